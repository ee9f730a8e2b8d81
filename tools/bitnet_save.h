/* bitnet_save.h - v1.0 - saved sessions, for bitnet.h
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_save.h"

   and plain `#include "tools/bitnet_save.h"` everywhere else. In its folder it finds bitnet.h by
   itself; a copy elsewhere must come after it. bitnet.h's macros apply to it, too.

CONTENTS                                                            search for
    MANUAL
      1  Saved sessions                                             >>saved-sessions
    API
      Saving and loading sessions                                   >>api-save
    IMPLEMENTATION
      Files that appear once complete                               >>output
      Saving and loading sessions                                   >>save

====================
MANUAL
====================

1 SAVED SESSIONS                                                              >>saved-sessions

       bitnet_session_save_file(session, "anna.session", 0);
       ...
       bitnet_session_load_file(session, "anna.session");

   A loaded session continues with the same bits: with the text, its KV cache, the sampling and its
   random numbers. Nothing is computed again. With BITNET_SAVE_TOKENS the KV cache is left out: the
   file is small, and the next step computes all tokens again, within its budget.

   A session is loaded into one of the same model, with the adapter and the scale that it had when
   it was saved, if any, and with the same kind of keys and values (with BITNET_CACHE_INT8, its KV
   cache has half the size). A session saved with BITNET_SAVE_TOKENS fits both kinds. If there is a
   recurrent state, the snapshot before the last turn is saved, too. Sessions on a GPU are saved and
   loaded like others. */

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif

#if BITNET_VERSION / 100 != 100
#error "bitnet_save.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_SAVE_H
#define BITNET_SAVE_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-save   Saving and loading sessions */

/* Flags of the functions that save. */
enum {
    BITNET_SAVE_TOKENS = 1 /* only tokens and sampling, 4 bytes per token; after loading, all tokens
                              wait, and computing them gives the same bits */
};

/* A session as bytes: tokens (computed or not), KV cache and sampling; bound to the model by a
   fingerprint, checked by a CRC, independent of kernels, threads and machine. They are written if
   `capacity` suffices; *size is how many there are, also with NULL and 0. Errors: ARGUMENT. */
BITNET_API bitnet_result bitnet_session_save_memory(bitnet_session *session, unsigned flags,
                                                    void *data, size_t capacity, size_t *size);

/* Makes the session the saved one, also one of an earlier version, from 0.3 on. It keeps its own
   bias list, editor, DRY breakers and order of stages. It must have room for the tokens, and for
   those that sliding keeps; on an error it is unchanged. Errors: ARGUMENT, OUT_OF_MEMORY, all
   STATE_.... */
BITNET_API bitnet_result bitnet_session_load_memory(bitnet_session *session, const void *data,
                                                    size_t size);

/* The same with a file. It appears once it is complete: a temporary file next to it is written,
   synced and renamed, so a failure leaves an older one as it was. The mode of an existing file and
   symbolic links are kept; a device or pipe is written directly. Errors: as above, IO (always, if
   built with BITNET_NO_STDIO); both allocate memory for the bytes. */
BITNET_API bitnet_result bitnet_session_save_file(bitnet_session *session, const char *path,
                                                  unsigned flags);
BITNET_API bitnet_result bitnet_session_load_file(bitnet_session *session, const char *path);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_SAVE_H */

/* ====================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_SAVE_IMPLEMENTATION_INCLUDED
#define BITNET_SAVE_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(BITNET__LITTLE)

/* ====================
   >>output   Files that appear once complete

   A temporary file next to the target replaces it once it is on disk; on failure, the target is
   untouched. Mode and links survive (links not on Windows). Devices, pipes and descriptors are
   written through, and so are all files of systems that are neither POSIX nor Windows. */

#ifndef BITNET_NO_STDIO

enum { BITNET__PATH = 4096 };

typedef struct bitnet__output {
    FILE *file;
    char target[BITNET__PATH];
    char temporary[BITNET__PATH + 16]; /* "": written through */
    int mode;                          /* of the target; -1: it is new */
} bitnet__output;

/* bitnet__output_target resolves links; false: write through. bitnet__output_create makes a file
   that no other writer has. bitnet__output_replace replaces the target, or with `keep` false only
   removes the temporary. */

#if defined(BITNET__WINDOWS)

static bool bitnet__output_target(bitnet__output *o) {
    HANDLE there = bitnet__handle(
        o->target, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, OPEN_EXISTING);
    DWORD type = FILE_TYPE_DISK;
    if (there != INVALID_HANDLE_VALUE) {
        type = GetFileType(there);
        CloseHandle(there);
    }
    return type == FILE_TYPE_DISK;
}

static FILE *bitnet__output_create(const bitnet__output *o) {
    HANDLE file = bitnet__handle(o->temporary, GENERIC_WRITE, 0, CREATE_NEW);
    if (file == INVALID_HANDLE_VALUE) return NULL;
    CloseHandle(file);
    return bitnet__open(o->temporary, "wb");
}

static bool bitnet__output_replace(bitnet__output *o, bool keep) {
    wchar_t from[1024], to[1024];
    HANDLE file = bitnet__handle(o->temporary, GENERIC_WRITE, 0, OPEN_EXISTING);
    bool done = keep && file != INVALID_HANDLE_VALUE && FlushFileBuffers(file);
    if (file != INVALID_HANDLE_VALUE) CloseHandle(file);
    if (!bitnet__wide_path(o->temporary, from, 1024)) return false;
    done = done && bitnet__wide_path(o->target, to, 1024) &&
           MoveFileExW(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
    if (!done) DeleteFileW(from);
    return done;
}

#elif defined(BITNET__POSIX)

#if defined(__STRICT_ANSI__) && !defined(__cplusplus) /* which hides them */
extern char *realpath(const char *path, char *resolved);
extern FILE *fdopen(int descriptor, const char *mode);
#endif

static bool bitnet__output_target(bitnet__output *o) {
    struct stat info;
    int number = -1;
    if (strcmp(o->target, "/dev/stdout") == 0) number = 1;
    if (strcmp(o->target, "/dev/stderr") == 0) number = 2;
    if (strncmp(o->target, "/dev/fd/", 8) == 0) number = (int)strtol(o->target + 8, NULL, 10);
    if (number >= 0 && (number = dup(number)) >= 0) o->file = fdopen(number, "wb");
    if (o->file) return false;
    o->mode = -1;
    if (stat(o->target, &info) != 0) return true;
    if (!S_ISREG(info.st_mode)) return false;
    o->mode = (int)(info.st_mode & 07777);
    if (realpath(o->target, o->temporary))
        memcpy(o->target, o->temporary, strlen(o->temporary) + 1);
    return true;
}

static FILE *bitnet__output_create(const bitnet__output *o) {
    int file = open(o->temporary, O_WRONLY | O_CREAT | O_EXCL, o->mode < 0 ? 0666 : 0600);
    return file < 0 ? NULL : fdopen(file, "wb");
}

static bool bitnet__sync(const char *path) {
    int file = open(path, O_RDONLY);
    bool done = file >= 0 && fsync(file) == 0;
    if (file >= 0) close(file);
    return done;
}

static bool bitnet__output_replace(bitnet__output *o, bool keep) {
    char *slash = strrchr(o->target, '/');
    if (!keep || !bitnet__sync(o->temporary) ||
        (o->mode >= 0 && chmod(o->temporary, (mode_t)o->mode) != 0) ||
        rename(o->temporary, o->target) != 0) {
        remove(o->temporary);
        return false;
    }
    if (slash) slash[slash == o->target] = 0;
    bitnet__sync(slash ? o->target : "."); /* makes the new name durable */
    return true;
}

#else

static bool bitnet__output_target(bitnet__output *o) { return (void)o, false; }
static FILE *bitnet__output_create(const bitnet__output *o) { return (void)o, (FILE *)NULL; }
static bool bitnet__output_replace(bitnet__output *o, bool keep) { return (void)o, keep; }

#endif

/* False: errno has the reason, and no file is left. */
static inline bool bitnet__output_open(bitnet__output *o, const char *path) {
    size_t length = strlen(path);
    int attempt;
    o->file = NULL;
    o->temporary[0] = 0;
    if (length >= BITNET__PATH) return errno = ENAMETOOLONG, false;
    memcpy(o->target, path, length + 1);
    if (!bitnet__output_target(o)) {
        if (!o->file) o->file = bitnet__open(path, "wb");
        return o->file != NULL;
    }
    for (attempt = 0; attempt < 16 && !o->file; attempt++) { /* other writers have other names */
        uint64_t name = (uint64_t)bitnet__microseconds() + (uintptr_t)o + (uint64_t)attempt;
        snprintf(o->temporary, sizeof o->temporary, "%s.%08x.tmp", o->target,
                 (unsigned)(name * 0x9E3779B97F4A7C15u >> 32));
        o->file = bitnet__output_create(o);
    }
    return o->file != NULL;
}

/* With `keep` false, discards what was written. False: the target is as it was. */
static inline bool bitnet__output_close(bitnet__output *o, bool keep) {
    keep = !ferror(o->file) && keep;
    keep = fclose(o->file) == 0 && keep; /* the disk may be full */
    return o->temporary[0] ? bitnet__output_replace(o, keep) : keep;
}

/* Writes a whole file. False: errno has the reason, and the target is as it was. */
static inline bool bitnet__output_write(const char *path, const void *data, size_t size) {
    bitnet__output o;
    errno = 0;
    if (!bitnet__output_open(&o, path)) return false;
    fwrite(data, 1, size, o.file); /* closing reports its errors */
    return bitnet__output_close(&o, true);
}

#endif /* BITNET_NO_STDIO */

/* ====================
   >>save   Saving and loading sessions

   The format, little-endian:
       char[4] "BNSS", u32 version = 7, u32 fingerprint of the model,
       u32 hash of the adapter, f32 its scale; both 0: none,
       u32 cache (bitnet_cache; 0 if computed is 0), u32 keep,
       u32 length, u32 computed, u32 hidden_at (as i32), u64 draws,
       bitnet_sampling from temperature to top_n_sigma, u64 its seed,
       u32 open (bitnet__open_message), u32 turn,
       i32 tokens[length], f32 state[length][hidden_size] if the model is an MTP head,
       f32 hidden[hidden_size] unless hidden_at < 0,
       u16 k[layers][kv_heads][computed][head_size], u16 v likewise, of layers with attention;
           of an int8 cache i8, and after each head its f32 step,
       f32 [taps - 1][channels], [heads][state][state] of other layers, if computed > 0;
           if turn > 0, those after `turn` tokens, where the last turn begins, come first,
       u32 CRC-32 of all before.
   Kernels, threads, batch and context size do not matter. With BITNET_SAVE_TOKENS, computed is 0
   and hidden_at -1. Version 0.3 wrote 3, 4 (with turn) and 6 (int8), which have no cache, no keep
   and no sampling from typical_p on. */

enum {
    BITNET__STATE_PLAIN = 3, /* of 0.3, as the next two */
    BITNET__STATE_WITH_TURN = 4,
    BITNET__STATE_INT8 = 6,
    BITNET__STATE_VERSION = 7,
    BITNET__STATE_HEADER = 128 /* bytes of any version's header, at most */
};

/* the same description of the format writes, reads and counts */
typedef struct bitnet__stream {
    uint8_t *out;
    const uint8_t *in;
    size_t size;
} bitnet__stream;

static void bitnet__stream_bytes(bitnet__stream *stream, void *data, size_t size) {
    if (stream->out) memcpy(stream->out + stream->size, data, size);
    if (stream->in) memcpy(data, stream->in + stream->size, size);
    stream->size += size;
}

typedef struct bitnet__state {
    char magic[4];
    uint32_t version, fingerprint, adapter, cache, keep, length, computed, open, turn;
    float adapter_scale;
    int32_t hidden_at;
    uint64_t draws;
    bitnet_sampling sampling;
} bitnet__state;

BITNET__ENSURE(saved_sampling, offsetof(bitnet_sampling, typical_p) == 32 &&
                                   offsetof(bitnet_sampling, dry_breakers) == 64);

static void bitnet__stream_header(bitnet__stream *stream, bitnet__state *state) {
#define BITNET__FIELD(name) bitnet__stream_bytes(stream, &state->name, sizeof state->name)
    bool current = state->version == BITNET__STATE_VERSION;
    BITNET__FIELD(magic);
    BITNET__FIELD(version);
    BITNET__FIELD(fingerprint);
    BITNET__FIELD(adapter);
    BITNET__FIELD(adapter_scale);
    if (current) BITNET__FIELD(cache);
    if (current) BITNET__FIELD(keep);
    BITNET__FIELD(length);
    BITNET__FIELD(computed);
    BITNET__FIELD(hidden_at);
    BITNET__FIELD(draws);
    bitnet__stream_bytes(stream, &state->sampling,
                         current ? offsetof(bitnet_sampling, dry_breakers)
                                 : offsetof(bitnet_sampling, typical_p));
    BITNET__FIELD(sampling.seed);
    BITNET__FIELD(open);
    if (state->version >= BITNET__STATE_WITH_TURN) BITNET__FIELD(turn);
#undef BITNET__FIELD
}

static size_t bitnet__state_header_size(bitnet__state state) {
    bitnet__stream none = {NULL, NULL, 0};
    bitnet__stream_header(&none, &state);
    return none.size;
}

static uint64_t bitnet__state_size(const bitnet_model_info *info, const bitnet__state *state) {
    uint64_t head = (uint64_t)info->head_size;
    uint64_t keys = (uint64_t)bitnet__attention_layers(info) * (uint64_t)info->kv_heads *
                    (state->cache == BITNET_CACHE_INT8 ? head + sizeof(float) : 2 * head);
    uint64_t recurrent = bitnet__snapshot_size(info) * ((state->computed > 0) + (state->turn > 0));
    uint64_t hidden = state->hidden_at < 0 ? 0 : (uint64_t)info->hidden_size;
    if (bitnet__joins(info)) hidden += (uint64_t)state->length * (uint64_t)info->hidden_size;
    return bitnet__state_header_size(*state) + (state->length + hidden + recurrent) * 4 +
           2 * keys * state->computed + sizeof(uint32_t);
}

static uint32_t bitnet__last_turn(const bitnet_session *s) {
    const bitnet__recurrent *r = &s->recurrent;
    int32_t i = r->count;
    while (i-- > 0)
        if (r->kept[i]->position < s->computed && bitnet__begins_turn(s, r->kept[i]->position))
            return (uint32_t)r->kept[i]->position;
    return 0;
}

/* longrope depends on the context */
static uint32_t bitnet__session_fingerprint(const bitnet_session *s) {
    return s->long_rope ? ~s->model->fingerprint : s->model->fingerprint;
}

static bitnet__state bitnet__state_of(const bitnet_session *s, bool light) {
    bitnet__state state;
    memset(&state, 0, sizeof state);
    memcpy(state.magic, "BNSS", 4);
    if (!light && s->options.snapshots >= 0) state.turn = bitnet__last_turn(s);
    state.version = BITNET__STATE_VERSION;
    state.fingerprint = bitnet__session_fingerprint(s);
    state.adapter = s->adapter ? s->adapter->hash : 0;
    state.adapter_scale = s->adapter_scale;
    state.keep = (uint32_t)s->options.keep;
    state.length = (uint32_t)s->length;
    state.computed = light ? 0 : (uint32_t)s->computed;
    if (state.computed) state.cache = (uint32_t)s->options.cache;
    state.hidden_at = light ? -1 : s->end.hidden_at;
    state.draws = s->sampler.draws;
    state.sampling = s->sampler.sampling;
    state.open = (uint32_t)s->generation.open;
    return state;
}

/* without a spare, the earlier one is skipped */
static void bitnet__stream_snapshot(bitnet__stream *stream, bitnet_session *s, int32_t position,
                                    bool earlier) {
    bitnet__recurrent *r = &s->recurrent;
    size_t size = (size_t)bitnet__snapshot_size(&s->model->info) * sizeof(float);
    int32_t i = 0;
    if (position == 0) return;
    if (stream->out) {
        while (r->kept[i]->position != position) i++;
        bitnet__stream_bytes(stream, r->kept[i]->floats, size);
    } else if (earlier && (r->spare_count < 2 || s->options.snapshots < 0)) {
        stream->size += size;
    } else {
        bitnet__stream_bytes(stream, r->spares[0]->floats, size);
        bitnet__push_snapshot(s, 0, position);
    }
}

/* a position's key or value, without padding */
static void bitnet__stream_row(bitnet__stream *stream, const bitnet_session *s, int layer, int head,
                               bool value, uint32_t position) {
    const bitnet_model_info *info = &s->model->info;
    const bitnet__page *page = s->pages[position / BITNET__PAGE];
    size_t size = page->cache == BITNET_CACHE_INT8 ? 1 : 2, i;
    size_t width = (size_t)info->head_size * size;
    float *step;
    uint8_t *row =
        bitnet__row_of(page, info, layer, head, value, (int)(position % BITNET__PAGE), &step);
    bitnet__stream_bytes(stream, row, width);
    if (stream->in) memset(row + width, 0, bitnet__head_stride(info) * size - width);
    if (size > 1) return;
    for (i = 0; i < width && stream->in; i++) /* no -128 */
        row[i] = (uint8_t)(row[i] == 128 ? 129 : row[i]);
    bitnet__stream_bytes(stream, step, sizeof *step);
}

static void bitnet__stream_body(bitnet__stream *stream, bitnet_session *s,
                                const bitnet__state *state) {
    const bitnet_model_info *info = &s->model->info;
    int values, layer, head;
    uint32_t i;
    bitnet__stream_bytes(stream, s->tokens, state->length * sizeof(int32_t));
    for (i = 0; i < state->length && bitnet__joins(info); i++)
        bitnet__stream_bytes(stream, bitnet__joined_state(s, (int32_t)i),
                             (size_t)info->hidden_size * sizeof(float));
    if (state->hidden_at >= 0)
        bitnet__stream_bytes(stream, s->end.hidden, (size_t)info->hidden_size * sizeof(float));
    for (values = 0; values < 2; values++)
        for (layer = 0; layer < info->layers; layer++)
            for (head = 0; head < info->kv_heads && !bitnet__is_recurrent(info, layer); head++)
                for (i = 0; i < state->computed; i++)
                    bitnet__stream_row(stream, s, layer, head, values == 1, i);
    if (!info->state_heads) return;
    if (stream->in) bitnet__rewind(s->model, &s->recurrent, 0);
    bitnet__stream_snapshot(stream, s, (int32_t)state->turn, true);
    bitnet__stream_snapshot(stream, s, (int32_t)state->computed, false);
}

BITNET_API bitnet_result bitnet_session_save_memory(bitnet_session *session, unsigned flags,
                                                    void *data, size_t capacity, size_t *size) {
    const bitnet__argument table[] = {{"flags", (int64_t)flags, 0, BITNET_SAVE_TOKENS},
                                      BITNET__LIST("data", data, capacity)};
    bitnet_result result = BITNET__CHECK(&session->error, table);
    bitnet__stream stream = {(uint8_t *)data, NULL, 0};
    bitnet__state state;
    uint32_t crc;
    *size = 0;
    if (result) return result;
    if (!(flags & BITNET_SAVE_TOKENS)) bitnet__make_savable(session);
    state = bitnet__state_of(session, flags & BITNET_SAVE_TOKENS);
    *size = (size_t)bitnet__state_size(&session->model->info, &state);
    if (capacity < *size) return BITNET_OK;
    bitnet__stream_header(&stream, &state);
    bitnet__stream_body(&stream, session, &state);
    crc = bitnet__crc32(0, data, stream.size);
    bitnet__stream_bytes(&stream, &crc, sizeof crc);
    return BITNET_OK;
}

static bitnet_result bitnet__check_state_adapter(bitnet_session *s, const bitnet__state *state) {
    if (state->adapter != (s->adapter ? s->adapter->hash : 0))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_ADAPTER,
                            state->adapter ? "the session was saved with an adapter that this one "
                                             "does not have: set it first"
                                           : "the session was saved without an adapter, this one "
                                             "has one: remove it first");
    if (bitnet__bits(state->adapter_scale) != bitnet__bits(s->adapter_scale))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_ADAPTER,
                            "the session was saved with its adapter at another scale");
    return BITNET_OK;
}

/* 0.3 had defaults: 0 was one, and -1 switched the filter off. */
static void bitnet__sampling_of_0_3(bitnet_sampling *p) {
    p->top_k = p->top_k == 0 ? 40 : p->top_k;
    p->top_p = p->top_p == 0 ? 0.95f : p->top_p;
    p->min_p = p->min_p == 0 ? 0.05f : p->min_p;
}

static bool bitnet__reads_version(const bitnet_session *s, uint32_t version) {
    return version == BITNET__STATE_VERSION || version == BITNET__STATE_PLAIN ||
           version == BITNET__STATE_INT8 ||
           (version == BITNET__STATE_WITH_TURN && s->model->info.state_heads);
}

/* `size` counts all bytes; fields that a version does not have stay as they are in the session */
static bitnet_result bitnet__begin_state(bitnet_session *s, bitnet__stream *stream, uint64_t size,
                                         bitnet__state *state) {
    if (size < 4 || memcmp(stream->in, "BNSS", 4) != 0)
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_MAGIC, "this is not a saved session");
    memset(state, 0, sizeof *state);
    state->version = BITNET__STATE_VERSION;
    if (size >= 8) state->version = bitnet__load_u32(stream->in + 4);
    if (!bitnet__reads_version(s, state->version))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_VERSION,
                            "a session saved in version %i, this is %d", (int64_t)state->version,
                            BITNET__STATE_VERSION);
    if (size < bitnet__state_header_size(*state) + sizeof(uint32_t))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_SIZE, "the saved session is cut short");
    if (state->version == BITNET__STATE_INT8) state->cache = BITNET_CACHE_INT8;
    state->keep = (uint32_t)s->options.keep;
    state->sampling = s->sampler.sampling;
    bitnet__stream_header(stream, state);
    if (state->version != BITNET__STATE_VERSION) bitnet__sampling_of_0_3(&state->sampling);
    return BITNET_OK;
}

static bitnet_result bitnet__read_state_header(bitnet_session *s, bitnet__stream *stream,
                                               uint64_t size, bitnet__state *state) {
    bitnet_result result = bitnet__begin_state(s, stream, size, state);
    if (result) return result;
    if (state->computed && (uint32_t)s->options.cache != state->cache)
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_CACHE,
                            "the session was saved with keys and values of the other kind, F16 or "
                            "int8; only one of BITNET_SAVE_TOKENS fits both");
    if (s->model->original && state->fingerprint == ~bitnet__session_fingerprint(s))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_MODEL,
                            "the session was saved by one of a longer or shorter context, which "
                            "longrope computes differently: the border is at %d positions",
                            s->model->original);
    if (state->fingerprint != bitnet__session_fingerprint(s))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_MODEL,
                            "the session was saved with another model");
    if ((result = bitnet__check_state_adapter(s, state))) return result;
    if (state->length > (uint32_t)s->options.context_length)
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_SIZE,
                            "%i saved tokens do not fit into a context of %d",
                            (int64_t)state->length, s->options.context_length);
    if (state->keep > (uint32_t)s->options.context_length / 2)
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_SIZE,
                            "sliding keeps %i saved tokens, more than half of a context of %d",
                            (int64_t)state->keep, s->options.context_length);
    if (state->computed > state->length || (state->turn && state->turn >= state->computed) ||
        (state->turn && !s->model->info.state_heads) ||
        size != bitnet__state_size(&s->model->info, state))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_SIZE,
                            "the saved session has a wrong size");
    return BITNET_OK;
}

static bitnet_result bitnet__read_state(bitnet_session *s, bitnet__stream *stream, size_t size,
                                        bitnet__state *state) {
    const uint8_t *data = stream->in;
    bitnet_result result = bitnet__check_list(&s->error, "data", data, size);
    size_t i;
    if (!result) result = bitnet__read_state_header(s, stream, size, state);
    if (result) return result;
    if (state->open > BITNET__OPEN_SYSTEM ||
        bitnet__crc32(0, data, size - 4) != bitnet__load_u32(data + size - 4))
        return bitnet__fail(&s->error, BITNET_ERROR_STATE_CORRUPT, "the saved session is damaged");
    for (i = 0; i < state->length; i++)
        if (bitnet__load_u32(data + stream->size + 4 * i) >= (uint32_t)s->model->info.vocab_size)
            return bitnet__fail(&s->error, BITNET_ERROR_STATE_CORRUPT,
                                "the saved session holds a token outside the vocabulary");
    return BITNET_OK;
}

BITNET_API bitnet_result bitnet_session_load_memory(bitnet_session *session, const void *data,
                                                    size_t size) {
    bitnet__stream stream = {NULL, (const uint8_t *)data, 0};
    bitnet__state state;
    int32_t length, waiting;
    bitnet_result result = bitnet__read_state(session, &stream, size, &state);
    if (result) return result;
    length = (int32_t)state.length;
    waiting = length - (int32_t)state.computed;
    result = bitnet__reserve(session, 0, length, waiting);
    if (result == BITNET_OK) result = bitnet_session_set_sampling(session, &state.sampling);
    if (result) {
        bitnet__release_idle(session);
        return result;
    }
    bitnet__drop_drafts(session, 0);
    bitnet__drop_batch(session);
    bitnet__drop_parked(session);
    bitnet__stream_body(&stream, session, &state);
    session->options.keep = (int32_t)state.keep;
    session->length = length;
    session->computed = (int32_t)state.computed;
    session->device.host_valid = session->computed;
    session->device.device_valid = 0;
    session->failed = BITNET_OK;
    session->end.hidden_at = state.hidden_at <= session->computed ? state.hidden_at : -1;
    session->end.has_logits = false;
    session->sampler.draws = state.draws;
    bitnet__set_constraint(session, NULL);
    session->generation.active = false;
    session->generation.open = (bitnet__open_message)state.open;
    bitnet__release_idle(session);
    BITNET_ASSERT(bitnet__check_session(session));
    return BITNET_OK;
}

/* ---- saved sessions as files */

#ifdef BITNET_NO_STDIO

static bitnet_result bitnet__write_state(bitnet_session *s, const char *path, const void *data,
                                         size_t size) {
    (void)path, (void)data, (void)size;
    return bitnet__fail(&s->error, BITNET_ERROR_IO, "this build cannot write files");
}

static bitnet_result bitnet__load_path(bitnet_session *s, const char *path) {
    (void)path;
    return bitnet__fail(&s->error, BITNET_ERROR_IO, "this build cannot open files");
}

#else

static bitnet_result bitnet__write_state(bitnet_session *s, const char *path, const void *data,
                                         size_t size) {
    if (bitnet__output_write(path, data, size)) return BITNET_OK;
    return bitnet__fail(&s->error, BITNET_ERROR_IO, "the file cannot be written: %s",
                        errno ? strerror(errno) : "the system does not say why");
}

/* nothing is allocated for a file that its header or size excludes */
static bitnet_result bitnet__load_opened(bitnet_session *s, FILE *file) {
    const bitnet_allocator *a = &s->model->allocator;
    uint8_t header[BITNET__STATE_HEADER] = {0}, *data;
    bitnet__stream stream = {NULL, header, 0};
    bitnet__state state;
    uint64_t size;
    bitnet_result result;
    if (!bitnet__file_size(file, &size))
        return bitnet__fail(&s->error, BITNET_ERROR_IO, "this is not a regular file");
    bitnet__file_read(file, 0, header, sizeof header); /* what is not read is 0 */
    result = bitnet__read_state_header(s, &stream, size, &state);
    if (result) return result;
    data = (uint8_t *)bitnet__alloc_bytes(a, size);
    if (!data) return bitnet__no_memory(&s->error);
    if (bitnet__file_read(file, 0, data, (size_t)size) == size)
        result = bitnet_session_load_memory(s, data, (size_t)size);
    else result = bitnet__fail(&s->error, BITNET_ERROR_IO, "the file cannot be read");
    bitnet__free(a, data);
    return result;
}

static bitnet_result bitnet__load_path(bitnet_session *s, const char *path) {
    FILE *file = bitnet__open(path, "rb");
    bitnet_result result;
    if (!file)
        return bitnet__fail(&s->error, BITNET_ERROR_IO, "the file cannot be opened for reading: %s",
                            strerror(errno));
    result = bitnet__load_opened(s, file);
    fclose(file);
    return result;
}

#endif

BITNET_API bitnet_result bitnet_session_save_file(bitnet_session *session, const char *path,
                                                  unsigned flags) {
    const bitnet_allocator *a = &session->model->allocator;
    bitnet_result result = bitnet__check_list(&session->error, "path", path, 1);
    size_t size, written;
    void *data;
    if (!result) result = bitnet_session_save_memory(session, flags, NULL, 0, &size);
    if (result) return result;
    data = bitnet__alloc(a, size, 1);
    if (!data) return bitnet__no_memory(&session->error);
    bitnet_session_save_memory(session, flags, data, size, &written);
    BITNET_ASSERT(written == size);
    result = bitnet__write_state(session, path, data, size);
    if (result) bitnet__name_file(&session->error, path);
    bitnet__free(a, data);
    return result;
}

BITNET_API bitnet_result bitnet_session_load_file(bitnet_session *session, const char *path) {
    bitnet_result result = bitnet__check_list(&session->error, "path", path, 1);
    if (result) return result;
    result = bitnet__load_path(session, path);
    if (result) bitnet__name_file(&session->error, path);
    return result;
}

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_SAVE_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
