/* test_chat.h - conversations, against what the models' own templates make of them: the shared
   directory has 95, rendered by a library for templates that is not ours */

#ifndef TEST_CHAT_H
#define TEST_CHAT_H

#include "test_tokenizer.h"

/* Tokens of all forms, as their vocabularies have them; the two that begin and end a text first. */
static const tokenizer_spec chat_spec = {
    "gpt2",
    "qwen2",
    NULL,
    NULL,
    {"<|begin_of_text|>", "<|end_of_text|>", "<|eot_id|>", "<|start_header_id|>",
     "<|end_header_id|>", "<|im_start|>", "<|im_end|>", "<|system|>", "<|user|>", "<|assistant|>",
     "<start_of_turn>", "<end_of_turn>", "<think>", "</think>", "<tool_call>", "</tool_call>",
     "<tool_response>", "</tool_response>", NULL},
    {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4},
    {0},
    {NULL},
    256,
    257,
    0,
    NULL,
    NULL};

enum { CHAT_MESSAGES = 16, CHAT_TOOLS = 4, CHAT_TEXT = 1 << 14 };

/* A conversation, as bitnet_chat_encode and bitnet_tools_create are given it. */
typedef struct chat_case {
    bitnet_message messages[CHAT_MESSAGES];
    char texts[CHAT_MESSAGES][512];
    size_t count;
    bitnet_tool tools[CHAT_TOOLS];
    char words[3 * CHAT_TOOLS][1024]; /* of the tools */
    size_t tool_count;
    unsigned flags;
} chat_case;

static const char *chat_copy(char *to, size_t size, bitnet_string s) {
    snprintf(to, size, "%.*s", (int)s.length, s.data);
    return to;
}

static bitnet_string chat_text(const bitnet__json *j, int32_t at, const char *name) {
    int32_t found = bitnet__member_of(j, at, name);
    return found < 0 ? bitnet__string("") : j->values[found].text;
}

static void chat_add(chat_case *c, bitnet_role role, bitnet_string text) {
    bitnet_message *m = &c->messages[c->count];
    m->role = role;
    m->text = chat_copy(c->texts[c->count++], 512, text);
    m->length = text.length;
}

static void chat_add_calls(chat_case *c, const bitnet__json *j, int32_t at,
                           const bitnet_tools *tools) {
    bitnet_call calls[4];
    char text[512];
    size_t count = 0;
    bitnet_string all;
    for (at = j->values[at].child; at >= 0; at = j->values[at].next, count++) {
        int32_t function = bitnet__member_of(j, at, "function");
        calls[count].name = chat_text(j, function, "name");
        calls[count].arguments = j->values[bitnet__member_of(j, function, "arguments")].raw;
    }
    all.data = text;
    CHECK(bitnet_tools_write(tools, calls, count, text, sizeof text, &all.length, NULL) ==
          BITNET_OK);
    chat_add(c, BITNET_CALLS, all);
}

/* The tools of a conversation, unless its template knows none; NULL: there are none. */
static bitnet_tools *chat_read_tools(chat_case *c, const bitnet__json *j, int32_t at,
                                     const bitnet_tokenizer *t) {
    bitnet_chat_form form = bitnet_tokenizer_chat_form(t);
    int32_t list = bitnet__member_of(j, at, "tools");
    if (list < 0 || form == BITNET_CHAT_LLAMA3 || form == BITNET_CHAT_GEMMA ||
        form == BITNET_CHAT_BITNET)
        return NULL;
    for (at = j->values[list].child; at >= 0; at = j->values[at].next, c->tool_count++) {
        int32_t function = bitnet__member_of(j, at, "function");
        bitnet_tool *tool = &c->tools[c->tool_count];
        char(*words)[1024] = c->words + 3 * c->tool_count;
        tool->name = chat_copy(words[0], 1024, chat_text(j, function, "name"));
        tool->description = chat_copy(words[1], 1024, chat_text(j, function, "description"));
        tool->parameters =
            chat_copy(words[2], 1024, j->values[bitnet__member_of(j, function, "parameters")].raw);
    }
    return bitnet_tools_create(t, c->tools, c->tool_count, NULL, NULL);
}

static void chat_read(chat_case *c, const bitnet__json *j, int32_t at, const bitnet_tools *tools) {
    static const char *const roles[] = {"system", "user", "assistant", "tool"};
    int32_t thinking = bitnet__member_of(j, at, "enable_thinking"), m;
    int role;
    if (thinking >= 0 && j->values[thinking].kind == BITNET__JSON_FALSE)
        c->flags |= BITNET_NO_THINKING;
    if (tools) {
        bitnet_message *declared = &c->messages[c->count++];
        declared->role = BITNET_DECLARATIONS;
        declared->text = bitnet_tools_prompt(tools);
        declared->length = strlen(declared->text);
    }
    chat_add(c, BITNET_DATE, bitnet__string("26 Jul 2024"));
    m = j->values[bitnet__member_of(j, at, "messages")].child;
    for (; m >= 0; m = j->values[m].next) {
        int32_t calls = bitnet__member_of(j, m, "tool_calls");
        for (role = 0; !bitnet__is(chat_text(j, m, "role"), roles[role]);) role++;
        chat_add(c, (bitnet_role)role, chat_text(j, m, "content"));
        if (calls >= 0 && tools) chat_add_calls(c, j, calls, tools);
    }
    c->messages[c->count].role = BITNET_ASSISTANT;
    c->messages[c->count++].text = NULL;
}

/* What the tokens say, all of them. */
static size_t chat_say(const bitnet_tokenizer *t, const int32_t *ids, size_t count, char *text) {
    size_t used = 0, i;
    for (i = 0; i < count; i++) {
        bitnet_string s = bitnet_token_is_control(t, ids[i]) ? bitnet_token_name(t, ids[i])
                                                             : bitnet_token_bytes(t, ids[i]);
        if (used + s.length > CHAT_TEXT) return 0;
        memcpy(text + used, s.data, s.length);
        used += s.length;
    }
    return used;
}

/* One conversation: the tokens are those of the expected text, `real`: to the last one, in a
   vocabulary that is the model's own; `small`: of a model that thinks only where it is asked to. */
static bool chat_is_equal(const bitnet_tokenizer *t, const bitnet__json *j, int32_t at, bool real,
                          bool small) {
    static chat_case c;
    static int32_t ids[CHAT_TEXT], expected[CHAT_TEXT];
    static char text[CHAT_TEXT + 1];
    bitnet_string wanted = chat_text(j, at, "text");
    bitnet_tools *tools;
    size_t count = 0, length, wanted_count = 0;
    bitnet_result result;
    bool equal;
    memset(&c, 0, sizeof c);
    c.flags = BITNET_ADD_BOS;
    tools = chat_read_tools(&c, j, at, t);
    chat_read(&c, j, at, tools);
    if (small) c.flags = c.flags & BITNET_NO_THINKING ? BITNET_ADD_BOS : c.flags | BITNET_THINKING;
    result = bitnet_chat_encode(t, bitnet_tokenizer_chat_form(t), c.messages, c.count, c.flags, ids,
                                CHAT_TEXT, &count, NULL);
    length = result == BITNET_OK && count <= CHAT_TEXT ? chat_say(t, ids, count, text) : 0;
    text[length] = 0;
    equal = length == wanted.length && memcmp(text, wanted.data, length) == 0;
    if (equal && real) {
        bitnet_tokenize(t, wanted.data, wanted.length, BITNET_PARSE_SPECIAL, expected, CHAT_TEXT,
                        &wanted_count, NULL);
        equal = count == wanted_count && memcmp(ids, expected, count * sizeof *ids) == 0;
        if (!equal) printf("tokens: %d, and not %d\n", (int)count, (int)wanted_count);
    }
    if (!equal)
        printf("--- %.*s has\n%s\n--- and not\n%.*s\n", (int)chat_text(j, at, "name").length,
               chat_text(j, at, "name").data, text, (int)wanted.length, wanted.data);
    bitnet_tools_free(tools);
    return equal;
}

/* The tokenizer of a real vocabulary, or of ours with the template of that name. */
static bitnet_tokenizer *chat_tokenizer(const char *name, bool *real) {
    char path[256], file[64];
    bitnet_tokenizer_options options;
    bitnet_gguf *gguf;
    bitnet_tokenizer *t = NULL;
    memset(&options, 0, sizeof options);
    snprintf(file, sizeof file, "golden/chat/%s.gguf", name);
    gguf = bitnet_gguf_open_file(check_shared(file, path, sizeof path), NULL, NULL);
    *real = gguf != NULL;
    if (gguf) {
        t = bitnet_tokenizer_create(gguf, &options, NULL);
        bitnet_gguf_free(gguf);
    } else {
        tokenizer_spec spec = chat_spec;
        size_t size = 0;
        snprintf(file, sizeof file, "golden/chat/%s.jinja", name);
        spec.template_text = check_read_file(check_shared(file, path, sizeof path), &size);
        if (!strcmp(name, "bitnet") || !strcmp(name, "llama3"))
            spec.pre = "llama-bpe"; /* its BOS */
        if (spec.template_text) t = tokenizer_make(&spec, NULL, NULL);
        free((char *)spec.template_text);
    }
    return t;
}

/* The template of the smallest Qwen3.5: as the large one's, but the branches of the reply are the
   other way round. */
static bitnet_tokenizer *chat_small_tokenizer(void) {
    static const char large[] = "enable_thinking is false %}\n"
                                "        {{- '<think>\\n\\n</think>\\n\\n' }}\n"
                                "    {%- else %}\n"
                                "        {{- '<think>\\n' }}\n";
    static const char small[] = "enable_thinking is true %}\n"
                                "        {{- '<think>\\n' }}\n"
                                "    {%- else %}\n"
                                "        {{- '<think>\\n\\n</think>\\n\\n' }}\n";
    char path[256], changed[16384], *text, *at;
    tokenizer_spec spec = chat_spec;
    bitnet_tokenizer *t = NULL;
    size_t size = 0;
    text = check_read_file(check_shared("golden/chat/qwen36.jinja", path, sizeof path), &size);
    if (text && CHECK((at = strstr(text, large)) != NULL && size + 1 < sizeof changed)) {
        snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - text), text, small,
                 at + sizeof large - 1);
        spec.template_text = changed;
        t = tokenizer_make(&spec, NULL, NULL);
    }
    free(text);
    return t;
}

static void chat_golden(void) {
    char path[256], name[32], before[32] = "";
    size_t size = 0, equal = 0, all = 0;
    char *data = check_read_file(check_shared("golden/chat/chat.json", path, sizeof path), &size);
    bitnet_allocator a = bitnet__allocator(NULL);
    bitnet_tokenizer *t = NULL, *small;
    bitnet_string text;
    bitnet__json j;
    bool real = false;
    int32_t at;
    if (!data) {
        SKIP("there is no golden/chat in $BITNET_SHARED or ../shared");
        return;
    }
    small = chat_small_tokenizer();
    text.data = data;
    text.length = size;
    if (CHECK(bitnet__json_parse(&j, text, &a, NULL) == BITNET_OK))
        for (at = j.values[0].child; at >= 0; at = j.values[at].next, all++) {
            chat_copy(name, sizeof name, chat_text(&j, at, "template"));
            if (strcmp(name, before) != 0) {
                bitnet_tokenizer_free(t);
                t = chat_tokenizer(name, &real);
            }
            strcpy(before, name);
            if (CHECK_CASE(t && chat_is_equal(t, &j, at, real, false), name)) equal++;
            if (!strcmp(name, "qwen36"))
                CHECK_CASE(small && chat_is_equal(small, &j, at, false, true), "a small qwen35");
        }
    printf("  conversations as templates write them: %d of %d\n", (int)equal, (int)all);
    CHECK(all == 95);
    bitnet_tokenizer_free(t);
    bitnet_tokenizer_free(small);
    bitnet__json_free(&j);
    free(data);
}

static void test_chat(void) { chat_golden(); }

#endif
