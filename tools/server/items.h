/* items.h - reads the items of a response's conversation

   The input of /v1/responses is a list of items: messages, thoughts, calls and their outputs.
   References and previous responses are replaced by items of the archive; then the items are
   converted to messages. */

#ifndef BITNET_SERVER_ITEMS_H
#define BITNET_SERVER_ITEMS_H

#include "archive.h"
#include "messages.h"

static bool is_item(request *r, int32_t at, const char *type) {
    return at >= 0 && bitnet__is(string_of(r, at, "type"), type);
}

/* Reads a summary's parts, or the thought itself. */
static void read_item_thought(const server *s, request *r, int32_t at, text *to) {
    static const char *const names[] = {"summary", "content"};
    text words = {NULL, 0, 0};
    int i;
    for (i = 0; i < 2; i++) {
        int32_t list = member(r, at, names[i]), part = -1;
        if (list >= 0 && kind_of(r, list) == BITNET__JSON_ARRAY) part = child_of(r, list);
        for (; part >= 0; part = next_of(r, part)) {
            bitnet_string piece = string_of(r, part, "text");
            add(&words, piece.data, piece.length);
        }
    }
    if (words.length && s->tokenizer->thinking != BITNET__THINKS_NEVER)
        add_format(to, "<think>\n%r\n</think>\n\n", words.data);
    free_text(&words);
}

/* Items of calls, and the members with their arguments. Tools without a name use that of their
   type. */
static const struct {
    const char *type, *name, *arguments;
} call_items[] = {
    {"function_call", NULL, "arguments"},   {"custom_tool_call", NULL, "input"},
    {"mcp_call", NULL, "arguments"},        {"local_shell_call", "local_shell", "action"},
    {"shell_call", "shell", "action"},      {"apply_patch_call", "apply_patch", "operation"},
    {"computer_call", "computer", "action"}};

enum { CALL_ITEMS = sizeof call_items / sizeof *call_items };

/* An index in call_items; CALL_ITEMS: another item, or none. */
static int call_item_at(request *r, int32_t at) {
    int i = 0;
    while (i < CALL_ITEMS && !is_item(r, at, call_items[i].type)) i++;
    return i;
}

/* Reads consecutive calls from `at` on, after the assistant's text. Returns the last. */
static int32_t read_item_calls(const server *s, request *r, const job *j, int32_t at,
                               conversation *to) {
    bitnet_tool_call calls[MAX_CALLS];
    size_t count = 0;
    for (;; at = next_of(r, at)) {
        int kind = call_item_at(r, at);
        if (count == MAX_CALLS)
            reject(r, 400, "input", NULL, "at most %d calls at once are allowed", MAX_CALLS);
        if (r->status) return at;
        calls[count].name = call_items[kind].name ? bitnet__string(call_items[kind].name)
                                                  : string_of(r, at, "name");
        if (!calls[count].name.data ||
            (kind == 0 && bitnet__json_find(&r->json, at, bitnet__string("arguments")) < 0))
            reject(r, 400, "input", NULL, "a %s must have a name and arguments",
                   call_items[kind].type);
        calls[count].arguments = arguments_of(r, member(r, at, call_items[kind].arguments), to);
        count++;
        if (member(r, at, "output") >= 0 || call_item_at(r, next_of(r, at)) == CALL_ITEMS) break;
    }
    write_calls(s, r, j, calls, count, to);
    return at;
}

/* Reads what a call returned: a string, parts or JSON. */
static void read_output(request *r, int32_t at, conversation *to) {
    text *words = &to->texts[to->count];
    add(words, "", 0);
    read_content(r, at, "output", BITNET_ROLE_TOOL, words);
    to->messages[to->count++].role = BITNET_ROLE_TOOL;
}

/* Items that are not shown to the model: what another provider did or hid. */
static bool is_skipped(request *r, int32_t at) {
    static const char types[] =
        "web_search_call file_search_call code_interpreter_call image_generation_call "
        "tool_search_call tool_search_output additional_tools mcp_list_tools mcp_approval_request "
        "mcp_approval_response compaction compaction_summary compaction_trigger context_compaction "
        "program program_output ghost_snapshot";
    return has_word(types, string_of(r, at, "type"));
}

static bool is_output(request *r, int32_t at) {
    return has_word("function_call_output custom_tool_call_output local_shell_call_output "
                    "shell_call_output apply_patch_call_output computer_call_output",
                    string_of(r, at, "type"));
}

/* Reads the item at `at`; returns the last that belongs to it. `own`: its thought began the text of
   the assistant's message that follows. */
static int32_t read_item(const server *s, request *r, const job *j, int32_t at, conversation *to,
                         bool *own) {
    text *words = &to->texts[to->count];
    bitnet_role role;
    add(words, "", 0);
    if (is_item(r, at, "reasoning")) {
        if (!*own) read_item_thought(s, r, at, words);
        *own = true;
        return at;
    }
    if (is_skipped(r, at)) return at;
    if (call_item_at(r, at) < CALL_ITEMS) {
        if (*own || !to->count || to->messages[to->count - 1].role != BITNET_ROLE_ASSISTANT)
            to->messages[to->count++].role = BITNET_ROLE_ASSISTANT;
        *own = false;
        at = read_item_calls(s, r, j, at, to);
        if (!r->status && member(r, at, "output") >= 0) read_output(r, at, to);
        return at;
    }
    if (*own && !(member(r, at, "role") >= 0 && read_role(r, at) == BITNET_ROLE_ASSISTANT)) {
        to->messages[to->count++].role = BITNET_ROLE_ASSISTANT; /* a thought without text */
        words = &to->texts[to->count];
        add(words, "", 0);
    }
    *own = false;
    if (is_output(r, at)) {
        read_output(r, at, to);
        return at;
    }
    if (member(r, at, "type") >= 0 && !is_item(r, at, "message")) {
        reject_value(r, 400, "input", NULL, "items of the type '%s' are not supported",
                     string_of(r, at, "type"));
        return at;
    }
    role = read_role(r, at);
    read_content(r, at, "content", role, words);
    to->messages[to->count++].role = role;
    return at;
}

/* Limits a history to the length of a request, regardless of how often it repeats an item. */
static void add_to_history(const server *s, request *r, text *history, bitnet_string items) {
    if (history->length + items.length + 1 > (size_t)s->body) {
        reject(r, 413, "input", NULL,
               "the conversation, with the items that input refers to, has more than %d bytes",
               s->body);
        return;
    }
    if (history->length) add_format(history, ",");
    add(history, items.data, items.length);
}

/* Replaces a reference by its item. */
static void add_history_item(const server *s, request *r, int32_t at, text *history) {
    bitnet_string id = string_of(r, at, "id"), item;
    if (kind_of(r, at) != BITNET__JSON_OBJECT)
        reject(r, 400, "input", NULL, "an item of input must be an object");
    if (r->status) return;
    if (!is_item(r, at, "item_reference") &&
        (member(r, at, "type") >= 0 || !id.data || member(r, at, "role") >= 0)) {
        add_to_history(s, r, history, raw_of(r, at));
        return;
    }
    bitnet__lock(&s->archive->monitor);
    item = find_item(s->archive, id);
    if (item.data) add_to_history(s, r, history, item);
    bitnet__unlock(&s->archive->monitor);
    if (!item.data)
        reject_value(r, 404, "input", "not_found",
                     "the item '%s' is unknown or was deleted; --responses N keeps N bytes", id);
}

/* Adds the items of the response that this one continues. */
static void add_previous_response(const server *s, request *r, bitnet_string id, text *history) {
    bitnet_string items;
    const stored_response *p;
    bitnet__lock(&s->archive->monitor);
    p = find_response(s->archive, id);
    if (p && !bitnet__is(id, p->id)) p = NULL;
    if (p) {
        items = bitnet__string_of(p->items.data, p->items.length);
        add_to_history(s, r, history, items);
    }
    bitnet__unlock(&s->archive->monitor);
    if (!p)
        reject(r, 404, "previous_response_id", "previous_response_not_found",
               "this response is unknown or was deleted; --responses N keeps N bytes");
}

/* Adds the items of the response that this one continues, then new ones. */
static void read_history(const server *s, request *r, job *j) {
    bitnet_string before = string_of(r, 0, "previous_response_id");
    int32_t at = member(r, 0, "input");
    if (before.data) add_previous_response(s, r, before, &j->history);
    if (at >= 0 && kind_of(r, at) == BITNET__JSON_STRING) {
        add_format(&j->history,
                   "%r{'type':'message','role':'user','content':", j->history.length ? "," : "");
        add(&j->history, raw_of(r, at).data, raw_of(r, at).length);
        add_format(&j->history, "}");
    } else if (at >= 0 && kind_of(r, at) == BITNET__JSON_ARRAY) {
        for (at = child_of(r, at); at >= 0 && !r->status; at = next_of(r, at))
            add_history_item(s, r, at, &j->history);
    } else if (at >= 0 || !before.data) {
        reject(r, 400, "input", NULL, "input must be a string or an array of items");
    }
    if (!j->history.length) reject(r, 400, "input", NULL, "input must not be empty");
}

/* Converts all items to messages. */
static void read_items(const server *s, const job *j, request *items, conversation *to) {
    bool own = false;
    int32_t at;
    for (at = child_of(items, 0); at >= 0 && !items->status; at = next_of(items, at))
        at = read_item(s, items, j, at, to, &own);
    if (own) to->messages[to->count++].role = BITNET_ROLE_ASSISTANT;
}

#endif
