/* endpoints.h - the other endpoints: tokens, models, stored responses and the page

   /tokenize and /detokenize are prepared like other POSTs. The others are answered at once. */

#ifndef BITNET_SERVER_ENDPOINTS_H
#define BITNET_SERVER_ENDPOINTS_H

#include "archive.h"
#include "prompts.h"
#include "page.h"

/* {"content": TEXT, "add_special": begin as the model does, "parse_special": <|...|> in the text
   are tokens, "with_pieces": and each token's text} */
static void prepare_tokens(const server *s, task *work) {
    request *r = &work->request;
    token_ids ids = {NULL, 0, 0};
    token_source w = {{NULL, 0}, NULL, 0, 0};
    bool pieces = flag(r, "with_pieces", false);
    size_t i;
    w.words = string_of(r, 0, "content");
    if (!w.words.data) reject(r, 400, "content", NULL, "content must be a string");
    if (flag(r, "add_special", false)) w.flags |= BITNET_ADD_BOS;
    if (flag(r, "parse_special", false)) w.flags |= BITNET_PARSE_SPECIAL;
    add_tokens(s->tokenizer, r, &ids, &w);
    add_format(&work->answer, "{'tokens':[");
    for (i = 0; i < ids.count; i++) {
        bitnet_string piece = bitnet_token_bytes(s->tokenizer, ids.items[i]);
        if (i) add(&work->answer, ",", 1);
        if (pieces) add_format(&work->answer, "{'id':%i,'piece':", (int64_t)ids.items[i]);
        else add_whole(&work->answer, ids.items[i]);
        if (pieces) add_quoted(&work->answer, piece.data, piece.length), add(&work->answer, "}", 1);
    }
    add_format(&work->answer, "]}");
    free(ids.items);
}

/* {"tokens": [...]} */
static void prepare_words(const server *s, task *work) {
    request *r = &work->request;
    text words = {NULL, 0, 0};
    token_ids ids = {NULL, 0, 0};
    bitnet_detokenizer state = {{0}, 0, false};
    int32_t list = member(r, 0, "tokens");
    size_t i, length;
    if (list < 0 || kind_of(r, list) != BITNET__JSON_ARRAY)
        reject(r, 400, "tokens", NULL, "tokens must be an array");
    else read_ids(s->tokenizer, r, list, "tokens", &ids);
    add(&words, "", 0);
    for (i = 0; i <= ids.count; i++) {
        int32_t id = i < ids.count ? ids.items[i] : -1;
        bitnet_detokenizer before = state;
        length = bitnet_detokenizer_next(&before, s->tokenizer, id, NULL, 0);
        tool_grow(&words.data, &words.room, words.length + length + 1, 1);
        words.length +=
            bitnet_detokenizer_next(&state, s->tokenizer, id, words.data + words.length, length);
    }
    add_format(&work->answer, "{'content':%t}", &words);
    free_text(&words);
    free(ids.items);
}

/* The page's first mode. bitnet_train's models have BitNet's chat template, but not its vocabulary:
   they tell stories. */
static const char *mode_of(const bitnet_tokenizer *t) {
    static const char header[] = "<|start_header_id|>";
    bitnet_chat_template form = bitnet_tokenizer_chat_template(t);
    if (form == BITNET_CHAT_BITNET && bitnet_token_find(t, header, strlen(header)) < 0)
        return "text";
    return form == BITNET_CHAT_NONE ? "text" : "chat";
}

/* The server's model, or the one that makes embeddings. */
static void add_model(text *t, const server *s, const bitnet_model *model) {
    const bitnet_model_info *info = bitnet_model_get_info(model);
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(model);
    bool own = model == s->model;
    add_format(t,
               "{'id':%s,'object':'model','created':0,'owned_by':'bitnet.h','context':%i,'chat':%b,"
               "'mode':%s,'parameters':%i}",
               own ? s->id : s->embedder_id,
               (int64_t)(own ? s->session.context_length : info->context_length),
               own && bitnet_tokenizer_chat_template(tokenizer) != BITNET_CHAT_NONE,
               mode_of(tokenizer), (int64_t)info->parameters);
}

static void answer_models(server *s, connection *c) {
    text body = {NULL, 0, 0};
    add_format(&body, "{'object':'list','data':[");
    add_model(&body, s, s->model);
    if (s->embedder != s->model) {
        add_format(&body, ",");
        add_model(&body, s, s->embedder);
    }
    add_format(&body, "]}");
    answer_json(s, c, 200, &body);
}

/* What follows the endpoint's path, with %XX decoded; yours to free. */
static text path_rest(const connection *c, const char *path) {
    bitnet_string p = c->request.path;
    text rest = {NULL, 0, 0};
    size_t i;
    add(&rest, "", 0);
    for (i = strlen(path); i < p.length; i++) {
        int high = p.data[i] == '%' && i + 2 < p.length ? bitnet__hex_digit(p.data[i + 1]) : -1;
        int low = high >= 0 ? bitnet__hex_digit(p.data[i + 2]) : -1;
        char byte = low >= 0 ? (char)(high << 4 | low) : p.data[i];
        add(&rest, &byte, 1);
        if (low >= 0) i += 2;
    }
    return rest;
}

static void answer_model(server *s, connection *c) {
    text body = {NULL, 0, 0}, id = path_rest(c, "/v1/models/");
    if (!strcmp(id.data, s->id)) add_model(&body, s, s->model);
    else if (s->embedder != s->model && !strcmp(id.data, s->embedder_id))
        add_model(&body, s, s->embedder);
    free_text(&id);
    if (body.length) answer_json(s, c, 200, &body);
    else answer_error(s, c, 404, "model", "model_not_found", "no model has this name");
}

/* Returns or deletes a stored response. */
static void answer_response(server *s, connection *c) {
    text body = {NULL, 0, 0}, id = path_rest(c, "/v1/responses/");
    bitnet_string name;
    stored_response *p;
    name = bitnet__string_of(id.data, id.length);
    bitnet__lock(&s->archive->monitor);
    p = find_response(s->archive, name);
    if (p && strcmp(p->id, id.data) != 0) p = NULL;
    if (p && !bitnet__is(c->request.method, "DELETE")) {
        add(&body, p->body.data, p->body.length);
    } else if (p) {
        add_format(&body, "{'id':%s,'object':'response','deleted':true}", p->id);
        drop_response(s->archive, p);
    }
    bitnet__unlock(&s->archive->monitor);
    free_text(&id);
    if (body.length) answer_json(s, c, 200, &body);
    else
        answer_error(s, c, 404, NULL, "not_found",
                     "this response is unknown or was deleted; --responses N keeps N bytes");
}

static void answer_page(server *s, connection *c) {
    text body = {NULL, 0, 0};
    size_t i;
    for (i = 0; i < sizeof page / sizeof *page; i++) add(&body, page[i], strlen(page[i]));
    answer(s, c, 200, "text/html; charset=utf-8", &body);
}

#endif
