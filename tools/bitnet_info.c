/* bitnet_info - shows what a GGUF file contains: model, tokenizer, tensors, memory; or a LoRA
   adapter

       cc -O2 tools/bitnet_info.c -o bitnet_info
       ./bitnet_info model.gguf

   Files are untrusted, so their names and texts are printed as ASCII with escapes. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "bitnet_fit.h"
#include "tool.h"
#include <inttypes.h>

/* ---- printing */

/* Prints at most `limit` bytes of an untrusted text, escaping all but plain ASCII. */
static void print_text(bitnet_string text, size_t limit) {
    size_t i;
    for (i = 0; i < text.length && i < limit; i++) {
        unsigned char c = (unsigned char)text.data[i];
        if (c == '\n') printf("\\n");
        else if (c == '\t') printf("\\t");
        else if (c == '\\' || c == '"') printf("\\%c", c);
        else if (c < 32 || c > 126) printf("\\x%02x", c);
        else putchar(c);
    }
    if (text.length > limit) printf("...");
}

static void print_line(const char *label, bitnet_string text) {
    printf("%-14s ", label);
    print_text(text, 200);
    putchar('\n');
}

static bitnet_string string_of(const char *text) {
    bitnet_string s;
    s.data = text;
    s.length = strlen(text);
    return s;
}

/* "1.5 GiB"; valid until the call after next. */
static const char *bytes_text(uint64_t bytes) {
    static const char *const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    static char texts[2][32];
    static int next;
    char *text = texts[next ^= 1];
    double value = (double)bytes;
    int unit = 0;
    for (; value >= 1024; value /= 1024) unit++;
    snprintf(text, sizeof texts[0], unit ? "%.1f %s" : "%.0f %s", value, units[unit]);
    return text;
}

/* "2.41 B"; valid until the next call. */
static const char *count_text(uint64_t count) {
    static char text[32];
    if (count >= 1000000000) snprintf(text, sizeof text, "%.2f B", (double)count / 1e9);
    else if (count >= 1000000) snprintf(text, sizeof text, "%.2f M", (double)count / 1e6);
    else snprintf(text, sizeof text, "%" PRIu64, count);
    return text;
}

/* ---- --metadata */

static const char *value_type_name(bitnet_gguf_type type) {
    static const char *const names[] = {"u8",   "i8",     "u16",   "i16", "u32", "i32", "f32",
                                        "bool", "string", "array", "u64", "i64", "f64"};
    return names[type];
}

static void print_element(const bitnet_gguf_value *value, uint64_t index) {
    bitnet_string text;
    int64_t integer;
    double number;
    if (bitnet_gguf_string(value, index, &text)) {
        putchar('"');
        print_text(text, value->type == BITNET_GGUF_ARRAY ? 24 : 160);
        putchar('"');
    } else if (bitnet_gguf_int(value, index, &integer)) {
        if (value->element == BITNET_GGUF_BOOL) printf(integer ? "true" : "false");
        else printf("%" PRId64, integer);
    } else if (bitnet_gguf_number(value, index, &number)) {
        printf("%.9g", number);
    } else {
        printf("2^63 or more"); /* a u64 that is no int64_t */
    }
}

static void print_metadata(const bitnet_gguf *gguf) {
    size_t i;
    for (i = 0; i < bitnet_gguf_value_count(gguf); i++) {
        const bitnet_gguf_value *value = bitnet_gguf_value_at(gguf, i);
        uint64_t k, shown = value->count < 8 ? value->count : 8;
        print_text(value->key, 200);
        if (value->type == BITNET_GGUF_ARRAY)
            printf("  %s[%" PRIu64 "]  ", value_type_name(value->element), value->count);
        else printf("  %s  ", value_type_name(value->type));
        for (k = 0; k < shown; k++) {
            if (k > 0) printf(", ");
            print_element(value, k);
        }
        printf(shown < value->count ? ", ...\n" : "\n");
    }
}

/* ---- --tensors */

static void print_tensors(const bitnet_gguf *gguf) {
    size_t i;
    int k;
    for (i = 0; i < bitnet_gguf_tensor_count(gguf); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(gguf, i);
        const char *type = bitnet_type_name(t->type);
        char shape[96];
        int used = 0;
        for (k = 0; k < t->dimensions; k++)
            used += snprintf(shape + used, sizeof shape - (size_t)used, "%s%" PRIu64,
                             k ? " x " : "", t->shape[k]);
        printf("%-9s %-16s %12" PRIu64 " bytes at %-12" PRIu64 "  ", type, shape, t->size,
               t->offset);
        print_text(t->name, 64);
        if (strcmp(type, "unknown") == 0) printf("  (type %d)", t->type);
        putchar('\n');
    }
}

/* ---- the summary */

static uint64_t tensor_elements(const bitnet_gguf_tensor *t) {
    return t->shape[0] * t->shape[1] * t->shape[2] * t->shape[3];
}

/* Prints an integer hyperparameter, if the file has it. */
static void print_hyper(const bitnet_gguf *gguf, bitnet_string arch, const char *name,
                        const char *label) {
    char key[128];
    const bitnet_gguf_value *value;
    if (arch.length == 0 || arch.length > 32) return;
    snprintf(key, sizeof key, "%.*s.%s", (int)arch.length, arch.data, name);
    value = bitnet_gguf_find(gguf, key);
    if (!value || value->type == BITNET_GGUF_ARRAY || value->type == BITNET_GGUF_STRING) return;
    printf("%-14s ", label);
    print_element(value, 0);
    putchar('\n');
}

/* The sampling that the model's makers recommend: general.sampling.temp and others. */
static void print_sampling(const bitnet_gguf *gguf) {
    static const char prefix[] = "general.sampling.";
    const size_t length = sizeof prefix - 1;
    bool any = false;
    size_t i;
    for (i = 0; i < bitnet_gguf_value_count(gguf); i++) {
        const bitnet_gguf_value *value = bitnet_gguf_value_at(gguf, i);
        bitnet_string name = value->key;
        if (name.length <= length || memcmp(name.data, prefix, length) != 0 ||
            value->type == BITNET_GGUF_ARRAY)
            continue;
        name.data += length;
        name.length -= length;
        if (any) printf(", ");
        else printf("%-14s ", "sampling");
        print_text(name, 32);
        putchar(' ');
        print_element(value, 0);
        any = true;
    }
    if (any) putchar('\n');
}

/* Layers without those of the MTP head, which the file also counts. */
static void print_layers(const bitnet_gguf *gguf, bitnet_string arch) {
    char key[128];
    int64_t all, guess = 0;
    if (arch.length > 32) return;
    snprintf(key, sizeof key, "%.*s.nextn_predict_layers", (int)arch.length, arch.data);
    bitnet_gguf_int(bitnet_gguf_find(gguf, key), 0, &guess);
    snprintf(key, sizeof key, "%.*s.block_count", (int)arch.length, arch.data);
    if (!bitnet_gguf_int(bitnet_gguf_find(gguf, key), 0, &all)) return;
    if (guess < 0 || guess > all) guess = 0;
    printf("%-14s %" PRId64, "layers", all - guess);
    if (guess) printf(", and %" PRId64 " that guesses", guess);
    putchar('\n');
}

/* Experts of a layer, and the bytes that a token reads: all tensors except the embedding, and of
   the experts only those that it uses. */
static void print_experts(const bitnet_gguf *gguf) {
    const bitnet_gguf_value *slides;
    bitnet__hyperparameters h;
    uint64_t bytes = 0, i;
    int64_t sliding, wide = 0;
    if (bitnet__read_hyperparameters(gguf, &h, NULL) != BITNET_OK || !h.info.experts) return;
    for (i = 0; i < bitnet_gguf_tensor_count(gguf); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(gguf, i);
        uint64_t share = t->dimensions == 3 ? (uint64_t)h.info.experts_used : 1;
        if (!bitnet__is(t->name, "token_embd.weight"))
            bytes += t->size / (t->dimensions == 3 ? (uint64_t)h.info.experts : 1) * share;
    }
    printf("%-14s %d, of which a token uses %d, each of size %d\n", "experts", (int)h.info.experts,
           (int)h.info.experts_used, (int)h.info.ffn_size);
    printf("%-14s %s for each token\n", "reads", bytes_text(bytes));
    if (h.info.shared_ffn_size)
        printf("%-14s size %d, for every token\n", "shared expert", (int)h.info.shared_ffn_size);
    slides = bitnet_gguf_find(gguf, "maple.attention.sliding_window_pattern");
    if (!slides) return;
    for (i = 0; i < slides->count; i++)
        if (bitnet_gguf_int(slides, i, &sliding)) wide += !sliding;
    printf("%-14s %d positions in %d layers, all in %d\n", "window", (int)h.window,
           (int)(h.info.layers - wide), (int)wide);
}

static void print_model(const bitnet_gguf *gguf, const char *path) {
    bitnet_string text, arch = {NULL, 0};
    uint64_t parameters = 0;
    int64_t parts = 0;
    size_t i;
    print_line("file", string_of(path));
    printf("%-14s %s, GGUF version %d", "size", bytes_text(bitnet_gguf_file_size(gguf)),
           bitnet_gguf_version(gguf));
    bitnet_gguf_int(bitnet_gguf_find(gguf, "split.count"), 0, &parts);
    if (parts > 1) printf(", %d parts", (int)parts);
    putchar('\n');
    if (bitnet_gguf_string(bitnet_gguf_find(gguf, "general.name"), 0, &text))
        print_line("name", text);
    if (bitnet_gguf_string(bitnet_gguf_find(gguf, "general.architecture"), 0, &arch))
        print_line("architecture", arch);
    if (arch.length && !bitnet__architecture_of(arch).name)
        puts("               which this program does not know: sizes are read from keys with its "
             "name");
    for (i = 0; i < bitnet_gguf_tensor_count(gguf); i++)
        parameters += tensor_elements(bitnet_gguf_tensor_at(gguf, i));
    if (parameters) printf("%-14s %s\n", "parameters", count_text(parameters));
    print_layers(gguf, arch);
    print_hyper(gguf, arch, "embedding_length", "width");
    print_hyper(gguf, arch, "feed_forward_length", "ffn width");
    print_hyper(gguf, arch, "attention.head_count", "heads");
    print_hyper(gguf, arch, "attention.head_count_kv", "kv heads");
    print_hyper(gguf, arch, "full_attention_interval", "attends every");
    print_hyper(gguf, arch, "ssm.time_step_rank", "state heads");
    print_hyper(gguf, arch, "ssm.state_size", "state width");
    print_experts(gguf);
    if (bitnet_gguf_find(gguf, "prism.hadamard.version"))
        print_line("basis", string_of("Hadamard"));
    print_hyper(gguf, arch, "context_length", "context");
    print_hyper(gguf, arch, "rope.freq_base", "rope base");
    print_hyper(gguf, arch, "pooling_type", "pooling"); /* 1: mean, 2: cls, 3: last */
    print_sampling(gguf);
}

static void print_tokenizer(const bitnet_gguf *gguf) {
    bitnet_error error;
    bitnet_tokenizer *tokenizer = bitnet_tokenizer_create(gguf, NULL, &error);
    bitnet_string text;
    if (!tokenizer) {
        print_line("tokenizer", string_of(error.message));
        return;
    }
    printf("%-14s ", "tokenizer");
    if (bitnet_gguf_string(bitnet_gguf_find(gguf, "tokenizer.ggml.model"), 0, &text))
        print_text(text, 32);
    if (bitnet_gguf_string(bitnet_gguf_find(gguf, "tokenizer.ggml.pre"), 0, &text)) {
        putchar('/');
        print_text(text, 32);
    }
    printf(", %" PRId32 " tokens\n", bitnet_vocab_size(tokenizer));
    if (bitnet_token_bos(tokenizer) >= 0)
        print_line("begins with", bitnet_token_name(tokenizer, bitnet_token_bos(tokenizer)));
    if (bitnet_token_eos(tokenizer) >= 0)
        print_line("ends with", bitnet_token_name(tokenizer, bitnet_token_eos(tokenizer)));
    printf("%-14s %s", "chat template",
           tool_chat_template(bitnet_tokenizer_chat_template(tokenizer)));
    if (bitnet_tokenizer_chat_template(tokenizer) == BITNET_CHAT_NONE &&
        bitnet_gguf_find(gguf, "tokenizer.chat_template"))
        printf(" (the file has an unknown one)");
    putchar('\n');
    bitnet_tokenizer_free(tokenizer);
}

/* Prints one line for each type of tensor. */
static void print_types(const bitnet_gguf *gguf) {
    struct {
        const char *name;
        uint64_t tensors, parameters, bytes;
    } row[sizeof bitnet__types / sizeof *bitnet__types + 1]; /* for unknown ones */
    size_t rows = 0, i, k;
    memset(row, 0, sizeof row);
    for (i = 0; i < bitnet_gguf_tensor_count(gguf); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(gguf, i);
        const char *name = bitnet_type_name(t->type);
        for (k = 0; k < rows && strcmp(row[k].name, name) != 0; k++) {
        }
        if (k == rows) row[rows++].name = name;
        row[k].tensors++;
        row[k].parameters += tensor_elements(t);
        row[k].bytes += t->size;
    }
    if (rows == 0) return;
    printf("\n%-9s %8s %14s %12s %12s\n", "type", "tensors", "parameters", "size", "bits/weight");
    for (k = 0; k < rows; k++) {
        printf("%-9s %8" PRIu64 " %14" PRIu64, row[k].name, row[k].tensors, row[k].parameters);
        if (row[k].bytes)
            printf(" %12s %12.3f\n", bytes_text(row[k].bytes),
                   8.0 * (double)row[k].bytes / (double)row[k].parameters);
        else printf(" %12s %12s\n", "?", "?");
    }
}

/* Counts how often each byte occurs at each place of a type's blocks. Counting bytes is fast, and
   the library then decodes each value once. */
enum { MOST_BYTES = 128 }; /* in a block */
typedef struct byte_counts {
    uint64_t blocks, at[MOST_BYTES][256];
} byte_counts;

static bool has_codes(const bitnet__type *type) {
    return (type->codes || type->type == BITNET_TYPE_I2_S) && type->bytes <= MOST_BYTES;
}

/* The number of codes of each kind in a block. */
static void count_block(const bitnet__type *type, const uint8_t *block, uint64_t count[4]) {
    uint8_t codes[256];
    uint64_t i;
    if (type->codes) type->codes(block, codes);
    else bitnet__i2s_codes(block, 1, 0, 4, codes); /* all bytes of a block have the same meaning */
    for (i = 0; i < 4; i++) count[i] = 0;
    for (i = 0; i < type->values; i++) count[codes[i]]++;
}

/* Adds the codes of all blocks: first as if all bytes were zero, then what each byte changes. */
static void add_codes(const bitnet__type *type, const byte_counts *counts, uint64_t share[4]) {
    uint8_t block[MOST_BYTES] = {0};
    uint64_t zeros[4], other[4], p;
    int v, k;
    count_block(type, block, zeros);
    for (k = 0; k < 4; k++) share[k] += counts->blocks * zeros[k];
    for (p = 0; p < type->bytes; p++) {
        for (v = 1; v < 256; v++) {
            block[p] = (uint8_t)v;
            count_block(type, block, other);
            for (k = 0; k < 4; k++) share[k] += counts->at[p][v] * (other[k] - zeros[k]);
        }
        block[p] = 0;
    }
}

/* Adds the bytes of a tensor. */
static bool count_bytes(const bitnet_gguf *gguf, const bitnet_gguf_tensor *t, byte_counts *counts,
                        bitnet_error *error) {
    static uint8_t bytes[1 << 20];
    size_t block = (size_t)bitnet__type_of(t->type)->bytes, n, i, p = 0;
    uint64_t size = t->size - (t->type == BITNET_TYPE_I2_S ? 32 : 0), at; /* the scale */
    counts->blocks += size / block;
    for (at = 0; at < size; at += n) {
        n = size - at < sizeof bytes ? (size_t)(size - at) : sizeof bytes;
        if (bitnet_gguf_read(gguf, t, at, bytes, n, error) != BITNET_OK) return false;
        for (i = 0; i < n; i++) {
            counts->at[p][bytes[i]]++;
            if (++p == block) p = 0;
        }
    }
    return true;
}

/* The same for STQ1_0, whose nibbles and signs can only be decoded together. */
static bool count_blocks(const bitnet_gguf *gguf, const bitnet_gguf_tensor *t, uint64_t share[4],
                         bitnet_error *error) {
    const bitnet__type *type = bitnet__type_of(t->type);
    uint8_t bytes[4096];
    uint64_t at, n, i, k, count[4];
    for (at = 0; at < t->size; at += n) {
        n = sizeof bytes / type->bytes * type->bytes;
        if (n > t->size - at) n = t->size - at;
        if (bitnet_gguf_read(gguf, t, at, bytes, (size_t)n, error) != BITNET_OK) return false;
        for (i = 0; i < n; i += type->bytes) {
            count_block(type, bytes + i, count);
            for (k = 0; k < 4; k++) share[k] += count[k];
        }
    }
    return true;
}

/* Adds the codes of all tensors of a type; code 3, if it is not a weight, counts as the fifth
   kind. */
static bool count_type(const bitnet_gguf *gguf, const bitnet__type *type, uint64_t share[5],
                       bitnet_error *error) {
    static byte_counts counts;
    uint64_t codes[4] = {0, 0, 0, 0};
    size_t i;
    memset(&counts, 0, sizeof counts);
    for (i = 0; i < bitnet_gguf_tensor_count(gguf); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(gguf, i);
        if (t->type == type->type &&
            !(t->type == BITNET_TYPE_STQ1_0 ? count_blocks(gguf, t, codes, error)
                                            : count_bytes(gguf, t, &counts, error)))
            return false;
    }
    if (counts.blocks) add_codes(type, &counts, codes);
    for (i = 0; i < 4; i++) share[(int)i > type->largest ? 4 : i] += codes[i];
    return true;
}

/* Columns of activations that share a quantization scale. */
static void print_activations(const bitnet_gguf *gguf) {
    bitnet_model_options options;
    bitnet__hyperparameters h;
    int group;
    memset(&options, 0, sizeof options);
    if (bitnet__read_hyperparameters(gguf, &h, NULL) != BITNET_OK ||
        bitnet__read_activation_group(gguf, &h, &options, &group, NULL) != BITNET_OK)
        return;
    if (group) printf("activations    one scale per %d values\n", group);
    else printf("activations    one scale per token\n");
}

/* The shares of -1, 0, +1 and +2 among one- and two-bit weights. */
static bool print_ternary(const bitnet_gguf *gguf, bitnet_error *error) {
    static const char *const names[] = {"-1", "0", "+1", "+2"};
    uint64_t share[5] = {0, 0, 0, 0, 0}, total = 0; /* the last: invalid */
    size_t i, k;
    for (i = 0; i < sizeof bitnet__types / sizeof *bitnet__types; i++)
        if (has_codes(&bitnet__types[i]) && !count_type(gguf, &bitnet__types[i], share, error))
            return false;
    for (k = 0; k < 5; k++) total += share[k];
    if (total == 0)
        return printf(
                   "\nternary        none: projections are computed as floats, which is slow\n") >
               0;
    printf("\nternary        %s weights\n", count_text(total));
    for (k = 0; k < 4; k++)
        if (k < 3 || share[k])
            printf("  %-12s %5.1f%%\n", names[k], 100.0 * (double)share[k] / (double)total);
    if (share[4]) printf("  invalid      %" PRIu64 " codes: this file is damaged\n", share[4]);
    print_activations(gguf);
    return true;
}

/* What a LoRA adapter changes: layers, matrices and ranks. */
static void print_adapter(const bitnet_gguf *gguf) {
    struct {
        bitnet_string name;
        uint64_t layers, least, most;
    } row[32];
    size_t rows = 0, i, k;
    double alpha = 0;
    if (bitnet_gguf_number(bitnet_gguf_find(gguf, "adapter.lora.alpha"), 0, &alpha))
        printf("%-14s %g\n", "alpha", alpha);
    for (i = 0; i < bitnet_gguf_tensor_count(gguf); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(gguf, i);
        bitnet_string name = t->name;
        if (name.length < 7 || memcmp(name.data + name.length - 7, ".lora_b", 7) != 0) continue;
        name.length -= 7;
        bitnet__take_layer(&name);
        for (k = 0; k < rows; k++)
            if (row[k].name.length == name.length &&
                memcmp(row[k].name.data, name.data, name.length) == 0)
                break;
        if (k == sizeof row / sizeof *row) continue;
        if (k == rows) {
            row[rows].name = name;
            row[rows].layers = row[rows].most = 0;
            row[rows++].least = t->shape[0];
        }
        row[k].layers++;
        if (t->shape[0] < row[k].least) row[k].least = t->shape[0];
        if (t->shape[0] > row[k].most) row[k].most = t->shape[0];
    }
    for (k = 0; k < rows; k++) {
        printf("%-14s ", k ? "" : "changes");
        print_text(row[k].name, 40);
        printf(" in %" PRIu64 " layers, rank %" PRIu64, row[k].layers, row[k].least);
        if (row[k].most > row[k].least) printf(" to %" PRIu64, row[k].most);
        putchar('\n');
    }
}

/* A session's default number of positions; 0: not in the file. */
static int32_t default_context(const bitnet_gguf *gguf) {
    bitnet_string arch;
    char key[128];
    int64_t trained = 0;
    if (!bitnet_gguf_string(bitnet_gguf_find(gguf, "general.architecture"), 0, &arch)) return 0;
    snprintf(key, sizeof key, "%.*s.context_length", (int)(arch.length % 64), arch.data);
    bitnet_gguf_int(bitnet_gguf_find(gguf, key), 0, &trained);
    return trained < 4096 ? (int32_t)trained : 4096;
}

/* Prints what grows with a text, and how long a text fits. */
static void print_needs(const tool_needs *needs, uint64_t room) {
    printf("%-14s %s for 1,000 tokens\n", "kv cache", bytes_text(1000 * needs->per_token));
    if (needs->memory.snapshot_bytes)
        printf("%-14s %s each\n", "snapshots", bytes_text(needs->memory.snapshot_bytes));
    if (!room) return;
    printf("%-14s ", "fits");
    if (needs->fits) printf("a context of %d tokens", (int)needs->fits);
    else printf("no context: the model needs %s", bytes_text(needs->model));
    printf(", in the %s that are free here\n", bytes_text(room));
}

static void print_memory(const bitnet_gguf *gguf, int32_t context) {
    bitnet_session_options options;
    bitnet_memory memory;
    bitnet_error error;
    tool_needs needs;
    uint64_t room = tool_free_memory();
    bool known;
    memset(&options, 0, sizeof options);
    known = tool_find_needs(gguf, NULL, &options, room, false, &needs, &error) == BITNET_OK;
    if (context < 0) context = known ? needs.fits : 0;
    options.context_length = context;
    putchar('\n');
    if (bitnet_estimate(gguf, NULL, &options, &memory, &error) != BITNET_OK) {
        print_line("cannot be run", string_of(error.message));
        return;
    }
    puts("Memory to run it on this machine:");
    printf("%-14s %s of the file, mapped, and %s allocated\n", "the model",
           bytes_text(memory.mapped_bytes), bytes_text(memory.weight_bytes + memory.other_bytes));
    printf("%-14s %s for repacked weights, most of which replace the file's pages\n", "forms",
           bytes_text(memory.repacked_bytes));
    printf("%-14s %s, with a context of %d positions that is full%s; empty %s\n", "each session",
           bytes_text(memory.session_bytes), (int)(context ? context : default_context(gguf)),
           context ? "" : " (--context N: for N positions)", bytes_text(memory.empty_bytes));
    printf("%-14s %s, borrowed by each session that is computing\n", "work",
           bytes_text(memory.scratch_bytes));
    printf("%-14s %s more for each session that has a drafter or a grammar\n", "drafts",
           bytes_text(memory.draft_bytes));
    if (memory.mtp_bytes)
        printf("%-14s %s allocated, if it drafts\n", "the MTP head", bytes_text(memory.mtp_bytes));
    if (known) print_needs(&needs, room);
}

static bool print_summary(const bitnet_gguf *gguf, const char *path, int32_t context,
                          bitnet_error *error) {
    bitnet_string type = {NULL, 0};
    bitnet_gguf_string(bitnet_gguf_find(gguf, "general.type"), 0, &type);
    print_model(gguf, path);
    if (bitnet__is(type, "adapter")) {
        print_adapter(gguf);
        return print_types(gguf), true;
    }
    print_tokenizer(gguf);
    print_types(gguf);
    if (!print_ternary(gguf, error)) return false;
    print_memory(gguf, context);
    return true;
}

int main(int argc, char **argv) {
    const char *path = NULL;
    bool metadata = false, tensors = false;
    int context = 0;
    bitnet_error error;
    bitnet_gguf *gguf;
    int status = 0;
    const tool_call length = {tool_context, &context};
    const tool_option options[] = {
        {"MODEL", TOOL_TEXT, &path, 0, 0, "a GGUF file"},
        {"--context N|auto", TOOL_CALL, (void *)&length, 0, 0,
         "positions of a session (default: as trained, at most 4096); auto: as many as fit"},
        {"--metadata", TOOL_SWITCH, &metadata, 0, 0,
         "list all metadata instead: key, type, value (long ones shortened)"},
        {"--tensors", TOOL_SWITCH, &tensors, 0, 0,
         "list all tensors instead: type, shape, bytes, offset in the file, name"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    tool_parse(argc, argv, "bitnet_info",
               "shows what a GGUF file contains: model, tokenizer, tensors, the distribution of\n"
               "ternary weights, and the memory needed to run it",
               options);
    gguf = bitnet_gguf_open_file(path, NULL, &error);
    if (!gguf) return tool_complain("%s", error.message), 1;
    if (metadata) print_metadata(gguf);
    if (tensors) print_tensors(gguf);
    if (!metadata && !tensors && !print_summary(gguf, path, context, &error))
        status = !tool_complain("%s", error.message);
    bitnet_gguf_free(gguf);
    return status;
}
