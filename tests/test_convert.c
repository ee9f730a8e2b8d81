/* test_convert.c - does the converter convert every input correctly?

       cc tests/test_convert.c -o test_convert && ./test_convert      from the top of the repository
       ./test_convert --checkpoint FOLDER LAYERS     writes a packed checkpoint of BitNet-2B's shape

   The models are synthetic. Each test starts with a GGUF file of the expected result, makes the
   corresponding checkpoint with its own code (real tensor names, packings, scale conventions, order
   of rows), converts it, and compares the file's tensors bit by bit, and its logits with
   reference.h's plain forward pass. */

#include "poison.h"

#define main bitnet_convert_main
#include "../tools/bitnet_convert.c"
#undef main

#if defined(_WIN32)
#include <direct.h>
#define make_directory(path) _mkdir(path)
#else
#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>
#define make_directory(path) mkdir(path, 0777)
#endif

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function" /* part of check.h is unused */
#endif
#include "check.h"
#include "make.h"
#include "split.h"
#include "reference.h"

#define WORK "test_convert.tmp"

/* ---- files */

static const char *work_path(const char *name) {
    static char path[64][256];
    static int turn;
    turn = (turn + 1) % 64;
    snprintf(path[turn], sizeof path[turn], "%s/%s", WORK, name);
    return path[turn];
}

static void write_file(const char *path, const void *data, size_t size) {
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(data, 1, size, file) != size || fclose(file) != 0)
        make_fail("a file cannot be written");
}

static void write_text(const char *path, const char *text) { write_file(path, text, strlen(text)); }

/* ---- checkpoints */

typedef struct stored {
    char name[96], dtype[8];
    uint64_t rows, columns; /* rows 0: a vector */
    uint8_t *data;          /* NULL: random data, made while they are written */
    size_t size;
} stored;

typedef struct checkpoint {
    char folder[200];
    stored *items;
    size_t count, room;
} checkpoint;

/* Adds a tensor without data. */
static stored *store_random(checkpoint *c, const char *name, const char *dtype, uint64_t rows,
                            uint64_t columns) {
    stored *s;
    size_t unit = !strcmp(dtype, "F32") ? 4 : !strcmp(dtype, "U8") ? 1 : 2;
    tool_grow(&c->items, &c->room, c->count + 1, sizeof *c->items);
    s = &c->items[c->count++];
    snprintf(s->name, sizeof s->name, "%s", name);
    snprintf(s->dtype, sizeof s->dtype, "%s", dtype);
    s->rows = rows;
    s->columns = columns;
    s->size = (size_t)((rows ? rows : 1) * columns) * unit;
    s->data = NULL;
    return s;
}

static uint8_t *store(checkpoint *c, const char *name, const char *dtype, uint64_t rows,
                      uint64_t columns) {
    stored *s = store_random(c, name, dtype, rows, columns);
    return s->data = (uint8_t *)make_alloc(s->size);
}

/* Random codes, or bf16 values of about +-0.01 (a scale: positive). */
static void write_random(const stored *s, make_file *random, FILE *file) {
    uint8_t block[4096];
    size_t done, n, i;
    for (done = 0; done < s->size; done += n) {
        n = s->size - done < sizeof block ? s->size - done : sizeof block;
        make_bytes(random, block, (int)n);
        if (!strcmp(s->dtype, "U8")) make_codes(block, n);
        else
            for (i = 1; i < n; i += 2)
                block[i] = (uint8_t)(s->columns > 1 ? 0x3C | (block[i] & 0x80) : 0x3C);
        fwrite(block, 1, n, file);
    }
}

/* Tensors [from, to) as a safetensors file. */
static void write_safetensors(const checkpoint *c, const char *name, size_t from, size_t to) {
    size_t room = (to - from) * 256 + 128, used, at = 0, i;
    char *header = (char *)make_alloc(room), path[256];
    make_file random;
    uint64_t length;
    FILE *file;
    used = (size_t)snprintf(header, room, "{\"__metadata__\":{\"format\":\"pt\"}");
    for (i = from; i < to; i++) {
        const stored *s = &c->items[i];
        char rows[24] = "";
        if (s->rows)
            snprintf(rows, sizeof rows, "%lu,%s", (unsigned long)s->rows,
                     strstr(s->name, "conv1d") ? "1," : "");
        used += (size_t)snprintf(header + used, room - used,
                                 ",\"%s\":{\"dtype\":\"%s\",\"shape\":[%s%lu],\"data_offsets\":"
                                 "[%lu,%lu]}",
                                 s->name, s->dtype, rows, (unsigned long)s->columns,
                                 (unsigned long)at, (unsigned long)(at + s->size));
        at += s->size;
    }
    used += (size_t)snprintf(header + used, room - used, "}   ");
    length = used;
    snprintf(path, sizeof path, "%s/%s", c->folder, name);
    file = fopen(path, "wb");
    if (!file) make_fail("no safetensors");
    fwrite(&length, 8, 1, file);
    fwrite(header, 1, used, file);
    random.random = 1;
    for (i = from; i < to; i++) {
        const stored *s = &c->items[i];
        if (s->data) fwrite(s->data, 1, s->size, file);
        else write_random(s, &random, file);
    }
    if (fclose(file) != 0) make_fail("the safetensors do not fit on the disk");
    free(header);
}

static void checkpoint_begin(checkpoint *c, const char *name) {
    memset(c, 0, sizeof *c);
    snprintf(c->folder, sizeof c->folder, "%s", work_path(name));
    make_directory(c->folder);
}

static void put_text(const checkpoint *c, const char *name, const char *text) {
    char path[256];
    snprintf(path, sizeof path, "%s/%s", c->folder, name);
    write_text(path, text);
}

static void remove_text(const checkpoint *c, const char *name) {
    char path[256];
    snprintf(path, sizeof path, "%s/%s", c->folder, name);
    remove(path);
}

static void checkpoint_free(checkpoint *c) {
    while (c->count > 0) free(c->items[--c->count].data);
    free(c->items);
}

/* ---- the vocabulary of make.h as tokenizer.json */

static size_t put_json_string(char *out, bitnet_string s, bool escaped) {
    size_t i, used = 0;
    out[used++] = '"';
    for (i = 0; i < s.length; i++) {
        unsigned char c = (unsigned char)s.data[i];
        if (c == '"' || c == '\\') out[used++] = '\\', out[used++] = (char)c;
        else if (escaped && c < 0x80) used += (size_t)sprintf(out + used, "\\u%04x", c);
        else out[used++] = (char)c;
    }
    out[used++] = '"';
    return used;
}

#define LLAMA3_REGEX \
    "(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\\\\r\\\\n\\\\p{L}\\\\p{N}]?\\\\p{L}+|\\\\p{N}{1,3}| ?" \
    "[^\\\\s\\\\p{L}\\\\p{N}]+[\\\\r\\\\n]*|\\\\s*[\\\\r\\\\n]+|\\\\s+(?!\\\\S)|\\\\s+"

/* `pairs`: merges are arrays; `regex`: of the pre-tokenizer. */
static void write_tokenizer_json(const checkpoint *c, const bitnet_gguf *g, bool pairs,
                                 const char *regex) {
    const bitnet_gguf_value *tokens = bitnet_gguf_find(g, "tokenizer.ggml.tokens");
    const bitnet_gguf_value *merges = bitnet_gguf_find(g, "tokenizer.ggml.merges");
    size_t n = (size_t)tokens->count, i, used = 0;
    char *out = (char *)make_alloc(n * 100 + 4096);
    bitnet_string s;
    used += (size_t)sprintf(out, "{\"version\":\"1.0\",\"added_tokens\":[");
    for (i = n - 3; i < n; i++) {
        bitnet_gguf_string(tokens, i, &s);
        used += (size_t)sprintf(out + used,
                                "%s{\"id\":%lu,\"special\":true,\"content\":", i > n - 3 ? "," : "",
                                (unsigned long)i);
        used += put_json_string(out + used, s, false);
        out[used++] = '}';
    }
    used += (size_t)sprintf(
        out + used,
        "],\"normalizer\":null,\"pre_tokenizer\":{\"type\":\"Sequence\",\"pretokenizers\":["
        "{\"type\":\"Split\",\"pattern\":{\"Regex\":\"%s\"},\"behavior\":\"Isolated\"},"
        "{\"type\":\"ByteLevel\",\"add_prefix_space\":false,\"use_regex\":false}]},"
        "\"post_processor\":{\"type\":\"Sequence\",\"processors\":[{\"type\":\"ByteLevel\"},"
        "{\"type\":\"TemplateProcessing\",\"single\":[{\"SpecialToken\":{\"id\":"
        "\"<|begin_of_text|>\",\"type_id\":0}},{\"Sequence\":{\"id\":\"A\",\"type_id\":0}}]}]},"
        "\"model\":{\"type\":\"BPE\",\"byte_fallback\":false,\"vocab\":{",
        regex);
    for (i = 0; i < n - 3; i++) {
        bitnet_gguf_string(tokens, i, &s);
        if (i) out[used++] = ',';
        used += put_json_string(out + used, s, i % 7 == 3);
        used += (size_t)sprintf(out + used, ":%lu", (unsigned long)i);
    }
    used += (size_t)sprintf(out + used, "},\"merges\":[");
    for (i = 0; i < (size_t)merges->count; i++) {
        bitnet_string left, right;
        bitnet_gguf_string(merges, i, &s);
        if (i) out[used++] = ',';
        if (!pairs) {
            used += put_json_string(out + used, s, false);
            continue;
        }
        left = right = s;
        left.length = (size_t)((const char *)memchr(s.data, ' ', s.length) - s.data);
        right.data += left.length + 1, right.length -= left.length + 1;
        out[used++] = '[';
        used += put_json_string(out + used, left, false);
        out[used++] = ',';
        used += put_json_string(out + used, right, true);
        out[used++] = ']';
    }
    used += (size_t)sprintf(out + used, "]}}");
    out[used] = 0;
    put_text(c, "tokenizer.json", out);
    free(out);
}

/* Writes config.json; `more` has further members, each after a comma. Multimodal models have all of
   it in an object, next to the sizes of other parts. */
static void write_config(const checkpoint *c, const make_options *o, const char *name,
                         const char *activation, const char *more) {
    char text[2048];
    bool inside = strstr(name, "ConditionalGeneration") != NULL;
    snprintf(text, sizeof text,
             "{\"architectures\":[\"%s\"],%s\"hidden_act\":\"%s\",\"vocab_size\":%d,"
             "\"hidden_size\":%d,\"num_hidden_layers\":%d,\"intermediate_size\":%d,"
             "\"num_attention_heads\":%d,\"num_key_value_heads\":%d,\"head_dim\":%d,"
             "\"max_position_embeddings\":%d,\"rms_norm_eps\":%.9g,\"rope_theta\":%.9g,"
             "\"bos_token_id\":%d,\"eos_token_id\":[%d,%d]%s}%s",
             name, inside ? "\"hidden_size\":7,\"text_config\":{" : "", activation, o->vocabulary,
             o->width, o->layers, o->ffn, o->heads, o->kv_heads, o->head_width, o->context,
             (double)o->epsilon, (double)o->rope_base, make_bos(o), make_eos(o), o->vocabulary - 1,
             more, inside ? "}" : "");
    put_text(c, "config.json", text);
}

typedef enum dialect { HUB_USUAL, HUB_1BITLLM, HUB_GEMMA, HUB_DIALECTS } dialect;

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), n = strlen(end);
    return length >= n && strcmp(text + length - n, end) == 0;
}

/* Hugging Face's name of the tensor "blk.N.<name>.weight". */
static void hub_name(const char *name, dialect of, char *out, size_t size) {
    static const char *const names[][1 + HUB_DIALECTS] = {
        {"attn_norm", "input_layernorm", NULL},
        {"attn_q", "self_attn.q_proj", NULL},
        {"attn_k", "self_attn.k_proj", NULL},
        {"attn_v", "self_attn.v_proj", NULL},
        {"attn_sub_norm", "self_attn.attn_sub_norm", "self_attn.inner_attn_ln"},
        {"attn_output", "self_attn.o_proj", NULL},
        {"ffn_norm", "post_attention_layernorm", NULL, "pre_feedforward_layernorm"},
        {"post_attention_norm", "post_attention_layernorm", NULL},
        {"attn_qkv", "linear_attn.in_proj_qkv", NULL},
        {"attn_gate", "linear_attn.in_proj_z", NULL},
        {"ssm_alpha", "linear_attn.in_proj_a", NULL},
        {"ssm_beta", "linear_attn.in_proj_b", NULL},
        {"ssm_conv1d", "linear_attn.conv1d", NULL},
        {"ssm_norm", "linear_attn.norm", NULL},
        {"ssm_out", "linear_attn.out_proj", NULL},
        {"post_ffw_norm", NULL, NULL, "post_feedforward_layernorm"},
        {"attn_q_norm", "self_attn.q_norm", NULL},
        {"attn_k_norm", "self_attn.k_norm", NULL},
        {"attn_q_norm_in", "self_attn.q_proj.norm", NULL},
        {"attn_k_norm_in", "self_attn.k_proj.norm", NULL},
        {"attn_v_norm_in", "self_attn.v_proj.norm", NULL},
        {"attn_output_norm_in", "self_attn.o_proj.norm", NULL},
        {"ffn_gate_norm_in", "mlp.gate_proj.norm", NULL},
        {"ffn_up_norm_in", "mlp.up_proj.norm", NULL},
        {"ffn_down_norm_in", "mlp.down_proj.norm", NULL},
        {"ffn_gate", "mlp.gate_proj", NULL},
        {"ffn_up", "mlp.up_proj", NULL},
        {"ffn_gate_inp", "mlp.gate", NULL},
        {"ffn_sub_norm", "mlp.ffn_sub_norm", "mlp.ffn_layernorm"},
        {"ffn_down", "mlp.down_proj", NULL}};
    char part[32], ending[16];
    int layer;
    size_t i;
    if (!strcmp(name, "token_embd.weight")) snprintf(out, size, "model.embed_tokens.weight");
    else if (!strcmp(name, "output.weight")) snprintf(out, size, "lm_head.weight");
    else if (!strcmp(name, "output_norm.weight")) snprintf(out, size, "model.norm.weight");
    else if (ends_with(name, ".ssm_dt.bias") && sscanf(name, "blk.%d", &layer) == 1)
        snprintf(out, size, "model.layers.%d.linear_attn.dt_bias", layer);
    else if (ends_with(name, ".ssm_a") && sscanf(name, "blk.%d", &layer) == 1)
        snprintf(out, size, "model.layers.%d.linear_attn.A_log", layer);
    else if (sscanf(name, "blk.%d.%31[a-z0-9_].%15s", &layer, part, ending) == 3)
        for (i = 0; i < sizeof names / sizeof *names; i++)
            if (!strcmp(part, names[i][0]))
                snprintf(out, size, "model.layers.%d.%s.%s", layer,
                         names[i][1 + of] ? names[i][1 + of] : names[i][1], ending);
}

/* ---- the truth: a model in memory, whose bytes may be changed before it is opened */

typedef struct truth {
    make_options o;
    make_file file;
    uint8_t *data;
    bitnet_gguf *gguf;
} truth;

static void truth_open(truth *t) {
    t->gguf = bitnet_gguf_open_memory(t->data, t->file.size, NULL, NULL);
    if (!t->gguf) make_fail("the truth is no GGUF file");
}

static void truth_make(truth *t, const make_options *o) {
    t->o = *o;
    make_model(o, &t->file);
    t->data = (uint8_t *)make_alloc(t->file.size);
    memcpy(t->data, t->file.data, t->file.size);
    truth_open(t);
}

static void truth_free(truth *t) {
    bitnet_gguf_free(t->gguf);
    make_free(&t->file);
    free(t->data);
}

static void write_truth(const truth *t, const char *path) {
    write_file(path, t->data, t->file.size);
}

static uint8_t *truth_data(const truth *t, const bitnet_gguf_tensor *tensor) {
    return t->data + tensor->offset;
}

/* Weight (r, i) of an I2_S tensor as the format describes it. */
static int truth_weight(const bitnet_gguf_tensor *t, uint64_t r, uint64_t i) {
    uint64_t at = r * t->shape[0] + i;
    return (t->data[at / 128 * 32 + at % 32] >> (6 - 2 * (at % 128 / 32)) & 3) - 1;
}

static float *truth_scale(const truth *t, const bitnet_gguf_tensor *tensor) {
    return (float *)(void *)(truth_data(t, tensor) + tensor->shape[0] * tensor->shape[1] / 4);
}

static float cut_to_bf16(float x) {
    uint32_t bits;
    memcpy(&bits, &x, 4);
    bits &= 0xFFFF0000u;
    memcpy(&x, &bits, 4);
    return x;
}

static bool is_projection(const bitnet_gguf_tensor *t) {
    return t->dimensions == 2 && t->name.length > 4 && !memcmp(t->name.data, "blk.", 4);
}

static void copy_name(const bitnet_gguf_tensor *t, char out[64]) {
    snprintf(out, 64, "%.*s", (int)t->name.length, t->name.data);
}

/* Does a tensor have rows for each head of a recurrent state? */
static bool of_values(const char *name) {
    return strstr(name, "attn_qkv") || strstr(name, "attn_gate") || strstr(name, "ssm_alpha") ||
           strstr(name, "ssm_beta") || strstr(name, "ssm_conv1d");
}

/* The position of a row, element or column in the checkpoint: 6 heads that share 2 key heads are in
   the order 0, 2, 4, 1, 3, 5; q and k before them are not reordered. */
static uint64_t hub_value(const truth *t, const char *name, uint64_t r) {
    uint64_t keys = (uint64_t)t->o.state_key_heads, n = (uint64_t)t->o.state_width, head, first = 0;
    uint64_t each = (uint64_t)t->o.state_heads / keys;
    if (strstr(name, "attn_qkv") || strstr(name, "conv1d")) first = 2 * keys * n;
    if (strstr(name, "ssm_a") || strstr(name, "ssm_b") || strstr(name, "ssm_dt")) n = 1;
    if (r < first) return r;
    head = (r - first) / n;
    return first + (head / keys + head % keys * each) * n + (r - first) % n;
}

/* The checkpoint's row for row r of a tensor: rotated pairs of a `llama`'s q and k are adjacent in
   the file, and half a head apart in the checkpoint. */
static uint64_t hub_row(const truth *t, const char *name, uint64_t r) {
    uint64_t d = (uint64_t)t->o.head_width, i = r % d;
    if (t->o.state_heads && of_values(name)) return hub_value(t, name, r);
    if ((strcmp(t->o.arch, "llama") != 0 && strcmp(t->o.arch, "minicpm") != 0) ||
        (!strstr(name, "attn_q") && !strstr(name, "attn_k")))
        return r;
    return r - i + (i % 2 ? d / 2 + i / 2 : i / 2);
}

/* ---- conversions */

static options defaults(const char *input, const char *output) {
    options o;
    memset(&o, 0, sizeof o);
    o.input = input;
    o.output = output;
    o.type = BITNET_TYPE_I2_S;
    o.embedding = -1;
    o.check = true;
    return o;
}

/* The number of temporary files in the tests' folder. */
static int count_temporaries(void) {
    int count = 0;
#if !defined(_WIN32)
    DIR *directory = opendir(WORK);
    struct dirent *entry;
    while (directory && (entry = readdir(directory)) != NULL)
        count += strstr(entry->d_name, ".tmp") != NULL;
    if (directory) closedir(directory);
#endif
    return count;
}

/* The result of a conversion whose output does not matter. */
static problem_kind outcome(const options *o) {
    problem p;
    run(o, &p);
    CHECK_CASE(count_temporaries() == 0, "a temporary file stayed");
    return p.kind;
}

/* The same for a conversion that must fail with this message. */
static bool refused(const options *o, problem_kind kind, const char *words) {
    problem p;
    bool good = !run(o, &p) && p.kind == kind && strstr(p.text, words);
    if (!good) printf("  %s (%s)\n", p.text, problem_name(p.kind));
    return CHECK_CASE(good, words);
}

static bool converts(const options *o, const char *what) {
    problem p;
    bool good = run(o, &p);
    if (!good) printf("  %s: %s (%s)\n", what, p.text, problem_name(p.kind));
    return CHECK_CASE(good, what);
}

/* Checks that the expected tensors are in the file; for I2_S, all except the padding. */
static void check_tensors(const truth *t, const char *path, const char *what) {
    bitnet_gguf *g = bitnet_gguf_open_file(path, NULL, NULL);
    size_t i;
    if (!CHECK_CASE(g != NULL, what)) return;
    CHECK_CASE(bitnet_gguf_tensor_count(g) == bitnet_gguf_tensor_count(t->gguf), what);
    for (i = 0; i < bitnet_gguf_tensor_count(t->gguf); i++) {
        const bitnet_gguf_tensor *a = bitnet_gguf_tensor_at(t->gguf, i), *b;
        char name[64];
        size_t size = (size_t)a->size;
        copy_name(a, name);
        b = bitnet_gguf_find_tensor(g, name);
        if (!CHECK_CASE(b && b->type == a->type && b->dimensions == a->dimensions &&
                            b->shape[0] == a->shape[0] && b->shape[1] == a->shape[1],
                        name))
            continue;
        if (a->type == BITNET_TYPE_I2_S) size -= 28;
        CHECK_CASE(memcmp(a->data, b->data, size) == 0, name);
    }
    bitnet_gguf_free(g);
}

/* Checks that the model at `path` gives the logits that reference.h computes from the expected
   file. */
static void check_logits(const truth *t, const char *path, const char *what) {
    enum { N = 9 };
    static const int32_t ids[N] = {5, 301, 17, 44, 260, 97, 3, 3, 258};
    bitnet_model *model = bitnet_model_load_file(path, NULL, NULL);
    bitnet_session *session = bitnet_session_create(model, NULL, NULL);
    float *expected = reference_logits(t->gguf, NULL, 0, BITNET_CACHE_F16, ids, N);
    const float *logits = NULL;
    size_t n = (size_t)t->o.vocabulary;
    if (session) bitnet_feed(session, ids, N), bitnet_logits(session, NULL, &logits);
    CHECK_CASE(logits && memcmp(logits, expected + (N - 1) * n, n * sizeof *logits) == 0, what);
    free(expected);
    bitnet_session_free(session);
    bitnet_model_free(model);
}

/* Checks that both tokenizers split a text in the same way and have the same special tokens. */
static void check_tokens(const truth *t, const char *path, const char *what) {
    static const char text[] = "The cat, and 12345 d\303\266gs<|eot_id|> in \"there\"\\n";
    bitnet_gguf *g = bitnet_gguf_open_file(path, NULL, NULL);
    bitnet_tokenizer *a = bitnet_tokenizer_create(t->gguf, NULL, NULL), *b = NULL;
    int32_t ids[2][128];
    size_t count[2] = {0, 0};
    if (g) b = bitnet_tokenizer_create(g, NULL, NULL);
    if (CHECK_CASE(a && b, what)) {
        bitnet_tokenize(a, text, strlen(text), BITNET_ADD_BOS | BITNET_PARSE_SPECIAL, ids[0], 128,
                        &count[0], NULL);
        bitnet_tokenize(b, text, strlen(text), BITNET_ADD_BOS | BITNET_PARSE_SPECIAL, ids[1], 128,
                        &count[1], NULL);
        CHECK_CASE(count[0] > 10 && count[0] == count[1] &&
                       !memcmp(ids[0], ids[1], count[0] * sizeof **ids),
                   what);
        CHECK_CASE(bitnet_token_bos(a) == bitnet_token_bos(b) &&
                       bitnet_token_eos(a) == bitnet_token_eos(b),
                   what);
        CHECK_CASE(bitnet_token_is_end(b, t->o.vocabulary - 1), what);
    }
    bitnet_tokenizer_free(a);
    bitnet_tokenizer_free(b);
    bitnet_gguf_free(g);
}

/* ---- Hugging Face: packed */

/* All tensors of a ternary model: projections packed, or as +-1 in half floats, with scales in
   bf16. `inverse`: the scale divides, so it is stored as its reciprocal. */
static void pack_checkpoint(checkpoint *c, const truth *t, bool inverse, bool floats) {
    size_t k;
    for (k = 0; k < bitnet_gguf_tensor_count(t->gguf); k++) {
        const bitnet_gguf_tensor *from = bitnet_gguf_tensor_at(t->gguf, k);
        uint64_t rows = from->shape[1], columns = from->shape[0], quarter = rows / 4, r, i;
        char name[64], hub[96];
        uint8_t *out;
        uint32_t bits;
        copy_name(from, name);
        hub_name(name, HUB_USUAL, hub, sizeof hub);
        if (!is_projection(from)) {
            out = store(c, hub, from->type == BITNET_TYPE_F16 ? "F16" : "F32",
                        from->dimensions == 2 ? rows : 0, columns);
            memcpy(out, from->data, (size_t)from->size);
            continue;
        }
        out = store(c, hub, floats ? "F16" : "U8", floats ? rows : quarter, columns);
        memset(out, 0, c->items[c->count - 1].size);
        for (r = 0; r < rows; r++)
            for (i = 0; i < columns; i++) {
                uint64_t to = hub_row(t, name, r);
                int w = truth_weight(from, r, i);
                if (floats) make_store_half(out + 2 * (to * columns + i), make_half((float)w));
                else out[to % quarter * columns + i] |= (uint8_t)((w + 1) << 2 * (to / quarter));
            }
        strcat(hub, "_scale");
        out = store(c, hub, "BF16", 0, 1);
        *truth_scale(t, from) =
            cut_to_bf16(inverse ? 1 / *truth_scale(t, from) : *truth_scale(t, from));
        memcpy(&bits, truth_scale(t, from), 4);
        out[0] = (uint8_t)(bits >> 16), out[1] = (uint8_t)(bits >> 24);
        if (inverse) *truth_scale(t, from) = 1 / *truth_scale(t, from);
    }
}

#define AUTO \
    ",\"tie_word_embeddings\":true,\"quantization_config\":{\"quant_method\":\"bitnet\"," \
    "\"linear_class\":\"autobitlinear\",\"quantization_mode\":\"offline\"}"
#define PLAIN \
    ",\"rope_scaling\":null,\"tie_word_embeddings\":false,\"quantization_config\":" \
    "{\"quant_method\":\"bitnet\",\"modules_to_not_convert\":[\"lm_head\"]}"

static bool has_template(const options *o, const char *wanted) {
    bitnet_string s = {"", 0};
    bitnet_gguf *g =
        outcome(o) == PROBLEM_NONE ? bitnet_gguf_open_file(o->output, NULL, NULL) : NULL;
    bool same = g && bitnet_gguf_string(bitnet_gguf_find(g, "tokenizer.chat_template"), 0, &s) &&
                bitnet__is(s, wanted);
    bitnet_gguf_free(g);
    return same;
}

/* Of several chat templates, the one that transformers uses is taken; byte order marks are
   ignored. */
static void test_templates(void) {
#define NAMED(name) "{\"name\":\"" name "\",\"template\":\"{{ " name " }}\"}"
    static const char mark[] = "\xEF\xBB\xBF";
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    options o;
    char *config, marked[8192];
    size_t size;
    problem none;
    memset(&none, 0, sizeof none);
    TEST("chat templates");
    truth_make(&t, &m);
    checkpoint_begin(&c, "templates");
    pack_checkpoint(&c, &t, false, false);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);
    write_tokenizer_json(&c, t.gguf, false, LLAMA3_REGEX);
    o = defaults(c.folder, work_path("templates.gguf"));
    remove_text(&c, "chat_template.jinja"); /* of an earlier run */
    put_text(&c, "tokenizer_config.json",
             "{\"chat_template\":[" NAMED("tool_use") "," NAMED("default") "," NAMED("rag") "]}");
    CHECK(has_template(&o, "{{ default }}"));
    put_text(&c, "tokenizer_config.json",
             "{\"chat_template\":[" NAMED("tool_use") "," NAMED("rag") "]}");
    CHECK(has_template(&o, "{{ tool_use }}"));
    put_text(&c, "chat_template.jinja", "\xEF\xBB\xBF{{ jinja }}");
    CHECK(has_template(&o, "{{ jinja }}"));
    config = read_all(work_path("templates/config.json"), 8000, &size, &none);
    snprintf(marked, sizeof marked, "%s%.*s", mark, (int)size, config);
    put_text(&c, "config.json", marked);
    CHECK(outcome(&o) == PROBLEM_NONE);
    free(config);
    checkpoint_free(&c);
    truth_free(&t);
#undef NAMED
}

/* The format of BitNet-2B: scales multiply. Also files that may be missing in a folder. */
static void test_packed(void) {
    static problem none;
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    const char *out = work_path("packed.gguf");
    options o;
    problem p;
    char *config;
    size_t size;
    bitnet_gguf *g;
    TEST("packed, autobitlinear");
    truth_make(&t, &m);
    checkpoint_begin(&c, "packed");
    pack_checkpoint(&c, &t, false, false);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);
    write_tokenizer_json(&c, t.gguf, false, LLAMA3_REGEX);
    put_text(&c, "tokenizer_config.json",
             "{\"bos_token\":\"<|begin_of_text|>\",\"chat_template\":"
             "\"{% for m in messages %}\\u00e4{% endfor %}\"}");
    o = defaults(c.folder, out);
    if (converts(&o, "packed")) {
        bitnet_string s = {"", 0};
        int64_t number = 0;
        check_tensors(&t, out, "packed");
        check_logits(&t, out, "packed: logits");
        check_tokens(&t, out, "packed: tokens");
        g = bitnet_gguf_open_file(out, NULL, NULL);
        CHECK(bitnet_gguf_string(bitnet_gguf_find(g, "general.architecture"), 0, &s) &&
              bitnet__is(s, "bitnet-b1.58"));
        CHECK(bitnet_gguf_string(bitnet_gguf_find(g, "tokenizer.ggml.pre"), 0, &s) &&
              bitnet__is(s, "llama-bpe"));
        CHECK(bitnet_gguf_string(bitnet_gguf_find(g, "tokenizer.chat_template"), 0, &s) &&
              bitnet__is(s, "{% for m in messages %}\303\244{% endfor %}"));
        CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "general.file_type"), 0, &number) &&
              number == 40);
        bitnet_gguf_free(g);
    }
    o.type = BITNET_TYPE_TQ2_0;
    o.embedding = BITNET_TYPE_Q6_K;
    converts(&o, "packed to TQ2_0 and Q6_K");
    o = defaults(c.folder, work_path("nothing.gguf"));

    /* the convention must be given, it is not guessed */
    write_config(&c, &m, "BitNetForCausalLM", "relu2", "");
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    write_config(&c, &m, "BitNetForCausalLM", "relu2",
                 ",\"quantization_config\":{\"quant_method\":\"gptq\"}");
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    write_config(&c, &m, "MambaForCausalLM", "relu2", AUTO);
    CHECK(!run(&o, &p) && p.kind == PROBLEM_CONFIG);
    CHECK(strstr(p.text, "LlamaForCausalLM, MistralForCausalLM, Qwen2ForCausalLM") != NULL);
    write_config(&c, &m, "BitNetForCausalLM", "gelu", AUTO);
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    write_config(&c, &m, "BitNetForCausalLM", "relu2",
                 AUTO ",\"rope_scaling\":{\"type\":\"dynamic\","
                      "\"factor\":4}");
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO ",\"hidden_size\":256");
    CHECK(outcome(&o) == PROBLEM_JSON_KEY);
    m.kv_heads = 4;
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);
    CHECK(outcome(&o) == PROBLEM_TENSOR_SHAPE);
    m.kv_heads = 3;
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    m.kv_heads = 2, m.layers = 3;
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);
    CHECK(outcome(&o) == PROBLEM_TENSOR_MISSING);
    m.layers = 1;
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);
    CHECK(outcome(&o) == PROBLEM_TENSOR_UNKNOWN);
    m.layers = 2;
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);

    /* tokenizers */
    write_tokenizer_json(&c, t.gguf, false, "[a-z]+");
    CHECK(outcome(&o) == PROBLEM_TOKENIZER);
    o.pre = "llama-bpe";
    CHECK(outcome(&o) == PROBLEM_NONE);
    o.pre = NULL;
    put_text(&c, "tokenizer.json", "{\"model\":{\"type\":\"Unigram\"}}");
    CHECK(outcome(&o) == PROBLEM_TOKENIZER);
    put_text(&c, "tokenizer.json",
             "{\"pre_tokenizer\":{\"type\":\"ByteLevel\"},\"model\":{"
             "\"vocab\":{\"a\":0,\"b\":0},\"merges\":[]}}");
    CHECK(outcome(&o) == PROBLEM_TOKENIZER);
    put_text(&c, "tokenizer.json",
             "{\"pre_tokenizer\":{\"type\":\"ByteLevel\"},\"model\":{"
             "\"vocab\":{\"a\":99999},\"merges\":[]}}");
    CHECK(outcome(&o) == PROBLEM_TOKENIZER);
    remove_text(&c, "tokenizer.json");
    CHECK(outcome(&o) == PROBLEM_IO);
    write_tokenizer_json(&c, t.gguf, false, LLAMA3_REGEX);

    /* the output */
    o.output = "no/such/folder/x.gguf";
    CHECK(outcome(&o) == PROBLEM_IO);
    o.output = work_path("interrupted.gguf");
    tool_stopped = 1;
    CHECK(outcome(&o) == PROBLEM_INTERRUPTED && !file_exists(o.output));
    tool_stopped = 0;

    /* an invalid scale, a code 3, a truncated file */
    memset(c.items[2].data, 0xFF, c.items[2].size);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    CHECK(outcome(&o) != PROBLEM_NONE && !file_exists(o.output));
    config = read_all(work_path("packed/model.safetensors"), 1 << 30, &size, &none);
    write_file(work_path("packed/model.safetensors"), config, size - 1000);
    CHECK(outcome(&o) == PROBLEM_SAFETENSORS_RANGE);
    free(config);
    checkpoint_free(&c);
    truth_free(&t);
}

/* The format of Llama-3-8B-1.58 and Falcon3: scales divide, rows of q and k are half a head apart,
   a separate head, two files with an index, merges in pairs. */
static void test_llama_packed(void) {
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    const char *out = work_path("llama.gguf");
    options o;
    char text[8192];
    size_t used, i;
    TEST("packed, bitlinear");
    m.arch = "llama";
    m.separate_head = true;
    truth_make(&t, &m);
    checkpoint_begin(&c, "llama");
    pack_checkpoint(&c, &t, true, false);
    write_safetensors(&c, "model-00001-of-00002.safetensors", 0, 9);
    write_safetensors(&c, "model-00002-of-00002.safetensors", 9, c.count);
    used = (size_t)snprintf(text, sizeof text, "{\"metadata\":{\"total_size\":1},\"weight_map\":{");
    for (i = 0; i < c.count; i++)
        used += (size_t)snprintf(text + used, sizeof text - used,
                                 "%s\"%s\":\"model-0000%d-of-00002.safetensors\"", i ? "," : "",
                                 c.items[i].name, i < 9 ? 1 : 2);
    snprintf(text + used, sizeof text - used, "}}");
    put_text(&c, "model.safetensors.index.json", text);
    write_config(&c, &m, "LlamaForCausalLM", "silu", PLAIN);
    write_tokenizer_json(&c, t.gguf, true, LLAMA3_REGEX);
    o = defaults(c.folder, out);
    if (converts(&o, "llama")) {
        check_tensors(&t, out, "llama");
        check_logits(&t, out, "llama: logits");
        check_tokens(&t, out, "llama: tokens");
    }
    o.output = work_path("nothing.gguf");
    put_text(&c, "model.safetensors.index.json",
             "{\"weight_map\":{\"a\":\"../llama/model-00001-of-00002.safetensors\"}}");
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    put_text(&c, "model.safetensors.index.json",
             "{\"weight_map\":{\"a\":\"nothing.safetensors\"}}");
    CHECK(outcome(&o) == PROBLEM_IO);
    write_safetensors(&c, "more.safetensors", 0, 1);
    put_text(&c, "model.safetensors.index.json",
             "{\"weight_map\":{\"a\":\"model-00001-of-00002.safetensors\","
             "\"b\":\"more.safetensors\"}}");
    CHECK(outcome(&o) == PROBLEM_JSON_KEY);
    checkpoint_free(&c);
    truth_free(&t);
}

/* The same weights as +-1 in half floats, with a separate scale. */
static void test_unpacked(void) {
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    options o;
    TEST("offline, not packed");
    m.arch = "llama";
    truth_make(&t, &m);
    checkpoint_begin(&c, "unpacked");
    pack_checkpoint(&c, &t, false, true);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, &m, "LlamaForCausalLM", "silu", AUTO);
    write_tokenizer_json(&c, t.gguf, false, LLAMA3_REGEX);
    o = defaults(c.folder, work_path("unpacked.gguf"));
    if (converts(&o, "unpacked")) {
        check_tensors(&t, o.output, "unpacked");
        check_logits(&t, o.output, "unpacked: logits");
    }
    checkpoint_free(&c);
    truth_free(&t);
}

/* ---- Hugging Face: master weights */

/* A copy of the float model `t` after the training's absmean: the expected result. */
static void absmean_truth(truth *made, const truth *t) {
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    uint8_t *blocks[96];
    const void *data;
    size_t k, count = bitnet_gguf_tensor_count(t->gguf), size;
    memset(made, 0, sizeof *made);
    made->o = t->o;
    make_metadata(w, &t->o);
    for (k = 0; k < count; k++) {
        const bitnet_gguf_tensor *from = bitnet_gguf_tensor_at(t->gguf, k);
        uint64_t n = from->shape[0] * from->shape[1], i;
        uint8_t *out = blocks[k] = (uint8_t *)make_alloc((size_t)n * 4 + 32);
        char name[64];
        float *x;
        double sum = 0;
        float gamma, tail[8] = {0};
        copy_name(from, name);
        x = (float *)make_alloc((size_t)n * 4);
        for (i = 0; i < n; i++) {
            size_t bytes = from->type == BITNET_TYPE_F32 ? 4 : 2;
            uint32_t bits = 0;
            memcpy(&bits, from->data + bytes * i, bytes);
            if (from->type == BITNET_TYPE_F16) x[i] = reference_from_half((uint16_t)bits);
            else x[i] = reference_float(bytes == 2 ? bits << 16 : bits);
            sum += x[i] < 0 ? -(double)x[i] : (double)x[i];
        }
        gamma = (float)(sum / (double)n);
        if (is_projection(from)) {
            memset(out, 0, (size_t)n / 4);
            for (i = 0; i < n; i++) {
                float q = reference_round(x[i] * (1.0f / gamma));
                unsigned code = q > 0 ? 2 : q < 0 ? 0 : 1;
                out[i / 128 * 32 + i % 32] |= (uint8_t)(code << (6 - 2 * (i % 128 / 32)));
            }
            tail[0] = gamma;
            memcpy(out + n / 4, tail, 32);
            bitnet_gguf_add_tensor(w, name, BITNET_TYPE_I2_S, 2, from->shape, out);
        } else if (from->dimensions == 2) {
            for (i = 0; i < n; i++)
                make_store_half(out + 2 * i, make_half(reference_to_half(x[i])));
            bitnet_gguf_add_tensor(w, name, BITNET_TYPE_F16, 2, from->shape, out);
        } else {
            memcpy(out, x, (size_t)n * 4);
            bitnet_gguf_add_tensor(w, name, BITNET_TYPE_F32, 1, from->shape, out);
        }
        free(x);
    }
    bitnet_gguf_write_memory(w, &data, &size, NULL);
    made->file.size = size;
    made->data = (uint8_t *)make_alloc(size);
    memcpy(made->data, data, size);
    for (k = 0; k < count; k++) free(blocks[k]);
    bitnet_gguf_writer_free(w);
    truth_open(made);
}

/* The weights of a row of blocks with scales. */
static void expand_codes(const bitnet_gguf_tensor *t, uint64_t row, float *out) {
    const bitnet__type *type = bitnet__type_of(t->type);
    const uint8_t *block = t->data + row * bitnet_type_row_size(t->type, t->shape[0]);
    uint8_t codes[256];
    uint64_t first, i;
    for (first = 0; first < t->shape[0]; first += type->values, block += type->bytes) {
        type->codes(block, codes);
        for (i = 0; i < type->values; i++)
            *out++ = (float)(codes[i] - 1) *
                     bitnet__half_to_float(bitnet__load_u16(block + type->scale));
    }
}

/* The experts in one tensor, as separate float tensors. */
static void plain_experts(checkpoint *c, const bitnet_gguf_tensor *from, const char *name) {
    char hub[96], part[8];
    int layer, e;
    uint64_t r;
    sscanf(name, "blk.%d.ffn_%7[a-z]", &layer, part);
    for (e = 0; e < (int)from->shape[2]; e++) {
        float *out;
        snprintf(hub, sizeof hub, "model.layers.%d.mlp.experts.%d.%s_proj.weight", layer, e, part);
        out = (float *)(void *)store(c, hub, "F32", from->shape[1], from->shape[0]);
        for (r = 0; r < from->shape[1]; r++)
            expand_codes(from, (uint64_t)e * from->shape[1] + r, out + r * from->shape[0]);
    }
}

/* All tensors unchanged, with rows in Hugging Face's order; ternary ones as the floats that they
   represent. */
static void plain_checkpoint(checkpoint *c, const truth *t, dialect of) {
    size_t k;
    for (k = 0; k < bitnet_gguf_tensor_count(t->gguf); k++) {
        const bitnet_gguf_tensor *from = bitnet_gguf_tensor_at(t->gguf, k);
        const bitnet__type *type = bitnet__type_of(from->type);
        int kept = type->codes ? BITNET_TYPE_F32 : from->type;
        uint64_t r, row = bitnet_type_row_size(kept, from->shape[0]);
        char name[64], hub[96];
        uint8_t *out;
        copy_name(from, name);
        if (!strncmp(name, "rope_", 5)) continue; /* they are in config.json */
        if (from->dimensions == 3) {
            plain_experts(c, from, name);
            continue;
        }
        hub_name(name, of, hub, sizeof hub);
        if (t->o.experts && k == 0) snprintf(hub, sizeof hub, "model.word_embeddings.weight");
        out = store(c, hub, bitnet_type_name(kept), from->dimensions == 2 ? from->shape[1] : 0,
                    from->shape[0]);
        for (r = 0; r < from->shape[1]; r++) {
            uint8_t *to = out + hub_row(t, name, r) * row;
            if (type->codes) expand_codes(from, r, (float *)(void *)to);
            else memcpy(to, from->data + r * row, (size_t)row);
        }
    }
}

static void test_master(void) {
    make_options m = make_defaults();
    truth t, made;
    checkpoint c;
    options o;
    TEST("master weights, bf16");
    m.weight_type = m.embedding_type = m.norm_type = BITNET_TYPE_BF16;
    truth_make(&t, &m);
    absmean_truth(&made, &t);
    checkpoint_begin(&c, "master");
    plain_checkpoint(&c, &t, HUB_USUAL);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, &m, "BitNetForCausalLM", "relu2",
                 ",\"tie_word_embeddings\":true,\"quantization_config\":{\"quant_method\":"
                 "\"bitnet\",\"linear_class\":\"autobitlinear\",\"quantization_mode\":\"online\"}");
    write_tokenizer_json(&c, t.gguf, false, LLAMA3_REGEX);
    o = defaults(c.folder, work_path("master.gguf"));
    if (converts(&o, "master")) {
        check_tensors(&made, o.output, "master");
        check_logits(&made, o.output, "master: logits");
    }
    o.type = BITNET_TYPE_TQ1_0;
    converts(&o, "master to TQ1_0");
    o.type = BITNET_TYPE_F32;
    converts(&o, "master to F32");
    checkpoint_free(&c);
    truth_free(&t);
    truth_free(&made);
}

/* The pre-tokenizer recognized in a tokenizer.json with these rules; "" if unknown. */
static void check_rule(const char *rules, const char *expected) {
    char text[512];
    vocabulary v;
    problem p;
    memset(&p, 0, sizeof p);
    vocabulary_create(&v, 1);
    snprintf(text, sizeof text,
             "{\"pre_tokenizer\":{\"type\":\"Sequence\",\"pretokenizers\":[%s]},\"model\":{"
             "\"vocab\":{\"a\":0},\"merges\":[]}}",
             rules);
    if (!read_tokenizer_json(&v, text, strlen(text), NULL, &p)) v.pre = "";
    CHECK(!strcmp(v.pre, expected));
    vocabulary_free(&v);
}

static void test_rules(void) {
    TEST("rules of tokenizer.json");
    check_rule("{\"type\":\"ByteLevel\"}", "gpt-2");
    check_rule("{\"type\":\"Digits\",\"individual_digits\":true},{\"type\":\"ByteLevel\"}",
               "starcoder"); /* SmolLM's, too */
    check_rule("{\"type\":\"Digits\",\"individual_digits\":false},{\"type\":\"ByteLevel\"}", "");
    check_rule("{\"type\":\"Whitespace\"}", "");
}

/* The first tokens of a SentencePiece model: unknown, bos, eos, the bytes. */
static void name_piece(char piece[16], int i) {
    if (i < 3) snprintf(piece, 16, "%s", i == 0 ? "<unk>" : i == 1 ? "<s>" : "</s>");
    else snprintf(piece, 16, "<0x%02X>", (unsigned)(i - 3) & 255);
}

/* A SentencePiece model of `count` tokens: the first 259, then `rest`, or "aa", "ab", ...; those
   that begin with < are user-defined. */
static size_t write_pieces(char *out, int count, int kind, char (*rest)[16]) {
    size_t used = 0, n;
    int i;
    for (i = 0; i < count; i++) {
        char piece[16];
        float score = -(float)i;
        int type = i == 0 ? 2 : i < 3 ? 3 : i < 259 ? 6 : 1;
        if (i < 259) name_piece(piece, i);
        else if (rest) strcpy(piece, rest[i - 259]);
        else snprintf(piece, sizeof piece, "%c%c", 'a' + (i - 259) / 26, 'a' + (i - 259) % 26);
        if (i >= 259 && *piece == '<') type = 4;
        n = strlen(piece);
        out[used++] = 10;                    /* field 1, bytes */
        out[used++] = (char)(n + 2 + 5 + 2); /* of the message */
        out[used++] = 10, out[used++] = (char)n;
        memcpy(out + used, piece, n), used += n;
        out[used++] = 21; /* field 2, four bytes */
        memcpy(out + used, &score, 4), used += 4;
        out[used++] = 24, out[used++] = (char)type; /* field 3 */
    }
    /* the trainer's spec: of this kind; the normalizer's: a space first */
    out[used++] = 18, out[used++] = 2, out[used++] = 24, out[used++] = (char)kind;
    out[used++] = 26, out[used++] = 2, out[used++] = 24, out[used++] = 1;
    return used;
}

/* The format of 1bitLLM: f16, other names, SiLU, a SentencePiece model with added tokens. */
static void test_1bitllm(void) {
    make_options m = make_defaults();
    truth t, made;
    checkpoint c;
    options o;
    char *pieces = (char *)make_alloc(65536);
    size_t size;
    TEST("master weights, 1bitLLM");
    m.arch = "bitnet";
    m.weight_type = m.embedding_type = m.norm_type = BITNET_TYPE_F16;
    m.separate_head = true;
    m.kv_heads = 4;
    truth_make(&t, &m);
    absmean_truth(&made, &t);
    checkpoint_begin(&c, "1bitllm");
    plain_checkpoint(&c, &t, HUB_1BITLLM);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, &m, "BitnetForCausalLM", "silu", "");
    size = write_pieces(pieces, m.vocabulary - 2, 2, NULL);
    write_file(work_path("1bitllm/tokenizer.model"), pieces, size);
    put_text(&c, "tokenizer_config.json",
             "{\"add_bos_token\":true,\"added_tokens_decoder\":{\"318\":{\"content\":\"<pad>\","
             "\"special\":true},\"319\":{\"content\":\"hello\",\"special\":false}},"
             "\"pad_token\":{\"content\":\"<pad>\"}}");
    o = defaults(c.folder, work_path("1bitllm.gguf"));
    if (converts(&o, "1bitLLM")) {
        bitnet_gguf *g = bitnet_gguf_open_file(o.output, NULL, NULL);
        bitnet_tokenizer *k = bitnet_tokenizer_create(g, NULL, NULL);
        int32_t ids[16];
        size_t count = 0;
        int64_t pad = -1;
        check_tensors(&made, o.output, "1bitLLM");
        check_logits(&made, o.output, "1bitLLM: logits");
        CHECK(k && bitnet_vocab_size(k) == 320 && bitnet_token_is_control(k, 318));
        CHECK(bitnet_gguf_int(bitnet_gguf_find(g, "tokenizer.ggml.padding_token_id"), 0, &pad) &&
              pad == 318);
        CHECK(bitnet_tokenize(k, "abac!", 5, BITNET_ADD_BOS, ids, 16, &count, NULL) == BITNET_OK);
        CHECK(count > 3 && ids[count - 3] == 260 && ids[count - 2] == 261 &&
              ids[count - 1] == 3 + '!');
        bitnet_tokenizer_free(k);
        bitnet_gguf_free(g);
    }
    o.output = work_path("nothing.gguf");
    size = write_pieces(pieces, m.vocabulary, 1, NULL);
    write_file(work_path("1bitllm/tokenizer.model"), pieces, size);
    CHECK(outcome(&o) == PROBLEM_TOKENIZER); /* unigram */
    size = write_pieces(pieces, m.vocabulary + 1, 2, NULL);
    write_file(work_path("1bitllm/tokenizer.model"), pieces, size);
    CHECK(outcome(&o) == PROBLEM_TOKENIZER); /* more tokens than the model has */
    size = write_pieces(pieces, m.vocabulary, 2, NULL);
    write_file(work_path("1bitllm/tokenizer.model"), pieces, size - 3);
    CHECK(outcome(&o) == PROBLEM_TOKENIZER);
    free(pieces);
    checkpoint_free(&c);
    truth_free(&t);
    truth_free(&made);
}

/* The same as tokenizer.json: a token's merges are all its splits into two others. `rule`: how text
   is split. */
static void write_pieces_json(const checkpoint *c, int count, char (*rest)[16], const char *rule) {
    char *out = (char *)make_alloc(65536);
    size_t used = 0, cut;
    int i, j, k, merges = 0;
    used += (size_t)sprintf(out + used, "{\"added_tokens\":[");
    for (i = 0; i < 3; i++) {
        char piece[16];
        name_piece(piece, i);
        used += (size_t)sprintf(out + used, "%s{\"id\":%d,\"content\":\"%s\",\"special\":true}",
                                i ? "," : "", i, piece);
    }
    used += (size_t)sprintf(out + used,
                            "],%s\"model\":{\"type\":\"BPE\",\"unk_token\":\"<unk>\","
                            "\"byte_fallback\":true,\"vocab\":{",
                            rule);
    for (i = 0; i < count; i++) {
        char piece[16];
        if (i < 259) name_piece(piece, i);
        used += (size_t)sprintf(out + used, "%s\"%s\":%d", i ? "," : "",
                                i < 259 ? piece : rest[i - 259], i);
    }
    used += (size_t)sprintf(out + used, "},\"merges\":[");
    for (i = 0; i < count - 259; i++)
        for (j = 0; j < i; j++)
            for (k = 0; k < i; k++) {
                cut = strlen(rest[j]);
                if (strncmp(rest[i], rest[j], cut) || strcmp(rest[i] + cut, rest[k])) continue;
                used += (size_t)sprintf(out + used, "%s\"%s %s\"", merges++ ? "," : "", rest[j],
                                        rest[k]);
            }
    sprintf(out + used, "]}}");
    put_text(c, "tokenizer.json", out);
    free(out);
}

static uint32_t draw(uint64_t *state) {
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33);
}

/* Spaces, the letters a to f, and concatenations of two shorter tokens. */
static void draw_pieces(char (*rest)[16], int count) {
    uint64_t state = 7;
    int i, j;
    strcpy(rest[0], "\xE2\x96\x81");
    for (i = 1; i < 7; i++) rest[i][0] = (char)('a' + i - 1), rest[i][1] = 0;
    while (i < count) {
        const char *left = rest[draw(&state) % (uint32_t)i];
        const char *right = rest[draw(&state) % (uint32_t)i];
        size_t from = strlen(left);
        if (from + strlen(right) > 9) continue;
        memmove(rest[i], left, from); /* gcc sees the three overlap, which they do not */
        memmove(rest[i] + from, right, strlen(right) + 1);
        for (j = 0; j < i && strcmp(rest[j], rest[i]);) j++;
        if (j == i) i++;
    }
}

/* Checks that both vocabularies split texts in the same way. */
static void check_same_tokens(const char *one, const char *other) {
    bitnet_gguf *g[2];
    bitnet_tokenizer *k[2];
    uint64_t state = 1;
    int i, round;
    g[0] = bitnet_gguf_open_file(one, NULL, NULL), g[1] = bitnet_gguf_open_file(other, NULL, NULL);
    for (i = 0; i < 2; i++) k[i] = bitnet_tokenizer_create(g[i], NULL, NULL);
    CHECK(k[0] && k[1] && bitnet_token_is_control(k[1], 1) && bitnet_token_is_control(k[1], 2));
    for (round = 0; k[0] && k[1] && round < 2000; round++) {
        static const char letters[] = "  abcdefabcdef\xC3\xA9!";
        char text[40];
        int32_t ids[2][80];
        size_t count[2], n = draw(&state) % sizeof text;
        size_t j;
        for (j = 0; j < n; j++) text[j] = letters[draw(&state) % (sizeof letters - 1)];
        for (i = 0; i < 2; i++)
            CHECK(bitnet_tokenize(k[i], text, n, BITNET_ADD_BOS, ids[i], 80, &count[i], NULL) ==
                  BITNET_OK);
        CHECK(count[0] == count[1] && !memcmp(ids[0], ids[1], count[0] * sizeof(int32_t)));
    }
    for (i = 0; i < 2; i++) bitnet_tokenizer_free(k[i]), bitnet_gguf_free(g[i]);
}

/* Does a text become, among others, the token with this id? */
static bool text_becomes(const bitnet_tokenizer *k, const char *text, int32_t id) {
    int32_t ids[64];
    size_t count = 0, i;
    bitnet_tokenize(k, text, strlen(text), 0, ids, 64, &count, NULL);
    for (i = 0; i < count && ids[i] != id;) i++;
    return i < count;
}

/* Added tokens: some are text, with spaces instead of SentencePiece's U+2581; others are control
   tokens, declared so by the checkpoint or only by name. */
static void test_added_tokens(void) {
    static const char *const names[] = {"<\xE2\x96\x81\xE2\x96\x81>", "<unused7>", "<mask>", "<b>",
                                        "<i>"};
    static const char *const texts[] = {"ab<  >c", "ab<unused7>c", "ab<mask>c", "ab<b>c", "ab<i>c"};
    static const bool is_text[] = {true, false, false, false, true};
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    options o;
    char *pieces = (char *)make_alloc(65536), rest[61][16];
    bitnet_gguf *g;
    bitnet_tokenizer *k;
    int i;
    TEST("added tokens");
    truth_make(&t, &m);
    checkpoint_begin(&c, "added");
    pack_checkpoint(&c, &t, false, false);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);
    draw_pieces(rest, 56);
    for (i = 0; i < 5; i++) strcpy(rest[56 + i], names[i]);
    write_file(work_path("added/tokenizer.model"), pieces,
               write_pieces(pieces, m.vocabulary, 2, rest));
    put_text(&c, "tokenizer_config.json",
             "{\"added_tokens_decoder\":{\"318\":{\"content\":\"<b>\",\"special\":true},"
             "\"319\":{\"content\":\"<i>\",\"special\":false}}}");
    o = defaults(c.folder, work_path("added.gguf"));
    converts(&o, "pieces");
    g = bitnet_gguf_open_file(o.output, NULL, NULL);
    k = bitnet_tokenizer_create(g, NULL, NULL);
    for (i = 0; k && i < 5; i++)
        CHECK_CASE(text_becomes(k, texts[i], 315 + i) == is_text[i] &&
                       bitnet_token_is_control(k, 315 + i) == !is_text[i],
                   names[i]);
    CHECK(k && bitnet__is(bitnet_token_name(k, 315), "<  >"));
    bitnet_tokenizer_free(k);
    bitnet_gguf_free(g);
    remove_text(&c, "tokenizer.model");
    put_text(
        &c, "tokenizer.json",
        "{\"pre_tokenizer\":{\"type\":\"ByteLevel\"},\"model\":{\"vocab\":{\"a\":0},\"merges\":"
        "[]},\"added_tokens\":[{\"id\":1,\"content\":\"<|repo_name|>\",\"special\":false},"
        "{\"id\":2,\"content\":\"<tool_call>\",\"special\":false}]}");
    o.check = false; /* there are no tokens for bytes */
    converts(&o, "BPE");
    g = bitnet_gguf_open_file(o.output, NULL, NULL);
    k = bitnet_tokenizer_create(g, NULL, NULL);
    CHECK(k && bitnet_token_is_control(k, 1) && !text_becomes(k, "a<|repo_name|>", 1));
    CHECK(k && !bitnet_token_is_control(k, 2) && text_becomes(k, "a<tool_call>", 2));
    bitnet_tokenizer_free(k);
    bitnet_gguf_free(g);
    free(pieces);
    checkpoint_free(&c);
    truth_free(&t);
}

/* Inputs are never replaced: neither the file, under any of its names, nor a file of the folder. */
static void test_kept_inputs(void) {
    static const char *const files[] = {"model.safetensors", "config.json", "tokenizer.json"};
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    options o;
    char path[256], *before, *after;
    size_t size, now, i;
    problem p;
    TEST("inputs are kept");
    memset(&p, 0, sizeof p);
    truth_make(&t, &m);
    checkpoint_begin(&c, "kept");
    pack_checkpoint(&c, &t, false, false);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);
    write_tokenizer_json(&c, t.gguf, false, LLAMA3_REGEX);
    for (i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/./%s", c.folder, files[i]);
        before = read_all(path, 1 << 30, &size, &p);
        o = defaults(c.folder, path);
        CHECK_CASE(outcome(&o) == PROBLEM_OUTPUT, files[i]);
        after = read_all(path, 1 << 30, &now, &p);
        CHECK_CASE(before && after && size == now && !memcmp(before, after, size), files[i]);
        free(before);
        free(after);
    }
    o = defaults(c.folder, work_path("kept.gguf"));
    converts(&o, "kept");
    o.input = work_path("./kept.gguf");
    CHECK(outcome(&o) == PROBLEM_OUTPUT);
#if !defined(_WIN32)
    remove(work_path("link.gguf"));
    CHECK(link(o.output, work_path("link.gguf")) == 0);
    o.input = work_path("link.gguf");
    CHECK(outcome(&o) == PROBLEM_OUTPUT);
    remove(o.input);
    CHECK(symlink("kept.gguf", o.input) == 0 && outcome(&o) == PROBLEM_OUTPUT);
    remove(o.input);
#endif
    checkpoint_free(&c);
    truth_free(&t);
}

/* A checkpoint whose SentencePiece model exists only as tokenizer.json, like some of Gemma's and
   MiniCPM's. */
static void test_pieces_json(void) {
    static const char prepended[] =
        "\"normalizer\":{\"type\":\"Sequence\",\"normalizers\":[{\"type\":\"Prepend\",\"prepend\":"
        "\"\xE2\x96\x81\"},{\"type\":\"Replace\",\"pattern\":{\"String\":\" \"},\"content\":"
        "\"\xE2\x96\x81\"}]},\"post_processor\":{\"type\":\"TemplateProcessing\",\"single\":["
        "{\"SpecialToken\":{\"id\":\"<s>\"}},{\"Sequence\":{\"id\":\"A\"}}]},";
    static const char metaspace[] =
        "\"pre_tokenizer\":{\"type\":\"Metaspace\",\"prepend_scheme\":\"first\"},";
    static const char gemma[] =
        "\"normalizer\":{\"type\":\"Replace\",\"pattern\":{\"String\":\" \"},\"content\":"
        "\"\xE2\x96\x81\"},\"pre_tokenizer\":{\"type\":\"Split\",\"pattern\":{\"String\":\" \"}},";
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    options o;
    char *pieces = (char *)make_alloc(65536), rest[61][16];
    bitnet_gguf *g;
    TEST("a SentencePiece model as tokenizer.json");
    truth_make(&t, &m);
    checkpoint_begin(&c, "pieces");
    pack_checkpoint(&c, &t, false, false);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);
    draw_pieces(rest, m.vocabulary - 259);
    write_file(work_path("pieces/tokenizer.model"), pieces,
               write_pieces(pieces, m.vocabulary, 2, rest));
    o = defaults(c.folder, work_path("pieces.gguf"));
    converts(&o, "tokenizer.model");
    remove_text(&c, "tokenizer.model");
    o.output = work_path("pieces-json.gguf");
    write_pieces_json(&c, m.vocabulary, rest, prepended);
    if (converts(&o, "its tokenizer.json")) check_same_tokens(work_path("pieces.gguf"), o.output);
    write_pieces_json(&c, m.vocabulary, rest, metaspace);
    if (converts(&o, "with Metaspace")) check_same_tokens(work_path("pieces.gguf"), o.output);
    write_pieces_json(&c, m.vocabulary, rest, gemma);
    converts(&o, "without a blank in front");
    g = bitnet_gguf_open_file(o.output, NULL, NULL);
    CHECK(bitnet__int_of_key(g, "tokenizer.ggml.add_space_prefix", 1) == 0);
    bitnet_gguf_free(g);
    write_pieces_json(&c, m.vocabulary, rest, "");
    CHECK(outcome(&o) == PROBLEM_TOKENIZER);
    put_text(&c, "tokenizer.json",
             "{\"pre_tokenizer\":{\"type\":\"Metaspace\"},\"model\":{\"byte_fallback\":true,"
             "\"vocab\":{\"a\":0,\"b\":1},\"merges\":[\"a b\"]}}");
    CHECK(outcome(&o) == PROBLEM_TOKENIZER); /* which makes nothing */
    free(pieces);
    checkpoint_free(&c);
    truth_free(&t);
}

/* A plain llama: kept in half floats on request, else rejected or quantized. Also Llama 3.1's
   RoPE. */
static void test_plain(void) {
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    options o;
    TEST("weights that are not ternary");
    m.arch = "llama";
    m.weight_type = BITNET_TYPE_F16;
    truth_make(&t, &m);
    checkpoint_begin(&c, "plain");
    plain_checkpoint(&c, &t, HUB_USUAL);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, &m, "LlamaForCausalLM", "silu", "");
    write_tokenizer_json(&c, t.gguf, false, LLAMA3_REGEX);
    o = defaults(c.folder, work_path("plain.gguf"));
    remove(o.output);
    CHECK(outcome(&o) == PROBLEM_NOT_TERNARY && !file_exists(o.output));
    o.quantize = true;
    CHECK(outcome(&o) == PROBLEM_NONE);
    o.quantize = false;
    o.type = BITNET_TYPE_F16;
    if (converts(&o, "plain")) {
        check_tensors(&t, o.output, "plain");
        check_logits(&t, o.output, "plain: logits");
    }
    write_config(&c, &m, "LlamaForCausalLM", "silu",
                 ",\"rope_scaling\":{\"rope_type\":\"llama3\",\"factor\":8.0,\"low_freq_factor\":"
                 "1.0,\"high_freq_factor\":4.0,\"original_max_position_embeddings\":8192}");
    if (converts(&o, "llama3 rope")) {
        bitnet_gguf *g = bitnet_gguf_open_file(o.output, NULL, NULL);
        const bitnet_gguf_tensor *f = bitnet_gguf_find_tensor(g, "rope_freqs.weight");
        int i;
        CHECK(f && f->shape[0] == 32);
        for (i = 0; f && i < 32; i++) {
            long double wave = 6.283185307179586476925L * reference_power(10000.0L, i / 32.0L);
            long double smooth = (8192 / wave - 1) / 3, factor;
            float found;
            factor = wave < 2048 ? 1 : wave > 8192 ? 8 : 1 / ((1 - smooth) / 8 + smooth);
            memcpy(&found, f->data + 4 * i, 4);
            CHECK(factor * 0.99999L < found && factor * 1.00001L > found); /* tcc wants them so */
        }
        bitnet_gguf_free(g);
    }
    checkpoint_free(&c);
    truth_free(&t);
}

/* ---- Hugging Face: the other architectures */

/* Gains that 1 can be taken from, as Gemma's checkpoints do. */
static void round_gains(truth *t) {
    size_t i;
    for (i = 0; i < bitnet_gguf_tensor_count(t->gguf); i++) {
        const bitnet_gguf_tensor *from = bitnet_gguf_tensor_at(t->gguf, i);
        float *gain = (float *)(void *)truth_data(t, from);
        uint64_t k;
        for (k = 0; from->dimensions == 1 && k < from->shape[0]; k++)
            gain[k] = cut_to_bf16(gain[k]);
    }
}

static void take_one_from_gains(checkpoint *c) { /* but not of norms in front of projections */
    size_t k;
    for (k = 0; k < c->count; k++) {
        stored *i = &c->items[k];
        float *gain = (float *)(void *)i->data;
        uint64_t n;
        if (i->rows || !strstr(i->name, "norm") || strstr(i->name, "proj.norm") ||
            strstr(i->name, "linear_attn.norm"))
            continue;
        for (n = 0; n < i->columns; n++) gain[n] -= 1;
    }
}

/* Converts the float model and compares the logits; `more` as in write_config. `without` is removed
   from the beginning of tensor names. */
static options convert_architecture(truth *t, checkpoint *c, const char *name,
                                    const char *activation, const char *more, const char *without,
                                    const char *what) {
    size_t k;
    options o;
    plain_checkpoint(c, t, strcmp(t->o.arch, "gemma3") ? HUB_USUAL : HUB_GEMMA);
    for (k = 0; k < c->count; k++) {
        stored *i = &c->items[k];
        size_t n = strlen(without);
        if (n && !strncmp(i->name, without, n))
            memmove(i->name, i->name + n, strlen(i->name + n) + 1);
    }
    if (!strcmp(t->o.arch, "gemma3")) take_one_from_gains(c);
    write_safetensors(c, "model.safetensors", 0, c->count);
    write_config(c, &t->o, name, activation, more);
    write_tokenizer_json(c, t->gguf, false, LLAMA3_REGEX);
    o = defaults(c->folder, work_path("other.gguf"));
    o.type = t->o.weight_type;
    if (converts(&o, what)) check_logits(t, o.output, what);
    return o;
}

static void test_qwen(void) {
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    options o;
    TEST("qwen2, qwen3");
    m.weight_type = m.embedding_type = BITNET_TYPE_F16;
    m.arch = "qwen2", m.extras = true, m.scales = MAKE_SCALE_ROW; /* biases, no scales */
    truth_make(&t, &m);
    checkpoint_begin(&c, "qwen2");
    o = convert_architecture(&t, &c, "Qwen2ForCausalLM", "silu",
                             ",\"sliding_window\":32,\"use_sliding_window\":false", "", "qwen2");
    write_config(&c, &m, "Qwen2ForCausalLM", "silu", ",\"sliding_window\":32");
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    checkpoint_free(&c);
    truth_free(&t);

    m.arch = "qwen3", m.extras = false, m.head_width = 96;
    m.rope_scaling = "yarn", m.rope_factor = 4, m.original = 100;
    truth_make(&t, &m);
    checkpoint_begin(&c, "qwen3");
    o = convert_architecture(&t, &c, "Qwen3ForCausalLM", "silu",
                             ",\"rope_scaling\":{\"rope_type\":\"yarn\",\"factor\":4.0,"
                             "\"original_max_position_embeddings\":100}",
                             "", "qwen3, YaRN");
    write_config(&c, &m, "Qwen3ForCausalLM", "silu",
                 ",\"rope_scaling\":{\"rope_type\":\"yarn\",\"factor\":4.0,\"beta_fast\":16}");
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    checkpoint_free(&c);
    truth_free(&t);
}

/* Decays whose logarithms are what they are made of again, and gates that halves can hold. */
static void round_states(truth *t) {
    size_t i;
    for (i = 0; i < bitnet_gguf_tensor_count(t->gguf); i++) {
        const bitnet_gguf_tensor *from = bitnet_gguf_tensor_at(t->gguf, i);
        float *x = (float *)(void *)truth_data(t, from);
        char name[64];
        uint64_t k;
        copy_name(from, name);
        for (k = 0; strstr(name, "ssm_alpha") && k < from->shape[0] * from->shape[1]; k++)
            x[k] = bitnet__half_to_float(bitnet__float_to_half(x[k]));
        for (k = 0; ends_with(name, ".ssm_a") && k < from->shape[0]; k++)
            x[k] = (float)-bitnet__exp_double((float)bitnet__log_double(-x[k]));
    }
}

/* What a checkpoint has in other places, or otherwise, than rows: columns, elements, logarithms. */
static void turn_values(checkpoint *c, const truth *t) {
    size_t k;
    for (k = 0; k < c->count; k++) {
        stored *s = &c->items[k];
        bool decay = strstr(s->name, "A_log") != NULL, out = strstr(s->name, "out_proj") != NULL;
        const char *name = decay ? "ssm_a" : out ? "ssm_out" : "ssm_dt";
        float *x = (float *)(void *)s->data, *copy;
        uint64_t i, r;
        if (!decay && !out && !strstr(s->name, "dt_bias")) continue;
        copy = (float *)make_alloc(s->size);
        memcpy(copy, x, s->size);
        for (r = 0; r < (s->rows ? s->rows : 1); r++)
            for (i = 0; i < s->columns; i++) {
                float value = copy[r * s->columns + i];
                if (decay) value = (float)bitnet__log_double(-value);
                x[r * s->columns + hub_value(t, name, i)] = value;
            }
        free(copy);
    }
}

/* As the checkpoint of a model with vision, whose vision tensors are ignored, or of a text
   model. */
static void convert_qwen35(const make_options *m, bool sees, const char *folder) {
    static const char more[] =
        ",\"linear_num_value_heads\":6,\"linear_num_key_heads\":2,\"linear_key_head_dim\":64,"
        "\"linear_value_head_dim\":64,\"attn_output_gate\":true,\"mtp_num_hidden_layers\":1,"
        "\"layer_types\":[\"linear_attention\",\"linear_attention\",\"linear_attention\","
        "\"full_attention\"],\"rope_parameters\":{\"mrope_interleaved\":true,"
        "\"mrope_section\":[3,3,2],\"partial_rotary_factor\":0.25,\"rope_type\":\"default\"}";
    static const char *const wrong[] = {
        "", /* no sizes */
        ",\"linear_num_value_heads\":6,\"linear_num_key_heads\":4,\"linear_key_head_dim\":64,"
        "\"linear_value_head_dim\":64",
        ",\"linear_num_value_heads\":6,\"linear_num_key_heads\":2,\"linear_key_head_dim\":64,"
        "\"linear_value_head_dim\":128",
        ",\"linear_num_value_heads\":6,\"linear_num_key_heads\":2,\"linear_key_head_dim\":64,"
        "\"linear_value_head_dim\":64,\"attn_output_gate\":false",
        ",\"linear_num_value_heads\":6,\"linear_num_key_heads\":2,\"linear_key_head_dim\":64,"
        "\"linear_value_head_dim\":64,\"partial_rotary_factor\":1.5",
        ",\"linear_num_value_heads\":6,\"linear_num_key_heads\":2,\"linear_key_head_dim\":64,"
        "\"linear_value_head_dim\":64,\"layer_types\":[\"full_attention\"]"};
    const char *name = sees ? "Qwen3_5ForConditionalGeneration" : "Qwen3_5ForCausalLM";
    checkpoint c;
    truth t;
    options o;
    size_t i;
    truth_make(&t, m);
    round_gains(&t);
    round_states(&t);
    checkpoint_begin(&c, folder);
    plain_checkpoint(&c, &t, HUB_USUAL);
    turn_values(&c, &t);
    take_one_from_gains(&c);
    for (i = 0; i < c.count && sees; i++) {
        char *hub = c.items[i].name;
        if (strncmp(hub, "model.", 6) != 0) continue;
        memmove(hub + 15, hub, strlen(hub) + 1);
        memcpy(hub, "model.language_", 15);
    }
    store(&c, "mtp.fc.weight", "F16", 4, 8);
    if (sees) store(&c, "model.visual.blocks.0.attn.qkv.weight", "F16", 4, 8);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, m, name, "silu", more);
    write_tokenizer_json(&c, t.gguf, false, LLAMA3_REGEX);
    o = defaults(c.folder, work_path("qwen35.gguf"));
    o.type = m->weight_type, o.embedding = m->embedding_type;
    if (converts(&o, folder)) check_logits(&t, o.output, folder);
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        write_config(&c, m, name, "silu", wrong[i]);
        CHECK_CASE(outcome(&o) == PROBLEM_CONFIG, wrong[i]);
    }
    checkpoint_free(&c);
    truth_free(&t);
}

static void test_qwen35(void) {
    make_options m = make_defaults();
    TEST("qwen35");
    m.arch = "qwen35", m.layers = 4;
    m.state_heads = 6, m.state_key_heads = 2, m.state_width = 64, m.rope_width = m.head_width / 4;
    m.weight_type = m.embedding_type = BITNET_TYPE_F32;
    convert_qwen35(&m, false, "qwen35");
    m.weight_type = m.embedding_type = BITNET_TYPE_PTQ1_0; /* a scale for each 128 */
    convert_qwen35(&m, true, "qwen35-groups");
}

/* Norms before projections, which means weights trained for absmean; names without "model.". */
/* Each expert's matrices are separate tensors in a checkpoint. */
static void test_maple(void) {
    static const char sound[] = ",\"num_experts\":9,\"num_experts_per_tok\":3,\"sliding_window\":7,"
                                "\"moe_intermediate_size\":256,\"partial_rotary_factor\":0.25,"
                                "\"norm_topk_prob\":true,\"nope_on_global_attention\":true,"
                                "\"num_shared_experts\":0,\"layer_types\":[\"full_attention\","
                                "\"sliding_attention\",\"sliding_attention\"]";
    static const struct {
        const char *from, *to;
    } wrong[] = {{"num_experts\":9", "num_experts\":1"},
                 {"per_tok\":3", "per_tok\":10"},
                 {"window\":7", "window\":0"},
                 {"shared_experts\":0", "shared_experts\":1"},
                 {"prob\":true", "prob\":false"},
                 {"global_attention\":true", "global_attention\":false"},
                 {"\"full_attention\",", ""},
                 {"\"full_attention\"", "\"no_attention\""}};
    make_options m = make_maple();
    truth t;
    checkpoint c;
    options o;
    char more[sizeof sound + 16];
    size_t i;
    TEST("maple");
    m.clamps = NULL, m.rope_base_swa = 0, m.layers = 3, m.vocabulary = 320; /* not in config.json */
    m.width = m.ffn = 256, m.head_width = 64;
    m.weight_type = BITNET_TYPE_TQ1_0, m.scales = MAKE_SCALE_ROW;
    m.embedding_type = BITNET_TYPE_F16;
    truth_make(&t, &m);
    checkpoint_begin(&c, "maple");
    o = convert_architecture(&t, &c, "MapleForCausalLM", "silu", sound, "", "maple");
    check_tensors(&t, o.output, "maple: tensors");
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const char *at = strstr(sound, wrong[i].from);
        snprintf(more, sizeof more, "%.*s%s%s", (int)(at - sound), sound, wrong[i].to,
                 at + strlen(wrong[i].from));
        write_config(&c, &m, "MapleForCausalLM", "silu", more);
        CHECK_CASE(outcome(&o) == PROBLEM_CONFIG, wrong[i].to);
    }
    write_config(&c, &m, "MapleForCausalLM", "silu", sound);
    for (i = 0; !strstr(c.items[i].name, "experts.8.down"); i++) continue;
    *strchr(c.items[i].name, '8') = '9';
    write_safetensors(&c, "model.safetensors", 0, c.count);
    CHECK(refused(&o, PROBLEM_TENSOR_MISSING, "experts.8.down_proj"));
    *strchr(c.items[i].name, '9') = '8';
    c.items[i].rows /= 2, c.items[i].columns *= 2;
    write_safetensors(&c, "model.safetensors", 0, c.count);
    CHECK(outcome(&o) == PROBLEM_TENSOR_SHAPE);
    checkpoint_free(&c);

    write_truth(&t, work_path("one.gguf")); /* to another type and back; the router stays */
    o = defaults(work_path("one.gguf"), work_path("two.gguf"));
    o.type = BITNET_TYPE_TQ2_0;
    if (converts(&o, "maple, TQ2_0")) check_logits(&t, o.output, "maple, TQ2_0: logits");
    o = defaults(work_path("two.gguf"), work_path("three.gguf"));
    o.type = BITNET_TYPE_TQ1_0;
    if (converts(&o, "maple, back")) check_tensors(&t, o.output, "maple, back");
    truth_free(&t);
}

static void test_embedding(const char *arch, const char *name, const char *more) {
    make_options m = make_defaults();
    bool gemma = strcmp(arch, "gemma3") == 0;
    truth t, made;
    checkpoint c;
    options o;
    char key[40];
    int64_t pooling = 0;
    size_t k;
    TEST(name);
    m.arch = arch, m.norms_in = true;
    m.weight_type = m.embedding_type = BITNET_TYPE_BF16;
    m.norm_type = gemma ? BITNET_TYPE_F32 : BITNET_TYPE_BF16;
    truth_make(&t, &m);
    if (gemma) round_gains(&t);
    absmean_truth(&made, &t);
    checkpoint_begin(&c, arch);
    plain_checkpoint(&c, &t, gemma ? HUB_GEMMA : HUB_USUAL);
    for (k = 0; k < c.count; k++)
        memmove(c.items[k].name, c.items[k].name + 6, strlen(c.items[k].name + 6) + 1);
    if (gemma) take_one_from_gains(&c);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, &m, name, gemma ? "gelu_pytorch_tanh" : "silu", more);
    write_tokenizer_json(&c, t.gguf, false, LLAMA3_REGEX);
    snprintf(key, sizeof key, "%s/1_Pooling", arch);
    make_directory(work_path(key));
    put_text(&c, "1_Pooling/config.json",
             "{\"pooling_mode_cls_token\":false,\"pooling_mode_lasttoken\":true}");
    o = defaults(c.folder, work_path("embedding.gguf"));
    if (converts(&o, "embedding")) {
        bitnet_gguf *g = bitnet_gguf_open_file(o.output, NULL, NULL);
        const bitnet_gguf_value *ends = bitnet_gguf_find(g, "tokenizer.ggml.add_eos_token");
        int64_t eos = 0;
        check_tensors(&made, o.output, "embedding");
        check_logits(&made, o.output, "embedding: logits");
        snprintf(key, sizeof key, "%s.pooling_type", arch);
        CHECK(bitnet_gguf_int(bitnet_gguf_find(g, key), 0, &pooling) && pooling == 3);
        CHECK(bitnet_gguf_int(ends, 0, &eos) && eos == 1);
        bitnet_gguf_free(g);
    }
    put_text(&c, "1_Pooling/config.json", "{\"pooling_mode_max_tokens\":true}");
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    remove_text(&c, "1_Pooling/config.json");
    write_config(&c, &m, "SomeForConditionalGeneration", "silu", more);
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    checkpoint_free(&c);
    truth_free(&t);
    truth_free(&made);
}

static void test_gemma(void) {
    static const char more[] = ",\"sliding_window\":5,\"rope_local_base_freq\":10000,"
                               "\"query_pre_attn_scalar\":64,\"final_logit_softcapping\":null,"
                               "\"layer_types\":[\"sliding_attention\",\"sliding_attention\"]";
    static const char *const wrong[] = {
        ",\"sliding_window\":0", ",\"sliding_window\":5,\"layer_types\":[\"full_attention\"]",
        ",\"query_pre_attn_scalar\":168", ",\"final_logit_softcapping\":30.0"};
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    options o;
    size_t i;
    TEST("gemma3");
    m.arch = "gemma3", m.window = 5;
    m.weight_type = m.embedding_type = BITNET_TYPE_F16;
    truth_make(&t, &m);
    checkpoint_begin(&c, "gemma3");
    round_gains(&t);
    o = convert_architecture(&t, &c, "Gemma3ForCausalLM", "gelu_pytorch_tanh", more, "", "gemma3");
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        write_config(&c, &m, "Gemma3ForCausalLM", "gelu_pytorch_tanh", wrong[i]);
        CHECK_CASE(outcome(&o) == PROBLEM_CONFIG, wrong[i]);
    }
    write_config(&c, &m, "Gemma3ForCausalLM", "silu", more);
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    checkpoint_free(&c);
    truth_free(&t);
}

/* The factors of a tensor as a list in JSON. */
static size_t put_factors(char *out, const truth *t, const char *key, const char *tensor) {
    const bitnet_gguf_tensor *f = bitnet_gguf_find_tensor(t->gguf, tensor);
    size_t used = (size_t)sprintf(out, ",\"%s\":[", key), i;
    for (i = 0; i < f->shape[0]; i++) {
        float factor;
        memcpy(&factor, f->data + 4 * i, 4);
        used += (size_t)sprintf(out + used, "%s%.9g", i ? "," : "", (double)factor);
    }
    return used + (size_t)sprintf(out + used, "]");
}

static void test_minicpm(void) {
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    options o;
    char more[1800];
    size_t used;
    TEST("minicpm");
    m.arch = "minicpm", m.rope_scaling = "longrope", m.original = 300, m.head_width = 32;
    m.weight_type = m.embedding_type = BITNET_TYPE_F16;
    truth_make(&t, &m);
    checkpoint_begin(&c, "minicpm");
    used = (size_t)sprintf(more, ",\"scale_emb\":12,\"scale_depth\":1.4,\"dim_model_base\":256,"
                                 "\"rope_scaling\":{\"rope_type\":\"longrope\","
                                 "\"original_max_position_embeddings\":300");
    used += put_factors(more + used, &t, "long_factor", "rope_factors_long.weight");
    used += put_factors(more + used, &t, "short_factor", "rope_factors_short.weight");
    sprintf(more + used, "}");
    plain_checkpoint(&c, &t, HUB_USUAL);
    write_safetensors(&c, "model.safetensors", 0, c.count);
    write_config(&c, &m, "MiniCPMForCausalLM", "silu", more);
    write_tokenizer_json(&c, t.gguf, false, LLAMA3_REGEX);
    o = defaults(c.folder, work_path("minicpm.gguf"));
    o.type = BITNET_TYPE_F16;
    if (converts(&o, "minicpm")) check_logits(&t, o.output, "minicpm");
    write_config(&c, &m, "MiniCPMForCausalLM", "silu", ",\"scale_emb\":12,\"scale_depth\":1.4");
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    write_config(&c, &m, "MiniCPMForCausalLM", "silu",
                 ",\"scale_emb\":12,\"scale_depth\":1.4,\"dim_model_base\":256,\"rope_scaling\":"
                 "{\"rope_type\":\"longrope\",\"original_max_position_embeddings\":9,"
                 "\"long_factor\":[1,2],\"short_factor\":[1,2]}");
    CHECK(outcome(&o) == PROBLEM_CONFIG);
    checkpoint_free(&c);
    truth_free(&t);
}

/* ---- GGUF */

static bool same_files(const char *a, const char *b) {
    size_t n = 0, m = 0;
    char *x = check_read_file(a, &n), *y = check_read_file(b, &m);
    bool same = x && y && n == m && memcmp(x, y, n) == 0;
    free(x);
    free(y);
    return same;
}

/* Ternary types to each other and back. */
static void test_round_trips(void) {
    static const int types[] = {BITNET_TYPE_TQ1_0, BITNET_TYPE_TQ2_0};
    make_options m = make_defaults();
    truth t;
    options o;
    size_t i;
    TEST("round trips");
    for (i = 0; i < 2; i++) {
        const char *one = work_path("one.gguf"), *two = work_path("two.gguf");
        m.weight_type = types[i];
        m.scales = MAKE_SCALE_TENSOR;
        truth_make(&t, &m);
        write_truth(&t, one);
        o = defaults(one, two); /* to I2_S: the same logits */
        if (converts(&o, "TQ to I2_S")) check_logits(&t, two, "TQ to I2_S: logits");
        o = defaults(two, work_path("three.gguf"));
        o.type = types[i]; /* and back: the same tensors, zero blocks included */
        if (converts(&o, "back")) check_tensors(&t, o.output, "I2_S to TQ");
        o.type = types[1 - i];
        o.input = one; /* to the other one, and back */
        o.output = work_path("four.gguf");
        converts(&o, "TQ to TQ");
        o = defaults(work_path("four.gguf"), work_path("five.gguf"));
        o.type = types[i];
        if (converts(&o, "back")) check_tensors(&t, o.output, "TQ to TQ");
        o = defaults(work_path("four.gguf"), work_path("six.gguf"));
        converts(&o, "by another way to I2_S");
        CHECK(same_files(o.output, work_path("two.gguf")));
        o = defaults(one, work_path("seven.gguf"));
        o.type = BITNET_TYPE_F32; /* as floats that are ternary, and back */
        converts(&o, "TQ to F32");
        o = defaults(work_path("seven.gguf"), work_path("eight.gguf"));
        converts(&o, "F32 to I2_S");
        CHECK(same_files(o.output, work_path("two.gguf")));
        truth_free(&t);

        m.scales = MAKE_SCALE_BLOCK; /* scales that differ stay in TQ, and cannot leave it */
        truth_make(&t, &m);
        write_truth(&t, one);
        o = defaults(one, work_path("nothing.gguf"));
        CHECK(outcome(&o) == PROBLEM_SCALES_DIFFER);
        o.type = types[1 - i];
        converts(&o, "differing scales");
        o.input = o.output, o.output = work_path("nine.gguf");
        o.type = types[i];
        if (converts(&o, "differing scales, back")) check_tensors(&t, o.output, "scales");
        truth_free(&t);
    }
}

/* Converts from one type to the next, including embedding and head; each file has the logits of the
   first, and the last has its tensors. */
static void convert_along(int type, make_scales scales, const int *types, int count) {
    make_options m = make_defaults();
    char path[2][64];
    truth t;
    options o;
    int i;
    m.arch = "llama", m.weight_type = m.embedding_type = type, m.scales = scales;
    if (type == BITNET_TYPE_TQ2_0) m.embedding_type = BITNET_TYPE_F16;
    truth_make(&t, &m);
    snprintf(path[0], sizeof path[0], "%s", work_path("along0.gguf"));
    snprintf(path[1], sizeof path[1], "%s", work_path("along1.gguf"));
    write_truth(&t, path[0]);
    for (i = 0; i < count; i++) {
        o = defaults(path[i % 2], path[1 - i % 2]);
        o.type = types[i];
        if (type != BITNET_TYPE_TQ2_0) o.embedding = types[i];
        if (converts(&o, "along")) check_logits(&t, o.output, bitnet_type_name(types[i]));
    }
    check_tensors(&t, path[count % 2], bitnet_type_name(type));
    truth_free(&t);
}

/* Weights that a type cannot represent. */
static void convert_refused(int from, int to, problem_kind kind, const char *words) {
    make_options m = make_defaults();
    options o;
    truth t;
    m.weight_type = from, m.scales = MAKE_SCALE_BLOCK, m.layers = 1;
    truth_make(&t, &m);
    write_truth(&t, work_path("refused.gguf"));
    o = defaults(work_path("refused.gguf"), work_path("nothing.gguf"));
    o.type = to;
    CHECK_CASE(refused(&o, kind, words), bitnet_type_name(to));
    truth_free(&t);
}

static void test_groups(void) {
    enum {
        Q1 = BITNET_TYPE_Q1_0,
        Q2 = BITNET_TYPE_Q2_0,
        PQ2 = BITNET_TYPE_PQ2_0,
        PTQ1 = BITNET_TYPE_PTQ1_0,
        TQ2 = BITNET_TYPE_TQ2_0
    };
    static const int from_q1[] = {Q2, PQ2, Q2, Q1}, from_ptq1[] = {PQ2, Q2, PTQ1, PTQ1};
    static const int from_tq2[] = {Q2, PTQ1, BITNET_TYPE_TQ1_0, PQ2, TQ2}, from_q2[] = {Q2};
    TEST("forms by groups");
    convert_along(Q1, MAKE_SCALE_BLOCK, from_q1, 4);
    convert_along(PTQ1, MAKE_SCALE_BLOCK, from_ptq1, 4);
    convert_along(TQ2, MAKE_SCALE_BLOCK, from_tq2, 5);
    convert_along(TQ2, MAKE_SCALE_TENSOR, from_tq2, 5); /* one scale a token, in all of them */
    convert_along(Q2, MAKE_SCALE_BLOCK, from_q2, 1);
    convert_refused(Q2, PQ2, PROBLEM_SCALES_DIFFER, "within 128 weights");
    convert_refused(PTQ1, TQ2, PROBLEM_SCALES_DIFFER, "within 256 weights");
    convert_refused(Q1, BITNET_TYPE_I2_S, PROBLEM_SCALES_DIFFER, "I2_S has only one");
    convert_refused(PQ2, PTQ1, PROBLEM_TENSOR_CODE, "weights of +2, which PTQ1_0");
    convert_refused(PTQ1, Q1, PROBLEM_TENSOR_CODE, "weights of 0, which Q1_0");
}

/* I2_S to TQ: codes stay, scales are rounded; rows must fill blocks. */
static void test_i2s(void) {
    make_options m = make_defaults();
    truth t;
    options o;
    bitnet_gguf *g;
    TEST("I2_S");
    truth_make(&t, &m);
    write_truth(&t, work_path("i2s.gguf"));
    o = defaults(work_path("i2s.gguf"), work_path("tq2.gguf"));
    o.type = BITNET_TYPE_TQ2_0;
    converts(&o, "I2_S to TQ2_0");
    o = defaults(work_path("tq2.gguf"), work_path("back.gguf"));
    converts(&o, "TQ2_0 to I2_S");
    g = bitnet_gguf_open_file(o.output, NULL, NULL);
    if (CHECK(g != NULL)) {
        const bitnet_gguf_tensor *a = bitnet_gguf_find_tensor(t.gguf, "blk.1.ffn_down.weight");
        const bitnet_gguf_tensor *b = bitnet_gguf_find_tensor(g, "blk.1.ffn_down.weight");
        float scale;
        CHECK(memcmp(a->data, b->data, (size_t)a->size - 32) == 0);
        memcpy(&scale, b->data + b->size - 32, 4);
        CHECK(scale == reference_to_half(*truth_scale(&t, a)));
        bitnet_gguf_free(g);
    }
    truth_free(&t);

    m.width = 192, m.heads = 3, m.kv_heads = 3, m.ffn = 320; /* rows begin inside of blocks */
    truth_make(&t, &m);
    write_truth(&t, work_path("i2s.gguf"));
    o = defaults(work_path("i2s.gguf"), work_path("same.gguf"));
    if (converts(&o, "rows that straddle")) {
        check_tensors(&t, o.output, "rows that straddle");
        check_logits(&t, o.output, "rows that straddle: logits");
    }
    o.type = BITNET_TYPE_TQ1_0;
    CHECK(outcome(&o) == PROBLEM_ROW_LENGTH);
    o.type = BITNET_TYPE_F32;
    converts(&o, "straddling rows to floats");
    o.input = o.output, o.output = work_path("again.gguf");
    o.type = BITNET_TYPE_I2_S;
    if (converts(&o, "and back")) check_tensors(&t, o.output, "straddling rows and back");
    o.embedding = BITNET_TYPE_Q6_K;
    CHECK(outcome(&o) == PROBLEM_ROW_LENGTH);
    o.embedding = BITNET_TYPE_Q8_0;
    CHECK(outcome(&o) == PROBLEM_NONE);
    truth_data(&t, bitnet_gguf_find_tensor(t.gguf, "blk.0.attn_q.weight"))[100] = 0xC0;
    write_truth(&t, work_path("i2s.gguf"));
    o = defaults(work_path("i2s.gguf"), work_path("nothing.gguf"));
    CHECK(outcome(&o) == PROBLEM_TENSOR_CODE);
    truth_free(&t);
}

/* ---- ik_llama.cpp's types, as its quantizers write them */

/* Bytes of a row, its scale included. */
static uint64_t iq_row(int type, uint64_t columns) {
    return type == BITNET_TYPE_IQ1_BN ? 2 + columns / 64 * 13 : 4 + columns / 4;
}

static void iq_encode(const bitnet_gguf_tensor *from, float scale, int type, uint8_t *out) {
    static const int power[5] = {1, 3, 9, 27, 81};
    uint64_t columns = from->shape[0], row = iq_row(type, columns), r, b, i;
    memset(out, 0, (size_t)(row * from->shape[1]));
    for (r = 0; r < from->shape[1]; r++) {
        uint8_t *y = out + r * row;
        if (type == BITNET_TYPE_IQ1_BN) make_store_half(y, make_half(scale)), y += 2;
        else if (type == BITNET_TYPE_IQ2_BN) memcpy(y, &scale, 4), y += 4;
        else memcpy(out + r / 4 * 4 * row + r % 4 * 4, &scale, 4);
        for (b = 0; b < columns / 64; b++) {
            int digits[13] = {0};
            for (i = 0; i < 64; i++) {
                int q = truth_weight(from, r, 64 * b + i) + 1;
                if (type == BITNET_TYPE_IQ2_BN) y[16 * b + i % 16] |= (uint8_t)(q << 2 * (i / 16));
                else if (type == BITNET_TYPE_IQ2_BN_R4)
                    out[r / 4 * 4 * row + 16 + 64 * b + 4 * (r % 4) + i % 4 + 16 * (i / 16)] |=
                        (uint8_t)(q << 2 * (i % 16 / 4));
                else if (i % 16 == 15) digits[12] += q * power[i / 16];
                else digits[i / 16 * 3 + i % 16 / 5] += q * power[i % 16 % 5];
            }
            for (i = 0; i < 13 && type == BITNET_TYPE_IQ1_BN; i++)
                y[13 * b + i] = (uint8_t)((256 * digits[i] + 242) / 243);
        }
    }
}

/* The expected file with its projections in another type: written as bytes, then relabeled in the
   head. */
static void write_iq(const truth *t, int type, const char *path, bool code_3) {
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    size_t k, count = bitnet_gguf_tensor_count(t->gguf), size, i;
    uint8_t *blocks[96], *file;
    const void *data;
    make_metadata(w, &t->o);
    for (k = 0; k < count; k++) {
        const bitnet_gguf_tensor *from = bitnet_gguf_tensor_at(t->gguf, k);
        uint64_t shape[2];
        char name[64];
        copy_name(from, name);
        blocks[k] = NULL;
        if (!is_projection(from)) {
            bitnet_gguf_add_tensor(w, name, from->type, from->dimensions, from->shape, from->data);
            continue;
        }
        shape[0] = iq_row(type, from->shape[0]), shape[1] = from->shape[1];
        blocks[k] = (uint8_t *)make_alloc((size_t)(shape[0] * shape[1]));
        iq_encode(from, *truth_scale(t, from), type, blocks[k]);
        if (code_3) blocks[k][40] |= 3;
        bitnet_gguf_add_tensor(w, name, BITNET_TYPE_I8, 2, shape, blocks[k]);
    }
    bitnet_gguf_write_memory(w, &data, &size, NULL);
    file = (uint8_t *)make_alloc(size);
    memcpy(file, data, size);
    for (k = 0; k < count; k++) {
        const bitnet_gguf_tensor *from = bitnet_gguf_tensor_at(t->gguf, k);
        int32_t number = type;
        for (i = 0; is_projection(from); i++) /* name, u32 dimensions, u64 shape[2], u32 type */
            if (memcmp(file + i, from->name.data, from->name.length) == 0) break;
        if (!is_projection(from)) continue;
        memcpy(file + i + from->name.length + 4, &from->shape[0], 8);
        memcpy(file + i + from->name.length + 20, &number, 4);
        free(blocks[k]);
    }
    write_file(path, file, size);
    free(file);
    bitnet_gguf_writer_free(w);
}

static void test_iq(void) {
    static const int types[] = {BITNET_TYPE_IQ1_BN, BITNET_TYPE_IQ2_BN, BITNET_TYPE_IQ2_BN_R4};
    make_options m = make_defaults();
    truth t;
    options o;
    bitnet_error error;
    size_t i, k;
    TEST("types of ik_llama.cpp");
    truth_make(&t, &m);
    for (k = 0; k < bitnet_gguf_tensor_count(t.gguf); k++) { /* scales that a half holds */
        const bitnet_gguf_tensor *from = bitnet_gguf_tensor_at(t.gguf, k);
        if (is_projection(from)) *truth_scale(&t, from) = reference_to_half(*truth_scale(&t, from));
    }
    for (i = 0; i < 3; i++) {
        o = defaults(work_path("iq.gguf"), work_path("from_iq.gguf"));
        write_iq(&t, types[i], o.input, false);
        error.message[0] = 0;
        CHECK(!bitnet_model_load_file(o.input, NULL, &error) &&
              error.result == BITNET_ERROR_MODEL_TYPE && strstr(error.message, "bitnet_convert"));
        if (converts(&o, bitnet_type_name(types[i]))) {
            check_tensors(&t, o.output, bitnet_type_name(types[i]));
            check_logits(&t, o.output, bitnet_type_name(types[i]));
        }
        o.type = BITNET_TYPE_TQ1_0;
        converts(&o, "IQ to TQ1_0");
        if (types[i] == BITNET_TYPE_IQ1_BN) continue; /* all bytes are codes */
        write_iq(&t, types[i], o.input, true);
        o.output = work_path("nothing.gguf");
        CHECK(outcome(&o) == PROBLEM_TENSOR_CODE);
    }
    truth_free(&t);
}

/* ---- scales and weights that halves cannot hold */

/* The expected file with another value for one weight of its embedding. */
static void write_with_weight(truth *t, size_t at, float value, const char *path) {
    uint8_t *data = truth_data(t, bitnet_gguf_find_tensor(t->gguf, "token_embd.weight"));
    float before;
    memcpy(&before, data + 4 * at, 4);
    memcpy(data + 4 * at, &value, 4);
    write_truth(t, path);
    memcpy(data + 4 * at, &before, 4);
}

static void test_halves(void) {
    static const int types[] = {BITNET_TYPE_F16, BITNET_TYPE_Q8_0, BITNET_TYPE_Q6_K};
    make_options m = make_defaults();
    const bitnet_gguf_tensor *q;
    bitnet_gguf *g;
    truth t;
    options o;
    size_t i, size, row;
    char *file;
    float large = 1e9f, tiny = 1e-42f;
    TEST("halves");
    m.embedding_type = BITNET_TYPE_F32;
    truth_make(&t, &m);
    o = defaults(work_path("weight.gguf"), work_path("nothing.gguf"));
    for (i = 0; i < 3; i++) {
        o.embedding = types[i];
        write_with_weight(&t, 700, large, o.input);
        refused(&o, PROBLEM_NOT_FINITE, "token_embd.weight has weights that are too large");
        write_with_weight(&t, 700, 3e38f, o.input);
        refused(&o, PROBLEM_NOT_FINITE, "token_embd.weight has weights that are too large");
        write_with_weight(&t, 700, 60000, o.input);
        CHECK(outcome(&o) == PROBLEM_NONE);
    }
    memset(truth_data(&t, bitnet_gguf_find_tensor(t.gguf, "token_embd.weight")), 0, 1024);
    write_with_weight(&t, 17, tiny, o.input); /* alone among zeros: no step for it is a float */
    CHECK(outcome(&o) == PROBLEM_NONE);

    /* a scale of a row behind the first */
    write_iq(&t, BITNET_TYPE_IQ2_BN, work_path("iq.gguf"), false);
    g = bitnet_gguf_open_file(work_path("iq.gguf"), NULL, NULL);
    q = bitnet_gguf_find_tensor(g, "blk.0.attn_q.weight");
    row = (size_t)(q->offset + iq_row(BITNET_TYPE_IQ2_BN, q->shape[0]) * 3);
    bitnet_gguf_free(g);
    file = check_read_file(work_path("iq.gguf"), &size);
    memcpy(file + row, &large, 4);
    write_file(work_path("iq.gguf"), file, size);
    free(file);
    o = defaults(work_path("iq.gguf"), work_path("nothing.gguf"));
    o.type = BITNET_TYPE_TQ2_0;
    refused(&o, PROBLEM_TENSOR_SCALE, "blk.0.attn_q.weight: its scale does not fit");
    truth_free(&t);
}

/* ---- inputs that are something else */

static void test_foreign(void) {
    static const struct {
        const char *name, *bytes;
        int size;
        const char *words; /* the kind of file, and the remedy */
    } files[] = {
        {"empty.bin", "", 0, "this is empty"},
        {"pointer.gguf", "version https://git-lfs.github.com/spec/v1\noid sha256:00\n", 58,
         "a Git LFS pointer instead of the file: get that with `git lfs pull`"},
        {"page.gguf", "\n <!DOCTYPE html><html>", 23, "a web page, saved in place of the file"},
        {"model.pth", "PK\3\4\24\0\0\0\0\0\0\0", 12,
         "a PyTorch file: save the model as safetensors"},
        {"model.bin", "\x80\2}q\0(X\1\0\0\0a", 12, "a PyTorch file"},
        {"model.safetensors", "\2\0\0\0\0\0\0\0{}", 10,
         "a safetensors file: convert the folder that it is in"},
        {"noise.bin", "0123456789abcdef0123456789abcdef", 32,
         "not a known model: give a folder from Hugging Face"},
        {"noise2.bin", "0123456789abcdef0123456789abcdef", 32, "LlamaForCausalLM"}};
    options o = defaults(WORK, work_path("nothing.gguf"));
    problem p;
    size_t i;
    TEST("foreign files");
    for (i = 0; i < sizeof files / sizeof *files; i++) {
        o.input = work_path(files[i].name);
        write_file(o.input, files[i].bytes, (size_t)files[i].size);
        refused(&o, PROBLEM_INPUT, files[i].words);
        run(&o, &p);
        CHECK_CASE(strstr(p.text, files[i].name), files[i].name);
        remove(o.input);
    }
    o.input = WORK;
    refused(&o, PROBLEM_INPUT, "this folder has no config.json");
    o.input = work_path("no such file");
    refused(&o, PROBLEM_IO, "no such file cannot be opened");
}

/* The same within a folder, whose files are named. */
static void test_foreign_in_folder(void) {
    static const char pointer[] = "version https://git-lfs.github.com/spec/v1\n";
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    options o;
    TEST("foreign files in a folder");
    truth_make(&t, &m);
    checkpoint_begin(&c, "foreign");
    o = defaults(c.folder, work_path("nothing.gguf"));
    put_text(&c, "config.json", pointer);
    refused(&o, PROBLEM_INPUT, "config.json: this is a Git LFS pointer");
    put_text(&c, "config.json", "{\"architectures\":[\"GemmaForCausalLM\"]");
    refused(&o, PROBLEM_JSON_SYNTAX, "config.json: broken JSON in line 1, column 38");
    put_text(&c, "config.json", "{\"architectures\":[\"GemmaForCausalLM\"]}");
    refused(&o, PROBLEM_CONFIG,
            "'GemmaForCausalLM' is not supported; supported are: BitNetForCausalLM");
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);
    refused(&o, PROBLEM_INPUT, "model.safetensors is missing");
    put_text(&c, "pytorch_model.bin", "PK");
    refused(&o, PROBLEM_INPUT, "save the model as safetensors");
    put_text(&c, "model.safetensors", pointer);
    refused(&o, PROBLEM_INPUT, "model.safetensors: this is a Git LFS pointer");
    put_text(&c, "model.safetensors", "no tensors at all");
    refused(&o, PROBLEM_INPUT, "model.safetensors: this is not safetensors");
    write_file(work_path("foreign/model.safetensors"), "\377\377\0\0\0\0\0\0{\"a", 11);
    refused(&o, PROBLEM_SAFETENSORS_HEADER,
            "the file only 11: it was cut short; download it again");
    remove_text(&c, "pytorch_model.bin"); /* so that the tests pass again in the same folder */
    remove_text(&c, "model.safetensors");
    checkpoint_free(&c);
    truth_free(&t);
}

/* ---- llama2.c */

static void test_llama2c(void) {
    make_options m = make_defaults();
    truth t;
    options o;
    static const char *const kinds[] = {"attn_norm", "attn_q",      "attn_k",
                                        "attn_v",    "attn_output", "ffn_norm",
                                        "ffn_gate",  "ffn_down",    "ffn_up"};
    int32_t head[7];
    FILE *file;
    size_t i;
    int layer;
    TEST("llama2.c");
    m.arch = "llama";
    m.weight_type = m.embedding_type = BITNET_TYPE_F32;
    m.separate_head = true;
    m.ffn = 172;
    truth_make(&t, &m);
    head[0] = m.width, head[1] = m.ffn, head[2] = m.layers, head[3] = m.heads;
    head[4] = m.kv_heads, head[5] = -m.vocabulary, head[6] = m.context;
    file = fopen(work_path("model.bin"), "wb");
    fwrite(head, 4, 7, file);
    {
        const bitnet_gguf_tensor *x = bitnet_gguf_find_tensor(t.gguf, "token_embd.weight");
        fwrite(x->data, 1, (size_t)x->size, file);
        for (i = 0; i < 9; i++)
            for (layer = 0; layer < m.layers; layer++) {
                char name[64];
                snprintf(name, sizeof name, "blk.%d.%s.weight", layer, kinds[i]);
                x = bitnet_gguf_find_tensor(t.gguf, name);
                fwrite(x->data, 1, (size_t)x->size, file);
            }
        x = bitnet_gguf_find_tensor(t.gguf, "output_norm.weight");
        fwrite(x->data, 1, (size_t)x->size, file);
        for (layer = 0; layer < m.context * m.head_width; layer++) fwrite(head, 4, 1, file);
        x = bitnet_gguf_find_tensor(t.gguf, "output.weight");
        fwrite(x->data, 1, (size_t)x->size, file);
    }
    fclose(file);
    file = fopen(work_path("tok.bin"), "wb");
    fwrite(head, 4, 1, file);
    for (layer = 0; layer < m.vocabulary; layer++) {
        char piece[16];
        float score = -(float)layer;
        int32_t length;
        if (layer >= 3 && layer < 259) sprintf(piece, "<0x%02X>", (unsigned)(layer - 3) & 255);
        else sprintf(piece, layer < 3 ? "\n<s>\n" : " w%d", layer);
        length = (int32_t)strlen(piece);
        fwrite(&score, 4, 1, file);
        fwrite(&length, 4, 1, file);
        fwrite(piece, 1, (size_t)length, file);
    }
    fclose(file);
    o = defaults(work_path("model.bin"), work_path("llama2c.gguf"));
    CHECK(outcome(&o) == PROBLEM_TOKENIZER);
    o.tokenizer = work_path("tok.bin");
    o.type = BITNET_TYPE_F32;
    if (converts(&o, "llama2.c")) {
        bitnet_gguf *g = bitnet_gguf_open_file(o.output, NULL, NULL);
        bitnet_tokenizer *k = bitnet_tokenizer_create(g, NULL, NULL);
        CHECK(k && bitnet__is(bitnet_token_bytes(k, 300), " w300"));
        check_tensors(&t, o.output, "llama2.c");
        check_logits(&t, o.output, "llama2.c: logits");
        bitnet_tokenizer_free(k);
        bitnet_gguf_free(g);
    }
    head[0] = 0x616B3432;
    write_file(work_path("new.bin"), head, sizeof head);
    o.input = work_path("new.bin");
    refused(&o, PROBLEM_INPUT, "only llama2.c's legacy checkpoints");
    head[0] = m.width;
    write_file(work_path("new.bin"), head, sizeof head); /* without the weights */
    refused(&o, PROBLEM_INPUT, "not a known model");
    truth_free(&t);
}

/* ---- an adapter, merged */

/* A weight of the model with its adapter, as the head of bitnet_convert.c defines it; all scales of
   make_adapter's files are alpha / rank * scale = 0.75. */
static float merged_weight(const truth *t, const bitnet_gguf *adapter, const char *name, uint64_t r,
                           uint64_t i) {
    const bitnet_gguf_tensor *w = bitnet_gguf_find_tensor(t->gguf, name), *a, *b;
    char path[80];
    float sum = 0, weight = (float)truth_weight(w, r, i) * *truth_scale(t, w), x, y;
    uint64_t j;
    snprintf(path, sizeof path, "%s.lora_a", name);
    a = bitnet_gguf_find_tensor(adapter, path);
    snprintf(path, sizeof path, "%s.lora_b", name);
    b = bitnet_gguf_find_tensor(adapter, path);
    for (j = 0; a && b && j < b->shape[0]; j++) {
        memcpy(&x, a->data + 4 * (j * a->shape[0] + i), 4);
        memcpy(&y, b->data + 4 * (r * b->shape[0] + j), 4);
        sum = sum + y * x;
    }
    return reference_to_half(weight + 0.75f * sum);
}

static bool is_changed(const bitnet_gguf *adapter, const char *name) {
    char path[80];
    snprintf(path, sizeof path, "%s.lora_a", name);
    return bitnet_gguf_find_tensor(adapter, path) != NULL;
}

static void test_merge(void) {
    make_options o = make_defaults();
    make_file learned;
    truth t;
    options c;
    bitnet_gguf *adapter, *made;
    char base[256], merged[256], file[256], with_scale[300];
    size_t k;
    int kept = 0; /* projections without changes */
    o.arch = "llama";
    truth_make(&t, &o);
    make_adapter(&o, 1 | 8 | 64, 4, 6.0f, BITNET_TYPE_F32, &learned);
    snprintf(base, sizeof base, "%s", work_path("merge-base.gguf"));
    snprintf(merged, sizeof merged, "%s", work_path("merged.gguf"));
    snprintf(file, sizeof file, "%s", work_path("merge-adapter.gguf"));
    write_truth(&t, base);
    write_file(file, learned.data, learned.size);
    c = defaults(base, merged);
    c.type = BITNET_TYPE_F16;
    snprintf(with_scale, sizeof with_scale, "%s:nan", file);
    c.adapter = with_scale;
    CHECK(outcome(&c) == PROBLEM_INPUT);
    snprintf(with_scale, sizeof with_scale, "%s:0.5", file);
    if (converts(&c, "a model and its adapter")) {
        made = bitnet_gguf_open_file(merged, NULL, NULL);
        adapter = bitnet_gguf_open_memory(learned.data, learned.size, NULL, NULL);
        for (k = 0; k < bitnet_gguf_tensor_count(t.gguf); k++) {
            const bitnet_gguf_tensor *w = bitnet_gguf_tensor_at(t.gguf, k), *m;
            uint64_t r, i, wrong = 0;
            char name[64];
            copy_name(w, name);
            m = bitnet_gguf_find_tensor(made, name);
            if (!is_projection(w) || !is_changed(adapter, name)) {
                /* I2_S has zeros behind its scale, or the same scale */
                size_t said = (size_t)w->size - (w->type == BITNET_TYPE_I2_S ? 28 : 0);
                CHECK_CASE(m->type == w->type && !memcmp(m->data, w->data, said), name);
                kept += is_projection(w);
                continue;
            }
            for (r = 0; r < w->shape[1]; r++)
                for (i = 0; i < w->shape[0]; i++)
                    wrong += bitnet__half_to_float(
                                 bitnet__load_u16(m->data + 2 * (r * w->shape[0] + i))) !=
                             merged_weight(&t, adapter, name, r, i);
            CHECK_CASE(m->type == BITNET_TYPE_F16 && wrong == 0, name);
        }
        CHECK(kept > 0);
        bitnet_gguf_free(adapter);
        bitnet_gguf_free(made);
        c = defaults(merged, work_path("again.gguf")); /* from halves to halves */
        c.type = BITNET_TYPE_F16;
        c.adapter = file;
        CHECK(outcome(&c) == PROBLEM_NONE);
    }
    c = defaults(WORK, merged);
    c.adapter = file;
    refused(&c, PROBLEM_INPUT, "config.json");
    c = defaults(file, merged);
    c.adapter = file;
    refused(&c, PROBLEM_INPUT, "adapter");
    c = defaults(base, merged);
    c.adapter = base;
    CHECK(outcome(&c) == PROBLEM_INPUT);
    make_free(&learned);
    truth_free(&t);
}

/* MTP layers are not changed by an adapter, which has no pairs for them. */
static void test_merge_aside(void) {
    static const uint64_t shape[2] = {64, 4};
    make_options o = make_defaults();
    make_file plain, learned;
    bitnet_gguf *g, *made;
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    const bitnet_gguf_tensor *t;
    uint16_t halves[256];
    char base[256], merged[256], file[256];
    options c;
    size_t i;
    o.arch = "qwen35", o.layers = 5, o.rope_width = 32, o.weight_type = BITNET_TYPE_F16;
    o.state_heads = 4, o.state_key_heads = 2, o.state_width = 64;
    make_model(&o, &plain);
    make_adapter(&o, 1, 4, 6.0f, BITNET_TYPE_F32, &learned);
    for (i = 0; i < 256; i++) halves[i] = (uint16_t)(0x3C00 + i);
    g = bitnet_gguf_open_memory(plain.data, plain.size, NULL, NULL);
    for (i = 0; i < bitnet_gguf_value_count(g); i++)
        if (!bitnet__is(bitnet_gguf_value_at(g, i)->key, "qwen35.block_count"))
            bitnet_gguf_add_value(w, bitnet_gguf_value_at(g, i));
    bitnet_gguf_add_u32(w, "qwen35.block_count", 1000);
    bitnet_gguf_add_u32(w, "qwen35.nextn_predict_layers", 995);
    for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
        char name[64];
        t = bitnet_gguf_tensor_at(g, i);
        copy_name(t, name);
        bitnet_gguf_add_tensor(w, name, t->type, t->dimensions, t->shape, t->data);
    }
    bitnet_gguf_add_tensor(w, "blk.999.attn_q.weight", BITNET_TYPE_F16, 2, shape, halves);
    snprintf(base, sizeof base, "%s", work_path("aside-base.gguf"));
    snprintf(merged, sizeof merged, "%s", work_path("aside-merged.gguf"));
    snprintf(file, sizeof file, "%s", work_path("aside-adapter.gguf"));
    CHECK(bitnet_gguf_write_file(w, base, NULL) == BITNET_OK);
    write_file(file, learned.data, learned.size);
    c = defaults(base, merged);
    c.type = BITNET_TYPE_F16;
    c.adapter = file;
    if (converts(&c, "a model with layers that guess ahead, and an adapter")) {
        made = bitnet_gguf_open_file(merged, NULL, NULL);
        t = bitnet_gguf_find_tensor(made, "blk.999.attn_q.weight");
        CHECK(t && t->size == sizeof halves && !memcmp(t->data, halves, sizeof halves));
        bitnet_gguf_free(made);
    }
    bitnet_gguf_writer_free(w);
    bitnet_gguf_free(g);
    make_free(&learned);
    make_free(&plain);
}

/* A split file is converted like the whole one, for types read by rows and others, and no part is
   replaced. */
static void test_split(void) {
    static const int types[] = {BITNET_TYPE_I2_S, BITNET_TYPE_TQ1_0};
    char first[300], whole[256], *one, *two;
    size_t i, sizes[2];
    bitnet_gguf *g;
    options c;
    snprintf(whole, sizeof whole, "%s", work_path("whole.gguf"));
    for (i = 0; i < 2; i++) {
        make_options o = make_defaults();
        make_file file;
        o.weight_type = types[i], o.scales = MAKE_SCALE_TENSOR;
        make_model(&o, &file);
        write_file(whole, file.data, file.size);
        g = bitnet_gguf_open_memory(file.data, file.size, NULL, NULL);
        split_file(g, work_path("parts"));
        snprintf(first, sizeof first, "%s", split_path(work_path("parts"), 0, 3));
        bitnet_gguf_free(g);
        make_free(&file);
        c = defaults(first, work_path("of-parts.gguf"));
        c.type = BITNET_TYPE_TQ2_0;
        if (!converts(&c, "a split file")) continue;
        c = defaults(whole, work_path("of-whole.gguf"));
        c.type = BITNET_TYPE_TQ2_0;
        if (!converts(&c, "the same file whole")) continue;
        one = check_read_file(work_path("of-parts.gguf"), &sizes[0]);
        two = check_read_file(work_path("of-whole.gguf"), &sizes[1]);
        CHECK(one && two && sizes[0] == sizes[1] && !memcmp(one, two, sizes[0]));
        free(one), free(two);
    }
    c = defaults(first, split_path(work_path("parts"), 1, 3));
    CHECK(refused(&c, PROBLEM_OUTPUT, "-00002-of-00003.gguf'"));
    remove(split_path(work_path("parts"), 2, 3));
    c = defaults(first, work_path("nothing.gguf"));
    CHECK(refused(&c, PROBLEM_INPUT, "-00003-of-00003.gguf'"));
    split_remove(work_path("parts"));
}

/* Receives a text of up to 4095 bytes. */
static int receive(void *user, const char *text, size_t length) {
    char *out = (char *)user;
    size_t n = strlen(out);
    if (n + length > 4095) return 1;
    memcpy(out + n, text, length);
    out[n + length] = 0;
    return 0;
}

/* The trained model of llama2.c generates the text on its web page. */
static void test_stories260k(void) {
    char path[512], model_path[512], tokenizer_path[512], said[4096] = "";
    size_t size, n;
    char *page =
             check_read_file(check_shared("data/llama2c/stories260K.md", path, sizeof path), &size),
         *from, *to;
    options o;
    bitnet_model *model;
    bitnet_session *session;
    TEST("stories260K");
    if (!page) {
        SKIP("there is no data/llama2c in $BITNET_SHARED or ../shared");
        return;
    }
    o = defaults(check_shared("data/llama2c/stories260K.bin", model_path, sizeof model_path),
                 work_path("260k.gguf"));
    o.tokenizer = check_shared("data/llama2c/tok512.bin", tokenizer_path, sizeof tokenizer_path);
    o.type = BITNET_TYPE_F32;
    if (converts(&o, "stories260K")) {
        from = strstr(page, "-t 0.0\n");
        to = from ? strstr(from, "\n```") : NULL;
        model = bitnet_model_load_file(o.output, NULL, NULL);
        session = bitnet_session_create(model, NULL, NULL);
        if (CHECK(from && to && session)) {
            bitnet_generate_options g;
            memset(&g, 0, sizeof g);
            g.max_tokens = 256;
            from += 7;
            n = (size_t)(to - from);
            bitnet_generate(session, "", &g, receive, said);
            printf("  %.60s...\n", said);
            CHECK(n > 500 && strlen(said) >= n && memcmp(said, from, n) == 0);
        }
        bitnet_session_free(session);
        bitnet_model_free(model);
    }
    free(page);
}

/* ---- JSON and safetensors that mean no good */

static problem_kind json_outcome(const char *text, size_t size) {
    char *copy = (char *)make_alloc(size + 1);
    json j;
    problem p;
    memset(&p, 0, sizeof p);
    memcpy(copy, text, size);
    copy[size] = 0;
    json_parse(&j, "text", copy, size, &p);
    bitnet__json_free(&j);
    free(copy);
    return p.kind;
}

static void test_json(void) {
    static const struct {
        const char *text;
        problem_kind kind;
    } cases[] = {{"{\"a\":[1,-0,0.5e+3,true,false,null,\"\\u00e4\\ud83d\\ude00\\n\"],\"b\":{}}",
                  PROBLEM_NONE},
                 {" [ ] ", PROBLEM_NONE},
                 {"\"\303\244\360\237\230\200\"", PROBLEM_NONE},
                 {"", PROBLEM_JSON_SYNTAX},
                 {"{", PROBLEM_JSON_SYNTAX},
                 {"{\"a\"}", PROBLEM_JSON_SYNTAX},
                 {"{\"a\":1,}", PROBLEM_JSON_SYNTAX},
                 {"[1,]", PROBLEM_JSON_SYNTAX},
                 {"[1 2]", PROBLEM_JSON_SYNTAX},
                 {"01", PROBLEM_JSON_SYNTAX},
                 {"1.", PROBLEM_JSON_SYNTAX},
                 {"1e", PROBLEM_JSON_SYNTAX},
                 {"-", PROBLEM_JSON_SYNTAX},
                 {"NaN", PROBLEM_JSON_SYNTAX},
                 {"nul", PROBLEM_JSON_SYNTAX},
                 {"\"a", PROBLEM_JSON_SYNTAX},
                 {"\"\\x\"", PROBLEM_JSON_SYNTAX},
                 {"\"\\u12\"", PROBLEM_JSON_SYNTAX},
                 {"\"\n\"", PROBLEM_JSON_SYNTAX},
                 {"{} {}", PROBLEM_JSON_SYNTAX},
                 {"{\"a\":1,\"b\":2,\"a\":3}", PROBLEM_JSON_KEY},
                 {"{\"a\":1,\"\\u0061\":3}", PROBLEM_JSON_KEY},
                 {"\"\\ud800\"", PROBLEM_JSON_UTF8},
                 {"\"\\ud800\\u0041\"", PROBLEM_JSON_UTF8},
                 {"\"\\udc00\"", PROBLEM_JSON_UTF8},
                 {"\"\300\200\"", PROBLEM_JSON_UTF8},
                 {"\"\355\240\200\"", PROBLEM_JSON_UTF8},
                 {"\"\364\220\200\200\"", PROBLEM_JSON_UTF8},
                 {"\"\303\"", PROBLEM_JSON_UTF8},
                 {"\"\200\"", PROBLEM_JSON_UTF8},
                 {"\"\377\"", PROBLEM_JSON_UTF8}};
    char deep[160];
    size_t i;
    json j;
    problem p;
    double number;
    uint64_t whole;
    char text[] = "{\"huge\":1e999,\"big\":9007199254740993,\"half\":0.5,\"minus\":-1,\"good\":42}";
    TEST("JSON");
    for (i = 0; i < sizeof cases / sizeof *cases; i++)
        CHECK_CASE(json_outcome(cases[i].text, strlen(cases[i].text)) == cases[i].kind,
                   cases[i].text);
    memset(deep, '[', 80), memset(deep + 80, ']', 80);
    CHECK(json_outcome(deep + 16, 128) == PROBLEM_NONE);
    CHECK(json_outcome(deep + 15, 130) == PROBLEM_JSON_DEPTH);
    CHECK(json_outcome("\"a\0b\"", 5) == PROBLEM_JSON_SYNTAX);
    memset(&p, 0, sizeof p);
    if (CHECK(json_parse(&j, "text", text, strlen(text), &p))) {
        CHECK(!json_double(json_get(&j, j.values, "huge"), &number));
        CHECK(!json_whole(json_get(&j, j.values, "half"), &whole));
        CHECK(!json_whole(json_get(&j, j.values, "minus"), &whole));
        CHECK(!json_whole(json_get(&j, j.values, "nothing"), &whole));
        CHECK(json_whole(json_get(&j, j.values, "good"), &whole) && whole == 42);
    }
    bitnet__json_free(&j);
}

/* A file whose header is `text`, with `data` bytes behind it, and which says that it is `length`
   long (0: what it is). */
static problem_kind safetensors_outcome(const char *text, size_t data, uint64_t length) {
    size_t n = strlen(text);
    char *bytes = (char *)make_alloc(n + data + 8);
    json header;
    tensor_list list = {NULL, 0, 0};
    input_file f;
    problem p;
    memset(&p, 0, sizeof p);
    memset(bytes, 0, n + data + 8);
    if (!length) length = n;
    memcpy(bytes, &length, 8);
    memcpy(bytes + 8, text, n);
    write_file(work_path("x.safetensors"), bytes, n + data + 8);
    safetensors_open(&f, work_path("x.safetensors"), &list, &header, &p);
    if (f.file) fclose(f.file);
    bitnet__json_free(&header);
    free(list.items);
    free(bytes);
    return p.kind;
}

static void test_safetensors(void) {
#define ONE(dtype, shape, from, to) \
    "{\"dtype\":\"" dtype "\",\"shape\":" shape ",\"data_offsets\":[" from "," to "]}"
    static const struct {
        const char *text;
        size_t data;
        uint64_t length;
        problem_kind kind;
    } cases[] = {
        {"{\"a\":" ONE("F32", "[2,2]", "0", "16") "}", 16, 0, PROBLEM_NONE},
        {"{\"a\":" ONE("F32", "[]", "0", "4") ",\"b\":" ONE("U8", "[3]", "4", "7") "}", 7, 0,
         PROBLEM_NONE},
        {"{\"a\":" ONE("F32", "[2,2]", "0", "16") "}", 15, 0, PROBLEM_SAFETENSORS_RANGE},
        {"{\"a\":" ONE("F32", "[2,2]", "0", "12") "}", 16, 0, PROBLEM_SAFETENSORS_RANGE},
        {"{\"a\":" ONE("F32", "[2,2]", "16", "0") "}", 16, 0, PROBLEM_SAFETENSORS_RANGE},
        {"{\"a\":" ONE("F32", "[2,2]", "0", "1e18") "}", 16, 0, PROBLEM_SAFETENSORS_RANGE},
        {"{\"a\":" ONE("F32", "[2,2]", "-16", "0") "}", 16, 0, PROBLEM_SAFETENSORS_RANGE},
        {"{\"a\":" ONE("F32", "[4611686018427387904,4]", "0", "0") "}", 16, 0,
         PROBLEM_SAFETENSORS_SHAPE},
        {"{\"a\":" ONE("F32", "[1e14,1e14,1e14]", "0", "0") "}", 16, 0, PROBLEM_SAFETENSORS_SHAPE},
        {"{\"a\":" ONE("F32", "[0]", "0", "0") "}", 16, 0, PROBLEM_SAFETENSORS_SHAPE},
        {"{\"a\":" ONE("F32", "[1.5]", "0", "6") "}", 16, 0, PROBLEM_SAFETENSORS_SHAPE},
        {"{\"a\":" ONE("F32", "7", "0", "6") "}", 16, 0, PROBLEM_SAFETENSORS_SHAPE},
        {"{\"a\":" ONE("F13", "[1]", "0", "4") "}", 16, 0, PROBLEM_SAFETENSORS_TYPE},
        {"{\"a\":7}", 16, 0, PROBLEM_SAFETENSORS_TYPE},
        {"[7]", 16, 0, PROBLEM_INPUT},
        {"{\"a\":" ONE("F32", "[2]", "0", "8") ",\"b\":" ONE("F32", "[2]", "4", "12") "}", 16, 0,
         PROBLEM_SAFETENSORS_OVERLAP},
        {"{\"a\":" ONE("F32", "[2]", "0", "8") ",\"a\":" ONE("F32", "[2]", "8", "16") "}", 16, 0,
         PROBLEM_JSON_KEY},
        {"{}", 0, 3, PROBLEM_SAFETENSORS_HEADER},
        {"{}", 0, 1, PROBLEM_SAFETENSORS_HEADER},
        {"{}", 0, (uint64_t)1 << 63, PROBLEM_SAFETENSORS_HEADER},
        {"{}  ", 0, UINT64_MAX, PROBLEM_SAFETENSORS_HEADER},
        {"{\"a\":" ONE("F32", "[2]", "0", "8") "}", 8, 20, PROBLEM_JSON_SYNTAX}};
#undef ONE
    size_t i;
    TEST("safetensors");
    for (i = 0; i < sizeof cases / sizeof *cases; i++)
        CHECK_CASE(safetensors_outcome(cases[i].text, cases[i].data, cases[i].length) ==
                       cases[i].kind,
                   cases[i].text);
}

/* ---- --check can fail */

static void test_check(void) {
    part t;
    TEST("--check");
    memset(&t, 0, sizeof t);
    t.type = BITNET_TYPE_I2_S, t.how = METHOD_ABSMEAN, t.scale = 1, t.factor = 1;
    CHECK(near_enough(&t, 0.49f, 0, 1) && near_enough(&t, 0.51f, 1, 1) && near_enough(&t, 9, 1, 1));
    CHECK(!near_enough(&t, 0.6f, 0, 1) && !near_enough(&t, 0.4f, 1, 1));
    CHECK(!near_enough(&t, 0.7f, -1, 1) && !near_enough(&t, 9, 0, 1));
    t.how = METHOD_EXACT;
    CHECK(near_enough(&t, 1, 1, 1) && !near_enough(&t, 1, 0.9999f, 1) && !near_enough(&t, 1, 0, 1));
}

/* ---- a packed checkpoint in the 2B model's shape, for measuring memory and time */

static void write_2b(const char *folder, int layers) {
    static const struct {
        const char *name;
        uint64_t rows, columns; /* rows 0: a vector */
    } parts[] = {{"input_layernorm", 0, 2560},          {"self_attn.q_proj", 2560, 2560},
                 {"self_attn.k_proj", 640, 2560},       {"self_attn.v_proj", 640, 2560},
                 {"self_attn.attn_sub_norm", 0, 2560},  {"self_attn.o_proj", 2560, 2560},
                 {"post_attention_layernorm", 0, 2560}, {"mlp.gate_proj", 6912, 2560},
                 {"mlp.up_proj", 6912, 2560},           {"mlp.ffn_sub_norm", 0, 6912},
                 {"mlp.down_proj", 2560, 6912}};
    make_options m = make_defaults();
    truth t;
    checkpoint c;
    size_t i;
    int layer;
    memset(&c, 0, sizeof c);
    snprintf(c.folder, sizeof c.folder, "%s", folder);
    make_directory(folder);
    truth_make(&t, &m); /* for its vocabulary */
    write_tokenizer_json(&c, t.gguf, false, LLAMA3_REGEX);
    truth_free(&t);
    m.width = 2560, m.layers = layers, m.heads = 20, m.kv_heads = 5, m.head_width = 128;
    m.ffn = 6912, m.context = 4096, m.rope_base = 500000, m.vocabulary = 128256;
    write_config(&c, &m, "BitNetForCausalLM", "relu2", AUTO);
    store_random(&c, "model.embed_tokens.weight", "BF16", 128256, 2560);
    store_random(&c, "model.norm.weight", "BF16", 0, 2560);
    for (layer = 0; layer < layers; layer++)
        for (i = 0; i < sizeof parts / sizeof *parts; i++) {
            char name[96];
            snprintf(name, sizeof name, "model.layers.%d.%s.weight", layer, parts[i].name);
            store_random(&c, name, parts[i].rows ? "U8" : "BF16", parts[i].rows / 4,
                         parts[i].columns);
            if (!parts[i].rows) continue;
            strcat(name, "_scale");
            store_random(&c, name, "BF16", 0, 1);
        }
    write_safetensors(&c, "model.safetensors", 0, c.count);
    checkpoint_free(&c);
}

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

int main(int argc, char **argv) {
    if (argc == 4 && !strcmp(argv[1], "--checkpoint")) return write_2b(argv[2], atoi(argv[3])), 0;
    make_directory(WORK);
    test_json();
    test_safetensors();
    test_check();
    test_templates();
    test_packed();
    test_llama_packed();
    test_unpacked();
    test_master();
    test_1bitllm();
    test_rules();
    test_pieces_json();
    test_added_tokens();
    test_kept_inputs();
    test_plain();
    test_qwen();
    test_qwen35();
    test_maple();
    test_gemma();
    test_embedding("qwen3", "Qwen3Model", ",\"model_type\":\"qwen3\"");
    test_embedding("gemma3", "Gemma3TextModel", ",\"model_type\":\"gemma3_text\"");
    test_minicpm();
    test_round_trips();
    test_groups();
    test_i2s();
    test_iq();
    test_halves();
    test_foreign();
    test_foreign_in_folder();
    test_merge();
    test_merge_aside();
    test_split();
    test_llama2c();
    test_stories260k();
    printf("%d passed, %d failed", check_passed, check_failed);
    if (check_skipped) printf(", %d skipped", check_skipped);
    putchar('\n');
    return check_failed ? 1 : 0;
}
