/* chat - a conversation on the terminal

       cc examples/chat.c -o chat
       ./chat model.gguf --system "You answer in one sentence."

   Ctrl-C stops a reply, /reset begins anew, Ctrl-D ends. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: chat MODEL [options]\n"
    "  --system TEXT    what the model is told before the conversation\n"
    "  --temperature X  0: always the likeliest token (default 0.7)\n"
    "  --seed N         another seed, other replies (default 1)\n"
    "  --context N      positions (default: as trained, at most 4096)\n"
    "  --threads N      (default: one per physical core)\n"
    "In the conversation: Ctrl-C stops a reply, /reset begins anew, Ctrl-D ends.\n";

static bitnet_session *session;

static void interrupt(int number) {
    (void)number;
    bitnet_session_cancel(session);
}

static int print(void *user, const char *text, size_t length) {
    (void)user;
    fwrite(text, 1, length, stdout);
    return fflush(stdout);
}

/* Asks for a line, without its newline; false at the end of the input. */
static bool ask(char *line, size_t size) {
    fputs("> ", stdout);
    fflush(stdout);
    if (!fgets(line, (int)size, stdin)) return false;
    line[strcspn(line, "\r\n")] = 0;
    return true;
}

int main(int argc, char **argv) {
    static char line[16384];
    static int32_t system_ids[4096];
    bitnet_model_options model_options = {0};
    bitnet_session_options session_options = {0};
    bitnet_sampling sampling = {0};
    const char *path = NULL, *system_text = NULL;
    const bitnet_tokenizer *tokenizer;
    bitnet_result result = BITNET_OK;
    bitnet_error error;
    bitnet_model *model;
    size_t system_count = 0;
    int i;

    sampling.temperature = 0.7f;
    sampling.seed = 1;
    for (i = 1; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (!strcmp(name, "--help")) return fputs(usage, stdout), 0;
        if (strncmp(name, "--", 2) != 0 && !path) {
            path = name;
            continue;
        }
        if (!value) return fputs(usage, stderr), 2;
        if (!strcmp(name, "--system")) system_text = value;
        else if (!strcmp(name, "--temperature")) sampling.temperature = strtof(value, NULL);
        else if (!strcmp(name, "--seed")) sampling.seed = strtoull(value, NULL, 10);
        else if (!strcmp(name, "--context")) session_options.context = atoi(value);
        else if (!strcmp(name, "--threads")) model_options.threads = atoi(value);
        else return fputs(usage, stderr), 2;
        i++;
    }
    if (!path) return fputs(usage, stderr), 2;

    model = bitnet_model_load_file(path, &model_options, &error);
    if (!model) return fprintf(stderr, "chat: %s\n", error.message), 1;
    tokenizer = bitnet_model_tokenizer(model);
    if (bitnet_chat_form_of(tokenizer) == BITNET_CHAT_NONE) {
        fputs("chat: this model knows no conversations; generate goes on with any text\n", stderr);
        return 1;
    }
    if (system_text) {
        result = bitnet_chat_encode(tokenizer, bitnet_chat_form_of(tokenizer), BITNET_SYSTEM,
                                    system_text, strlen(system_text), BITNET_ADD_BOS, system_ids,
                                    4096, &system_count);
        if (result == BITNET_OK && system_count > 4096) result = BITNET_ERROR_CONTEXT_FULL;
        if (result != BITNET_OK)
            return fprintf(stderr, "chat: %s\n", bitnet_result_text(result)), 1;
    }

    /* A long conversation forgets its older half, but never what the system said. */
    session_options.overflow = BITNET_OVERFLOW_SLIDE;
    session_options.keep = (int32_t)system_count;
    session = bitnet_session_create(model, &session_options, &error);
    if (!session) return fprintf(stderr, "chat: %s\n", error.message), 1;
    if ((result = bitnet_session_set_sampling(session, &sampling)) != BITNET_OK ||
        (result = bitnet_feed(session, system_ids, system_count)) != BITNET_OK)
        return fprintf(stderr, "chat: %s\n", bitnet_session_message(session)), 1;

    while (!bitnet_is_error(result) && ask(line, sizeof line)) {
        if (!strcmp(line, "/reset")) {
            bitnet_session_truncate(session, (int32_t)system_count); /* what it computed stays */
        } else if (line[0]) {
            signal(SIGINT, interrupt);
            result = bitnet_chat(session, line, NULL, print, NULL);
            signal(SIGINT, SIG_DFL); /* while it waits for a line, Ctrl-C ends the program */
            putchar('\n');
        }
    }
    if (bitnet_is_error(result)) fprintf(stderr, "chat: %s\n", bitnet_session_message(session));
    else putchar('\n');
    bitnet_session_free(session);
    bitnet_model_free(model);
    return bitnet_is_error(result) ? 1 : 0;
}
