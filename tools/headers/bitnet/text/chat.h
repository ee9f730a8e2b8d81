#pragma once
#include "tokenizer.h"

/* ==================================================
   >>chat   Conversations

   Header, text and end are tokenized together, as tokens may span them, but only the form's
   strings are parsed for special tokens.
   ================================================== */

BITNET_API bitnet_chat_form bitnet_tokenizer_chat_form(const bitnet_tokenizer *tokenizer) {
    return tokenizer->chat;
}

/* In the file's form; -1: none. */
static int32_t bitnet__turn_token(const bitnet_tokenizer *t) {
    const char *name = bitnet__chat_styles[t->chat].needs[0];
    return name ? bitnet__find_name(t, bitnet__string(name)) : -1;
}

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

static void bitnet__skip_lines(bitnet_string *s) {
    while (s->length && *s->data == '\n') s->data++, s->length--;
}

static void bitnet__drop_lines(bitnet_string *s) {
    while (s->length && s->data[s->length - 1] == '\n') s->length--;
}

static size_t bitnet__begun_mark(bitnet_string s, const char *mark) {
    size_t count = strlen(mark) - 1;
    if (count > s.length) count = s.length;
    while (count && memcmp(s.data + s.length - count, mark, count) != 0) count--;
    return count;
}

static const char bitnet__opens_thought[] = "<think>", bitnet__closes_thought[] = "</think>";

static bool bitnet__thinks_at_all(const bitnet_tokenizer *t, unsigned flags) {
    return t->thinking != BITNET__THINKS_NEVER && !(flags & BITNET_NO_THINKING) &&
           (t->thinking != BITNET__THINKS_IF_ASKED || (flags & BITNET_THINKING));
}

/* Follows a new reply's header. */
static const char *bitnet__opened_thought(const bitnet_tokenizer *t, unsigned flags) {
    if (t->thinking == BITNET__THINKS_NEVER) return "";
    if (!bitnet__thinks_at_all(t, flags)) return "<think>\n\n</think>\n\n";
    return t->thinking == BITNET__THINKS_FREELY ? "" : "<think>\n";
}

BITNET_API bitnet_reply bitnet_chat_split(const bitnet_tokenizer *tokenizer, const char *reply,
                                          size_t length, unsigned flags, bool done) {
    const size_t opened = sizeof bitnet__opens_thought - 1;
    bitnet_string rest;
    bitnet_reply r;
    size_t at, mark;
    memset(&r, 0, sizeof r);
    r.text = bitnet__string_of(reply, reply ? length : 0);
    if (!bitnet__thinks_at_all(tokenizer, flags)) return r;
    rest = r.text;
    bitnet__skip_lines(&rest);
    if (!done && bitnet__begun_mark(rest, bitnet__opens_thought) == rest.length) {
        r.text.length = 0;
        return r;
    }
    if (rest.length >= opened && memcmp(rest.data, bitnet__opens_thought, opened) == 0) {
        rest.data += opened, rest.length -= opened;
        bitnet__skip_lines(&rest);
    } else if (tokenizer->thinking == BITNET__THINKS_FREELY) {
        return r;
    }
    r.thought = r.text = rest;
    r.thought.length = at = bitnet__search(rest, 0, bitnet__closes_thought);
    mark = at == rest.length ? 0 : sizeof bitnet__closes_thought - 1;
    if (at == rest.length && !done)
        r.thought.length -= bitnet__begun_mark(rest, bitnet__closes_thought);
    r.text.data += at + mark, r.text.length -= at + mark;
    bitnet__skip_lines(&r.text);
    bitnet__drop_lines(&r.thought);
    return r;
}

static bitnet_string bitnet__take_thought(bitnet_string *text, bool trims) {
    bitnet_string thought = *text;
    thought.length = bitnet__search(*text, 0, bitnet__closes_thought);
    if (thought.length == text->length) return bitnet__string("");
    *text = bitnet__behind(*text, bitnet__closes_thought);
    bitnet__skip_lines(text);
    thought = bitnet__behind(thought, bitnet__opens_thought);
    bitnet__skip_lines(&thought);
    bitnet__drop_lines(&thought);
    return trims ? bitnet__trim(thought) : thought;
}

/* ---- messages */

enum {
    BITNET__THINKING_FLAGS =
        BITNET_NO_THINKING | BITNET_THINKING | BITNET_LOW_EFFORT | BITNET_MEDIUM_EFFORT,
    BITNET__ONLY_END = 1 << 16 /* flag: what follows a reply */
};

typedef struct bitnet__transcript {
    const bitnet_tokenizer *t;
    const bitnet__chat_style *style;
    const bitnet_message *messages; /* before the pending reply */
    size_t count;
    unsigned flags;
    const bitnet_message *declared, *date;
    size_t first, question; /* first said, last user's; or count */
    bool joined;
    char *text;
    size_t length;
    size_t *borders;
    size_t border_count;
} bitnet__transcript;

static void bitnet__transcribe(bitnet__transcript *to, bitnet_string s) {
    if (to->text && s.length) memcpy(to->text + to->length, s.data, s.length);
    to->length += s.length;
}

static void bitnet__say_form(bitnet__transcript *to, const char *words) {
    bitnet__transcribe(to, bitnet__string(words));
}

static void bitnet__border(bitnet__transcript *to) {
    if (to->text) to->borders[to->border_count] = to->length;
    to->border_count++;
}

/* Special tokens are not parsed. */
static void bitnet__say_plain(bitnet__transcript *to, bitnet_string s) {
    bitnet__border(to);
    bitnet__transcribe(to, s);
    bitnet__border(to);
}

static size_t bitnet__json_byte(char byte, char *out) {
    static const char escaped[] = "\"\\\n\r\t\b\f", names[] = "\"\\nrtbf";
    static const char hex[] = "0123456789abcdef";
    const char *found = byte ? strchr(escaped, byte) : NULL;
    out[0] = '\\';
    if (found) return out[1] = names[found - escaped], 2;
    if ((uint8_t)byte >= 32) return out[0] = byte, 1;
    memcpy(out + 1, "u00", 3);
    out[4] = hex[(uint8_t)byte >> 4];
    out[5] = hex[(uint8_t)byte & 15];
    return 6;
}

static void bitnet__say_json(bitnet__transcript *to, bitnet_string s) {
    size_t i;
    bitnet__border(to);
    bitnet__say_form(to, "\"");
    for (i = 0; i < s.length; i++) {
        char escape[8];
        size_t length = bitnet__json_byte(s.data[i], escape);
        bitnet__transcribe(to, bitnet__string_of(escape, length));
    }
    bitnet__say_form(to, "\"");
    bitnet__border(to);
}

/* Others belong to a message. */
static bool bitnet__is_said(const bitnet_message *m) { return m->role <= BITNET_TOOL; }

static bitnet_string bitnet__raw_text(const bitnet_message *m) {
    return bitnet__string_of(m->text ? m->text : "", m->length);
}

static bitnet_string bitnet__message_text(const bitnet__transcript *to, const bitnet_message *m) {
    const unsigned traits = to->style->traits;
    bool trims = (traits & BITNET__TRIMS) && bitnet__is_said(m) &&
                 !(m->role == BITNET_SYSTEM && (traits & BITNET__SYSTEM_AS_IS)) &&
                 !(m->role == BITNET_TOOL && (traits & BITNET__JSON_RESULTS));
    return trims ? bitnet__trim(bitnet__raw_text(m)) : bitnet__raw_text(m);
}

/* From a user, it is no question. */
static bool bitnet__is_result(const bitnet__transcript *to, const bitnet_message *m) {
    static const char begin[] = "<tool_response>", end[] = "</tool_response>";
    bitnet_string s = bitnet__message_text(to, m);
    return s.length >= sizeof begin + sizeof end - 2 && !memcmp(s.data, begin, sizeof begin - 1) &&
           !memcmp(s.data + s.length - (sizeof end - 1), end, sizeof end - 1);
}

static const char *bitnet__effort(const bitnet__transcript *to) {
    if (!bitnet__thinks_at_all(to->t, to->flags) || (to->flags & BITNET_MEDIUM_EFFORT)) return NULL;
    return to->style->effort[(to->flags & BITNET_LOW_EFFORT) != 0];
}

/* `begins`: maybe without text; `joins`: the user's continues it. */
static void bitnet__write_system(bitnet__transcript *to, const bitnet_message *m, bool begins,
                                 bool joins) {
    const bitnet__chat_style *style = to->style;
    bitnet_string text = bitnet__string(begins && to->t->system ? to->t->system : "");
    const char *effort = begins ? bitnet__effort(to) : NULL;
    bool tools = begins && to->declared && !(style->traits & BITNET__TOOLS_ASKED);
    if (m) text = bitnet__message_text(to, m);
    if (!to->joined) bitnet__say_form(to, style->head[BITNET_SYSTEM]);
    if (begins && style->dated[0]) {
        if (to->declared) bitnet__say_form(to, style->dated[0]);
        bitnet__say_form(to, style->dated[1]);
        if (to->date) bitnet__say_plain(to, bitnet__message_text(to, to->date));
        else bitnet__say_form(to, "26 Jul 2024");
        bitnet__say_form(to, style->dated[2]);
    }
    if (effort) bitnet__say_form(to, effort);
    if (effort && (tools || text.length)) bitnet__say_form(to, "\n\n");
    if (tools && (style->traits & BITNET__TOOLS_FIRST)) {
        bitnet__say_plain(to, bitnet__raw_text(to->declared));
        if (text.length) bitnet__say_form(to, style->tools);
        tools = false;
    }
    bitnet__say_plain(to, text);
    if (tools && (m || text.length)) bitnet__say_form(to, style->tools);
    if (tools) bitnet__say_plain(to, bitnet__raw_text(to->declared));
    bitnet__say_form(to, joins ? style->joint : style->tail[BITNET_SYSTEM]);
    to->joined = joins;
}

static void bitnet__write_reply(bitnet__transcript *to, size_t at, const bitnet_message *said,
                                const bitnet_message *calls) {
    const unsigned traits = to->style->traits;
    bitnet_string text = bitnet__string(""), thought = text;
    bool kept = false, last = at + 1 + (said && calls) == to->count;
    if (said) text = bitnet__message_text(to, said);
    if (to->t->thinking != BITNET__THINKS_NEVER) {
        thought = bitnet__take_thought(&text, (traits & BITNET__TRIMS) != 0);
        kept = (traits & BITNET__ALL_THOUGHTS) ||
               (at > to->question && (thought.length || last || (traits & BITNET__EMPTY_THOUGHTS)));
    }
    if (calls && (traits & BITNET__CALLS_ALONE)) text.length = 0, kept = false;
    if (!calls || text.length || !(traits & BITNET__CALLS_BARE))
        bitnet__say_form(to, to->style->head[BITNET_ASSISTANT]);
    if (kept) {
        bitnet__say_form(to, "<think>\n");
        bitnet__say_plain(to, thought);
        bitnet__say_form(to, "\n</think>\n\n");
        bitnet__skip_lines(&text);
    }
    bitnet__say_plain(to, text);
    if (calls) {
        if (text.length || (traits & BITNET__CALLS_BARE)) bitnet__say_form(to, to->style->calls);
        bitnet__say_plain(to, bitnet__message_text(to, calls));
    }
}

static void bitnet__end_reply(bitnet__transcript *to) {
    if (to->style->traits & BITNET__EOS)
        bitnet__transcribe(to, bitnet_token_name(to->t, to->t->eos));
    bitnet__say_form(to, to->style->tail[BITNET_ASSISTANT]);
}

static const bitnet_message *bitnet__next_said(const bitnet__transcript *to, size_t at) {
    while (at < to->count && !bitnet__is_said(&to->messages[at])) at++;
    return at < to->count ? &to->messages[at] : NULL;
}

static void bitnet__write_message(bitnet__transcript *to, size_t at) {
    const bitnet__chat_style *style = to->style;
    const bitnet_message *m = &to->messages[at], *next = bitnet__next_said(to, at + 1);
    const bitnet_message *before = at > to->first ? m - 1 : NULL;
    const bitnet_message *calls = at + 1 < to->count && m[1].role == BITNET_CALLS ? m + 1 : NULL;
    if (m->role == BITNET_SYSTEM) {
        bitnet__write_system(to, m, at == to->first,
                             style->joint && next && next->role == BITNET_USER);
    } else if (m->role == BITNET_USER) {
        if (!to->joined) bitnet__say_form(to, style->head[BITNET_USER]);
        if (to->declared && (style->traits & BITNET__TOOLS_ASKED)) {
            bitnet__say_plain(to, bitnet__raw_text(to->declared));
            to->declared = NULL;
        }
        bitnet__say_plain(to, bitnet__message_text(to, m));
        bitnet__say_form(to, style->tail[BITNET_USER]);
        to->joined = false;
    } else if (m->role == BITNET_TOOL) {
        bitnet_string result = bitnet__message_text(to, m);
        if (!before || before->role != BITNET_TOOL) bitnet__say_form(to, style->results[0]);
        bitnet__say_form(to, style->head[BITNET_TOOL]);
        if (style->traits & BITNET__JSON_RESULTS) bitnet__say_json(to, result);
        else bitnet__say_plain(to, result);
        bitnet__say_form(to, style->tail[BITNET_TOOL]);
        if (!next || next->role != BITNET_TOOL) bitnet__say_form(to, style->results[1]);
    } else if (m->role == BITNET_ASSISTANT ||
               (m->role == BITNET_CALLS && (!before || before->role != BITNET_ASSISTANT))) {
        if (m->role == BITNET_ASSISTANT) bitnet__write_reply(to, at, m, calls);
        else bitnet__write_reply(to, at, NULL, m);
        bitnet__end_reply(to);
    }
}

static void bitnet__write_messages(bitnet__transcript *to, const bitnet_message *messages,
                                   size_t count) {
    const bitnet__chat_style *style = to->style;
    const bitnet_message *first;
    bool replies =
        count > 0 && messages[count - 1].role == BITNET_ASSISTANT && !messages[count - 1].text;
    size_t i;
    to->length = to->border_count = 0;
    to->messages = messages;
    to->count = to->question = count - replies;
    to->first = 0;
    to->joined = false;
    to->declared = to->date = NULL;
    if (to->flags & BITNET__ONLY_END) {
        bitnet__end_reply(to);
        return;
    }
    for (i = 0; i < to->count; i++) {
        if (messages[i].role == BITNET_DECLARATIONS) to->declared = &messages[i];
        if (messages[i].role == BITNET_DATE) to->date = &messages[i];
        if (messages[i].role == BITNET_USER && !bitnet__is_result(to, &messages[i]))
            to->question = i;
    }
    first = bitnet__next_said(to, 0);
    if (first) to->first = (size_t)(first - messages);
    if ((!first || first->role != BITNET_SYSTEM) &&
        ((to->declared && !(style->traits & BITNET__TOOLS_ASKED)) ||
         ((to->flags & BITNET_ADD_BOS) &&
          (style->dated[0] || to->t->system || bitnet__effort(to)))))
        bitnet__write_system(to, NULL, true, style->joint && first && first->role == BITNET_USER);
    for (i = 0; i < to->count; i++) bitnet__write_message(to, i);
    if (!replies) return;
    bitnet__say_form(to, style->head[BITNET_ASSISTANT]);
    bitnet__say_form(to, bitnet__opened_thought(to->t, to->flags));
}

static bitnet_result bitnet__check_messages(const bitnet_tokenizer *t, bitnet_chat_form form,
                                            const bitnet_message *messages, size_t count,
                                            bitnet_error *error) {
    size_t i, total = 2048; /* above the form's beginning */
    if (bitnet__check_list(error, "messages", messages, count) != BITNET_OK)
        return BITNET_ERROR_ARGUMENT;
    for (i = 0; i < count; i++) {
        const bitnet_message *m = &messages[i];
        if (m->role < BITNET_SYSTEM || m->role > BITNET_DATE || (m->length && !m->text) ||
            m->length > BITNET__TEXT_MAX / 8 - total || total > BITNET__TEXT_MAX / 8 - 256)
            return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                                "message %i has no known role, no text or too long a one",
                                (int64_t)i);
        total += m->length + 128; /* above head and tail */
    }
    if (form <= BITNET_CHAT_NONE || form > BITNET_CHAT_HUNYUAN)
        return bitnet__fail(error, BITNET_ERROR_CHAT, "%s", bitnet_result_text(BITNET_ERROR_CHAT));
    for (i = 0; i < 3; i++) {
        const char *needed = bitnet__chat_styles[form].needs[i];
        if (needed && bitnet__find_name(t, bitnet__string(needed)) < 0)
            return bitnet__fail(error, BITNET_ERROR_CHAT, "the vocabulary has no token %s", needed);
    }
    return BITNET_OK;
}

/* With BITNET__ONLY_END, too. */
static bitnet_result bitnet__chat_encode(const bitnet_tokenizer *tokenizer, bitnet_chat_form form,
                                         const bitnet_message *messages, size_t message_count,
                                         unsigned flags, int32_t *ids, size_t capacity,
                                         size_t *count, bitnet_error *error) {
    bitnet__encoder e = bitnet__encoder_begin(tokenizer, ids, capacity);
    bitnet__transcript all;
    bitnet_result result = bitnet__check_messages(tokenizer, form, messages, message_count, error);
    bool done;
    if (result) return result;
    memset(&all, 0, sizeof all);
    all.t = tokenizer;
    all.style = bitnet__chat_styles + form;
    all.flags = flags;
    bitnet__write_messages(&all, messages, message_count);
    all.borders = (size_t *)bitnet__alloc_bytes(
        &tokenizer->allocator, (uint64_t)all.border_count * sizeof(size_t) + all.length + 1);
    if (!all.borders) return bitnet__no_memory(error);
    all.text = (char *)(all.borders + all.border_count);
    bitnet__write_messages(&all, messages, message_count);
    if ((flags & BITNET_ADD_BOS) && tokenizer->add_bos && tokenizer->bos >= 0)
        bitnet__emit(&e, tokenizer->bos);
    done = bitnet__encode(&e, all.text, all.length, all.borders, all.border_count);
    bitnet__encoder_end(&e);
    bitnet__free(&tokenizer->allocator, all.borders);
    if (!done) return bitnet__no_memory(error);
    *count = e.count;
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_chat_encode(const bitnet_tokenizer *tokenizer,
                                            bitnet_chat_form form, const bitnet_message *messages,
                                            size_t message_count, unsigned flags, int32_t *ids,
                                            size_t capacity, size_t *count, bitnet_error *error) {
    const bitnet__argument table[] = {BITNET__LIST("ids", ids, capacity), BITNET__FLAGS(flags)};
    *count = 0;
    if (BITNET__CHECK(error, table) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    return bitnet__chat_encode(tokenizer, form, messages, message_count, flags, ids, capacity,
                               count, error);
}
