/* fuzz_bitnet.c - a fuzzer for untrusted input of bitnet.h: model files, texts, tokens, saved
   sessions, chain tables, adapters

       clang -O1 -g -fsanitize=fuzzer,address,undefined tests/fuzz_bitnet.c -o fuzz_bitnet
       ./fuzz_bitnet -max_total_time=60 -dict=tests/fuzz_bitnet.dictionary found tests/fuzz_bitnet
   or, to run inputs again without a fuzzer:
       cc -DREPLAY tests/fuzz_bitnet.c -o replay && ./replay tests/fuzz_bitnet/...
   The seeds were written by `./replay --seeds tests/fuzz_bitnet`.

   The first byte of an input chooses the reader:
       g  a GGUF file, of which all values and the ends of all tensors are read
       p  two parts of a split file, read in the same way; two bytes have the length of the first
       m  a model, which then computes some tokens with scalar kernels
       t  a text: tokenizing and detokenizing must give the same bytes
       i  token ids: detokenizing them as a stream and one by one must give the same bytes
       c  a chain table; its checksum is corrected
       a  an adapter of the model, which then computes some tokens
       s  a saved session; magic, version, fingerprint, adapter and checksum are corrected, because
          otherwise all would be rejected
       r  the same for a model with a recurrent state */

#include "poison.h"

#define BITNET_IMPLEMENTATION
#include "../bitnet_chains.h"
#include "../tools/bitnet_adapter.h"
#include "../tools/bitnet_save.h"
#include "make.h"

/* A violated property must crash, because a fuzzer detects nothing else. */
static void must(bool condition) {
    if (!condition) abort();
}

static make_options small_model(void) {
    make_options o = make_defaults();
    o.width = 128, o.heads = 1, o.kv_heads = 1, o.head_width = 128, o.ffn = 128, o.layers = 1;
    o.embedding_type = BITNET_TYPE_Q8_0;
    o.context = 16;
    return o;
}

/* Of a recurrent state, in a Hadamard basis, which speaks ChatML. */
static make_options recurrent_model(void) {
    make_options o = small_model();
    o.arch = "qwen35", o.weight_type = o.embedding_type = BITNET_TYPE_Q1_0;
    o.state_heads = 2, o.state_key_heads = 1, o.state_width = 64, o.block = 64;
    o.separate_head = o.grouped_heads = o.chatml = true;
    o.chat_template = "<|im_start|>";
    return o;
}

static bitnet_model *load(const void *data, size_t size) {
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    options.isa = BITNET_ISA_SCALAR;
    options.threads = 1;
    return bitnet_model_load_memory(data, size, &options, NULL);
}

static bitnet_session *begin(bitnet_model *model) {
    bitnet_session_options options;
    memset(&options, 0, sizeof options);
    options.context_length = 16;
    options.batch = 4;
    return bitnet_session_create(model, &options, NULL);
}

/* ---- the readers */

static unsigned look_at_gguf(bitnet_gguf *gguf) {
    unsigned sum = 0;
    size_t i, k;
    if (!gguf) return 0;
    for (i = 0; i < bitnet_gguf_value_count(gguf); i++) {
        const bitnet_gguf_value *value = bitnet_gguf_value_at(gguf, i);
        for (k = 0; k < value->count && k < 64; k++) {
            bitnet_string s;
            int64_t whole;
            double number;
            if (bitnet_gguf_string(value, k, &s) && s.length)
                sum += (unsigned char)s.data[0] + (unsigned char)s.data[s.length - 1];
            if (bitnet_gguf_int(value, k, &whole)) sum++;
            if (bitnet_gguf_number(value, k, &number)) sum++;
        }
    }
    for (i = 0; i < bitnet_gguf_tensor_count(gguf); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(gguf, i);
        if (t->data && t->size) sum += t->data[0] + t->data[t->size - 1];
    }
    bitnet_gguf_free(gguf);
    return sum;
}

static char split_paths[2][64]; /* of this process */

static void remove_parts(void) { remove(split_paths[0]), remove(split_paths[1]); }

static unsigned look_at_parts(const uint8_t *data, size_t size) {
    size_t first = size < 2 ? 0 : bitnet__load_u16(data);
    int i;
    if (size < 2 || first > (size -= 2)) return 0;
    for (i = 0; i < 2; i++) {
        FILE *file;
        if (!split_paths[i][0]) atexit(remove_parts);
        snprintf(split_paths[i], sizeof split_paths[i], "/tmp/fuzz_bitnet-%lx-%05d-of-00002.gguf",
                 (unsigned long)getpid(), i + 1);
        must((file = fopen(split_paths[i], "wb")) != NULL);
        fwrite(data + 2 + (i ? first : 0), 1, i ? size - first : first, file);
        fclose(file);
    }
    return look_at_gguf(bitnet_gguf_open_file(split_paths[0], NULL, NULL));
}

static unsigned use_model(const uint8_t *data, size_t size) {
    bitnet_model *model = load(data, size);
    bitnet_session *session = model ? begin(model) : NULL;
    unsigned sum = 0;
    if (session) {
        int32_t ids[3] = {0, 1, 2}, next = 0;
        bitnet_budget budget = {100000, 0};
        if (bitnet_feed(session, ids, 3) == BITNET_OK &&
            bitnet_step(session, &budget) == BITNET_OK &&
            bitnet_sample(session, NULL, &next) == BITNET_OK)
            sum = (unsigned)next;
    }
    bitnet_session_free(session);
    bitnet_model_free(model);
    return sum;
}

static void use_adapter(bitnet_model *model, const uint8_t *data, size_t size) {
    bitnet_adapter *adapter = bitnet_adapter_load_memory(model, data, size, NULL);
    bitnet_session *session = adapter ? begin(model) : NULL;
    int32_t ids[3] = {0, 1, 2}, next = 0;
    if (session && bitnet_session_set_adapter(session, adapter, 0.5f) == BITNET_OK &&
        bitnet_feed(session, ids, 3) == BITNET_OK && bitnet_step(session, NULL) == BITNET_OK)
        bitnet_sample(session, NULL, &next);
    bitnet_session_free(session);
    bitnet_adapter_free(adapter);
}

static void tokenize(const bitnet_tokenizer *tokenizer, const uint8_t *data, size_t size) {
    int32_t *ids = (int32_t *)malloc((size + 2) * sizeof *ids);
    char *back = (char *)malloc(2 * size + 64);
    size_t count = 0, i, length = 0;
    bitnet_detokenizer state;
    memset(&state, 0, sizeof state);
    must(bitnet_tokenize(tokenizer, (const char *)data, size, 0, ids, size + 2, &count, NULL) ==
         BITNET_OK);
    must(count <= size + 1);
    for (i = 0; i <= count; i++)
        length += bitnet_detokenizer_next(&state, tokenizer, i < count ? ids[i] : -1, back + length,
                                          2 * size + 64 - length);
    must(length == size && memcmp(back, data, size) == 0);
    must(bitnet_tokenize(tokenizer, (const char *)data, size, BITNET_PARSE_SPECIAL | BITNET_ADD_BOS,
                         ids, size + 2, &count, NULL) == BITNET_OK);
    free(ids), free(back);
}

static void detokenize(const bitnet_tokenizer *tokenizer, const uint8_t *data, size_t size) {
    char text[4096], whole[65536];
    size_t i, length = 0, expected = 0;
    bitnet_detokenizer state;
    memset(&state, 0, sizeof state);
    for (i = 0; i + 2 <= size && i < 200; i += 2) {
        int32_t id = bitnet__load_u16(data + i);
        bitnet_string bytes = bitnet_token_bytes(tokenizer, id);
        must(expected + bytes.length < sizeof whole);
        if (bytes.length) memcpy(whole + expected, bytes.data, bytes.length);
        expected += bytes.length;
        length += bitnet_detokenizer_next(&state, tokenizer, id, text, sizeof text);
    }
    length += bitnet_detokenizer_next(&state, tokenizer, -1, text, sizeof text);
    must(length == expected);
}

static void restore(bitnet_session *session, uint8_t *data, size_t size) {
    static const uint32_t versions[] = {BITNET__STATE_VERSION, BITNET__STATE_PLAIN,
                                        BITNET__STATE_WITH_TURN, BITNET__STATE_INT8};
    const bitnet_model *model = bitnet_session_model(session);
    uint32_t crc;
    if (size >= 24) {
        memcpy(data, "BNSS", 4);
        memcpy(data + 4, &versions[data[4] % 4], 4);
        memcpy(data + 8, &model->fingerprint, 4);
        memset(data + 12, 0, 8); /* no adapter */
        crc = bitnet__crc32(0, data, size - 4);
        memcpy(data + size - 4, &crc, 4);
    }
    if (bitnet_session_load_memory(session, data, size) == BITNET_OK) {
        int32_t next;
        if (bitnet_sample(session, NULL, &next) == BITNET_OK)
            must(next >= 0 && next < bitnet_model_get_info(model)->vocab_size);
        bitnet_session_truncate(session, 1);
        bitnet_step(session, NULL);
    }
}

/* Files that can be read can be written, and then read again. */
static void look_at_chains(const bitnet_tokenizer *tokenizer, uint8_t *data, size_t size) {
    static uint8_t written[1 << 20];
    bitnet_chain_table *table, *again;
    int32_t ids[3] = {1, 2, 3};
    size_t length = 0, matched;
    uint32_t crc;
    if (size >= 16) {
        crc = bitnet__crc32(0, data, size - 4);
        memcpy(data + size - 4, &crc, 4);
    }
    table = bitnet_chain_table_load_memory(data, size, NULL, NULL, NULL);
    if (!table) return;
    bitnet_chain_table_find(table, ids, 3, &matched);
    must(bitnet_chain_table_save_memory(table, tokenizer, written, sizeof written, &length, NULL) ==
         BITNET_OK);
    again = bitnet_chain_table_load_memory(written, length, NULL, NULL, NULL);
    must(length > sizeof written || again != NULL);
    bitnet_chain_table_free(again);
    bitnet_chain_table_free(table);
}

/* ---- */

/* Of a model that is made into the file. */
static bitnet_session *begin_with(const make_options *o, make_file *file) {
    bitnet_session *session;
    make_model(o, file);
    session = begin(load(file->data, file->size));
    must(session != NULL);
    return session;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static bitnet_session *session, *recurrent;
    static make_file files[2];
    const bitnet_tokenizer *tokenizer;
    bitnet_model *model;
    uint8_t *copy;
    if (!session) {
        make_options o = small_model(), other = recurrent_model();
        session = begin_with(&o, &files[0]);
        recurrent = begin_with(&other, &files[1]);
    }
    model = bitnet_session_model(session);
    if (size < 1) return 0;
    copy = (uint8_t *)malloc(size); /* exact size, so that reading past the end is detected */
    size--;
    memcpy(copy, data + 1, size);
    tokenizer = bitnet_model_tokenizer(model);
    switch (data[0]) {
    case 'g': look_at_gguf(bitnet_gguf_open_memory(copy, size, NULL, NULL)); break;
    case 'p': look_at_parts(copy, size); break;
    case 'm': use_model(copy, size); break;
    case 't': tokenize(tokenizer, copy, size); break;
    case 'i': detokenize(tokenizer, copy, size); break;
    case 'c': look_at_chains(tokenizer, copy, size); break;
    case 'a': use_adapter(model, copy, size); break;
    case 's': restore(session, copy, size); break;
    case 'r': restore(recurrent, copy, size); break;
    default: break;
    }
    free(copy);
    return 0;
}

#if defined(REPLAY)
#include "replay.h"

static int write_seed(const char *directory, const char *name, char reader, const void *data,
                      size_t size) {
    char path[512];
    FILE *file;
    snprintf(path, sizeof path, "%s/%s", directory, name);
    file = fopen(path, "wb");
    if (!file) return 1;
    fputc(reader, file);
    fwrite(data, 1, size, file);
    return fclose(file);
}

/* A model of gemma3, or of minicpm with longrope. */
static int write_other_model(const char *directory, const char *arch) {
    make_options o = small_model();
    make_file file;
    int failed;
    bool gemma = strcmp(arch, "gemma3") == 0;
    o.arch = arch, o.norms_in = gemma, o.window = gemma ? 3 : 0, o.original = 8;
    o.rope_scaling = gemma ? "yarn" : "longrope", o.embedding_type = BITNET_TYPE_Q4_0;
    make_model(&o, &file);
    failed = write_seed(directory, arch, 'm', file.data, file.size);
    make_free(&file);
    return failed;
}

/* A model with a recurrent state, in a Hadamard basis. */
static int write_recurrent(const char *directory) {
    make_options o = recurrent_model();
    make_file file;
    int failed;
    make_model(&o, &file);
    failed = write_seed(directory, "qwen35", 'm', file.data, file.size);
    make_free(&file);
    return failed;
}

/* A mixture of experts: halves, because rows of codes would be longer. */
static int write_experts(const char *directory) {
    static const bool slides[2] = {true, false};
    make_options o = make_maple();
    make_file file;
    int failed;
    o.width = 32, o.layers = 2, o.heads = o.kv_heads = 1, o.experts = 3, o.experts_used = 2;
    o.context = 16, o.slides = slides;
    o.weight_type = BITNET_TYPE_F16, o.embedding_type = BITNET_TYPE_Q8_0;
    make_model(&o, &file);
    failed = write_seed(directory, "maple", 'm', file.data, file.size);
    make_free(&file);
    o = make_qwen35moe();
    o.width = 32, o.heads = o.kv_heads = 1, o.head_width = 32, o.rope_width = 16, o.ffn = 32;
    o.experts = 3, o.experts_used = 2, o.shared_ffn = 32, o.state_heads = o.state_key_heads = 1;
    o.layers = 1, o.context = 16, o.weight_type = o.mtp_type = BITNET_TYPE_F16;
    make_model(&o, &file);
    failed |= write_seed(directory, "qwen35moe", 'm', file.data, file.size);
    make_free(&file);
    o = make_k2();
    o.width = 32, o.heads = o.kv_heads = 1, o.ffn = 32, o.norm_groups = 2, o.context = 16;
    o.weight_type = BITNET_TYPE_F16;
    make_model(&o, &file);
    failed |= write_seed(directory, "k2-horizon", 'm', file.data, file.size);
    make_free(&file);
    return failed;
}

/* A model with a scale per group; `older`: of type PQ2_0, with the id 42. */
static int write_form(const char *directory, const char *name, int type, bool older) {
    make_options o = small_model();
    make_file file;
    int failed, i;
    o.arch = "llama", o.weight_type = o.embedding_type = type, o.activation_group = 32;
    make_model(&o, &file);
    for (i = 0; i < file.count && older; i++) { /* a name, two dimensions, the type */
        uint8_t *at = (uint8_t *)(uintptr_t)file.data;
        size_t length = strlen(file.tensors[i].name);
        if (file.tensors[i].type != type) continue;
        while (memcmp(at, file.tensors[i].name, length) != 0) at++;
        at[length + 4 + 16] = BITNET_TYPE_Q2_0;
    }
    failed = write_seed(directory, name, 'm', file.data, file.size);
    make_free(&file);
    return failed;
}

/* Head norms after RoPE, in STQ1_0. */
static int write_hunyuan(const char *directory) {
    make_options o = small_model();
    make_file file;
    int failed;
    o.arch = "hunyuan-dense", o.width = o.ffn = 256, o.heads = 2;
    o.weight_type = o.embedding_type = BITNET_TYPE_STQ1_0;
    make_model(&o, &file);
    failed = write_seed(directory, "hunyuan-dense", 'm', file.data, file.size);
    make_free(&file);
    return failed;
}

/* Two parts of the smallest split file: one with metadata, one with a tensor. */
static int write_parts(const char *directory) {
    static const uint64_t shape = 4;
    static const float data[4] = {1, 2, 3, 4};
    uint8_t seed[2000];
    size_t used = 2, size = 0;
    int i;
    for (i = 0; i < 2; i++, used += size) {
        bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
        const void *part;
        bitnet_gguf_add_u32(w, "split.no", (uint32_t)i);
        bitnet_gguf_add_u32(w, "split.count", 2);
        bitnet_gguf_add_u32(w, "split.tensors.count", 1);
        if (i) bitnet_gguf_add_tensor(w, "tensor", BITNET_TYPE_F32, 1, &shape, data);
        must(bitnet_gguf_write_memory(w, &part, &size, NULL) == BITNET_OK);
        memcpy(seed + used, part, size);
        if (i == 0) seed[0] = (uint8_t)size, seed[1] = (uint8_t)(size >> 8);
        bitnet_gguf_writer_free(w);
    }
    must(look_at_parts(seed, used) > 0);
    return write_seed(directory, "parts", 'p', seed, used);
}

/* A session with a few tokens, of which the last but one begins a turn. */
static int write_session(const char *directory, const char *name, char reader, make_options o,
                         size_t count) {
    make_file file;
    bitnet_session *session = begin_with(&o, &file);
    bitnet_model *model = bitnet_session_model(session);
    size_t size;
    void *state;
    int32_t tokens[4] = {5, 6, o.vocabulary - 1, 7};
    int failed;
    must(bitnet_feed(session, tokens, count) == BITNET_OK);
    must(bitnet_step(session, NULL) == BITNET_OK);
    must(bitnet_session_save_memory(session, 0, NULL, 0, &size) == BITNET_OK);
    state = malloc(size);
    must(bitnet_session_save_memory(session, 0, state, size, &size) == BITNET_OK);
    failed = write_seed(directory, name, reader, state, size);
    free(state);
    bitnet_session_free(session);
    bitnet_model_free(model);
    make_free(&file);
    return failed;
}

static int write_adapter(const char *directory) {
    make_options o = small_model();
    make_file file;
    int failed;
    make_adapter(&o, 1 | 32 | 64, 2, 4.0f, BITNET_TYPE_F16, &file);
    failed = write_seed(directory, "adapter", 'a', file.data, file.size);
    make_free(&file);
    return failed;
}

static int write_seeds(const char *directory) {
    static const char text[] = "The the in 12345 it's\n\n  \xC3\xA9\xF0\x9F\x98\x80<|eot_id|>";
    static const uint8_t ids[] = {0, 0, 1, 0, 72, 0, 30, 1, 255, 255};
    make_options o = small_model();
    bitnet_model *model;
    static const bitnet_chain chain = {{1, 2, 3, 4}, 4, 0.5f, 9, 3};
    uint8_t chains[2][4096];
    size_t chains_size[2];
    make_file file;
    int failed, i;
    make_model(&o, &file);
    model = load(file.data, file.size);
    for (i = 0; i < 2; i++) {
        bitnet_chain_table *table = bitnet_chain_table_create(&chain, 1, i + 1, NULL, NULL);
        must(bitnet_chain_table_save_memory(table, bitnet_model_tokenizer(model), chains[i],
                                            sizeof chains[i], &chains_size[i], NULL) == BITNET_OK);
        bitnet_chain_table_free(table);
    }
    failed = write_other_model(directory, "gemma3") | write_other_model(directory, "minicpm") |
             write_recurrent(directory) | write_experts(directory) |
             write_form(directory, "q1_0", BITNET_TYPE_Q1_0, false) | write_parts(directory) |
             write_adapter(directory) | write_form(directory, "q2_0", BITNET_TYPE_Q2_0, false) |
             write_form(directory, "q2_0-128", BITNET_TYPE_PQ2_0, true) |
             write_form(directory, "ptq1_0", BITNET_TYPE_PTQ1_0, false) | write_hunyuan(directory) |
             write_seed(directory, "gguf", 'g', file.data, 2000) |
             write_seed(directory, "model", 'm', file.data, file.size) |
             write_seed(directory, "text", 't', text, sizeof text - 1) |
             write_seed(directory, "ids", 'i', ids, sizeof ids) |
             write_session(directory, "session", 's', small_model(), 2) |
             write_session(directory, "session-turn", 'r', recurrent_model(), 4) |
             write_seed(directory, "chains-1", 'c', chains[0], chains_size[0]) |
             write_seed(directory, "chains-2", 'c', chains[1], chains_size[1]);
    bitnet_model_free(model);
    make_free(&file);
    return failed;
}

int main(int argc, char **argv) {
    if (argc == 3 && strcmp(argv[1], "--seeds") == 0) return write_seeds(argv[2]);
    return replay(argc, argv);
}

#endif
