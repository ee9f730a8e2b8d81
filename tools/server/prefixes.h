/* prefixes.h - sessions that have computed the beginning of a prompt

   A prompt begins with a copy of the session that shares most of its tokens: one that is running,
   or one kept after its end. A copy shares pages of the KV cache, and snapshots of a recurrent
   state from which it continues. If a session is still computing tokens that a prompt needs, the
   prompt waits for it. */

#ifndef BITNET_SERVER_PREFIXES_H
#define BITNET_SERVER_PREFIXES_H

#include "state.h"

/* The session that saves a prompt the most tokens; the last token is always computed. NULL:
   none. */
typedef struct prefix_match {
    bitnet_session *session;
    int32_t length; /* already computed */
    bool wait;      /* until another session has computed more */
} prefix_match;

static int32_t common_length(const bitnet_session *session, const token_ids *prompt) {
    const int32_t *tokens = bitnet_session_tokens(session);
    int32_t length = bitnet_session_length(session), i = 0;
    if (length > (int32_t)prompt->count - 1) length = (int32_t)prompt->count - 1;
    while (i < length && tokens[i] == prompt->items[i]) i++;
    return i;
}

/* How many tokens of a prompt a copy saves, now or once the session has computed them. */
static int32_t known_length(const bitnet_session *session, const token_ids *prompt, bool now) {
    int32_t length = common_length(session, prompt);
    if (now) return bitnet__resume_position(session, length);
    if (!bitnet_model_get_info(bitnet_session_model(session))->state_heads) return length;
    while (length > 0 && !bitnet__begins_turn(session, length)) length--;
    return length;
}

static prefix_match find_prefix(server *s, const choice *c) {
    prefix_match best = {NULL, 0, false};
    cached_prefix *from = NULL;
    int32_t soon = 0, length;
    size_t i;
    for (i = 0; i < s->prefix_count; i++) {
        length = known_length(s->prefixes[i].session, c->prompt, true);
        if (length <= best.length) continue;
        from = &s->prefixes[i];
        best.session = from->session;
        best.length = length;
    }
    for (i = 0; i < s->choice_count; i++) {
        const choice *other = s->choices[i];
        length =
            other->session ? known_length(other->session, c->prompt, other->has_first_token) : 0;
        if (other->has_first_token ? length <= best.length : length <= soon) continue;
        if (other->has_first_token)
            best.session = other->session, best.length = length, from = NULL;
        else soon = length;
    }
    best.wait = soon >= best.length + SHARE_MIN;
    if (from) from->used = milliseconds();
    return best;
}

static void drop_prefix(server *s, size_t at) {
    bitnet_session_free(s->prefixes[at].session);
    s->prefixes[at] = s->prefixes[--s->prefix_count];
}

/* Drops the least recently used session. */
static void drop_oldest_prefix(server *s) {
    size_t i, oldest = 0;
    for (i = 1; i < s->prefix_count; i++)
        if (s->prefixes[i].used < s->prefixes[oldest].used) oldest = i;
    drop_prefix(s, oldest);
}

/* Is `a` a prefix of `b`? */
static bool is_prefix(const bitnet_session *a, const bitnet_session *b) {
    int32_t length = bitnet_session_length(a);
    return length <= bitnet_session_length(b) &&
           !memcmp(bitnet_session_tokens(a), bitnet_session_tokens(b), (size_t)length * 4);
}

static int64_t cached_tokens(const server *s) {
    int64_t tokens = 0;
    size_t i;
    for (i = 0; i < s->prefix_count; i++) tokens += bitnet_session_length(s->prefixes[i].session);
    return tokens;
}

/* Bytes of the pages of a session's KV cache, its tokens and snapshots; a shared page counts in
   equal parts. */
static int64_t bytes_of_session(const bitnet_session *session) {
    const bitnet_model_info *info = &session->model->info;
    int64_t page = (int64_t)bitnet__page_bytes(info, session->options.cache);
    int64_t bytes = (int64_t)session->options.context_length * 4;
    int32_t i, pages = (session->length + BITNET__PAGE - 1) / BITNET__PAGE;
    for (i = 0; i < pages; i++)
        if (session->pages[i]) bytes += page / session->pages[i]->users;
    if (info->state_heads)
        bytes += session->recurrent.count * (int64_t)bitnet__snapshot_size(info) * 4;
    return bytes;
}

static int64_t cached_bytes(const server *s) {
    int64_t bytes = 0;
    size_t i;
    for (i = 0; i < s->prefix_count; i++) bytes += bytes_of_session(s->prefixes[i].session);
    return bytes;
}

/* Removes the settings of a job. */
static void reset_session(bitnet_session *session) {
    const bitnet_sampling none = {0};
    bitnet_session_set_grammar(session, NULL);
    bitnet_session_set_sampling(session, &none);
}

/* Keeps a session that is computed, and takes ownership of it. */
static void keep_session(server *s, bitnet_session *session) {
    size_t i;
    for (i = s->prefix_count; i-- > 0;)
        if (is_prefix(s->prefixes[i].session, session)) drop_prefix(s, i);
    tool_grow(&s->prefixes, &s->prefix_room, s->prefix_count + 1, sizeof *s->prefixes);
    s->prefixes[s->prefix_count].session = session;
    s->prefixes[s->prefix_count++].used = milliseconds();
    while (s->prefix_count > MAX_PREFIXES ||
           (s->prefix_count && cached_bytes(s) > (int64_t)s->keep_memory << 20))
        drop_oldest_prefix(s);
}

/* The length without the last token, which is not computed. */
static void cache_prefix(server *s, bitnet_session *session) {
    bitnet_gpu_detach(session); /* a GPU's memory is for sessions that compute */
    bitnet_session_truncate(session, bitnet_session_length(session) - 1);
    reset_session(session);
    keep_session(s, session);
}

#endif
