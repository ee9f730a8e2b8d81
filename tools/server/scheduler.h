/* scheduler.h - generates the texts of all jobs at once

   Each choice has a session, and all sessions share passes. Waiting choices begin in order of
   arrival, except that a request with fewer running choices goes first. The last choice of a job
   answers it. */

#ifndef BITNET_SERVER_SCHEDULER_H
#define BITNET_SERVER_SCHEDULER_H

#include "tasks.h"
#include "kept_files.h"
#include "replies.h"

static void remove_choice(server *s, const choice *c) {
    size_t i = 0;
    while (s->choices[i] != c) i++;
    memmove(s->choices + i, s->choices + i + 1, (--s->choice_count - i) * sizeof *s->choices);
    if (c->session) s->running--, c->job->running--;
    c->job->left--;
}

/* Frees a job in any state. */
static void end_job(server *s, job *j) {
    int i;
    for (i = 0; i < j->count; i++) {
        if (j->choices[i].done) continue;
        remove_choice(s, &j->choices[i]);
        s->counters.cancelled++;
    }
    j->client->job = NULL;
    free_job(j);
}

static void begin_stream(server *s, job *j) {
    begin_answer(s, j->client, 200, j->protocol->media, -1);
    add_format(&j->client->out, "\r\n");
    j->started = true;
    j->protocol->begin(s, j);
}

static void end_stream(job *j) {
    if (j->client->chunks) add_format(&j->client->out, "0\r\n\r\n");
    end_answer(j->client);
}

static void write_job(server *s, task *work) {
    work->job->protocol->add_whole(&work->answer, s, work->job);
}

/* The approximate size of a job's answer in bytes. */
static size_t size_of_job(const job *j) {
    size_t size = 0;
    int i, k;
    for (i = 0; i < j->count; i++) {
        size += j->choices[i].output.length;
        for (k = 0; k < LOGPROBS_LISTS; k++) size += j->choices[i].logprobs[k].length;
    }
    return size;
}

/* Answers a job whose choices are all done. */
static void finish_job(server *s, job *j) {
    task *work;
    if (j->stream) {
        j->protocol->end(s, j);
        end_stream(j);
        end_job(s, j);
        return;
    }
    j->client->job = NULL;
    work = new_task(j->client, write_job);
    work->job = j;
    write_answer(s, work, size_of_job(j));
}

/* Ends a job with an error, as its answer or as a stream's last event. */
static void fail_job(server *s, job *j, int status, const char *message) {
    if (j->started) {
        j->protocol->fail(s, j, status, message);
        end_stream(j);
    } else {
        answer_error(s, j->client, status, NULL, NULL, message);
    }
    end_job(s, j);
}

/* A copy of a session that has the prompt's beginning, or a new session. NULL on error. */
static bitnet_session *make_session(server *s, const prefix_match *b, bitnet_error *error) {
    bitnet_session *session = b->length ? bitnet_session_copy(b->session, error)
                                        : bitnet_session_create(s->model, &s->session, error);
    if (session && b->length) bitnet_session_truncate(session, b->length);
    else if (session) bitnet_session_set_adapter(session, s->adapter, s->adapter_scale);
    if (session && s->gpu && bitnet_gpu_attach(session, s->gpu) != BITNET_OK && !s->gpu_refused) {
        tool_complain("%s; using the CPU for this text", bitnet_session_message(session));
        s->gpu_refused = true;
    }
    return session;
}

/* Starts drafting, if it is enabled and there is memory. */
static void make_chains(const server *s, choice *c, bitnet_session *session) {
    bitnet_session_options options;
    bitnet_chains_options o;
    if (!s->drafts) return;
    memset(&options, 0, sizeof options);
    memset(&o, 0, sizeof o);
    options.context_length = s->session.context_length;
    o.draft_session = c->draft = bitnet_session_create(s->drafter, &options, NULL);
    o.table = s->table;
    o.memory = s->memory;
    c->chains = bitnet_chains_create(session, &o, NULL);
}

/* Stops drafting and counts the results. */
static void end_chains(server *s, choice *c) {
    bitnet_chains_stats stats;
    if (!c->chains) return;
    stats = bitnet_chains_get_stats(c->chains);
    s->counters.drafted += c->drafted = stats.drafted;
    s->counters.accepted += c->accepted = stats.accepted;
    bitnet_chains_free(c->chains);
    bitnet_session_free(c->draft);
    c->chains = NULL;
    c->draft = NULL;
}

/* Feeds the rest of the prompt. */
static bitnet_result begin_session(bitnet_session *session, const choice *c, int32_t known) {
    const job *j = c->job;
    bitnet_sampling sampling = j->sampling;
    bitnet_result result;
    bool empty = c->prompt->count == 0;
    sampling.seed = c->seed;
    result = bitnet_session_set_sampling(session, &sampling);
    if (result == BITNET_OK && !empty)
        result = bitnet_feed(session, c->prompt->items + known, c->prompt->count - (size_t)known);
    if (result == BITNET_OK)
        result = bitnet_session_set_grammar(session,
                                            j->tools ? bitnet_tools_grammar(j->tools) : j->grammar);
    if (result == BITNET_OK)
        result = bitnet_generate_begin(session, empty ? "" : NULL, BITNET_TERMINATED, &j->generate);
    return result;
}

/* Begins a choice, unless it must wait; an error ends its job. */
static void start_choice(server *s, choice *c) {
    prefix_match b = find_prefix(s, c);
    bitnet_error error;
    bitnet_result result;
    bitnet_session *session;
    if (b.wait || wait_for_file(s, c, b.length)) return;
    session = make_session(s, &b, &error);
    if (session) make_chains(s, c, session);
    result = session ? begin_session(session, c, b.length) : error.result;
    if (session && result != BITNET_OK)
        snprintf(error.message, sizeof error.message, "%s", bitnet_session_message(session));
    if (result == BITNET_OK) {
        c->session = session;
        c->from = bitnet_session_length(session);
        c->shared = b.length;
        s->running++;
        c->job->running++;
        s->counters.prompt_tokens += c->from;
        s->counters.shared_tokens += b.length;
        return;
    }
    end_chains(s, c);
    bitnet_session_free(session);
    if (result == BITNET_ERROR_OUT_OF_MEMORY && s->prefix_count) drop_oldest_prefix(s);
    else if (result != BITNET_ERROR_OUT_OF_MEMORY || !s->running)
        fail_job(s, c->job, status_of_error(result), error.message);
}

/* The next waiting choice that has not been tried in this round. */
static choice *next_waiting(const server *s) {
    choice *next = NULL;
    size_t i;
    for (i = 0; i < s->choice_count; i++) {
        choice *c = s->choices[i];
        if (c->session || c->round == s->round) continue;
        if (!next || c->job->running < next->job->running) next = c;
    }
    return next;
}

/* Begins as many choices as may compute at once. */
static void start_choices(server *s) {
    choice *next;
    s->round++;
    while (s->running < (size_t)s->parallel && (next = next_waiting(s)) != NULL) {
        next->round = s->round;
        start_choice(s, next);
    }
}

static void count_first_token(server *s, choice *c) {
    int64_t now = bitnet__microseconds(), waited = now - c->job->received;
    int i = 0;
    while (i < TIME_CLASSES && (double)waited * 1e-6 > time_bounds[i]) i++;
    s->counters.times[i]++;
    s->counters.first_microseconds += waited;
    if (!c->job->first_token_at) c->job->first_token_at = now;
    c->has_first_token = true;
}

/* Counts new tokens; one that ended the text is not part of it. */
static void count_tokens(server *s, choice *c) {
    const bitnet_generated_token *tokens;
    size_t count = bitnet_generate_tokens(c->session, &tokens), i;
    int64_t taken = bitnet_session_length(c->session) - c->from;
    i = (int64_t)count > taken - c->taken ? count - (size_t)(taken - c->taken) : 0;
    c->taken = taken;
    if (count > i && c->reason == BITNET_STOP_TOKEN) count--;
    c->tokens += (int64_t)(count - i);
    s->counters.tokens += (int64_t)(count - i);
    for (; c->job->generate.logprobs && i < count; i++) add_logprob(s, c, &tokens[i]);
}

/* Counts a thought's tokens when its end has appeared. */
static void count_thought(const server *s, choice *c, size_t new_bytes) {
    static const char end[] = "</think>";
    size_t from = c->output.length - new_bytes, back = sizeof end;
    if (!c->job->chat || c->thought || s->tokenizer->thinking == BITNET__THINKS_NEVER) return;
    from -= from < back ? from : back;
    if (strstr(c->output.data + from, end)) c->thought = c->tokens;
}

/* Records which stop string the text ends with, and removes it unless the request keeps it. */
static void note_stop(choice *c) {
    const job *j = c->job;
    size_t longest = 0, length, i;
    for (i = 0; i < j->generate.stop_count; i++) {
        length = strlen(j->stop[i]);
        if (length <= longest || length > c->output.length ||
            memcmp(c->output.data + c->output.length - length, j->stop[i], length) != 0)
            continue;
        longest = length;
        c->stopped_by = j->stop[i];
    }
    if (!j->keeps_stop) c->output.data[c->output.length -= longest] = 0;
}

static choice *choice_of(const server *s, const bitnet_session *session) {
    size_t i = 0;
    while (s->choices[i]->session != session) i++;
    return s->choices[i];
}

/* A bitnet_many_function. */
static int receive_text(void *user, bitnet_session *session, const char *words, size_t length) {
    server *s = (server *)user;
    choice *c = choice_of(s, session);
    if (!c->has_first_token) count_first_token(s, c);
    add(&c->output, words, length);
    c->reason = bitnet_generate_stop_reason(session);
    count_tokens(s, c);
    count_thought(s, c, length);
    if (c->reason == BITNET_STOP_STRING && !c->stopped_by) note_stop(c);
    if (!c->job->stream) return 0;
    if (!c->job->started) begin_stream(s, c->job);
    c->job->protocol->progress(s, c);
    return 0;
}

/* Ends a choice and keeps its session; the last choice answers the job. */
static void end_choice(server *s, choice *c) {
    job *j = c->job;
    receive_text(s, c->session, "", 0); /* counts tokens without text */
    c->done = true;
    remove_choice(s, c);
    end_chains(s, c);
    save_prefix(s, c);
    cache_prefix(s, c->session);
    c->session = NULL;
    if (j->stream) j->protocol->progress(s, c);
    if (j->left == 0) finish_job(s, j);
}

/* Computes all choices in shared passes. */
static void compute(server *s) {
    int64_t start = bitnet__microseconds();
    bitnet_budget budget = {s->slice, 0};
    size_t i, count = 0;
    if (!s->running) return;
    tool_grow(&s->sessions, &s->session_room, s->running, sizeof *s->sessions);
    for (i = 0; i < s->choice_count; i++)
        if (s->choices[i]->session) s->sessions[count++] = s->choices[i]->session;
    bitnet_generate_many(s->sessions, (int)count, &budget, receive_text, s);
    s->counters.busy += bitnet__microseconds() - start;
    for (i = s->choice_count; i-- > 0;) { /* backwards, because finished choices are removed from
                                             the list */
        choice *c = i < s->choice_count ? s->choices[i] : NULL;
        bitnet_session *session = c ? c->session : NULL;
        if (!session) continue;
        if (bitnet_generate_stop_reason(session) != BITNET_STOP_NONE) end_choice(s, c);
        else if (bitnet_is_error(bitnet_session_result(session)))
            fail_job(s, c->job, status_of_error(bitnet_session_result(session)),
                     bitnet_session_message(session));
    }
}

#endif
