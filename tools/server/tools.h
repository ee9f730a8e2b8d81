/* tools.h - the thinking and the tools that a chat or response allows

   Reads how much the model may think and which functions it may call, in the spellings of several
   APIs. Tools that a provider would run are skipped. */

#ifndef BITNET_SERVER_TOOLS_H
#define BITNET_SERVER_TOOLS_H

#include "state.h"
#include "options.h"

/* vLLM's option. */
static bool goes_on(asked *a) { return flag(a, "continue_final_message", false); }

/* The thinking flags of an effort. */
static unsigned flags_of_effort(asked *a, bitnet_string effort) {
    static const struct {
        const char *effort;
        unsigned flags;
    } efforts[] = {{"none", BITNET_NO_THINKING},
                   {"minimal", BITNET_THINKING | BITNET_LOW_EFFORT},
                   {"low", BITNET_THINKING | BITNET_LOW_EFFORT},
                   {"medium", BITNET_THINKING | BITNET_MEDIUM_EFFORT},
                   {"high", BITNET_THINKING},
                   {"xhigh", BITNET_THINKING},
                   {"max", BITNET_THINKING},
                   {"auto", 0},
                   {"default", 0}};
    size_t i;
    for (i = 0; i < sizeof efforts / sizeof *efforts; i++)
        if (bitnet__is(effort, efforts[i].effort)) return efforts[i].flags;
    refuse(a, 400, "reasoning_effort", NULL,
           "the effort must be none, minimal, low, medium, high, xhigh, max, auto or default");
    return 0;
}

/* Ollama's option: a flag or an effort. */
static unsigned read_think(asked *a) {
    int32_t at = member(a, 0, "think");
    if (at < 0) return 0;
    if (kind_of(a, at) == BITNET__JSON_STRING) return flags_of_effort(a, text_of(a, at));
    return flag(a, "think", true) ? BITNET_THINKING : BITNET_NO_THINKING;
}

/* Members of an object that some templates call differently. */
static unsigned read_template_options(asked *a, int32_t at) {
    static const char *const names[] = {"enable_thinking", "thinking"};
    unsigned flags = 0;
    int i;
    check_members(a, at, "chat_template_kwargs", "enable_thinking thinking reasoning_effort");
    for (i = 0; at >= 0 && i < 2; i++)
        if (member(a, at, names[i]) >= 0)
            flags |= flag_of(a, at, names[i], true) ? BITNET_THINKING : BITNET_NO_THINKING;
    return flags;
}

/* {"chat_template_kwargs":{"enable_thinking":false}}, as other servers take it, Ollama's flag, or
   OpenAI's effort; a required form leaves no room for thoughts, and a reply that goes on has none
   left. */
static unsigned read_thinking(asked *a, const job *j) {
    int32_t at = object_of(a, 0, "chat_template_kwargs"), reasoning = object_of(a, 0, "reasoning");
    bitnet_string effort = string_of(a, 0, "reasoning_effort");
    unsigned flags = read_think(a) | read_template_options(a, at);
    check_members(a, reasoning, "reasoning", "effort summary generate_summary context mode");
    if (!effort.data && reasoning >= 0) effort = string_of(a, reasoning, "effort");
    if (!effort.data && at >= 0) effort = string_of(a, at, "reasoning_effort");
    if (effort.data) flags |= flags_of_effort(a, effort);
    if (j->no_thinking || j->formed || j->must_call || goes_on(a)) return BITNET_NO_THINKING;
    return flags;
}

/* ---- tools */

/* Yours to free; NULL if missing. */
static char *copy_string(asked *a, bitnet_string s) {
    char *copy = s.data ? (char *)tool_alloc(s.length + 1, 1) : NULL;
    if (s.length) memcpy(copy, s.data, s.length);
    if (s.length && memchr(s.data, 0, s.length))
        refuse(a, 400, "tools", NULL, "'%s' of a tool contains a NUL character", copy);
    return copy;
}

/* Tools that their provider runs, or that take free text: this server skips them. */
static bool is_hosted(bitnet_string type) {
    static const char *const types[] = {
        "apply_patch", "code_interpreter", "computer",  "custom",    "file_search",
        "image_gen",   "local_shell",      "mcp",       "namespace", "programmatic_tool",
        "shell",       "tool_search",      "web_search"}; /* or names that begin with these */
    size_t i;
    for (i = 0; i < sizeof types / sizeof *types; i++)
        if (type.length >= strlen(types[i]) && !memcmp(type.data, types[i], strlen(types[i])))
            return true;
    return false;
}

/* The tool's function, whose members may be the tool's own; -1: it has none. */
static int32_t function_of(asked *a, int32_t tool) {
    int32_t inner = object_of(a, tool, "function");
    bitnet_string type = string_of(a, tool, "type");
    if (is_hosted(type)) return -1;
    if (!bitnet__is(type, "function") && (type.data || inner < 0))
        refuse(a, 400, "tools", NULL, "a tool must be of type function, not '%.*s'",
               (int)(type.length < 64 ? type.length : 64), type.data ? type.data : "");
    return inner < 0 ? tool : inner;
}

/* {"type":"allowed_tools"}, whose members may be in one more object; -1: all are allowed. */
static int32_t allowed_tools(asked *a) {
    int32_t at = member(a, 0, "tool_choice"), inner;
    if (at < 0 || kind_of(a, at) != BITNET__JSON_OBJECT ||
        !bitnet__is(string_of(a, at, "type"), "allowed_tools"))
        return -1;
    inner = object_of(a, at, "allowed_tools");
    return inner < 0 ? at : inner;
}

static bool is_allowed(asked *a, int32_t allowed, bitnet_string name) {
    int32_t at = allowed < 0 ? -1 : member(a, allowed, "tools");
    if (allowed < 0) return true;
    if (at < 0 || kind_of(a, at) != BITNET__JSON_ARRAY || count_of(a, at) > MOST_TOOLS) {
        refuse(a, 400, "tool_choice", NULL, "allowed_tools must have an array of %d tools or fewer",
               MOST_TOOLS);
        return false;
    }
    for (at = child_of(a, at); at >= 0 && !a->status; at = next_of(a, at)) {
        int32_t function = function_of(a, at);
        if (function >= 0 && bitnet__equal(string_of(a, function, "name"), name)) return true;
    }
    return false;
}

/* The functions that may be called, as values of the request. Yours to free. */
static int32_t *find_functions(asked *a, int32_t *count) {
    int32_t at = member(a, 0, "tools"), allowed = allowed_tools(a), function, *found = NULL;
    size_t room = 0;
    *count = 0;
    if (at >= 0 && kind_of(a, at) != BITNET__JSON_ARRAY)
        refuse(a, 400, "tools", NULL, "tools must be an array");
    else if (at >= 0 && count_of(a, at) > MOST_TOOLS)
        refuse(a, 400, "tools", NULL, "at most %d tools are allowed", MOST_TOOLS);
    for (at = at < 0 || a->status ? -1 : child_of(a, at); at >= 0; at = next_of(a, at)) {
        function = function_of(a, at);
        if (function < 0 || !is_allowed(a, allowed, string_of(a, function, "name"))) continue;
        tool_grow(&found, &room, (size_t)*count + 1, sizeof *found);
        found[(*count)++] = function;
    }
    return found;
}

/* Unless it is strict, a schema is enforced as far as possible. */
static void read_tool(asked *a, int32_t function, bitnet_tool *tools, int32_t count) {
    bitnet_tool *tool = &tools[count];
    int32_t parameters = object_of(a, function, "parameters"), i;
    tool->name = copy_string(a, string_of(a, function, "name"));
    tool->description = copy_string(a, string_of(a, function, "description"));
    if (parameters >= 0) tool->parameters = copy_string(a, raw_of(a, parameters));
    tool->strict = flag_of(a, function, "strict", false);
    if (!tool->name) refuse(a, 400, "tools", NULL, "a tool has no name");
    for (i = 0; i < count && !a->status; i++)
        if (!strcmp(tools[i].name, tool->name))
            refuse(a, 400, "tools", NULL, "two tools have the name '%.64s'", tool->name);
}

/* "none", "auto", "required", allowed tools, or {"type":"function","function":{"name":...}}, in a
   response {"type":"function","name":...} */
static void read_tool_choice(asked *a, bitnet_tools_options *o) {
    int32_t at = member(a, 0, "tool_choice"), allowed = allowed_tools(a), function;
    bitnet_string choice = at < 0 ? bitnet__string("auto") : text_of(a, at);
    o->single = !flag(a, "parallel_tool_calls", true);
    if (allowed >= 0) choice = string_of(a, allowed, "mode");
    if (bitnet__is(choice, "none")) o->choice = BITNET_TOOLS_NONE;
    else if (bitnet__is(choice, "required")) o->choice = BITNET_TOOLS_REQUIRED;
    else if (!bitnet__is(choice, "auto")) {
        function = kind_of(a, at) == BITNET__JSON_OBJECT ? member(a, at, "function") : -1;
        if (function < 0 && kind_of(a, at) == BITNET__JSON_OBJECT && member(a, at, "name") >= 0)
            function = at;
        if (function < 0)
            refuse(a, 400, "tool_choice", NULL,
                   "tool_choice must be none, auto, required, allowed_tools or a function");
        else o->name = copy_string(a, string_of(a, function, "name"));
        o->choice = BITNET_TOOLS_ONE;
    }
}

/* `reply`: the schema of a reply without calls, taken over, or NULL; `strict`: as OpenAI has it. */
static void read_tools(const server *s, asked *a, job *j, char *reply, bool strict) {
    int32_t count, i, *functions = find_functions(a, &count);
    bitnet_tools_options options;
    bitnet_tool *tools;
    bitnet_error error;
    memset(&options, 0, sizeof options);
    options.reply = reply;
    options.strict_reply = strict;
    if (!a->status) read_tool_choice(a, &options);
    j->must_call = options.choice == BITNET_TOOLS_REQUIRED || options.choice == BITNET_TOOLS_ONE;
    if (!a->status) options.thinking = read_thinking(a, j);
    if (j->must_call && count == 0)
        refuse(a, 400, "tool_choice", NULL, "tool_choice requires a function, but tools has none");
    tools = (bitnet_tool *)tool_alloc((size_t)count, sizeof *tools);
    for (i = 0; i < count && !a->status; i++) read_tool(a, functions[i], tools, i);
    if (count && !a->status) {
        j->tools = bitnet_tools_create(s->tokenizer, tools, (size_t)count, &options, &error);
        if (!j->tools) refuse(a, 400, "tools", NULL, "%s", error.message);
    }
    while (i-- > 0) {
        free((char *)tools[i].name);
        free((char *)tools[i].description);
        free((char *)tools[i].parameters);
    }
    free((char *)options.name);
    free(functions);
    free(tools);
    free(reply);
}

#endif
