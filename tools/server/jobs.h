/* jobs.h - makes jobs from requests for completions, chats, responses, messages and so on

   read_job reads all options, in the preparing thread, and calls a function of the endpoint for the
   prompt. enqueue_job queues the choices, in the serving thread, if there is room. Some endpoints
   only return the prompt or its length. */

#ifndef BITNET_SERVER_JOBS_H
#define BITNET_SERVER_JOBS_H

#include "chat_answers.h"
#include "response_answers.h"
#include "message_answers.h"
#include "ollama_answers.h"
#include "llama_answers.h"
#include "conversations.h"
#include "kept_files.h"
#include "infill.h"
#include "sampling.h"
#include "forms.h"

/* Reads the maximum number of generated tokens. */
static void read_length(const server *s, request *r, job *j) {
    int32_t at = member(r, 0, "max_tokens"), most = whole(r, "max_tokens", -1, INT32_MAX, -1);
    if (most == 0)
        reject(r, 400, spelled(r, at, "max_tokens"), NULL,
               "%s must be positive, or -1 for no limit", spelled(r, at, "max_tokens"));
    if (most < 0) most = INT32_MAX;
    j->generate.max_tokens = s->most_tokens && most > s->most_tokens ? s->most_tokens : most;
}

/* 0 means no limit for max_thinking_tokens, but no thought for its aliases; -1 always means no
   limit. */
static void read_thinking_length(const server *s, request *r, job *j) {
    static const char name[] = "max_thinking_tokens";
    int32_t at = member(r, 0, name), most = whole(r, name, -1, INT32_MAX, s->most_thinking);
    j->no_thinking = at >= 0 && most == 0 && strcmp(spelled(r, at, name), name) != 0;
    j->generate.max_thinking_tokens = most < 0 ? 0 : most;
}

/* Checks that all prompts fit, with room for a reply. */
static void fit_length(const server *s, request *r, job *j) {
    int32_t context = s->session.context_length, i;
    for (i = 0; i < j->prompt_count; i++) {
        size_t length = j->prompts[i].count;
        if (length >= (size_t)context)
            reject(r, 400, j->protocol->input, "context_length_exceeded",
                   "the prompt has %lu tokens%s%s, and there is room for %d", (unsigned long)length,
                   j->dropped ? ", without the turns before the last" : "",
                   j->tools ? ", with the declarations of the tools" : "", (int)context - 1);
        else if (j->generate.max_tokens > context - (int32_t)length)
            j->generate.max_tokens = context - (int32_t)length;
    }
}

/* A new seed for each request. */
static uint64_t some_seed(const task *work) {
    return ((uint64_t)work->received << 20) + work->number * 0x9E3779B97F4A7C15u;
}

static void make_choices(task *work) {
    request *r = &work->request;
    job *j = work->job;
    int n = whole(r, "n", 1, j->protocol->single ? 1 : MAX_CHOICES, 1), i;
    uint64_t seed = seed_of(r, some_seed(work));
    int64_t all = (int64_t)n * j->prompt_count;
    if (member(r, 0, "best_of") >= 0 && whole(r, "best_of", 1, MAX_CHOICES, 1) != n)
        reject(r, 400, "best_of", "unsupported_parameter", "best_of must be n");
    if (j->protocol->single && all > 1)
        reject(r, 400, j->protocol->input, NULL, "this endpoint accepts only one prompt");
    if (all > MAX_CHOICES) reject(r, 400, "n", NULL, "at most %d choices are allowed", MAX_CHOICES);
    if (r->status) return;
    j->choices = (choice *)tool_alloc((size_t)all, sizeof *j->choices);
    j->count = j->left = (int)all;
    for (i = 0; i < j->count; i++) {
        choice *c = &j->choices[i];
        c->job = j;
        c->index = i;
        c->prompt = &j->prompts[i / n];
        c->seed = seed + (uint64_t)(i % n); /* the first is the same as if alone */
        add(&c->output, "", 0);
    }
}

/* Members that a response repeats from its request. */
static void add_echo(request *r, job *j) {
    static const struct {
        const char *name, *otherwise;
    } members[] = {{"instructions", "null"},
                   {"max_output_tokens", "null"},
                   {"max_tool_calls", "null"},
                   {"metadata", "{}"},
                   {"parallel_tool_calls", "true"},
                   {"previous_response_id", "null"},
                   {"prompt_cache_key", "null"},
                   {"prompt_cache_retention", "null"},
                   {"reasoning", "{'effort':null,'summary':null}"},
                   {"safety_identifier", "null"},
                   {"text", "{'format':{'type':'text'}}"},
                   {"tool_choice", "'auto'"},
                   {"tools", "[]"},
                   {"truncation", "'disabled'"},
                   {"user", "null"}};
    size_t i;
    add_format(&j->echo,
               "'background':false,'access_programs':null,'conversation':null,'moderation':null,"
               "'prompt':null,'service_tier':'default','store':%b,'temperature':%f,'top_p':%f,"
               "'top_logprobs':%i",
               j->stored, (double)j->sampling.temperature, (double)j->sampling.top_p,
               (int64_t)j->generate.top_logprobs);
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
    j->stream = flag(r, "stream", j->protocol->streams);
    j->include_usage = options >= 0 && flag_of(r, options, "include_usage", false);
    j->continuous_usage = options >= 0 && flag_of(r, options, "continuous_usage_stats", false);
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

/* Reads a request; `read_input` reads its prompt. */
static job *read_job(const server *s, task *work, const protocol *protocol, bool chat,
                     void (*read_input_of)(const server *s, request *r, job *j)) {
    request *r = &work->request;
    job *j = work->job = (job *)tool_alloc(1, sizeof *j);
    char *reply;
    bool strict;
    work->enqueue = enqueue_job;
    read_options(r, protocol->options, 0);
    j->protocol = protocol;
    j->chat = chat;
    j->number = work->number;
    j->created = (int64_t)time(NULL);
    j->received = work->received;
    j->only_prompt = work->only_prompt;
    write_id(s, j->id, sizeof j->id, protocol->id, work->number);
    read_stream(r, j);
    read_length(s, r, j);
    if (chat) read_thinking_length(s, r, j);
    reply = read_form(s, r, j, &strict);
    if (chat) read_tools(s, r, j, reply, strict);
    read_input_of(s, r, j);
    read_sampling(s, r, j);
    read_stop(s, r, j);
    read_ends(s, r, j);
    read_logprobs(s, r, j);
    j->stored = protocol == &response_protocol && flag(r, "store", true);
    if (protocol == &response_protocol) add_echo(r, j);
    if (!j->only_prompt) fit_length(s, r, j);
    make_choices(work);
    if (s->keep_dir && !j->only_prompt && !r->status) hash_prompts(s, j);
    return j;
}

static void prepare_completion(const server *s, task *work) {
    read_job(s, work, &completion_protocol, false, read_prompts);
}
static void prepare_chat(const server *s, task *work) {
    read_job(s, work, &chat_protocol, true, read_messages);
}
static void prepare_response(const server *s, task *work) {
    read_job(s, work, &response_protocol, true, read_input);
}
static void prepare_message(const server *s, task *work) {
    read_job(s, work, &message_protocol, true, read_messages);
}
static void prepare_llama(const server *s, task *work) {
    read_job(s, work, &llama_protocol, false, read_prompts);
}
static void prepare_infill(const server *s, task *work) {
    read_job(s, work, &infill_protocol, false, read_infill);
}

/* ---- Ollama: an empty request loads the model, which is loaded */

static void add_load_answer(const server *s, task *work, const char *members) {
    add_ollama_opening(&work->answer, s, (int64_t)time(NULL));
    add_format(&work->answer, ",%r,'done':true,'done_reason':'load'}", members);
}

static void prepare_ollama_chat(const server *s, task *work) {
    int32_t list = member(&work->request, 0, "messages");
    if (list < 0 ||
        (kind_of(&work->request, list) == BITNET__JSON_ARRAY && !count_of(&work->request, list)))
        add_load_answer(s, work, "\"message\":{\"role\":\"assistant\",\"content\":\"\"}");
    else read_job(s, work, &ollama_chat_protocol, true, read_messages);
}

/* A chat message if the model has a chat format, unless the prompt is "raw" or has a suffix. Only a
   chat has a system prompt. */
static void prepare_generate(const server *s, task *work) {
    request *r = &work->request;
    bool infills = string_of(r, 0, "suffix").length > 0;
    bool chat = !infills && !flag(r, "raw", false) &&
                bitnet_tokenizer_chat_template(s->tokenizer) != BITNET_CHAT_NONE;
    int32_t system = member(r, 0, "system");
    if (!chat && system >= 0 && !is_off(r, system, NULL))
        reject(r, 400, "system", "unsupported_parameter",
               "system is not supported with raw, with a suffix, or by a model that was not "
               "trained for chat");
    if (!string_of(r, 0, "prompt").length && !infills)
        add_load_answer(s, work, "\"response\":\"\"");
    else
        read_job(s, work, &generate_protocol, chat,
                 infills ? read_suffix
                 : chat  ? read_question
                         : read_prompts);
}

/* ---- endpoints that return the prompt */

/* The prompt's tokens, or NULL after an error. */
static const token_ids *read_only_prompt(const server *s, task *work, const protocol *protocol,
                                         void (*read_input_of)(const server *s, request *r,
                                                               job *j)) {
    const job *j;
    work->only_prompt = true;
    j = read_job(s, work, protocol, true, read_input_of);
    return work->request.status ? NULL : j->prompts;
}

static void prepare_message_count(const server *s, task *work) {
    const token_ids *prompt = read_only_prompt(s, work, &message_protocol, read_messages);
    if (prompt) add_format(&work->answer, "{'input_tokens':%i}", (int64_t)prompt->count);
}

static void prepare_response_count(const server *s, task *work) {
    const token_ids *prompt = read_only_prompt(s, work, &response_protocol, read_input);
    if (prompt)
        add_format(&work->answer, "{'object':'response.input_tokens','input_tokens':%i}",
                   (int64_t)prompt->count);
}

/* The text of a chat's prompt, without the token that begins texts. */
static void prepare_template(const server *s, task *work) {
    const token_ids *prompt = read_only_prompt(s, work, &chat_protocol, read_messages);
    const bitnet_tokenizer *t = s->tokenizer;
    bitnet_detokenizer state = {{0}, 0, false};
    text words = {NULL, 0, 0};
    size_t i;
    if (!prompt) return;
    add(&words, "", 0);
    for (i = prompt->items[0] == bitnet_token_bos(t); i < prompt->count; i++) {
        bitnet_string name = bitnet_token_name(t, prompt->items[i]);
        if (bitnet_token_is_control(t, prompt->items[i])) add(&words, name.data, name.length);
        else add_piece(t, &words, &state, prompt->items[i]);
    }
    add_piece(t, &words, &state, -1);
    add_format(&work->answer, "{'prompt':%t}", &words);
    free_text(&words);
}

#endif
