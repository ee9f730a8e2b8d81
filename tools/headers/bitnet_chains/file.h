#pragma once
#include "table.h"

/* ====================
   >>chain-file   Tables: reading and writing (see chapter 4) */

enum {
    BITNET__CHAINS_HEADER_1 = 12, /* bytes; an entry without its tokens; both versions' footer */
    BITNET__CHAINS_HEADER_2 = 16,
    BITNET__CHAINS_ENTRY_1 = 8,
    BITNET__CHAINS_ENTRY_2 = 16,
    BITNET__CHAINS_FOOTER = 4
};

/* How a table of version 2 identifies a tokenizer. */
static uint32_t bitnet__tokenizer_hash(const bitnet_tokenizer *tokenizer) {
    int32_t id, count = bitnet_vocab_size(tokenizer);
    uint32_t crc = 0;
    for (id = 0; id < count; id++) {
        bitnet_string name = bitnet_token_name(tokenizer, id);
        uint8_t length[4];
        int i;
        for (i = 0; i < 4; i++) length[i] = (uint8_t)(name.length >> (8 * i));
        crc = bitnet__crc32(crc, length, sizeof length);
        crc = bitnet__crc32(crc, name.data, name.length);
    }
    return crc;
}

/* The entries of a sound file of either version. */
typedef struct bitnet__chain_file {
    int version;
    size_t count;
    uint32_t tokenizer; /* version 2 */
    const uint8_t *entries;
} bitnet__chain_file;

static uint32_t bitnet__chain_tokens_in(const bitnet__chain_file *file, const uint8_t *entry) {
    return file->version == 1 ? bitnet__load_u16(entry + 2) : bitnet__load_u32(entry);
}

/* Checks header, lengths and footer. */
static bitnet_result bitnet__chain_frame(bitnet__chain_file *file, const uint8_t *data, size_t size,
                                         bitnet_error *error) {
    size_t header, fixed, at, i;
    memset(file, 0, sizeof *file);
    if (size < 4 || memcmp(data, "CHNB", 4) != 0)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_MAGIC, "this is not a table of chains");
    if (size < 6)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_TRUNCATED, "the table has no version");
    file->version = (int)bitnet__load_u16(data + 4);
    if (file->version != 1 && file->version != 2)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_VERSION, "version %i is not known",
                            (int64_t)file->version);
    header = file->version == 1 ? BITNET__CHAINS_HEADER_1 : BITNET__CHAINS_HEADER_2;
    fixed = file->version == 1 ? BITNET__CHAINS_ENTRY_1 : BITNET__CHAINS_ENTRY_2;
    if (size < header)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_TRUNCATED, "the header is cut short");
    file->count = file->version == 1 ? bitnet__load_u16(data + 6) : bitnet__load_u32(data + 8);
    file->tokenizer = file->version == 1 ? 0 : bitnet__load_u32(data + 12);
    file->entries = data + header;
    if (file->version == 1 ? file->count != BITNET_CHAIN_TABLE_MAX_V1
                           : file->count > BITNET_CHAIN_TABLE_MAX)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_COUNT, "%i entries in version %i",
                            (int64_t)file->count, (int64_t)file->version);
    i = bitnet__load_u16(data + (file->version == 1 ? 8 : 6));
    if (i != BITNET_CHAIN_LENGTH)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_LENGTH, "chains of up to %i tokens, not %i",
                            (int64_t)i, (int64_t)BITNET_CHAIN_LENGTH);
    for (i = 0, at = header; i < file->count; i++) {
        uint32_t tokens;
        if (size - at < fixed)
            return bitnet__fail(error, BITNET_ERROR_CHAINS_TRUNCATED, "entry %i is cut short",
                                (int64_t)i);
        tokens = bitnet__chain_tokens_in(file, data + at);
        if (tokens > BITNET_CHAIN_LENGTH || (file->version == 2 && tokens < 2))
            return bitnet__fail(error, BITNET_ERROR_CHAINS_LENGTH, "entry %i has %i tokens",
                                (int64_t)i, (int64_t)tokens);
        if (size - at < fixed + tokens * 4)
            return bitnet__fail(error, BITNET_ERROR_CHAINS_TRUNCATED, "entry %i is cut short",
                                (int64_t)i);
        at += fixed + tokens * 4;
    }
    if (size - at < BITNET__CHAINS_FOOTER)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_TRUNCATED, "the checksum is cut short");
    if (size - at > BITNET__CHAINS_FOOTER)
        return bitnet__fail(error, BITNET_ERROR_CHAINS_TRAILING, "%i bytes follow the table",
                            (int64_t)(size - at - BITNET__CHAINS_FOOTER));
    if (bitnet__crc32(0, data, at) != bitnet__load_u32(data + at))
        return bitnet__fail(error, BITNET_ERROR_CHAINS_CORRUPT, "the table's checksum is wrong");
    return BITNET_OK;
}

/* Reads entry `i` at *entry and steps to the next. */
static bitnet_result bitnet__chain_entry(const bitnet__chain_file *file, size_t i,
                                         const uint8_t **entry, int32_t vocabulary,
                                         bitnet_chain *chain, bitnet_error *error) {
    const uint8_t *p = *entry;
    int32_t t;
    chain->count = (int32_t)bitnet__chain_tokens_in(file, p);
    if (file->version == 1) {
        if (p[0] != i)
            return bitnet__fail(error, BITNET_ERROR_CHAINS_ORDER, "entry %i has the id %i",
                                (int64_t)i, (int64_t)p[0]);
        p += 4;
    } else {
        chain->confidence = bitnet__load_f32(p + 4);
        chain->drafted = bitnet__load_u32(p + 8);
        chain->accepted = bitnet__load_u32(p + 12);
        p += BITNET__CHAINS_ENTRY_2;
    }
    for (t = 0; t < chain->count; t++, p += 4) {
        uint32_t id = bitnet__load_u32(p);
        if (id >= (uint32_t)vocabulary)
            return bitnet__fail(error, BITNET_ERROR_CHAINS_TOKEN, "token %i of chain %i is %i",
                                (int64_t)t, (int64_t)i, (int64_t)(int32_t)id);
        chain->tokens[t] = (int32_t)id;
    }
    if (file->version == 1) {
        chain->confidence = bitnet__load_f32(p);
        p += 4;
    }
    *entry = p;
    return BITNET_OK; /* the table's maker checks that it is finite */
}

BITNET_API bitnet_chain_table *bitnet_chain_table_load_memory(
    const void *data, size_t size, const bitnet_tokenizer *tokenizer,
    const bitnet_chain_table_options *options, bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    int32_t vocabulary = tokenizer ? bitnet_vocab_size(tokenizer) : INT32_MAX;
    bitnet_chain_table *table = NULL;
    bitnet__chain_file file;
    bitnet_chain *chains;
    bitnet_result result;
    const uint8_t *entry;
    size_t i;
    if (bitnet__check_list(error, "data", data, size) != BITNET_OK ||
        bitnet__chain_frame(&file, (const uint8_t *)data, size, error) != BITNET_OK)
        return NULL;
    if (file.version == 2 && tokenizer && file.tokenizer != bitnet__tokenizer_hash(tokenizer)) {
        bitnet__fail(error, BITNET_ERROR_CHAINS_TOKENIZER,
                     "the table was made for another tokenizer");
        return NULL;
    }
    chains = (bitnet_chain *)bitnet__alloc_zero(&a, file.count, sizeof *chains);
    result = chains ? BITNET_OK : bitnet__no_memory(error);
    for (i = 0, entry = file.entries; i < file.count && result == BITNET_OK; i++)
        result = bitnet__chain_entry(&file, i, &entry, vocabulary, &chains[i], error);
    if (result == BITNET_OK)
        table = bitnet__chain_table_make(chains, file.count, file.version, &a, error);
    bitnet__free(&a, chains);
    return table;
}

/* ---- writing */

/* Bytes for a caller's buffer; those that do not fit are only counted. */
typedef struct bitnet__chain_bytes {
    uint8_t *data;
    size_t size, capacity;
} bitnet__chain_bytes;

static void bitnet__chain_put(bitnet__chain_bytes *out, uint32_t value, int bytes) {
    for (; bytes > 0; bytes--, value >>= 8) {
        if (out->size < out->capacity) out->data[out->size] = (uint8_t)value;
        out->size++;
    }
}

static void bitnet__chain_put_tokens(bitnet__chain_bytes *out, const bitnet_chain *chain) {
    int32_t t;
    for (t = 0; t < chain->count; t++) bitnet__chain_put(out, (uint32_t)chain->tokens[t], 4);
}

static void bitnet__chain_write(const bitnet_chain_table *table, uint32_t tokenizer,
                                bitnet__chain_bytes *out) {
    static const bitnet_chain unused = {{0}, 0, 0.0f, 0, 0};
    size_t i, used = 0;
    int version = table->version;
    for (i = 0; i < table->count; i++) used += table->chains[i].count > 0;
    for (i = 0; i < 4; i++) bitnet__chain_put(out, (uint8_t) "CHNB"[i], 1);
    bitnet__chain_put(out, (uint32_t)version, 2);
    if (version == 1) {
        bitnet__chain_put(out, BITNET_CHAIN_TABLE_MAX_V1, 2);
        bitnet__chain_put(out, BITNET_CHAIN_LENGTH, 2);
        bitnet__chain_put(out, 0, 2);
    } else {
        bitnet__chain_put(out, BITNET_CHAIN_LENGTH, 2);
        bitnet__chain_put(out, (uint32_t)used, 4);
        bitnet__chain_put(out, tokenizer, 4);
    }
    for (i = 0; i < (version == 1 ? (size_t)BITNET_CHAIN_TABLE_MAX_V1 : table->count); i++) {
        const bitnet_chain *chain = i < table->count ? &table->chains[i] : &unused;
        if (version == 1) {
            bitnet__chain_put(out, (uint32_t)i, 1);
            bitnet__chain_put(out, 0, 1);
            bitnet__chain_put(out, (uint32_t)chain->count, 2);
            bitnet__chain_put_tokens(out, chain);
            bitnet__chain_put(out, bitnet__bits(chain->confidence), 4);
        } else if (chain->count) {
            bitnet__chain_put(out, (uint32_t)chain->count, 4);
            bitnet__chain_put(out, bitnet__bits(chain->confidence), 4);
            bitnet__chain_put(out, chain->drafted, 4);
            bitnet__chain_put(out, chain->accepted, 4);
            bitnet__chain_put_tokens(out, chain);
        }
    }
    if (out->size <= out->capacity) /* else the checksum would be of missing bytes */
        bitnet__chain_put(out, bitnet__crc32(0, out->data, out->size), 4);
    else bitnet__chain_put(out, 0, 4);
}

BITNET_API bitnet_result bitnet_chain_table_save_memory(const bitnet_chain_table *table,
                                                        const bitnet_tokenizer *tokenizer,
                                                        void *data, size_t capacity, size_t *size,
                                                        bitnet_error *error) {
    bitnet__chain_bytes out;
    *size = 0;
    if (bitnet__check_list(error, "data", data, capacity) != BITNET_OK)
        return BITNET_ERROR_ARGUMENT;
    if (table->version == 2 && !tokenizer)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                            "version 2 needs the tokenizer that the table is for");
    out.data = (uint8_t *)data;
    out.size = 0;
    out.capacity = capacity;
    bitnet__chain_write(table, table->version == 2 ? bitnet__tokenizer_hash(tokenizer) : 0, &out);
    *size = out.size;
    return BITNET_OK;
}

#ifdef BITNET_NO_STDIO

BITNET_API bitnet_chain_table *bitnet_chain_table_load_file(
    const char *path, const bitnet_tokenizer *tokenizer, const bitnet_chain_table_options *options,
    bitnet_error *error) {
    (void)tokenizer, (void)options;
    bitnet__fail(error, BITNET_ERROR_IO, "'%s': this build cannot read files", path);
    return NULL;
}

#else

BITNET_API bitnet_chain_table *bitnet_chain_table_load_file(
    const char *path, const bitnet_tokenizer *tokenizer, const bitnet_chain_table_options *options,
    bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    const uint64_t longest =
        BITNET__CHAINS_HEADER_2 + BITNET__CHAINS_FOOTER +
        BITNET_CHAIN_TABLE_MAX * (uint64_t)(BITNET__CHAINS_ENTRY_2 + 4 * BITNET_CHAIN_LENGTH);
    bitnet_chain_table *table = NULL;
    FILE *file;
    uint8_t *data = NULL;
    uint64_t size = 0;
    if (bitnet__check_list(error, "path", path, 1) != BITNET_OK) return NULL;
    file = bitnet__open(path, "rb");
    if (!file || !bitnet__file_size(file, &size)) {
        bitnet__fail(error, BITNET_ERROR_IO, "the file cannot be read: %s", strerror(errno));
    } else if (size > longest) {
        bitnet__fail(error, BITNET_ERROR_CHAINS_TRAILING, "this is longer than any table");
    } else if (!(data = (uint8_t *)bitnet__alloc(&a, (size_t)size, 1))) {
        bitnet__no_memory(error);
    } else if (bitnet__file_read(file, 0, data, (size_t)size) != size) {
        bitnet__fail(error, BITNET_ERROR_IO, "the file cannot be read");
    } else {
        table = bitnet_chain_table_load_memory(data, (size_t)size, tokenizer, options, error);
    }
    if (!table) bitnet__name_file(error, path);
    bitnet__free(&a, data);
    if (file) fclose(file);
    return table;
}

#endif
