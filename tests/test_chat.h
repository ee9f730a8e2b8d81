/* test_chat.h - conversations: begun by bitnet_chat_system or as a list, and compared with the
   output of the models' own templates: the shared directory has 95 conversations, rendered by an
   independent template engine */

#ifndef TEST_CHAT_H
#define TEST_CHAT_H

#include "test_session.h"
#include "test_tokenizer.h"

/* Special tokens of all templates, as in their vocabularies, beginning with the two that begin and
   end a text. */
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

/* A conversation, as passed to bitnet_chat_encode and bitnet_tools_create. */
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
    bitnet_tool_call calls[4];
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
    chat_add(c, BITNET_ROLE_CALLS, all);
}

/* The tools of a conversation, unless its template has none; NULL: no tools. */
static bitnet_tools *chat_read_tools(chat_case *c, const bitnet__json *j, int32_t at,
                                     const bitnet_tokenizer *t) {
    bitnet_chat_template form = bitnet_tokenizer_chat_template(t);
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
        declared->role = BITNET_ROLE_DECLARATIONS;
        declared->text = bitnet_tools_prompt(tools);
        declared->length = strlen(declared->text);
    }
    chat_add(c, BITNET_ROLE_DATE, bitnet__string("26 Jul 2024"));
    m = j->values[bitnet__member_of(j, at, "messages")].child;
    for (; m >= 0; m = j->values[m].next) {
        int32_t calls = bitnet__member_of(j, m, "tool_calls");
        for (role = 0; !bitnet__is(chat_text(j, m, "role"), roles[role]);) role++;
        chat_add(c, (bitnet_role)role, chat_text(j, m, "content"));
        if (calls >= 0 && tools) chat_add_calls(c, j, calls, tools);
    }
    c->messages[c->count].role = BITNET_ROLE_ASSISTANT;
    c->messages[c->count++].text = NULL;
}

/* The text of all tokens. */
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

/* Checks a conversation: its tokens are those of the expected text. `real`: all of them, in the
   model's own vocabulary; `small`: the model thinks only on request. */
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
    result = bitnet_chat_encode(t, bitnet_tokenizer_chat_template(t), c.messages, c.count, c.flags,
                                ids, CHAT_TEXT, &count, NULL);
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

/* The tokenizer of a real vocabulary, or of the test vocabulary with the template of that name. */
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

/* The template of the smallest Qwen3.5: like the large one's, but with the branches of the reply
   exchanged. */
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

/* ---- beginning a conversation */

/* Vocabularies whose tokens may cross the boundary between a system message and a user's. */
static const tokenizer_spec chat_joints[] = {
    {"gpt2",
     "gpt-2", /* of two line breaks before a word, the second is a piece by itself */
     NULL,
     NULL,
     {"<|bos|>", "<|eos|>", "\xC4\x8A\xC4\x8A", "\xC4\x8A\xC4\x8A\xC4\x8A", "hi", NULL},
     {3, 3, 1, 1, 1},
     {0},
     {"\xC4\x8A \xC4\x8A", "\xC4\x8A\xC4\x8A \xC4\x8A", "h i", NULL},
     256,
     257,
     0,
     NULL,
     NULL},
    {"llama",
     NULL,
     NULL,
     NULL,
     {"\xE2\x96\x81", "h", "i", "hi", "\xE2\x96\x81hi", "\n", "\n\n", "\n\n\n", "\nh", "d\n", "\nk",
      NULL},
     {0},
     {-1, -2, -3, -4, -5, -6, -7, -8, -4.5f, -3.5f, -3.4f},
     {NULL},
     1,
     2,
     0,
     NULL,
     NULL}};

enum { CHAT_JOINTS = 2 * sizeof chat_joints / sizeof *chat_joints };

/* With the special tokens of a template. Of each pair of SentencePiece's, the second adds no
   space. */
static bitnet_tokenizer *chat_joint_tokenizer(const bitnet__chat_template *row, int kind) {
    tokenizer_spec spec = chat_joints[kind / 2];
    const bitnet__chat_piece *piece = row->pieces;
    bitnet_tokenizer *t;
    size_t n = 0;
    bool spm = kind / 2 == 1;
    while (spec.extra[n]) n++;
    if (kind == 1) spec.pre = "llama-bpe";
    if (kind == 3) spec.add_space = 1;
    for (; piece->kind != BITNET__CHAT_LAST; piece++) {
        bool known = spm && (!strcmp(piece->text, "<s>") || !strcmp(piece->text, "</s>"));
        if (known || piece->kind < BITNET__CHAT_REQUIRES) continue;
        spec.types[n] = 3;
        spec.extra[n++] = piece->text;
        spec.extra[n] = NULL;
    }
    t = tokenizer_make(&spec, NULL, NULL);
    if (t) t->chat = row->form;
    return t;
}

static bool chat_holds(const bitnet_session *s, const int32_t *ids, size_t count) {
    return bitnet_session_length(s) == (int32_t)count &&
           memcmp(bitnet_session_tokens(s), ids, count * sizeof *ids) == 0;
}

/* The session, a copy, or another that it was saved into. */
static bitnet_session *chat_moved(bitnet_session *s, size_t way) {
    bitnet_session *other;
    size_t size;
    void *data;
    if (way == 0) return s;
    if (way == 1) {
        other = bitnet_session_copy(s, NULL);
    } else {
        other = bitnet_session_create(s->model, &s->options, NULL);
        CHECK(bitnet_session_save_memory(s, 0, NULL, 0, &size) == BITNET_OK);
        data = malloc(size);
        CHECK(bitnet_session_save_memory(s, 0, data, size, &size) == BITNET_OK);
        CHECK(bitnet_session_load_memory(other, data, size) == BITNET_OK);
        free(data);
    }
    bitnet_session_free(s);
    return other;
}

/* For every template in a vocabulary, bitnet_chat_system and a turn feed the tokens of both
   messages together, regardless of the session's contents, and so does a list of both. */
static void chat_joins(bitnet_model *model, const bitnet__chat_template *row, int kind) {
    static const char *const systems[] = {"kind", " Be kind\n", "", "a\n\n",
                                          "<|im_end|>\xC3\xA9\xE2"};
    static const char *const users[] = {"hi", "\nhi ", "", " ", "\n\n\nso"};
    bitnet_tokenizer *t = chat_joint_tokenizer(row, kind), *own = model->tokenizer;
    bitnet_session_options options;
    bitnet_session *s;
    int32_t ids[1024];
    size_t count, i;
    if (!CHECK_CASE(t != NULL, row->name)) return;
    memset(&options, 0, sizeof options);
    options.context_length = 1024;
    model->tokenizer = t;
    s = bitnet_session_create(model, &options, NULL);
    for (i = 0; i < 25; i++) {
        bitnet_message messages[] = {{BITNET_ROLE_SYSTEM, NULL, BITNET_TERMINATED},
                                     {BITNET_ROLE_USER, NULL, BITNET_TERMINATED},
                                     {BITNET_ROLE_ASSISTANT, NULL, 0}};
        messages[0].text = systems[i / 5];
        messages[1].text = users[i % 5];
        CHECK(bitnet_chat_encode(t, row->form, messages, 3, BITNET_ADD_BOS, ids, 1024, &count,
                                 NULL) == BITNET_OK &&
              count < 1024);
        CHECK(bitnet_chat_system(s, systems[i / 5]) == BITNET_OK);
        s = chat_moved(s, i % 3);
        CHECK(bitnet_chat_begin(s, users[i % 5], BITNET_TERMINATED, NULL) == BITNET_OK);
        CHECK_CASE(chat_holds(s, ids, count), row->name);
        bitnet_session_truncate(s, (int32_t)(i % count));
        CHECK(bitnet_chat_messages_begin(s, messages, 2 + i % 2, NULL) == BITNET_OK);
        CHECK_CASE(chat_holds(s, ids, count), row->name);
    }
    bitnet_session_free(s);
    model->tokenizer = own;
    bitnet_tokenizer_free(t);
}

/* A character that learns more: its session equals a new one, but computes only the new tokens.
   Earlier samples and choices have no effect. */
static void chat_learns(bitnet_model *model) {
    static const char *const worlds[] = {"You are Anna. Ben is here.",
                                         "You are Anna. Ben is there.",
                                         "You are Anna. Ben is there. He sleeps.", "You"};
    bitnet_session *s = bitnet_session_create(model, NULL, NULL), *fresh;
    bitnet_generate_options o;
    bitnet_sampling sampling;
    size_t i;
    memset(&o, 0, sizeof o);
    sampling = run_sampling();
    o.max_tokens = 6;
    sampling.temperature = 1.0f;
    CHECK(bitnet_session_set_sampling(s, &sampling) == BITNET_OK);
    for (i = 0; i < 4; i++) {
        run_text said, expected;
        int64_t before = bitnet_session_get_stats(s).prompt_tokens, once;
        memset(&said, 0, sizeof said), memset(&expected, 0, sizeof expected);
        fresh = bitnet_session_create(model, NULL, NULL);
        CHECK(bitnet_session_set_sampling(fresh, &sampling) == BITNET_OK);
        CHECK(bitnet_chat_system(s, worlds[i]) == BITNET_OK);
        CHECK(bitnet_chat_system(fresh, worlds[i]) == BITNET_OK);
        CHECK(chat_holds(s, bitnet_session_tokens(fresh), (size_t)bitnet_session_length(fresh)));
        CHECK(bitnet_step(fresh, NULL) == BITNET_OK);
        once = bitnet_session_get_stats(fresh).prompt_tokens;
        CHECK(bitnet_step(s, NULL) == BITNET_OK);
        if (i == 1 || i == 2)
            CHECK(bitnet_session_get_stats(s).prompt_tokens - before < once * 2 / 3);
        CHECK(bitnet_chat(s, "Where?", &o, run_print, &said) == BITNET_OK);
        CHECK(bitnet_chat(fresh, "Where?", &o, run_print, &expected) == BITNET_OK);
        CHECK(said.length == expected.length && memcmp(said.data, expected.data, said.length) == 0);
        CHECK(bitnet_chat(s, "Why?", &o, NULL, NULL) == BITNET_OK);
        bitnet_session_free(fresh);
    }
    bitnet_session_free(s);
}

/* A message that does not fit changes nothing. A session that slides keeps the message. */
static void chat_system_limits(bitnet_model *model) {
    static char text[300];
    bitnet_session_options options;
    bitnet_session *s;
    bitnet_generate_options o;
    int32_t kept, ids[200], i;
    memset(&options, 0, sizeof options), memset(&o, 0, sizeof o);
    memset(text, 'x', sizeof text - 1);
    options.context_length = 200;
    for (i = 0; i < 2; i++) {
        options.overflow = (bitnet_overflow)i;
        s = bitnet_session_create(model, &options, NULL);
        CHECK(bitnet_feed_text(s, "the inn", BITNET_TERMINATED, 0) == BITNET_OK);
        kept = bitnet_session_length(s);
        memcpy(ids, bitnet_session_tokens(s), (size_t)kept * sizeof *ids);
        CHECK(bitnet_chat_system(s, text) == BITNET_ERROR_CONTEXT_FULL);
        CHECK(chat_holds(s, ids, (size_t)kept));
        text[150] = 0; /* more than a half, which sliding keeps */
        CHECK(bitnet_chat_system(s, text) == (i ? BITNET_ERROR_CONTEXT_FULL : BITNET_OK));
        text[150] = 'x';
        bitnet_session_free(s);
    }
    s = bitnet_session_create(model, &options, NULL);
    CHECK(bitnet_chat_system(s, "You are Anna.") == BITNET_OK);
    kept = bitnet_session_length(s);
    memcpy(ids, bitnet_session_tokens(s), (size_t)kept * sizeof *ids);
    o.max_tokens = 10;
    for (i = 0; i < 30; i++) CHECK(bitnet_chat(s, "Where is Ben?", &o, NULL, NULL) == BITNET_OK);
    CHECK(memcmp(bitnet_session_tokens(s), ids, (size_t)kept * sizeof *ids) == 0);
    bitnet_session_free(s);
}

/* The user's message completes a system message only if the session has nothing else. */
static void chat_left_system(bitnet_model *model) {
    static const bitnet_message system = {BITNET_ROLE_SYSTEM, "kind", 4},
                                user = {BITNET_ROLE_USER, "hi", 2};
    bitnet_message both[2];
    bitnet_tokenizer *own = model->tokenizer, *t;
    bitnet_session *s;
    int32_t ids[256], more[256];
    size_t count, extra;
    const bitnet__chat_template *row = bitnet__chat_template_of(BITNET_CHAT_GEMMA);
    t = chat_joint_tokenizer(row, 0);
    both[0] = user, both[1] = user;
    both[1].role = BITNET_ROLE_ASSISTANT, both[1].text = NULL, both[1].length = 0;
    model->tokenizer = t;
    s = bitnet_session_create(model, NULL, NULL);
    CHECK(bitnet_chat_encode(t, t->chat, both, 2, 0, more, 256, &extra, NULL) == BITNET_OK);
    CHECK(bitnet_chat_system(s, system.text) == BITNET_OK);
    CHECK(bitnet_feed(s, more, 1) == BITNET_OK);
    count = (size_t)bitnet_session_length(s);
    memcpy(ids, bitnet_session_tokens(s), count * sizeof *ids);
    memcpy(ids + count, more, extra * sizeof *ids);
    CHECK(bitnet_chat_begin(s, "hi", 2, NULL) == BITNET_OK);
    CHECK(chat_holds(s, ids, count + extra)); /* with its header */
    bitnet_session_free(s);
    model->tokenizer = own;
    bitnet_tokenizer_free(t);
}

/* Makes each allocation of a call fail in turn: the session is unchanged, and the next call
   works. */
static void chat_system_memory(const make_file *file) {
    check_heap heap;
    bitnet_model_options options;
    bitnet_model *model;
    bitnet_result result = BITNET_ERROR_OUT_OF_MEMORY;
    int32_t ids[256], length;
    int failed = 0;
    long n;
    memset(&options, 0, sizeof options), memset(&heap, 0, sizeof heap);
    options.allocator = check_allocator(&heap);
    options.threads = 1;
    model = bitnet_model_load_memory(file->data, file->size, &options, NULL);
    for (n = 1; n < 200 && result; n++) {
        bitnet_session *s = bitnet_session_create(model, NULL, NULL), *copy;
        CHECK(bitnet_chat_system(s, "You are Anna. Ben is at the mill, and all is well.") ==
              BITNET_OK);
        CHECK(bitnet_step(s, NULL) == BITNET_OK);
        copy = bitnet_session_copy(s, NULL);
        length = bitnet_session_length(copy);
        memcpy(ids, bitnet_session_tokens(copy), (size_t)length * sizeof *ids);
        heap.fail_from = heap.count + n;
        result = bitnet_chat_system(
            copy,
            "You are Anna. Ben is at the barn, and there is more to tell than before, which is "
            "why this is a longer text.");
        heap.fail_from = 0;
        if (result) {
            failed++;
            CHECK(result == BITNET_ERROR_OUT_OF_MEMORY && chat_holds(copy, ids, (size_t)length));
            CHECK(bitnet_step(copy, NULL) == BITNET_OK);
        }
        CHECK(bitnet_chat_begin(copy, "Where?", BITNET_TERMINATED, NULL) == BITNET_OK);
        bitnet_session_free(copy);
        bitnet_session_free(s);
    }
    CHECK(result == BITNET_OK && failed > 1);
    bitnet_model_free(model);
    CHECK(heap.live == 0);
}

/* A list of messages that the program keeps and passes completely, also with a reply that it
   changed. */
static void chat_lists(bitnet_model *model) {
    bitnet_message messages[] = {
        {BITNET_ROLE_SYSTEM, "You are Anna.", 13}, {BITNET_ROLE_USER, "Where?", 6},
        {BITNET_ROLE_ASSISTANT, "Here.", 5},       {BITNET_ROLE_USER, "Why?", 4},
        {BITNET_ROLE_ASSISTANT, "No.", 3},         {BITNET_ROLE_USER, "So?", 3}};
    const bitnet_tokenizer *t = bitnet_model_tokenizer(model);
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    bitnet_message header = {BITNET_ROLE_ASSISTANT, NULL, 0}, whole[7];
    int32_t ids[256];
    size_t count, n;
    int64_t before;
    for (n = 2; n <= 6; n += 2) {
        memcpy(whole, messages, n * sizeof *whole);
        whole[n] = header;
        CHECK(bitnet_chat_encode(t, bitnet_tokenizer_chat_template(t), whole, n + 1, BITNET_ADD_BOS,
                                 ids, 256, &count, NULL) == BITNET_OK);
        before = bitnet_session_get_stats(s).prompt_tokens;
        CHECK(bitnet_chat_messages_begin(s, messages, n, NULL) == BITNET_OK);
        CHECK(chat_holds(s, ids, count));
        CHECK(bitnet_step(s, NULL) == BITNET_OK);
        if (n > 2)
            CHECK(bitnet_session_get_stats(s).prompt_tokens - before < (int64_t)count * 2 / 3);
        CHECK(bitnet_generate_many(&s, 1, NULL, NULL, NULL) == BITNET_OK);
    }
    CHECK(bitnet_chat_messages_begin(s, messages, 5, NULL) == BITNET_ERROR_ARGUMENT);
    CHECK(strstr(bitnet_session_message(s), "the last message is the assistant's") != NULL);
    CHECK(bitnet_chat_messages_begin(s, NULL, 1, NULL) == BITNET_ERROR_ARGUMENT);
    bitnet_session_free(s);
}

/* ---- filling in the middle */

static const char chat_infill_long[] = "a text that is longer than the context";

static void chat_infill_keys(bitnet_gguf_writer *writer) {
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.fim_pre_token_id", 'p');
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.fim_suf_token_id", 's');
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.fim_mid_token_id", 'm');
}

static void chat_infill_wrong_key(bitnet_gguf_writer *writer) {
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.fim_pre_token_id", 1 << 30);
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.fim_suf_token_id", 'a');
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.fim_mid_token_id", 'a');
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.prefix_token_id", 'p');
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.suffix_token_id", 's');
    bitnet_gguf_add_u32(writer, "tokenizer.ggml.middle_token_id", 'm');
}

typedef struct chat_infill_case {
    const char *names[3];
    void (*edit)(bitnet_gguf_writer *writer);
    int32_t ids[3]; /* -1: none */
} chat_infill_case;

static void chat_infill_ends(bitnet_session *s, const int32_t *ids) {
    size_t i;
    for (i = 0; i < 3; i++) CHECK(bitnet__ends_with(s, ids[i]));
    CHECK(bitnet__ends_with(s, 'y') && !bitnet__ends_with(s, 'x'));
    CHECK(bitnet_generate_many(&s, 1, NULL, NULL, NULL) == BITNET_OK);
}

/* Invalid messages feed nothing, and end the previous generation. */
static void chat_infill_refused(bitnet_session *s, bitnet_generate_options o) {
    int32_t length = bitnet_session_length(s);
    const char *text;
    size_t count;
    o.stop_ids = NULL;
    CHECK(bitnet_infill_begin(s, NULL, 0, NULL, 0, &o) == BITNET_ERROR_ARGUMENT);
    o.stop_id_count = 0;
    CHECK(bitnet_infill_begin(s, NULL, 1, NULL, 0, &o) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_infill_begin(s, NULL, 0, NULL, 1, &o) == BITNET_ERROR_ARGUMENT);
    CHECK(bitnet_infill_begin(s, chat_infill_long, BITNET_TERMINATED, "", 0, &o) ==
          BITNET_ERROR_CONTEXT_FULL);
    CHECK(bitnet_session_length(s) == length);
    bitnet_session_truncate(s, 3); /* what follows fits, and nothing slides away for it */
    CHECK(bitnet_infill_begin(s, "ab and twelve", BITNET_TERMINATED, "", 0, &o) ==
          BITNET_ERROR_CONTEXT_FULL);
    CHECK(bitnet_session_length(s) == 3);
    CHECK(bitnet_generate_next(s, NULL, &text, &count) == BITNET_END);
}

static void chat_infill_begins(bitnet_model *model, const chat_infill_case *c) {
    static const int32_t stop[] = {'y'};
    bitnet_session_options options;
    bitnet_generate_options o;
    bitnet_session *s;
    bitnet_result result;
    const char *text;
    size_t length;
    memset(&options, 0, sizeof options);
    memset(&o, 0, sizeof o);
    options.context_length = 16;
    options.overflow = BITNET_OVERFLOW_SLIDE;
    o.max_tokens = 3;
    o.stop_ids = stop;
    o.stop_id_count = 1;
    s = bitnet_session_create(model, &options, NULL);
    CHECK(bitnet_generate_begin(s, "zz", 2, &o) == BITNET_OK);
    result = bitnet_infill_begin(s, "ab", BITNET_TERMINATED, "cd", 1, &o);
    if (c->ids[0] < 0) {
        CHECK(result == BITNET_ERROR_ARGUMENT);
        CHECK(strstr(bitnet_session_message(s), "no tokens for filling in") != NULL);
        CHECK(bitnet_generate_next(s, NULL, &text, &length) == BITNET_END);
    } else {
        const int32_t whole[] = {256, c->ids[0], 'a', 'b', c->ids[1], 'c', c->ids[2]};
        size_t bos = model->tokenizer->add_bos ? 0 : 1;
        CHECK(result == BITNET_OK && chat_holds(s, whole + bos, 7 - bos));
        chat_infill_ends(s, c->ids);
        CHECK(bitnet_infill_begin(s, "ab", 2, NULL, 0, &o) == BITNET_OK);
        chat_infill_refused(s, o);
    }
    bitnet_session_free(s);
}

/* Without memory it feeds nothing, and frees everything. */
static void chat_infill_memory(bitnet_model *model, check_heap *heap) {
    bitnet_result result = BITNET_ERROR_OUT_OF_MEMORY;
    const char *text = "int add(int a, int b) { return a + b; }";
    int failed = 0;
    long n;
    for (n = 1; n < 100 && result; n++) {
        bitnet_session *s = bitnet_session_create(model, NULL, NULL);
        CHECK(bitnet_feed_text(s, "zz", 2, 0) == BITNET_OK);
        heap->fail_from = heap->count + n;
        result = bitnet_infill_begin(s, text, 23, text + 38, 1, NULL);
        heap->fail_from = 0;
        if (result) {
            failed++;
            CHECK(result == BITNET_ERROR_OUT_OF_MEMORY && bitnet_session_length(s) == 2);
            CHECK(bitnet_step(s, NULL) == BITNET_OK);
        }
        bitnet_session_free(s);
    }
    CHECK(result == BITNET_OK && failed > 1);
}

/* Tokens by name, by key, by an older key, or none. */
static void chat_infill(const make_file *made) {
    static const chat_infill_case cases[] = {
        {{"<|fim_prefix|>", "<|fim_suffix|>", "<|fim_middle|>"}, NULL, {258, 259, 260}},
        {{"<\357\275\234fim\342\226\201begin\357\275\234>",
          "<\357\275\234fim\342\226\201hole\357\275\234>",
          "<\357\275\234fim\342\226\201end\357\275\234>"},
         NULL,
         {258, 259, 260}},
        {{"<PRE>", "<SUF>", "<MID>"}, NULL, {258, 259, 260}},
        {{"<PRE>", "<SUF>", "<MID>"}, chat_infill_keys, {'p', 's', 'm'}},
        {{"<PRE>", "<SUF>", "<MIT>"}, chat_infill_wrong_key, {'p', 's', 'm'}},
        {{"<PRE>", "<SUF>", "<MIT>"}, NULL, {-1, -1, -1}}};
    check_heap heap;
    bitnet_model_options options;
    bitnet_model *model;
    bitnet_tokenizer *own;
    const bitnet_gguf *file;
    size_t i, k;
    memset(&options, 0, sizeof options), memset(&heap, 0, sizeof heap);
    options.allocator = check_allocator(&heap);
    options.threads = 1;
    model = bitnet_model_load_memory(made->data, made->size, &options, NULL);
    own = model->tokenizer;
    file = model->gguf;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        tokenizer_spec spec = chat_joints[0];
        bitnet_gguf_writer *writer;
        bitnet_gguf *other;
        const void *data;
        size_t size;
        for (k = 0; k < 3; k++) spec.extra[2 + k] = cases[i].names[k], spec.types[2 + k] = 3;
        spec.merges[0] = NULL;
        spec.edit = cases[i].edit;
        writer = tokenizer_write(&spec);
        CHECK(bitnet_gguf_write_memory(writer, &data, &size, NULL) == BITNET_OK);
        model->gguf = other = bitnet_gguf_open_memory(data, size, NULL, NULL);
        model->tokenizer = bitnet_tokenizer_create(other, NULL, NULL);
        chat_infill_begins(model, &cases[i]);
        if (cases[i].ids[0] >= 0) chat_infill_memory(model, &heap);
        bitnet_tokenizer_free(model->tokenizer);
        bitnet_gguf_free(other);
        bitnet_gguf_writer_free(writer);
    }
    model->tokenizer = own;
    model->gguf = file;
    bitnet_model_free(model);
    CHECK(heap.live == 0);
}

static void chat_begins(void) {
    make_options o = session_make_options();
    make_file file;
    bitnet_model *model;
    size_t i;
    int kind;
    make_model(&o, &file);
    model = session_model(&file, 1);
    for (i = 0; i < BITNET__COUNT(bitnet__chat_templates); i++)
        for (kind = 0; kind < CHAT_JOINTS; kind++)
            if (bitnet__chat_templates[i].form != BITNET_CHAT_NONE)
                chat_joins(model, &bitnet__chat_templates[i], kind);
    chat_learns(model);
    chat_system_limits(model);
    chat_left_system(model);
    chat_lists(model);
    bitnet_model_free(model);
    chat_system_memory(&file);
    chat_infill(&file);
    make_free(&file);
}

static void test_chat(void) {
    chat_begins();
    chat_golden();
}

#endif
