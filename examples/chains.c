/* chains - what drafts gain: at least 1,000 tokens each of a story, a chat, code and prose

       cc -O2 examples/chains.c -o chains
       ./chains                                  with the small model and its table
       ./chains model.gguf                       another model, which has no table
       ./chains model.gguf table.bin "a prompt"  a table that bitnet_mine has made

   The texts are the same with drafts as without; only the time differs. */

#define BITNET_IMPLEMENTATION
#include "bitnet_chains.h"
#include "bitnet_machine.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TOKENS = 1000, PIECE = 200 /* at most, of one generation */ };

typedef struct kind {
    const char *name, *prompt;
} kind;

static const kind kinds[] = {
    {"story", "Words:"},
    {"chat", "User: Hello! How are you today?\nAssistant:"},
    {"code", "int main(void) {\n    int i;\n    for (i = 0; i < 10; i++)"},
    {"prose", "The river rises in the mountains. In the seventeenth century"}};

typedef struct text {
    char bytes[8192];
    size_t length;
} text;

/* Prints an error message; returns 1, the exit status. */
static int complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("chains: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return 1;
}

static int append(void *user, const char *bytes, size_t length) {
    text *t = (text *)user;
    if (t->length + length > sizeof t->bytes) return 1;
    memcpy(t->bytes + t->length, bytes, length);
    t->length += length;
    return 0;
}

/* Generates a text and adds its number of tokens; returns its microseconds, or exits. */
static double write_text(bitnet_session *session, const char *prompt, uint64_t seed, text *t,
                         int *tokens) {
    bitnet_generate_options options = {0};
    bitnet_sampling sampling = {0};
    bitnet_session_stats before, after;
    sampling.temperature = 0.8f;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    sampling.seed = seed;
    options.max_tokens = PIECE;
    options.ignore_end = true;
    t->length = 0;
    bitnet_session_reset(session);
    before = bitnet_session_get_stats(session);
    if (bitnet_session_set_sampling(session, &sampling) != BITNET_OK ||
        bitnet_generate(session, prompt, &options, append, t) != BITNET_OK)
        exit(1 + complain("%s", bitnet_session_message(session)));
    after = bitnet_session_get_stats(session);
    *tokens += (int)(after.decode_tokens - before.decode_tokens);
    return (double)(after.decode_microseconds + after.sample_microseconds -
                    before.decode_microseconds - before.sample_microseconds);
}

/* Generates texts until they have TOKENS tokens, alternating with and without drafts. False: they
   differ. */
static bool compare(bitnet_session *plain, bitnet_session *drafting, const bitnet_chains *chains,
                    const kind *k) {
    static text one, other;
    bitnet_chains_stats before = bitnet_chains_get_stats(chains), after;
    double slow = 0, fast = 0, passes, drafted;
    int tokens = 0, also = 0;
    uint64_t seed;
    bool same = true;
    for (seed = 1; tokens < TOKENS; seed++) {
        if (seed % 2) slow += write_text(plain, k->prompt, seed, &one, &tokens);
        fast += write_text(drafting, k->prompt, seed, &other, &also);
        if (seed % 2 == 0) slow += write_text(plain, k->prompt, seed, &one, &tokens);
        same &= one.length == other.length && memcmp(one.bytes, other.bytes, one.length) == 0;
    }
    after = bitnet_chains_get_stats(chains);
    passes = (double)(after.passes - before.passes);
    drafted = (double)(after.drafted - before.drafted);
    printf("%-8s %6d %12.2f %9.0f", k->name, tokens, also / passes, drafted);
    if (drafted > 0) printf(" %8.0f%%", 100 * (double)(after.accepted - before.accepted) / drafted);
    else printf(" %9s", "-");
    printf(" %12.1f %8.2f\n", 1e6 * also / fast, slow / fast);
    return same;
}

enum { LONGEST = 3 /* of the drafts tried: 1, 3 and 7 tokens */ };

/* Writes TOKENS with all drafts of up to `most` tokens. */
static bitnet_chains_stats try_drafts(bitnet_session *session, const bitnet_chain_table *table,
                                      const kind *k, int most) {
    static text t;
    bitnet_chains_options options = {0};
    bitnet_chains_stats stats;
    bitnet_chains *chains;
    bitnet_error error;
    uint64_t seed;
    int tokens = 0;
    options.table = table;
    options.max_draft = most;
    options.ignore_cost = true;
    chains = bitnet_chains_create(session, &options, &error);
    if (!chains) exit(1 + complain("%s", error.message));
    for (seed = 1; tokens < TOKENS; seed++) write_text(session, k->prompt, seed, &t, &tokens);
    stats = bitnet_chains_get_stats(chains);
    bitnet_chains_free(chains);
    return stats;
}

/* Prints the cost of a pass of several rows, and the gain of drafts if all are tried. */
static void print_prices(bitnet_session *session, const bitnet_chain_table *table, const kind *k,
                         size_t count) {
    double costs[LONGEST] = {0};
    int n, known[LONGEST] = {0};
    size_t i;
    printf("\nall drafts of up to     1 token     3 tokens     7 tokens\n");
    for (i = 0; i < count; i++) {
        printf("%-14s", k[i].name);
        for (n = 0; n < LONGEST; n++) {
            bitnet_chains_stats s = try_drafts(session, table, &k[i], (2 << n) - 1);
            double drafted = s.drafted > 0 ? (double)s.drafted : 1;
            printf("%7.0f%% %4.2f", 100 * (double)s.accepted / drafted,
                   (double)s.tokens / (double)s.passes);
            if (s.row_microseconds[1] == 0 || s.row_microseconds[2 << n] == 0) continue;
            costs[n] += s.row_microseconds[2 << n] / s.row_microseconds[1];
            known[n]++;
        }
        putchar('\n');
    }
    printf("a pass costs ");
    for (n = 0; n < LONGEST; n++)
        if (known[n] > 0) printf("%13.2f", costs[n] / known[n]);
        else printf("%13s", "-");
    putchar('\n');
    printf("For each kind, the tokens accepted, and those per pass. A pass of one row costs 1.\n");
}

/* The exit status: 1 if the output could not be written. */
static int finish(int status) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    return complain("the text cannot be written: %s", strerror(errno));
}

/* ---- the command line */

static const char usage[] =
    "chains - what drafts gain: the same texts with them, and without\n\n"
    "usage: chains [MODEL] [TABLE] [PROMPT]\n\n"
    "  [MODEL]             a GGUF file (default: the small model, which has a table)\n"
    "  [TABLE]             of bitnet_mine (default: none)\n"
    "  [PROMPT]            the beginning of texts (default: one each of four kinds)\n"
    "  -h, --help          this text";

static void parse(int argc, char **argv, const char **words) {
    int i = 1, place;
    if (argc > 1 && (!strcmp(argv[1], "-h") || !strcmp(argv[1], "--help")))
        puts(usage), exit(finish(0));
    if (argc > 1 && !strcmp(argv[1], "--")) i++;
    else if (argc > 1 && argv[1][0] == '-')
        exit(1 + complain("unknown option '%s'; --help tells more", argv[1]));
    for (place = 0; i < argc; i++, place++) {
        if (place == 3) exit(1 + complain("unexpected argument '%s'", argv[i]));
        words[place] = argv[i];
    }
}

int main(int argc, char **argv) {
    const char *words[] = {NULL, NULL, NULL};
    bitnet_chains_options options = {0};
    bitnet_error error;
    bitnet_model *model;
    bitnet_session *plain, *drafting;
    bitnet_chain_table *table = NULL;
    bitnet_chains *chains;
    kind own = {"prompt", NULL};
    bool same = true;
    size_t i;
    argv = bitnet__arguments(&argc, argv);
    parse(argc, argv, words);
    own.prompt = words[2];
    if (!words[0]) {
        words[0] = "examples/models/stories.gguf";
        words[1] = "examples/models/stories-chains.bin";
    }

    model = bitnet_model_load_file(words[0], NULL, &error);
    plain = bitnet_session_create(model, NULL, &error);
    drafting = plain ? bitnet_session_create(model, NULL, &error) : NULL;
    if (drafting && words[1])
        table = bitnet_chain_table_load_file(words[1], bitnet_model_tokenizer(model), NULL, &error);
    options.table = table;
    chains = table || !words[1] ? bitnet_chains_create(drafting, &options, &error) : NULL;
    if (!chains) return complain("%s", error.message);

    printf("%-8s %6s %12s %9s %9s %12s %8s\n", "", "tokens", "tokens/pass", "drafted", "accepted",
           "tokens/s", "speed-up");
    if (own.prompt) same = compare(plain, drafting, chains, &own);
    for (i = 0; !own.prompt && i < sizeof kinds / sizeof *kinds; i++)
        same &= compare(plain, drafting, chains, &kinds[i]);
    print_prices(plain, table, own.prompt ? &own : kinds,
                 own.prompt ? 1 : sizeof kinds / sizeof *kinds);
    printf("the same texts: %s\n", same ? "yes" : "NO");
    bitnet_chains_free(chains);
    bitnet_chain_table_free(table);
    bitnet_session_free(drafting);
    bitnet_session_free(plain);
    bitnet_model_free(model);
    return finish(!same);
}
