/* checkpoint.h - the state of a run, and its file

   A checkpoint contains everything that the next step depends on, so a resumed run gives the
   same bits. It is written to a temporary file and renamed over the old one: one of the two is
   always complete. Its last four bytes are a CRC of the rest. */

#pragma once
#include "optimizer.h"
#include "texts.h"

typedef struct training {
    config c;
    recipe recipe;
    int batch, micro; /* rows of a step, and rows computed together */
    uint64_t seed;
    uint32_t texts;   /* CRC of the training tokens */
    uint32_t teacher; /* CRC of the teacher's weights; 0: no teacher */
    int64_t step;     /* done so far */
    double best;      /* validation loss of ternary weights; 0: none yet */
    int64_t best_at;  /* the step of `best` */
    float *best_weights;
    float *history; /* [recipe.steps]: training loss */
    float *checks;  /* [recipe.steps]: validation loss; 0: none */
    vocabulary vocabulary;
    model model;
    feeder feeder;
} training;

#define CHECKPOINT_MAGIC "BITNET-TRAINING"
enum { CHECKPOINT_VERSION = 5 };

/* A file being written or read, with size and CRC so far. */
typedef struct stream {
    FILE *file;
    bool writing, ok;
    uint32_t crc;
    uint64_t size;
} stream;

static void transfer(stream *s, void *data, size_t size) {
    if (!s->ok || !size) return;
    if (s->writing) s->ok = fwrite(data, 1, size, s->file) == size;
    else s->ok = fread(data, 1, size, s->file) == size;
    if (s->ok) s->crc = bitnet__crc32(s->crc, data, size);
    s->size += size;
}

#define TRANSFER(s, variable) transfer(s, &(variable), sizeof(variable))

static void transfer_recipe(stream *s, recipe *r) {
    TRANSFER(s, r->steps);
    TRANSFER(s, r->warmup);
    TRANSFER(s, r->lr);
    TRANSFER(s, r->matrix_lr);
    TRANSFER(s, r->decay);
    TRANSFER(s, r->clip);
    TRANSFER(s, r->full);
    TRANSFER(s, r->warmdown);
    TRANSFER(s, r->taught);
    TRANSFER(s, r->apart);
    TRANSFER(s, r->lookup);
}

/* Transfers the run's progress and settings. */
static void transfer_progress(stream *s, training *t) {
    TRANSFER(s, t->seed);
    TRANSFER(s, t->texts);
    TRANSFER(s, t->teacher);
    TRANSFER(s, t->step);
    TRANSFER(s, t->best);
    TRANSFER(s, t->best_at);
    TRANSFER(s, t->feeder.at);
}

/* Transfers the curves and all parameters. */
static void transfer_weights(stream *s, training *t, model *m) {
    size_t size = m->count * sizeof(float);
    transfer(s, t->history, (size_t)t->step * sizeof(float));
    transfer(s, t->checks, (size_t)t->step * sizeof(float));
    transfer(s, m->w, size);
    transfer(s, m->m, size);
    transfer(s, m->v, size);
    if (t->best_at) transfer(s, t->best_weights, size);
}

/* Transfers the head, which determines how much memory the rest needs. */
static void transfer_head(stream *s, training *t) {
    TRANSFER(s, t->c);
    transfer_recipe(s, &t->recipe);
    TRANSFER(s, t->batch);
    TRANSFER(s, t->micro);
    transfer_progress(s, t);
    TRANSFER(s, t->vocabulary.count);
    TRANSFER(s, t->vocabulary.merge_count);
}

static void transfer_merges(stream *s, vocabulary *v) {
    transfer(s, v->merges, (size_t)v->merge_count * sizeof *v->merges);
}

/* Bytes after the head, computed before memory for them is allocated. */
static uint64_t body_size(const training *t) {
    const config *c = &t->c;
    uint64_t width = (uint64_t)c->width, ffn = (uint64_t)c->ffn;
    uint64_t kv_width = width / (uint64_t)c->heads * (uint64_t)c->kv_heads;
    uint64_t layer = 2 * width * (width + kv_width) + 3 * width * ffn + 3 * width + ffn;
    uint64_t weights = ((uint64_t)c->vocabulary + 1) * width + (uint64_t)c->layers * layer;
    return (uint64_t)t->vocabulary.merge_count * sizeof *t->vocabulary.merges +
           (uint64_t)t->step * 8 + weights * (t->best_at ? 16 : 12);
}

/* Writes a checkpoint. False: this failed, and the old file remains. */
static bool checkpoint_write(const char *path, const char *kind, int32_t version,
                             void (*all)(stream *s, void *run), void *run) {
    char magic[16] = {0};
    uint32_t crc;
    bitnet__output output;
    stream s;
    if (!bitnet__output_open(&output, path)) return false;
    s.file = output.file;
    s.writing = s.ok = true;
    s.crc = 0;
    s.size = 0;
    memcpy(magic, kind, strlen(kind));
    TRANSFER(&s, magic);
    TRANSFER(&s, version);
    all(&s, run);
    crc = s.crc;
    TRANSFER(&s, crc);
    return bitnet__output_close(&output, s.ok);
}

static void transfer_training(stream *s, void *run) {
    training *t = (training *)run;
    transfer_head(s, t);
    transfer_merges(s, &t->vocabulary);
    transfer_weights(s, t, &t->model);
}

static bool checkpoint_save(training *t, const char *path) {
    return checkpoint_write(path, CHECKPOINT_MAGIC, CHECKPOINT_VERSION, transfer_training, t);
}

static bool config_is_sound(const config *c) {
    return c->vocabulary > BYTES + SPECIALS && c->vocabulary <= 1 << 20 && c->context >= BLOCK &&
           c->context <= 1 << 16 && c->context % BLOCK == 0 && c->width >= 128 &&
           c->width <= 1 << 14 && c->width % 128 == 0 && c->ffn >= 128 && c->ffn <= 1 << 16 &&
           c->ffn % 128 == 0 && c->layers >= 1 && c->layers <= 256 && c->heads >= 1 &&
           c->kv_heads >= 1 && c->heads % c->kv_heads == 0 && c->width % c->heads == 0 &&
           c->width / c->heads % 64 == 0;
}

static bool recipe_is_sound(const recipe *r) {
    return r->steps >= 0 && r->steps <= 1 << 28 && r->warmup >= 0 && r->warmup <= 1 << 28 &&
           r->lr > 0.0 && r->lr <= 1.0 && r->matrix_lr > 0.0 && r->matrix_lr <= 1.0 &&
           r->decay >= 0.0 && r->decay <= 1e3 && r->clip >= 0.0 && r->clip <= 1e9 &&
           r->full >= 0.0 && r->full <= 1.0 && r->warmdown >= 0.0 && r->warmdown <= 1.0 &&
           r->taught >= 0.0 && r->taught <= 1.0 && r->apart <= 1 && r->lookup <= 1;
}

static bool training_is_sound(const training *t) {
    return config_is_sound(&t->c) && recipe_is_sound(&t->recipe) && t->step >= 0 &&
           t->recipe.steps >= t->step && t->best >= 0.0 && t->best < 1e9 && t->best_at >= 0 &&
           t->best_at <= t->step && t->batch >= 1 && t->batch <= 1 << 16 && t->micro >= 1 &&
           t->batch % t->micro == 0 && t->vocabulary.count == t->c.vocabulary &&
           t->vocabulary.merge_count == t->c.vocabulary - BYTES - SPECIALS;
}

static bool all_finite(const float *x, size_t n) {
    while (n)
        if (!bitnet__is_finite(x[--n])) return false;
    return true;
}

/* Does the CRC of the next `size` bytes match the four bytes after them? */
static bool checksum(FILE *file, uint64_t size, uint32_t *stored) {
    uint8_t *block = (uint8_t *)take_memory(1 << 16, 1);
    uint32_t crc = 0;
    bool ok = true;
    while (size && ok) {
        size_t n = size < 1 << 16 ? (size_t)size : 1 << 16;
        ok = fread(block, 1, n, file) == n;
        crc = bitnet__crc32(crc, block, n);
        size -= n;
    }
    ok = ok && fread(stored, 1, sizeof *stored, file) == sizeof *stored && *stored == crc;
    free_memory(block);
    return ok;
}

/* Allocates a training's history and model. */
static void training_create(training *t, tiles set) {
    t->history = (float *)take_memory((size_t)t->recipe.steps, sizeof(float));
    t->checks = (float *)take_memory((size_t)t->recipe.steps, sizeof(float));
    model_create(&t->model, t->c, set);
    t->best_weights = (float *)arena_take(&t->model.memory, t->model.count, sizeof(float));
}

static void training_destroy(training *t) {
    model_destroy(&t->model);
    free_memory(t->history);
    free_memory(t->checks);
    free_memory(t->vocabulary.merges);
    free_memory(t->feeder.order);
}

/* Opens a checkpoint, checks that it is complete, and rewinds it. */
static stream checkpoint_open(const char *path, const char *kind, int32_t wanted, uint64_t *size) {
    char magic[16] = {0}, expected[16] = {0};
    int32_t version = 0;
    uint32_t stored = 0;
    stream s;
    s.file = bitnet__open(path, "rb");
    s.writing = false;
    s.ok = true;
    s.crc = 0;
    s.size = 0;
    if (!s.file) die(REFUSE, "cannot open the checkpoint %s: %s", path, tool_reason());
    if (!bitnet__file_size(s.file, size) || !bitnet__seek(s.file, 0, SEEK_SET))
        die(REFUSE, "cannot read the checkpoint %s: %s", path, tool_reason());
    memcpy(expected, kind, strlen(kind));
    TRANSFER(&s, magic);
    if (!s.ok || memcmp(magic, expected, sizeof magic))
        die(REFUSE, "%s is not a checkpoint of bitnet_train%s", path,
            memcmp(magic, CHECKPOINT_MAGIC, sizeof magic) ? "" : " --lora");
    TRANSFER(&s, version);
    if (!s.ok || version != wanted)
        die(REFUSE, "%s is a checkpoint of another version (%d, not %d)", path, (int)version,
            (int)wanted);
    if (!bitnet__seek(s.file, 0, SEEK_SET) || *size < sizeof stored ||
        !checksum(s.file, *size - sizeof stored, &stored))
        die(REFUSE, "the checkpoint %s is damaged: its checksum is wrong", path);
    bitnet__seek(s.file, sizeof magic + sizeof version, SEEK_SET);
    return s;
}

/* Reads what transfer_weights wrote. */
static void read_weights(stream *s, training *t, model *m, const char *path) {
    transfer_weights(s, t, m);
    if (!s->ok) die(REFUSE, "cannot read the checkpoint %s: %s", path, tool_reason());
    if (!all_finite(t->history, (size_t)t->step) || !all_finite(t->checks, (size_t)t->step) ||
        !all_finite(m->w, m->count) || !all_finite(m->m, m->count) || !all_finite(m->v, m->count) ||
        !all_finite(t->best_weights, m->count))
        die(REFUSE, "the checkpoint %s is damaged: it has values that are not numbers", path);
}

static bool merges_are_sound(const vocabulary *v) {
    int i;
    for (i = 0; i < v->merge_count; i++)
        if (v->merges[i][0] < 0 || v->merges[i][0] >= BYTES + i || v->merges[i][1] < 0 ||
            v->merges[i][1] >= BYTES + i)
            return false;
    return true;
}

/* Reads a checkpoint into an empty training, whose model it creates. */
static void checkpoint_load(training *t, const char *path, tiles set) {
    uint64_t size;
    stream s = checkpoint_open(path, CHECKPOINT_MAGIC, CHECKPOINT_VERSION, &size);
    transfer_head(&s, t);
    if (!s.ok || !training_is_sound(t))
        die(REFUSE, "the checkpoint %s is damaged: its settings are impossible", path);
    if (size != s.size + body_size(t) + sizeof s.crc)
        die(REFUSE, "the checkpoint %s is damaged: its length does not match its settings", path);
    t->vocabulary.merges =
        (int32_t(*)[2])take_memory((size_t)t->vocabulary.merge_count, sizeof *t->vocabulary.merges);
    training_create(t, set);
    transfer_merges(&s, &t->vocabulary);
    read_weights(&s, t, &t->model, path);
    if (!merges_are_sound(&t->vocabulary))
        die(REFUSE, "the checkpoint %s is damaged: its vocabulary is impossible", path);
    fclose(s.file);
}
