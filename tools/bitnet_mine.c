/* bitnet_mine - finds chains of tokens that a model repeats, and measures what they gain

       cc -O2 tools/bitnet_mine.c -o bitnet_mine
       ./bitnet_mine model.gguf --self -o table.bin            mines texts that the model writes
       ./bitnet_mine model.gguf --text a.txt b.txt -o table.bin         mines these texts
       ./bitnet_mine model.gguf --measure --table table.bin     measures what chains gain
       ./bitnet_mine --visualize table.bin                       draws a table

   --self begins each text with 8 to 64 tokens at temperature 1, so that texts differ, and continues
   at --temperature. One run can make several tables: the options before each -o set its number of
   chains and version, as in `--chains 256 -o a.bin --v2 --chains 24000 -o b.bin`.

   --measure generates after each prompt with and without chains, alternating, checks that the
   tokens are equal, and prints tokens per pass and speed: drafting if it saves time, always, or
   whenever a drafted token is more likely right than wrong. With --text it feeds the files' text in
   pieces instead; the head still chooses each token, but its choice is ignored.

   --as BIG measures the same at the speed of another model: MODEL writes the texts, and BIG is fed
   them token by token. Thus a random model of a large shape (`bitnet_bench --synth 2b --write BIG`)
   shows what chains gain at that shape on texts as predictable as MODEL's. "allowed" is the gain
   that the accepted drafts would give if each pass took the mean time of passes with as many rows,
   and everything else took no time.

   Ctrl-C ends the mining early; the table is made from what has been read. */

#define BITNET_I8MM_HEADER "tools/bitnet_i8mm.h"
#define BITNET_IMPLEMENTATION
#include "bitnet_draft.h"
#include "bitnet_miner.h"
#include "tool.h"

static const float LIKELY = 0.6f; /* the least probability of a draft in "if likely" */

enum { TABLES = 16, BEGINNING = 8, LONGEST_BEGINNING = 64, PIECE = 1 << 20 };

/* A table to be made. */
typedef struct output {
    const char *path;
    int chains;
    bool second; /* of version 2 */
} output;

typedef struct settings {
    const char *model, *prompts, *visualize, *as;
    tool_texts texts, tables;
    output next, outputs[TABLES];
    int output_count;
    bool self, measure;
    int stories, tokens, threads;
    float temperature;
    uint64_t seed;
    bool has_costs;
    double head, costs[BITNET_CHAINS_MAX_DRAFT + 2];
} settings;

/* ---- options */

/* The costs, extended linearly past the end of the list. */
static const char *parse_costs(void *user, const char *text) {
    settings *s = (settings *)user;
    char *end;
    int i;
    s->head = strtod(text, &end);
    for (i = 1; i <= BITNET_CHAINS_MAX_DRAFT + 1 && *end == ','; i++)
        s->costs[i] = strtod(end + 1, &end);
    if (i < 3 || *end || !(s->head >= 0) || !(s->costs[1] > 0)) return "three or more times";
    for (; i <= BITNET_CHAINS_MAX_DRAFT + 1; i++)
        s->costs[i] = s->costs[i - 1] + s->costs[i - 1] - s->costs[i - 2];
    s->has_costs = true;
    return NULL;
}

static const char *parse_output(void *user, const char *path) {
    settings *s = (settings *)user;
    if (s->next.chains > BITNET_CHAIN_TABLE_MAX_V1 && !s->next.second)
        tool_refuse("--chains: more than 256 need --v2");
    if (s->output_count == TABLES) return "up to 16 tables";
    s->next.path = path;
    s->outputs[s->output_count++] = s->next;
    return NULL;
}

static void parse(settings *s, int argc, char **argv) {
    const tool_call table = {parse_output, s}, costs = {parse_costs, s};
    const tool_option options[] = {
        {"[MODEL]", TOOL_INPUT, &s->model, 0, 0, "a GGUF file"},
        {"--self", TOOL_SWITCH, &s->self, 0, 0, "mine texts that the model writes"},
        {"--text FILE...", TOOL_INPUTS, &s->texts, 0, 0, "mine or measure these texts"},
        {"--chains N", TOOL_INT, &s->next.chains, 1, BITNET_CHAIN_TABLE_MAX,
         "chains in the next -o (default 256)"},
        {"--v2", TOOL_SWITCH, &s->next.second, 0, 0,
         "write version 2 from here on, needed for more than 256 chains"},
        {"-o FILE", TOOL_CALL, (void *)&table, 0, 0, "write a table; may be given several times"},
        {"--measure", TOOL_SWITCH, &s->measure, 0, 0, "measure what chains gain"},
        {"--table FILE", TOOL_INPUTS, &s->tables, 0, 0, "tables to compare with having none"},
        {"--prompts FILE", TOOL_INPUT, &s->prompts, 0, 0,
         "prompts: the first tokens of its lines (default: the model writes them)"},
        {"--as BIG", TOOL_INPUT, &s->as, 0, 0, "measure at the speed of this GGUF file"},
        {"--costs HEAD,ONE,TWO,...", TOOL_CALL, (void *)&costs, 0, 0,
         "microseconds of head and sampler, then of the layers for 1, 2, ... tokens\n"
         "together: estimates the gain on another machine or model"},
        {"--stories N", TOOL_INT, &s->stories, 1, 1 << 30,
         "texts to write or prompts to continue (default 600; 200 to measure)"},
        {"--tokens N", TOOL_INT, &s->tokens, LONGEST_BEGINNING + 1, 1 << 30,
         "most tokens of each (default 256)"},
        {"--temperature X", TOOL_FLOAT, &s->temperature, 0, 100, "default 0"},
        {"--seed N", TOOL_SEED, &s->seed, 0, 0, "default 1; 1000000 to measure"},
        {"--threads N", TOOL_INT, &s->threads, 1, TOOL_THREADS, "default: one per physical core"},
        {"--visualize TABLE", TOOL_INPUT, &s->visualize, 0, 0, "draw a table"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    int i;
    s->tokens = 256;
    s->next.chains = 256;
    tool_parse(argc, argv, "bitnet_mine",
               "finds chains of tokens that a model repeats, and measures what they gain", options);
    for (i = 0; i < s->output_count; i++) tool_keep_inputs(options, s->outputs[i].path);
    if (!s->stories) s->stories = s->measure ? 200 : 600;
    if (!s->seed) s->seed = s->measure ? 1000000 : 1;
    if (s->visualize) return;
    if (!s->model) tool_refuse("MODEL is missing");
    if (s->measure ? s->self : s->self + (s->texts.count > 0) != 1)
        tool_refuse("give one of --self, --text and --measure");
    if (s->measure && s->texts.count && s->prompts)
        tool_refuse("--text and --prompts exclude each other");
    if (!s->measure && !s->output_count) tool_refuse("-o FILE is missing");
    if (s->measure && s->output_count) tool_refuse("--measure writes no tables");
    if (s->as && !s->measure) tool_refuse("--as needs --measure");
    if (s->as && s->has_costs) tool_refuse("--as and --costs exclude each other");
}

/* ---- texts */

/* Generates up to `count` tokens, or fewer if the text ends; false on an error. */
static bool go_on(bitnet_session *session, float temperature, uint64_t seed, int count) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    bitnet_sampling sampling = {0};
    bitnet_result result;
    int32_t id = -1;
    sampling.temperature = temperature;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    sampling.seed = seed;
    result = bitnet_session_set_sampling(session, &sampling);
    for (; count > 0 && result == BITNET_OK && !bitnet_token_is_end(tokenizer, id); count--)
        if ((result = bitnet_sample(session, NULL, &id)) == BITNET_OK)
            result = bitnet_feed(session, &id, 1);
    return result == BITNET_OK || result == BITNET_ERROR_CONTEXT_FULL;
}

/* The model begins a story in an empty session. */
static bool begin_story(bitnet_session *session, uint64_t seed, int count) {
    bitnet_generate_options options = {0};
    bitnet_session_reset(session);
    return bitnet_generate_begin(session, "", BITNET_TERMINATED, &options) == BITNET_OK &&
           go_on(session, 1, seed, count);
}

static bool mine_self(const settings *s, bitnet_session *session, bitnet_miner *miner) {
    int i;
    for (i = 0; i < s->stories && !tool_stopped; i++) {
        int32_t *ids;
        size_t count;
        bool done;
        uint64_t seed = s->seed + (uint64_t)i;
        if (!begin_story(session, seed, BEGINNING + i * 7 % (LONGEST_BEGINNING - BEGINNING + 1)) ||
            !go_on(session, s->temperature, seed, s->tokens - bitnet_session_length(session)))
            return tool_complain("generating: %s", bitnet_session_message(session));
        count = (size_t)bitnet_session_length(session);
        ids = (int32_t *)malloc(count * sizeof *ids);
        if (!ids) return tool_complain("out of memory");
        memcpy(ids, bitnet_session_tokens(session), count * sizeof *ids);
        done = bitnet_miner_read(miner, session, ids, count, NULL, NULL) == BITNET_OK;
        free(ids);
        if (!done) return tool_complain("reading: %s", bitnet_session_message(session));
        tool_progress("mining", i + 1, s->stories);
    }
    tool_progress("mining", 1, 1);
    return true;
}

/* Mines a file in pieces that end with a line. */
static bool mine_text(const char *path, bitnet_session *session, bitnet_miner *miner) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    FILE *file = tool_open(path);
    char *text = (char *)malloc(PIECE);
    int32_t *ids = (int32_t *)malloc((PIECE + 1) * sizeof *ids); /* no more tokens than bytes */
    uint64_t size = 0, done = 0;
    size_t used = 0, count = 0;
    bool ok =
        file && text && ids && bitnet__file_size(file, &size) && bitnet__seek(file, 0, SEEK_SET);
    if (!ok) tool_complain("%s: cannot be read: %s", path, tool_reason());
    while (ok && !tool_stopped) {
        size_t got = fread(text + used, 1, PIECE - used, file), end;
        used += got;
        if (!used) break;
        for (end = used; end > 0 && text[end - 1] != '\n';) end--;
        if (end == 0 || got == 0) end = used;
        ok = bitnet_tokenize(tokenizer, text, end, BITNET_ADD_BOS, ids, PIECE + 1, &count, NULL) ==
                 BITNET_OK &&
             count <= PIECE + 1 &&
             bitnet_miner_read(miner, session, ids, count, NULL, NULL) == BITNET_OK;
        if (!ok) tool_complain("%s: %s", path, bitnet_session_message(session));
        memmove(text, text + end, used - end);
        used -= end;
        done += end;
        tool_progress("mining", (double)done, (double)size);
    }
    free(ids);
    free(text);
    if (file) fclose(file);
    return ok;
}

static bool write_table(bitnet_miner *miner, const output *out, const bitnet_tokenizer *tokenizer) {
    bitnet_error error;
    bitnet_chain_table *table =
        bitnet_chain_table_from_miner(miner, (size_t)out->chains, out->second ? 2 : 1, &error);
    size_t i, used = 0;
    bool ok =
        table && bitnet_chain_table_save_file(table, tokenizer, out->path, &error) == BITNET_OK;
    for (i = 0; ok && i < bitnet_chain_table_count(table); i++)
        used += bitnet_chain_table_at(table, i)->count > 0;
    if (ok) printf("%s: %d chains\n", out->path, (int)used);
    bitnet_chain_table_free(table);
    return ok || tool_complain("%s", error.message);
}

static bool mine(const settings *s, bitnet_session *session) {
    bitnet_error error;
    bitnet_miner *miner = bitnet_miner_create(NULL, &error);
    bool ok = miner || tool_complain("miner: %s", error.message);
    int i;
    if (ok && s->self) ok = mine_self(s, session, miner);
    for (i = 0; i < s->texts.count && ok && !tool_stopped; i++)
        ok = mine_text(s->texts.items[i], session, miner);
    for (i = 0; i < s->output_count && ok; i++)
        ok = write_table(miner, &s->outputs[i],
                         bitnet_model_tokenizer(bitnet_session_model(session)));
    bitnet_miner_free(miner);
    return ok;
}

/* ---- measuring */

typedef struct text {
    int32_t *ids;
    int32_t count; /* of the prompt */
    int32_t all;   /* of the prompt and what follows it; equal to `count`: that is unknown */
} text;

typedef struct run {
    double tokens, seconds;
    double cpu; /* seconds of all threads, unaffected by other programs */
} run;

/* Feeds the tokens that follow a prompt, regardless of what the session would choose. */
static bool follow(bitnet_session *session, const text *prompt) {
    bitnet_sampling sampling = {0};
    bitnet_result result = bitnet_session_set_sampling(session, &sampling);
    int32_t i, id;
    for (i = prompt->count; i < prompt->all && result == BITNET_OK; i++)
        if ((result = bitnet_sample(session, NULL, &id)) == BITNET_OK)
            result = bitnet_feed(session, &prompt->ids[i], 1);
    return result == BITNET_OK;
}

/* Feeds a prompt and generates; adds the time, without that of the prompt, to *run. */
static bool generate(const settings *s, bitnet_session *session, const text *prompt, uint64_t seed,
                     run *run) {
    double start;
    clock_t cpu;
    bool ok;
    bitnet_session_reset(session);
    ok = bitnet_feed(session, prompt->ids, (size_t)prompt->count) == BITNET_OK &&
         bitnet_step(session, NULL) == BITNET_OK;
    start = tool_seconds();
    cpu = clock();
    ok = ok && (prompt->all > prompt->count ? follow(session, prompt)
                                            : go_on(session, s->temperature, seed, s->tokens));
    run->seconds += tool_seconds() - start;
    run->cpu += (double)(clock() - cpu) / CLOCKS_PER_SEC;
    run->tokens += bitnet_session_length(session) - prompt->count;
    return ok || tool_complain("generating: %s", bitnet_session_message(session));
}

/* Prompts: the first tokens of lines spread over the file, or invented beginnings. */
static text *make_prompts(const settings *s, bitnet_session *session, int *count) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    text *prompts = (text *)calloc((size_t)s->stories, sizeof *prompts);
    char *line = (char *)malloc(PIECE);
    int32_t ids[1024];
    FILE *file = s->prompts ? tool_open(s->prompts) : NULL;
    int lines = 0, every, at = 0;
    size_t made;
    if (s->prompts && !file) tool_complain("%s: cannot be read: %s", s->prompts, tool_reason());
    while (file && fgets(line, PIECE, file)) lines++;
    every = lines / s->stories > 1 ? lines / s->stories : 1;
    if (file) rewind(file);
    for (*count = 0; prompts && line && *count < s->stories;) {
        text *prompt = &prompts[*count];
        if (file) {
            if (!fgets(line, PIECE, file)) break;
            if (at++ % every) continue;
            line[strcspn(line, "\r\n")] = 0;
            line[256] = 0;
            if (bitnet_tokenize(tokenizer, line, strlen(line), BITNET_ADD_BOS, ids, 1024, &made,
                                NULL) != BITNET_OK ||
                made < BEGINNING)
                continue;
            made = made > 4 + BEGINNING ? 4 + BEGINNING : made;
        } else {
            if (s->prompts || !begin_story(session, s->seed + (uint64_t)*count, BEGINNING)) break;
            made = (size_t)bitnet_session_length(session);
            memcpy(ids, bitnet_session_tokens(session), made * sizeof *ids);
        }
        prompt->ids = (int32_t *)malloc(made * sizeof *ids);
        if (!prompt->ids) break;
        memcpy(prompt->ids, ids, made * sizeof *ids);
        prompt->count = prompt->all = (int32_t)made;
        tool_progress("prompts", ++*count, s->stories);
    }
    if (file) fclose(file);
    free(line);
    return prompts;
}

/* Takes the same number of pieces of each file, spread over it; their first tokens are the
   prompt. */
static text *cut_texts(const settings *s, const bitnet_tokenizer *tokenizer, int *count) {
    text *pieces = (text *)calloc((size_t)s->stories, sizeof *pieces);
    int each = (s->stories + s->texts.count - 1) / s->texts.count, f, i;
    for (f = *count = 0; pieces && f < s->texts.count; f++) {
        size_t size = 0, length = 0, piece = (size_t)s->tokens;
        char *file = tool_read(s->texts.items[f], &size);
        int32_t *ids = file ? (int32_t *)malloc((size + 1) * sizeof *ids) : NULL;
        if (ids &&
            bitnet_tokenize(tokenizer, file, size, 0, ids, size + 1, &length, NULL) != BITNET_OK)
            length = 0;
        for (i = 0; i < each && *count < s->stories && length > piece; i++) {
            text *p = &pieces[*count];
            p->ids = (int32_t *)malloc(piece * sizeof *ids);
            if (!p->ids) break;
            memcpy(p->ids, ids + (length - piece) / (size_t)each * (size_t)i, piece * sizeof *ids);
            p->count = BEGINNING;
            p->all = (int32_t)piece;
            ++*count;
        }
        if (file && i == 0) tool_complain("%s: too short", s->texts.items[f]);
        free(ids);
        free(file);
    }
    return pieces;
}

/* MODEL writes a continuation of each prompt. */
static bool write_texts(const settings *s, bitnet_session *session, text *prompts, int count) {
    run unused = {0, 0, 0};
    int i;
    for (i = 0; i < count && !tool_stopped; i++) {
        int32_t *ids, length;
        if (!generate(s, session, &prompts[i], (uint64_t)i, &unused)) return false;
        length = bitnet_session_length(session);
        ids = (int32_t *)realloc(prompts[i].ids, (size_t)length * sizeof *ids);
        if (!ids) return tool_complain("out of memory");
        memcpy(ids, bitnet_session_tokens(session), (size_t)length * sizeof *ids);
        prompts[i].ids = ids;
        prompts[i].all = length;
        tool_progress("writing", i + 1, count);
    }
    return true;
}

/* The gain of the accepted drafts over one token per pass, if each pass took the mean time of
   passes with as many rows, and everything else took no time. */
static double allowed_speed(bitnet_chains_stats c) {
    double time = (double)(c.passes - c.drafts) * c.row_microseconds[1];
    int n;
    for (n = 1; n <= BITNET_CHAINS_MAX_DRAFT; n++)
        time += (double)c.by_length[n].drafted / n * c.row_microseconds[n + 1];
    return time > 0 ? (double)c.tokens * c.row_microseconds[1] / time : 0;
}

/* Measures one setting with all prompts: one line of the report. */
static bool measure(const settings *s, bitnet_session *plain, bitnet_session *with,
                    const text *prompts, int count, const char *name,
                    const bitnet_chains_options *options) {
    bitnet_error error;
    bitnet_chains *chains = bitnet_chains_create(with, options, &error);
    run one = {0, 0, 0}, other = {0, 0, 0};
    bitnet_chains_stats stats;
    bool ok = chains != NULL;
    int i;
    if (!ok) return tool_complain("chains: %s", error.message);
    for (i = 0; i < count && ok && !tool_stopped; i++) {
        int32_t length;
        tool_progress(name, i + 0.5, count);
        ok = generate(s, with, &prompts[i], (uint64_t)i, &other);
        if (s->has_costs) continue; /* another machine's time: nothing to compare with */
        ok = ok && generate(s, plain, &prompts[i], (uint64_t)i, &one);
        length = bitnet_session_length(plain);
        if (ok && (bitnet_session_length(with) != length ||
                   memcmp(bitnet_session_tokens(plain), bitnet_session_tokens(with),
                          (size_t)length * sizeof(int32_t)) != 0))
            ok = tool_complain("the tokens differ: %s", name);
    }
    tool_progress(name, 1, 1);
    stats = bitnet_chains_get_stats(chains);
    if (ok && stats.passes) {
        double tokens = (double)stats.tokens, single = tokens * (s->costs[1] + s->head);
        printf("%-36s %6.2f %7.1f%% %7.2f", name, tokens / (double)stats.passes,
               100.0 * (double)stats.accepted / (double)(stats.drafted ? stats.drafted : 1),
               (double)stats.drafted / (double)stats.passes);
        if (s->has_costs) printf(" %7.3f\n", single / (single - stats.saved_microseconds));
        else if (other.seconds > 0 && other.cpu > 0)
            printf(" %7.3f %7.3f %7.3f\n", one.seconds / other.seconds, one.cpu / other.cpu,
                   allowed_speed(stats));
        fflush(stdout);
    }
    bitnet_chains_free(chains);
    return ok;
}

/* Measures all settings with one table or none. */
static bool measure_table(const settings *s, bitnet_session *plain, bitnet_session *with,
                          const text *prompts, int count, const char *path,
                          const bitnet_chain_table *table) {
    static const char *const kinds[] = {"alone", "and context", "and all"};
    static const char *const policies[] = {"", ", always", ", if likely"};
    int kind, policy;
    bool ok = true;
    for (kind = table ? 0 : 1; kind < 3 && ok; kind++)
        for (policy = 0; policy < (s->as ? 1 : 3) && ok && !tool_stopped; policy++) {
            bitnet_chains_options options = {0};
            char name[64];
            options.table = table;
            options.ignore_cost = policy > 0;
            options.min_probability = policy == 2 ? LIKELY : 0;
            options.no_context = kind == 0;
            options.memory_entries = kind < 2 ? -1 : 0;
            options.costs = s->has_costs ? s->costs : NULL;
            snprintf(name, sizeof name, "%.*s %s%s", 14,
                     strlen(path) > 14 ? path + strlen(path) - 14 : path, kinds[kind],
                     policies[policy]);
            ok = measure(s, plain, with, prompts, count, name, &options);
        }
    return ok;
}

/* Measures all tables. `plain` and `with` are sessions of the model whose speed is measured,
   `session` of the tables' model. */
static bool measure_tables(const settings *s, bitnet_session *session, bitnet_session *plain,
                           bitnet_session *with) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    int count, i, t;
    text *prompts =
        s->texts.count ? cut_texts(s, tokenizer, &count) : make_prompts(s, session, &count);
    bool ok = prompts && count > 0 &&
              (!s->as || s->texts.count || write_texts(s, session, prompts, count));
    printf("%d prompts, up to %d tokens each, temperature %.1f\n", count, s->tokens,
           (double)s->temperature);
    printf("%-36s %6s %8s %7s %s\n%-36s %6s %8s %7s %s\n", "", "tokens", "accepted", "drafted",
           s->has_costs ? "speed at" : "ratio of", "", "a pass", "", "a pass",
           s->has_costs ? "--costs" : "time CPU time allowed");
    for (t = 0; t <= s->tables.count && ok && !tool_stopped; t++) {
        bitnet_error error = {BITNET_OK, ""};
        bitnet_chain_table *table = NULL;
        const char *path = t < s->tables.count ? s->tables.items[t] : "no table";
        if (t < s->tables.count)
            table = bitnet_chain_table_load_file(path, tokenizer, NULL, &error);
        ok = error.result == BITNET_OK || tool_complain("%s", error.message);
        ok = ok && measure_table(s, plain, with, prompts, count, path, table);
        bitnet_chain_table_free(table);
    }
    for (i = 0; prompts && i < count; i++) free(prompts[i].ids);
    free(prompts);
    return ok;
}

static bool measure_all(const settings *s, bitnet_session *session) {
    bitnet_error error = {BITNET_OK, ""};
    bitnet_model_options options = {0};
    bitnet_model *model = bitnet_session_model(session), *big = NULL;
    int32_t tokens = bitnet_model_get_info(model)->vocab_size;
    bitnet_session *plain = NULL, *with = NULL;
    bool ok = true;
    options.threads = s->threads;
    options.log.write = tool_log;
    if (s->as) model = big = bitnet_model_load_file(s->as, &options, &error);
    if (big && bitnet_model_get_info(big)->vocab_size < tokens)
        ok = tool_complain("%s has fewer tokens than %s", s->as, s->model);
    if (model && ok) {
        plain = bitnet_session_create(model, NULL, &error);
        with = bitnet_session_create(model, NULL, &error);
    }
    if (ok && !(plain && with)) ok = tool_complain("%s", error.message);
    ok = ok && measure_tables(s, session, plain, with);
    bitnet_session_free(plain);
    bitnet_session_free(with);
    bitnet_model_free(big);
    return ok;
}

/* ---- showing */

static bool visualize(const char *path) {
    bitnet_error error;
    bitnet_chain_table *table = bitnet_chain_table_load_file(path, NULL, NULL, &error);
    char drawing[4096];
    if (!table) return tool_complain("%s", error.message);
    bitnet_chain_table_draw(table, drawing, sizeof drawing);
    fputs(drawing, stdout);
    bitnet_chain_table_free(table);
    return true;
}

int main(int argc, char **argv) {
    bitnet_model_options options = {0};
    bitnet_session *session;
    bitnet_model *model;
    bitnet_error error;
    static settings s;
    bool ok;
    parse(&s, argc, argv);
    if (s.visualize) return visualize(s.visualize) ? 0 : 1;
    tool_catch_signals();
    options.threads = s.threads;
    options.log.write = tool_log;
    model = bitnet_model_load_file(s.model, &options, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (!session) return tool_complain("%s", error.message), 1;
    if (s.measure) bitnet_model_load_mtp(model, NULL); /* it drafts, if there is one */
    ok = s.measure ? measure_all(&s, session) : mine(&s, session);
    bitnet_session_free(session);
    bitnet_model_free(model);
    return ok ? 0 : 1;
}
