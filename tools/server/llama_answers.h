/* llama_answers.h - writes the answers of /completion and /infill, llama.cpp's API

   An answer has the text as "content", the reason why it ended, and the time. A stream's events
   have parts of the text; the last one is an answer without text. */

#ifndef BITNET_SERVER_LLAMA_ANSWERS_H
#define BITNET_SERVER_LLAMA_ANSWERS_H

#include "answers.h"
#include "options.h"
#include "replies.h"

/* Writes "NAME_n", "NAME_ms" and the speed, from a number of tokens and microseconds. */
static void add_llama_timing(text *t, const char *name, int64_t tokens, int64_t time) {
    double ms = (double)time * 1e-3, count = tokens > 0 ? (double)tokens : 1;
    add_format(t, "'%r_n':%i,'%r_ms':%f,'%r_per_token_ms':%f,'%r_per_second':%f", name, tokens,
               name, ms, name, ms / count, name,
               time > 0 ? (double)tokens * 1e6 / (double)time : 0.0);
}

static void add_llama_settings(text *t, const job *j) {
    const bitnet_sampling *o = &j->sampling;
    add_format(t,
               "'generation_settings':{'seed':%i,'temperature':%f,'top_k':%i,'top_p':%f,"
               "'min_p':%f,'typical_p':%f,'repeat_last_n':%i,'repeat_penalty':%f,"
               "'presence_penalty':%f,'frequency_penalty':%f,'n_predict':%i,'stream':%b}",
               (int64_t)(j->choices->seed & INT64_MAX), (double)o->temperature, (int64_t)o->top_k,
               (double)o->top_p, (double)o->min_p, (double)o->typical_p, (int64_t)o->penalty_window,
               (double)o->repetition_penalty, (double)o->presence_penalty,
               (double)o->frequency_penalty, (int64_t)j->generate.max_tokens, j->stream);
}

/* Writes log-probabilities that have not been sent, if there are any. */
static void add_llama_logprobs(text *t, choice *c) {
    text *logprobs = &c->logprobs[LOGPROBS_TOKENS];
    if (logprobs->length) add_format(t, ",'completion_probabilities':[%r]", logprobs->data);
    logprobs->length = 0;
}

/* Writes the members after the text of a complete answer. */
static void add_llama_end(text *t, const server *s, job *j) {
    choice *c = j->choices;
    int64_t now = bitnet__microseconds(), first = j->first_token_at;
    const char *type = c->stopped_by ? "word" : c->reason == BITNET_STOP_LENGTH ? "limit" : "eos";
    add_format(t,
               ",'tokens':[],'id_slot':-1,'stop':true,'model':%s,'tokens_predicted':%i,"
               "'tokens_evaluated':%i,'tokens_cached':%i,'has_new_line':%b,'truncated':false,"
               "'stop_type':%s,'stopping_word':%s,",
               s->id, c->tokens, (int64_t)c->from, (int64_t)c->shared,
               memchr(c->output.data, '\n', c->output.length) != NULL, type,
               c->stopped_by ? c->stopped_by : "");
    add_llama_settings(t, j);
    add_llama_logprobs(t, c);
    add_format(t, ",'timings':{'cache_n':%i,", (int64_t)c->shared);
    add_llama_timing(t, "prompt", (int64_t)c->from - c->shared, first - j->received);
    add_format(t, ",");
    add_llama_timing(t, "predicted", c->tokens, now - first);
    add_format(t, "}}");
}

static void add_llama_answer(text *t, server *s, job *j) {
    add_format(t, "{'index':0,'content':%t", &j->choices->output);
    add_llama_end(t, s, j);
}

static void send_llama_event(job *j, text *event) {
    add_format(event, "\n\n");
    send_part(j->client, event);
    free_text(event);
}

static void begin_llama_stream(server *s, job *j) { (void)s, (void)j; }

static void stream_llama(server *s, choice *c) {
    text event = {NULL, 0, 0};
    (void)s;
    if (c->output.length == c->sent) return;
    add_format(&event, "data: {'index':0,'content':");
    add_quoted(&event, c->output.data + c->sent, c->output.length - c->sent);
    add_format(&event,
               ",'tokens':[],'stop':false,'id_slot':-1,'tokens_predicted':%i,"
               "'tokens_evaluated':%i",
               c->tokens, (int64_t)c->from);
    add_llama_logprobs(&event, c);
    add_format(&event, "}");
    c->sent = c->output.length;
    send_llama_event(c->job, &event);
}

static void end_llama_stream(server *s, job *j) {
    text event = {NULL, 0, 0};
    add_format(&event, "data: {'index':0,'content':''");
    add_llama_end(&event, s, j);
    send_llama_event(j, &event);
}

static void fail_llama_stream(server *s, job *j, int status, const char *message) {
    text event = {NULL, 0, 0};
    (void)s;
    add_format(&event, "data: ");
    add_llama_error(&event, status, NULL, NULL, message);
    send_llama_event(j, &event);
}

static const protocol llama_protocol = {"cmpl-",
                                        OF_TEXT,
                                        "prompt",
                                        true,
                                        false,
                                        LOGPROB_NUMBERED,
                                        "text/event-stream",
                                        add_llama_answer,
                                        begin_llama_stream,
                                        stream_llama,
                                        end_llama_stream,
                                        fail_llama_stream};
static const protocol infill_protocol = {"infill-",
                                         OF_INFILL,
                                         "input_prefix",
                                         true,
                                         false,
                                         LOGPROB_NUMBERED,
                                         "text/event-stream",
                                         add_llama_answer,
                                         begin_llama_stream,
                                         stream_llama,
                                         end_llama_stream,
                                         fail_llama_stream};

#endif
