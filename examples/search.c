/* search - finds what a folder of texts says, by its meaning

       cc -O2 examples/search.c -o search
       ./search model.gguf notes.index --folder notes
       ./search model.gguf notes.index "where does the dragon sleep?"

   The first command keeps the paragraphs of all .txt and .md files in a folder, and in those within
   it, each with its vector. It may be killed at any moment: called again it goes on where it was;
   and later it computes what is new and drops what is gone. The second prints the paragraphs that
   are most like the question. Models that are made for this want the question to say that it is one:
   their cards tell how.

   The index: char[8] "BNSEARCH", u32 width, i8[width] the vector of a text that never changes, by
   which a model is known; then for each paragraph u64 hash of all that follows, u32 bytes of the
   path, u32 bytes of the text, path, text, i8[width]. A kill may leave half a paragraph at the end,
   which does not fit its hash. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../tools/tool.h"
#include <dirent.h>

enum {
    LONGEST = 1500, /* bytes of a paragraph */
    TOGETHER = 32,  /* paragraphs that become vectors in one call */
    DEEPEST = 32,   /* folders within folders */
    HEAD = 16       /* bytes before a paragraph in the index */
};

typedef struct paragraph {
    const char *path, *text;
    uint32_t path_length, length;
    uint64_t name;        /* hash of both */
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
    int8_t *known; /* [width] the vector of a text that never changes */
    list old;      /* what the index has, */
    bool whole;    /* and nothing but that */
} search;

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

static void add(list *l, const char *path, uint32_t path_length, const char *text, uint32_t length,
                const int8_t *vector) {
    paragraph *p;
    tool_grow(&l->items, &l->room, l->count + 1, sizeof *l->items);
    p = &l->items[l->count++];
    p->path = path, p->path_length = path_length;
    p->text = text, p->length = length;
    p->vector = vector;
    p->name = hash(hash(0xCBF29CE484222325u, path, path_length), text, length);
}

/* ---- vectors */

static bool is_stopped(void *user, uint64_t done, uint64_t total) {
    (void)user, (void)done, (void)total;
    return tool_stopped != 0;
}

/* The vectors of some texts, as int8. */
static bool embed(const search *s, const bitnet_passage *texts, size_t count, int8_t *out) {
    float *vectors = (float *)tool_alloc(count * s->width, sizeof *vectors);
    bitnet_embed_options options = {0};
    bitnet_error error;
    bool good;
    size_t i;
    options.cut = true;
    options.progress.report = is_stopped;
    good = bitnet_embed(s->model, texts, count, &options, vectors, &error) == BITNET_OK;
    for (i = 0; i < count && good; i++)
        bitnet_vector_pack(BITNET_VECTOR_INT8, vectors + i * s->width, (int32_t)s->width,
                           out + i * s->width);
    free(vectors);
    return good || tool_complain("%s", error.message);
}

static bool embed_one(const search *s, const char *text, int8_t *out) {
    bitnet_passage passage = {text, NULL, strlen(text)};
    return embed(s, &passage, 1, out);
}

/* ---- the index */

/* Reads a paragraph at `at`; returns where it ends, or 0 where there is none that is whole. */
static size_t read_paragraph(search *s, const char *data, size_t size, size_t at) {
    uint32_t lengths[2];
    uint64_t check, end = (uint64_t)at + HEAD + s->width;
    if (end > size) return 0;
    memcpy(&check, data + at, 8);
    memcpy(lengths, data + at + 8, 8);
    end += (uint64_t)lengths[0] + lengths[1];
    if (end > size || hash(0, data + at + 8, (size_t)end - at - 8) != check) return 0;
    add(&s->old, data + at + HEAD, lengths[0], data + at + HEAD + lengths[0], lengths[1],
        (const int8_t *)data + end - s->width);
    return (size_t)end;
}

/* Reads the index, if there is one: its data live to the end of the program. */
static bool read_index(search *s) {
    FILE *file = bitnet__open(s->path, "rb");
    size_t size, at = 12 + (size_t)s->width, end;
    uint32_t width;
    char *data;
    if (!file) return true;
    fclose(file);
    data = tool_read(s->path, &size);
    if (!data) return false;
    if (size < at || memcmp(data, "BNSEARCH", 8) != 0)
        return tool_complain("%s: not an index, or of another model", s->path);
    memcpy(&width, data + 8, 4);
    if (width != s->width || memcmp(data + 12, s->known, s->width) != 0)
        return tool_complain("%s: made with another model", s->path);
    for (; (end = read_paragraph(s, data, size, at)) > 0; at = end) continue;
    s->whole = at == size;
    return true;
}

static void write_paragraph(const search *s, const paragraph *p, FILE *file) {
    size_t size = HEAD + (size_t)p->path_length + p->length + s->width;
    char *data = (char *)tool_alloc(size, 1);
    uint64_t check;
    memcpy(data + 8, &p->path_length, 4);
    memcpy(data + 12, &p->length, 4);
    memcpy(data + HEAD, p->path, p->path_length);
    memcpy(data + HEAD + p->path_length, p->text, p->length);
    memcpy(data + size - s->width, p->vector, s->width);
    check = hash(0, data + 8, size - 8);
    memcpy(data, &check, 8);
    fwrite(data, 1, size, file);
    free(data);
}

/* Writes the index anew, with what it has of these. */
static bool write_index(const search *s, const list *found) {
    bitnet__output o;
    size_t i;
    if (!bitnet__output_open(&o, s->path)) return tool_complain("%s: cannot be written", s->path);
    fwrite("BNSEARCH", 1, 8, o.file);
    fwrite(&s->width, 4, 1, o.file);
    fwrite(s->known, 1, s->width, o.file);
    for (i = 0; i < found->count; i++)
        if (found->items[i].vector) write_paragraph(s, &found->items[i], o.file);
    return bitnet__output_commit(&o) || tool_complain("%s: cannot be written", s->path);
}

/* ---- indexing */

/* Where a paragraph ends that begins here: before an empty line, or where it gets too long. */
static size_t paragraph_end(const char *text, size_t size) {
    size_t i = 0, blank = 0;
    for (; i < size && i < LONGEST; i++) {
        size_t next = i + 1;
        while (text[i] == '\n' && next < size && strchr(" \t\r", text[next])) next++;
        if (text[i] == '\n' && next < size && text[next] == '\n') return i;
        if (text[i] == ' ' || text[i] == '\n') blank = i;
    }
    if (i == size) return size;
    if (blank) return blank;
    while (i > 1 && ((uint8_t)text[i] & 0xC0) == 0x80) i--; /* no half characters */
    return i;
}

/* Adds the paragraphs of a file, which live to the end of the program. */
static bool read_file(list *found, const char *path) {
    size_t size, length = strlen(path), at, end;
    char *text = tool_read(path, &size), *name;
    if (!text) return false;
    name = (char *)tool_alloc(length + 1, 1);
    memcpy(name, path, length);
    for (at = 0; at < size; at = end) {
        at += strspn(text + at, " \t\r\n");
        end = at + paragraph_end(text + at, size - at);
        if (end == at) end++; /* a zero */
        else add(found, name, (uint32_t)length, text + at, (uint32_t)(end - at), NULL);
    }
    return true;
}

/* Adds the paragraphs of a folder's files. */
static bool read_folder(list *found, const char *path, int depth) {
    DIR *folder = depth < DEEPEST ? opendir(path) : NULL;
    struct dirent *entry;
    bool good = true;
    if (!folder) return depth > 0 || tool_complain("%s: cannot be read", path);
    while (good && !tool_stopped && (entry = readdir(folder)) != NULL) {
        const char *name = entry->d_name, *end = strrchr(name, '.');
        size_t size = strlen(path) + strlen(name) + 2;
        char *inner = (char *)tool_alloc(size, 1);
        snprintf(inner, size, "%s/%s", path, name);
        if (end && end > name && (!strcmp(end, ".txt") || !strcmp(end, ".md")))
            good = read_file(found, inner);
        else if (name[0] != '.') good = read_folder(found, inner, depth + 1);
        free(inner);
    }
    closedir(folder);
    return good;
}

/* Sorts what was found, without what is there twice, and gives it the vectors of the index. Returns
   how many have one. */
static size_t match(list *found, list *old) {
    size_t i, count = 0, known = 0;
    qsort(found->items, found->count, sizeof *found->items, by_name);
    qsort(old->items, old->count, sizeof *old->items, by_name);
    for (i = 0; i < found->count; i++) {
        const paragraph *p = &found->items[i], *same;
        if (count > 0 && found->items[count - 1].name == p->name) continue;
        same = old->count
                   ? (const paragraph *)bsearch(p, old->items, old->count, sizeof *p, by_name)
                   : NULL;
        found->items[count] = *p;
        if (same) found->items[count].vector = same->vector, known++;
        count++;
    }
    found->count = count;
    return known;
}

/* Computes the vectors of some paragraphs, and adds these to the index. */
static bool extend(const search *s, paragraph *const *todo, size_t count, FILE *file) {
    bitnet_passage texts[TOGETHER];
    int8_t *vectors = (int8_t *)tool_alloc(count * s->width, 1);
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
    if (good && (fflush(file) != 0 || ferror(file)))
        good = tool_complain("%s: cannot be written", s->path);
    return good;
}

/* Computes what has no vector yet. */
static bool extend_all(const search *s, list *found, size_t known) {
    FILE *file = bitnet__open(s->path, "ab");
    paragraph *todo[TOGETHER];
    size_t done = known, count = 0, i;
    bool good = file != NULL || tool_complain("%s: cannot be written", s->path);
    for (i = 0; i < found->count && good; i++) {
        if (!found->items[i].vector) todo[count++] = &found->items[i];
        if (count < TOGETHER && i + 1 < found->count) continue;
        good = count == 0 || extend(s, todo, count, file);
        if (good) done += count;
        count = 0;
        tool_progress("paragraphs", (double)(done - known), (double)(found->count - known));
    }
    if (file) fclose(file);
    return good;
}

static bool index_folder(search *s, const char *folder) {
    list found = {NULL, 0, 0};
    size_t known;
    bool good = read_folder(&found, folder, 0);
    if (!good || tool_stopped) return false;
    known = match(&found, &s->old);
    if (!s->whole || known < s->old.count) good = write_index(s, &found);
    good = good && extend_all(s, &found, known);
    if (good)
        printf("%s: %lu paragraphs, %lu of them new; %lu are gone\n", s->path,
               (unsigned long)found.count, (unsigned long)(found.count - known),
               (unsigned long)(s->old.count - known));
    free(found.items);
    return good;
}

/* ---- answering */

static bool answer(const search *s, const char *question, int count) {
    int8_t *vector = (int8_t *)tool_alloc(s->width, 1);
    const paragraph **best = (const paragraph **)tool_alloc((size_t)count + 1, sizeof *best);
    float *scores = (float *)tool_alloc((size_t)count + 1, sizeof *scores);
    int known = 0, i;
    size_t at;
    bool good = embed_one(s, question, vector);
    if (s->old.count == 0) good = tool_complain("%s: no paragraphs; --folder adds some", s->path);
    for (at = 0; at < s->old.count && good; at++) {
        const paragraph *p = &s->old.items[at];
        float score = bitnet_similarity(BITNET_VECTOR_INT8, vector, p->vector, (int32_t)s->width);
        for (i = known; i > 0 && score > scores[i - 1]; i--) { /* of equals the first stays */
            scores[i] = scores[i - 1];
            best[i] = best[i - 1];
        }
        scores[i] = score;
        best[i] = p;
        if (known < count) known++;
    }
    for (i = 0; i < known; i++)
        printf("%s%.3f  %.*s\n%.*s\n", i ? "\n" : "", (double)scores[i], (int)best[i]->path_length,
               best[i]->path, (int)best[i]->length, best[i]->text);
    free(vector);
    free((void *)best);
    free(scores);
    return good;
}

int main(int argc, char **argv) {
    static const char *model, *folder, *question;
    static int count = 5;
    static search s;
    static bitnet_model_options options;
    const tool_option table[] = {
        {"MODEL", TOOL_TEXT, &model, 0, 0, "a GGUF file, best one that is made for this"},
        {"INDEX", TOOL_TEXT, &s.path, 0, 0, "a file to keep paragraphs and vectors in"},
        {"[QUESTION]", TOOL_TEXT, &question, 0, 0, "what to look for"},
        {"--folder FOLDER", TOOL_TEXT, &folder, 0, 0, "bring the index up to these texts"},
        {"--best N", TOOL_INT, &count, 1, 1000, "so many answers (default 5)"},
        {"--threads N", TOOL_INT, &options.threads, 1, TOOL_THREADS,
         "default: one per physical core"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    bitnet_error error;
    bool good;
    tool_parse(argc, argv, "search", "finds what a folder of texts says, by its meaning", table);
    if (!folder == !question) tool_refuse("give either a QUESTION or --folder");
    tool_catch_signals();
    options.log.write = tool_log;
    s.model = bitnet_model_load_file(model, &options, &error);
    if (!s.model) return tool_complain("%s", error.message), 1;
    s.width = (uint32_t)bitnet_model_get_info(s.model)->width;
    s.known = (int8_t *)tool_alloc(s.width, 1);
    good = embed_one(&s, "the same text for ever", s.known) && read_index(&s);
    if (good) good = folder ? index_folder(&s, folder) : answer(&s, question, count);
    free(s.known);
    free(s.old.items);
    bitnet_model_free(s.model);
    return good ? 0 : 1;
}
