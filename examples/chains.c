/* chains - the same story twice: token by token, and with guesses that are checked together

       cc -O2 examples/chains.c -o chains
       ./chains                                  with the small model and its table
       ./chains model.gguf table.bin "a prompt"  a table that bitnet_mine has made */

#define BITNET_IMPLEMENTATION
#include "bitnet_chains.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct story {
    char text[8192];
    size_t length;
} story;

/* Prints what is wrong; returns 1, the exit status. */
static int complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("chains: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return 1;
}

static int append(void *user, const char *text, size_t length) {
    story *s = (story *)user;
    if (s->length + length >= sizeof s->text) return 1;
    memcpy(s->text + s->length, text, length);
    s->length += length;
    return 0;
}

/* Tells a story; returns its microseconds, or a negative number on an error. */
static int64_t tell(bitnet_session *session, const char *prompt, story *s) {
    bitnet_generate_options options = {0};
    bitnet_stats before = bitnet_session_get_stats(session), after;
    options.max_tokens = 200;
    s->length = 0;
    bitnet_session_reset(session);
    if (bitnet_generate(session, prompt, &options, append, s) != BITNET_OK) return -1;
    after = bitnet_session_get_stats(session);
    return after.decode_microseconds + after.sample_microseconds - before.decode_microseconds -
           before.sample_microseconds;
}

static void print_comparison(const char *prompt, const story *plain, const story *guessed,
                             int64_t slow, int64_t fast, bitnet_chains_stats stats) {
    bool same =
        plain->length == guessed->length && memcmp(plain->text, guessed->text, plain->length) == 0;
    int i;
    printf("%s%.*s\n\n", prompt, (int)guessed->length, guessed->text);
    printf("the same text: %s\n", same ? "yes" : "NO");
    printf("without chains %.1f ms, with chains %.1f ms\n", (double)slow * 1e-3,
           (double)fast * 1e-3);
    printf("%d tokens in %d passes; %d were guessed, %d of them right\n", (int)stats.tokens,
           (int)stats.passes, (int)stats.drafted, (int)stats.accepted);
    for (i = 1; i <= 8; i++)
        if (stats.row_microseconds[i] > 0)
            printf("a pass of %d took %.0f us\n", i, stats.row_microseconds[i]);
}

/* The exit status: 1 if the output could not be written. */
static int finish(int status) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    return complain("the text cannot be written: %s", strerror(errno));
}

/* ---- the command line */

static const char usage[] = "chains - the same story twice: with guesses, and without\n\n"
                            "usage: chains [MODEL] [TABLE] [PROMPT]\n\n"
                            "  [MODEL]             a GGUF file (default: the small model)\n"
                            "  [TABLE]             of bitnet_mine (default: that model's)\n"
                            "  [PROMPT]            the beginning of the story\n"
                            "  -h, --help          this text";

static void parse(int argc, char **argv, const char **words) {
    int i = 1, place;
    if (argc > 1 && (!strcmp(argv[1], "-h") || !strcmp(argv[1], "--help")))
        puts(usage), exit(finish(0));
    if (argc > 1 && !strcmp(argv[1], "--")) i++;
    else if (argc > 1 && argv[1][0] == '-')
        exit(1 + complain("unknown option '%s'; --help tells more", argv[1]));
    for (place = 0; i < argc; i++, place++) {
        if (place == 3) exit(1 + complain("'%s' is one argument too many", argv[i]));
        words[place] = argv[i];
    }
}

int main(int argc, char **argv) {
    const char *words[] = {"examples/models/stories.gguf", "examples/models/stories-chains.bin",
                           "Words:"};
    const char *prompt;
    static story plain, guessed;
    bitnet_chains_options options = {0};
    bitnet_sampling sampling = {0};
    bitnet_error error;
    bitnet_model *model;
    bitnet_session *session;
    bitnet_chain_table *table = NULL;
    bitnet_chains *chains = NULL;
    int64_t slow, fast;
    argv = bitnet__arguments(&argc, argv);
    parse(argc, argv, words);
    prompt = words[2];

    model = bitnet_model_load_file(words[0], NULL, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (session)
        table = bitnet_chain_table_load_file(words[1], bitnet_model_tokenizer(model), NULL, &error);
    if (!table) return complain("%s", error.message);

    sampling.temperature = 0.8f;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    sampling.seed = 4;
    bitnet_session_set_sampling(session, &sampling);
    tell(session, prompt, &plain); /* warms up: the first run is slower */
    slow = tell(session, prompt, &plain);

    options.table = table;
    chains = bitnet_chains_create(session, &options, &error);
    fast = chains ? tell(session, prompt, &guessed) : -1;
    if (slow < 0 || fast < 0) return complain("%s", bitnet_session_message(session));
    print_comparison(prompt, &plain, &guessed, slow, fast, bitnet_chains_get_stats(chains));
    bitnet_chains_free(chains);
    bitnet_chain_table_free(table);
    bitnet_session_free(session);
    bitnet_model_free(model);
    return finish(0);
}
