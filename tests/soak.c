/* soak.c - hours of mixed use: the same answers each time, and no growth of memory

       cc -O2 tests/soak.c -o soak && ./soak [MINUTES]      (1) from the top of the repository

   There are 48 scenes: a session with its own context length, prompts, sliding, truncation,
   sampling with penalties, with or without chains, a save, a restore into another session, a copy.
   A scene's answer is a checksum of its tokens and last logits. It must be the same in every round,
   with any number of threads, and before and after weights are repacked. After each round, the
   memory allocated through the library must be the same, and the process must not grow. */

#include "poison.h"

#define BITNET_IMPLEMENTATION
#include "../bitnet_chains.h"
#include "../tools/bitnet_save.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SCENES = 48, SETTLED = 3 /* rounds after which the process must not grow */ };

static volatile sig_atomic_t stopped;
static int passed, failed;

static void check(bool good, const char *what) {
    if (good) {
        passed++;
    } else {
        failed++;
        printf("FAILED %s\n", what);
        fflush(stdout);
    }
}

static void interrupt(int number) {
    stopped = 1;
    signal(number, SIG_DFL);
}

/* Counts bytes; atomic, because the repacking thread also allocates. */
typedef struct soak_heap {
    bitnet__atomic blocks, kilobytes;
} soak_heap;

enum { HEADER = 64 };

static void *soak_alloc(void *user, size_t size) {
    soak_heap *heap = (soak_heap *)user;
    char *memory = (char *)malloc(size + HEADER);
    if (!memory) return NULL;
    memcpy(memory, &size, sizeof size);
    bitnet__add(&heap->blocks, 1);
    bitnet__add(&heap->kilobytes, (int)(size >> 10));
    return memory + HEADER;
}

static void soak_free(void *user, void *memory) {
    soak_heap *heap = (soak_heap *)user;
    size_t size;
    if (!memory) return;
    memcpy(&size, (char *)memory - HEADER, sizeof size);
    bitnet__add(&heap->blocks, -1);
    bitnet__add(&heap->kilobytes, -(int)(size >> 10));
    free((char *)memory - HEADER);
}

/* Resident memory in KB; 0: unknown. */
static long resident(void) {
    FILE *file = fopen("/proc/self/status", "r");
    char line[200];
    long kb = 0;
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "VmRSS: %ld", &kb) == 1) break;
    if (file) fclose(file);
    return kb;
}

typedef struct soak {
    bitnet_model *model;
    bitnet_chain_table *table;
    bitnet_session *reused; /* by many scenes */
    uint64_t random;
    uint32_t crc;
    int64_t tokens;
} soak;

static int32_t draw(soak *s, int32_t below) {
    return (int32_t)(bitnet__random(11, s->random++) % (uint64_t)below);
}

/* Frequent checks, which are counted only once, and only if they fail. */
static void expect(bool good, const char *what) {
    if (!good && !failed) check(false, what);
}

static void feed_random(soak *s, bitnet_session *session, int32_t count) {
    int32_t vocabulary = bitnet_model_get_info(s->model)->vocab_size, i;
    for (i = 0; i < count; i++) {
        int32_t id = draw(s, vocabulary);
        expect(bitnet_feed(session, &id, 1) == BITNET_OK, bitnet_session_message(session));
    }
    s->tokens += count;
}

static void generate(soak *s, bitnet_session *session, int32_t count) {
    int32_t i, id = 0;
    for (i = 0; i < count && !failed; i++) {
        expect(bitnet_sample(session, NULL, &id) == BITNET_OK, bitnet_session_message(session));
        expect(bitnet_feed(session, &id, 1) == BITNET_OK, bitnet_session_message(session));
        s->crc = bitnet__crc32(s->crc, &id, sizeof id);
    }
    s->tokens += count;
}

static void note_logits(soak *s, bitnet_session *session) {
    const float *logits;
    bitnet_logits(session, NULL, &logits);
    expect(logits != NULL, bitnet_session_message(session));
    if (logits)
        s->crc =
            bitnet__crc32(s->crc, logits, (size_t)bitnet_model_get_info(s->model)->vocab_size * 4);
}

/* Continues for a while in another session from a saved state, and in a copy. */
static void go_elsewhere(soak *s, bitnet_session *session, const bitnet_session_options *options) {
    size_t size, saved;
    bitnet_result asked = bitnet_session_save_memory(session, 0, NULL, 0, &size);
    void *state = asked == BITNET_OK ? malloc(size) : NULL;
    bitnet_session *other = bitnet_session_create(s->model, options, NULL);
    bitnet_session *copy = bitnet_session_copy(session, NULL);
    expect(state && other && copy, "memory for a state, a session and a copy");
    if (state && other && copy) {
        bitnet_result result = bitnet_session_save_memory(session, 0, state, size, &saved);
        expect(result == BITNET_OK && saved == size, "save");
        expect(bitnet_session_load_memory(other, state, size) == BITNET_OK, "restore");
        generate(s, other, 20);
        generate(s, copy, 20);
    }
    bitnet_session_free(other);
    bitnet_session_free(copy);
    free(state);
}

static uint32_t play(soak *s, int scene) {
    bitnet_session_options options;
    bitnet_sampling sampling;
    bitnet_chains_options guessing;
    bitnet_chains *chains = NULL;
    bitnet_session *session = s->reused;
    int turns;
    s->random = (uint64_t)scene << 32;
    s->crc = 0;
    memset(&options, 0, sizeof options);
    memset(&sampling, 0, sizeof sampling);
    memset(&guessing, 0, sizeof guessing);
    options.context_length = scene % 2 ? 96 + 32 * draw(s, 13) : 0;
    options.overflow = BITNET_OVERFLOW_SLIDE;
    options.keep = 4;
    sampling.temperature = scene % 3 ? 0.8f : 0.0f;
    sampling.top_k = scene % 7 ? 40 : BITNET_OFF;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    sampling.seed = (uint64_t)scene;
    if (scene % 5 == 0) sampling.repetition_penalty = 1.1f;
    if (scene % 2) session = bitnet_session_create(s->model, &options, NULL);
    expect(session && bitnet_session_set_sampling(session, &sampling) == BITNET_OK, "a session");
    if (failed) return 0;
    bitnet_session_reset(session);
    guessing.table = s->table;
    guessing.ignore_cost = scene % 4 == 0;
    if (scene % 8 < 5) {
        chains = bitnet_chains_create(session, &guessing, NULL);
        expect(chains != NULL, "chains");
    }
    for (turns = 1 + draw(s, 4); turns > 0 && !failed; turns--) {
        feed_random(s, session, 1 + draw(s, 60));
        generate(s, session, 20 + draw(s, 200));
        if (draw(s, 2)) bitnet_session_truncate(session, bitnet_session_length(session) / 2);
        if (bitnet_session_length(session) > 0 && draw(s, 2)) note_logits(s, session);
    }
    if (bitnet_session_length(session) > 0) go_elsewhere(s, session, &options);
    bitnet_chains_free(chains);
    if (session != s->reused) bitnet_session_free(session);
    return s->crc;
}

int main(int argc, char **argv) {
    static uint32_t answers[SCENES];
    soak_heap heap = {0, 0};
    bitnet_model_options options;
    bitnet_session_options reused;
    bitnet_error error;
    soak s;
    double minutes = argc > 1 ? atof(argv[1]) : 1.0;
    int64_t start = bitnet__microseconds(), shown = start;
    long settled = 0, most = 0;
    int blocks = 0, kilobytes = 0, round, scene;
    memset(&s, 0, sizeof s);
    memset(&options, 0, sizeof options);
    options.allocator.alloc = soak_alloc;
    options.allocator.free = soak_free;
    options.allocator.user = &heap;
    options.threads = 2;
    memset(&reused, 0, sizeof reused);
    reused.overflow = BITNET_OVERFLOW_SLIDE;
    reused.keep = 4;
    signal(SIGINT, interrupt);
    for (round = 0; !stopped && !failed; round++) {
        /* the model is also loaded again, before every 16th round */
        if (round % 16 == 0) {
            bitnet_chain_table_options kept;
            kept.allocator = options.allocator;
            s.model = bitnet_model_load_file("examples/models/stories.gguf", &options, &error);
            s.reused = bitnet_session_create(s.model, &reused, &error);
            if (s.reused)
                s.table =
                    bitnet_chain_table_load_file("examples/models/stories-chains.bin",
                                                 bitnet_model_tokenizer(s.model), &kept, &error);
            if (!s.table) return fprintf(stderr, "soak: %s\n", error.message), 1;
        }
        for (scene = 0; scene < SCENES && !stopped && !failed; scene++) {
            uint32_t answer = play(&s, scene);
            if (round == 0) answers[scene] = answer;
            else check(answer == answers[scene], "a scene's answer is what it was");
        }
        if (round == 0) {
            blocks = heap.blocks;
            kilobytes = heap.kilobytes;
        } else if (!stopped) {
            check(heap.blocks == blocks, "blocks of memory");
            check(heap.kilobytes == kilobytes, "kilobytes of memory");
        }
        if (round == SETTLED) settled = resident();
        if (resident() > most) most = resident();
        if (bitnet__microseconds() - start > (int64_t)(minutes * 60e6)) stopped = 1;
        if (round % 16 == 15 || stopped) {
            bitnet_chain_table_free(s.table);
            bitnet_session_free(s.reused);
            bitnet_model_free(s.model);
            check(heap.blocks == 0, "all memory is given back");
        }
        if (bitnet__microseconds() - shown > 60000000) {
            shown += 60000000;
            printf("%3.0f minutes: %d rounds, %.1f million tokens, %ld KB\n",
                   (double)(shown - start) / 60e6, round + 1, (double)s.tokens * 1e-6, resident());
            fflush(stdout);
        }
    }
    if (settled > 0) check(most < settled + settled / 20, "the process does not grow");
    printf("%d rounds of %d scenes, %.2f million tokens in %.1f minutes; %ld KB resident after %d "
           "rounds, %ld at most\n",
           round, SCENES, (double)s.tokens * 1e-6, (double)(bitnet__microseconds() - start) / 60e6,
           settled, SETTLED, most);
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}
