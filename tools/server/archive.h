/* archive.h - stored responses

   A response is stored with the items of its conversation, so that another can continue it by its
   id. Two threads use the archive, so it has a lock. When it is full, the oldest responses are
   dropped. */

#ifndef BITNET_SERVER_ARCHIVE_H
#define BITNET_SERVER_ARCHIVE_H

#include "state.h"

typedef struct stored_response {
    char id[48];
    uint64_t key, number;       /* of the id; of the request, which orders responses by age */
    text body, items;           /* as JSON: the response; all items up to its end, without
                                   brackets */
    size_t own;                 /* offset of its own items */
    size_t ends[MAX_CALLS + 2]; /* of its own items in `items`; a comma separates them */
    int64_t count;              /* of its own items */
} stored_response;

struct archive {
    bitnet__monitor monitor;
    stored_response *items; /* by their keys */
    size_t count, room, bytes, most;
};

static size_t size_of_response(const stored_response *p) {
    return sizeof *p + p->body.length + p->items.length;
}

enum { KEY_DIGITS = 15 };

/* The digits after the prefix of an id, by which the archive is sorted. */
static bool key_of(bitnet_string id, uint64_t *key) {
    bitnet_string part;
    if (!http_cut(&id, "_", &part) || id.length < KEY_DIGITS) return false;
    id.length = KEY_DIGITS;
    return http_digits(id, 16, key);
}

/* The index of the first response whose key is not less. */
static size_t find_key(const archive *a, uint64_t key) {
    size_t from = 0, to = a->count;
    while (from < to) {
        size_t middle = (from + to) / 2;
        if (a->items[middle].key < key) from = middle + 1;
        else to = middle;
    }
    return from;
}

/* Finds a response by its id or by that of one of its items, which has the same digits after its
   prefix. */
static stored_response *find_response(archive *a, bitnet_string id) {
    bitnet_string own, part;
    uint64_t key;
    size_t at;
    if (!key_of(id, &key) || (at = find_key(a, key)) == a->count) return NULL;
    own = bitnet__string(a->items[at].id);
    http_cut(&own, "_", &part);
    http_cut(&id, "_", &part);
    if (id.length < own.length || memcmp(id.data, own.data, own.length) != 0) return NULL;
    return id.length == own.length || id.data[own.length] == '_' ? &a->items[at] : NULL;
}

static void drop_response(archive *a, stored_response *p) {
    a->bytes -= size_of_response(p);
    free_text(&p->body);
    free_text(&p->items);
    memmove(p, p + 1, (size_t)(a->items + --a->count - p) * sizeof *p);
}

static void drop_oldest(archive *a) {
    stored_response *oldest = a->items;
    size_t i;
    for (i = 1; i < a->count; i++)
        if (a->items[i].number < oldest->number) oldest = &a->items[i];
    drop_response(a, oldest);
}

/* Stores a response. Takes ownership of the texts. */
static void store_response(archive *a, stored_response *p) {
    size_t at;
    key_of(bitnet__string(p->id), &p->key);
    bitnet__lock(&a->monitor);
    tool_grow(&a->items, &a->room, a->count + 1, sizeof *a->items);
    at = find_key(a, p->key);
    memmove(a->items + at + 1, a->items + at, (a->count++ - at) * sizeof *a->items);
    a->items[at] = *p;
    a->bytes += size_of_response(p);
    while (a->count && a->bytes > a->most) drop_oldest(a);
    bitnet__unlock(&a->monitor);
}

/* An item as JSON, valid while the archive is locked; no data: not stored. Its id ends with its
   index in its response. */
static bitnet_string find_item(archive *a, bitnet_string id) {
    bitnet_string item = {NULL, 0}, rest = id, part;
    const stored_response *p = find_response(a, id);
    uint64_t index;
    size_t from;
    if (!p) return item;
    while (http_cut(&rest, "_", &part)) {
    }
    if (!http_digits(rest, 10, &index) || index >= (uint64_t)p->count) return item;
    from = index ? p->ends[index - 1] + 1 : p->own;
    item.data = p->items.data + from;
    item.length = p->ends[index] - from;
    part.data = item.data + 7; /* {"id":"... */
    part.length = id.length;
    if (item.length < id.length + 8 || !bitnet__equal(part, id) || part.data[id.length] != '"')
        item.data = NULL;
    return item;
}

static archive *open_archive(size_t most) {
    archive *a = (archive *)tool_alloc(1, sizeof *a);
    a->most = most;
    if (!bitnet__monitor_init(&a->monitor)) exit(!tool_complain("cannot create a lock"));
    return a;
}

static void close_archive(archive *a) {
    while (a->count) drop_response(a, a->items);
    bitnet__monitor_destroy(&a->monitor);
    free(a->items);
    free(a);
}

#endif
