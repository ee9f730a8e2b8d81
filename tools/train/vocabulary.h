/* vocabulary.h - byte-pair encoding

   Llama-3's pre-tokenizer splits the text into pieces, and equal pieces are counted. Then, until
   the vocabulary is full, the most frequent pair of adjacent tokens (of equally frequent pairs, the
   one with the lowest ids) becomes a token. A heap finds the pair; a merge changes only the words
   that contain it. */

#pragma once
#include "memory.h"

#define TEXT_BOS "<|begin_of_text|>"
#define TEXT_EOS "<|end_of_text|>"
#define TEXT_EOT "<|eot_id|>"
enum { BYTES = 256, SPECIALS = 3 };

typedef struct vocabulary {
    int count;       /* tokens: 256 bytes, then a token per merge, then bos, eos, eot */
    int merge_count; /* count - 256 - 3 */
    int32_t (*merges)[2];
} vocabulary;

typedef struct word {
    size_t at; /* in `symbols` */
    int length;
    int64_t count;
} word;

typedef struct pair {
    uint64_t key; /* left << 32 | right; free slots have count 0 and words NULL */
    int64_t count;
    int32_t *words; /* words that contain it, or once did */
    size_t word_count, word_room;
} pair;

typedef struct candidate {
    int64_t count;
    uint64_t key;
} candidate;

typedef struct bpe {
    int32_t *symbols;
    size_t symbol_count, symbol_room;
    word *words;
    size_t word_count, word_room;
    int32_t *word_slots; /* hash table: index + 1 of a word */
    size_t slots;        /* a power of two */
    pair *pairs;
    size_t pair_slots, pair_count;
    candidate *heap;
    size_t heap_count, heap_room;
} bpe;

static uint64_t hash_bits(uint64_t x) {
    x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93u;
    x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93u;
    return x ^ (x >> 32);
}

/* The byte of token `id` < 256, in GPT-2's order: printable bytes first. */
static bool byte_is_printable(int b) { return (b >= 33 && b <= 126) || (b >= 161 && b != 173); }

static void byte_order(uint8_t byte_of[BYTES], int32_t token_of[BYTES]) {
    int b, n = 0, turn;
    for (turn = 0; turn < 2; turn++)
        for (b = 0; b < BYTES; b++)
            if (byte_is_printable(b) == (turn == 0)) {
                token_of[b] = n;
                byte_of[n++] = (uint8_t)b;
            }
}

static void count_word(bpe *e, const char *text, size_t length, const int32_t *token_of) {
    uint64_t h = 1469598103934665603u;
    size_t i, slot;
    for (i = 0; i < length; i++) h = (h ^ (uint8_t)text[i]) * 1099511628211u;
    for (slot = hash_bits(h) & (e->slots - 1);; slot = (slot + 1) & (e->slots - 1)) {
        int32_t index = e->word_slots[slot] - 1;
        word *w;
        if (index < 0) break;
        w = &e->words[index];
        if (w->length == (int)length) {
            for (i = 0; i < length; i++)
                if (e->symbols[w->at + i] != token_of[(uint8_t)text[i]]) break;
            if (i == length) {
                w->count++;
                return;
            }
        }
    }
    make_room((void **)&e->words, &e->word_room, e->word_count, sizeof(word));
    e->words[e->word_count].at = e->symbol_count;
    e->words[e->word_count].length = (int)length;
    e->words[e->word_count].count = 1;
    for (i = 0; i < length; i++) {
        make_room((void **)&e->symbols, &e->symbol_room, e->symbol_count, sizeof(int32_t));
        e->symbols[e->symbol_count++] = token_of[(uint8_t)text[i]];
    }
    e->word_slots[slot] = (int32_t)++e->word_count;
    if (e->word_count * 2 > e->slots) { /* rehash into a larger table */
        size_t k;
        uint8_t byte_of[BYTES];
        int32_t ignored[BYTES];
        byte_order(byte_of, ignored);
        free_memory(e->word_slots);
        e->slots *= 2;
        e->word_slots = (int32_t *)take_memory(e->slots, sizeof(int32_t));
        for (k = 0; k < e->word_count; k++) {
            const word *w = &e->words[k];
            h = 1469598103934665603u;
            for (i = 0; i < (size_t)w->length; i++)
                h = (h ^ byte_of[e->symbols[w->at + i]]) * 1099511628211u;
            slot = hash_bits(h) & (e->slots - 1);
            while (e->word_slots[slot]) slot = (slot + 1) & (e->slots - 1);
            e->word_slots[slot] = (int32_t)k + 1;
        }
    }
}

static bool less_urgent(candidate a, candidate b) {
    return a.count != b.count ? a.count < b.count : a.key > b.key;
}

static void heap_push(bpe *e, candidate c) {
    size_t i = e->heap_count;
    make_room((void **)&e->heap, &e->heap_room, e->heap_count++, sizeof(candidate));
    for (; i > 0 && less_urgent(e->heap[(i - 1) / 2], c); i = (i - 1) / 2)
        e->heap[i] = e->heap[(i - 1) / 2];
    e->heap[i] = c;
}

static candidate heap_pop(bpe *e) {
    candidate top = e->heap[0], last = e->heap[--e->heap_count];
    size_t i = 0, child;
    for (; (child = 2 * i + 1) < e->heap_count; i = child) {
        if (child + 1 < e->heap_count && less_urgent(e->heap[child], e->heap[child + 1])) child++;
        if (!less_urgent(last, e->heap[child])) break;
        e->heap[i] = e->heap[child];
    }
    e->heap[i] = last;
    return top;
}

static pair *find_pair(bpe *e, int32_t a, int32_t b) {
    uint64_t key = (uint64_t)(uint32_t)a << 32 | (uint32_t)b;
    size_t slot;
    if ((e->pair_count + 1) * 2 > e->pair_slots) {
        pair *old = e->pairs;
        size_t n = e->pair_slots, i;
        e->pair_slots = n ? n * 2 : 1 << 14;
        e->pairs = (pair *)take_memory(e->pair_slots, sizeof(pair));
        for (i = 0; i < n; i++)
            if (old[i].words) {
                slot = hash_bits(old[i].key) & (e->pair_slots - 1);
                while (e->pairs[slot].words) slot = (slot + 1) & (e->pair_slots - 1);
                e->pairs[slot] = old[i];
            }
        free_memory(old);
    }
    slot = hash_bits(key) & (e->pair_slots - 1);
    while (e->pairs[slot].words && e->pairs[slot].key != key)
        slot = (slot + 1) & (e->pair_slots - 1);
    e->pairs[slot].key = key;
    return &e->pairs[slot];
}

/* Adds `times` to the count of a pair in a word. */
static void add_pair(bpe *e, int32_t a, int32_t b, int64_t times, int32_t in_word) {
    pair *p = find_pair(e, a, b);
    if (!p->words) e->pair_count++;
    p->count += times;
    if (times < 0) return;
    if (!p->word_count || p->words[p->word_count - 1] != in_word) {
        make_room((void **)&p->words, &p->word_room, p->word_count, sizeof(int32_t));
        p->words[p->word_count++] = in_word;
    }
}

static void push_pair(bpe *e, int32_t a, int32_t b) {
    const pair *p = find_pair(e, a, b);
    candidate c;
    c.count = p->count;
    c.key = p->key;
    if (c.count > 0) heap_push(e, c);
}

/* Replaces the pair (a, b) by `token` in one word and updates the counts. Adjacent pairs with a
   higher count are pushed on the heap again; a lower count is detected at the top of the heap. */
static void merge_in_word(bpe *e, int32_t index, int32_t a, int32_t b, int32_t token) {
    word *w = &e->words[index];
    int32_t *s = e->symbols + w->at;
    int i, n = 0, old = w->length;
    bool found = false;
    for (i = 0; i + 1 < old && !found; i++) found = s[i] == a && s[i + 1] == b;
    if (!found) return;
    for (i = 0; i + 1 < old; i++) add_pair(e, s[i], s[i + 1], -w->count, index);
    for (i = 0; i < old; n++) {
        bool here = i + 1 < old && s[i] == a && s[i + 1] == b;
        s[n] = here ? token : s[i];
        i += here ? 2 : 1;
    }
    w->length = n;
    for (i = 0; i + 1 < n; i++) add_pair(e, s[i], s[i + 1], w->count, index);
    for (i = 0; i + 1 < n; i++)
        if (s[i] == token || s[i + 1] == token) push_pair(e, s[i], s[i + 1]);
}

static bool is_ascii_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/* Does a piece begin with a space or punctuation before a word? */
static bool has_sign_before_word(const char *piece, size_t length) {
    return length > 1 && !is_ascii_letter(piece[0]) && is_ascii_letter(piece[1]);
}

/* Counts the words of the texts and their pairs, and puts all pairs on the heap. With `bare_words`,
   no token has a space or punctuation before a word, so a name always has the same tokens. */
static void bpe_begin(bpe *e, const bitnet_string *texts, size_t text_count, bool bare_words) {
    uint8_t byte_of[BYTES];
    int32_t token_of[BYTES];
    size_t i, k;
    int j;
    memset(e, 0, sizeof *e);
    byte_order(byte_of, token_of);
    e->slots = 1 << 12;
    e->word_slots = (int32_t *)take_memory(e->slots, sizeof(int32_t));
    for (k = 0; k < text_count; k++)
        for (i = 0; i < texts[k].length;) {
            size_t end = bitnet__piece(BITNET__RULE_LLAMA3, texts[k].data, texts[k].length, i);
            if (bare_words && has_sign_before_word(texts[k].data + i, end - i))
                count_word(e, texts[k].data + i++, 1, token_of);
            count_word(e, texts[k].data + i, end - i, token_of);
            i = end;
        }
    for (k = 0; k < e->word_count; k++)
        for (j = 0; j + 1 < e->words[k].length; j++) {
            const int32_t *s = e->symbols + e->words[k].at;
            add_pair(e, s[j], s[j + 1], e->words[k].count, (int32_t)k);
        }
    for (k = 0; k < e->pair_slots; k++)
        if (e->pairs[k].words) {
            candidate c;
            c.count = e->pairs[k].count;
            c.key = e->pairs[k].key;
            heap_push(e, c);
        }
}

static void bpe_free(bpe *e) {
    size_t k;
    for (k = 0; k < e->pair_slots; k++) free_memory(e->pairs[k].words);
    free_memory(e->pairs);
    free_memory(e->heap);
    free_memory(e->words);
    free_memory(e->word_slots);
    free_memory(e->symbols);
}

/* Replaces the pair (a, b) by `token` in all words. */
static void bpe_merge(bpe *e, int32_t a, int32_t b, int32_t token) {
    pair *p = find_pair(e, a, b);
    size_t n = p->word_count, i;
    int32_t *words = p->words;
    /* the list may grow and the table may move during the loop: detach the list first */
    p->words = (int32_t *)take_memory(1, sizeof(int32_t));
    p->word_count = 0;
    p->word_room = 1;
    for (i = 0; i < n; i++) merge_in_word(e, words[i], a, b, token);
    free_memory(words);
}

/* Learns up to `wanted` tokens; fewer if no pair occurs twice. */
static vocabulary learn_vocabulary(const bitnet_string *texts, size_t text_count, int wanted,
                                   bool bare_words) {
    vocabulary v;
    bpe e;
    memset(&v, 0, sizeof v);
    bpe_begin(&e, texts, text_count, bare_words);
    v.merges = (int32_t(*)[2])take_memory((size_t)wanted, sizeof *v.merges);
    while (BYTES + v.merge_count + SPECIALS < wanted && e.heap_count) {
        candidate c = heap_pop(&e);
        int32_t a = (int32_t)(c.key >> 32), b = (int32_t)(uint32_t)c.key;
        int64_t count = find_pair(&e, a, b)->count;
        if (count != c.count) { /* an outdated entry */
            if (count > 0 && count < c.count) push_pair(&e, a, b);
            continue;
        }
        if (count < 2) break;
        v.merges[v.merge_count][0] = a;
        v.merges[v.merge_count][1] = b;
        bpe_merge(&e, a, b, BYTES + v.merge_count);
        v.merge_count++;
    }
    v.count = BYTES + v.merge_count + SPECIALS;
    bpe_free(&e);
    return v;
}

/* Makes each token's spelling in the file, a character per byte: printable bytes are unchanged, the
   others become U+0100, U+0101, ... Free with free_spellings. */
static char **spell_vocabulary(const vocabulary *v) {
    char **names = (char **)take_memory((size_t)v->count, sizeof(char *));
    static const char *const special[SPECIALS] = {TEXT_BOS, TEXT_EOS, TEXT_EOT};
    uint8_t byte_of[BYTES];
    int32_t token_of[BYTES];
    int i;
    byte_order(byte_of, token_of);
    for (i = 0; i < v->count; i++) {
        if (i < BYTES) {
            int b = byte_of[i];
            unsigned letter = byte_is_printable(b) ? (unsigned)b : 0x100u + (unsigned)(i - 188);
            names[i] = (char *)take_memory(3, 1);
            if (letter < 128) {
                names[i][0] = (char)letter;
            } else {
                names[i][0] = (char)(0xC0 | letter >> 6);
                names[i][1] = (char)(0x80 | (letter & 63));
            }
        } else {
            const int32_t *m = i < BYTES + v->merge_count ? v->merges[i - BYTES] : NULL;
            const char *a = m ? names[m[0]] : special[i - BYTES - v->merge_count];
            const char *b = m ? names[m[1]] : "";
            names[i] = (char *)take_memory(strlen(a) + strlen(b) + 1, 1);
            memcpy(names[i], a, strlen(a));
            memcpy(names[i] + strlen(a), b, strlen(b));
        }
    }
    return names;
}

static void free_spellings(char **names, int count) {
    int i;
    for (i = 0; i < count; i++) free_memory(names[i]);
    free_memory(names);
}
