/* generate - goes on with a text

       cc examples/generate.c -o generate
       ./generate                                      tells a story
       ./generate model.gguf "The capital of France"   goes on from there */

#define BITNET_IMPLEMENTATION
#include "../bitnet_chains.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <io.h>
#define isatty _isatty
#endif

static const char usage[] =
    "usage: generate [MODEL] [PROMPT] [options]\n"
    "  MODEL            a GGUF file; without one, a small model tells a story\n"
    "  PROMPT           the beginning of the text; - reads it from standard input\n"
    "  --tokens N       stop after so many (default: at the end of the text or of the context)\n"
    "  --temperature X  0: always the likeliest token (default 0.8)\n"
    "  --top-k N        choose among the N likeliest (default 40; -1: among all)\n"
    "  --seed N         another seed, another text (default 1)\n"
    "  --stop STRING    stop before STRING; may be given up to 8 times\n"
    "  --context N      positions (default: as trained, at most 4096)\n"
    "  --threads N      (default: one per physical core)\n"
    "  --enable-chains [TABLE.bin]   guess ahead: sooner, and the same text. TABLE is one of\n"
    "                   bitnet_mine's (default: MODEL-chains.bin or chain-buckets.bin beside it)\n"
    "  --stats          say how fast it was, even if nobody is watching\n";

static bitnet_session *session;

/* Ctrl-C: the generation ends cleanly, with what it has. */
static void interrupt(int number) {
    (void)number;
    bitnet_session_cancel(session);
}

static int print(void *user, const char *text, size_t length) {
    (void)user;
    fwrite(text, 1, length, stdout);
    return fflush(stdout); /* not zero if nobody reads any more: then stop */
}

/* Where the model for stories is: below the working directory, or beside the program. */
static const char *find_stories(const char *program, char *path, size_t size) {
    static const char *const names[] = {"examples/models/stories.gguf", "models/stories.gguf"};
    size_t i, directory = strlen(program);
    while (directory && !strchr("/\\", program[directory - 1])) directory--;
    for (i = 0; i < 4; i++) {
        FILE *file;
        snprintf(path, size, "%.*s%s", i < 2 ? 0 : (int)directory, program, names[i % 2]);
        file = fopen(path, "rb");
        if (file) return fclose(file), path;
    }
    return names[0];
}

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), n = strlen(end);
    return length >= n && strcmp(text + length - n, end) == 0;
}

/* The table that belongs to a model: beside it, under its name or the common one; NULL: none. */
static bitnet_chain_table *find_chains(const char *model_path, const bitnet_tokenizer *tokenizer) {
    size_t directory = strlen(model_path), stem = directory;
    char path[1024];
    int i;
    bitnet_chain_table *table = NULL;
    if (ends_with(model_path, ".gguf")) stem -= 5;
    while (directory && !strchr("/\\", model_path[directory - 1])) directory--;
    for (i = 0; i < 2 && !table; i++) {
        if (i == 0) snprintf(path, sizeof path, "%.*s-chains.bin", (int)stem, model_path);
        else snprintf(path, sizeof path, "%.*schain-buckets.bin", (int)directory, model_path);
        table = bitnet_chain_table_load_file(path, tokenizer, NULL, NULL);
    }
    return table;
}

/* All of standard input, as a string that lives until the end. */
static char *read_input(void) {
    size_t room = 4096, used = 0;
    char *text = (char *)malloc(room);
    while (text && (used += fread(text + used, 1, room - 1 - used, stdin)) == room - 1)
        text = (char *)realloc(text, room *= 2);
    if (text) text[used] = 0;
    return text;
}

static double rate(int64_t count, int64_t microseconds) {
    return microseconds ? (double)count * 1e6 / (double)microseconds : 0;
}

int main(int argc, char **argv) {
    bitnet_model_options model_options = {0};
    bitnet_session_options session_options = {0};
    bitnet_sampling sampling = {0};
    bitnet_generate_options options = {0};
    const char *path = NULL, *prompt = NULL, *chains_path = NULL, *stop[8];
    char place[1024];
    bool stats = isatty(2), enable_chains = false;
    bitnet_chains_options chains_options = {0};
    bitnet_chain_table *table = NULL;
    bitnet_chains *chains = NULL;
    bitnet_error error;
    bitnet_model *model;
    bitnet_result result;
    int i;

    sampling.temperature = 0.8f;
    sampling.seed = 1;
    options.stop = stop;
    for (i = 1; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strncmp(name, "--", 2) != 0) {
            if (prompt) return fputs(usage, stderr), 2;
            if (path) prompt = name;
            else path = name;
            continue;
        }
        if (!strcmp(name, "--help")) return fputs(usage, stdout), 0;
        if (!strcmp(name, "--stats")) {
            stats = true;
            continue;
        }
        if (!strcmp(name, "--enable-chains")) {
            enable_chains = true;
            if (value && ends_with(value, ".bin")) chains_path = value, i++;
            continue;
        }
        if (!value) return fputs(usage, stderr), 2;
        if (!strcmp(name, "--tokens")) options.max_tokens = atoi(value);
        else if (!strcmp(name, "--temperature")) sampling.temperature = strtof(value, NULL);
        else if (!strcmp(name, "--top-k")) sampling.top_k = atoi(value);
        else if (!strcmp(name, "--seed")) sampling.seed = strtoull(value, NULL, 10);
        else if (!strcmp(name, "--context")) session_options.context = atoi(value);
        else if (!strcmp(name, "--threads")) model_options.threads = atoi(value);
        else if (!strcmp(name, "--stop") && options.stop_count < 8)
            stop[options.stop_count++] = value;
        else return fputs(usage, stderr), 2;
        i++;
    }
    if (!prompt) prompt = path ? "" : "once upon a time";
    if (!path) path = find_stories(argv[0], place, sizeof place);
    if (!strcmp(prompt, "-") && !(prompt = read_input()))
        return fputs("out of memory\n", stderr), 1;

    model = bitnet_model_load_file(path, &model_options, &error);
    session = bitnet_session_create(model, &session_options, &error);
    if (!session) return fprintf(stderr, "generate: %s\n", error.message), 1;
    if (enable_chains) {
        const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(model);
        error.result = BITNET_OK;
        table = chains_path ? bitnet_chain_table_load_file(chains_path, tokenizer, NULL, &error)
                            : find_chains(path, tokenizer);
        chains_options.table = table; /* without one it still guesses from the text itself */
        if (error.result == BITNET_OK)
            chains = bitnet_chains_create(session, &chains_options, &error);
        if (!chains) return fprintf(stderr, "generate: %s\n", error.message), 1;
    }
    signal(SIGINT, interrupt);

    fputs(prompt, stdout);
    fflush(stdout);
    result = bitnet_session_set_sampling(session, &sampling);
    if (result == BITNET_OK) result = bitnet_generate(session, prompt, &options, print, NULL);
    putchar('\n');
    if (bitnet_is_error(result)) fprintf(stderr, "generate: %s\n", bitnet_session_message(session));
    else if (stats) {
        bitnet_stats s = bitnet_session_get_stats(session);
        fprintf(stderr, "prompt: %d tokens, %.1f/s; text: %d tokens, %.1f/s\n",
                (int)s.prompt_tokens, rate(s.prompt_tokens, s.prompt_microseconds),
                (int)s.decode_tokens,
                rate(s.decode_tokens, s.decode_microseconds + s.sample_microseconds));
        if (chains)
            fprintf(stderr, "%s: %d tokens guessed, %d of them right\n",
                    table ? "chains" : "chains, without a table", (int)s.drafted_tokens,
                    (int)s.accepted_tokens);
    }
    bitnet_chains_free(chains);
    bitnet_chain_table_free(table);
    bitnet_session_free(session);
    bitnet_model_free(model);
    return bitnet_is_error(result) ? 1 : 0;
}
