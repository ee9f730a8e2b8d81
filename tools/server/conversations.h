/* conversations.h - makes the prompt of a chat or response

   The messages, with the date and the declarations of tools, are encoded in the model's chat
   format. If they leave too little room for a reply, the oldest turns are dropped. */

#ifndef BITNET_SERVER_CONVERSATIONS_H
#define BITNET_SERVER_CONVERSATIONS_H

#include "prompts.h"
#include "tools.h"
#include "items.h"

/* "26 Jul 2024" for seconds since 1970. */
static void add_date(text *to, int64_t seconds) {
    static const char *const names[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                        "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    int64_t year, day;
    int month;
    date_of(seconds, &year, &month, &day);
    add_format(to, day < 10 ? "0%i %r %i" : "%i %r %i", day, names[month], year);
}

/* The system message's standard text: the date and the tools. */
static void begin_conversation(const job *j, conversation *to) {
    add_date(&to->texts[0], j->created);
    to->messages[to->count++].role = BITNET_ROLE_DATE;
    if (!j->tools) return;
    add_format(&to->texts[1], "%r", bitnet_tools_prompt(j->tools));
    to->messages[to->count++].role = BITNET_ROLE_DECLARATIONS;
}

/* Makes the last message the beginning of the reply. */
static void take_reply_prefix(request *r, const job *j, conversation *to) {
    bitnet_message *last = &to->messages[to->count - 1];
    if (last->role != BITNET_ROLE_ASSISTANT || j->formed || j->must_call)
        reject(r, 400, "continue_final_message", NULL,
               "only a final message of the assistant can be continued, and not with calls or a "
               "prescribed format");
    to->reply_prefix.data = last->text;
    to->reply_prefix.length = last->length;
    last->text = NULL;
    last->length = 0;
}

/* The instructions of a response, or the system prompt of Anthropic's and Ollama's requests. */
static void read_system(request *r, const job *j, conversation *to) {
    text *words = &to->texts[to->count];
    bitnet_string instructions = {NULL, 0};
    if (j->protocol->options == OF_RESPONSE) {
        instructions = string_of(r, 0, "instructions");
        add(words, instructions.data, instructions.length);
    } else if ((j->protocol->options & OF_SYSTEM) && member(r, 0, "system") >= 0) {
        read_content(r, 0, "system", BITNET_ROLE_SYSTEM, words);
    }
    if (words->length) to->messages[to->count++].role = BITNET_ROLE_SYSTEM;
}

/* The number of messages and of the parts of their contents. */
static size_t parts_of(const request *items, int32_t list) {
    size_t parts = (size_t)count_of(items, list);
    int32_t at, content;
    for (at = child_of(items, list); at >= 0; at = next_of(items, at)) {
        content = member(items, at, "content");
        if (content >= 0 && kind_of(items, content) == BITNET__JSON_ARRAY)
            parts += (size_t)count_of(items, content);
    }
    return parts;
}

/* Reads all messages and the head of the reply; `list` has a response's items. */
static void read_conversation(const server *s, request *r, const job *j, request *items,
                              int32_t list, conversation *to) {
    size_t most = 6 + 3 * parts_of(items, list), i; /* each may have calls and a result */
    int32_t at;
    to->messages = (bitnet_message *)tool_alloc(most, sizeof *to->messages);
    to->texts = (text *)tool_alloc(most, sizeof *to->texts);
    begin_conversation(j, to);
    read_system(r, j, to);
    if (items != r) read_items(s, j, items, to);
    else
        for (at = child_of(r, list); at >= 0; at = next_of(r, at)) read_message(s, r, j, at, to);
    for (i = 0; i < to->count; i++) {
        to->messages[i].text = to->texts[i].data;
        to->messages[i].length = to->texts[i].length;
    }
    if (continues_message(r)) take_reply_prefix(r, j, to);
    else
        to->messages[to->count++].role = BITNET_ROLE_ASSISTANT; /* a message without text: the
                                                                    reply */
}

static void free_conversation(conversation *all) {
    size_t i;
    for (i = 0; i <= all->count; i++)
        free_text(&all->texts[i]); /* including those of an unfinished one */
    while (all->made_count > 0) free_text(&all->made[--all->made_count]);
    free(all->made);
    free(all->messages);
    free(all->texts);
    bitnet_tools_free(all->writer);
}

/* The index of the user's next message. */
static size_t end_of_turn(const conversation *all, size_t at) {
    do at++;
    while (at < all->count && all->messages[at].role != BITNET_ROLE_USER);
    return at;
}

static int64_t tokens_between(const server *s, const job *j, const conversation *all, size_t from,
                              size_t to) {
    token_source w = {
        {NULL, 0}, all->messages + from, to - from, j->flags & ~(unsigned)BITNET_ADD_BOS};
    size_t count = 0;
    return tokens_of(s->tokenizer, &w, NULL, 0, &count) == BITNET_OK ? (int64_t)count : 0;
}

/* The oldest message to keep if only this many tokens fit in addition to the system's; the last
   turn is always kept. As in a session that slides, the older half is dropped at once, so that the
   next prompts of the conversation have the same beginning. */
static size_t oldest_to_stay(const server *s, const job *j, const conversation *all, size_t system,
                             int64_t room) {
    int64_t *turns = (int64_t *)tool_alloc(all->count, sizeof *turns), sum = 0, half;
    size_t at, end, oldest = system, first = 0, count = 0;
    room -= tokens_between(s, j, all, 0, system);
    for (at = system; at < all->count; at = end) {
        end = end_of_turn(all, at);
        half = sum / 2;
        sum += turns[count++] = tokens_between(s, j, all, at, end);
        if (sum <= room) continue;
        for (half += turns[count - 1]; first + 1 < count && (sum > room || sum > half); first++) {
            sum -= turns[first];
            oldest = end_of_turn(all, oldest);
        }
    }
    free(turns);
    return oldest;
}

static bool is_of_system(bitnet_role role) {
    return role == BITNET_ROLE_SYSTEM || role == BITNET_ROLE_DECLARATIONS ||
           role == BITNET_ROLE_DATE;
}

/* Drops the oldest turns if there is no room for messages and reply. */
static void drop_turns(const server *s, job *j, conversation *all, int64_t room) {
    size_t system = 0, oldest;
    while (system < all->count && is_of_system(all->messages[system].role)) system++;
    oldest = oldest_to_stay(s, j, all, system, room);
    j->dropped = oldest - system;
    memmove(all->messages + system, all->messages + oldest,
            (all->count - oldest) * sizeof *all->messages);
}

/* Encodes the messages, then the beginning of the reply; returns the number of tokens of the
   latter. */
static size_t add_prompt(const server *s, request *r, token_ids *prompt,
                         const token_source *messages, bitnet_string reply_prefix) {
    token_source rest = {reply_prefix, NULL, 0, 0};
    size_t before;
    prompt->count = 0;
    add_tokens(s->tokenizer, r, prompt, messages);
    before = prompt->count;
    if (reply_prefix.length) add_tokens(s->tokenizer, r, prompt, &rest);
    return prompt->count - before;
}

/* The number of the prompt's tokens that are the system's. */
static int32_t count_system_tokens(const server *s, const job *j, const conversation *all,
                                   const token_ids *prompt) {
    token_source w = {{NULL, 0}, all->messages, 0, j->flags};
    token_ids ids = {NULL, 0, 0};
    size_t count = 0, i = 0;
    while (w.count < all->count && is_of_system(all->messages[w.count].role)) w.count++;
    ids.items = (int32_t *)tool_alloc(prompt->count, sizeof *ids.items);
    if (w.count) tokens_of(s->tokenizer, &w, ids.items, prompt->count, &count);
    if (count > prompt->count) count = 0;
    while (i < count && ids.items[i] == prompt->items[i]) i++;
    free(ids.items);
    return (int32_t)i;
}

/* Makes a prompt that ends where the reply begins or continues. */
static void encode_messages(const server *s, request *r, request *items, int32_t list, job *j) {
    int32_t context = s->session.context_length, reply = context / REPLY_PART;
    token_ids *prompt = new_prompt(j);
    conversation all;
    size_t reply_prefix;
    token_source w = {{NULL, 0}, NULL, 0, BITNET_ADD_BOS};
    memset(&all, 0, sizeof all);
    if (!flag(r, "add_generation_prompt", true) && !continues_message(r))
        reject(r, 400, "add_generation_prompt", "unsupported_parameter",
               "add_generation_prompt may be false only if continue_final_message is true");
    j->generate.thinking = read_thinking(r, j);
    j->flags = w.flags |= j->generate.thinking;
    read_conversation(s, r, j, items, list, &all);
    if (items->status && !r->status) r->status = items->status, r->param = "input", r->code = NULL;
    if (items != r && items->status) memcpy(r->message, items->message, sizeof r->message);
    w.messages = all.messages;
    w.count = all.count;
    reply_prefix = add_prompt(s, r, prompt, &w, all.reply_prefix);
    if (reply > j->generate.max_tokens) reply = j->generate.max_tokens;
    if (!r->status && !j->only_prompt && (int64_t)prompt->count + reply > context) {
        drop_turns(s, j, &all, context - context / REPLY_PART - (int64_t)reply_prefix);
        w.count -= j->dropped;
        add_prompt(s, r, prompt, &w, all.reply_prefix);
    }
    if (s->keep_dir && !j->only_prompt && !r->status)
        j->system_tokens = count_system_tokens(s, j, &all, prompt);
    free_conversation(&all);
}

/* Fails if the model has no chat format. */
static void check_chats(const server *s, request *r) {
    if (bitnet_tokenizer_chat_template(s->tokenizer) == BITNET_CHAT_NONE)
        reject(r, 400, "messages", "no_chat_form",
               "this model was not trained for chat; use /v1/completions");
}

/* Parses a list of items as JSON, and frees the list. */
static void encode_items(const server *s, request *r, job *j, text *list) {
    bitnet_allocator memory = bitnet__allocator(NULL);
    bitnet_string words = bitnet__string_of(list->data, list->length);
    bitnet_error error;
    request items;
    memset(&items, 0, sizeof items);
    if (bitnet__json_parse(&items.json, words, &memory, &error) != BITNET_OK)
        reject(r, 400, j->protocol->input, NULL, "%s", error.message);
    else encode_messages(s, r, &items, 0, j);
    bitnet__json_free(&items.json);
    free_text(list);
}

/* Makes the prompt of a response. */
static void read_input(const server *s, request *r, job *j) {
    text list = {NULL, 0, 0};
    read_history(s, r, j);
    check_chats(s, r);
    if (r->status) return;
    add_format(&list, "[%r]", j->history.data);
    encode_items(s, r, j, &list);
}

/* Makes Ollama's prompt the only message. */
static void read_question(const server *s, request *r, job *j) {
    bitnet_string prompt = raw_of(r, member(r, 0, "prompt"));
    text list = {NULL, 0, 0};
    if (r->status) return;
    add_format(&list, "[{'role':'user','content':");
    add(&list, prompt.data, prompt.length);
    add_format(&list, "}]");
    encode_items(s, r, j, &list);
}

static void read_messages(const server *s, request *r, job *j) {
    int32_t list = member(r, 0, "messages");
    if (list < 0 || kind_of(r, list) != BITNET__JSON_ARRAY || count_of(r, list) == 0)
        reject(r, 400, "messages", NULL, "messages must be an array of at least one message");
    check_chats(s, r);
    if (!r->status) encode_messages(s, r, r, list, j);
}

#endif
