/* search - searches a folder of texts by meaning

       cc -O2 examples/search.c -o search
       ./search model.gguf notes.index --folder notes
       ./search model.gguf notes.index "where does the dragon sleep?"

   The first command stores the paragraphs of all texts in a folder and its subfolders, each with
   its vector, and lists what it skips: hidden files, files that are not text, and links to folders.
   It can be killed at any time; the next run continues. Later runs add new paragraphs and drop
   deleted ones. The second command prints the paragraphs most similar to the question, with file
   and line. Embedding models expect a prefix before a question; see their model cards.

   It needs the optional headers bitnet_embed.h and bitnet_save.h.

   The index: char[8] "BNSEARC2", u32 width, i8[width] the vector of a fixed text, which identifies
   the model; then for each paragraph u64 hash of the rest of the entry, u32 line, u32 bytes of the
   path, u32 bytes of the text, path, text, i8[width]; and char[8] "COMPLETE". */

#define BITNET_IMPLEMENTATION
#include "bitnet.h"
#include "bitnet_embed.h"
#include "bitnet_machine.h"
#include "bitnet_save.h"
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <dirent.h>
#include <sys/stat.h>
#endif

enum {
    LONGEST = 1500, /* bytes of a paragraph */
    TOGETHER = 32,  /* paragraphs converted to vectors in one call */
    DEEPEST = 32,   /* folders within folders */
    HEAD = 20       /* bytes before a paragraph in the index */
};

static const char begin_mark[] = "BNSEARC2", end_mark[] = "COMPLETE";

typedef struct paragraph {
    const char *path, *text;
    uint32_t line, path_length, length;
    uint64_t name;        /* hash of path and text */
    const int8_t *vector; /* NULL: to be computed */
} paragraph;

typedef struct list {
    paragraph *items;
    size_t count, room;
} list;

typedef struct search {
    bitnet_model *model;
    const char *path; /* of the index */
    uint32_t width;
    int8_t *known;     /* [width] the vector of a fixed text */
    list old;          /* the entries of the index */
    const char *wrong; /* why it cannot be searched; NULL: it can */
} search;

static volatile sig_atomic_t stopped; /* by Ctrl-C */

static void stop(int number) {
    stopped = 1;
    signal(number, SIG_DFL);
}

/* Prints an error message; returns 1, the exit status. */
static int complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("search: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return 1;
}

/* A file is as the system says. */
static bool fail(const char *path) { return complain("%s: %s", path, strerror(errno)), false; }

static void *alloc(size_t count, size_t size) {
    void *memory = calloc(count ? count : 1, size);
    if (!memory) exit(complain("out of memory"));
    return memory;
}

/* Reads a whole file, appends a zero and keeps it to the end of the program; NULL on failure. */
static char *read_all(const char *path, size_t *size) {
    FILE *file = bitnet__open(path, "rb");
    char *text = NULL;
    size_t room = 0;
    bool good;
    if (!file) return NULL;
    *size = 0;
    do {
        text = (char *)realloc(text, room = 2 * room + 65536);
        if (!text) exit(complain("out of memory"));
        *size += fread(text + *size, 1, room - 1 - *size, file);
    } while (*size == room - 1);
    good = !ferror(file);
    fclose(file);
    text[*size] = 0;
    if (good) return text;
    free(text);
    return NULL;
}

/* FNV-1a. */
static uint64_t hash(uint64_t h, const void *data, size_t size) {
    const uint8_t *p = (const uint8_t *)data;
    for (; size > 0; size--) h = (h ^ *p++) * 0x100000001B3u;
    return h;
}

static int by_name(const void *a, const void *b) {
    uint64_t x = ((const paragraph *)a)->name, y = ((const paragraph *)b)->name;
    return x < y ? -1 : x > y;
}

static void add(list *l, paragraph p) {
    if (l->count == l->room) {
        l->room = 2 * l->room + 64;
        l->items = (paragraph *)realloc(l->items, l->room * sizeof *l->items);
        if (!l->items) exit(complain("out of memory"));
    }
    p.name = hash(hash(0xCBF29CE484222325u, p.path, p.path_length), p.text, p.length);
    l->items[l->count++] = p;
}

/* ---- folders; paths are UTF-8 on every system */

typedef enum kind { KIND_NONE, KIND_FILE, KIND_FOLDER, KIND_LINK, KIND_OTHER } kind;

#ifdef _WIN32

typedef struct folder {
    HANDLE handle;
    WIN32_FIND_DATAW entry;
    bool fresh; /* the entry has not been returned */
    char name[3 * MAX_PATH];
} folder;

/* Sets errno after a failed call of Windows. */
static void set_errno(void) {
    DWORD error = GetLastError();
    errno = error == ERROR_ACCESS_DENIED ? EACCES : error == ERROR_DIRECTORY ? ENOTDIR : ENOENT;
}

static bool open_folder(folder *f, const char *path) {
    size_t size = strlen(path) + 3;
    char *pattern = (char *)alloc(size, 1);
    wchar_t wide[1024];
    bool good;
    snprintf(pattern, size, "%s/*", path);
    good = MultiByteToWideChar(CP_UTF8, 0, pattern, -1, wide, 1024) > 0;
    free(pattern);
    if (!good) return errno = ENAMETOOLONG, false;
    f->handle = FindFirstFileW(wide, &f->entry);
    f->fresh = f->handle != INVALID_HANDLE_VALUE;
    if (!f->fresh) set_errno();
    return f->fresh;
}

/* The name of the next entry; NULL: there is none. */
static const char *next_entry(folder *f) {
    if (!f->fresh && !FindNextFileW(f->handle, &f->entry)) return NULL;
    f->fresh = false;
    WideCharToMultiByte(CP_UTF8, 0, f->entry.cFileName, -1, f->name, sizeof f->name, NULL, NULL);
    return f->name;
}

static void close_folder(folder *f) { FindClose(f->handle); }

static kind kind_of(const char *path) {
    wchar_t wide[1024];
    DWORD attributes;
    if (MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, 1024) == 0)
        return errno = ENAMETOOLONG, KIND_NONE;
    attributes = GetFileAttributesW(wide);
    if (attributes == INVALID_FILE_ATTRIBUTES) return set_errno(), KIND_NONE;
    if (!(attributes & FILE_ATTRIBUTE_DIRECTORY)) return KIND_FILE;
    return attributes & FILE_ATTRIBUTE_REPARSE_POINT ? KIND_LINK : KIND_FOLDER;
}

#else

typedef struct folder {
    DIR *handle;
} folder;

static bool open_folder(folder *f, const char *path) {
    f->handle = opendir(path);
    return f->handle != NULL;
}

/* The name of the next entry; NULL: there is none. */
static const char *next_entry(folder *f) {
    struct dirent *entry = readdir(f->handle);
    return entry ? entry->d_name : NULL;
}

static void close_folder(folder *f) { closedir(f->handle); }

static kind kind_of(const char *path) {
    struct stat own, followed;
    if (lstat(path, &own) != 0 || stat(path, &followed) != 0) return KIND_NONE;
    if (S_ISREG(followed.st_mode)) return KIND_FILE;
    if (!S_ISDIR(followed.st_mode)) return KIND_OTHER;
    return S_ISLNK(own.st_mode) ? KIND_LINK : KIND_FOLDER;
}

#endif

/* ---- vectors */

static int is_stopped(void *user, uint64_t done, uint64_t total) {
    (void)user, (void)done, (void)total;
    return stopped != 0;
}

/* Computes the vectors of some texts, as int8. */
static bool embed(const search *s, const bitnet_passage *texts, size_t count, int8_t *out) {
    float *vectors = (float *)alloc(count * s->width, sizeof *vectors);
    bitnet_embed_options options = {0};
    bitnet_error error;
    bool good;
    size_t i;
    options.truncate = true;
    options.progress.report = is_stopped;
    good = bitnet_embed(s->model, texts, count, &options, vectors, &error) == BITNET_OK;
    for (i = 0; i < count && good; i++)
        good = bitnet_vector_pack(BITNET_VECTOR_INT8, vectors + i * s->width, (int32_t)s->width,
                                  out + i * s->width, &error) == BITNET_OK;
    free(vectors);
    if (!good) complain("%s", error.message);
    return good;
}

static bool embed_one(const search *s, const char *text, int8_t *out) {
    bitnet_passage passage = {text, NULL, strlen(text)};
    return embed(s, &passage, 1, out);
}

/* ---- the index */

/* Reads the paragraph at `at`; returns its end, or 0 if it is incomplete. */
static size_t read_paragraph(search *s, const char *data, size_t size, size_t at) {
    paragraph p;
    uint64_t check, end = (uint64_t)at + HEAD + s->width;
    if (end > size) return 0;
    memcpy(&check, data + at, 8);
    memcpy(&p.line, data + at + 8, 4);
    memcpy(&p.path_length, data + at + 12, 4);
    memcpy(&p.length, data + at + 16, 4);
    end += (uint64_t)p.path_length + p.length;
    if (end > size || hash(0, data + at + 8, (size_t)end - at - 8) != check) return 0;
    p.path = data + at + HEAD;
    p.text = p.path + p.path_length;
    p.vector = (const int8_t *)data + end - s->width;
    add(&s->old, p);
    return (size_t)end;
}

/* Reads the index, if there is one, and keeps it to the end of the program. */
static bool read_index(search *s) {
    size_t size, at = 12 + (size_t)s->width, end;
    uint32_t width;
    char *data = read_all(s->path, &size);
    s->wrong = "the index is empty; add texts with --folder";
    if (!data) return errno == ENOENT || fail(s->path);
    if (size < at || memcmp(data, begin_mark, 8) != 0)
        return complain("%s: not an index, or of another model", s->path), false;
    memcpy(&width, data + 8, 4);
    if (width != s->width || memcmp(data + 12, s->known, s->width) != 0)
        return complain("%s was made with another model", s->path), false;
    for (; (end = read_paragraph(s, data, size, at)) > 0; at = end) continue;
    if (size - at == 8 && memcmp(data + at, end_mark, 8) == 0) {
        if (s->old.count) s->wrong = NULL;
    } else if (size - at >= 8 && memcmp(data + size - 8, end_mark, 8) == 0)
        s->wrong = "the index is damaged; repair it with --folder";
    else s->wrong = "the index is incomplete; continue with --folder";
    return true;
}

static void write_paragraph(const search *s, const paragraph *p, FILE *file) {
    size_t size = HEAD + (size_t)p->path_length + p->length + s->width;
    char *data = (char *)alloc(size, 1);
    uint64_t check;
    memcpy(data + 8, &p->line, 4);
    memcpy(data + 12, &p->path_length, 4);
    memcpy(data + 16, &p->length, 4);
    memcpy(data + HEAD, p->path, p->path_length);
    memcpy(data + HEAD + p->path_length, p->text, p->length);
    memcpy(data + size - s->width, p->vector, s->width);
    check = hash(0, data + 8, size - 8);
    memcpy(data, &check, 8);
    fwrite(data, 1, size, file);
    free(data);
}

/* Closes a file; false if part of it was not written. */
static bool close_file(FILE *file, const char *path) {
    bool good = fflush(file) == 0 && !ferror(file);
    if (!good) fail(path);
    return fclose(file) == 0 && good;
}

/* Writes a new index with the known vectors of these paragraphs, not yet marked as complete. It
   replaces the old one only when all of them are written. */
static bool write_index(const search *s, const list *found) {
    bitnet__output made;
    size_t i;
    if (!bitnet__output_open(&made, s->path)) return fail(s->path);
    fwrite(begin_mark, 1, 8, made.file);
    fwrite(&s->width, 4, 1, made.file);
    fwrite(s->known, 1, s->width, made.file);
    for (i = 0; i < found->count; i++)
        if (found->items[i].vector) write_paragraph(s, &found->items[i], made.file);
    return bitnet__output_close(&made, true) || fail(s->path);
}

/* ---- indexing */

/* The end of a paragraph: before an empty line or the end of the last line, or at its maximal
   length. */
static size_t paragraph_end(const char *text, size_t size) {
    size_t i = 0, blank = 0;
    for (; i < size && i < LONGEST; i++) {
        size_t next = i + 1;
        while (text[i] == '\n' && next < size && strchr(" \t\r", text[next])) next++;
        if (text[i] == '\n' && (next == size || text[next] == '\n')) return i;
        if (text[i] == ' ' || text[i] == '\n') blank = i;
    }
    if (i == size) return size;
    if (blank) return blank;
    while (i > 1 && ((uint8_t)text[i] & 0xC0) == 0x80) i--; /* do not split a character */
    return i;
}

/* Is this UTF-8 without a zero byte? */
static bool is_text(const char *text, size_t size) {
    int more = 0; /* remaining bytes of a character */
    size_t i;
    for (i = 0; i < size; i++) {
        uint8_t c = (uint8_t)text[i];
        if (!c || (more > 0) != ((c & 0xC0) == 0x80) || c > 0xF4) return false;
        if (more > 0) more--;
        else if (c >= 0xC0) more = c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : 1;
    }
    return more == 0;
}

/* Adds a file's paragraphs, if it is a text. */
static void read_file(list *found, const char *path) {
    size_t size, length = strlen(path), at, end;
    char *text = read_all(path, &size), *name;
    paragraph p = {0};
    if (!text || !is_text(text, size)) {
        complain("skips %s: %s", path, text ? "it is not text" : strerror(errno));
        free(text);
        return;
    }
    name = (char *)alloc(length + 1, 1);
    memcpy(name, path, length);
    p.path = name, p.path_length = (uint32_t)length;
    p.line = 1;
    for (at = 0; at < size; at = end) {
        for (; at < size && strchr(" \t\r\n", text[at]); at++) p.line += text[at] == '\n';
        end = at + paragraph_end(text + at, size - at);
        p.text = text + at, p.length = (uint32_t)(end - at);
        if (p.length) add(found, p);
        for (; at < end; at++) p.line += text[at] == '\n';
    }
}

static void read_folder(list *found, const char *path, int depth);

/* Adds the paragraphs of a folder's entry: a file or another folder. */
static void read_entry(list *found, const char *path, const char *name, int depth) {
    kind k = name[0] == '.' ? KIND_OTHER : kind_of(path);
    if (name[0] == '.') complain("skips %s: hidden", path);
    else if (k == KIND_NONE) complain("skips %s: %s", path, strerror(errno));
    else if (k == KIND_FILE) read_file(found, path);
    else if (k == KIND_OTHER) complain("skips %s: neither file nor folder", path);
    else if (k == KIND_LINK) complain("skips %s: a link to a folder", path);
    else read_folder(found, path, depth + 1);
}

/* Adds the paragraphs of a folder's files. */
static void read_folder(list *found, const char *path, int depth) {
    folder f;
    const char *name;
    if (depth >= DEEPEST || !open_folder(&f, path)) {
        complain("skips %s: %s", path, depth < DEEPEST ? strerror(errno) : "too deep");
        return;
    }
    while (!stopped && (name = next_entry(&f)) != NULL) {
        size_t size = strlen(path) + strlen(name) + 2;
        char *inner;
        if (!strcmp(name, ".") || !strcmp(name, "..")) continue;
        inner = (char *)alloc(size, 1);
        snprintf(inner, size, "%s/%s", path, name);
        read_entry(found, inner, name, depth);
        free(inner);
    }
    close_folder(&f);
}

/* Sorts the paragraphs, drops duplicates, and copies vectors from the index. Returns the number of
   paragraphs that have a vector; sets *moved if the line of one has changed. */
static size_t match(list *found, list *old, bool *moved) {
    size_t i, count = 0, known = 0;
    *moved = false;
    if (found->count) qsort(found->items, found->count, sizeof *found->items, by_name);
    if (old->count) qsort(old->items, old->count, sizeof *old->items, by_name);
    for (i = 0; i < found->count; i++) {
        const paragraph *p = &found->items[i], *same;
        if (count > 0 && found->items[count - 1].name == p->name) continue;
        same = old->count
                   ? (const paragraph *)bsearch(p, old->items, old->count, sizeof *p, by_name)
                   : NULL;
        found->items[count] = *p;
        if (same) {
            found->items[count].vector = same->vector;
            *moved = *moved || same->line != p->line;
            known++;
        }
        count++;
    }
    found->count = count;
    return known;
}

/* Computes the vectors of some paragraphs and appends them to the index. */
static bool extend(const search *s, paragraph *const *todo, size_t count, FILE *file) {
    bitnet_passage texts[TOGETHER];
    int8_t *vectors = (int8_t *)alloc(count * s->width, 1);
    bool good;
    size_t i;
    for (i = 0; i < count; i++) {
        texts[i].text = todo[i]->text;
        texts[i].ids = NULL;
        texts[i].length = todo[i]->length;
    }
    good = embed(s, texts, count, vectors);
    for (i = 0; i < count && good; i++) {
        todo[i]->vector = vectors + i * s->width;
        write_paragraph(s, todo[i], file);
        todo[i]->vector = NULL;
    }
    free(vectors);
    if (good && (fflush(file) != 0 || ferror(file))) good = fail(s->path);
    return good;
}

/* Computes all missing vectors and marks the index as complete. */
static bool extend_all(const search *s, list *found, size_t known) {
    FILE *file = bitnet__open(s->path, "ab");
    paragraph *todo[TOGETHER];
    size_t done = known, count = 0, i;
    bool good = true;
    if (!file) return fail(s->path);
    for (i = 0; i < found->count && good; i++) {
        if (!found->items[i].vector) todo[count++] = &found->items[i];
        if (count < TOGETHER && i + 1 < found->count) continue;
        good = count == 0 || extend(s, todo, count, file);
        if (good) done += count;
        count = 0;
        if (found->count - known >= 10 * TOGETHER)
            fprintf(stderr, "\r%lu of %lu paragraphs%s", (unsigned long)(done - known),
                    (unsigned long)(found->count - known), i + 1 < found->count ? "" : "\n");
    }
    if (good) fwrite(end_mark, 1, 8, file);
    return close_file(file, s->path) && good;
}

static bool index_folder(search *s, const char *path) {
    list found = {NULL, 0, 0};
    folder f;
    size_t known;
    bool moved, good = true;
    if (!open_folder(&f, path)) return fail(path);
    close_folder(&f);
    read_folder(&found, path, 0);
    if (stopped) return false;
    known = match(&found, &s->old, &moved);
    if (s->wrong || moved || known < s->old.count || known < found.count)
        good = write_index(s, &found) && extend_all(s, &found, known);
    if (good)
        printf("%s: %lu paragraphs, %lu of them new; %lu are gone\n", s->path,
               (unsigned long)found.count, (unsigned long)(found.count - known),
               (unsigned long)(s->old.count - known));
    free(found.items);
    return good;
}

/* ---- answering */

static bool answer(const search *s, const char *question, int count) {
    int8_t *vector = (int8_t *)alloc(s->width, 1);
    const paragraph **best = (const paragraph **)alloc((size_t)count + 1, sizeof *best);
    float *scores = (float *)alloc((size_t)count + 1, sizeof *scores);
    int known = 0, i;
    size_t at;
    bool good = !s->wrong && embed_one(s, question, vector);
    if (s->wrong) complain("%s: %s", s->path, s->wrong);
    for (at = 0; at < s->old.count && good; at++) {
        const paragraph *p = &s->old.items[at];
        float score = bitnet_similarity(BITNET_VECTOR_INT8, vector, p->vector, (int32_t)s->width);
        for (i = known; i > 0 && score > scores[i - 1]; i--) { /* of equal scores the first stays
                                                                  first */
            scores[i] = scores[i - 1];
            best[i] = best[i - 1];
        }
        scores[i] = score;
        best[i] = p;
        if (known < count) known++;
    }
    for (i = 0; i < known; i++)
        printf("%s%.3f  %.*s:%lu\n%.*s\n", i ? "\n" : "", (double)scores[i],
               (int)best[i]->path_length, best[i]->path, (unsigned long)best[i]->line,
               (int)best[i]->length, best[i]->text);
    free(vector);
    free((void *)best);
    free(scores);
    return good;
}

/* The exit status: 1 if the output could not be written. */
static int finish(int status) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    return complain("the text cannot be written: %s", strerror(errno));
}

/* ---- the command line */

static const char usage[] = "search - searches a folder of texts by meaning\n\n"
                            "usage: search MODEL INDEX [QUESTION] [options]\n\n"
                            "  MODEL               a GGUF file, preferably an embedding model\n"
                            "  INDEX               a file for paragraphs and vectors\n"
                            "  [QUESTION]          what to look for\n"
                            "  --folder FOLDER     update the index from these texts\n"
                            "  --best N            number of answers (default 5)\n"
                            "  --threads N         default: one per physical core\n"
                            "  -h, --help          this text";

typedef struct settings {
    const char *places[3]; /* MODEL, INDEX, QUESTION */
    const char *folder;
    int best, threads;
} settings;

static char **word; /* the current argument of the command line */

/* Each of these checks whether the argument is this option, and reads its value. */
static bool take_text(const char *name, const char **to) {
    if (strcmp(*word, name) != 0) return false;
    if (!*++word) exit(1 + complain("%s needs a value; --help lists the options", name));
    *to = *word;
    return true;
}

static bool take_int(const char *name, int low, int high, int *to) {
    const char *text;
    char *end;
    long long value;
    if (!take_text(name, &text)) return false;
    value = strtoll(text, &end, 10);
    if (end == text || *end || value < low || value > high)
        exit(1 +
             complain("%s must be a whole number from %d to %d, not '%s'; --help lists the options",
                      name, low, high, text));
    *to = (int)value;
    return true;
}

static void parse(settings *s, char **argv) {
    bool places = false; /* after --, arguments are not options */
    int count = 0;
    s->best = 5;
    for (word = argv + 1; *word; word++) {
        if (!places && **word == '-') {
            if (!strcmp(*word, "-h") || !strcmp(*word, "--help")) puts(usage), exit(finish(0));
            if (!strcmp(*word, "--")) places = true;
            else if (!take_text("--folder", &s->folder) && !take_int("--best", 1, 1000, &s->best) &&
                     !take_int("--threads", 1, 1024, &s->threads))
                exit(1 + complain("unknown option '%s'; --help lists the options", *word));
        } else if (count < 3) s->places[count++] = *word;
        else exit(1 + complain("unexpected argument '%s'; --help lists the options", *word));
    }
    if (count < 2)
        exit(1 + complain("%s is missing; --help lists the options", count ? "INDEX" : "MODEL"));
    if (!s->folder == !s->places[2]) exit(1 + complain("give either a QUESTION or --folder"));
}

static void print_log(void *user, bitnet_log_level level, const char *message) {
    (void)user;
    if (level == BITNET_LOG_WARNING) complain("%s", message);
}

int main(int argc, char **argv) {
    settings given = {{NULL, NULL, NULL}, NULL, 0, 0};
    static search s;
    bitnet_model_options options = {0};
    bitnet_error error;
    bool good;
    argv = bitnet__arguments(&argc, argv);
    parse(&given, argv);
    signal(SIGINT, stop);
    signal(SIGTERM, stop);
    options.threads = given.threads;
    options.log.write = print_log;
    s.model = bitnet_model_load_file(given.places[0], &options, &error);
    if (!s.model) return complain("%s", error.message);
    s.path = given.places[1];
    s.width = (uint32_t)bitnet_model_get_info(s.model)->hidden_size;
    s.known = (int8_t *)alloc(s.width, 1);
    good = embed_one(&s, "the same text for ever", s.known) && read_index(&s);
    if (good)
        good =
            given.folder ? index_folder(&s, given.folder) : answer(&s, given.places[2], given.best);
    free(s.known);
    free(s.old.items);
    bitnet_model_free(s.model);
    return finish(!good);
}
