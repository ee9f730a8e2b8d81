/* test_recurrent.h - models with a recurrent state, and weights in a Hadamard basis

   After all operations on a session (truncated at any position, copied, saved, drafted, shared,
   slid), its logits equal those of a fresh session with the same tokens. */

#ifndef TEST_RECURRENT_H
#define TEST_RECURRENT_H

#include "make.h"
#include "run.h"
#include "test_choose.h"
#include "test_draft.h"
#include "test_embed.h"
#include "test_many.h"
#include "test_pages.h"
#include "test_session.h"

static make_options recurrent_options(void) {
    make_options o = session_make_options();
    o.arch = "qwen35", o.layers = 5, o.context = 512, o.rope_width = 32;
    o.state_heads = 4, o.state_key_heads = 2, o.state_width = 64;
    return o;
}

/* ---- going back */

/* The logits after each of some tokens, of fresh sessions. */
enum { RECURRENT_TOKENS = 40 };

static bitnet_session *recurrent_session(bitnet_model *model, int32_t snapshots, int32_t count) {
    bitnet_session_options options;
    bitnet_session *s;
    memset(&options, 0, sizeof options);
    options.snapshots = snapshots;
    s = bitnet_session_create(model, &options, NULL);
    run_feed(s, session_ids(), 0, count, 7, NULL);
    return s;
}

/* Are the logits after the session's tokens, the first of session_ids, as expected? */
static bool recurrent_is(bitnet_session *s, const run_logits *expected) {
    int32_t length = bitnet_session_length(s);
    const float *logits = logits_of(s);
    return logits && memcmp(logits, run_row(expected, length - 1),
                            (size_t)expected->vocabulary * sizeof(float)) == 0;
}

/* Truncates at every position, with or without reading logits, and feeds again; without snapshots,
   and with some. */
static void recurrent_cuts(bitnet_model *model, const run_logits *expected) {
    static const int32_t snapshots[] = {BITNET_OFF, 0, 1, 16};
    size_t way;
    int32_t at;
    for (way = 0; way < 4; way++)
        for (at = 1; at < RECURRENT_TOKENS; at++) {
            bitnet_session *s = recurrent_session(model, snapshots[way], RECURRENT_TOKENS);
            CHECK(bitnet_session_truncate(s, at) == BITNET_OK);
            if (at % 2) CHECK(recurrent_is(s, expected));
            run_feed(s, session_ids(), at, RECURRENT_TOKENS, 3, NULL);
            CHECK(recurrent_is(s, expected));
            bitnet_session_truncate(s, at / 2 + 1);
            bitnet_session_truncate(s, at / 3 + 1);
            CHECK(recurrent_is(s, expected));
            bitnet_session_free(s);
        }
}

/* Truncates, and cancels while tokens wait that were computed before: they are fed and computed
   again. */
static void recurrent_cancelled(bitnet_model *model, const run_logits *expected) {
    int32_t at;
    for (at = 1; at < RECURRENT_TOKENS; at++) {
        bitnet_session *s = recurrent_session(model, 1, RECURRENT_TOKENS);
        CHECK(bitnet_session_truncate(s, at) == BITNET_OK);
        if (bitnet_session_result(s) == BITNET_PENDING) {
            bitnet_session_cancel(s);
            CHECK(bitnet_step(s, NULL) == BITNET_CANCELLED && bitnet_session_length(s) < at);
        }
        run_feed(s, session_ids(), bitnet_session_length(s), RECURRENT_TOKENS, 9, NULL);
        CHECK(recurrent_is(s, expected));
        bitnet_session_free(s);
    }
}

/* A snapshot avoids computing: after truncating to the end of a feed, nothing waits. */
static void recurrent_snapshots(bitnet_model *model, const run_logits *expected) {
    bitnet_session *s = recurrent_session(model, 0, 20);
    int64_t computed;
    run_feed(s, session_ids(), 20, 30, 10, NULL);
    computed = s->stats.prompt_tokens + s->stats.decode_tokens;
    CHECK(bitnet_session_truncate(s, 20) == BITNET_OK);
    CHECK(bitnet_session_result(s) == BITNET_OK);
    run_feed(s, session_ids(), 20, 30, 10, NULL);
    CHECK(s->stats.prompt_tokens + s->stats.decode_tokens == computed + 10);
    CHECK(recurrent_is(s, expected));
    CHECK(bitnet_session_truncate(s, 5) == BITNET_OK);
    CHECK(bitnet_session_result(s) == BITNET_PENDING); /* what is before 5 is computed again */
    CHECK(recurrent_is(s, expected));
    bitnet_session_free(s);
    s = recurrent_session(model, 17, 0);
    CHECK(s == NULL);
}

/* ---- copies */

/* Copies at every position, and copies of copies, which continue in any order, and are truncated to
   a position after they were copied. */
static void recurrent_copies(bitnet_model *model, const run_logits *expected) {
    bitnet_session *s = recurrent_session(model, 0, 1), *copies[RECURRENT_TOKENS];
    int32_t i, round;
    for (i = 1; i < RECURRENT_TOKENS; i++) {
        copies[i] = bitnet_session_copy(i % 3 == 2 ? copies[i - 1] : s, NULL);
        CHECK(copies[i] && bitnet_session_length(copies[i]) <= i);
        run_feed(s, session_ids(), i, i + 1, 1, NULL);
    }
    CHECK(recurrent_is(s, expected));
    bitnet_session_free(s);
    for (round = 1; round <= 2; round++)
        for (i = 1; i < RECURRENT_TOKENS; i++) {
            int32_t length = bitnet_session_length(copies[i]);
            CHECK(recurrent_is(copies[i], expected));
            bitnet_session_truncate(copies[i], length - length / 3 * round / 2);
            length = bitnet_session_length(copies[i]);
            run_feed(copies[i], session_ids(), length, RECURRENT_TOKENS, round, NULL);
            CHECK(recurrent_is(copies[i], expected));
        }
    for (i = 1; i < RECURRENT_TOKENS; i++) bitnet_session_free(copies[i]);
}

/* ---- drafts */

/* A drafter that knows all or half of the text: after each step the session is copied, saved, or
   truncated, while the recurrent state does not yet include accepted drafts. */
static void recurrent_guesses(bitnet_model *model, const run_logits *expected, unsigned right) {
    draft_guesser g;
    bitnet_drafter drafter;
    bitnet_session *s = recurrent_session(model, 1, 3), *other;
    int32_t length;
    int way = 0;
    memset(&g, 0, sizeof g);
    memset(&drafter, 0, sizeof drafter);
    g.text = session_ids(), g.length = RECURRENT_TOKENS, g.right = right, g.vocabulary = 320;
    drafter.draft = draft_guess, drafter.user = &g;
    bitnet_session_set_drafter(s, &drafter);
    while ((length = bitnet_session_length(s)) < RECURRENT_TOKENS) {
        run_feed(s, session_ids(), length, length + 1, 1, NULL);
        way++;
        if (way % 5 == 1) {
            other = bitnet_session_copy(s, NULL);
            CHECK(other && recurrent_is(other, expected));
            bitnet_session_free(other);
        } else if (way % 5 == 2) {
            size_t size;
            void *state = run_save(s, 0, &size);
            other = recurrent_session(model, -1, 9);
            CHECK(state && bitnet_session_load_memory(other, state, size) == BITNET_OK);
            CHECK(bitnet_session_length(other) == length + 1 && recurrent_is(other, expected));
            run_feed(other, session_ids(), length + 1, RECURRENT_TOKENS, 4, NULL);
            CHECK(recurrent_is(other, expected));
            bitnet_session_free(other);
            free(state);
        } else if (way % 5 == 3) {
            bitnet_session_truncate(s, length - length % 3);
        } else {
            CHECK(recurrent_is(s, expected));
        }
    }
    CHECK(recurrent_is(s, expected));
    CHECK(right == 0 || bitnet_session_get_stats(s).accepted_tokens > 5);
    bitnet_session_free(s);
}

/* ---- conversations */

/* The template drops a reply's thought after the user's next message. */
static make_options recurrent_chat_options(void) {
    make_options o = recurrent_options();
    o.context = 4096, o.chatml = true;
    o.chat_template = "{{ '<|im_start|>' }}<function=</think>{% if add_generation_prompt %}"
                      "{{ '<|im_start|>assistant\\n<think>\\n' }}";
    return o;
}

enum { RECURRENT_TURNS = 10, RECURRENT_ROOM = 4096 };

typedef struct recurrent_chat {
    bitnet_message messages[2 * RECURRENT_TURNS + 2];
    char texts[2 * RECURRENT_TURNS + 2][40];
    size_t count;
    int32_t ids[RECURRENT_ROOM], length, common; /* of the prompt, with the session's tokens */
} recurrent_chat;

static void recurrent_say(recurrent_chat *chat, bitnet_role role, int number) {
    bitnet_message *m = &chat->messages[chat->count];
    char *text = chat->texts[chat->count++];
    snprintf(text, sizeof *chat->texts, "%s %d of %d", "what is said in the place", number, role);
    m->role = role;
    m->text = text;
    m->length = strlen(text);
}

/* The prompt of a reply. */
static void recurrent_prompt(recurrent_chat *chat, const bitnet_session *s) {
    const bitnet_tokenizer *t = bitnet_model_tokenizer(bitnet_session_model(s));
    const int32_t *tokens = bitnet_session_tokens(s);
    bitnet_message *open = &chat->messages[chat->count];
    size_t count;
    memset(open, 0, sizeof *open);
    open->role = BITNET_ROLE_ASSISTANT;
    CHECK(bitnet_chat_encode(t, bitnet_tokenizer_chat_template(t), chat->messages, chat->count + 1,
                             0, chat->ids, RECURRENT_ROOM, &count, NULL) == BITNET_OK);
    chat->length = (int32_t)count;
    for (chat->common = 0; chat->common < bitnet_session_length(s); chat->common++)
        if (chat->common + 1 == chat->length || tokens[chat->common] != chat->ids[chat->common])
            break;
}

static int64_t recurrent_computed(const bitnet_session *s) {
    bitnet_session_stats stats = bitnet_session_get_stats(s);
    return stats.prompt_tokens + stats.decode_tokens;
}

/* Brings the session to the prompt; true if it equals a fresh one. */
static bool recurrent_take_prompt(bitnet_session *s, const recurrent_chat *chat) {
    bitnet_session *fresh = bitnet_session_create(bitnet_session_model(s), NULL, NULL);
    size_t size = (size_t)bitnet_model_get_info(bitnet_session_model(s))->vocab_size * 4;
    bool same;
    CHECK(bitnet_session_truncate(s, chat->common) == BITNET_OK);
    CHECK(bitnet_feed(s, chat->ids + chat->common, (size_t)(chat->length - chat->common)) ==
          BITNET_OK);
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    bitnet_feed(fresh, chat->ids, (size_t)chat->length);
    same = memcmp(logits_of(s), logits_of(fresh), size) == 0;
    bitnet_session_free(fresh);
    return same;
}

/* A thought of `thought` tokens, and the reply. */
static void recurrent_reply(bitnet_session *s, recurrent_chat *chat, int turn, int thought) {
    const bitnet_tokenizer *t = bitnet_model_tokenizer(bitnet_session_model(s));
    char text[400];
    int32_t ids[400];
    size_t count, i;
    recurrent_say(chat, BITNET_ROLE_ASSISTANT, turn);
    snprintf(text, sizeof text, "%0*d\n</think>\n\n%s<|im_end|>", thought, turn,
             chat->texts[chat->count - 1]);
    CHECK(bitnet_tokenize(t, text, strlen(text), BITNET_PARSE_SPECIAL, ids, 400, &count, NULL) ==
          BITNET_OK);
    for (i = 0; i < count; i++) {
        CHECK(bitnet_feed(s, ids + i, 1) == BITNET_OK && bitnet_step(s, NULL) == BITNET_OK);
    }
}

/* Another session with the same state, through saved bytes. */
static bitnet_session *recurrent_travel(bitnet_session *s) {
    size_t size;
    void *state = run_save(s, 0, &size);
    bitnet_session *other = bitnet_session_create(bitnet_session_model(s), &s->options, NULL);
    CHECK(state && bitnet_session_load_memory(other, state, size) == BITNET_OK);
    free(state);
    bitnet_session_free(s);
    return other;
}

/* A turn computes only what follows the last common position, and a header, also after saving and
   restoring, after copying, and if the last message has changed. */
static void recurrent_turns(bitnet_model *model, bool travels) {
    static recurrent_chat chat;
    bitnet_session *s = bitnet_session_create(model, NULL, NULL), *copy;
    int turn;
    chat.count = 0;
    recurrent_say(&chat, BITNET_ROLE_SYSTEM, 0);
    for (turn = 1; turn <= RECURRENT_TURNS; turn++) {
        int edit;
        recurrent_say(&chat, BITNET_ROLE_USER, turn);
        for (edit = 0; edit < (travels ? 1 : 3); edit++) { /* said, and edited twice */
            int64_t before = recurrent_computed(s);
            chat.texts[chat.count - 1][0] = "wxy"[edit];
            recurrent_prompt(&chat, s);
            CHECK(recurrent_take_prompt(s, &chat));
            CHECK(recurrent_computed(s) - before <= chat.length - chat.common + 64);
        }
        recurrent_reply(s, &chat, turn, 150);
        if (travels) s = recurrent_travel(s);
        copy = bitnet_session_copy(s, NULL);
        bitnet_session_free(s);
        s = copy;
    }
    CHECK(chat.length > 500);
    bitnet_session_free(s);
}

/* The same when the whole conversation is fed at once. States of some earlier turns are kept, so
   going back at most about doubles the cost. */
static void recurrent_turns_at_once(bitnet_model *model) {
    static recurrent_chat chat;
    bitnet_session *s = bitnet_session_create(model, NULL, NULL);
    int turn;
    chat.count = 0;
    for (turn = 1; turn <= RECURRENT_TURNS; turn++) {
        recurrent_say(&chat, BITNET_ROLE_USER, turn);
        if (turn < RECURRENT_TURNS) recurrent_say(&chat, BITNET_ROLE_ASSISTANT, turn);
    }
    recurrent_prompt(&chat, s);
    CHECK(recurrent_take_prompt(s, &chat));
    for (turn = 0; turn < 5; turn++) {
        int64_t before = recurrent_computed(s);
        chat.texts[chat.count - 1 - (size_t)turn][0] = '!';
        recurrent_prompt(&chat, s);
        CHECK(recurrent_take_prompt(s, &chat));
        CHECK(recurrent_computed(s) - before <=
              (1 + (turn > 0)) * (chat.length - chat.common) + 64);
    }
    bitnet_session_free(s);
}

/* Saved in version 3, without a turn, and in version 4, with an invalid one. */
static void recurrent_versions(bitnet_model *model) {
    static recurrent_chat chat;
    bitnet_session *s = bitnet_session_create(model, NULL, NULL), *other;
    bitnet_session_options options;
    uint8_t *state;
    size_t size, at, vocabulary = (size_t)bitnet_model_get_info(model)->vocab_size * 4;
    int32_t way;
    memset(&options, 0, sizeof options);
    chat.count = 0;
    recurrent_say(&chat, BITNET_ROLE_SYSTEM, 1);
    recurrent_say(&chat, BITNET_ROLE_USER, 1);
    recurrent_prompt(&chat, s);
    for (way = -1; way <= 1; way++) { /* the first has no snapshots: an old state */
        bitnet_session_free(s);
        options.snapshots = way;
        s = bitnet_session_create(model, &options, NULL);
        recurrent_prompt(&chat, s);
        CHECK(recurrent_take_prompt(s, &chat));
        state = run_save(s, 0, &size);
        CHECK(state != NULL);
        at = bitnet__state_header_size(bitnet__state_of(s, true)) - 4;
        CHECK((bitnet__load_u32(state + at) > 0) == (way >= 0));
        options.snapshots = -way;
        other = bitnet_session_create(model, &options, NULL);
        CHECK(bitnet_session_load_memory(other, state, size) == BITNET_OK);
        CHECK(memcmp(logits_of(s), logits_of(other), vocabulary) == 0);
        if (way >= 0) { /* the turn begins where nothing is computed */
            uint32_t bad = (uint32_t)chat.length, crc;
            memcpy(state + at, &bad, 4);
            crc = bitnet__crc32(0, state, size - 4);
            memcpy(state + size - 4, &crc, 4);
            CHECK(bitnet_session_load_memory(other, state, size) == BITNET_ERROR_STATE_SIZE);
        }
        bitnet_session_free(other);
        free(state);
    }
    bitnet_session_free(s);
}

/* Makes each allocation fail in a conversation with drafts whose replies are truncated to their
   headers, and which is copied and saved: the tokens are the same. */
static void recurrent_story(bitnet_model *model, pages_heap *heap, int32_t *out, int *failures) {
    const int32_t opener = bitnet_model_get_info(model)->vocab_size - 1, *ids = session_ids();
    bitnet_session *s, *other;
    bitnet_drafter drafter;
    draft_guesser guesser;
    int32_t turn, i;
    (void)heap;
    memset(&guesser, 0, sizeof guesser);
    memset(&drafter, 0, sizeof drafter);
    guesser.vocabulary = 320;
    drafter.draft = draft_guess, drafter.user = &guesser;
    while (!(s = bitnet_session_create(model, NULL, NULL))) ++*failures;
    for (turn = 0; turn < 8; turn++) {
        int32_t prompt[40];
        if (turn == 3) bitnet_session_set_drafter(s, &drafter);
        memcpy(prompt, ids, sizeof prompt);
        prompt[turn] = prompt[30] = opener;
        while (bitnet_feed(s, prompt, 33) != BITNET_OK) ++*failures;
        for (i = 0; i < 3; i++) {
            while (bitnet_sample(s, NULL, &out[turn * 3 + i]) != BITNET_OK) ++*failures;
            while (bitnet_feed(s, &out[turn * 3 + i], 1) != BITNET_OK) ++*failures;
        }
        CHECK(bitnet_session_truncate(s, bitnet_session_length(s) - 5) == BITNET_OK);
        if (turn % 3 == 0) {
            while (!(other = bitnet_session_copy(s, NULL))) ++*failures;
        } else if (turn % 3 == 1) {
            size_t size;
            void *state = run_save(s, 0, &size);
            CHECK(state != NULL);
            while (!(other = bitnet_session_create(model, NULL, NULL))) ++*failures;
            while (bitnet_session_load_memory(other, state, size) != BITNET_OK) ++*failures;
            free(state);
        } else {
            continue;
        }
        bitnet_session_free(s);
        s = other;
        if (turn > 3) bitnet_session_set_drafter(s, &drafter);
    }
    bitnet_session_free(s);
}

static void recurrent_conversations(void) {
    make_options o = recurrent_chat_options();
    make_file file;
    bitnet_model *model;
    make_model(&o, &file);
    model = session_model(&file, 2);
    if (CHECK(model && bitnet_tokenizer_chat_template(model->tokenizer) == BITNET_CHAT_QWEN35)) {
        recurrent_turns(model, false);
        recurrent_turns(model, true);
        recurrent_turns_at_once(model);
        recurrent_versions(model);
    }
    bitnet_model_free(model);
    pages_failures(&file, recurrent_story, 1, 20);
    make_free(&file);
}

/* ---- what a model and its files may look like */

static bitnet_result recurrent_load(const make_file *file, bitnet_error *error) {
    bitnet_model *model = bitnet_model_load_memory(file->data, file->size, NULL, error);
    bitnet_model_free(model);
    return model ? BITNET_OK : error->result;
}

/* Makes a model, changes a string of it, and loads it. */
static void recurrent_refused(const make_options *o, const char *from, const char *to,
                              const char *message) {
    make_file file;
    bitnet_error error = {BITNET_OK, ""};
    uint8_t *at;
    make_model(o, &file);
    at = session_find((uint8_t *)file.data, file.size, from);
    if (CHECK_CASE(at && strlen(from) == strlen(to), from)) {
        memcpy(at, to, strlen(to));
        CHECK_CASE(recurrent_load(&file, &error) != BITNET_OK, to);
        CHECK_CASE(strstr(error.message, message) != NULL, error.message);
    }
    make_free(&file);
}

static void recurrent_bad_files(void) {
    make_options o = recurrent_options();
    recurrent_refused(&o, "blk.0.ssm_a", "blk.0.ssm_b", "blk.0.ssm_a is missing");
    recurrent_refused(&o, "blk.1.ssm_dt.bias", "blk.1.ssm_dt.bios", "blk.1.ssm_dt.bias is missing");
    recurrent_refused(&o, "blk.3.attn_q.weight", "blk.3.attn_x.weight",
                      "blk.3.attn_q.weight is missing");
    o.state_heads = 5;
    recurrent_refused(&o, "synthetic", "Synthetic", "5 state heads cannot share 2 key heads");
    o.state_heads = 4, o.state_width = 96;
    recurrent_refused(&o, "synthetic", "Synthetic", "not a multiple of 64");
    o = recurrent_options();
    o.block = 128, o.separate_head = true;
    recurrent_refused(&o, "normalized-sylvester-walsh-hadamard",
                      "normalised-sylvester-walsh-hadamard", "prism.hadamard.transform is not");
    recurrent_refused(&o, "input-last-dimension", "input-lost-dimension",
                      "prism.hadamard.axis is not");
    recurrent_refused(&o, "explicit", "implicit", "prism.hadamard.sign_mode is neither");
    recurrent_refused(&o, "prism.hadamard.tied_output", "prism.hadamard.tide_output",
                      "tide_output is not known");

    recurrent_refused(&o, "prism.hadamard.gdn_v_grouped", "prism.hadamard.gdn_q_grouped",
                      "prism.hadamard.gdn_q_grouped is not known");
    recurrent_refused(&o, "prism.hadamard.sign_widths", "prism.hadamard.sign_breadt",
                      "sign_breadt is not known");
    o.block = 24;
    recurrent_refused(&o, "synthetic", "Synthetic", "no power of two");
    o.block = 512; /* and widths of 256 */
    recurrent_refused(&o, "synthetic", "Synthetic", "not a multiple of a block of 512");
}

/* Signs named identity are ignored. Only version 2 lets the file say that the embedding is also the
   lm_head. */
static void recurrent_bases(void) {
    make_options o = recurrent_options();
    make_file file;
    bitnet_error error;
    uint8_t *at, *version;
    int identity;
    o.block = 128;
    for (identity = 0; identity < 2; identity++) {
        o.separate_head = identity != 0;
        make_model(&o, &file);
        if (identity) {
            memcpy(session_find((uint8_t *)file.data, file.size, "explicit"), "identity", 8);
            at = session_find((uint8_t *)file.data, file.size, "prism.hadamard.sign_values");
            at[26 + 4 + 12] = 7; /* no sign */
            CHECK(recurrent_load(&file, &error) == BITNET_OK);
        } else {
            version = session_find((uint8_t *)file.data, file.size, "prism.hadamard.version") + 26;
            at = session_find((uint8_t *)file.data, file.size, "prism.hadamard.tied_output") + 30;
            CHECK(*version == 2 && *at == 1 && recurrent_load(&file, &error) == BITNET_OK);
            *at = 0;
            CHECK(recurrent_load(&file, &error) == BITNET_ERROR_MODEL_KEY);
            CHECK(strstr(error.message, "tied_output 0"));
            *version = 1;
            CHECK(recurrent_load(&file, &error) == BITNET_ERROR_MODEL_KEY);
            CHECK(strstr(error.message, "the head as well"));
        }
        make_free(&file);
    }
}

/* The name of one matrix, more often than there are matrices. */
static void recurrent_many_names(void) {
    make_options o = recurrent_options();
    make_file plain, many;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_string names[5 * BITNET__MATRICES + 3];
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_gguf *g;
    const void *data = NULL;
    size_t size = 0, i;
    o.block = 128;
    make_model(&o, &plain);
    g = bitnet_gguf_open_memory(plain.data, plain.size, NULL, NULL);
    for (i = 0; i < sizeof names / sizeof *names; i++)
        names[i] = bitnet__string("blk.0.ffn_up.weight");
    for (i = 0; i < bitnet_gguf_value_count(g); i++)
        if (!bitnet__is(bitnet_gguf_value_at(g, i)->key, "prism.hadamard.weight_names"))
            bitnet_gguf_add_value(w, bitnet_gguf_value_at(g, i));
    bitnet_gguf_add_strings(w, "prism.hadamard.weight_names", names, sizeof names / sizeof *names);
    for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
        char name[65];
        snprintf(name, sizeof name, "%.*s", (int)t->name.length, t->name.data);
        bitnet_gguf_add_tensor(w, name, t->type, t->dimensions, t->shape, t->data);
    }
    CHECK(bitnet_gguf_write_memory(w, &data, &size, NULL) == BITNET_OK);
    many.data = (char *)data, many.size = size;
    CHECK(recurrent_load(&many, &error) == BITNET_ERROR_MODEL_KEY);
    CHECK(strstr(error.message, "weight_names has "));
    bitnet_gguf_writer_free(w);
    bitnet_gguf_free(g);
    make_free(&plain);
}

/* The value of a key, changed. */
static void recurrent_bad_keys(void) {
    make_options o = recurrent_options();
    make_file file;
    uint8_t *data;
    o.block = 128, o.separate_head = true;
    make_model(&o, &file);
    data = (uint8_t *)file.data;
    CHECK(session_load_u32(data, file.size, "prism.hadamard.version", 2) == BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_u32(data, file.size, "prism.hadamard.version", 3) == BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_u32(data, file.size, "qwen35.ssm.group_count", 0) == BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_u32(data, file.size, "qwen35.ssm.conv_kernel", 5) ==
          BITNET_ERROR_MODEL_SHAPE);
    CHECK(session_load_u32(data, file.size, "qwen35.ssm.inner_size", 255) ==
          BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_u32(data, file.size, "qwen35.full_attention_interval", 0) ==
          BITNET_ERROR_MODEL_KEY);
    CHECK(session_load_u32(data, file.size, "qwen35.full_attention_interval", 2) ==
          BITNET_ERROR_MODEL_TENSOR);
    make_free(&file);
}

/* Further contents of files: an MTP layer, with the tensor names of converters, and tensors for
   vision. */
static const char *const recurrent_others[] = {"blk.5.attn_norm.weight",
                                               "blk.5.attn_q.weight",
                                               "blk.5.attn_k.weight",
                                               "blk.5.attn_v.weight",
                                               "blk.5.attn_q_norm.weight",
                                               "blk.5.attn_k_norm.weight",
                                               "blk.5.attn_output.weight",
                                               "blk.5.post_attention_norm.weight",
                                               "blk.5.ffn_gate.weight",
                                               "blk.5.ffn_up.weight",
                                               "blk.5.ffn_down.weight",
                                               "blk.5.nextn.eh_proj.weight",
                                               "blk.5.nextn.enorm.weight",
                                               "blk.5.nextn.hnorm.weight",
                                               "blk.5.nextn.embed_tokens.weight",
                                               "blk.5.nextn.shared_head_norm.weight",
                                               "blk.5.nextn.shared_head_head.weight",
                                               "mtp.fc.weight",
                                               "v.patch_embd.weight",
                                               "v.blk.0.attn_q.weight",
                                               "mm.0.weight"};
enum { RECURRENT_OTHERS = sizeof recurrent_others / sizeof *recurrent_others };

/* The model with these tensors, the MTP head's first if `whole`, and, if `counted`, with the keys
   that count such a layer. */
static bitnet_gguf_writer *recurrent_with_others(const make_file *plain, bitnet_gguf **g,
                                                 bool counted, bool whole) {
    static const float zeros[32] = {0};
    const uint64_t shape[2] = {32, 1};
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    size_t i;
    *g = bitnet_gguf_open_memory(plain->data, plain->size, NULL, NULL);
    for (i = 0; i < bitnet_gguf_value_count(*g); i++) {
        const bitnet_gguf_value *value = bitnet_gguf_value_at(*g, i);
        if (counted && bitnet__is(value->key, "qwen35.block_count"))
            bitnet_gguf_add_u32(w, "qwen35.block_count", 6);
        else bitnet_gguf_add_value(w, value);
    }
    if (counted) bitnet_gguf_add_u32(w, "qwen35.nextn_predict_layers", 1);
    for (i = 0; i < bitnet_gguf_tensor_count(*g); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(*g, i);
        char name[65];
        snprintf(name, sizeof name, "%.*s", (int)t->name.length, t->name.data);
        bitnet_gguf_add_tensor(w, name, t->type, t->dimensions, t->shape, t->data);
    }
    for (i = 0; i < RECURRENT_OTHERS; i++)
        if (whole || !strstr(recurrent_others[i], "nextn.eh_proj"))
            bitnet_gguf_add_tensor(w, recurrent_others[i], BITNET_TYPE_F32, 1, shape, zeros);
    return w;
}

typedef struct recurrent_remark {
    bool aside;
} recurrent_remark;

static void recurrent_hear(void *user, bitnet_log_level level, const char *message) {
    recurrent_remark *r = (recurrent_remark *)user;
    (void)level;
    if (strstr(message, "20 tensors") && strstr(message, "left aside")) r->aside = true;
}

/* Tensors of an MTP layer and those for vision are ignored and reported in the log. The tensors of
   an MTP head are checked; a layer that no key counts is rejected. */
static void recurrent_aside(bool counted, bool whole) {
    make_options o = recurrent_options();
    make_file plain;
    bitnet_gguf *g;
    bitnet_gguf_writer *w;
    bitnet_model_options options;
    bitnet_error error = {BITNET_OK, ""};
    recurrent_remark remark = {false};
    bitnet_model *a, *b;
    const void *data = NULL;
    size_t size = 0;
    make_model(&o, &plain);
    w = recurrent_with_others(&plain, &g, counted, whole);
    CHECK(bitnet_gguf_write_memory(w, &data, &size, NULL) == BITNET_OK);
    memset(&options, 0, sizeof options);
    options.log.write = recurrent_hear;
    options.log.user = &remark;
    a = bitnet_model_load_memory(plain.data, plain.size, NULL, NULL);
    b = bitnet_model_load_memory(data, size, &options, &error);
    if (!counted) {
        CHECK(!b && error.result == BITNET_ERROR_MODEL_EXTRA && strstr(error.message, "blk.5."));
    } else if (whole) {
        CHECK(!b && error.result == BITNET_ERROR_MODEL_SHAPE);
    } else if (CHECK(a && b && remark.aside)) {
        run_logits x = run_all(a, session_ids(), 10), y = run_all(b, session_ids(), 10);
        CHECK(run_equal(&x, &y));
        free(x.data);
        free(y.data);
    }
    bitnet_model_free(a);
    bitnet_model_free(b);
    bitnet_gguf_writer_free(w);
    bitnet_gguf_free(g);
    make_free(&plain);
}

/* ---- the Hadamard basis */

/* The transform by its definition, H[i][j] = 1 or -1 if i & j has an even or odd number of bits, on
   whole numbers, so that sums are exact in any order. */
static bool recurrent_is_hadamard(const bitnet__kernels *kernels, int n, int block) {
    float *x = (float *)malloc((size_t)n * sizeof(float));
    int *values = (int *)malloc((size_t)n * sizeof(int)), i, j;
    bool equal = true;
    for (i = 0; i < n; i++) x[i] = (float)(values[i] = (i * 37 + i / 3) % 101 - 50);
    kernels->hadamard(x, n, block);
    for (i = 0; i < n && equal; i++) {
        int sum = 0, first = i / block * block;
        for (j = 0; j < block; j++) {
            int common = (i - first) & j, odd = 0;
            for (; common; common &= common - 1) odd = !odd;
            sum += odd ? -values[first + j] : values[first + j];
        }
        equal = x[i] == (float)sum;
    }
    free(x);
    free(values);
    return equal;
}

/* For all floats, each set of kernels gives the bits of the reference; the same for delta. */
static void recurrent_kernels(void) {
    static const int blocks[] = {2, 4, 8, 16, 32, 64, 256, 1024};
    float x[2048], y[2048], state[2][128 * 128], o[2][128], delta[2][128], row[3][128];
    make_file random;
    int isa, i, n;
    memset(&random, 0, sizeof random);
    for (isa = BITNET_ISA_SCALAR; isa < BITNET_ISA_COUNT; isa++) {
        const bitnet__kernels *k = run_kernels((bitnet_isa)isa);
        if (!k) continue;
        for (i = 0; i < 8; i++) {
            CHECK_CASE(recurrent_is_hadamard(k, 2048, blocks[i]), bitnet_isa_name((bitnet_isa)isa));
            for (n = 0; n < 2048; n++) x[n] = y[n] = make_uniform(&random, -3, 3);
            k->hadamard(x, 2048, blocks[i]);
            for (n = 0; n < 2048; n += blocks[i]) reference_walsh(y + n, blocks[i]);
            CHECK_CASE(memcmp(x, y, sizeof x) == 0, bitnet_isa_name((bitnet_isa)isa));
        }
        for (n = 64; n <= 128; n += 64) {
            for (i = 0; i < n * n; i++) state[0][i] = state[1][i] = make_uniform(&random, -1, 1);
            for (i = 0; i < 3 * 128; i++) row[i / 128][i % 128] = make_uniform(&random, -1, 1);
            k->delta(o[0], delta[0], state[0], state[0], row[0], row[1], row[2], 0.9f, 0.3f, n);
            reference_delta(o[1], state[1], row[0], row[1], row[2], 0.9f, 0.3f, n);
            CHECK_CASE(memcmp(o[0], o[1], (size_t)n * sizeof(float)) == 0 &&
                           memcmp(state[0], state[1], (size_t)(n * n) * sizeof(float)) == 0,
                       bitnet_isa_name((bitnet_isa)isa));
        }
    }
}

/* The data of a tensor in the basis: its rows transformed, those of a recurrent layer's last matrix
   with grouped heads. Free the result. */
static float *recurrent_folded(const bitnet_gguf *g, const bitnet_gguf_tensor *t, const char *name,
                               const reference_model *r) {
    int columns = (int)t->shape[0], rows = (int)t->shape[1], w = r->state_width, row, i;
    float *all = (float *)malloc((size_t)t->size), *old = (float *)malloc((size_t)t->shape[0] * 4);
    bitnet_gguf_read(g, t, 0, all, (size_t)t->size, NULL);
    for (row = 0; row < rows; row++) {
        float *x = all + (size_t)row * (size_t)columns;
        memcpy(old, x, (size_t)columns * sizeof(float));
        for (i = 0; i < columns && strstr(name, "ssm_out"); i++) {
            int head = i / w, each = r->state_heads / r->key_heads;
            x[(head % r->key_heads * each + head / r->key_heads) * w + i % w] = old[i];
        }
        reference_turn(r, x, columns, false);
    }
    free(old);
    return all;
}

/* A float model, and the same with all large matrices and the embedding in the basis. */
static void recurrent_fold(bool separate_head) {
    make_options o = recurrent_options();
    make_file plain, turned;
    bitnet_gguf *g, *keys;
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    reference_model r;
    bitnet_model *a, *b;
    const void *data = NULL;
    float *kept[128];
    size_t size = 0, i, count = 0;
    memset(&r, 0, sizeof r);
    o.weight_type = o.embedding_type = BITNET_TYPE_F32;
    o.separate_head = separate_head;
    o.state_heads = r.state_heads = 6, r.key_heads = 2, r.state_width = 64;
    make_model(&o, &plain);
    o.block = 128, o.grouped_heads = true;
    make_model(&o, &turned); /* for its keys */
    g = bitnet_gguf_open_memory(plain.data, plain.size, NULL, NULL);
    keys = bitnet_gguf_open_memory(turned.data, turned.size, NULL, NULL);
    reference_open_basis(&r, keys);
    for (i = 0; i < bitnet_gguf_value_count(keys); i++)
        bitnet_gguf_add_value(w, bitnet_gguf_value_at(keys, i));
    for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
        const void *values = t->data;
        char name[65];
        snprintf(name, sizeof name, "%.*s", (int)t->name.length, t->name.data);
        if (bitnet__basis_names(keys, "weight_names", t->name) ||
            bitnet__basis_names(keys, "inverse_weight_names", t->name))
            values = kept[count++] = recurrent_folded(g, t, name, &r);
        bitnet_gguf_add_tensor(w, name, t->type, t->dimensions, t->shape, values);
    }
    CHECK(count > 30 && bitnet_gguf_write_memory(w, &data, &size, NULL) == BITNET_OK);
    a = bitnet_model_load_memory(plain.data, plain.size, NULL, NULL);
    b = bitnet_model_load_memory(data, size, NULL, NULL);
    if (CHECK(a && b)) {
        run_logits x = run_all(a, session_ids(), 40), y = run_all(b, session_ids(), 40);
        golden_difference d = golden_compare(&y, x.data);
        golden_print(separate_head ? "folded into a basis" : "folded, tied", &d);
        CHECK(d.worst_cosine >= 0.99999 && d.top1 > 0.99 && !run_equal(&x, &y));
        free(x.data);
        free(y.data);
    }
    bitnet_model_free(a);
    bitnet_model_free(b);
    bitnet_gguf_writer_free(w);
    while (count > 0) free(kept[--count]);
    free(r.signs);
    bitnet_gguf_free(g);
    bitnet_gguf_free(keys);
    make_free(&plain);
    make_free(&turned);
}

/* ---- all that other areas do to a model */

/* Texts of some lengths as vectors, together and one by one. */
static void recurrent_vectors(bitnet_model *model) {
    static const int32_t lengths[] = {1, 40, 200, 3, 64};
    bitnet_passage passages[5];
    float together[5][256], alone[256];
    int i;
    for (i = 0; i < 5; i++) passages[i] = embed_passage(lengths[i], i);
    CHECK(bitnet_embed(model, passages, 5, NULL, together[0], NULL) == BITNET_OK);
    for (i = 0; i < 5; i++) {
        CHECK(bitnet_embed(model, passages + i, 1, NULL, alone, NULL) == BITNET_OK);
        CHECK(memcmp(alone, together[i], sizeof alone) == 0);
    }
    embed_free_passages(passages, 5);
}

static void recurrent_model(const make_options *o, int most) {
    make_file file;
    bitnet_model *model;
    run_logits expected;
    unsigned right;
    make_model(o, &file);
    model = session_model(&file, 2);
    if (CHECK(model != NULL)) {
        expected = run_all(model, session_ids(), RECURRENT_TOKENS);
        recurrent_cuts(model, &expected);
        recurrent_cancelled(model, &expected);
        recurrent_snapshots(model, &expected);
        recurrent_copies(model, &expected);
        for (right = 0; right <= 16; right += 4) recurrent_guesses(model, &expected, right);
        recurrent_vectors(model);
        session_overflow(model);
        session_slide(model);
        session_forgetting(model);
        session_sampler_state(model);
        session_cancelling(model);
        session_budgets(model);
        if (o->layers == 2) session_observing(model);
        pages_sharing(model);
        draft_cases(model, 20);
        draft_interrupted(model);
        choose_shapes(model, 5);
        free(expected.data);
    }
    bitnet_model_free(model);
    session_allocation(&file);
    session_estimate(&file);
    pages_failures(&file, pages_story, 1, 20);
    pages_failures(&file, many_story, 3, 10);
    many_no_allocation(&file);
    many_model(&file, BITNET_ISA_AUTO, 2, most);
    make_free(&file);
}

/* The shapes of the family except width and number of layers: 0.8B, 2B, 4B, 9B and 27B. In the
   first three the embedding is also the head, and in the basis. */
static void recurrent_shapes(void) {
    static const struct {
        int heads, kv_heads, state_heads, state_key_heads;
        bool separate_head;
    } shapes[] = {{8, 2, 4, 4, false},
                  {8, 2, 4, 4, false},
                  {16, 4, 8, 4, false},
                  {16, 4, 8, 4, true},
                  {24, 4, 12, 4, true}};
    int i;
    for (i = 0; i < 5; i++) {
        make_options o = recurrent_options();
        make_file file;
        bitnet_model *model;
        bitnet_session *s;
        run_logits expected, one_by_one;
        o.width = o.ffn = 512, o.head_width = 256, o.rope_width = 64;
        o.heads = shapes[i].heads, o.kv_heads = shapes[i].kv_heads;
        o.state_heads = shapes[i].state_heads, o.layers = 4;
        o.state_key_heads = shapes[i].state_key_heads, o.state_width = 128;
        o.separate_head = shapes[i].separate_head;
        o.weight_type = i % 2 ? BITNET_TYPE_PQ2_0 : BITNET_TYPE_PTQ1_0;
        o.embedding_type = o.weight_type, o.block = 512, o.grouped_heads = true;
        make_model(&o, &file);
        model = session_model(&file, 2);
        if (CHECK(model != NULL)) {
            const bitnet_model_info *info = bitnet_model_get_info(model);
            CHECK(info->head_size == 256 && info->rope_size == 64);
            CHECK(info->heads == o.heads && info->state_key_heads == o.state_key_heads);
            expected = run_all(model, session_ids(), RECURRENT_TOKENS);
            one_by_one = run_logits_create(RECURRENT_TOKENS, info->vocab_size);
            s = recurrent_session(model, 0, 0);
            run_observe(s, &one_by_one);
            CHECK(run_feed(s, session_ids(), 0, RECURRENT_TOKENS, 1, NULL));
            CHECK(expected.data && run_equal(&expected, &one_by_one));
            bitnet_session_free(s);
            free(one_by_one.data);
            free(expected.data);
        }
        bitnet_model_free(model);
        make_free(&file);
    }
}

static void test_recurrent(void) {
    make_options o = recurrent_options();
    recurrent_shapes();
    recurrent_kernels();
    recurrent_bad_files();
    recurrent_bad_keys();
    recurrent_bases();
    recurrent_many_names();
    recurrent_aside(true, false);
    recurrent_aside(true, true);
    recurrent_aside(false, true);
    recurrent_fold(true);
    recurrent_fold(false);
    recurrent_conversations();
    recurrent_model(&o, 13);
    o.weight_type = BITNET_TYPE_Q2_0, o.embedding_type = BITNET_TYPE_PQ2_0, o.layers = 2;
    o.block = 64, o.grouped_heads = true, o.state_heads = 2, o.state_key_heads = 1;
    recurrent_model(&o, 2);
}

#endif
