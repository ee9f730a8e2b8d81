#pragma once
#include "vocabulary.h"

/* ====================
   >>encode   Text to tokens, tokens to text

   A text, or each of its pieces, is cut into symbols, and the best pair is merged until no pair can
   be merged: see >>tokenizer. Detokenizing holds back the bytes of an incomplete character. */

/* ---- text to tokens */

/* A part of the text: a token, or -1. Symbols are chained, up to a sentinel. */
typedef struct bitnet__symbol {
    uint64_t hash, power; /* SPM: of the bytes; BITNET__HASH_FACTOR to the power of their number */
    int32_t id, merged;   /* with the next */
    uint32_t rank;
    uint32_t prev, next, start;
} bitnet__symbol;

typedef struct bitnet__encoder {
    const bitnet_tokenizer *t;
    struct bitnet__symbol *symbols;
    uint64_t *heap;
    char *spaced;
    size_t symbol_room, heap_room, spaced_room, heap_count;
    int32_t *ids;
    size_t capacity, count;
    const bitnet_allocator *grows; /* the ids'; NULL: those after the capacity are only counted */
    bool failed;                   /* out of memory for them */
} bitnet__encoder;

static bitnet__encoder bitnet__encoder_begin(const bitnet_tokenizer *t, int32_t *ids,
                                             size_t capacity) {
    bitnet__encoder e;
    memset(&e, 0, sizeof e);
    e.t = t;
    e.ids = ids;
    e.capacity = capacity;
    return e;
}

static void bitnet__encoder_end(bitnet__encoder *e) {
    bitnet__free(&e->t->allocator, e->symbols);
    bitnet__free(&e->t->allocator, e->heap);
    bitnet__free(&e->t->allocator, e->spaced);
    if (e->grows) bitnet__free(e->grows, e->ids);
}

static void bitnet__emit(bitnet__encoder *e, int32_t id) {
    if (e->grows && !BITNET__MORE(e->grows, e->ids, e->capacity, e->count)) e->failed = true;
    if (e->failed) return;
    if (e->count < e->capacity) e->ids[e->count] = id;
    e->count++;
}

/* The smallest key on top. */
BITNET__INLINE bool bitnet__key_before(const void *user, const void *a, const void *b) {
    (void)user;
    return *(const uint64_t *)a > *(const uint64_t *)b;
}

static void bitnet__propose(bitnet__encoder *e, const char *text, uint32_t i) {
    const bitnet_tokenizer *t = e->t;
    bitnet__symbol *symbols = e->symbols, *s = symbols + i;
    const bitnet__symbol *next = symbols + s->next;
    s->rank = BITNET__NO_RANK;
    if (next->next == s->next) return;
    if (t->spm) {
        size_t length = symbols[next->next].start - s->start;
        uint64_t hash = s->hash * next->power + next->hash;
        s->merged =
            length > t->longest ? -1 : bitnet__find_token(&t->texts, hash, text + s->start, length);
        if (s->merged >= 0) s->rank = t->tokens[s->merged].rank;
    } else {
        s->rank = bitnet__find_merge(t, s->id, next->id);
        if (s->rank != BITNET__NO_RANK) s->merged = t->merges[s->rank].result;
    }
    if (s->rank == BITNET__NO_RANK) return;
    e->heap[e->heap_count] = (uint64_t)s->rank << 32 | i;
    bitnet__heap_rise(e->heap, e->heap_count++, sizeof *e->heap, bitnet__key_before, NULL);
}

/* The token of the text's first byte, or of its first character. Returns the number of bytes. */
static size_t bitnet__first_symbol(const bitnet_tokenizer *t, const char *text, size_t length,
                                   bitnet__symbol *s) {
    size_t bytes, i;
    uint32_t c;
    s->hash = s->power = 1;
    if (!t->spm) {
        s->id = t->byte_token[(uint8_t)*text];
        return 1;
    }
    bytes = bitnet__utf8(text, length, &c);
    if (bytes == 0) bytes = 1;
    s->hash = bitnet__hash(0, text, bytes);
    for (i = 0; i < bytes; i++) s->power *= BITNET__HASH_FACTOR;
    s->id = bitnet__find_token(&t->texts, s->hash, text, bytes);
    return bytes;
}

static uint32_t bitnet__split(bitnet__encoder *e, const char *text, size_t length) {
    uint32_t n = 0;
    size_t at = 0;
    for (;; n++) {
        bitnet__symbol *s = e->symbols + n;
        s->start = (uint32_t)at;
        s->prev = n - 1;
        s->next = n + 1;
        s->rank = BITNET__NO_RANK;
        if (at == length) {
            s->id = -1;
            s->next = n;
            return n;
        }
        at += bitnet__first_symbol(e->t, text + at, length - at, s);
    }
}

static bool bitnet__encode_piece(bitnet__encoder *e, const char *text, size_t length) {
    const bitnet_tokenizer *t = e->t;
    bitnet__symbol *symbols;
    uint32_t n, i;
    int32_t id = -1;
    if (t->whole && length <= t->longest)
        id = bitnet__find_token(&t->texts, bitnet__hash(0, text, length), text, length);
    if (id >= 0) {
        bitnet__emit(e, id);
        return true;
    }
    /* each merge removes a symbol and pushes two pairs */
    if (!BITNET__ROOM(&t->allocator, e->symbols, e->symbol_room, 0, length + 1) ||
        !BITNET__ROOM(&t->allocator, e->heap, e->heap_room, 0, length * 3))
        return false;
    symbols = e->symbols;
    n = bitnet__split(e, text, length);
    e->heap_count = 0;
    for (i = 0; i < n; i++) bitnet__propose(e, text, i);

    while (e->heap_count) {
        uint64_t key = e->heap[0];
        bitnet__symbol *s = symbols + (uint32_t)key, *right;
        e->heap[0] = e->heap[--e->heap_count];
        bitnet__heap_sink(e->heap, 0, e->heap_count, sizeof key, bitnet__key_before, NULL);
        if (s->rank != key >> 32) continue; /* stale */
        right = symbols + s->next;
        right->rank = BITNET__NO_RANK;
        s->id = s->merged;
        s->hash = s->hash * right->power + right->hash;
        s->power *= right->power;
        s->next = right->next;
        symbols[s->next].prev = (uint32_t)key;
        bitnet__propose(e, text, (uint32_t)key);
        if (s->start > 0) bitnet__propose(e, text, s->prev);
    }

    for (i = 0; i < n; i = symbols[i].next) {
        uint32_t at = symbols[i].start, end = symbols[symbols[i].next].start;
        if (symbols[i].id >= 0) bitnet__emit(e, symbols[i].id);
        else
            for (; at < end; at++) {
                id = t->byte_token[(uint8_t)text[at]];
                if (id < 0) id = t->unknown;
                if (id >= 0) bitnet__emit(e, id);
            }
    }
    return true;
}

/* A leading space if wanted, and spaces for U+2581, like SentencePiece. */
static bool bitnet__encode_spaced(bitnet__encoder *e, const char *text, size_t length) {
    size_t at = 0, n = 0;
    if (!BITNET__ROOM(&e->t->allocator, e->spaced, e->spaced_room, 0, length + 1)) return false;
    if (e->t->add_space) e->spaced[n++] = ' ';
    while (at < length) {
        bool space = length - at >= 3 && memcmp(text + at, "\xE2\x96\x81", 3) == 0;
        e->spaced[n++] = space ? ' ' : text[at];
        at += space ? 3 : 1;
    }
    return bitnet__encode_piece(e, e->spaced, n);
}

static bool bitnet__encode_text(bitnet__encoder *e, const char *text, size_t length) {
    size_t at, end;
    if (e->t->spm) return length == 0 || bitnet__encode_spaced(e, text, length);
    for (at = 0; at < length; at = end) {
        end = bitnet__piece(e->t->rule, text, length, at);
        if (!bitnet__encode_piece(e, text + at, end - at)) return false;
    }
    return true;
}

/* The longest, or -1. User-defined ones match anywhere, others within `parsed`. */
static int32_t bitnet__find_special(const bitnet_tokenizer *t, const char *text, size_t length,
                                    size_t parsed, size_t *matched) {
    uint8_t first = (uint8_t)*text;
    uint64_t hash = 0;
    int32_t best = -1;
    size_t n;
    if (length > t->special_longest[first]) length = t->special_longest[first];
    for (n = 1; n <= length; n++) {
        bitnet__token_type type;
        int32_t id;
        hash = bitnet__hash(hash, text + n - 1, 1);
        if (!(t->special_lengths[first][(n - 1) / 8] >> (n - 1) % 8 & 1)) continue;
        id = bitnet__find_token(&t->names, hash, text, n);
        type = id < 0 ? BITNET__TOKEN_UNDEFINED : t->tokens[id].type;
        if (type != BITNET__TOKEN_USER &&
            (n > parsed || (type != BITNET__TOKEN_CONTROL && type != BITNET__TOKEN_UNKNOWN)))
            continue;
        best = id;
        *matched = n;
    }
    return best;
}

/* Special tokens are parsed up to the first border, not parsed up to the next, and so on; none
   crosses one. */
static bool bitnet__encode(bitnet__encoder *e, const char *text, size_t length,
                           const size_t *borders, size_t border_count) {
    size_t at = 0, done = 0, matched = 0, next = 0;
    while (at < length) {
        size_t limit;
        int32_t id;
        while (next < border_count && borders[next] <= at) next++;
        limit = next < border_count ? borders[next] : length;
        id =
            bitnet__find_special(e->t, text + at, length - at, next % 2 ? 0 : limit - at, &matched);
        if (id < 0) {
            at++;
            continue;
        }
        if (!bitnet__encode_text(e, text + done, at - done)) return false;
        bitnet__emit(e, id);
        done = at += matched;
    }
    return bitnet__encode_text(e, text + done, length - done) && !e->failed;
}

static const size_t bitnet__all_plain = 0;

static bool bitnet__ends_texts(const bitnet_tokenizer *t) { return t->add_eos && t->eos >= 0; }

/* The ids follow those that `e` has. */
static bitnet_result bitnet__tokenize(bitnet__encoder *e, const char *text, size_t given,
                                      unsigned flags, bitnet_error *error) {
    const size_t length = bitnet__length(text, given);
    const bitnet__argument table[] = {BITNET__LIST("text", text, length),
                                      {"length", (int64_t)length, 0, BITNET__TEXT_MAX}};
    const unsigned known = BITNET_ADD_BOS | BITNET_PARSE_SPECIAL | BITNET_ADD_EOS;
    const bitnet_tokenizer *t = e->t;
    bool parse = (flags & BITNET_PARSE_SPECIAL) != 0;
    if (BITNET__CHECK(error, table) != BITNET_OK ||
        bitnet__check_flags(error, "flags", flags, known) != BITNET_OK)
        return BITNET_ERROR_ARGUMENT;
    if ((flags & BITNET_ADD_BOS) && t->add_bos && t->bos >= 0) bitnet__emit(e, t->bos);
    if (length && !bitnet__encode(e, text, length, &bitnet__all_plain, !parse))
        return bitnet__no_memory(error);
    if ((flags & BITNET_ADD_EOS) && bitnet__ends_texts(t)) bitnet__emit(e, t->eos);
    return e->failed ? bitnet__no_memory(error) : BITNET_OK;
}

BITNET_API bitnet_result bitnet_tokenize(const bitnet_tokenizer *tokenizer, const char *text,
                                         size_t length, unsigned flags, int32_t *ids,
                                         size_t capacity, size_t *count, bitnet_error *error) {
    bitnet__encoder e = bitnet__encoder_begin(tokenizer, ids, capacity);
    bitnet_result result = bitnet__check_list(error, "ids", ids, capacity);
    if (result == BITNET_OK) result = bitnet__tokenize(&e, text, length, flags, error);
    bitnet__encoder_end(&e);
    *count = result == BITNET_OK ? e.count : 0;
    return result;
}

static bitnet_result bitnet__check_tokens(int32_t vocabulary, const int32_t *ids, size_t count,
                                          bitnet_error *error) {
    size_t i;
    for (i = 0; i < count; i++)
        if (ids[i] < 0 || ids[i] >= vocabulary)
            return bitnet__fail(error, BITNET_ERROR_TOKEN, "token %d is not within 0..%i", ids[i],
                                (int64_t)vocabulary - 1);
    return BITNET_OK;
}

static const bitnet__token *bitnet__token_at(const bitnet_tokenizer *t, int32_t id) {
    static const bitnet__token none = {{"", 0}, {"", 0}, 0, BITNET__TOKEN_UNDEFINED, false, false};
    return id >= 0 && id < t->count ? t->tokens + id : &none;
}

BITNET_API bitnet_string bitnet_token_bytes(const bitnet_tokenizer *tokenizer, int32_t id) {
    return bitnet__token_at(tokenizer, id)->bytes;
}

BITNET_API bitnet_string bitnet_token_name(const bitnet_tokenizer *tokenizer, int32_t id) {
    return bitnet__token_at(tokenizer, id)->name;
}

BITNET_API int32_t bitnet_token_find(const bitnet_tokenizer *tokenizer, const char *name,
                                     size_t length) {
    length = name ? bitnet__length(name, length) : 0;
    return bitnet__find_token(&tokenizer->names, bitnet__hash(0, name, length), name, length);
}

BITNET_API bool bitnet_token_is_control(const bitnet_tokenizer *tokenizer, int32_t id) {
    const bitnet__token *token = bitnet__token_at(tokenizer, id);
    return !bitnet__is_text(token) && token->type != BITNET__TOKEN_BYTE;
}

BITNET_API bool bitnet_token_is_end(const bitnet_tokenizer *tokenizer, int32_t id) {
    return bitnet__token_at(tokenizer, id)->end;
}

BITNET_API int32_t bitnet_vocab_size(const bitnet_tokenizer *tokenizer) { return tokenizer->count; }

BITNET_API int32_t bitnet_token_bos(const bitnet_tokenizer *tokenizer) { return tokenizer->bos; }

BITNET_API int32_t bitnet_token_eos(const bitnet_tokenizer *tokenizer) { return tokenizer->eos; }

/* ---- tokens to text */

/* SentencePiece: without the space that encoding puts before a text. */
static bitnet_string bitnet__unspaced(const bitnet_tokenizer *t, bitnet_string bytes) {
    if (t->add_space && bytes.length && *bytes.data == ' ') bytes.data++, bytes.length--;
    return bytes;
}

/* One token of a text; `*begins`: the text, or a part of it after a special token, begins here. */
static bitnet_string bitnet__token_text(const bitnet_tokenizer *t, int32_t id, bool special,
                                        bool *begins) {
    const bitnet__token *token = bitnet__token_at(t, id);
    bool control = special && bitnet_token_is_control(t, id);
    bool apart = control || (special && token->type == BITNET__TOKEN_USER);
    bitnet_string text = control ? token->name : token->bytes;
    if (*begins && text.length && !apart) text = bitnet__unspaced(t, text);
    *begins = apart || (*begins && !token->bytes.length);
    return text;
}

BITNET_API bitnet_result bitnet_detokenize(const bitnet_tokenizer *tokenizer, const int32_t *ids,
                                           size_t count, unsigned flags, char *text,
                                           size_t capacity, size_t *length, bitnet_error *error) {
    const bitnet__argument table[] = {BITNET__LIST("ids", ids, count),
                                      BITNET__LIST("text", text, capacity)};
    bool begins = true;
    size_t i, k, used = 0;
    *length = 0;
    if (BITNET__CHECK(error, table) != BITNET_OK ||
        bitnet__check_flags(error, "flags", flags, BITNET_PARSE_SPECIAL) != BITNET_OK)
        return BITNET_ERROR_ARGUMENT;
    if (bitnet__check_tokens(tokenizer->count, ids, count, error) != BITNET_OK)
        return BITNET_ERROR_TOKEN;
    for (i = 0; i < count; i++) {
        bitnet_string s = bitnet__token_text(tokenizer, ids[i], flags != 0, &begins);
        for (k = 0; k < s.length; k++, used++)
            if (used < capacity) text[used] = s.data[k];
    }
    *length = used;
    return BITNET_OK;
}

BITNET_API size_t bitnet_detokenizer_next(bitnet_detokenizer *state,
                                          const bitnet_tokenizer *tokenizer, int32_t id, char *text,
                                          size_t capacity) {
    bitnet_string bytes = bitnet_token_bytes(tokenizer, id);
    bool sound = state->pending_length >= 0 && state->pending_length < 4;
    size_t held = sound ? (size_t)state->pending_length : 0, total, out, i, open = 0;
    char tail[3];
    bool first = bytes.length > 0 && !state->started;
    if (!text) capacity = 0;
    if (first) bytes = bitnet__unspaced(tokenizer, bytes);
    total = held + bytes.length;

    /* an unfinished character */
    for (i = 1; id >= 0 && i <= 3 && i <= total; i++) {
        uint32_t c;
        tail[3 - i] = i <= bytes.length ? bytes.data[bytes.length - i] : state->pending[total - i];
        if (bitnet__utf8(tail + 3 - i, i, &c) == 0) open = i;
    }
    out = total - open;
    if (out > capacity) return out;
    for (i = 0; i < out; i++) text[i] = i < held ? state->pending[i] : bytes.data[i - held];
    memcpy(state->pending, tail + 3 - open, open);
    state->pending_length = (int32_t)open;
    if (first) state->started = true;
    return out;
}
