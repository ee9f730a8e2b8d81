/* ollama_answers.h - writes the answers of /api/chat and /api/generate, Ollama's API

   A stream is lines of JSON, unless a request sets "stream" to false; the last line has the reason
   why it ended and the counts. Durations are in nanoseconds. */

#ifndef BITNET_SERVER_OLLAMA_ANSWERS_H
#define BITNET_SERVER_OLLAMA_ANSWERS_H

#include "answers.h"
#include "options.h"
#include "replies.h"

static void add_ollama_opening(text *t, const server *s, int64_t seconds) {
    add_format(t, "{'model':%s,'created_at':", s->id);
    add_timestamp(t, seconds);
}

static void add_ollama_call(text *t, const bitnet_tool_call *call, size_t index) {
    add_format(t, "{'function':{'index':%i,'name':", (int64_t)index);
    add_quoted(t, call->name.data, call->name.length);
    add_format(t, ",'arguments':");
    add_compact(t, call->arguments);
    add_format(t, "}}");
}

/* Writes the new part of a text, as a member. */
static void add_new_part(text *t, const char *name, bitnet_string words, size_t from) {
    add_format(t, ",%s:", name);
    if (from > words.length) from = words.length;
    add_quoted(t, words.data + from, words.length - from);
}

/* Writes the new part of a reply: a message, or the members of a generated text. */
static void add_ollama_news(text *t, choice *c, const reply *r) {
    bool talks = c->job->protocol->options == OF_CHAT;
    size_t i;
    if (talks) add_format(t, ",'message':{'role':'assistant'");
    add_new_part(t, talks ? "content" : "response", r->text, c->sent);
    if (r->thought.length > c->thought_sent)
        add_new_part(t, "thinking", r->thought, c->thought_sent);
    for (i = c->calls_sent; i < r->count; i++) {
        add_format(t, i == c->calls_sent ? ",'tool_calls':[" : ",");
        add_ollama_call(t, &r->calls[i], i);
    }
    if (r->count > c->calls_sent) add_format(t, "]");
    if (talks) add_format(t, "}");
    if (c->logprobs[LOGPROBS_TOKENS].length)
        add_format(t, ",'logprobs':[%r]", c->logprobs[LOGPROBS_TOKENS].data);
    c->logprobs[LOGPROBS_TOKENS].length = 0;
    if (r->text.length > c->sent) c->sent = r->text.length;
    c->thought_sent = r->thought.length;
    c->calls_sent = r->count;
}

/* Writes the end of a complete answer. */
static void add_ollama_end(text *t, const job *j) {
    const choice *c = j->choices;
    int64_t now = bitnet__microseconds();
    add_format(t,
               ",'done':true,'done_reason':%s,'total_duration':%i,'load_duration':0,"
               "'prompt_eval_count':%i,'prompt_eval_duration':%i,'eval_count':%i,"
               "'eval_duration':%i}",
               c->reason == BITNET_STOP_LENGTH ? "length" : "stop", (now - j->received) * 1000,
               (int64_t)c->from, (j->first_token_at - j->received) * 1000, c->tokens,
               (now - j->first_token_at) * 1000);
}

static void add_ollama_answer(text *t, server *s, job *j) {
    reply r = read_reply(s, j->choices);
    add_ollama_opening(t, s, j->created);
    add_ollama_news(t, j->choices, &r);
    add_ollama_end(t, j);
}

static void send_line(job *j, text *line) {
    add_format(line, "\n");
    send_part(j->client, line);
    free_text(line);
}

static void begin_ollama_stream(server *s, job *j) { (void)s, (void)j; }

static void stream_ollama(server *s, choice *c) {
    reply r = read_reply(s, c);
    text line = {NULL, 0, 0};
    if (r.thought.length <= c->thought_sent && r.text.length <= c->sent && r.count == c->calls_sent)
        return;
    add_ollama_opening(&line, s, (int64_t)time(NULL));
    add_ollama_news(&line, c, &r);
    add_format(&line, ",'done':false}");
    send_line(c->job, &line);
}

/* Writes the remaining log-probabilities and the counts. */
static void end_ollama_stream(server *s, job *j) {
    reply r = read_reply(s, j->choices);
    text line = {NULL, 0, 0};
    add_ollama_opening(&line, s, (int64_t)time(NULL));
    add_ollama_news(&line, j->choices, &r);
    add_ollama_end(&line, j);
    send_line(j, &line);
}

static void fail_ollama_stream(server *s, job *j, int status, const char *message) {
    text line = {NULL, 0, 0};
    (void)s;
    add_ollama_error(&line, status, NULL, NULL, message);
    send_line(j, &line);
}

static const protocol ollama_chat_protocol = {"chat-",
                                              OF_CHAT,
                                              "messages",
                                              true,
                                              true,
                                              LOGPROB_OBJECTS,
                                              "application/x-ndjson",
                                              add_ollama_answer,
                                              begin_ollama_stream,
                                              stream_ollama,
                                              end_ollama_stream,
                                              fail_ollama_stream};
static const protocol generate_protocol = {"gen-",
                                           OF_GENERATE,
                                           "prompt",
                                           true,
                                           true,
                                           LOGPROB_OBJECTS,
                                           "application/x-ndjson",
                                           add_ollama_answer,
                                           begin_ollama_stream,
                                           stream_ollama,
                                           end_ollama_stream,
                                           fail_ollama_stream};

#endif
