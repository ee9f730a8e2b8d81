/* test_gguf.h - reading and writing GGUF files: valid files, opened in all ways, and the named
   error of each kind of malformed file */

#ifndef TEST_GGUF_H
#define TEST_GGUF_H

#include "check.h"
#if defined(__unix__)
#include <dirent.h>
#include <signal.h>
#include <sys/resource.h>
#endif

/* ---- files built byte by byte */

typedef struct gguf_bytes {
    uint8_t data[1 << 17];
    size_t size;
} gguf_bytes;

static gguf_bytes gguf_file; /* the one being built */

static void gguf_put(const void *data, size_t size) {
    memcpy(gguf_file.data + gguf_file.size, data, size);
    gguf_file.size += size;
}

static void gguf_u8(uint8_t v) { gguf_put(&v, 1); }
static void gguf_u32(uint32_t v) { gguf_put(&v, 4); }
static void gguf_u64(uint64_t v) { gguf_put(&v, 8); }

static void gguf_string(const char *s) {
    gguf_u64(strlen(s));
    gguf_put(s, strlen(s));
}

/* Begins a new file. */
static void gguf_begin(uint64_t tensors, uint64_t values) {
    gguf_file.size = 0;
    gguf_put("GGUF", 4);
    gguf_u32(3);
    gguf_u64(tensors);
    gguf_u64(values);
}

static void gguf_key(const char *key, uint32_t type) {
    gguf_string(key);
    gguf_u32(type);
}

static void gguf_array(const char *key, uint32_t element, uint64_t count) {
    gguf_key(key, BITNET_GGUF_ARRAY);
    gguf_u32(element);
    gguf_u64(count);
}

static void gguf_tensor(const char *name, uint64_t columns, uint64_t rows, uint32_t type,
                        uint64_t offset) {
    gguf_string(name);
    gguf_u32(2);
    gguf_u64(columns);
    gguf_u64(rows);
    gguf_u32(type);
    gguf_u64(offset);
}

/* Pads, then adds n bytes of data. */
static void gguf_data(size_t n) {
    while (gguf_file.size % 32) gguf_u8(0);
    while (n--) gguf_u8((uint8_t)(n * 7));
}

/* A file with everything: each type of value, arrays, two tensors, padding at the end. */
static void gguf_build_sound(void) {
    double pi = 3.25;
    float half = 0.5f;
    int i;
    gguf_begin(2, 17);
    gguf_key("u8", BITNET_GGUF_U8), gguf_u8(200);
    gguf_key("i8", BITNET_GGUF_I8), gguf_u8(0xFE);
    gguf_key("u16", BITNET_GGUF_U16), gguf_u8(0x34), gguf_u8(0xF2);
    gguf_key("i16", BITNET_GGUF_I16), gguf_u8(0xFF), gguf_u8(0xFF);
    gguf_key("u32", BITNET_GGUF_U32), gguf_u32(4000000000u);
    gguf_key("i32", BITNET_GGUF_I32), gguf_u32((uint32_t)-5);
    gguf_key("f32", BITNET_GGUF_F32), gguf_put(&half, 4);
    gguf_key("bool", BITNET_GGUF_BOOL), gguf_u8(1);
    gguf_key("string", BITNET_GGUF_STRING), gguf_string("text");
    gguf_key("u64", BITNET_GGUF_U64), gguf_u64((uint64_t)1 << 63);
    gguf_key("i64", BITNET_GGUF_I64), gguf_u64((uint64_t)-1);
    gguf_key("f64", BITNET_GGUF_F64), gguf_put(&pi, 8);
    gguf_array("strings", BITNET_GGUF_STRING, 3), gguf_string("a"), gguf_string(""),
        gguf_string("ccc");
    gguf_array("shorts", BITNET_GGUF_I16, 3);
    for (i = 0; i < 6; i++) gguf_u8((uint8_t)i);
    gguf_array("bools", BITNET_GGUF_BOOL, 2), gguf_u8(0), gguf_u8(1);
    gguf_array("empty", BITNET_GGUF_STRING, 0);
    gguf_key("general.alignment", BITNET_GGUF_U32), gguf_u32(32);
    gguf_tensor("second", 8, 2, BITNET_TYPE_I2_S, 64);
    gguf_tensor("first", 5, 3, BITNET_TYPE_F32, 0);
    gguf_data(64 + 36);
    gguf_data(0);
}

/* ---- ways of opening */

typedef struct gguf_source {
    const uint8_t *data;
    size_t size;
    long calls, fail_at; /* read number `fail_at` gives a byte too few; 0: none does */
    bool endless;        /* zeros follow */
} gguf_source;

static size_t gguf_read_source(void *user, uint64_t offset, void *data, size_t size) {
    gguf_source *source = (gguf_source *)user;
    if (source->endless && offset == 0 && size > source->size) {
        memset(data, 0, size);
        memcpy(data, source->data, source->size);
        return size;
    }
    if (offset > source->size || size > source->size - offset) return 0;
    if (++source->calls == source->fail_at) size--;
    memcpy(data, source->data + offset, size);
    return size;
}

static bitnet_reader gguf_reader(gguf_source *source, const void *data, size_t size) {
    bitnet_reader reader;
    memset(source, 0, sizeof *source);
    source->data = (const uint8_t *)data;
    source->size = size;
    reader.read = gguf_read_source;
    reader.size = size;
    reader.user = source;
    return reader;
}

/* Does the file have exactly these bytes? */
static bool gguf_holds(const char *path, const void *data, size_t size) {
    size_t found = 0;
    char *bytes = check_read_file(path, &found);
    bool same = bytes && found == size && memcmp(bytes, data, size) == 0;
    free(bytes);
    return same;
}

static uint64_t gguf_hash(uint64_t hash, const void *data, size_t size) {
    const uint8_t *p = (const uint8_t *)data;
    while (size--) hash = (hash ^ *p++) * 0x100000001B3u;
    return hash;
}

/* A checksum of everything that can be read through the API. */
static uint64_t gguf_digest(const bitnet_gguf *g) {
    uint64_t hash = 0xCBF29CE484222325u, k;
    size_t i;
    for (i = 0; i < bitnet_gguf_value_count(g); i++) {
        const bitnet_gguf_value *v = bitnet_gguf_value_at(g, i);
        hash = gguf_hash(hash, v->key.data, v->key.length);
        hash = gguf_hash(hash, &v->type, sizeof v->type);
        hash = gguf_hash(hash, &v->element, sizeof v->element);
        for (k = 0; k <= v->count; k++) { /* the last one is not there */
            int64_t integer = 0;
            double number = 0;
            bitnet_string s = {NULL, 0};
            int found = bitnet_gguf_int(v, k, &integer) + 2 * bitnet_gguf_number(v, k, &number) +
                        4 * bitnet_gguf_string(v, k, &s);
            hash = gguf_hash(hash, &found, sizeof found);
            hash = gguf_hash(hash, &integer, sizeof integer);
            hash = gguf_hash(hash, &number, sizeof number);
            hash = gguf_hash(hash, s.data, s.length);
        }
    }
    for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
        uint8_t *data = (uint8_t *)malloc((size_t)t->size + 1);
        hash = gguf_hash(hash, t->name.data, t->name.length);
        hash = gguf_hash(hash, &t->dimensions, sizeof t->dimensions);
        hash = gguf_hash(hash, t->shape, sizeof t->shape);
        hash = gguf_hash(hash, &t->type, sizeof t->type);
        hash = gguf_hash(hash, &t->offset, sizeof t->offset);
        if (data && bitnet_gguf_read(g, t, 0, data, (size_t)t->size, NULL) == BITNET_OK)
            hash = gguf_hash(hash, data, (size_t)t->size);
        free(data);
    }
    return hash;
}

static uint64_t gguf_close(bitnet_gguf *g) {
    uint64_t digest = g ? gguf_digest(g) : 0;
    bitnet_gguf_free(g);
    return digest;
}

/* Opens a valid file in all four ways, which must give the same contents. */
static void gguf_check_ways(const char *path, const char *what) {
    bitnet_gguf_options options;
    gguf_source source;
    bitnet_reader reader;
    size_t size = 0;
    char *data = check_read_file(path, &size);
    uint64_t digest;
    memset(&options, 0, sizeof options);
    if (!CHECK_CASE(data != NULL, what)) return;
    digest = gguf_close(bitnet_gguf_open_memory(data, size, NULL, NULL));
    CHECK_CASE(digest != 0, what);
    CHECK_CASE(gguf_close(bitnet_gguf_open_file(path, NULL, NULL)) == digest, what);
    options.no_mmap = true;
    CHECK_CASE(gguf_close(bitnet_gguf_open_file(path, &options, NULL)) == digest, what);
    reader = gguf_reader(&source, data, size);
    CHECK_CASE(gguf_close(bitnet_gguf_open_reader(&reader, NULL, NULL)) == digest, what);
    free(data);
}

/* ---- malformed files */

/* Checks that the file built last is rejected with `wanted`, or accepted (BITNET_OK), from memory
   and through a reader, and that nothing leaks. */
static void gguf_expect(bitnet_result wanted, const char *what) {
    /* in a block of its exact size, for the address sanitizer's sake */
    uint8_t *data = (uint8_t *)malloc(gguf_file.size + !gguf_file.size);
    check_heap heap = {0, 0, 0, 0};
    bitnet_gguf_options options;
    bitnet_reader reader;
    gguf_source source;
    int way;
    memset(&options, 0, sizeof options);
    options.allocator = check_allocator(&heap);
    memcpy(data, gguf_file.data, gguf_file.size);
    reader = gguf_reader(&source, data, gguf_file.size);
    for (way = 0; way < 2; way++) {
        bitnet_error error = {BITNET_OK, ""};
        bitnet_gguf *g = way == 0 ? bitnet_gguf_open_memory(data, gguf_file.size, &options, &error)
                                  : bitnet_gguf_open_reader(&reader, &options, &error);
        CHECK_CASE((g != NULL) == (wanted == BITNET_OK) && error.result == wanted, what);
        CHECK_CASE((error.message[0] != 0) == (wanted != BITNET_OK), what);
        bitnet_gguf_free(g);
        CHECK_CASE(heap.live == 0, what);
    }
    free(data);
}

static void gguf_test_malformed_head(void) {
    static const uint64_t counts[] = {
        2, 1u << 20, (uint64_t)1 << 61, (uint64_t)1 << 63, UINT64_MAX / 14, UINT64_MAX};
    size_t i;
    TEST("gguf: malformed head");
    gguf_file.size = 0;
    gguf_expect(BITNET_ERROR_GGUF_TRUNCATED, "empty file");
    gguf_begin(0, 0), gguf_file.data[3] = 'f';
    gguf_expect(BITNET_ERROR_GGUF_MAGIC, "magic");
    for (i = 0; i < 8; i++) {
        gguf_begin(0, 0), gguf_file.data[4] = (uint8_t)i;
        gguf_expect(i == 2 || i == 3 ? BITNET_OK : BITNET_ERROR_GGUF_VERSION, "version");
    }
    gguf_begin(0, 0), gguf_file.data[4] = 0, gguf_file.data[7] = 3;
    gguf_expect(BITNET_ERROR_GGUF_VERSION, "big-endian");
    for (i = 0; i < sizeof counts / sizeof *counts; i++) {
        gguf_begin(0, counts[i]), gguf_key("k", BITNET_GGUF_U32), gguf_u32(1);
        gguf_expect(BITNET_ERROR_GGUF_COUNT, "number of keys");
        gguf_begin(counts[i], 0), gguf_tensor("t", 1, 1, BITNET_TYPE_F32, 0), gguf_data(4);
        gguf_expect(i == 0 ? BITNET_ERROR_GGUF_KEY : BITNET_ERROR_GGUF_COUNT, "number of tensors");
    }
}

static void gguf_test_malformed_values(void) {
    static const uint64_t lengths[] = {100, (uint64_t)1 << 32, (uint64_t)1 << 63, UINT64_MAX - 8,
                                       UINT64_MAX};
    static char longest[65538];
    size_t i;
    TEST("gguf: malformed values");
    for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        gguf_begin(0, 1), gguf_u64(lengths[i]), gguf_put("key with some text", 18);
        gguf_expect(BITNET_ERROR_GGUF_STRING, "key's length");
        gguf_begin(0, 1), gguf_key("k", BITNET_GGUF_STRING), gguf_u64(lengths[i]);
        gguf_put("text", 4);
        gguf_expect(BITNET_ERROR_GGUF_STRING, "string's length");
        gguf_begin(0, 1), gguf_array("k", BITNET_GGUF_STRING, 2), gguf_string("");
        gguf_u64(lengths[i]), gguf_put("text", 4);
        gguf_expect(BITNET_ERROR_GGUF_STRING, "length in an array");
        gguf_begin(1, 0), gguf_u64(lengths[i]), gguf_put(longest, 60);
        gguf_expect(BITNET_ERROR_GGUF_STRING, "length of a tensor's name");
        gguf_begin(0, 1), gguf_array("k", BITNET_GGUF_STRING, lengths[i]), gguf_string("a");
        gguf_expect(BITNET_ERROR_GGUF_COUNT, "number of strings");
        gguf_begin(0, 1), gguf_array("k", BITNET_GGUF_U64, lengths[i]), gguf_u64(0);
        gguf_expect(BITNET_ERROR_GGUF_COUNT, "number of u64");
    }
    gguf_begin(0, 1), gguf_array("k", BITNET_GGUF_U32, ((uint64_t)1 << 62) + 1), gguf_u32(0);
    gguf_expect(BITNET_ERROR_GGUF_COUNT, "an array whose bytes wrap to 4");
    for (i = 9; i < 20; i++) {
        bool known = i > 9 && i < 13;
        gguf_begin(0, 1), gguf_array("k", (uint32_t)i, 1), gguf_u64(0);
        gguf_expect(known ? BITNET_OK : BITNET_ERROR_GGUF_VALUE, "type of elements");
        gguf_begin(0, 1), gguf_key("k", (uint32_t)i), gguf_u32(0), gguf_u64(0);
        gguf_expect(i < 13 ? BITNET_OK : BITNET_ERROR_GGUF_VALUE, "type of a value");
    }
    gguf_begin(0, 1), gguf_array("k", BITNET_GGUF_ARRAY, 0), gguf_u64(0);
    gguf_expect(BITNET_ERROR_GGUF_VALUE, "an empty array of arrays");
    gguf_begin(0, 1), gguf_array("k", UINT32_MAX, 0);
    gguf_expect(BITNET_ERROR_GGUF_VALUE, "negative type of elements");
    gguf_begin(0, 1), gguf_key("k", UINT32_MAX), gguf_u64(0);
    gguf_expect(BITNET_ERROR_GGUF_VALUE, "negative type of a value");
    gguf_begin(0, 1), gguf_key("k", BITNET_GGUF_BOOL), gguf_u8(2);
    gguf_expect(BITNET_ERROR_GGUF_VALUE, "a bool of 2");
    gguf_begin(0, 1), gguf_array("k", BITNET_GGUF_BOOL, 3), gguf_u8(0), gguf_u8(1), gguf_u8(255);
    gguf_expect(BITNET_ERROR_GGUF_VALUE, "a bool of 255 in an array");

    gguf_begin(0, 1), gguf_key("", BITNET_GGUF_U64), gguf_u64(0);
    gguf_expect(BITNET_ERROR_GGUF_KEY, "an empty key");
    gguf_begin(0, 3), gguf_key("a", BITNET_GGUF_U8), gguf_u8(0), gguf_key("b", BITNET_GGUF_U8);
    gguf_u8(0), gguf_key("a", BITNET_GGUF_U64), gguf_u64(0);
    gguf_expect(BITNET_ERROR_GGUF_KEY, "the same key twice");
    memset(longest, 'x', 65536);
    gguf_begin(0, 1), gguf_key(longest, BITNET_GGUF_U8), gguf_u8(0);
    gguf_expect(BITNET_ERROR_GGUF_STRING, "a key of 65536 bytes");
    longest[65535] = 0;
    gguf_begin(0, 1), gguf_key(longest, BITNET_GGUF_U8), gguf_u8(0);
    gguf_expect(BITNET_OK, "a key of 65535 bytes");
}

static void gguf_test_malformed_tensors(void) {
    static const struct {
        uint64_t columns, rows;
        uint32_t type;
        bitnet_result result;
    } shapes[] = {
        {0, 1, BITNET_TYPE_F32, BITNET_ERROR_GGUF_SHAPE},
        {1, 0, BITNET_TYPE_F32, BITNET_ERROR_GGUF_SHAPE},
        {(uint64_t)1 << 32, (uint64_t)1 << 32, BITNET_TYPE_I8, BITNET_ERROR_GGUF_SHAPE},
        {(uint64_t)1 << 31, (uint64_t)1 << 32, BITNET_TYPE_I8, BITNET_ERROR_GGUF_SHAPE},
        {(uint64_t)1 << 63, 1, BITNET_TYPE_I8, BITNET_ERROR_GGUF_SHAPE},
        {UINT64_MAX, 1, BITNET_TYPE_I8, BITNET_ERROR_GGUF_SHAPE},
        {UINT64_MAX, UINT64_MAX, 77, BITNET_ERROR_GGUF_SHAPE},
        {(uint64_t)1 << 62, 1, BITNET_TYPE_F32, BITNET_ERROR_GGUF_SHAPE}, /* bytes wrap to 0 */
        {((uint64_t)1 << 62) + 1, 1, BITNET_TYPE_F32, BITNET_ERROR_GGUF_SHAPE},
        {(uint64_t)1 << 62, 1, BITNET_TYPE_I2_S, BITNET_ERROR_GGUF_OFFSET},
        {(uint64_t)1 << 60, 1, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
        {16, 2, BITNET_TYPE_Q8_0, BITNET_ERROR_GGUF_SHAPE},
        {48, 2, BITNET_TYPE_Q4_0, BITNET_ERROR_GGUF_SHAPE},
        {128, 2, BITNET_TYPE_Q4_K, BITNET_ERROR_GGUF_SHAPE},
        {255, 1, BITNET_TYPE_Q6_K, BITNET_ERROR_GGUF_SHAPE},
        {257, 1, BITNET_TYPE_TQ1_0, BITNET_ERROR_GGUF_SHAPE},
        {64, 4, BITNET_TYPE_TQ2_0, BITNET_ERROR_GGUF_SHAPE},
        {64, 4, BITNET_TYPE_Q1_0, BITNET_ERROR_GGUF_SHAPE},
        {96, 2, BITNET_TYPE_Q2_0, BITNET_ERROR_GGUF_SHAPE},
        {64, 2, BITNET_TYPE_PQ2_0, BITNET_ERROR_GGUF_SHAPE},
        {192, 2, BITNET_TYPE_PTQ1_0, BITNET_ERROR_GGUF_SHAPE},
        {(uint64_t)1 << 62, 1, BITNET_TYPE_Q2_0, BITNET_ERROR_GGUF_OFFSET},
        {128, 7, BITNET_TYPE_Q2_0, BITNET_OK}, /* 252 bytes */
        {3, 3, BITNET_TYPE_I2_S, BITNET_ERROR_GGUF_SHAPE},
        {6, 2, BITNET_TYPE_I2_S, BITNET_OK}, /* one flat stream of 12 */
        {1, 1, 77, BITNET_OK},
        {1, 1, INT32_MAX, BITNET_OK},
        {1, 1, (uint32_t)1 << 31, BITNET_ERROR_GGUF_TENSOR_TYPE},
        {1, 1, UINT32_MAX, BITNET_ERROR_GGUF_TENSOR_TYPE},
    };
    static const struct {
        uint64_t first, second; /* offsets of two tensors of 64 bytes; there are 160 of data */
        uint32_t type;          /* of the second */
        bitnet_result result;
    } places[] = {
        {0, 64, BITNET_TYPE_F32, BITNET_OK},
        {96, 0, BITNET_TYPE_F32, BITNET_OK},
        {0, 96, BITNET_TYPE_F32, BITNET_OK}, /* a gap is no harm */
        {0, 128, 77, BITNET_OK},
        {0, 0, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
        {0, 32, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
        {64, 32, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
        {0, 32, 77, BITNET_ERROR_GGUF_OFFSET},
        {0, 0, 77, BITNET_ERROR_GGUF_OFFSET},
        {0, 160, 77, BITNET_ERROR_GGUF_OFFSET},
        {0, 68, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
        {16, 96, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
        {0, 128, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
        {0, 192, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
        {0, (uint64_t)1 << 63, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
        {0, UINT64_MAX - 31, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
        {0, UINT64_MAX - 63, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
        {0, UINT64_MAX - 31, 77, BITNET_ERROR_GGUF_OFFSET},
        {UINT64_MAX, 0, BITNET_TYPE_F32, BITNET_ERROR_GGUF_OFFSET},
    };
    static const uint32_t dimensions[] = {0, 5, 6, 1u << 31, UINT32_MAX};
    char name[66];
    size_t i;
    TEST("gguf: malformed tensors");
    for (i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        char what[40];
        snprintf(what, sizeof what, "shape case %d", (int)i);
        gguf_begin(1, 0);
        gguf_tensor("t", shapes[i].columns, shapes[i].rows, shapes[i].type, 0), gguf_data(256);
        gguf_expect(shapes[i].result, what);
    }
    for (i = 0; i < sizeof places / sizeof *places; i++) {
        char what[40];
        snprintf(what, sizeof what, "offset case %d", (int)i);
        gguf_begin(2, 0), gguf_tensor("a", 16, 1, BITNET_TYPE_F32, places[i].first);
        gguf_tensor("b", 4, 4, places[i].type, places[i].second), gguf_data(160);
        gguf_expect(places[i].result, what);
    }
    for (i = 0; i < sizeof dimensions / sizeof *dimensions; i++) {
        int k;
        gguf_begin(1, 0), gguf_string("t"), gguf_u32(dimensions[i]);
        for (k = 0; k < 6; k++) gguf_u64(1);
        gguf_u32(BITNET_TYPE_F32), gguf_u64(0), gguf_data(64);
        gguf_expect(BITNET_ERROR_GGUF_SHAPE, "number of dimensions");
    }
    for (i = 0; i <= 65; i++) {
        memset(name, 'n', i), name[i] = 0;
        gguf_begin(1, 0), gguf_tensor(name, 1, 1, BITNET_TYPE_F32, 0), gguf_data(4);
        gguf_expect(i == 0    ? BITNET_ERROR_GGUF_KEY
                    : i == 65 ? BITNET_ERROR_GGUF_STRING
                              : BITNET_OK,
                    "length of a tensor's name");
    }
    gguf_begin(2, 0), gguf_tensor("t", 8, 1, BITNET_TYPE_F32, 0);
    gguf_tensor("t", 8, 1, BITNET_TYPE_F32, 32), gguf_data(64);
    gguf_expect(BITNET_ERROR_GGUF_KEY, "the same name twice");
}

/* Type 42 by 64 weights, by 128 and as STQ1_0 is determined by the distances of tensors. Three
   tensors, of 1024 weights (288 bytes by 64; by 128 272, padded to 288 if the alignment is 32; as
   STQ1_0 168), 256 (72, 68; 42, but rows of 128 are impossible) and 2048 (576, 544; 336). */
static void gguf_test_q2(void) {
    static const struct {
        uint64_t columns, offsets[4]; /* of the first tensor; of the three, and of an F32 behind */
        uint32_t alignment;
        int type; /* expected; -1: the file is rejected */
    } cases[] = {
        {1024, {0, 288, 384, 960}, 32, BITNET_TYPE_Q2_0},
        {1024, {0, 288, 384, 928}, 32, BITNET_TYPE_PQ2_0},
        {1024, {928, 0, 288, 1216}, 32, BITNET_TYPE_Q2_0}, /* neither, and there is room */
        {1024, {608, 0, 96, 896}, 32, -1},                 /* neither, and there is none */
        {1024, {640, 0, 96, 928}, 32, BITNET_TYPE_PQ2_0},  /* in another order than in the file */
        {1024, {672, 0, 96, 960}, 32, BITNET_TYPE_Q2_0},
        {1024, {0, 272, 340, 884}, 4, BITNET_TYPE_PQ2_0},
        {1024, {0, 192, 256, 608}, 32, -1}, /* STQ1_0, but for the rows of the second */
        {1024, {0, 288, 360, 936}, 4, BITNET_TYPE_Q2_0},
        {960,
         {0, 288, 384, 928},
         32,
         -1}, /* rows that are not a multiple of 128: not the older form */
        {1024, {0, 512, 1024, 2048}, 512, BITNET_TYPE_Q2_0}, /* 576 and 544 pad to 1024: both */
    };
    const uint64_t most = UINT64_MAX / 2;
    char what[32];
    size_t i, k;
    TEST("gguf: the two layouts of Q2_0");
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        bitnet_gguf *g;
        snprintf(what, sizeof what, "case %d", (int)i);
        gguf_begin(4, 1), gguf_key("general.alignment", BITNET_GGUF_U32);
        gguf_u32(cases[i].alignment);
        gguf_tensor("a", cases[i].columns, 1, BITNET_TYPE_Q2_0, cases[i].offsets[0]);
        gguf_tensor("b", 128, 2, BITNET_TYPE_Q2_0, cases[i].offsets[1]);
        gguf_tensor("c", 2048, 1, BITNET_TYPE_Q2_0, cases[i].offsets[2]);
        gguf_tensor("d", 1, 1, BITNET_TYPE_F32, cases[i].offsets[3]), gguf_data(512);
        while (gguf_file.size % 512) gguf_u8(0);
        gguf_data(4096);
        g = bitnet_gguf_open_memory(gguf_file.data, gguf_file.size, NULL, NULL);
        CHECK_CASE((g != NULL) == (cases[i].type >= 0), what);
        for (k = 0; k < 3 && g; k++) {
            const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, k);
            uint64_t weights = t->shape[0] * t->shape[1];
            CHECK_CASE(t->type == cases[i].type, what);
            CHECK_CASE(t->size ==
                           (t->type == BITNET_TYPE_Q2_0 ? weights / 64 * 18 : weights / 128 * 34),
                       what);
        }
        bitnet_gguf_free(g);
    }
    for (i = 0; i < 2; i++) {
        bitnet_gguf *g;
        gguf_begin(3, 0), gguf_tensor("a", 1024, 1, BITNET_TYPE_Q2_0, 0);
        gguf_tensor("b", 256, 3, BITNET_TYPE_Q2_0, 192), gguf_tensor("c", 1, 1, 0, i ? 416 : 320);
        gguf_data(512);
        g = bitnet_gguf_open_memory(gguf_file.data, gguf_file.size, NULL, NULL);
        CHECK((g != NULL) == (i == 0));
        CHECK(!g || (bitnet_gguf_tensor_at(g, 1)->type == BITNET_TYPE_STQ1_0 &&
                     bitnet_gguf_tensor_at(g, 1)->size == 126));
        bitnet_gguf_free(g);
    }
    gguf_begin(2, 0); /* sizes near the end of 63 bits */
    gguf_tensor("a", most / 128 * 128, 1, BITNET_TYPE_Q2_0, 0);
    gguf_tensor("b", 128, 1, BITNET_TYPE_Q2_0, UINT64_MAX - 63), gguf_data(64);
    gguf_expect(BITNET_ERROR_GGUF_OFFSET, "huge");
}

/* ---- split files as other programs write them; those that are wrong are in test_model.h */

/* Begins part `part` of two with the keys' usual types. */
static void gguf_begin_part(int part, uint32_t alignment) {
    gguf_begin(2, 4);
    gguf_key("split.no", BITNET_GGUF_U16), gguf_u8((uint8_t)part), gguf_u8(0);
    gguf_key("split.count", BITNET_GGUF_U16), gguf_u8(2), gguf_u8(0);
    gguf_key("split.tensors.count", BITNET_GGUF_I32), gguf_u32(4);
    gguf_key("general.alignment", BITNET_GGUF_U32), gguf_u32(alignment);
}

/* Each part has its own alignment; the layout of Q2_0 is determined from all parts. */
static void gguf_test_split(void) {
    char first[300], second[300];
    bitnet_gguf_options options;
    bitnet_gguf *g;
    uint8_t whole[2][64];
    int way = 0;
    TEST("gguf: split files");
    snprintf(first, sizeof first, "%s-00001-of-00002.gguf", check_path());
    snprintf(second, sizeof second, "%s-00002-of-00002.gguf", check_path());
    gguf_begin_part(0, 32);
    gguf_tensor("a", 5, 3, BITNET_TYPE_F32, 0);
    gguf_tensor("b", 1024, 1, BITNET_TYPE_Q2_0, 64); /* alone it fits both */
    gguf_data(64 + 288), gguf_data(0);
    memcpy(whole[0], gguf_file.data + gguf_file.size - 352 + 64, 64);
    CHECK(check_write_file(first, gguf_file.data, gguf_file.size));
    gguf_begin_part(1, 4);
    gguf_tensor("c", 1024, 1, BITNET_TYPE_Q2_0, 0); /* 272 bytes by 128 weights */
    gguf_tensor("d", 1024, 1, BITNET_TYPE_Q2_0, 272);
    while (gguf_file.size % 4) gguf_u8(0);
    while (way < 2 * 272) gguf_u8((uint8_t)(way++ * 7));
    memcpy(whole[1], gguf_file.data + gguf_file.size - 272, 64);
    CHECK(check_write_file(second, gguf_file.data, gguf_file.size));
    memset(&options, 0, sizeof options);
    for (way = 0; way < 2; way++) {
        const bitnet_gguf_tensor *b, *d;
        uint8_t bytes[64];
        options.no_mmap = way == 1;
        g = bitnet_gguf_open_file(first, &options, NULL);
        if (!CHECK(g && bitnet_gguf_tensor_count(g) == 4)) break;
        b = bitnet_gguf_find_tensor(g, "b"), d = bitnet_gguf_find_tensor(g, "d");
        CHECK(b->type == BITNET_TYPE_PQ2_0 && b->size == 272);
        CHECK(d->type == BITNET_TYPE_PQ2_0 && d->offset > bitnet_gguf_file_size(g) / 2);
        CHECK(bitnet_gguf_read(g, b, 0, bytes, 64, NULL) == BITNET_OK);
        CHECK(memcmp(bytes, whole[0], 64) == 0);
        CHECK(bitnet_gguf_read(g, d, 0, bytes, 64, NULL) == BITNET_OK);
        CHECK(memcmp(bytes, whole[1], 64) == 0);
        bitnet_gguf_free(g);
    }
    remove(first), remove(second);
}

static void gguf_test_alignment(void) {
    static const uint32_t good[] = {1, 2, 8, 32, 64, 256}, bad[] = {0, 3, 24, 48, UINT32_MAX};
    static const uint32_t wrong[] = {BITNET_GGUF_I32, BITNET_GGUF_U64, BITNET_GGUF_F32,
                                     BITNET_GGUF_ARRAY, BITNET_GGUF_STRING};
    bitnet_reader reader;
    gguf_source source;
    bitnet_error error;
    size_t i;
    TEST("gguf: alignment");
    for (i = 0; i < sizeof good / sizeof *good; i++) {
        bitnet_gguf *g;
        uint64_t offset;
        gguf_begin(1, 1), gguf_key("general.alignment", BITNET_GGUF_U32), gguf_u32(good[i]);
        gguf_tensor("t", 1, 1, BITNET_TYPE_F32, 0);
        offset = (gguf_file.size + good[i] - 1) / good[i] * good[i];
        gguf_data(512);
        g = bitnet_gguf_open_memory(gguf_file.data, gguf_file.size, NULL, NULL);
        CHECK(g && bitnet_gguf_tensor_at(g, 0)->offset == offset);
        CHECK(g && bitnet_gguf_tensor_at(g, 0)->data == gguf_file.data + offset);
        bitnet_gguf_free(g);
    }
    for (i = 0; i < sizeof bad / sizeof *bad; i++) {
        gguf_begin(0, 1), gguf_key("general.alignment", BITNET_GGUF_U32), gguf_u32(bad[i]);
        gguf_expect(BITNET_ERROR_GGUF_ALIGNMENT, "no power of two");
    }
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        gguf_begin(0, 1), gguf_key("general.alignment", wrong[i]);
        if (wrong[i] == BITNET_GGUF_ARRAY) gguf_u32(BITNET_GGUF_U32);
        if (wrong[i] == BITNET_GGUF_STRING || wrong[i] == BITNET_GGUF_ARRAY) gguf_u64(1);
        gguf_u64(32);
        if (wrong[i] == BITNET_GGUF_STRING || wrong[i] == BITNET_GGUF_ARRAY) gguf_file.size -= 7;
        if (wrong[i] == BITNET_GGUF_ARRAY) gguf_u8(0), gguf_u8(0), gguf_u8(0);
        gguf_expect(BITNET_ERROR_GGUF_ALIGNMENT, "alignment of another type");
    }
    gguf_begin(0, 1), gguf_key("general.alignment", BITNET_GGUF_U32), gguf_u32(1u << 31);
    gguf_expect(BITNET_OK, "no tensors, no padding");
    gguf_begin(1, 1), gguf_key("general.alignment", BITNET_GGUF_U32), gguf_u32(1u << 31);
    gguf_tensor("t", 1, 1, BITNET_TYPE_F32, 0), gguf_data(64);
    gguf_expect(BITNET_ERROR_GGUF_TRUNCATED, "padding past the end");

    /* a file said to be as large as a number can say: no sum may wrap */
    gguf_begin(1, 1), gguf_key("general.alignment", BITNET_GGUF_U32), gguf_u32(1u << 31);
    gguf_tensor("t", 16, 1, BITNET_TYPE_F32, UINT64_MAX << 31), gguf_data(64);
    reader = gguf_reader(&source, gguf_file.data, gguf_file.size);
    reader.size = UINT64_MAX;
    source.endless = true;
    CHECK(!bitnet_gguf_open_reader(&reader, NULL, &error));
    CHECK(error.result == BITNET_ERROR_GGUF_OFFSET);
}

/* ---- damage */

static void gguf_test_truncation(void) {
    size_t full, least, n;
    TEST("gguf: truncation");
    gguf_build_sound();
    full = gguf_file.size;
    least = (full - 36) / 32 * 32 + 36; /* the last tensor's 36 bytes, then padding */
    CHECK(full - least == 28);
    for (n = 0; n <= full; n++) {
        uint8_t *data = (uint8_t *)malloc(n + !n);
        bitnet_error error = {BITNET_OK, ""};
        bitnet_reader reader;
        gguf_source source;
        bitnet_gguf *g;
        memcpy(data, gguf_file.data, n);
        g = bitnet_gguf_open_memory(data, n, NULL, &error);
        CHECK((g != NULL) == (n >= least) && bitnet_is_error(error.result) == !g);
        bitnet_gguf_free(g);
        reader = gguf_reader(&source, data, n);
        g = bitnet_gguf_open_reader(&reader, NULL, &error);
        CHECK((g != NULL) == (n >= least));
        bitnet_gguf_free(g);
        /* a file that became shorter than it said it was */
        reader.size = full;
        CHECK(n == full ||
              (!bitnet_gguf_open_reader(&reader, NULL, &error) && error.result == BITNET_ERROR_IO));
        free(data);
    }
}

static void gguf_test_bit_flips(void) {
    uint8_t *data;
    size_t bit, bits, refused = 0;
    TEST("gguf: one-bit flips");
    gguf_build_sound();
    data = (uint8_t *)malloc(gguf_file.size);
    memcpy(data, gguf_file.data, gguf_file.size);
    bits = (gguf_file.size - 128) * 8; /* all before the data */
    for (bit = 0; bit < bits; bit++) {
        bitnet_gguf *g;
        bitnet_error error = {BITNET_OK, ""};
        data[bit / 8] ^= (uint8_t)(1 << bit % 8);
        g = bitnet_gguf_open_memory(data, gguf_file.size, NULL, &error);
        CHECK((g != NULL) == (error.result == BITNET_OK));
        refused += !g;
        gguf_close(g);
        data[bit / 8] ^= (uint8_t)(1 << bit % 8);
    }
    CHECK(refused > bits / 4 && refused < bits);
    CHECK(gguf_close(bitnet_gguf_open_memory(data, gguf_file.size, NULL, NULL)) ==
          gguf_close(bitnet_gguf_open_memory(gguf_file.data, gguf_file.size, NULL, NULL)));
    free(data);
}

/* ---- reading */

static void gguf_test_values(void) {
    bitnet_gguf *g;
    bitnet_string s = {NULL, 0};
    int64_t i = 0;
    double d = 0;
    uint8_t bytes[64];
    const bitnet_gguf_tensor *t;
    bitnet_gguf_value copies[2];
    bitnet_error error = {BITNET_OK, ""};
    TEST("gguf: values");
    gguf_build_sound();
    g = bitnet_gguf_open_memory(gguf_file.data, gguf_file.size, NULL, NULL);
    if (!CHECK(g != NULL)) return;
    CHECK(bitnet_gguf_version(g) == 3 && bitnet_gguf_file_size(g) == gguf_file.size);
    CHECK(bitnet_gguf_value_count(g) == 17 && !bitnet_gguf_value_at(g, 17));
    CHECK(bitnet_gguf_value_at(g, 4) == bitnet_gguf_find(g, "u32"));
    CHECK(!bitnet_gguf_find(g, "") && !bitnet_gguf_find(g, "u3") && !bitnet_gguf_find(g, "u322"));
    CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "u8"), 0, &i) && i == 200);
    CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "i8"), 0, &i) && i == -2);
    CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "u16"), 0, &i) && i == 0xF234);
    CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "i16"), 0, &i) && i == -1);
    CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "u32"), 0, &i) && i == 4000000000);
    CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "i32"), 0, &i) && i == -5);
    CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "bool"), 0, &i) && i == 1);
    CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "i64"), 0, &i) && i == -1);
    CHECK(!bitnet_gguf_int(bitnet_gguf_find(g, "u64"), 0, &i)); /* 2^63 */
    CHECK(!bitnet_gguf_int(bitnet_gguf_find(g, "f32"), 0, &i));
    CHECK(!bitnet_gguf_int(bitnet_gguf_find(g, "string"), 0, &i));
    CHECK(!bitnet_gguf_int(bitnet_gguf_find(g, "u8"), 1, &i));
    CHECK(!bitnet_gguf_int(NULL, 0, &i) && i == 0);
    copies[0] = *bitnet_gguf_find(g, "f32"); /* plain values, which may be copied */
    copies[1] = *bitnet_gguf_find(g, "u8");
    CHECK(bitnet_gguf_number(&copies[0], 0, &d) && d == 0.5);
    CHECK(bitnet_gguf_int(&copies[1], 0, &i) && i == 200);
    CHECK(bitnet_gguf_number(bitnet_gguf_find(g, "f32"), 0, &d) && d == 0.5);
    CHECK(bitnet_gguf_number(bitnet_gguf_find(g, "f64"), 0, &d) && d == 3.25);
    CHECK(bitnet_gguf_number(bitnet_gguf_find(g, "i32"), 0, &d) && d == -5);
    CHECK(!bitnet_gguf_number(bitnet_gguf_find(g, "bool"), 0, &d));
    CHECK(!bitnet_gguf_number(bitnet_gguf_find(g, "string"), 0, &d));
    CHECK(!bitnet_gguf_number(NULL, 0, &d));
    CHECK(bitnet_gguf_string(bitnet_gguf_find(g, "string"), 0, &s) && s.length == 4 &&
          memcmp(s.data, "text", 4) == 0);
    CHECK(bitnet_gguf_string(bitnet_gguf_find(g, "strings"), 2, &s) && s.length == 3 &&
          memcmp(s.data, "ccc", 3) == 0);
    CHECK(bitnet_gguf_string(bitnet_gguf_find(g, "strings"), 1, &s) && s.length == 0);
    CHECK(!bitnet_gguf_string(bitnet_gguf_find(g, "strings"), 3, &s));
    CHECK(!bitnet_gguf_string(bitnet_gguf_find(g, "strings"), UINT64_MAX, &s));
    CHECK(!bitnet_gguf_string(bitnet_gguf_find(g, "u8"), 0, &s));
    CHECK(!bitnet_gguf_string(NULL, 0, &s));
    CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "shorts"), 2, &i) && i == 0x504);
    CHECK(!bitnet_gguf_int(bitnet_gguf_find(g, "shorts"), 3, &i));
    CHECK(bitnet_gguf_find(g, "empty")->count == 0 && bitnet_gguf_find(g, "shorts")->count == 3);
    CHECK(bitnet_gguf_find(g, "shorts")->type == BITNET_GGUF_ARRAY &&
          bitnet_gguf_find(g, "shorts")->element == BITNET_GGUF_I16);

    CHECK(bitnet_gguf_tensor_count(g) == 2 && !bitnet_gguf_tensor_at(g, 2));
    CHECK(!bitnet_gguf_find_tensor(g, "third"));
    t = bitnet_gguf_find_tensor(g, "second");
    if (CHECK(t != NULL)) {
        CHECK(t == bitnet_gguf_tensor_at(g, 0) && t->dimensions == 2 && t->shape[0] == 8 &&
              t->shape[1] == 2 && t->shape[2] == 1 && t->shape[3] == 1);
        CHECK(t->type == BITNET_TYPE_I2_S && t->size == 36);
        CHECK(t->data == gguf_file.data + t->offset && t->offset == gguf_file.size - 64);
        CHECK(bitnet_gguf_read(g, t, 4, bytes, 32, &error) == BITNET_OK &&
              memcmp(bytes, t->data + 4, 32) == 0);
        CHECK(bitnet_gguf_read(g, t, 36, bytes, 0, &error) == BITNET_OK);
        CHECK(error.result == BITNET_OK);
        CHECK(bitnet_gguf_read(g, t, 5, bytes, 32, &error) == BITNET_ERROR_ARGUMENT);
        CHECK(error.result == BITNET_ERROR_ARGUMENT && error.message[0]);
        CHECK(bitnet_gguf_read(g, t, UINT64_MAX, bytes, 2, NULL) == BITNET_ERROR_ARGUMENT);
    }
    bitnet_gguf_free(g);
    bitnet_gguf_free(NULL);
}

static void gguf_test_types(void) {
    static const struct {
        int type;
        const char *name;
        uint64_t columns, size;
    } types[] = {{BITNET_TYPE_F32, "F32", 3, 12},
                 {BITNET_TYPE_F16, "F16", 3, 6},
                 {BITNET_TYPE_BF16, "BF16", 3, 6},
                 {BITNET_TYPE_I8, "I8", 3, 3},
                 {BITNET_TYPE_I16, "I16", 3, 6},
                 {BITNET_TYPE_I32, "I32", 3, 12},
                 {BITNET_TYPE_Q4_0, "Q4_0", 64, 36},
                 {BITNET_TYPE_Q8_0, "Q8_0", 64, 68},
                 {BITNET_TYPE_Q4_1, "Q4_1", 64, 40},
                 {BITNET_TYPE_Q5_0, "Q5_0", 64, 44},
                 {BITNET_TYPE_Q5_1, "Q5_1", 64, 48},
                 {BITNET_TYPE_IQ4_NL, "IQ4_NL", 64, 36},
                 {BITNET_TYPE_Q2_K, "Q2_K", 512, 168},
                 {BITNET_TYPE_Q3_K, "Q3_K", 512, 220},
                 {BITNET_TYPE_Q5_K, "Q5_K", 512, 352},
                 {BITNET_TYPE_Q4_K, "Q4_K", 512, 288},
                 {BITNET_TYPE_Q6_K, "Q6_K", 512, 420},
                 {BITNET_TYPE_Q1_sym_g32_sq4_sg8, "Q1_sym_g32_sq4_sg8", 512, 76},
                 {BITNET_TYPE_Q4_sym_g16_sq8_sg8, "Q4_sym_g16_sq8_sg8", 512, 296},
                 {BITNET_TYPE_Q2_sym_g32_sq4_sg8, "Q2_sym_g32_sq4_sg8", 512, 140},
                 {BITNET_TYPE_Qt_sym_ms_g32_sq4_sg8, "Qt_sym_ms_g32_sq4_sg8", 512, 108},
                 {BITNET_TYPE_TQ1_0, "TQ1_0", 512, 108},
                 {BITNET_TYPE_TQ2_0, "TQ2_0", 512, 132},
                 {BITNET_TYPE_I2_S, "I2_S", 512, 128},
                 {BITNET_TYPE_Q1_0, "Q1_0", 512, 72},
                 {BITNET_TYPE_Q2_0, "Q2_0", 512, 144},
                 {BITNET_TYPE_PQ2_0, "PQ2_0", 512, 136},
                 {BITNET_TYPE_PTQ1_0, "PTQ1_0", 512, 112},
                 {BITNET_TYPE_STQ1_0, "STQ1_0", 512, 84},
                 {BITNET_TYPE_Q1_0, "Q1_0", 64, 0},
                 {BITNET_TYPE_Q2_0, "Q2_0", 96, 0},
                 {BITNET_TYPE_TL1, "TL1", 512, 0},
                 {BITNET_TYPE_TL2, "TL2", 512, 0},
                 {BITNET_TYPE_IQ1_BN, "IQ1_BN", 512, 0},
                 {BITNET_TYPE_IQ2_BN, "IQ2_BN", 512, 0},
                 {BITNET_TYPE_IQ2_BN_R4, "IQ2_BN_R4", 512, 0},
                 {77, "unknown", 512, 0},
                 {-1, "unknown", 512, 0},
                 {BITNET_TYPE_Q4_0, "Q4_0", 65, 0},
                 {BITNET_TYPE_Q4_K, "Q4_K", 64, 0},
                 {BITNET_TYPE_I2_S, "I2_S", 6, 0},
                 {BITNET_TYPE_F32, "F32", UINT64_MAX, 0}};
    size_t i;
    TEST("gguf: types");
    for (i = 0; i < sizeof types / sizeof *types; i++) {
        CHECK_CASE(strcmp(bitnet_type_name(types[i].type), types[i].name) == 0, types[i].name);
        CHECK_CASE(bitnet_type_row_size(types[i].type, types[i].columns) == types[i].size,
                   types[i].name);
    }
}

/* Metadata larger than the first piece requested from a reader, and many names. */
static void gguf_test_large(void) {
    enum { N = 3000 };
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    char *text = (char *)malloc(3 << 20), name[32];
    const void *data = NULL;
    size_t size = 0;
    bitnet_reader reader;
    gguf_source source;
    bitnet_gguf *g;
    float value = 1;
    uint64_t one = 1;
    int i, found = 0;
    TEST("gguf: large metadata");
    memset(text, 'x', 3 << 20), text[(3 << 20) - 1] = 0;
    bitnet_gguf_add_string(w, "large", text);
    for (i = 0; i < N; i++) {
        snprintf(name, sizeof name, "%d", i * 7919 % N);
        bitnet_gguf_add_u32(w, name, (uint32_t)i);
        bitnet_gguf_add_tensor(w, name, BITNET_TYPE_F32, 1, &one, &value);
    }
    CHECK(bitnet_gguf_write_memory(w, &data, &size, NULL) == BITNET_OK);
    reader = gguf_reader(&source, data, size);
    g = bitnet_gguf_open_reader(&reader, NULL, NULL);
    CHECK(g && source.calls > 2 && source.calls < 6);
    for (i = 0; g && i < N; i++) {
        int64_t v = -1;
        snprintf(name, sizeof name, "%d", i * 7919 % N);
        found += bitnet_gguf_int(bitnet_gguf_find(g, name), 0, &v) && v == i &&
                 bitnet_gguf_find_tensor(g, name) == bitnet_gguf_tensor_at(g, (size_t)i);
    }
    CHECK(found == N);
    CHECK(g && !bitnet_gguf_tensor_at(g, 0)->data);
    CHECK(gguf_close(g) == gguf_close(bitnet_gguf_open_memory(data, size, NULL, NULL)));
    bitnet_gguf_writer_free(w);
    free(text);
}

static void gguf_test_golden(void) {
    static const char *const names[] = {"golden/tiny-i2_s.gguf", "golden/stories-nano-i2_s.gguf",
                                        "data/vocab/ggml-vocab-llama-spm.gguf"};
    char path[512];
    bitnet_gguf *g;
    size_t i;
    TEST("gguf: files of other programs");
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        FILE *file = fopen(check_shared(names[i], path, sizeof path), "rb");
        if (!file) {
            SKIP("the file is not here");
            continue;
        }
        fclose(file);
        gguf_check_ways(path, names[i]);
    }
    g = bitnet_gguf_open_file(check_shared(names[0], path, sizeof path), NULL, NULL);
    if (g) {
        const bitnet_gguf_tensor *t = bitnet_gguf_find_tensor(g, "blk.0.ffn_down.weight");
        const bitnet_gguf_value *tokens = bitnet_gguf_find(g, "tokenizer.ggml.tokens");
        bitnet_string s = {NULL, 0};
        CHECK(bitnet_gguf_value_count(g) == 25 && bitnet_gguf_tensor_count(g) == 35);
        CHECK(tokens && tokens->count == 1280 && bitnet_gguf_string(tokens, 0, &s) &&
              s.length == 1 && *s.data == '!');
        CHECK(bitnet_gguf_find(g, "tokenizer.ggml.merges")->count == 1611);
        CHECK(t && t->type == BITNET_TYPE_I2_S && t->shape[0] == 640 && t->shape[1] == 256 &&
              t->size == 40992 && t->offset == 62048 + 656384);
        bitnet_gguf_free(g);
    }
}

static void gguf_test_bad_sources(void) {
    bitnet_gguf_options options;
    bitnet_error error = {BITNET_OK, ""};
    gguf_source source;
    bitnet_reader reader;
    bitnet_gguf *g;
    uint8_t bytes[8];
    TEST("gguf: bad sources");
    memset(&options, 0, sizeof options);
    options.no_mmap = true;
    CHECK(!bitnet_gguf_open_file("no/such/file.gguf", NULL, &error));
    CHECK(error.result == BITNET_ERROR_IO && strstr(error.message, "no/such/file.gguf"));
    CHECK(!bitnet_gguf_open_file("no/such/file.gguf", &options, NULL));
    CHECK(!bitnet_gguf_open_file(".", NULL, &error) && error.result == BITNET_ERROR_IO);
    CHECK(check_write_file(check_path(), "", 0));
    CHECK(!bitnet_gguf_open_file(check_path(), NULL, &error));
    CHECK(error.result == BITNET_ERROR_GGUF_TRUNCATED);
    remove(check_path());

    gguf_build_sound();
    reader = gguf_reader(&source, gguf_file.data, gguf_file.size);
    source.fail_at = 1;
    CHECK(!bitnet_gguf_open_reader(&reader, NULL, &error) && error.result == BITNET_ERROR_IO);
    source.calls = 0, source.fail_at = 2;
    g = bitnet_gguf_open_reader(&reader, NULL, &error);
    if (!CHECK(g != NULL)) return;
    error.result = BITNET_OK;
    CHECK(bitnet_gguf_read(g, bitnet_gguf_tensor_at(g, 0), 0, bytes, 8, &error) == BITNET_ERROR_IO);
    CHECK(error.result == BITNET_ERROR_IO);
    CHECK(bitnet_gguf_read(g, bitnet_gguf_tensor_at(g, 0), 0, bytes, 8, &error) == BITNET_OK);
    bitnet_gguf_free(g);
}

/* ---- writing */

/* An example of everything that a writer accepts. */
static void gguf_add_everything(bitnet_gguf_writer *w) {
    static const int types[] = {
        BITNET_TYPE_F32,  BITNET_TYPE_F16,  BITNET_TYPE_BF16,  BITNET_TYPE_Q4_0,  BITNET_TYPE_Q8_0,
        BITNET_TYPE_Q4_K, BITNET_TYPE_Q6_K, BITNET_TYPE_TQ1_0, BITNET_TYPE_TQ2_0, BITNET_TYPE_I8,
        BITNET_TYPE_I16,  BITNET_TYPE_I32,  BITNET_TYPE_I2_S};
    static uint8_t data[1024 * 4 + 32];
    static const uint64_t shape[4] = {256, 2, 1, 2};
    static const uint8_t numbers[24] = {1, 0, 1};
    bitnet_string strings[3];
    size_t i;
    for (i = 0; i < sizeof data; i++) data[i] = (uint8_t)(i * i >> 3);
    for (i = 0; i < 3; i++) strings[i].data = &"a\0b"[i], strings[i].length = i;
    bitnet_gguf_add_u32(w, "u32", 12);
    bitnet_gguf_add_f32(w, "f32", -1.5f);
    bitnet_gguf_add_bool(w, "bool", true);
    bitnet_gguf_add_string(w, "string", "text");
    bitnet_gguf_add_strings(w, "strings", strings, 3);
    bitnet_gguf_add_strings(w, "none", NULL, 0);
    for (i = 0; i <= BITNET_GGUF_F64; i++) {
        char key[16];
        if (i == BITNET_GGUF_STRING || i == BITNET_GGUF_ARRAY) continue;
        snprintf(key, sizeof key, "array %d", (int)i);
        bitnet_gguf_add_array(w, key, (bitnet_gguf_type)i, numbers, 3);
    }
    for (i = 0; i < sizeof types / sizeof *types; i++)
        bitnet_gguf_add_tensor(w, bitnet_type_name(types[i]), types[i], 1 + (int)i % 4, shape,
                               data + i);
}

static void gguf_test_writer(void) {
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    const void *data = NULL, *again = NULL;
    size_t size = 0, i;
    char *copy;
    bitnet_gguf *g;
    bitnet_string s = {NULL, 0};
    int64_t n = 0;
    double d = 0;
    TEST("gguf: writer");
    gguf_add_everything(w);
    CHECK(bitnet_gguf_write_memory(w, &data, &size, NULL) == BITNET_OK && size % 32 == 0);
    copy = (char *)malloc(size);
    memcpy(copy, data, size);
    CHECK(bitnet_gguf_write_memory(w, &again, &size, NULL) == BITNET_OK);
    CHECK(memcmp(copy, again, size) == 0);
    CHECK(bitnet_gguf_write_file(w, check_path(), NULL) == BITNET_OK);
    CHECK(gguf_holds(check_path(), copy, size));
    gguf_check_ways(check_path(), "round trip");
    g = bitnet_gguf_open_memory(copy, size, NULL, NULL);
    if (CHECK(g != NULL)) {
        CHECK(bitnet_gguf_value_count(g) == 17 && bitnet_gguf_tensor_count(g) == 13);
        CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "u32"), 0, &n) && n == 12);
        CHECK(bitnet_gguf_number(bitnet_gguf_find(g, "f32"), 0, &d) && d == -1.5);
        CHECK(bitnet_gguf_find(g, "bool")->type == BITNET_GGUF_BOOL);
        CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "bool"), 0, &n) && n == 1);
        CHECK(bitnet_gguf_string(bitnet_gguf_find(g, "strings"), 2, &s) && s.length == 2);
        CHECK(bitnet_gguf_find(g, "none")->element == BITNET_GGUF_STRING);
        for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
            const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
            uint64_t columns = t->shape[0] * t->shape[1] * t->shape[2] * t->shape[3];
            uint64_t tail = t->type == BITNET_TYPE_I2_S ? 32 : 0;
            CHECK(t->dimensions == 1 + (int)i % 4 && t->offset % 32 == 0);
            CHECK(t->size == bitnet_type_row_size(t->type, columns) + tail);
            CHECK(t->data[t->size - 1] == (uint8_t)((t->size - 1 + i) * (t->size - 1 + i) >> 3));
        }
        bitnet_gguf_free(g);
    }
    bitnet_gguf_writer_free(w);
    bitnet_gguf_writer_free(NULL);
    remove(check_path());
    free(copy);
}

/* Additions that a writer must reject; the error is that of the first. */
static void gguf_add_wrong(bitnet_gguf_writer *w, int kind) {
    static const uint64_t shape[4] = {4, 1, 1, 1}, none[4] = {0, 0, 0, 0}, odd[4] = {6, 1, 1, 1};
    static const uint8_t data[64] = {3};
    char name[80];
    memset(name, 'n', 65), name[65] = 0;
    switch (kind) {
    case 0: bitnet_gguf_add_u32(w, "", 1); break;
    case 1: bitnet_gguf_add_u32(w, "a", 1), bitnet_gguf_add_bool(w, "a", true); break;
    case 2: bitnet_gguf_add_u32(w, "general.alignment", 64); break;
    case 3: bitnet_gguf_add_array(w, "a", BITNET_GGUF_STRING, data, 1); break;
    case 4: bitnet_gguf_add_array(w, "a", BITNET_GGUF_ARRAY, data, 1); break;
    case 5: bitnet_gguf_add_array(w, "a", (bitnet_gguf_type)13, data, 1); break;
    case 6: bitnet_gguf_add_array(w, "a", BITNET_GGUF_BOOL, data, 1); break;
    case 7: bitnet_gguf_add_array(w, "a", BITNET_GGUF_U64, data, SIZE_MAX / 2); break;
    case 8: bitnet_gguf_add_tensor(w, "t", BITNET_TYPE_F32, 0, shape, data); break;
    case 9: bitnet_gguf_add_tensor(w, "t", BITNET_TYPE_F32, 5, shape, data); break;
    case 10: bitnet_gguf_add_tensor(w, "t", BITNET_TYPE_F32, 1, none, data); break;
    case 11: bitnet_gguf_add_tensor(w, "t", BITNET_TYPE_I2_S, 1, odd, data); break;
    case 12: bitnet_gguf_add_tensor(w, "t", BITNET_TYPE_TQ2_0, 1, shape, data); break;
    case 13: bitnet_gguf_add_tensor(w, "t", BITNET_TYPE_TL1, 1, shape, data); break;
    case 14: bitnet_gguf_add_tensor(w, "t", -1, 1, shape, data); break;
    case 15: bitnet_gguf_add_tensor(w, "t", BITNET_TYPE_F32, 1, shape, NULL); break;
    case 16: bitnet_gguf_add_tensor(w, "", BITNET_TYPE_F32, 1, shape, data); break;
    case 17: bitnet_gguf_add_tensor(w, name, BITNET_TYPE_F32, 1, shape, data); break;
    default:
        bitnet_gguf_add_tensor(w, "t", BITNET_TYPE_F32, 1, shape, data);
        bitnet_gguf_add_tensor(w, "t", BITNET_TYPE_F32, 1, shape, data);
    }
}

static void gguf_test_writer_refusals(void) {
    int kind;
    TEST("gguf: what a writer refuses");
    for (kind = 0; kind <= 18; kind++) {
        check_heap heap = {0, 0, 0, 0};
        bitnet_gguf_writer_options options = {check_allocator(&heap)};
        bitnet_gguf_writer *w = bitnet_gguf_writer_create(&options, NULL);
        bitnet_error error = {BITNET_OK, ""};
        const void *data = "not yet";
        size_t size = 9;
        char what[40];
        snprintf(what, sizeof what, "refusal %d", kind);
        gguf_add_wrong(w, kind);
        CHECK_CASE(bitnet_gguf_write_memory(w, &data, &size, &error) == BITNET_ERROR_ARGUMENT,
                   what);
        CHECK_CASE(error.result == BITNET_ERROR_ARGUMENT && error.message[0] && !data && size == 0,
                   what);
        CHECK_CASE(bitnet_gguf_write_file(w, check_path(), NULL) == BITNET_ERROR_ARGUMENT, what);
        CHECK_CASE(remove(check_path()) != 0, what); /* there must be none */
        bitnet_gguf_writer_free(w);
        CHECK_CASE(heap.live == 0, what);
    }
}

#if defined(__unix__)

#if defined(__STRICT_ANSI__) && !defined(__cplusplus) /* what -std=c99 hides */
extern int symlink(const char *target, const char *path);
#endif

static int gguf_synced_files, gguf_synced_directories;
static bool gguf_sync_fails;

/* In place of the C library's. */
#ifdef __cplusplus
extern "C"
#endif
    int
    fsync(int file) {
    struct stat info;
    if (fstat(file, &info) == 0 && S_ISDIR(info.st_mode)) gguf_synced_directories++;
    else gguf_synced_files++;
    return gguf_sync_fails ? -1 : 0;
}

/* The number of files in a directory. */
static int gguf_files_in(const char *path) {
    DIR *directory = opendir(path);
    int count = 0;
    while (directory && readdir(directory)) count++;
    if (directory) closedir(directory);
    return count - 2; /* "." and ".." */
}

static bool gguf_output(const char *path, const char *text) {
    bitnet__output o;
    return bitnet__output_open(&o, path) && fputs(text, o.file) >= 0 &&
           bitnet__output_close(&o, true);
}

static void gguf_test_output_failures(const char *folder, const char *path) {
    bitnet__output one, two;
    CHECK(bitnet__output_open(&one, path) && bitnet__output_open(&two, path));
    CHECK(gguf_files_in(folder) == 3 && gguf_holds(path, "first", 5)); /* nothing is there yet */
    CHECK(fputs("one", one.file) >= 0 && fputs("two", two.file) >= 0);
    CHECK(bitnet__output_close(&one, true) && gguf_holds(path, "one", 3));
    CHECK(bitnet__output_close(&two, true) && gguf_holds(path, "two", 3));
    CHECK(bitnet__output_open(&one, path) && fputs("not this", one.file) >= 0);
    CHECK(!bitnet__output_close(&one, false));
    CHECK(gguf_holds(path, "two", 3) && gguf_files_in(folder) == 1);
    gguf_sync_fails = true;
    CHECK(!gguf_output(path, "not on the disk"));
    gguf_sync_fails = false;
    CHECK(gguf_holds(path, "two", 3) && gguf_files_in(folder) == 1);
}

static void gguf_test_output_links(const char *folder, const char *path) {
    char link[300], planted[300], victim[300];
    snprintf(link, sizeof link, "%s/link", folder);
    snprintf(planted, sizeof planted, "%s/file.tmp", folder);
    snprintf(victim, sizeof victim, "%s/victim", folder);
    CHECK(symlink("file", link) == 0 && gguf_output(link, "by the link"));
    CHECK(gguf_holds(path, "by the link", 11) && remove(path) == 0);
    CHECK(!gguf_holds(link, "by the link", 11)); /* it is a link still, to nothing */
    CHECK(check_write_file(victim, "mine", 4) && symlink("victim", planted) == 0);
    CHECK(gguf_output(path, "first") && gguf_holds(victim, "mine", 4));
    CHECK(gguf_files_in(folder) == 4);
    remove(link), remove(planted), remove(victim);
}

static void gguf_test_output_pipe(const char *folder) {
    struct stat info;
    char pipe[300], got[8] = "";
    int end;
    snprintf(pipe, sizeof pipe, "%s/pipe", folder);
    CHECK(mkfifo(pipe, 0600) == 0);
    end = open(pipe, O_RDWR); /* on Linux both ends at once */
    CHECK(gguf_output(pipe, "through") && read(end, got, 7) == 7 && !strcmp(got, "through"));
    CHECK(stat(pipe, &info) == 0 && S_ISFIFO(info.st_mode) && gguf_files_in(folder) == 2);
    close(end);
    if (remove(pipe) == 0) CHECK(gguf_output("/dev/null", "through"));
    CHECK(stat("/dev/null", &info) == 0 && S_ISCHR(info.st_mode));
}

static void gguf_test_outputs(void) {
    const char *folder = check_path();
    char path[300];
    struct stat info;
    int modes[] = {0600, 0664, 0444}, i;
    TEST("gguf: outputs");
    snprintf(path, sizeof path, "%s/file", folder);
    CHECK(mkdir(folder, 0700) == 0);
    gguf_synced_files = gguf_synced_directories = 0;
    CHECK(gguf_output(path, "new") && gguf_holds(path, "new", 3));
    CHECK(gguf_synced_files == 1 && gguf_synced_directories == 1);
    for (i = 0; i < 3; i++) {
        CHECK(chmod(path, (mode_t)modes[i]) == 0 && gguf_output(path, "first"));
        CHECK(stat(path, &info) == 0 && (int)(info.st_mode & 07777) == modes[i]);
    }
    gguf_test_output_pipe(folder);
    gguf_test_output_links(folder, path);
    gguf_test_output_failures(folder, path);
    CHECK(remove(path) == 0 && rmdir(folder) == 0);
}

#endif

static void gguf_test_failed_writes(void) {
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_error error = {BITNET_OK, ""};
    TEST("gguf: writes that fail");
    gguf_add_everything(w);
    CHECK(bitnet_gguf_write_file(w, "no/such/directory/file.gguf", &error) == BITNET_ERROR_IO);
    CHECK(error.result == BITNET_ERROR_IO && error.message[0]);
    CHECK(bitnet_gguf_write_file(w, ".", NULL) == BITNET_ERROR_IO); /* a directory */
#if defined(__unix__)
    {
        struct rlimit old, small;
        void (*handler)(int) = signal(SIGXFSZ, SIG_IGN);
        fflush(stdout); /* which the limit must not hit */
        CHECK(check_write_file(check_path(), "old", 3));
        getrlimit(RLIMIT_FSIZE, &old);
        small = old;
        small.rlim_cur = 2000; /* in the middle of the tensors */
        setrlimit(RLIMIT_FSIZE, &small);
        error.result = bitnet_gguf_write_file(w, check_path(), NULL);
        setrlimit(RLIMIT_FSIZE, &old);
        signal(SIGXFSZ, handler);
        CHECK(error.result == BITNET_ERROR_IO);
        CHECK(gguf_holds(check_path(), "old", 3));
    }
#endif
    CHECK(bitnet_gguf_write_file(w, check_path(), NULL) == BITNET_OK);
    CHECK(!gguf_holds(check_path(), "old", 3));
    gguf_check_ways(check_path(), "written over an old file");
    remove(check_path());
    bitnet_gguf_writer_free(w);
}

/* A reader of a tensor of another file, which must be read in order; it fails at byte `fail_at`. */
typedef struct gguf_copied {
    const bitnet_gguf_tensor *tensor;
    uint64_t next, fail_at;
} gguf_copied;

static size_t gguf_read_copied(void *user, uint64_t offset, void *data, size_t size) {
    gguf_copied *s = (gguf_copied *)user;
    if (offset != s->next && offset != 0) return 0;
    if (offset + size > s->fail_at) size = offset < s->fail_at ? (size_t)(s->fail_at - offset) : 0;
    memcpy(data, s->tensor->data + offset, size);
    s->next = offset + size;
    return size;
}

/* A file that is read and written again is the same, with data read during writing. */
static void gguf_test_copy(void) {
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL), *v;
    gguf_copied sources[16];
    const void *data, *again;
    size_t size, size_again, i;
    bitnet_gguf *g;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_reader reader;
    static uint8_t large[20000]; /* more than one piece */
    const uint64_t shape[2] = {4, 1250};
    TEST("gguf: copies");
    for (i = 0; i < sizeof large; i++) large[i] = (uint8_t)(i * 7);
    gguf_add_everything(w);
    bitnet_gguf_add_tensor(w, "large", BITNET_TYPE_F32, 2, shape, large);
    CHECK(bitnet_gguf_write_memory(w, &data, &size, NULL) == BITNET_OK);
    g = bitnet_gguf_open_memory(data, size, NULL, NULL);
    v = bitnet_gguf_writer_create(NULL, NULL);
    if (!CHECK(g != NULL)) return;
    for (i = 0; i < bitnet_gguf_value_count(g); i++)
        bitnet_gguf_add_value(v, bitnet_gguf_value_at(g, i));
    for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
        char name[64];
        snprintf(name, sizeof name, "%.*s", (int)t->name.length, t->name.data);
        sources[i].tensor = t;
        sources[i].next = 0, sources[i].fail_at = UINT64_MAX;
        reader.read = gguf_read_copied, reader.size = t->size, reader.user = &sources[i];
        bitnet_gguf_add_tensor_reader(v, name, t->type, t->dimensions, t->shape, &reader);
    }
    CHECK(bitnet_gguf_write_memory(v, &again, &size_again, &error) == BITNET_OK);
    CHECK(size == size_again && memcmp(data, again, size) == 0);
    CHECK(bitnet_gguf_write_file(v, check_path(), NULL) == BITNET_OK);
    CHECK(gguf_holds(check_path(), (const char *)data, size));
    remove(check_path());
    sources[13].fail_at = 15000;
    CHECK(bitnet_gguf_write_file(v, check_path(), &error) == BITNET_ERROR_IO && error.message[0]);
    CHECK(remove(check_path()) != 0);
    CHECK(bitnet_gguf_write_memory(v, &again, &size_again, NULL) == BITNET_ERROR_IO);
    reader.size = 7; /* not what the shape says */
    bitnet_gguf_add_tensor_reader(v, "wrong", BITNET_TYPE_F32, 2, shape, &reader);
    CHECK(bitnet_gguf_write_memory(v, &again, &size_again, NULL) == BITNET_ERROR_ARGUMENT);
    bitnet_gguf_writer_free(v);
    bitnet_gguf_free(g);
    bitnet_gguf_writer_free(w);
}

/* ---- allocation failure */

/* Opens a file in one of four ways with the n-th allocation failing. True: success. */
static bool gguf_open_failing(int way, long n) {
    check_heap heap = {0, 0, 0, 0};
    bitnet_gguf_options options;
    bitnet_error error = {BITNET_OK, ""};
    gguf_source source;
    bitnet_reader reader = gguf_reader(&source, gguf_file.data, gguf_file.size);
    bitnet_gguf *g;
    bool ok;
    heap.fail_at = n;
    options.allocator = check_allocator(&heap);
    options.no_mmap = way == 1;
    g = way < 2    ? bitnet_gguf_open_file(check_path(), &options, &error)
        : way == 2 ? bitnet_gguf_open_memory(gguf_file.data, gguf_file.size, &options, &error)
                   : bitnet_gguf_open_reader(&reader, &options, &error);
    ok = g != NULL;
    CHECK(ok ? heap.count < n : error.result == BITNET_ERROR_OUT_OF_MEMORY && heap.count == n);
    bitnet_gguf_free(g);
    CHECK(heap.live == 0);
    return ok;
}

/* The same for writing, to memory or to a file. */
static bool gguf_write_failing(bool to_file, long n) {
    check_heap heap = {0, 0, 0, 0};
    bitnet_gguf_writer_options options;
    bitnet_error error = {BITNET_OK, ""};
    const void *data;
    size_t size;
    bitnet_gguf_writer *w;
    options.allocator = check_allocator(&heap);
    heap.fail_at = n;
    w = bitnet_gguf_writer_create(&options, &error);
    if (w) {
        gguf_add_everything(w);
        if (to_file) bitnet_gguf_write_file(w, check_path(), &error);
        else bitnet_gguf_write_memory(w, &data, &size, &error);
        bitnet_gguf_writer_free(w);
    }
    CHECK(heap.live == 0);
    CHECK(error.result == BITNET_OK ? heap.count < n : error.result == BITNET_ERROR_OUT_OF_MEMORY);
    return error.result == BITNET_OK;
}

static void gguf_test_allocation(void) {
    int way;
    long n;
    TEST("gguf: allocation failure");
    gguf_build_sound();
    CHECK(check_write_file(check_path(), gguf_file.data, gguf_file.size));
    for (way = 0; way < 4; way++) {
        for (n = 1; n < 100 && !gguf_open_failing(way, n); n++) {
        }
        CHECK(n > 5 && n < 100);
    }
    for (way = 0; way < 2; way++) {
        CHECK(check_write_file(check_path(), "old", 3));
        for (n = 1; n < 200 && !gguf_write_failing(way == 1, n); n++)
            CHECK(gguf_holds(check_path(), "old", 3));
        CHECK(n > 10 && n < 200);
    }
    remove(check_path());
}

static void test_gguf(void) {
    gguf_test_types();
    gguf_test_values();
    gguf_test_large();
    gguf_test_golden();
    gguf_test_bad_sources();
    gguf_test_malformed_head();
    gguf_test_malformed_values();
    gguf_test_malformed_tensors();
    gguf_test_q2();
    gguf_test_split();
    gguf_test_alignment();
    gguf_test_truncation();
    gguf_test_bit_flips();
    gguf_test_writer();
    gguf_test_writer_refusals();
    gguf_test_failed_writes();
#if defined(__unix__)
    gguf_test_outputs();
#endif
    gguf_test_copy();
    gguf_test_allocation();
}

#endif
