/* test_kept.h - a session gives the same tokens and logits as an undisturbed one after all events:
   drafts and their pages, interrupted choices, states of MTP heads, pages shared by copies. One
   test per fault that has been fixed; fuzz_sequences.c looks for others. */

#ifndef TEST_KEPT_H
#define TEST_KEPT_H

#include "make.h"
#include "run.h"
#include "test_draft.h"
#include "test_recurrent.h"
#include "test_session.h"

enum { KEPT_TOKENS = 160, KEPT_PROMPT = 58 };

static int32_t kept_ids[KEPT_TOKENS]; /* what the drafter below knows */
static bool kept_no_memory;

static void *kept_alloc(void *user, size_t size) {
    return kept_no_memory ? NULL : check_alloc(user, size);
}

static void kept_make_ids(int32_t vocabulary) {
    int i;
    for (i = 0; i < KEPT_TOKENS; i++) kept_ids[i] = (i * 7919 + 13) % vocabulary;
}

/* Drafts twelve tokens of kept_ids, so that drafts reach into the page after the session's last. */
static size_t kept_draft(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                         size_t capacity) {
    size_t i = 0;
    (void)user, (void)tokens;
    for (; i < capacity && i < 12 && length + i < KEPT_TOKENS; i++) ids[i] = kept_ids[length + i];
    return i;
}

static bool kept_same(bitnet_session *a, bitnet_session *b) {
    size_t size = (size_t)bitnet_model_get_info(a->model)->vocab_size * sizeof(float);
    const float *x = logits_of(a), *y = logits_of(b);
    return x && y && memcmp(x, y, size) == 0;
}

static bool kept_logits(bitnet_session *s, int32_t length) {
    bitnet_session *fresh = bitnet_session_create(bitnet_session_model(s), &s->options, NULL);
    bool same;
    bitnet_feed(fresh, kept_ids, (size_t)length);
    same = bitnet_session_length(s) == length && kept_same(s, fresh);
    bitnet_session_free(fresh);
    return same;
}

/* ---- drafts */

typedef enum kept_event {
    KEPT_NOTHING,
    KEPT_CANCEL,    /* with nothing waiting */
    KEPT_COPY,      /* the page that holds drafts is shared from now on */
    KEPT_NO_MEMORY, /* a feed fails after it has reserved some pages */
    KEPT_REFUSED,   /* a restore fails after it has reserved pages */
    KEPT_CHOOSE,    /* a choice among texts is left unfinished */
    KEPT_EVENTS
} kept_event;

/* A light state whose sampling is out of range, with a right checksum. */
static void kept_refuse(bitnet_session *s) {
    bitnet_session *other = bitnet_session_create(s->model, NULL, NULL);
    float bad = -1.0f;
    uint8_t *state;
    size_t size;
    uint32_t crc;
    bitnet_feed(other, kept_ids, 3);
    state = run_save(other, BITNET_SAVE_TOKENS, &size);
    memcpy(state + 10 * 4 + 8, &bad, sizeof bad);
    crc = bitnet__crc32(0, state, size - 4);
    memcpy(state + size - 4, &crc, sizeof crc);
    CHECK(bitnet_session_load_memory(s, state, size) == BITNET_ERROR_ARGUMENT);
    free(state);
    bitnet_session_free(other);
}

static void kept_choose(bitnet_session *s) {
    static const int32_t a[3] = {5, 6, 7}, b[3] = {5, 8, 9};
    const int32_t *texts[2];
    size_t lengths[2] = {3, 3}, best;
    bitnet_budget budget = {0, 1};
    texts[0] = a, texts[1] = b;
    CHECK(bitnet_choose_tokens(s, texts, lengths, 2, NULL, &budget, NULL, &best) == BITNET_PENDING);
}

/* The session has drafts up to twelve tokens ahead, across a page boundary, when it happens. */
static void kept_drafts(bitnet_model *model, bitnet_cache cache, int event) {
    bitnet_session_options options;
    bitnet_session *s, *plain, *copy = NULL;
    bitnet_drafter drafter;
    int32_t length = KEPT_PROMPT, accepted = 0;
    memset(&options, 0, sizeof options);
    options.cache = cache;
    options.context_length = 256;
    plain = bitnet_session_create(model, &options, NULL);
    CHECK(run_feed(plain, kept_ids, 0, length, length, NULL));
    s = bitnet_session_create(model, &options, NULL);
    memset(&drafter, 0, sizeof drafter);
    drafter.draft = kept_draft;
    bitnet_session_set_drafter(s, &drafter);
    CHECK(run_feed(s, kept_ids, 0, length - 1, length, NULL));
    CHECK(run_feed(s, kept_ids, length - 1, length, 1, NULL));
    bitnet_session_set_drafter(s, NULL);
    switch (event) {
    case KEPT_CANCEL:
        bitnet_session_cancel(s);
        CHECK(logits_of(s) == NULL);
        break;
    case KEPT_COPY: copy = bitnet_session_copy(s, NULL); break;
    case KEPT_NO_MEMORY:
        kept_no_memory = true;
        CHECK(bitnet_feed(s, kept_ids + 1, 150) == BITNET_ERROR_OUT_OF_MEMORY);
        kept_no_memory = false;
        break;
    case KEPT_REFUSED: kept_refuse(s); break;
    case KEPT_CHOOSE: kept_choose(s); break;
    default: break;
    }
    for (; length < KEPT_PROMPT + 24; length++) {
        CHECK(bitnet_feed(s, kept_ids + length, 1) == BITNET_OK);
        CHECK(bitnet_feed(plain, kept_ids + length, 1) == BITNET_OK);
        CHECK(kept_same(s, plain));
    }
    accepted = (int32_t)bitnet_session_get_stats(s).accepted_tokens;
    CHECK(event != KEPT_NOTHING || accepted > 6);
    bitnet_session_free(copy);
    bitnet_session_free(plain);
    bitnet_session_free(s);
}

/* A session with twelve drafts, of which three have been accepted. */
static bitnet_session *kept_drafted(bitnet_model *model) {
    bitnet_session *s = session_new(model, 256, -1);
    bitnet_drafter drafter;
    memset(&drafter, 0, sizeof drafter);
    drafter.draft = kept_draft;
    bitnet_session_set_drafter(s, &drafter);
    CHECK(run_feed(s, kept_ids, 0, KEPT_PROMPT - 1, KEPT_PROMPT, NULL));
    CHECK(run_feed(s, kept_ids, KEPT_PROMPT - 1, KEPT_PROMPT, 1, NULL));
    bitnet_session_set_drafter(s, NULL);
    CHECK(bitnet_feed(s, kept_ids + KEPT_PROMPT, 3) == BITNET_OK);
    CHECK(s->computed == KEPT_PROMPT + 3 && s->drafts.from == KEPT_PROMPT);
    CHECK(s->drafts.end == KEPT_PROMPT + 12);
    return s;
}

/* Checks the statements about drafts in tools/headers/session.md. */
static void kept_statements(bitnet_model *model, bool recurrent) {
    enum { LENGTH = KEPT_PROMPT + 3 };
    bitnet_session *s = kept_drafted(model), *other = bitnet_session_copy(s, NULL);
    size_t size;
    uint8_t *state;
    CHECK(other->length == LENGTH && other->computed == LENGTH); /* copied */
    CHECK(other->drafts.from == other->drafts.end && s->drafts.end == KEPT_PROMPT + 12);
    CHECK(kept_logits(other, LENGTH));
    bitnet_session_free(other);
    bitnet_session_cancel(s); /* cancelled */
    CHECK(!logits_of(s) && s->length == LENGTH && s->drafts.end == KEPT_PROMPT + 12);
    kept_no_memory = true; /* out of memory */
    CHECK(bitnet_feed(s, kept_ids + 1, 150) == BITNET_ERROR_OUT_OF_MEMORY);
    kept_no_memory = false;
    CHECK(s->drafts.end > LENGTH && s->drafts.end <= KEPT_PROMPT + 12);
    CHECK(bitnet_session_truncate(s, LENGTH - 1) == BITNET_OK); /* truncated */
    CHECK(s->drafts.end == s->computed && (recurrent || s->computed == LENGTH - 1));
    CHECK(recurrent || bitnet__drafts_state(&s->drafts, LENGTH - 2));
    CHECK(kept_logits(s, LENGTH - 1));
    bitnet_session_free(s);

    s = kept_drafted(model); /* saved */
    state = run_save(s, 0, &size);
    CHECK(s->drafts.end == KEPT_PROMPT + 12);
    other = session_new(model, 256, -1);
    CHECK(bitnet_session_load_memory(other, state, size) == BITNET_OK);
    CHECK(other->computed == LENGTH && other->end.hidden_at == LENGTH);
    CHECK(other->drafts.from == other->drafts.end && kept_logits(other, LENGTH));
    CHECK(bitnet_session_get_stats(other).decode_tokens == 0);
    CHECK(bitnet_session_load_memory(s, state, size) == BITNET_OK); /* restored */
    CHECK(s->drafts.from == s->drafts.end);
    free(state);
    bitnet_session_free(other);
    bitnet_session_free(s);

    s = kept_drafted(model); /* another token is fed */
    CHECK(bitnet_feed(s, kept_ids, 1) == BITNET_OK && s->drafts.end == LENGTH);
    CHECK(session_is_fresh(s));
    bitnet_session_free(s);
}

/* After a context has slid, drafts must not be written to pages shared with a copy; otherwise the
   assertion on `users` fails. */
static void kept_slide(bitnet_model *model, bitnet_cache cache) {
    bitnet_session_options options;
    bitnet_session *s, *plain, *copy;
    bitnet_drafter drafter;
    int32_t length, count;
    memset(&options, 0, sizeof options), memset(&drafter, 0, sizeof drafter);
    options.cache = cache;
    options.batch = 16; /* the last of 17 waiting tokens has drafts, too */
    options.context_length = 156;
    options.overflow = BITNET_OVERFLOW_SLIDE;
    drafter.draft = kept_draft;
    s = bitnet_session_create(model, &options, NULL);
    plain = bitnet_session_create(model, &options, NULL);
    bitnet_session_set_drafter(s, &drafter);
    CHECK(run_feed(s, kept_ids, 0, 150, 1, NULL));
    CHECK(run_feed(plain, kept_ids, 0, 150, 150, NULL));
    copy = bitnet_session_copy(s, NULL);
    CHECK(bitnet_feed(s, kept_ids, 10) == BITNET_OK);
    CHECK(bitnet_feed(plain, kept_ids, 10) == BITNET_OK);
    length = bitnet_session_length(s);
    CHECK(length < 107); /* it slid out of the last page */
    for (count = 107 - length; length < 140; length += count, count = length == 107 ? 17 : 1) {
        CHECK(bitnet_feed(s, kept_ids + length, (size_t)count) == BITNET_OK);
        CHECK(bitnet_feed(plain, kept_ids + length, (size_t)count) == BITNET_OK);
        CHECK(kept_same(s, plain));
    }
    CHECK(kept_logits(copy, 150));
    CHECK(bitnet_session_get_stats(s).accepted_tokens > 6);
    bitnet_session_free(copy);
    bitnet_session_free(plain);
    bitnet_session_free(s);
}

/* ---- an interrupted choice */

/* A generation that begins after an unfinished choice must not choose a token that it forbids. */
static void kept_choices(void) {
    make_options o = session_make_options();
    bitnet_model *model;
    make_file file;
    bitnet_budget moment = {1, 0};
    int text, pending = 0;
    o.vocabulary = 20000, o.width = 64, o.head_width = 16, o.ffn = 64;
    o.weight_type = BITNET_TYPE_F32;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
    CHECK(model != NULL);
    kept_make_ids(o.vocabulary);
    for (text = 0; text < 12; text++) {
        int32_t ids[2] = {-1, -1}, first, id;
        int way, calls;
        for (way = 0; way < 2; way++) {
            bitnet_session *s = bitnet_session_create(model, NULL, NULL), *look;
            bitnet_generate_options options;
            const bitnet_generated_token *tokens;
            const char *piece;
            size_t length;
            CHECK(run_feed(s, kept_ids, text, text + 20, 20, NULL));
            look = bitnet_session_copy(s, NULL);
            CHECK(bitnet_sample(look, NULL, &first) == BITNET_OK);
            bitnet_session_free(look);
            for (calls = 0; way && calls <= text % 4; calls++)
                if (bitnet_sample(s, &moment, &id) != BITNET_PENDING) break;
            pending += way && calls > text % 4;
            memset(&options, 0, sizeof options);
            options.max_tokens = options.min_tokens = 1;
            options.stop_ids = &first; /* what it would choose is withheld */
            options.stop_id_count = 1;
            CHECK(bitnet_generate_begin(s, NULL, BITNET_TERMINATED, &options) == BITNET_OK);
            while (bitnet_generate_next(s, NULL, &piece, &length) == BITNET_OK)
                if (bitnet_generate_tokens(s, &tokens)) ids[way] = tokens[0].token.id;
            bitnet_session_free(s);
        }
        CHECK(ids[0] >= 0 && ids[0] == ids[1]);
    }
    CHECK(pending > 6);
    bitnet_model_free(model);
    make_free(&file);
}

/* Tokens that a cancel drops restart the grammar, as truncating does. */
static void kept_grammar(bitnet_model *model) {
    static const char text[] = "root ::= [0-9]+";
    const bitnet_tokenizer *t = bitnet_model_tokenizer(model);
    bitnet_grammar *grammar = bitnet_grammar_create(text, sizeof text - 1, t, NULL, NULL);
    int cancels;
    for (cancels = 0; cancels < 2; cancels++) {
        bitnet_session *s = bitnet_session_create(model, NULL, NULL);
        int32_t id;
        CHECK(grammar && run_feed(s, kept_ids, 0, 1, 1, NULL));
        CHECK(bitnet_feed(s, kept_ids + 1, 5) == BITNET_OK);
        CHECK(bitnet_session_set_grammar(s, grammar) == BITNET_OK);
        if (cancels) {
            bitnet_session_cancel(s);
            CHECK(bitnet_step(s, NULL) == BITNET_CANCELLED);
        } else {
            CHECK(bitnet_session_truncate(s, 1) == BITNET_OK);
        }
        CHECK(bitnet_feed(s, kept_ids + 1, 5) == BITNET_OK);
        CHECK(bitnet_sample(s, NULL, &id) == BITNET_ERROR_GRAMMAR_DEAD_END);
        bitnet_session_free(s);
    }
    bitnet_grammar_free(grammar);
}

/* ---- recurrent states */

/* Branches of a choice among texts that pass in pieces have a snapshot for each. */
static void kept_branches(bitnet_model *model) {
    int32_t a[40], b[40];
    const int32_t *texts[2];
    size_t lengths[2] = {40, 40}, best;
    float whole[2], pieces[2];
    bitnet_budget budget = {1, 0};
    bitnet_result result;
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    int i;
    texts[0] = a, texts[1] = b;
    for (i = 0; i < 40; i++) a[i] = b[i] = (i * 7 + 3) % 300;
    b[39] = 77;
    CHECK(run_feed(s, kept_ids, 0, 120, 30, NULL));
    CHECK(bitnet_choose_tokens(s, texts, lengths, 2, NULL, NULL, whole, &best) == BITNET_OK);
    do result = bitnet_choose_tokens(s, texts, lengths, 2, NULL, &budget, pieces, &best);
    while (result == BITNET_PENDING);
    CHECK(result == BITNET_OK && memcmp(whole, pieces, sizeof whole) == 0);
    bitnet_session_free(s);
}

/* After a return to an earlier snapshot, pages shared with a copy must not be written; otherwise
   the assertion on `users` fails. */
static void kept_pages(bitnet_model *model) {
    bitnet_session *s = bitnet_session_create(model, NULL, NULL), *copy;
    CHECK(run_feed(s, kept_ids, 0, 100, 100, NULL));
    copy = bitnet_session_copy(s, NULL);
    CHECK(bitnet_feed(s, kept_ids + 100, 1) == BITNET_OK); /* it has a batch now */
    CHECK(bitnet_session_truncate(s, 50) == BITNET_OK);
    CHECK(bitnet_step(s, NULL) == BITNET_OK && s->pages[0] != copy->pages[0]);
    CHECK(kept_logits(s, 50) && kept_logits(copy, 100));
    bitnet_session_free(copy);
    bitnet_session_free(s);
}

/* ---- sessions of MTP heads, whose tokens come with states */

enum { KEPT_FED = 80, KEPT_SEEN = 70 };

static float *kept_states; /* [KEPT_FED][width] */

static bitnet_session *kept_head(bitnet_model *head, const bitnet_session_options *options,
                                 int32_t from, int32_t to) {
    bitnet_session *s = bitnet_session_create(head, options, NULL);
    size_t width = (size_t)bitnet_model_get_info(head)->hidden_size;
    CHECK(bitnet_feed_hidden(s, kept_ids + from, kept_states + (size_t)from * width,
                             (size_t)(to - from)) == BITNET_OK);
    return s;
}

/* Does the session equal one that was fed KEPT_SEEN tokens at once? Frees it. */
static bool kept_head_logits(bitnet_session *s) {
    bitnet_session *fresh = kept_head(s->model, &s->options, 0, KEPT_SEEN);
    bool same = kept_same(s, fresh);
    bitnet_session_free(fresh);
    bitnet_session_free(s);
    return same;
}

static void kept_restore(bitnet_session *s, bitnet_session *to, bool light) {
    size_t size;
    uint8_t *state = run_save(s, light ? BITNET_SAVE_TOKENS : 0, &size);
    CHECK(state && bitnet_session_load_memory(to, state, size) == BITNET_OK);
    free(state);
}

static void kept_heads(bitnet_model *head, bitnet_cache cache) {
    size_t width = (size_t)bitnet_model_get_info(head)->hidden_size, i;
    bitnet_session_options options;
    bitnet_session *s, *other;
    int32_t at, light, computed;
    memset(&options, 0, sizeof options);
    options.cache = cache;
    kept_states = (float *)malloc(KEPT_FED * width * sizeof(float));
    for (i = 0; i < KEPT_FED * width; i++)
        kept_states[i] = (float)((int)(i * 7919 % 1000) - 500) / 300.0f;
    s = kept_head(head, &options, 0, KEPT_SEEN);
    other = bitnet_session_copy(s, NULL); /* tokens wait */
    CHECK(kept_head_logits(s));
    CHECK(kept_head_logits(other));
    s = kept_head(head, &options, 0, 10); /* partly computed */
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    CHECK(bitnet_feed_hidden(s, kept_ids + 10, kept_states + 10 * width, KEPT_SEEN - 10) ==
          BITNET_OK);
    other = bitnet_session_copy(s, NULL);
    CHECK(kept_head_logits(s));
    CHECK(kept_head_logits(other));
    s = kept_head(head, &options, 0, 1); /* cut back: its last token is computed again */
    for (at = 1; at < KEPT_FED; at++) {
        CHECK(bitnet_step(s, NULL) == BITNET_OK);
        CHECK(bitnet_feed_hidden(s, kept_ids + at, kept_states + (size_t)at * width, 1) ==
              BITNET_OK);
    }
    CHECK(bitnet_session_truncate(s, KEPT_SEEN) == BITNET_OK);
    CHECK(kept_head_logits(s));
    for (light = 0; light < 2; light++)
        for (computed = 0; computed < 2; computed++) {
            s = kept_head(head, &options, 0, KEPT_SEEN);
            other = kept_head(head, &options, 5, 17);
            CHECK(!computed || bitnet_step(s, NULL) == BITNET_OK);
            kept_restore(s, other, light != 0);
            bitnet_session_free(s);
            CHECK(kept_head_logits(other));
        }
    free(kept_states);
}

/* A draft was computed without a state, so a token with a state does not match it. */
static void kept_head_drafts(bitnet_model *head) {
    size_t width = (size_t)bitnet_model_get_info(head)->hidden_size, i;
    bitnet_drafter drafter;
    bitnet_session *s;
    memset(&drafter, 0, sizeof drafter);
    drafter.draft = kept_draft;
    kept_states = (float *)malloc(KEPT_FED * width * sizeof(float));
    for (i = 0; i < KEPT_FED * width; i++) kept_states[i] = (float)((int)(i % 77) - 38) / 30.0f;
    s = kept_head(head, NULL, 0, KEPT_SEEN - 5);
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    bitnet_session_set_drafter(s, &drafter);
    for (i = KEPT_SEEN - 5; i < KEPT_SEEN; i++) {
        CHECK(bitnet_feed_hidden(s, kept_ids + i, kept_states + i * width, 1) == BITNET_OK);
        CHECK(bitnet_step(s, NULL) == BITNET_OK);
    }
    CHECK(bitnet_session_get_stats(s).drafted_tokens > 0);
    CHECK(kept_head_logits(s));
    free(kept_states);
}

/* Memory that ends anywhere while the head of a loaded model is loaded: the model stays as it was. */
static void kept_head_loads(void) {
    make_options o = recurrent_options();
    bitnet_model_options options;
    check_heap heap = {0, 0, 0, 0};
    make_file file;
    bitnet_model *model, *head = NULL;
    long live, n;
    o.mtp_type = o.weight_type;
    make_model(&o, &file);
    memset(&options, 0, sizeof options);
    options.allocator = check_allocator(&heap);
    options.lock = true;
    model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
    if (!CHECK(model != NULL)) return;
    live = heap.live;
    for (n = 1; n < 200 && !head; n++) {
        bitnet_error error = {BITNET_OK, ""};
        heap.count = 0, heap.fail_at = n;
        head = bitnet_model_load_mtp(model, &error);
        CHECK(head ? heap.live > live
                   : error.result == BITNET_ERROR_OUT_OF_MEMORY && heap.live == live);
    }
    CHECK(n > 3 && head && bitnet_model_get_info(head)->parameters > 0);
    heap.fail_at = 0;
    CHECK(bitnet_model_load_mtp(head, NULL) == NULL);
    bitnet_model_free(model);
    CHECK(heap.live == 0);
    make_free(&file);
}

static void test_kept(void) {
    make_options o = session_make_options();
    bitnet_model_options options;
    check_heap heap = {0, 0, 0, 0};
    bitnet_model *model;
    make_file file;
    int recurrent, event;
    memset(&options, 0, sizeof options);
    options.allocator = check_allocator(&heap);
    options.allocator.alloc = kept_alloc;
    for (recurrent = 0; recurrent < 2; recurrent++) {
        o = recurrent ? recurrent_options() : session_make_options();
        if (recurrent) o.mtp_type = o.weight_type;
        make_model(&o, &file);
        model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
        CHECK(model != NULL);
        kept_make_ids(o.vocabulary);
        for (event = 0; event < KEPT_EVENTS; event++) {
            kept_drafts(model, BITNET_CACHE_F16, event);
            kept_drafts(model, BITNET_CACHE_INT8, event);
        }
        kept_statements(model, recurrent != 0);
        kept_slide(model, BITNET_CACHE_F16);
        kept_slide(model, BITNET_CACHE_INT8);
        kept_grammar(model);
        if (recurrent) {
            kept_branches(model);
            kept_pages(model);
            CHECK(bitnet_model_load_mtp(model, NULL) != NULL);
            kept_heads(bitnet_model_load_mtp(model, NULL), BITNET_CACHE_F16);
            kept_heads(bitnet_model_load_mtp(model, NULL), BITNET_CACHE_INT8);
            kept_head_drafts(bitnet_model_load_mtp(model, NULL));
        }
        bitnet_model_free(model);
        make_free(&file);
    }
    kept_choices();
    kept_head_loads();
    CHECK(heap.live == 0);
}

#endif
