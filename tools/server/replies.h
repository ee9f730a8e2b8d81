/* replies.h - what a generated text consists of, and its log-probabilities

   read_reply splits the text of a choice into a thought, text and calls; of an unfinished text,
   what may be sent already. add_logprob appends the log-probabilities of a token as JSON. */

#ifndef BITNET_SERVER_REPLIES_H
#define BITNET_SERVER_REPLIES_H

#include "options.h"
#include "state.h"

/* "token":TEXT,"logprob":NUMBER,"bytes":[...] */
static void add_token_logprob(text *t, bitnet_string bytes, double log_probability) {
    size_t i;
    add_format(t, "'token':");
    add_quoted(t, bytes.data, bytes.length);
    add_format(t, ",'logprob':%f,'bytes':[", log_probability);
    for (i = 0; i < bytes.length; i++)
        add_format(t, i ? ",%i" : "%i", (int64_t)(unsigned char)bytes.data[i]);
    add_format(t, "]");
}

/* The bytes by which the lists of a completion call a token: a special one has a name only. */
static bitnet_string label_of(const server *s, int32_t id) {
    bitnet_string bytes = bitnet_token_bytes(s->tokenizer, id);
    return bytes.length ? bytes : bitnet_token_name(s->tokenizer, id);
}

/* As text, or as OpenAI spells bytes that are none. */
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

/* Does a likelier token have the same label? An object has no key twice. */
static bool repeats_label(const server *s, const bitnet_generated_token *g, size_t at) {
    bitnet_string label = label_of(s, g->top_logprobs[at].id);
    size_t i;
    for (i = 0; i < at; i++)
        if (bitnet__equal(label_of(s, g->top_logprobs[i].id), label)) return true;
    return false;
}

/* A token's log-probability: in a completion an item of each list, elsewhere an object of the
   first. */
static void add_logprob(const server *s, choice *c, const bitnet_generated_token *g) {
    const bool chat = c->job->protocol->options != OF_TEXT;
    bitnet_string bytes = bitnet_token_bytes(s->tokenizer, g->token.id);
    text *top = &c->logprobs[chat ? LOGPROBS_TOKENS : LOGPROBS_TOP];
    size_t i, k;
    for (i = 0; i < (chat ? 1 : LOGPROBS_LISTS); i++)
        if (c->logprobs[i].length) add_format(&c->logprobs[i], ",");
    if (chat) {
        add_format(top, "{");
        add_token_logprob(top, bytes, g->token.log_probability);
        add_format(top, ",'top_logprobs':[");
    } else {
        add_label(&c->logprobs[LOGPROBS_TOKENS], label_of(s, g->token.id));
        add_format(&c->logprobs[LOGPROBS_VALUES], "%f", (double)g->token.log_probability);
        add_format(&c->logprobs[LOGPROBS_OFFSETS], "%i", c->offset);
        add_format(top, "{");
    }
    for (k = 0; k < g->top_logprob_count; k++) {
        bitnet_string other = bitnet_token_bytes(s->tokenizer, g->top_logprobs[k].id);
        if (!chat && repeats_label(s, g, k)) continue;
        add_format(top, k ? ",%r" : "%r", chat ? "{" : "");
        if (chat) add_token_logprob(top, other, g->top_logprobs[k].log_probability);
        else add_label(top, label_of(s, g->top_logprobs[k].id));
        if (chat) add_format(top, "}");
        else add_format(top, ":%f", (double)g->top_logprobs[k].log_probability);
    }
    add_format(top, chat ? "]}" : "}");
    for (i = 0; i < bytes.length; i++) c->offset += ((unsigned char)bytes.data[i] & 0xC0) != 0x80;
}

/* What may be sent of a choice so far: a thought, its text, calls. */
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
    if (!c->done || c->reason == BITNET_STOP_LENGTH) /* perhaps the beginning of a call */
        r.text.length -= bitnet__begun_mark(r.text, j->tools->style->trigger);
    while ((r.count || !c->done) && r.text.length &&
           strchr(" \r\n\t", r.text.data[r.text.length - 1]))
        r.text.length--;
    return r;
}

#endif
