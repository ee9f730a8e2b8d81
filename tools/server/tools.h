/* tools.h - the thinking and the tools that a chat or response allows

   Reads how much the model may think and which functions it may call, in the spellings of several
   APIs. Tools that a provider would run itself are skipped. */

#ifndef BITNET_SERVER_TOOLS_H
#define BITNET_SERVER_TOOLS_H

#include "state.h"
#include "options.h"

/* Reads vLLM's option. */
static bool continues_message(request *r) { return flag(r, "continue_final_message", false); }

/* The thinking flags of an effort. */
static unsigned flags_of_effort(request *r, bitnet_string effort) {
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
    reject(r, 400, "reasoning_effort", NULL,
           "the effort must be none, minimal, low, medium, high, xhigh, max, auto or default");
    return 0;
}

/* Reads Ollama's option: a flag or an effort. */
static unsigned read_think(request *r) {
    int32_t at = member(r, 0, "think");
    if (at < 0) return 0;
    if (kind_of(r, at) == BITNET__JSON_STRING) return flags_of_effort(r, text_of(r, at));
    return flag(r, "think", true) ? BITNET_THINKING : BITNET_NO_THINKING;
}

/* Members of an object that some templates name differently. */
static unsigned read_template_options(request *r, int32_t at) {
    static const char *const names[] = {"enable_thinking", "thinking"};
    unsigned flags = 0;
    int i;
    check_members(r, at, "chat_template_kwargs", "enable_thinking thinking reasoning_effort");
    for (i = 0; at >= 0 && i < 2; i++)
        if (member(r, at, names[i]) >= 0)
            flags |= flag_of(r, at, names[i], true) ? BITNET_THINKING : BITNET_NO_THINKING;
    return flags;
}

/* Reads Anthropic's option; without it there are no thoughts. */
static unsigned read_thinking_type(request *r) {
    int32_t at = object_of(r, 0, "thinking");
    bitnet_string type = at < 0 ? bitnet__string("disabled") : string_of(r, at, "type");
    check_members(r, at, "thinking", "type budget_tokens display");
    if (bitnet__is(type, "enabled") || bitnet__is(type, "adaptive")) return BITNET_THINKING;
    if (!bitnet__is(type, "disabled"))
        reject(r, 400, "thinking", NULL, "thinking.type must be enabled, adaptive or disabled");
    return BITNET_NO_THINKING;
}

/* Reads {"chat_template_kwargs":{"enable_thinking":false}}, as in other servers, Ollama's flag, or
   OpenAI's effort. A prescribed form excludes thoughts, and so does the continuation of a reply. */
static unsigned read_thinking(request *r, const job *j) {
    int32_t at = object_of(r, 0, "chat_template_kwargs"), reasoning = object_of(r, 0, "reasoning");
    bitnet_string effort = string_of(r, 0, "reasoning_effort");
    unsigned flags = read_think(r) | read_template_options(r, at);
    check_members(r, reasoning, "reasoning", "effort summary generate_summary context mode");
    if (!effort.data && reasoning >= 0) effort = string_of(r, reasoning, "effort");
    if (!effort.data && at >= 0) effort = string_of(r, at, "reasoning_effort");
    if (effort.data) flags |= flags_of_effort(r, effort);
    if (j->protocol->options == OF_MESSAGES) flags |= read_thinking_type(r);
    if (j->no_thinking || j->formed || j->must_call || continues_message(r))
        return BITNET_NO_THINKING;
    if (flags & BITNET_NO_THINKING) return BITNET_NO_THINKING;
    return flags & BITNET_MEDIUM_EFFORT ? flags & ~(unsigned)BITNET_LOW_EFFORT : flags;
}

/* ---- tools */

/* A copy of a string, which the caller frees; NULL if missing. */
static char *copy_string(request *r, bitnet_string s) {
    char *copy = s.data ? (char *)tool_alloc(s.length + 1, 1) : NULL;
    if (s.length) memcpy(copy, s.data, s.length);
    if (s.length && memchr(s.data, 0, s.length))
        reject(r, 400, "tools", NULL, "'%s' of a tool contains a NUL character", copy);
    return copy;
}

/* Tools that this server skips, because their provider runs them or they accept free text. */
static bool is_hosted(bitnet_string type) {
    static const char *const types[] = {
        /* or names that begin with these */
        "apply_patch",       "bash",      "code_execution", "code_interpreter",
        "computer",          "custom",    "file_search",    "image_gen",
        "local_shell",       "mcp",       "memory",         "namespace",
        "programmatic_tool", "shell",     "text_editor",    "tool_search",
        "web_fetch",         "web_search"};
    size_t i;
    for (i = 0; i < sizeof types / sizeof *types; i++)
        if (type.length >= strlen(types[i]) && !memcmp(type.data, types[i], strlen(types[i])))
            return true;
    return false;
}

/* The object of a tool's function, which may be the tool itself; -1: none. Anthropic's tools have
   "input_schema" and no type, or the type "custom". */
static int32_t function_of(request *r, int32_t tool) {
    int32_t inner = object_of(r, tool, "function");
    bitnet_string type = string_of(r, tool, "type");
    if (member(r, tool, "input_schema") >= 0) return tool;
    if (is_hosted(type)) return -1;
    if (!bitnet__is(type, "function") && (type.data || inner < 0))
        reject_value(r, 400, "tools", NULL, "a tool must be of type function, not '%s'", type);
    return inner < 0 ? tool : inner;
}

/* The array of {"type":"allowed_tools"}, which may be in a nested object; -1: all are allowed. */
static int32_t allowed_tools(request *r) {
    int32_t at = member(r, 0, "tool_choice"), inner;
    if (at < 0 || kind_of(r, at) != BITNET__JSON_OBJECT ||
        !bitnet__is(string_of(r, at, "type"), "allowed_tools"))
        return -1;
    inner = object_of(r, at, "allowed_tools");
    return inner < 0 ? at : inner;
}

static bool is_allowed(request *r, int32_t allowed, bitnet_string name) {
    int32_t at = allowed < 0 ? -1 : member(r, allowed, "tools");
    if (allowed < 0) return true;
    if (at < 0 || kind_of(r, at) != BITNET__JSON_ARRAY || count_of(r, at) > MAX_TOOLS) {
        reject(r, 400, "tool_choice", NULL, "allowed_tools must have an array of %d tools or fewer",
               MAX_TOOLS);
        return false;
    }
    for (at = child_of(r, at); at >= 0 && !r->status; at = next_of(r, at)) {
        int32_t function = function_of(r, at);
        if (function >= 0 && bitnet__equal(string_of(r, function, "name"), name)) return true;
    }
    return false;
}

/* The functions that may be called, as values of the request. The caller frees the list. */
static int32_t *find_functions(request *r, int32_t *count) {
    int32_t at = member(r, 0, "tools"), allowed = allowed_tools(r), function, *found = NULL;
    size_t room = 0;
    *count = 0;
    if (at >= 0 && kind_of(r, at) != BITNET__JSON_ARRAY)
        reject(r, 400, "tools", NULL, "tools must be an array");
    else if (at >= 0 && count_of(r, at) > MAX_TOOLS)
        reject(r, 400, "tools", NULL, "at most %d tools are allowed", MAX_TOOLS);
    for (at = at < 0 || r->status ? -1 : child_of(r, at); at >= 0; at = next_of(r, at)) {
        function = function_of(r, at);
        if (function < 0 || !is_allowed(r, allowed, string_of(r, function, "name"))) continue;
        tool_grow(&found, &room, (size_t)*count + 1, sizeof *found);
        found[(*count)++] = function;
    }
    return found;
}

/* Adds a tool. Unless it is strict, its schema is enforced as far as possible. */
static void read_tool(request *r, int32_t function, bitnet_tool *tools, int32_t count) {
    bitnet_tool *tool = &tools[count];
    int32_t parameters = object_of(r, function, "parameters"), i;
    if (parameters < 0) parameters = object_of(r, function, "input_schema");
    tool->name = copy_string(r, string_of(r, function, "name"));
    tool->description = copy_string(r, string_of(r, function, "description"));
    if (parameters >= 0) tool->parameters = copy_string(r, raw_of(r, parameters));
    tool->strict = flag_of(r, function, "strict", false);
    if (!tool->name) reject(r, 400, "tools", NULL, "a tool has no name");
    for (i = 0; i < count && !r->status; i++)
        if (!strcmp(tools[i].name, tool->name))
            reject(r, 400, "tools", NULL, "two tools have the name '%.64s'", tool->name);
}

/* Reads "none", "auto", "required", allowed tools, or {"type":"function","function":{"name":...}};
   in a response, {"type":"function","name":...}. Anthropic's is an object with a type: none, auto,
   any, or tool with a name. */
static void read_tool_choice(request *r, bitnet_tools_options *o) {
    int32_t at = member(r, 0, "tool_choice"), allowed = allowed_tools(r), function;
    bitnet_string choice = at < 0 ? bitnet__string("auto") : text_of(r, at);
    o->single = !flag(r, "parallel_tool_calls", true);
    if (allowed >= 0) choice = string_of(r, allowed, "mode");
    else if (at >= 0 && kind_of(r, at) == BITNET__JSON_OBJECT) {
        choice = string_of(r, at, "type");
        o->single |= flag_of(r, at, "disable_parallel_tool_use", false);
    }
    if (bitnet__is(choice, "none")) o->choice = BITNET_TOOL_CHOICE_NONE;
    else if (bitnet__is(choice, "required") || bitnet__is(choice, "any"))
        o->choice = BITNET_TOOL_CHOICE_REQUIRED;
    else if (!bitnet__is(choice, "auto")) {
        function = kind_of(r, at) == BITNET__JSON_OBJECT ? member(r, at, "function") : -1;
        if (function < 0 && kind_of(r, at) == BITNET__JSON_OBJECT && member(r, at, "name") >= 0)
            function = at;
        if (function < 0)
            reject(r, 400, "tool_choice", NULL,
                   "tool_choice must be none, auto, required, allowed_tools or a function");
        else o->name = copy_string(r, string_of(r, function, "name"));
        o->choice = BITNET_TOOL_CHOICE_ONE;
    }
}

/* Reads all of this. `reply`: the schema of a reply without calls, which is owned from then on, or
   NULL; `strict`: OpenAI's option. */
static void read_tools(const server *s, request *r, job *j, char *reply, bool strict) {
    int32_t count, i, *functions = find_functions(r, &count);
    bitnet_tools_options options;
    bitnet_tool *tools;
    bitnet_error error;
    memset(&options, 0, sizeof options);
    options.reply = reply;
    options.strict_reply = strict;
    if (!r->status) read_tool_choice(r, &options);
    j->must_call =
        options.choice == BITNET_TOOL_CHOICE_REQUIRED || options.choice == BITNET_TOOL_CHOICE_ONE;
    if (!r->status) options.thinking = read_thinking(r, j);
    if (j->must_call && count == 0)
        reject(r, 400, "tool_choice", NULL, "tool_choice requires a function, but tools has none");
    tools = (bitnet_tool *)tool_alloc((size_t)count, sizeof *tools);
    for (i = 0; i < count && !r->status; i++) read_tool(r, functions[i], tools, i);
    if (count && !r->status) {
        j->tools = bitnet_tools_create(s->tokenizer, tools, (size_t)count, &options, &error);
        if (!j->tools) reject(r, 400, "tools", NULL, "%s", error.message);
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
