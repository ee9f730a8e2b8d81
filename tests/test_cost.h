/* test_cost.h - no file is too expensive to read for its size: comparisons in sorts and tables are
   counted, and malicious files are timed against normal ones of the same size (cost.h) */

#ifndef TEST_COST_H
#define TEST_COST_H

#include "check.h"
#include "cost.h"

/* ---- sorting, counted */

typedef struct cost_item {
    uint32_t key, bytes[4]; /* bytes: of the key */
} cost_item;

static bool cost_before(const void *user, const void *a, const void *b) {
    ++*(long *)(size_t)user;
    return ((const cost_item *)a)->key < ((const cost_item *)b)->key;
}

/* `kind` 0: equal keys, 1: ascending, 2: descending, 3: scattered. */
static void cost_sort(size_t count, int kind) {
    cost_item *items = (cost_item *)malloc((count + 1) * sizeof *items);
    size_t i, wrong = 0, size = sizeof *items, logarithm = 1;
    long asked = 0;
    while ((size_t)1 << logarithm < count) logarithm++;
    for (i = 0; i < count; i++) {
        uint32_t scattered = (uint32_t)i * 0x9E3779B1u, n = (uint32_t)i;
        items[i].key = kind == 0 ? 7 : kind == 1 ? n : kind == 2 ? ~n : scattered;
        items[i].bytes[3] = ~items[i].key;
    }
    bitnet__sort(items, count, size, cost_before, &asked);
    CHECK(asked <= (long)(2 * count * (logarithm + 1)));
    for (i = 0; i < count; i++)
        wrong += items[i].bytes[3] != ~items[i].key || (i && items[i - 1].key > items[i].key);
    CHECK(wrong == 0);
    for (i = 0; i < count; i++) { /* as a heap: the greatest first */
        items[i].key = (uint32_t)i * 0x9E3779B1u;
        bitnet__heap_rise(items, i, size, cost_before, &asked);
    }
    for (i = count; i-- > 1;) {
        uint32_t greatest = items[0].key;
        items[0] = items[i];
        bitnet__heap_sink(items, 0, i, size, cost_before, &asked);
        wrong += items[0].key > greatest;
    }
    CHECK(wrong == 0);
    free(items);
}

static void cost_sorts(void) {
    int kind;
    TEST("cost: sorting");
    for (kind = 0; kind < 4; kind++) {
        cost_sort(0, kind);
        cost_sort(1, kind);
        cost_sort(2, kind);
        cost_sort(3, kind);
        cost_sort(5000, kind);
    }
}

/* ---- tables, counted */

typedef struct cost_keys {
    char (*text)[8];
    long asked; /* how often a key was */
} cost_keys;

static bitnet_string cost_key(const void *owner, uint32_t index) {
    cost_keys *keys = (cost_keys *)(size_t)owner;
    bitnet_string s;
    s.data = keys->text[index];
    s.length = 8;
    keys->asked++;
    return s;
}

/* A table of `count` keys, each added twice, with a limited number of different hashes. */
static void cost_table(size_t count, uint32_t values) {
    bitnet_allocator a = bitnet__allocator(NULL);
    bitnet__table table;
    cost_keys keys;
    uint32_t i, found = 0, logarithm = 1;
    while ((size_t)1 << logarithm < 2 * count) logarithm++;
    keys.text = (char(*)[8])malloc(count * sizeof *keys.text);
    keys.asked = 0;
    for (i = 0; i < count; i++) snprintf(keys.text[i], 8, "%07u", i % 10000000);
    CHECK(bitnet__table_begin(&table, &a, 2 * count, cost_key, &keys));
    for (i = 0; i < 2 * count; i++) {
        uint32_t index = i < count ? i : i - (uint32_t)count;
        bitnet__table_add(&table, index % values * 0x9E3779B9u, index);
    }
    CHECK(bitnet__table_end(&table, &a));
    CHECK(table.count == count); /* of equal ones the first */
    CHECK(keys.asked <= (long)(8 * count * logarithm));
    keys.asked = 0;
    for (i = 0; i < count; i++) {
        const bitnet__slot *slot =
            bitnet__table_find(&table, i % values * 0x9E3779B9u, cost_key(&keys, i));
        found += slot && slot->index == i;
    }
    CHECK(found == count);
    CHECK(keys.asked <= (long)(count * (logarithm + 2)));
    CHECK(!bitnet__table_find(&table, 0, bitnet__string("absent")));
    bitnet__table_free(&table, &a);
    free(keys.text);
}

static void cost_tables(void) {
    TEST("cost: tables");
    cost_table(1, 1);
    cost_table(2, 2);
    cost_table(20000, 1); /* all hashes are equal */
    cost_table(20000, 7);
    cost_table(20000, 20000);
}

/* ---- files, timed */

/* The least of several times of loading a tokenizer, or of applying a function to a text. */
static double cost_tokenizer(const cost_file *file, size_t letters) {
    double least = 1e9;
    int again;
    char *text = (char *)malloc(letters + 1);
    int32_t *ids = (int32_t *)malloc((letters + 1) * sizeof *ids);
    bitnet_gguf *gguf = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
    memset(text, 'a', letters);
    for (again = 0; again < 5; again++) {
        double start = cost_now(), took;
        size_t count;
        bitnet_tokenizer *t = bitnet_tokenizer_create(gguf, NULL, NULL);
        CHECK(t != NULL);
        if (letters) start = cost_now();
        if (letters) bitnet_tokenize(t, text, letters, 0, ids, letters, &count, NULL);
        took = cost_now() - start;
        if (took < least) least = took;
        bitnet_tokenizer_free(t);
    }
    bitnet_gguf_free(gguf);
    free(text), free(ids);
    return least;
}

/* At most five times as long, plus the clock's error. */
static bool cost_bearable(double attack, double honest, const char *what) {
    bool ok = attack <= 5 * honest + 15;
    if (!ok) printf("%s: %.1f ms, an honest one %.1f\n", what, attack, honest);
    return ok;
}

static void cost_vocabularies(void) {
    static const char *const what[COST_ATTACKS] = {"FNV", "powers", "prefix", "nested"};
    static const size_t counts[COST_ATTACKS] = {20000, 512, 8000, 1500};
    int attack;
    TEST("cost: vocabularies");
    for (attack = 0; attack < COST_ATTACKS; attack++) {
        cost_names names, honest_names;
        cost_file file, honest;
        memset(&names, 0, sizeof names), memset(&honest_names, 0, sizeof honest_names);
        cost_attack_names(&names, (cost_attack)attack, counts[attack]);
        cost_honest_names(&honest_names, &names);
        cost_make_vocabulary(&file, &names, NULL);
        cost_make_vocabulary(&honest, &honest_names, NULL);
        CHECK(file.size == honest.size);
        CHECK_CASE(
            cost_bearable(cost_tokenizer(&file, 0), cost_tokenizer(&honest, 0), what[attack]),
            what[attack]);
        cost_free(&file), cost_free(&honest);
        cost_names_free(&names), cost_names_free(&honest_names);
    }
}

/* A text all of whose parts are tokens, with a longest token of 16 or 1500 letters. */
static void cost_text(void) {
    static const size_t counts[2] = {16, 1500};
    double took[2];
    int i;
    TEST("cost: a text");
    for (i = 0; i < 2; i++) {
        cost_names names;
        cost_file file;
        memset(&names, 0, sizeof names);
        cost_attack_names(&names, COST_NESTED, counts[i]);
        cost_make_vocabulary(&file, &names, NULL);
        took[i] = cost_tokenizer(&file, 200000);
        cost_free(&file);
        cost_names_free(&names);
    }
    CHECK(cost_bearable(took[1], took[0], "a text"));
}

static void cost_merges(void) {
    cost_file file[3];
    int choice;
    TEST("cost: merges");
    for (choice = 0; choice < 3; choice++)
        cost_make_merges(&file[choice], (cost_pairs)choice, 24000);
    for (choice = 1; choice < 3; choice++)
        CHECK(
            cost_bearable(cost_tokenizer(&file[choice], 0), cost_tokenizer(&file[0], 0), "merges"));
    for (choice = 0; choice < 3; choice++) cost_free(&file[choice]);
}

/* The least of several times of opening a file whose array of bools is filled with this byte. */
static double cost_bools(uint8_t byte, bitnet_result expected) {
    enum { HEAD = 49, COUNT = 1 << 21 };
    static const uint8_t head[HEAD] = "GGUF\3\0\0\0"      /* version */
                                      "\0\0\0\0\0\0\0\0"  /* tensors */
                                      "\1\0\0\0\0\0\0\0"  /* values */
                                      "\1\0\0\0\0\0\0\0b" /* key */
                                      "\11\0\0\0\7\0\0\0" /* an array of bools */
                                      "\0\0\40\0\0\0\0";  /* COUNT */
    uint8_t *data = (uint8_t *)malloc(HEAD + COUNT);
    double least = 1e9;
    int again;
    memset(data, byte, HEAD + COUNT);
    memcpy(data, head, HEAD);
    for (again = 0; again < 3; again++) {
        bitnet_error error;
        double start = cost_now(), took;
        bitnet_gguf *gguf = bitnet_gguf_open_memory(data, HEAD + COUNT, NULL, &error);
        took = cost_now() - start;
        CHECK((gguf ? BITNET_OK : error.result) == expected);
        if (took < least) least = took;
        bitnet_gguf_free(gguf);
    }
    free(data);
    return least;
}

static void cost_values(void) {
    double honest;
    TEST("cost: values");
    honest = cost_bools(1, BITNET_OK);
    CHECK(cost_bearable(cost_bools(2, BITNET_ERROR_GGUF_VALUE), honest, "bools"));
}

static double cost_chain_table(cost_order order) {
    enum { COUNT = 16000 };
    bitnet_chain *chains = (bitnet_chain *)malloc(COUNT * sizeof *chains);
    double least = 1e9;
    int again;
    cost_chains(chains, COUNT, order);
    for (again = 0; again < 5; again++) {
        double start = cost_now(), took;
        bitnet_chain_table *table = bitnet_chain_table_create(chains, COUNT, 2, NULL, NULL);
        CHECK(table != NULL);
        took = cost_now() - start;
        if (took < least) least = took;
        bitnet_chain_table_free(table);
    }
    free(chains);
    return least;
}

static void cost_chain_tables(void) {
    double honest = cost_chain_table(COST_ANYWHERE);
    TEST("cost: chains");
    CHECK(cost_bearable(cost_chain_table(COST_LEADING), honest, "leading bits"));
    CHECK(cost_bearable(cost_chain_table(COST_LAST), honest, "last bits"));
}

/* The longest path from here to a node of the miner's tree. */
static int cost_depth(const bitnet_miner *miner, uint32_t node) {
    int left, right;
    if (!node) return 0;
    left = cost_depth(miner, miner->nodes[node].link.next[0]);
    right = cost_depth(miner, miner->nodes[node].link.next[1]);
    return 1 + (left > right ? left : right);
}

/* Tokens that all begin in one slot of the miner's tree. */
static void cost_mining(void) {
    bitnet_miner_options options;
    bitnet_miner *miner, *empty;
    int32_t id;
    int count, depth;
    TEST("cost: mining");
    memset(&options, 0, sizeof options);
    options.nodes = 4096;
    miner = bitnet_miner_create(&options, NULL);
    empty = bitnet_miner_create(&options, NULL);
    for (id = 0, count = 0; count < 1000; id++) {
        float certain = 1;
        if (bitnet__mine_slot(empty, 0, id) != empty->tree.slots) continue;
        CHECK_CASE(bitnet_miner_add(miner, &id, &certain, 1, NULL) == BITNET_OK, "mined");
        count++;
    }
    depth = cost_depth(miner, miner->tree.slots[0]);
    CHECK(miner->node_count == 1001 && depth >= 10 && depth <= 40);
    bitnet_miner_free(miner);
    bitnet_miner_free(empty);
}

/* The least of several times of compiling a grammar. */
static double cost_grammar(const char *text, size_t length, bitnet_result expected) {
    double least = 1e9;
    int again;
    for (again = 0; again < 3; again++) {
        bitnet_error error;
        double start = cost_now(), took;
        bitnet_grammar *g = bitnet_grammar_create(text, length, NULL, NULL, &error);
        took = cost_now() - start;
        CHECK((g ? BITNET_OK : error.result) == expected);
        if (took < least) least = took;
        bitnet_grammar_free(g);
    }
    return least;
}

/* Rules whose names have colliding hashes, and a class of many characters in any order, compared
   with grammars of the same length: one with other names, and one with a class of few
   characters. */
static void cost_grammars(void) {
    char *text[2];
    size_t length[2];
    uint64_t random = 1;
    double took[2];
    int way;
    uint32_t i;
    TEST("cost: grammars");
    for (way = 0; way < 2; way++) {
        text[way] = (char *)malloc(1 << 20);
        length[way] = (size_t)sprintf(text[way], "root ::= \"x\"\n");
        for (i = 0; length[way] < 100000; i++) {
            char name[16];
            sprintf(name, "n%06x", i);
            if (way && bitnet__hash_of(bitnet__string(name)) & 0x3FE00) continue;
            length[way] += (size_t)sprintf(text[way] + length[way], "%s::=\"\"\n", name);
        }
        took[way] =
            cost_grammar(text[way], length[way], way ? BITNET_ERROR_GRAMMAR_LIMIT : BITNET_OK);
    }
    CHECK(cost_bearable(took[1], took[0], "names of rules"));
    for (way = 0; way < 2; way++) {
        length[way] = (size_t)sprintf(text[way], "root ::= [");
        while (length[way] < 1000000) {
            uint32_t c = 0x1000 + (uint32_t)cost_random(&random) % (way ? 0x8000 : 0x80);
            length[way] += (size_t)bitnet__encode_utf8(c, (uint8_t *)text[way] + length[way]);
        }
        text[way][length[way]++] = ']';
        took[way] = cost_grammar(text[way], length[way], BITNET_OK);
        free(text[way]);
    }
    CHECK(cost_bearable(took[1], took[0], "a class"));
}

/* The cost of repeating what may be empty does not depend on the number of repetitions. */
static void cost_repeats(void) {
    static const int times[2] = {1000, 60000};
    bitnet_allocator a = bitnet__allocator(NULL);
    size_t work[2];
    int way, n;
    TEST("cost: repeats");
    for (way = 0; way < 2; way++) {
        char text[40];
        bitnet_result result;
        bitnet_grammar *g;
        bitnet__matcher *m;
        sprintf(text, "root ::= ([a-z ]?){%d}", times[way]);
        g = bitnet_grammar_create(text, strlen(text), NULL, NULL, NULL);
        m = bitnet__matcher_create(g, NULL, &a, &result);
        bitnet__match_begin(m, BITNET__MATCH_WORK);
        for (n = 0; n < 100; n++) m->state = bitnet__match_bytes(m, m->state, bitnet__string("a"));
        work[way] = BITNET__MATCH_WORK - m->work;
        CHECK(m->result == BITNET_OK && m->state >= BITNET__SETS);
        bitnet__matcher_free(m);
        bitnet_grammar_free(g);
    }
    CHECK(work[0] == work[1] && work[0] < 2500);
}

static void test_cost(void) {
    cost_sorts();
    cost_tables();
    cost_vocabularies();
    cost_text();
    cost_merges();
    cost_values();
    cost_chain_tables();
    cost_mining();
    cost_grammars();
    cost_repeats();
}

#endif
