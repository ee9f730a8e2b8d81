/* fuzz_train.c - a fuzzer for untrusted checkpoints of the trainer

       clang -O1 -g -fsanitize=fuzzer,address,undefined tests/fuzz_train.c -o fuzz_train
       ./fuzz_train -max_total_time=60 -max_len=4096 -close_fd_mask=2 found tests/fuzz_train
   or, to run inputs again without a fuzzer:
       cc -DREPLAY tests/fuzz_train.c -o replay && ./replay tests/fuzz_train/...
   The seed was written by `./replay --seeds tests/fuzz_train`.

   An input is the beginning of a checkpoint after its version. Magic, version and checksum are
   corrected, and zeros are appended: as many as a checkpoint needs, or another number, depending on
   the first byte. From an accepted checkpoint, the curve is drawn and a tokenizer is made; saving
   it again must give the same bytes. */

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The trainer ends by exit, which is redirected to this function, which closes files and frees
   memory. */
typedef struct held {
    struct held *next, **back;
    void *padding[6]; /* to 64 bytes */
} held;

static jmp_buf ended;
static held *memory_held;
static FILE *files_held[8];

#if defined(__GNUC__)
__attribute__((noreturn))
#endif
static void
fuzz_exit(int code) {
    longjmp(ended, code + 1);
}

static void *fuzz_hold(held *h) {
    if (!h) return NULL;
    h->next = memory_held;
    h->back = &memory_held;
    if (h->next) h->next->back = &h->next;
    memory_held = h;
    return h + 1;
}
static void fuzz_free(void *memory) {
    held *h = (held *)memory - 1;
    if (!memory) return;
    *h->back = h->next;
    if (h->next) h->next->back = h->back;
    free(h);
}
static void *fuzz_malloc(size_t size) {
    if (size > (size_t)1 << 28) return NULL; /* too much for a fuzzer */
    return fuzz_hold((held *)malloc(size + sizeof(held)));
}

static FILE *fuzz_fopen(const char *path, const char *mode) {
    FILE *file = fopen(path, mode);
    int i;
    for (i = 0; file && i < 8; i++)
        if (!files_held[i]) return files_held[i] = file;
    return file;
}
static int fuzz_fclose(FILE *file) {
    int i;
    for (i = 0; i < 8; i++)
        if (files_held[i] == file) files_held[i] = NULL;
    return fclose(file);
}

#define exit fuzz_exit
#define malloc fuzz_malloc
#define free fuzz_free
#define fopen fuzz_fopen
#define fclose fuzz_fclose
#include "poison.h"
#define main bitnet_train_main
#include "../tools/bitnet_train.c"
#undef main

static char path[64], again[80];

static void put(const char *name, const uint8_t *data, size_t size, size_t zeros) {
    static const uint8_t none[4096] = {0};
    char magic[16] = CHECKPOINT_MAGIC;
    int32_t version = CHECKPOINT_VERSION;
    uint32_t crc;
    stream s;
    memset(&s, 0, sizeof s);
    s.file = fopen(name, "wb");
    s.writing = s.ok = true;
    if (!s.file) abort();
    TRANSFER(&s, magic);
    TRANSFER(&s, version);
    transfer(&s, (void *)data, size);
    for (; zeros; zeros -= zeros < 4096 ? zeros : 4096)
        transfer(&s, (void *)none, zeros < 4096 ? zeros : 4096);
    crc = s.crc;
    TRANSFER(&s, crc);
    fclose(s.file);
}

static bool same_files(const char *a, const char *b) {
    FILE *x = fopen(a, "rb"), *y = fopen(b, "rb");
    int c = 0, d = 0;
    while (x && y && c == d && c != EOF) c = getc(x), d = getc(y);
    if (x) fclose(x);
    if (y) fclose(y);
    return x && y && c == d;
}

static training loaded;

/* The number of zeros that a valid checkpoint with this head needs after the input. */
static size_t zeros_behind(const uint8_t *data, size_t size) {
    training t;
    stream s;
    uint64_t whole;
    memset(&t, 0, sizeof t);
    memset(&s, 0, sizeof s);
    s.ok = true;
    put(path, data, size, 0);
    s.file = fopen(path, "rb");
    if (!s.file || fseek(s.file, 20, SEEK_SET)) abort();
    transfer_head(&s, &t);
    fclose(s.file);
    if (!s.ok || !config_is_sound(&t.c) || t.vocabulary.merge_count < 0 || t.step < 0 ||
        t.step > 1 << 20)
        return 0;
    whole = s.size + body_size(&t);
    return whole > size && whole < 8 << 20 ? (size_t)(whole - size) : 0;
}

#ifdef __cplusplus
extern "C"
#endif
    int
    LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    int i;
    if (size < 2) return 0;
    sprintf(path, "/tmp/fuzz_train.%ld", (long)getpid());
    sprintf(again, "%s.again", path);
    put(path, data + 1, size - 1,
        data[0] & 1 ? (size_t)data[0] * 64 : zeros_behind(data + 1, size - 1));
    memset(&loaded, 0, sizeof loaded);
    if (!setjmp(ended)) {
        checkpoint_load(&loaded, path, scalar_tiles);
        draw_curve(&loaded);
        if (!checkpoint_save(&loaded, again) || !same_files(path, again)) abort();
        make_tokenizer(&loaded.vocabulary);
    }
    for (i = 0; i < 8; i++)
        if (files_held[i]) fclose(files_held[i]);
    while (memory_held) free(memory_held + 1);
    remove(path);
    remove(again);
    return 0;
}

#if defined(REPLAY)
#include "replay.h"

/* The head of a small checkpoint after two steps, the second the best, four merges and both losses. */
static int write_seed(const char *folder) {
    char name[1000];
    stream s;
    training t;
    uint8_t first = 0;
    int32_t merges[4][2] = {{'a', 'a'}, {BYTES, BYTES}, {'b', 'a'}, {'b', BYTES}};
    float losses[2] = {7.5f, 7.25f};
    memset(&t, 0, sizeof t);
    t.c.vocabulary = BYTES + SPECIALS + 4;
    t.c.context = BLOCK;
    t.c.width = t.c.ffn = 128;
    t.c.layers = t.c.heads = t.c.kv_heads = 1;
    t.recipe.steps = 10;
    t.recipe.lr = t.recipe.matrix_lr = 0.004;
    t.batch = t.micro = 1;
    t.step = t.best_at = 2;
    t.best = 7.25;
    t.vocabulary.count = t.c.vocabulary;
    t.vocabulary.merge_count = 4;
    memset(&s, 0, sizeof s);
    if (snprintf(name, sizeof name, "%s/checkpoint", folder) >= (int)sizeof name) return 1;
    s.file = fopen(name, "wb");
    s.writing = s.ok = s.file != NULL;
    TRANSFER(&s, first);
    transfer_head(&s, &t);
    TRANSFER(&s, merges);
    TRANSFER(&s, losses);
    return !s.ok || fclose(s.file) != 0;
}

int main(int argc, char **argv) {
    if (argc == 3 && !strcmp(argv[1], "--seeds")) return write_seed(argv[2]);
    return replay(argc, argv);
}

#endif
