/* models.h - describes the model to clients of several APIs

   /v1/models has the members of OpenAI's and of Anthropic's API. /api/tags, /api/ps and /api/show
   are Ollama's, /props is llama.cpp's. */

#ifndef BITNET_SERVER_MODELS_H
#define BITNET_SERVER_MODELS_H

#include "answers.h"
#include "options.h"
#include "request.h"
#include "state.h"
#include "../bitnet_infill.h"

/* The version of Ollama whose API /api follows; clients require one. */
#define OLLAMA_VERSION "0.12.0"

/* The text with %XX decoded; the caller frees it. */
static text decoded(bitnet_string s) {
    text to = {NULL, 0, 0};
    size_t i;
    add(&to, "", 0);
    for (i = 0; i < s.length; i++) {
        int high = s.data[i] == '%' && i + 2 < s.length ? bitnet__hex_digit(s.data[i + 1]) : -1;
        int low = high >= 0 ? bitnet__hex_digit(s.data[i + 2]) : -1;
        char byte = low >= 0 ? (char)(high << 4 | low) : s.data[i];
        add(&to, &byte, 1);
        if (low >= 0) i += 2;
    }
    return to;
}

static text decoded_name(const connection *c) { return decoded(c->request.name); }

/* The value of a member of the query; empty if there is none. */
static text query_value(const connection *c, const char *name) {
    bitnet_string rest = c->request.query, pair, key, none = {NULL, 0};
    bool more = true;
    while (more) {
        more = http_cut(&rest, "&", &pair);
        if (!more) pair = rest;
        if (http_cut(&pair, "=", &key) && bitnet__is(key, name)) return decoded(pair);
    }
    return decoded(none);
}

/* The page's initial mode. bitnet_train's models have BitNet's chat template but not its
   vocabulary, and tell stories. */
static const char *mode_of(const bitnet_tokenizer *t) {
    static const char header[] = "<|start_header_id|>";
    bitnet_chat_template form = bitnet_tokenizer_chat_template(t);
    if (form == BITNET_CHAT_BITNET && bitnet_token_find(t, header, strlen(header)) < 0)
        return "text";
    return form == BITNET_CHAT_NONE ? "text" : "chat";
}

/* Describes the server's model, or the one for embeddings. */
static void add_model(text *t, const server *s, const bitnet_model *model) {
    const bitnet_model_info *info = bitnet_model_get_info(model);
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(model);
    bool own = model == s->model;
    const char *id = own ? s->id : s->embedder_id;
    add_format(t,
               "{'id':%s,'object':'model','type':'model','display_name':%s,'created':0,"
               "'created_at':'1970-01-01T00:00:00Z','owned_by':'bitnet.h','context':%i,'chat':%b,"
               "'mode':%s,'parameters':%i}",
               id, id, (int64_t)(own ? s->session.context_length : info->context_length),
               own && bitnet_tokenizer_chat_template(tokenizer) != BITNET_CHAT_NONE,
               mode_of(tokenizer), (int64_t)info->parameters);
}

static void answer_models(server *s, connection *c) {
    bool two = s->embedder != s->model;
    text body = {NULL, 0, 0};
    add_format(&body, "{'object':'list','data':[");
    add_model(&body, s, s->model);
    if (two) add_format(&body, ","), add_model(&body, s, s->embedder);
    add_format(&body, "],'has_more':false,'first_id':%s,'last_id':%s}", s->id,
               two ? s->embedder_id : s->id);
    answer_json(s, c, 200, &body);
}

static void answer_model(server *s, connection *c) {
    text body = {NULL, 0, 0}, id = decoded_name(c);
    if (!strcmp(id.data, s->id)) add_model(&body, s, s->model);
    else if (s->embedder != s->model && !strcmp(id.data, s->embedder_id))
        add_model(&body, s, s->embedder);
    free_text(&id);
    if (body.length) answer_json(s, c, 200, &body);
    else answer_error(s, c, 404, "model", "model_not_found", "no model has this name");
}

/* ---- Ollama's */

static void add_details(text *t, const bitnet_model *model) {
    const bitnet_model_info *info = bitnet_model_get_info(model);
    char size[32];
    snprintf(size, sizeof size, info->parameters < 999950000 ? "%.1fM" : "%.1fB",
             (double)info->parameters * (info->parameters < 999950000 ? 1e-6 : 1e-9));
    add_format(t,
               "'details':{'parent_model':'','format':'gguf','family':%s,'families':[%s],"
               "'parameter_size':%s,'quantization_level':'ternary'}",
               info->architecture, info->architecture, size);
}

/* The digest has the length of Ollama's, but is made from the model's fingerprint. */
static void add_listed(text *t, const server *s, const bitnet_model *model) {
    const bitnet_model_info *info = bitnet_model_get_info(model);
    const char *id = model == s->model ? s->id : s->embedder_id;
    char digest[65];
    int i;
    for (i = 0; i < 4; i++)
        snprintf(digest + 16 * i, 17, "%016llx",
                 (unsigned long long)bitnet__random(model->fingerprint, (uint64_t)i));
    add_format(t,
               "{'name':%s,'model':%s,'modified_at':'1970-01-01T00:00:00Z','size':%i,'digest':%s,"
               "'context_length':%i,'size_vram':0,'expires_at':'9999-12-31T23:59:59Z',",
               id, id, (int64_t)bitnet_gguf_file_size(bitnet_model_gguf(model)), digest,
               (int64_t)(model == s->model ? s->session.context_length : info->context_length));
    add_details(t, model);
    add_format(t, "}");
}

/* /api/tags and /api/ps: all models are loaded. */
static void answer_tags(server *s, connection *c) {
    text body = {NULL, 0, 0};
    add_format(&body, "{'models':[");
    add_listed(&body, s, s->model);
    if (s->embedder != s->model) add_format(&body, ","), add_listed(&body, s, s->embedder);
    add_format(&body, "]}");
    answer_json(s, c, 200, &body);
}

static void answer_version(server *s, connection *c) {
    text body = {NULL, 0, 0};
    add_format(&body, "{'version':'" OLLAMA_VERSION "'}");
    answer_json(s, c, 200, &body);
}

/* Is it the model's name, perhaps with Ollama's tag? */
static bool is_name(bitnet_string name, const char *id) {
    static const char tag[] = ":latest";
    size_t length = strlen(id);
    return begins_with(name, id) &&
           (name.length == length ||
            bitnet__is(bitnet__string_of(name.data + length, name.length - length), tag));
}

/* Writes the models' capabilities in Ollama's terms. */
static void add_capabilities(text *t, const bitnet_model *model) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(model);
    int32_t marks[BITNET__INFILL_MARKS];
    add_format(t, "'capabilities':['completion','embedding'");
    if (bitnet_tokenizer_chat_template(tokenizer) != BITNET_CHAT_NONE) add_format(t, ",'tools'");
    if (tokenizer->thinking != BITNET__THINKS_NEVER) add_format(t, ",'thinking'");
    if (bitnet__infill_marks(model, marks)) add_format(t, ",'insert'");
    add_format(t, "]");
}

/* {"model": NAME}, or "name" as in older clients. */
static void prepare_show(const server *s, task *work) {
    request *r = &work->request;
    const bitnet_model *model = s->model;
    const bitnet_model_info *info;
    bitnet_string name = string_of(r, 0, "model"), form;
    text *t = &work->answer;
    if (!name.data) name = string_of(r, 0, "name");
    if (!name.data) reject(r, 400, "model", NULL, "model is required");
    else if (s->embedder != s->model && is_name(name, s->embedder_id)) model = s->embedder;
    else if (!is_name(name, s->id))
        reject_value(r, 404, "model", "model_not_found", "model '%s' not found", name);
    if (r->status) return;
    info = bitnet_model_get_info(model);
    form = bitnet_model_metadata(model, "tokenizer.chat_template");
    add_format(t, "{'modelfile':'','parameters':'','license':'','template':");
    add_quoted(t, form.data, form.length);
    add_format(t, ",'modified_at':'1970-01-01T00:00:00Z',");
    add_details(t, model);
    add_format(t,
               ",'model_info':{'general.architecture':%s,'general.parameter_count':%i,"
               "'%r.context_length':%i,'%r.embedding_length':%i,'%r.block_count':%i,"
               "'%r.attention.head_count':%i},",
               info->architecture, (int64_t)info->parameters, info->architecture,
               (int64_t)(model == s->model ? s->session.context_length : info->context_length),
               info->architecture, (int64_t)info->hidden_size, info->architecture,
               (int64_t)info->layers, info->architecture, (int64_t)info->heads);
    add_capabilities(t, model);
    add_format(t, "}");
}

/* ---- llama.cpp's */

static void add_token_name(text *t, const server *s, const char *member_name, int32_t id) {
    bitnet_string name = {"", 0};
    if (id >= 0) name = bitnet_token_name(s->tokenizer, id);
    add_format(t, ",%s:", member_name);
    add_quoted(t, name.data, name.length);
}

static void answer_props(server *s, connection *c) {
    bitnet_string form = bitnet_model_metadata(s->model, "tokenizer.chat_template");
    const bitnet_sampling *o = &s->sampling;
    text body = {NULL, 0, 0};
    add_format(&body,
               "{'default_generation_settings':{'n_ctx':%i,'params':{'temperature':%f,'top_k':%i,"
               "'top_p':%f,'min_p':%f,'repeat_penalty':%f}},'total_slots':%i,'model_alias':%s,"
               "'model_path':%s,'modalities':{'vision':false,'audio':false},'chat_template':",
               (int64_t)s->session.context_length, (double)o->temperature, (int64_t)o->top_k,
               (double)o->top_p, (double)o->min_p, (double)o->repetition_penalty,
               (int64_t)s->parallel, s->id, s->id);
    add_quoted(&body, form.data, form.length);
    add_token_name(&body, s, "bos_token", bitnet_token_bos(s->tokenizer));
    add_token_name(&body, s, "eos_token", bitnet_token_eos(s->tokenizer));
    add_format(&body, ",'build_info':'bitnet.h %i.%i','is_sleeping':false}",
               (int64_t)(BITNET_VERSION / 10000), (int64_t)(BITNET_VERSION / 100 % 100));
    answer_json(s, c, 200, &body);
}

#endif
