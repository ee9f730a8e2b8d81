/* test_model.h - accepted and rejected files: files of another kind, unknown tensors and rules, and
   error messages */

#ifndef TEST_MODEL_H
#define TEST_MODEL_H

#include "make.h"
#include "run.h"
#include "split.h"

/* ---- files of another kind */

static void model_wrong_file(const void *data, size_t size, bitnet_result wanted,
                             const char *words) {
    static const char name[] = "bitnet-test-"; /* begins the last part of check_path() */
    bitnet_error error = {BITNET_OK, ""};
    bitnet_gguf_options options;
    CHECK_CASE(!bitnet_model_load_memory(data, size, NULL, &error) && error.result == wanted,
               words);
    CHECK_CASE(strstr(error.message, words) != NULL, error.message);
    memset(&options, 0, sizeof options);
    options.no_mmap = true;
    CHECK(check_write_file(check_path(), data, size));
    CHECK_CASE(!bitnet_gguf_open_file(check_path(), &options, &error) && error.result == wanted,
               words);
    CHECK_CASE(strstr(error.message, words) && strstr(error.message, name), error.message);
    CHECK_CASE(!bitnet_model_load_file(check_path(), NULL, &error) && error.result == wanted,
               words);
    CHECK_CASE(strstr(error.message, words) && strstr(error.message, name), error.message);
    CHECK_CASE(strlen(error.message) < sizeof error.message - 1, error.message); /* not cut */
    remove(check_path());
}

static void model_wrong_files(void) {
    static const struct {
        const char *data;
        size_t size;
        const char *words; /* of the message */
    } files[] = {{"\x40\0\0\0\0\0\0\0{\"__metadata__\":{\"format\":\"pt\"}", 40, "safetensors"},
                 {"PK\3\4\24\0\0\10archive/data.pkl", 24, "PyTorch"},
                 {"\x80\2\x8A\nl\xFC\x9C\x46\xF9 j\xA8P\x19.", 16, "PyTorch"},
                 {"version https://git-lfs.github.com/spec/v1\noid sha256:42", 56, "git lfs pull"},
                 {"<!DOCTYPE html>\n<html class=\"\">", 31, "web page"},
                 {"\xEF\xBB\xBF\r\n <html>", 12, "web page"},
                 {"{\"error\":\"Repository not found\"}", 32, "JSON"},
                 {"\x1F\x8B\10\10\0\0\0\0\0\3model.gguf", 20, "gunzip"},
                 {"tjgg\3\0\0\0\0\x7D\0\0", 12, "older than GGUF"},
                 {"fmgg\1\0\0\0\0\x7D\0\0", 12, "older than GGUF"},
                 {"lmgg\0\x7D\0\0\0\x10\0\0", 12, "older than GGUF"},
                 {"algg\1\0\0\0\10\0\0\0", 12, "adapter"},
                 {"BNSS\1\0\0\0\0\0\0\0", 12, "saved session"},
                 {"CHNB\1\0\0\1\10\0\0\0", 12, "table of chains"},
                 {"Once upon a time there was a model.", 35, "not a GGUF file"}};
    size_t i;
    for (i = 0; i < sizeof files / sizeof *files; i++)
        model_wrong_file(files[i].data, files[i].size, BITNET_ERROR_GGUF_MAGIC, files[i].words);
    model_wrong_file("", 0, BITNET_ERROR_GGUF_TRUNCATED, "empty");
}

static void model_paths(void) {
    char path[400];
    bitnet_error error = {BITNET_OK, ""};
    CHECK(!bitnet_model_load_file(".", NULL, &error) && error.result == BITNET_ERROR_IO);
#ifndef __wasi__ /* which does not open folders as files at all */
    CHECK_CASE(strstr(error.message, "'.': this is a folder") != NULL, error.message);
#endif
    memset(path, 'x', sizeof path);
    strcpy(path + 350, "/\xC3\xA9\xC3\xA9/model.gguf"); /* of a long path the end is said */
    CHECK(!bitnet_model_load_file(path, NULL, &error) && error.result == BITNET_ERROR_IO);
    CHECK_CASE(strncmp(error.message, "'..x", 4) == 0 &&
                   strstr(error.message, "\xC3\xA9/model.gguf': ") &&
                   strstr(error.message, "opened for reading"),
               error.message);
}

/* ---- models with something changed */

typedef struct model_log {
    char text[1024];
} model_log;

static void model_write_log(void *user, bitnet_log_level level, const char *line) {
    model_log *log = (model_log *)user;
    size_t used = strlen(log->text);
    (void)level;
    snprintf(log->text + used, sizeof log->text - used, "%s\n", line);
}

/* The file with an edit: omits `without` (a key or a tensor, or NULL), and calls `edit`, which adds
   keys and tensors. Free the result. */
static uint8_t *model_edit(const make_file *file, const char *without,
                           void (*edit)(bitnet_gguf_writer *), bool tensors, size_t *size) {
    bitnet_gguf *g = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    const void *data = NULL;
    uint8_t *copy;
    size_t i;
    for (i = 0; i < bitnet_gguf_value_count(g); i++) {
        const bitnet_gguf_value *v = bitnet_gguf_value_at(g, i);
        if (!without || !bitnet__is(v->key, without)) bitnet_gguf_add_value(w, v);
    }
    for (i = 0; tensors && i < bitnet_gguf_tensor_count(g); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
        char name[65];
        snprintf(name, sizeof name, "%.*s", (int)t->name.length, t->name.data);
        if (without && strcmp(name, without) == 0) continue;
        bitnet_gguf_add_tensor(w, name, t->type, t->dimensions, t->shape, t->data);
    }
    if (edit) edit(w);
    CHECK(bitnet_gguf_write_memory(w, &data, size, NULL) == BITNET_OK);
    copy = (uint8_t *)make_alloc(*size);
    memcpy(copy, data, *size);
    bitnet_gguf_writer_free(w);
    bitnet_gguf_free(g);
    return copy;
}

/* Loads the edited file, and estimates its memory: both must return `wanted`, with a message that
   has `words`. */
static void model_expect(const make_file *file, const char *without,
                         void (*edit)(bitnet_gguf_writer *), bool tensors, bitnet_result wanted,
                         const char *words) {
    size_t size;
    uint8_t *data = model_edit(file, without, edit, tensors, &size);
    bitnet_gguf *g = bitnet_gguf_open_memory(data, size, NULL, NULL);
    bitnet_error error = {BITNET_OK, ""};
    bitnet_memory memory;
    bitnet_model *model = bitnet_model_load_memory(data, size, NULL, &error);
    CHECK_CASE(error.result == wanted && !model == (wanted != BITNET_OK), words);
    CHECK_CASE(model || strstr(error.message, words), error.message);
    CHECK_CASE(strlen(error.message) < 220, error.message); /* there is room for a file's name */
    error.result = BITNET_OK;
    CHECK_CASE(bitnet_estimate(g, NULL, NULL, &memory, &error) == wanted, words);
    CHECK_CASE(wanted == BITNET_OK || strstr(error.message, words), error.message);
    bitnet_model_free(model);
    bitnet_gguf_free(g);
    free(data);
}

static void model_add_adapter(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "general.type", "adapter");
    bitnet_gguf_add_string(w, "adapter.type", "lora");
}
static void model_add_vocab(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "general.type", "vocab");
}
static void model_add_mmproj(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "general.type", "mmproj");
}
static void model_add_model(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "general.type", "model");
}
static void model_add_split(bitnet_gguf_writer *w) {
    bitnet_gguf_add_u32(w, "split.no", 1);
    bitnet_gguf_add_u32(w, "split.count", 3);
}
static void model_add_wild_split(bitnet_gguf_writer *w) {
    const int64_t most = INT64_MAX;
    bitnet_gguf_add_array(w, "split.no", BITNET_GGUF_I64, &most, 1);
    bitnet_gguf_add_array(w, "split.count", BITNET_GGUF_I64, &most, 1);
}

/* Files that are distributed as ternary models but have another graph. */
static const char *const model_others[] = {"qwen4exp",    "qwen3next", "muse-glimmer", "muse-spark",
                                           "bailingmoe3", "phi3",      "kimi-k3",      "gemma2",
                                           "granite",     "nonsense"};
static const char *model_other;

static void model_add_other(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "general.architecture", model_other);
}

static void model_kinds(const make_file *file) {
    const bitnet_result kind = BITNET_ERROR_MODEL_KIND, arch = BITNET_ERROR_MODEL_ARCH;
    const char *const key = "general.architecture";
    size_t i;
    model_expect(file, NULL, model_add_adapter, true, kind, "bitnet_adapter_load_file");
    model_expect(file, NULL, model_add_vocab, true, kind, "a vocabulary");
    model_expect(file, NULL, NULL, false, kind, "a vocabulary"); /* no tensors */
    model_expect(file, NULL, model_add_mmproj, true, kind, "sees or hears");
    model_expect(file, NULL, model_add_split, true, kind, "part 2 of 3");
    model_expect(file, NULL, model_add_wild_split, true, kind, "this is part");
    model_expect(file, NULL, model_add_model, true, BITNET_OK, "");
    for (i = 0; i < sizeof model_others / sizeof *model_others; i++) {
        char words[64];
        model_other = model_others[i];
        snprintf(words, sizeof words, "'%s' is not known", model_other);
        model_expect(file, key, model_add_other, true, arch, words);
        model_expect(file, key, model_add_other, true, arch,
                     "bitnet-b1.58, bitnet-25, bitnet, llama, qwen2, qwen3, gemma3, minicpm, "
                     "qwen35, maple, hunyuan-dense, qwen35moe, qwen3moe, k2-horizon");
    }
}

/* ---- tensors that are missing, or cannot be read: bitnet_estimate says so too */

static void model_add_wrong_shape(bitnet_gguf_writer *w) {
    static const float values[300] = {0};
    const uint64_t shape = 300;
    bitnet_gguf_add_tensor(w, "blk.1.ffn_norm.weight", BITNET_TYPE_F32, 1, &shape, values);
}

static void model_add_flat(bitnet_gguf_writer *w) {
    static const float values[256] = {0};
    const uint64_t shape[2] = {256, 1};
    bitnet_gguf_add_tensor(w, "blk.1.ffn_norm.weight", BITNET_TYPE_F32, 2, shape, values);
}

static void model_missing(const make_file *file) {
    static const char *const parts[] = {"token_embd.weight",        "output_norm.weight",
                                        "blk.0.attn_norm.weight",   "blk.1.attn_sub_norm.weight",
                                        "blk.1.attn_output.weight", "blk.0.ffn_gate.weight"};
    static const int types[] = {BITNET_TYPE_TL1, BITNET_TYPE_IQ2_BN, 40};
    const char name[] = "blk.1.ffn_down.weight";
    bitnet_error error = {BITNET_OK, ""};
    bitnet_memory memory;
    make_file changed;
    uint8_t *data = (uint8_t *)make_alloc(file->size);
    size_t i;
    for (i = 0; i < sizeof parts / sizeof *parts; i++)
        model_expect(file, parts[i], NULL, true, BITNET_ERROR_MODEL_TENSOR, parts[i]);
    model_expect(file, "blk.1.ffn_norm.weight", model_add_wrong_shape, true,
                 BITNET_ERROR_MODEL_SHAPE, "300 x 1, not 256 x 1");
    model_expect(file, "blk.1.ffn_norm.weight", model_add_flat, true, BITNET_ERROR_MODEL_SHAPE,
                 "blk.1.ffn_norm.weight has 2 dimensions, not 1");
    memcpy(data, file->data, file->size);
    changed = *file;
    changed.data = data;
    for (i = 0; memcmp(data + i, name, sizeof name - 1) != 0; i++) {
    }
    data += i + sizeof name - 1 + 4 + 16; /* the tensor's type, behind its shape */
    for (i = 0; i < sizeof types / sizeof *types; i++) {
        bitnet_gguf *g;
        memcpy(data, &types[i], 4);
        g = bitnet_gguf_open_memory(changed.data, changed.size, NULL, NULL);
        CHECK(g && !bitnet_model_load_memory(changed.data, changed.size, NULL, &error));
        CHECK(error.result == BITNET_ERROR_MODEL_TYPE && strstr(error.message, name));
        error.result = BITNET_OK;
        CHECK(bitnet_estimate(g, NULL, NULL, &memory, &error) == BITNET_ERROR_MODEL_TYPE);
        CHECK(strstr(error.message, name) != NULL);
        bitnet_gguf_free(g);
    }
    free((void *)changed.data);
}

/* ---- split files */

/* Opens the parts, which must be rejected with `words` about the part whose name ends with `name`,
   or if memory runs out. */
static void model_parts_refused(int part, bitnet_result wanted, const char *name,
                                const char *words) {
    check_heap heap = {0, 0, 0, 0};
    bitnet_gguf_options options;
    bitnet_error error = {BITNET_OK, ""};
    memset(&options, 0, sizeof options);
    options.allocator = check_allocator(&heap);
    CHECK_CASE(!bitnet_gguf_open_file(split_path(check_path(), part, 3), &options, &error), words);
    CHECK_CASE(error.result == wanted && heap.live == 0, words);
    CHECK_CASE(strstr(error.message, name) && strstr(error.message, words), error.message);
    CHECK_CASE(strlen(error.message) < sizeof error.message - 1, error.message); /* not cut */
}

/* Each part in turn is invalid in some way. */
static void model_wrong_parts(const bitnet_gguf *g) {
    const char *const prefix = check_path();
    const bitnet_result kind = BITNET_ERROR_MODEL_KIND, value = BITNET_ERROR_GGUF_VALUE;
    const size_t count = bitnet_gguf_tensor_count(g), half = count / 2;
    char second[300], third[300], *data;
    size_t size;
    strcpy(second, split_path(prefix, 1, 3));
    strcpy(third, split_path(prefix, 2, 3));
    model_parts_refused(1, kind, "-00002-of-00003.gguf': this is one of 3 parts",
                        "name the first, whose name must end in -00001-of-00003.gguf");
    data = check_read_file(second, &size);
    CHECK(check_write_file(second, data, size - 64));
    model_parts_refused(0, BITNET_ERROR_GGUF_OFFSET, "-00002-of-00003.gguf': ", "cut short?");
    CHECK(check_write_file(second, "GGUF", 4));
    model_parts_refused(0, BITNET_ERROR_GGUF_TRUNCATED, "-00002-of-00003.gguf': ", "ends");
    CHECK(check_write_file(third, data, size)); /* the second as the third */
    CHECK(check_write_file(second, data, size));
    model_parts_refused(0, value,
                        "-00003-of-00003.gguf': ", "split.no is 1 and split.count 3, not 2 and 3");
    free(data);
    split_write(g, third, 2, 4, (int)count, half, count);
    model_parts_refused(0, value, "-00003-of-00003.gguf': ", "split.count 4");
    split_write(g, third, 2, 3, (int)count, half + 1, count);
    model_parts_refused(0, value, "-00001-of-00003.gguf': ", "hold");
    split_write(g, third, 2, 3, (int)count, half - 1, count);
    model_parts_refused(0, BITNET_ERROR_GGUF_KEY, "-00001-of-00003.gguf': ", "appears twice");
    split_write(g, third, 0, 1, (int)count, 0, count);
    model_parts_refused(0, value, "-00003-of-00003.gguf': ", "split.count 1");
    CHECK(remove(third) == 0);
    model_parts_refused(0, BITNET_ERROR_IO, "-00003-of-00003.gguf': ", "cannot be opened");
}

/* A first part with a name that does not match the others. */
static void model_renamed_part(void) {
    const char *const first = split_path(check_path(), 0, 3);
    bitnet_error error = {BITNET_OK, ""};
    CHECK(rename(first, check_path()) == 0);
    CHECK(!bitnet_model_load_file(check_path(), NULL, &error));
    CHECK_CASE(error.result == BITNET_ERROR_MODEL_KIND &&
                   strstr(error.message, "must end in -00001-of-00003.gguf"),
               error.message);
    CHECK(rename(check_path(), first) == 0);
}

/* Three parts have the tensors and the logits of the whole, mapped and read. */
static void model_parts(const make_file *file) {
    static const int32_t ids[] = {1, 5, 9, 200, 13, 77};
    bitnet_gguf *g = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL), *split;
    bitnet_model *model = bitnet_model_load_memory(file->data, file->size, NULL, NULL);
    const char *const path = (split_file(g, check_path()), split_path(check_path(), 0, 3));
    run_logits whole = run_all(model, ids, 6);
    bitnet_model_options options;
    bitnet_memory memory[2];
    int way;
    size_t i, size = file->size;
    memset(&options, 0, sizeof options);
    for (way = 0; way < 2; way++) {
        bitnet_gguf_options how;
        bitnet_model *parts;
        run_logits l;
        memset(&how, 0, sizeof how);
        how.no_mmap = options.no_mmap = way == 1;
        split = bitnet_gguf_open_file(path, &how, NULL);
        parts = bitnet_model_load_file(path, &options, NULL);
        if (!CHECK(split && parts && whole.data)) break;
        CHECK(bitnet_gguf_tensor_count(split) == bitnet_gguf_tensor_count(g));
        CHECK(bitnet_gguf_file_size(split) > size && bitnet_gguf_file_size(split) < size + 2000);
        for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
            const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
            const bitnet_gguf_tensor *u = bitnet_gguf_tensor_at(split, i);
            uint8_t *data = (uint8_t *)make_alloc((size_t)u->size);
            CHECK(bitnet_gguf_read(split, u, 0, data, (size_t)u->size, NULL) == BITNET_OK);
            CHECK(u->size == t->size && bitnet__equal(u->name, t->name));
            CHECK(memcmp(t->data, data, (size_t)t->size) == 0 && !u->data == (way == 1));
            free(data);
        }
        CHECK(parts->fingerprint == model->fingerprint);
        CHECK(bitnet_estimate(split, &options, NULL, &memory[1], NULL) == BITNET_OK);
        CHECK(way || (bitnet_estimate(g, &options, NULL, &memory[0], NULL) == BITNET_OK &&
                      memcmp(&memory[0], &memory[1], sizeof memory[0]) == 0));
        l = run_all(parts, ids, 6);
        CHECK(l.data && run_equal(&l, &whole));
        free(l.data);
        bitnet_model_free(parts);
        bitnet_gguf_free(split);
    }
    model_renamed_part();
    model_wrong_parts(g);
    split_remove(check_path());
    free(whole.data);
    bitnet_model_free(model);
    bitnet_gguf_free(g);
}

/* Makes each allocation fail while three parts are opened. */
static void model_parts_without_memory(const make_file *file) {
    bitnet_gguf *g = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
    long n;
    split_file(g, check_path());
    for (n = 1; n < 200; n++) {
        check_heap heap = {0, 0, 0, 0};
        bitnet_gguf_options options;
        bitnet_error error = {BITNET_OK, ""};
        bitnet_gguf *split;
        memset(&options, 0, sizeof options);
        heap.fail_at = n;
        options.allocator = check_allocator(&heap);
        split = bitnet_gguf_open_file(split_path(check_path(), 0, 3), &options, &error);
        CHECK(split || error.result == BITNET_ERROR_OUT_OF_MEMORY);
        bitnet_gguf_free(split);
        CHECK(heap.live == 0);
        if (split) break;
    }
    CHECK(n > 20 && n < 200);
    split_remove(check_path());
    bitnet_gguf_free(g);
}

/* ---- tensors that nobody reads */

static const char *model_extra; /* the tensor to add */

static void model_add_extra(bitnet_gguf_writer *w) {
    static const float ones[64] = {1, 1, 1, 1};
    const uint64_t shape = 64;
    bitnet_gguf_add_tensor(w, model_extra, BITNET_TYPE_F32, 1, &shape, ones);
}

static void model_extras(const make_file *file) {
    static const char *const refused[] = {"blk.0.attn_q_norm.weight",
                                          "blk.1.attn_q_norm_in.weight",
                                          "blk.0.attn_norm.bias",
                                          "blk.0.post_attention_norm.weight",
                                          "blk.0.attn_q.input_scale",
                                          "blk.0.attn_q.weight.lora_a",
                                          "blk.0.attn_q",
                                          "blk.00.attn_q.weight",
                                          "blk.0",
                                          "blk.",
                                          "blk.2.attn_norm.weight", /* there are two layers */
                                          "blk.4294967296.attn_norm.weight",
                                          "rope_factors_long.weight",
                                          "output_norm.bias",
                                          "output_norm_2.weight",
                                          "cls.weight",
                                          "tokenizer.huggingface"};
    static const char *const harmless[] = {"blk.0.attn_rot_embd", "blk.1.attn_rot_embd.weight"};
    bitnet_model_options options;
    bitnet_memory with, without;
    bitnet_gguf *g;
    size_t i, size;
    for (i = 0; i < sizeof refused / sizeof *refused; i++) {
        uint8_t *data;
        bitnet_model *model;
        model_extra = refused[i];
        model_expect(file, NULL, model_add_extra, true, BITNET_ERROR_MODEL_EXTRA, refused[i]);
        memset(&options, 0, sizeof options);
        options.ignore_extra_tensors = true;
        data = model_edit(file, NULL, model_add_extra, true, &size);
        model = bitnet_model_load_memory(data, size, &options, NULL);
        CHECK_CASE(model != NULL, refused[i]);
        g = bitnet_gguf_open_memory(data, size, NULL, NULL);
        CHECK(bitnet_estimate(g, &options, NULL, &with, NULL) == BITNET_OK);
        bitnet_gguf_free(g);
        g = bitnet_gguf_open_memory(file->data, file->size, NULL, NULL);
        CHECK(bitnet_estimate(g, &options, NULL, &without, NULL) == BITNET_OK);
        CHECK_CASE(with.other_bytes == without.other_bytes, "nothing is kept of them");
        bitnet_gguf_free(g);
        bitnet_model_free(model);
        free(data);
    }
    for (i = 0; i < sizeof harmless / sizeof *harmless; i++) {
        model_extra = harmless[i];
        model_expect(file, NULL, model_add_extra, true, BITNET_OK, "");
    }
}

/* Tensors of another architecture: a llama file with sub-norms. */
static void model_extra_of_another(void) {
    make_options o = make_defaults();
    make_file file;
    o.arch = "llama";
    make_model(&o, &file);
    model_extra = "blk.0.attn_sub_norm.weight";
    model_expect(&file, NULL, model_add_extra, true, BITNET_ERROR_MODEL_EXTRA, model_extra);
    make_free(&file);
}

/* ---- RoPE's factor under its other names */

static void model_add_factor(bitnet_gguf_writer *w) {
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.scaling.factor", 4);
}
static void model_add_old_factor(bitnet_gguf_writer *w) {
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.scale_linear", 4);
}
static void model_add_linear_old_factor(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "bitnet-b1.58.rope.scaling.type", "linear");
    model_add_old_factor(w);
}
static void model_add_linear(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "bitnet-b1.58.rope.scaling.type", "linear");
    model_add_factor(w);
}
static void model_add_both(bitnet_gguf_writer *w) { /* the new name counts */
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.scale_linear", 2);
    model_add_factor(w);
}
static void model_add_none(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "bitnet-b1.58.rope.scaling.type", "none");
    model_add_factor(w);
}
static void model_add_yarn(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "bitnet-b1.58.rope.scaling.type", "yarn");
    model_add_factor(w);
}
static void model_add_usual_yarn(bitnet_gguf_writer *w) { /* what each key is without it */
    model_add_yarn(w);
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.scaling.attn_factor", 1);
    bitnet_gguf_add_u32(w, "bitnet-b1.58.rope.scaling.original_context_length", 256);
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.scaling.yarn_beta_fast", 32);
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.scaling.yarn_beta_slow", 1);
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.scaling.yarn_ext_factor", 1);
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.scaling.yarn_log_multiplier", 0);
}
static void model_add_other_yarn(bitnet_gguf_writer *w) {
    model_add_yarn(w);
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.scaling.yarn_log_multiplier", 0.1f);
}
static void model_add_no_ramp(bitnet_gguf_writer *w) {
    model_add_yarn(w);
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.scaling.yarn_beta_fast", 0);
}
static void model_add_no_original(bitnet_gguf_writer *w) {
    model_add_yarn(w);
    bitnet_gguf_add_u32(w, "bitnet-b1.58.rope.scaling.original_context_length", 0);
}
static void model_add_flat_yarn(bitnet_gguf_writer *w) { /* all pairs turn alike */
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.freq_base", 1);
    model_add_yarn(w);
}
static void model_add_unknown_scaling(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "bitnet-b1.58.rope.scaling.type", "dynamic");
}
static void model_add_scaling_number(bitnet_gguf_writer *w) {
    bitnet_gguf_add_u32(w, "bitnet-b1.58.rope.scaling.type", 2);
}
static void model_add_bad_factor(bitnet_gguf_writer *w) {
    bitnet_gguf_add_f32(w, "bitnet-b1.58.rope.scale_linear", -1);
}

static run_logits model_logits(const void *data, size_t size) {
    int32_t ids[24], i;
    bitnet_model *model = bitnet_model_load_memory(data, size, NULL, NULL);
    run_logits logits = {NULL, 0, 0};
    for (i = 0; i < 24; i++) ids[i] = 40 + 7 * i;
    if (CHECK(model != NULL)) logits = run_all(model, ids, 24);
    bitnet_model_free(model);
    return logits;
}

static void model_rope_factor(const make_file *file) {
    static void (*const same[])(bitnet_gguf_writer *) = {
        model_add_factor, model_add_old_factor, model_add_linear_old_factor, model_add_both};
    size_t size, i;
    uint8_t *data = model_edit(file, NULL, model_add_linear, true, &size);
    run_logits linear = model_logits(data, size), plain = model_logits(file->data, file->size);
    run_logits other;
    free(data);
    CHECK(linear.data && plain.data && !run_equal(&linear, &plain));
    for (i = 0; i < sizeof same / sizeof *same; i++) {
        data = model_edit(file, NULL, same[i], true, &size);
        other = model_logits(data, size);
        CHECK(other.data && run_equal(&linear, &other));
        free(other.data);
        free(data);
    }
    data = model_edit(file, NULL, model_add_none, true, &size);
    other = model_logits(data, size);
    CHECK(other.data && run_equal(&plain, &other));
    free(other.data);
    free(data);
    model_expect(file, NULL, model_add_bad_factor, true, BITNET_ERROR_MODEL_KEY, "scale_linear");
    free(linear.data);
    free(plain.data);
}

/* YaRN's keys, which are optional, and rejected values. */
static void model_yarn(const make_file *file) {
    const bitnet_result key = BITNET_ERROR_MODEL_KEY;
    size_t size;
    uint8_t *data = model_edit(file, NULL, model_add_yarn, true, &size);
    run_logits yarn = model_logits(data, size), usual;
    free(data);
    data = model_edit(file, NULL, model_add_usual_yarn, true, &size);
    usual = model_logits(data, size);
    CHECK(yarn.data && usual.data && run_equal(&yarn, &usual));
    free(yarn.data);
    free(usual.data);
    free(data);
    model_expect(file, "bitnet-b1.58.rope.freq_base", model_add_flat_yarn, true, BITNET_OK, "");
    model_expect(file, NULL, model_add_other_yarn, true, key, "yarn_log_multiplier is not");
    model_expect(file, NULL, model_add_no_ramp, true, key, "yarn_beta_fast is out of range");
    model_expect(file, NULL, model_add_no_original, true, key, "original_context_length is out");
    model_expect(file, NULL, model_add_unknown_scaling, true, key, "rope.scaling.type is neither");
    model_expect(file, NULL, model_add_scaling_number, true, key, "rope.scaling.type is neither");
}

/* ---- architectures: what their files may say, and what is rejected */

static const char *model_key; /* to add, with a number */
static float model_number;

static void model_add_number(bitnet_gguf_writer *w) {
    bitnet_gguf_add_f32(w, model_key, model_number);
}
static void model_add_whole(bitnet_gguf_writer *w) {
    bitnet_gguf_add_u32(w, model_key, (uint32_t)model_number);
}
static void model_add_plain(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "minicpm.rope.scaling.type", "linear");
}

static void model_add_text_cap(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "gemma3.attn_logit_softcapping", "50");
}

static void model_add_long_scaling(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "bitnet-b1.58.rope.scaling.type", "longrope");
}

/* Checks that the logits with that key (an integer if `whole`) equal those without. */
static bool model_same_with(const make_file *file, const char *key, float number, bool whole) {
    size_t size;
    uint8_t *data;
    run_logits plain, other;
    bool same;
    model_key = key, model_number = number;
    data = model_edit(file, NULL, whole ? model_add_whole : model_add_number, true, &size);
    plain = model_logits(file->data, file->size), other = model_logits(data, size);
    same = plain.data && other.data && run_equal(&plain, &other);
    free(plain.data);
    free(other.data);
    free(data);
    return same;
}

static void model_refuses(const make_file *file, const char *key, float number, bool whole,
                          const char *words) {
    model_key = key, model_number = number;
    model_expect(file, NULL, whole ? model_add_whole : model_add_number, true,
                 BITNET_ERROR_MODEL_KEY, words);
}

static void model_gemma3(void) {
    const bitnet_result missing = BITNET_ERROR_MODEL_TENSOR, extra = BITNET_ERROR_MODEL_EXTRA;
    make_options o = make_defaults();
    make_file file;
    o.arch = "gemma3", o.norms_in = true;
    make_model(&o, &file);
    CHECK(!model_same_with(&file, "gemma3.attention.sliding_window", 5, true));
    CHECK(model_same_with(&file, "gemma3.attention.sliding_window", 0, true));
    CHECK(model_same_with(&file, "gemma3.rope.freq_base_swa", 10000, false));
    model_refuses(&file, "gemma3.attention.sliding_window", 5.5f, false, "not an integer");
    model_refuses(&file, "gemma3.attention.sliding_window", 1e9f, true, "not within 0..16777216");
    model_refuses(&file, "gemma3.attention.sliding_window_pattern", 0, true, "not within 1..1024");
    model_refuses(&file, "gemma3.rope.freq_base_swa", 0.5f, false, "out of range");
    model_expect(&file, "blk.1.post_ffw_norm.weight", NULL, true, missing, "blk.1.post_ffw_norm");
    model_expect(&file, "blk.1.attn_k_norm.weight", NULL, true, missing, "blk.1.attn_k_norm");
    model_expect(&file, "blk.1.ffn_up_norm_in.weight", NULL, true, missing, "blk.1.ffn_up_norm_in");
    model_expect(&file, "blk.0.attn_q_norm_in.weight", NULL, true, extra, "norm_in");
    CHECK(model_same_with(&file, "gemma3.attn_logit_softcapping", 0, false));
    model_refuses(&file, "gemma3.attn_logit_softcapping", 50, false, "softcapping is not");
    model_refuses(&file, "gemma3.final_logit_softcapping", 30, false, "softcapping is not");
    model_expect(&file, NULL, model_add_text_cap, true, BITNET_ERROR_MODEL_KEY,
                 "attn_logit_softcapping is not supported, unless it is 0");
    make_free(&file);
    o.layers = 62, o.width = o.ffn = 128, o.heads = o.kv_heads = 1; /* as the 27B has */
    make_model(&o, &file);
    model_expect(&file, NULL, NULL, true, BITNET_ERROR_MODEL_KEY, "27B");
    make_free(&file);
    o = make_defaults();
    o.arch = "gemma3", o.norms_in = true;
    o.window = 5; /* with one, its keys count */
    make_model(&o, &file);
    CHECK(!model_same_with(&file, "gemma3.attention.sliding_window_pattern", 2, true));
    CHECK(model_same_with(&file, "gemma3.attention.sliding_window_pattern", 6, true));
    CHECK(!model_same_with(&file, "gemma3.rope.freq_base_swa", 500, false));
    make_free(&file);
}

static int32_t model_counts[4]; /* one for each layer */

static void model_add_counts(bitnet_gguf_writer *w) {
    bitnet_gguf_add_array(w, model_key, BITNET_GGUF_I32, model_counts, 4);
}

/* Some converters write a number for each layer, which is accepted if all are the same. */
static void model_counts_by_layer(void) {
    static const char *const keys[] = {"gemma3.attention.head_count_kv",
                                       "gemma3.feed_forward_length",
                                       "gemma3.attention.sliding_window_pattern"};
    make_options o = make_defaults();
    make_file file;
    int i, k;
    o.arch = "gemma3", o.window = 20;
    make_model(&o, &file);
    for (i = 0; i < 3; i++) {
        int32_t count = i == 0 ? o.kv_heads : i == 1 ? o.ffn : 6;
        run_logits plain = model_logits(file.data, file.size), other;
        size_t size;
        uint8_t *data;
        model_key = keys[i];
        for (k = 0; k < 4; k++) model_counts[k] = count;
        data = model_edit(&file, keys[i], model_add_counts, true, &size);
        other = model_logits(data, size);
        CHECK_CASE(plain.data && other.data && run_equal(&plain, &other), keys[i]);
        free(plain.data);
        free(other.data);
        free(data);
        model_counts[3]++;
        model_expect(&file, keys[i], model_add_counts, true, BITNET_ERROR_MODEL_KEY,
                     "nor the same one for all layers");
    }
    make_free(&file);
}

static void model_minicpm(const make_file *bitnet) {
    const bitnet_result missing = BITNET_ERROR_MODEL_TENSOR, extra = BITNET_ERROR_MODEL_EXTRA;
    make_options o = make_defaults();
    make_file file;
    o.arch = "minicpm", o.rope_scaling = "longrope", o.original = 100;
    make_model(&o, &file);
    CHECK(model_same_with(&file, "minicpm.embedding_scale", 12, false));
    CHECK(model_same_with(&file, "minicpm.logit_scale", 1, false)); /* a width of 256 */
    CHECK(!model_same_with(&file, "minicpm.embedding_scale", 10, false));
    CHECK(!model_same_with(&file, "minicpm.residual_scale", 0.25f, false));
    CHECK(!model_same_with(&file, "minicpm.logit_scale", 8, false));
    CHECK(!model_same_with(&file, "minicpm.rope.scaling.attn_factor", 1.2f, false));
    model_refuses(&file, "minicpm.logit_scale", 0, false, "logit_scale is out of range");
    model_refuses(&file, "minicpm.residual_scale", -1, false, "residual_scale is out of range");
    model_expect(&file, "rope_factors_long.weight", NULL, true, missing, "rope_factors_long");
    model_expect(&file, "rope_factors_short.weight", NULL, true, missing, "rope_factors_short");
    model_expect(&file, "minicpm.rope.scaling.type", model_add_plain, true, extra,
                 "rope_factors_long");
    model_expect(&file, "minicpm.rope.scaling.type", NULL, true, BITNET_OK, "longrope's factors");
    make_free(&file);
    model_expect(bitnet, NULL, model_add_long_scaling, true, BITNET_ERROR_MODEL_KEY,
                 "neither none, linear nor yarn");
}

/* The result of a session of `context` positions, and its saved state, to be freed. */
static run_logits model_session(bitnet_model *model, int32_t context, uint8_t **state,
                                size_t *size) {
    int32_t ids[24], i;
    bitnet_session_options options;
    bitnet_session *s, *copy;
    run_logits logits = run_logits_create(24, bitnet_model_get_info(model)->vocab_size);
    memset(&options, 0, sizeof options);
    options.context_length = context;
    s = bitnet_session_create(model, &options, NULL);
    for (i = 0; i < 24; i++) ids[i] = 40 + 7 * i;
    run_observe(s, &logits);
    CHECK(run_feed(s, ids, 0, 12, 5, NULL));
    copy = bitnet_session_copy(s, NULL);
    run_observe(copy, &logits);
    CHECK(run_feed(copy, ids, 12, 24, 24, NULL));
    *state = run_save(copy, 0, size);
    CHECK(*state != NULL);
    bitnet_session_free(copy);
    bitnet_session_free(s);
    return logits;
}

/* Longrope: the context of a session chooses between the factors, a saved session keeps the
   choice. */
static void model_longrope(void) {
    static const int32_t contexts[] = {100, 64, 101, 256}; /* short, short, long, long */
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    run_logits logits[4];
    uint8_t *states[4];
    size_t sizes[4];
    char *at;
    int i, j;
    o.arch = "minicpm", o.rope_scaling = "longrope", o.original = 100;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    for (i = 0; i < 4 && CHECK(model != NULL); i++)
        logits[i] = model_session(model, contexts[i], &states[i], &sizes[i]);
    for (i = 0; i < 4; i++)
        for (j = 0; j < 4; j++) {
            bitnet_session_options options;
            bitnet_session *s;
            bool same = i / 2 == j / 2;
            bitnet_result result;
            CHECK(run_equal(&logits[i], &logits[j]) == same);
            memset(&options, 0, sizeof options);
            options.context_length = contexts[j];
            s = bitnet_session_create(model, &options, NULL);
            result = bitnet_session_load_memory(s, states[i], sizes[i]);
            CHECK(result == (same ? BITNET_OK : BITNET_ERROR_STATE_MODEL));
            if (!same) CHECK(strstr(bitnet_session_message(s), "border is at 100") != NULL);
            bitnet_session_free(s);
        }
    bitnet_model_free(model);
    free(states[3]); /* factors for each pair say it as well as the type does */
    for (at = (char *)file.data; memcmp(at, "rope.scaling.type", 17) != 0;) at++;
    memcpy(at, "rope.scaling.typo", 17);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    if (CHECK(model != NULL)) {
        run_logits untyped = model_session(model, contexts[3], &states[3], &sizes[3]);
        CHECK(run_equal(&untyped, &logits[3]));
        free(untyped.data);
    }
    for (i = 0; i < 4; i++) free(logits[i].data), free(states[i]);
    bitnet_model_free(model);
    make_free(&file);
}

/* ---- options, remarks */

static void model_add_unknown_rule(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "tokenizer.ggml.pre", "superbpe");
}

static void model_pretokenizer(const make_file *file) {
    static const char text[] = "12345";
    bitnet_error error = {BITNET_OK, ""};
    bitnet_model_options options;
    bitnet_model *model;
    size_t size, count;
    uint8_t *data = model_edit(file, "tokenizer.ggml.pre", model_add_unknown_rule, true, &size);
    memset(&options, 0, sizeof options);
    CHECK(!bitnet_model_load_memory(data, size, &options, &error));
    CHECK(error.result == BITNET_ERROR_VOCAB_PRE && strstr(error.message, "'superbpe'"));
    CHECK_CASE(strstr(error.message, "qwen2") && strstr(error.message, ", default"), error.message);
    options.pretokenizer = "qwen2";
    model = bitnet_model_load_memory(data, size, &options, &error);
    if (CHECK(model != NULL))
        CHECK(bitnet_tokenize(bitnet_model_tokenizer(model), text, 5, 0, NULL, 0, &count, NULL) ==
                  BITNET_OK &&
              count == 5);
    bitnet_model_free(model);
    options.pretokenizer = "no such rule";
    CHECK(!bitnet_model_load_memory(data, size, &options, &error));
    CHECK(error.result == BITNET_ERROR_VOCAB_PRE && strstr(error.message, "'no such rule'"));
    free(data);
}

static void model_remark(const make_file *ternary) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model_options options;
    model_log log = {""};
    const char *line;
    memset(&options, 0, sizeof options);
    options.log.write = model_write_log;
    options.log.user = &log;
    bitnet_model_free(bitnet_model_load_memory(ternary->data, ternary->size, &options, NULL));
    CHECK(!strstr(log.text, "not ternary"));
    o.weight_type = BITNET_TYPE_F16;
    make_model(&o, &file);
    bitnet_model_free(bitnet_model_load_memory(file.data, file.size, &options, NULL));
    line = strstr(log.text, "14 of 14 projections are not ternary");
    CHECK(line && !strstr(strchr(line, '\n'), "not ternary")); /* once */
    make_free(&file);
}

static void model_add_q2(bitnet_gguf_writer *w) {
    static const uint8_t data[512 * 256 / 64 * 18] = {0};
    const uint64_t shape[2] = {512, 256};
    bitnet_gguf_add_tensor(w, "blk.1.ffn_down.weight", BITNET_TYPE_Q2_0, 2, shape, data);
}

static void model_add_q2_between(bitnet_gguf_writer *w) {
    static const uint8_t rest = 0; /* read when the file is written */
    const uint64_t shape = 1;
    model_add_q2(w);
    bitnet_gguf_add_tensor(w, "rest", BITNET_TYPE_I8, 1, &shape, &rest);
}

/* The end of the file tells how long the last tensor is. */
static void model_q2(const make_file *file) {
    void (*const edits[])(bitnet_gguf_writer *) = {model_add_q2, model_add_q2_between};
    int i;
    TEST("model: Q2_0 by 64 or by 128");
    for (i = 0; i < 2; i++) {
        bitnet_model_options options;
        bitnet_model *model;
        model_log log = {""};
        size_t size;
        uint8_t *data = model_edit(file, "blk.1.ffn_down.weight", edits[i], true, &size);
        memset(&options, 0, sizeof options);
        options.log.write = model_write_log;
        options.log.user = &log;
        options.ignore_extra_tensors = true;
        model = bitnet_model_load_memory(data, size, &options, NULL);
        CHECK(model != NULL);
        CHECK(!strstr(log.text, "by 64"));
        bitnet_model_free(model);
        free(data);
    }
}

/* ---- how the makers of a file would have it sampled */

static void model_add_advice(bitnet_gguf_writer *w) {
    static const int32_t last = 128;
    bitnet_gguf_add_f32(w, "general.sampling.temp", 1.0f);
    bitnet_gguf_add_u32(w, "general.sampling.top_k", 20);
    bitnet_gguf_add_f32(w, "general.sampling.top_p", 0.9f);
    bitnet_gguf_add_f32(w, "general.sampling.min_p", 0);
    bitnet_gguf_add_f32(w, "general.sampling.penalty_repeat", 1.25f);
    bitnet_gguf_add_array(w, "general.sampling.penalty_last_n", BITNET_GGUF_I32, &last, 1);
}

static void model_add_bad_advice(bitnet_gguf_writer *w) {
    bitnet_gguf_add_f32(w, "general.sampling.temp", -1);
    bitnet_gguf_add_string(w, "general.sampling.top_k", "all");
    bitnet_gguf_add_f32(w, "general.sampling.top_p", bitnet__from_bits(0x7FC00000));
    bitnet_gguf_add_f32(w, "general.sampling.min_p", 7);
    bitnet_gguf_add_f32(w, "general.sampling.penalty_repeat", 0);
    bitnet_gguf_add_u32(w, "general.sampling.penalty_last_n", 0);
}

static void model_advice(const make_file *file) {
    void (*const edits[])(bitnet_gguf_writer *) = {model_add_advice, model_add_bad_advice, NULL};
    bitnet_sampling given, s;
    int i;
    TEST("model: how its makers would have it sampled");
    memset(&given, 0, sizeof given);
    given.temperature = 0.25f, given.top_k = 3, given.top_p = 0.5f, given.min_p = 0.1f;
    given.repetition_penalty = 2, given.penalty_window = 9, given.seed = 8;
    for (i = 0; i < 3; i++) {
        size_t size;
        uint8_t *data = model_edit(file, NULL, edits[i], true, &size);
        bitnet_model *model = bitnet_model_load_memory(data, size, NULL, NULL);
        s = given;
        if (!CHECK(model != NULL)) continue;
        CHECK(bitnet_model_get_sampling(model, &s) == (i == 0 ? 6 : 0));
        CHECK(i == 0 || memcmp(&s, &given, sizeof s) == 0);
        if (i == 0)
            CHECK(s.temperature == 1 && s.top_k == 20 && s.top_p == 0.9f && s.min_p == 0 &&
                  s.repetition_penalty == 1.25f && s.penalty_window == 128 && s.seed == 8);
        bitnet_model_free(model);
        free(data);
    }
}

/* ---- the fingerprint, to which a saved session is bound */

/* The fingerprint of the model with a changed byte at `offset` in a tensor, from its end if
   negative; NULL: unchanged. */
static uint32_t model_fingerprint(const make_file *file, const char *tensor, long offset) {
    uint8_t *data = (uint8_t *)make_alloc(file->size);
    bitnet_gguf *g;
    bitnet_model *model;
    uint32_t fingerprint;
    memcpy(data, file->data, file->size);
    g = bitnet_gguf_open_memory(data, file->size, NULL, NULL);
    if (tensor) {
        const bitnet_gguf_tensor *t = bitnet_gguf_find_tensor(g, tensor);
        data[t->offset + (uint64_t)(offset < 0 ? (int64_t)t->size + offset : offset)] ^= 1;
    }
    bitnet_gguf_free(g);
    model = bitnet_model_load_memory(data, file->size, NULL, NULL);
    fingerprint = model ? model->fingerprint : 0;
    CHECK_CASE(model != NULL, tensor ? tensor : "unchanged");
    bitnet_model_free(model);
    free(data);
    return fingerprint;
}

static void model_add_silu(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "bitnet-b1.58.feed_forward_activation", "silu");
}
static void model_add_epsilon(bitnet_gguf_writer *w) {
    bitnet_gguf_add_f32(w, "bitnet-b1.58.attention.layer_norm_rms_epsilon", 1e-6f);
}

static uint32_t model_fingerprint_edited(const make_file *file, const char *without,
                                         void (*edit)(bitnet_gguf_writer *)) {
    make_file edited;
    uint32_t fingerprint;
    uint8_t *data;
    memset(&edited, 0, sizeof edited);
    edited.data = data = model_edit(file, without, edit, true, &edited.size);
    fingerprint = model_fingerprint(&edited, NULL, 0);
    free(data);
    return fingerprint;
}

/* A model of that architecture with all optional parts. */
static void model_make_all(const char *arch, make_file *file) {
    make_options o = make_defaults();
    o.arch = arch;
    o.norms_in = strcmp(arch, "gemma3") == 0;
    o.window = o.norms_in ? 7 : 0;
    o.rope_scaling = o.norms_in ? NULL : "longrope";
    make_model(&o, file);
}

static void model_fingerprints_of(const char *arch, const char *tensor) {
    make_file file;
    model_make_all(arch, &file);
    CHECK_CASE(model_fingerprint(&file, tensor, -2) != model_fingerprint(&file, NULL, 0), tensor);
    make_free(&file);
}

/* The same for a number in the metadata, which replaces the file's if it has one. */
static void model_fingerprint_number(const char *arch, const char *key, float number) {
    make_file file;
    model_make_all(arch, &file);
    model_key = key, model_number = number;
    CHECK_CASE(model_fingerprint_edited(
                   &file, key, strstr(key, "sliding") ? model_add_whole : model_add_number) !=
                   model_fingerprint(&file, NULL, 0),
               key);
    make_free(&file);
}

static void model_fingerprints(void) {
    static const struct {
        const char *tensor;
        long offset;
    } changes[] = {{"output_norm.weight", -4},         {"blk.0.attn_norm.weight", -4},
                   {"blk.1.attn_sub_norm.weight", -4}, {"blk.0.ffn_norm.weight", 512},
                   {"blk.1.ffn_sub_norm.weight", -4},  {"blk.1.ffn_down.bias", -4},
                   {"blk.0.attn_q.scale", 0},          {"blk.0.ffn_up.bias", 0},
                   {"rope_freqs.weight", -4},          {"token_embd.weight", 0}};
    make_options o = make_defaults();
    make_file file;
    uint32_t plain;
    size_t i;
    o.extras = o.rope_freqs = true;
    make_model(&o, &file);
    plain = model_fingerprint(&file, NULL, 0);
    CHECK(plain == model_fingerprint(&file, NULL, 0));
    for (i = 0; i < sizeof changes / sizeof *changes; i++)
        CHECK_CASE(model_fingerprint(&file, changes[i].tensor, changes[i].offset) != plain,
                   changes[i].tensor);
    CHECK(model_fingerprint_edited(&file, NULL, NULL) == plain);
    CHECK(model_fingerprint_edited(&file, NULL, model_add_silu) != plain);
    CHECK(model_fingerprint_edited(&file, NULL, model_add_factor) != plain);
    CHECK(model_fingerprint_edited(&file, "bitnet-b1.58.attention.layer_norm_rms_epsilon",
                                   model_add_epsilon) != plain);
    make_free(&file);

    model_fingerprints_of("gemma3", "blk.1.post_ffw_norm.weight");
    model_fingerprints_of("gemma3", "blk.0.attn_q_norm.weight");
    model_fingerprints_of("gemma3", "blk.1.ffn_down_norm_in.weight");
    model_fingerprints_of("minicpm", "rope_factors_long.weight");
    model_fingerprints_of("minicpm", "rope_factors_short.weight");
    model_fingerprint_number("gemma3", "gemma3.attention.sliding_window", 100);
    model_fingerprint_number("gemma3", "gemma3.attention.sliding_window_pattern", 1);
    model_fingerprint_number("gemma3", "gemma3.rope.freq_base_swa", 500);
    model_fingerprint_number("minicpm", "minicpm.embedding_scale", 11);
    model_fingerprint_number("minicpm", "minicpm.residual_scale", 0.5f);
    model_fingerprint_number("minicpm", "minicpm.logit_scale", 2);

    for (i = 0; i < 2; i++) { /* the same tensors, another order */
        make_options same = make_hunyuan(false);
        if (i == 1) same.arch = "qwen3";
        make_model(&same, &file);
        CHECK(i == 0 || model_fingerprint(&file, NULL, 0) != plain);
        plain = model_fingerprint(&file, NULL, 0);
        make_free(&file);
    }

    o.extras = false; /* scales at the ends of blocks */
    o.weight_type = BITNET_TYPE_TQ2_0;
    for (i = 0; i < 2; i++) {
        o.scales = i ? MAKE_SCALE_BLOCK : MAKE_SCALE_ROW;
        make_model(&o, &file);
        plain = model_fingerprint(&file, NULL, 0);
        CHECK(model_fingerprint(&file, "blk.1.ffn_down.weight", 66 - 2) != plain);
        CHECK(model_fingerprint(&file, "blk.1.attn_q.weight", -2) != plain);
        make_free(&file);
    }
}

/* ---- bitnet.activation_group */

static int64_t model_group; /* the value to add */

static void model_add_group(bitnet_gguf_writer *w) {
    bitnet_gguf_add_u32(w, "bitnet.activation_group", (uint32_t)model_group);
}
static void model_add_group_of_text(bitnet_gguf_writer *w) {
    bitnet_gguf_add_string(w, "bitnet.activation_group", "32");
}

/* Loads a model with the option; its group is `wanted`, or its loading fails. */
static uint32_t model_grouped(const void *data, size_t size, int option, int wanted) {
    bitnet_model_options options;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_model *model;
    uint32_t fingerprint = 0;
    memset(&options, 0, sizeof options);
    options.activation_group = option;
    model = bitnet_model_load_memory(data, size, &options, &error);
    CHECK(model ? model->activation_group == wanted
                : wanted < 0 && error.result == BITNET_ERROR_ARGUMENT);
    if (model) fingerprint = model->fingerprint;
    bitnet_model_free(model);
    return fingerprint;
}

/* The group of a model without the key. */
static void model_rule(const char *arch, int type, make_scales scales, bool norms_in, int wanted) {
    make_options o = make_defaults();
    make_file file;
    o.arch = arch, o.weight_type = type, o.scales = scales, o.norms_in = norms_in, o.layers = 1;
    make_model(&o, &file);
    model_grouped(file.data, file.size, 0, wanted);
    make_free(&file);
}

static void model_activation_group(const make_file *file) {
    static const int64_t bad[] = {1, 31, 33, 1 << 18, UINT32_MAX};
    uint32_t plain = model_grouped(file->data, file->size, 0, 0);
    uint8_t *data;
    size_t size, i;
    for (i = 0; i < sizeof bad / sizeof *bad; i++) {
        model_group = bad[i];
        model_expect(file, NULL, model_add_group, true, BITNET_ERROR_MODEL_KEY,
                     "bitnet.activation_group is not a multiple of 32");
        if (bad[i] < INT32_MAX) model_grouped(file->data, file->size, (int)bad[i], -1);
    }
    model_expect(file, NULL, model_add_group_of_text, true, BITNET_ERROR_MODEL_KEY,
                 "bitnet.activation_group");
    model_group = 64;
    data = model_edit(file, NULL, model_add_group, true, &size);
    CHECK(model_grouped(data, size, 0, 64) == model_grouped(file->data, file->size, 64, 64));
    CHECK(model_grouped(data, size, -1, 0) == plain);
    CHECK(model_grouped(data, size, 32, 32) != model_grouped(data, size, 0, 64));
    free(data);

    model_rule("bitnet", BITNET_TYPE_TQ2_0, MAKE_SCALE_BLOCK, false, 0);
    model_rule("llama", BITNET_TYPE_I2_S, MAKE_SCALE_TENSOR, false, 0);
    model_rule("llama", BITNET_TYPE_TQ1_0, MAKE_SCALE_TENSOR, false, 0);
    model_rule("llama", BITNET_TYPE_TQ1_0, MAKE_SCALE_ROW, false, 32);
    model_rule("qwen3", BITNET_TYPE_PTQ1_0, MAKE_SCALE_TENSOR, false, 32);
    model_rule("qwen3", BITNET_TYPE_Q2_0, MAKE_SCALE_TENSOR, true, 0);
    model_rule("minicpm", BITNET_TYPE_TQ2_0, MAKE_SCALE_TENSOR, false, 32);
    model_rule("minicpm", BITNET_TYPE_I2_S, MAKE_SCALE_TENSOR, false, 32);
}

/* ---- bitnet_estimate: what a load takes, to the byte */

/* An allocator that adds up the bytes in use, without what bitnet__alloc adds to each block. */
static void *model_alloc(void *user, size_t size) {
    uint8_t *block = (uint8_t *)malloc(size + 16);
    size -= 64 + sizeof(void *);
    memcpy(block, &size, sizeof size);
    *(uint64_t *)user += size;
    return block + 16;
}

static void model_release(void *user, void *memory) {
    size_t size;
    memcpy(&size, (uint8_t *)memory - 16, sizeof size);
    *(uint64_t *)user -= size;
    free((uint8_t *)memory - 16);
}

/* Memory of a loaded model that estimates omit, without its file and tokenizer. */
static uint64_t model_structures(const bitnet_model *model) {
    const bitnet_model_info *info = &model->info;
    uint64_t signs = 0;
    int i;
    for (i = 0; i < model->basis.width_count; i++) signs += (uint64_t)model->basis.widths[i];
    return sizeof *model + signs * sizeof(float) + (uint64_t)info->layers * sizeof(bitnet__layer) +
           (uint64_t)model->rope_table_count * (uint64_t)(info->rope_size / 2) * sizeof(double) +
           (uint64_t)model->scratch_pool.rope_room * sizeof(float *);
}

/* The file is read through a reader, or used in place. */
static void model_estimate(const make_file *file, const bitnet_model_options *given, bool reads,
                           bool with_head, const char *name) {
    bitnet_model_options options = *given;
    bitnet_gguf_options gguf_options;
    bitnet_tokenizer_options tokenizer_options;
    gguf_source source;
    bitnet_reader reader = gguf_reader(&source, file->data, file->size);
    bitnet_tokenizer *tokenizer;
    bitnet_memory memory;
    bitnet_model *model, *head;
    bitnet_gguf *g;
    uint64_t live = 0, others;
    memset(&gguf_options, 0, sizeof gguf_options);
    memset(&tokenizer_options, 0, sizeof tokenizer_options);
    options.allocator.alloc = model_alloc;
    options.allocator.free = model_release;
    options.allocator.user = &live;
    gguf_options.allocator = tokenizer_options.allocator = options.allocator;
    g = reads ? bitnet_gguf_open_reader(&reader, &gguf_options, NULL)
              : bitnet_gguf_open_memory(file->data, file->size, &gguf_options, NULL);
    tokenizer = bitnet_tokenizer_create(g, &tokenizer_options, NULL);
    others = live;
    CHECK_CASE(bitnet_estimate(g, &options, NULL, &memory, NULL) == BITNET_OK, name);
    CHECK_CASE(live == others, name);
    bitnet_tokenizer_free(tokenizer);
    bitnet_gguf_free(g);
    CHECK(live == 0);
    model = reads ? bitnet_model_load_reader(&reader, &options, NULL)
                  : bitnet_model_load_memory(file->data, file->size, &options, NULL);
    if (!CHECK_CASE(model != NULL, name)) return;
    others += model_structures(model);
    CHECK_CASE(memory.repacked_bytes == model->info.repacked_bytes, name);
    CHECK_CASE(memory.mapped_bytes == model->info.mapped_bytes, name);
    CHECK_CASE(memory.weight_bytes == model->info.weight_bytes ||
                   (memory.weight_bytes > model->info.weight_bytes && memory.repacked_bytes > 0),
               name); /* forms replace weights that were not in place */
    memory.other_bytes -= (uint64_t)model->info.vocab_size * 150;
    CHECK_CASE(live - others ==
                   model->info.weight_bytes + memory.repacked_bytes + memory.other_bytes,
               name);
    others = live;
    head = bitnet_model_load_mtp(model, NULL);
    CHECK_CASE((head != NULL) == with_head && with_head == (memory.mtp_bytes > 0), name);
    if (head) others += sizeof *head + sizeof *head->layers;
    CHECK_CASE(live - others == memory.mtp_bytes ||
                   (live - others < memory.mtp_bytes && head->info.repacked_bytes > 0),
               name);
    CHECK_CASE(bitnet_model_load_mtp(model, NULL) == head, name);
    bitnet_model_free(model);
    CHECK(live == 0);
}

static void model_estimate_ways(const make_options *o, const char *name) {
    bitnet_pool_options pool_options;
    bitnet_model_options plain, options;
    make_file file;
    memset(&pool_options, 0, sizeof pool_options);
    memset(&plain, 0, sizeof plain);
    plain.pool = bitnet_pool_create(2, &pool_options, NULL);
    make_model(o, &file);
    model_estimate(&file, &plain, false, o->mtp_type != 0, name);
    model_estimate(&file, &plain, true, o->mtp_type != 0, name);
    options = plain, options.no_repack = true;
    model_estimate(&file, &options, true, o->mtp_type != 0, name);
    for (options = plain, options.repack_limit = 1; options.repack_limit < 1 << 21;
         options.repack_limit *= 8)
        model_estimate(&file, &options, false, o->mtp_type != 0, name);
    options = plain, options.isa = BITNET_ISA_SCALAR;
    model_estimate(&file, &options, false, o->mtp_type != 0, name);
    options = plain, options.activation_group = 64;
    model_estimate(&file, &options, false, o->mtp_type != 0, name);
    options = plain, options.i2s_layout = BITNET_I2S_64;
    model_estimate(&file, &options, false, o->mtp_type != 0, name);
    make_free(&file);
    bitnet_pool_free(plain.pool);
}

static void model_estimates(void) {
    make_options o = make_defaults();
    TEST("model: estimates");
    o.vocabulary = 4131; /* a screened head */
    model_estimate_ways(&o, "a tied head");
    o.separate_head = true;
    model_estimate_ways(&o, "a head");
    o.head_biases = true;
    model_estimate_ways(&o, "biases");
    o.head_biases = false, o.head_scale = true;
    model_estimate_ways(&o, "a scale");
    o.head_scale = false, o.ternary_head = true;
    model_estimate_ways(&o, "a ternary head");
    o = make_defaults();
    o.arch = "qwen3", o.vocabulary = 4131, o.block = 256;
    model_estimate_ways(&o, "a basis, tied");
    o.separate_head = true;
    model_estimate_ways(&o, "a basis");
    o = make_defaults();
    o.arch = "bitnet", o.width = 400, o.head_width = 100, o.ffn = 528;
    o.extras = true;
    model_estimate_ways(&o, "odd widths");
    o = make_defaults();
    o.arch = "llama", o.weight_type = BITNET_TYPE_TQ1_0, o.rope_freqs = true;
    model_estimate_ways(&o, "TQ1_0");
    o.scales = MAKE_SCALE_BLOCK;
    model_estimate_ways(&o, "scales of blocks");
    o.weight_type = o.embedding_type = BITNET_TYPE_Q1_0;
    model_estimate_ways(&o, "Q1_0");
    o = make_defaults();
    o.arch = "gemma3", o.norms_in = true, o.window = 20;
    model_estimate_ways(&o, "gemma3");
    o = make_defaults();
    o.arch = "minicpm", o.rope_scaling = "longrope", o.original = 100;
    model_estimate_ways(&o, "minicpm");
    o = make_defaults();
    o.arch = "qwen35", o.layers = 4, o.state_heads = 4, o.state_key_heads = 2, o.state_width = 64;
    model_estimate_ways(&o, "qwen35");
    o.mtp_type = BITNET_TYPE_I2_S;
    model_estimate_ways(&o, "an MTP head");
    o.mtp_type = o.weight_type = BITNET_TYPE_Q2_0;
    model_estimate_ways(&o, "an MTP head by groups");
    o = make_maple();
    o.width = o.ffn = 256, o.head_width = 64, o.weight_type = BITNET_TYPE_TQ1_0;
    model_estimate_ways(&o, "experts");
}

static void test_model(void) {
    make_options o = make_defaults();
    make_file file;
    make_model(&o, &file);
    model_wrong_files();
    model_paths();
    model_kinds(&file);
    model_missing(&file);
    model_parts(&file);
    model_parts_without_memory(&file);
    model_extras(&file);
    model_extra_of_another();
    model_rope_factor(&file);
    model_yarn(&file);
    model_gemma3();
    model_minicpm(&file);
    model_counts_by_layer();
    model_longrope();
    model_pretokenizer(&file);
    model_remark(&file);
    model_q2(&file);
    model_advice(&file);
    model_fingerprints();
    model_activation_group(&file);
    model_estimates();
    make_free(&file);
}

#endif
