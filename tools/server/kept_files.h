/* kept_files.h - beginnings of prompts that are kept across restarts

   With --keep-dir, the session that has computed the system's part of a conversation (instructions
   and declarations of tools) is saved once, under a name made from its tokens. A prompt that begins
   with these tokens waits until the keeping thread has loaded the file. The folder has an index,
   with the least recently used file first, and a limit in bytes. */

#ifndef BITNET_SERVER_KEPT_FILES_H
#define BITNET_SERVER_KEPT_FILES_H

#include "prefixes.h"
#include "tasks.h"

struct kept_file {
    uint64_t hash;  /* of its tokens and everything else on which the file depends */
    int32_t length; /* tokens */
    int64_t bytes;  /* 0: being written; -1: too large, or could not be written */
    bool busy;      /* being written or read */
};

/* The hash of no tokens. It includes model, adapter and cache, so other files never match. */
static uint64_t hash_of_nothing(const server *s) {
    uint64_t hash = bitnet__random(s->model->fingerprint, (uint64_t)s->kv);
    const char *p;
    for (p = s->adapter_path; p && *p; p++) hash = bitnet__random(hash, (unsigned char)*p);
    return hash;
}

static uint64_t hash_of_tokens(const server *s, const int32_t *ids, int32_t count) {
    uint64_t hash = hash_of_nothing(s);
    int32_t i;
    for (i = 0; i < count; i++) hash = bitnet__random(hash, (uint64_t)ids[i]);
    return hash;
}

/* Hashes the beginnings of all prompts once, so that finding a file needs one comparison for each
   file. */
static void hash_prompts(const server *s, job *j) {
    size_t sum = 0, k;
    uint64_t *next, hash;
    int i;
    for (i = 0; i < j->prompt_count; i++) sum += j->prompts[i].count;
    next = j->hashes = (uint64_t *)tool_alloc(sum, sizeof *next);
    for (i = 0; i < j->count; i++) {
        choice *c = &j->choices[i];
        bool first = i == 0 || c->prompt != c[-1].prompt;
        c->hashes = first ? next : c[-1].hashes;
        hash = hash_of_nothing(s);
        for (k = 0; first && k < c->prompt->count; k++)
            *next++ = hash = bitnet__random(hash, (uint64_t)c->prompt->items[k]);
    }
}

static void write_path(const server *s, const kept_file *f, char *path, size_t size) {
    snprintf(path, size, "%s/%016llx.session", s->keep_dir, (unsigned long long)f->hash);
}

static bool write_index(const server *s) {
    char path[KEPT_PATH];
    bitnet__output output;
    size_t i;
    snprintf(path, sizeof path, "%s/index.txt", s->keep_dir);
    errno = 0;
    if (bitnet__output_open(&output, path)) {
        for (i = 0; i < s->file_count; i++)
            if (s->files[i]->bytes > 0)
                fprintf(output.file, "%016llx %d %lld\n", (unsigned long long)s->files[i]->hash,
                        (int)s->files[i]->length, (long long)s->files[i]->bytes);
        if (bitnet__output_close(&output, true)) return true;
    }
    return tool_complain("%s: %s", path, tool_reason());
}

static kept_file *add_file(server *s, uint64_t hash, int32_t length, int64_t bytes) {
    kept_file *f = (kept_file *)tool_alloc(1, sizeof *f);
    f->hash = hash;
    f->length = length;
    f->bytes = bytes;
    tool_grow(&s->files, &s->file_room, s->file_count + 1, sizeof *s->files);
    return s->files[s->file_count++] = f;
}

static void drop_file(server *s, size_t at) {
    char path[KEPT_PATH];
    write_path(s, s->files[at], path, sizeof path);
    if (s->files[at]->bytes >= 0) remove(path);
    free(s->files[at]);
    memmove(s->files + at, s->files + at + 1, (--s->file_count - at) * sizeof *s->files);
}

static int64_t bytes_of_files(const server *s) {
    int64_t bytes = 0;
    size_t i;
    for (i = 0; i < s->file_count; i++)
        if (s->files[i]->bytes > 0) bytes += s->files[i]->bytes;
    return bytes;
}

/* Deletes the least recently used files until the others are within the limit. */
static void limit_files(server *s) {
    const int64_t most = (int64_t)s->keep_disk << 20;
    size_t i = 0;
    while (i < s->file_count && (bytes_of_files(s) > most || s->file_count > MAX_KEPT_FILES))
        if (s->files[i]->busy || (s->files[i]->bytes < 0 && s->file_count <= MAX_KEPT_FILES)) i++;
        else drop_file(s, i);
}

/* Malformed lines of an index are ignored; a file is checked when it is loaded. */
static void read_index(server *s) {
    char path[KEPT_PATH], *index, *line;
    FILE *file;
    unsigned long long hash;
    long long bytes;
    int length;
    snprintf(path, sizeof path, "%s/index.txt", s->keep_dir);
    file = bitnet__open(path, "rb");
    if (!file && !write_index(s)) exit(1); /* a new folder */
    if (!file) return;
    fclose(file);
    index = tool_read(path, NULL);
    for (line = index ? strtok(index, "\n") : NULL; line && s->file_count < MAX_KEPT_FILES;
         line = strtok(NULL, "\n"))
        if (sscanf(line, "%16llx %d %lld", &hash, &length, &bytes) == 3 && length > 0 && bytes > 0)
            add_file(s, hash, length, bytes);
    free(index);
    limit_files(s);
}

/* Marks a file as the most recently used. */
static size_t move_to_end(server *s, const kept_file *f) {
    size_t at = 0;
    kept_file *moved;
    while (s->files[at] != f) at++;
    moved = s->files[at];
    memmove(s->files + at, s->files + at + 1, (s->file_count - at - 1) * sizeof *s->files);
    s->files[s->file_count - 1] = moved;
    return s->file_count - 1;
}

static void submit_file_task(server *s, kept_file *f, bitnet_session *session,
                             void (*run)(server *s, task *work),
                             void (*finish)(server *s, task *work)) {
    task *work = (task *)tool_alloc(1, sizeof *work);
    work->run = run;
    work->finish = finish;
    work->file = f;
    work->session = session;
    f->busy = true;
    submit_task(s, &s->keeper, work);
}

/* ---- loading */

/* Loads a file, on the keeping thread. No session: it failed. */
static void load_file(server *s, task *work) {
    char path[KEPT_PATH];
    bitnet_session *session = bitnet_session_create(s->model, &s->session, NULL);
    write_path(s, work->file, path, sizeof path);
    if (!session) return;
    bitnet_session_set_adapter(session, s->adapter, s->adapter_scale);
    if (bitnet_session_load_file(session, path) == BITNET_OK) {
        work->session = session;
        return;
    }
    tool_complain("%s", bitnet_session_message(session)); /* the message names the file */
    bitnet_session_free(session);
}

/* Finishes loading. A file that is damaged or does not match its name is deleted. */
static void finish_load(server *s, task *work) {
    const size_t at = move_to_end(s, work->file);
    bitnet_session *session = work->session;
    work->file->busy = false;
    s->loading--;
    work->session = NULL;
    if (session && bitnet_session_length(session) == work->file->length &&
        hash_of_tokens(s, bitnet_session_tokens(session), work->file->length) == work->file->hash) {
        s->counters.restored_tokens += work->file->length;
        keep_session(s, session);
        return;
    }
    bitnet_session_free(session);
    drop_file(s, at);
    write_index(s);
}

/* The longest file that is a proper prefix of the prompt. */
static kept_file *find_file(const server *s, const choice *c) {
    kept_file *best = NULL;
    size_t i;
    for (i = 0; i < s->file_count; i++) {
        kept_file *f = s->files[i];
        if (f->bytes > 0 && (size_t)f->length < c->prompt->count &&
            c->hashes[f->length - 1] == f->hash && (!best || f->length > best->length))
            best = f;
    }
    return best;
}

/* Must a choice wait for a file, because sessions have only `known` tokens of its prompt? It waits
   for at most one file. */
static bool wait_for_file(server *s, choice *c, int32_t known) {
    kept_file *f = find_file(s, c);
    if (!f || f->length < known + SHARE_MIN) return false;
    if (f->busy) return true;
    if (c->asked_file) return false;
    c->asked_file = true;
    s->loading++;
    submit_file_task(s, f, NULL, load_file, finish_load);
    return true;
}

/* ---- saving */

/* Writes a file, on the keeping thread. */
static void save_file(server *s, task *work) {
    char path[KEPT_PATH];
    size_t size = 0;
    write_path(s, work->file, path, sizeof path);
    bitnet_session_save_memory(work->session, 0, NULL, 0, &size);
    work->size = 0;
    if ((int64_t)size > (int64_t)s->keep_disk << 20)
        tool_complain("the session of %d tokens has %lu bytes; --keep-disk N allows more",
                      (int)work->file->length, (unsigned long)size);
    else if (bitnet_session_save_file(work->session, path, 0) != BITNET_OK)
        tool_complain("%s: %s", path, bitnet_session_message(work->session));
    else work->saved = (int64_t)size;
}

static void finish_save(server *s, task *work) {
    work->file->busy = false;
    work->file->bytes = work->saved ? work->saved : -1;
    limit_files(s);
    write_index(s);
}

/* Saves the system's part of a computed conversation, unless it is in a file already. */
static void save_prefix(server *s, const choice *c) {
    const int32_t length = c->job->system_tokens;
    bitnet_session *copy;
    uint64_t hash;
    size_t i;
    if (length < KEEP_MIN || bitnet_session_length(c->session) <= length) return;
    hash = c->hashes[length - 1];
    for (i = 0; i < s->file_count; i++)
        if (s->files[i]->hash == hash) return;
    bitnet_gpu_detach(c->session);
    copy = bitnet_session_copy(c->session, NULL);
    if (!copy) return;
    bitnet_session_truncate(copy, length);
    reset_session(copy);
    submit_file_task(s, add_file(s, hash, length, 0), copy, save_file, finish_save);
}

static void close_files(server *s) {
    size_t i;
    if (s->keep_dir) write_index(s);
    for (i = 0; i < s->file_count; i++) free(s->files[i]);
    free(s->files);
}

#endif
