/* endpoints.h - the other endpoints: tokens, stored responses and the page

   The preparing thread answers /tokenize and /detokenize, and lists the input of a response. The
   serving thread answers the others at once. */

#ifndef BITNET_SERVER_ENDPOINTS_H
#define BITNET_SERVER_ENDPOINTS_H

#include "archive.h"
#include "models.h"
#include "prompts.h"
#include "tasks.h"
#include "page.h"

/* {"content": TEXT, "add_special": add bos as the model requires, "parse_special": <|...|> in the
   text are tokens, "with_pieces": also return each token's text} */
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
    size_t i;
    if (list < 0 || kind_of(r, list) != BITNET__JSON_ARRAY)
        reject(r, 400, "tokens", NULL, "tokens must be an array");
    else read_ids(s->tokenizer, r, list, "tokens", &ids);
    add(&words, "", 0);
    for (i = 0; i < ids.count; i++) add_piece(s->tokenizer, &words, &state, ids.items[i]);
    add_piece(s->tokenizer, &words, &state, -1);
    add_format(&work->answer, "{'content':%t}", &words);
    free_text(&words);
    free(ids.items);
}

/* ---- stored responses */

/* The response that the path names, or NULL. The archive is locked. */
static stored_response *response_of(server *s, const connection *c) {
    text id = decoded_name(c);
    stored_response *p = find_response(s->archive, bitnet__string_of(id.data, id.length));
    if (p && strcmp(p->id, id.data) != 0) p = NULL;
    free_text(&id);
    return p;
}

/* Sends the body, or an error if it is empty, because there is no such response. */
static void answer_stored(server *s, connection *c, text *body) {
    if (body->length) answer_json(s, c, 200, body);
    else
        answer_error(s, c, 404, NULL, "not_found",
                     "this response is unknown or was deleted; --responses N keeps N bytes");
}

/* Returns or deletes a stored response. */
static void answer_response(server *s, connection *c) {
    text body = {NULL, 0, 0};
    stored_response *p;
    bitnet__lock(&s->archive->monitor);
    p = response_of(s, c);
    if (p && !bitnet__is(c->request.method, "DELETE")) {
        add(&body, p->body.data, p->body.length);
    } else if (p) {
        add_format(&body, "{'id':%s,'object':'response','deleted':true}", p->id);
        drop_response(s->archive, p);
    }
    bitnet__unlock(&s->archive->monitor);
    answer_stored(s, c, &body);
}

/* Writes an item of an input, with an id and parts even if the client did not send them. */
static void add_input_item(text *t, request *r, int32_t at, const text *id) {
    int32_t content = member(r, at, "content"), i;
    bool message = member(r, at, "role") >= 0;
    bool own = message && bitnet__is(text_of(r, member(r, at, "role")), "assistant");
    add_format(t, "{'id':%t", id);
    if (message && member(r, at, "type") < 0) add_format(t, ",'type':'message'");
    if (message && member(r, at, "status") < 0) add_format(t, ",'status':'completed'");
    for (i = child_of(r, at); i >= 0; i = next_of(r, i)) {
        bitnet_string key = r->json.values[i].key, raw = raw_of(r, i);
        bool wrapped = i == content && kind_of(r, i) == BITNET__JSON_STRING;
        if (bitnet__is(key, "id")) continue;
        add_format(t, ",");
        add_quoted(t, key.data, key.length);
        add_format(t, wrapped ? ":[{'type':%s,'text':" : ":", own ? "output_text" : "input_text");
        add(t, raw.data, raw.length);
        if (wrapped) add_format(t, own ? ",'annotations':[]}]" : "}]");
    }
    add_format(t, "}");
}

/* The id of an item of a request's list. If the client sent none, it is made from the response's id
   and the item's index. */
static text id_of_item(request *r, int32_t at, int64_t number) {
    int32_t given = member(r, at, "id");
    bitnet_string response = string_of(r, 0, "id"), own;
    text id = {NULL, 0, 0};
    if (given >= 0 && kind_of(r, given) == BITNET__JSON_STRING) {
        own = text_of(r, given);
        add(&id, own.data, own.length);
    } else {
        add_format(&id, "in");
        add(&id, response.data + 4, response.length - 4); /* "resp" */
        add_format(&id, "_%i", number);
    }
    return id;
}

/* Lists items: {"id": the response's, "items", "limit", "after", "descending"}. */
static void prepare_input_items(const server *s, task *work) {
    request *r = &work->request;
    int32_t list = member(r, 0, "items"), count = count_of(r, list), i, at;
    int32_t *all = (int32_t *)tool_alloc((size_t)count, sizeof *all),
            limit = whole(r, "limit", 1, 100, 20);
    bool descending = flag(r, "descending", true), begun = member(r, 0, "after") < 0;
    text first = {NULL, 0, 0}, id = first;
    int32_t sent = 0;
    (void)s;
    for (i = 0, at = child_of(r, list); at >= 0; at = next_of(r, at)) all[i++] = at;
    add_format(&work->answer, "{'object':'list','data':[");
    for (i = 0; i < count && sent <= limit; i++) {
        int32_t number = descending ? count - 1 - i : i;
        text next = id_of_item(r, all[number], number);
        if (!begun || sent == limit) {
            bitnet_string name = bitnet__string_of(next.data, next.length);
            if (begun) sent++; /* there are more */
            else begun = bitnet__equal(name, string_of(r, 0, "after"));
            free_text(&next);
            continue;
        }
        if (sent++) add_format(&work->answer, ",");
        else add(&first, next.data, next.length);
        add_input_item(&work->answer, r, all[number], &next);
        free_text(&id);
        id = next;
    }
    add_format(&work->answer, "],'first_id':%t,'last_id':%t,'has_more':%b}", &first, &id,
               sent > limit);
    free_text(&first);
    free_text(&id);
    free(all);
}

/* Makes a request to list the input of a stored response. */
static void answer_input_items(server *s, connection *c) {
    text after = query_value(c, "after"), limit = query_value(c, "limit");
    text order = query_value(c, "order"), *body = &c->body;
    const stored_response *p;
    uint64_t number = 20;
    free_text(body); /* the client may have sent one */
    bitnet__lock(&s->archive->monitor);
    p = response_of(s, c);
    if (p) {
        if (limit.length && !http_digits(bitnet__string_of(limit.data, limit.length), 10, &number))
            number = 0;
        add_format(body, "{'id':%s,'limit':%i,'descending':%b,", p->id, (int64_t)number,
                   strcmp(order.data, "asc") != 0);
        if (after.length) add_format(body, "'after':%t,", &after);
        add_format(body, "'items':[");
        add(body, p->items.data, p->own ? p->own - 1 : 0); /* without the last comma */
        add_format(body, "]}");
    }
    bitnet__unlock(&s->archive->monitor);
    free_text(&after);
    free_text(&limit);
    free_text(&order);
    if (body->length) submit_request(s, c, prepare_input_items);
    else answer_stored(s, c, body);
}

/* ---- the page */

static void answer_page(server *s, connection *c) {
    text body = {NULL, 0, 0};
    size_t i;
    for (i = 0; i < sizeof page / sizeof *page; i++) add(&body, page[i], strlen(page[i]));
    answer(s, c, 200, "text/html; charset=utf-8", &body);
}

#endif
