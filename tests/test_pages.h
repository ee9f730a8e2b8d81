/* test_pages.h - memory that sessions own, borrow and share: bytes, counted by the allocator;
   failures of each allocation; copies, steps and frees on eight threads */

#ifndef TEST_PAGES_H
#define TEST_PAGES_H

#include "make.h"
#include "run.h"
#include "test_session.h"

/* An allocator that counts allocated bytes, and fails its n-th allocation (0: never), or all that
   would exceed `limit` (0: none). One thread at a time. */
typedef struct pages_heap {
    size_t bytes, limit;
    long count, fail_at;
} pages_heap;

static void *pages_alloc(void *user, size_t size) {
    pages_heap *heap = (pages_heap *)user;
    char *memory;
    if (++heap->count == heap->fail_at) return NULL;
    if (heap->limit && heap->bytes + size > heap->limit) return NULL;
    memory = (char *)malloc(size + 16);
    if (!memory) return NULL;
    memcpy(memory, &size, sizeof size);
    heap->bytes += size;
    return memory + 16;
}

static void pages_free(void *user, void *memory) {
    size_t size;
    memcpy(&size, (char *)memory - 16, sizeof size);
    ((pages_heap *)user)->bytes -= size;
    free((char *)memory - 16);
}

static bitnet_model *pages_model(const make_file *file, pages_heap *heap) {
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    memset(heap, 0, sizeof *heap);
    options.allocator.alloc = pages_alloc;
    options.allocator.free = pages_free;
    options.allocator.user = heap;
    options.threads = 1;
    return bitnet_model_load_memory(file->data, file->size, &options, NULL);
}

static bool pages_equal(bitnet_session *a, bitnet_session *b) {
    size_t bytes = (size_t)bitnet_model_get_info(bitnet_session_model(a))->vocab_size * 4;
    const float *x = logits_of(a), *y = logits_of(b);
    return x && y && memcmp(x, y, bytes) == 0;
}

/* ---- bytes */

/* A model whose keys and values are those of BitNet-b1.58-2B-4T: 30 layers of 5 heads of 128. */
static void pages_of_2b(void) {
    enum { COPIES = 9, POSITION = 30 * 5 * 2 * 128 * 2, PAGE = 64 * POSITION, MB = 1 << 20 };
    make_options o = make_defaults();
    make_file file;
    pages_heap heap;
    bitnet_model *model;
    bitnet_session *s, *copies[COPIES];
    size_t before;
    int32_t id = 5;
    int i;
    o.width = 128, o.layers = 30, o.heads = o.kv_heads = 5, o.head_width = 128, o.ffn = 128;
    o.context = 4096;
    make_model(&o, &file);
    model = pages_model(&file, &heap);
    before = heap.bytes;
    s = session_open(model);
    CHECK(bitnet_session_context_length(s) == 4096 && heap.bytes - before < 40000);
    CHECK(bitnet_feed(s, session_ids(), SESSION_LENGTH) == BITNET_OK);
    CHECK(bitnet_step(s, NULL) == BITNET_OK && bitnet_sample(s, NULL, &id) == BITNET_OK);
    before = heap.bytes;
    for (i = 0; i < COPIES; i++) copies[i] = bitnet_session_copy(s, NULL);
    CHECK(heap.bytes - before < COPIES * 40000); /* all nine: with the page that they share, 5 MB */
    for (i = 0; i < COPIES; i++) {
        size_t last = heap.bytes;
        id = i;
        CHECK(bitnet_feed(copies[i], &id, 1) == BITNET_OK);
        if (i > 0) CHECK(heap.bytes - last >= PAGE && heap.bytes - last < PAGE + MB);
    }
    for (i = 0; i < COPIES; i++) CHECK(session_is_fresh(copies[i]));
    CHECK(session_is_fresh(s));
    before = heap.bytes;
    for (i = 0; i < COPIES; i++) bitnet_session_free(copies[i]);
    CHECK(before - heap.bytes >= (size_t)COPIES * PAGE);

    for (i = 0; i < 3; i++) CHECK(bitnet_feed(s, session_ids(), SESSION_LENGTH) == BITNET_OK);
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    before = heap.bytes;
    CHECK(bitnet_session_truncate(s, 129) == BITNET_OK && before - heap.bytes < PAGE);
    CHECK(bitnet_session_truncate(s, 128) == BITNET_OK && before - heap.bytes >= PAGE);
    CHECK(bitnet_session_truncate(s, 1) == BITNET_OK && before - heap.bytes >= 2 * (size_t)PAGE);
    bitnet_session_reset(s);
    CHECK(before - heap.bytes >= 3 * (size_t)PAGE);
    bitnet_session_free(s);
    bitnet_model_free(model);
    CHECK(heap.bytes == 0);
    make_free(&file);
}

/* Eight characters with a shared prompt of 500 tokens and 50 own tokens each, fed one by one, share
   seven pages and have two each, plus one twentieth. */
static void pages_of_eight(void) {
    enum { EIGHT = 8, POSITION = 10 * 5 * 2 * 128 * 2 };
    make_options o = make_defaults();
    make_file file;
    pages_heap heap;
    bitnet_model *model;
    bitnet_session *s[EIGHT];
    size_t before;
    int32_t prompt[500], id;
    int i, k;
    o.width = 128, o.layers = 10, o.heads = o.kv_heads = 5, o.head_width = 128, o.ffn = 128;
    o.context = 4096;
    make_model(&o, &file);
    model = pages_model(&file, &heap);
    for (i = 0; i < 500; i++) prompt[i] = session_ids()[i * i % SESSION_LENGTH];
    s[0] = session_open(model); /* what it borrows is the model's then */
    CHECK(bitnet_feed(s[0], prompt, 500) == BITNET_OK);
    bitnet_session_free(s[0]);
    before = heap.bytes;
    s[0] = session_open(model);
    CHECK(bitnet_feed(s[0], prompt, 500) == BITNET_OK && bitnet_step(s[0], NULL) == BITNET_OK);
    for (i = 1; i < EIGHT; i++) s[i] = bitnet_session_copy(s[0], NULL);
    for (k = 0; k < 50; k++)
        for (i = 0; i < EIGHT; i++) {
            id = session_ids()[(i * k + i + k) % SESSION_LENGTH];
            CHECK(bitnet_feed(s[i], &id, 1) == BITNET_OK && bitnet_step(s[i], NULL) == BITNET_OK);
        }
    CHECK(heap.bytes - before < (size_t)POSITION * 64 * (7 + EIGHT * 2) * 21 / 20);
    CHECK(session_is_fresh(s[5]));
    for (i = 0; i < EIGHT; i++) bitnet_session_free(s[i]);
    bitnet_model_free(model);
    CHECK(heap.bytes == 0);
    make_free(&file);
}

/* ---- sharing */

/* A copy made after `length` tokens, `waiting` of them not computed; then both continue
   differently. */
static void pages_parting(bitnet_model *model, int32_t length, int32_t waiting) {
    const int32_t *ids = session_ids();
    bitnet_session *a = session_new(model, 256, -1), *b;
    int32_t i, id;
    for (i = 0; i < length; i++) {
        id = ids[i % SESSION_LENGTH];
        bitnet_feed(a, &id, 1);
        if (i + 1 == length - waiting) CHECK(bitnet_step(a, NULL) == BITNET_OK);
    }
    b = bitnet_session_copy(a, NULL);
    CHECK(b && bitnet_session_length(b) == length);
    id = 7;
    CHECK(bitnet_feed(b, &id, 1) == BITNET_OK && bitnet_step(b, NULL) == BITNET_OK);
    CHECK(bitnet_step(a, NULL) == BITNET_OK);
    id = 9;
    CHECK(bitnet_feed(a, &id, 1) == BITNET_OK);
    CHECK(session_is_fresh(a) && session_is_fresh(b));
    CHECK(bitnet_session_truncate(b, length) == BITNET_OK); /* the last token once more */
    CHECK(bitnet_session_truncate(a, length) == BITNET_OK);
    CHECK(pages_equal(a, b) && session_is_fresh(a));
    bitnet_session_free(a);
    CHECK(session_is_fresh(b));
    bitnet_session_free(b);
}

static void pages_sharing(bitnet_model *model) {
    static const int32_t lengths[] = {1, 63, 64, 65, 127, 128, 130};
    size_t i;
    int32_t waiting;
    for (i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (waiting = 0; waiting < 3 && waiting < lengths[i]; waiting++)
            pages_parting(model, lengths[i], waiting);
}

/* Tokens that are fed one by one and computed together, and then in one go, are the same. */
static void pages_bit_by_bit(bitnet_model *model) {
    bitnet_session *s = session_new(model, 256, -1);
    bitnet_budget moment = {1, 0};
    int32_t i, id;
    for (i = 0; i < 200; i++) {
        id = session_ids()[i % SESSION_LENGTH];
        CHECK(bitnet_feed(s, &id, 1) == BITNET_OK);
        if (i % 7 == 0) bitnet_step(s, &moment);
    }
    CHECK(session_is_fresh(s));
    bitnet_session_free(s);
}

/* ---- no memory */

/* Feeds, steps, samples, copies, saves and restores, and repeats failed calls until they succeed;
   failed calls must change nothing. Returns the text. */
static void pages_story(bitnet_model *model, pages_heap *heap, int32_t *out, int *failures) {
    const int32_t *ids = session_ids();
    bitnet_session *s, *copy, *other;
    bitnet_drafter drafter;
    draft_guesser guesser;
    bitnet_result result;
    uint8_t *state;
    size_t size;
    int32_t i, id = -1, length;
    while (!(s = session_open(model))) ++*failures;
    memset(&guesser, 0, sizeof guesser);
    memset(&drafter, 0, sizeof drafter);
    guesser.vocabulary = 320;
    drafter.draft = draft_guess;
    drafter.user = &guesser;
    for (i = 0; i < 30; i++) {
        int32_t count = i == 3 ? 70 : i % 5 + 1;
        if (i == 12) bitnet_session_set_drafter(s, &drafter);
        length = bitnet_session_length(s);
        for (; count > 0; count -= 5)
            while ((result = bitnet_feed(s, ids + i, count < 5 ? (size_t)count : 5)) != BITNET_OK) {
                CHECK(result == BITNET_ERROR_OUT_OF_MEMORY && *bitnet_session_message(s));
                ++*failures;
            }
        CHECK(bitnet_session_length(s) > length);
        if (i % 2) {
            long allocated = heap->count; /* what was fed is computed and chosen without any */
            CHECK(bitnet_step(s, NULL) == BITNET_OK);
            CHECK(bitnet_sample(s, NULL, &id) == BITNET_OK && heap->count == allocated);
        }
        while (i % 3 == 2 && (result = bitnet_sample(s, NULL, &id)) != BITNET_OK) {
            CHECK(result == BITNET_ERROR_OUT_OF_MEMORY);
            ++*failures;
        }
        out[i] = id;
        if (i % 10 == 9) {
            while (!(copy = bitnet_session_copy(s, NULL))) ++*failures;
            while (!(other = session_open(model))) ++*failures;
            state = run_save(copy, i == 19 ? BITNET_SAVE_TOKENS : 0, &size);
            CHECK(state != NULL);
            while ((result = bitnet_session_load_memory(other, state, size)) != BITNET_OK) {
                CHECK(result == BITNET_ERROR_OUT_OF_MEMORY && bitnet_session_length(other) == 0);
                ++*failures;
            }
            bitnet_session_free(s);
            bitnet_session_free(copy);
            s = other;
            free(state);
        }
    }
    length = bitnet_session_length(s);
    CHECK(bitnet_session_truncate(s, length - 3) == BITNET_OK);
    while ((result = bitnet_sample(s, NULL, &out[30])) != BITNET_OK) {
        CHECK(result == BITNET_ERROR_OUT_OF_MEMORY);
        CHECK(bitnet_session_length(s) == length - 3);
        ++*failures;
    }
    while (!logits_of(s)) ++*failures;
    bitnet_session_free(s);
}

enum { PAGES_STORY = 36 }; /* tokens of a story, at most */

/* Generates a story, and again for each of its allocations, which fails: the story is the same, a
   failure is followed by fewer than `most` others, and nothing leaks. At least `least` allocations
   must have failed. */
static void pages_failures(const make_file *file,
                           void (*tell)(bitnet_model *, pages_heap *, int32_t *, int *), int most,
                           long least) {
    pages_heap heap;
    int32_t expected[PAGES_STORY] = {0}, story[PAGES_STORY] = {0};
    long n;
    int failures = 0, all = 0;
    bitnet_model *model = pages_model(file, &heap);
    tell(model, &heap, expected, &failures);
    CHECK(failures == 0);
    bitnet_model_free(model);
    for (n = 1; n < 300; n++) {
        model = pages_model(file, &heap);
        heap.count = 0;
        heap.fail_at = n;
        failures = 0;
        tell(model, &heap, story, &failures);
        CHECK(failures <= most && memcmp(story, expected, sizeof story) == 0);
        all += failures;
        bitnet_model_free(model);
        CHECK(heap.bytes == 0);
        if (heap.count < n) break;
    }
    CHECK(n > least + least / 2 && n < 300 && all > least);
}

/* Running sessions while memory is short: of the sessions that get none, the first waits while the
   others free theirs and begin again, and all generate the same text. */
static void pages_shortage(const make_file *file, size_t room) {
    enum { SESSIONS = 6, TOKENS = 30 };
    pages_heap heap;
    bitnet_model *model = pages_model(file, &heap);
    bitnet_session *s[SESSIONS];
    bitnet_budget moment = {0, 2};
    int32_t text[SESSIONS][TOKENS], first[TOKENS];
    int count[SESSIONS] = {0}, next = 0, waiting = -1, i, left = SESSIONS, refused = 0;
    int rounds;
    bool fed[SESSIONS] = {0};
    for (i = 0; i < SESSIONS; i++) s[i] = session_open(model);
    heap.limit = heap.bytes + room;
    for (rounds = 0; left > 0 && rounds < 2000; rounds++)
        for (i = 0; i < SESSIONS; i++) {
            bitnet_result result = BITNET_OK;
            if (count[i] == TOKENS || (count[i] == 0 && i > next && next == waiting)) continue;
            if (!fed[i]) {
                if (count[i] == 0) result = bitnet_feed(s[i], session_ids(), 20);
                else result = bitnet_feed(s[i], &text[i][count[i] - 1], 1);
                CHECK(result == BITNET_OK || result == BITNET_ERROR_OUT_OF_MEMORY);
                refused += result != BITNET_OK;
                if (result != BITNET_OK) waiting = next;
                if (result != BITNET_OK && i > next) bitnet_session_reset(s[i]), count[i] = 0;
                if (!(fed[i] = result == BITNET_OK)) continue;
            }
            result = bitnet_sample(s[i], &moment, &text[i][count[i]]);
            CHECK(result == BITNET_OK || result == BITNET_PENDING);
            if (result != BITNET_OK) continue;
            fed[i] = false;
            if (++count[i] < TOKENS) continue;
            memcpy(first, text[i], sizeof first);
            bitnet_session_reset(s[i]);
            left--;
            while (next < SESSIONS && count[next] == TOKENS) next++;
        }
    CHECK(left == 0 && refused > 0);
    for (i = 0; i < SESSIONS; i++) {
        CHECK(memcmp(text[i], first, sizeof first) == 0);
        bitnet_session_free(s[i]);
    }
    bitnet_model_free(model);
    CHECK(heap.bytes == 0);
}

/* At the end of a page, a draft needs another page; if there is no memory for it, there is no
   draft, and the text is the same. */
static void pages_guesses(const make_file *file) {
    pages_heap heap;
    bitnet_model *model = pages_model(file, &heap);
    bitnet_session *s = session_open(model);
    bitnet_drafter drafter;
    draft_guesser guesser;
    int64_t drafted;
    int32_t i, id = 3;
    memset(&guesser, 0, sizeof guesser);
    memset(&drafter, 0, sizeof drafter);
    guesser.vocabulary = 320;
    drafter.draft = draft_guess;
    drafter.user = &guesser;
    bitnet_session_set_drafter(s, &drafter);
    for (i = 0; i < 60; i++) {
        CHECK(bitnet_feed(s, &id, 1) == BITNET_OK && bitnet_sample(s, NULL, &id) == BITNET_OK);
    }
    bitnet_session_truncate(s, 0);
    for (i = 0; i < 64; i++) {
        id = session_ids()[i % SESSION_LENGTH];
        if (i == 33) heap.limit = 1; /* no room for a second page */
        drafted = bitnet_session_get_stats(s).drafted_tokens;
        CHECK(bitnet_feed(s, &id, 1) == BITNET_OK && bitnet_step(s, NULL) == BITNET_OK);
    }
    CHECK(bitnet_session_get_stats(s).drafted_tokens == drafted);
    CHECK(bitnet_feed(s, &id, 1) == BITNET_ERROR_OUT_OF_MEMORY && bitnet_session_length(s) == 64);
    heap.limit = 0;
    CHECK(bitnet_feed(s, &id, 1) == BITNET_OK && session_is_fresh(s));
    bitnet_session_free(s);
    bitnet_model_free(model);
    CHECK(heap.bytes == 0);
}

/* ---- light states */

static void pages_light(bitnet_model *model) {
    bitnet_session *s = session_drawing(model), *back = session_open(model);
    int32_t a[10], b[10];
    uint8_t *state;
    size_t size, whole, i, refused = 0;
    run_feed(s, session_ids(), 0, 30, 9, NULL);
    session_draw(s, a);
    state = run_save(s, BITNET_SAVE_TOKENS, &size);
    CHECK(state && size == 132 + 4 * (size_t)bitnet_session_length(s));
    CHECK(bitnet_session_save_memory(s, 0, state, size, &whole) == BITNET_OK && size < whole);
    bitnet_feed(back, session_ids() + 7, 2);
    for (i = 0; i < size; i++)
        refused += session_refuses(back, state, i,
                                   i < 4 ? BITNET_ERROR_STATE_MAGIC : BITNET_ERROR_STATE_SIZE);
    CHECK(refused == size);
    CHECK(bitnet_session_load_memory(back, state, size) == BITNET_OK);
    CHECK(bitnet_session_length(back) == bitnet_session_length(s) && pages_equal(s, back));
    session_draw(s, a);
    session_draw(back, b);
    CHECK(memcmp(a, b, sizeof a) == 0);
    bitnet_session_reset(s); /* of nothing, too */
    free(state);
    state = run_save(s, BITNET_SAVE_TOKENS, &size);
    CHECK(state && bitnet_session_load_memory(back, state, size) == BITNET_OK);
    CHECK(bitnet_session_length(back) == 0 && logits_of(back) == NULL);
    free(state);
    bitnet_session_free(s);
    bitnet_session_free(back);
}

/* ---- threads */

#ifdef SESSION_THREADS

enum { PAGES_THREADS = 8 };

typedef struct pages_thread {
    bitnet_session *prefix; /* which all copy, one after the other */
    pthread_mutex_t *alone;
    int32_t ids[20];
    uint32_t seed;
    bool ok;
} pages_thread;

/* Copies of the prefix and of each other, stepped, truncated, saved and freed in turn. */
static void *pages_work(void *context) {
    pages_thread *t = (pages_thread *)context;
    bitnet_session *mine[3] = {NULL, NULL, NULL};
    int round, i;
    t->ok = true;
    for (round = 0; round < 12; round++) {
        int32_t id = (int32_t)(t->seed % 300);
        i = round % 3;
        bitnet_session_free(mine[i]);
        if (round % 2 && mine[(i + 2) % 3]) {
            mine[i] = bitnet_session_copy(mine[(i + 2) % 3], NULL);
        } else {
            pthread_mutex_lock(t->alone);
            mine[i] = bitnet_session_copy(t->prefix, NULL);
            pthread_mutex_unlock(t->alone);
        }
        t->ok = t->ok && mine[i] && bitnet_feed(mine[i], &id, 1) == BITNET_OK;
        if (round % 4 == 3) bitnet_session_truncate(mine[i], 30);
        t->ok = t->ok && bitnet_sample(mine[i], NULL, &id) == BITNET_OK &&
                bitnet_feed(mine[i], &id, 1) == BITNET_OK && logits_of(mine[i]) != NULL;
        t->ids[round] = id;
        t->seed = t->seed * 1664525 + 1013904223;
    }
    for (i = 0; i < 3; i++) bitnet_session_free(mine[i]);
    return NULL;
}

static void pages_threads(const make_file *file) {
    pages_thread *t = (pages_thread *)calloc(2 * PAGES_THREADS, sizeof *t);
    pthread_mutex_t alone = PTHREAD_MUTEX_INITIALIZER;
    pthread_t threads[PAGES_THREADS];
    bitnet_model *model = session_model(file, 2);
    bitnet_session *prefix = session_new(model, 256, -1);
    int i;
    run_feed(prefix, session_ids(), 0, SESSION_LENGTH, SESSION_LENGTH, NULL);
    for (i = 0; i < 2 * PAGES_THREADS; i++) {
        t[i].prefix = prefix;
        t[i].alone = &alone;
        t[i].seed = (uint32_t)(i % PAGES_THREADS);
    }
    for (i = 0; i < PAGES_THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, pages_work, &t[i]) == 0);
    for (i = 0; i < PAGES_THREADS; i++) pthread_join(threads[i], NULL);
    for (i = 0; i < PAGES_THREADS; i++) { /* each again, alone */
        pages_work(&t[PAGES_THREADS + i]);
        CHECK(t[i].ok && memcmp(t[i].ids, t[PAGES_THREADS + i].ids, sizeof t[i].ids) == 0);
    }
    CHECK(session_is_fresh(prefix));
    bitnet_session_free(prefix);
    bitnet_model_free(model);
    free(t);
}

#endif

static void test_pages(void) {
    make_options o = session_make_options();
    make_file file;
    bitnet_model *model;
    make_model(&o, &file);
    model = session_model(&file, 1);
    pages_of_2b();
    pages_of_eight();
    for (session_cache = BITNET_CACHE_INT8;; session_cache = BITNET_CACHE_F16) {
        pages_sharing(model);
        pages_bit_by_bit(model);
        pages_failures(&file, pages_story, 1, 16);
        pages_light(model);
        if (session_cache == BITNET_CACHE_F16) break;
    }
    pages_shortage(&file, 1 << 20);
    pages_guesses(&file);
#ifdef SESSION_THREADS
    pages_threads(&file);
#else
    SKIP("no threads in this build");
#endif
    bitnet_model_free(model);
    make_free(&file);
}

#endif
