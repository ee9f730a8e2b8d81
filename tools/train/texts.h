/* texts.h - texts, conversations, documents and batches

   A file is one document, or several separated by lines "<|endoftext|>". A document becomes bos,
   its tokens, eos. An epoch concatenates all documents in a new random order, except that with
   --lookup the first epoch has the order of the files, and cuts them into rows.

   If a cut is inside a document that is longer than a row, the rest continues in the next row,
   after another bos. If the document is shorter, a coin decides whether to continue in the same way
   or to skip to the next document, so that the model sees both beginnings of texts and texts that
   are cut off. The rest of a conversation is always skipped, because its answers depend on what was
   cut off. A token attends to everything before it in its row, as in validation and
   bitnet_perplexity, or, with --apart, only to its own document. */

#pragma once
#include "model.h"
#include "vocabulary.h"
#include "../bitnet_schema.h"
#include "../tool.h"

#define SEPARATOR "<|endoftext|>"

/* The text of a file without its byte order mark; *keep owns it. */
static char *read_text(const char *path, size_t *size, arena *keep) {
    FILE *file = bitnet__open(path, "rb");
    uint64_t length;
    char *data;
    size_t i, odd = 0;
    if (!file) die(REFUSE, "cannot open %s: %s", path, tool_reason());
    if (bitnet__is_directory(path)) die(REFUSE, "%s is a folder, not a text", path);
    if (!bitnet__file_size(file, &length) || length > SIZE_MAX / 8 ||
        !bitnet__seek(file, 0, SEEK_SET))
        die(REFUSE, "cannot read %s: %s", path, tool_reason());
    if (length == 0) die(REFUSE, "%s is empty: there is nothing to learn from", path);
    data = (char *)arena_take(keep, (size_t)length, 1);
    *size = (size_t)length;
    if (fread(data, 1, *size, file) != *size)
        die(REFUSE, "cannot read %s: %s", path, tool_reason());
    fclose(file);
    for (i = 0; i < *size; i++) {
        unsigned char c = (unsigned char)data[i];
        if (c == 0) die(REFUSE, "%s is not text: byte %lu is zero", path, (unsigned long)i);
        odd += (c < 32 && c != '\n' && c != '\r' && c != '\t') || c == 127;
    }
    if (odd > *size / 100) die(REFUSE, "%s is not text: it has too many control characters", path);
    i = tool_mark(data, *size);
    *size -= i;
    return data + i;
}

/* ---- conversations: {"messages": [{"role": "user", "content": "..."}, ...]} in each line */

enum { MESSAGES = 256 };

/* The text of a member of an object; false: there is none. */
static bool json_text(const bitnet__json *json, int32_t object, const char *name,
                      bitnet_string *text) {
    int32_t value = json->values[object].kind == BITNET__JSON_OBJECT
                        ? bitnet__json_find(json, object, bitnet__string(name))
                        : -1;
    if (value < 0 || json->values[value].kind != BITNET__JSON_STRING) return false;
    *text = json->values[value].text;
    return true;
}

/* Reads a line's messages. Returns NULL or an error message. */
static const char *read_messages(const bitnet__json *json, bitnet_message *messages,
                                 size_t *count) {
    static const char *const roles[] = {"system", "user", "assistant", "tool"};
    int32_t list = json->values[0].kind == BITNET__JSON_OBJECT
                       ? bitnet__json_find(json, 0, bitnet__string("messages"))
                       : 0;
    bool answers = false;
    if (list < 0 || json->values[list].kind != BITNET__JSON_ARRAY)
        return "\"messages\" are missing";
    *count = 0;
    for (list = json->values[list].child; list >= 0; list = json->values[list].next) {
        bitnet_string role, text;
        int k;
        if (*count == MESSAGES) return "more than 256 messages";
        if (!json_text(json, list, "role", &role) || !json_text(json, list, "content", &text))
            return "a message without \"role\" and \"content\"";
        for (k = 0; k < 4 && !bitnet__is(role, roles[k]); k++) continue;
        if (k == 4) return "a role other than system, user, assistant and tool";
        messages[*count].role = (bitnet_role)k;
        messages[*count].text = text.data;
        messages[(*count)++].length = text.length;
        answers = answers || k == BITNET_ROLE_ASSISTANT;
    }
    return answers ? NULL : "no answer to learn: no message is the assistant's";
}

typedef void chat_function(void *user, const bitnet_tokenizer *tokenizer,
                           const bitnet_message *messages, size_t count);

/* Calls a function with each conversation of a file. */
static void read_chats(const char *path, const bitnet_tokenizer *tokenizer, chat_function *each,
                       void *user) {
    arena keep = {NULL, 0, 0};
    size_t size, from, to;
    char *text = read_text(path, &size, &keep);
    bitnet_allocator a = bitnet__allocator(NULL);
    unsigned long line = 0;
    for (from = 0; from < size; from = to + 1) {
        bitnet_message messages[MESSAGES];
        bitnet__json json;
        bitnet_string s;
        bitnet_error error;
        size_t count;
        const char *wrong;
        for (to = from; to < size && text[to] != '\n'; to++) continue;
        line++;
        s.data = text + from;
        s.length = to - from;
        while (s.length && (unsigned char)s.data[s.length - 1] <= ' ') s.length--;
        if (!s.length) continue;
        memset(&json, 0, sizeof json);
        if (bitnet__json_parse(&json, s, &a, &error) != BITNET_OK)
            die(REFUSE, "%s, line %lu of the file: %s", path, line, error.message);
        wrong = read_messages(&json, messages, &count);
        if (wrong) die(REFUSE, "%s, line %lu: %s", path, line, wrong);
        each(user, tokenizer, messages, count);
        bitnet__json_free(&json);
    }
    arena_free(&keep);
}

/* A conversation's tokens, exactly as in a session with these messages and answers. */
typedef struct turns {
    int32_t *ids;
    bool *answer; /* part of an answer, or its end */
    size_t count, room, answer_room;
} turns;

static void turns_add(turns *t, const int32_t *ids, size_t count, size_t answers) {
    size_t i;
    for (i = 0; i < count; i++) {
        make_room((void **)&t->ids, &t->room, t->count, sizeof *t->ids);
        make_room((void **)&t->answer, &t->answer_room, t->count, sizeof *t->answer);
        t->ids[t->count] = ids[i];
        t->answer[t->count++] = i < answers;
    }
}

static void turns_add_messages(turns *t, const bitnet_tokenizer *tokenizer,
                               const bitnet_message *messages, size_t count, unsigned flags,
                               size_t answers) {
    bitnet_chat_template form = bitnet_tokenizer_chat_template(tokenizer);
    bitnet__encoder e = bitnet__encoder_begin(tokenizer, NULL, 0);
    bitnet_result result;
    e.grows = &tokenizer->allocator;
    result = bitnet__chat_encode(&e, form, bitnet__string(NULL), messages, count, flags, NULL);
    if (result != BITNET_OK)
        die(REFUSE, "the model's chat template: %s", bitnet_result_text(result));
    turns_add(t, e.ids, e.count, answers);
    bitnet__encoder_end(&e);
}

static void turns_add_answer(turns *t, const bitnet_tokenizer *tokenizer, bitnet_message answer) {
    int32_t *ids = (int32_t *)take_memory(answer.length, sizeof *ids);
    size_t n;
    if (bitnet_tokenize(tokenizer, answer.text, answer.length, 0, ids, answer.length, &n, NULL) !=
        BITNET_OK)
        die(BROKEN, "out of memory");
    turns_add(t, ids, n, n);
    free_memory(ids);
    answer.text = "";
    answer.length = 0;
    turns_add_messages(t, tokenizer, &answer, 1, BITNET__ONLY_END, 1);
}

static turns encode_turns(const bitnet_tokenizer *tokenizer, const bitnet_message *messages,
                          size_t count) {
    bitnet_message turn[MESSAGES];
    turns t;
    size_t i, k;
    memset(&t, 0, sizeof t);
    for (i = 0; i < count; i = k + 1) { /* messages up to and including the next answer's header */
        for (k = i; k < count && messages[k].role != BITNET_ROLE_ASSISTANT; k++) continue;
        memcpy(turn, messages + i, (k - i) * sizeof *turn);
        turn[k - i].role = BITNET_ROLE_ASSISTANT;
        turn[k - i].text = NULL;
        turn[k - i].length = 0;
        turns_add_messages(&t, tokenizer, turn, k - i + (k < count), i ? 0u : BITNET_ADD_BOS, 0);
        if (k < count) turns_add_answer(&t, tokenizer, messages[k]);
    }
    return t;
}

static void turns_free(turns *t) {
    free_memory(t->ids);
    free_memory(t->answer);
}

/* ---- documents */

/* Finds a text's documents, without surrounding white space. */
static bitnet_string *split_documents(const char *data, size_t size, bitnet_string *list,
                                      size_t *count, size_t *room) {
    const size_t mark = sizeof SEPARATOR - 1;
    size_t from = 0, at;
    void *items = list;
    while (from < size) {
        bitnet_string s;
        for (at = from; at < size; at++)
            if (data[at] == '<' && size - at >= mark && !memcmp(data + at, SEPARATOR, mark)) break;
        s.data = data + from;
        s.length = at - from;
        while (s.length && (unsigned char)s.data[0] <= ' ') s.data++, s.length--;
        while (s.length && (unsigned char)s.data[s.length - 1] <= ' ') s.length--;
        if (s.length) {
            make_room(&items, room, *count, sizeof s);
            ((bitnet_string *)items)[(*count)++] = s;
        }
        from = at < size ? at + mark : size;
    }
    return (bitnet_string *)items;
}

/* Documents of files, as pointers into the files' texts. */
typedef struct library {
    bitnet_string *documents;
    size_t count, room;
    arena texts;
} library;

static void library_add(library *l, const char *path) {
    size_t size;
    char *text = read_text(path, &size, &l->texts);
    l->documents = split_documents(text, size, l->documents, &l->count, &l->room);
}

/* Adds a conversation's texts, for the vocabulary: a chat_function. */
static void library_add_said(void *user, const bitnet_tokenizer *tokenizer,
                             const bitnet_message *messages, size_t count) {
    static const char *const heads[] = {"System:", "User:", "Assistant:", "User:"};
    library *l = (library *)user;
    size_t i;
    (void)tokenizer;
    for (i = 0; i < count; i++) {
        char *copy = (char *)arena_take(&l->texts, messages[i].length + 1, 1);
        bitnet_string s = bitnet__string(heads[messages[i].role]);
        memcpy(copy, messages[i].text, messages[i].length);
        make_room((void **)&l->documents, &l->room, l->count, sizeof s);
        l->documents[l->count++] = s;
        s.data = copy;
        s.length = messages[i].length;
        make_room((void **)&l->documents, &l->room, l->count, sizeof s);
        l->documents[l->count++] = s;
    }
}

static void library_free(library *l) {
    free_memory(l->documents);
    arena_free(&l->texts);
}

/* Without --valid: holds out the last fiftieth of the documents, or of the only document. */
static void hold_out(library *texts, library *valid) {
    size_t take;
    if (texts->count == 1) {
        size_t cut = texts->documents->length / 50;
        make_room((void **)&texts->documents, &texts->room, 1, sizeof *texts->documents);
        texts->documents[0].length -= cut;
        texts->documents[1].data = texts->documents[0].data + texts->documents[0].length;
        texts->documents[1].length = cut;
        texts->count = 2;
    }
    take = texts->count / 50 ? texts->count / 50 : texts->count ? 1 : 0;
    texts->count -= take;
    valid->documents = (bitnet_string *)take_memory(take, sizeof *valid->documents);
    valid->count = take;
    memcpy(valid->documents, texts->documents + texts->count, take * sizeof *valid->documents);
}

/* Tokens of all documents. The bos of a conversation is kept as ~bos. */
typedef struct corpus {
    int32_t *tokens;
    size_t count, room;
    size_t *starts; /* [documents + 1] */
    size_t documents, starts_room;
} corpus;

/* Begins a document of at most `most` tokens. */
static void corpus_begin(corpus *c, size_t most) {
    bitnet_allocator a = bitnet__allocator(NULL);
    if (!bitnet__grow(&a, (void **)&c->tokens, &c->room, c->count, c->count + most, 4) ||
        !bitnet__grow(&a, (void **)&c->starts, &c->starts_room, c->documents ? c->documents + 1 : 0,
                      c->documents + 2, sizeof(size_t)))
        die(BROKEN, "out of memory");
    c->starts[c->documents++] = c->count;
}

static void corpus_add(corpus *c, const bitnet_tokenizer *tokenizer, bitnet_string text) {
    size_t n = 0;
    corpus_begin(c, text.length + 2);
    c->tokens[c->count++] = bitnet_token_bos(tokenizer);
    if (bitnet_tokenize(tokenizer, text.data, text.length, 0, c->tokens + c->count, text.length, &n,
                        NULL) != BITNET_OK)
        die(BROKEN, "out of memory");
    c->count += n;
    c->tokens[c->count++] = bitnet_token_eos(tokenizer);
    c->starts[c->documents] = c->count;
}

/* Adds all tokens of a conversation, including the user's: from answers alone, a model learns more
   slowly to look things up. */
static void corpus_add_chat(corpus *c, const bitnet_tokenizer *tokenizer,
                            const bitnet_message *messages, size_t count) {
    turns t = encode_turns(tokenizer, messages, count);
    size_t i;
    corpus_begin(c, t.count);
    for (i = 0; i < t.count; i++)
        c->tokens[c->count + i] = t.ids[i] | (t.answer[i] ? OF_ANSWER : 0);
    c->tokens[c->count] = ~t.ids[0];
    c->count += t.count;
    c->starts[c->documents] = c->count;
    turns_free(&t);
}

static void corpus_free(corpus *c) {
    free_memory(c->tokens);
    free_memory(c->starts);
}

/* The position of the next row in the corpus. */
typedef struct cursor {
    uint64_t epoch, document, offset; /* document: index in the epoch's order */
    uint64_t coins;                   /* state of the random numbers */
} cursor;

typedef struct feeder {
    const corpus *corpus;
    uint64_t seed, shuffled; /* shuffled: the epoch of `order`, plus 1 */
    int32_t *order;
    bool in_order; /* the first epoch is not shuffled */
    cursor at;
} feeder;

static void feeder_create(feeder *f, const corpus *c, uint64_t seed, bool in_order) {
    memset(f, 0, sizeof *f);
    f->corpus = c;
    f->in_order = in_order;
    f->seed = f->at.coins = seed;
    f->order = (int32_t *)take_memory(c->documents, sizeof(int32_t));
}

/* The index of the current document; shuffles at the start of an epoch. */
static size_t feeder_document(feeder *f) {
    const corpus *c = f->corpus;
    size_t i;
    if (f->shuffled != f->at.epoch + 1) {
        uint64_t state = f->seed ^ hash_bits(f->at.epoch + 1);
        const bool as_given = f->in_order && f->at.epoch == 0;
        for (i = 0; i < c->documents; i++) f->order[i] = (int32_t)i;
        for (i = as_given ? 0 : c->documents; i > 1; i--) {
            size_t k = (size_t)(random_bits(&state) % i);
            int32_t swap = f->order[k];
            f->order[k] = f->order[i - 1];
            f->order[i - 1] = swap;
        }
        f->shuffled = f->at.epoch + 1;
    }
    return (size_t)f->order[f->at.document];
}

/* The remaining tokens of the current document. */
static const int32_t *feeder_peek(feeder *f, size_t *left_over) {
    const size_t *start = f->corpus->starts + feeder_document(f);
    *left_over = start[1] - start[0] - (size_t)f->at.offset;
    return f->corpus->tokens + start[0] + f->at.offset;
}

/* Moves to a saved position; false: there is no such position. */
static bool feeder_go(feeder *f, cursor at) {
    const size_t *start;
    f->at = at;
    if (at.document >= f->corpus->documents) return false;
    start = f->corpus->starts + feeder_document(f);
    return at.offset < start[1] - start[0];
}

static void feeder_skip(feeder *f) {
    f->at.offset = 0;
    if (++f->at.document == f->corpus->documents) {
        f->at.document = 0;
        f->at.epoch++;
    }
}

/* Does the current document, cut by the end of the last row, continue in the next one? A text
   longer than a row always does, so that all of it is learned. A conversation, whose bos is kept as
   ~bos, never does. */
static bool feeder_continues(feeder *f, int length) {
    const size_t *start = f->corpus->starts + feeder_document(f);
    if (f->corpus->tokens[start[0]] < 0) return false;
    return start[1] - start[0] > (size_t)length + 1 || random_bits(&f->at.coins) & 1;
}

/* Makes a row: inputs, the tokens that follow them, and the first token to which each attends. A
   bos is not a target, because the next document cannot be predicted. A continued document follows
   a bos. Returns the number of scored tokens. */
static int feeder_row(feeder *f, int32_t bos, bool apart, int32_t *input, int32_t *target,
                      int32_t *first, int length) {
    int i = 0, scored = 0, begin = 0;
    if (f->at.offset) {
        if (feeder_continues(f, length)) input[i] = bos, first[i++] = 0;
        else feeder_skip(f);
    }
    while (i <= length) {
        size_t n;
        const int32_t *t = feeder_peek(f, &n);
        for (; n && i <= length; n--, i++, f->at.offset++) {
            if (apart && token_id(*t) == bos) begin = i;
            if (i < length) input[i] = token_id(*t), first[i] = begin;
            if (i > 0) target[i - 1] = token_id(*t) == bos ? -1 : *t;
            t++;
        }
        if (!n) feeder_skip(f);
    }
    for (i = 0; i < length; i++) scored += target[i] >= 0;
    return scored;
}

/* Makes a row of held-out text: bos and length - 1 tokens, all scored. The stream is the documents
   without the first bos and the last eos. */
static int held_out_row(const corpus *c, size_t row, int32_t *input, int32_t *target, int length) {
    size_t from = 1 + row * (size_t)(length - 1), end = c->count - 1;
    int32_t bos = token_id(c->tokens[0]);
    int i, scored = 0;
    for (i = 0; i < length; i++) {
        size_t at = from + (size_t)i;
        bool learned = i + 1 < length && at < end && token_id(c->tokens[at]) != bos;
        input[i] = i == 0 || at - 1 >= end ? bos : token_id(c->tokens[at - 1]);
        target[i] = learned ? token_id(c->tokens[at]) : -1;
        scored += learned;
    }
    return scored;
}

static size_t held_out_rows(const corpus *c, int length) {
    return c->count < 3 ? 0 : (c->count - 2 + (size_t)length - 2) / (size_t)(length - 1);
}

/* Warns if a run repeats its text, or all examples, too often. */
static void warn_of_passes(double passes) {
    enum { MOST = 30 };
    if (passes > MOST)
        tool_complain("warning: %.0f passes over the text, which the model will memorize: "
                      "use more text, fewer --steps or, for a new model, a smaller --config",
                      passes);
}

/* Warns if only parts of conversations are learned. */
static void warn_of_cuts(size_t cut, int length) {
    if (cut)
        tool_complain("warning: %lu conversations are longer than %d tokens; only their "
                      "beginnings are learned: increase --context",
                      (unsigned long)cut, length);
}
