/* jobs.h - makes jobs from requests for completions, chats and responses

   prepare_job reads all options, in the preparing thread. enqueue_job queues the choices, in the
   serving thread, if there is room. */

#ifndef BITNET_SERVER_JOBS_H
#define BITNET_SERVER_JOBS_H

#include "chat_answers.h"
#include "conversations.h"
#include "sampling.h"
#include "forms.h"

/* The most tokens that may follow. */
static void read_length(const server *s, request *r, job *j) {
    int32_t at = member(r, 0, "max_tokens"), most = whole(r, "max_tokens", -1, INT32_MAX, -1);
    if (most == 0)
        reject(r, 400, spelled(r, at, "max_tokens"), NULL,
               "%s must be positive, or -1 for no limit", spelled(r, at, "max_tokens"));
    if (most < 0) most = INT32_MAX;
    j->generate.max_tokens = s->most_tokens && most > s->most_tokens ? s->most_tokens : most;
}

/* 0 is no limit under our name, but under others no thought; -1 is no limit under all. */
static void read_thinking_length(const server *s, request *r, job *j) {
    static const char name[] = "max_thinking_tokens";
    int32_t at = member(r, 0, name), most = whole(r, name, -1, INT32_MAX, s->most_thinking);
    j->no_thinking = at >= 0 && most == 0 && strcmp(spelled(r, at, name), name) != 0;
    j->generate.max_thinking_tokens = most < 0 ? 0 : most;
}

/* All prompts must fit, and what follows them. */
static void fit_length(const server *s, request *r, job *j) {
    int32_t context = s->session.context_length, i;
    for (i = 0; i < j->prompt_count; i++) {
        size_t length = j->prompts[i].count;
        if (length >= (size_t)context)
            reject(r, 400,
                   j->protocol == &response_protocol ? "input"
                   : j->chat                         ? "messages"
                                                     : "prompt",
                   "context_length_exceeded",
                   "the prompt has %lu tokens%s%s, and there is room for %d", (unsigned long)length,
                   j->dropped ? ", without the turns before the last" : "",
                   j->tools ? ", with the declarations of the tools" : "", (int)context - 1);
        else if (j->generate.max_tokens > context - (int32_t)length)
            j->generate.max_tokens = context - (int32_t)length;
    }
}

/* A new one each time. */
static uint64_t some_seed(const task *work) {
    return ((uint64_t)work->received << 20) + work->number * 0x9E3779B97F4A7C15u;
}

static void make_choices(task *work) {
    request *r = &work->request;
    job *j = work->job;
    int n = j->protocol == &response_protocol ? 1 : whole(r, "n", 1, MAX_CHOICES, 1), i;
    uint64_t seed = seed_of(r, some_seed(work));
    int64_t all = (int64_t)n * j->prompt_count;
    if (member(r, 0, "best_of") >= 0 && whole(r, "best_of", 1, MAX_CHOICES, 1) != n)
        reject(r, 400, "best_of", "unsupported_parameter", "best_of must be n");
    if (all > MAX_CHOICES) reject(r, 400, "n", NULL, "at most %d choices are allowed", MAX_CHOICES);
    if (r->status) return;
    j->choices = (choice *)tool_alloc((size_t)all, sizeof *j->choices);
    j->count = j->left = (int)all;
    for (i = 0; i < j->count; i++) {
        choice *c = &j->choices[i];
        c->job = j;
        c->index = i;
        c->prompt = &j->prompts[i / n];
        c->seed = seed + (uint64_t)(i % n); /* the first as if alone */
        add(&c->output, "", 0);
    }
}

/* What a response repeats of its request. */
static void add_echo(request *r, job *j) {
    static const struct {
        const char *name, *otherwise;
    } members[] = {{"instructions", "null"},
                   {"max_output_tokens", "null"},
                   {"metadata", "{}"},
                   {"parallel_tool_calls", "true"},
                   {"previous_response_id", "null"},
                   {"reasoning", "{'effort':null,'summary':null}"},
                   {"temperature", "null"},
                   {"text", "{'format':{'type':'text'}}"},
                   {"tool_choice", "'auto'"},
                   {"tools", "[]"},
                   {"top_p", "null"},
                   {"truncation", "'disabled'"},
                   {"user", "null"}};
    size_t i;
    add_format(&j->echo, "'store':%b", j->stored);
    for (i = 0; i < sizeof members / sizeof *members; i++) {
        int32_t at = member(r, 0, members[i].name);
        add_format(&j->echo, ",'%r':", members[i].name);
        if (at >= 0) add(&j->echo, raw_of(r, at).data, raw_of(r, at).length);
        else add_format(&j->echo, members[i].otherwise);
    }
}

static void read_stream(request *r, job *j) {
    int32_t options = object_of(r, 0, "stream_options");
    check_members(r, options, "stream_options",
                  "include_usage continuous_usage_stats include_obfuscation");
    j->stream = flag(r, "stream", false);
    j->include_usage = options >= 0 && flag_of(r, options, "include_usage", false);
    j->continuous_usage = options >= 0 && flag_of(r, options, "continuous_usage_stats", false);
}

/* Random, so that no id comes again after a restart. */
static void set_id_of(const server *s, job *j, uint64_t number) {
    uint64_t high = bitnet__random(s->archive->run, 2 * number);
    uint32_t low = (uint32_t)bitnet__random(s->archive->run, 2 * number + 1);
    snprintf(j->id, sizeof j->id, "%s%c%016llx%08lx", j->protocol->id,
             j->protocol == &response_protocol ? '_' : '-', (unsigned long long)high,
             (unsigned long)low);
}

/* Queues a job's choices. */
static void enqueue_job(server *s, task *work) {
    job *j = work->job;
    int i;
    if (s->choice_count + (size_t)j->count > (size_t)s->parallel + (size_t)s->queue) {
        reject_as_busy(&work->request);
        return;
    }
    j->client = work->client;
    j->client->job = j;
    work->job = NULL;
    tool_grow(&s->choices, &s->choice_room, s->choice_count + (size_t)j->count, sizeof *s->choices);
    for (i = 0; i < j->count; i++) s->choices[s->choice_count++] = &j->choices[i];
}

static void prepare_job(const server *s, task *work, const protocol *protocol) {
    request *r = &work->request;
    job *j = work->job = (job *)tool_alloc(1, sizeof *j);
    char *reply;
    bool strict;
    work->enqueue = enqueue_job;
    read_options(r,
                 protocol == &completion_protocol ? OF_TEXT
                 : protocol == &chat_protocol     ? OF_CHAT
                                                  : OF_RESPONSE,
                 0);
    j->protocol = protocol;
    j->chat = protocol != &completion_protocol;
    j->number = work->number;
    j->created = (int64_t)time(NULL);
    j->received = work->received;
    set_id_of(s, j, work->number);
    read_stream(r, j);
    read_length(s, r, j);
    if (j->chat) read_thinking_length(s, r, j);
    reply = read_form(s, r, j, &strict);
    if (j->chat) read_tools(s, r, j, reply, strict);
    if (protocol == &response_protocol) read_input(s, r, j);
    else if (j->chat) read_messages(s, r, j);
    else read_prompts(s, r, j);
    read_sampling(s, r, j);
    read_stop(s, r, j);
    read_ends(s, r, j);
    read_logprobs(s, r, j);
    j->stored = protocol == &response_protocol && flag(r, "store", true);
    if (protocol == &response_protocol) add_echo(r, j);
    fit_length(s, r, j);
    make_choices(work);
}

static void prepare_completion(const server *s, task *work) {
    prepare_job(s, work, &completion_protocol);
}
static void prepare_chat(const server *s, task *work) { prepare_job(s, work, &chat_protocol); }
static void prepare_response(const server *s, task *work) {
    prepare_job(s, work, &response_protocol);
}

#endif
