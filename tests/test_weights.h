/* test_weights.h - tensor formats, and loading tensors as matrices */

#ifndef TEST_WEIGHTS_H
#define TEST_WEIGHTS_H

#include "check.h"
#include "run.h"

static uint32_t weights_random; /* of the generator below */

static uint8_t weights_byte(void) {
    weights_random = weights_random * 1664525u + 1013904223u;
    return (uint8_t)(weights_random >> 24);
}

/* ---- formats to floats and codes */

/* 1024 values of each type from random bytes with the type's number as the seed; bit 6 of the high
   byte of each half is cleared, so that it is finite. The CRC of the floats (or codes) is that of
   the formats' reference formulas. */
typedef struct weights_format {
    int type, block, bytes;
    int halves[2]; /* offsets of halves in a block; -1: none */
    uint32_t crc;
} weights_format;

static const weights_format weights_formats[] = {
    {BITNET_TYPE_F16, 1, 2, {0, -1}, 0x6236708Eu},
    {BITNET_TYPE_BF16, 1, 2, {0, -1}, 0x0B716B7Cu},
    {BITNET_TYPE_Q4_0, 32, 18, {0, -1}, 0x31816B5Eu},
    {BITNET_TYPE_Q8_0, 32, 34, {0, -1}, 0xCC9DF74Au},
    {BITNET_TYPE_Q4_1, 32, 20, {0, 2}, 0x2312F4BDu},
    {BITNET_TYPE_Q5_0, 32, 22, {0, -1}, 0xF247CC3Du},
    {BITNET_TYPE_Q5_1, 32, 24, {0, 2}, 0xECBA5EC2u},
    {BITNET_TYPE_Q2_K, 256, 84, {80, 82}, 0x5970A244u},
    {BITNET_TYPE_Q3_K, 256, 110, {108, -1}, 0xA41D090Bu},
    {BITNET_TYPE_Q5_K, 256, 176, {0, 2}, 0x7C50344Bu},
    {BITNET_TYPE_IQ4_NL, 32, 18, {0, -1}, 0xDDF852F6u},
    {BITNET_TYPE_Q4_K, 256, 144, {0, 2}, 0xDCC20F4Au},
    {BITNET_TYPE_Q6_K, 256, 210, {208, -1}, 0x51EC14ABu},
    {BITNET_TYPE_Q1_sym_g32_sq4_sg8, 256, 38, {0, -1}, 0x0A4B16FDu}, /* by another decoder */
    {BITNET_TYPE_Q4_sym_g16_sq8_sg8, 128, 74, {0, -1}, 0x4ABE0522u},
    {BITNET_TYPE_Q2_sym_g32_sq4_sg8, 256, 70, {0, -1}, 0x8FB4EBD3u},
    {BITNET_TYPE_Qt_sym_ms_g32_sq4_sg8, 256, 54, {0, -1}, 0xF979085Du}};

enum { WEIGHTS_FORMATS = (int)(sizeof weights_formats / sizeof *weights_formats) };

/* Fills `blocks` blocks of a format. */
static void weights_fill(const weights_format *format, int blocks, uint8_t *out) {
    int i, size = format->bytes * blocks;
    weights_random = (uint32_t)format->type;
    for (i = 0; i < size; i++) out[i] = weights_byte();
    for (i = 0; i < blocks; i++, out += format->bytes) {
        out[format->halves[0] + 1] &= 0xBF;
        if (format->halves[1] >= 0) out[format->halves[1] + 1] &= 0xBF;
    }
}

/* Weights [first, first + count) of a row; false if the type cannot be converted to floats. */
static bool weights_expand(int type, const uint8_t *row, int first, int count, float *out) {
    const bitnet__type *format = bitnet__type_of(type);
    if (!format->expand) return false;
    format->expand(row + (size_t)first / format->values * format->bytes, count, out);
    return true;
}

static void weights_test_expand(void) {
    static uint8_t bytes[4097];
    static float all[1024], some[1024], f32[1024];
    int f, first, i;
    TEST("formats: floats");
    for (f = 0; f < WEIGHTS_FORMATS; f++) {
        const weights_format *format = &weights_formats[f];
        const char *name = bitnet_type_name(format->type);
        weights_fill(format, 1024 / format->block, bytes + 1); /* not aligned */
        CHECK_CASE(weights_expand(format->type, bytes + 1, 0, 1024, all), name);
        CHECK_CASE(bitnet__crc32(0, all, sizeof all) == format->crc, name);
        for (first = 0; first < 1024; first += 256) {
            memset(some, 0xAA, sizeof some);
            CHECK_CASE(weights_expand(format->type, bytes + 1, first, 256, some), name);
            CHECK_CASE(memcmp(some, all + first, 256 * sizeof(float)) == 0, name);
            CHECK_CASE(bitnet__bits(some[256]) == 0xAAAAAAAAu, name);
        }
    }
    for (i = 0; i < 1024; i++) f32[i] = (float)(i - 500) * 0.37f;
    memcpy(bytes + 1, f32, sizeof f32);
    CHECK(weights_expand(BITNET_TYPE_F32, bytes + 1, 3, 1000, some));
    CHECK(memcmp(some, f32 + 3, 1000 * sizeof(float)) == 0);
    CHECK(!weights_expand(BITNET_TYPE_I2_S, bytes, 0, 256, some));
    CHECK(!weights_expand(BITNET_TYPE_TQ1_0, bytes, 0, 256, some));
    CHECK(!weights_expand(BITNET_TYPE_I8, bytes, 0, 256, some));
    CHECK(!weights_expand(-1, bytes, 0, 256, some));
}

/* Blocks whose values were computed by hand. */
static void weights_test_hand(void) {
    uint8_t block[210];
    float out[256];
    TEST("formats: by hand");
    memset(block, 0, sizeof block);
    block[1] = 0x40; /* d = 2 */
    block[2 + 3] = 0xF9;
    weights_expand(BITNET_TYPE_Q4_0, block, 0, 32, out);
    CHECK(out[3] == 2.0f * (9 - 8) && out[19] == 2.0f * (15 - 8) && out[0] == -16.0f);

    memset(block, 0, sizeof block); /* Millie's: the scales' low nibble is the even group's */
    block[1] = 0x40, block[2] = 0x53, block[6] = 0x81, block[6 + 4] = 0x02, block[38] = 0x06;
    weights_expand(BITNET_TYPE_Qt_sym_ms_g32_sq4_sg8, block, 0, 256, out);
    CHECK(out[0] == 6 && out[1] == 0 && out[7] == -6 && out[33] == -10 && out[255] == 0);
    memset(block + 6, 0xFF, 32); /* as many signs as there are, and no more */
    weights_expand(BITNET_TYPE_Qt_sym_ms_g32_sq4_sg8, block, 0, 256, out);
    CHECK(out[127] == 0 && !(out[128] == out[128]));

    memset(block, 0, sizeof block);
    block[1] = 0x40, block[2 + 31] = 0x80;
    weights_expand(BITNET_TYPE_Q8_0, block, 0, 32, out);
    CHECK(out[31] == -256.0f && out[30] == 0.0f);

    memset(block, 0, sizeof block);
    block[1] = 0x40, block[3] = 0x3C;         /* d = 2, dmin = 1 */
    block[4 + 5] = 0x40, block[4 + 1] = 0xC0; /* group 1: scale 0, minimum 0 */
    block[4 + 9] = 0x52;                      /* group 5: scale 2 + 48, minimum 5 + 16 */
    block[16 + 2 * 32 + 7] = 0x30;            /* weight 7 of group 5: 3 */
    weights_expand(BITNET_TYPE_Q4_K, block, 0, 256, out);
    CHECK(out[5 * 32 + 7] == 2.0f * 50 * 3 - 21 && out[5 * 32 + 6] == -21.0f && out[32] == 0.0f);

    memset(block, 0, sizeof block);
    block[209] = 0x3C;         /* d = 1 */
    block[192 + 8 + 7] = 0xFF; /* last scale: -1 */
    block[64 + 63] = 0x70;     /* last weight: 7 ... */
    block[128 + 63] = 0x80;    /* ... + 32 */
    weights_expand(BITNET_TYPE_Q6_K, block, 0, 256, out);
    CHECK(out[255] == -7.0f && out[254] == 32.0f && out[0] == 0.0f);
}

static void weights_test_codes(void) {
    static uint8_t bytes[4 * 66], codes[1024], again[1024], packed[256];
    int i, k;
    TEST("formats: ternary codes");
    weights_random = BITNET_TYPE_TQ1_0;
    for (i = 0; i < 4 * 54; i++) bytes[i] = weights_byte();
    for (i = 0; i < 4; i++) bitnet__tq1_codes(bytes + 54 * i, codes + 256 * i);
    CHECK(bitnet__crc32(0, codes, sizeof codes) == 0x67D6075Eu);
    weights_random = BITNET_TYPE_TQ2_0;
    for (i = 0; i < 4 * 66; i++) bytes[i] = weights_byte();
    for (i = 0; i < 4; i++) bitnet__tq2_codes(bytes + 66 * i, codes + 256 * i);
    CHECK(bitnet__crc32(0, codes, sizeof codes) == 0xACFCEA3Au);
    for (i = 0; i < 256; i++) { /* no byte of TQ1_0 gives a code 3 */
        memset(bytes, i, 54);
        bitnet__tq1_codes(bytes, codes);
        for (k = 0; k < 256; k++) CHECK(codes[k] <= 2);
    }

    for (i = 0; i < 1024; i++) codes[i] = (uint8_t)(weights_byte() % 3);
    for (i = 0; i < 8; i++) bitnet__i2s_pack(codes + 128 * i, packed + 32 * i);
    CHECK(!bitnet__has_code_3(packed, sizeof packed));
    bitnet__i2s_codes(packed, 32, 0, 1024, again);
    CHECK(memcmp(codes, again, sizeof codes) == 0);
    for (i = 0; i < 1024; i += 7) {
        bitnet__i2s_codes(packed, 32, (size_t)i, 1, again);
        CHECK(again[0] == codes[i]);
        packed[i / 4] = (uint8_t)(packed[i / 4] | 3 << i % 4 * 2);
        CHECK(bitnet__has_code_3(packed, sizeof packed));
        for (k = 0; k < 8; k++) bitnet__i2s_pack(codes + 128 * k, packed + 32 * k);
    }
}

/* ---- files of one tensor */

typedef struct weights_file {
    bitnet_gguf_writer *writer;
    const void *data;
    size_t size;
    char *copy;   /* of the data, at an odd address */
    size_t allow; /* bytes that the reader below will give */
} weights_file;

static int weights_write(weights_file *file, int type, int columns, int rows, const void *data) {
    uint64_t shape[2];
    shape[0] = (uint64_t)columns, shape[1] = (uint64_t)rows;
    file->writer = bitnet_gguf_writer_create(NULL, NULL);
    file->copy = NULL;
    file->allow = SIZE_MAX;
    if (!CHECK(file->writer != NULL)) return 0;
    bitnet_gguf_add_string(file->writer, "general.architecture", "bitnet");
    bitnet_gguf_add_u32(file->writer, "general.file_type", 39);
    bitnet_gguf_add_tensor(file->writer, "w", type, 2, shape, data);
    if (!CHECK(bitnet_gguf_write_memory(file->writer, &file->data, &file->size, NULL) == BITNET_OK))
        return 0;
    file->copy = (char *)malloc(file->size + 1);
    if (!CHECK(file->copy != NULL)) return 0;
    memcpy(file->copy + 1, file->data, file->size);
    return 1;
}

static void weights_close(weights_file *file) {
    bitnet_gguf_writer_free(file->writer);
    free(file->copy);
}

static size_t weights_read(void *user, uint64_t offset, void *data, size_t size) {
    weights_file *file = (weights_file *)user;
    if (offset > file->size || size > file->size - (size_t)offset) return 0;
    if (size > file->allow) return file->allow;
    memcpy(data, file->copy + 1 + offset, size);
    return size;
}

static bitnet_gguf *weights_open(weights_file *file, int through_reader) {
    bitnet_reader reader;
    reader.read = weights_read;
    reader.size = file->size;
    reader.user = file;
    return through_reader ? bitnet_gguf_open_reader(&reader, NULL, NULL)
                          : bitnet_gguf_open_memory(file->copy + 1, file->size, NULL, NULL);
}

/* A matrix, its file, and its heap. */
typedef struct weights_loaded {
    bitnet_gguf *gguf;
    const bitnet_gguf_tensor *tensor;
    bitnet__matrix m;
    bitnet_result result;
    bitnet_error error;
    check_heap heap;
    bitnet_allocator allocator;
    bitnet__loading how;
} weights_loaded;

/* Rows are divided among three tasks, which run one after the other. */
static bitnet__loading weights_loading(const bitnet_allocator *a, bitnet_i2s_layout layout) {
    bitnet__loading how;
    memset(&how, 0, sizeof how);
    how.allocator = a;
    how.layout = layout;
    how.task_count = 3;
    return how;
}

/* Planned and loaded. */
static bitnet_result weights_matrix(bitnet__matrix *m, const bitnet_gguf *gguf,
                                    const bitnet_gguf_tensor *tensor, const bitnet__loading *how,
                                    bitnet_error *error) {
    bitnet_result result = bitnet__matrix_plan(m, gguf, tensor, how->layout, false, error);
    return result == BITNET_OK ? bitnet__matrix_load(m, gguf, tensor, how, error) : result;
}

static void weights_load(weights_loaded *l, weights_file *file, int through_reader,
                         bitnet_i2s_layout layout, long fail_at) {
    memset(l, 0, sizeof *l);
    l->heap.fail_at = fail_at;
    l->allocator = check_allocator(&l->heap);
    l->gguf = weights_open(file, through_reader);
    l->result = BITNET_ERROR_ARGUMENT;
    if (!CHECK(l->gguf != NULL)) return;
    l->tensor = bitnet_gguf_find_tensor(l->gguf, "w");
    if (!CHECK(l->tensor != NULL)) return;
    memset(&l->m, 0xEE, sizeof l->m);
    l->how = weights_loading(&l->allocator, layout);
    l->result = weights_matrix(&l->m, l->gguf, l->tensor, &l->how, &l->error);
    if (l->result != BITNET_OK) {
        CHECK(l->error.result == l->result && l->heap.live == 0);
        CHECK(l->m.data == NULL && l->m.owned == NULL);
    }
}

static void weights_unload(weights_loaded *l) {
    bitnet__matrix_free(&l->m, &l->allocator);
    bitnet__matrix_free(&l->m, &l->allocator); /* does no harm */
    CHECK(l->heap.live == 0);
    bitnet_gguf_free(l->gguf);
}

/* Loads with every allocation failing in turn, and through a reader that fails. */
static void weights_test_failures(weights_file *file, bitnet_i2s_layout layout) {
    weights_loaded l;
    long n, allocations[2];
    int through;
    for (through = 0; through < 2; through++) {
        weights_load(&l, file, through, layout, 0);
        allocations[through] = l.heap.count;
        weights_unload(&l);
        for (n = 1; n <= allocations[through]; n++) {
            weights_load(&l, file, through, layout, n);
            CHECK(l.result == BITNET_ERROR_OUT_OF_MEMORY);
            weights_unload(&l);
        }
    }
    memset(&l, 0, sizeof l);
    l.allocator = check_allocator(&l.heap);
    l.gguf = weights_open(file, 1);
    l.tensor = bitnet_gguf_find_tensor(l.gguf, "w");
    file->allow = 64; /* the scale can still be read */
    l.how = weights_loading(&l.allocator, layout);
    CHECK(weights_matrix(&l.m, l.gguf, l.tensor, &l.how, &l.error) == BITNET_ERROR_IO);
    CHECK(l.heap.live == 0);
    file->allow = SIZE_MAX;
    weights_unload(&l);
}

/* ---- ternary tensors */

/* The offset of a row of a matrix by groups in its block. */
static const uint8_t *weights_block(const bitnet__matrix *m, int row) {
    return m->data + (size_t)(row / 16) * 16 * m->stride;
}

static uint8_t weights_code(const bitnet__matrix *m, int row, int column) {
    if (bitnet__is_grouped(m->layout)) {
        int spans = m->span ? (m->columns + m->span - 1) / m->span : 0, r = row % 16;
        const uint8_t *codes = weights_block(m, row) + (spans * 32 + 63) / 64 * 64;
        if (m->layout == BITNET__ONE_BIT) {
            codes += column / 32 * 64 + 4 * r + column % 4;
            return (uint8_t)(*codes >> column % 32 / 4 & 1 ? 2 : 0);
        }
        codes += column / 16 * 64 + 4 * r + column % 4;
        return (uint8_t)(*codes >> column % 16 / 4 * 2 & 3);
    }
    return (uint8_t)(m->data[(size_t)row * m->stride + (size_t)(column / 128 * 32 + column % 32)] >>
                         (6 - 2 * (column % 128 / 32)) &
                     3);
}

static int weights_same_codes(const bitnet__matrix *m, const uint8_t *codes) {
    int row, column;
    for (row = 0; row < m->rows; row++)
        for (column = 0; column < m->columns; column++)
            if (weights_code(m, row, column) != *codes++) return 0;
    return 1;
}

/* True if the matrix has no scales of groups, or these. */
static int weights_same_scales(const bitnet__matrix *m, const uint16_t *scales) {
    int row, k;
    for (row = 0; m->span && row < m->rows; row++)
        for (k = 0; k < m->columns / m->span; k++)
            if (memcmp(weights_block(m, row) + 32 * k + row % 16 * 2, scales++, 2) != 0) return 0;
    return 1;
}

/* An I2_S stream of codes, in blocks of 4 * lane. */
static uint8_t *weights_i2s(const uint8_t *codes, size_t count, int lane, float scale) {
    uint8_t *stream = (uint8_t *)calloc(count / 4 + 32, 1);
    size_t i, w = (size_t)lane;
    if (!stream) exit(1);
    for (i = 0; i < count; i++)
        stream[i / (4 * w) * w + i % w] |= (uint8_t)(codes[i] << (6 - 2 * (i % (4 * w) / w)));
    memcpy(stream + count / 4, &scale, 4);
    return stream;
}

static void weights_test_i2s(int columns, int rows, bitnet_i2s_layout layout) {
    size_t i, count = (size_t)columns * (size_t)rows;
    uint8_t *codes = (uint8_t *)malloc(count), *stream;
    int through, in_place = layout == BITNET_I2S_128 && columns % 128 == 0;
    weights_file file;
    weights_loaded l;
    uint64_t owned, mapped;
    if (!codes) exit(1);
    weights_random = (uint32_t)columns;
    for (i = 0; i < count; i++) codes[i] = (uint8_t)(weights_byte() % 3);
    stream = weights_i2s(codes, count, layout == BITNET_I2S_64 ? 16 : 32, 0.7f);
    if (weights_write(&file, BITNET_TYPE_I2_S, columns, rows, stream)) {
        for (through = 0; through < 2; through++) {
            weights_load(&l, &file, through, layout, 0);
            if (!CHECK(l.result == BITNET_OK)) continue;
            CHECK(l.m.layout == BITNET__TERNARY && l.m.rows == rows && l.m.columns == columns);
            CHECK(l.m.stride == (size_t)((columns + 127) / 128 * 32));
            CHECK(l.m.scale == 0.7f && !l.m.span && !l.m.has_scale);
            CHECK(weights_same_codes(&l.m, codes));
            CHECK((l.m.data == l.tensor->data) == (in_place && !through));
            CHECK((l.m.owned == NULL) == (in_place && !through));
            owned = mapped = 1000;
            bitnet__matrix_bytes(&l.m, l.tensor, layout, &owned, &mapped);
            CHECK((l.m.owned ? owned : mapped) == 1000 + (uint64_t)rows * l.m.stride);
            CHECK((l.m.owned ? mapped : owned) == 1000);
            weights_unload(&l);
        }
        if (count < 10000) weights_test_failures(&file, layout);
    }
    weights_close(&file);
    free(stream);
    free(codes);
}

static void weights_test_i2s_refused(void) {
    static const uint32_t bad[] = {0x7F800000u, 0xFF800000u, 0x7FC00000u}; /* infinities, NaN */
    uint8_t codes[1280], *stream;
    weights_file file;
    weights_loaded l;
    int i, through;
    memset(codes, 1, sizeof codes);
    for (i = 0; i < 2 * 3 * 2; i++) { /* code 3 first and last; in place, re-packed, layout 64 */
        int columns = i / 2 % 3 == 1 ? 320 : 256, at = i % 2 ? 1279 : 0;
        bitnet_i2s_layout layout = i / 2 % 3 == 2 ? BITNET_I2S_64 : BITNET_I2S_128;
        codes[at] = 3;
        stream = weights_i2s(codes, 1280, layout == BITNET_I2S_64 ? 16 : 32, 1);
        codes[at] = 1;
        if (weights_write(&file, BITNET_TYPE_I2_S, columns, 1280 / columns, stream)) {
            weights_load(&l, &file, i / 6, layout, 0);
            CHECK(l.result == BITNET_ERROR_MODEL_CODE);
            CHECK(strstr(l.error.message, "w ") != NULL);
            weights_unload(&l);
        }
        weights_close(&file);
        free(stream);
    }
    for (i = 0; i < 3; i++)
        for (through = 0; through < 2; through++) {
            stream = weights_i2s(codes, 1280, 32, bitnet__from_bits(bad[i]));
            if (weights_write(&file, BITNET_TYPE_I2_S, 256, 5, stream)) {
                weights_load(&l, &file, through, BITNET_I2S_128, 0);
                CHECK(l.result == BITNET_ERROR_MODEL_VALUE);
                weights_unload(&l);
            }
            weights_close(&file);
            free(stream);
        }
    stream = weights_i2s(codes, 1280, 32, -0.0f); /* odd, but a number */
    if (weights_write(&file, BITNET_TYPE_I2_S, 256, 5, stream)) {
        weights_load(&l, &file, 0, BITNET_I2S_128, 0);
        CHECK(l.result == BITNET_OK && bitnet__bits(l.m.scale) == 0x80000000u);
        weights_unload(&l);
    }
    weights_close(&file);
    if (weights_write(&file, BITNET_TYPE_I2_S, 100, 3, stream)) { /* the last block is cut */
        weights_load(&l, &file, 0, BITNET_I2S_128, 0);
        CHECK(l.result == BITNET_ERROR_MODEL_SHAPE);
        weights_unload(&l);
    }
    weights_close(&file);
    free(stream);
}

/* Blocks of TQ1_0 or TQ2_0 from codes and the halves of the scales. */
static uint8_t *weights_tq(int type, const uint8_t *codes, int blocks, const uint16_t *scales) {
    size_t size = type == BITNET_TYPE_TQ1_0 ? 54 : 66;
    uint8_t *data = (uint8_t *)calloc((size_t)blocks, size), *p = data;
    int b, i, n;
    if (!data) exit(1);
    for (b = 0; b < blocks; b++, codes += 256, p += size) {
        if (type == BITNET_TYPE_TQ2_0) {
            for (i = 0; i < 256; i++)
                p[i / 128 * 32 + i % 32] |= (uint8_t)(codes[i] << i % 128 / 32 * 2);
        } else {
            for (i = 0; i < 52; i++) {
                int value = 0;
                for (n = 0; n < 5; n++) {
                    int code = i < 32   ? codes[32 * n + i]
                               : i < 48 ? codes[160 + 16 * n + i - 32]
                               : n < 4  ? codes[240 + 4 * n + i - 48]
                                        : 0;
                    value = value * 3 + code;
                }
                p[i] = (uint8_t)((value * 256 + 242) / 243);
            }
        }
        memcpy(p + size - 2, &scales[b], 2);
    }
    return data;
}

enum { WEIGHTS_TQ_ROWS = 5, WEIGHTS_TQ_BLOCKS = 3 };

/* The scales of the blocks, and how they are stored. */
enum {
    WEIGHTS_ONE,       /* all the same */
    WEIGHTS_ONE_ZEROS, /* all the same but for blocks without weights: first, middle, a row */
    WEIGHTS_ALL_ZERO,  /* no weights at all */
    WEIGHTS_ROW,       /* one per row, one row without weights, one with a block without */
    WEIGHTS_BLOCK,     /* all different, two blocks without weights */
    WEIGHTS_TQ_CASES
};

static void weights_test_tq(int type, int what) {
    static uint8_t codes[WEIGHTS_TQ_ROWS * WEIGHTS_TQ_BLOCKS * 256];
    uint16_t scales[WEIGHTS_TQ_ROWS * WEIGHTS_TQ_BLOCKS];
    int i, b, through, blocks = WEIGHTS_TQ_ROWS * WEIGHTS_TQ_BLOCKS;
    uint8_t *data;
    weights_file file;
    weights_loaded l;
    weights_random = (uint32_t)(type * 10 + what);
    for (i = 0; i < blocks * 256; i++) codes[i] = (uint8_t)(weights_byte() % 3);
    for (b = 0; b < blocks; b++) {
        int row = b / WEIGHTS_TQ_BLOCKS;
        bool zero = (what == WEIGHTS_ONE_ZEROS && (b == 0 || b == 4 || row == 3)) ||
                    what == WEIGHTS_ALL_ZERO || (what == WEIGHTS_ROW && (row == 1 || b == 8)) ||
                    (what == WEIGHTS_BLOCK && (b == 0 || b == 5));
        scales[b] = 0x3800; /* 0.5 */
        if (what == WEIGHTS_ROW) scales[b] = (uint16_t)(0x3800 + 0x400 * row);
        if (what == WEIGHTS_BLOCK) scales[b] = (uint16_t)(0x3800 + b);
        if (zero) {
            memset(codes + b * 256, 1, 256);
            scales[b] = b % 2 ? 0x4000 : 0;
        }
    }
    data = weights_tq(type, codes, blocks, scales);
    if (weights_write(&file, type, WEIGHTS_TQ_BLOCKS * 256, WEIGHTS_TQ_ROWS, data)) {
        for (through = 0; through < 2; through++) {
            weights_load(&l, &file, through, BITNET_I2S_128, 0);
            if (!CHECK(l.result == BITNET_OK)) continue;
            CHECK(l.m.owned && l.m.data != l.tensor->data);
            CHECK(weights_same_codes(&l.m, codes));
            if (what == WEIGHTS_ONE || what == WEIGHTS_ONE_ZEROS) CHECK(l.m.scale == 0.5f);
            if (what == WEIGHTS_ALL_ZERO) CHECK(l.m.scale == 0);
            CHECK(l.m.span == (what == WEIGHTS_ROW || what == WEIGHTS_BLOCK ? 256 : 0));
            CHECK((l.m.layout == BITNET__TERNARY) == !l.m.span);
            CHECK(weights_same_scales(&l.m, scales));
            weights_unload(&l);
        }
        weights_test_failures(&file, BITNET_I2S_128);
    }
    weights_close(&file);
    free(data);

    scales[4] = what % 2 ? 0x7C00 : 0xFE00; /* infinity, NaN; whether block 4 has weights or not */
    data = weights_tq(type, codes, blocks, scales);
    if (weights_write(&file, type, WEIGHTS_TQ_BLOCKS * 256, WEIGHTS_TQ_ROWS, data)) {
        weights_load(&l, &file, what % 2, BITNET_I2S_128, 0);
        CHECK(l.result == BITNET_ERROR_MODEL_VALUE);
        weights_unload(&l);
    }
    weights_close(&file);
    free(data);
    if (type == BITNET_TYPE_TQ1_0) return;

    scales[4] = 0x3800;
    codes[what * 700] = 3;
    data = weights_tq(type, codes, blocks, scales);
    if (weights_write(&file, type, WEIGHTS_TQ_BLOCKS * 256, WEIGHTS_TQ_ROWS, data)) {
        weights_load(&l, &file, what % 2, BITNET_I2S_128, 0);
        CHECK(l.result == BITNET_ERROR_MODEL_CODE);
        weights_unload(&l);
    }
    weights_close(&file);
    free(data);
}

/* ---- tensors by groups */

/* Blocks of Q1_0, Q2_0, PQ2_0 or PTQ1_0 from codes and halves. */
static uint8_t *weights_groups(int type, const uint8_t *codes, int blocks, const uint16_t *scales) {
    int values = type == BITNET_TYPE_Q2_0 ? 64 : 128, b, i, n;
    size_t size = (size_t)bitnet_type_row_size(type, (uint64_t)values);
    uint8_t *data = (uint8_t *)calloc((size_t)blocks, size), *p = data;
    if (!data) exit(1);
    for (b = 0; b < blocks; b++, codes += values, p += size) {
        memcpy(type == BITNET_TYPE_PTQ1_0 ? p + 26 : p, &scales[b], 2);
        for (i = 0; i < 26 && type == BITNET_TYPE_PTQ1_0; i++) {
            int value = 0;
            for (n = 0; n < 5; n++) {
                int code = i < 16   ? codes[16 * n + i]
                           : i < 24 ? codes[80 + 8 * n + i - 16]
                           : n < 4  ? codes[120 + 2 * n + i - 24]
                                    : 0;
                value = value * 3 + code;
            }
            p[i] = (uint8_t)((value * 256 + 242) / 243);
        }
        for (i = 0; i < values && type == BITNET_TYPE_Q1_0; i++)
            p[2 + i / 8] |= (uint8_t)(codes[i] / 2 << i % 8);
        for (i = 0; i < values && (type == BITNET_TYPE_Q2_0 || type == BITNET_TYPE_PQ2_0); i++)
            p[2 + i / 4] |= (uint8_t)(codes[i] << i % 4 * 2);
    }
    return data;
}

/* STQ1_0 as published: each nibble, and with its sign, gives four weights, 16 apart, from the low
   bits up. */
static void weights_test_stq1(void) {
    static const uint8_t published[] = {0xA9, 0x89, 0x29, 0x09, 0xA6, 0x86, 0x26, 0x06,
                                        0x9A, 0x92, 0x1A, 0x12, 0x6A, 0x62, 0x4A, 0x42,
                                        0x01, 0x21, 0x81, 0xA1, 0x04, 0x24, 0x84, 0xA4,
                                        0x10, 0x18, 0x90, 0x98, 0x40, 0x48, 0x60, 0x68};
    int i, group, lane, right = 0;
    for (i = 0; i < 32; i++)
        for (group = 0; group < 64; group++) {
            uint8_t block[42] = {0}, codes[256];
            block[group / 2] = (uint8_t)(i % 16 << group % 2 * 4);
            block[32 + group / 8] = (uint8_t)(i / 16 << group % 8);
            bitnet__type_of(BITNET_TYPE_STQ1_0)->codes(block, codes);
            for (lane = 0; lane < 4; lane++)
                right += codes[group / 16 * 64 + group % 16 + 16 * lane] ==
                         (published[i] >> 2 * lane & 3);
        }
    CHECK(right == 32 * 64 * 4);
}

static void weights_test_groups(int type) {
    enum { COLUMNS = 384, ROWS = 21, MOST = COLUMNS * ROWS / 64 };
    static uint8_t codes[COLUMNS * ROWS];
    uint16_t scales[MOST];
    int i, row, through, values = type == BITNET_TYPE_Q2_0 ? 64 : 128;
    int blocks = COLUMNS * ROWS / values;
    float floats[COLUMNS];
    uint8_t *data;
    weights_file file;
    weights_loaded l;
    uint64_t owned = 0, mapped = 0;
    weights_random = (uint32_t)type;
    for (i = 0; i < COLUMNS * ROWS; i++)
        codes[i] = (uint8_t)(type == BITNET_TYPE_Q1_0     ? weights_byte() / 128 * 2
                             : type == BITNET_TYPE_PTQ1_0 ? weights_byte() % 3
                                                          : weights_byte() / 64);
    for (i = 0; i < blocks; i++) scales[i] = (uint16_t)(0x3800 + i);
    data = weights_groups(type, codes, blocks, scales);
    if (weights_write(&file, type, COLUMNS, ROWS, data)) {
        for (through = 0; through < 2; through++) {
            weights_load(&l, &file, through, BITNET_I2S_128, 0);
            if (!CHECK(l.result == BITNET_OK)) continue;
            CHECK(l.m.layout == (type == BITNET_TYPE_Q1_0 ? BITNET__ONE_BIT : BITNET__TWO_BITS));
            CHECK(l.m.span == values && l.m.scale == 1 && l.m.owned);
            CHECK(weights_same_codes(&l.m, codes));
            CHECK(weights_same_scales(&l.m, scales));
            for (row = 0; row < ROWS; row++) {
                bitnet__group_row(&l.m, row, floats);
                for (i = 0; i < COLUMNS; i++) {
                    size_t at = (size_t)(row * COLUMNS + i);
                    CHECK(floats[i] == (float)(codes[at] - 1) *
                                           bitnet__half_to_float(scales[at / (size_t)values]));
                }
            }
            bitnet__matrix_bytes(&l.m, l.tensor, BITNET_I2S_128, &owned, &mapped);
            CHECK(mapped == 0 && owned == 32 * (uint64_t)l.m.stride * (uint64_t)(through + 1));
            weights_unload(&l);
        }
        weights_test_failures(&file, BITNET_I2S_128);
    }
    weights_close(&file);
    free(data);

    scales[blocks - 1] = type % 2 ? 0x7C00 : 0xFE00; /* infinity, NaN */
    data = weights_groups(type, codes, blocks, scales);
    if (weights_write(&file, type, COLUMNS, ROWS, data)) {
        weights_load(&l, &file, type / 2 % 2, BITNET_I2S_128, 0);
        CHECK(l.result == BITNET_ERROR_MODEL_VALUE && strstr(l.error.message, "w has a scale"));
        weights_unload(&l);
    }
    weights_close(&file);
    free(data);
}

/* ---- float tensors, and those that are rejected */

static void weights_test_floats(void) {
    static uint8_t data[4 * 512 * 2];
    weights_file file;
    weights_loaded l;
    int f, through;
    for (f = 0; f < WEIGHTS_FORMATS; f++) {
        const weights_format *format = &weights_formats[f];
        size_t stride = (size_t)(512 / format->block * format->bytes);
        weights_fill(format, 4 * 512 / format->block, data);
        if (weights_write(&file, format->type, 512, 4, data)) {
            for (through = 0; through < 2; through++) {
                weights_load(&l, &file, through, BITNET_I2S_128, 0);
                if (!CHECK(l.result == BITNET_OK)) continue;
                CHECK(l.m.type == format->type && l.m.rows == 4 && l.m.columns == 512);
                CHECK(l.m.stride == stride && l.m.scale == 1 && !l.m.has_scale);
                CHECK((l.m.owned != NULL) == through);
                CHECK(memcmp(l.m.data, data, 4 * stride) == 0);
                weights_unload(&l);
            }
            weights_test_failures(&file, BITNET_I2S_128);
        }
        weights_close(&file);
    }
}

static void weights_test_unsupported(void) {
    static const struct {
        int type;
        const char *words;
    } cases[] = {{BITNET_TYPE_TL1, "to I2_S with bitnet.cpp"},
                 {BITNET_TYPE_TL2, "to I2_S with bitnet.cpp"},
                 {BITNET_TYPE_IQ1_BN, "tools/bitnet_convert.c"},
                 {BITNET_TYPE_IQ2_BN, "tools/bitnet_convert.c"},
                 {BITNET_TYPE_IQ2_BN_R4, "tools/bitnet_convert.c"},
                 {BITNET_TYPE_I8, "unsupported type 24"},
                 {40, "unsupported type 40"},
                 {-1, "unsupported type -1"}};
    static float data[256];
    bitnet_gguf_tensor tensor;
    bitnet_gguf *other;
    bitnet_allocator a = bitnet__allocator(NULL);
    bitnet__loading how = weights_loading(&a, BITNET_I2S_128);
    bitnet__matrix m;
    bitnet_error error;
    weights_file file;
    weights_loaded l;
    size_t i;
    memset(&tensor, 0, sizeof tensor); /* of unknown types the file says no more than this */
    tensor.name = bitnet__string("w");
    tensor.dimensions = 2;
    tensor.shape[0] = tensor.shape[1] = 256;
    if (weights_write(&file, BITNET_TYPE_F32, 256, 1, data)) { /* its file_type says TL2 */
        weights_load(&l, &file, 0, BITNET_I2S_128, 0);
        for (i = 0; i < sizeof cases / sizeof *cases; i++) {
            tensor.type = cases[i].type;
            CHECK(weights_matrix(&m, l.gguf, &tensor, &how, &error) == BITNET_ERROR_MODEL_TYPE);
            CHECK_CASE(strstr(error.message, cases[i].words) != NULL, error.message);
            CHECK(weights_matrix(&m, l.gguf, &tensor, &how, NULL) == BITNET_ERROR_MODEL_TYPE);
        }
        weights_unload(&l);
    }
    weights_close(&file);

    file.writer = bitnet_gguf_writer_create(NULL, NULL); /* 39 without that file_type: MXFP4 */
    bitnet_gguf_add_u32(file.writer, "general.file_type", 38);
    if (CHECK(bitnet_gguf_write_memory(file.writer, &file.data, &file.size, NULL) == BITNET_OK)) {
        other = bitnet_gguf_open_memory(file.data, file.size, NULL, NULL);
        tensor.type = 39;
        CHECK(weights_matrix(&m, other, &tensor, &how, &error) == BITNET_ERROR_MODEL_TYPE);
        CHECK(strstr(error.message, "unsupported type 39") != NULL);
        bitnet_gguf_free(other);
    }
    bitnet_gguf_writer_free(file.writer);
}

static void test_weights(void) {
    static const int shapes[][2] = {{100, 32}, {130, 64}, {256, 5}, {640, 2}, {8640, 64}, {4, 96}};
    size_t i;
    int what;
    weights_test_expand();
    weights_test_hand();
    weights_test_codes();
    TEST("weights: I2_S");
    for (i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        weights_test_i2s(shapes[i][0], shapes[i][1], BITNET_I2S_128);
        weights_test_i2s(shapes[i][0], shapes[i][1], BITNET_I2S_64);
    }
    weights_test_i2s_refused();
    TEST("weights: TQ1_0 and TQ2_0");
    for (what = 0; what < WEIGHTS_TQ_CASES; what++) {
        weights_test_tq(BITNET_TYPE_TQ1_0, what);
        weights_test_tq(BITNET_TYPE_TQ2_0, what);
    }
    TEST("weights: by groups");
    weights_test_groups(BITNET_TYPE_Q1_0);
    weights_test_groups(BITNET_TYPE_Q2_0);
    weights_test_groups(BITNET_TYPE_PQ2_0);
    weights_test_groups(BITNET_TYPE_PTQ1_0);
    weights_test_stq1();
    TEST("weights: floats");
    weights_test_floats();
    TEST("weights: unsupported types");
    weights_test_unsupported();
}

#endif
