/* bitnet_writer.h - writes GGUF files, for tools that make models
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "bitnet_writer.h"

CONTENTS                                                            search for
      Writing GGUF files                                            >>api-writer
      GGUF writer                                                   >>writer
*/

#include "bitnet_gguf.h"
#include "bitnet_save.h"

#if BITNET_VERSION / 100 != 100
#error "bitnet_writer.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_WRITER_H
#define BITNET_WRITER_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-writer   Writing GGUF files */

typedef struct bitnet_gguf_writer bitnet_gguf_writer;

typedef struct bitnet_gguf_writer_options {
    bitnet_allocator allocator;
} bitnet_gguf_writer_options;

/* Collects metadata and tensors, then writes them as GGUF version 3. A failed addition is
   remembered and reported by the write, so additions need no checks. Keys, names and values are
   copied; tensor data is not, and must live until the write. Errors: OUT_OF_MEMORY. */
BITNET_EXPERIMENTAL bitnet_gguf_writer *bitnet_gguf_writer_create(
    const bitnet_gguf_writer_options *options, bitnet_error *error);
BITNET_EXPERIMENTAL void bitnet_gguf_writer_free(bitnet_gguf_writer *writer);

/* Each adds a key with its value. */
BITNET_EXPERIMENTAL void bitnet_gguf_add_u32(bitnet_gguf_writer *writer, const char *key,
                                             uint32_t value);
BITNET_EXPERIMENTAL void bitnet_gguf_add_f32(bitnet_gguf_writer *writer, const char *key,
                                             float value);
BITNET_EXPERIMENTAL void bitnet_gguf_add_bool(bitnet_gguf_writer *writer, const char *key,
                                              bool value);
BITNET_EXPERIMENTAL void bitnet_gguf_add_string(bitnet_gguf_writer *writer, const char *key,
                                                const char *value);
BITNET_EXPERIMENTAL void bitnet_gguf_add_strings(bitnet_gguf_writer *writer, const char *key,
                                                 const bitnet_string *values, size_t count);

/* An array of numbers: `element` is a fixed-size type, and `data` has `count` of them. */
BITNET_EXPERIMENTAL void bitnet_gguf_add_array(bitnet_gguf_writer *writer, const char *key,
                                               bitnet_gguf_type element, const void *data,
                                               size_t count);

/* `data` is laid out as the type says: rows of bitnet_type_row_size, and for I2_S the whole flat
   stream of rows * columns / 4 bytes followed by 32 bytes that begin with the f32 scale. */
BITNET_EXPERIMENTAL void bitnet_gguf_add_tensor(bitnet_gguf_writer *writer, const char *name,
                                                int32_t type, int32_t dimensions,
                                                const uint64_t *shape, const void *data);

/* The same, with data made while the file is written, so that it never has to be in memory as a
   whole: it is read once, in order, in pieces. `reader` is copied; its size is the data's. A failed
   read is an error of the write (IO). */
BITNET_EXPERIMENTAL void bitnet_gguf_add_tensor_reader(bitnet_gguf_writer *writer, const char *name,
                                                       int32_t type, int32_t dimensions,
                                                       const uint64_t *shape,
                                                       const bitnet_reader *reader);

/* Copies a key and its value from an open file. */
BITNET_EXPERIMENTAL void bitnet_gguf_add_value(bitnet_gguf_writer *writer,
                                               const bitnet_gguf_value *value);

/* Writes to a temporary file next to `path` and renames it once it is on disk, so there is never
   half a file. Keeps the mode of an existing file, follows symbolic links, and writes directly into
   anything that is not a regular file (a device, a pipe). Errors: IO, OUT_OF_MEMORY, ARGUMENT. */
BITNET_EXPERIMENTAL bitnet_result bitnet_gguf_write_file(bitnet_gguf_writer *writer,
                                                         const char *path, bitnet_error *error);

/* The same into memory that the writer owns and frees. Errors: OUT_OF_MEMORY, ARGUMENT, IO. */
BITNET_EXPERIMENTAL bitnet_result bitnet_gguf_write_memory(bitnet_gguf_writer *writer,
                                                           const void **data, size_t *size,
                                                           bitnet_error *error);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_WRITER_H */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_WRITER_IMPLEMENTATION_INCLUDED
#define BITNET_WRITER_IMPLEMENTATION_INCLUDED

BITNET__EXACT

/* ====================
   >>writer   GGUF writer

   Keeps metadata and tensor descriptions as the file's bytes; borrows the tensors' data or reads it
   when writing. The header must pass the reader's checks first, so no unreadable file is written.
   Equal input gives equal bytes. */

enum { BITNET__ALIGNMENT = 32 }; /* the format's default without general.alignment */

/* Bytes that grow at the end until memory runs out. */
typedef struct bitnet__bytes {
    const bitnet_allocator *allocator;
    uint8_t *data;
    size_t size, capacity;
    bool failed;
} bitnet__bytes;

/* The data of one tensor. */
typedef struct bitnet__payload {
    const void *data; /* NULL: they come from the reader */
    bitnet_reader reader;
    size_t size;
} bitnet__payload;

struct bitnet_gguf_writer {
    bitnet_allocator allocator;
    bitnet_error refused;          /* the first wrong addition; result 0: none */
    bitnet__bytes values, tensors; /* as they will be in the file */
    uint64_t value_count, tensor_count;
    bitnet__payload *payloads; /* one per tensor */
    size_t payload_capacity;
    uint64_t data_size; /* of all payloads, padded */
    void *memory;       /* the last result of bitnet_gguf_write_memory */
};

static size_t bitnet__padding(size_t size) {
    return (BITNET__ALIGNMENT - size % BITNET__ALIGNMENT) % BITNET__ALIGNMENT;
}

/* ---- additions */

static void bitnet__put(bitnet__bytes *b, const void *data, size_t size) {
    if (size > SIZE_MAX / 4 ||
        !bitnet__grow(b->allocator, &b->data, &b->capacity, b->size, b->size + size, 1))
        b->failed = true;
    if (b->failed || size == 0) return;
    memcpy(b->data + b->size, data, size);
    b->size += size;
}

static void bitnet__put_u32(bitnet__bytes *b, uint32_t value) { bitnet__put(b, &value, 4); }

static void bitnet__put_u64(bitnet__bytes *b, uint64_t value) { bitnet__put(b, &value, 8); }

static void bitnet__put_string(bitnet__bytes *b, bitnet_string s) {
    bitnet__put_u64(b, s.length);
    bitnet__put(b, s.data, s.length);
}

static void bitnet__refuse(bitnet_gguf_writer *writer, const char *name, const char *why) {
    if (writer->refused.result == BITNET_OK)
        bitnet__fail(&writer->refused, BITNET_ERROR_ARGUMENT, "'%s' %s", name, why);
}

/* Begins a value; returns where to append it. */
static bitnet__bytes *bitnet__put_key(bitnet_gguf_writer *writer, bitnet_string key,
                                      bitnet_gguf_type type) {
    if (bitnet__is(key, "general.alignment"))
        bitnet__refuse(writer, "general.alignment", "is always 32 here");
    bitnet__put_string(&writer->values, key);
    bitnet__put_u32(&writer->values, (uint32_t)type);
    writer->value_count++;
    return &writer->values;
}

static bitnet__bytes *bitnet__put_array(bitnet_gguf_writer *writer, bitnet_string key,
                                        bitnet_gguf_type element, size_t count) {
    bitnet__bytes *b = bitnet__put_key(writer, key, BITNET_GGUF_ARRAY);
    bitnet__put_u32(b, (uint32_t)element);
    bitnet__put_u64(b, count);
    return b;
}

BITNET_API void bitnet_gguf_add_u32(bitnet_gguf_writer *writer, const char *key, uint32_t value) {
    bitnet__put_u32(bitnet__put_key(writer, bitnet__string(key), BITNET_GGUF_U32), value);
}

BITNET_API void bitnet_gguf_add_f32(bitnet_gguf_writer *writer, const char *key, float value) {
    bitnet__put_u32(bitnet__put_key(writer, bitnet__string(key), BITNET_GGUF_F32),
                    bitnet__bits(value));
}

BITNET_API void bitnet_gguf_add_bool(bitnet_gguf_writer *writer, const char *key, bool value) {
    uint8_t byte = value ? 1 : 0;
    bitnet__put(bitnet__put_key(writer, bitnet__string(key), BITNET_GGUF_BOOL), &byte, 1);
}

BITNET_API void bitnet_gguf_add_string(bitnet_gguf_writer *writer, const char *key,
                                       const char *value) {
    bitnet__put_string(bitnet__put_key(writer, bitnet__string(key), BITNET_GGUF_STRING),
                       bitnet__string(value));
}

BITNET_API void bitnet_gguf_add_strings(bitnet_gguf_writer *writer, const char *key,
                                        const bitnet_string *values, size_t count) {
    bitnet__bytes *b;
    size_t i;
    if (count && !values) {
        bitnet__refuse(writer, key, "is not an array of strings");
        return;
    }
    b = bitnet__put_array(writer, bitnet__string(key), BITNET_GGUF_STRING, count);
    for (i = 0; i < count; i++) bitnet__put_string(b, values[i]);
}

BITNET_API void bitnet_gguf_add_array(bitnet_gguf_writer *writer, const char *key,
                                      bitnet_gguf_type element, const void *data, size_t count) {
    size_t size = (unsigned)element <= BITNET_GGUF_F64 ? bitnet__gguf_size[element] : 0;
    if (size == 0 || count > SIZE_MAX / size || (count && !data))
        bitnet__refuse(writer, key, "is not an array of numbers");
    else
        bitnet__put(bitnet__put_array(writer, bitnet__string(key), element, count), data,
                    count * size);
}

BITNET_API void bitnet_gguf_add_value(bitnet_gguf_writer *writer, const bitnet_gguf_value *value) {
    bitnet__bytes *b;
    size_t size = bitnet__gguf_size[value->element];
    uint64_t i;
    b = value->type == BITNET_GGUF_ARRAY
            ? bitnet__put_array(writer, value->key, value->element, (size_t)value->count)
            : bitnet__put_key(writer, value->key, value->type);
    if (size) bitnet__put(b, bitnet__element(value, 0), (size_t)value->count * size);
    for (i = 0; i < value->count && !size; i++) {
        bitnet_string text;
        if (bitnet_gguf_string(value, i, &text)) bitnet__put_string(b, text);
    }
}

static void bitnet__put_tensor(bitnet_gguf_writer *writer, const char *name, int32_t type,
                               int32_t dimensions, const uint64_t *shape, const void *data,
                               const bitnet_reader *reader) {
    bitnet__bytes *b = &writer->tensors;
    size_t used = (size_t)writer->tensor_count;
    uint64_t size;
    int i;
    if ((!data && !reader) || !shape || !bitnet__tensor_size(type, dimensions, shape, &size) ||
        size == 0 || (reader && reader->size != size) || size > SIZE_MAX / 4 ||
        writer->data_size > SIZE_MAX / 4) {
        bitnet__refuse(writer, name, "has no data, or an impossible shape or type");
        return;
    }
    if (!bitnet__grow(&writer->allocator, &writer->payloads, &writer->payload_capacity, used,
                      used + 1, sizeof *writer->payloads)) {
        b->failed = true;
        return;
    }
    bitnet__put_string(b, bitnet__string(name));
    bitnet__put_u32(b, (uint32_t)dimensions);
    for (i = 0; i < dimensions; i++) bitnet__put_u64(b, shape[i]);
    bitnet__put_u32(b, (uint32_t)type);
    bitnet__put_u64(b, writer->data_size);
    memset(&writer->payloads[used], 0, sizeof *writer->payloads);
    writer->payloads[used].data = data;
    writer->payloads[used].size = (size_t)size;
    if (reader) writer->payloads[used].reader = *reader;
    writer->data_size += size + bitnet__padding((size_t)size);
    writer->tensor_count++;
}

BITNET_API void bitnet_gguf_add_tensor(bitnet_gguf_writer *writer, const char *name, int32_t type,
                                       int32_t dimensions, const uint64_t *shape,
                                       const void *data) {
    bitnet__put_tensor(writer, name, type, dimensions, shape, data, NULL);
}

BITNET_API void bitnet_gguf_add_tensor_reader(bitnet_gguf_writer *writer, const char *name,
                                              int32_t type, int32_t dimensions,
                                              const uint64_t *shape, const bitnet_reader *reader) {
    bitnet__put_tensor(writer, name, type, dimensions, shape, NULL, reader);
}

BITNET_API bitnet_gguf_writer *bitnet_gguf_writer_create(const bitnet_gguf_writer_options *options,
                                                         bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_gguf_writer *writer = (bitnet_gguf_writer *)bitnet__alloc_zero(&a, 1, sizeof *writer);
    if (!writer) {
        bitnet__no_memory(error);
        return NULL;
    }
    writer->allocator = a;
    writer->values.allocator = &writer->allocator;
    writer->tensors.allocator = &writer->allocator;
    return writer;
}

BITNET_API void bitnet_gguf_writer_free(bitnet_gguf_writer *writer) {
    bitnet_allocator a;
    if (!writer) return;
    a = writer->allocator;
    bitnet__free(&a, writer->values.data);
    bitnet__free(&a, writer->tensors.data);
    bitnet__free(&a, writer->payloads);
    bitnet__free(&a, writer->memory);
    bitnet__free(&a, writer);
}

/* ---- writing */

/* The reader's source while it checks a header, after which there are no bytes. */
static size_t bitnet__read_nothing(void *user, uint64_t offset, void *data, size_t size) {
    (void)user, (void)offset, (void)data, (void)size;
    return 0;
}

/* Copies `size` bytes of a tensor's data from `offset` on. */
static bool bitnet__payload_read(const bitnet__payload *payload, size_t offset, void *out,
                                 size_t size) {
    if (!payload->data)
        return payload->reader.read(payload->reader.user, offset, out, size) == size;
    memcpy(out, (const uint8_t *)payload->data + offset, size);
    return true;
}

/* Passes the header of a file of `size` bytes through the reader's checks. */
static bitnet_result bitnet__check_header(const bitnet_gguf_writer *writer,
                                          const bitnet__bytes *header, uint64_t size,
                                          bitnet_error *error) {
    bitnet_gguf_options options;
    bitnet_error found;
    bitnet_gguf *g;
    memset(&options, 0, sizeof options);
    options.allocator = writer->allocator;
    g = bitnet__gguf_create(&options, error);
    if (!g) return BITNET_ERROR_OUT_OF_MEMORY;
    g->reader.read = bitnet__read_nothing;
    g->header = header->data;
    g->header_size = header->size;
    g->size = size;
    if (bitnet__gguf_open(g, &found)) {
        bitnet_gguf_free(g);
        return BITNET_OK;
    }
    return bitnet__fail(
        error, found.result == BITNET_ERROR_OUT_OF_MEMORY ? found.result : BITNET_ERROR_ARGUMENT,
        "%s", found.message);
}

/* Makes everything before the tensors' data, padded and checked. The caller frees header->data,
   even after an error. */
static bitnet_result bitnet__make_header(const bitnet_gguf_writer *writer, bitnet__bytes *header,
                                         bitnet_error *error) {
    static const uint8_t zeros[BITNET__ALIGNMENT] = {0};
    memset(header, 0, sizeof *header);
    header->allocator = &writer->allocator;
    if (writer->refused.result != BITNET_OK)
        return bitnet__fail(error, writer->refused.result, "%s", writer->refused.message);
    bitnet__put(header, "GGUF", 4);
    bitnet__put_u32(header, 3);
    bitnet__put_u64(header, writer->tensor_count);
    bitnet__put_u64(header, writer->value_count);
    bitnet__put(header, writer->values.data, writer->values.size);
    bitnet__put(header, writer->tensors.data, writer->tensors.size);
    bitnet__put(header, zeros, bitnet__padding(header->size));
    if (header->failed || writer->values.failed || writer->tensors.failed)
        return bitnet__no_memory(error);
    return bitnet__check_header(writer, header, header->size + writer->data_size, error);
}

BITNET_API bitnet_result bitnet_gguf_write_memory(bitnet_gguf_writer *writer, const void **data,
                                                  size_t *size, bitnet_error *error) {
    bitnet__bytes header;
    bitnet_result result = bitnet__make_header(writer, &header, error);
    *data = NULL;
    *size = 0;
    if (result == BITNET_OK) {
        uint64_t total = header.size + writer->data_size;
        uint8_t *p = (uint8_t *)bitnet__alloc_bytes(&writer->allocator, total);
        size_t i;
        bitnet__free(&writer->allocator, writer->memory);
        writer->memory = p;
        if (p) {
            memset(p, 0, (size_t)total);
            memcpy(p, header.data, header.size);
            p += header.size;
            for (i = 0; i < writer->tensor_count && result == BITNET_OK; i++) {
                const bitnet__payload *payload = &writer->payloads[i];
                if (!bitnet__payload_read(payload, 0, p, payload->size))
                    result = bitnet__fail(error, BITNET_ERROR_IO, "a tensor cannot be read");
                p += payload->size + bitnet__padding(payload->size);
            }
            if (result == BITNET_OK) *data = writer->memory, *size = (size_t)total;
        } else {
            result = bitnet__no_memory(error);
        }
    }
    bitnet__free(&writer->allocator, header.data);
    return result;
}

#ifdef BITNET_NO_STDIO

BITNET_API bitnet_result bitnet_gguf_write_file(bitnet_gguf_writer *writer, const char *path,
                                                bitnet_error *error) {
    (void)writer;
    if (!path) return bitnet__check_list(error, "path", path, 1);
    return bitnet__fail(error, BITNET_ERROR_IO, "'%s': this build cannot write files", path);
}

#else

/* Writes a tensor's data piece by piece, then padding. */
static bool bitnet__write_payload(FILE *file, const bitnet__payload *payload) {
    static const uint8_t zeros[BITNET__ALIGNMENT] = {0};
    size_t padding = bitnet__padding(payload->size), at = 0;
    uint8_t buffer[8192];
    while (at < payload->size) {
        size_t n = payload->size - at < sizeof buffer ? payload->size - at : sizeof buffer;
        if (!bitnet__payload_read(payload, at, buffer, n) || fwrite(buffer, 1, n, file) != n)
            return false;
        at += n;
    }
    return fwrite(zeros, 1, padding, file) == padding;
}

/* Writes header and data to `path`. */
static bool bitnet__write_all(const bitnet_gguf_writer *writer, const bitnet__bytes *header,
                              const char *path) {
    bitnet__output o;
    bool ok;
    size_t i;
    if (!bitnet__output_open(&o, path)) return false;
    ok = fwrite(header->data, 1, header->size, o.file) == header->size; /* which is padded */
    for (i = 0; ok && i < writer->tensor_count; i++)
        ok = bitnet__write_payload(o.file, &writer->payloads[i]);
    return bitnet__output_close(&o, ok);
}

BITNET_API bitnet_result bitnet_gguf_write_file(bitnet_gguf_writer *writer, const char *path,
                                                bitnet_error *error) {
    bitnet__bytes header;
    bitnet_result result = bitnet__check_list(error, "path", path, 1);
    if (result != BITNET_OK) return result;
    result = bitnet__make_header(writer, &header, error);
    errno = 0;
    if (result == BITNET_OK && !bitnet__write_all(writer, &header, path))
        result = bitnet__fail(error, BITNET_ERROR_IO, "'%s' cannot be written: %s", path,
                              errno ? strerror(errno) : "its data cannot be read");
    bitnet__free(&writer->allocator, header.data);
    return result;
}

#endif

BITNET__EXACT_END

#endif /* BITNET_WRITER_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
