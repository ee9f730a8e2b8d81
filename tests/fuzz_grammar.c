/* fuzz_grammar.c - a fuzzer for grammars, JSON schemas, and texts that follow them

       clang -O1 -g -fsanitize=fuzzer,address,undefined tests/fuzz_grammar.c -o fuzz_grammar
       ./fuzz_grammar -max_total_time=60 -max_len=600 -timeout=5 found tests/fuzz_grammar
   or, to run inputs again without a fuzzer:
       cc -DREPLAY tests/fuzz_grammar.c -o replay && ./replay tests/fuzz_grammar/...

   The first byte of an input chooses what the rest is:
       g  a grammar in GBNF
       s  a JSON schema, strict and relaxed
       t  a grammar, a zero, and a text to follow
   A grammar that compiles is followed for some tokens of a small vocabulary; the allowed tokens
   must be those whose bytes it allows. */

#include "poison.h"

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../tools/bitnet_schema.h"
#include "make.h"

/* A violated property must crash, because a fuzzer detects nothing else. */
static void must(bool condition) {
    if (!condition) abort();
}

static const bitnet_tokenizer *vocabulary(void) {
    static bitnet_tokenizer *tokenizer;
    if (!tokenizer) {
        make_options o = make_defaults();
        make_file file;
        bitnet_gguf *gguf;
        o.width = 128, o.heads = 1, o.kv_heads = 1, o.head_width = 128, o.ffn = 128, o.layers = 1;
        make_model(&o, &file);
        gguf = bitnet_gguf_open_memory(file.data, file.size, NULL, NULL);
        tokenizer = bitnet_tokenizer_create(gguf, NULL, NULL);
        bitnet_gguf_free(gguf);
        make_free(&file);
        must(tokenizer && bitnet__trie_of(tokenizer));
    }
    return tokenizer;
}

/* True if the token may come after the text. */
static bool may_come(bitnet__matcher *m, int32_t id) {
    bitnet__match_begin(m, BITNET__MATCH_WORK);
    return bitnet__match_token(m, id) != BITNET__SET_NONE;
}

/* Takes tokens that the masks allow, one after the other. */
static void walk(const bitnet_grammar *g) {
    const bitnet_tokenizer *t = vocabulary();
    bitnet_allocator a = bitnet__allocator(NULL);
    bitnet_result result;
    bitnet__matcher *m = bitnet__matcher_create(g, t, &a, &result);
    int32_t id, ids[12];
    int n;
    must(m || result == BITNET_ERROR_GRAMMAR_LIMIT);
    for (n = 0; m && n < 12; n++) {
        const bitnet__mask *mask = bitnet__match_mask(m, 0);
        int32_t at;
        if (!mask) must(m->result == BITNET_ERROR_GRAMMAR_LIMIT);
        if (!mask || mask->count == 0) break;
        at = (int32_t)(bitnet__random(5, (uint64_t)n) % (uint64_t)mask->count);
        for (id = 0; at >= 0; id++) at -= bitnet__mask_has(mask, id);
        ids[n] = --id;
        for (id = n; id < bitnet_vocab_size(t); id += 1 + id / 8) {
            bool may = may_come(m, id);
            must(m->result != BITNET_OK || may == bitnet__mask_has(mask, id));
        }
        if (n % 3 == 2) m->most_memory = 0;
        if (n % 5 == 4) { /* another token, and back */
            int32_t other = ids[n - 1];
            ids[n - 1] = ids[n];
            bitnet__match_tokens(m, ids, (size_t)n);
            ids[n - 1] = other;
        }
        if (bitnet__match_tokens(m, ids, (size_t)n + 1) != BITNET_OK) break;
        must(m->state != BITNET__SET_NONE);
    }
    bitnet__matcher_free(m);
}

static void compile(const char *text, size_t length, const char *followed, size_t followed_length) {
    bitnet_error error;
    bitnet_grammar *g = bitnet_grammar_create(text, length, vocabulary(), NULL, &error);
    size_t matched = 0;
    must(g || (error.result >= BITNET_ERROR_GRAMMAR_SYNTAX && error.result <= BITNET_ERROR_SCHEMA));
    must(g || strlen(error.message) > 5);
    if (!g) return;
    if (followed) {
        bitnet_result result = bitnet_grammar_match(g, followed, followed_length, &matched, NULL);
        must(matched <= followed_length);
        must(result > BITNET_PENDING || matched == followed_length);
    }
    walk(g);
    bitnet_grammar_free(g);
}

/* A schema accepted in strict mode is also accepted in relaxed mode, and the rules made from it
   always compile. */
static void compile_schema(const char *text, size_t length) {
    bitnet_schema_options options = {{NULL, NULL, NULL}, false, false};
    bool accepted = false;
    int i;
    for (i = 0; i < 2; i++) {
        bitnet_error error;
        bitnet_grammar *g = bitnet_grammar_from_json_schema(text, length, &options, &error);
        must(g || error.result == BITNET_ERROR_JSON || error.result == BITNET_ERROR_SCHEMA ||
             error.result == BITNET_ERROR_GRAMMAR_LIMIT);
        must(g || (strlen(error.message) > 5 && !accepted));
        accepted = g != NULL;
        options.relaxed = true;
        if (g) walk(g);
        bitnet_grammar_free(g);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *copy, *zero;
    if (size < 1) return 0;
    copy = (char *)malloc(size); /* exact size, so that reading past the end is detected */
    size--;
    if (size) memcpy(copy, data + 1, size);
    zero = data[0] == 't' && size ? (char *)memchr(copy, 0, size) : NULL;
    if (zero) compile(copy, (size_t)(zero - copy), zero + 1, size - 1 - (size_t)(zero - copy));
    else if (data[0] == 'g') compile(copy, size, NULL, 0);
    else if (data[0] == 's') compile_schema(copy, size);
    free(copy);
    return 0;
}

#if defined(REPLAY)
#include "replay.h"

int main(int argc, char **argv) { return replay(argc, argv); }

#endif
