/* lora_examples.h - the examples that --lora learns from

   Each example has its own session: a document, cut at --context, or a conversation,
   {"messages": [{"role": "user", "content": "..."}, ...]} in one line. All examples are stored
   one after another, with a target for each token. */

#pragma once
#include "texts.h"

typedef struct examples {
    corpus c;
    int32_t *targets; /* [c.count] -1: not learned */
    size_t targets_room;
} examples;

static void add_example(examples *e, const int32_t *ids, const int32_t *targets, size_t count) {
    bitnet_allocator a = bitnet__allocator(NULL);
    corpus *c = &e->c;
    if (!bitnet__grow(&a, (void **)&c->tokens, &c->room, c->count, c->count + count,
                      sizeof *c->tokens) ||
        !bitnet__grow(&a, (void **)&e->targets, &e->targets_room, c->count, c->count + count,
                      sizeof *e->targets) ||
        !bitnet__grow(&a, (void **)&c->starts, &c->starts_room, c->documents ? c->documents + 1 : 0,
                      c->documents + 2, sizeof *c->starts))
        die(BROKEN, "out of memory");
    c->starts[c->documents++] = c->count;
    memcpy(c->tokens + c->count, ids, count * sizeof *ids);
    memcpy(e->targets + c->count, targets, count * sizeof *targets);
    c->count += count;
    c->starts[c->documents] = c->count;
}

static void examples_free(examples *e) {
    corpus_free(&e->c);
    free_memory(e->targets);
}

/* Adds a document: bos, its tokens, eos, if the vocabulary has these; bos is not learned. */
static void add_document(examples *e, const bitnet_tokenizer *tokenizer, bitnet_string text,
                         int context) {
    size_t n = 0, count = 0, most = text.length + 2, from;
    int32_t *ids = (int32_t *)take_memory(most + 1, sizeof *ids);
    if (bitnet_token_bos(tokenizer) >= 0) ids[count++] = bitnet_token_bos(tokenizer);
    if (bitnet_tokenize(tokenizer, text.data, text.length, 0, ids + count, text.length, &n, NULL) !=
            BITNET_OK ||
        n > text.length)
        die(BROKEN, "out of memory");
    count += n;
    if (bitnet_token_eos(tokenizer) >= 0) ids[count++] = bitnet_token_eos(tokenizer);
    ids[count] = -1;
    for (from = 0; from + 1 < count; from += (size_t)context)
        add_example(e, ids + from, ids + from + 1,
                    count - from < (size_t)context ? count - from : (size_t)context);
    free_memory(ids);
}

/* Without --valid: holds out the last fiftieth of the examples, or the last one. */
static void hold_out_examples(examples *e, examples *held_out) {
    corpus *c = &e->c;
    size_t take = c->documents / 50 ? c->documents / 50 : 1, i;
    if (c->documents < 2) return;
    for (i = c->documents - take; i < c->documents; i++)
        add_example(held_out, c->tokens + c->starts[i], e->targets + c->starts[i],
                    c->starts[i + 1] - c->starts[i]);
    c->documents -= take;
    c->count = c->starts[c->documents];
}

/* Adds a conversation, cut at the context; its answers are learned. */
typedef struct chat_examples {
    examples *to;
    int context;
    size_t cut; /* number of longer conversations */
} chat_examples;

static void add_chat(void *user, const bitnet_tokenizer *tokenizer, const bitnet_message *messages,
                     size_t count) {
    chat_examples *e = (chat_examples *)user;
    turns t = encode_turns(tokenizer, messages, count);
    int32_t *targets = (int32_t *)take_memory(t.count, sizeof *targets);
    size_t i;
    for (i = 0; i < t.count; i++)
        targets[i] = i + 1 < t.count && t.answer[i + 1] ? t.ids[i + 1] : -1;
    e->cut += t.count > (size_t)e->context;
    add_example(e->to, t.ids, targets, t.count < (size_t)e->context ? t.count : (size_t)e->context);
    free_memory(targets);
    turns_free(&t);
}

/* Adds all conversations of a file. */
static void add_chats(examples *e, const bitnet_tokenizer *tokenizer, const char *path,
                      int context) {
    chat_examples to;
    to.to = e;
    to.context = context;
    to.cut = 0;
    if (bitnet_tokenizer_chat_template(tokenizer) == BITNET_CHAT_NONE)
        die(REFUSE, "the model has no chat template: write the conversations as it knows them, and "
                    "give --text");
    read_chats(path, tokenizer, add_chat, &to);
    warn_of_cuts(to.cut, context);
}
