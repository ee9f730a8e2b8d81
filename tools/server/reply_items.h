/* reply_items.h - a reply as a list of items

   In newer APIs a reply is a list: a thought, a message and calls, in this order. In a stream,
   events begin each item, send its parts and end it; stream_items determines what is new in a reply
   and calls a protocol's functions to write it. */

#ifndef BITNET_SERVER_REPLY_ITEMS_H
#define BITNET_SERVER_REPLY_ITEMS_H

#include "replies.h"

typedef enum item_kind { ITEM_NONE, ITEM_THOUGHT, ITEM_MESSAGE, ITEM_CALL } item_kind;

/* An item's number, and its text or call. */
typedef struct item {
    item_kind kind;
    int64_t number;
    bitnet_string words;
    const bitnet_tool_call *call;
} item;

/* Writers of an item's events. `begin` gets it without text, `end` with the whole text. */
typedef struct item_events {
    void (*begin)(server *s, choice *c, const item *i);
    void (*part)(server *s, choice *c, const item *i, bitnet_string part);
    void (*end)(server *s, choice *c, const item *i);
} item_events;

/* Lists the items of a complete reply: a message if there is nothing else. Returns their number. */
static int64_t list_items(choice *c, const reply *r, item items[MAX_CALLS + 2]) {
    int64_t count = 0;
    size_t k;
    memset(items, 0, (MAX_CALLS + 2) * sizeof *items);
    if (r->thought.length) {
        items[count].kind = ITEM_THOUGHT;
        items[count++].words = r->thought;
    }
    if (r->text.length || c->sent || (!count && !r->count)) {
        items[count].kind = ITEM_MESSAGE;
        items[count].words = r->text;
        if (c->job->stream) items[count].words.length = c->sent; /* as sent */
        count++;
    }
    for (k = 0; k < r->count; k++) {
        items[count].kind = ITEM_CALL;
        items[count++].call = &r->calls[k];
    }
    for (k = 0; k < (size_t)count; k++) items[k].number = (int64_t)k;
    return c->items = count;
}

/* Ends the open thought or message. */
static void end_item(server *s, choice *c, const reply *r, const item_events *e) {
    item i = {(item_kind)c->open, c->items - 1, r->thought, NULL};
    if (!c->open) return;
    if (c->open == ITEM_MESSAGE) i.words = r->text, i.words.length = c->sent;
    e->end(s, c, &i);
    c->open = ITEM_NONE;
}

/* Sends the new part of a thought or message, and begins it if necessary. */
static void stream_text(server *s, choice *c, const reply *r, const item_events *e, item_kind kind,
                        bitnet_string words, size_t *sent) {
    item i = {kind, c->items - 1, {words.data, 0}, NULL};
    bitnet_string part;
    if (c->open != (int)kind) {
        end_item(s, c, r, e);
        i.number = c->items++;
        c->open = (int)kind;
        e->begin(s, c, &i);
    }
    if (words.length <= *sent) return;
    part = bitnet__string_of(words.data + *sent, words.length - *sent);
    e->part(s, c, &i, part);
    *sent = words.length;
}

/* Sends a whole call. */
static void stream_call(server *s, choice *c, const reply *r, const item_events *e) {
    item i = {ITEM_CALL, 0, {NULL, 0}, &r->calls[c->calls_sent++]};
    end_item(s, c, r, e);
    i.number = c->items++;
    e->begin(s, c, &i);
    e->part(s, c, &i, i.call->arguments);
    e->end(s, c, &i);
}

/* Sends the new parts of a reply. */
static void stream_items(server *s, choice *c, const item_events *e) {
    reply r = read_reply(s, c);
    if (r.thought.length > c->thought_sent)
        stream_text(s, c, &r, e, ITEM_THOUGHT, r.thought, &c->thought_sent);
    if (r.text.length > c->sent || (c->done && !c->items && !r.count))
        stream_text(s, c, &r, e, ITEM_MESSAGE, r.text, &c->sent);
    while (c->calls_sent < r.count) stream_call(s, c, &r, e);
    if (c->done) end_item(s, c, &r, e);
}

#endif
