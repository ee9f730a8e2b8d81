/* prompts.h - tokens of texts and messages, and the prompts of completions

   A prompt is a string or an array of tokens, and a request may have several. */

#ifndef BITNET_SERVER_PROMPTS_H
#define BITNET_SERVER_PROMPTS_H

#include "answers.h"

/* A text or the messages of a chat to encode. */
typedef struct token_source {
    bitnet_string words;
    const bitnet_message *messages; /* NULL: a text */
    size_t count;
    unsigned flags;
} token_source;

static bitnet_result tokens_of(const bitnet_tokenizer *t, const token_source *w, int32_t *ids,
                               size_t room, size_t *count) {
    if (w->messages)
        return bitnet_chat_encode(t, bitnet_tokenizer_chat_template(t), w->messages, w->count,
                                  w->flags, ids, room, count, NULL);
    return bitnet_tokenize(t, w->words.data ? w->words.data : "", w->words.length, w->flags, ids,
                           room, count, NULL);
}

static void add_tokens(const bitnet_tokenizer *t, request *r, token_ids *to,
                       const token_source *w) {
    size_t need = w->words.length + 64, count = 0, i;
    bitnet_result result = BITNET_OK;
    for (i = 0; i < w->count; i++) need += w->messages[i].length + 16;
    if (r->status) return;
    do { /* twice, if the room was too small */
        if (count > need) need = count;
        tool_grow(&to->items, &to->room, to->count + need, sizeof *to->items);
        result = tokens_of(t, w, to->items + to->count, need, &count);
    } while (result == BITNET_OK && count > need);
    if (result == BITNET_OK) to->count += count;
    else reject(r, status_of_error(result), NULL, NULL, "%s", bitnet_result_text(result));
}

static token_ids *new_prompt(job *j) {
    token_ids *grown = (token_ids *)tool_alloc((size_t)j->prompt_count + 1, sizeof *grown);
    if (j->prompt_count) memcpy(grown, j->prompts, (size_t)j->prompt_count * sizeof *grown);
    free(j->prompts);
    j->prompts = grown;
    return &j->prompts[j->prompt_count++];
}

static void read_ids(const bitnet_tokenizer *t, request *r, int32_t list, const char *name,
                     token_ids *to) {
    int32_t at, last = bitnet_vocab_size(t) - 1;
    for (at = child_of(r, list); at >= 0 && !r->status; at = next_of(r, at)) {
        tool_grow(&to->items, &to->room, to->count + 1, sizeof *to->items);
        to->items[to->count++] = whole_at(r, at, name, 0, last);
    }
}

/* Removes a second bos: a formatted prompt may already have one. */
static void drop_second_bos(const bitnet_tokenizer *t, token_ids *prompt) {
    const int32_t bos = bitnet_token_bos(t), *ids = prompt->items;
    if (prompt->count < 2 || bos < 0 || ids[0] != bos || ids[1] != bos) return;
    memmove(prompt->items, ids + 1, --prompt->count * sizeof *ids);
}

/* Reads a string or tokens. The application may have formatted a chat, so <|...|> are tokens, as in
   other servers, unless the request disables this. */
static void read_prompt(const server *s, request *r, job *j, int32_t at) {
    token_ids *to = new_prompt(j);
    token_source w = {{NULL, 0}, NULL, 0, 0};
    if (flag(r, "add_special_tokens", true)) w.flags |= BITNET_ADD_BOS;
    if (flag(r, "parse_special", true)) w.flags |= BITNET_PARSE_SPECIAL;
    if (kind_of(r, at) == BITNET__JSON_ARRAY) {
        read_ids(s->tokenizer, r, at, "prompt", to);
    } else if (kind_of(r, at) == BITNET__JSON_STRING) {
        w.words = text_of(r, at);
        if (w.words.length) add_tokens(s->tokenizer, r, to, &w);
        drop_second_bos(s->tokenizer, to);
    } else {
        reject(r, 400, "prompt", NULL, "a prompt must be a string or an array of tokens");
    }
}

/* Appends the bytes that a token adds to a text; -1: the text ends. */
static void add_piece(const bitnet_tokenizer *t, text *to, bitnet_detokenizer *state, int32_t id) {
    bitnet_detokenizer before = *state;
    size_t length = bitnet_detokenizer_next(&before, t, id, NULL, 0);
    tool_grow(&to->data, &to->room, to->length + length + 1, 1);
    to->length += bitnet_detokenizer_next(state, t, id, to->data + to->length, length);
    to->data[to->length] = 0;
}

/* Reads a prompt or an array of prompts. */
static void read_prompts(const server *s, request *r, job *j) {
    int32_t at = member(r, 0, "prompt"), first;
    if (at < 0) {
        new_prompt(j);
        return;
    }
    first = kind_of(r, at) == BITNET__JSON_ARRAY ? child_of(r, at) : -1;
    if (first < 0 || kind_of(r, first) == BITNET__JSON_NUMBER) {
        read_prompt(s, r, j, at);
        return;
    }
    if (count_of(r, at) > MAX_CHOICES)
        reject(r, 400, "prompt", NULL, "at most %d prompts are allowed", MAX_CHOICES);
    for (at = first; at >= 0 && !r->status; at = next_of(r, at)) read_prompt(s, r, j, at);
}

#endif
