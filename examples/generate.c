/* generate - goes on with a text

       cc -O2 examples/generate.c -o generate
       ./generate                                      tells a story
       ./generate model.gguf "The capital of France"   goes on from there
       ./generate model.gguf "The door is" --choose " open" --choose " shut"   which is likelier? */

#define BITNET_IMPLEMENTATION
#include "../bitnet_chains.h"
#include "../tools/tool.h"

typedef struct settings {
    const char *model, *prompt, *table, *grammar, *schema, *adapter;
    bool stats, guess;
    int threads;
    tool_texts stop, choices;
    bitnet_session_options session;
    bitnet_sampling sampling;
    bitnet_generate_options generate;
} settings;

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
static bitnet_chain_table *find_table(const char *model_path, const bitnet_tokenizer *tokenizer) {
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

/* Guesses ahead, by a table if there is one, and from the text itself. */
static bitnet_chains *open_chains(const settings *s, bitnet_chain_table **table,
                                  bitnet_error *error) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    bitnet_chains_options options = {0};
    *table = s->table ? bitnet_chain_table_load_file(s->table, tokenizer, NULL, error)
                      : find_table(s->model, tokenizer);
    options.table = *table;
    return s->table && !*table ? NULL : bitnet_chains_create(session, &options, error);
}

/* The grammar of a file, in GBNF or as a JSON schema. */
static bitnet_grammar *open_grammar(const settings *s, bitnet_error *error) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    const char *path = s->grammar ? s->grammar : s->schema;
    size_t size;
    char *text = tool_read(path, &size);
    bitnet_grammar *grammar;
    if (!text) exit(1);
    grammar = s->grammar ? bitnet_grammar_create(text, size, tokenizer, NULL, error)
                         : bitnet_grammar_from_json_schema(text, size, NULL, error);
    free(text);
    if (!grammar) tool_complain("%s: %s", path, error->message);
    return grammar;
}

/* Says how likely each of the texts is, the likeliest first. */
static bitnet_result choose(const tool_texts *choices) {
    size_t count = (size_t)choices->count, n, i;
    float *likely = malloc(count * sizeof *likely);
    bool *said = calloc(count, sizeof *said);
    bitnet_result result = BITNET_ERROR_OUT_OF_MEMORY;
    if (likely && said) result = bitnet_choose(session, choices->items, count, NULL, likely, NULL);
    for (n = 0; n < count && result == BITNET_OK; n++) {
        size_t best = count;
        for (i = 0; i < count; i++)
            if (!said[i] && (best == count || likely[i] > likely[best])) best = i;
        said[best] = true;
        printf("%9.4f  %s\n", (double)likely[best], choices->items[best]);
    }
    free(likely);
    free(said);
    return result;
}

static double rate(int64_t count, int64_t microseconds) {
    return microseconds ? (double)count * 1e6 / (double)microseconds : 0;
}

static void print_stats(const settings *s, const bitnet_chain_table *table) {
    bitnet_stats t = bitnet_session_get_stats(session);
    fprintf(stderr, "prompt: %d tokens, %.1f/s; text: %d tokens, %.1f/s\n", (int)t.prompt_tokens,
            rate(t.prompt_tokens, t.prompt_microseconds), (int)t.decode_tokens,
            rate(t.decode_tokens, t.decode_microseconds + t.sample_microseconds));
    if (s->guess)
        fprintf(stderr, "%s: %d tokens guessed, %d of them right\n",
                table ? "chains" : "chains, without a table", (int)t.drafted_tokens,
                (int)t.accepted_tokens);
}

static void parse(settings *s, int argc, char **argv) {
    const tool_option options[] = {
        {"[MODEL]", TOOL_TEXT, &s->model, 0, 0,
         "a GGUF file; without one, a small model tells a story"},
        {"[PROMPT]", TOOL_TEXT, &s->prompt, 0, 0,
         "the beginning of the text; - reads it from standard input"},
        {"--tokens N", TOOL_INT, &s->generate.max_tokens, 1, INT32_MAX,
         "stop after so many (default: at the end of the text or of the context)"},
        {"--temperature X", TOOL_FLOAT, &s->sampling.temperature, 0, 100,
         "0: always the likeliest token (default 0.8)"},
        {"--top-k N", TOOL_INT, &s->sampling.top_k, -1, INT32_MAX,
         "choose among the N likeliest (default 40; -1: among all)"},
        {"--seed N", TOOL_SEED, &s->sampling.seed, 0, 0, "another seed, another text (default 1)"},
        {"--stop STRING", TOOL_TEXTS, &s->stop, 0, 0,
         "stop before STRING; may be given several times"},
        {"--context N", TOOL_INT, &s->session.context, 1, INT32_MAX,
         "positions (default: as trained, at most 4096)"},
        {"--threads N", TOOL_INT, &s->threads, 1, TOOL_THREADS, "default: one per physical core"},
        {"--chains", TOOL_SWITCH, &s->guess, 0, 0,
         "guess ahead: sooner, and the same text; by MODEL-chains.bin or\n"
         "chain-buckets.bin beside the model, if there is one"},
        {"--table FILE", TOOL_TEXT, &s->table, 0, 0, "guess ahead by this table of bitnet_mine"},
        {"--adapter FILE[:SCALE]", TOOL_TEXT, &s->adapter, 0, 0,
         "speak as this LoRA adapter of the model has learned (default scale 1)"},
        {"--grammar FILE", TOOL_TEXT, &s->grammar, 0, 0, "write what this grammar allows, in GBNF"},
        {"--json-schema FILE", TOOL_TEXT, &s->schema, 0, 0, "write JSON that fits this schema"},
        {"--choose TEXT", TOOL_TEXTS, &s->choices, 0, 0,
         "write nothing, but say how likely TEXT is to follow (the logarithm of its\n"
         "probability); to be given several times, with the blank before a word"},
        {"--stats", TOOL_SWITCH, &s->stats, 0, 0,
         "say how fast it was, even if nobody is watching"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    s->sampling.temperature = 0.8f;
    s->sampling.seed = 1;
    tool_parse(argc, argv, "generate", "goes on with a text", options);
    if (s->grammar && s->schema) tool_refuse("--grammar or --json-schema, not both");
    s->generate.stop = s->stop.items;
    s->generate.stop_count = (size_t)s->stop.count;
    s->guess = s->guess || s->table;
    s->stats = s->stats || tool_watched();
}

int main(int argc, char **argv) {
    static settings s;
    char place[1024];
    bitnet_model_options options = {0};
    bitnet_chain_table *table = NULL;
    bitnet_chains *chains = NULL;
    bitnet_grammar *grammar = NULL;
    bitnet_adapter *adapter = NULL;
    bitnet_error error;
    bitnet_model *model;
    bitnet_result result;
    float scale;
    parse(&s, argc, argv);
    if (!s.prompt) s.prompt = s.model ? "" : "Once upon a time";
    if (!s.model) s.model = find_stories(argv[0], place, sizeof place);
    if (!strcmp(s.prompt, "-") && !(s.prompt = tool_read("-", NULL))) return 1;

    options.threads = s.threads;
    options.log.write = tool_log;
    model = bitnet_model_load_file(s.model, &options, &error);
    session = bitnet_session_create(model, &s.session, &error);
    if (session && s.guess) chains = open_chains(&s, &table, &error);
    if (!session || (s.guess && !chains)) return tool_complain("%s", error.message), 1;
    if (s.adapter && !(adapter = tool_adapter(model, s.adapter, &scale))) return 1;
    if (adapter && bitnet_session_set_adapter(session, adapter, scale) != BITNET_OK)
        return tool_complain("%s", bitnet_session_message(session)), 1;
    if ((s.grammar || s.schema) && !(grammar = open_grammar(&s, &error))) return 1;
    signal(SIGINT, interrupt);

    if (s.choices.count) {
        result = bitnet_generate_begin(session, s.prompt, NULL);
        if (result == BITNET_OK) result = choose(&s.choices);
    } else {
        fputs(s.prompt, stdout);
        fflush(stdout);
        result = bitnet_session_set_sampling(session, &s.sampling);
        if (result == BITNET_OK) result = bitnet_session_set_grammar(session, grammar, -1);
        if (result == BITNET_OK)
            result = bitnet_generate(session, s.prompt, &s.generate, print, NULL);
        putchar('\n');
    }
    if (bitnet_is_error(result)) tool_complain("%s", bitnet_session_message(session));
    else if (s.stats) print_stats(&s, table);
    bitnet_chains_free(chains);
    bitnet_chain_table_free(table);
    bitnet_session_free(session);
    bitnet_grammar_free(grammar);
    bitnet_adapter_free(adapter);
    bitnet_model_free(model);
    return bitnet_is_error(result) ? 1 : 0;
}
