/* fuzz_cost.c - looks for inputs that cost more than their size allows

       cc -O2 tests/fuzz_cost.c -o fuzz_cost && ./fuzz_cost 20
       ./fuzz_cost SECONDS [SEED]

   Other fuzzers look for crashes; this one measures time. Each round draws a kind of input and a
   recipe for any size of it: vocabularies, merges, texts, GGUF heads, chain tables, texts to mine,
   JSON schemas, grammars, at random or with an attack of cost.h. It measures the CPU time for a
   size and for four times that size: n log n gives a ratio slightly above four, n^2 gives sixteen.
   It also compares the cost of a byte with that in the simplest input of the same kind; for
   following grammars, the most expensive token with that of the simplest grammar. Inputs that
   exceed either limit are measured again; if they always do, the program prints the recipe and
   exits with status 1. */

#define BITNET_IMPLEMENTATION
#include "../tools/bitnet_miner.h"
#include "../tools/bitnet_schema.h"
#include "cost.h"
#include <limits.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

enum {
    GROWTH = 9, /* greatest ratio for four times the size */
    PRICE = 25, /* greatest cost of a byte, in bytes of simple input */
    SIZE = 400000
};

typedef enum kind {
    VOCABULARY,
    MERGES,
    SPM_TEXT,
    BPE_TEXT,
    HEAD,
    CHAINS,
    MINING,
    SCHEMA,
    GRAMMAR,
    FOLLOWING,
    KINDS
} kind;

static const char *const kind_names[KINDS] = {"vocabulary", "merges",   "SPM text", "BPE text",
                                              "GGUF head",  "chains",   "mining",   "schema",
                                              "grammar",    "following"};

typedef struct recipe {
    kind kind;
    int attack;       /* VOCABULARY: cost_attack, or -1; MERGES: cost_pairs; CHAINS: cost_order;
                         SCHEMA: of schema_parts; GRAMMAR, FOLLOWING: of grammar_parts */
    char pattern[33]; /* from which texts and names are made */
    int length;       /* of the pattern */
    int longest;      /* SPM text: letters of the longest token */
    int rule;         /* BPE text: the pre-tokenizer's */
} recipe;

/* Schemas of any size: beginning, repeated part (%1: its number, %2: the number before, %3: the
   pattern), end. */
static const char *const schema_parts[][3] = {
    {"{'properties':{", "'p%1':{'type':'integer'}", "}}"},
    {"{'oneOf':[",
     "{'properties':{'a':{'$ref':'#/oneOf/0/properties/i'},'i':{'const':%1}},'required':['i']}",
     "]}"},
    {"{'oneOf':[", "{'enum':[%1,%1.5,'%3%1','%3%1a','%3%1b','%3%1c','%3%1d']}", "]}"},
    {"{'$defs':{'d-1':{'type':'null'},", "'d%1':{'$ref':'#/$defs/d%2'}",
     "},'oneOf':[{'$ref':'#/$defs/d7'},{'$ref':'#/$defs/d8'}]}"},
    {"{'anyOf':[{'type':'null'},", "{'required':['x'],'properties':{'x':{'$ref':'#/anyOf/%1'}}}",
     "]}"},
    {"{'additionalProperties':true,'properties':{", "'%3%1':true", "}}"},
    {"{'required':[", "'%3%1'", "]}"},
    {"{'anyOf':[", "{'maxItems':%1,'minLength':%1}", "]}"},
    {"{'properties':{", "'%1':{'minimum':-987654321098%1,'maximum':123456789%1}", "}}"},
    {"{'const':{", "'%3%1':[%1]", "}}"}};

/* The same for grammars; each makes the others look cheap. */
static const char *const grammar_parts[][3] = {
    {"root ::= ", "'%3 %1' | ", "'z'"},
    {"root ::= ([a-z ]?){9999} 'z'\n", "r%1 ::= 'z'\n", ""}, /* dull to follow */
    {"root ::= [", "%3%1", "]*"},
    {"r-1 ::= 'x'\n", "r%1 ::= '(' r%2 ')' | [a-z ] r%2 | r%2\n", "root ::= r%1\n"},
    {"r-1 ::= 'x'\n", "r%1 ::= [a-z ]? r%2?\n", "root ::= r%1\n"},
    {"root ::= (", "'%3%1' root? | ", "'z'){2}"},
    {"root ::= ", "[a-z]? ", "'z'"},
    {"root ::= ", "([a-z]{1,3}){%1} | ", "'z'"},
    {"root ::= ", "([a-z%3]?){%1} ", "'z'"},
    {"root ::= ([a-z]{1,9}", " [a-z]?", "){999}"},
    {"root ::= ", "([a-z] root){0,%1} | ", "'z'"},
    {"root ::= (", "([a-z]{%1} root?)? ", "){0,999} 'z'"},
    {"root ::= ", "[^%3] .? | ", "'z' root root"},
    {"root ::= ", "<[%1]> !<[%1]> | ", "'z'"},
    {"root ::= 'x'\n", "#%3\n", ""}};

enum {
    SCHEMAS = sizeof schema_parts / sizeof *schema_parts,
    GRAMMARS = sizeof grammar_parts / sizeof *grammar_parts
};

static uint64_t state;

static int draw(int count) { return (int)(cost_random(&state) % (uint64_t)count); }

/* Pieces of patterns: characters that parts of a tokenizer treat specially. */
static void draw_pattern(recipe *r) {
    static const char *const pieces[] = {"a",
                                         "b",
                                         " ",
                                         "  ",
                                         "\n",
                                         "\r\n",
                                         "1",
                                         "12345",
                                         "'s",
                                         "'",
                                         "A",
                                         ".",
                                         "<",
                                         "<|eot_id|>",
                                         "\xC3\xA9",
                                         "\xE2\x96\x81",
                                         "\xF0\x9F\x98\x80",
                                         "\xFF",
                                         "\xC2\xB2",
                                         "\t"};
    int n = 1 + draw(5);
    r->length = 0;
    for (; n > 0; n--) {
        const char *piece = pieces[draw((int)(sizeof pieces / sizeof *pieces))];
        int again = draw(3) ? 1 : 1 + draw(4);
        for (; again > 0; again--)
            if (r->length + (int)strlen(piece) < (int)sizeof r->pattern) {
                memcpy(r->pattern + r->length, piece, strlen(piece));
                r->length += (int)strlen(piece);
            }
    }
    r->pattern[r->length] = 0;
}

static recipe draw_recipe(void) {
    recipe r;
    memset(&r, 0, sizeof r);
    r.kind = (kind)draw(KINDS);
    draw_pattern(&r);
    r.attack = r.kind == VOCABULARY ? draw(COST_ATTACKS)
               : r.kind == SCHEMA   ? draw(SCHEMAS)
               : r.kind >= GRAMMAR  ? draw(GRAMMARS)
                                    : draw(3);
    r.longest = 1 + draw(draw(2) ? 40 : 1500);
    r.rule = draw(5);
    return r;
}

/* The simplest input of a kind. */
static recipe dull_recipe(recipe r) {
    r.attack = r.kind == VOCABULARY ? -1 : r.kind == FOLLOWING;
    r.longest = 12;
    r.length = 7;
    memcpy(r.pattern, "a word ", 8);
    return r;
}

/* ---- what is measured: the milliseconds that an input of about `size` bytes takes, and its size */

static double load(const cost_file *file, size_t *size) {
    bitnet_gguf *gguf;
    bitnet_tokenizer *t;
    double start = cost_now();
    *size = file->size;
    gguf = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
    t = gguf ? bitnet_tokenizer_create(gguf, NULL, NULL) : NULL;
    start = cost_now() - start;
    if (!t) exit(puts("a vocabulary does not load"));
    bitnet_tokenizer_free(t);
    bitnet_gguf_free(gguf);
    return start;
}

static double measure_vocabulary(const recipe *r, size_t size, size_t *made) {
    static const size_t unit[COST_ATTACKS] = {48, 9 * 1024, 520, 0};
    cost_names names, other;
    cost_file file;
    size_t count = 16;
    double took;
    memset(&names, 0, sizeof names), memset(&other, 0, sizeof other);
    if (r->attack == COST_NESTED)
        while (count * count < 2 * size) count++;
    else count = size / unit[r->attack < 0 ? COST_FNV : r->attack];
    cost_attack_names(&names, (cost_attack)(r->attack < 0 ? COST_FNV : r->attack), count + 2);
    if (r->attack < 0) cost_honest_names(&other, &names);
    cost_make_vocabulary(&file, r->attack < 0 ? &other : &names, NULL);
    took = load(&file, made);
    cost_free(&file);
    cost_names_free(&names), cost_names_free(&other);
    return took;
}

static double measure_merges(const recipe *r, size_t size, size_t *made) {
    cost_file file;
    double took;
    cost_make_merges(&file, (cost_pairs)r->attack, size / 30);
    took = load(&file, made);
    cost_free(&file);
    return took;
}

/* A text, with a vocabulary of all prefixes of its repeated pattern, or of pairs of its bytes and
   their merges. */
static double measure_text(const recipe *r, size_t size, size_t *made) {
    static const char *const rules[] = {"llama-bpe", "qwen2", "gpt-2", "falcon", "default"};
    char *text = (char *)cost_alloc(NULL, size);
    int32_t *ids = (int32_t *)cost_alloc(NULL, (size + 1) * sizeof *ids);
    cost_names names, merges;
    cost_file file;
    bitnet_gguf *gguf;
    bitnet_tokenizer *t;
    double start;
    size_t i, count;
    memset(&names, 0, sizeof names), memset(&merges, 0, sizeof merges);
    for (i = 0; i < size; i++) text[i] = r->pattern[i % (size_t)r->length];
    for (i = 1; i <= (size_t)r->longest; i++) {
        cost_put(&names, text, i);
        cost_end(&names);
    }
    cost_put(&merges, "a a", 3);
    cost_end(&merges);
    cost_make_vocabulary(&file, &names, r->kind == BPE_TEXT ? &merges : NULL);
    bitnet_gguf_add_string(file.writer, "general.name", rules[r->rule]);
    gguf = bitnet_gguf_open_memory(file.data, file.size, NULL, NULL);
    t = gguf ? bitnet_tokenizer_create(gguf, NULL, NULL) : NULL;
    if (!t) exit(puts("a vocabulary does not load"));
    t->rule = (bitnet__rule)r->rule;
    start = cost_now();
    bitnet_tokenize(t, text, size, BITNET_PARSE_SPECIAL, ids, size + 1, &count, NULL);
    start = cost_now() - start;
    *made = size;
    bitnet_tokenizer_free(t);
    bitnet_gguf_free(gguf);
    cost_free(&file);
    cost_names_free(&names), cost_names_free(&merges);
    free(text), free(ids);
    return start;
}

/* Keys and tensors whose names have a common prefix. */
static double measure_head(const recipe *r, size_t size, size_t *made) {
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    uint64_t shape[1] = {1}, i, count = size / (64 + (size_t)r->length);
    static const float one = 1;
    bitnet_gguf *gguf;
    const void *data = NULL;
    double start;
    for (i = 0; i < count / 2; i++) {
        char name[64];
        snprintf(name, sizeof name, "%.40s%lu", r->pattern,
                 (unsigned long)(i * 2654435761u % 100000000));
        bitnet_gguf_add_u32(w, name, 1);
        bitnet_gguf_add_tensor(w, name, BITNET_TYPE_F32, 1, shape, &one);
    }
    if (bitnet_gguf_write_memory(w, &data, made, NULL) != BITNET_OK)
        exit(puts("a head cannot be written"));
    start = cost_now();
    gguf = bitnet_gguf_open_memory(data, *made, NULL, NULL);
    for (i = 0; i < count / 2; i++) bitnet_gguf_find_tensor(gguf, i % 2 ? "absent" : r->pattern);
    start = cost_now() - start;
    bitnet_gguf_free(gguf);
    bitnet_gguf_writer_free(w);
    return start;
}

static double measure_chains(const recipe *r, size_t size, size_t *made) {
    size_t count = size / 32;
    bitnet_chain *chains = (bitnet_chain *)cost_alloc(NULL, count * sizeof *chains);
    bitnet_chain_table *table;
    double start;
    cost_chains(chains, count, (cost_order)r->attack);
    start = cost_now();
    table = bitnet_chain_table_create(chains, count, 2, NULL, NULL);
    start = cost_now() - start;
    if (!table) exit(puts("a table of chains cannot be made"));
    bitnet_chain_table_free(table);
    free(chains);
    *made = size;
    return start;
}

/* A text of few or of many different tokens; its chains are packed too. */
static double measure_mining(const recipe *r, size_t size, size_t *made) {
    size_t count = size / 16, i;
    int32_t *ids = (int32_t *)cost_alloc(NULL, count * sizeof *ids);
    float *certain = (float *)cost_alloc(NULL, count * sizeof *certain);
    bitnet_miner *miner = bitnet_miner_create(NULL, NULL);
    uint64_t random = 1;
    double start;
    for (i = 0; i < count; i++) {
        ids[i] = r->attack == 0 ? (int32_t)(cost_random(&random) % 5000)
                                : (uint8_t)r->pattern[i % (size_t)r->length] * r->attack;
        certain[i] = 1;
    }
    start = cost_now();
    bitnet_miner_add(miner, ids, certain, count, NULL);
    bitnet_chain_table_free(bitnet_chain_table_from_miner(miner, 256, 2, NULL));
    start = cost_now() - start;
    bitnet_miner_free(miner);
    free(ids), free(certain);
    *made = size;
    return start;
}

/* Appends a part of a schema or grammar, with double quotes; the pattern's bytes become letters. */
static size_t put_part(char *out, const char *part, long number, const recipe *r) {
    char *start = out;
    int i;
    for (; *part; part++) {
        if (*part != '%') *out++ = (char)(*part == '\'' ? '"' : *part);
        else if (*++part == '3')
            for (i = 0; i < r->length; i++) *out++ = (char)('a' + (uint8_t)r->pattern[i] % 26);
        else out += sprintf(out, "%ld", number - (*part == '2'));
    }
    return (size_t)(out - start);
}

/* An eighth of the size, because schemas larger than about 100 KB are rejected. */
static double measure_schema(const recipe *r, size_t size, size_t *made) {
    const char *const *part = schema_parts[r->attack];
    char *text = (char *)cost_alloc(NULL, size / 8 + 1024);
    size_t length = put_part(text, part[0], 0, r);
    bitnet_error error;
    double start;
    long i;
    for (i = 0; length < size / 8; i++) {
        if (i) text[length++] = ',';
        length += put_part(text + length, part[1], i, r);
    }
    length += put_part(text + length, part[2], 0, r);
    *made = length;
    start = cost_now();
    bitnet_grammar_free(bitnet_grammar_from_json_schema(text, length, NULL, &error));
    start = cost_now() - start;
    free(text);
    return start;
}

/* A grammar of about that size; returns its length. */
static char *make_grammar(const recipe *r, size_t size, size_t *length) {
    const char *const *part = grammar_parts[r->attack];
    char *text = (char *)cost_alloc(NULL, size + 1024);
    long i;
    *length = put_part(text, part[0], 0, r);
    for (i = 0; *length < size; i++) *length += put_part(text + *length, part[1], i, r);
    *length += put_part(text + *length, part[2], i - 1, r);
    return text;
}

/* Compiles a grammar, which may be rejected. */
static double measure_grammar(const recipe *r, size_t size, size_t *made) {
    char *text = make_grammar(r, size, made);
    double start = cost_now();
    bitnet_grammar_free(bitnet_grammar_create(text, *made, NULL, NULL, NULL));
    start = cost_now() - start;
    free(text);
    return start;
}

static const bitnet_tokenizer *many_words(void) {
    static bitnet_tokenizer *t;
    cost_names names, like;
    cost_file file;
    bitnet_gguf *gguf;
    size_t i;
    if (t) return t;
    memset(&names, 0, sizeof names), memset(&like, 0, sizeof like);
    for (i = 0; i < 60000; i++) {
        cost_put(&like, "aaaaaaaa", 1 + (i < 26 ? 0 : i % 8));
        cost_end(&like);
    }
    cost_honest_names(&names, &like);
    cost_make_vocabulary(&file, &names, NULL);
    gguf = bitnet_gguf_open_memory(file.data, file.size, NULL, NULL);
    t = gguf ? bitnet_tokenizer_create(gguf, NULL, NULL) : NULL;
    if (!t || !bitnet__trie_of(t)) exit(puts("a vocabulary does not load"));
    bitnet_gguf_free(gguf);
    cost_free(&file);
    cost_names_free(&names), cost_names_free(&like);
    return t;
}

/* The cost of the most expensive of some tokens: computing a mask, taking a token, looking ahead.
   The number of rules is drawn with the recipe. */
static double measure_following(const recipe *r, size_t size, size_t *made) {
    const bitnet_tokenizer *t = many_words();
    bitnet_allocator a = bitnet__allocator(NULL);
    bitnet_result result = BITNET_OK;
    char *text = make_grammar(r, 200 + 20 * (size_t)r->longest * (size_t)(1 + r->rule), made);
    bitnet_grammar *g = bitnet_grammar_create(text, *made, t, NULL, NULL);
    double dearest = 0, start = cost_now();
    bitnet__matcher *m = g ? bitnet__matcher_create(g, t, &a, &result) : NULL;
    int32_t ids[24], guesses[32], n;
    for (n = 0; m && n < 24; n++) {
        const bitnet__mask *mask = bitnet__match_mask(m, 0);
        int32_t id = -1, at = mask && mask->count ? draw(mask->count) : -1;
        double took = cost_now() - start;
        if (took > dearest) dearest = took;
        if (at < 0) break;
        for (; at >= 0; id++) at -= bitnet__mask_has(mask, id + 1);
        ids[n] = id;
        start = cost_now();
        bitnet__match_tokens(m, ids, (size_t)n + 1);
        bitnet__matcher_force(m, ids, n + 1, guesses, 32);
    }
    if (cost_now() - start > dearest) dearest = cost_now() - start;
    bitnet__matcher_free(m);
    bitnet_grammar_free(g);
    free(text);
    *made = size;
    return dearest;
}

static double measure(const recipe *r, size_t size, size_t *made) {
    switch (r->kind) {
    case VOCABULARY: return measure_vocabulary(r, size, made);
    case MERGES: return measure_merges(r, size, made);
    case HEAD: return measure_head(r, size, made);
    case CHAINS: return measure_chains(r, size, made);
    case MINING: return measure_mining(r, size, made);
    case SCHEMA: return measure_schema(r, size, made);
    case GRAMMAR: return measure_grammar(r, size, made);
    case FOLLOWING: return measure_following(r, size, made);
    default: return measure_text(r, size, made);
    }
}

/* ---- judgement */

typedef struct cost {
    double growth, price;
} cost;

/* Uses the least of three times each; times below a millisecond are not judged. */
static cost judge(const recipe *r) {
    double small = 1e9, large = 1e9, dull = 1e9;
    recipe plain = dull_recipe(*r);
    size_t small_size = 1, large_size = 1, dull_size = 1;
    cost c;
    int again;
    for (again = 0; again < 3; again++) {
        double a = measure(r, SIZE / 4, &small_size), b = measure(r, SIZE, &large_size);
        double d = measure(&plain, SIZE, &dull_size);
        if (a < small) small = a;
        if (b < large) large = b;
        if (d < dull) dull = d;
    }
    if (small < 1) small = 1;
    if (dull < 0.5) dull = 0.5;
    c.growth = large / small * 4 * (double)small_size / (double)large_size;
    c.price = large / (double)large_size / (dull / (double)dull_size);
    return c;
}

static bool too_much(cost c) { return c.growth > GROWTH || c.price > PRICE; }

static void describe(const recipe *r, cost c) {
    int i;
    printf("%-10s attack %d, longest %d, rule %d: growth %.1f, price %.1f, \"", kind_names[r->kind],
           r->attack, r->longest, r->rule, c.growth, c.price);
    for (i = 0; i < r->length; i++) {
        unsigned char byte = (unsigned char)r->pattern[i];
        if (byte >= 32 && byte < 127) putchar(byte);
        else printf("\\x%02X", byte);
    }
    puts("\"");
    fflush(stdout);
}

int main(int argc, char **argv) {
    double limit = (argc > 1 ? strtod(argv[1], NULL) : 20) * 1e6;
    int64_t start = bitnet__microseconds();
    cost worst[KINDS];
    long rounds = 0;
    int i;
#if defined(__GLIBC__) /* keeps freed memory, because some systems map pages slowly */
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
#endif
    state = argc > 2 ? strtoul(argv[2], NULL, 10) : (uint64_t)start;
    printf("seed %lu\n", (unsigned long)state);
    memset(worst, 0, sizeof worst);
    while ((double)(bitnet__microseconds() - start) < limit) {
        recipe r = draw_recipe();
        cost c = judge(&r);
        for (i = 0; i < 3 && too_much(c); i++) c = judge(&r); /* a busy machine */
        if (too_much(c)) {
            describe(&r, c);
            return 1;
        }
        if (c.growth > worst[r.kind].growth) worst[r.kind].growth = c.growth;
        if (c.price > worst[r.kind].price) worst[r.kind].price = c.price;
        rounds++;
    }
    for (i = 0; i < KINDS; i++)
        printf("%-10s growth up to %.1f, price up to %.1f\n", kind_names[i], worst[i].growth,
               worst[i].price);
    printf("%ld rounds\n", rounds);
    return 0;
}
