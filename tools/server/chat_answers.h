/* chat_answers.h - writes the answers of completions and chats

   An answer is one JSON object or a stream of events. Chats and completions have the same envelope
   and differ in their choices. */

#ifndef BITNET_SERVER_CHAT_ANSWERS_H
#define BITNET_SERVER_CHAT_ANSWERS_H

#include "answers.h"
#include "options.h"
#include "replies.h"

static void add_usage(text *t, const job *j) {
    int64_t prompt = 0, shared = 0, tokens = 0, drafted = 0, accepted = 0;
    int i;
    for (i = 0; i < j->count; i++) {
        const choice *c = &j->choices[i];
        bool first = i == 0 || c->prompt != j->choices[i - 1].prompt;
        if (first) prompt += c->from, shared += c->shared;
        tokens += c->tokens;
        drafted += c->drafted, accepted += c->accepted;
    }
    add_format(
        t,
        "'usage':{'prompt_tokens':%i,'completion_tokens':%i,'total_tokens':%i,"
        "'prompt_tokens_details':{'cached_tokens':%i,'dropped_messages':%i}},"
        "'timings':{'first_token_seconds':%f,'seconds':%f,'draft_n':%i,'draft_n_accepted':%i}",
        prompt, tokens, prompt + tokens, shared, (int64_t)j->dropped,
        (double)(j->first_token_at - j->received) * 1e-6,
        (double)(bitnet__microseconds() - j->received) * 1e-6, drafted, accepted);
}

/* Empties a choice's lists. */
static void add_logprobs(text *t, choice *c) {
    static const char *const names[] = {"tokens", "token_logprobs", "top_logprobs", "text_offset"};
    int i;
    if (!c->job->generate.logprobs) {
        add_format(t, "null");
    } else if (c->job->chat) {
        add_format(t, "{'content':[%r],'refusal':null}",
                   c->logprobs[0].length ? c->logprobs[0].data : "");
    } else {
        for (i = 0; i < LOGPROBS_LISTS; i++)
            add_format(t, "%r%s:[%r]", i ? "," : "{", names[i],
                       c->logprobs[i].length ? c->logprobs[i].data : "");
        add_format(t, "}");
    }
    for (i = 0; i < LOGPROBS_LISTS; i++) c->logprobs[i].length = 0;
}

/* Writes the beginning of all answers, up to the choices. */
static void add_opening(text *t, const server *s, const job *j) {
    const char *object = !j->chat    ? "text_completion"
                         : j->stream ? "chat.completion.chunk"
                                     : "chat.completion";
    add_format(t, "{'id':%s,'object':%s,'created':%i,'model':%s,'choices':[", j->id, object,
               j->created, s->id);
}

static const char *finish_reason(const choice *c, const reply *r) {
    if (c->reason == BITNET_STOP_LENGTH) return "length";
    return r->count ? "tool_calls" : "stop";
}

/* Writes the calls from index `from` on. */
static void add_calls(text *t, const choice *c, const reply *r, size_t from) {
    size_t i;
    for (i = from; i < r->count; i++) {
        add_format(t, i > from ? ",{" : "{");
        if (c->job->stream) add_format(t, "'index':%i,", (int64_t)i);
        add_format(t, "'id':'call%r-%i-%i','type':'function','function':{'name':",
                   c->job->id + strcspn(c->job->id, "-"), (int64_t)c->index, (int64_t)i);
        add_quoted(t, r->calls[i].name.data, r->calls[i].name.length);
        add_format(t, ",'arguments':");
        add_quoted(t, r->calls[i].arguments.data, r->calls[i].arguments.length);
        add_format(t, "}}");
    }
}

/* Writes the new part of a string, from byte `from` on, as a member. */
static void add_part(text *t, const char *name, bitnet_string part, size_t from) {
    if (t->data[t->length - 1] != '{') add_format(t, ",");
    add_format(t, "%s:", name);
    add_quoted(t, part.data + from, part.length - from);
}

/* Writes a message, or its new part. */
static void add_message(text *t, const choice *c, const reply *r) {
    bool whole = !c->job->stream;
    add_format(t, whole ? "'message':{'role':'assistant'" : "'delta':{");
    if (r->thought.length > c->thought_sent)
        add_part(t, "reasoning_content", r->thought, c->thought_sent);
    if (whole && !r->text.length && r->count) add_format(t, ",'content':null");
    else if (whole || r->text.length > c->sent) add_part(t, "content", r->text, c->sent);
    if (r->count > c->calls_sent) {
        add_format(t, t->data[t->length - 1] == '{' ? "'tool_calls':[" : ",'tool_calls':[");
        add_calls(t, c, r, c->calls_sent);
        add_format(t, "]");
    }
    add_format(t, "}");
}

/* Writes a choice; in a stream, its new part. */
static void add_choice(text *t, choice *c, const reply *r) {
    add_format(t, "{'index':%i,", (int64_t)c->index);
    if (c->job->chat) add_message(t, c, r);
    else add_format(t, "'text':"), add_quoted(t, r->text.data + c->sent, r->text.length - c->sent);
    add_format(t, ",'logprobs':");
    add_logprobs(t, c);
    add_format(t, ",'finish_reason':");
    if (c->done) add_format(t, "%s}", finish_reason(c, r));
    else add_format(t, "null}");
}

static void send_event(job *j, const text *event) {
    text part = {NULL, 0, 0};
    add_format(&part, "data: ");
    add(&part, event->data, event->length);
    add_format(&part, "\n\n");
    send_part(j->client, &part);
    free_text(&part);
}

/* Writes the first event of each choice, as OpenAI does. */
static void begin_chat_stream(server *s, job *j) {
    int i;
    for (i = 0; j->chat && i < j->count; i++) {
        text event = {NULL, 0, 0};
        add_opening(&event, s, j);
        add_format(&event,
                   "{'index':%i,'delta':{'role':'assistant','content':''},'logprobs':null,"
                   "'finish_reason':null}]}",
                   (int64_t)i);
        send_event(j, &event);
        free_text(&event);
    }
}

static void stream_choice(server *s, choice *c) {
    reply r = read_reply(s, c);
    text event = {NULL, 0, 0};
    if (r.thought.length <= c->thought_sent && r.text.length <= c->sent &&
        r.count == c->calls_sent && !c->done)
        return;
    add_opening(&event, s, c->job);
    add_choice(&event, c, &r);
    add_format(&event, "]");
    if (c->job->continuous_usage) add_format(&event, ","), add_usage(&event, c->job);
    add_format(&event, "}");
    send_event(c->job, &event);
    free_text(&event);
    if (r.text.length > c->sent) c->sent = r.text.length;
    c->thought_sent = r.thought.length;
    c->calls_sent = r.count;
}

static void end_chat_stream(server *s, job *j) {
    const text done = {(char *)"[DONE]", 6, 0};
    text event = {NULL, 0, 0};
    if (j->include_usage) {
        add_opening(&event, s, j);
        add_format(&event, "],");
        add_usage(&event, j);
        add_format(&event, "}");
        send_event(j, &event);
        free_text(&event);
    }
    send_event(j, &done);
}

static void fail_chat_stream(server *s, job *j, int status, const char *message) {
    text event = {NULL, 0, 0};
    add_error(&event, status, NULL, NULL, message);
    send_event(j, &event);
    free_text(&event);
    j->include_usage = false;
    end_chat_stream(s, j);
}

static void add_chat_answer(text *t, server *s, job *j) {
    int i;
    add_opening(t, s, j);
    for (i = 0; i < j->count; i++) {
        reply r = read_reply(s, &j->choices[i]);
        if (i) add_format(t, ",");
        add_choice(t, &j->choices[i], &r);
    }
    add_format(t, "],");
    add_usage(t, j);
    add_format(t, "}");
}

static const protocol completion_protocol = {"cmpl-",
                                             OF_TEXT,
                                             "prompt",
                                             false,
                                             false,
                                             LOGPROB_LISTS,
                                             "text/event-stream",
                                             add_chat_answer,
                                             begin_chat_stream,
                                             stream_choice,
                                             end_chat_stream,
                                             fail_chat_stream};
static const protocol chat_protocol = {"chatcmpl-",
                                       OF_CHAT,
                                       "messages",
                                       false,
                                       false,
                                       LOGPROB_OBJECTS,
                                       "text/event-stream",
                                       add_chat_answer,
                                       begin_chat_stream,
                                       stream_choice,
                                       end_chat_stream,
                                       fail_chat_stream};

#endif
