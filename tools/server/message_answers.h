/* message_answers.h - writes the answers of /v1/messages, Anthropic's API

   A message has a list of content blocks. In a stream, events begin each block, send its parts and
   end it. Input tokens that another session has computed count as read from a cache. */

#ifndef BITNET_SERVER_MESSAGE_ANSWERS_H
#define BITNET_SERVER_MESSAGE_ANSWERS_H

#include "answers.h"
#include "options.h"
#include "reply_items.h"

/* Writes a whole block, or an empty one that begins it. The API requires a signature for
   thoughts. */
static void add_block(text *t, const choice *c, const item *i, bool done) {
    if (i->kind == ITEM_THOUGHT) {
        add_format(t, "{'type':'thinking','thinking':");
        add_quoted(t, i->words.data, done ? i->words.length : 0);
        add_format(t, ",'signature':%s}", done ? c->job->id : "");
    } else if (i->kind == ITEM_MESSAGE) {
        add_format(t, "{'type':'text','text':");
        add_quoted(t, i->words.data, done ? i->words.length : 0);
        add_format(t, "}");
    } else {
        add_format(t, "{'type':'tool_use','id':'toolu%r_%i','name':", strchr(c->job->id, '_'),
                   i->number);
        add_quoted(t, i->call->name.data, i->call->name.length);
        add_format(t, ",'input':");
        if (done) add_compact(t, i->call->arguments);
        else add_format(t, "{}");
        add_format(t, "}");
    }
}

static void add_stop_reason(text *t, const choice *c, bool calls) {
    const char *reason = c->reason == BITNET_STOP_LENGTH ? "max_tokens"
                         : calls                         ? "tool_use"
                         : c->stopped_by                 ? "stop_sequence"
                                                         : "end_turn";
    add_format(t, "'stop_reason':%s,'stop_sequence':", reason);
    if (*reason == 's') add_format(t, "%s", c->stopped_by);
    else add_format(t, "null");
}

static void add_message_usage(text *t, const choice *c) {
    add_format(t,
               "'usage':{'input_tokens':%i,'cache_creation_input_tokens':0,"
               "'cache_read_input_tokens':%i,'output_tokens':%i,'service_tier':'standard'}",
               (int64_t)c->from - c->shared, (int64_t)c->shared, c->tokens);
}

/* Writes the message up to the content. */
static void add_message_opening(text *t, const server *s, const job *j) {
    add_format(t, "{'id':%s,'type':'message','role':'assistant','model':%s,'content':[", j->id,
               s->id);
}

static void add_message_answer(text *t, server *s, job *j) {
    choice *c = j->choices;
    reply r = read_reply(s, c);
    item items[MAX_CALLS + 2];
    int64_t count = list_items(c, &r, items), i;
    add_message_opening(t, s, j);
    for (i = 0; i < count; i++) {
        if (i) add_format(t, ",");
        add_block(t, c, &items[i], true);
    }
    add_format(t, "],");
    add_stop_reason(t, c, r.count > 0);
    add_format(t, ",");
    add_message_usage(t, c);
    add_format(t, "}");
}

/* ---- events */

/* Writes an event up to its own members. */
static text begin_message_event(const char *type) {
    text event = {NULL, 0, 0};
    add_format(&event, "event: %r\ndata: {'type':%s", type, type);
    return event;
}

static void end_message_event(job *j, text *event) {
    add_format(event, "}\n\n");
    send_part(j->client, event);
    free_text(event);
}

static void begin_block(server *s, choice *c, const item *i) {
    text event = begin_message_event("content_block_start");
    (void)s;
    add_format(&event, ",'index':%i,'content_block':", i->number);
    add_block(&event, c, i, false);
    end_message_event(c->job, &event);
}

static void send_delta(choice *c, const item *i, const char *type, const char *name,
                       bitnet_string part) {
    text event = begin_message_event("content_block_delta");
    add_format(&event, ",'index':%i,'delta':{'type':%s,%s:", i->number, type, name);
    add_quoted(&event, part.data, part.length);
    add_format(&event, "}");
    end_message_event(c->job, &event);
}

static void send_block_part(server *s, choice *c, const item *i, bitnet_string part) {
    static const struct {
        const char *type, *name;
    } deltas[] = {{"", ""},
                  {"thinking_delta", "thinking"},
                  {"text_delta", "text"},
                  {"input_json_delta", "partial_json"}};
    (void)s;
    send_delta(c, i, deltas[i->kind].type, deltas[i->kind].name, part);
}

static void end_block(server *s, choice *c, const item *i) {
    text event;
    (void)s;
    if (i->kind == ITEM_THOUGHT)
        send_delta(c, i, "signature_delta", "signature", bitnet__string(c->job->id));
    event = begin_message_event("content_block_stop");
    add_format(&event, ",'index':%i", i->number);
    end_message_event(c->job, &event);
}

static void stream_message(server *s, choice *c) {
    static const item_events events = {begin_block, send_block_part, end_block};
    stream_items(s, c, &events);
}

static void begin_message_stream(server *s, job *j) {
    text event = begin_message_event("message_start");
    add_format(&event, ",'message':");
    add_message_opening(&event, s, j);
    add_format(&event, "],'stop_reason':null,'stop_sequence':null,");
    add_message_usage(&event, j->choices);
    add_format(&event, "}");
    end_message_event(j, &event);
}

static void end_message_stream(server *s, job *j) {
    text event = begin_message_event("message_delta");
    (void)s;
    add_format(&event, ",'delta':{");
    add_stop_reason(&event, j->choices, j->choices->calls_sent > 0);
    add_format(&event, "},");
    add_message_usage(&event, j->choices);
    end_message_event(j, &event);
    event = begin_message_event("message_stop");
    end_message_event(j, &event);
}

static void fail_message_stream(server *s, job *j, int status, const char *message) {
    text event = {NULL, 0, 0};
    (void)s;
    add_format(&event, "event: error\ndata: ");
    add_message_error(&event, status, NULL, NULL, message);
    add_format(&event, "\n\n");
    send_part(j->client, &event);
    free_text(&event);
}

static const protocol message_protocol = {"msg_",
                                          OF_MESSAGES,
                                          "messages",
                                          true,
                                          false,
                                          LOGPROB_OBJECTS,
                                          "text/event-stream",
                                          add_message_answer,
                                          begin_message_stream,
                                          stream_message,
                                          end_message_stream,
                                          fail_message_stream};

#endif
