/* chains - the same story twice: token by token, and with guesses that are checked together

       cc -O2 examples/chains.c -o chains
       ./chains                                  with the small model and its table
       ./chains model.gguf table.bin "a prompt"  a table that bitnet_mine has made */

#define BITNET_IMPLEMENTATION
#include "../bitnet_chains.h"
#include "../tools/tool.h"

typedef struct story {
    char text[8192];
    size_t length;
} story;

static int append(void *user, const char *text, size_t length) {
    story *s = (story *)user;
    if (s->length + length >= sizeof s->text) return 1;
    memcpy(s->text + s->length, text, length);
    s->length += length;
    return 0;
}

/* Tells a story and returns how many microseconds that took; negative on an error. */
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

int main(int argc, char **argv) {
    const char *path = "examples/models/stories.gguf", *prompt = "Once upon a time";
    const char *table_path = "examples/models/stories-chains.bin";
    static story plain, guessed;
    bitnet_chains_options options = {0};
    bitnet_sampling sampling = {0};
    bitnet_error error;
    bitnet_model *model;
    bitnet_session *session;
    bitnet_chain_table *table = NULL;
    bitnet_chains *chains = NULL;
    int64_t slow, fast;
    const tool_option arguments[] = {
        {"[MODEL]", TOOL_TEXT, &path, 0, 0, "a GGUF file (default: the small model)"},
        {"[TABLE]", TOOL_TEXT, &table_path, 0, 0, "of bitnet_mine (default: that model's)"},
        {"[PROMPT]", TOOL_TEXT, &prompt, 0, 0, "the beginning of the story"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    tool_parse(argc, argv, "chains", "the same story twice: with guesses, and without", arguments);

    model = bitnet_model_load_file(path, NULL, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (session)
        table =
            bitnet_chain_table_load_file(table_path, bitnet_model_tokenizer(model), NULL, &error);
    if (!table) return tool_complain("%s", error.message), 1;

    sampling.temperature = 0.8f;
    sampling.seed = 4;
    bitnet_session_set_sampling(session, &sampling);
    tell(session, prompt, &plain); /* the first time is slower for reasons of its own */
    slow = tell(session, prompt, &plain);

    options.table = table;
    chains = bitnet_chains_create(session, &options, &error);
    fast = chains ? tell(session, prompt, &guessed) : -1;
    if (slow < 0 || fast < 0) return tool_complain("%s", bitnet_session_message(session)), 1;
    print_comparison(prompt, &plain, &guessed, slow, fast, bitnet_chains_get_stats(chains));
    bitnet_chains_free(chains);
    bitnet_chain_table_free(table);
    bitnet_session_free(session);
    bitnet_model_free(model);
    return 0;
}
