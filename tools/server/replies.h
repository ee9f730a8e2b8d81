/* replies.h - the parts of a generated text, and its log-probabilities

   read_reply splits the text of a choice into a thought, text and calls; for an unfinished text,
   these are the parts that can already be sent. add_logprob appends the log-probabilities of a
   token as JSON. */

#ifndef BITNET_SERVER_REPLIES_H
#define BITNET_SERVER_REPLIES_H

#include "options.h"
#include "state.h"

/* Writes the object of a token, up to its last member. */
static void add_token_logprob(text *t, const server *s, logprob_form form, int32_t id,
                              double log_probability) {
    bitnet_string bytes = bitnet_token_bytes(s->tokenizer, id);
    size_t i;
    add_format(t, "{");
    if (form == LOGPROB_NUMBERED) add_format(t, "'id':%i,", (int64_t)id);
    add_format(t, "'token':");
    add_quoted(t, bytes.data, bytes.length);
    add_format(t, ",'logprob':%f,'bytes':[", log_probability);
    for (i = 0; i < bytes.length; i++)
        add_format(t, i ? ",%i" : "%i", (int64_t)(unsigned char)bytes.data[i]);
    add_format(t, "]");
}

/* A token's text in the lists of a completion; a special token has only a name. */
static bitnet_string label_of(const server *s, int32_t id) {
    bitnet_string bytes = bitnet_token_bytes(s->tokenizer, id);
    return bytes.length ? bytes : bitnet_token_name(s->tokenizer, id);
}

/* Writes bytes as text, or in OpenAI's spelling if they are not valid text. */
static void add_label(text *t, bitnet_string label) {
    text spelled = {NULL, 0, 0};
    uint32_t c = 0;
    size_t i, bytes;
    char code[8];
    for (i = 0; i < label.length && c != BITNET__INVALID; i += bytes) {
        bytes = bitnet__utf8(label.data + i, label.length - i, &c);
        if (bytes == 0) c = BITNET__INVALID;
    }
    if (c != BITNET__INVALID) {
        add_quoted(t, label.data, label.length);
        return;
    }
    add(&spelled, "bytes:", 6);
    for (i = 0; i < label.length; i++) {
        snprintf(code, sizeof code, "\\x%02x", (unsigned)(unsigned char)label.data[i]);
        add(&spelled, code, strlen(code));
    }
    add_quoted(t, spelled.data, spelled.length);
    free_text(&spelled);
}

/* Does a likelier token have the same label? Keys of an object must be unique. */
static bool repeats_label(const server *s, const bitnet_generated_token *g, size_t at) {
    bitnet_string label = label_of(s, g->top_logprobs[at].id);
    size_t i;
    for (i = 0; i < at; i++)
        if (bitnet__equal(label_of(s, g->top_logprobs[i].id), label)) return true;
    return false;
}

/* Writes an item of each list. */
static void add_to_lists(const server *s, choice *c, const bitnet_generated_token *g) {
    bitnet_string bytes = bitnet_token_bytes(s->tokenizer, g->token.id);
    text *top = &c->logprobs[LOGPROBS_TOP];
    size_t i;
    for (i = 0; i < LOGPROBS_LISTS; i++)
        if (c->logprobs[i].length) add_format(&c->logprobs[i], ",");
    add_label(&c->logprobs[LOGPROBS_TOKENS], label_of(s, g->token.id));
    add_format(&c->logprobs[LOGPROBS_VALUES], "%f", (double)g->token.log_probability);
    add_format(&c->logprobs[LOGPROBS_OFFSETS], "%i", c->offset);
    add_format(top, "{");
    for (i = 0; i < g->top_logprob_count; i++) {
        if (repeats_label(s, g, i)) continue;
        if (i) add_format(top, ",");
        add_label(top, label_of(s, g->top_logprobs[i].id));
        add_format(top, ":%f", (double)g->top_logprobs[i].log_probability);
    }
    add_format(top, "}");
    for (i = 0; i < bytes.length; i++) c->offset += ((unsigned char)bytes.data[i] & 0xC0) != 0x80;
}

/* Writes a token's log-probability: an item of each list, or an object in the first. */
static void add_logprob(const server *s, choice *c, const bitnet_generated_token *g) {
    const logprob_form form = c->job->protocol->logprobs;
    text *to = &c->logprobs[LOGPROBS_TOKENS];
    size_t i;
    if (form == LOGPROB_LISTS) {
        add_to_lists(s, c, g);
        return;
    }
    if (to->length) add_format(to, ",");
    add_token_logprob(to, s, form, g->token.id, g->token.log_probability);
    for (i = 0; i < g->top_logprob_count; i++) {
        add_format(to, i ? "," : ",'top_logprobs':[");
        add_token_logprob(to, s, form, g->top_logprobs[i].id, g->top_logprobs[i].log_probability);
        add_format(to, "}");
    }
    add_format(to, i ? "]}" : ",'top_logprobs':[]}");
}

/* The parts of a choice that can be sent so far: a thought, text, calls. */
typedef struct reply {
    bitnet_string thought, text;
    bitnet_tool_call calls[MAX_CALLS];
    size_t count;
} reply;

static reply read_reply(const server *s, const choice *c) {
    const job *j = c->job;
    size_t length;
    bitnet_reply parts;
    reply r;
    memset(&r, 0, sizeof r);
    r.text = bitnet__string_of(c->output.data, c->output.length);
    if (!j->chat) return r;
    parts =
        j->tools
            ? bitnet_tools_split(j->tools, s->tokenizer, c->output.data, c->output.length, c->done)
            : bitnet_chat_split(s->tokenizer, c->output.data, c->output.length, j->flags, c->done);
    r.thought = parts.thought;
    r.text = parts.text;
    if (!j->tools) return r;
    length = r.text.length;
    bitnet_tools_parse(j->tools, r.text.data, length, &r.text.length, r.calls, MAX_CALLS, &r.count,
                       NULL);
    if (r.count > MAX_CALLS) r.count = MAX_CALLS;
    if (!c->done || c->reason == BITNET_STOP_LENGTH) /* it may be the beginning of a call */
        r.text.length -= bitnet__begun_mark(r.text, j->tools->style->trigger);
    while ((r.count || !c->done) && r.text.length &&
           strchr(" \r\n\t", r.text.data[r.text.length - 1]))
        r.text.length--;
    return r;
}

#endif
