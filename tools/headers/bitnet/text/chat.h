#pragma once
#include "tokenizer.h"

/* ====================
   >>chat   Conversations

   Header, text and end are tokenized together, because tokens may span them, but only the
   template's strings are parsed for special tokens. */

BITNET_API bitnet_chat_template bitnet_tokenizer_chat_template(const bitnet_tokenizer *tokenizer) {
    return tokenizer->chat;
}

/* Of the file's template; -1: none. */
static int32_t bitnet__turn_token(const bitnet_tokenizer *t) {
    const char *name =
        bitnet__chat_piece_of(bitnet__chat_template_of(t->chat), BITNET__CHAT_REQUIRES);
    return bitnet_token_find(t, name, BITNET_TERMINATED);
}

/* ---- thoughts */

static const char bitnet__opens_thought[] = "<think>", bitnet__closes_thought[] = "</think>";

static bool bitnet__thinks_at_all(const bitnet_tokenizer *t, unsigned flags) {
    return t->thinking != BITNET__THINKS_NEVER && !(flags & BITNET_NO_THINKING) &&
           (t->thinking != BITNET__THINKS_IF_ASKED || (flags & BITNET_THINKING));
}

enum {
    BITNET__THINKING_FLAGS =
        BITNET_NO_THINKING | BITNET_THINKING | BITNET_LOW_EFFORT | BITNET_MEDIUM_EFFORT,
    /* more flags: */
    BITNET__ONLY_END = 1 << 16,  /* what follows a reply, instead of messages */
    BITNET__REPLIES = 1 << 17,   /* a reply's header at the end */
    BITNET__USER_NEXT = 1 << 18, /* a user's message follows the last one */
};

/* Contradicting flags are errors, too. */
static bitnet_result bitnet__check_thinking(bitnet_error *error, const char *name, unsigned flags,
                                            unsigned more) {
    static const unsigned pairs[] = {BITNET_NO_THINKING | BITNET_THINKING,
                                     BITNET_LOW_EFFORT | BITNET_MEDIUM_EFFORT};
    size_t i;
    for (i = 0; i < BITNET__COUNT(pairs); i++)
        if ((flags & pairs[i]) == pairs[i])
            return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                                "%s is %i, with both of the bits of %i", name, (int64_t)flags,
                                (int64_t)pairs[i]);
    return bitnet__check_flags(error, name, flags, BITNET__THINKING_FLAGS | more);
}

/* ---- replies */

#ifndef BITNET_NO_CHAT

static bitnet_string bitnet__trim(bitnet_string s) {
    bitnet_string trimmed = bitnet__string_of(s.data, 0);
    size_t at, bytes;
    for (at = 0; at < s.length; at += bytes) {
        uint32_t c;
        bytes = bitnet__utf8(s.data + at, s.length - at, &c);
        if (bytes == 0) bytes = 1;
        if (bitnet__class_of(c) != BITNET__SPACE)
            trimmed.length = (size_t)(s.data + at + bytes - trimmed.data);
        else if (trimmed.length == 0) trimmed.data = s.data + at + bytes;
    }
    return trimmed;
}

/* Without line breaks at the beginning. */
static bitnet_string bitnet__skip_lines(bitnet_string s) {
    while (bitnet__starts(s, "\n")) s = bitnet__after(s, 1);
    return s;
}

static bitnet_string bitnet__drop_lines(bitnet_string s) {
    while (s.length && s.data[s.length - 1] == '\n') s.length--;
    return s;
}

/* What follows the header of a new reply. */
static const char *bitnet__opened_thought(const bitnet_tokenizer *t, unsigned flags) {
    if (t->thinking == BITNET__THINKS_NEVER) return "";
    if (!bitnet__thinks_at_all(t, flags)) return "<think>\n\n</think>\n\n";
    return t->thinking == BITNET__THINKS_FREELY ? "" : "<think>\n";
}

static bitnet_string bitnet__take_thought(bitnet_string *text, bool trims) {
    bitnet_string thought = *text;
    thought.length = bitnet__search(*text, 0, bitnet__closes_thought);
    if (thought.length == text->length) return bitnet__string("");
    *text = bitnet__skip_lines(bitnet__text_after(*text, bitnet__closes_thought));
    thought = bitnet__skip_lines(bitnet__text_after(thought, bitnet__opens_thought));
    thought = bitnet__drop_lines(thought);
    return trims ? bitnet__trim(thought) : thought;
}

/* ---- writing */

/* Text that grows. */
typedef struct bitnet__words {
    const bitnet_allocator *allocator;
    char *data;
    size_t length, room;
    bool failed; /* out of memory */
} bitnet__words;

static void bitnet__say(bitnet__words *w, const char *text, size_t length) {
    if (!w->failed)
        w->failed =
            !BITNET__ROOM(w->allocator, w->data, w->room, w->length, w->length + length + 1);
    if (w->failed) return;
    if (length) memcpy(w->data + w->length, text, length);
    w->length += length;
    w->data[w->length] = 0;
}

/* As JSON. */
static void bitnet__say_string(bitnet__words *w, bitnet_string s) {
    static const char escaped[] = "\"\\\n\r\t\b\f", names[] = "\"\\nrtbf";
    static const char hex[] = "0123456789abcdef";
    size_t i;
    bitnet__say(w, "\"", 1);
    for (i = 0; i < s.length; i++) {
        const char byte = s.data[i], *found = byte ? strchr(escaped, byte) : NULL;
        char escape[6] = {'\\', 'u', '0', '0', hex[(uint8_t)byte >> 4], hex[byte & 15]};
        if (found) escape[1] = names[found - escaped];
        if (!found && (uint8_t)byte >= 32) bitnet__say(w, &byte, 1);
        else bitnet__say(w, escape, found ? 2 : 6);
    }
    bitnet__say(w, "\"", 1);
}

/* Values in braces. TEXT also serves {trimmed} and {json}. From DATE on, nothing separates them. */
enum {
    BITNET__VALUE_TEXT,
    BITNET__VALUE_TRIMMED,
    BITNET__VALUE_JSON,
    BITNET__VALUE_TOOLS,
    BITNET__VALUE_CALLS,
    BITNET__VALUE_EFFORT,
    BITNET__VALUE_DATE,
    BITNET__VALUE_THOUGHT,
    BITNET__VALUE_EOS,
    BITNET__VALUES
};

typedef struct bitnet__transcript {
    const bitnet_tokenizer *t;
    const bitnet__chat_template *form;
    const bitnet_message *messages; /* before the pending reply */
    size_t count;
    unsigned flags;
    const bitnet_message *declared, *date;
    size_t first, question;               /* first turn, last user's; or count */
    bool joined;                          /* the user's message continues the system's */
    bitnet_string values[BITNET__VALUES]; /* of the next piece; data is NULL if there is none */
    bitnet__words words;
    size_t *borders; /* of text without special tokens: where it begins, where it ends, ... */
    size_t border_count, border_room;
} bitnet__transcript;

static const char *bitnet__piece_of(const bitnet__transcript *to, bitnet__chat_kind kind) {
    return bitnet__chat_piece_of(to->form, kind);
}

static void bitnet__border(bitnet__transcript *to) {
    if (BITNET__MORE(to->words.allocator, to->borders, to->border_room, to->border_count))
        to->borders[to->border_count++] = to->words.length;
    else to->words.failed = true;
}

static void bitnet__write_value(bitnet__transcript *to, int name, bitnet_string value) {
    static const char open[] = "<think>\n", close[] = "\n</think>\n\n";
    bool thought = name == BITNET__VALUE_THOUGHT, plain = name != BITNET__VALUE_EOS;
    if (thought) bitnet__say(&to->words, open, sizeof open - 1);
    if (plain) bitnet__border(to);
    if (name == BITNET__VALUE_JSON) bitnet__say_string(&to->words, value);
    else bitnet__say(&to->words, value.data, value.length);
    if (plain) bitnet__border(to);
    if (thought) bitnet__say(&to->words, close, sizeof close - 1);
}

static int bitnet__value_at(const char *brace) {
    static const char *const names[] = {"{text}",   "{trimmed}", "{json}",    "{tools}", "{calls}",
                                        "{effort}", "{date}",    "{thought}", "{eos}"};
    int name = 0;
    while (strncmp(brace, names[name], strlen(names[name])) != 0) name++;
    return name;
}

/* Writes a piece with the values, and forgets them. */
static void bitnet__write_piece(bitnet__transcript *to, const char *piece) {
    bool first = true, any = false;
    const char *brace;
    to->values[BITNET__VALUE_EOS] = bitnet_token_name(to->t, to->t->eos);
    for (; (brace = strchr(piece, '{')) != NULL; piece = strchr(brace, '}') + 1) {
        int name = bitnet__value_at(brace);
        bitnet_string value = to->values[name <= BITNET__VALUE_JSON ? BITNET__VALUE_TEXT : name];
        bool separated = name < BITNET__VALUE_DATE;
        if (first || (any && value.data)) bitnet__say(&to->words, piece, (size_t)(brace - piece));
        if (value.data) bitnet__write_value(to, name, value);
        first = first && !separated;
        any = any || (separated && value.data);
    }
    bitnet__say(&to->words, piece, strlen(piece));
    memset(to->values, 0, sizeof to->values);
}

/* Up to the first value. */
static void bitnet__write_begin(bitnet__transcript *to, const char *piece) {
    bitnet__say(&to->words, piece, strcspn(piece, "{"));
}

/* What begins at {eos}, or follows the last value. */
static void bitnet__write_end(bitnet__transcript *to, const char *piece) {
    const char *eos = strstr(piece, "{eos}");
    bitnet__write_piece(to, eos ? eos : strrchr(piece, '}') + 1);
}

/* ---- messages */

/* Messages with other roles belong to a turn. */
static bool bitnet__is_turn(const bitnet_message *m) { return m->role <= BITNET_ROLE_TOOL; }

static bool bitnet__has_role(const bitnet_message *m, bitnet_role role) {
    return m && m->role == role;
}

static bitnet_string bitnet__raw_text(const bitnet_message *m) {
    return bitnet__string_of(m->text ? m->text : "", bitnet__length(m->text, m->length));
}

static bool bitnet__trims(const bitnet__transcript *to, bitnet_role role) {
    int kind = (int)BITNET__CHAT_SYSTEM + (int)role;
    return strstr(bitnet__piece_of(to, (bitnet__chat_kind)kind), "{trimmed}") != NULL;
}

static bitnet_string bitnet__message_text(const bitnet__transcript *to, const bitnet_message *m) {
    bitnet_string text = bitnet__raw_text(m);
    return bitnet__is_turn(m) && bitnet__trims(to, m->role) ? bitnet__trim(text) : text;
}

/* A result within a user's message is not a question. */
static bool bitnet__is_result(const bitnet__transcript *to, const bitnet_message *m) {
    static const char begin[] = "<tool_response>", end[] = "</tool_response>";
    bitnet_string s = bitnet__message_text(to, m);
    return s.length >= sizeof begin + sizeof end - 2 && bitnet__starts(s, begin) &&
           bitnet__is(bitnet__after(s, s.length - (sizeof end - 1)), end);
}

static const char *bitnet__effort(const bitnet__transcript *to) {
    if (!bitnet__thinks_at_all(to->t, to->flags) || (to->flags & BITNET_MEDIUM_EFFORT)) return NULL;
    return bitnet__piece_of(to, to->flags & BITNET_LOW_EFFORT ? BITNET__CHAT_LOW_EFFORT
                                                              : BITNET__CHAT_EFFORT);
}

/* The first system message, perhaps absent, or a later one; `user`: a user's message is next. */
static void bitnet__write_system(bitnet__transcript *to, const bitnet_message *m, bool begins,
                                 bool user) {
    const char *before = bitnet__piece_of(to, BITNET__CHAT_SYSTEM_BEFORE_USER);
    const char *dated = bitnet__piece_of(to, to->declared ? BITNET__CHAT_SYSTEM_DATED_TOOLS
                                                          : BITNET__CHAT_SYSTEM_DATED);
    const char *piece = user && before    ? before
                        : begins && dated ? dated
                                          : bitnet__piece_of(to, BITNET__CHAT_SYSTEM);
    const char *effort = begins ? bitnet__effort(to) : NULL, *tools = strstr(piece, "{tools}");
    bitnet_string text = bitnet__string(to->t->system ? to->t->system : "");
    if (m) text = bitnet__message_text(to, m);
    /* an empty message counts unless declarations precede it */
    if (text.length || (m && !(tools && strchr(tools + 1, '{'))))
        to->values[BITNET__VALUE_TEXT] = text;
    if (begins && to->declared) to->values[BITNET__VALUE_TOOLS] = bitnet__raw_text(to->declared);
    if (effort) to->values[BITNET__VALUE_EFFORT] = bitnet__string(effort);
    to->values[BITNET__VALUE_DATE] =
        to->date ? bitnet__raw_text(to->date) : bitnet__string("26 Jul 2024");
    bitnet__write_piece(to, piece);
    to->joined = piece == before;
}

static void bitnet__write_user(bitnet__transcript *to, const bitnet_message *m) {
    const char *piece = bitnet__piece_of(to, BITNET__CHAT_USER);
    to->values[BITNET__VALUE_TEXT] = bitnet__message_text(to, m);
    if (to->declared && strstr(piece, "{tools}")) {
        to->values[BITNET__VALUE_TOOLS] = bitnet__raw_text(to->declared);
        to->declared = NULL; /* only once */
    }
    bitnet__write_piece(to, to->joined ? strchr(piece, '{') : piece);
    to->joined = false;
}

/* Is the thought of reply `at` shown to the model again? */
static bool bitnet__keeps_thought(const bitnet__transcript *to, size_t at, bool last,
                                  bitnet_string thought) {
    if (bitnet__piece_of(to, BITNET__CHAT_KEEPS_ALL_THOUGHTS)) return true;
    return at > to->question &&
           (thought.length || last || bitnet__piece_of(to, BITNET__CHAT_KEEPS_EMPTY_THOUGHTS));
}

static void bitnet__write_reply(bitnet__transcript *to, size_t at, const bitnet_message *reply,
                                const bitnet_message *calls) {
    const char *piece = bitnet__piece_of(to, BITNET__CHAT_ASSISTANT);
    const char *alone = calls ? bitnet__piece_of(to, BITNET__CHAT_CALLS) : NULL;
    bool last = at + 1 + (reply && calls) == to->count;
    bitnet_string text = bitnet__string("");
    if (reply) text = bitnet__message_text(to, reply);
    if (to->t->thinking != BITNET__THINKS_NEVER) {
        bitnet_string thought =
            bitnet__take_thought(&text, bitnet__trims(to, BITNET_ROLE_ASSISTANT));
        if (bitnet__keeps_thought(to, at, last, thought)) {
            to->values[BITNET__VALUE_THOUGHT] = thought;
            text = bitnet__skip_lines(text);
        }
    }
    if (alone && (text.length == 0 || !strstr(piece, "{calls}"))) piece = alone;
    if (text.length) to->values[BITNET__VALUE_TEXT] = text;
    if (calls) to->values[BITNET__VALUE_CALLS] = bitnet__raw_text(calls);
    bitnet__write_piece(to, piece);
}

static void bitnet__write_result(bitnet__transcript *to, const bitnet_message *m, bool first,
                                 bool last) {
    const char *around = bitnet__piece_of(to, BITNET__CHAT_RESULTS);
    if (around && first) bitnet__write_begin(to, around);
    to->values[BITNET__VALUE_TEXT] = bitnet__message_text(to, m);
    bitnet__write_piece(to, bitnet__piece_of(to, BITNET__CHAT_TOOL));
    if (around && last) bitnet__write_end(to, around);
}

static const bitnet_message *bitnet__next_turn(const bitnet__transcript *to, size_t at) {
    while (at < to->count && !bitnet__is_turn(&to->messages[at])) at++;
    return at < to->count ? &to->messages[at] : NULL;
}

static void bitnet__write_message(bitnet__transcript *to, size_t at) {
    const bitnet_message *m = &to->messages[at], *next = bitnet__next_turn(to, at + 1);
    const bitnet_message *before = at > to->first ? m - 1 : NULL;
    const bitnet_message *after = at + 1 < to->count ? m + 1 : NULL;
    bool user = next ? next->role == BITNET_ROLE_USER : (to->flags & BITNET__USER_NEXT) != 0;
    if (m->role == BITNET_ROLE_SYSTEM) bitnet__write_system(to, m, at == to->first, user);
    else if (m->role == BITNET_ROLE_USER) bitnet__write_user(to, m);
    else if (m->role == BITNET_ROLE_ASSISTANT)
        bitnet__write_reply(to, at, m, bitnet__has_role(after, BITNET_ROLE_CALLS) ? after : NULL);
    else if (m->role == BITNET_ROLE_TOOL)
        bitnet__write_result(to, m, !bitnet__has_role(before, BITNET_ROLE_TOOL),
                             !bitnet__has_role(next, BITNET_ROLE_TOOL));
    else if (m->role == BITNET_ROLE_CALLS && !bitnet__has_role(before, BITNET_ROLE_ASSISTANT))
        bitnet__write_reply(to, at, NULL, m);
}

/* Does the conversation begin with the system, even without its message? */
static bool bitnet__needs_system(const bitnet__transcript *to) {
    if (to->declared && strstr(bitnet__piece_of(to, BITNET__CHAT_SYSTEM), "{tools}")) return true;
    return (to->flags & BITNET_ADD_BOS) &&
           (bitnet__piece_of(to, BITNET__CHAT_SYSTEM_DATED) || to->t->system || bitnet__effort(to));
}

static void bitnet__write_messages(bitnet__transcript *to) {
    const bitnet_message *last = to->count ? &to->messages[to->count - 1] : NULL, *first;
    bool header = bitnet__has_role(last, BITNET_ROLE_ASSISTANT) && !last->text;
    const char *thought = bitnet__opened_thought(to->t, to->flags);
    size_t i;
    to->count -= header;
    to->question = to->count;
    for (i = 0; i < to->count; i++) {
        const bitnet_message *m = &to->messages[i];
        if (m->role == BITNET_ROLE_DECLARATIONS) to->declared = m;
        if (m->role == BITNET_ROLE_DATE) to->date = m;
        if (m->role == BITNET_ROLE_USER && !bitnet__is_result(to, m)) to->question = i;
    }
    first = bitnet__next_turn(to, 0);
    if (first) to->first = (size_t)(first - to->messages);
    if (!bitnet__has_role(first, BITNET_ROLE_SYSTEM) && bitnet__needs_system(to))
        bitnet__write_system(to, NULL, true, bitnet__has_role(first, BITNET_ROLE_USER));
    for (i = 0; i < to->count; i++) bitnet__write_message(to, i);
    if (!header && !(to->flags & BITNET__REPLIES)) return;
    bitnet__write_begin(to, bitnet__piece_of(to, BITNET__CHAT_ASSISTANT));
    bitnet__say(&to->words, thought, strlen(thought));
}

static bitnet_result bitnet__check_messages(const bitnet_tokenizer *t,
                                            const bitnet__chat_template *form,
                                            const bitnet_message *messages, size_t count,
                                            bitnet_error *error) {
    const bitnet__chat_piece *piece;
    size_t i, total = 2048; /* above the template's beginning */
    if (bitnet__check_list(error, "messages", messages, count) != BITNET_OK)
        return BITNET_ERROR_ARGUMENT;
    for (i = 0; i < count; i++) {
        const bitnet_message *m = &messages[i];
        const size_t length = bitnet__length(m->text, m->length);
        if (m->role < BITNET_ROLE_SYSTEM || m->role > BITNET_ROLE_DATE || (length && !m->text) ||
            length > BITNET__TEXT_MAX / 8 - total || total > BITNET__TEXT_MAX / 8 - 256)
            return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                                "message %z has an unknown role, no text or too long a text", i);
        total += length + 128; /* above head and tail */
    }
    if (!form || form->form == BITNET_CHAT_NONE)
        return bitnet__fail(error, BITNET_ERROR_CHAT, "%s", bitnet_result_text(BITNET_ERROR_CHAT));
    for (piece = form->pieces; piece->kind != BITNET__CHAT_LAST; piece++)
        if (piece->kind == BITNET__CHAT_REQUIRES &&
            bitnet_token_find(t, piece->text, BITNET_TERMINATED) < 0)
            return bitnet__fail(error, BITNET_ERROR_CHAT, "the vocabulary has no token %s",
                                piece->text);
    return BITNET_OK;
}

/* The ids follow those that `e` has. If the data of `before` is not NULL, the messages continue
   that text, which is the end of a system message written with BITNET__USER_NEXT. */
static bitnet_result bitnet__chat_encode(bitnet__encoder *e, bitnet_chat_template form,
                                         bitnet_string before, const bitnet_message *messages,
                                         size_t message_count, unsigned flags,
                                         bitnet_error *error) {
    const bitnet_tokenizer *t = e->t;
    bitnet__transcript all;
    bitnet_result result;
    bool done;
    memset(&all, 0, sizeof all);
    all.t = t;
    all.form = bitnet__chat_template_of(form);
    all.messages = messages;
    all.count = message_count;
    all.flags = flags;
    all.words.allocator = &t->allocator;
    result = bitnet__check_messages(t, all.form, messages, message_count, error);
    if (result) return result;
    if (before.data) {
        bitnet__write_value(&all, BITNET__VALUE_TEXT, before);
        all.joined = bitnet__piece_of(&all, BITNET__CHAT_SYSTEM_BEFORE_USER) != NULL;
    }
    if (flags & BITNET__ONLY_END)
        bitnet__write_end(&all, bitnet__piece_of(&all, BITNET__CHAT_ASSISTANT));
    else bitnet__write_messages(&all);
    if ((flags & BITNET_ADD_BOS) && t->add_bos && t->bos >= 0) bitnet__emit(e, t->bos);
    done = !all.words.failed && bitnet__encode(e, all.words.data ? all.words.data : "",
                                               all.words.length, all.borders, all.border_count);
    bitnet__free(&t->allocator, all.words.data);
    bitnet__free(&t->allocator, all.borders);
    return done ? BITNET_OK : bitnet__no_memory(error);
}

BITNET_API bitnet_result bitnet_chat_encode(const bitnet_tokenizer *tokenizer,
                                            bitnet_chat_template chat_template,
                                            const bitnet_message *messages, size_t message_count,
                                            unsigned flags, int32_t *ids, size_t capacity,
                                            size_t *count, bitnet_error *error) {
    bitnet__encoder e = bitnet__encoder_begin(tokenizer, ids, capacity);
    bitnet_result result = bitnet__check_list(error, "ids", ids, capacity);
    if (result == BITNET_OK) result = bitnet__check_thinking(error, "flags", flags, BITNET_ADD_BOS);
    if (result == BITNET_OK)
        result = bitnet__chat_encode(&e, chat_template, bitnet__string_of(NULL, 0), messages,
                                     message_count, flags, error);
    bitnet__encoder_end(&e);
    *count = result == BITNET_OK ? e.count : 0;
    return result;
}

#endif /* BITNET_NO_CHAT */
