/* options.h - the options of requests

   A table of the names that OpenAI, Anthropic, llama.cpp, vLLM and Ollama give to options, and what
   the server does with each. Names that are not in it are rejected, so that no option is ignored
   silently. tools/server.md lists the table; tests/test_server.c compares the two. */

#ifndef BITNET_SERVER_OPTIONS_H
#define BITNET_SERVER_OPTIONS_H

#include "request.h"

/* The endpoints that accept an option. Those in parentheses accept the same options. */
enum {
    OF_TEXT = 1,      /* /v1/completions (/completion) */
    OF_CHAT = 2,      /* /v1/chat/completions (/api/chat, /apply-template) */
    OF_RESPONSE = 4,  /* /v1/responses (/v1/responses/input_tokens) */
    OF_VECTORS = 8,   /* /v1/embeddings (/api/embed, /api/embeddings) */
    OF_MESSAGES = 16, /* /v1/messages (/v1/messages/count_tokens) */
    OF_GENERATE = 32, /* /api/generate */
    OF_INFILL = 64,   /* /infill */
    OF_CHOICES = OF_TEXT | OF_CHAT,
    OF_REPLIES = OF_CHAT | OF_RESPONSE,
    OF_SYSTEM = OF_MESSAGES | OF_GENERATE,
    OF_TEXTS = OF_TEXT | OF_CHAT | OF_RESPONSE | OF_MESSAGES | OF_GENERATE | OF_INFILL,
    OF_ALL = OF_TEXTS | OF_VECTORS
};

typedef enum option_use {
    OPTION_READ,    /* is used */
    OPTION_ALIAS,   /* is another name of the option `other` */
    OPTION_IGNORED, /* is accepted, because it does not change answers of this server */
    OPTION_REJECTED /* is rejected, unless its value turns it off: null, false, 0, empty, or a word
                       of `other` */
} option_use;

typedef struct option {
    const char *name;
    unsigned where;
    option_use use;
    const char *other;
} option;

static const option options[] = {
    /* prompts and messages */
    {"model", OF_ALL, OPTION_IGNORED, NULL},
    {"prompt", OF_TEXT | OF_GENERATE | OF_INFILL, OPTION_READ, NULL},
    {"prompt", OF_VECTORS, OPTION_ALIAS, "input"},
    {"prompt", OF_RESPONSE, OPTION_REJECTED, NULL},
    {"parse_special", OF_TEXT, OPTION_READ, NULL},
    {"add_special_tokens", OF_TEXT, OPTION_READ, NULL},
    {"add_special_tokens", OF_CHAT, OPTION_REJECTED, NULL},
    {"add_special_tokens", OF_VECTORS, OPTION_REJECTED, "true"},
    {"raw", OF_TEXT, OPTION_REJECTED, "true"},
    {"raw", OF_GENERATE, OPTION_READ, NULL},
    {"suffix", OF_TEXT, OPTION_REJECTED, NULL},
    {"suffix", OF_GENERATE, OPTION_READ, NULL},
    {"input_prefix", OF_INFILL, OPTION_READ, NULL},
    {"input_suffix", OF_INFILL, OPTION_READ, NULL},
    {"input_extra", OF_INFILL, OPTION_READ, NULL},
    {"echo", OF_CHOICES, OPTION_REJECTED, NULL},
    {"messages", OF_CHAT | OF_MESSAGES, OPTION_READ, NULL},
    {"continue_final_message", OF_REPLIES, OPTION_READ, NULL},
    {"add_generation_prompt", OF_CHAT, OPTION_READ, NULL},
    {"chat_template_kwargs", OF_REPLIES, OPTION_READ, NULL},
    {"chat_template", OF_CHAT, OPTION_REJECTED, NULL},
    {"system", OF_SYSTEM, OPTION_READ, NULL},
    {"system", OF_CHOICES, OPTION_REJECTED, NULL},
    {"system_prompt", OF_TEXT, OPTION_REJECTED, NULL},
    {"template", OF_CHOICES | OF_GENERATE, OPTION_REJECTED, NULL},
    {"context", OF_TEXT | OF_GENERATE, OPTION_REJECTED, NULL},
    {"documents", OF_CHAT, OPTION_REJECTED, NULL},
    {"input", OF_RESPONSE | OF_VECTORS, OPTION_READ, NULL},
    {"content", OF_VECTORS, OPTION_ALIAS, "input"},
    {"instructions", OF_RESPONSE, OPTION_READ, NULL},
    {"previous_response_id", OF_RESPONSE, OPTION_READ, NULL},
    {"conversation", OF_RESPONSE, OPTION_REJECTED, NULL},
    {"context_management", OF_RESPONSE, OPTION_REJECTED, NULL},
    {"context_management", OF_MESSAGES, OPTION_IGNORED, NULL},
    {"cache_control", OF_MESSAGES, OPTION_IGNORED, NULL},
    {"container", OF_MESSAGES, OPTION_REJECTED, NULL},
    {"thread", OF_MESSAGES, OPTION_REJECTED, NULL},
    {"mcp_servers", OF_MESSAGES, OPTION_REJECTED, NULL},
    {"truncation", OF_RESPONSE, OPTION_IGNORED, NULL},
    {"truncate", OF_ALL, OPTION_IGNORED, NULL},
    {"shift", OF_CHOICES | OF_GENERATE, OPTION_IGNORED, NULL},
    {"truncate_prompt_tokens", OF_CHOICES | OF_VECTORS, OPTION_REJECTED, NULL},
    {"truncation_side", OF_CHOICES | OF_VECTORS, OPTION_IGNORED, NULL},
    {"prompt_embeds", OF_TEXT, OPTION_REJECTED, NULL},
    {"images", OF_TEXT | OF_GENERATE, OPTION_REJECTED, NULL},
    {"image_data", OF_CHOICES, OPTION_REJECTED, NULL},
    {"multimodal_data", OF_CHOICES, OPTION_REJECTED, NULL},
    {"media_io_kwargs", OF_CHAT, OPTION_REJECTED, NULL},
    {"mm_processor_kwargs", OF_CHOICES, OPTION_REJECTED, NULL},
    {"input_prefix", OF_TEXT, OPTION_REJECTED, NULL},
    {"input_suffix", OF_TEXT, OPTION_REJECTED, NULL},
    {"input_extra", OF_TEXT, OPTION_REJECTED, NULL},
    /* length and end */
    {"max_tokens", OF_TEXTS, OPTION_READ, NULL},
    {"max_completion_tokens", OF_TEXTS, OPTION_ALIAS, "max_tokens"},
    {"max_output_tokens", OF_TEXTS, OPTION_ALIAS, "max_tokens"},
    {"n_predict", OF_TEXTS, OPTION_ALIAS, "max_tokens"},
    {"max_new_tokens", OF_TEXTS, OPTION_ALIAS, "max_tokens"},
    {"num_predict", OF_TEXTS, OPTION_ALIAS, "max_tokens"},
    {"min_tokens", OF_TEXTS, OPTION_READ, NULL},
    {"stop", OF_TEXTS, OPTION_READ, NULL},
    {"stop_sequences", OF_MESSAGES, OPTION_ALIAS, "stop"},
    {"stop_token_ids", OF_TEXTS, OPTION_READ, NULL},
    {"include_stop_str_in_output", OF_TEXTS, OPTION_READ, NULL},
    {"ignore_eos", OF_TEXTS, OPTION_READ, NULL},
    {"n_indent", OF_CHOICES, OPTION_REJECTED, NULL},
    {"n_indent", OF_INFILL, OPTION_IGNORED, NULL},
    {"t_max_predict_ms", OF_CHOICES, OPTION_REJECTED, "-1"},
    {"t_max_predict_ms", OF_INFILL, OPTION_IGNORED, NULL},
    {"t_max_prompt_ms", OF_CHOICES, OPTION_REJECTED, "-1"},
    {"t_max_prompt_ms", OF_INFILL, OPTION_IGNORED, NULL},
    {"repetition_detection", OF_CHOICES, OPTION_REJECTED, NULL},
    /* sampling */
    {"temperature", OF_TEXTS, OPTION_READ, NULL},
    {"top_p", OF_TEXTS, OPTION_READ, NULL},
    {"top_k", OF_TEXTS, OPTION_READ, NULL},
    {"min_p", OF_TEXTS, OPTION_READ, NULL},
    {"typical_p", OF_TEXTS, OPTION_READ, NULL},
    {"top_n_sigma", OF_TEXTS, OPTION_READ, NULL},
    {"xtc_probability", OF_TEXTS, OPTION_READ, NULL},
    {"xtc_threshold", OF_TEXTS, OPTION_READ, NULL},
    {"dry_multiplier", OF_TEXTS, OPTION_READ, NULL},
    {"dry_base", OF_TEXTS, OPTION_READ, NULL},
    {"dry_allowed_length", OF_TEXTS, OPTION_READ, NULL},
    {"dry_penalty_last_n", OF_TEXTS, OPTION_READ, NULL},
    {"dry_sequence_breakers", OF_TEXTS, OPTION_READ, NULL},
    {"repetition_penalty", OF_TEXTS, OPTION_READ, NULL},
    {"repeat_penalty", OF_TEXTS, OPTION_ALIAS, "repetition_penalty"},
    {"frequency_penalty", OF_TEXTS, OPTION_READ, NULL},
    {"presence_penalty", OF_TEXTS, OPTION_READ, NULL},
    {"penalty_last", OF_TEXTS, OPTION_READ, NULL},
    {"repeat_last_n", OF_TEXTS, OPTION_ALIAS, "penalty_last"},
    {"samplers", OF_TEXTS, OPTION_READ, NULL},
    {"logit_bias", OF_TEXTS, OPTION_READ, NULL},
    {"seed", OF_TEXTS, OPTION_READ, NULL},
    {"mirostat", OF_TEXTS, OPTION_REJECTED, NULL},
    {"mirostat_tau", OF_TEXTS, OPTION_IGNORED, NULL},
    {"mirostat_eta", OF_TEXTS, OPTION_IGNORED, NULL},
    {"dynatemp_range", OF_TEXTS, OPTION_REJECTED, NULL},
    {"dynatemp_exponent", OF_TEXTS, OPTION_IGNORED, NULL},
    {"adaptive_target", OF_TEXTS, OPTION_REJECTED, "-1"},
    {"adaptive_decay", OF_TEXTS, OPTION_IGNORED, NULL},
    {"tfs_z", OF_TEXTS, OPTION_REJECTED, "1"},
    {"min_keep", OF_TEXTS, OPTION_REJECTED, NULL},
    {"penalize_nl", OF_TEXTS, OPTION_REJECTED, "true"},
    {"penalize_newline", OF_TEXTS, OPTION_REJECTED, "true"},
    {"bad_words", OF_CHOICES, OPTION_REJECTED, NULL},
    {"allowed_token_ids", OF_CHOICES, OPTION_REJECTED, NULL},
    {"use_beam_search", OF_CHOICES, OPTION_REJECTED, NULL},
    {"length_penalty", OF_CHOICES, OPTION_REJECTED, "1"},
    {"watermarking", OF_CHOICES, OPTION_REJECTED, NULL},
    {"lora", OF_CHOICES, OPTION_REJECTED, NULL},
    /* the format of an answer */
    {"response_format", OF_CHOICES, OPTION_READ, NULL},
    {"text", OF_RESPONSE, OPTION_READ, NULL},
    {"output_config", OF_MESSAGES, OPTION_READ, NULL},
    {"output_format", OF_MESSAGES, OPTION_READ, NULL},
    {"json_schema", OF_TEXTS, OPTION_READ, NULL},
    {"guided_json", OF_TEXTS, OPTION_ALIAS, "json_schema"},
    {"guided_choice", OF_TEXTS, OPTION_READ, NULL},
    {"guided_regex", OF_TEXTS, OPTION_READ, NULL},
    {"grammar", OF_TEXTS, OPTION_READ, NULL},
    {"guided_grammar", OF_TEXTS, OPTION_ALIAS, "grammar"},
    {"structured_outputs", OF_TEXTS, OPTION_READ, NULL},
    {"format", OF_TEXTS, OPTION_READ, NULL},
    {"guided_decoding_backend", OF_TEXTS, OPTION_IGNORED, NULL},
    {"guided_whitespace_pattern", OF_TEXTS, OPTION_REJECTED, NULL},
    {"structural_tag", OF_TEXTS, OPTION_REJECTED, NULL},
    {"grammar_lazy", OF_CHOICES, OPTION_REJECTED, NULL},
    {"grammar_triggers", OF_CHOICES, OPTION_REJECTED, NULL},
    {"preserved_tokens", OF_CHOICES, OPTION_REJECTED, NULL},
    {"modalities", OF_CHAT, OPTION_REJECTED, "text"},
    {"audio", OF_CHAT, OPTION_REJECTED, NULL},
    {"verbosity", OF_CHAT, OPTION_IGNORED, NULL},
    /* tools and thoughts */
    {"tools", OF_REPLIES | OF_MESSAGES, OPTION_READ, NULL},
    {"tool_choice", OF_REPLIES | OF_MESSAGES, OPTION_READ, NULL},
    {"parallel_tool_calls", OF_REPLIES, OPTION_READ, NULL},
    {"functions", OF_CHAT, OPTION_REJECTED, NULL},
    {"function_call", OF_CHAT, OPTION_REJECTED, "none auto"},
    {"max_tool_calls", OF_RESPONSE, OPTION_IGNORED, NULL},
    {"web_search_options", OF_CHAT, OPTION_IGNORED, NULL},
    {"parse_tool_calls", OF_CHAT, OPTION_REJECTED, "true"},
    {"reasoning_effort", OF_REPLIES, OPTION_READ, NULL},
    {"reasoning", OF_REPLIES, OPTION_READ, NULL},
    {"think", OF_REPLIES | OF_GENERATE, OPTION_READ, NULL},
    {"thinking", OF_MESSAGES, OPTION_READ, NULL},
    {"max_thinking_tokens", OF_REPLIES, OPTION_READ, NULL},
    {"thinking_token_budget", OF_REPLIES, OPTION_ALIAS, "max_thinking_tokens"},
    {"thinking_budget_tokens", OF_REPLIES, OPTION_ALIAS, "max_thinking_tokens"},
    {"reasoning_budget_tokens", OF_REPLIES, OPTION_ALIAS, "max_thinking_tokens"},
    {"reasoning_budget_message", OF_CHAT, OPTION_REJECTED, NULL},
    {"reasoning_budget_start_tag", OF_CHAT, OPTION_REJECTED, NULL},
    {"reasoning_budget_end_tag", OF_CHAT, OPTION_REJECTED, NULL},
    {"reasoning_budget_arm_immediately", OF_CHAT, OPTION_REJECTED, NULL},
    {"include_reasoning", OF_CHAT, OPTION_REJECTED, "true"},
    {"reasoning_format", OF_CHAT, OPTION_REJECTED, "auto deepseek"},
    {"reasoning_in_content", OF_CHAT, OPTION_REJECTED, NULL},
    {"thinking_forced_open", OF_CHAT, OPTION_REJECTED, NULL},
    {"chat_format", OF_CHAT, OPTION_REJECTED, NULL},
    {"chat_parser", OF_CHAT, OPTION_REJECTED, NULL},
    /* answers */
    {"n", OF_CHOICES, OPTION_READ, NULL},
    {"n_cmpl", OF_CHOICES, OPTION_ALIAS, "n"},
    {"best_of", OF_TEXT, OPTION_READ, NULL},
    {"stream", OF_TEXTS, OPTION_READ, NULL},
    {"stream_options", OF_TEXTS, OPTION_READ, NULL},
    {"stream_interval", OF_CHOICES, OPTION_IGNORED, NULL},
    {"logprobs", OF_CHOICES | OF_GENERATE, OPTION_READ, NULL},
    {"top_logprobs", OF_REPLIES | OF_GENERATE, OPTION_READ, NULL},
    {"include", OF_RESPONSE, OPTION_READ, NULL},
    {"n_probs", OF_TEXT | OF_INFILL, OPTION_READ, NULL},
    {"n_probs", OF_CHAT, OPTION_REJECTED, NULL},
    {"post_sampling_probs", OF_CHOICES, OPTION_REJECTED, NULL},
    {"prompt_logprobs", OF_CHOICES, OPTION_REJECTED, NULL},
    {"logprob_token_ids", OF_CHOICES, OPTION_REJECTED, NULL},
    {"skip_special_tokens", OF_CHOICES, OPTION_REJECTED, "true"},
    {"spaces_between_special_tokens", OF_CHOICES, OPTION_IGNORED, NULL},
    {"return_tokens", OF_CHOICES, OPTION_REJECTED, NULL},
    {"return_token_ids", OF_CHOICES, OPTION_REJECTED, NULL},
    {"return_tokens_as_token_ids", OF_CHOICES, OPTION_REJECTED, NULL},
    {"return_token_offsets", OF_CHOICES, OPTION_REJECTED, NULL},
    {"return_prompt_text", OF_CHAT, OPTION_REJECTED, NULL},
    {"return_progress", OF_CHOICES, OPTION_IGNORED, NULL},
    {"return_mm_kwargs", OF_CHOICES, OPTION_IGNORED, NULL},
    {"routed_experts_prompt_start", OF_CHOICES, OPTION_REJECTED, NULL},
    {"response_fields", OF_TEXT, OPTION_REJECTED, NULL},
    {"response_fields", OF_INFILL, OPTION_IGNORED, NULL},
    {"timings_per_token", OF_CHOICES, OPTION_IGNORED, NULL},
    {"_debug_render_only", OF_CHOICES, OPTION_REJECTED, NULL},
    {"background", OF_RESPONSE, OPTION_REJECTED, NULL},
    {"moderation", OF_REPLIES, OPTION_REJECTED, NULL},
    {"store", OF_RESPONSE, OPTION_READ, NULL},
    {"store", OF_CHAT, OPTION_IGNORED, NULL},
    /* vectors */
    {"encoding_format", OF_VECTORS, OPTION_READ, NULL},
    {"dimensions", OF_VECTORS, OPTION_READ, NULL},
    {"normalize", OF_VECTORS, OPTION_REJECTED, "true"},
    {"use_activation", OF_VECTORS, OPTION_REJECTED, "true"},
    {"embd_normalize", OF_VECTORS, OPTION_REJECTED, "2"},
    {"embed_dtype", OF_VECTORS, OPTION_REJECTED, "float32"},
    {"endianness", OF_VECTORS, OPTION_REJECTED, "native"},
    /* how a server works */
    {"options", OF_ALL, OPTION_READ, NULL},
    {"user", OF_ALL, OPTION_IGNORED, NULL},
    {"metadata", OF_REPLIES | OF_MESSAGES, OPTION_IGNORED, NULL},
    {"client_metadata", OF_RESPONSE, OPTION_IGNORED, NULL},
    {"safety_identifier", OF_REPLIES, OPTION_IGNORED, NULL},
    {"service_tier", OF_REPLIES | OF_MESSAGES, OPTION_IGNORED, NULL},
    {"inference_geo", OF_MESSAGES, OPTION_IGNORED, NULL},
    {"prompt_cache_key", OF_REPLIES, OPTION_IGNORED, NULL},
    {"prompt_cache_options", OF_REPLIES, OPTION_IGNORED, NULL},
    {"prompt_cache_retention", OF_REPLIES, OPTION_IGNORED, NULL},
    {"prediction", OF_CHAT, OPTION_IGNORED, NULL},
    {"priority", OF_ALL, OPTION_IGNORED, NULL},
    {"request_id", OF_ALL, OPTION_IGNORED, NULL},
    {"session_id", OF_CHOICES, OPTION_IGNORED, NULL},
    {"cache_salt", OF_ALL, OPTION_REJECTED, NULL},
    {"vllm_xargs", OF_CHOICES, OPTION_REJECTED, NULL},
    {"kv_transfer_params", OF_CHOICES, OPTION_REJECTED, NULL},
    {"ec_transfer_params", OF_CHOICES, OPTION_REJECTED, NULL},
    {"cache_prompt", OF_CHOICES | OF_INFILL, OPTION_IGNORED, NULL},
    {"id_slot", OF_CHOICES | OF_INFILL, OPTION_IGNORED, NULL},
    {"n_keep", OF_CHOICES | OF_INFILL, OPTION_IGNORED, NULL},
    {"n_discard", OF_CHOICES | OF_INFILL, OPTION_IGNORED, NULL},
    {"n_cache_reuse", OF_CHOICES | OF_INFILL, OPTION_IGNORED, NULL},
    {"backend_sampling", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.n_max", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.n_min", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.p_min", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.type", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.ngram_size_n", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.ngram_size_m", OF_CHOICES, OPTION_IGNORED, NULL},
    {"speculative.ngram_m_hits", OF_CHOICES, OPTION_IGNORED, NULL},
    {"keep_alive", OF_ALL, OPTION_IGNORED, NULL},
    {"num_ctx", OF_ALL, OPTION_IGNORED, NULL},
    {"num_keep", OF_ALL, OPTION_IGNORED, NULL},
    {"num_batch", OF_ALL, OPTION_IGNORED, NULL},
    {"num_gpu", OF_ALL, OPTION_IGNORED, NULL},
    {"main_gpu", OF_ALL, OPTION_IGNORED, NULL},
    {"num_thread", OF_ALL, OPTION_IGNORED, NULL},
    {"draft_num_predict", OF_ALL, OPTION_IGNORED, NULL},
    {"use_mmap", OF_ALL, OPTION_IGNORED, NULL},
    {"use_mlock", OF_ALL, OPTION_IGNORED, NULL},
    {"numa", OF_ALL, OPTION_IGNORED, NULL},
    {"low_vram", OF_ALL, OPTION_IGNORED, NULL},
    {"f16_kv", OF_ALL, OPTION_IGNORED, NULL}};

enum { OPTIONS = sizeof options / sizeof *options };

/* Is `word` one of the words in `list`? */
static bool has_word(const char *list, bitnet_string word) {
    const char *at = list;
    while (at && *at) {
        size_t length = strcspn(at, " ");
        if (length == word.length && !memcmp(at, word.data, length)) return true;
        at += length;
        while (*at == ' ') at++;
    }
    return false;
}

/* Does the value turn off an unsupported option? `neutral`: further values that do, or NULL. */
static bool is_off(const request *r, int32_t at, const char *neutral) {
    double value;
    switch (kind_of(r, at)) {
    case BITNET__JSON_NULL:
    case BITNET__JSON_FALSE: return true;
    case BITNET__JSON_TRUE: return neutral && !strcmp(neutral, "true");
    case BITNET__JSON_NUMBER:
        value = strtod(text_of(r, at).data, NULL);
        return value == 0 || (neutral && *neutral < 'A' && value == strtod(neutral, NULL));
    case BITNET__JSON_STRING: return !text_of(r, at).length || has_word(neutral, text_of(r, at));
    case BITNET__JSON_ARRAY:
        for (at = child_of(r, at); at >= 0; at = next_of(r, at))
            if (!has_word(neutral, text_of(r, at))) return false;
        return true;
    default: return !count_of(r, at);
    }
}

/* Rejects the member by its name. */
static void reject_member(request *r, int32_t at, const char *within, const char *format) {
    bitnet_string key = r->json.values[at].key;
    if (r->status) return;
    snprintf(r->unknown, sizeof r->unknown, "%s%s%.*s", within, *within ? "." : "",
             (int)(key.length < 48 ? key.length : 48), key.data);
    reject(r, 400, r->unknown, "unknown_parameter", format, r->unknown);
}

/* Rejects members of an object that are not in `names`, unless their values turn them off. */
static void check_members(request *r, int32_t object, const char *path, const char *names) {
    int32_t at = object < 0 || kind_of(r, object) != BITNET__JSON_OBJECT ? -1 : child_of(r, object);
    for (; at >= 0; at = next_of(r, at))
        if (!is_off(r, at, NULL) && !has_word(names, r->json.values[at].key))
            reject_member(r, at, path, "unknown option %s");
}

/* Records an option under its own name. Two spellings of an option must not differ. */
static void note_spelling(request *r, int32_t at, const char *name, const char *given) {
    int32_t other = member(r, 0, name);
    if (other >= 0 && !bitnet__equal(raw_of(r, other), raw_of(r, at)))
        reject(r, 400, given, NULL, "%s and %s are the same option, but differ",
               spelled(r, other, name), given);
    if (r->spelling_count == SPELLINGS)
        reject(r, 400, given, NULL, "at most %d options may use other spellings", SPELLINGS);
    if (r->status || other >= 0) return;
    r->spellings[r->spelling_count].name = name;
    r->spellings[r->spelling_count].spelled = given;
    r->spellings[r->spelling_count++].at = at;
}

static void read_options(request *r, unsigned where, int32_t object);

static void read_option(request *r, unsigned where, int32_t at, bool nested) {
    bitnet_string key = r->json.values[at].key;
    const char *unknown = "unknown option %s";
    int i;
    for (i = 0; i < OPTIONS; i++) {
        const option *o = &options[i];
        if (!bitnet__is(key, o->name)) continue;
        unknown = "%s is not an option of this endpoint";
        if (!(o->where & where)) continue;
        if (o->use == OPTION_REJECTED && !is_off(r, at, o->other))
            reject(r, 400, o->name, "unsupported_parameter", "%s is not supported", o->name);
        if (o->use == OPTION_ALIAS) note_spelling(r, at, o->other, o->name);
        else if (o->use == OPTION_READ && nested) note_spelling(r, at, o->name, o->name);
        else if (o->use == OPTION_READ && !strcmp(o->name, "options")) read_options(r, where, at);
        return;
    }
    reject_member(r, at, "", unknown);
}

/* Records members of Anthropic's objects that are options. */
static void note_members(request *r) {
    static const struct {
        const char *object, *member, *name;
    } members[] = {{"thinking", "budget_tokens", "max_thinking_tokens"},
                   {"output_config", "effort", "reasoning_effort"}};
    size_t i;
    for (i = 0; i < sizeof members / sizeof *members; i++) {
        int32_t object = object_of(r, 0, members[i].object);
        int32_t at = object < 0 ? -1 : member(r, object, members[i].member);
        if (at >= 0) note_spelling(r, at, members[i].name, members[i].member);
    }
}

/* Checks the request's options, or those that Ollama's clients put into "options". */
static void read_options(request *r, unsigned where, int32_t object) {
    int32_t at;
    if (object && kind_of(r, object) != BITNET__JSON_OBJECT)
        reject(r, 400, "options", NULL, "options must be an object");
    for (at = child_of(r, object); at >= 0 && !r->status; at = next_of(r, at))
        if (kind_of(r, at) != BITNET__JSON_NULL) read_option(r, where, at, object != 0);
    if (!object && where == OF_MESSAGES) note_members(r);
}

#endif
