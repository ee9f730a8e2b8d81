/* test_chains.h - chain tables as files, look-up, the miner, and that drafts do not change tokens

   Files are compared with bytes assembled by the tests, look-ups with a search of all chains, and
   generations with those without chains. */

#ifndef TEST_CHAINS_H
#define TEST_CHAINS_H

#include "make.h"
#include "run.h"

enum { CHAINS_BYTES = 16384, CHAINS_TOKENS = 24, CHAINS_VOCABULARY = 320 };

/* ---- files */

typedef struct chains_bytes {
    uint8_t data[CHAINS_BYTES];
    size_t size;
} chains_bytes;

static void chains_put(chains_bytes *b, uint32_t value, int bytes) {
    for (; bytes > 0; bytes--, value >>= 8) b->data[b->size++] = (uint8_t)value;
}

/* The CRC, computed bit by bit. */
static uint32_t chains_crc(const uint8_t *data, size_t size) {
    uint32_t crc = 0xFFFFFFFFu;
    size_t i;
    int bit;
    for (i = 0; i < size; i++)
        for (crc ^= data[i], bit = 0; bit < 8; bit++)
            crc = crc & 1 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
    return ~crc;
}

static void chains_seal(chains_bytes *b) { chains_put(b, chains_crc(b->data, b->size), 4); }

/* Chains of 0, 2, 3, ... 8 tokens, repeatedly. */
static bitnet_chain chains_example(int i) {
    bitnet_chain chain;
    int t;
    memset(&chain, 0, sizeof chain);
    if (i % 8 == 0) return chain;
    chain.count = i % 8 + 1;
    for (t = 0; t < chain.count; t++) chain.tokens[t] = (i * 7 + t * t) % CHAINS_VOCABULARY;
    chain.confidence = (float)(i % 16) / 16;
    chain.drafted = (uint32_t)(i * 10);
    chain.accepted = (uint32_t)(i * i % 100);
    return chain;
}

static bitnet_chain_table *chains_table(int count) {
    bitnet_chain chains[512];
    int i;
    for (i = 0; i < count; i++) chains[i] = chains_example(i);
    return bitnet_chain_table_create(chains, (size_t)count, count > 256 ? 2 : 1, NULL, NULL);
}

/* How a version 1 file differs from a valid one. */
typedef struct chains_defect {
    int field; /* 0: none; else the number of the field, counted from the beginning */
    uint32_t value;
} chains_defect;

/* Version 1 of chains_table(256), without its footer. Entry 1 has two tokens. */
static chains_bytes chains_file(int field, uint32_t value) {
    chains_bytes b;
    int i, t;
    b.size = 0;
    chains_put(&b, field == 1 ? value : 0x424E4843, 4);
    chains_put(&b, field == 2 ? value : 1, 2);
    chains_put(&b, field == 3 ? value : 256, 2);
    chains_put(&b, field == 4 ? value : 8, 2);
    chains_put(&b, field == 5 ? value : 0, 2);
    for (i = 0; i < 256; i++) {
        bitnet_chain chain = chains_example(i);
        uint32_t bits;
        int f = i == 1 ? field : 0;
        memcpy(&bits, &chain.confidence, 4);
        chains_put(&b, f == 6 ? value : (uint32_t)i, 1);
        chains_put(&b, f == 7 ? value : 0, 1);
        chains_put(&b, f == 8 ? value : (uint32_t)chain.count, 2);
        for (t = 0; t < chain.count; t++)
            chains_put(&b, f == 9 && t == 1 ? value : (uint32_t)chain.tokens[t], 4);
        chains_put(&b, f == 10 ? value : bits, 4);
    }
    return b;
}

static bitnet_result chains_load(const chains_bytes *b, const bitnet_tokenizer *tokenizer) {
    bitnet_error error = {BITNET_OK, ""};
    bitnet_chain_table *table =
        bitnet_chain_table_load_memory(b->data, b->size, tokenizer, NULL, &error);
    if ((table != NULL) != (error.result == BITNET_OK)) error.result = BITNET_PENDING; /* never */
    bitnet_chain_table_free(table);
    return error.result;
}

static bitnet_result chains_load_defect(const bitnet_tokenizer *tokenizer, int field,
                                        uint32_t value) {
    chains_bytes b = chains_file(field, value);
    chains_seal(&b);
    return chains_load(&b, tokenizer);
}

static void chains_version_1(const bitnet_tokenizer *tokenizer) {
    chains_bytes sound = chains_file(0, 0), b, written;
    bitnet_chain_table *table = chains_table(256), *loaded;
    const bitnet_chain *chain;
    size_t i;
    int bit;
    chains_seal(&sound);
    written.size = 0;
    CHECK(bitnet_chain_table_save_memory(table, NULL, written.data, sizeof written.data,
                                         &written.size, NULL) == BITNET_OK);
    CHECK(written.size == sound.size && memcmp(written.data, sound.data, sound.size) == 0);
    bitnet_chain_table_free(table);

    loaded = bitnet_chain_table_load_memory(sound.data, sound.size, tokenizer, NULL, NULL);
    if (!CHECK(loaded && bitnet_chain_table_count(loaded) == 256)) return;
    CHECK(bitnet_chain_table_save_memory(loaded, NULL, written.data, sizeof written.data,
                                         &written.size, NULL) == BITNET_OK);
    CHECK(written.size == sound.size && memcmp(written.data, sound.data, sound.size) == 0);
    chain = bitnet_chain_table_at(loaded, 255);
    CHECK(chain && chain->count == 8 && chain->confidence == 15.0f / 16 && chain->drafted == 0);
    CHECK(bitnet_chain_table_at(loaded, 256) == NULL);
    bitnet_chain_table_free(loaded);

    CHECK(chains_load_defect(tokenizer, 1, 0x424E4844) == BITNET_ERROR_CHAINS_MAGIC);
    CHECK(chains_load_defect(tokenizer, 2, 0) == BITNET_ERROR_CHAINS_VERSION);
    CHECK(chains_load_defect(tokenizer, 2, 3) == BITNET_ERROR_CHAINS_VERSION);
    CHECK(chains_load_defect(tokenizer, 3, 255) == BITNET_ERROR_CHAINS_COUNT);
    CHECK(chains_load_defect(tokenizer, 3, 257) == BITNET_ERROR_CHAINS_COUNT);
    CHECK(chains_load_defect(tokenizer, 4, 7) == BITNET_ERROR_CHAINS_LENGTH);
    CHECK(chains_load_defect(tokenizer, 4, 9) == BITNET_ERROR_CHAINS_LENGTH);
    CHECK(chains_load_defect(tokenizer, 5, 0xFFFF) == BITNET_OK);
    CHECK(chains_load_defect(tokenizer, 6, 2) == BITNET_ERROR_CHAINS_ORDER);
    CHECK(chains_load_defect(tokenizer, 6, 0) == BITNET_ERROR_CHAINS_ORDER);
    CHECK(chains_load_defect(tokenizer, 7, 0xFF) == BITNET_OK);
    CHECK(chains_load_defect(tokenizer, 8, 9) == BITNET_ERROR_CHAINS_LENGTH);
    CHECK(chains_load_defect(tokenizer, 8, 0xFFFF) == BITNET_ERROR_CHAINS_LENGTH);
    CHECK(chains_load_defect(tokenizer, 9, CHAINS_VOCABULARY) == BITNET_ERROR_CHAINS_TOKEN);
    CHECK(chains_load_defect(tokenizer, 9, 0xFFFFFFFF) == BITNET_ERROR_CHAINS_TOKEN);
    CHECK(chains_load_defect(NULL, 9, 0xFFFFFFFF) == BITNET_ERROR_CHAINS_TOKEN);
    CHECK(chains_load_defect(NULL, 9, CHAINS_VOCABULARY) == BITNET_OK);
    CHECK(chains_load_defect(tokenizer, 10, 0x7FC00000) == BITNET_ERROR_CHAINS_VALUE);
    CHECK(chains_load_defect(tokenizer, 10, 0x7F800000) == BITNET_ERROR_CHAINS_VALUE);
    CHECK(chains_load_defect(tokenizer, 10, 0xFF800000) == BITNET_ERROR_CHAINS_VALUE);

    b = sound;
    chains_put(&b, 0, 1);
    CHECK(chains_load(&b, tokenizer) == BITNET_ERROR_CHAINS_TRAILING);
    b = sound;
    b.data[b.size - 1] ^= 1;
    CHECK(chains_load(&b, tokenizer) == BITNET_ERROR_CHAINS_CORRUPT);
    for (b = sound, i = 0; i < sound.size; i++) {
        b.size = i;
        CHECK(chains_load(&b, tokenizer) ==
              (i < 4 ? BITNET_ERROR_CHAINS_MAGIC : BITNET_ERROR_CHAINS_TRUNCATED));
    }
    for (b = sound, i = 0; i < sound.size; i++) {
        bool refused = true;
        for (bit = 1; bit < 256; bit *= 2) {
            b.data[i] ^= (uint8_t)bit;
            refused = refused && chains_load(&b, tokenizer) != BITNET_OK;
            b.data[i] ^= (uint8_t)bit;
        }
        CHECK_CASE(refused, "a flipped bit");
    }
}

/* A chain of one token is an unused entry. */
static void chains_one_token(void) {
    chains_bytes b;
    bitnet_chain_table *table;
    int i;
    b.size = 0;
    chains_put(&b, 0x424E4843, 4);
    chains_put(&b, 1, 2), chains_put(&b, 256, 2), chains_put(&b, 8, 2), chains_put(&b, 0, 2);
    for (i = 0; i < 256; i++) {
        chains_put(&b, (uint32_t)i, 2);
        chains_put(&b, i == 3, 2);
        if (i == 3) chains_put(&b, 77, 4);
        chains_put(&b, 0x3F000000, 4);
    }
    chains_seal(&b);
    table = bitnet_chain_table_load_memory(b.data, b.size, NULL, NULL, NULL);
    if (CHECK(table)) {
        int32_t id = 77;
        size_t matched = 9;
        CHECK(bitnet_chain_table_at(table, 3)->count == 0);
        CHECK(bitnet_chain_table_find(table, &id, 1, &matched) == NULL && matched == 0);
    }
    bitnet_chain_table_free(table);
}

static void chains_version_2(const bitnet_tokenizer *tokenizer, const bitnet_tokenizer *other) {
    bitnet_chain_table *table = chains_table(512), *loaded;
    static uint8_t data[65536];
    bitnet_error error;
    size_t size, again, i;
    CHECK(bitnet_chain_table_save_memory(table, tokenizer, data, sizeof data, &size, NULL) ==
          BITNET_OK);
    CHECK(bitnet_chain_table_save_memory(table, tokenizer, NULL, 0, &again, NULL) == BITNET_OK);
    CHECK(size == again && chains_crc(data, size - 4) == bitnet__load_u32(data + size - 4));
    CHECK(memcmp(data, "CHNB\2\0\10\0\300\1\0\0", 12) == 0); /* 448 of the 512 are used */
    loaded = bitnet_chain_table_load_memory(data, size, tokenizer, NULL, NULL);
    if (CHECK(loaded && bitnet_chain_table_count(loaded) == 448)) {
        for (i = 0; i < 448; i++) {
            bitnet_chain chain = chains_example((int)(i + i / 7 + 1));
            CHECK(memcmp(bitnet_chain_table_at(loaded, i), &chain, sizeof chain) == 0);
        }
    }
    bitnet_chain_table_free(loaded);
    loaded = bitnet_chain_table_load_memory(data, size, NULL, NULL, NULL);
    CHECK(loaded);
    bitnet_chain_table_free(loaded);
    CHECK(!bitnet_chain_table_load_memory(data, size, other, NULL, &error) &&
          error.result == BITNET_ERROR_CHAINS_TOKENIZER);
    for (i = 0; i < size; i++)
        CHECK_CASE(!bitnet_chain_table_load_memory(data, i, tokenizer, NULL, NULL), "truncated");
    for (i = 0; i < 64; i++) {
        data[i] ^= 0x10;
        CHECK_CASE(!bitnet_chain_table_load_memory(data, size, tokenizer, NULL, NULL), "flipped");
        data[i] ^= 0x10;
    }
    data[10] = 1; /* 65,536 + 448 entries */
    CHECK(!bitnet_chain_table_load_memory(data, size, tokenizer, NULL, &error) &&
          error.result == BITNET_ERROR_CHAINS_COUNT);
    data[10] = 0;
    data[16] = 1; /* a chain of one token */
    CHECK(!bitnet_chain_table_load_memory(data, size, tokenizer, NULL, &error) &&
          error.result == BITNET_ERROR_CHAINS_LENGTH);

    CHECK(bitnet_chain_table_save_memory(table, NULL, NULL, 0, &size, NULL) ==
          BITNET_ERROR_ARGUMENT);
    bitnet_chain_table_free(table);
}

#ifndef BITNET_NO_STDIO
static void chains_disk(const bitnet_tokenizer *tokenizer) {
    static const char path[] = "test-chains.tmp";
    bitnet_chain_table *table = chains_table(256), *loaded;
    bitnet_error error;
    CHECK(bitnet_chain_table_save_file(table, tokenizer, path, NULL) == BITNET_OK);
    CHECK(bitnet_chain_table_save_file(table, NULL, path, NULL) == BITNET_OK); /* replaced */
    loaded = bitnet_chain_table_load_file(path, tokenizer, NULL, NULL);
    CHECK(loaded && bitnet_chain_table_at(loaded, 9)->count == 2);
    bitnet_chain_table_free(loaded);
    remove(path);
    CHECK(!bitnet_chain_table_load_file(path, NULL, NULL, &error) &&
          error.result == BITNET_ERROR_IO);
    CHECK(!bitnet_chain_table_load_file(".", NULL, NULL, &error) && *error.message);
    CHECK(bitnet_chain_table_save_file(table, NULL, "no such directory/x", &error) ==
          BITNET_ERROR_IO);
    bitnet_chain_table_free(table);
}
#endif

static void chains_bad_tables(void) {
    bitnet_chain chain = chains_example(1);
    bitnet_error error;
    bitnet_chain_table *table;
    static bitnet_chain many[BITNET_CHAIN_TABLE_MAX + 1];
    chain.count = 9;
    CHECK(!bitnet_chain_table_create(&chain, 1, 1, NULL, &error) &&
          error.result == BITNET_ERROR_CHAINS_LENGTH);
    chain.count = -1;
    CHECK(!bitnet_chain_table_create(&chain, 1, 1, NULL, NULL));
    chain.count = 2;
    chain.confidence = bitnet__from_bits(0x7FC00000);
    CHECK(!bitnet_chain_table_create(&chain, 1, 1, NULL, &error) &&
          error.result == BITNET_ERROR_CHAINS_VALUE);
    CHECK(!bitnet_chain_table_create(many, BITNET_CHAIN_TABLE_MAX + 1, 2, NULL, &error) &&
          error.result == BITNET_ERROR_CHAINS_COUNT);
    CHECK(!bitnet_chain_table_create(many, 257, 1, NULL, &error) &&
          error.result == BITNET_ERROR_CHAINS_COUNT);
    CHECK(!bitnet_chain_table_create(many, 1, 3, NULL, &error) &&
          error.result == BITNET_ERROR_CHAINS_VERSION);
    table = bitnet_chain_table_create(many, BITNET_CHAIN_TABLE_MAX, 2, NULL, NULL);
    CHECK(table);
    bitnet_chain_table_free(table);
    table = bitnet_chain_table_create(NULL, 0, 1, NULL, NULL);
    CHECK(table && bitnet_chain_table_count(table) == 0);
    bitnet_chain_table_free(table);
    bitnet_chain_table_free(NULL);
}

/* A file may have any finite confidence; values outside the range of int are clamped. */
static void chains_confidence(void) {
    static const float given[] = {-3e38f, -1, 0.1f, 0.3f, 0.6f, 0.8f, 1, 3e38f};
    static const int bin[] = {0, 0, 0, 1, 2, 3, 3, 3};
    size_t i;
    for (i = 0; i < sizeof given / sizeof *given; i++) {
        bitnet_chain chain = chains_example(1);
        static bitnet_chains chains;
        static bitnet_chain_memory memory;
        bitnet__outlook cursor;
        bitnet__expectation e;
        bitnet_chain_table *table;
        chain.confidence = given[i];
        table = bitnet_chain_table_create(&chain, 1, 2, NULL, NULL);
        memset(&cursor, 0, sizeof cursor);
        memset(&e, 0, sizeof e);
        memset(cursor.recent, 0xFF, sizeof cursor.recent);
        cursor.recent[BITNET__RECENT - 1] = chain.tokens[0];
        chains.options.table = table;
        chains.memory = &memory;
        bitnet__expect_table(&chains, &cursor, &e);
        CHECK(e.id == chain.tokens[1] && e.kind == 4 + bin[i]);
        bitnet_chain_table_free(table);
    }
}

/* ---- look-up */

/* The expected result of a look-up, by trying all chains. */
static const bitnet_chain *chains_search(const bitnet_chain_table *table, const int32_t *ids,
                                         size_t length, int *matched) {
    const bitnet_chain *best = NULL;
    size_t i;
    for (*matched = bitnet_chain_table_version(table) == 1 ? 3 : 6; *matched > 0; --*matched) {
        for (i = 0; i < bitnet_chain_table_count(table) && (size_t)*matched <= length; i++) {
            const bitnet_chain *chain = bitnet_chain_table_at(table, i);
            if (chain->count > *matched &&
                memcmp(chain->tokens, ids + length - *matched, (size_t)*matched * sizeof *ids) ==
                    0 &&
                (!best || chain->confidence > best->confidence))
                best = chain;
        }
        if (best) return best;
    }
    return NULL;
}

static void chains_lookup(int version) {
    bitnet_chain chains[256];
    bitnet_chain_table *table;
    int i, t, found = 0;
    uint64_t random = 0;
    for (i = 0; i < 256; i++) {
        memset(&chains[i], 0, sizeof chains[i]);
        chains[i].count = (int32_t)(bitnet__random(1, random++) % 9);
        chains[i].confidence = (float)(bitnet__random(1, random++) % 4) / 4;
        for (t = 0; t < chains[i].count; t++)
            chains[i].tokens[t] = (int32_t)(bitnet__random(1, random++) % 6);
    }
    table = bitnet_chain_table_create(chains, 256, version, NULL, NULL);
    for (i = 0; i < 5000; i++) {
        int32_t ids[8];
        size_t length = (size_t)(i % 9);
        size_t matched;
        int expected;
        const bitnet_chain *chain;
        for (t = 0; t < 8; t++) ids[t] = (int32_t)(bitnet__random(2, random++) % 8);
        if (i % 3 == 0) /* the beginning of a chain */
            for (t = 0; t < (int)length; t++)
                ids[t] = chains[i % 256].tokens[t + chains[i % 256].count / 2 > 7 ? 7 : t];
        chain = bitnet_chain_table_find(table, ids, length, &matched);
        found += chain != NULL;
        CHECK_CASE(chain == chains_search(table, ids, length, &expected) &&
                       matched == (size_t)expected,
                   "look-up");
    }
    CHECK(found > 2000 && found < 4800);
    bitnet_chain_table_free(table);
}

/* ---- the session's own text */

/* How often `next` followed the last `count` tokens before `end`, in texts separated by -1, and the
   last position. */
static uint32_t chains_occurrences(const int32_t *text, int length, const int32_t *end, int count,
                                   int32_t next, int *where) {
    uint32_t found = 0;
    int i;
    for (i = count; i < length; i++)
        if (text[i] == next && memcmp(text + i - count, end - count, (size_t)count * 4) == 0) {
            found++;
            *where = i;
        }
    return found;
}

/* Compares the automaton's data about the end of the text with a count of all occurrences. */
static void chains_compare_end(const bitnet__text *t, const int32_t *text, int length, int known) {
    bitnet__text_place at = bitnet__text_end(t);
    int shortest = 1, where = 0, count;
    for (count = known; count > 0; count--) { /* of `known` tokens at the end, the longest first */
        const bitnet__text_state *s;
        uint32_t most = 0, all = 0;
        int32_t likely = -1, next;
        int last = -1;
        while (at.state && t->states[t->states[at.state].shorter].length >= count)
            at.state = t->states[at.state].shorter;
        s = &t->states[at.state];
        for (next = 0; next < 8; next++) {
            uint32_t n = chains_occurrences(text, length, text + length, count, next, &where);
            all += n;
            if (n > most || (n && n == most && where > last)) most = n, likely = next, last = where;
        }
        if (!CHECK_CASE(s->length >= count && s->count == all, "the text: how often")) return;
        if (!all) continue;
        CHECK_CASE(bitnet__text_step_at(t, s->likely)->count == most &&
                       bitnet__text_step_at(t, s->likely)->link.token == likely,
                   "the text: what came most often");
        shortest = count;
    }
    CHECK(known < 8 || shortest == 1);
}

/* Random texts of 2 to 8 different tokens, sometimes cut; texts that fill it. */
static void chains_automaton(void) {
    bitnet_allocator a = bitnet__allocator(NULL);
    int32_t text[400];
    uint64_t random = 0;
    int round, i;
    for (round = 0; round < 40; round++) {
        bitnet__text t;
        int32_t kinds = 2 + round % 7;
        int length = 0, known = 0;
        memset(&t, 0, sizeof t);
        if (!CHECK(bitnet__text_create(&t, &a, 300))) return;
        while (t.length < 300) {
            if (round % 2 && bitnet__random(5, random++) % 32 == 0) {
                t.last = 0; /* the text was cut */
                text[length++] = -1;
                known = 0;
            }
            text[length] = (int32_t)(bitnet__random(5, random++) % (uint64_t)kinds);
            if (round % 5 == 0) text[length] = length / 20 % 2; /* long runs */
            bitnet__text_add(&t, text[length++]);
            known += known < 12;
            if (t.length % 7 == 0) chains_compare_end(&t, text, length, known);
            if (length > 390) break;
        }
        CHECK(t.state_count <= 2 * 300 + 1 && t.step_count <= 3 * 300 + 1);
        bitnet__text_free(&t, &a);
    }
    for (i = 0; i < 3; i++) { /* the texts with most states, and with most steps */
        bitnet__text t;
        int n;
        memset(&t, 0, sizeof t);
        if (!CHECK(bitnet__text_create(&t, &a, 300))) return;
        for (n = 0; n < 300; n++) bitnet__text_add(&t, n == 0 ? i % 2 : n == 299 ? i : 2);
        CHECK(t.state_count <= 2 * 300 + 1 && t.step_count <= 3 * 300 + 1);
        bitnet__text_free(&t, &a);
    }
}

static void chains_pruning(void) {
    bitnet_chain_table *table = chains_table(256), *pruned;
    size_t keep, i, j;
    for (keep = 0; keep <= 256; keep += keep < 8 ? 1 : 31) {
        uint32_t least = 0xFFFFFFFF;
        pruned = bitnet_chain_table_copy_best(table, keep, NULL);
        if (!CHECK(pruned)) break;
        CHECK(bitnet_chain_table_count(pruned) == (keep < 224 ? keep : 224));
        for (i = 0; i < bitnet_chain_table_count(pruned); i++)
            if (bitnet_chain_table_at(pruned, i)->accepted < least)
                least = bitnet_chain_table_at(pruned, i)->accepted;
        for (i = j = 0; i < 256; i++) { /* none that is better was left out; the order is kept */
            const bitnet_chain *chain = bitnet_chain_table_at(table, i);
            const bitnet_chain *kept = bitnet_chain_table_at(pruned, j);
            if (kept && memcmp(chain, kept, sizeof *kept) == 0) j++;
            else CHECK_CASE(!chain->count || chain->accepted <= least, "pruned the wrong chain");
        }
        CHECK(j == bitnet_chain_table_count(pruned));
        bitnet_chain_table_free(pruned);
    }
    bitnet_chain_table_free(table);
}

static void chains_drawing(void) {
    bitnet_chain_table *table = chains_table(256);
    char all[4096], part[4096];
    size_t length = bitnet_chain_table_draw(table, all, sizeof all), n;
    CHECK(length == strlen(all) && length > 500 && length < sizeof all - 1);
    CHECK(strstr(all, "224 chains, 32 unused entries\n") && strstr(all, "  8 |####"));
    CHECK(strstr(all, "accepted"));
    for (n = 0; n < 600; n += 7) {
        memset(part, 'x', sizeof part);
        CHECK_CASE(bitnet_chain_table_draw(table, part, n) == (n ? n - 1 : 0), "drawing cut off");
        CHECK_CASE(part[n] == 'x' && (n == 0 || (part[n - 1] == 0 && !memcmp(part, all, n - 1))),
                   "drawing cut off");
    }
    bitnet_chain_table_free(table);
}

/* ---- mining */

static bitnet_miner *chains_miner(size_t nodes, size_t tokens) {
    bitnet_miner_options options;
    memset(&options, 0, sizeof options);
    options.nodes = nodes;
    options.tokens = tokens;
    return bitnet_miner_create(&options, NULL);
}

/* Adds a text whose tokens all have the same probability. */
static bool chains_add(bitnet_miner *miner, const int32_t *ids, size_t count) {
    float *probability = (float *)calloc(count + 1, sizeof *probability);
    bool ok;
    size_t i;
    for (i = 0; i < count; i++) probability[i] = 0.5f;
    ok = bitnet_miner_add(miner, ids, probability, count, NULL) == BITNET_OK;
    free(probability);
    return ok;
}

static size_t chains_used(const bitnet_chain_table *table) {
    size_t i, used = 0;
    for (i = 0; i < bitnet_chain_table_count(table); i++)
        used += bitnet_chain_table_at(table, i)->count > 0;
    return used;
}

/* No chain is a prefix of another; confidences are probabilities. */
static bool chains_packed(const bitnet_chain_table *table) {
    size_t i, j, count = bitnet_chain_table_count(table);
    for (i = 0; i < count; i++) {
        const bitnet_chain *a = bitnet_chain_table_at(table, i);
        if (a->count == 1 || !(a->confidence >= 0 && a->confidence <= 1)) return false;
        for (j = 0; j < count && a->count; j++) {
            const bitnet_chain *b = bitnet_chain_table_at(table, j);
            if (i != j && a->count <= b->count &&
                memcmp(a->tokens, b->tokens, (size_t)a->count * sizeof *a->tokens) == 0)
                return false;
        }
    }
    return true;
}

static void chains_mining(void) {
    static int32_t ids[4000];
    bitnet_miner *miner = chains_miner(0, 0);
    bitnet_chain_table *table;
    bitnet_error error;
    size_t i;
    size_t matched;

    table = bitnet_chain_table_from_miner(miner, 256, 2, NULL); /* nothing was added */
    CHECK(table && bitnet_chain_table_count(table) == 256 && chains_used(table) == 0);
    bitnet_chain_table_free(table);
    ids[0] = 7;
    CHECK(chains_add(miner, ids, 0) && chains_add(miner, ids, 1));
    table = bitnet_chain_table_from_miner(miner, 256, 2, NULL);
    CHECK(table && chains_used(table) == 0);
    bitnet_chain_table_free(table);
    CHECK(!bitnet_chain_table_from_miner(miner, 257, 1, &error) &&
          error.result == BITNET_ERROR_CHAINS_COUNT);
    CHECK(!bitnet_chain_table_from_miner(miner, 65537, 2, &error) &&
          error.result == BITNET_ERROR_CHAINS_COUNT);
    ids[0] = -1;
    CHECK(!chains_add(miner, ids, 1));
    bitnet_miner_free(miner);
    bitnet_miner_free(NULL);

    miner = chains_miner(0, 0); /* one token for ever is one chain */
    for (i = 0; i < 100; i++) ids[i] = 7;
    CHECK(chains_add(miner, ids, 100));
    table = bitnet_chain_table_from_miner(miner, 16, 2, NULL);
    CHECK(table && chains_used(table) == 1 && bitnet_chain_table_at(table, 0)->count == 8);
    CHECK(bitnet_chain_table_at(table, 0)->confidence == 0.5f);
    bitnet_chain_table_free(table);
    bitnet_miner_free(miner);

    miner = chains_miner(0, 0); /* twelve tokens in a circle: every token has its chain */
    for (i = 0; i < 600; i++) ids[i] = (int32_t)(i % 12);
    CHECK(chains_add(miner, ids, 600));
    table = bitnet_chain_table_from_miner(miner, 64, 2, NULL);
    CHECK(table && chains_packed(table));
    for (i = 0; i < 12; i++) {
        const bitnet_chain *chain = bitnet_chain_table_find(table, ids, i + 1, &matched);
        CHECK(chain && chain->tokens[matched] == (int32_t)((i + 1) % 12));
    }
    bitnet_chain_table_free(table);
    bitnet_miner_free(miner);

    /* After 1 comes 2 mostly, but 3 if 0 stood before: the longer context knows better. */
    miner = chains_miner(0, 0);
    for (i = 0; i < 50; i++) {
        static const int32_t often[] = {5, 1, 2, 6}, seldom[] = {0, 1, 3, 9};
        CHECK(chains_add(miner, often, 4) && chains_add(miner, often, 4));
        CHECK(chains_add(miner, seldom, 4));
    }
    table = bitnet_chain_table_from_miner(miner, 8, 2, NULL);
    ids[0] = 0, ids[1] = 1;
    CHECK(table && chains_packed(table));
    CHECK(bitnet_chain_table_find(table, ids + 1, 1, &matched)->tokens[1] == 2);
    CHECK(bitnet_chain_table_find(table, ids, 2, &matched)->tokens[2] == 3 && matched == 2);
    bitnet_chain_table_free(table);
    bitnet_miner_free(miner);
}

/* A tree and a text buffer that are too small: frequent chains are kept, and the same input gives
   the same table. */
static void chains_mining_under_pressure(void) {
    static int32_t ids[3000];
    static const int32_t phrase[] = {1, 2, 3, 4, 5, 6, 7, 8};
    bitnet_chain_table *tables[2];
    int round;
    for (round = 0; round < 2; round++) {
        bitnet_miner *miner = chains_miner(1024, 700);
        uint64_t random = 0;
        size_t i, j;
        for (i = 0; i < 20; i++) {
            for (j = 0; j < 3000; j++) ids[j] = (int32_t)(100 + bitnet__random(3, random++) % 1000);
            for (j = 0; j + 8 < 3000; j += 40) memcpy(ids + j, phrase, sizeof phrase);
            CHECK(chains_add(miner, ids, 3000));
            CHECK(miner->node_count <= 1024 && miner->text_length == 700);
        }
        tables[round] = bitnet_chain_table_from_miner(miner, 4, 2, NULL);
        bitnet_miner_free(miner);
    }
    if (CHECK(tables[0] && tables[1])) {
        CHECK(memcmp(tables[0]->chains, tables[1]->chains, 4 * sizeof(bitnet_chain)) == 0);
        CHECK(memcmp(tables[0]->chains[0].tokens, phrase, sizeof phrase) == 0);
    }
    bitnet_chain_table_free(tables[0]);
    bitnet_chain_table_free(tables[1]);
}

/* Generates up to a length or to the end. */
static bool chains_go_on(bitnet_session *session, float temperature, uint64_t seed,
                         int32_t length) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    bitnet_sampling sampling;
    int32_t id = -1;
    bool ok;
    sampling = run_sampling();
    sampling.temperature = temperature;
    sampling.seed = seed;
    ok = bitnet_session_set_sampling(session, &sampling) == BITNET_OK;
    while (ok && bitnet_session_length(session) < length && !bitnet_token_is_end(tokenizer, id))
        ok = bitnet_sample(session, NULL, &id) == BITNET_OK &&
             bitnet_feed(session, &id, 1) == BITNET_OK;
    return ok;
}

/* The table that `bitnet_mine --self --stories 30 --tokens 100 --chains 128` makes from a model. */
static bitnet_chain_table *chains_mine_stories(bitnet_model *model) {
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    int32_t bos = bitnet_token_bos(bitnet_model_tokenizer(model)), ids[100], count, i;
    bitnet_miner *miner = chains_miner(0, 0);
    bitnet_chain_table *table = NULL;
    bool ok = session && miner;
    for (i = 0; i < 30 && ok; i++) {
        bitnet_session_reset(session);
        ok = bitnet_feed(session, &bos, 1) == BITNET_OK &&
             chains_go_on(session, 1, (uint64_t)i + 1, 1 + 8 + i * 7 % 57) &&
             chains_go_on(session, 0, (uint64_t)i + 1, 100);
        count = bitnet_session_length(session);
        memcpy(ids, bitnet_session_tokens(session), (size_t)count * sizeof *ids);
        ok = ok && bitnet_miner_read(miner, session, ids, (size_t)count, NULL, NULL) == BITNET_OK;
    }
    if (ok) table = bitnet_chain_table_from_miner(miner, 128, 2, NULL);
    bitnet_miner_free(miner);
    bitnet_session_free(session);
    return table;
}

/* A text read in pieces within budgets, while its session is also used otherwise, has the same
   probabilities as when read at once. */
static void chains_read_slices(void) {
    static const bitnet_budget budgets[] = {{0, 0}, {0, 1}, {0, 9}, {1, 0}};
    bitnet_model *model = bitnet_model_load_file(RUN_TINY, NULL, NULL);
    bitnet_session_options options;
    bitnet_session *s;
    bitnet_miner *miners[4];
    int32_t ids[100];
    uint32_t n;
    int i, wrong = 0;
    memset(&options, 0, sizeof options);
    options.context_length = 40;
    s = bitnet_session_create(model, &options, NULL);
    if (!CHECK(s != NULL)) return;
    for (i = 0; i < 100; i++) ids[i] = (i * i % 23) + 1;
    for (i = 0; i < 4; i++) {
        bitnet_result result;
        int calls = 0;
        miners[i] = chains_miner(0, 0);
        while ((result = bitnet_miner_read(miners[i], s, ids, 100, &budgets[i], NULL)) ==
               BITNET_PENDING) {
            if (++calls == 7) bitnet_session_truncate(s, 5), bitnet_feed(s, ids, 9);
            if (calls == 11) bitnet_miner_read(miners[i], s, ids, 50, &budgets[1], NULL);
            if (calls == 13) bitnet_session_set_observer(s, NULL);
        }
        CHECK(result == BITNET_OK && bitnet_session_length(s) == 0 && !s->observer.logits);
        CHECK(i == 0 ? calls == 0 : calls > 10);
        if (!CHECK(miners[i]->node_count == miners[0]->node_count)) continue;
        for (n = 0; n < miners[0]->node_count; n++)
            wrong += miners[i]->nodes[n].count != miners[0]->nodes[n].count ||
                     memcmp(&miners[i]->nodes[n].weight, &miners[0]->nodes[n].weight,
                            sizeof(double)) != 0;
    }
    CHECK(wrong == 0);
    CHECK(bitnet_miner_read(miners[0], s, ids, 100, &budgets[1], NULL) == BITNET_PENDING);
    for (i = 0; i < 4; i++) bitnet_miner_free(miners[i]);
    bitnet_session_free(s); /* which keeps an interrupted reading */
    bitnet_model_free(model);
}

#ifndef BITNET_NO_STDIO
static void chains_golden(void) {
    bitnet_model *model = bitnet_model_load_file(RUN_TINY, NULL, NULL);
    bitnet_chain_table *table = model ? chains_mine_stories(model) : NULL;
    size_t size = 0, golden_size = 0;
    char *golden = check_read_file("tests/golden/tiny-chains.bin", &golden_size);
    static uint8_t data[CHAINS_BYTES];
    if (CHECK(table && golden)) {
        CHECK(bitnet_chain_table_save_memory(table, bitnet_model_tokenizer(model), data,
                                             sizeof data, &size, NULL) == BITNET_OK);
        CHECK(size == golden_size && memcmp(data, golden, size) == 0);
        CHECK(chains_used(table) > 64);
    }
    free(golden);
    bitnet_chain_table_free(table);
    bitnet_model_free(model);
}
#endif

/* ---- drafting */

typedef struct chains_run {
    int32_t ids[CHAINS_TOKENS + 8];
    int32_t length;
    bool failed;
} chains_run;

static const int32_t chains_prompts[5][4] = {
    {317, 1, 2, 3}, {317, 40, 313, 316}, {317, 86, 86, 86}, {317, 5, 9, 5}, {317, 300, 20, 8}};

static bitnet_sampling chains_sampling(int kind) {
    bitnet_sampling sampling = run_sampling();
    sampling.seed = (uint64_t)kind;
    if (kind == 1) sampling.frequency_penalty = 2; /* a random model repeats itself */
    if (kind >= 2) sampling.temperature = 0.4f * (float)kind;
    if (kind == 3) sampling.repetition_penalty = 1.2f;
    return sampling;
}

static void chains_generate(bitnet_session *s, int prompt, int kind, chains_run *run) {
    bitnet_sampling sampling = chains_sampling(kind);
    int32_t id = 0, i;
    bitnet_session_reset(s);
    run->failed = bitnet_session_set_sampling(s, &sampling) != BITNET_OK ||
                  bitnet_feed(s, chains_prompts[prompt], 4) != BITNET_OK;
    for (i = 0; i < CHAINS_TOKENS && !run->failed; i++)
        run->failed =
            bitnet_sample(s, NULL, &id) != BITNET_OK || bitnet_feed(s, &id, 1) != BITNET_OK;
    run->length = bitnet_session_length(s);
    memcpy(run->ids, bitnet_session_tokens(s), (size_t)run->length * sizeof(int32_t));
}

/* Tables: mined from the same texts; random; with all drafts wrong; empty. */
static bitnet_chain_table *chains_make_table(int kind, const chains_run *runs, int count) {
    static bitnet_chain chains[BITNET_CHAIN_TABLE_MAX_V1];
    bitnet_miner *miner;
    bitnet_chain_table *table;
    int i, t;
    if (kind == 0) {
        miner = chains_miner(0, 0);
        for (i = 0; i < count; i++) chains_add(miner, runs[i].ids, (size_t)runs[i].length);
        table = bitnet_chain_table_from_miner(miner, BITNET_CHAIN_TABLE_MAX_V1, 1, NULL);
        bitnet_miner_free(miner);
        return table;
    }
    memset(chains, 0, sizeof chains);
    for (i = 0; i < BITNET_CHAIN_TABLE_MAX_V1 && kind < 3; i++) {
        const chains_run *run = &runs[i % count];
        chains[i].count = 8;
        chains[i].confidence = 1;
        for (t = 0; t < 8; t++)
            chains[i].tokens[t] = (int32_t)(bitnet__random(9, (uint64_t)(i * 8 + t)) % 320);
        if (kind == 2) {
            chains[i].tokens[0] = run->ids[3 + i / count];
            chains[i].tokens[1] = (run->ids[4 + i / count] + 1) % 320;
        }
    }
    return bitnet_chain_table_create(chains, BITNET_CHAIN_TABLE_MAX_V1, kind == 1 ? 2 : 1, NULL,
                                     NULL);
}

static void chains_check_stats(const bitnet_chains_stats *s) {
    bitnet_chains_count sources = {0, 0}, lengths = {0, 0};
    int i;
    for (i = 0; i < BITNET_CHAINS_SOURCE_COUNT; i++) {
        sources.drafted += s->by_source[i].drafted;
        sources.accepted += s->by_source[i].accepted;
    }
    for (i = 0; i <= BITNET_CHAINS_MAX_DRAFT; i++) {
        lengths.drafted += s->by_length[i].drafted;
        lengths.accepted += s->by_length[i].accepted;
    }
    CHECK_CASE(sources.drafted == s->drafted && sources.accepted == s->accepted, "by source");
    CHECK_CASE(lengths.drafted == s->drafted && lengths.accepted == s->accepted, "by length");
    CHECK_CASE(s->accepted <= s->drafted && s->drafts <= s->drafted, "counts");
    CHECK_CASE(s->tokens >= s->passes && s->drafts <= s->passes + 100, "passes");
}

/* 5 prompts x 4 ways to sample x 5 settings of chains x 5 batch limits x 2 numbers of threads. */
static void chains_identity(const make_file *file) {
    static const int32_t batches[] = {1, 2, 4, 9, 0};
    static chains_run plain[20];
    bitnet_model_options options;
    int threads, b, t, i, generations = 0;
    memset(&options, 0, sizeof options);
    for (threads = 1; threads <= 2; threads++) {
        bitnet_model *model;
        bitnet_session *s;
        options.threads = threads;
        model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
        s = bitnet_session_create(model, NULL, NULL);
        if (!CHECK(s)) return;
        for (i = 0; i < 20 && threads == 1; i++) {
            chains_generate(s, i % 5, i / 5, &plain[i]);
            CHECK(!plain[i].failed);
        }
        bitnet_session_free(s);
        for (b = 0; b < 5; b++)
            for (t = 0; t < 5; t++) {
                bitnet_session_options session_options;
                bitnet_chains_options chains_options;
                bitnet_chain_table *table = t < 4 ? chains_make_table(t, plain, 20) : NULL;
                bitnet_chains *chains;
                bitnet_chains_stats stats;
                memset(&session_options, 0, sizeof session_options);
                memset(&chains_options, 0, sizeof chains_options);
                session_options.batch = batches[b];
                chains_options.table = table;
                chains_options.ignore_cost = (b + t + threads) % 3 != 0;
                chains_options.no_context = t % 2 != 0;
                chains_options.memory_entries = t < 3 ? BITNET_OFF : t == 3 ? 16 : 0;
                s = bitnet_session_create(model, &session_options, NULL);
                chains = bitnet_chains_create(s, &chains_options, NULL);
                CHECK(chains);
                for (i = 0; i < 20; i++) {
                    chains_run run;
                    char what[64];
                    chains_generate(s, i % 5, i / 5, &run);
                    snprintf(what, sizeof what, "identity: %d threads, batch %d, table %d, text %d",
                             threads, (int)batches[b], t, i);
                    CHECK_CASE(!run.failed && run.length == plain[i].length &&
                                   memcmp(run.ids, plain[i].ids,
                                          sizeof(int32_t) * (size_t)run.length) == 0,
                               what);
                    generations++;
                }
                stats = bitnet_chains_get_stats(chains);
                chains_check_stats(&stats);
                if (batches[b] == 1) CHECK(stats.drafted == 0);
                else if (chains_options.ignore_cost && t != 3) CHECK(stats.drafted > 0);
                if (batches[b] == 0 && t == 0 && chains_options.ignore_cost)
                    CHECK(stats.tokens > stats.passes * 3 / 2);
                if (t == 2)
                    CHECK(stats.by_source[BITNET_CHAINS_TABLE].accepted * 4 <=
                          stats.by_source[BITNET_CHAINS_TABLE].drafted);
                bitnet_chains_free(chains);
                bitnet_session_free(s);
                bitnet_chain_table_free(table);
            }
        bitnet_model_free(model);
    }
    CHECK(generations == 1000);
}

/* Text with stop strings, in slices, in a context that slides. */
static void chains_text(bitnet_model *model) {
    static const char *const stop[] = {"zz", "Q"};
    bitnet_session_options session_options;
    bitnet_generate_options options;
    int with, sliced;
    static run_text texts[4];
    memset(&session_options, 0, sizeof session_options);
    memset(&options, 0, sizeof options);
    memset(texts, 0, sizeof texts);
    session_options.context_length = 48;
    session_options.keep = 4;
    session_options.overflow = BITNET_OVERFLOW_SLIDE;
    options.max_tokens = 150;
    options.stop = stop;
    options.stop_count = 2;
    options.ignore_end = true;
    for (with = 0; with < 2; with++)
        for (sliced = 0; sliced < 2; sliced++) {
            run_text *text = &texts[with * 2 + sliced];
            bitnet_session *s = bitnet_session_create(model, &session_options, NULL);
            bitnet_sampling sampling = chains_sampling(2);
            bitnet_chains_options chains_options;
            bitnet_chains *chains = NULL;
            bitnet_budget budget;
            bitnet_result result;
            memset(&budget, 0, sizeof budget);
            memset(&chains_options, 0, sizeof chains_options);
            chains_options.ignore_cost = true;
            if (with) chains = bitnet_chains_create(s, &chains_options, NULL);
            CHECK(!with || chains);
            bitnet_session_set_sampling(s, &sampling);
            budget.microseconds = 20;
            CHECK(bitnet_generate_begin(s, "the and in", BITNET_TERMINATED, &options) == BITNET_OK);
            do {
                const char *piece;
                size_t length;
                result = bitnet_generate_next(s, sliced ? &budget : NULL, &piece, &length);
                if (length) run_print(text, piece, length);
            } while (result == BITNET_OK || result == BITNET_PENDING);
            CHECK(result == BITNET_END && text->length > 0);
            if (with) CHECK(bitnet_chains_get_stats(chains).drafted > 0);
            if (with) CHECK(chains->text.capacity == 48 && chains->text.length <= 48);
            bitnet_chains_free(chains);
            bitnet_session_free(s);
            CHECK(text->length == texts[0].length &&
                  memcmp(text->data, texts[0].data, text->length) == 0);
        }
}

/* Text that the session generated before it was truncated is drafted when it is generated again. */
static void chains_going_back(bitnet_model *model) {
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_chains_options options;
    bitnet_chains_stats before, after;
    bitnet_chains *chains;
    int32_t ids[12];
    chains_run run;
    int i;
    memset(&options, 0, sizeof options);
    options.ignore_cost = true;
    options.memory_entries = BITNET_OFF;
    chains = bitnet_chains_create(s, &options, NULL);
    chains_generate(s, 3, 2, &run);
    before = bitnet_chains_get_stats(chains);
    for (i = 0; i < 5; i++) {
        bitnet_sampling greedy = chains_sampling(0);
        int said = 0;
        bitnet_session_truncate(s, 10);
        bitnet_session_set_sampling(s, &greedy);
        for (; said < 12; said++)
            if (!CHECK(bitnet_sample(s, NULL, &ids[said]) == BITNET_OK &&
                       bitnet_feed(s, &ids[said], 1) == BITNET_OK))
                break;
        if (i == 0) before = bitnet_chains_get_stats(chains);
    }
    after = bitnet_chains_get_stats(chains); /* of all but the last pass */
    CHECK(after.passes > before.passes);
    CHECK(after.tokens - before.tokens >= 3 * (after.passes - before.passes));
    CHECK(chains->text.length < run.length + 5 * 12 + 6 * BITNET__RECENT);
    bitnet_chains_free(chains);
    bitnet_session_free(s);
}

/* A memory of learned chains: it can be saved as a table and drafts like one; a small one also
   works. */
static void chains_learning(bitnet_model *model) {
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(model);
    bitnet_chains_options options;
    bitnet_chains *chains;
    bitnet_chain_table *learned;
    bitnet_chains_stats stats;
    chains_run run;
    static uint8_t data[1 << 20];
    size_t size = 0;
    int i;
    memset(&options, 0, sizeof options);
    options.ignore_cost = true;
    options.no_context = true;
    chains = bitnet_chains_create(s, &options, NULL);
    for (i = 0; i < 20; i++) chains_generate(s, i % 5, i / 10, &run);
    stats = bitnet_chains_get_stats(chains);
    CHECK(stats.by_source[BITNET_CHAINS_LEARNED].accepted > 20);
    learned = bitnet_chain_table_from_chains(chains, 100, NULL);
    CHECK(learned && chains_used(learned) > 5 && bitnet_chain_table_count(learned) <= 100);
    bitnet_chains_free(chains);
    CHECK(bitnet_chain_table_save_memory(learned, tokenizer, data, sizeof data, &size, NULL) ==
          BITNET_OK);
    bitnet_chain_table_free(learned);
    learned = bitnet_chain_table_load_memory(data, size, tokenizer, NULL, NULL);
    CHECK(learned);

    options.table = learned; /* and its chains are counted */
    options.memory_entries = BITNET_OFF;
    chains = bitnet_chains_create(s, &options, NULL);
    for (i = 0; i < 10; i++) chains_generate(s, i % 5, i / 5, &run);
    stats = bitnet_chains_get_stats(chains);
    CHECK(stats.by_source[BITNET_CHAINS_TABLE].accepted > 20);
    CHECK(stats.by_source[BITNET_CHAINS_LEARNED].drafted == 0);
    for (i = 0; i < 2; i++) {
        int64_t drafted = 0, accepted = 0;
        size_t c;
        bitnet_chains_add_counts(chains, learned);
        for (c = 0; c < bitnet_chain_table_count(learned); c++) {
            drafted += bitnet_chain_table_at(learned, c)->drafted;
            accepted += bitnet_chain_table_at(learned, c)->accepted;
        }
        CHECK(drafted == stats.drafted && accepted == stats.accepted);
    }
    bitnet_chains_free(chains);
    bitnet_chain_table_free(learned);

    memset(&options, 0, sizeof options);
    options.memory_entries = 16;
    options.ignore_cost = true;
    chains = bitnet_chains_create(s, &options, NULL);
    for (i = 0; i < 40; i++) chains_generate(s, i % 5, i % 4, &run);
    learned = bitnet_chain_table_from_chains(chains, 1000, NULL);
    CHECK(learned && bitnet_chain_table_count(learned) <= 16);
    bitnet_chain_table_free(learned);
    learned = bitnet_chain_table_from_chains(chains, 0, NULL);
    CHECK(learned && bitnet_chain_table_count(learned) == 0);
    bitnet_chain_table_free(learned);
    bitnet_chains_free(chains);
    bitnet_session_free(s);
}

/* In a crowded table entries compete, but none has more votes than there were tokens. */
static void chains_votes(bitnet_model *model) {
    bitnet_chain_memory *memory = bitnet_chain_memory_create(model, 64, NULL);
    bitnet__outlook cursor;
    uint64_t random = 1;
    int step, count, worst = 0, steps = 20000;
    size_t i;
    if (!CHECK(memory != NULL)) return;
    memset(&cursor, 0, sizeof cursor);
    for (step = 0; step < steps; step++) {
        int32_t next;
        random = random * 6364136223846793005u + 1442695040888963407u;
        next = (int32_t)((random >> 40) % 50);
        for (count = 1; count <= BITNET__LEARNED_CONTEXT; count++)
            bitnet__learn(memory, &cursor, count, next);
        bitnet__advance(&cursor, next);
    }
    for (i = 0; i <= memory->learned_mask; i++)
        if (memory->learned[i].votes > worst) worst = memory->learned[i].votes;
    CHECK(worst > 0 && worst < steps);
    bitnet_chain_memory_free(memory);
}

/* If no draft is accepted, few are made. */
static void chains_resting(bitnet_model *model) {
    static chains_run plain[20];
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_chains_options options;
    bitnet_chains_stats stats;
    bitnet_chains *chains;
    int i;
    for (i = 0; i < 20; i++) chains_generate(s, i % 5, i / 5, &plain[i]);
    memset(&options, 0, sizeof options);
    options.table = chains_make_table(2, plain, 20);
    options.no_context = true;
    options.memory_entries = BITNET_OFF;
    chains = bitnet_chains_create(s, &options, NULL);
    for (i = 0; i < 200; i++) chains_generate(s, i % 5, i / 5 % 4, &plain[0]);
    stats = bitnet_chains_get_stats(chains);
    CHECK(stats.passes > 4000 && stats.drafted * 10 < stats.passes);
    bitnet_chains_free(chains);
    bitnet_chain_table_free((bitnet_chain_table *)options.table);
    bitnet_session_free(s);
}

/* ---- credit */

enum { CHAINS_COSTS = 4 };

/* What a pass of `rows` costs: a large model, one in the cache, one without a gain from rows,
   one with tiles of 8 rows. */
static double chains_cost(int model, int rows) {
    static const double given[CHAINS_COSTS][9] = {{0, 100, 101, 101, 102, 110, 120, 140, 160},
                                                  {0, 133, 169, 209, 300, 380, 460, 540, 620},
                                                  {0, 100, 200, 300, 400, 500, 600, 700, 800},
                                                  {0, 100, 210, 210, 210, 210, 210, 210, 210}};
    return rows < 9 ? given[model][rows] : given[model][8] * rows / 8;
}

typedef enum chains_text_kind {
    CHAINS_RANDOM,  /* no token predicts the next */
    CHAINS_FOOLING, /* the same five tokens, and then one that never came there */
    CHAINS_BURSTS,  /* perfectly predictable and random, alternating */
    CHAINS_ENEMY,   /* repeats itself, except where that is drafted */
    CHAINS_ROUND,   /* repeats itself */
    CHAINS_TEXTS
} chains_text_kind;

/* The token of a text at position `i`. */
static int32_t chains_say(const bitnet_session *s, chains_text_kind kind, int i) {
    int32_t random = (int32_t)(bitnet__random(11, (uint64_t)i) % CHAINS_VOCABULARY);
    int32_t next = 20 + i % 12;
    switch (kind) {
    case CHAINS_RANDOM: return random;
    case CHAINS_FOOLING: return i % 6 < 5 ? i % 6 : (i / 6 * 7 + 10) % CHAINS_VOCABULARY;
    case CHAINS_BURSTS: return i / 100 % 2 ? random : next;
    case CHAINS_ENEMY:
        return s->drafts.end > s->length ? (s->drafts.tokens[s->length - s->drafts.from] + 1) % 300
                                         : next;
    default: return next;
    }
}

/* Makes a session generate this text regardless of its own choices. Returns the cost of the passes
   by their rows, in tokens without drafts, or a negative number if it ever exceeded the limit. */
static double chains_tell(bitnet_session *s, chains_text_kind kind, const double *costs,
                          int count) {
    double cost = 0;
    int i;
    bitnet_session_reset(s);
    for (i = 0; i < count; i++) {
        int32_t id = chains_say(s, kind, i);
        bitnet_session_stats before = bitnet_session_get_stats(s), after;
        if (bitnet_feed(s, &id, 1) != BITNET_OK || bitnet_step(s, NULL) != BITNET_OK) return -1;
        after = bitnet_session_get_stats(s);
        if (after.accepted_tokens == before.accepted_tokens) /* a pass, with as many rows */
            cost += costs[1 + after.drafted_tokens - before.drafted_tokens] / costs[1];
        if (cost > (i + 1) * (1 + 1.0 / 128) + 0.5 + 1e-9) return -1;
    }
    return cost;
}

/* For all texts, tables and costs, drafting never costs more than half a token plus 1/128 more than
   not drafting. If it saves time, it is much faster. */
static void chains_credit(bitnet_model *model) {
    bitnet_session_options session_options;
    bitnet_chain fooling[16];
    bitnet_chain_table *table;
    int kind, price, i, with;
    memset(&session_options, 0, sizeof session_options);
    session_options.context_length = 48;
    session_options.keep = 4;
    session_options.overflow = BITNET_OVERFLOW_SLIDE;
    memset(fooling, 0, sizeof fooling);
    for (i = 0; i < 16; i++) { /* what it says of the text that repeats itself is wrong */
        fooling[i].count = 8;
        fooling[i].confidence = 1;
        fooling[i].tokens[0] = 16 + i;
        for (with = 1; with < 8; with++) fooling[i].tokens[with] = 50 + with;
    }
    table = bitnet_chain_table_create(fooling, 16, 2, NULL, NULL);
    for (kind = 0; kind < CHAINS_TEXTS; kind++)
        for (price = 0; price < CHAINS_COSTS; price++)
            for (with = 0; with < 2; with++) {
                double costs[BITNET_CHAINS_MAX_DRAFT + 2], cost;
                bitnet_session *s = bitnet_session_create(model, &session_options, NULL);
                bitnet_chains_options options;
                bitnet_chains *chains;
                char what[64];
                for (i = 0; i < BITNET_CHAINS_MAX_DRAFT + 2; i++) costs[i] = chains_cost(price, i);
                memset(&options, 0, sizeof options);
                options.costs = costs;
                options.table = with ? table : NULL;
                chains = bitnet_chains_create(s, &options, NULL);
                cost = chains_tell(s, (chains_text_kind)kind, costs, 400);
                snprintf(what, sizeof what, "credit: text %d, prices %d, cost %d of 400", kind,
                         price, (int)cost);
                CHECK_CASE(cost >= 0, what);
                if (kind == CHAINS_ROUND && price == 0) CHECK_CASE(cost < 120, what);
                if (kind == CHAINS_BURSTS && price == 0) CHECK_CASE(cost < 320, what);
                if (price == 2) CHECK_CASE(cost >= 400 && cost < 401, what);
                bitnet_chains_free(chains);
                bitnet_session_free(s);
            }
    bitnet_chain_table_free(table);
}

/* Costs that are unknown, or were measured only once, are assumed to be high; without credit no
   drafts are made. */
static void chains_prices(bitnet_model *model) {
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_chains *c = bitnet_chains_create(s, NULL, NULL);
    bitnet_chain_memory *m = c->memory;
    int32_t ids[BITNET_CHAINS_MAX_DRAFT], tokens[3] = {1, 2, 3};
    m->row_microseconds[1] = 100, m->row_passes[1] = 2;
    CHECK(bitnet__row_dearest(c, 2) == 50 && bitnet__row_dearest(c, 5) == 200);
    m->row_microseconds[2] = 110, m->row_passes[2] = 1;
    CHECK(bitnet__row_dearest(c, 2) == 50);
    m->row_passes[2] = 2;
    CHECK(bitnet__row_dearest(c, 2) == 10 && bitnet__row_dearest(c, 8) == 340);
    m->row_microseconds[2] = 90; /* it cannot be */
    CHECK(bitnet__row_dearest(c, 2) == 0);
    m->row_microseconds[2] = 270; /* a first slow pass keeps no draft away, what it costs is paid */
    CHECK(bitnet__row_cost(c, 2) == 50 && bitnet__row_cost(c, 4) == 150);
    CHECK(bitnet__row_dearest(c, 2) == 170);
    m->row_passes[2] = BITNET__FEW_PASSES;
    CHECK(bitnet__row_cost(c, 2) == 170 && bitnet__row_cost(c, 4) == 510);
    m->row_microseconds[2] = 90;
    c->credit = -0.5;
    CHECK(bitnet__chains_draft(c, tokens, 3, ids, 4) == 0 && c->seen == 0 && c->resting);
    c->credit = 0.2;
    CHECK(bitnet__chains_draft(c, tokens, 3, ids, 4) == 0 && c->seen == 0);
    c->credit = 1;
    CHECK(bitnet__chains_draft(c, tokens, 3, ids, 4) == 0 && c->seen == 3 && !c->resting);
    CHECK(c->credit <= 1); /* it may take no microsecond */
    bitnet__pay_time(c, 0, 1e9);
    CHECK(c->credit >= -1);
    bitnet__earn(c, 1000);
    CHECK(c->credit == BITNET__CREDIT_MOST);
    bitnet_chains_free(c);
    bitnet_session_free(s);
}

/* ---- a simulated clock: the drafter sees a text and the times of passes, but none is computed */

enum { CHAINS_TIMED = 2000, CHAINS_SESSION = 1000 /* tokens until the session is reset */ };

typedef enum chains_clock {
    CHAINS_STEADY,
    CHAINS_NOISY,       /* a pass seems to take up to a third longer than it should */
    CHAINS_INTERRUPTED, /* and some passes two or three times as long */
    CHAINS_GROWING,  /* a pass takes longer at later positions, and is fast again after a reset */
    CHAINS_CHANGING, /* the machine is slowed down now and then */
    CHAINS_CLOCKS
} chains_clock;

static double chains_chance(uint64_t *random) {
    return (double)(bitnet__random(13, (*random)++) >> 11) / (double)((uint64_t)1 << 53);
}

/* A text that copies what it has said before: a copy continues with `chance`. */
static void chains_copying(int32_t *text, double chance, uint64_t random) {
    int i, from = -1;
    for (i = 0; i < CHAINS_TIMED + BITNET_CHAINS_MAX_DRAFT; i++) {
        if (from < 0 || chains_chance(&random) > chance)
            from = i > 20 ? (int)(chains_chance(&random) * (i - 10)) : -1;
        if (from >= 0 && chains_chance(&random) < 0.98) text[i] = text[from++];
        else text[i] = (int32_t)(chains_chance(&random) * CHAINS_VOCABULARY);
    }
}

/* The time of a pass of one row. */
static double chains_one(chains_clock clock, int position, int said) {
    if (clock == CHAINS_GROWING) return 1e7 * (1 + position / 1000.0);
    return clock == CHAINS_CHANGING && said / 300 % 2 == 0 ? 1.6e7 : 1e7;
}

/* The time that a pass seems to take. */
static double chains_seen(chains_clock clock, double time, uint64_t *random) {
    if (clock != CHAINS_STEADY) time *= 1 + 0.3 * chains_chance(random) * chains_chance(random);
    if (clock == CHAINS_INTERRUPTED && chains_chance(random) < 0.03)
        time *= 1 + 2 * chains_chance(random);
    return time;
}

/* The time of this text without drafts, divided by that with drafts. */
static double chains_gain(bitnet_session *s, const int32_t *text, chains_clock clock, int model,
                          uint64_t random) {
    bitnet_chains *chains = bitnet_chains_create(s, NULL, NULL);
    double with = 0, without = 0;
    int said = 0, length = 1;
    while (chains && said + length < CHAINS_TIMED) {
        const int32_t *tokens = text + said;
        int32_t ids[BITNET_CHAINS_MAX_DRAFT];
        double one = chains_one(clock, length, said + length), time;
        int drafted =
            (int)bitnet__chains_draft(chains, tokens, (size_t)length, ids, BITNET_CHAINS_MAX_DRAFT);
        int accepted = 0;
        while (accepted < drafted && tokens[length + accepted] == ids[accepted]) accepted++;
        time = one * chains_cost(model, 1 + drafted) / chains_cost(model, 1);
        with += time;
        without += one * (1 + accepted);
        s->stats.decode_tokens += 1 + accepted;
        s->stats.accepted_tokens += accepted;
        s->stats.decode_microseconds += (int64_t)chains_seen(clock, time, &random);
        length += 1 + accepted;
        if (length > CHAINS_SESSION) said += length, length = 1;
    }
    bitnet_chains_free(chains);
    return with > 0 ? without / with : 0;
}

/* However unsteady the clock is, drafts are never slower than 0.98 of none, and much faster where
   rows are cheap and the text repeats itself. */
static void chains_clocks(bitnet_model *model) {
    static const double chances[] = {0.3, 0.6, 0.8, 0.95};
    static int32_t text[CHAINS_TIMED + BITNET_CHAINS_MAX_DRAFT];
    bitnet_session_options options;
    bitnet_session *s;
    int clock, costs, chance;
    uint64_t seed;
    memset(&options, 0, sizeof options);
    options.context_length = CHAINS_SESSION + 1 + BITNET_CHAINS_MAX_DRAFT;
    s = bitnet_session_create(model, &options, NULL);
    for (clock = 0; clock < CHAINS_CLOCKS && CHECK(s); clock++)
        for (costs = 0; costs < CHAINS_COSTS; costs++)
            for (chance = 0; chance < 4; chance++)
                for (seed = 0; seed < 2; seed++) {
                    double gain;
                    char what[80];
                    chains_copying(text, chances[chance], seed << 32);
                    gain = chains_gain(s, text, (chains_clock)clock, costs, seed << 32 | 1 << 30);
                    snprintf(what, sizeof what, "clock %d, costs %d, chance %.2f, text %d: %.3f",
                             clock, costs, chances[chance], (int)seed, gain);
                    CHECK_CASE(gain >= 0.98, what);
                    if (costs == 0 && chance == 3) CHECK_CASE(gain > 2, what);
                }
    bitnet_session_free(s);
}

/* ---- a memory that sessions share */

/* Text generated by one session is drafted in another at once, but not in one that shares no
   memory. */
static void chains_sharing(bitnet_model *model, bitnet_model *other) {
    bitnet_session *s[3];
    bitnet_chains *chains[3];
    bitnet_chain_memory *memory = bitnet_chain_memory_create(model, 5000, NULL);
    bitnet_chain_table *learned[3];
    bitnet_chains_options options;
    bitnet_chains_stats stats[3];
    bitnet_error error;
    chains_run runs[3];
    int i;
    memset(&options, 0, sizeof options);
    options.ignore_cost = options.no_context = true;
    if (!CHECK(memory && memory->learned_mask == 8191)) return;
    for (i = 0; i < 3; i++) {
        options.memory = i < 2 ? memory : NULL;
        s[i] = bitnet_session_create(model, NULL, NULL);
        chains[i] = bitnet_chains_create(s[i], &options, NULL);
        chains_generate(s[i], 1, 2, &runs[i]);
        stats[i] = bitnet_chains_get_stats(chains[i]);
        learned[i] = bitnet_chain_table_from_chains(chains[i], 100, NULL);
        CHECK(runs[i].length == runs[0].length &&
              memcmp(runs[i].ids, runs[0].ids, (size_t)runs[0].length * sizeof(int32_t)) == 0);
    }
    CHECK(stats[1].accepted >= 12 && stats[1].passes * 2 < stats[0].passes);
    CHECK(stats[2].accepted == stats[0].accepted && stats[2].passes == stats[0].passes);
    CHECK(stats[1].row_microseconds[1] > 0);
    CHECK(bitnet_chain_table_count(learned[1]) > bitnet_chain_table_count(learned[2]));
    options.memory = memory;
    CHECK(!bitnet_chains_create(NULL, &options, &error));
    bitnet_chains_free(chains[0]); /* what it has learned stays */
    bitnet_session_free(s[0]);
    s[0] = bitnet_session_create(other, NULL, NULL);
    CHECK(!bitnet_chains_create(s[0], &options, &error) && error.result == BITNET_ERROR_ARGUMENT);
    CHECK(!bitnet_chain_memory_create(model, -2, &error) && error.result == BITNET_ERROR_ARGUMENT);
    for (i = 0; i < 3; i++) {
        if (i > 0) bitnet_chains_free(chains[i]);
        bitnet_session_free(s[i]);
        bitnet_chain_table_free(learned[i]);
    }
    bitnet_chain_memory_free(memory);
    bitnet_chain_memory_free(NULL);
}

#if !defined(BITNET_NO_THREADS)

typedef struct chains_thread {
    bitnet__thread thread;
    bitnet_model *model;
    bitnet_chain_memory *memory;
    const chains_run *plain;
    int wrong;
} chains_thread;

static void chains_work(void *context) {
    chains_thread *t = (chains_thread *)context;
    bitnet_session *s = bitnet_session_create(t->model, NULL, NULL);
    bitnet_chains_options options;
    bitnet_chains *chains;
    int i;
    memset(&options, 0, sizeof options);
    options.memory = t->memory;
    options.ignore_cost = true;
    chains = bitnet_chains_create(s, &options, NULL);
    t->wrong = chains == NULL;
    for (i = 0; i < 10; i++) {
        chains_run run;
        chains_generate(s, i % 5, i / 5, &run);
        t->wrong += run.failed || run.length != t->plain[i].length ||
                    memcmp(run.ids, t->plain[i].ids, (size_t)run.length * sizeof(int32_t)) != 0;
        t->wrong += bitnet_chains_get_stats(chains).row_microseconds[1] <= 0 && i > 0;
    }
    bitnet_chains_free(chains);
    bitnet_session_free(s);
}

/* Sessions on several threads share a memory. */
static void chains_threads(bitnet_model *model) {
    static chains_run plain[10];
    chains_thread t[3];
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_chain_memory *memory = bitnet_chain_memory_create(model, 64, NULL);
    int i;
    for (i = 0; i < 10; i++) chains_generate(s, i % 5, i / 5, &plain[i]);
    for (i = 0; i < 3; i++) {
        t[i].model = model;
        t[i].memory = memory;
        t[i].plain = plain;
        if (!CHECK(bitnet__thread_start(&t[i].thread, chains_work, &t[i]))) return;
    }
    for (i = 0; i < 3; i++) {
        bitnet__thread_join(&t[i].thread);
        CHECK(t[i].wrong == 0);
    }
    bitnet_chain_memory_free(memory);
    bitnet_session_free(s);
}

#endif

/* While another session uses the memory, there are no drafts and no waiting. */
static void chains_busy(bitnet_model *model) {
    bitnet_chain_memory *memory = bitnet_chain_memory_create(model, 5000, NULL);
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_chains_options options;
    bitnet_chains *chains;
    int32_t ids[8], id = 5, i;
    memset(&options, 0, sizeof options);
    options.memory = memory;
    options.ignore_cost = true;
    chains = bitnet_chains_create(s, &options, NULL);
    if (CHECK(chains != NULL)) {
        for (i = 0; i < 40; i++) {
            id = 5 + i % 4;
            CHECK(bitnet_feed(s, &id, 1) == BITNET_OK && bitnet_step(s, NULL) == BITNET_OK);
        }
        CHECK(bitnet__chains_draft(chains, bitnet_session_tokens(s), 40, ids, 8) > 0);
        bitnet__memory_lock(memory);
        CHECK(bitnet__chains_draft(chains, bitnet_session_tokens(s), 40, ids, 8) == 0);
        bitnet__memory_unlock(memory);
        CHECK(bitnet__chains_draft(chains, bitnet_session_tokens(s), 40, ids, 8) > 0);
    }
    bitnet_chains_free(chains);
    bitnet_chain_memory_free(memory);
    bitnet_session_free(s);
}

static void chains_arguments(bitnet_model *model) {
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_chains_options options;
    bitnet_error error;
    bitnet_chains *chains;
    error.result = BITNET_ERROR_CHAT; /* a NULL session leaves the error alone */
    CHECK(!bitnet_chains_create(NULL, NULL, &error) && error.result == BITNET_ERROR_CHAT);
    chains = bitnet_chains_create(s, NULL, NULL);
    CHECK(chains && s->drafts.drafter.draft && bitnet_chains_get_stats(chains).passes == 0);
    bitnet_chains_free(chains);
    bitnet_chains_free(NULL);
    CHECK(!s->drafts.drafter.draft);
    memset(&options, 0, sizeof options);
    options.max_draft = -1;
    CHECK(!bitnet_chains_create(s, &options, &error) && error.result == BITNET_ERROR_ARGUMENT);
    options.max_draft = 0, options.memory_entries = -2;
    CHECK(!bitnet_chains_create(s, &options, &error));
    options.memory_entries = 0, options.min_probability = 1.5f;
    CHECK(!bitnet_chains_create(s, &options, &error));
    options.min_probability = bitnet__from_bits(0x7FC00000);
    CHECK(!bitnet_chains_create(s, &options, &error));
    options.min_probability = 0, options.threshold = -1;
    CHECK(!bitnet_chains_create(s, &options, &error) && !s->drafts.drafter.draft);
    bitnet_session_free(s);
}

/* Makes each allocation fail in turn: nothing leaks, and failing functions return NULL. */
static void chains_allocation(const make_file *file) {
    check_heap heap = {0, 0, 0, 0};
    bitnet_model_options options;
    bitnet_model *model;
    bitnet_allocator allocator;
    bitnet_session *s;
    int32_t id;
    long n;
    int unnoticed = 0;
    memset(&options, 0, sizeof options);
    allocator = check_allocator(&heap);
    options.allocator = allocator;
    options.threads = 1;
    model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
    s = bitnet_session_create(model, NULL, NULL);
    if (!CHECK(s)) return;
    bitnet_feed(s, chains_prompts[2], 4); /* so that the model has what it lends a session */
    CHECK(bitnet_sample(s, NULL, &id) == BITNET_OK);
    bitnet_session_reset(s);
    for (n = 1; n < 100; n++) {
        long live = heap.live;
        bitnet_miner_options miner_options;
        bitnet_chains_options chains_options;
        bitnet_chain_table_options table_options;
        bitnet_miner *miner;
        bitnet_chain_table *table = NULL, *pruned = NULL, *loaded = NULL, *learned = NULL;
        bitnet_chains *chains = NULL;
        bitnet_error error = {BITNET_OK, ""};
        static uint8_t data[CHAINS_BYTES];
        size_t size = 0;
        bool ok;
        memset(&miner_options, 0, sizeof miner_options);
        memset(&chains_options, 0, sizeof chains_options);
        miner_options.allocator = table_options.allocator = allocator;
        miner_options.nodes = miner_options.tokens = 2000;
        heap.count = 0;
        heap.fail_at = n;
        miner = bitnet_miner_create(&miner_options, &error);
        ok = miner && bitnet_miner_read(miner, s, chains_prompts[2], 4, NULL, NULL) == BITNET_OK &&
             (table = bitnet_chain_table_from_miner(miner, 10, 1, &error)) != NULL &&
             (pruned = bitnet_chain_table_copy_best(table, 5, &error)) != NULL &&
             bitnet_chain_table_save_memory(pruned, NULL, data, sizeof data, &size, &error) ==
                 BITNET_OK &&
             (loaded = bitnet_chain_table_load_memory(data, size, NULL, &table_options, &error)) !=
                 NULL;
        chains_options.table = loaded;
        chains_options.memory_entries = 64;
        ok = ok && (chains = bitnet_chains_create(s, &chains_options, &error)) != NULL &&
             (learned = bitnet_chain_table_from_chains(chains, 10, &error)) != NULL;
        heap.fail_at = 0;
        bitnet_chain_table_free(learned);
        bitnet_chains_free(chains);
        bitnet_chain_table_free(loaded);
        bitnet_chain_table_free(pruned);
        bitnet_chain_table_free(table);
        bitnet_miner_free(miner);
        CHECK_CASE(heap.live == live, "a failed allocation leaks");
        CHECK_CASE(ok || heap.count >= n, "a failure of its own");
        if (!ok) CHECK(error.result == BITNET_ERROR_OUT_OF_MEMORY || error.result == BITNET_OK);
        if (heap.count < n) break;
        unnoticed += ok; /* a page: what the model lends makes room for it */
    }
    CHECK(n > 10 && n < 100 && unnoticed <= 1);
    bitnet_session_free(s);
    bitnet_model_free(model);
    CHECK(heap.live == 0);
}

/* A separate area, for the thread sanitizer. */
static void test_chains_threads(void) {
#if !defined(BITNET_NO_THREADS)
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    if (CHECK(model != NULL)) chains_threads(model);
    bitnet_model_free(model);
    make_free(&file);
#else
    SKIP("no threads in this build");
#endif
}

static void test_chains(void) {
    make_options o = make_defaults();
    make_file file, other_file;
    bitnet_model_options options;
    bitnet_model *model, *other;
    memset(&options, 0, sizeof options);
    options.threads = 1;
    make_model(&o, &file);
    o.vocabulary = 330;
    make_model(&o, &other_file);
    model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
    other = bitnet_model_load_memory(other_file.data, other_file.size, &options, NULL);
    if (CHECK(model && other)) {
        const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(model);
        chains_version_1(tokenizer);
        chains_one_token();
        chains_version_2(tokenizer, bitnet_model_tokenizer(other));
        chains_bad_tables();
        chains_confidence();
        chains_lookup(1);
        chains_lookup(2);
        chains_automaton();
        chains_read_slices();
        chains_pruning();
        chains_drawing();
        chains_mining();
        chains_mining_under_pressure();
#ifndef BITNET_NO_STDIO
        chains_disk(tokenizer);
        chains_golden();
#endif
        chains_busy(model);
        chains_arguments(model);
        chains_text(model);
        chains_going_back(model);
        chains_learning(model);
        chains_votes(model);
        chains_resting(model);
        chains_credit(model);
        chains_prices(model);
        chains_clocks(model);
        chains_sharing(model, other);
        chains_allocation(&file);
        chains_identity(&file);
    }
    bitnet_model_free(model);
    bitnet_model_free(other);
    make_free(&file);
    make_free(&other_file);
}

#endif
