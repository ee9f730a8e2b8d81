/* response_answers.h - writes the answers of /v1/responses

   In OpenAI's newer API a reply is a list of items. In a stream, numbered events begin each item,
   send its parts and end it. */

#ifndef BITNET_SERVER_RESPONSE_ANSWERS_H
#define BITNET_SERVER_RESPONSE_ANSWERS_H

#include "answers.h"
#include "archive.h"
#include "options.h"
#include "reply_items.h"

static const struct {
    const char *prefix, *type; /* of the id; of the item */
} item_kinds[] = {{"", ""}, {"rs", "reasoning"}, {"msg", "message"}, {"fc", "function_call"}};

/* Writes the response's id with another prefix and a number. */
static void add_item_id(text *t, const job *j, const item *i) {
    add_format(t, "'%r%r_%i'", item_kinds[i->kind].prefix, strchr(j->id, '_'), i->number);
}

/* Writes a text part with all log-probabilities recorded so far. */
static void add_item_part(text *t, const choice *c, const item *i) {
    const text *logprobs = &c->logprobs[LOGPROBS_TOKENS];
    bool thought = i->kind == ITEM_THOUGHT;
    add_format(t, "{'type':%s,'text':", thought ? "summary_text" : "output_text");
    add_quoted(t, i->words.data, i->words.length);
    if (!thought)
        add_format(t, ",'annotations':[],'logprobs':[%r]", logprobs->length ? logprobs->data : "");
    add_format(t, "}");
}

/* Writes an item: complete, or empty when it begins. */
static void add_item(text *t, const choice *c, const item *i, bool done) {
    bool cut = c->done && c->reason == BITNET_STOP_LENGTH && i->number == c->items - 1;
    add_format(t, "{'id':");
    add_item_id(t, c->job, i);
    add_format(t, ",'type':%s,'status':%s", item_kinds[i->kind].type,
               !done ? "in_progress"
               : cut ? "incomplete"
                     : "completed");
    if (i->kind == ITEM_CALL) {
        add_format(t, ",'call_id':'call%r_%i','name':", strchr(c->job->id, '_'), i->number);
        add_quoted(t, i->call->name.data, i->call->name.length);
        add_format(t, ",'arguments':");
        add_quoted(t, i->call->arguments.data, done ? i->call->arguments.length : 0);
    } else {
        add_format(t, i->kind == ITEM_THOUGHT ? ",'summary':[" : ",'role':'assistant','content':[");
        if (done) add_item_part(t, c, i);
        add_format(t, "]");
    }
    add_format(t, "}");
}

/* Writes the items of a complete reply; ends[] receives the end of each in `t`. */
static void add_items(text *t, choice *c, const reply *r, size_t *ends) {
    item items[MAX_CALLS + 2];
    int64_t count = list_items(c, r, items), i;
    for (i = 0; i < count; i++) {
        if (i) add_format(t, ",");
        add_item(t, c, &items[i], true);
        ends[i] = t->length;
    }
}

static void add_response_usage(text *t, const job *j) {
    const choice *c = j->choices;
    add_format(t,
               "{'input_tokens':%i,'input_tokens_details':{'cached_tokens':%i,"
               "'cache_write_tokens':0},'output_tokens':%i,"
               "'output_tokens_details':{'reasoning_tokens':%i},'total_tokens':%i}",
               (int64_t)c->from, (int64_t)c->shared, c->tokens, c->thought, c->from + c->tokens);
}

static const char *response_status(const job *j) {
    if (j->left) return "in_progress";
    return j->choices[0].reason == BITNET_STOP_LENGTH ? "incomplete" : "completed";
}

/* Writes a response. `items` may have no data; `error` may be NULL. */
static void add_response(text *t, const server *s, const job *j, const text *items,
                         const char *wrong) {
    const char *status = wrong ? "failed" : response_status(j);
    add_format(t, "{'id':%s,'object':'response','created_at':%i,'status':%s,'model':%s,'error':",
               j->id, j->created, status, s->id);
    if (wrong) add_format(t, "{'code':'server_error','message':%s}", wrong);
    else add_format(t, "null");
    if (items && !wrong) add_format(t, ",'completed_at':%i", (int64_t)time(NULL));
    else add_format(t, ",'completed_at':null");
    add_format(t, ",'incomplete_details':%r,%r,'output':[",
               *status == 'i' && status[3] == 'o' ? "{\"reason\":\"max_output_tokens\"}" : "null",
               j->echo.data);
    if (items) add(t, items->data, items->length);
    add_format(t, "],'usage':");
    if (items) add_response_usage(t, j);
    else add_format(t, "null");
    add_format(t, "}");
}

/* Writes the final response, and stores it if the request allows this. */
static void add_whole_response(text *t, server *s, job *j) {
    reply r = read_reply(s, j->choices);
    text items = {NULL, 0, 0};
    stored_response p;
    int64_t i;
    memset(&p, 0, sizeof p);
    add_items(&items, j->choices, &r, p.ends);
    add_response(&p.body, s, j, &items, NULL);
    add(t, p.body.data, p.body.length);
    if (j->stored) {
        snprintf(p.id, sizeof p.id, "%s", j->id);
        p.number = j->number;
        p.items = j->history;
        memset(&j->history, 0, sizeof j->history);
        if (p.items.length) add_format(&p.items, ",");
        p.own = p.items.length;
        p.count = j->choices->items;
        for (i = 0; i < p.count; i++) p.ends[i] += p.own;
        add(&p.items, items.data, items.length);
        store_response(s->archive, &p);
    } else {
        free_text(&p.body);
    }
    free_text(&items);
}

/* ---- events */

/* Writes an event up to its own members. */
static text begin_event(job *j, const char *type) {
    text event = {NULL, 0, 0};
    add_format(&event, "event: %r\ndata: {'type':%s,'sequence_number':%i", type, type, j->events++);
    return event;
}

static void end_event(job *j, text *event) {
    add_format(event, "}\n\n");
    send_part(j->client, event);
    free_text(event);
}

/* Writes an event about an item; `words`, unless NULL, is the value of member `name`. */
static void send_item_event(job *j, const char *type, const item *i, const char *name,
                            bitnet_string words) {
    text event = begin_event(j, type);
    add_format(&event, ",'item_id':");
    add_item_id(&event, j, i);
    add_format(&event, ",'output_index':%i", i->number);
    if (i->kind != ITEM_CALL)
        add_format(&event, i->kind == ITEM_THOUGHT ? ",'summary_index':0" : ",'content_index':0");
    if (name) add_format(&event, ",%s:", name), add_quoted(&event, words.data, words.length);
    if (i->kind == ITEM_CALL && !strcmp(name, "arguments")) {
        add_format(&event, ",'name':");
        add_quoted(&event, i->call->name.data, i->call->name.length);
    }
    if (i->kind == ITEM_MESSAGE && name) {
        const text *logprobs = &j->choices->logprobs[LOGPROBS_TOKENS];
        size_t from = !strcmp(name, "delta") ? j->choices->logprobs_sent : 0;
        if (from < logprobs->length && logprobs->data[from] == ',') from++;
        add_format(&event, ",'logprobs':[");
        if (from < logprobs->length) add(&event, logprobs->data + from, logprobs->length - from);
        add_format(&event, "]");
        j->choices->logprobs_sent = logprobs->length;
    }
    end_event(j, &event);
}

/* Writes the beginning or end of an item. */
static void send_item_bounds(choice *c, const item *i, bool done) {
    text event =
        begin_event(c->job, done ? "response.output_item.done" : "response.output_item.added");
    add_format(&event, ",'output_index':%i,'item':", i->number);
    add_item(&event, c, i, done);
    end_event(c->job, &event);
}

/* Writes the beginning or end of an item's only part. */
static void send_item_part(choice *c, const item *i, bool done) {
    bool thought = i->kind == ITEM_THOUGHT;
    text event = begin_event(
        c->job, thought ? (done ? "response.reasoning_summary_part.done"
                                : "response.reasoning_summary_part.added")
                        : (done ? "response.content_part.done" : "response.content_part.added"));
    add_format(&event, ",'item_id':");
    add_item_id(&event, c->job, i);
    add_format(&event, ",'output_index':%i,%s:0,'part':", i->number,
               thought ? "summary_index" : "content_index");
    add_item_part(&event, c, i);
    end_event(c->job, &event);
}

static void begin_response_item(server *s, choice *c, const item *i) {
    (void)s;
    send_item_bounds(c, i, false);
    if (i->kind != ITEM_CALL) send_item_part(c, i, false);
}

static void send_response_part(server *s, choice *c, const item *i, bitnet_string part) {
    static const char *const types[] = {"", "response.reasoning_summary_text.delta",
                                        "response.output_text.delta",
                                        "response.function_call_arguments.delta"};
    (void)s;
    send_item_event(c->job, types[i->kind], i, "delta", part);
}

static void end_response_item(server *s, choice *c, const item *i) {
    bool thought = i->kind == ITEM_THOUGHT;
    (void)s;
    if (i->kind == ITEM_CALL) {
        send_item_event(c->job, "response.function_call_arguments.done", i, "arguments",
                        i->call->arguments);
    } else {
        send_item_event(
            c->job, thought ? "response.reasoning_summary_text.done" : "response.output_text.done",
            i, "text", i->words);
        send_item_part(c, i, true);
    }
    send_item_bounds(c, i, true);
}

static void stream_response(server *s, choice *c) {
    static const item_events events = {begin_response_item, send_response_part, end_response_item};
    stream_items(s, c, &events);
}

static void begin_response_stream(server *s, job *j) {
    static const char *const types[] = {"response.created", "response.in_progress"};
    int i;
    for (i = 0; i < 2; i++) {
        text event = begin_event(j, types[i]);
        add_format(&event, ",'response':");
        add_response(&event, s, j, NULL, NULL);
        end_event(j, &event);
    }
}

static void end_response_stream(server *s, job *j) {
    bool cut = j->choices[0].reason == BITNET_STOP_LENGTH;
    text event = begin_event(j, cut ? "response.incomplete" : "response.completed");
    add_format(&event, ",'response':");
    add_whole_response(&event, s, j);
    end_event(j, &event);
}

static void fail_response_stream(server *s, job *j, int status, const char *message) {
    text event = begin_event(j, "response.failed");
    (void)status;
    add_format(&event, ",'response':");
    add_response(&event, s, j, NULL, message);
    end_event(j, &event);
}

static const protocol response_protocol = {"resp_",
                                           OF_RESPONSE,
                                           "input",
                                           true,
                                           false,
                                           LOGPROB_OBJECTS,
                                           "text/event-stream",
                                           add_whole_response,
                                           begin_response_stream,
                                           stream_response,
                                           end_response_stream,
                                           fail_response_stream};

#endif
