#pragma once
#include "../file/gguf.h"
#include "../file/architectures.h"
#include "../base/tables.h"
#include "pretokenizer.h"
#include "chat_forms.h"

/* ====================
   >>tokenizer   Tokenizer: BPE, SPM, detokenizing

   Both kinds merge the best neighbors, leftmost first. BPE ("gpt2") starts from a piece's bytes and
   ranks merges; SentencePiece ("llama") starts from the text's characters and scores tokens. A heap
   finds the best pair, and >>tables find its result, with a hash derived from those of its parts
   and one memcmp: n bytes take n log n steps, whatever they are.

   Vocabularies spell bytes as printable characters (BPE) and spaces as U+2581 (SPM). Text is not
   respelled, because tokens keep decoded bytes. Only U+2581 itself becomes a space in SPM's
   text. */

#define BITNET__NO_RANK 0xFFFFFFFFu
#define BITNET__SPECIAL_MAX 256
#define BITNET__TEXT_MAX (INT32_MAX / 4)

/* As in tokenizer.ggml.token_type. */
typedef enum bitnet__token_type {
    BITNET__TOKEN_UNDEFINED,
    BITNET__TOKEN_NORMAL,
    BITNET__TOKEN_UNKNOWN,
    BITNET__TOKEN_CONTROL,
    BITNET__TOKEN_USER,
    BITNET__TOKEN_UNUSED,
    BITNET__TOKEN_BYTE
} bitnet__token_type;

typedef struct bitnet__token {
    bitnet_string name, bytes;
    uint32_t rank; /* SPM: descending with the score */
    bitnet__token_type type;
    bool end;   /* ends a text or turn */
    bool named; /* first of its name */
} bitnet__token;

typedef struct bitnet__merge {
    int32_t pair[2], result;
} bitnet__merge;

/* what another header computes once from a vocabulary */
typedef struct bitnet__derived {
    void *data; /* NULL: not yet */
    void (*free)(const bitnet_allocator *a, void *data);
    bitnet__atomic lock;
} bitnet__derived;

struct bitnet_tokenizer {
    bitnet_allocator allocator;
    bool spm;
    bool whole, add_bos, add_eos, add_space;
    bitnet__rule rule;
    bitnet_chat_template chat;
    bitnet__thinking thinking;
    char *system; /* default, or NULL */
    int32_t count, bos, eos, unknown;
    int32_t ends[16], end_count; /* tokens that end a text or turn */
    size_t longest;
    bitnet__token *tokens;
    char *arena;
    bitnet__table names;   /* of equal ones the first */
    bitnet__table texts;   /* text tokens, by bytes */
    bitnet__merge *merges; /* BPE, by rank */
    bitnet__table pairs;   /* by their parts */
    int32_t byte_token[256];
    bitnet__derived *derived;
    /* by first byte: greatest length, and a bit per length */
    uint16_t special_longest[256];
    uint8_t special_lengths[256][BITNET__SPECIAL_MAX / 8];
};

/* ---- vocabulary tables */

/* BPE maps the 68 unprintable bytes to U+0100 on; -1: no byte. */
static int bitnet__unspell(uint32_t c) {
    if (c > 32 && c < 256 && !(c >= 127 && c <= 160) && c != 173) return (int)c;
    if (c >= 256 && c < 256 + 33) return (int)c - 256;
    if (c >= 256 + 33 && c < 256 + 67) return (int)c - 256 - 33 + 127;
    return c == 256 + 67 ? 173 : -1;
}

/* The byte that is spelled at *at, which moves past it; -1: none. */
static int bitnet__next_byte(const bitnet_tokenizer *t, bitnet_string name, size_t *at) {
    int byte = (uint8_t)name.data[*at];
    uint32_t c;
    size_t bytes = bitnet__utf8(name.data + *at, name.length - *at, &c);
    if (!t->spm) byte = bitnet__unspell(c);
    else if (c == 0x2581) byte = ' ';
    else bytes = 1;
    *at += bytes;
    return byte;
}

/* Only programs write other tokens, so users cannot forge them. */
static bool bitnet__is_text(const bitnet__token *token) {
    return token->type == BITNET__TOKEN_NORMAL || token->type == BITNET__TOKEN_USER ||
           token->type == BITNET__TOKEN_UNDEFINED;
}

static bitnet_string bitnet__key_name(const void *tokens, uint32_t id) {
    return ((const bitnet__token *)tokens)[id].name;
}

static bitnet_string bitnet__key_text(const void *tokens, uint32_t id) {
    return ((const bitnet__token *)tokens)[id].bytes;
}

static bitnet_string bitnet__key_pair(const void *merges, uint32_t rank) {
    return bitnet__string_of((const char *)((const bitnet__merge *)merges)[rank].pair,
                             2 * sizeof(int32_t));
}

/* The token of a name or text with this hash, or -1. */
static int32_t bitnet__find_token(const bitnet__table *table, uint64_t hash, const char *text,
                                  size_t length) {
    const bitnet__slot *slot =
        bitnet__table_find(table, bitnet__hash_end(hash), bitnet__string_of(text, length));
    return slot ? (int32_t)slot->index : -1;
}

static uint32_t bitnet__hash_pair(const int32_t pair[2]) {
    uint64_t both = (uint64_t)(uint32_t)pair[0] << 32 | (uint32_t)pair[1];
    return bitnet__hash_end(both * BITNET__HASH_FACTOR);
}

static uint32_t bitnet__find_merge(const bitnet_tokenizer *t, int32_t left, int32_t right) {
    const int32_t pair[] = {left, right};
    const bitnet__slot *slot = bitnet__table_find(
        &t->pairs, bitnet__hash_pair(pair), bitnet__string_of((const char *)pair, sizeof pair));
    return slot ? slot->index : BITNET__NO_RANK;
}

/* ---- loading */

typedef struct bitnet__vocabulary {
    bitnet_tokenizer *t;
    const bitnet_gguf *gguf;
    bitnet_log log;
    bitnet_error *error;
} bitnet__vocabulary;

static bitnet_result bitnet__vocab_array(const bitnet__vocabulary *v, const char *key, size_t count,
                                         const bitnet_gguf_value **out) {
    const bitnet_gguf_value *value = *out = bitnet_gguf_find(v->gguf, key);
    if (!value) return BITNET_OK;
    if (value->type != BITNET_GGUF_ARRAY)
        return bitnet__fail(v->error, BITNET_ERROR_VOCAB, "%s is not an array", key);
    if (count && value->count != count)
        return bitnet__fail(v->error, BITNET_ERROR_VOCAB, "%s has %i elements for %z tokens", key,
                            value->count, count);
    return BITNET_OK;
}

static bitnet_result bitnet__vocab_id(const bitnet__vocabulary *v, const char *key,
                                      int32_t otherwise, int32_t *id) {
    const bitnet_gguf_value *value = bitnet_gguf_find(v->gguf, key);
    int64_t number = otherwise;
    if (value && (value->type == BITNET_GGUF_ARRAY || !bitnet_gguf_int(value, 0, &number)))
        return bitnet__fail(v->error, BITNET_ERROR_VOCAB, "%s is not an integer", key);
    *id = number >= 0 && number < v->t->count ? (int32_t)number : -1;
    if (value && *id < 0)
        bitnet__log(&v->log, BITNET_LOG_WARNING, "%s is %i, but there are %d tokens: it is ignored",
                    key, number, v->t->count);
    return BITNET_OK;
}

static int bitnet__hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if ((c | 32) >= 'a' && (c | 32) <= 'f') return (c | 32) - 'a' + 10;
    return -1;
}

/* Reads `count` digits, at most 8. False if there are fewer: *at is then at what is not a digit. */
static bool bitnet__hex_number(const char *text, size_t length, size_t *at, int count,
                               uint32_t *number) {
    for (*number = 0; count > 0; count--, ++*at) {
        int digit = *at < length ? bitnet__hex_digit(text[*at]) : -1;
        if (digit < 0) return false;
        *number = *number << 4 | (uint32_t)digit;
    }
    return true;
}

static int bitnet__byte_name(bitnet_string name) {
    uint32_t byte;
    size_t at = 3;
    if (name.length != 6 || !bitnet__starts(name, "<0x") || name.data[5] != '>') return -1;
    return bitnet__hex_number(name.data, name.length, &at, 2, &byte) ? (int)byte : -1;
}

/* Such as <|fim_prefix|> and <unused7>, even if the file calls them text. */
static bool bitnet__is_mark(bitnet_string name) {
    size_t n = name.length;
    if (bitnet__is(name, "<mask>")) return true;
    if (n < 5 || name.data[n - 1] != '>') return false;
    return (bitnet__starts(name, "<|") && name.data[n - 2] == '|') ||
           bitnet__starts(name, "<unused") || bitnet__starts(name, "<\xEF\xBD\x9Chy_");
}

/* Only programs may write these tokens. */
static void bitnet__make_control(bitnet__token *token) {
    if (bitnet__is_text(token)) token->type = BITNET__TOKEN_CONTROL;
}

/* Tokens that end texts or turns, and the markup of all chat templates. They are never text, or
   users could impersonate others. </s> is a word if another token ends texts. */
static void bitnet__load_control(bitnet_tokenizer *t) {
    const char *ends =
        "</s> <|eot_id|> <|eom_id|> <|end_of_text|> <|im_end|> <|endoftext|> <|end|> "
        "<end_of_turn> " BITNET__HY("EOT") " " BITNET__HY("end\xE2\x96\x81of\xE2\x96\x81sentence");
    bitnet_string word;
    size_t i, k;
    int32_t id;
    while ((word = bitnet__next_word(&ends)).length) {
        id = bitnet_token_find(t, word.data, word.length);
        if (id < 0 || (bitnet__is(word, "</s>") && !t->tokens[id].end)) continue;
        t->tokens[id].end = true;
        bitnet__make_control(t->tokens + id);
    }
    for (i = 0; i < BITNET__COUNT(bitnet__chat_templates); i++)
        for (k = 0; k < BITNET__COUNT(bitnet__chat_templates->pieces); k++) {
            const bitnet__chat_piece *piece = &bitnet__chat_templates[i].pieces[k];
            if (piece->kind != BITNET__CHAT_CONTROL) continue;
            id = bitnet_token_find(t, piece->text, BITNET_TERMINATED);
            if (id >= 0) bitnet__make_control(t->tokens + id);
        }
    for (id = 0; id < t->count; id++) {
        if (bitnet__is_mark(t->tokens[id].name)) bitnet__make_control(t->tokens + id);
        if (t->tokens[id].end) t->ends[t->end_count++] = id;
    }
}
BITNET__ENSURE(ends, 10 + 3 <= sizeof((bitnet_tokenizer *)0)->ends / sizeof(int32_t));

static size_t bitnet__decode_name(const bitnet_tokenizer *t, bitnet_string name, char *out) {
    size_t at = 0, length = 0;
    while (at < name.length) {
        int byte = bitnet__next_byte(t, name, &at);
        if (byte < 0) { /* an added token, literal */
            memcpy(out, name.data, name.length);
            return name.length;
        }
        out[length++] = (char)byte;
    }
    return length;
}

static bitnet_result bitnet__load_bytes(const bitnet__vocabulary *v, char *p) {
    bitnet_tokenizer *t = v->t;
    int32_t i;
    for (i = 0; i < 256; i++) t->byte_token[i] = -1;
    for (i = 0; i < t->count; i++) {
        bitnet__token *token = t->tokens + i;
        int byte = bitnet__byte_name(token->name);
        token->bytes.data = p;
        if (token->type == BITNET__TOKEN_BYTE && byte < 0)
            return bitnet__fail(v->error, BITNET_ERROR_VOCAB, "byte token %d is spelled '%t'", i,
                                &token->name);
        if (token->type == BITNET__TOKEN_BYTE) {
            if (t->byte_token[byte] < 0) t->byte_token[byte] = i;
            *p = (char)byte;
            token->bytes.length = 1;
        } else if (token->type == BITNET__TOKEN_USER) {
            token->bytes = token->name;
            continue;
        } else if (bitnet__is_text(token)) {
            token->bytes.length = bitnet__decode_name(t, token->name, p);
        }
        p += token->bytes.length;
    }
    return BITNET_OK;
}

/* Whether the name spells the bytes. In SPM's names a space spells nothing. */
static bool bitnet__is_spelled(const bitnet_tokenizer *t, const bitnet__token *token) {
    bitnet_string name = token->name, bytes = token->bytes;
    size_t at = 0, i;
    if (t->spm && memchr(name.data, ' ', name.length)) return false;
    for (i = 0; at < name.length && i < bytes.length; i++)
        if (bitnet__next_byte(t, name, &at) != (uint8_t)bytes.data[i]) return false;
    return at == name.length && i == bytes.length;
}

static bool bitnet__load_texts(bitnet_tokenizer *t) {
    uint32_t i;
    if (!bitnet__table_begin(&t->texts, &t->allocator, (size_t)t->count, bitnet__key_text,
                             t->tokens))
        return false;
    for (i = 0; i < t->names.count; i++) t->tokens[t->names.slots[i].index].named = true;
    for (i = 0; i < (uint32_t)t->count; i++) {
        const bitnet__token *token = t->tokens + i;
        if (token->named && bitnet__is_text(token) && bitnet__is_spelled(t, token))
            bitnet__table_add(&t->texts, bitnet__hash_of(token->bytes), i);
    }
    return bitnet__table_end(&t->texts, &t->allocator);
}

/* The file may be closed afterwards. Empty names are not found. */
static bitnet_result bitnet__load_names(const bitnet__vocabulary *v, size_t total) {
    bitnet_tokenizer *t = v->t;
    char *p = t->arena = (char *)bitnet__alloc(&t->allocator, total, 2);
    bitnet_result result;
    int32_t i;
    if (!p || !bitnet__table_begin(&t->names, &t->allocator, (size_t)t->count, bitnet__key_name,
                                   t->tokens))
        return bitnet__no_memory(v->error);
    for (i = 0; i < t->count; i++) {
        bitnet_string *name = &t->tokens[i].name, said = *name;
        name->data = p;
        if (t->spm && t->tokens[i].type == BITNET__TOKEN_USER) /* matched before respelling */
            name->length = bitnet__decode_name(t, said, p);
        else memcpy(p, said.data, said.length);
        p += name->length;
        if (name->length) bitnet__table_add(&t->names, bitnet__hash_of(*name), (uint32_t)i);
    }
    if (!bitnet__table_end(&t->names, &t->allocator)) return bitnet__no_memory(v->error);
    bitnet__load_control(t);
    result = bitnet__load_bytes(v, p);
    if (result == BITNET_OK && !bitnet__load_texts(t)) result = bitnet__no_memory(v->error);
    return result;
}

static bitnet_result bitnet__load_ids(const bitnet__vocabulary *v) {
    static const struct {
        const char *key;
        int32_t spm;
        bool end;
    } roles[] = {
        {"tokenizer.ggml.bos_token_id", 1, false},     {"tokenizer.ggml.eos_token_id", 2, true},
        {"tokenizer.ggml.unknown_token_id", 0, false}, {"tokenizer.ggml.eot_token_id", -1, true},
        {"tokenizer.ggml.eom_token_id", -1, true},
    };
    bitnet_tokenizer *t = v->t;
    int32_t ids[5], i;
    for (i = 0; i < 5; i++) {
        bitnet_result result =
            bitnet__vocab_id(v, roles[i].key, t->spm ? roles[i].spm : -1, &ids[i]);
        if (result) return result;
        if (roles[i].end && ids[i] >= 0) t->tokens[ids[i]].end = true;
    }
    t->bos = ids[0], t->eos = ids[1], t->unknown = ids[2];
    return BITNET_OK;
}

static bitnet_result bitnet__load_tokens(const bitnet__vocabulary *v) {
    bitnet_tokenizer *t = v->t;
    bitnet_error *error = v->error;
    const bitnet_gguf_value *names, *types, *scores;
    size_t i, total = 0, count;
    bitnet_result result = bitnet__vocab_array(v, "tokenizer.ggml.tokens", 0, &names);
    if (result) return result;
    if (!names || names->element != BITNET_GGUF_STRING || !names->count ||
        names->count > INT32_MAX / 4)
        return bitnet__fail(error, BITNET_ERROR_VOCAB,
                            "tokenizer.ggml.tokens is missing, empty, or no array of strings");
    count = (size_t)names->count;
    result = bitnet__vocab_array(v, "tokenizer.ggml.token_type", count, &types);
    if (!result) result = bitnet__vocab_array(v, "tokenizer.ggml.scores", count, &scores);
    if (result) return result;
    if (t->spm && !scores)
        return bitnet__fail(error, BITNET_ERROR_VOCAB, "tokenizer.ggml.scores is missing");

    t->tokens = BITNET__NEW_ZERO(bitnet__token, &t->allocator, count);
    if (!t->tokens) return bitnet__no_memory(error);
    t->count = (int32_t)count;
    for (i = 0; i < count; i++) {
        bitnet__token *token = t->tokens + i;
        int64_t type = BITNET__TOKEN_NORMAL;
        double score = 0;
        if (!bitnet_gguf_string(names, i, &token->name))
            return bitnet__fail(error, BITNET_ERROR_VOCAB, "token %z has no name", i);
        if (types && (!bitnet_gguf_int(types, i, &type) || type < 0 || type > BITNET__TOKEN_BYTE))
            return bitnet__fail(error, BITNET_ERROR_VOCAB, "token %z has no sound type", i);
        if (!types && t->spm && bitnet__byte_name(token->name) >= 0) type = BITNET__TOKEN_BYTE;
        token->type = (bitnet__token_type)type;
        if (t->spm) {
            uint32_t bits;
            if (!bitnet_gguf_number(scores, i, &score) || !(score > -3e38 && score < 3e38))
                return bitnet__fail(error, BITNET_ERROR_VOCAB, "token %z has no sound score", i);
            bits = bitnet__bits((float)score + 0.0f);
            token->rank = bits >> 31 ? bits : ~(bits | 0x80000000u); /* descending */
        }
        total += token->name.length;
    }
    result = bitnet__load_ids(v);
    return result == BITNET_OK ? bitnet__load_names(v, total) : result;
}

static void bitnet__load_index(const bitnet__vocabulary *v) {
    bitnet_tokenizer *t = v->t;
    int32_t i, missing = 0;
    for (i = 0; i < t->count; i++) {
        const bitnet__token *token = t->tokens + i;
        size_t n = token->name.length;
        uint8_t first = n ? (uint8_t)token->name.data[0] : 0;
        if (bitnet__is_text(token) && token->bytes.length > t->longest)
            t->longest = token->bytes.length;
        if (token->type != BITNET__TOKEN_USER && token->type != BITNET__TOKEN_CONTROL &&
            token->type != BITNET__TOKEN_UNKNOWN)
            continue;
        if (n == 0 || n > BITNET__SPECIAL_MAX) continue;
        if (n > t->special_longest[first]) t->special_longest[first] = (uint16_t)n;
        t->special_lengths[first][(n - 1) / 8] |= (uint8_t)(1 << (n - 1) % 8);
    }
    for (i = 0; i < 256; i++) {
        char byte = (char)i;
        int32_t id = bitnet__find_token(&t->texts, bitnet__hash(0, &byte, 1), &byte, 1);
        if (!t->spm && id >= 0) t->byte_token[i] = id;
        missing += t->byte_token[i] < 0;
    }
    if (missing)
        bitnet__log(&v->log, BITNET_LOG_WARNING,
                    "the vocabulary has no token for %d of the 256 bytes", missing);
}

static bool bitnet__read_merge(const bitnet_tokenizer *t, bitnet_string pair, char *joined,
                               bitnet__merge *merge) {
    size_t left = 1, right;
    while (left < pair.length && pair.data[left] != ' ') left++;
    if (left + 1 >= pair.length) return false;
    right = pair.length - left - 1;
    memcpy(joined, pair.data, left);
    memcpy(joined + left, pair.data + left + 1, right);
    merge->pair[0] = bitnet_token_find(t, joined, left);
    merge->pair[1] = bitnet_token_find(t, joined + left, right);
    merge->result = bitnet_token_find(t, joined, left + right);
    return true;
}

/* Skips pairs whose parts or results are not text; the first of equal pairs counts. */
static bitnet_result bitnet__load_merges(const bitnet__vocabulary *v) {
    bitnet_tokenizer *t = v->t;
    bitnet_error *error = v->error;
    const bitnet_gguf_value *value;
    size_t i, count, room = 0, unused = 0;
    char *joined = NULL;
    bitnet_result result = bitnet__vocab_array(v, "tokenizer.ggml.merges", 0, &value);
    if (result) return result;
    if (!value || value->count > INT32_MAX / 4 ||
        (value->count && value->element != BITNET_GGUF_STRING))
        return bitnet__fail(error, BITNET_ERROR_VOCAB,
                            "tokenizer.ggml.merges is missing, or no array of strings");
    count = (size_t)value->count;
    t->merges = BITNET__NEW(bitnet__merge, &t->allocator, count);
    if (!t->merges ||
        !bitnet__table_begin(&t->pairs, &t->allocator, count, bitnet__key_pair, t->merges))
        return bitnet__no_memory(error);
    for (i = 0; i < count && result == BITNET_OK; i++) {
        bitnet__merge *merge = t->merges + i;
        bitnet_string pair = bitnet__string("");
        bitnet_gguf_string(value, i, &pair);
        if (!BITNET__ROOM(&t->allocator, joined, room, 0, pair.length))
            result = bitnet__no_memory(error);
        else if (!bitnet__read_merge(t, pair, joined, merge))
            result =
                bitnet__fail(error, BITNET_ERROR_VOCAB, "merge %z is not a pair: '%t'", i, &pair);
        else if (merge->pair[0] < 0 || merge->pair[1] < 0 || merge->result < 0 ||
                 !bitnet__is_text(t->tokens + merge->result))
            unused++;
        else bitnet__table_add(&t->pairs, bitnet__hash_pair(merge->pair), (uint32_t)i);
    }
    bitnet__free(&t->allocator, joined);
    if (result == BITNET_OK && !bitnet__table_end(&t->pairs, &t->allocator))
        result = bitnet__no_memory(error);
    if (unused)
        bitnet__log(&v->log, BITNET_LOG_WARNING, "%z merges are of tokens that do not exist",
                    unused);
    return result;
}

static const bitnet__pretokenizer *bitnet__load_pretokenizer(const bitnet__vocabulary *v,
                                                             const char *wanted) {
    const size_t count = BITNET__COUNT(bitnet__pretokenizers);
    char known[200] = "";
    bitnet_string name = bitnet__string(wanted);
    size_t i;
    if (!wanted) name = bitnet__text_of_key(v->gguf, "tokenizer.ggml.pre");
    if (!name.data) {
        bitnet__log(&v->log, BITNET_LOG_INFO, "the file names no pre-tokenizer: using Llama-3's");
        return bitnet__pretokenizers;
    }
    for (i = 0; i < count; i++)
        if (bitnet__is_pretokenizer(bitnet__pretokenizers + i, name))
            return bitnet__pretokenizers + i;
    for (i = 0; i < count; i++)
        if (i == 0 || bitnet__pretokenizers[i].rule != bitnet__pretokenizers[i - 1].rule)
            bitnet__list_name(known, sizeof known, bitnet__pretokenizers[i].name);
    if (name.length > 16) name.length = 16; /* room for the list */
    bitnet__fail(v->error, BITNET_ERROR_VOCAB_PRE,
                 "unknown pre-tokenizer '%t'; an option may name one of %s", &name, known);
    return NULL;
}

static bitnet_result bitnet__load_chat(const bitnet__vocabulary *v) {
    bitnet_tokenizer *t = v->t;
    bitnet_string s = bitnet__text_of_key(v->gguf, "tokenizer.chat_template");
    if (s.length) t->chat = bitnet__chat_of_template(s);
    else if (bitnet_token_find(t, "<|eot_id|>", BITNET_TERMINATED) >= 0)
        t->chat =
            bitnet__architecture_of(bitnet__text_of_key(v->gguf, "general.architecture")).chat;
    t->thinking = bitnet__thinking_of(s);
    if (s.length && t->chat == BITNET_CHAT_NONE)
        bitnet__log(&v->log, BITNET_LOG_WARNING,
                    "the chat template is not a known one: conversations are not supported");
    if (t->chat != BITNET_CHAT_CHATML) return BITNET_OK;
    s = bitnet__system_of(s);
    if (s.length == 0) return BITNET_OK;
    t->system = BITNET__NEW_ZERO(char, &t->allocator, s.length + 1);
    if (!t->system) return bitnet__no_memory(v->error);
    memcpy(t->system, s.data, s.length);
    return BITNET_OK;
}

static bitnet_result bitnet__load_vocabulary(const bitnet__vocabulary *v,
                                             const char *pretokenizer) {
    bitnet_tokenizer *t = v->t;
    const bitnet__pretokenizer *pre = bitnet__pretokenizers;
    bitnet_string model = bitnet__text_of_key(v->gguf, "tokenizer.ggml.model");
    bitnet_result result;
    if (!model.data)
        return bitnet__fail(v->error, BITNET_ERROR_VOCAB_MODEL, "tokenizer.ggml.model is missing");
    t->spm = bitnet__is(model, "llama");
    if (!t->spm && !bitnet__is(model, "gpt2"))
        return bitnet__fail(v->error, BITNET_ERROR_VOCAB_MODEL, "unknown kind of tokenizer: '%t'",
                            &model);
    if (!t->spm) pre = bitnet__load_pretokenizer(v, pretokenizer);
    if (!pre) return BITNET_ERROR_VOCAB_PRE;
    t->rule = pre->rule;
    t->whole = pre->whole;
    t->add_bos = bitnet__int_of_key(v->gguf, "tokenizer.ggml.add_bos_token", pre->add_bos) != 0;
    t->add_eos = bitnet__int_of_key(v->gguf, "tokenizer.ggml.add_eos_token", 0) != 0;
    t->add_space = t->spm && bitnet__int_of_key(v->gguf, "tokenizer.ggml.add_space_prefix", 1) != 0;
    result = bitnet__load_tokens(v);
    if (result) return result;
    bitnet__load_index(v);
    result = bitnet__load_chat(v);
    return result || t->spm ? result : bitnet__load_merges(v);
}

BITNET_API void bitnet_tokenizer_free(bitnet_tokenizer *tokenizer) {
    if (tokenizer) {
        bitnet_allocator allocator = tokenizer->allocator;
        bitnet__derived *derived = tokenizer->derived;
        if (derived && derived->data) derived->free(&allocator, derived->data);
        bitnet__free(&allocator, derived);
        bitnet__free(&allocator, tokenizer->tokens);
        bitnet__free(&allocator, tokenizer->arena);
        bitnet__free(&allocator, tokenizer->system);
        bitnet__table_free(&tokenizer->names, &allocator);
        bitnet__table_free(&tokenizer->texts, &allocator);
        bitnet__free(&allocator, tokenizer->merges);
        bitnet__table_free(&tokenizer->pairs, &allocator);
        bitnet__free(&allocator, tokenizer);
    }
}

BITNET_API bitnet_tokenizer *bitnet_tokenizer_create(const bitnet_gguf *gguf,
                                                     const bitnet_tokenizer_options *options,
                                                     bitnet_error *error) {
    bitnet_tokenizer_options o;
    bitnet__vocabulary v;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    o.allocator = bitnet__allocator(&o.allocator);
    v.t = gguf ? BITNET__NEW_ZERO(bitnet_tokenizer, &o.allocator, 1) : NULL;
    v.gguf = gguf;
    v.log = o.log;
    v.error = error;
    if (v.t) v.t->allocator = o.allocator;
    if (v.t) v.t->derived = BITNET__NEW_ZERO(bitnet__derived, &o.allocator, 1);
    if (v.t && v.t->derived && bitnet__load_vocabulary(&v, o.pretokenizer) == BITNET_OK) return v.t;
    if (gguf && (!v.t || !v.t->derived)) bitnet__no_memory(error);
    bitnet_tokenizer_free(v.t);
    return NULL;
}
