/* messages.h - reads the messages of a chat

   Messages consist of text parts, thoughts, calls and their results, as OpenAI, Anthropic,
   llama.cpp, vLLM and Ollama spell them. Content that a model cannot process, such as images, is
   rejected or replaced by a note. */

#ifndef BITNET_SERVER_MESSAGES_H
#define BITNET_SERVER_MESSAGES_H

#include "options.h"
#include "answers.h"

/* Adds a part of a tool's result that is not text: a note, or JSON. */
static void read_result_part(request *r, int32_t part, text *to) {
    static const char unseen[] =
        "image image_url input_image output_image computer_screenshot file "
        "input_file document audio input_audio video_url";
    int32_t type = member(r, part, "type");
    if (type >= 0 && has_word(unseen, text_of(r, type)))
        add_format(to, "(content that is not text)");
    else add(to, raw_of(r, part).data, raw_of(r, part).length);
}

/* Claude Code begins its system prompt with a text that differs in each request, which would
   prevent prompts from sharing a beginning. */
static bool changes_always(bitnet_string words, bitnet_role role) {
    return role == BITNET_ROLE_SYSTEM && begins_with(words, "x-anthropic-billing-header:");
}

/* Reads a part of a message: text, or a part that may replace it in a history. */
static void read_part(request *r, int32_t part, bitnet_role role, text *to) {
    static const struct {
        const char *type, *member; /* NULL: not shown to the model */
    } parts[] = {{"text", "text"},
                 {"input_text", "text"},
                 {"output_text", "text"},
                 {"refusal", "refusal"},
                 {"summary_text", "text"},
                 {"reasoning_text", "text"},
                 {"thinking", NULL},
                 {"redacted_thinking", NULL},
                 {"reasoning", NULL},
                 {"tool_use", NULL},
                 {"tool_result", NULL},
                 {"server_tool_use", NULL},
                 {"web_search_tool_result", NULL}};
    int32_t type = member(r, part, "type");
    bitnet_string words = text_of(r, part);
    size_t i = 0, count = sizeof parts / sizeof *parts;
    if (kind_of(r, part) != BITNET__JSON_STRING) {
        while (i < count && (type < 0 || !bitnet__is(text_of(r, type), parts[i].type))) i++;
        words.length = 0;
        if (i < count && parts[i].member) words = string_of(r, part, parts[i].member);
        else if (i == count && role == BITNET_ROLE_TOOL) read_result_part(r, part, to);
        else if (i == count)
            reject(r, 400, "messages", NULL, "all parts of a message must be text");
    }
    if (!changes_always(words, role)) add(to, words.data, words.length);
}

/* Reads a string or an array of text parts. The text of a model or tool may be missing. */
static void read_content(request *r, int32_t message, const char *name, bitnet_role role,
                         text *to) {
    int32_t at = member(r, message, name), part;
    bitnet_string refusal = {NULL, 0};
    if (at < 0) {
        if (role == BITNET_ROLE_ASSISTANT) refusal = string_of(r, message, "refusal");
        else if (role != BITNET_ROLE_TOOL ||
                 bitnet__json_find(&r->json, message, bitnet__string(name)) < 0)
            reject(r, 400, "messages", NULL, "a message has no %s", name);
        add(to, refusal.data, refusal.length);
    } else if (kind_of(r, at) == BITNET__JSON_STRING) {
        add(to, text_of(r, at).data, text_of(r, at).length);
    } else if (kind_of(r, at) == BITNET__JSON_ARRAY) {
        for (part = child_of(r, at); part >= 0; part = next_of(r, part))
            read_part(r, part, role, to);
    } else if (role == BITNET_ROLE_TOOL) {
        read_part(r, at, role, to);
    } else {
        reject(r, 400, "messages", NULL, "%s must be a string or an array of parts", name);
    }
}

/* Is it a part of this type? */
static bool is_part(request *r, int32_t at, const char *type) {
    int32_t given = member(r, at, "type");
    return given >= 0 && bitnet__is(text_of(r, given), type);
}

/* Messages of a chat with their texts. */
typedef struct conversation {
    bitnet_message *messages;
    text *texts;
    size_t count;
    bitnet_tools *writer;       /* writes calls if no tools are declared; NULL: not needed */
    bitnet_string reply_prefix; /* the reply's beginning, which is not repeated in the answer */
    text *made;                 /* arguments that are not an object in the request */
    size_t made_count, made_room;
} conversation;

/* Arguments as an object. A history may have been written by models that omitted or malformed
   them. */
static bitnet_string arguments_of(request *r, int32_t at, conversation *to) {
    bitnet_allocator memory = bitnet__allocator(NULL);
    bitnet_string words = at < 0 ? bitnet__string("") : text_of(r, at);
    bitnet__json json;
    text made = {NULL, 0, 0};
    bool object;
    if (at >= 0 && kind_of(r, at) == BITNET__JSON_OBJECT) return raw_of(r, at);
    if (at >= 0 && kind_of(r, at) != BITNET__JSON_STRING)
        reject(r, 400, "messages", NULL, "the arguments of a call must be an object or a string");
    if (!words.length) return bitnet__string("{}");
    object = bitnet__json_parse(&json, words, &memory, NULL) == BITNET_OK &&
             json.values[0].kind == BITNET__JSON_OBJECT;
    bitnet__json_free(&json);
    if (object) return words;
    add_format(&made, "{'input':");
    add_quoted(&made, words.data, words.length);
    add_format(&made, "}");
    tool_grow(&to->made, &to->made_room, to->made_count + 1, sizeof made);
    to->made[to->made_count++] = made;
    words = bitnet__string_of(made.data, made.length);
    return words;
}

/* Writes calls in the model's format. */
static const bitnet_tools *writer_of(const server *s, request *r, const job *j, conversation *to) {
    static const bitnet_tool any = {"any", NULL, NULL, false};
    bitnet_error error;
    if (j->tools) return j->tools;
    if (!to->writer) to->writer = bitnet_tools_create(s->tokenizer, &any, 1, NULL, &error);
    if (!to->writer) reject(r, status_of_error(error.result), NULL, NULL, "%s", error.message);
    return to->writer;
}

/* Adds a message after the assistant's text. */
static void write_calls(const server *s, request *r, const job *j, const bitnet_tool_call *calls,
                        size_t count, conversation *to) {
    const bitnet_tools *writer = r->status || !count ? NULL : writer_of(s, r, j, to);
    text *words = &to->texts[to->count];
    size_t length = 0;
    if (!writer) return;
    if (bitnet_tools_write(writer, calls, count, NULL, 0, &length, NULL) != BITNET_OK)
        reject(r, 400, "messages", NULL, "the arguments of a call must be a JSON object");
    to->messages[to->count++].role = BITNET_ROLE_CALLS;
    tool_grow(&words->data, &words->room, words->length + length + 1, 1);
    bitnet_tools_write(writer, calls, count, words->data + words->length, length, &length, NULL);
    words->data[words->length += length] = 0;
}

/* Reads a call in a message: of a function, with "arguments" or (Anthropic's) "input", or of a
   custom tool, whose input is free text. */
static bitnet_tool_call read_call(request *r, int32_t at, conversation *to) {
    int32_t function = member(r, at, "function");
    bool custom = function < 0 && member(r, at, "custom") >= 0, input;
    bitnet_tool_call call;
    if (custom) function = member(r, at, "custom");
    if (function < 0) function = at;
    call.name = string_of(r, function, "name");
    input = custom || member(r, function, "arguments") < 0;
    call.arguments = arguments_of(r, member(r, function, input ? "input" : "arguments"), to);
    if (!call.name.data) reject(r, 400, "messages", NULL, "a call must name a function");
    return call;
}

/* Reads calls at the end of an earlier reply. */
static void read_calls(const server *s, request *r, const job *j, int32_t message,
                       conversation *to) {
    int32_t at = member(r, message, "tool_calls"), old = object_of(r, message, "function_call");
    bitnet_tool_call calls[MAX_CALLS];
    bool parts = at < 0 && old < 0; /* Anthropic's calls are parts of the content */
    size_t count = 0;
    if (old >= 0 && !r->status) calls[count++] = read_call(r, old, to);
    if (parts) at = member(r, message, "content");
    at = at < 0 || kind_of(r, at) != BITNET__JSON_ARRAY ? -1 : child_of(r, at);
    for (; at >= 0 && !r->status; at = next_of(r, at)) {
        if (parts && !is_part(r, at, "tool_use")) continue;
        if (count == MAX_CALLS)
            reject(r, 400, "messages", NULL, "a message may have at most %d calls", MAX_CALLS);
        else calls[count++] = read_call(r, at, to);
    }
    write_calls(s, r, j, calls, count, to);
}

static bitnet_role read_role(request *r, int32_t message) {
    bitnet_string role = string_of(r, message, "role");
    if (bitnet__is(role, "system") || bitnet__is(role, "developer")) return BITNET_ROLE_SYSTEM;
    if (bitnet__is(role, "assistant")) return BITNET_ROLE_ASSISTANT;
    if (bitnet__is(role, "tool") || bitnet__is(role, "function")) return BITNET_ROLE_TOOL;
    if (!bitnet__is(role, "user"))
        reject(r, 400, "messages", NULL,
               "the role of a message must be system, developer, user, assistant or tool");
    return BITNET_ROLE_USER;
}

/* Reads an earlier thought, which three APIs name differently, or which is a part of the
   content. */
static void read_thought(const server *s, request *r, int32_t message, text *to) {
    static const char *const names[] = {"reasoning_content", "reasoning", "thinking"};
    bitnet_string thought = {NULL, 0};
    int32_t at;
    int i;
    for (i = 0; i < 3 && !thought.length; i++) {
        at = member(r, message, names[i]);
        if (at >= 0 && kind_of(r, at) == BITNET__JSON_STRING) thought = text_of(r, at);
    }
    at = member(r, message, "content");
    at = at < 0 || kind_of(r, at) != BITNET__JSON_ARRAY ? -1 : child_of(r, at);
    for (; at >= 0 && !thought.length; at = next_of(r, at))
        if (is_part(r, at, "thinking")) thought = string_of(r, at, "thinking");
    if (!thought.length || s->tokenizer->thinking == BITNET__THINKS_NEVER) return;
    add_format(to, "<think>\n");
    add(to, thought.data, thought.length);
    add_format(to, "\n</think>\n\n");
}

/* Reads tool results that are parts of the user's message. True if the message has other parts. */
static bool read_results(request *r, int32_t message, conversation *to) {
    int32_t at = member(r, message, "content");
    size_t results = 0;
    bool others = at < 0 || kind_of(r, at) != BITNET__JSON_ARRAY || !count_of(r, at);
    for (at = others ? -1 : child_of(r, at); at >= 0; at = next_of(r, at)) {
        if (!is_part(r, at, "tool_result")) {
            others = true;
            continue;
        }
        add(&to->texts[to->count], "", 0);
        if (member(r, at, "content") >= 0)
            read_content(r, at, "content", BITNET_ROLE_TOOL, &to->texts[to->count]);
        to->messages[to->count++].role = BITNET_ROLE_TOOL;
        results++;
    }
    return others || !results;
}

static void read_message(const server *s, request *r, const job *j, int32_t at, conversation *to) {
    bitnet_role role = read_role(r, at);
    int32_t images = member(r, at, "images"); /* Ollama's */
    if (images >= 0 && !is_off(r, images, NULL))
        reject(r, 400, "messages", NULL, "images are not supported");
    if (role == BITNET_ROLE_USER && !read_results(r, at, to)) return;
    add(&to->texts[to->count], "", 0);
    if (role == BITNET_ROLE_ASSISTANT) read_thought(s, r, at, &to->texts[to->count]);
    read_content(r, at, "content", role, &to->texts[to->count]);
    to->messages[to->count++].role = role;
    if (role == BITNET_ROLE_ASSISTANT) read_calls(s, r, j, at, to);
}

#endif
