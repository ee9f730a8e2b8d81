/* bitnet_convert - converts models to GGUF files for bitnet.h

       cc -O2 tools/bitnet_convert.c -o bitnet_convert
       ./bitnet_convert my-model -o my-model.gguf --check

   INPUT is one of
       a folder from Hugging Face: config.json, *.safetensors (one file, or several with an index),
         tokenizer.model (SentencePiece, BPE) or tokenizer.json (BPE, of bytes or made from a
         SentencePiece model), and tokenizer_config.json;
       a GGUF file of any type that bitnet.h reads, or of ik_llama.cpp's IQ1_BN, IQ2_BN, IQ2_BN_R4;
       a llama2.c checkpoint (legacy .bin) with --tokenizer tokenizer.bin.

   How weights are converted. Packed and other ternary weights keep their codes. I2_S has one float
   scale per tensor, TQ1_0 and TQ2_0 have one half float per block of 256. Scales are rounded for
   the latter, and tensors whose scales differ cannot become I2_S. Floats that are ternary, in the
   whole tensor or in each block of the result's type, become codes. Master weights of BitNet
   models, in bf16, f16 or f32, become round(w / gamma) within -1..1, with the scale gamma =
   max(mean |w|, 1e-5), as in training. Memory holds only a few rows and the tokenizer.

   With --adapter, each projection that a LoRA adapter changes becomes W + (scale * alpha / rank) *
   (B A), in floats, summed over the ranks in ascending order, then rounded to F16. It is no longer
   ternary, because many of the changes are smaller than half the distance between two ternary
   weights, and rounding would lose them. Such a projection needs eight times the memory, is slower,
   and its activations are not quantized. The other projections keep their type. bitnet.h can also
   apply an adapter without merging.

   CONTENTS                                                            search for
       Problems, files, memory                                         >>problems
       JSON                                                            >>json
       Safetensors                                                     >>safetensors
       Rows of source tensors                                          >>rows
       Rows of the result                                              >>encode
       Parts: sources of the result's tensors                          >>parts
       An adapter, merged into the weights                             >>merge
       Making the data                                                 >>data
       Checking the result, and all of it in order                     >>check
       Vocabularies                                                    >>vocabulary
       Input: Hugging Face                                             >>huggingface
       Input: GGUF                                                     >>gguf-input
       Input: llama2.c                                                 >>llama2c
       The program                                                     >>main */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "bitnet_adapter.h"
#include "bitnet_schema.h"
#include "bitnet_writer.h"
#include "tool.h"

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("O2") /* fast loops even without compiler flags */
#endif

/* ==================================================
   >>problems   Problems, files, memory

   Each kind of problem has a name, which is printed with a message. A function that returns false
   has described its problem.
   ================================================== */

/* clang-format off */
#define PROBLEMS(X) \
    X(NONE) X(IO) X(OUTPUT) X(INTERRUPTED) \
    X(JSON_SYNTAX) X(JSON_DEPTH) X(JSON_SIZE) X(JSON_UTF8) X(JSON_KEY) X(JSON_VALUE) \
    X(SAFETENSORS_HEADER) X(SAFETENSORS_TYPE) X(SAFETENSORS_SHAPE) \
    X(SAFETENSORS_RANGE) X(SAFETENSORS_OVERLAP) \
    X(INPUT) X(CONFIG) X(TOKENIZER) \
    X(TENSOR_MISSING) X(TENSOR_UNKNOWN) X(TENSOR_SHAPE) \
    X(TENSOR_TYPE) X(TENSOR_CODE) X(TENSOR_SCALE) \
    X(NOT_FINITE) X(NOT_TERNARY) X(ROW_LENGTH) X(SCALES_DIFFER) X(CHECK)
/* clang-format on */

typedef enum problem_kind {
#define KIND(name) PROBLEM_##name,
    PROBLEMS(KIND)
#undef KIND
        PROBLEM_COUNT
} problem_kind;

typedef struct problem {
    problem_kind kind;
    char text[600];
    const char *output; /* must not be an input, because it is replaced; NULL: no output */
} problem;

static const char *problem_name(problem_kind kind) {
    static const char *const names[] = {
#define NAME(name) #name,
        PROBLEMS(NAME)
#undef NAME
    };
    return names[kind];
}

/* Describes a problem, keeping an earlier one, and returns false. %s %t %i as in bitnet.h. */
static bool fail(problem *p, problem_kind kind, const char *format, ...) {
    va_list arguments;
    if (p->kind != PROBLEM_NONE) return false;
    va_start(arguments, format);
    p->kind = kind;
    bitnet__format(p->text, sizeof p->text, format, arguments);
    va_end(arguments);
    return false;
}

/* A file that is read at any position; none of it stays in memory. */
typedef struct input_file {
    FILE *file;
    uint64_t size;
    char path[1024];
    const bitnet_gguf *gguf; /* set if it is the first part of several; offsets then span all
                                parts */
} input_file;

static bool keep_input(const char *path, problem *p) {
    return !p->output || !tool_same_file(path, p->output) ||
           fail(p, PROBLEM_OUTPUT, "the output '%s' would replace the input '%s'", p->output, path);
}

static bool open_input(input_file *f, const char *path, problem *p) {
    memset(f, 0, sizeof *f);
    if (snprintf(f->path, sizeof f->path, "%s", path) >= (int)sizeof f->path)
        return fail(p, PROBLEM_IO, "the path %s is too long", path);
    if (!keep_input(path, p)) return false;
    f->file = bitnet__open(path, "rb");
    if (!f->file) return fail(p, PROBLEM_IO, "%s cannot be opened: %s", path, tool_reason());
    if (bitnet__file_size(f->file, &f->size)) return true;
    fail(p, PROBLEM_IO, "%s cannot be read: %s", path, tool_reason());
    fclose(f->file);
    f->file = NULL;
    return false;
}

static bool read_at(const input_file *f, uint64_t offset, void *data, size_t size, problem *p) {
    const bitnet_gguf *part = f->gguf;
    for (; part && offset >= part->size && part->next; part = part->next) offset -= part->size;
    if (part ? part->reader.read(part->reader.user, offset, data, size) == size
             : offset <= f->size && size <= f->size - offset &&
                   bitnet__seek(f->file, offset, SEEK_SET) && fread(data, 1, size, f->file) == size)
        return true;
    return fail(p, PROBLEM_IO, "%s cannot be read at byte %i: %s", f->path, (int64_t)offset,
                ferror(f->file) ? tool_reason() : "it ends there");
}

/* Reads a whole file of at most `most` bytes and appends a zero. */
static char *read_all(const char *path, uint64_t most, size_t *size, problem *p) {
    input_file f;
    char *text = NULL;
    if (!open_input(&f, path, p)) return NULL;
    if (f.size > most) {
        fail(p, PROBLEM_IO, "%s is too large for a file of this kind", path);
    } else {
        text = (char *)tool_alloc((size_t)f.size + 1, 1);
        *size = (size_t)f.size;
        if (!read_at(&f, 0, text, *size, p)) free(text), text = NULL;
    }
    fclose(f.file);
    return text;
}

static bool file_exists(const char *path) {
    FILE *file = bitnet__open(path, "rb");
    if (file) fclose(file);
    return file != NULL;
}

/* Rejects a file of another kind and names the kind, if its first bytes identify it. */
static bool fail_as_foreign(const char *path, const uint8_t *head, size_t size, const char *wanted,
                            problem *p) {
    const char *kind = bitnet__foreign_kind(head, size);
    if (size == 0) kind = "empty";
    return fail(p, PROBLEM_INPUT, "%s: this is %s%s", path, kind ? kind : "not ",
                kind ? "" : wanted);
}

static int compare_strings(const void *a, const void *b) {
    const bitnet_string *x = (const bitnet_string *)a, *y = (const bitnet_string *)b;
    size_t length = x->length < y->length ? x->length : y->length;
    int order = memcmp(x->data, y->data, length);
    return order ? order : (x->length > y->length) - (x->length < y->length);
}

/* Sorts the names; fails if two are equal. */
static bool all_differ(bitnet_string *names, size_t count, const char *file, problem *p) {
    size_t i;
    qsort(names, count, sizeof *names, compare_strings);
    for (i = 1; i < count; i++)
        if (bitnet__equal(names[i - 1], names[i]))
            return fail(p, PROBLEM_JSON_KEY, "%s: '%t' appears twice", file, &names[i]);
    return true;
}

/* ==================================================
   >>json   JSON, as bitnet_schema.h reads it

   Look-ups treat NULL and values of another type as missing.
   ================================================== */

enum { JSON_SIZE = 256 << 20 };

typedef bitnet__json json;
typedef bitnet__json_value json_value;

/* Parses `size` bytes of text followed by a zero, which must outlive `j`. Free `j` in any case.
   `name` is the file's, for messages. */
static bool json_parse(json *j, const char *name, const char *text, size_t size, problem *p) {
    static const problem_kind kinds[] = {PROBLEM_IO,       PROBLEM_JSON_SYNTAX, PROBLEM_JSON_UTF8,
                                         PROBLEM_JSON_KEY, PROBLEM_JSON_DEPTH,  PROBLEM_JSON_SIZE};
    const bitnet_allocator memory = bitnet__allocator(NULL);
    bitnet_string all = {text, size};
    bitnet_error error;
    size_t mark = tool_mark(text, size);
    memset(j, 0, sizeof *j);
    if (size > mark && text[mark] != '{' && bitnet__foreign_kind((const uint8_t *)text, size))
        return fail_as_foreign(name, (const uint8_t *)text, size, "JSON", p);
    if (size > JSON_SIZE)
        return fail(p, PROBLEM_JSON_SIZE, "%s is too large for a model's JSON", name);
    if (bitnet__json_parse_most(j, all, INT32_MAX, &memory, &error) == BITNET_OK) return true;
    return fail(p, kinds[j->fault], "%s: broken JSON in %s", name, error.message);
}

static bool json_is(const json_value *v, bitnet__json_kind kind) { return v && v->kind == kind; }

static bitnet_string json_text(const json_value *v) {
    return json_is(v, BITNET__JSON_STRING) ? v->text : bitnet__string("");
}

/* The value of a key, or NULL. */
static const json_value *json_get(const json *j, const json_value *object, const char *key) {
    int32_t at = json_is(object, BITNET__JSON_OBJECT)
                     ? bitnet__json_find(j, (int32_t)(object - j->values), bitnet__string(key))
                     : -1;
    return at < 0 ? NULL : &j->values[at];
}

/* The first member of an object or array, or NULL. */
static const json_value *json_first(const json *j, const json_value *v, bitnet__json_kind kind) {
    return json_is(v, kind) && v->child >= 0 ? &j->values[v->child] : NULL;
}

static const json_value *json_next(const json *j, const json_value *v) {
    return v->next < 0 ? NULL : &j->values[v->next];
}

static bool json_is_true(const json *j, const json_value *object, const char *key) {
    return json_is(json_get(j, object, key), BITNET__JSON_TRUE);
}

/* A finite number. */
static bool json_double(const json_value *v, double *out) {
    if (!json_is(v, BITNET__JSON_NUMBER)) return false;
    *out = strtod(v->text.data, NULL);
    return *out >= -1e300 && *out <= 1e300;
}

/* A whole number within 0..2^53. */
static bool json_whole(const json_value *v, uint64_t *out) {
    double number;
    if (!json_double(v, &number) || number < 0 || number > 9007199254740992.0) return false;
    *out = (uint64_t)number;
    return (double)*out == number;
}

/* ==================================================
   >>safetensors   Safetensors: u64 length, a JSON header, data

   Checks every tensor's type, shape and byte range against the file and the other tensors before
   reading anything.
   ================================================== */

enum {
    SAFETENSORS_HEADER = 100 << 20,
    TYPE_PACKED = 1000, /* U8: a byte has four codes, of rows a quarter of the matrix apart */
    TYPE_OTHER = -1     /* another type, of known size */
};

/* How a checkpoint stores a value. */
typedef enum kept_as {
    KEPT_AS_IS,
    KEPT_LESS_ONE, /* a norm's gain minus 1, as in Gemma and Qwen3.5 */
    KEPT_AS_LOG    /* log(-x), for a recurrent state's decay */
} kept_as;

/* A tensor of an input. */
typedef struct tensor {
    bitnet_string name;
    const input_file *file;
    uint64_t offset, size; /* of the data in the file */
    int type, dimensions;
    uint64_t rows, columns; /* a vector is one row; with more than two dimensions, rows are the
                               first, and columns the product of the others */
    uint64_t stack;         /* number of stacked matrices of experts; 0: not experts */
    struct tensor **pieces; /* [stack], if each is a separate tensor */
    bool used;
    kept_as kept;
} tensor;

typedef struct tensor_list {
    tensor *items;
    size_t count, room;
} tensor_list;

static tensor *find_tensor(const tensor_list *list, const char *name) {
    size_t i;
    for (i = 0; i < list->count; i++)
        if (bitnet__is(list->items[i].name, name)) return &list->items[i];
    return NULL;
}

static bool safetensors_type(bitnet_string name, int *type, uint64_t *size) {
    static const struct {
        const char *name;
        int type, size;
    } types[] = {
        {"F32", BITNET_TYPE_F32, 4}, {"F16", BITNET_TYPE_F16, 2}, {"BF16", BITNET_TYPE_BF16, 2},
        {"U8", TYPE_PACKED, 1},      {"I8", TYPE_OTHER, 1},       {"BOOL", TYPE_OTHER, 1},
        {"F8_E4M3", TYPE_OTHER, 1},  {"F8_E5M2", TYPE_OTHER, 1},  {"I16", TYPE_OTHER, 2},
        {"U16", TYPE_OTHER, 2},      {"I32", TYPE_OTHER, 4},      {"U32", TYPE_OTHER, 4},
        {"I64", TYPE_OTHER, 8},      {"U64", TYPE_OTHER, 8},      {"F64", TYPE_OTHER, 8}};
    size_t i;
    for (i = 0; i < sizeof types / sizeof *types; i++)
        if (bitnet__is(name, types[i].name)) {
            *type = types[i].type;
            *size = (uint64_t)types[i].size;
            return true;
        }
    return false;
}

/* Reads one entry of the header; data must be within `data`..`end` of the file. */
static bool safetensors_entry(const json *j, const json_value *v, uint64_t data, uint64_t end,
                              tensor *t, problem *p) {
    const json_value *shape = json_get(j, v, "shape"), *side;
    const json_value *range = json_first(j, json_get(j, v, "data_offsets"), BITNET__JSON_ARRAY);
    const json_value *range_end = range ? json_next(j, range) : NULL;
    uint64_t bytes, from, to, size;
    memset(t, 0, sizeof *t);
    t->name = v->key;
    if (!safetensors_type(json_text(json_get(j, v, "dtype")), &t->type, &bytes))
        return fail(p, PROBLEM_SAFETENSORS_TYPE, "%t has an unknown dtype", &t->name);
    if (!json_is(shape, BITNET__JSON_ARRAY) || shape->count > 8)
        return fail(p, PROBLEM_SAFETENSORS_SHAPE, "%t has no shape", &t->name);
    t->rows = t->columns = 1;
    t->dimensions = (int)shape->count;
    for (side = json_first(j, shape, BITNET__JSON_ARRAY); side; side = json_next(j, side)) {
        bool first = json_next(j, side) && side == json_first(j, shape, BITNET__JSON_ARRAY);
        uint64_t *product = first ? &t->rows : &t->columns;
        if (!json_whole(side, &size) || size == 0 || size > (uint64_t)1 << 48 ||
            *product > ((uint64_t)1 << 48) / size)
            return fail(p, PROBLEM_SAFETENSORS_SHAPE, "%t has an impossible shape", &t->name);
        *product *= size;
    }
    if (!range_end || json_next(j, range_end) || !json_whole(range, &from) ||
        !json_whole(range_end, &to) || from > to || to > end - data)
        return fail(p, PROBLEM_SAFETENSORS_RANGE,
                    "%t is not within the file, which may be truncated", &t->name);
    t->size = to - from;
    t->offset = data + from;
    if (t->size % bytes || t->size / bytes % t->columns || t->size / bytes / t->columns != t->rows)
        return fail(p, PROBLEM_SAFETENSORS_RANGE,
                    "%t has %i bytes, which do not match its shape and dtype", &t->name,
                    (int64_t)t->size);
    return true;
}

static int compare_offsets(const void *a, const void *b) {
    const tensor *x = *(const tensor *const *)a, *y = *(const tensor *const *)b;
    return (x->offset > y->offset) - (x->offset < y->offset);
}

static bool safetensors_overlap(const tensor_list *list, size_t first, problem *p) {
    size_t count = list->count - first, i;
    const tensor **order = (const tensor **)tool_alloc(count, sizeof *order);
    bool good = true;
    for (i = 0; i < count; i++) order[i] = &list->items[first + i];
    qsort(order, count, sizeof *order, compare_offsets);
    for (i = 1; i < count && good; i++)
        if (order[i - 1]->offset + order[i - 1]->size > order[i]->offset)
            good = fail(p, PROBLEM_SAFETENSORS_OVERLAP, "%t and %t overlap", &order[i - 1]->name,
                        &order[i]->name);
    free(order);
    return good;
}

/* Adds the tensors of a file's header, which has `length` bytes of text and a zero. `header` owns
   their names; free it in any case. */
static bool safetensors_header(const input_file *f, const char *text, size_t length, json *header,
                               tensor_list *list, problem *p) {
    const json_value *entry;
    uint64_t data = 8 + (uint64_t)length;
    size_t first = list->count;
    if (!json_parse(header, f->path, text, length, p)) return false;
    for (entry = json_first(header, header->values, BITNET__JSON_OBJECT); entry;
         entry = json_next(header, entry)) {
        tool_grow(&list->items, &list->room, list->count + 1, sizeof *list->items);
        if (bitnet__is(entry->key, "__metadata__")) continue;
        if (!safetensors_entry(header, entry, data, f->size, &list->items[list->count], p))
            return false;
        list->items[list->count++].file = f;
    }
    return safetensors_overlap(list, first, p);
}

/* Opens a file of tensors. `header` owns their names; free it in any case. */
static bool safetensors_open(input_file *f, const char *path, tensor_list *list, json *header,
                             problem *p) {
    uint8_t head[64];
    size_t size;
    uint64_t length = 0;
    char *text;
    bool good;
    memset(header, 0, sizeof *header);
    if (!open_input(f, path, p)) return false;
    size = f->size < sizeof head ? (size_t)f->size : sizeof head;
    if (!read_at(f, 0, head, size, p)) return false;
    if (size > 8) length = bitnet__load_u64(head);
    if (size <= 8 || head[8] != '{') return fail_as_foreign(path, head, size, "safetensors", p);
    if (length < 2 || length > SAFETENSORS_HEADER)
        return fail(p, PROBLEM_SAFETENSORS_HEADER,
                    "%s: a header of %i bytes is impossible: is the file damaged?", path,
                    (int64_t)length);
    if (length > f->size - 8)
        return fail(p, PROBLEM_SAFETENSORS_HEADER,
                    "%s: its header has %i bytes, the file only %i: it was cut short; download it "
                    "again",
                    path, (int64_t)length, (int64_t)f->size);
    text = (char *)tool_alloc((size_t)length + 1, 1);
    good = read_at(f, 8, text, (size_t)length, p) &&
           safetensors_header(f, text, (size_t)length, header, list, p);
    free(text);
    return good;
}

/* ==================================================
   >>rows   Rows of source tensors

   Reads a row at a time, as floats or as ternary codes (weight + 1, a byte each) with a scale per
   256 of them, from any type. A table at the end of >>encode has the differences between types.
   ================================================== */

enum { MOST_COLUMNS = 1 << 20, SPAN = 64 /* columns that share a scale in all types */ };

/* Buffers for a row in each format. */
typedef struct workspace {
    uint8_t *raw, *codes;
    float *floats, *scales;
} workspace;

static void workspace_create(workspace *w) {
    w->raw = (uint8_t *)tool_alloc(MOST_COLUMNS + 64, 4);
    w->codes = (uint8_t *)tool_alloc(MOST_COLUMNS + 256, 1);
    w->floats = (float *)tool_alloc(MOST_COLUMNS + 256, sizeof(float));
    w->scales = (float *)tool_alloc(MOST_COLUMNS / SPAN + 4, sizeof(float));
}

static void workspace_free(workspace *w) {
    free(w->raw);
    free(w->codes);
    free(w->floats);
    free(w->scales);
}

/* What the converter knows about a type beyond the library's bitnet__type. */
typedef struct form {
    int type, file_type; /* llama.cpp's and bitnet.cpp's file type */
    /* For types whose rows the library does not know: a scale, then blocks. */
    uint64_t scale, values, bytes;
    /* Reads a row into w->codes, and its scales, if it has any, into w->scales; NULL: not
       ternary. */
    bool (*read)(const tensor *t, uint64_t row, workspace *w, problem *p);
    /* Writes a block of codes, or a row of floats; NULL: never written. */
    void (*block)(const bitnet__type *type, const uint8_t *codes, uint8_t *out);
    void (*floats)(const float *x, uint64_t columns, uint8_t *out);
    bool groups;       /* its blocks have separate scales that matter */
    float miss, least; /* tolerated rounding: relative to the block's largest weight, and
                          absolute */
} form;

/* A type's entry, or an empty one. */
static const form *form_of(int type);

static bool is_ternary(int type) { return form_of(type)->read != NULL; }

/* A row's bytes; 0 if unknown, or if the row does not fill its blocks. */
static uint64_t row_bytes(int type, uint64_t columns) {
    const form *f = form_of(type);
    if (!f->values) return bitnet_type_row_size(type, columns);
    return columns % f->values ? 0 : f->scale + columns / f->values * f->bytes;
}

static void fill_scales(float *scales, uint64_t columns, float scale) {
    uint64_t i;
    for (i = 0; i < (columns + SPAN - 1) / SPAN; i++) scales[i] = scale;
}

/* Reads `count` rows from `row` on into w->raw. */
static bool read_raw(const tensor *t, uint64_t row, uint64_t count, workspace *w, problem *p) {
    uint64_t bytes = row_bytes(t->type, t->columns);
    return read_at(t->file, t->offset + row * bytes, w->raw, (size_t)(bytes * count), p);
}

/* Rows r, r + n, r + 2n, r + 3n share bytes, lowest bits first. */
static bool read_packed(const tensor *t, uint64_t row, workspace *w, problem *p) {
    uint64_t quarter = t->rows / 4, i;
    if (!read_raw(t, row % quarter, 1, w, p)) return false;
    for (i = 0; i < t->columns; i++) w->codes[i] = (uint8_t)(w->raw[i] >> 2 * (row / quarter) & 3);
    return true;
}

/* All rows are one stream; a row may begin inside a block. */
static bool read_i2s(const tensor *t, uint64_t row, workspace *w, problem *p) {
    uint64_t first = row * t->columns / 128 * 128;
    uint64_t end = (row * t->columns + t->columns + 127) / 128 * 128;
    if (!read_at(t->file, t->offset + first / 4, w->raw, (size_t)((end - first) / 4), p))
        return false;
    bitnet__i2s_codes(w->raw, 32, (size_t)(row * t->columns - first), (size_t)t->columns, w->codes);
    return true;
}

/* Blocks that the library can decode. */
static bool read_blocks(const tensor *t, uint64_t row, workspace *w, problem *p) {
    const bitnet__type *type = bitnet__type_of(t->type);
    const uint8_t *raw = w->raw;
    uint64_t i;
    if (!read_raw(t, row, 1, w, p)) return false;
    for (i = 0; i < t->columns; i += type->values, raw += type->bytes) {
        type->codes(raw, w->codes + i);
        fill_scales(w->scales + i / SPAN, type->values,
                    bitnet__half_to_float(bitnet__load_u16(raw + type->scale)));
    }
    return true;
}

/* 64 weights of IQ1_BN: 12 bytes of five base-3 digits, lowest first; every 16th weight is a digit
   of the last byte. */
static void iq1_codes(const uint8_t *block, uint8_t *codes) {
    static const uint8_t power[5] = {81, 27, 9, 3, 1};
    int k, n;
    for (k = 0; k < 12; k++)
        for (n = 0; n < 5; n++)
            codes[k / 3 * 16 + k % 3 * 5 + n] = (uint8_t)((uint8_t)(block[k] * power[n]) * 3 >> 8);
    for (n = 0; n < 4; n++)
        codes[n * 16 + 15] = (uint8_t)((uint8_t)(block[12] * power[n]) * 3 >> 8);
}

/* ik_llama.cpp's types begin each row with its scale, a half or a float. */
static bool read_iq1(const tensor *t, uint64_t row, workspace *w, problem *p) {
    uint64_t i;
    if (!read_raw(t, row, 1, w, p)) return false;
    fill_scales(w->scales, t->columns, bitnet__half_to_float(bitnet__load_u16(w->raw)));
    for (i = 0; i < t->columns / 64; i++) iq1_codes(w->raw + 2 + 13 * i, w->codes + 64 * i);
    return true;
}

static bool read_iq2(const tensor *t, uint64_t row, workspace *w, problem *p) {
    uint64_t i;
    if (!read_raw(t, row, 1, w, p)) return false;
    fill_scales(w->scales, t->columns, bitnet__load_f32(w->raw));
    for (i = 0; i < t->columns; i++)
        w->codes[i] = (uint8_t)(w->raw[4 + i / 64 * 16 + i % 16] >> 2 * (i / 16 % 4) & 3);
    return true;
}

/* Four interleaved rows after their four scales. */
static bool read_iq2_r4(const tensor *t, uint64_t row, workspace *w, problem *p) {
    uint64_t k = row % 4, i;
    if (!read_raw(t, row - k, 4, w, p)) return false;
    fill_scales(w->scales, t->columns, bitnet__load_f32(w->raw + 4 * k));
    for (i = 0; i < t->columns; i++) {
        uint8_t four = w->raw[16 + i / 64 * 64 + 4 * k + i % 4 + i / 16 % 4 * 16];
        w->codes[i] = (uint8_t)(four >> 2 * (i / 4 % 4) & 3);
    }
    return true;
}

/* The tensor that contains the row; `*row` becomes its index in that tensor. */
static const tensor *holder_of(const tensor *t, uint64_t *row) {
    uint64_t each = t->pieces ? t->rows / t->stack : 0, expert = each ? *row / each : 0;
    *row -= expert * each;
    return t->pieces ? t->pieces[expert] : t;
}

/* The scale after all codes of an I2_S tensor. */
static bool i2s_scale(const tensor *t, float *scale, problem *p) {
    return read_at(t->file, t->offset + t->rows * t->columns / 4, scale, 4, p);
}

/* Fills w->codes and w->scales from a row of a ternary tensor. `scale` is the tensor's, if it has
   only one. */
static bool read_codes(const tensor *t, uint64_t row, float scale, workspace *w, problem *p) {
    const uint8_t *codes = w->codes;
    uint8_t found = 0;
    uint64_t i;
    t = holder_of(t, &row);
    fill_scales(w->scales, t->columns, scale);
    if (!form_of(t->type)->read(t, row, w, p)) return false;
    for (i = 0; i < t->columns; i++) found |= codes[i] & codes[i] >> 1;
    if (found & 1 && bitnet__type_of(t->type)->largest != 3)
        return fail(p, PROBLEM_TENSOR_CODE, "%t has the code 3, which is not a weight", &t->name);
    for (i = 0; i < (t->columns + SPAN - 1) / SPAN; i++)
        if (!bitnet__is_finite(w->scales[i]))
            return fail(p, PROBLEM_NOT_FINITE, "%t has a scale that is not a number", &t->name);
    return true;
}

/* Fills w->floats from a row; for a ternary tensor through w->codes and w->scales. */
static bool read_floats(const tensor *t, uint64_t row, float scale, workspace *w, problem *p) {
    uint64_t i;
    t = holder_of(t, &row);
    if (is_ternary(t->type)) {
        if (!read_codes(t, row, scale, w, p)) return false;
        for (i = 0; i < t->columns; i++)
            w->floats[i] = (float)(w->codes[i] - 1) * w->scales[i / SPAN];
        return true;
    }
    if (!read_raw(t, row, 1, w, p)) return false;
    bitnet__type_of(t->type)->expand(w->raw, (int)t->columns, w->floats);
    for (i = 0; i < t->columns && t->kept == KEPT_LESS_ONE; i++) w->floats[i] += 1;
    for (i = 0; i < t->columns && t->kept == KEPT_AS_LOG; i++)
        w->floats[i] = (float)-bitnet__exp_double((double)w->floats[i]);
    for (i = 0; i < t->columns; i++)
        if (!bitnet__is_finite(w->floats[i]))
            return fail(p, PROBLEM_NOT_FINITE, "%t has a weight that is not a number", &t->name);
    return true;
}

/* Checks that the tensor's rows can be read: type, block size, range. */
static bool check_tensor(const tensor *t, problem *p) {
    uint64_t need, i;
    for (i = 0; t->pieces && i < t->stack; i++)
        if (!check_tensor(t->pieces[i], p)) return false;
    if (t->pieces) return true;
    if (!is_ternary(t->type) && !bitnet__is_float_type(t->type))
        return fail(p, PROBLEM_TENSOR_TYPE, "%t is of a type that cannot be converted (%s)",
                    &t->name, bitnet_type_name(t->type));
    if (t->columns > MOST_COLUMNS || (t->dimensions > 2 && !t->stack))
        return fail(p, PROBLEM_TENSOR_SHAPE, "%t has an impossible shape", &t->name);
    need = t->type == BITNET_TYPE_I2_S ? t->rows * t->columns / 4 + 32
           : t->type == TYPE_PACKED    ? t->rows / 4 * t->columns
                                       : t->rows * row_bytes(t->type, t->columns);
    if (need == 0 || (t->type == BITNET_TYPE_I2_S && t->rows * t->columns % 128) ||
        ((t->type == TYPE_PACKED || t->type == BITNET_TYPE_IQ2_BN_R4) && t->rows % 4))
        return fail(p, PROBLEM_TENSOR_SHAPE, "%t does not fill the blocks of its type", &t->name);
    if (t->offset > t->file->size || need > t->file->size - t->offset)
        return fail(p, PROBLEM_IO, "%t extends past the end of the file", &t->name);
    return true;
}

/* ==================================================
   >>encode   Rows of the result
   ================================================== */

static void store_half(uint8_t *out, float x) {
    uint16_t half = bitnet__float_to_half(x);
    memcpy(out, &half, 2);
}

/* Rounds any float to a whole number within limits; NaN becomes the lowest. */
static int round_within(float x, int low, int high) {
    if (!(x > (float)low)) return low;
    if (x >= (float)high) return high;
    return (int)bitnet__round(x);
}

static void encode_f32(const float *x, uint64_t columns, uint8_t *out) {
    memcpy(out, x, (size_t)columns * 4);
}

static void encode_f16(const float *x, uint64_t columns, uint8_t *out) {
    uint64_t i;
    for (i = 0; i < columns; i++) store_half(out + 2 * i, x[i]);
}

/* 32 weights: a half d = largest / 127, then signed bytes. */
static void q8_0_block(const float *x, uint8_t *out) {
    float most = 0, d;
    int i;
    for (i = 0; i < 32; i++) {
        float a = x[i] < 0 ? -x[i] : x[i];
        if (a > most) most = a;
    }
    d = most / 127;
    store_half(out, d);
    for (i = 0; i < 32; i++)
        out[2 + i] = (uint8_t)(int8_t)round_within(d > 0 ? x[i] / d : 0, -127, 127);
}

/* The step whose multiples -32..31 represent 16 weights best: tries steps near largest / -32, by
   least squares. */
static float best_step(const float *x) {
    float most = 0, best = 0, best_gain = 0;
    int i, k;
    for (i = 0; i < 16; i++)
        if ((x[i] < 0 ? -x[i] : x[i]) > (most < 0 ? -most : most)) most = x[i];
    if (!bitnet__is_finite(33 / most)) return 0; /* too small for a half */
    for (k = -9; k <= 9; k++) {
        float inverse = -(32 + 0.1f * (float)k) / most, xq = 0, qq = 0;
        for (i = 0; i < 16; i++) {
            float q = (float)round_within(x[i] * inverse, -32, 31);
            xq += x[i] * q;
            qq += q * q;
        }
        if (qq > 0 && xq * xq > best_gain * qq) best_gain = xq * xq / qq, best = xq / qq;
    }
    return best;
}

/* 256 weights: 128 bytes of low nibbles, 64 of high bit pairs, 16 scales, half d; see bitnet.h. */
static void q6_k_block(const float *x, uint8_t *out) {
    float step[16], most = 0, d;
    int b, i;
    memset(out, 0, 210);
    for (b = 0; b < 16; b++) {
        step[b] = best_step(x + 16 * b);
        if ((step[b] < 0 ? -step[b] : step[b]) > (most < 0 ? -most : most)) most = step[b];
    }
    store_half(out + 208, most / -128);
    d = bitnet__half_to_float(bitnet__load_u16(out + 208));
    for (b = 0; b < 16; b++) {
        int scale = d != 0 ? round_within(step[b] / d, -128, 127) : 0;
        out[192 + b] = (uint8_t)(int8_t)scale;
        for (i = 16 * b; i < 16 * b + 16; i++) {
            int half = i / 128, g = i / 32 % 4, j = i % 32;
            int q = scale ? round_within(x[i] / (d * (float)scale), -32, 31) + 32 : 32;
            out[64 * half + 32 * (g % 2) + j] |= (uint8_t)((q & 15) << (g < 2 ? 0 : 4));
            out[128 + 32 * half + j] |= (uint8_t)(q >> 4 << 2 * g);
        }
    }
}

static void encode_q8_0(const float *x, uint64_t columns, uint8_t *out) {
    uint64_t i;
    for (i = 0; i < columns; i += 32) q8_0_block(x + i, out + i / 32 * 34);
}

static void encode_q6_k(const float *x, uint64_t columns, uint8_t *out) {
    uint64_t i;
    for (i = 0; i < columns; i += 256) q6_k_block(x + i, out + i / 256 * 210);
}

/* Five codes per byte, as a fraction of 256 in base 3, rounded up. */
static void encode_base3(const uint8_t *codes, int count, int digits, uint8_t *out) {
    int i, n;
    for (i = 0; i < count; i++) {
        unsigned value = 0;
        for (n = 0; n < 5; n++) value = value * 3 + (n < digits ? codes[n * count + i] : 0u);
        out[i] = (uint8_t)((value * 256 + 242) / 243);
    }
}

static void encode_tq1(const bitnet__type *type, const uint8_t *codes, uint8_t *out) {
    (void)type;
    encode_base3(codes, 32, 5, out);
    encode_base3(codes + 160, 16, 5, out + 32);
    encode_base3(codes + 240, 4, 4, out + 48);
}

static void encode_tq2(const bitnet__type *type, const uint8_t *codes, uint8_t *out) {
    int half, i;
    (void)type;
    for (half = 0; half < 2; half++, codes += 128)
        for (i = 0; i < 32; i++)
            out[32 * half + i] =
                (uint8_t)(codes[i] | codes[i + 32] << 2 | codes[i + 64] << 4 | codes[i + 96] << 6);
}

static void encode_q1(const bitnet__type *type, const uint8_t *codes, uint8_t *out) {
    int i;
    memset(out, 0, (size_t)type->bytes);
    for (i = 0; i < (int)type->values; i++) out[2 + i / 8] |= (uint8_t)(codes[i] / 2 << i % 8);
}

/* Q2_0 and PQ2_0 */
static void encode_q2(const bitnet__type *type, const uint8_t *codes, uint8_t *out) {
    int i;
    memset(out, 0, (size_t)type->bytes);
    for (i = 0; i < (int)type->values; i++) out[2 + i / 4] |= (uint8_t)(codes[i] << i % 4 * 2);
}

static void encode_ptq1(const bitnet__type *type, const uint8_t *codes, uint8_t *out) {
    (void)type;
    encode_base3(codes, 16, 5, out);
    encode_base3(codes + 80, 8, 5, out + 16);
    encode_base3(codes + 120, 2, 4, out + 24);
}

/* Halves may be denormal, off by 2^-25: the tolerances are 127 and 128 * 32 times that. */
static const form forms[] = {
    {BITNET_TYPE_F32, 0, 0, 0, 0, NULL, NULL, encode_f32, false, 0, 0},
    {BITNET_TYPE_F16, 1, 0, 0, 0, NULL, NULL, encode_f16, false, 0, 0},
    {BITNET_TYPE_Q8_0, 7, 0, 0, 0, NULL, NULL, encode_q8_0, false, 0.0045f, 4e-6f},
    {BITNET_TYPE_Q6_K, 18, 0, 0, 0, NULL, NULL, encode_q6_k, false, 0.06f, 1.3e-4f},
    {BITNET_TYPE_I2_S, 40, 0, 0, 0, read_i2s, NULL, NULL, false, 0, 0},
    {BITNET_TYPE_TQ1_0, 36, 0, 0, 0, read_blocks, encode_tq1, NULL, false, 0, 0},
    {BITNET_TYPE_TQ2_0, 37, 0, 0, 0, read_blocks, encode_tq2, NULL, false, 0, 0},
    {BITNET_TYPE_Q1_0, 27, 0, 0, 0, read_blocks, encode_q1, NULL, true, 0, 0},
    {BITNET_TYPE_Q2_0, 28, 0, 0, 0, read_blocks, encode_q2, NULL, true, 0, 0},
    {BITNET_TYPE_PQ2_0, 28, 0, 0, 0, read_blocks, encode_q2, NULL, true, 0, 0},
    {BITNET_TYPE_PTQ1_0, 28, 0, 0, 0, read_blocks, encode_ptq1, NULL, true, 0, 0},
    {BITNET_TYPE_IQ1_BN, 0, 2, 64, 13, read_iq1, NULL, NULL, false, 0, 0},
    {BITNET_TYPE_IQ2_BN, 0, 4, 64, 16, read_iq2, NULL, NULL, false, 0, 0},
    {BITNET_TYPE_IQ2_BN_R4, 0, 4, 64, 16, read_iq2_r4, NULL, NULL, false, 0, 0},
    {TYPE_PACKED, 0, 0, 1, 1, read_packed, NULL, NULL, false, 0, 0},
};

static const form *form_of(int type) {
    static const form unknown = {-1, 0, 0, 0, 0, NULL, NULL, NULL, false, 0, 0};
    size_t i;
    for (i = 0; i < sizeof forms / sizeof *forms; i++)
        if (forms[i].type == type) return &forms[i];
    return &unknown;
}

/* Are all halves in a row, weights or block scales, finite? */
static bool halves_fit(int type, const uint8_t *row, size_t size) {
    size_t block = (size_t)bitnet__type_of(type)->bytes;
    size_t at = type == BITNET_TYPE_Q6_K ? block - 2 : 0;
    if (type == BITNET_TYPE_F32) return true; /* no halves */
    for (; at < size; at += block)
        if ((bitnet__load_u16(row + at) & 0x7C00) == 0x7C00) return false;
    return true;
}

/* ==================================================
   >>parts      Parts: sources of the result's tensors

   A part is one tensor of the result. A survey of each part determines its scale and whether it can
   be converted. Then the writer reads the data, which are made row by row.
   ================================================== */

/* How a part's weights are made from its tensor's. */
typedef enum method {
    METHOD_FLOATS, /* unchanged, in the result's type */
    METHOD_CODES,  /* the tensor is ternary */
    METHOD_EXACT,  /* floats that are all 0 or +- one value */
    METHOD_GROUPS, /* floats for which this holds within each block of the result's type */
    METHOD_ABSMEAN /* floats made ternary by absmean */
} method;

/* How a part reorders its tensor's rows or columns. */
typedef struct order {
    uint64_t heads; /* rows of each head go from (i, i + d/2) to (2i, 2i + 1); 0: unchanged */
    /* A recurrent state's heads, of `width` rows from `first` on. The tensor groups them by key
       head, `each` for each of `keys`; the result begins with the first head of each key head.
       Width 0: none. */
    uint64_t first, width, keys, each;
} order;

typedef struct part {
    char name[64];
    tensor *from;
    int type, dimensions;
    uint64_t rows, columns;
    order down, across; /* of rows, and of columns */
    method how;
    float scale;  /* of a ternary tensor without block scales; otherwise determined by the survey */
    float factor; /* multiplies the tensor's scales */
    bool master;  /* weights trained for absmean */
    const bitnet__pair *pair; /* of the adapter to merge; NULL: none */
    struct conversion *conversion;
} part;

typedef struct options {
    const char *input, *output, *tokenizer, *pre, *adapter, *set;
    int type, embedding; /* embedding -1: not given */
    bool quantize, check;
} options;

typedef struct conversion {
    options o;
    bitnet_gguf_writer *writer;
    part *parts;
    size_t part_count, part_room;
    tensor_list tensors;
    workspace w;
    problem p;
    double rounding;    /* the largest relative change of a scale */
    int group;          /* for bitnet.activation_group; -1: unknown */
    bitnet_model *base; /* the model of the adapter to merge; NULL: none */
    bitnet_adapter *adapter;
    float adapter_scale, *low, *sum; /* A as floats, of `low_of`; a buffer for a row of B A */
    int merged;                      /* projections that it changes */
    const part *low_of;
    uint64_t done, total; /* weights surveyed and written */
    /* the part that is being written */
    const part *current;
    uint64_t row;    /* the next one */
    uint8_t *buffer; /* bytes ready to take: [taken, made) */
    size_t taken, made;
    size_t pending; /* codes in w.codes that do not yet fill a block of I2_S */
    uint8_t left[128];
} conversion;

static void show_progress(conversion *c, const char *what, uint64_t weights) {
    c->done += weights;
    tool_progress(what, (double)c->done, (double)(c->total + 1));
}

/* The position in the tensor of head `head` of a recurrent state. */
static uint64_t source_head(const order *o, uint64_t head) {
    return head % o->keys * o->each + head / o->keys;
}

/* The tensor's row for a row of the part. */
static uint64_t source_row(const part *t, uint64_t row) {
    const order *o = &t->down;
    uint64_t d = o->heads ? t->rows / o->heads : 1, i = row % d;
    if (o->width && row >= o->first) {
        i = row - o->first;
        return o->first + source_head(o, i / o->width) * o->width + i % o->width;
    }
    return o->heads ? row - i + i % 2 * (d / 2) + i / 2 : row;
}

/* Puts a row's items, each `size` bytes for `columns` columns, into the part's order. */
static void reorder(const part *t, void *items, size_t size, uint64_t columns, workspace *w) {
    const order *o = &t->across;
    size_t bytes = (size_t)(o->width / columns) * size;
    uint64_t head;
    if (!o->width) return;
    memcpy(w->raw, items, bytes * (size_t)(o->keys * o->each));
    for (head = 0; head < o->keys * o->each; head++)
        memcpy((uint8_t *)items + bytes * head, w->raw + bytes * source_head(o, head), bytes);
}

/* w->floats of a row of the part. */
static bool part_floats(const part *t, uint64_t row, float scale, workspace *w, problem *p) {
    if (!read_floats(t->from, source_row(t, row), scale, w, p)) return false;
    reorder(t, w->floats, sizeof *w->floats, 1, w);
    return true;
}

static float absolute(float x) { return x < 0 ? -x : x; }

/* The magnitude of all nonzero weights; -1: they differ. */
static float only_value(const float *x, uint64_t count) {
    float value = 0;
    uint64_t i;
    for (i = 0; i < count; i++) {
        if (x[i] != 0 && value != 0 && absolute(x[i]) != value) return -1;
        if (x[i] != 0) value = absolute(x[i]);
    }
    return value;
}

/* Converts w->floats to codes, with each block's value as its scale. */
static void exact_groups(const part *t, workspace *w) {
    uint64_t values = bitnet__type_of(t->type)->values, i;
    for (i = 0; i < t->columns; i++)
        w->codes[i] = (uint8_t)(1 + (w->floats[i] > 0) - (w->floats[i] < 0));
    for (i = 0; i < t->columns; i += values)
        fill_scales(w->scales + i / SPAN, values, only_value(w->floats + i, values) * t->factor);
}

/* Applies absmean to each block of w->floats; for Q1_0, which has no zeros, takes the signs. */
static void absmean_groups(const part *t, workspace *w) {
    uint64_t values = bitnet__type_of(t->type)->values, first, i;
    for (first = 0; first < t->columns; first += values) {
        const float *x = w->floats + first;
        double sum = 0;
        float inverse, scale;
        for (i = 0; i < values; i++) sum += x[i] < 0 ? -(double)x[i] : (double)x[i];
        scale = (float)(sum / (double)values);
        inverse = scale > 0 ? 1 / scale : 0;
        for (i = 0; i < values; i++)
            w->codes[first + i] = t->type == BITNET_TYPE_Q1_0
                                      ? (uint8_t)(x[i] < 0 ? 0 : 2)
                                      : (uint8_t)(1 + round_within(x[i] * inverse, -1, 1));
        fill_scales(w->scales + first / SPAN, values, scale * t->factor);
    }
}

/* Makes codes and scales of a row of the result from any tensor. */
static bool part_codes(const part *t, uint64_t row, workspace *w, problem *p) {
    float inverse = t->scale > 0 ? 1 / t->scale : 0;
    uint64_t i;
    if (t->how == METHOD_CODES) {
        if (!read_codes(t->from, source_row(t, row), t->scale, w, p)) return false;
        reorder(t, w->codes, 1, 1, w);
        reorder(t, w->scales, sizeof *w->scales, SPAN, w);
        for (i = 0; i < (t->columns + SPAN - 1) / SPAN && t->factor != 1; i++)
            w->scales[i] *= t->factor;
        return true;
    }
    if (!part_floats(t, row, 1, w, p)) return false;
    if (t->how == METHOD_GROUPS) return exact_groups(t, w), true;
    if (t->how == METHOD_ABSMEAN && form_of(t->type)->groups) return absmean_groups(t, w), true;
    fill_scales(w->scales, t->columns, t->scale * t->factor);
    for (i = 0; i < t->columns; i++)
        w->codes[i] =
            (uint8_t)(t->how == METHOD_EXACT ? 1 + (w->floats[i] > 0) - (w->floats[i] < 0)
                                             : 1 + round_within(w->floats[i] * inverse, -1, 1));
    return true;
}

/* ---- the survey */

/* Records how much a scale changes when rounded to a half. */
static bool survey_half(conversion *c, const part *t, float scale) {
    float half = bitnet__half_to_float(bitnet__float_to_half(scale));
    double change = scale != 0 ? (double)absolute(half - scale) / (double)absolute(scale) : 0;
    if (!bitnet__is_finite(half) || (half == 0 && scale != 0))
        return fail(&c->p, PROBLEM_TENSOR_SCALE, "%s: its scale does not fit a half float",
                    t->name);
    if (change > c->rounding) c->rounding = change;
    return true;
}

static bool needs_halves(int type) {
    return bitnet__type_of(type)->codes || type == BITNET_TYPE_F16;
}

/* Finds a ternary tensor's scale, and whether there is only one. */
static bool survey_scales(conversion *c, part *t, bool *one) {
    uint64_t row, i, k;
    float scale = 0;
    bool any = false;
    *one = true;
    if (t->from->type == BITNET_TYPE_I2_S) return i2s_scale(t->from, &t->scale, &c->p);
    if (t->from->type == TYPE_PACKED) return true;
    for (row = 0; row < t->rows && !tool_stopped; row++) {
        if (!read_codes(t->from, row, t->scale, &c->w, &c->p)) return false;
        for (i = 0; i < (t->columns + SPAN - 1) / SPAN; i++) {
            uint64_t end = SPAN * i + SPAN < t->columns ? SPAN * i + SPAN : t->columns;
            for (k = SPAN * i; k < end && c->w.codes[k] == 1; k++) {
            }
            if (k == end) continue; /* zeros need no scale */
            if (!any) scale = c->w.scales[i];
            any = true;
            if (c->w.scales[i] != scale) *one = false;
            if (needs_halves(t->type) && !survey_half(c, t, c->w.scales[i] * t->factor))
                return false;
        }
        show_progress(c, "survey", t->columns);
    }
    t->scale = scale;
    return true;
}

/* Sets *groups if each block of the part has only one value. */
static bool survey_groups(conversion *c, const part *t, bool *groups) {
    uint64_t values = bitnet__type_of(t->type)->values, row, i;
    *groups = t->type != BITNET_TYPE_I2_S;
    for (row = 0; row < t->rows && *groups && !tool_stopped; row++) {
        if (!part_floats(t, row, 1, &c->w, &c->p)) return false;
        for (i = 0; i < t->columns && *groups; i += values) {
            float value = only_value(c->w.floats + i, values);
            *groups = value >= 0;
            if (*groups && !survey_half(c, t, value * t->factor)) return false;
        }
    }
    return true;
}

/* Reads all floats of a tensor: are they ternary, what is gamma, and if not ternary, how close is
   absmean? */
static bool survey_floats(conversion *c, part *t) {
    uint64_t row, i, ternary = 0;
    bool groups;
    double sum = 0, error = 0, squares = 0, count = (double)t->rows * (double)t->columns;
    float most = 0, gamma;
    for (row = 0; row < t->rows && !tool_stopped; row++) {
        if (!read_floats(t->from, row, 1, &c->w, &c->p)) return false;
        for (i = 0; i < t->columns; i++) {
            float a = absolute(c->w.floats[i]);
            if (a > most) most = a;
            sum += (double)a;
        }
        show_progress(c, "survey", t->columns);
    }
    gamma = (float)(sum / count);
    if (gamma < 1e-5f) gamma = 1e-5f;
    t->scale = gamma;
    t->how = METHOD_ABSMEAN;
    if (t->master) return true;
    for (row = 0; row < t->rows && !tool_stopped; row++) {
        if (!read_floats(t->from, row, 1, &c->w, &c->p)) return false;
        for (i = 0; i < t->columns; i++) {
            float x = c->w.floats[i];
            double miss = (double)x - (double)gamma * round_within(x / gamma, -1, 1);
            ternary += x == 0 || absolute(x) == most;
            error += miss * miss;
            squares += (double)x * (double)x;
        }
    }
    if (ternary == t->rows * t->columns) {
        t->scale = most;
        t->how = METHOD_EXACT;
        return true;
    }
    if (!survey_groups(c, t, &groups)) return false;
    if (groups) return t->how = METHOD_GROUPS, true;
    error = bitnet__sqrt_double(error / squares);
    printf("%s is not ternary: %.2f%% of its weights are 0 or +-%.4g; absmean would change them by "
           "%.1f%% (root mean square)\n",
           t->name, 100 * (double)ternary / count, (double)most, 100 * error);
    if (c->o.quantize) return true;
    return fail(&c->p, PROBLEM_NOT_TERNARY,
                "%s: the weights are not ternary, and a model that was not trained for it does not "
                "survive the conversion; --quantize converts them anyway, --type F16 keeps them",
                t->name);
}

static bool survey(conversion *c, part *t) {
    bool ternary = is_ternary(t->type), one = true;
    problem *p = &c->p;
    if (t->type == BITNET_TYPE_I2_S && t->rows * t->columns % 128)
        return fail(p, PROBLEM_ROW_LENGTH,
                    "%s has %i weights, not a multiple of I2_S's 128: choose another --type",
                    t->name, (int64_t)(t->rows * t->columns));
    if (t->type != BITNET_TYPE_I2_S && bitnet_type_row_size(t->type, t->columns) == 0)
        return fail(p, PROBLEM_ROW_LENGTH,
                    "%s has rows of %i, which do not fill blocks of %s: choose another --type",
                    t->name, (int64_t)t->columns, bitnet_type_name(t->type));
    if (is_ternary(t->from->type)) {
        t->how = METHOD_CODES;
        if (!survey_scales(c, t, &one)) return false;
    } else if (ternary || t->master) {
        if (!survey_floats(c, t)) return false;
    } else {
        t->how = METHOD_FLOATS;
        return true;
    }
    if (!bitnet__is_finite(t->scale * t->factor))
        return fail(p, PROBLEM_TENSOR_SCALE, "%s: its scale is not a finite number", t->name);
    if (t->type == BITNET_TYPE_I2_S && !one)
        return fail(p, PROBLEM_SCALES_DIFFER,
                    "%s has scales that differ, and I2_S has only "
                    "one; use TQ1_0, TQ2_0 or Q2_0",
                    t->name);
    return !needs_halves(t->type) || t->how == METHOD_GROUPS ||
           survey_half(c, t, t->scale * t->factor);
}

/* ==================================================
   >>merge   An adapter, merged into the weights

   The pairs are those that bitnet.h reads, for the model being converted.
   ================================================== */

/* Loads the adapter and the model that it must fit. */
static bool open_adapter(conversion *c) {
    bitnet_model_options options;
    bitnet_error error;
    memset(&options, 0, sizeof options);
    options.threads = 1;
    options.no_repack = true;
    c->base = bitnet_model_load_file(c->o.input, &options, &error);
    if (!c->base) return fail(&c->p, PROBLEM_INPUT, "%s", error.message);
    c->adapter = tool_adapter(c->base, c->o.adapter, &c->adapter_scale);
    if (!c->adapter) return fail(&c->p, PROBLEM_INPUT, "nothing was written");
    c->low = (float *)tool_alloc((size_t)c->adapter->rank,
                                 bitnet__widest(&c->base->info) * sizeof(float));
    c->sum = (float *)tool_alloc(bitnet__widest(&c->base->info), sizeof(float));
    return true;
}

static void close_adapter(conversion *c) {
    bitnet_adapter_free(c->adapter);
    bitnet_model_free(c->base);
    free(c->low);
    free(c->sum);
}

/* A tensor's role: 0 a projection, 1 the embedding or the head, 2 anything else. */
static int role_of(bitnet_string name) {
    bitnet_string what;
    int layer, part = bitnet__part_of(~(uint64_t)0, name, &layer, &what);
    if (part == BITNET__DELTA_ALPHA || part == BITNET__DELTA_BETA || part == BITNET__ROUTER)
        return 2; /* small, and floats */
    if (part < 0 || !bitnet__is_matrix(part) || !bitnet__is(what, "weight")) return 2;
    if (part >= BITNET__MTP_JOIN) return 2; /* an MTP head's */
    return part < BITNET__LAYER_PARTS ? 0 : 1;
}

/* Finds the adapter's addition to a projection; one that gets none keeps its type. */
static bool find_pair(conversion *c, const bitnet_gguf *g, part *t) {
    bitnet_string what;
    char path[64];
    int layer, k = bitnet__part_of(~(uint64_t)0, t->from->name, &layer, &what);
    if (!c->adapter || role_of(t->from->name) != 0) return true;
    if (layer < c->base->info.layers && k < BITNET__MATRICES) /* the last layers are the MTP head */
        t->pair = &c->adapter->pairs[layer * BITNET__MATRICES + k];
    if (!t->pair || t->pair->rank == 0) {
        t->pair = NULL;
        t->type = t->from->type;
        return true;
    }
    c->merged++;
    return !bitnet__find_layer_tensor(g, layer, bitnet__parts[k].name, "scale", path) ||
           fail(&c->p, PROBLEM_TENSOR_SCALE,
                "%s multiplies a projection that the adapter changes: "
                "merging into such a model is not supported",
                path);
}

/* Adds a row of factor * B A to w->floats. */
static void merge_row(conversion *c, const part *t, uint64_t row, workspace *w) {
    const bitnet__pair *pair = t->pair;
    float factor = bitnet__pair_factor(c->adapter, pair, c->adapter_scale);
    const float *b = pair->b +
                     (size_t)(row / BITNET__PAIR_ROWS) * (size_t)pair->rank * BITNET__PAIR_ROWS +
                     row % BITNET__PAIR_ROWS;
    size_t n = (size_t)t->columns, bytes = (size_t)bitnet_type_row_size(pair->type, t->columns), i;
    int j;
    for (j = 0; j < pair->rank && c->low_of != t; j++)
        bitnet__type_of(pair->type)
            ->expand(pair->a + (size_t)j * bytes, (int)n, c->low + (size_t)j * n);
    c->low_of = t;
    for (i = 0; i < n; i++) c->sum[i] = 0;
    for (j = 0; j < pair->rank; j++)
        for (i = 0; i < n; i++)
            c->sum[i] = c->sum[i] + b[j * BITNET__PAIR_ROWS] * c->low[(size_t)j * n + i];
    for (i = 0; i < n; i++) w->floats[i] = w->floats[i] + factor * c->sum[i];
}

/* ==================================================
   >>data   Making the data
   ================================================== */

/* Makes the blocks of a row of w->codes in a type with a scale per block. They may differ from the
   input's blocks, so scales may conflict within one, or codes may not fit. */
static bool make_blocks(conversion *c, const part *t, uint8_t *out) {
    const bitnet__type *type = bitnet__type_of(t->type);
    const form *f = form_of(t->type);
    uint64_t first, i;
    for (first = 0; first < t->columns; first += type->values, out += type->bytes) {
        const uint8_t *codes = c->w.codes + first;
        float scale = c->w.scales[first / SPAN];
        bool any = false;
        for (i = 0; i < type->values; i++) {
            float of_code = c->w.scales[(first + i) / SPAN];
            if (codes[i] > type->largest || (t->type == BITNET_TYPE_Q1_0 && codes[i] % 2))
                return fail(&c->p, PROBLEM_TENSOR_CODE,
                            "%s has weights of %s, which %s cannot represent", t->name,
                            codes[i] == 1 ? "0" : "+2", type->name);
            if (codes[i] == 1) continue; /* zeros need no scale */
            if (any && of_code != scale)
                return fail(&c->p, PROBLEM_SCALES_DIFFER,
                            "%s has scales that differ within %i weights, and %s has one scale "
                            "for these; Q2_0 has one for 64",
                            t->name, (int64_t)type->values, type->name);
            any = true;
            scale = of_code;
        }
        f->block(type, codes, out);
        store_half(out + type->scale, any || f->groups ? scale : 0);
    }
    c->made = (size_t)(out - c->buffer);
    return true;
}

/* Makes the current part's next row; for I2_S, as many blocks as the codes fill. */
static bool make_row(conversion *c) {
    const part *t = c->current;
    const tensor *from;
    uint64_t row = c->row++, at = source_row(t, row), i;
    uint8_t *out = c->buffer;
    c->taken = c->made = 0;
    if (!is_ternary(t->type)) {
        c->made = (size_t)bitnet_type_row_size(t->type, t->columns);
        from = holder_of(t->from, &at);
        if (t->how == METHOD_FLOATS && t->type == from->type && from->kept == KEPT_AS_IS &&
            !t->pair && !t->across.width)
            /* the same bits */
            return read_at(from->file, from->offset + at * c->made, out, c->made, &c->p);
        if (t->how == METHOD_FLOATS) {
            if (!part_floats(t, row, 1, &c->w, &c->p)) return false;
        } else {
            if (!part_codes(t, row, &c->w, &c->p)) return false;
            for (i = 0; i < t->columns; i++)
                c->w.floats[i] = (float)(c->w.codes[i] - 1) * c->w.scales[i / SPAN];
        }
        if (t->pair) merge_row(c, t, row, &c->w);
        form_of(t->type)->floats(c->w.floats, t->columns, out);
        return halves_fit(t->type, out, c->made) ||
               fail(&c->p, PROBLEM_NOT_FINITE,
                    "%s has weights that are too large for the half floats of %s; use "
                    "--embedding F32 or --type F32",
                    t->name, bitnet_type_name(t->type));
    }
    if (!part_codes(t, row, &c->w, &c->p)) return false;
    if (t->type != BITNET_TYPE_I2_S) return make_blocks(c, t, out);
    for (i = 0; i < t->columns; i++) {
        c->left[c->pending++] = c->w.codes[i];
        if (c->pending < 128) continue;
        bitnet__i2s_pack(c->left, out);
        out += 32;
        c->pending = 0;
    }
    if (c->row == t->rows) { /* the end of the tensor: the scale, eight times */
        float scale = t->scale * t->factor;
        for (i = 0; i < 8; i++, out += 4) memcpy(out, &scale, 4);
    }
    c->made = (size_t)(out - c->buffer);
    return true;
}

/* The writer's reader of a part's data, called in order. */
static size_t make_data(void *user, uint64_t offset, void *data, size_t size) {
    const part *t = (const part *)user;
    conversion *c = t->conversion;
    size_t given = 0;
    if (offset == 0) {
        c->current = t;
        c->row = 0;
        c->taken = c->made = c->pending = 0;
    }
    while (given < size) {
        size_t n = c->made - c->taken < size - given ? c->made - c->taken : size - given;
        memcpy((uint8_t *)data + given, c->buffer + c->taken, n);
        given += n;
        c->taken += n;
        if (given == size) break;
        if (tool_stopped) fail(&c->p, PROBLEM_INTERRUPTED, "interrupted: nothing was written");
        if (c->p.kind != PROBLEM_NONE || c->row == t->rows || !make_row(c)) return given;
        show_progress(c, "write", t->columns);
    }
    return given;
}

/* Adds a part, which the caller may adjust until it adds the next. */
static part *add_part(conversion *c, const char *name, tensor *from, int type) {
    part *t;
    tool_grow(&c->parts, &c->part_room, c->part_count + 1, sizeof *c->parts);
    t = &c->parts[c->part_count++];
    memset(t, 0, sizeof *t);
    snprintf(t->name, sizeof t->name, "%s", name);
    from->used = true;
    t->from = from;
    t->type = type;
    t->dimensions = from->stack ? 3 : from->dimensions == 2 ? 2 : 1;
    t->rows = from->rows;
    t->columns = from->columns;
    t->factor = 1;
    t->conversion = c;
    return t;
}

/* ==================================================
   >>check   Checking the result, and all of it in order

   Loads the file as a model and compares a sample of rows with the input: ternary weights must have
   the input's signs and scale, those made by absmean must be the nearest of three values, and
   others may differ by rounding.
   ================================================== */

enum { CHECKED_ROWS = 32 };

/* Lists all tensors of a GGUF file, which is read through `f`. */
static void list_gguf(const bitnet_gguf *g, const input_file *f, tensor_list *list) {
    size_t i;
    for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
        const bitnet_gguf_tensor *from = bitnet_gguf_tensor_at(g, i);
        tensor *t;
        tool_grow(&list->items, &list->room, list->count + 1, sizeof *list->items);
        t = &list->items[list->count++];
        memset(t, 0, sizeof *t);
        t->name = from->name;
        t->file = f;
        t->offset = from->offset;
        t->type = from->type;
        t->dimensions = from->dimensions;
        t->columns = from->shape[0];
        t->rows = 1;
        if (from->dimensions == 2) t->rows = from->shape[1];
        if (from->dimensions == 3) t->stack = from->shape[2], t->rows = from->shape[1] * t->stack;
    }
}

/* Can `after` be the result of converting `before`? `largest` is the largest weight with the same
   scale. */
static bool near_enough(const part *t, float before, float after, float largest) {
    const form *f = form_of(t->type);
    float miss = absolute(after - before), gamma = t->scale * t->factor;
    bool same = t->type == BITNET_TYPE_F32 || t->type == BITNET_TYPE_I2_S ||
                (t->type == t->from->type && !t->pair);
    if (f->miss > 0) return miss <= largest * f->miss + f->least;
    if (t->how != METHOD_ABSMEAN)
        return same ? miss == 0 : miss <= absolute(before) * 0.0005f + 3e-8f;
    if (f->groups) /* of its own block */
        return miss <= 1.002f * largest && (after >= 0) == (before >= 0 || after == 0);
    before = before * t->factor;
    miss = absolute(after - before);
    return miss <= 1.0015f * absolute(before) + 1e-30f &&
           miss <= 1.0015f * absolute(absolute(before) - gamma) + 0.0015f * gamma;
}

static bool check_part(conversion *c, const part *t, const tensor *made, workspace *after,
                       uint64_t *rows) {
    uint64_t k, i, n, step = t->rows / CHECKED_ROWS + 1;
    float scale = t->scale;
    if (made->type == BITNET_TYPE_I2_S && !i2s_scale(made, &scale, &c->p)) return false;
    for (k = 0; k < t->rows; k += step, ++*rows) {
        if (!part_floats(t, k, t->scale, &c->w, &c->p) ||
            !read_floats(made, k, scale, after, &c->p))
            return false;
        if (t->pair) merge_row(c, t, k, &c->w);
        for (i = 0; i < t->columns; i++) {
            float largest = 0, before = c->w.floats[i];
            for (n = i / 256 * 256; n < t->columns && n < i / 256 * 256 + 256; n++)
                if (absolute(c->w.floats[n]) > largest) largest = absolute(c->w.floats[n]);
            if (t->how != METHOD_FLOATS && t->how != METHOD_ABSMEAN) before *= t->factor;
            if (!near_enough(t, before, after->floats[i], largest))
                return fail(&c->p, PROBLEM_CHECK, "%s: row %i of the output differs from the input",
                            t->name, (int64_t)k);
        }
    }
    return true;
}

static bool check_result(conversion *c) {
    bitnet_model_options options;
    bitnet_error error;
    bitnet_model *model;
    bitnet_gguf *g;
    input_file f;
    tensor_list list = {NULL, 0, 0};
    workspace after;
    uint64_t rows = 0;
    size_t i;
    bool good;
    c->p.output = NULL; /* it is now an input */
    memset(&options, 0, sizeof options);
    options.threads = 1;
    options.no_repack = true;
    model = bitnet_model_load_file(c->o.output, &options, &error);
    if (!model) return fail(&c->p, PROBLEM_CHECK, "%s", error.message);
    bitnet_model_free(model);
    g = bitnet_gguf_open_file(c->o.output, NULL, &error);
    if (!g) return fail(&c->p, PROBLEM_CHECK, "%s", error.message);
    good = open_input(&f, c->o.output, &c->p);
    workspace_create(&after);
    if (good) list_gguf(g, &f, &list);
    for (i = 0; i < c->part_count && good; i++) {
        const part *t = &c->parts[i];
        tensor *made = find_tensor(&list, t->name);
        if (made && t->dimensions == 1) made->rows = t->rows, made->columns = t->columns;
        good = made ? check_part(c, t, made, &after, &rows)
                    : fail(&c->p, PROBLEM_CHECK, "%s is missing in the output", t->name);
    }
    if (good)
        printf("checked: it loads, and %lu rows of %lu tensors are correct\n", (unsigned long)rows,
               (unsigned long)c->part_count);
    workspace_free(&after);
    free(list.items);
    if (f.file) fclose(f.file);
    bitnet_gguf_free(g);
    return good;
}

/* Records how to quantize activations, because this may not follow from the result's types as it
   did from the input's; models trained for absmean have one scale per token. */
static void add_activation_group(conversion *c) {
    size_t i;
    for (i = 0; i < c->part_count && c->group < 0; i++)
        if (c->parts[i].master || c->parts[i].from->type == TYPE_PACKED) c->group = 0;
    if (c->group >= 0)
        bitnet_gguf_add_u32(c->writer, "bitnet.activation_group", (uint32_t)c->group);
}

/* Surveys all parts, then writes the file. */
static bool convert_parts(conversion *c) {
    bitnet_error error;
    size_t i;
    error.result = BITNET_OK;
    add_activation_group(c);
    for (i = 0; i < c->part_count; i++) {
        part *t = &c->parts[i];
        if (!check_tensor(t->from, &c->p)) return false;
        c->total += t->rows * t->columns;
        if (is_ternary(t->type) && t->from->type != BITNET_TYPE_I2_S &&
            t->from->type != TYPE_PACKED)
            c->total += t->rows * t->columns; /* for the survey */
    }
    for (i = 0; i < c->part_count; i++) {
        part *t = &c->parts[i];
        bitnet_reader reader;
        uint64_t shape[3];
        if (!survey(c, t)) return false;
        if (tool_stopped) return fail(&c->p, PROBLEM_INTERRUPTED, "interrupted");
        shape[0] = t->dimensions == 1 ? t->rows * t->columns : t->columns;
        shape[1] = t->dimensions == 3 ? t->rows / t->from->stack : t->rows;
        shape[2] = t->from->stack;
        reader.read = make_data;
        reader.user = t;
        reader.size = t->type == BITNET_TYPE_I2_S
                          ? t->rows * t->columns / 4 + 32
                          : bitnet_type_row_size(t->type, t->columns) * t->rows;
        bitnet_gguf_add_tensor_reader(c->writer, t->name, t->type, t->dimensions, shape, &reader);
    }
    bitnet_gguf_write_file(c->writer, c->o.output, &error);
    tool_progress("", 1, 1);
    if (c->p.kind != PROBLEM_NONE) return false;
    if (error.result != BITNET_OK) return fail(&c->p, PROBLEM_IO, "%s", error.message);
    return !c->o.check || check_result(c);
}

/* ==================================================
   >>vocabulary   Vocabularies

   Converts tokenizer.json, a SentencePiece model (protobuf) or llama2.c's tokenizer to the keys
   tokenizer.ggml.... Each id below `count` gets a token; if the source has none for it, one that
   never occurs.
   ================================================== */

enum {
    KIND_NORMAL = 1,
    KIND_UNKNOWN,
    KIND_CONTROL,
    KIND_USER,
    KIND_UNUSED,
    KIND_BYTE,
    MOST_TOKENS = 1 << 22
};

typedef struct vocabulary {
    const char *model, *pre; /* "gpt2" or "llama" */
    size_t count;
    bitnet_string *tokens;
    float *scores;
    int32_t *types; /* 0: no token has this id yet */
    bitnet_string *merges;
    size_t merge_count, merge_room;
    json source;      /* that strings are in */
    char *memory[64]; /* the same */
    int memories;
    int64_t bos, eos, unknown, pad; /* -1: none */
    int add_bos, add_space;         /* -1: not given */
} vocabulary;

static void vocabulary_create(vocabulary *v, size_t count) {
    memset(v, 0, sizeof *v);
    v->count = count;
    v->tokens = (bitnet_string *)tool_alloc(count, sizeof *v->tokens);
    v->scores = (float *)tool_alloc(count, sizeof *v->scores);
    v->types = (int32_t *)tool_alloc(count, sizeof *v->types);
    v->bos = v->eos = v->unknown = v->pad = -1;
    v->add_bos = v->add_space = -1;
}

static void vocabulary_free(vocabulary *v) {
    free(v->tokens);
    free(v->scores);
    free(v->types);
    free(v->merges);
    bitnet__json_free(&v->source);
    while (v->memories > 0) free(v->memory[--v->memories]);
}

/* Keeps memory until the vocabulary is freed. */
static char *keep(vocabulary *v, char *memory) { return v->memory[v->memories++] = memory; }

static bool set_token(vocabulary *v, uint64_t id, bitnet_string text, float score, int type,
                      problem *p) {
    if (id >= v->count)
        return fail(p, PROBLEM_TOKENIZER,
                    "token '%t' has the id %i, but the model has only %i tokens", &text,
                    (int64_t)id, (int64_t)v->count);
    if (v->types[id] && !bitnet__equal(v->tokens[id], text))
        return fail(p, PROBLEM_TOKENIZER, "'%t' and '%t' have the same id", &v->tokens[id], &text);
    v->tokens[id] = text;
    v->scores[id] = score;
    v->types[id] = type;
    return true;
}

static bool contains(bitnet_string text, const char *part) {
    size_t n = strlen(part), i;
    for (i = 0; i + n <= text.length; i++)
        if (memcmp(text.data + i, part, n) == 0) return true;
    return false;
}

static bool is_enclosed(bitnet_string text, const char *begin, const char *end) {
    size_t a = strlen(begin), b = strlen(end);
    return text.length >= a + b && !memcmp(text.data, begin, a) &&
           !memcmp(text.data + text.length - b, end, b);
}

/* The type of an added token: ordinary text, or a control token that text never becomes. Some
   checkpoints call control tokens text; llama.cpp recognizes them by name. */
static int kind_of_added(bitnet_string name, bool special) {
    static const char *const others[] = {"<pad>", "<mask>", "<2mass>", "[@BOS@]"};
    size_t i;
    for (i = 0; i < sizeof others / sizeof *others; i++)
        special = special || bitnet__is(name, others[i]);
    return special || is_enclosed(name, "<|", "|>") || is_enclosed(name, "<unused", ">") ||
                   is_enclosed(name, "<\xEF\xBD\x9C", "\xEF\xBD\x9C>")
               ? KIND_CONTROL
               : KIND_USER;
}

/* These tokens are found before spaces become U+2581, so their names have spaces. */
static void spell_blanks(vocabulary *v) {
    static const char blank[] = "\xE2\x96\x81";
    size_t size = 0, i;
    char *out;
    for (i = 0; i < v->count; i++)
        if (v->types[i] == KIND_USER) size += v->tokens[i].length;
    out = keep(v, (char *)tool_alloc(size, 1));
    for (i = 0; i < v->count; i++) {
        bitnet_string name = v->tokens[i];
        if (v->types[i] != KIND_USER || !contains(name, blank)) continue;
        v->tokens[i].data = out;
        for (; name.length; name.data++, name.length--) {
            bool found = name.length >= 3 && !memcmp(name.data, blank, 3);
            *out++ = found ? ' ' : *name.data;
            if (found) name.data += 2, name.length -= 2;
        }
        v->tokens[i].length = (size_t)(out - v->tokens[i].data);
    }
}

/* Gives every id a token and adds all keys. */
static void add_vocabulary(bitnet_gguf_writer *g, vocabulary *v) {
    char *names = keep(v, (char *)tool_alloc(v->count, 32));
    bool llama = strcmp(v->model, "llama") == 0;
    size_t i;
    if (llama) spell_blanks(v);
    for (i = 0; i < v->count; i++) {
        if (v->types[i]) continue;
        snprintf(names + 32 * i, 32, "[PAD%lu]", (unsigned long)i);
        v->tokens[i] = bitnet__string(names + 32 * i);
        v->types[i] = KIND_UNUSED;
        v->scores[i] = -1000;
    }
    bitnet_gguf_add_string(g, "tokenizer.ggml.model", v->model);
    bitnet_gguf_add_string(g, "tokenizer.ggml.pre", v->pre);
    bitnet_gguf_add_strings(g, "tokenizer.ggml.tokens", v->tokens, v->count);
    if (llama)
        bitnet_gguf_add_array(g, "tokenizer.ggml.scores", BITNET_GGUF_F32, v->scores, v->count);
    bitnet_gguf_add_array(g, "tokenizer.ggml.token_type", BITNET_GGUF_I32, v->types, v->count);
    if (!llama) bitnet_gguf_add_strings(g, "tokenizer.ggml.merges", v->merges, v->merge_count);
    if (v->bos >= 0) bitnet_gguf_add_u32(g, "tokenizer.ggml.bos_token_id", (uint32_t)v->bos);
    if (v->eos >= 0) bitnet_gguf_add_u32(g, "tokenizer.ggml.eos_token_id", (uint32_t)v->eos);
    if (v->unknown >= 0)
        bitnet_gguf_add_u32(g, "tokenizer.ggml.unknown_token_id", (uint32_t)v->unknown);
    if (v->pad >= 0) bitnet_gguf_add_u32(g, "tokenizer.ggml.padding_token_id", (uint32_t)v->pad);
    if (v->add_bos >= 0) bitnet_gguf_add_bool(g, "tokenizer.ggml.add_bos_token", v->add_bos == 1);
    if (v->add_space >= 0)
        bitnet_gguf_add_bool(g, "tokenizer.ggml.add_space_prefix", v->add_space == 1);
}

/* ---- tokenizer.json */

/* The first object within `v` of this "type", or NULL. */
static const json_value *json_find_type(const json *j, const json_value *v, const char *type) {
    const json_value *found = NULL, *member;
    if (bitnet__is(json_text(json_get(j, v, "type")), type)) return v;
    member = v && v->child >= 0 ? &j->values[v->child] : NULL;
    for (; member && !found; member = json_next(j, member)) found = json_find_type(j, member, type);
    return found;
}

/* The name of the pre-tokenizer, or NULL if unknown. */
static const char *find_pretokenizer(const json *j) {
    const json_value *rules = json_get(j, j->values, "pre_tokenizer");
    const json_value *split = json_find_type(j, rules, "Split");
    const json_value *levels = json_find_type(j, rules, "ByteLevel");
    bitnet_string regex = json_text(json_get(j, json_get(j, split, "pattern"), "Regex"));
    if (!levels) return NULL;
    if (json_find_type(j, rules, "Digits") && json_find_type(j, rules, "Punctuation"))
        return "falcon";
    if (contains(regex, "(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|")) {
        if (contains(regex, "|\\p{N}{1,3}|")) return "llama-bpe";
        if (contains(regex, "|\\p{N}|")) return "qwen2";
    }
    if (!split && !json_is(json_get(j, levels, "use_regex"), BITNET__JSON_FALSE)) {
        const json_value *digits = json_find_type(j, rules, "Digits");
        if (!digits) return "gpt-2";
        if (json_is_true(j, digits, "individual_digits")) return "starcoder";
    }
    return NULL;
}

/* Adds a merge "left right", given as a string or an array of two. */
static bool add_merge(vocabulary *v, const json *j, const json_value *m, char **room, problem *p) {
    const json_value *one = json_first(j, m, BITNET__JSON_ARRAY),
                     *two = one ? json_next(j, one) : NULL;
    bitnet_string merge = json_text(m);
    if (json_is(one, BITNET__JSON_STRING) && json_is(two, BITNET__JSON_STRING) && m->count == 2) {
        bitnet_string left = json_text(one), right = json_text(two);
        merge.data = *room;
        merge.length = left.length + 1 + right.length;
        memcpy(*room, left.data, left.length);
        (*room)[left.length] = ' ';
        memcpy(*room + left.length + 1, right.data, right.length);
        *room += merge.length;
    }
    if (merge.length < 3)
        return fail(p, PROBLEM_TOKENIZER, "merge %i is not a pair", (int64_t)v->merge_count);
    tool_grow(&v->merges, &v->merge_room, v->merge_count + 1, sizeof *v->merges);
    v->merges[v->merge_count++] = merge;
    return true;
}

/* Does the file replace spaces by U+2581? If so, also: does it put one before each text? */
static bool find_blanks(vocabulary *v, const json *j) {
    const json_value *rules = json_get(j, j->values, "normalizer");
    const json_value *blank = json_find_type(j, rules, "Replace");
    const json_value *meta =
        json_find_type(j, json_get(j, j->values, "pre_tokenizer"), "Metaspace");
    bool replaced =
        bitnet__is(json_text(json_get(j, blank, "content")), "\xE2\x96\x81") &&
        bitnet__is(json_text(json_get(j, json_get(j, blank, "pattern"), "String")), " ");
    v->add_space = json_find_type(j, rules, "Prepend") != NULL;
    if (meta && !bitnet__is(json_text(json_get(j, meta, "prepend_scheme")), "never") &&
        !json_is(json_get(j, meta, "add_prefix_space"), BITNET__JSON_FALSE))
        v->add_space = 1;
    return replaced || meta;
}

static bitnet_string token_name(const void *owner, uint32_t id) {
    return ((const vocabulary *)owner)->tokens[id];
}

/* <0x00> to <0xFF> */
static bool is_byte_name(bitnet_string s) {
    const char *digits = "0123456789ABCDEF";
    return s.length == 6 && !memcmp(s.data, "<0x", 3) && s.data[5] == '>' &&
           strchr(digits, s.data[3]) && strchr(digits, s.data[4]);
}

/* SentencePiece has scores instead of merges: higher scores are merged first, so a token's score is
   minus the index of the first merge that makes it. Tokens without a merge come last. `room` is
   large enough for any token; `unknown` is the name of the unknown token. */
static bool score_tokens(vocabulary *v, char *room, bitnet_string unknown, problem *p) {
    bitnet_allocator a = bitnet__allocator(NULL);
    const bitnet__slot *slot;
    bitnet__table names;
    bool good = bitnet__table_begin(&names, &a, v->count, token_name, v);
    uint32_t id;
    size_t i;
    for (id = 0; good && id < v->count; id++) {
        if (!v->types[id]) continue;
        bitnet__table_add(&names, bitnet__hash_of(v->tokens[id]), id);
        if (v->types[id] == KIND_NORMAL && is_byte_name(v->tokens[id])) v->types[id] = KIND_BYTE;
        v->scores[id] = v->types[id] == KIND_BYTE ? 0 : -(float)v->merge_count;
    }
    good = (good && bitnet__table_end(&names, &a)) || fail(p, PROBLEM_IO, "out of memory");
    for (i = v->merge_count; good && i-- > 0;) {
        bitnet_string merge = v->merges[i], made;
        const char *blank = (const char *)memchr(merge.data, ' ', merge.length);
        size_t left = blank ? (size_t)(blank - merge.data) : 0;
        memcpy(room, merge.data, left);
        made.data = room;
        made.length = merge.length - (blank != NULL);
        memcpy(room + left, merge.data + left + (blank != NULL), made.length - left);
        slot = bitnet__table_find(&names, bitnet__hash_of(made), made);
        if (slot) v->scores[slot->index] = -(float)i;
        else
            good =
                fail(p, PROBLEM_TOKENIZER, "merge %i makes a text that is not a token", (int64_t)i);
    }
    slot = good ? bitnet__table_find(&names, bitnet__hash_of(unknown), unknown) : NULL;
    if (slot) v->unknown = slot->index, v->types[slot->index] = KIND_UNKNOWN;
    bitnet__table_free(&names, &a);
    return good;
}

/* Reads the tokens that are matched before text is split. */
static bool read_json_added(vocabulary *v, const json *j, problem *p) {
    const json_value *added = json_get(j, j->values, "added_tokens"), *item;
    uint64_t id;
    for (item = json_first(j, added, BITNET__JSON_ARRAY); item; item = json_next(j, item)) {
        bitnet_string name = json_text(json_get(j, item, "content"));
        int type = kind_of_added(name, json_is_true(j, item, "special"));
        if (!json_whole(json_get(j, item, "id"), &id) || !name.length)
            return fail(p, PROBLEM_TOKENIZER, "an added token has no id or name");
        if (!set_token(v, id, name, 0, type, p)) return false;
    }
    return true;
}

/* Does the file begin texts with a special token? */
static void find_json_bos(vocabulary *v, const json *j) {
    const json_value *process =
        json_find_type(j, json_get(j, j->values, "post_processor"), "TemplateProcessing");
    const json_value *single = json_get(j, process, "single");
    if (json_is(single, BITNET__JSON_ARRAY))
        v->add_bos = json_get(j, json_first(j, single, BITNET__JSON_ARRAY), "SpecialToken") != NULL;
}

/* Sets how text is split before merging: by `pre` if given, else by the file. */
static bool read_json_rule(vocabulary *v, const json *j, bool pieces, const char *pre, problem *p) {
    v->model = pieces ? "llama" : "gpt2";
    v->pre = pieces ? "default" : pre ? pre : find_pretokenizer(j);
    if (pieces && !find_blanks(v, j))
        return fail(p, PROBLEM_TOKENIZER,
                    "tokenizer.json splits text by an unknown rule; add tokenizer.model to the "
                    "folder");
    return v->pre || fail(p, PROBLEM_TOKENIZER,
                          "tokenizer.json splits text by an unknown rule; name it by "
                          "--pre llama-bpe, gpt-2, qwen2, falcon or another");
}

/* Reads BPE, of bytes or, if single bytes are only a fallback, in SentencePiece's format. */
static bool read_tokenizer_json(vocabulary *v, const char *text, size_t size, const char *pre,
                                problem *p) {
    const json *j = &v->source;
    const json_value *model, *tokens, *merges, *item;
    char *first =
        keep(v, (char *)tool_alloc(size + 1, 2)); /* for merges, which are shorter here than in the
                                                     file */
    char *room = first + size + 1;
    uint64_t id;
    bool pieces;
    if (!json_parse(&v->source, "tokenizer.json", text, size, p)) return false;
    model = json_get(j, j->values, "model");
    tokens = json_get(j, model, "vocab");
    merges = json_get(j, model, "merges");
    pieces = json_is_true(j, model, "byte_fallback");
    if (!json_is(tokens, BITNET__JSON_OBJECT) || !json_is(merges, BITNET__JSON_ARRAY))
        return fail(p, PROBLEM_TOKENIZER, "tokenizer.json has no BPE vocabulary");
    if (!read_json_rule(v, j, pieces, pre, p)) return false;
    for (item = json_first(j, tokens, BITNET__JSON_OBJECT); item; item = json_next(j, item)) {
        if (!json_whole(item, &id))
            return fail(p, PROBLEM_TOKENIZER, "a token has an impossible id");
        if (!set_token(v, id, item->key, 0, KIND_NORMAL, p)) return false;
    }
    for (item = json_first(j, merges, BITNET__JSON_ARRAY); item; item = json_next(j, item))
        if (!add_merge(v, j, item, &room, p)) return false;
    if (!read_json_added(v, j, p)) return false;
    find_json_bos(v, j);
    return !pieces || score_tokens(v, first, json_text(json_get(j, model, "unk_token")), p);
}

/* ---- SentencePiece: a protobuf message; field 1 is a token (1: text, 2: score, 3: type), field 2
   the trainer's settings (3: kind of model; 40 to 43: ids), field 3 the normalizer's */

typedef struct protobuf {
    const uint8_t *at, *end;
    int field, wire;
    uint64_t number;     /* of wire types 0 and 5 */
    bitnet_string bytes; /* of wire type 2 */
} protobuf;

static bool protobuf_varint(protobuf *m, uint64_t *out) {
    int shift;
    for (*out = 0, shift = 0; shift < 64 && m->at < m->end; shift += 7) {
        uint8_t byte = *m->at++;
        *out |= (uint64_t)(byte & 127) << shift;
        if (byte < 128) return true;
    }
    return false;
}

/* Reads the next field; false at the end. If the message is malformed, `at` is then before
   `end`. */
static bool protobuf_next(protobuf *m) {
    const uint8_t *start = m->at;
    uint64_t key, n = 0;
    if (m->at == m->end) return false;
    if (protobuf_varint(m, &key) && key >> 3 > 0 && key >> 3 < 1 << 20) {
        m->field = (int)(key >> 3);
        m->wire = (int)(key & 7);
        switch (m->wire) {
        case 0:
            if (protobuf_varint(m, &m->number)) return true;
            break;
        case 2:
            if (!protobuf_varint(m, &n) || n > (uint64_t)(m->end - m->at)) break;
            m->bytes.data = (const char *)m->at;
            m->bytes.length = (size_t)n;
            m->at += n;
            return true;
        case 1:
        case 5:
            n = m->wire == 5 ? 4 : 8;
            if (n > (uint64_t)(m->end - m->at)) break;
            m->number = m->wire == 5 ? bitnet__load_u32(m->at) : bitnet__load_u64(m->at);
            m->at += n;
            return true;
        default: break;
        }
    }
    m->at = start;
    return false;
}

static protobuf protobuf_open(bitnet_string bytes) {
    protobuf m;
    memset(&m, 0, sizeof m);
    m.at = (const uint8_t *)bytes.data;
    m.end = m.at + bytes.length;
    return m;
}

static bool read_piece(vocabulary *v, uint64_t id, bitnet_string bytes, problem *p) {
    protobuf m = protobuf_open(bytes);
    bitnet_string text = {"", 0};
    uint64_t type = KIND_NORMAL;
    float score = 0;
    while (protobuf_next(&m)) {
        if (m.field == 1 && m.wire == 2) text = m.bytes;
        if (m.field == 2 && m.wire == 5) score = bitnet__from_bits((uint32_t)m.number);
        if (m.field == 3 && m.wire == 0) type = m.number;
    }
    if (m.at != m.end || type < KIND_NORMAL || type > KIND_BYTE || !bitnet__is_finite(score))
        return fail(p, PROBLEM_TOKENIZER, "token %i of tokenizer.model is malformed", (int64_t)id);
    if (type == KIND_USER) type = (uint64_t)kind_of_added(text, false);
    return set_token(v, id, text, score, (int)type, p);
}

static bool read_sentencepiece(vocabulary *v, const char *text, size_t size, problem *p) {
    bitnet_string all;
    protobuf m;
    uint64_t id = 0, kind = 1;
    all.data = text;
    all.length = size;
    m = protobuf_open(all);
    v->model = "llama";
    v->pre = "default";
    v->unknown = 0, v->bos = 1, v->eos = 2;
    while (protobuf_next(&m)) {
        protobuf inner;
        if (m.wire != 2) continue;
        inner = protobuf_open(m.bytes);
        if (m.field == 1 && !read_piece(v, id++, m.bytes, p)) return false;
        while (m.field == 2 && protobuf_next(&inner)) {
            int64_t number = (int64_t)inner.number; /* -1 is ten bytes of varint */
            if (inner.wire != 0) continue;
            if (inner.field == 3) kind = inner.number;
            if (inner.field >= 40 && inner.field <= 43) {
                int64_t *ids[4];
                ids[0] = &v->unknown, ids[1] = &v->bos, ids[2] = &v->eos, ids[3] = &v->pad;
                if (number >= -1 && number < (int64_t)v->count) *ids[inner.field - 40] = number;
            }
        }
        while (m.field == 3 && protobuf_next(&inner))
            if (inner.field == 3 && inner.wire == 0) v->add_space = inner.number != 0;
    }
    if (m.at != m.end || id == 0)
        return fail(p, PROBLEM_TOKENIZER, "tokenizer.model is not a SentencePiece model");
    if (kind != 2)
        return fail(p, PROBLEM_TOKENIZER,
                    "tokenizer.model is of kind %i; only BPE (2) is supported", (int64_t)kind);
    return true;
}

/* Reads tokenizer_config.json's added_tokens_decoder: tokens added to a SentencePiece model, and
   the true types of tokens that the model calls text. */
static bool read_added_tokens(vocabulary *v, const json *config, problem *p) {
    const json_value *added = json_get(config, config->values, "added_tokens_decoder"), *item;
    for (item = json_first(config, added, BITNET__JSON_OBJECT); item;
         item = json_next(config, item)) {
        bitnet_string id = item->key, name = json_text(json_get(config, item, "content"));
        uint64_t number = 0;
        size_t k;
        int type;
        for (k = 0; k < id.length && id.data[k] >= '0' && id.data[k] <= '9' && k < 9; k++)
            number = number * 10 + (uint64_t)(id.data[k] - '0');
        if (k == 0 || k < id.length || number >= v->count)
            return fail(p, PROBLEM_TOKENIZER, "added token '%t' has an impossible id", &name);
        type = kind_of_added(name, json_is_true(config, item, "special"));
        if (!v->types[number] && !set_token(v, number, name, -1000, type, p)) return false;
        if ((v->types[number] == KIND_NORMAL || v->types[number] == KIND_USER) &&
            bitnet__equal(v->tokens[number], name))
            v->types[number] = type;
    }
    return true;
}

/* ---- llama2.c: i32 longest, then per token f32 score, i32 length, bytes. A space means U+2581;
   the first three tokens are unknown, bos and eos, and the next 256 are bytes. */
static bool read_llama2c_tokenizer(vocabulary *v, const uint8_t *data, size_t size, problem *p) {
    size_t at = 4, i, k;
    char *out = keep(v, (char *)tool_alloc(size + 1, 3));
    v->model = "llama";
    v->pre = "default";
    v->unknown = 0, v->bos = 1, v->eos = 2;
    v->add_bos = 1;
    for (i = 0; i < v->count; i++) {
        bitnet_string text;
        uint32_t length;
        float score;
        if (at > size || size - at < 8 || bitnet__load_u32(data + at + 4) > size - at - 8)
            return fail(p, PROBLEM_TOKENIZER, "the tokenizer ends at token %i of %i", (int64_t)i,
                        (int64_t)v->count);
        length = bitnet__load_u32(data + at + 4);
        score = bitnet__load_f32(data + at);
        at += 8;
        text.data = out;
        for (k = 0; k < length; k++) {
            char c = (char)data[at + k];
            if (c == ' ') memcpy(out, "\342\226\201", 3), out += 3;
            else *out++ = c;
        }
        at += length;
        text.length = (size_t)(out - text.data);
        if (i == 1 || i == 2) text = bitnet__string(i == 1 ? "<s>" : "</s>");
        if (!bitnet__is_finite(score))
            return fail(p, PROBLEM_TOKENIZER, "token %i has no score", (int64_t)i);
        if (!set_token(v, i, text, score,
                       i == 0    ? KIND_UNKNOWN
                       : i < 3   ? KIND_CONTROL
                       : i < 259 ? KIND_BYTE
                                 : KIND_NORMAL,
                       p))
            return false;
    }
    return true;
}

/* ==================================================
   >>huggingface   Input: Hugging Face

   config.json names the architecture. BitNet models become `bitnet-b1.58` with ReLU2, and `bitnet`
   with SiLU. Llama and Mistral become `llama` and MiniCPM becomes `minicpm`, whose RoPE rotates
   adjacent dimensions, so rows of q and k are reordered. Qwen2, Qwen3 and Gemma 3 keep their names.
   Qwen3.5 becomes `qwen35`, whose value heads are reordered as in other converters' files. Maple's
   experts, which are separate tensors, are stacked for each layer. Tensors for vision and
   multi-token prediction are skipped. A norm before each projection means a BitNet embedding model
   with master weights.

   Weights in U8 are packed; quantization_config selects one of two scale conventions:

     linear_class autobitlinear   y = dot * weight_scale / s
     linear_class bitlinear       y = dot / (weight_scale * s), the default
   ================================================== */

/* A model's architecture and sizes, from any input. */
typedef struct architecture {
    bitnet__architecture row; /* of the library's table */
    uint64_t vocabulary, context, width, layers, ffn, heads, kv_heads, head_width;
    double epsilon, rope_base;
    const char *rope_scaling;                          /* as GGUF names it; NULL: none */
    double rope_factor, rope_original, rope_amplitude; /* 0: not given */
    uint64_t window;                                   /* of gemma3 */
    uint64_t period;     /* gemma3, qwen35: layers between those with full attention */
    uint64_t rope_width; /* dimensions of a head that are rotated */
    uint64_t sections[4];
    uint64_t state_heads, state_key_heads, state_width, conv_size; /* of qwen35; 0: none */
    uint64_t experts, experts_used; /* of maple, each of `ffn`; 0: none */
    bool slides[1024];              /* its layers with a window */
    double local_base;
    double embedding_scale, residual_scale, logit_scale; /* of minicpm */
    uint64_t pooling; /* embedding models: 1 mean, 2 first token, 3 last token; 0: none */
    bitnet__activation activation;
} architecture;

static void add_key(bitnet_gguf_writer *g, const architecture *a, const char *name,
                    uint64_t value) {
    char key[96];
    snprintf(key, sizeof key, "%s.%s", a->row.name, name);
    bitnet_gguf_add_u32(g, key, (uint32_t)value);
}

static void add_float_key(bitnet_gguf_writer *g, const architecture *a, const char *name,
                          double value) {
    char key[96];
    snprintf(key, sizeof key, "%s.%s", a->row.name, name);
    bitnet_gguf_add_f32(g, key, (float)value);
}

static void add_string_key(bitnet_gguf_writer *g, const architecture *a, const char *name,
                           const char *value) {
    char key[96];
    snprintf(key, sizeof key, "%s.%s", a->row.name, name);
    bitnet_gguf_add_string(g, key, value);
}

/* A path's last part, without its extension. */
static void base_name(const char *path, char *out, size_t size) {
    size_t n = strlen(path), from, to;
    while (n > 1 && (path[n - 1] == '/' || path[n - 1] == '\\')) n--;
    for (from = n; from > 0 && path[from - 1] != '/' && path[from - 1] != '\\'; from--) {
    }
    for (to = from; to < n && path[to] != '.'; to++) {
    }
    if (to == from) to = n;
    snprintf(out, size, "%.*s", (int)(to - from), path + from);
}

static void add_recurrent_keys(bitnet_gguf_writer *g, const architecture *a) {
    int32_t sections[4];
    char key[96];
    int i;
    for (i = 0; i < 4; i++) sections[i] = (int32_t)a->sections[i];
    snprintf(key, sizeof key, "%s.rope.dimension_sections", a->row.name);
    bitnet_gguf_add_array(g, key, BITNET_GGUF_I32, sections, 4);
    add_key(g, a, "full_attention_interval", a->period);
    add_key(g, a, "ssm.conv_kernel", a->conv_size);
    add_key(g, a, "ssm.state_size", a->state_width);
    add_key(g, a, "ssm.group_count", a->state_key_heads);
    add_key(g, a, "ssm.time_step_rank", a->state_heads);
    add_key(g, a, "ssm.inner_size", a->state_heads * a->state_width);
}

/* The model was trained with 7, which config.json does not state. */
static void add_expert_keys(bitnet_gguf_writer *g, const architecture *a) {
    float clamps[1024];
    char key[96];
    uint64_t i;
    for (i = 0; i < a->layers; i++) clamps[i] = 7;
    snprintf(key, sizeof key, "%s.swiglu_clamp_exp", a->row.name);
    bitnet_gguf_add_array(g, key, BITNET_GGUF_F32, clamps, (size_t)a->layers);
    snprintf(key, sizeof key, "%s.attention.sliding_window_pattern", a->row.name);
    bitnet_gguf_add_array(g, key, BITNET_GGUF_BOOL, a->slides, (size_t)a->layers);
    add_key(g, a, "attention.sliding_window", a->window);
    add_key(g, a, "expert_count", a->experts);
    add_key(g, a, "expert_used_count", a->experts_used);
    add_key(g, a, "expert_feed_forward_length", a->ffn);
}

static void add_architecture(conversion *c, const architecture *a) {
    bitnet_gguf_writer *g = c->writer;
    char name[64];
    base_name(c->o.input, name, sizeof name);
    bitnet_gguf_add_string(g, "general.architecture", a->row.name);
    bitnet_gguf_add_string(g, "general.name", name);
    bitnet_gguf_add_u32(g, "general.file_type", (uint32_t)form_of(c->o.type)->file_type);
    bitnet_gguf_add_u32(g, "general.quantization_version", 2);
    add_key(g, a, "vocab_size", a->vocabulary);
    add_key(g, a, "context_length", a->context);
    add_key(g, a, "embedding_length", a->width);
    add_key(g, a, "block_count", a->layers);
    add_key(g, a, "feed_forward_length", a->ffn);
    add_key(g, a, "rope.dimension_count", a->rope_width);
    add_key(g, a, "attention.head_count", a->heads);
    add_key(g, a, "attention.head_count_kv", a->kv_heads);
    if (a->heads * a->head_width != a->width) {
        add_key(g, a, "attention.key_length", a->head_width);
        add_key(g, a, "attention.value_length", a->head_width);
    }
    add_float_key(g, a, "attention.layer_norm_rms_epsilon", a->epsilon);
    add_float_key(g, a, "rope.freq_base", a->rope_base);
    if (a->rope_scaling) add_string_key(g, a, "rope.scaling.type", a->rope_scaling);
    if (a->rope_factor != 0) add_float_key(g, a, "rope.scaling.factor", a->rope_factor);
    if (a->rope_original != 0)
        add_key(g, a, "rope.scaling.original_context_length", (uint64_t)a->rope_original);
    if (a->rope_amplitude != 0) add_float_key(g, a, "rope.scaling.attn_factor", a->rope_amplitude);
    if (a->experts) {
        add_expert_keys(g, a);
    } else if (a->window) {
        add_key(g, a, "attention.sliding_window", a->window);
        add_key(g, a, "attention.sliding_window_pattern", a->period);
        add_float_key(g, a, "rope.freq_base_swa", a->local_base);
    }
    if (a->state_heads) add_recurrent_keys(g, a);
    if (a->row.scales == BITNET__SCALES_KEYS) {
        add_float_key(g, a, "embedding_scale", a->embedding_scale);
        add_float_key(g, a, "residual_scale", a->residual_scale);
        add_float_key(g, a, "logit_scale", a->logit_scale);
    }
    if (a->pooling) {
        add_key(g, a, "pooling_type", a->pooling);
        bitnet_gguf_add_bool(g, "tokenizer.ggml.add_eos_token", true);
    }
    if (a->activation != a->row.activation) /* differs from the architecture's */
        add_string_key(g, a, "feed_forward_activation",
                       a->activation == BITNET__RELU2 ? "relu2" : "silu");
}

/* Sets the sizes of parts. */
static bitnet_model_info sizes_of(const architecture *a) {
    bitnet_model_info info;
    memset(&info, 0, sizeof info);
    info.vocab_size = (int32_t)a->vocabulary;
    info.hidden_size = (int32_t)a->width;
    info.heads = (int32_t)a->heads;
    info.kv_heads = (int32_t)a->kv_heads;
    info.head_size = (int32_t)a->head_width;
    info.ffn_size = (int32_t)a->ffn;
    info.layers = (int32_t)a->layers;
    info.experts = (int32_t)a->experts;
    info.attention_period = a->state_heads ? (int32_t)a->period : 0;
    info.state_heads = (int32_t)a->state_heads;
    info.state_key_heads = (int32_t)a->state_key_heads;
    info.state_size = (int32_t)a->state_width;
    info.conv_size = (int32_t)a->conv_size;
    return info;
}

static bool architecture_sound(const architecture *a, problem *p) {
    const uint64_t most = 1 << 17;
    if (a->width == 0 || a->width > most || a->ffn == 0 || a->ffn > most || a->layers == 0 ||
        a->layers > 1024 || a->heads == 0 || a->heads > 1024 || a->kv_heads == 0 ||
        a->heads % a->kv_heads || a->head_width < 2 || a->head_width % 2 || a->head_width > 1024 ||
        a->vocabulary == 0 || a->vocabulary > MOST_TOKENS || a->context == 0 ||
        a->context > 1 << 24 || !(a->epsilon > 0 && a->epsilon < 1) ||
        !(a->rope_base >= 1 && a->rope_base <= 1e12))
        return fail(p, PROBLEM_CONFIG, "config.json: the sizes do not fit together");
    return true;
}

typedef struct huggingface {
    json config, tokenizer; /* config.json; tokenizer_config.json or nothing */
    char *texts[2];
    char folder[760];
    input_file files[256];
    json headers[256];
    int file_count;
    architecture a;
    bool packed, inverse;                     /* quantized; divide by the scale */
    bool master;                              /* float weights are for absmean */
    bool norms_in;                            /* each projection has its own norm */
    const char *prefix;                       /* of tensor names */
    double rope_low, rope_high, rope_context; /* Llama 3's scaling; rope_high 0: none */
    double rope_scale;
    const json_value *longrope; /* the object with its factors, or NULL */
} huggingface;

static const char *path_in(const huggingface *h, const char *name) {
    static char path[sizeof h->folder + 256];
    snprintf(path, sizeof path, "%s/%s", h->folder, name);
    return path;
}

/* A text model's setting in config.json, in "text_config" for multimodal models. */
static const json_value *config_get(const huggingface *h, const char *key) {
    const json *j = &h->config;
    const json_value *v = json_get(j, json_get(j, j->values, "text_config"), key);
    return v ? v : json_get(j, j->values, key);
}

/* A whole number of config.json; `otherwise` (unless 0) if missing or null. */
static bool config_whole(const huggingface *h, const char *key, uint64_t otherwise, uint64_t *out,
                         problem *p) {
    const json_value *v = config_get(h, key);
    *out = otherwise;
    if ((!v || v->kind == BITNET__JSON_NULL) && otherwise) return true;
    return json_whole(v, out) ||
           fail(p, PROBLEM_CONFIG, "config.json: %s is missing or not a whole number", key);
}

/* Reads YaRN's optional numbers; only the usual values are supported. */
static bool read_yarn(huggingface *h, const json_value *scaling, problem *p) {
    static const struct {
        const char *key;
        double usual;
    } others[] = {{"beta_fast", 32}, {"beta_slow", 1}, {"mscale", 1}, {"mscale_all_dim", 1}};
    const json *j = &h->config;
    const json_value *v = json_get(j, scaling, "original_max_position_embeddings");
    double number;
    size_t i;
    h->a.rope_original = (double)h->a.context;
    if (v && !json_double(v, &h->a.rope_original))
        return fail(p, PROBLEM_CONFIG,
                    "config.json: the original context of rope_scaling (yarn) is not a number");
    for (i = 0; i < sizeof others / sizeof *others; i++)
        if ((v = json_get(j, scaling, others[i].key)) != NULL && v->kind != BITNET__JSON_NULL &&
            (!json_double(v, &number) || number != others[i].usual))
            return fail(p, PROBLEM_CONFIG, "rope_scaling: %s other than %i is not supported",
                        others[i].key, (int64_t)others[i].usual);
    v = json_get(j, scaling, "attention_factor"); /* in place of 1 + ln(factor) / 10 */
    if (v && v->kind != BITNET__JSON_NULL && !json_double(v, &h->a.rope_amplitude))
        return fail(p, PROBLEM_CONFIG, "config.json: attention_factor is not a number");
    h->a.rope_amplitude /= 1 + 0.1 * bitnet__log_double(h->a.rope_factor);
    return true;
}

/* Reads a factor for each pair; the tensors are added later. */
static bool read_longrope(huggingface *h, const json_value *scaling, problem *p) {
    const json *j = &h->config;
    const json_value *original = json_get(j, scaling, "original_max_position_embeddings");
    h->a.rope_scaling = "longrope";
    h->longrope = scaling;
    return json_double(original, &h->a.rope_original) ||
           fail(p, PROBLEM_CONFIG, "config.json: rope_scaling (longrope) has no original context");
}

static bool read_rope(huggingface *h, problem *p) {
    const json *j = &h->config;
    const json_value *scaling = config_get(h, "rope_scaling"), *base;
    const json_value *parameters = config_get(h, "rope_parameters"); /* newer files */
    bitnet_string type;
    if (!json_is(scaling, BITNET__JSON_OBJECT)) scaling = parameters;
    base = config_get(h, "rope_theta");
    if (!base) base = json_get(j, scaling, "rope_theta");
    h->a.rope_base = 10000;
    if (base && !json_double(base, &h->a.rope_base))
        return fail(p, PROBLEM_CONFIG, "config.json: rope_theta is not a number");
    type = json_text(json_get(j, scaling, "rope_type"));
    if (!type.length) type = json_text(json_get(j, scaling, "type"));
    if (!type.length || bitnet__is(type, "default") || bitnet__is(type, "none")) return true;
    if (bitnet__is(type, "longrope") && h->a.row.scales == BITNET__SCALES_KEYS)
        return read_longrope(h, scaling, p);
    if (!json_double(json_get(j, scaling, "factor"), &h->rope_scale) || h->rope_scale < 1)
        return fail(p, PROBLEM_CONFIG,
                    "config.json: the factor of rope_scaling is missing or impossible");
    if (bitnet__is(type, "linear") || bitnet__is(type, "yarn")) {
        h->a.rope_scaling = bitnet__is(type, "yarn") ? "yarn" : "linear";
        h->a.rope_factor = h->rope_scale;
        return *h->a.rope_scaling == 'l' || read_yarn(h, scaling, p);
    }
    if (!bitnet__is(type, "llama3"))
        return fail(p, PROBLEM_CONFIG, "rope_scaling of type '%t' is not supported", &type);
    return (json_double(json_get(j, scaling, "low_freq_factor"), &h->rope_low) &&
            json_double(json_get(j, scaling, "high_freq_factor"), &h->rope_high) &&
            json_double(json_get(j, scaling, "original_max_position_embeddings"),
                        &h->rope_context) &&
            h->rope_low > 0 && h->rope_high > h->rope_low && h->rope_context > 0) ||
           fail(p, PROBLEM_CONFIG, "config.json: rope_scaling (llama3) is incomplete");
}

/* Reads how weights are stored, from quantization_config. */
static bool read_quantization(huggingface *h, bool bitnet, problem *p) {
    const json *j = &h->config;
    const json_value *q = config_get(h, "quantization_config"), *keep_out, *item;
    bitnet_string kind = json_text(json_get(j, q, "linear_class"));
    bool automatic = bitnet__is(kind, "autobitlinear");
    h->master = bitnet;
    if (!json_is(q, BITNET__JSON_OBJECT)) return true;
    if (!bitnet__is(json_text(json_get(j, q, "quant_method")), "bitnet"))
        return fail(p, PROBLEM_CONFIG, "quantization_config is of a method other than bitnet");
    if (kind.length && !automatic && !bitnet__is(kind, "bitlinear"))
        return fail(p, PROBLEM_CONFIG, "quantization_config: unknown linear_class '%t'", &kind);
    if (json_is_true(j, q, "use_rms_norm"))
        return fail(p, PROBLEM_CONFIG, "quantization_config: use_rms_norm is not supported");
    keep_out = json_get(j, q, "modules_to_not_convert");
    for (item = json_first(j, keep_out, BITNET__JSON_ARRAY); item; item = json_next(j, item))
        if (!bitnet__is(json_text(item), "lm_head") &&
            !bitnet__is(json_text(item), "embed_tokens") &&
            !bitnet__is(json_text(item), "model.embed_tokens"))
            return fail(p, PROBLEM_CONFIG,
                        "quantization_config excludes modules other than the "
                        "head, which is not supported");
    h->packed = true;
    h->inverse = !automatic;
    h->master = automatic && bitnet__is(json_text(json_get(j, q, "quantization_mode")), "online");
    return true;
}

/* config.json's architectures, by name or else by model_type, and their names in GGUF files with
   ReLU2 and with other activations. */
static const struct {
    const char *name, *type, *row, *relu2;
    bool bitnet; /* float weights are master weights: absmean makes them ternary */
} known_models[] = {{"BitNetForCausalLM", "bitnet", "bitnet", "bitnet-b1.58", true},
                    {"BitnetForCausalLM", "bitnet", "bitnet", "bitnet-b1.58", true},
                    {"LlamaForCausalLM", "llama", "llama", "llama", false},
                    {"MistralForCausalLM", "mistral", "llama", "llama", false},
                    {"Qwen2ForCausalLM", "qwen2", "qwen2", "qwen2", false},
                    {"Qwen3ForCausalLM", "qwen3", "qwen3", "qwen3", false},
                    {"Gemma3ForCausalLM", "gemma3_text", "gemma3", "gemma3", false},
                    {"MiniCPMForCausalLM", "minicpm", "minicpm", "minicpm", false},
                    {"MapleForCausalLM", "maple", "maple", "maple", false},
                    {"Qwen3_5ForCausalLM", "qwen3_5_text", "qwen35", "qwen35", false},
                    {"Qwen3_5ForConditionalGeneration", "qwen3_5", "qwen35", "qwen35", false}};

static const char *known_model_names(void) {
    static char names[300];
    size_t i;
    for (i = 0, names[0] = 0; i < sizeof known_models / sizeof *known_models; i++)
        bitnet__list_name(names, sizeof names, known_models[i].name);
    return names;
}

/* The index in known_models of config.json's architecture. */
static bool find_known_model(const json *j, size_t *index, problem *p) {
    const json_value *v = json_get(j, j->values, "architectures");
    bitnet_string name = json_text(json_first(j, v, BITNET__JSON_ARRAY));
    bitnet_string type = json_text(json_get(j, j->values, "model_type"));
    for (*index = 0; *index < sizeof known_models / sizeof *known_models; ++*index)
        if (bitnet__is(name, known_models[*index].name)) return true;
    for (*index = 0; *index < sizeof known_models / sizeof *known_models; ++*index)
        if (bitnet__is(type, known_models[*index].type) && !contains(name, "ConditionalGeneration"))
            return true; /* an embedding model, which has no lm_head */
    return fail(p, PROBLEM_CONFIG,
                "config.json: the architecture '%t' is not supported; supported are: %s", &name,
                known_model_names());
}

/* Does layer_types, if present, agree with the period? */
static bool layers_alternate(const huggingface *h) {
    const json *j = &h->config;
    const json_value *v = config_get(h, "layer_types"), *item;
    uint32_t i = 0;
    for (item = json_first(j, v, BITNET__JSON_ARRAY); item; item = json_next(j, item))
        if (bitnet__is(json_text(item), "full_attention") != (++i % h->a.period == 0)) return false;
    return true;
}

/* Reads the sliding window, which five of six layers have in gemma3. */
static bool read_window(huggingface *h, problem *p) {
    const json *j = &h->config;
    architecture *a = &h->a;
    const json_value *window = json_get(j, j->values, "sliding_window"), *v;
    if (a->experts) return true; /* it is read with the experts */
    if (!window || window->kind == BITNET__JSON_NULL) return true;
    v = json_get(j, j->values, "use_sliding_window");
    if (json_is(v, BITNET__JSON_FALSE)) return true;
    if (!a->row.period)
        return fail(p, PROBLEM_CONFIG, "a sliding window is not supported in %s", a->row.name);
    if (!json_whole(window, &a->window) || a->window < 1 || a->window > 1 << 24)
        return fail(p, PROBLEM_CONFIG, "config.json: sliding_window is impossible");
    v = json_get(j, j->values, "sliding_window_pattern");
    a->period = (uint64_t)a->row.period;
    if (v && (!json_whole(v, &a->period) || a->period < 1 || a->period > 1024))
        return fail(p, PROBLEM_CONFIG, "config.json: sliding_window_pattern is impossible");
    a->local_base = 10000;
    v = json_get(j, j->values, "rope_local_base_freq");
    if (v && (!json_double(v, &a->local_base) || a->local_base < 1))
        return fail(p, PROBLEM_CONFIG, "config.json: rope_local_base_freq is impossible");
    return layers_alternate(h) ||
           fail(p, PROBLEM_CONFIG, "layer_types other than the usual are not supported");
}

/* Reads the rotated part of a head, and its split between time, height and width, which are the
   same for text; llama.cpp requires the key. */
static bool read_partial_rope(huggingface *h, problem *p) {
    static const uint64_t usual[4] = {11, 11, 10, 0};
    const json *j = &h->config;
    const json_value *rope = config_get(h, "rope_parameters"), *v, *item;
    architecture *a = &h->a;
    double share = a->experts ? 1 : 0.25;
    uint32_t i;
    v = config_get(h, "partial_rotary_factor");
    if (!v) v = json_get(j, rope, "partial_rotary_factor");
    if (v && (!json_double(v, &share) || !(share > 0) || share > 1))
        return fail(p, PROBLEM_CONFIG, "config.json: partial_rotary_factor is impossible");
    a->rope_width = (uint64_t)(share * (double)a->head_width);
    if (a->rope_width < 2 || a->rope_width % 2)
        return fail(p, PROBLEM_CONFIG, "%i of %i dimensions of a head cannot be rotated",
                    (int64_t)a->rope_width, (int64_t)a->head_width);
    memcpy(a->sections, usual, sizeof usual);
    v = json_get(j, rope, "mrope_section");
    if (!v) return true;
    if (!json_is(v, BITNET__JSON_ARRAY) || v->count > 4)
        return fail(p, PROBLEM_CONFIG, "config.json: mrope_section is not a list of sizes");
    memset(a->sections, 0, sizeof a->sections);
    for (i = 0, item = json_first(j, v, BITNET__JSON_ARRAY); item; i++, item = json_next(j, item))
        if (!json_whole(item, &a->sections[i]) || a->sections[i] > a->rope_width)
            return fail(p, PROBLEM_CONFIG, "config.json: mrope_section is not a list of sizes");
    return true;
}

/* Reads the sizes of qwen35's layers with a recurrent state. */
static bool read_recurrent(huggingface *h, problem *p) {
    architecture *a = &h->a;
    uint64_t width;
    a->rope_width = a->head_width;
    if (a->experts) return read_partial_rope(h, p);
    if (!bitnet__has_part(a->row.parts, BITNET__DELTA_QKV)) return true;
    if (!config_whole(h, "full_attention_interval", (uint64_t)a->row.period, &a->period, p) ||
        !config_whole(h, "linear_num_value_heads", 0, &a->state_heads, p) ||
        !config_whole(h, "linear_num_key_heads", 0, &a->state_key_heads, p) ||
        !config_whole(h, "linear_key_head_dim", 0, &a->state_width, p) ||
        !config_whole(h, "linear_value_head_dim", 0, &width, p) ||
        !config_whole(h, "linear_conv_kernel_dim", 4, &a->conv_size, p))
        return false;
    if (a->period == 0 || a->period > 1024 || a->state_heads == 0 || a->state_heads > 1024 ||
        a->state_key_heads == 0 || a->state_heads % a->state_key_heads || a->conv_size < 2 ||
        a->conv_size > 8 || a->state_width == 0 || a->state_width > 512)
        return fail(p, PROBLEM_CONFIG,
                    "config.json: the sizes of the recurrent state do not fit together");
    if (width != a->state_width || width % 64)
        return fail(p, PROBLEM_CONFIG,
                    "heads of a recurrent state, of %i keys and %i values, are not supported",
                    (int64_t)a->state_width, (int64_t)width);
    if (json_is(config_get(h, "attn_output_gate"), BITNET__JSON_FALSE))
        return fail(p, PROBLEM_CONFIG, "attention without gates is not supported in qwen35");
    if (!layers_alternate(h))
        return fail(p, PROBLEM_CONFIG, "layer_types other than the usual are not supported");
    return read_partial_rope(h, p);
}

/* Reads from layer_types which layers have a window. */
static bool read_sliding_layers(huggingface *h, problem *p) {
    const json *j = &h->config;
    const json_value *v = config_get(h, "layer_types"), *item;
    uint64_t i;
    if (!json_is(v, BITNET__JSON_ARRAY) || (uint64_t)v->count != h->a.layers)
        return fail(p, PROBLEM_CONFIG, "config.json: layer_types is not a list of all layers");
    for (i = 0, item = json_first(j, v, BITNET__JSON_ARRAY); item; i++, item = json_next(j, item)) {
        bitnet_string type = json_text(item);
        h->a.slides[i] = bitnet__is(type, "sliding_attention");
        if (!h->a.slides[i] && !bitnet__is(type, "full_attention"))
            return fail(p, PROBLEM_CONFIG, "config.json: the layer type '%t' is not supported",
                        &type);
    }
    return true;
}

/* Reads the experts of maple, and its windows; rejects what the library cannot compute. */
static bool read_experts(huggingface *h, problem *p) {
    architecture *a = &h->a;
    uint64_t shared, dense;
    if (!bitnet__has_part(a->row.parts, BITNET__ROUTER)) return true;
    if (!config_whole(h, "num_experts", 0, &a->experts, p) ||
        !config_whole(h, "num_experts_per_tok", 0, &a->experts_used, p) ||
        !config_whole(h, "moe_intermediate_size", 0, &a->ffn, p) ||
        !config_whole(h, "sliding_window", 0, &a->window, p))
        return false;
    if (a->experts < 2 || a->experts > 1024 || a->experts_used == 0 || a->experts_used > 64 ||
        a->experts_used > a->experts || a->ffn == 0 || a->ffn > 1 << 17 || a->window == 0 ||
        a->window > 1 << 24)
        return fail(p, PROBLEM_CONFIG, "config.json: the sizes of the experts do not fit together");
    if ((config_get(h, "num_shared_experts") &&
         (!config_whole(h, "num_shared_experts", 0, &shared, p) || shared)) ||
        (config_get(h, "first_k_dense_replace") &&
         (!config_whole(h, "first_k_dense_replace", 0, &dense, p) || dense)) ||
        json_is(config_get(h, "norm_topk_prob"), BITNET__JSON_FALSE) ||
        json_is(config_get(h, "nope_on_global_attention"), BITNET__JSON_FALSE))
        return fail(p, PROBLEM_CONFIG,
                    "shared experts, layers without experts, weights that are not normalized and "
                    "rope in all layers are not supported");
    return read_sliding_layers(h, p);
}

/* Reads multipliers; rejects those of other Gemma models. */
static bool read_scales(huggingface *h, problem *p) {
    static const char *const caps[] = {"final_logit_softcapping", "attn_logit_softcapping"};
    const json *j = &h->config;
    architecture *a = &h->a;
    const json_value *v;
    double number = 1, base = 256;
    size_t i;
    for (i = 0; i < 2; i++)
        if ((v = json_get(j, j->values, caps[i])) != NULL && v->kind != BITNET__JSON_NULL)
            return fail(p, PROBLEM_CONFIG, "%s is not supported", caps[i]);
    v = json_get(j, j->values, "query_pre_attn_scalar");
    if (v && (!json_double(v, &number) || number != (double)a->head_width))
        return fail(p, PROBLEM_CONFIG,
                    "a query_pre_attn_scalar other than the width of a head is not supported");
    if (a->row.scales != BITNET__SCALES_KEYS) return true;
    number = 1.4;
    if (!json_double(json_get(j, j->values, "scale_emb"), &a->embedding_scale) ||
        !json_double(json_get(j, j->values, "scale_depth"), &number) ||
        !json_double(json_get(j, j->values, "dim_model_base"), &base) || !(base > 0))
        return fail(p, PROBLEM_CONFIG,
                    "config.json: scale_emb, scale_depth or dim_model_base is missing");
    a->residual_scale = number / bitnet__sqrt_double((double)a->layers);
    a->logit_scale = (double)a->width / base;
    return true;
}

static bool read_config(huggingface *h, problem *p) {
    const json *j = &h->config;
    const json_value *v;
    bitnet_string act;
    architecture *a = &h->a;
    size_t known;
    if (!find_known_model(j, &known, p)) return false;
    act = json_text(config_get(h, "hidden_act"));
    if (!act.length) act = json_text(config_get(h, "hidden_activation"));
    a->activation = BITNET__SILU;
    if (bitnet__is(act, "relu2")) a->activation = BITNET__RELU2;
    else if (bitnet__is(act, "gelu_pytorch_tanh")) a->activation = BITNET__GELU;
    else if (!bitnet__is(act, "silu"))
        return fail(p, PROBLEM_CONFIG,
                    "the activation '%t' is neither relu2, silu nor gelu_pytorch_tanh", &act);
    a->row = bitnet__architecture_of(bitnet__string(
        a->activation == BITNET__RELU2 ? known_models[known].relu2 : known_models[known].row));
    if ((a->activation == BITNET__GELU) != (a->row.activation == BITNET__GELU))
        return fail(p, PROBLEM_CONFIG, "the activation '%t' is not that of %s", &act, a->row.name);
    a->epsilon = 1e-6;
    v = config_get(h, "rms_norm_eps");
    if (v && !json_double(v, &a->epsilon))
        return fail(p, PROBLEM_CONFIG, "config.json: rms_norm_eps is not a number");
    return config_whole(h, "vocab_size", 0, &a->vocabulary, p) &&
           config_whole(h, "hidden_size", 0, &a->width, p) &&
           config_whole(h, "num_hidden_layers", 0, &a->layers, p) &&
           config_whole(h, "intermediate_size", 0, &a->ffn, p) &&
           config_whole(h, "num_attention_heads", 0, &a->heads, p) &&
           config_whole(h, "num_key_value_heads", a->heads, &a->kv_heads, p) &&
           config_whole(h, "head_dim", a->heads ? a->width / a->heads : 0, &a->head_width, p) &&
           config_whole(h, "max_position_embeddings", 2048, &a->context, p) && read_rope(h, p) &&
           architecture_sound(a, p) && read_experts(h, p) && read_window(h, p) &&
           read_recurrent(h, p) && read_scales(h, p) &&
           read_quantization(h, known_models[known].bitnet, p);
}

/* Reports what a folder without model.safetensors contains, and what to do. */
static bool fail_without_weights(const huggingface *h, problem *p) {
    if (file_exists(path_in(h, "pytorch_model.bin")) ||
        file_exists(path_in(h, "pytorch_model.bin.index.json")))
        return fail(
            p, PROBLEM_INPUT,
            "%s: its weights are Python pickles (pytorch_model.bin), which are programs and "
            "are not read: save the model as safetensors, in Python with "
            "save_pretrained(..., safe_serialization=True)",
            h->folder);
    return fail(p, PROBLEM_INPUT, "%s: model.safetensors is missing", h->folder);
}

/* Opens model.safetensors, or the files that the index names. */
static bool open_safetensors(huggingface *h, tensor_list *list, problem *p) {
    const char *index = path_in(h, "model.safetensors.index.json");
    json j;
    const json_value *map, *item;
    char *text, name[256];
    size_t size, k;
    bool good;
    if (!file_exists(index)) {
        const char *path = path_in(h, "model.safetensors");
        if (!file_exists(path)) return fail_without_weights(h, p);
        return safetensors_open(&h->files[0], path, list, &h->headers[h->file_count++], p);
    }
    text = read_all(index, JSON_SIZE, &size, p);
    if (!text) return false;
    good = json_parse(&j, "model.safetensors.index.json", text, size, p);
    map = good ? json_get(&j, j.values, "weight_map") : NULL;
    if (good && !json_is(map, BITNET__JSON_OBJECT))
        good = fail(p, PROBLEM_CONFIG, "the index has no weight_map");
    for (item = json_first(&j, map, BITNET__JSON_OBJECT); good && item;
         item = json_next(&j, item)) {
        bitnet_string s = json_text(item);
        int known = 0;
        if (s.length == 0 || s.length >= sizeof name || contains(s, "/") || contains(s, "\\") ||
            memchr(s.data, 0, s.length)) {
            good = fail(p, PROBLEM_CONFIG, "the index names an impossible file '%t'", &s);
            break;
        }
        snprintf(name, sizeof name, "%.*s", (int)s.length, s.data);
        while (known < h->file_count && strcmp(h->files[known].path, path_in(h, name)) != 0)
            known++;
        if (known < h->file_count) continue;
        if (h->file_count == 256) good = fail(p, PROBLEM_CONFIG, "the index names too many files");
        else
            good = safetensors_open(&h->files[known], path_in(h, name), list,
                                    &h->headers[h->file_count++], p);
    }
    bitnet__json_free(&j);
    free(text);
    if (good) { /* two files may have tensors of the same name */
        bitnet_string *names = (bitnet_string *)tool_alloc(list->count, sizeof *names);
        for (k = 0; k < list->count; k++) names[k] = list->items[k].name;
        good = all_differ(names, list->count, index, p);
        free(names);
    }
    return good;
}

/* A special token's id: from config.json (a number, or a list's first), else by its name in
   tokenizer_config.json. */
static int64_t special_id(const huggingface *h, const vocabulary *v, const char *id_key,
                          const char *name_key, int64_t otherwise) {
    const json_value *value = config_get(h, id_key);
    bitnet_string name;
    uint64_t id;
    size_t i;
    if (json_is(value, BITNET__JSON_ARRAY))
        value = json_first(&h->config, value, BITNET__JSON_ARRAY);
    if (json_whole(value, &id) && id < v->count) return (int64_t)id;
    if (!h->tokenizer.values) return otherwise;
    value = json_get(&h->tokenizer, h->tokenizer.values, name_key);
    if (json_is(value, BITNET__JSON_OBJECT)) value = json_get(&h->tokenizer, value, "content");
    name = json_text(value);
    for (i = 0; name.length && i < v->count; i++)
        if (bitnet__equal(v->tokens[i], name)) return (int64_t)i;
    return otherwise;
}

/* The template in tokenizer_config.json: in a list, the one named "default", or the first. */
static bitnet_string listed_template(const huggingface *h) {
    const json *j = &h->tokenizer;
    const json_value *v = j->values ? json_get(j, j->values, "chat_template") : NULL, *item;
    if (json_is(v, BITNET__JSON_ARRAY)) {
        const json_value *chosen = json_first(j, v, BITNET__JSON_ARRAY);
        for (item = chosen; item; item = json_next(j, item))
            if (bitnet__is(json_text(json_get(j, item, "name")), "default")) chosen = item;
        v = json_get(j, chosen, "template");
    }
    return json_text(v);
}

/* As in transformers, chat_template.jinja takes precedence. */
static void add_chat_template(conversion *c, const huggingface *h) {
    bitnet_string text = listed_template(h);
    char *copy = NULL;
    size_t size = 0, mark = 0;
    if (file_exists(path_in(h, "chat_template.jinja"))) {
        copy = read_all(path_in(h, "chat_template.jinja"), 1 << 20, &size, &c->p);
        if (copy) mark = tool_mark(copy, size);
    } else if (text.length) {
        copy = (char *)tool_alloc(text.length + 1, 1);
        memcpy(copy, text.data, size = text.length);
    }
    if (size > mark) bitnet_gguf_add_string(c->writer, "tokenizer.chat_template", copy + mark);
    free(copy);
}

static bool add_huggingface_vocabulary(conversion *c, huggingface *h) {
    const char *path = path_in(h, "tokenizer.model");
    bool pieces = file_exists(path), good;
    vocabulary v;
    char *text;
    size_t size;
    if (!pieces) path = path_in(h, "tokenizer.json");
    if (c->o.tokenizer) {
        path = c->o.tokenizer;
        pieces = strlen(path) < 5 || strcmp(path + strlen(path) - 5, ".json") != 0;
    }
    text = read_all(path, JSON_SIZE, &size, &c->p);
    if (!text) return false;
    vocabulary_create(&v, (size_t)h->a.vocabulary);
    keep(&v, text);
    good = pieces ? read_sentencepiece(&v, text, size, &c->p)
                  : read_tokenizer_json(&v, text, size, c->o.pre, &c->p);
    if (good && pieces && h->tokenizer.values) good = read_added_tokens(&v, &h->tokenizer, &c->p);
    if (good) {
        const json_value *bos = h->tokenizer.values
                                    ? json_get(&h->tokenizer, h->tokenizer.values, "add_bos_token")
                                    : NULL;
        if (bos && bos->kind != BITNET__JSON_NULL) v.add_bos = bos->kind == BITNET__JSON_TRUE;
        v.bos = special_id(h, &v, "bos_token_id", "bos_token", v.bos);
        v.eos = special_id(h, &v, "eos_token_id", "eos_token", v.eos);
        v.pad = special_id(h, &v, "pad_token_id", "pad_token", v.pad);
        add_vocabulary(c->writer, &v);
        add_chat_template(c, h);
    }
    vocabulary_free(&v);
    return good && c->p.kind == PROBLEM_NONE;
}

/* ---- tensors */

static const order in_place = {0, 0, 0, 0, 0};

static bool is_in_place(const order *o) { return o->heads == 0 && o->width == 0; }

/* The result's order: rows of q and k for another kind of RoPE, and a recurrent state's heads, in
   rows or columns (`across`) of all tensors with values. */
static order order_of(const architecture *a, int part, bool across) {
    order o = in_place;
    bool neighbours = a->row.rope == BITNET__ROPE_NEIGHBOURS && !across;
    o.keys = a->state_key_heads;
    o.each = o.keys ? a->state_heads / o.keys : 0;
    switch (part) {
    case BITNET__Q: o.heads = neighbours ? a->heads : 0; break;
    case BITNET__K: o.heads = neighbours ? a->kv_heads : 0; break;
    case BITNET__DELTA_QKV:
    case BITNET__DELTA_CONV: /* after the key heads of q and k */
        o.first = 2 * o.keys * a->state_width;
        o.width = across ? 0 : a->state_width;
        break;
    case BITNET__DELTA_GATE: o.width = across ? 0 : a->state_width; break;
    case BITNET__DELTA_ALPHA:
    case BITNET__DELTA_BETA:
    case BITNET__DELTA_DECAY:
    case BITNET__DELTA_BIAS: o.width = across ? 0 : 1; break;
    case BITNET__DELTA_O: o.width = across ? a->state_width : 0; break;
    default: break;
    }
    return o;
}

static bool has_shape(const tensor *t, uint64_t rows, uint64_t columns, problem *p) {
    return (t->rows == rows && t->columns == columns && t->dimensions == (rows == 1 ? 1 : 2)) ||
           fail(p, PROBLEM_TENSOR_SHAPE, "%t is %i x %i, not %i x %i", &t->name, (int64_t)t->rows,
                (int64_t)t->columns, (int64_t)rows, (int64_t)columns);
}

/* Adds a norm or bias if present; biases are reordered like their matrix. */
static bool add_vector(conversion *c, const char *from, const char *to, uint64_t count, bool needed,
                       const order *down) {
    tensor *t = find_tensor(&c->tensors, from);
    part *made;
    if (!t) return !needed || fail(&c->p, PROBLEM_TENSOR_MISSING, "%s is missing", from);
    if (!has_shape(t, 1, count, &c->p)) return false;
    made = add_part(c, to, t, BITNET_TYPE_F32);
    if (!is_in_place(down)) { /* a column, in the order of rows */
        t->rows = made->rows = count;
        t->columns = made->columns = 1;
        made->down = *down;
    }
    return true;
}

/* Reads the factor of a packed matrix, or of a ternary one in floats. */
static bool read_weight_scale(conversion *c, const huggingface *h, const char *name, float *scale) {
    tensor *t = find_tensor(&c->tensors, name);
    *scale = 1;
    if (!t) return true;
    t->used = true;
    if (t->rows * t->columns != 1 || !check_tensor(t, &c->p))
        return fail(&c->p, PROBLEM_TENSOR_SCALE, "the scale %s is not a single number", name);
    if (!read_floats(t, 0, 1, &c->w, &c->p)) return false;
    *scale = h->inverse ? 1 / c->w.floats[0] : c->w.floats[0];
    return (*scale > 0 && bitnet__is_finite(*scale)) ||
           fail(&c->p, PROBLEM_TENSOR_SCALE, "the scale %s is not a positive finite number", name);
}

/* The type of embedding, lm_head and a recurrent state's gates. */
static int float_type(const options *o) {
    return o->type == BITNET_TYPE_F32 ? BITNET_TYPE_F32 : BITNET_TYPE_F16;
}

/* Adds a projection; `stem` and `to` are names without ".weight". */
static bool add_projection(conversion *c, const huggingface *h, const char *stem, const char *to,
                           int which, const bitnet_model_info *sizes) {
    uint64_t rows = (uint64_t)bitnet__part_rows(sizes, which);
    uint64_t columns = (uint64_t)bitnet__part_columns(sizes, which);
    bool gate = which == BITNET__DELTA_ALPHA || which == BITNET__DELTA_BETA;
    int type = which == BITNET__ROUTER ? BITNET_TYPE_F32 : gate ? float_type(&c->o) : c->o.type;
    char from[160], name[80];
    tensor *t;
    part *made;
    order down = order_of(&h->a, which, false);
    float scale;
    snprintf(from, sizeof from, "%s.weight_scale", stem);
    if (!read_weight_scale(c, h, from, &scale)) return false;
    snprintf(from, sizeof from, "%s.weight", stem);
    snprintf(name, sizeof name, "%s.weight", to);
    t = find_tensor(&c->tensors, from);
    if (!t) return fail(&c->p, PROBLEM_TENSOR_MISSING, "%s is missing", from);
    if (t->type == TYPE_PACKED) {
        snprintf(from, sizeof from, "%s.weight_scale", stem);
        if (!h->packed)
            return fail(&c->p, PROBLEM_CONFIG,
                        "%t is packed, but config.json has no "
                        "quantization_config, which describes how",
                        &t->name);
        if (!find_tensor(&c->tensors, from))
            return fail(&c->p, PROBLEM_TENSOR_MISSING, "%s is missing", from);
        t->rows *= 4;
    }
    if (!has_shape(t, rows, columns, &c->p)) return false;
    made = add_part(c, name, t, type);
    made->down = down;
    made->across = order_of(&h->a, which, true);
    if (t->type == TYPE_PACKED) made->scale = scale;
    else made->factor = scale;
    made->master = h->master && t->type != TYPE_PACKED;
    snprintf(from, sizeof from, "%s.norm.weight", stem);
    snprintf(name, sizeof name, "%s_norm_in.weight", to);
    if (h->norms_in && !add_vector(c, from, name, columns, true, &in_place)) return false;
    snprintf(from, sizeof from, "%s.bias", stem);
    snprintf(name, sizeof name, "%s.bias", to);
    return add_vector(c, from, name, rows, false, &down);
}

/* A part of a layer: its name in checkpoints, and its alternative. Two vectors have no suffix. */
typedef struct hub_part {
    const char *from, *other;
    int part;
} hub_part;

/* Adds an expert's matrix to those of its layer, all of one shape and type. */
static bool add_expert(conversion *c, tensor *all, const char *from, uint64_t rows,
                       uint64_t columns) {
    tensor *t = find_tensor(&c->tensors, from);
    if (!t) return fail(&c->p, PROBLEM_TENSOR_MISSING, "%s is missing", from);
    if (!has_shape(t, rows, columns, &c->p)) return false;
    if (t->type == TYPE_PACKED || (all->stack && t->type != all->type))
        return fail(&c->p, PROBLEM_TENSOR_TYPE,
                    "%t is packed, or its type differs from its layer's", &t->name);
    if (!all->stack) {
        struct tensor **pieces = all->pieces;
        *all = *t, all->pieces = pieces, all->rows = 0;
    }
    t->used = true;
    all->pieces[all->stack++] = t;
    all->rows += rows;
    return true;
}

/* Adds a layer's matrices of experts, stacked. */
static bool add_experts(conversion *c, const huggingface *h, uint64_t layer, const hub_part *p,
                        const bitnet_model_info *sizes) {
    uint64_t columns = (uint64_t)bitnet__part_columns(sizes, p->part), i;
    uint64_t rows = (uint64_t)bitnet__part_rows(sizes, p->part) / h->a.experts;
    tensor *all = (tensor *)tool_alloc(1, sizeof *all);
    char from[160], name[64];
    bool good = true;
    all->pieces = (tensor **)tool_alloc((size_t)h->a.experts, sizeof *all->pieces);
    for (i = 0; i < h->a.experts && good; i++) {
        snprintf(from, sizeof from, "%slayers.%lu.mlp.experts.%lu.%s.weight", h->prefix,
                 (unsigned long)layer, (unsigned long)i, p->from);
        good = add_expert(c, all, from, rows, columns);
    }
    snprintf(name, sizeof name, "blk.%lu.%s.weight", (unsigned long)layer,
             bitnet__parts[p->part].name);
    add_part(c, name, all, c->o.type); /* which owns it */
    return good;
}

static void free_experts(conversion *c) {
    size_t i;
    for (i = 0; i < c->part_count; i++) {
        tensor *all = c->parts[i].from;
        if (!all->pieces) continue;
        free(all->pieces);
        free(all);
    }
}

/* Adds a convolution's taps, stored as [channels][1][taps]. */
static bool add_taps(conversion *c, const huggingface *h, const char *from, const char *to,
                     const bitnet_model_info *sizes) {
    tensor *t = find_tensor(&c->tensors, from);
    if (!t) return fail(&c->p, PROBLEM_TENSOR_MISSING, "%s is missing", from);
    if (t->dimensions == 3) t->dimensions = 2;
    if (!has_shape(t, (uint64_t)bitnet__part_rows(sizes, BITNET__DELTA_CONV),
                   (uint64_t)bitnet__part_columns(sizes, BITNET__DELTA_CONV), &c->p))
        return false;
    add_part(c, to, t, BITNET_TYPE_F32)->down = order_of(&h->a, BITNET__DELTA_CONV, false);
    return true;
}

/* Adds a norm or another vector of a layer or the model. */
static bool add_norm(conversion *c, const huggingface *h, const char *from, const char *to,
                     int part, const bitnet_model_info *sizes) {
    const architecture *a = &h->a;
    tensor *t = find_tensor(&c->tensors, from);
    order down = order_of(a, part, false);
    bool less_one = a->row.scales == BITNET__SCALES_ROOT || a->state_heads;
    if (part == BITNET__DELTA_BIAS || part == BITNET__DELTA_NORM) less_one = false;
    if (t && less_one) t->kept = KEPT_LESS_ONE;
    if (t && part == BITNET__DELTA_DECAY) t->kept = KEPT_AS_LOG;
    return add_vector(c, from, to, (uint64_t)bitnet__part_columns(sizes, part), true, &down);
}

static bool add_layer_part(conversion *c, const huggingface *h, uint64_t layer, const hub_part *p,
                           const bitnet_model_info *sizes) {
    const char *suffix = bitnet__part_suffix(p->part), *dot = *suffix ? "." : "";
    const char *weight = strcmp(suffix, "weight") == 0 ? ".weight" : "";
    char from[128], to[56], path[160], name[64];
    if (bitnet__is_stacked(p->part)) return add_experts(c, h, layer, p, sizes);
    snprintf(from, sizeof from, "%slayers.%lu.%s", h->prefix, (unsigned long)layer, p->from);
    snprintf(to, sizeof to, "blk.%lu.%s", (unsigned long)layer, bitnet__parts[p->part].name);
    if (bitnet__is_matrix(p->part)) return add_projection(c, h, from, to, p->part, sizes);
    snprintf(path, sizeof path, "%s%s", from, weight);
    snprintf(name, sizeof name, "%s%s%s", to, dot, suffix);
    if (p->other && !find_tensor(&c->tensors, path))
        snprintf(path, sizeof path, "%slayers.%lu.%s%s", h->prefix, (unsigned long)layer, p->other,
                 weight);
    return p->part == BITNET__DELTA_CONV ? add_taps(c, h, path, name, sizes)
                                         : add_norm(c, h, path, name, p->part, sizes);
}

static bool add_huggingface_layer(conversion *c, const huggingface *h, uint64_t layer) {
    static const hub_part parts[] = {
        {"input_layernorm", NULL, BITNET__ATTN_NORM},
        {"self_attn.q_proj", NULL, BITNET__Q},
        {"self_attn.k_proj", NULL, BITNET__K},
        {"self_attn.v_proj", NULL, BITNET__V},
        {"self_attn.q_norm", "self_attn.query_layernorm", BITNET__Q_NORM},
        {"self_attn.k_norm", "self_attn.key_layernorm", BITNET__K_NORM},
        {"self_attn.attn_sub_norm", "self_attn.inner_attn_ln", BITNET__ATTN_SUB_NORM},
        {"self_attn.o_proj", NULL, BITNET__O},
        {"linear_attn.in_proj_qkv", NULL, BITNET__DELTA_QKV},
        {"linear_attn.in_proj_z", NULL, BITNET__DELTA_GATE},
        {"linear_attn.in_proj_a", NULL, BITNET__DELTA_ALPHA},
        {"linear_attn.in_proj_b", NULL, BITNET__DELTA_BETA},
        {"linear_attn.conv1d", NULL, BITNET__DELTA_CONV},
        {"linear_attn.A_log", NULL, BITNET__DELTA_DECAY},
        {"linear_attn.dt_bias", NULL, BITNET__DELTA_BIAS},
        {"linear_attn.norm", NULL, BITNET__DELTA_NORM},
        {"linear_attn.out_proj", NULL, BITNET__DELTA_O},
        {"post_attention_layernorm", NULL, BITNET__ATTN_POST_NORM},
        {"post_attention_layernorm", NULL, BITNET__MIDDLE_NORM},
        {"pre_feedforward_layernorm", "post_attention_layernorm", BITNET__FFN_NORM},
        {"post_feedforward_layernorm", NULL, BITNET__FFN_POST_NORM},
        {"mlp.gate", NULL, BITNET__ROUTER},
        {"gate_proj", NULL, BITNET__GATE_EXPERTS},
        {"up_proj", NULL, BITNET__UP_EXPERTS},
        {"down_proj", NULL, BITNET__DOWN_EXPERTS},
        {"mlp.gate_proj", NULL, BITNET__GATE},
        {"mlp.up_proj", NULL, BITNET__UP},
        {"mlp.ffn_sub_norm", "mlp.ffn_layernorm", BITNET__FFN_SUB_NORM},
        {"mlp.down_proj", NULL, BITNET__DOWN}};
    bitnet_model_info sizes = sizes_of(&h->a);
    size_t i;
    for (i = 0; i < sizeof parts / sizeof *parts; i++)
        if (bitnet__layer_has(&sizes, h->a.row.parts, (int)layer, parts[i].part) &&
            !add_layer_part(c, h, layer, &parts[i], &sizes))
            return false;
    return true;
}

/* The type of embedding and head. */
static int embedding_type(const options *o) {
    return o->embedding >= 0 ? o->embedding : float_type(o);
}

/* Detects the tensors' naming, and norms of projections. */
static void look_at_names(conversion *c, huggingface *h) {
    static const char *const prefixes[] = {"model.", "", "model.language_model."};
    char name[64];
    size_t i;
    h->prefix = prefixes[0];
    for (i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        snprintf(name, sizeof name, "%sembed_tokens.weight", prefixes[i]);
        if (find_tensor(&c->tensors, name)) h->prefix = prefixes[i];
    }
    snprintf(name, sizeof name, "%slayers.0.self_attn.q_proj.norm.weight", h->prefix);
    h->norms_in = find_tensor(&c->tensors, name) != NULL &&
                  bitnet__has_part(h->a.row.parts, BITNET__NORMS_IN);
    if (h->norms_in) h->master = true;
}

/* Checks that every tensor became a part, except those for vision and MTP. */
static bool check_others(conversion *c, const huggingface *h) {
    static const char *const begin[] = {"mtp.", "model.visual.", "visual."};
    size_t i, k, aside = 0;
    for (i = 0; i < c->tensors.count; i++) {
        const tensor *t = &c->tensors.items[i];
        bool others = contains(t->name, "rotary_emb.inv_freq");
        for (k = 0; k < 3 && h->a.state_heads; k++) {
            size_t n = strlen(begin[k]);
            if (t->used || t->name.length < n || memcmp(t->name.data, begin[k], n)) continue;
            others = true;
            aside++;
        }
        if (!t->used && !others)
            return fail(&c->p, PROBLEM_TENSOR_UNKNOWN, "%t is not a tensor of this architecture",
                        &t->name);
    }
    if (aside)
        printf("skipped %lu tensors for multi-token prediction or vision\n", (unsigned long)aside);
    return true;
}

static bool add_huggingface_tensors(conversion *c, huggingface *h) {
    const architecture *a = &h->a;
    bitnet_model_info sizes = sizes_of(a);
    tensor *embedding, *head = find_tensor(&c->tensors, "lm_head.weight");
    char name[64];
    uint64_t layer;
    look_at_names(c, h);
    snprintf(name, sizeof name, "%sembed_tokens.weight", h->prefix);
    embedding = find_tensor(&c->tensors, name);
    if (!embedding) embedding = find_tensor(&c->tensors, "model.word_embeddings.weight");
    if (!embedding)
        return fail(&c->p, PROBLEM_TENSOR_MISSING, "model.embed_tokens.weight is missing");
    if (!has_shape(embedding, a->vocabulary, a->width, &c->p)) return false;
    add_part(c, "token_embd.weight", embedding, embedding_type(&c->o));
    for (layer = 0; layer < a->layers; layer++)
        if (!add_huggingface_layer(c, h, layer)) return false;
    snprintf(name, sizeof name, "%snorm.weight", h->prefix);
    if (!add_norm(c, h, name, "output_norm.weight", BITNET__OUTPUT_NORM, &sizes)) return false;
    if (head) head->used = true;
    if (head && !json_is(config_get(h, "tie_word_embeddings"), BITNET__JSON_TRUE)) {
        if (!has_shape(head, a->vocabulary, a->width, &c->p)) return false;
        add_part(c, "output.weight", head, embedding_type(&c->o));
    }
    return check_others(c, h);
}

/* Adds the divisors of Llama 3's scaling: 1 for high frequencies, `scale` for low ones, a smooth
   transition between. */
static void add_rope_factors(conversion *c, const huggingface *h, float *factors) {
    uint64_t n = h->a.rope_width / 2, i;
    double low = h->rope_context / h->rope_low, high = h->rope_context / h->rope_high;
    if (h->rope_high == 0) return;
    for (i = 0; i < n; i++) {
        double power = bitnet__log_double(h->a.rope_base) * 2 * (double)i / (double)(2 * n);
        double length = 6.283185307179586 * bitnet__exp_double(power), smooth;
        smooth = (h->rope_context / length - h->rope_low) / (h->rope_high - h->rope_low);
        factors[i] = length < high  ? 1.0f
                     : length > low ? (float)h->rope_scale
                                    : (float)(1 / ((1 - smooth) / h->rope_scale + smooth));
    }
    bitnet_gguf_add_tensor(c->writer, "rope_freqs.weight", BITNET_TYPE_F32, 1, &n, factors);
}

/* Adds longrope's factors as two tensors. */
static bool add_long_factors(conversion *c, const huggingface *h, float *factors) {
    static const char *const names[][2] = {{"long_factor", "rope_factors_long.weight"},
                                           {"short_factor", "rope_factors_short.weight"}};
    const json *j = &h->config;
    uint64_t n = h->a.rope_width / 2, i;
    int which;
    for (which = 0; which < 2 && h->longrope; which++, factors += n) {
        const json_value *list = json_get(j, h->longrope, names[which][0]), *item;
        if (!json_is(list, BITNET__JSON_ARRAY) || (uint64_t)list->count != n)
            return fail(&c->p, PROBLEM_CONFIG, "config.json: %s does not have %i factors",
                        names[which][0], (int64_t)n);
        for (i = 0, item = json_first(j, list, BITNET__JSON_ARRAY); item; i++) {
            double factor;
            if (!json_double(item, &factor))
                return fail(&c->p, PROBLEM_CONFIG,
                            "config.json: %s has a value that is not a number", names[which][0]);
            factors[i] = (float)factor;
            item = json_next(j, item);
        }
        bitnet_gguf_add_tensor(c->writer, names[which][1], BITNET_TYPE_F32, 1, &n, factors);
    }
    return true;
}

/* Reads how an embedding model pools its positions, as sentence-transformers wrote it. */
static bool read_pooling(huggingface *h, problem *p) {
    static const char *const keys[] = {"pooling_mode_mean_tokens", "pooling_mode_cls_token",
                                       "pooling_mode_lasttoken"};
    json j;
    char *text;
    size_t size;
    uint64_t i;
    memset(&j, 0, sizeof j);
    if (!file_exists(path_in(h, "1_Pooling/config.json"))) return true;
    text = read_all(path_in(h, "1_Pooling/config.json"), JSON_SIZE, &size, p);
    if (text && json_parse(&j, "1_Pooling/config.json", text, size, p)) {
        for (i = 0; i < 3; i++)
            if (json_is_true(&j, j.values, keys[i]) && h->a.pooling == 0) h->a.pooling = i + 1;
        if (h->a.pooling == 0)
            fail(p, PROBLEM_CONFIG, "1_Pooling/config.json names an unknown kind of pooling");
    }
    bitnet__json_free(&j);
    free(text);
    return p->kind == PROBLEM_NONE;
}

static bool open_json(huggingface *h, const char *name, int which, json *j, problem *p) {
    size_t size;
    h->texts[which] = read_all(path_in(h, name), JSON_SIZE, &size, p);
    if (!h->texts[which] || !json_parse(j, name, h->texts[which], size, p)) return false;
    return json_is(j->values, BITNET__JSON_OBJECT) ||
           fail(p, PROBLEM_CONFIG, "%s is not a JSON object", name);
}

static bool convert_huggingface(conversion *c) {
    huggingface *h = (huggingface *)tool_alloc(1, sizeof *h);
    problem *p = &c->p;
    float factors[1024];
    int i;
    bool good = snprintf(h->folder, sizeof h->folder, "%s", c->o.input) < (int)sizeof h->folder ||
                fail(p, PROBLEM_IO, "the path is too long");
    good = good && open_json(h, "config.json", 0, &h->config, p) && read_config(h, p);
    if (good && file_exists(path_in(h, "tokenizer_config.json")))
        good = open_json(h, "tokenizer_config.json", 1, &h->tokenizer, p);
    good = good && read_pooling(h, p) && open_safetensors(h, &c->tensors, p);
    if (good) add_architecture(c, &h->a);
    good = good && add_huggingface_vocabulary(c, h) && add_huggingface_tensors(c, h);
    if (good) add_rope_factors(c, h, factors);
    good = good && add_long_factors(c, h, factors) && convert_parts(c);
    free_experts(c);
    for (i = 0; i < h->file_count; i++) {
        if (h->files[i].file) fclose(h->files[i].file);
        bitnet__json_free(&h->headers[i]);
    }
    for (i = 0; i < 2; i++) free(h->texts[i]);
    bitnet__json_free(&h->config);
    bitnet__json_free(&h->tokenizer);
    free(h);
    return good;
}

/* ==================================================
   >>gguf-input   Input: GGUF

   Keys and tensors stay the same, except for the types of projections, embedding and head.
   ================================================== */

/* Adds the text of --set KEY=TEXT. */
static void add_text(conversion *c) {
    const size_t length = strcspn(c->o.set, "=");
    char *key = (char *)tool_alloc(length + 1, 1);
    memcpy(key, c->o.set, length);
    bitnet_gguf_add_string(c->writer, key, c->o.set + length + 1);
    free(key);
}

static void copy_metadata(conversion *c, const bitnet_gguf *g) {
    const char *pre = c->o.pre;
    bitnet_string model = {"", 0};
    const size_t set = c->o.set ? strcspn(c->o.set, "=") : 0;
    size_t i;
    bitnet_gguf_string(bitnet_gguf_find(g, "tokenizer.ggml.model"), 0, &model);
    if (!pre && bitnet__is(model, "gpt2") && !bitnet_gguf_find(g, "tokenizer.ggml.pre"))
        pre = "llama-bpe"; /* the default of files without this key */
    for (i = 0; i < bitnet_gguf_value_count(g); i++) {
        const bitnet_gguf_value *v = bitnet_gguf_value_at(g, i);
        if (bitnet__is(v->key, "general.alignment") || bitnet__is(v->key, "general.file_type") ||
            bitnet__is(v->key, "bitnet.activation_group") || bitnet__is(v->key, "split.no") ||
            bitnet__is(v->key, "split.count") || bitnet__is(v->key, "split.tensors.count") ||
            (pre && bitnet__is(v->key, "tokenizer.ggml.pre")) ||
            (set && v->key.length == set && !memcmp(v->key.data, c->o.set, set)))
            continue;
        bitnet_gguf_add_value(c->writer, v);
        if (pre && bitnet__is(v->key, "tokenizer.ggml.model"))
            bitnet_gguf_add_string(c->writer, "tokenizer.ggml.pre", pre);
    }
    bitnet_gguf_add_u32(c->writer, "general.file_type", (uint32_t)form_of(c->o.type)->file_type);
    if (set) add_text(c);
}

/* Finds how the input's activations are quantized, by its key or its types. */
static void find_activation_group(conversion *c, const bitnet_gguf *g) {
    bitnet_model_options options;
    bitnet__hyperparameters h;
    bool any = false;
    size_t i;
    int group;
    memset(&options, 0, sizeof options);
    for (i = 0; i < c->tensors.count; i++)
        any =
            any || (role_of(c->tensors.items[i].name) == 0 && is_ternary(c->tensors.items[i].type));
    if ((any || bitnet_gguf_find(g, "bitnet.activation_group")) &&
        bitnet__read_hyperparameters(g, &h, NULL) == BITNET_OK &&
        bitnet__read_activation_group(g, &h, &options, &group, NULL) == BITNET_OK)
        c->group = group;
}

/* Opens all parts of a split file as one; none may be the output. */
static bool open_parts(input_file *f, const bitnet_gguf *g, problem *p) {
    int64_t parts = bitnet__int_of_key(g, "split.count", 0), i;
    char path[sizeof f->path];
    memcpy(path, f->path, sizeof path);
    for (i = 1; i < parts; i++) {
        bitnet__name_part(path + strlen(path) - BITNET__PART_NAME, i, parts);
        if (!keep_input(path, p)) return false;
    }
    f->gguf = g;
    f->size = bitnet_gguf_file_size(g);
    return true;
}

static bool convert_gguf(conversion *c) {
    const bitnet_gguf_options options = {{NULL, NULL, NULL}, true};
    bitnet_error error;
    bitnet_gguf *g = bitnet_gguf_open_file(c->o.input, &options, &error);
    input_file f;
    size_t i;
    bool good;
    if (!g) return fail(&c->p, PROBLEM_INPUT, "%s", error.message);
    good = open_input(&f, c->o.input, &c->p) && (!g->next || open_parts(&f, g, &c->p));
    if (good && c->o.adapter) good = open_adapter(c);
    if (good) {
        copy_metadata(c, g);
        list_gguf(g, &f, &c->tensors);
        find_activation_group(c, g);
    }
    for (i = 0; i < c->tensors.count && good; i++) {
        tensor *t = &c->tensors.items[i];
        char name[64];
        int role = role_of(t->name), type = t->type;
        if (t->name.length >= sizeof name) {
            good = fail(&c->p, PROBLEM_TENSOR_UNKNOWN, "the name %t is too long", &t->name);
            continue;
        }
        snprintf(name, sizeof name, "%.*s", (int)t->name.length, t->name.data);
        if (role == 0) type = c->o.type;
        if (role == 1 && c->o.embedding >= 0) type = c->o.embedding;
        good = find_pair(c, g, add_part(c, name, t, type));
    }
    good = good && convert_parts(c);
    close_adapter(c);
    if (f.file) fclose(f.file);
    bitnet_gguf_free(g);
    return good;
}

/* ==================================================
   >>llama2c   Input: llama2.c

   The legacy checkpoint: seven i32 (width, ffn, layers, heads, kv heads, tokens, context; tokens
   are negative if the head is not the embedding), then all weights as f32, each kind for all
   layers. Its RoPE already rotates adjacent dimensions.
   ================================================== */

/* Adds a tensor at *offset and moves *offset past it. */
static void add_llama2c(conversion *c, const input_file *f, const char *name, uint64_t rows,
                        uint64_t columns, int type, uint64_t *offset) {
    tensor *t = (tensor *)tool_alloc(1, sizeof *t);
    part *made;
    t->file = f;
    t->offset = *offset;
    t->type = BITNET_TYPE_F32;
    t->dimensions = rows == 1 ? 1 : 2;
    t->rows = rows;
    t->columns = columns;
    *offset += rows * columns * 4;
    made = add_part(c, name, t, type);
    t->name = bitnet__string(made->name);
}

/* The tensors between embedding and last norm, in order, each for all layers. */
static const int llama2c_parts[] = {BITNET__ATTN_NORM, BITNET__Q,    BITNET__K,
                                    BITNET__V,         BITNET__O,    BITNET__FFN_NORM,
                                    BITNET__GATE,      BITNET__DOWN, BITNET__UP};
enum { LLAMA2C_PARTS = sizeof llama2c_parts / sizeof *llama2c_parts };

/* Reads a checkpoint's shape. False if it is not one, or if the file has another size. */
static bool read_llama2c_shape(const input_file *f, architecture *a, bool *own_head) {
    int32_t head[7];
    problem ignored = {PROBLEM_NONE, "", NULL};
    bitnet_model_info sizes;
    uint64_t weights;
    int i;
    memset(a, 0, sizeof *a);
    if (!read_at(f, 0, head, sizeof head, &ignored)) return false;
    for (i = 0; i < 7; i++)
        if (head[i] <= 0 && (i != 5 || head[i] == 0 || head[i] == INT32_MIN)) return false;
    *own_head = head[5] < 0;
    a->row = bitnet__architecture_of(bitnet__string("llama"));
    a->activation = a->row.activation;
    a->width = (uint64_t)head[0], a->ffn = (uint64_t)head[1], a->layers = (uint64_t)head[2];
    a->heads = (uint64_t)head[3], a->kv_heads = (uint64_t)head[4];
    a->vocabulary = (uint64_t)(head[5] < 0 ? -head[5] : head[5]);
    a->context = (uint64_t)head[6];
    a->head_width = a->rope_width = a->width / a->heads;
    a->epsilon = 1e-5, a->rope_base = 10000;
    if (!architecture_sound(a, &ignored)) return false;
    weights = a->vocabulary * a->width * (*own_head ? 2 : 1) + a->width;
    weights += a->context * a->head_width; /* rope's tables, which are not needed */
    sizes = sizes_of(a);
    for (i = 0; i < LLAMA2C_PARTS; i++)
        weights += a->layers * (uint64_t)bitnet__part_rows(&sizes, llama2c_parts[i]) *
                   (uint64_t)bitnet__part_columns(&sizes, llama2c_parts[i]);
    return f->size == sizeof head + 4 * weights;
}

static void add_llama2c_tensors(conversion *c, const architecture *a, const input_file *f,
                                bool own_head) {
    bitnet_model_info sizes = sizes_of(a);
    uint64_t offset = 7 * sizeof(int32_t), layer;
    size_t i;
    add_llama2c(c, f, "token_embd.weight", a->vocabulary, a->width, embedding_type(&c->o), &offset);
    for (i = 0; i < LLAMA2C_PARTS; i++)
        for (layer = 0; layer < a->layers; layer++) {
            int part = llama2c_parts[i];
            char name[64];
            snprintf(name, sizeof name, "blk.%lu.%s.weight", (unsigned long)layer,
                     bitnet__parts[part].name);
            add_llama2c(c, f, name, (uint64_t)bitnet__part_rows(&sizes, part),
                        (uint64_t)bitnet__part_columns(&sizes, part),
                        bitnet__is_matrix(part) ? c->o.type : BITNET_TYPE_F32, &offset);
        }
    add_llama2c(c, f, "output_norm.weight", 1, a->width, BITNET_TYPE_F32, &offset);
    offset += a->context * a->head_width * 4; /* rope's tables, which are not needed */
    if (own_head)
        add_llama2c(c, f, "output.weight", a->vocabulary, a->width, embedding_type(&c->o), &offset);
}

static bool add_llama2c_vocabulary(conversion *c, const architecture *a) {
    vocabulary v;
    size_t size;
    char *text = read_all(c->o.tokenizer, JSON_SIZE, &size, &c->p);
    bool good;
    if (!text) return false;
    vocabulary_create(&v, (size_t)a->vocabulary);
    keep(&v, text);
    good = read_llama2c_tokenizer(&v, (const uint8_t *)text, size, &c->p);
    if (good) {
        add_architecture(c, a);
        add_vocabulary(c->writer, &v);
    }
    vocabulary_free(&v);
    return good;
}

static bool convert_llama2c(conversion *c, const input_file *f, const architecture *a,
                            bool own_head) {
    size_t i;
    bool good;
    if (!c->o.tokenizer)
        return fail(&c->p, PROBLEM_TOKENIZER,
                    "%s: a llama2.c checkpoint, which needs --tokenizer tokenizer.bin", f->path);
    add_llama2c_tensors(c, a, f, own_head);
    good = add_llama2c_vocabulary(c, a) && convert_parts(c);
    for (i = 0; i < c->part_count; i++) free(c->parts[i].from);
    return good;
}

/* ==================================================
   >>main   The program
   ================================================== */

static const int types[] = {BITNET_TYPE_I2_S,   BITNET_TYPE_TQ1_0, BITNET_TYPE_TQ2_0,
                            BITNET_TYPE_Q1_0,   BITNET_TYPE_Q2_0,  BITNET_TYPE_PQ2_0,
                            BITNET_TYPE_PTQ1_0, BITNET_TYPE_F16,   BITNET_TYPE_F32};
static const int embeddings[] = {BITNET_TYPE_F16,   BITNET_TYPE_F32,   BITNET_TYPE_Q8_0,
                                 BITNET_TYPE_Q6_K,  BITNET_TYPE_Q1_0,  BITNET_TYPE_Q2_0,
                                 BITNET_TYPE_PQ2_0, BITNET_TYPE_PTQ1_0};

static void parse(options *o, int argc, char **argv) {
    int type = -1, embedding = -1;
    const tool_option table[] = {
        {"INPUT", TOOL_INPUT, &o->input, 0, 0,
         "a Hugging Face folder, a GGUF file, or a llama2.c checkpoint"},
        {"-o FILE", TOOL_OUTPUT, &o->output, 0, 0, "the GGUF file"},
        {"--type I2_S|TQ1_0|TQ2_0|Q1_0|Q2_0|PQ2_0|PTQ1_0|F16|F32", TOOL_CHOICE, &type, 0, 0,
         "type of the projections (default I2_S; with --adapter F16)"},
        {"--embedding F16|F32|Q8_0|Q6_K|Q1_0|Q2_0|PQ2_0|PTQ1_0", TOOL_CHOICE, &embedding, 0, 0,
         "type of the embedding and lm_head (default F16, or F32 with --type F32;\n"
         "from a GGUF file: unchanged)"},
        {"--adapter FILE[:SCALE]", TOOL_INPUT, &o->adapter, 0, 0,
         "merge this LoRA adapter into a GGUF file's weights (default scale 1); the\n"
         "weights that it changes become F16"},
        {"--tokenizer FILE", TOOL_INPUT, &o->tokenizer, 0, 0,
         "instead of the folder's; for llama2.c: tokenizer.bin"},
        {"--pre NAME", TOOL_TEXT, &o->pre, 0, 0,
         "the pre-tokenizer, if tokenizer.json does not determine it"},
        {"--set KEY=TEXT", TOOL_TEXT, &o->set, 0, 0,
         "add this text to a GGUF file's metadata, or replace it"},
        {"--quantize", TOOL_SWITCH, &o->quantize, 0, 0,
         "round other weights to ternary by absmean; expect poor results from\n"
         "a model that was not trained for it"},
        {"--check", TOOL_SWITCH, &o->check, 0, 0,
         "load the result and compare a sample of its rows with the input"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    memset(o, 0, sizeof *o);
    tool_parse(argc, argv, "bitnet_convert", "converts models to GGUF files for bitnet.h", table);
    if (!o->output) tool_refuse("-o FILE is missing");
    if (o->set && (*o->set == '=' || !strchr(o->set, '=')))
        tool_refuse("--set must be KEY=TEXT, not '%s'", o->set);
    o->type = type >= 0 ? types[type] : o->adapter ? BITNET_TYPE_F16 : BITNET_TYPE_I2_S;
    if (o->adapter && o->type != BITNET_TYPE_F16 && o->type != BITNET_TYPE_F32)
        tool_refuse(
            "weights that an adapter changes are no longer ternary, and rounding them would "
            "lose much of it: --type F16 or F32, or use the adapter without merging");
    o->embedding = embedding < 0 ? -1 : embeddings[embedding];
}

/* Converts a file that is not a GGUF file. */
static bool convert_other(conversion *c) {
    input_file f;
    architecture a;
    uint8_t head[64];
    size_t size;
    bool own_head = false, good;
    char wanted[400];
    snprintf(wanted, sizeof wanted,
             "a known model: give a folder from Hugging Face with config.json (%s), a "
             "GGUF file, or a llama2.c checkpoint",
             known_model_names());
    if (!open_input(&f, c->o.input, &c->p)) return false;
    size = f.size < sizeof head ? (size_t)f.size : sizeof head;
    if (!read_at(&f, 0, head, size, &c->p)) good = false;
    else if (read_llama2c_shape(&f, &a, &own_head)) good = convert_llama2c(c, &f, &a, own_head);
    else if (size >= 4 && bitnet__load_u32(head) == 0x616B3432)
        good = fail(&c->p, PROBLEM_INPUT, "%s: only llama2.c's legacy checkpoints are supported",
                    f.path);
    else good = fail_as_foreign(f.path, head, size, wanted, &c->p);
    fclose(f.file);
    return good;
}

/* Detects the kind of input and converts it. */
static bool convert(conversion *c) {
    char path[1024], magic[4] = {0};
    FILE *file;
    bool folder = snprintf(path, sizeof path, "%s/config.json", c->o.input) < (int)sizeof path &&
                  file_exists(path);
    if (bitnet__is_directory(c->o.input) && !folder)
        return fail(&c->p, PROBLEM_INPUT,
                    "%s: this folder has no config.json; give a folder as it is downloaded from "
                    "Hugging Face, with config.json, *.safetensors and the tokenizer's files",
                    c->o.input);
    file = folder ? NULL : bitnet__open(c->o.input, "rb");
    if (!folder && !file)
        return fail(&c->p, PROBLEM_IO, "%s cannot be opened: %s", c->o.input, tool_reason());
    if (file && fread(magic, 1, 4, file) != 4) memset(magic, 0, 4);
    if (file) fclose(file);
    if (memcmp(magic, "GGUF", 4) == 0) return convert_gguf(c);
    if (c->o.adapter || c->o.set)
        return fail(&c->p, PROBLEM_INPUT,
                    "%s: --adapter and --set change a GGUF file: convert the model first",
                    c->o.input);
    return folder ? convert_huggingface(c) : convert_other(c);
}

/* Performs what the options request; describes a failure in *p. */
static bool run(const options *o, problem *p) {
    conversion *c = (conversion *)tool_alloc(1, sizeof *c);
    bitnet_error error;
    bool good;
    c->o = *o;
    c->p.output = o->output;
    c->group = -1;
    c->writer = bitnet_gguf_writer_create(NULL, &error);
    if (!c->writer) exit(!tool_complain("%s", error.message));
    workspace_create(&c->w);
    c->buffer = (uint8_t *)tool_alloc(MOST_COLUMNS + 64, 4);
    good = convert(c);
    if (good && c->rounding > 0)
        printf("scales were rounded to half floats: by up to %.4f%%\n", 100 * c->rounding);
    if (good)
        printf("%s: %lu tensors, %s %s\n", o->output, (unsigned long)c->part_count,
               o->adapter ? "merged projections" : "projections", bitnet_type_name(o->type));
    if (good && o->adapter)
        printf("the adapter changes %d projections, which are no longer ternary; the others are as "
               "before\n",
               c->merged);
    *p = c->p;
    workspace_free(&c->w);
    free(c->buffer);
    free(c->parts);
    free(c->tensors.items);
    bitnet_gguf_writer_free(c->writer);
    free(c);
    return good;
}

int main(int argc, char **argv) {
    options o;
    problem p;
    parse(&o, argc, argv);
    tool_catch_signals();
    if (run(&o, &p)) return 0;
    tool_complain("%s (%s)", p.text, problem_name(p.kind));
    return 1;
}
