/* bitnet_mine - finds the chains of tokens that a model repeats, and says what they are worth

       bitnet_mine MODEL --self | --text FILE... [--chains 256] [--v2] -o TABLE ...
                   [--stories 600] [--tokens 256] [--temperature 0] [--seed 1] [--threads N]
       bitnet_mine MODEL --measure [--table TABLE]... [--prompts FILE] [--stories 200]
                   [--tokens 256] [--temperature 0] [--seed 1000000] [--threads N]
                   [--costs HEAD,ONE,TWO,...]
       bitnet_mine --visualize TABLE

   --self      mines texts that the model writes: it begins each with 8 to 64 tokens at temperature
               1, so that they differ, and goes on at --temperature
   --text      mines texts as they are, in the model's eyes
   --chains    how many chains the next TABLE is to hold; --v2: it is to be of version 2, which
               more than 256 need. `--chains 256 -o a.bin --v2 --chains 24000 -o b.bin` writes two
   --measure   generates after each prompt with and without chains, in turn; checks that the tokens
               are the same, and prints what a pass through the layers gives and how fast it is:
               drafting where it pays; always; or whenever a guess is more likely right than wrong
   --costs     microseconds of the head and the sampler, then of the layers for 1, 2, ... tokens
               together, on another machine or of another model: what chains would give there
   --prompts   a file whose lines' beginnings are the prompts (else the model writes them)

   `cc tools/bitnet_mine.c -o bitnet_mine` is all it takes with gcc; add -O2 for clang. Ctrl-C ends
   the mining early: the table is then made of what has been read. */

#define BITNET_IMPLEMENTATION
#include "../bitnet_chains.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef _WIN32
#include <io.h>
#define isatty _isatty
#endif

static const float LIKELY = 0.6f; /* what "if likely" asks of a guess */

enum { LIST = 16, BEGINNING = 8, LONGEST_BEGINNING = 64, PIECE = 1 << 20 };

/* A table to be made. */
typedef struct output {
    const char *path;
    long chains;
    int version;
} output;

typedef struct settings {
    const char *model, *prompts, *visualize;
    const char *texts[LIST], *tables[LIST];
    int text_count, table_count;
    output outputs[LIST];
    int output_count;
    bool self, measure;
    long stories, tokens;
    int threads;
    float temperature;
    uint64_t seed;
    bool has_costs;
    double head, costs[BITNET_CHAINS_MOST + 2];
} settings;

static volatile sig_atomic_t stopped;

static void interrupt(int number) {
    stopped = 1;
    signal(number, SIG_DFL); /* the second time at once */
}

static const char usage[] =
    "usage: bitnet_mine MODEL --self | --text FILE... [--chains 256] [--v2] -o TABLE ...\n"
    "                   [--stories 600] [--tokens 256] [--temperature 0] [--seed 1]\n"
    "                   [--threads N]\n"
    "       bitnet_mine MODEL --measure [--table TABLE]... [--prompts FILE] [--stories 200]\n"
    "                   [--tokens 256] [--temperature 0] [--seed 1000000] [--threads N]\n"
    "                   [--costs HEAD,ONE,TWO,...]\n"
    "       bitnet_mine --visualize TABLE\n";

static bool complain(const char *what, const char *detail) {
    fprintf(stderr, "bitnet_mine: %s%s%s\n", what, detail ? ": " : "", detail ? detail : "");
    return false;
}

/* The costs, in a straight line on where the list ends. */
static bool parse_costs(settings *s, const char *text) {
    char *end;
    int i;
    s->head = strtod(text, &end);
    for (i = 1; i <= BITNET_CHAINS_MOST + 1 && *end == ','; i++)
        s->costs[i] = strtod(end + 1, &end);
    if (i < 3 || *end || s->head < 0 || !(s->costs[1] > 0))
        return complain("--costs takes three or more times", text);
    for (; i <= BITNET_CHAINS_MOST + 1; i++)
        s->costs[i] = s->costs[i - 1] + s->costs[i - 1] - s->costs[i - 2];
    return s->has_costs = true;
}

static bool parse_arguments(settings *s, int argc, char **argv) {
    output out = {NULL, 256, 1};
    int i;
    memset(s, 0, sizeof *s);
    s->tokens = 256;
    for (i = 1; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (name[0] != '-') {
            if (s->model) return complain("there are two models", name);
            s->model = name;
            continue;
        }
        if (!strcmp(name, "--self")) s->self = true;
        else if (!strcmp(name, "--v2")) out.version = 2;
        else if (!strcmp(name, "--measure")) s->measure = true;
        else if (!value) return fputs(usage, stderr), false;
        else {
            i++;
            if (!strcmp(name, "-o") && s->output_count < LIST) {
                out.path = value;
                if (out.chains < 1 ||
                    out.chains > (out.version == 2 ? BITNET_CHAIN_MOST : BITNET_CHAIN_BUCKETS))
                    return complain("--chains takes 1 to 256, with --v2 to 65536", NULL);
                s->outputs[s->output_count++] = out;
            } else if (!strcmp(name, "--visualize")) s->visualize = value;
            else if (!strcmp(name, "--prompts")) s->prompts = value;
            else if (!strcmp(name, "--costs")) {
                if (!parse_costs(s, value)) return false;
            } else if (!strcmp(name, "--chains")) out.chains = strtol(value, NULL, 10);
            else if (!strcmp(name, "--stories")) s->stories = strtol(value, NULL, 10);
            else if (!strcmp(name, "--threads")) s->threads = atoi(value);
            else if (!strcmp(name, "--tokens")) s->tokens = strtol(value, NULL, 10);
            else if (!strcmp(name, "--temperature")) s->temperature = strtof(value, NULL);
            else if (!strcmp(name, "--seed")) s->seed = strtoull(value, NULL, 10);
            else if (!strcmp(name, "--table") && s->table_count < LIST)
                s->tables[s->table_count++] = value;
            else if (!strcmp(name, "--text") && s->text_count < LIST) {
                s->texts[s->text_count++] = value;
                while (i + 1 < argc && argv[i + 1][0] != '-' && s->text_count < LIST)
                    s->texts[s->text_count++] = argv[++i];
            } else return fputs(usage, stderr), false;
        }
    }
    if (s->stories <= 0) s->stories = s->measure ? 200 : 600;
    if (!s->seed) s->seed = s->measure ? 1000000 : 1;
    if (s->visualize) return true;
    if (!s->model || s->tokens <= LONGEST_BEGINNING || !s->measure == !s->output_count ||
        s->measure + s->self + (s->text_count > 0) != 1)
        return fputs(usage, stderr), false;
    return true;
}

/* Says now and then how far it is. */
static void progress(const char *what, int64_t start, double done, double all) {
    static int64_t last;
    int64_t now = bitnet__microseconds();
    if (now - last < 500000 || done <= 0 || !isatty(2)) return;
    last = now;
    fprintf(stderr, "\r%s: %.0f%%, %.0f s left   ", what, 100 * done / all,
            (double)(now - start) * 1e-6 * (all - done) / done);
}

/* ---- texts */

/* Goes on for up to `count` tokens or to the end; false on an error. */
static bool go_on(bitnet_session *session, const bitnet_sampling *sampling, long count) {
    bitnet_result result = bitnet_session_set_sampling(session, sampling);
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    int32_t id = -1;
    for (; count > 0 && result == BITNET_OK && !bitnet_token_is_end(tokenizer, id); count--)
        if ((result = bitnet_sample(session, NULL, &id)) == BITNET_OK)
            result = bitnet_feed(session, &id, 1);
    return result == BITNET_OK || result == BITNET_ERROR_CONTEXT_FULL;
}

/* A beginning of a story that the model makes up, in an empty session. */
static bool begin_story(bitnet_session *session, uint64_t seed, long count) {
    bitnet_generate_options options = {0};
    bitnet_sampling sampling = {0};
    sampling.temperature = 1;
    sampling.seed = seed;
    bitnet_session_reset(session);
    return bitnet_generate_begin(session, "", &options) == BITNET_OK &&
           go_on(session, &sampling, count);
}

static bool mine_self(const settings *s, bitnet_session *session, bitnet_miner *miner) {
    int64_t start = bitnet__microseconds();
    bitnet_sampling sampling = {0};
    long i;
    sampling.temperature = s->temperature;
    for (i = 0; i < s->stories && !stopped; i++) {
        int32_t *ids;
        size_t count;
        bool done;
        sampling.seed = s->seed + (uint64_t)i;
        if (!begin_story(session, s->seed + (uint64_t)i,
                         BEGINNING + i * 7 % (LONGEST_BEGINNING - BEGINNING + 1)) ||
            !go_on(session, &sampling, s->tokens - bitnet_session_length(session)))
            return complain("generating", bitnet_session_message(session));
        count = (size_t)bitnet_session_length(session);
        ids = (int32_t *)malloc(count * sizeof *ids);
        if (!ids) return complain("out of memory", NULL);
        memcpy(ids, bitnet_session_tokens(session), count * sizeof *ids);
        done = bitnet_miner_read(miner, session, ids, count) == BITNET_OK;
        free(ids);
        if (!done) return complain("reading", bitnet_session_message(session));
        progress("mining", start, (double)i + 1, (double)s->stories);
    }
    return true;
}

/* Mines a file piece by piece, each up to the end of a line. */
static bool mine_text(const char *path, bitnet_session *session, bitnet_miner *miner) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    FILE *file = fopen(path, "rb");
    char *text = (char *)malloc(PIECE);
    int32_t *ids = (int32_t *)malloc((PIECE + 1) * sizeof *ids); /* no more tokens than bytes */
    int64_t start = bitnet__microseconds();
    uint64_t size = 0, done = 0;
    size_t used = 0, count = 0;
    bool ok =
        file && text && ids && bitnet__file_size(file, &size) && bitnet__seek(file, 0, SEEK_SET);
    if (!ok) complain(path, "cannot be read");
    while (ok && !stopped) {
        size_t got = fread(text + used, 1, PIECE - used, file), end;
        used += got;
        if (!used) break;
        for (end = used; end > 0 && text[end - 1] != '\n';) end--;
        if (end == 0 || got == 0) end = used;
        ok = bitnet_tokenize(tokenizer, text, end, BITNET_ADD_BOS, ids, PIECE + 1, &count) ==
                 BITNET_OK &&
             count <= PIECE + 1 && bitnet_miner_read(miner, session, ids, count) == BITNET_OK;
        if (!ok) complain(path, bitnet_session_message(session));
        memmove(text, text + end, used - end);
        used -= end;
        done += end;
        progress("mining", start, (double)done, (double)size);
    }
    free(ids);
    free(text);
    if (file) fclose(file);
    return ok;
}

static bool write_table(bitnet_miner *miner, const output *out, const bitnet_tokenizer *tokenizer) {
    bitnet_error error;
    bitnet_chain_table *table = bitnet_miner_pack(miner, (size_t)out->chains, out->version, &error);
    size_t i, used = 0;
    bool ok =
        table && bitnet_chain_table_save_file(table, out->path, tokenizer, &error) == BITNET_OK;
    for (i = 0; ok && i < bitnet_chain_table_count(table); i++)
        used += bitnet_chain_table_at(table, i)->count > 0;
    if (ok) printf("%s: %d chains\n", out->path, (int)used);
    bitnet_chain_table_free(table);
    return ok || complain(out->path, error.message);
}

static bool mine(const settings *s, bitnet_session *session) {
    bitnet_error error;
    bitnet_miner *miner = bitnet_miner_create(NULL, &error);
    bool ok = miner || complain("miner", error.message);
    int i;
    if (ok && s->self) ok = mine_self(s, session, miner);
    for (i = 0; i < s->text_count && ok && !stopped; i++)
        ok = mine_text(s->texts[i], session, miner);
    if (isatty(2)) fputc('\n', stderr);
    for (i = 0; i < s->output_count && ok; i++)
        ok = write_table(miner, &s->outputs[i],
                         bitnet_model_tokenizer(bitnet_session_model(session)));
    bitnet_miner_free(miner);
    return ok;
}

/* ---- measuring */

typedef struct text {
    int32_t *ids;
    int32_t count;
} text;

typedef struct run {
    int64_t tokens, microseconds;
    double cpu; /* seconds, of all threads: what a busy machine does not change */
} run;

/* Feeds a prompt and goes on; adds what it took, but for the prompt, to *run. */
static bool generate(const settings *s, bitnet_session *session, const text *prompt, uint64_t seed,
                     run *run) {
    bitnet_sampling sampling = {0};
    int64_t start;
    clock_t cpu;
    bool ok;
    sampling.temperature = s->temperature;
    sampling.seed = seed;
    bitnet_session_reset(session);
    ok = bitnet_feed(session, prompt->ids, (size_t)prompt->count) == BITNET_OK &&
         bitnet_step(session, NULL) == BITNET_OK;
    start = bitnet__microseconds();
    cpu = clock();
    ok = ok && go_on(session, &sampling, s->tokens);
    run->microseconds += bitnet__microseconds() - start;
    run->cpu += (double)(clock() - cpu) / CLOCKS_PER_SEC;
    run->tokens += bitnet_session_length(session) - prompt->count;
    return ok || complain("generating", bitnet_session_message(session));
}

/* Lines spread over the file, of which the first tokens are prompts; or beginnings made up. */
static text *make_prompts(const settings *s, bitnet_session *session, long *count) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    text *prompts = (text *)calloc((size_t)s->stories, sizeof *prompts);
    char *line = (char *)malloc(PIECE);
    int32_t ids[1024];
    FILE *file = s->prompts ? fopen(s->prompts, "rb") : NULL;
    long lines = 0, every, at = 0;
    size_t made;
    if (s->prompts && !file) complain(s->prompts, "cannot be read");
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
            if (bitnet_tokenize(tokenizer, line, strlen(line), BITNET_ADD_BOS, ids, 1024, &made) !=
                    BITNET_OK ||
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
        prompt->count = (int32_t)made;
        ++*count;
    }
    if (file) fclose(file);
    free(line);
    return prompts;
}

/* One setting, all prompts: a line of the report. */
static bool measure(const settings *s, bitnet_session *plain, bitnet_session *with,
                    const text *prompts, long count, const char *name,
                    const bitnet_chains_options *options) {
    bitnet_error error;
    bitnet_chains *chains = bitnet_chains_create(with, options, &error);
    run one = {0, 0, 0}, other = {0, 0, 0};
    int64_t start = bitnet__microseconds();
    bitnet_chains_stats stats;
    bool ok = chains != NULL;
    long i;
    if (!ok) return complain("chains", error.message);
    for (i = 0; i < count && ok && !stopped; i++) {
        int32_t length;
        ok = generate(s, with, &prompts[i], (uint64_t)i, &other);
        if (s->has_costs) continue; /* nothing to compare with: it is another machine's time */
        ok = ok && generate(s, plain, &prompts[i], (uint64_t)i, &one);
        length = bitnet_session_length(plain);
        if (ok && (bitnet_session_length(with) != length ||
                   memcmp(bitnet_session_tokens(plain), bitnet_session_tokens(with),
                          (size_t)length * sizeof(int32_t)) != 0))
            ok = complain("the tokens differ", name);
        progress(name, start, (double)i + 1, (double)count);
    }
    stats = bitnet_chains_get_stats(chains);
    if (ok && stats.passes) {
        double tokens = (double)stats.tokens, plain = tokens * (s->costs[1] + s->head);
        printf("%s%-36s %6.2f %7.1f%% %7.2f", isatty(2) ? "\r" : "", name,
               tokens / (double)stats.passes,
               100.0 * (double)stats.accepted / (double)(stats.drafted ? stats.drafted : 1),
               (double)stats.drafted / (double)stats.passes);
        if (s->has_costs) printf(" %7.3f\n", plain / (plain - stats.saved_microseconds));
        else if (other.microseconds && other.cpu > 0)
            printf(" %7.3f %7.3f\n", (double)one.microseconds / (double)other.microseconds,
                   one.cpu / other.cpu);
        fflush(stdout);
    }
    bitnet_chains_free(chains);
    return ok;
}

static bool measure_all(const settings *s, bitnet_session *session) {
    bitnet_error error = {BITNET_OK, ""};
    bitnet_session *with = bitnet_session_create(bitnet_session_model(session), NULL, &error);
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    long count, i;
    text *prompts = make_prompts(s, session, &count);
    bool ok = with && prompts && count > 0;
    int t, kind, policy;
    printf("%ld prompts, up to %ld tokens each, temperature %.1f\n", count, s->tokens,
           (double)s->temperature);
    printf("%-36s %6s %8s %7s %s\n%-36s %6s %8s %7s %s\n", "", "tokens", "accepted", "drafted",
           s->has_costs ? "speed at" : "ratio of", "", "a pass", "", "a pass",
           s->has_costs ? "--costs" : "time CPU time");
    for (t = 0; t <= s->table_count && ok && !stopped; t++) {
        bitnet_chain_table *table = NULL;
        const char *path = t < s->table_count ? s->tables[t] : "no table";
        if (t < s->table_count) table = bitnet_chain_table_load_file(path, tokenizer, NULL, &error);
        if (error.result != BITNET_OK) ok = complain(path, error.message);
        for (kind = table ? 0 : 1; kind < 3 && ok; kind++)
            for (policy = 0; policy < 3 && ok && !stopped; policy++) {
                static const char *const kinds[] = {"alone", "and context", "and all"};
                static const char *const policies[] = {"", ", always", ", if likely"};
                bitnet_chains_options options = {0};
                char name[64];
                options.table = table;
                options.always = policy > 0;
                options.least = policy == 2 ? LIKELY : 0;
                options.no_context = kind == 0;
                options.learn = kind < 2 ? -1 : 0;
                options.costs = s->has_costs ? s->costs : NULL;
                snprintf(name, sizeof name, "%.*s %s%s", 14,
                         strlen(path) > 14 ? path + strlen(path) - 14 : path, kinds[kind],
                         policies[policy]);
                ok = measure(s, session, with, prompts, count, name, &options);
            }
        bitnet_chain_table_free(table);
    }
    for (i = 0; prompts && i < count; i++) free(prompts[i].ids);
    free(prompts);
    bitnet_session_free(with);
    return ok;
}

/* ---- showing */

static bool visualize(const char *path) {
    bitnet_error error;
    bitnet_chain_table *table = bitnet_chain_table_load_file(path, NULL, NULL, &error);
    char drawing[4096];
    if (!table) return complain(path, error.message);
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
    settings s;
    bool ok;
    if (!parse_arguments(&s, argc, argv)) return 2;
    if (s.visualize) return visualize(s.visualize) ? 0 : 1;
    signal(SIGINT, interrupt);
    options.threads = s.threads;
    model = bitnet_model_load_file(s.model, &options, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (!session) return complain(s.model, error.message), 1;
    ok = s.measure ? measure_all(&s, session) : mine(&s, session);
    bitnet_session_free(session);
    bitnet_model_free(model);
    return ok ? 0 : 1;
}
