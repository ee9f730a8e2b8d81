/* sequences.h - random sequences of public calls: no session differs from a plain twin

   A sequence is an array of small operations, drawn from a seed, on up to four sessions of one
   model, the subject. Any of them may have a drafter, share pages with a copy, be interrupted by
   budgets, cancelled or run out of memory. Each has a twin on a second instance of the model:
   without a drafter, with other kernels and another batch size, with all logits, and always
   computed to its end. After every operation the twin is brought to the same state by the simplest
   means, and tokens, results, texts, probabilities and, often, logits and saved states are compared
   bit by bit.

   What the manual leaves unspecified (where a budget ends, how many tokens are kept after a cancel)
   is read from the subject and applied to the twin. Everything else must be equal.

   The subject's allocator poisons memory, guards it and fails on request. Only public names are
   used. fuzz_sequences.c runs this for a long time and shortens failing sequences; test_sequences.h
   runs it briefly. Include tools/bitnet_all.h first. */

#ifndef SEQUENCES_H
#define SEQUENCES_H

#include <math.h>
#include <stdarg.h>

#include "make.h"

#if (defined(__unix__) || defined(__APPLE__)) && !defined(BITNET_NO_THREADS)
#define SEQ_THREADS
#include <pthread.h>
#endif

#ifndef SEQ_STORIES
#define SEQ_STORIES "examples/models/stories.gguf"
#endif

enum {
    SEQ_SLOTS = 4,     /* sessions at once */
    SEQ_OPS = 64,      /* operations of the longest sequence */
    SEQ_CONTEXT = 200, /* positions of the largest session */
    SEQ_PAGE = 64,     /* positions of a page of the KV cache */
    SEQ_FUTURE = 32,   /* tokens of a known continuation */
    SEQ_SAVES = 3,     /* saved states kept at once */
    SEQ_TEXT = 8192,   /* bytes of a generated text */
    SEQ_GRAMMARS = 10,
    SEQ_TURN = 124,       /* offset of a saved turn's position */
    SEQ_GROUP = 8,        /* consecutive seeds that share a loaded model */
    SEQ_PATIENCE = 100000 /* most calls of a calm sequence */
};

/* ---- random numbers and hashes */

static uint64_t seq_random(uint64_t *state) {
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static uint32_t seq_below(uint64_t *state, uint32_t most) {
    return (uint32_t)((seq_random(state) >> 11) % most);
}

static uint32_t seq_hash(uint32_t a, uint32_t b) {
    uint64_t state = (uint64_t)a << 32 | b;
    return (uint32_t)seq_random(&state);
}

static uint32_t seq_crc(const uint8_t *data, size_t size) {
    uint32_t crc = ~0u;
    size_t i;
    int k;
    for (i = 0; i < size; i++)
        for (crc ^= data[i], k = 0; k < 8; k++) crc = crc >> 1 ^ (0xEDB88320u & (0u - (crc & 1)));
    return ~crc;
}

/* ---- an allocator that poisons, guards and fails */

#if defined(__GNUC__) && !defined(__TINYC__)
#define SEQ_ADD(counter, n) __atomic_add_fetch(&(counter), n, __ATOMIC_SEQ_CST)
#else
#define SEQ_ADD(counter, n) ((counter) += (n))
#endif

typedef struct seq_heap {
    int fresh, freed;   /* bytes that fill memory */
    long live;          /* blocks */
    long count, bytes;  /* allocated */
    long until;         /* allocations up to a failure; 0: none */
    bool persistent;    /* all fail from then on */
    int failed;         /* how many did */
    const char *broken; /* damage detected by a free */
} seq_heap;

typedef struct seq_block {
    size_t size;
    uint64_t mark;
    char pad[16];
} seq_block;

#define SEQ_LIVE 0x5345515F4C495645u
#define SEQ_DEAD 0x5345515F44454144u

static void *seq_alloc(void *user, size_t size) {
    static const uint8_t guard[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    seq_heap *heap = (seq_heap *)user;
    seq_block *block;
    if (heap->until) {
        long left = SEQ_ADD(heap->until, -1);
        if (left <= 0) {
            SEQ_ADD(heap->failed, 1);
            if (left == 0 && heap->persistent) SEQ_ADD(heap->until, 1);
            if (heap->persistent && heap->until <= 0) heap->until = 1;
            return NULL;
        }
    }
    block = (seq_block *)malloc(sizeof *block + size + sizeof guard);
    if (!block) return NULL;
    block->size = size;
    block->mark = SEQ_LIVE;
    memset(block + 1, heap->fresh, size);
    memcpy((char *)(block + 1) + size, guard, sizeof guard);
    SEQ_ADD(heap->live, 1);
    SEQ_ADD(heap->count, 1);
    SEQ_ADD(heap->bytes, (long)size);
    return block + 1;
}

static void seq_free(void *user, void *memory) {
    static const uint8_t guard[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    seq_heap *heap = (seq_heap *)user;
    seq_block *block = (seq_block *)memory - 1;
    if (block->mark != SEQ_LIVE) {
        heap->broken = block->mark == SEQ_DEAD ? "a block was freed twice"
                                               : "memory before a block was overwritten";
        return;
    }
    if (memcmp((char *)memory + block->size, guard, sizeof guard) != 0)
        heap->broken = "memory after a block was overwritten";
    memset(memory, heap->freed, block->size);
    block->mark = SEQ_DEAD;
    SEQ_ADD(heap->live, -1);
    free(block);
}

static bitnet_allocator seq_allocator(seq_heap *heap) {
    bitnet_allocator a;
    a.alloc = seq_alloc;
    a.free = seq_free;
    a.user = heap;
    return a;
}

/* ---- models */

typedef struct seq_model {
    const char *name;
    const char *like; /* the model that it shares; NULL: its own */
    int weight;       /* how often it is chosen; 0: only by name */
    bool head;        /* sessions are those of the MTP head */
    bool adapters;
} seq_model;

static const seq_model seq_models[] = {
    {"bitnet-b1.58", NULL, 1, false, true},  {"llama", NULL, 2, false, true},
    {"qwen2", NULL, 1, false, true},         {"qwen3", NULL, 1, false, true},
    {"gemma3", NULL, 1, false, true},        {"hunyuan-dense", NULL, 1, false, false},
    {"minicpm", NULL, 1, false, true},       {"qwen35", NULL, 3, false, true},
    {"qwen35-basis", NULL, 2, false, false}, {"qwen35-mtp", "qwen35", 2, true, false},
    {"maple", NULL, 1, false, false},        {"wide", NULL, 7, false, true},
    {"ternary-head", NULL, 1, false, true},  {"stories", NULL, 1, false, false},
    {"qwen35moe", NULL, 0, false, false},    {"k2-horizon", NULL, 0, false, false},
};

enum { SEQ_MODELS = sizeof seq_models / sizeof *seq_models };

static make_options seq_make_options(const char *name) {
    make_options o = make_defaults();
    if (strcmp(name, "maple") == 0) o = make_maple();
    if (strcmp(name, "hunyuan-dense") == 0) o = make_hunyuan(false);
    if (strcmp(name, "qwen35moe") == 0) o = make_qwen35moe();
    if (strcmp(name, "k2-horizon") == 0) o = make_k2();
    if (o.ffn == 512) { /* as small as possible, because sessions are tested, not models */
        o.width = o.ffn = 128, o.kv_heads = 1, o.head_width = 32;
    }
    o.context = 512, o.vocabulary = 320;
    o.chat_template = "{{ 'User: ' }}{{ '<|eot_id|>' }}{{ 'Assistant: ' }}";
    if (strcmp(name, "ternary-head") == 0) o.ternary_head = o.head_biases = true;
    if (strcmp(name, "llama") == 0) o.arch = name, o.separate_head = true;
    if (strcmp(name, "qwen2") == 0) o.arch = name, o.extras = true, o.weight_type = BITNET_TYPE_F32;
    if (strcmp(name, "qwen3") == 0) o.arch = name, o.weight_type = BITNET_TYPE_F16;
    if (strcmp(name, "gemma3") == 0) o.arch = name, o.window = 20, o.period = 2, o.layers = 3;
    if (strcmp(name, "minicpm") == 0)
        o.arch = name, o.rope_scaling = "longrope", o.original = 100, o.separate_head = true;
    if (strncmp(name, "qwen35", 6) == 0 && !o.experts) {
        o.arch = "qwen35", o.layers = 4, o.rope_width = 16;
        o.state_heads = 2, o.state_key_heads = 1, o.state_width = 64;
        o.chatml = true, o.chat_template = "{{ '<|im_start|>' }}";
        if (strcmp(name, "qwen35") == 0) o.mtp_type = BITNET_TYPE_Q8_0;
        else o.separate_head = o.grouped_heads = true, o.block = 32;
    }
    if (strcmp(name, "wide") == 0) o.arch = "llama", o.vocabulary = 4300, o.separate_head = true;
    return o;
}

/* The bytes of models and adapters, made on first use. */
typedef struct seq_files {
    make_file models[SEQ_MODELS], adapters[SEQ_MODELS][2];
} seq_files;

/* Makes some rows of a head of halves larger, so that few tokens are likely and the screen never
   pauses. */
static void seq_peak_head(make_file *file, const make_options *o) {
    bitnet_gguf *gguf = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
    uint8_t *head = (uint8_t *)bitnet_gguf_find_tensor(gguf, "output.weight")->data;
    int row, i;
    for (row = 0; row < o->vocabulary; row += 1 + row % 61)
        for (i = 0; i < o->width; i++) { /* times 4: the exponent is at bit 10 */
            uint8_t *high = head + 2 * ((size_t)row * (size_t)o->width + (size_t)i) + 1;
            if (*high & 0x7C) *high = (uint8_t)(*high + 8);
        }
    bitnet_gguf_free(gguf);
}

static int seq_model_file(int model) {
    int i = 0;
    if (!seq_models[model].like) return model;
    while (strcmp(seq_models[i].name, seq_models[model].like) != 0) i++;
    return i;
}

static void seq_files_make(seq_files *files, int model) {
    int file = seq_model_file(model), i;
    make_options o = seq_make_options(seq_models[file].name);
    if (strcmp(seq_models[file].name, "stories") == 0 || files->models[file].data) return;
    make_model(&o, &files->models[file]);
    if (strcmp(seq_models[file].name, "wide") == 0) seq_peak_head(&files->models[file], &o);
    for (i = 0; i < 2 && seq_models[file].adapters; i++)
        make_adapter(&o, i ? 2 | 32 : 127, i ? 3 : 8, 8.0f, BITNET_TYPE_F32,
                     &files->adapters[file][i]);
}

static void seq_files_free(seq_files *files) {
    int i;
    for (i = 0; i < SEQ_MODELS; i++) {
        make_free(&files->models[i]);
        make_free(&files->adapters[i][0]);
        make_free(&files->adapters[i][1]);
    }
}

/* ---- the subject and its twin: a model twice */

/* The last one is written by seq_costly_grammar. */
static const char *const seq_grammars[SEQ_GRAMMARS] = {
    "root ::= [a-z ,.]*",
    "root ::= [a-d.!?]+",
    "root ::= \"in\" (\" and\" | \" the\")* \".\"",
    "root ::= (\"the and in \" [a-z] \" of the \")+",
    "root ::= [0-9]+ \"!\"",
    "root ::= \"a\" \"b\" [c-f]*",
    "root ::= .*",
    "root ::= [A-Z]*",
    "root ::= (four [A-M] four [N-Z])*\nfour ::= [A-Z] [A-Z] [A-Z] [A-Z]",
    "costly"};

/* Each capital letter leads to another state with many alternatives, so that a mask of `wide` takes
   several calls without time. */
static void seq_costly_grammar(char *text, size_t size) {
    size_t at = (size_t)snprintf(text, size, "root ::= (");
    int letter, next;
    for (letter = 'A'; letter <= 'Z'; letter++) {
        at += (size_t)snprintf(text + at, size - at, "%s\"%c\" a%c", letter > 'A' ? " | " : "",
                               letter, letter);
    }
    at += (size_t)snprintf(text + at, size - at, ")*\n");
    for (letter = 'A'; letter <= 'Z'; letter++) {
        at += (size_t)snprintf(text + at, size - at, "a%c ::= \"\"", letter);
        for (next = 'A'; next <= 'Z'; next++)
            if (next != letter) at += (size_t)snprintf(text + at, size - at, " | \"%c\"", next);
        at += (size_t)snprintf(text + at, size - at, "\n");
    }
}

typedef struct seq_pair {
    int model;
    uint64_t group; /* the seed of its options */
    seq_heap heap, twin_heap;
    bitnet_model *owner, *twin_owner; /* loaded; the next two, or their main models */
    bitnet_model *subject, *twin;
    bitnet_pool *pool;
    bitnet_adapter *adapters[2], *twin_adapters[2];
    bitnet_grammar *grammars[SEQ_GRAMMARS];
    bitnet_chain_table *table;
    int32_t vocabulary, width;
    bool bytes;         /* each byte is a token */
    size_t temperature; /* its offset in a saved state, */
    size_t snapshot;    /* and the size of a recurrent state there */
} seq_pair;

static bitnet_model *seq_load(const seq_files *files, int model, const bitnet_model_options *o) {
    const make_file *file = &files->models[seq_model_file(model)];
    if (!file->data) return bitnet_model_load_file(SEQ_STORIES, o, NULL);
    return bitnet_model_load_memory(file->data, file->size, o, NULL);
}

/* Closes it and returns how many blocks of memory were lost. */
static long seq_pair_close(seq_pair *p) {
    long lost;
    int i;
    bitnet_chain_table_free(p->table);
    for (i = 0; i < SEQ_GRAMMARS; i++) bitnet_grammar_free(p->grammars[i]);
    for (i = 0; i < 2; i++) {
        bitnet_adapter_free(p->adapters[i]);
        bitnet_adapter_free(p->twin_adapters[i]);
    }
    bitnet_model_free(p->owner);
    bitnet_model_free(p->twin_owner);
    bitnet_pool_free(p->pool);
    lost = p->heap.live + p->twin_heap.live;
    memset(p, 0, sizeof *p);
    return lost;
}

/* Chains of the text that is fed if no other is known. */
static void seq_make_table(seq_pair *p) {
    bitnet_chain chains[40];
    int i, k;
    memset(chains, 0, sizeof chains);
    for (i = 0; i < 40; i++) {
        chains[i].count = 2 + i % 7;
        chains[i].confidence = 0.9f;
        for (k = 0; k < chains[i].count; k++)
            chains[i].tokens[k] = make_maple_id(3 * i + k) % p->vocabulary;
    }
    p->table = bitnet_chain_table_create(chains, 40, 2, NULL, NULL);
}

/* A session's bytes, allocated; NULL if it cannot be saved. */
static uint8_t *seq_bytes(bitnet_session *s, unsigned flags, size_t *size) {
    uint8_t *data = NULL;
    if (bitnet_session_save_memory(s, flags, NULL, 0, size) == BITNET_OK)
        data = (uint8_t *)malloc(*size);
    if (data && bitnet_session_save_memory(s, flags, data, *size, size) == BITNET_OK) return data;
    free(data);
    return NULL;
}

/* The offset of the temperature in a saved state: the first difference between two states that
   differ in it. */
static void seq_find_temperature(seq_pair *p) {
    bitnet_session *s = bitnet_session_create(p->twin, NULL, NULL);
    uint8_t states[2][256];
    size_t size = 0;
    int i;
    for (i = 0; i < 2; i++) {
        bitnet_sampling sampling;
        memset(&sampling, 0, sizeof sampling);
        sampling.temperature = i ? 1.0f : -0.0f;
        bitnet_session_set_sampling(s, &sampling);
        bitnet_session_save_memory(s, BITNET_SAVE_TOKENS, states[i], sizeof states[i], &size);
    }
    while (p->temperature + 8 < size &&
           memcmp(states[0] + p->temperature, states[1] + p->temperature, 4) == 0)
        p->temperature += 4;
    bitnet_session_free(s);
}

/* The size of a saved state after three tokens, of which the second is given. */
static size_t seq_state_size_with(const seq_pair *p, int32_t id) {
    bitnet_session *s = bitnet_session_create(p->twin, NULL, NULL);
    int32_t ids[3] = {5, 6, 7};
    size_t size;
    ids[1] = id;
    bitnet_feed(s, ids, 3);
    bitnet_step(s, NULL);
    bitnet_session_save_memory(s, 0, NULL, 0, &size);
    bitnet_session_free(s);
    return size;
}

/* A state with a turn has one more recurrent state. */
static void seq_find_snapshot(seq_pair *p) {
    size_t plain = seq_state_size_with(p, 6), turn = seq_state_size_with(p, p->vocabulary - 1);
    p->snapshot = turn - plain;
}

/* True if the vocabulary begins with the 256 bytes. */
static bool seq_has_bytes(const seq_pair *p) {
    int32_t i = 0;
    while (i < 256 && bitnet_token_bytes(bitnet_model_tokenizer(p->owner), i).length == 1) i++;
    return i == 256;
}

/* Loads the model `model` for the seeds of a group. False: it cannot be loaded. */
static bool seq_pair_open(seq_pair *p, const seq_files *files, int model, uint64_t group) {
    uint64_t random = group * 31 + (uint64_t)model;
    static char costly[16384];
    bitnet_model_options o;
    int i, kind;
    if (p->owner && p->model == model && p->group == group) return true;
    seq_pair_close(p);
    p->model = model, p->group = group;
    memset(&o, 0, sizeof o);
    o.allocator = seq_allocator(&p->heap);
    kind = (int)seq_below(&random, 6);
    o.threads = kind == 0 ? 2 : 1;
    if (kind == 1) o.pool = p->pool = bitnet_pool_create(2, NULL, NULL);
    o.no_repack = seq_below(&random, 4) == 0;
    p->owner = seq_load(files, model, &o);
    o.allocator = seq_allocator(&p->twin_heap);
    o.threads = 1, o.pool = NULL;
    o.no_repack = seq_below(&random, 2) == 0;
    o.isa = seq_below(&random, 64) ? BITNET_ISA_AVX2 : BITNET_ISA_SCALAR;
    if (!bitnet_isa_available(o.isa)) o.isa = BITNET_ISA_AUTO;
    p->twin_owner = seq_load(files, model, &o);
    if (!p->owner || !p->twin_owner) return false;
    p->subject = bitnet_model_load_mtp(p->owner, NULL); /* drafts, if there is one */
    p->twin = bitnet_model_load_mtp(p->twin_owner, NULL);
    if (!seq_models[model].head) p->subject = p->owner, p->twin = p->twin_owner;
    p->vocabulary = bitnet_model_get_info(p->subject)->vocab_size;
    p->width = bitnet_model_get_info(p->subject)->hidden_size;
    seq_costly_grammar(costly, sizeof costly);
    for (i = 0; i < SEQ_GRAMMARS; i++) {
        const char *text = i + 1 < SEQ_GRAMMARS ? seq_grammars[i] : costly;
        p->grammars[i] = bitnet_grammar_create(text, BITNET_TERMINATED,
                                               bitnet_model_tokenizer(p->owner), NULL, NULL);
        if (!p->grammars[i]) return false;
    }
    for (i = 0; i < 2 && seq_models[model].adapters; i++) {
        const make_file *file = &files->adapters[model][i];
        p->adapters[i] = bitnet_adapter_load_memory(p->subject, file->data, file->size, NULL);
        p->twin_adapters[i] = bitnet_adapter_load_memory(p->twin, file->data, file->size, NULL);
        if (!p->adapters[i] || !p->twin_adapters[i]) return false;
    }
    seq_make_table(p);
    seq_find_temperature(p);
    if (!seq_models[model].head) seq_find_snapshot(p);
    p->bytes = seq_has_bytes(p);
    return p->table != NULL;
}

/* ---- operations */

typedef enum seq_mishap {
    SEQ_NONE,
    SEQ_MEMORY,        /* one allocation fails */
    SEQ_NO_MEMORY,     /* all do from then on */
    SEQ_CANCEL,        /* before the call */
    SEQ_CANCEL_INSIDE, /* in a callback */
    SEQ_CANCEL_THREAD, /* from another thread */
    SEQ_MISHAPS
} seq_mishap;

static const char *const seq_mishaps[SEQ_MISHAPS] = {"",
                                                     ", an allocation fails",
                                                     ", no memory",
                                                     ", cancelled before",
                                                     ", cancelled inside",
                                                     ", cancelled by a thread"};

typedef struct seq_op {
    int kind, slot;
    uint32_t a, b, c; /* interpreted when it runs */
    seq_mishap mishap;
    int after; /* number of allocations, callbacks or iterations */
} seq_op;

/* How a sequence failed. */
#define SEQ_FAULTS(X) \
    X(NONE, "no difference") \
    X(RESULT, "another result") \
    X(TOKENS, "other tokens") \
    X(LOGITS, "other logits") \
    X(TEXT, "another text") \
    X(GRAMMAR, "a text that its grammar forbids") \
    X(PROBABILITY, "another probability") \
    X(STATE, "another saved state") \
    X(HEAP, "memory corrupted or lost") \
    X(ASSERT, "an assertion failed") \
    X(CRASH, "a crash") \
    X(HANG, "no end")

#define SEQ_X(name, text) SEQ_FAULT_##name,
typedef enum seq_fault { SEQ_FAULTS(SEQ_X) SEQ_FAULT_COUNT } seq_fault;
#undef SEQ_X
#define SEQ_X(name, text) text,
static const char *const seq_fault_texts[] = {SEQ_FAULTS(SEQ_X)};
#undef SEQ_X

/* Sampling parameters, whose lists must outlive the sessions that use them. */
typedef struct seq_sampling {
    struct seq_world *world;
    bitnet_sampling sampling;
    bitnet_logit_bias bias[6];
    int32_t breakers[2];
    uint32_t edits; /* seed of the logits that the edit callback changes, */
    int32_t never;  /* and which it forbids */
    long edited;    /* how often it was called */
} seq_sampling;

typedef struct seq_text {
    char data[SEQ_TEXT];
    size_t length;
} seq_text;

/* The text that a session's grammar has matched. */
typedef struct seq_rule {
    const bitnet_grammar *grammar; /* NULL: none, or not all of its text is known */
    int32_t from;                  /* position of the first token that is not in `before` */
    seq_text before;               /* text of tokens that slid away */
} seq_rule;

typedef enum seq_drafter {
    SEQ_DRAFT_NONE,
    SEQ_DRAFT_RIGHT, /* the next samples, as far as known, then the next fed tokens */
    SEQ_DRAFT_WRONG,
    SEQ_DRAFT_MIXED,
    SEQ_DRAFT_WILD, /* too many, and ids that do not exist */
    SEQ_DRAFT_CHAINS,
    SEQ_DRAFT_SHARED, /* chains with a memory that sessions share */
    SEQ_DRAFT_MODEL,  /* chains with a draft model, or with the MTP head */
    SEQ_DRAFTERS
} seq_drafter;

static const char *const seq_drafters[SEQ_DRAFTERS] = {"none", "right",  "wrong",  "mixed",
                                                       "wild", "chains", "shared", "a draft model"};

/* A session and its twin. */
typedef struct seq_slot {
    struct seq_world *world;
    bitnet_session *s, *t;
    bitnet_session_options options;
    int32_t
        states[SEQ_CONTEXT]; /* MTP head: the number of the state fed with each token; 0: zeros */
    int32_t known;           /* tokens that have one */
    int adapter;             /* -1: none */
    float scale;
    const seq_sampling *sampling;
    bool restored; /* part of its sampling is that of a saved state */
    bool grammar;  /* has one */
    seq_rule rule;

    seq_drafter drafter;
    int32_t future[SEQ_FUTURE], future_at, future_count;
    uint32_t drafts; /* counts them */
    bitnet_chains *chains;
    bitnet_session *companion;

    int cancel;           /* upper bound of pending cancels */
    bool generating;      /* a generation has begun and not ended */
    bool reports;         /* its log-probabilities are compared */
    bool deferred;        /* its next result may be an earlier error, */
    bool touched;         /* before another operation, */
    bool starved;         /* or for lack of memory */
    bool text_lost;       /* not all of its text was seen */
    bitnet_result result; /* of the session, after the last operation */
    int stop_after;       /* callbacks with text until one stops it; 0: none */
    bool observed;
    seq_text text, twin_text;
    bitnet_detokenizer detokenizer; /* of the generation's tokens, */
    seq_text said;                  /* their text */
} seq_slot;

typedef struct seq_save {
    uint8_t *data, *twin_data, *light_data;
    size_t size, twin_size, light_size;
    bool light, damaged;
    bitnet_cache cache;
    int32_t context, keep, length, states[SEQ_CONTEXT];
    int adapter;
    float scale;
} seq_save;

typedef enum seq_output {
    SEQ_QUIET,
    SEQ_VERBOSE, /* describes the operations */
    SEQ_TRACE    /* prints a line of sequences_trace.h for each */
} seq_output;

typedef struct seq_trace {
    uint64_t results, course; /* hashes */
    long slices, failed;      /* calls that returned PENDING, and allocations that failed */
} seq_trace;

typedef struct seq_world {
    seq_pair *pair;
    seq_slot slots[SEQ_SLOTS];
    seq_save saves[SEQ_SAVES];
    seq_sampling *samplings[2 * SEQ_OPS];
    int sampling_count;
    bitnet_chain_memory *memory;
    float *state; /* room for states of the MTP head */
    seq_output output;
    seq_trace trace;
    bool calm; /* calls with a budget are repeated until they end */
    long calls;
    uint64_t random; /* of what is decided while it runs */

    const seq_op *op;
    seq_mishap mishap; /* of it, until it has come */
    bool armed;        /* the subject is being called */
    int inside;        /* callbacks until a cancel */
    seq_slot *whom;

    seq_fault fault;
    int number; /* the operation that runs */
    char message[400];
} seq_world;

static void seq_fail(seq_world *w, seq_fault fault, const char *format, ...) {
    va_list list;
    if (w->fault) return;
    w->fault = fault;
    va_start(list, format);
    vsnprintf(w->message, sizeof w->message, format, list);
    va_end(list);
}

static int seq_index(const seq_slot *slot) { return (int)(slot - slot->world->slots); }

static bool seq_is_head(const seq_world *w) { return seq_models[w->pair->model].head; }

/* A name for a file of this process. */
static const char *seq_path(void) {
    static char path[256];
    const char *directory = getenv("TMPDIR");
    unsigned long process = 0;
#if defined(__unix__) || defined(__APPLE__)
    if (!directory) directory = "/tmp";
    process = (unsigned long)getpid();
#endif
    snprintf(path, sizeof path, "%s/bitnet-sequence-%lx", directory ? directory : ".", process);
    return path;
}

#include "sequences_trace.h"

/* Describes an operation. */
static void seq_say(seq_world *w, const char *format, ...) {
    char text[1000];
    va_list list;
    if (w->output == SEQ_QUIET) return;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    seq_trace_course(w, text, strlen(text));
    if (w->output != SEQ_VERBOSE) return;
    fputs(text, stdout);
    fflush(stdout);
}

/* ---- callbacks */

static bool seq_is_due(seq_world *w) {
    return w->armed && w->inside > 0 && --w->inside == 0 && w->whom;
}

static void seq_cancel_inside(seq_world *w) {
    w->whom->cancel++;
    bitnet_session_cancel(w->whom->s);
}

static void seq_inside(seq_world *w) {
    if (seq_is_due(w)) seq_cancel_inside(w);
}

static void seq_edit(void *user, float *logits, int32_t vocabulary) {
    seq_sampling *p = (seq_sampling *)user;
    int i;
    p->edited++;
    for (i = 0; i < 5; i++) {
        int32_t id = (int32_t)(seq_hash(p->edits, (uint32_t)i) % (uint32_t)vocabulary);
        logits[id] = logits[id] * 0.5f + 2.0f;
    }
    logits[p->never] = -INFINITY;
    seq_inside(p->world);
}

static void seq_trace_seen(seq_world *w, int32_t position, const float *values, int32_t count) {
    seq_trace_course(w, &position, sizeof position);
    seq_trace_course(w, values, (size_t)count * sizeof *values);
}

/* One of the two kinds of cancel is the observer's return value. */
static int seq_see(void *user, int32_t position, const float *values, int32_t count) {
    seq_slot *slot = (seq_slot *)user;
    seq_trace_seen(slot->world, position, values, count);
    if (!seq_is_due(slot->world)) return 0;
    if (position % 2 == 0) return slot->cancel++, 1;
    seq_cancel_inside(slot->world);
    return 0;
}

static int seq_see_layer(void *user, int32_t layer, int32_t position, const float *x,
                         int32_t width) {
    (void)layer;
    return seq_see(user, position, x, width);
}

static void seq_see_state(void *user, int32_t position, const float *state) {
    seq_world *w = ((seq_slot *)user)->world;
    seq_trace_seen(w, position, state, w->pair->width);
    seq_inside(w);
}

/* The token that operations feed at a position if they follow the drafts. */
static int32_t seq_next_id(const seq_slot *slot, int32_t position) {
    int32_t i = position - slot->future_at;
    if (i >= 0 && i < slot->future_count) return slot->future[i];
    return make_maple_id(position) % slot->world->pair->vocabulary;
}

static size_t seq_draft(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                        size_t capacity) {
    seq_slot *slot = (seq_slot *)user;
    uint32_t vocabulary = (uint32_t)slot->world->pair->vocabulary, r;
    size_t i, count;
    (void)tokens;
    seq_inside(slot->world);
    r = seq_hash(slot->drafts++, 77);
    count = r % 4 ? capacity : r / 4 % (capacity + 1);
    for (i = 0; i < count; i++) {
        uint32_t h = seq_hash((uint32_t)length, (uint32_t)i);
        ids[i] = seq_next_id(slot, (int32_t)(length + i));
        if (slot->drafter == SEQ_DRAFT_WRONG || (slot->drafter == SEQ_DRAFT_MIXED && h % 8 == 0))
            ids[i] = (int32_t)(h % vocabulary);
        if (slot->drafter == SEQ_DRAFT_WILD && h % 8 == 0) ids[i] = h % 16 ? -1 : INT32_MAX;
    }
    return slot->drafter == SEQ_DRAFT_WILD && r % 2 ? count + 1000 : count;
}

/* The state of that number, which the MTP head is fed with a token. */
static void seq_state(const seq_world *w, int32_t number, float *state) {
    int32_t i;
    for (i = 0; i < w->pair->width; i++) {
        int32_t n = (int32_t)(seq_hash((uint32_t)number, (uint32_t)i) % 1001) - 500;
        state[i] = number ? (float)n / 300.0f : 0.0f;
    }
}

/* ---- mishaps */

#if defined(SEQ_THREADS)
typedef struct seq_canceller {
    pthread_t thread;
    bitnet_session *session;
    int turns;
} seq_canceller;

static void *seq_cancel_soon(void *user) {
    seq_canceller *c = (seq_canceller *)user;
    volatile int left = c->turns;
    while (left > 0) left = left - 1;
    bitnet_session_cancel(c->session);
    return NULL;
}
static seq_canceller seq_canceller_of(bitnet_session *session, int turns) {
    seq_canceller c;
    memset(&c, 0, sizeof c);
    c.session = session;
    c.turns = turns;
    return c;
}
#endif

/* Begins a call of the subject in which the operation's mishap may happen. */
static void seq_arm(seq_slot *slot) {
    seq_world *w = slot->world;
    w->armed = true;
    w->whom = slot;
    w->calls++;
    if (w->mishap == SEQ_MEMORY || w->mishap == SEQ_NO_MEMORY) {
        int after = w->op->after, first = after / 4 % 8;
        w->pair->heap.until = 1 + (after % 2 ? 0 : after % 4 ? first : 4 * first + after / 32);
        w->pair->heap.persistent = w->mishap == SEQ_NO_MEMORY;
    }
    if (w->mishap == SEQ_CANCEL_INSIDE) w->inside = w->op->after % 6 + 1;
    if (w->mishap == SEQ_CANCEL_INSIDE) w->mishap = SEQ_NONE;
    if (w->mishap == SEQ_CANCEL && slot->s) {
        slot->cancel++;
        bitnet_session_cancel(slot->s);
        w->mishap = SEQ_NONE;
    }
}

static void seq_disarm(seq_world *w) {
    w->armed = false;
    w->whom = NULL;
    w->pair->heap.until = 0;
    w->pair->heap.persistent = false;
    if (w->pair->heap.broken) seq_fail(w, SEQ_FAULT_HEAP, "%s", w->pair->heap.broken);
}

/* CALL between the two, cancelled by another thread if that is the mishap. */
#if defined(SEQ_THREADS)
#define SEQ_CALL(slot, call) \
    do { \
        bool threaded = (slot)->s && (slot)->world->mishap == SEQ_CANCEL_THREAD; \
        seq_canceller canceller = \
            seq_canceller_of((slot)->s, (slot)->world->op->after * (slot)->world->op->after * 8); \
        if (threaded) { \
            (slot)->cancel++; \
            (slot)->world->mishap = SEQ_NONE; \
            threaded = pthread_create(&canceller.thread, NULL, seq_cancel_soon, &canceller) == 0; \
        } \
        seq_arm(slot); \
        call; \
        if (threaded) pthread_join(canceller.thread, NULL); \
        seq_disarm((slot)->world); \
    } while (0)
#else
#define SEQ_CALL(slot, call) \
    do { \
        seq_arm(slot); \
        call; \
        seq_disarm((slot)->world); \
    } while (0)
#endif

/* True if an allocation failed in this operation. */
static bool seq_starved(const seq_world *w) { return w->pair->heap.failed > 0; }

static bool seq_is_excused(const seq_slot *slot, bitnet_result r) {
    return r == BITNET_ERROR_OUT_OF_MEMORY && seq_starved(slot->world);
}

/* ---- bringing the twin to the subject's state */

static bool seq_is_prefix(const seq_slot *slot) {
    int32_t length = bitnet_session_length(slot->s);
    return length <= bitnet_session_length(slot->t) &&
           memcmp(bitnet_session_tokens(slot->s), bitnet_session_tokens(slot->t),
                  (size_t)length * sizeof(int32_t)) == 0;
}

static bool seq_same_tokens(const seq_slot *slot) {
    return bitnet_session_length(slot->s) == bitnet_session_length(slot->t) && seq_is_prefix(slot);
}

static void seq_expect(seq_slot *slot, const char *what, bitnet_result r, bitnet_result twin) {
    if (r == twin) return;
    seq_fail(slot->world, SEQ_FAULT_RESULT, "%s: \"%s\" (%s), the twin \"%s\" (%s)", what,
             bitnet_result_text(r), bitnet_session_message(slot->s), bitnet_result_text(twin),
             bitnet_session_message(slot->t));
}

static void seq_fail_tokens(seq_slot *slot, const char *what) {
    int32_t i = 0, n = bitnet_session_length(slot->s), m = bitnet_session_length(slot->t);
    const int32_t *a = bitnet_session_tokens(slot->s), *b = bitnet_session_tokens(slot->t);
    while (i < n && i < m && a[i] == b[i]) i++;
    seq_fail(slot->world, SEQ_FAULT_TOKENS,
             "%s: session %d has %d tokens, the twin %d; the first %d are equal, then %d and %d",
             what, seq_index(slot), (int)n, (int)m, (int)i, i < n ? (int)a[i] : -1,
             i < m ? (int)b[i] : -1);
}

#include "sequences_oracles.h"

static void seq_cut_twin(seq_slot *slot, int32_t length) {
    bitnet_session_truncate(slot->t, length);
    seq_cut_rule(slot);
    if (slot->known > length) slot->known = length;
}

/* The subject was cancelled: it may have dropped tokens that were not computed. */
static void seq_cancel_twin(seq_slot *slot) {
    float x;
    if (!slot->cancel) {
        seq_fail(slot->world, SEQ_FAULT_RESULT, "cancelled by nobody");
        return;
    }
    slot->cancel--;
    bitnet_step(slot->t, NULL);
    bitnet_session_cancel(slot->t);
    seq_expect(slot, "the twin's cancel", BITNET_CANCELLED,
               bitnet_log_probability(slot->t, 0, NULL, &x));
    if (!seq_is_prefix(slot)) seq_fail_tokens(slot, "a cancel");
    else seq_cut_twin(slot, bitnet_session_length(slot->s));
}

/* Ends the generation, as a failing begin does. */
static void seq_end_twin(seq_slot *slot) {
    bitnet_generate_options o;
    memset(&o, 0, sizeof o);
    o.top_logprobs = -1;
    bitnet_generate_begin(slot->t, NULL, BITNET_TERMINATED, &o);
}

/* Restarts the random numbers of both, because the number of draws is unknown. */
static void seq_resample(seq_slot *slot) {
    const bitnet_sampling *p = slot->sampling ? &slot->sampling->sampling : NULL;
    seq_expect(slot, "set_sampling", bitnet_session_set_sampling(slot->s, p),
               bitnet_session_set_sampling(slot->t, p));
    slot->restored = false;
}

/* After every operation: tokens are equal, and the twin is computed. */
static void seq_settle(seq_slot *slot) {
    int32_t length, i;
    bitnet_result r;
    if (!slot->s || slot->world->fault) return;
    if (bitnet_generate_stop_reason(slot->s) == BITNET_STOP_CANCELLED &&
        bitnet_generate_stop_reason(slot->t) != BITNET_STOP_CANCELLED)
        seq_cancel_twin(slot);
    r = bitnet_step(slot->t, NULL);
    if (r) seq_fail(slot->world, SEQ_FAULT_RESULT, "the twin: %s", bitnet_result_text(r));
    seq_cut_rule(slot);
    if (!seq_same_tokens(slot)) seq_fail_tokens(slot, "after the operation");
    length = bitnet_session_length(slot->s);
    for (i = slot->known; i < length; i++) slot->states[i] = 0;
    slot->known = length;
    slot->result = bitnet_session_result(slot->s);
}

/* ---- comparing */

/* A session of the twin's model, fed all tokens at once. */
static bitnet_session *seq_fresh(seq_slot *slot, bool whole) {
    seq_world *w = slot->world;
    bitnet_session_options o = slot->options;
    bitnet_session *f;
    int32_t length = bitnet_session_length(slot->s), i;
    const int32_t *ids = bitnet_session_tokens(slot->s);
    bool good;
    o.full_head = true;
    o.batch = whole ? 0 : 7;
    o.snapshots = 0;
    f = bitnet_session_create(w->pair->twin, &o, NULL);
    if (f && slot->adapter >= 0)
        bitnet_session_set_adapter(f, w->pair->twin_adapters[slot->adapter], slot->scale);
    if (!seq_is_head(w)) {
        good = f && bitnet_feed(f, ids, (size_t)length) == BITNET_OK;
    } else {
        for (good = f != NULL, i = 0; i < length && good; i++) {
            seq_state(w, slot->states[i], w->state);
            good = bitnet_feed_hidden(f, ids + i, w->state, 1) == BITNET_OK;
        }
    }
    if (!good) seq_fail(w, SEQ_FAULT_RESULT, "a fresh session: no memory");
    return f;
}

static void seq_compare_logits(seq_slot *slot, bitnet_session *a, bitnet_session *b,
                               const char *what) {
    seq_world *w = slot->world;
    const float *x, *y;
    int32_t i;
    bitnet_logits(a, NULL, &x);
    bitnet_logits(b, NULL, &y);
    if (!x || !y) {
        seq_fail(w, SEQ_FAULT_RESULT, "%s: logits: %s, %s", what,
                 x ? "good" : bitnet_session_message(a), y ? "good" : bitnet_session_message(b));
        return;
    }
    seq_trace_result(w, x, (size_t)w->pair->vocabulary * sizeof *x);
    if (memcmp(x, y, (size_t)w->pair->vocabulary * sizeof *x) == 0) return;
    for (i = 0; memcmp(x + i, y + i, sizeof *x) == 0;) i++;
    seq_fail(w, SEQ_FAULT_LOGITS, "%s: session %d, after %d tokens: logit %d is %.9g, not %.9g",
             what, seq_index(slot), (int)bitnet_session_length(slot->s), (int)i, (double)x[i],
             (double)y[i]);
}

/* Removes the data of an earlier turn from a saved state. Returns its remaining size. */
static size_t seq_without_turn(const seq_world *w, uint8_t *data, size_t size) {
    uint32_t turn;
    size_t end = size - 4; /* the checksum goes, too */
    memcpy(&turn, data + SEQ_TURN, sizeof turn);
    memset(data + SEQ_TURN, 0, sizeof turn);
    if (!turn) return end;
    memmove(data + end - 2 * w->pair->snapshot, data + end - w->pair->snapshot,
            w->pair->snapshot); /* the last is that of the end */
    return end - w->pair->snapshot;
}

/* Equal tokens give equal bytes, except for the earlier turn of a recurrent model: a state has the
   last one with a snapshot. Which turns have snapshots depends on how the tokens were computed:
   batches extended by drafts make none, and sessions keep as many as their option `snapshots`
   allows. Both are right, so only the rest is compared. */
static void seq_compare_states(seq_slot *slot) {
    size_t own, other;
    uint8_t *a, *b;
    if (seq_is_head(slot->world)) return;
    a = seq_bytes(slot->s, 0, &own);
    b = seq_bytes(slot->t, 0, &other);
    if (a && b) {
        size_t size, i = 0;
        size_t twin_size = seq_without_turn(slot->world, b, other);
        seq_trace_course(slot->world, a, own);
        size = seq_without_turn(slot->world, a, own);
        seq_trace_result(slot->world, a, size);
        while (i < size && i < twin_size && a[i] == b[i]) i++;
        if (i < size || i < twin_size)
            seq_fail(slot->world, SEQ_FAULT_STATE, "session %d: byte %d of %d, the twin %d",
                     seq_index(slot), (int)i, (int)size, (int)twin_size);
    }
    free(a);
    free(b);
}

/* Computes pending tokens and compares; `how` selects how thoroughly. */
static void seq_check(seq_slot *slot, uint32_t how) {
    seq_world *w = slot->world;
    bitnet_session *other;
    float x = 0, y = 0;
    int32_t id = (int32_t)(how / 64 % (uint32_t)w->pair->vocabulary);
    bitnet_result r, twin;
    if (how % 8 == 0) { /* without touching the session itself */
        other = bitnet_session_copy(slot->s, NULL);
        if (!other) seq_fail(w, SEQ_FAULT_RESULT, "a copy: no memory");
        else if (bitnet_session_length(slot->s) > 0)
            seq_compare_logits(slot, other, slot->t, "a copy");
        bitnet_session_free(other);
        return;
    }
    r = bitnet_log_probability(slot->s, id, NULL, &x);
    if (r == BITNET_CANCELLED && slot->cancel) {
        seq_cancel_twin(slot);
        seq_settle(slot);
        return;
    }
    slot->cancel = 0; /* it would have taken effect */
    twin = bitnet_log_probability(slot->t, id, NULL, &y);
    seq_expect(slot, "log_probability", r, twin);
    seq_trace_result(w, &x, sizeof x);
    if (r || w->fault) return;
    if (memcmp(&x, &y, sizeof x) != 0)
        seq_fail(w, SEQ_FAULT_LOGITS, "session %d, after %d tokens: log-probability %.9g, not %.9g",
                 seq_index(slot), (int)bitnet_session_length(slot->s), (double)x, (double)y);
    seq_compare_logits(slot, slot->s, slot->t, "logits");
    if (how % 8 == 1) seq_compare_states(slot);
    if (how % 20 == 2) {
        other = seq_fresh(slot, how % 40 == 2);
        if (!w->fault) seq_compare_logits(slot, slot->s, other, "a fresh session");
        bitnet_session_free(other);
    }
}

/* What the twin will sample next, without a generation's minimum of tokens. */
static void seq_teach(seq_slot *slot, int count) {
    bitnet_session *c = bitnet_session_copy(slot->t, NULL);
    int32_t id;
    slot->future_at = bitnet_session_length(slot->t);
    for (slot->future_count = 0; c && slot->future_count < count;) {
        if (bitnet_sample(c, NULL, &id) != BITNET_OK) break;
        slot->future[slot->future_count++] = id;
        if (bitnet_feed(c, &id, 1) != BITNET_OK) break;
        if (bitnet_session_length(c) != slot->future_at + slot->future_count) break; /* it slid */
    }
    bitnet_session_free(c);
}

#include "sequences_calls.h"
#include "sequences_scenes.h"

/* ---- sequences */

/* Kinds of operations, and how often they come. */
#define SEQ_KIND_LIST(X) \
    X(create, 2) \
    X(free, 2) \
    X(copy, 4) \
    X(feed, 20) \
    X(step, 12) \
    X(sample, 14) \
    X(step_many, 4) \
    X(begin, 6) \
    X(next, 9) \
    X(generate, 3) \
    X(generate_many, 3) \
    X(sampling, 3) \
    X(grammar, 4) \
    X(drafter, 7) \
    X(teach, 4) \
    X(reach, 7) \
    X(adapter, 2) \
    X(truncate, 6) \
    X(reset, 1) \
    X(system, 2) \
    X(save, 3) \
    X(restore, 4) \
    X(choose, 4) \
    X(embed, 1) \
    X(observer, 1) \
    X(threads, 1) \
    X(leave, 16) \
    X(rounds, 3) \
    X(slide, 3) \
    X(detour, 4) \
    X(check, 8)

#define SEQ_X(name, weight) SEQ_KIND_##name,
enum { SEQ_KIND_LIST(SEQ_X) SEQ_KINDS };
#undef SEQ_X

typedef struct seq_kind {
    const char *name;
    int weight;
    void (*run)(seq_slot *slot, const seq_op *op);
} seq_kind;

#define SEQ_X(name, weight) {#name, weight, seq_run_##name},
static const seq_kind seq_kinds[] = {SEQ_KIND_LIST(SEQ_X)};
#undef SEQ_X

/* Operations that often follow others, some operations later, on the same session. */
static const struct {
    int kind, later, then, of; /* of: one time in `of` */
} seq_pairings[] = {
    {SEQ_KIND_reach, 2, SEQ_KIND_feed, 2},       {SEQ_KIND_sample, 1, SEQ_KIND_begin, 6},
    {SEQ_KIND_begin, 1, SEQ_KIND_next, 2},       {SEQ_KIND_grammar, 1, SEQ_KIND_sample, 4},
    {SEQ_KIND_feed, 1, SEQ_KIND_save, 12},       {SEQ_KIND_save, 1, SEQ_KIND_restore, 2},
    {SEQ_KIND_copy, 1, SEQ_KIND_truncate, 3},    {SEQ_KIND_truncate, 1, SEQ_KIND_step, 3},
    {SEQ_KIND_grammar, 1, SEQ_KIND_sampling, 6}, {SEQ_KIND_sampling, 1, SEQ_KIND_begin, 6}};

/* The composition of sequences: bits of excluded kinds and mishaps. */
typedef struct seq_choice {
    int model; /* -1: all in turn */
    uint32_t no_kinds, no_mishaps;
    bool calm; /* calls with a budget are repeated until they end */
} seq_choice;

typedef struct seq_sequence {
    uint64_t seed;
    int model, count;
    uint64_t group;
    bool calm;
    seq_op ops[SEQ_OPS];
} seq_sequence;

/* Kinds that create several objects, and must undo all if one fails. */
static bool seq_allocates(int kind) {
    return kind == SEQ_KIND_choose || kind == SEQ_KIND_copy || kind == SEQ_KIND_restore ||
           kind == SEQ_KIND_adapter;
}

static void seq_draw_op(seq_op *op, uint64_t *random, const int *weights, int total) {
    int at = (int)seq_below(random, (uint32_t)total);
    for (op->kind = 0; at >= weights[op->kind]; op->kind++) at -= weights[op->kind];
    op->slot = (int)(seq_below(random, 3) ? 0 : seq_below(random, SEQ_SLOTS));
    op->a = (uint32_t)seq_random(random) >> 1;
    op->b = (uint32_t)seq_random(random) >> 1;
    op->c = (uint32_t)seq_random(random) >> 1;
    op->mishap = seq_below(random, 4) ? SEQ_NONE : (seq_mishap)seq_below(random, SEQ_MISHAPS);
    op->after = (int)seq_below(random, 64);
    if (seq_allocates(op->kind) && seq_below(random, 6) == 0) op->mishap = SEQ_MEMORY;
}

/* The model of a group of seeds: one after another, some more often. */
static int seq_turn(uint64_t group) {
    int total = 0, at, i;
    for (i = 0; i < SEQ_MODELS; i++) total += seq_models[i].weight;
    at = (int)(group * 8 % (uint64_t)total); /* which has no divisor in common with 8 */
    for (i = 0; at >= seq_models[i].weight; i++) at -= seq_models[i].weight;
    return i;
}

/* Any operation, with a mishap, on a session whose drafts cross a page boundary. */
static void seq_draw_threat(seq_op *op, uint64_t *random, const seq_op *before,
                            const seq_choice *choice) {
    do op->kind = (int)seq_below(random, SEQ_KINDS);
    while (choice->no_kinds >> op->kind & 1);
    op->slot = before->slot;
    op->mishap = (seq_mishap)seq_below(random, SEQ_MISHAPS);
    if (op->kind == SEQ_KIND_feed) op->a |= 15; /* to the end of the context: needs most memory */
}

/* Draws the sequence of a seed: each prefers some kinds of operations and excludes others. */
static void seq_draw(seq_sequence *q, uint64_t seed, const seq_choice *choice) {
    static const int factors[] = {0, 1, 1, 1, 3};
    uint64_t random = seed * 2654435761u + 1;
    int weights[SEQ_KINDS], total = 0, i, k;
    q->seed = seed;
    q->group = seed / SEQ_GROUP;
    q->calm = choice->calm;
    q->model = choice->model < 0 ? seq_turn(q->group) : choice->model;
    q->count = 8 + (int)seq_below(&random, SEQ_OPS - 8);
    for (i = 0; i < SEQ_KINDS; i++) {
        int factor = factors[seq_below(&random, 5)];
        if (seq_kinds[i].run == seq_run_feed && factor == 0) factor = 1;
        weights[i] = choice->no_kinds >> i & 1 ? 0 : factor * seq_kinds[i].weight;
        total += weights[i];
    }
    for (i = 0; i < q->count; i++) {
        seq_draw_op(&q->ops[i], &random, weights, total);
        if (i > 0 && q->ops[i - 1].kind == SEQ_KIND_reach && seq_below(&random, 3))
            seq_draw_threat(&q->ops[i], &random, &q->ops[i - 1], choice);
        if (choice->no_mishaps >> q->ops[i].mishap & 1) q->ops[i].mishap = SEQ_NONE;
    }
    for (i = 0; i < q->count; i++)
        for (k = 0; k < (int)(sizeof seq_pairings / sizeof *seq_pairings); k++) {
            seq_op *then = &q->ops[i + seq_pairings[k].later];
            if (q->ops[i].kind != seq_pairings[k].kind || then >= q->ops + q->count ||
                weights[seq_pairings[k].then] == 0 ||
                seq_below(&random, (uint32_t)seq_pairings[k].of))
                continue;
            then->kind = seq_pairings[k].then;
            then->slot = q->ops[i].slot;
            if (then->kind != SEQ_KIND_feed) continue;
            then->a = 8 + then->a % 4; /* some tokens, */
            then->b = then->b / 8 * 8; /* as drafted, one by one */
        }
    q->ops[0].kind = SEQ_KIND_create; /* something to begin with */
    q->ops[1].kind = SEQ_KIND_feed;
    q->ops[0].slot = q->ops[1].slot = 0;
    q->ops[0].mishap = q->ops[1].mishap = SEQ_NONE;
    if (seed / 4 % 4) q->ops[1].a = (uint32_t)(seed / 16 % 2) * 16; /* near a page boundary */
    if (!(choice->no_kinds >> SEQ_KIND_drafter & 1) && seed % 4) q->ops[2].kind = SEQ_KIND_drafter;
}

static void seq_run_op(seq_world *w, const seq_op *op, int number) {
    int i = op->slot, k;
    seq_slot *slot;
    for (k = 0; k < SEQ_SLOTS && !w->slots[i].s; k++) i = (i + 1) % SEQ_SLOTS;
    slot = &w->slots[i];
    if (!slot->s && op->kind != SEQ_KIND_create) return;
    w->op = op;
    w->mishap = op->mishap;
    w->inside = 0;
    w->number = number;
    w->pair->heap.failed = 0;
    seq_say(w, "%3d  session %d (%d)%s: ", number, i,
            slot->s ? (int)bitnet_session_length(slot->s) : 0, seq_mishaps[op->mishap]);
    seq_kinds[op->kind].run(slot, op);
    if (slot->deferred && seq_kinds[op->kind].run != seq_run_next) slot->touched = true;
    seq_settle(slot);
    seq_say(w, "\n");
    w->trace.failed += w->pair->heap.failed;
}

static void seq_world_close(seq_world *w) {
    int i;
    for (i = 0; i < SEQ_SLOTS; i++) seq_close(&w->slots[i]);
    for (i = 0; i < SEQ_SAVES; i++) seq_forget_save(&w->saves[i]);
    for (i = 0; i < w->sampling_count; i++) free(w->samplings[i]);
    bitnet_chain_memory_free(w->memory);
    free(w->state);
}

/* Runs a sequence, or only the operations in `chosen` (NULL: all), on a loaded model. `w` has the
   result, and may be read while it runs. */
static void seq_run(seq_world *w, seq_pair *pair, const seq_sequence *q, const bool *chosen,
                    seq_output output) {
    static const int fresh[] = {0xFF, 0x7F, 0x5E, 0x3F, 0xA5}, freed[] = {0x7F, 0xFF, 0x3F};
    int i;
    memset(w, 0, sizeof *w);
    w->pair = pair;
    w->output = output;
    w->trace.results = w->trace.course = SEQ_NO_BYTES;
    w->calm = q->calm;
    pair->heap.fresh = fresh[q->seed % 5];
    pair->heap.freed = freed[q->seed % 3];
    pair->heap.broken = NULL;
    pair->twin_heap.fresh = 0;
    pair->twin_heap.freed = 0xDD;
    for (i = 0; i < SEQ_SLOTS; i++) w->slots[i].world = w;
    w->state = (float *)malloc((size_t)pair->width * SEQ_CONTEXT * sizeof(float));
    w->memory = bitnet_chain_memory_create(pair->subject, 64, NULL);
    seq_trace_line(w, q->seed, -1, "load");
    for (i = 0; i < q->count && !w->fault; i++) {
        if (!chosen || chosen[i]) seq_run_op(w, &q->ops[i], i);
        seq_trace_line(w, q->seed, i, seq_kinds[q->ops[i].kind].name);
    }
    for (i = 0; i < SEQ_SLOTS && !w->fault; i++) {
        if (!w->slots[i].s) continue;
        w->number = q->count;
        seq_check(&w->slots[i], 1);
        if (!w->fault) seq_check(&w->slots[i], 2);
    }
    if (!w->fault) seq_world_close(w);
    seq_trace_line(w, q->seed, q->count, "end");
    if (pair->heap.broken) seq_fail(w, SEQ_FAULT_HEAP, "%s", pair->heap.broken);
}

#endif
