/* generate - tells a story, or continues a text

       cc -O2 examples/generate.c -o generate
       ./generate                                      tells a story
       ./generate kite owl rain                        tells one about these words
       ./generate Once upon a time                     tells one that begins like this
       ./generate model.gguf "The capital of France"   continues this
       ./generate model.gguf "The door is" --choose " open" --choose " shut"   which is likelier?

   It needs the optional headers bitnet_schema.h, bitnet_grammar.h, bitnet_adapter.h, bitnet_draft.h,
   bitnet_machine.h, bitnet_fit.h, bitnet_memory.h and bitnet_gguf.h. */

#define BITNET_IMPLEMENTATION
#include "bitnet_chains.h"
#include "bitnet_adapter.h"
#include "bitnet_draft.h"
#include "bitnet_fit.h"
#include "bitnet_machine.h"
#include "bitnet_schema.h"
#include <ctype.h>
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef _WIN32
#include <io.h>
#define isatty _isatty
#else
#include <unistd.h>
#endif

enum {
    TEXTS = 64,    /* values of a repeated option */
    WORDS = 3,     /* of a story */
    WORD_SIZE = 32 /* most bytes of one */
};

typedef struct texts {
    const char *items[TEXTS];
    int count;
} texts;

typedef struct settings {
    const char *model, *prompt, *table, *draft, *grammar, *schema, *adapter;
    bool stats, guess, lock;
    bool as_words, as_beginning; /* how the arguments are to be read */
    bool opening;                /* the prompt begins a story of the small model */
    int threads;
    texts arguments, stop, choices;
    texts words; /* of a story, or in its beginning */
    bitnet_session_options session;
    bitnet_sampling sampling;
    bitnet_generate_options generate;
} settings;

static bitnet_session *session;

/* Prints an error message; returns 1, the exit status. */
static int complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("generate: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return 1;
}

static void print_log(void *user, bitnet_log_level level, const char *message) {
    (void)user;
    if (level == BITNET_LOG_WARNING) complain("%s", message);
}

/* Shows the progress of loads that take more than a second, on a terminal. */
static int print_progress(void *user, uint64_t done, uint64_t total) {
    if (time(NULL) <= *(const time_t *)user + 1 || !isatty(2)) return 0;
    if (done < total) fprintf(stderr, "\rloading: %d%%", (int)(100 * done / total));
    else fputs("\r             \r", stderr);
    return 0;
}

/* Ctrl-C ends the generation cleanly; the text so far is kept. */
static void interrupt(int number) {
    (void)number;
    bitnet_session_cancel(session);
}

static int print(void *user, const char *text, size_t length) {
    (void)user;
    fwrite(text, 1, length, stdout);
    return fflush(stdout); /* nonzero if the reader has closed the pipe: then stop */
}

/* Reads the text of a file, or of standard input for "-", without its byte order mark, and appends
   a zero; exits if it cannot be read or has zeros in it. */
static char *read_all(const char *path, size_t *size) {
    FILE *file = strcmp(path, "-") ? bitnet__open(path, "rb") : stdin;
    char *text = NULL;
    size_t room = 0, used = 0;
    do {
        text = (char *)realloc(text, room = 2 * room + 65536);
        if (!text) exit(complain("out of memory"));
        if (file) used += fread(text + used, 1, room - 1 - used, file);
    } while (used == room - 1);
    if (!file || ferror(file)) exit(complain("%s: %s", path, strerror(errno)));
    if (file != stdin) fclose(file);
    if (memchr(text, 0, used))
        exit(complain("%s: this is no text: byte %d is zero", path, (int)strlen(text)));
    if (used >= 3 && !memcmp(text, "\xEF\xBB\xBF", 3)) memmove(text, text + 3, used -= 3);
    text[used] = 0;
    *size = used;
    return text;
}

/* Finds the small model: below the working directory, or next to the program. */
static const char *find_stories(const char *program, char *path, size_t size) {
    static const char *const names[] = {"examples/models/stories.gguf", "models/stories.gguf"};
    size_t i, directory = strlen(program);
    while (directory && !strchr("/\\", program[directory - 1])) directory--;
    for (i = 0; i < 4; i++) {
        FILE *file;
        snprintf(path, size, "%.*s%s", i < 2 ? 0 : (int)directory, program, names[i % 2]);
        file = bitnet__open(path, "rb");
        if (file) return fclose(file), path;
    }
    return names[0];
}

/* ---- words and beginnings

   A stories model lists its words in the file's key "bitnet.words", separated by commas. */

static bool is_between(char c) { return c == ' ' || c == ','; }

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/* Reads the next word of a line, in lower case; false: there is none, or it is too long. */
static bool next_word(const char **line, char word[WORD_SIZE]) {
    size_t length = 0;
    while (is_between(**line)) ++*line;
    for (; **line && !is_between(**line) && length + 1 < WORD_SIZE; ++*line)
        word[length++] = lower(**line);
    word[length] = 0;
    return length && (!**line || is_between(**line));
}

/* The number of letters to change, add or remove to turn one word into another. */
static int distance(const char *a, const char *b) {
    int row[WORD_SIZE + 1], i, k;
    for (k = 0; k <= (int)strlen(b); k++) row[k] = k;
    for (i = 1; a[i - 1]; i++) {
        int corner = row[0];
        row[0] = i;
        for (k = 1; b[k - 1]; k++) {
            int changed = corner + (a[i - 1] != b[k - 1]);
            corner = row[k];
            row[k] = row[k] < row[k - 1] ? row[k] + 1 : row[k - 1] + 1;
            if (changed < row[k]) row[k] = changed;
        }
    }
    return row[strlen(b)];
}

/* Up to three words of a list that are closest to a word, as "cart, cat", and their distance. */
static int find_closest(const char *list, const char *word, char *closest, size_t size) {
    char other[WORD_SIZE];
    int least = WORD_SIZE, count = 0;
    while (next_word(&list, other)) {
        const int d = distance(word, other);
        if (d > least) continue;
        count = d < least ? 0 : count;
        if (count < 3) {
            const size_t used = count ? strlen(closest) : 0;
            snprintf(closest + used, size - used, "%s%s", count++ ? ", " : "", other);
        }
        least = d;
    }
    return least;
}

static bool is_listed(const char *list, const char *word) {
    char other[WORD_SIZE];
    while (next_word(&list, other))
        if (!strcmp(other, word)) return true;
    return false;
}

/* Reads a line as one to three different words of a list. False: it has other words, the first of
   which is `unknown`, or more, or none. */
static bool read_words(const char *line, const char *list, texts *words, char unknown[WORD_SIZE]) {
    static char read[WORDS][WORD_SIZE];
    char word[WORD_SIZE];
    int i;
    words->count = 0;
    while (next_word(&line, word)) {
        if (!is_listed(list, word)) return strcpy(unknown, word), false;
        for (i = 0; i < words->count && strcmp(read[i], word) != 0; i++) continue;
        if (i == WORDS) return false;
        if (i < words->count) continue;
        words->items[i] = strcpy(read[i], word);
        words->count++;
    }
    return words->count && !*line;
}

/* Does a line have at most as many words as a story? */
static bool is_short(const char *line) {
    char word[WORD_SIZE];
    int count = 0;
    while (next_word(&line, word)) count++;
    return count <= WORDS && !*line;
}

/* Names the words that are closest to one that is not listed. `only_near`: only if they are near. */
static void explain_unknown(const char *list, const char *word, bool only_near) {
    char closest[256] = "";
    const int away = find_closest(list, word, closest, sizeof closest);
    if (!only_near || (away <= 2 && away * 2 <= (int)strlen(word)))
        complain("'%s' is not in this model's list of words; closest: %s", word, closest);
}

/* Finds up to three words of a list in the beginning of a story. */
static void find_words(const char *beginning, const char *list, texts *words) {
    static char found[WORDS][WORD_SIZE];
    char text[WORD_SIZE];
    words->count = 0;
    for (; *beginning && words->count < WORDS; beginning += *beginning != 0) {
        size_t length = 0;
        for (; isalpha((unsigned char)*beginning) && length + 1 < WORD_SIZE; beginning++)
            text[length++] = lower(*beginning);
        text[length] = 0;
        if (!length || !is_listed(list, text)) continue;
        words->items[words->count] = strcpy(found[words->count], text);
        words->count++;
    }
}

/* Makes the line of words with which the small model's texts begin. Words of a beginning are only
   some of the story's words, so the model continues that line. */
static const char *ask_for(const texts *words, bool some) {
    static char prompt[WORDS * (WORD_SIZE + 2) + 16];
    int i;
    strcpy(prompt, "Words:");
    for (i = 0; i < words->count; i++) strcat(strcat(prompt, i ? ", " : " "), words->items[i]);
    if (i && !(some && i < WORDS)) strcat(prompt, "\n\n");
    return prompt;
}

typedef struct story {
    char text[16384]; /* more than fits in the small model's context */
    size_t length;
} story;

static int keep(void *user, const char *text, size_t length) {
    story *told = (story *)user;
    if (length >= sizeof told->text - told->length) return 1;
    memcpy(told->text + told->length, text, length);
    told->text[told->length += length] = 0;
    return 0;
}

/* Does a text contain all words, each as a whole word? */
static bool has_words(const char *text, const texts *words) {
    int i;
    for (i = 0; i < words->count; i++) {
        const char *name = words->items[i], *at = text;
        while ((at = strstr(at, name)) != NULL && ((at > text && isalpha((unsigned char)at[-1])) ||
                                                   isalpha((unsigned char)at[strlen(name)])))
            at++;
        if (!at) return false;
    }
    return true;
}

/* The small model's stories follow a line of words and a title. It also writes both for a story
   whose beginning is given, because the story is better with this plan. */
static bitnet_result plan_story(const texts *words) {
    static const char *const paragraph = "\n\n";
    bitnet_generate_options plan = {0};
    bitnet_result result = BITNET_OK;
    plan.stop = &paragraph;
    plan.stop_count = 1;
    plan.stop_leaves = BITNET_STOP_LEAVES_TEXT;
    if (words->count < WORDS)
        result = bitnet_generate(session, ask_for(words, true), &plan, NULL, NULL);
    return result == BITNET_OK
               ? bitnet_generate(session, words->count < WORDS ? NULL : ask_for(words, false),
                                 &plan, NULL, NULL)
               : result;
}

/* Does a story have more than one paragraph and all words, not counting the title? */
static bool is_good(const settings *s, const char *text) {
    const char *body = strstr(text, "\n\n");
    return body && (s->opening || has_words(body, &s->words));
}

/* Tells a story about words, or with the prompt as its beginning. Occasionally the small model
   omits a word or ends at once. A story takes a thirtieth of a second, so this retries up to seven
   times. */
static bitnet_result tell_story(const settings *s) {
    static story told;
    int more = s->sampling.temperature > 0 ? 7 : 0;
    bitnet_result result = BITNET_OK;
    do {
        bitnet_session_truncate(session, 0);
        told.text[told.length = 0] = 0;
        if (s->opening) result = plan_story(&s->words);
        if (result == BITNET_OK)
            result = bitnet_generate(session, s->prompt, &s->generate, keep, &told);
    } while (result == BITNET_OK && bitnet_generate_stop_reason(session) == BITNET_STOP_TOKEN &&
             !is_good(s, told.text) && more--);
    fwrite(told.text, 1, told.length, stdout);
    return result;
}

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), n = strlen(end);
    return length >= n && strcmp(text + length - n, end) == 0;
}

/* Finds a model's table next to it, with its name or the common one; or NULL. */
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

/* Creates a session of the smaller model, which shares the threads. close_draft frees it. */
static bitnet_session *open_draft(const settings *s, bitnet_pool *pool, bitnet_error *error) {
    bitnet_model_options options = {0};
    bitnet_model *model;
    bitnet_session *draft;
    options.pool = pool;
    options.log.write = print_log;
    model = bitnet_model_load_file(s->draft, &options, error);
    draft = bitnet_session_create(model, &s->session, error);
    if (!draft) bitnet_model_free(model);
    return draft;
}

static void close_draft(bitnet_session *draft) {
    bitnet_model *model = draft ? bitnet_session_model(draft) : NULL;
    bitnet_session_free(draft);
    bitnet_model_free(model);
}

/* Drafts tokens from a table, if there is one, and from the text itself. */
static bitnet_chains *open_chains(const settings *s, bitnet_session *draft,
                                  bitnet_chain_table **table, bitnet_error *error) {
    bitnet_model *model = bitnet_session_model(session);
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(model);
    bitnet_chains_options options = {0};
    if (!draft) bitnet_model_load_mtp(model, NULL); /* it drafts, if there is one */
    *table = s->table ? bitnet_chain_table_load_file(s->table, tokenizer, NULL, error)
                      : find_table(s->model, tokenizer);
    options.table = *table;
    options.draft_session = draft;
    return s->table && !*table ? NULL : bitnet_chains_create(session, &options, error);
}

/* Loads a grammar file, in GBNF or as a JSON schema. */
static bitnet_grammar *open_grammar(const settings *s, bitnet_error *error) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(bitnet_session_model(session));
    const char *path = s->grammar ? s->grammar : s->schema;
    size_t size;
    char *text = read_all(path, &size);
    bitnet_grammar *grammar = s->grammar ? bitnet_grammar_create(text, size, tokenizer, NULL, error)
                                         : bitnet_grammar_from_json_schema(text, size, NULL, error);
    free(text);
    if (!grammar) complain("%s: %s", path, error->message);
    return grammar;
}

/* Loads the adapter "FILE" or "FILE:SCALE". */
static bitnet_adapter *open_adapter(const settings *s, float *scale, bitnet_error *error) {
    const char *colon = strrchr(s->adapter, ':');
    char path[4096], *end = NULL;
    *scale = colon && colon[1] ? strtof(colon + 1, &end) : 1;
    if (!end || *end) colon = s->adapter + strlen(s->adapter), *scale = 1;
    snprintf(path, sizeof path, "%.*s", (int)(colon - s->adapter), s->adapter);
    return bitnet_adapter_load_file(bitnet_session_model(session), path, error);
}

/* Prints how likely each text is, the likeliest first. */
static bitnet_result choose(const texts *choices) {
    size_t count = (size_t)choices->count, n, i;
    float *likely = malloc(count * sizeof *likely);
    bool *said = calloc(count, sizeof *said);
    bitnet_result result = BITNET_ERROR_OUT_OF_MEMORY;
    if (likely && said)
        result = bitnet_choose(session, choices->items, count, NULL, NULL, likely, NULL);
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

/* Prints the gain of drafts, and the time without them. */
static void print_guesses(const bitnet_chains *chains, bool table) {
    bitnet_chains_stats s = bitnet_chains_get_stats(chains);
    double without = s.row_microseconds[1] * (double)s.tokens;
    double with = without - s.saved_microseconds;
    fprintf(stderr,
            "%s: %d tokens drafted, %d accepted; %.2f tokens per pass; "
            "%.2f times as fast as without\n",
            table ? "chains" : "chains, without a table", (int)s.drafted, (int)s.accepted,
            s.passes ? (double)s.tokens / (double)s.passes : 0, with > 0 ? without / with : 1);
    if (s.draft_microseconds + s.prefill_microseconds > 0)
        fprintf(stderr, "drafting: %.1f ms, and %.1f ms to read the text so far\n",
                s.draft_microseconds * 1e-3, s.prefill_microseconds * 1e-3);
}

static void print_stats(const bitnet_chains *chains, const bitnet_chain_table *table) {
    bitnet_session_stats t = bitnet_session_get_stats(session);
    fprintf(stderr, "prompt: %d tokens, %.1f/s; text: %d tokens, %.1f/s\n", (int)t.prompt_tokens,
            rate(t.prompt_tokens, t.prompt_microseconds), (int)t.decode_tokens,
            rate(t.decode_tokens, t.decode_microseconds + t.sample_microseconds));
    if (chains) print_guesses(chains, table != NULL);
}

/* ---- the command line */

static const char usage[] =
    "generate - tells a story about one to three words of its list: generate kite owl rain\n"
    "           Any other text begins a story, which it continues: generate Once upon a time\n\n"
    "usage: generate [TEXT...] [options]\n"
    "       generate MODEL [PROMPT...] [options]\n\n"
    "  [TEXT...]           words in any order and case, with or without commas, or the beginning\n"
    "                      of a story; without any, the model chooses words; - reads standard\n"
    "                      input\n"
    "  --words             TEXT is a list of words\n"
    "  --begin             TEXT is a beginning\n"
    "  MODEL               a GGUF file: the first argument, if it ends with .gguf or has a '/'\n"
    "                      or '\\' before any space\n"
    "  [PROMPT...]         the text to continue, unchanged unless --words or --begin is given;\n"
    "                      - reads standard input\n"
    "  --tokens N          stop after N tokens (default: at the end of the text or context)\n"
    "  --temperature X     0: always the likeliest token (default: from the file, else 0.8)\n"
    "  --top-k N           choose among the N likeliest (default: the same, else 40; -1: all)\n"
    "  --top-p X           among the likeliest that have X of the probability (default: the same,\n"
    "                      else 0.95; 1: all)\n"
    "  --min-p X           among those with X times the likeliest's probability or more\n"
    "                      (default: the same, else 0.05; 0: all)\n"
    "  --typical-p X       among the most typical that have X of the probability (default 1: all)\n"
    "  --top-n-sigma X     among those whose logits are at most X deviations below the best\n"
    "  --xtc-probability X so often, keep only the least likely of the likely tokens;\n"
    "  --xtc-threshold X   likely: with this probability or more (default 0.1)\n"
    "  --repetition-penalty X\n"
    "                      above 1, recent tokens become less likely\n"
    "  --dry-multiplier X  above 0, repeating an earlier sequence becomes less likely,\n"
    "  --dry-base X        by this factor more with each token (default 1.75)\n"
    "  --dry-allowed-length N\n"
    "                      after N repeated tokens (default 2)\n"
    "  --seed N            another seed gives another text (default 5)\n"
    "  --stop STRING       stop before STRING; may be given several times\n"
    "  --context N|auto    positions (default: as trained, at most 4096); auto: as many as fit\n"
    "                      in free memory\n"
    "  --kv f16|int8       keys and values (default f16; int8: half the memory, faster when long)\n"
    "  --threads N         default: one per physical core\n"
    "  --lock              keep the weights in physical memory\n"
    "  --chains            draft tokens: faster, and the same text; by MODEL-chains.bin or\n"
    "                      chain-buckets.bin next to the model, if there is one\n"
    "  --table FILE        draft tokens by this table of bitnet_mine\n"
    "  --draft FILE        draft tokens with this smaller model of the same vocabulary\n"
    "  --adapter FILE[:SCALE]\n"
    "                      apply this LoRA adapter (default scale 1)\n"
    "  --grammar FILE      write only what this GBNF grammar allows\n"
    "  --json-schema FILE  write JSON that matches this schema\n"
    "  --choose TEXT       write nothing, but print how likely TEXT is to follow (the logarithm\n"
    "                      of its probability); may be given several times; include the space\n"
    "                      before a word\n"
    "  --stats             print the speed, even if the output is not a terminal\n"
    "  -h, --help          this text";

static char **word; /* the current argument of the command line */

/* Each of these checks whether the argument is this option, and reads its value. */
static bool take_switch(const char *name, bool *to) { return !strcmp(*word, name) && (*to = true); }

static bool take_text(const char *name, const char **to) {
    if (strcmp(*word, name) != 0) return false;
    if (!*++word) exit(1 + complain("%s needs a value; --help lists the options", name));
    *to = *word;
    return true;
}

static bool take_texts(const char *name, texts *to) {
    const char *text;
    if (!take_text(name, &text)) return false;
    if (to->count == TEXTS) exit(1 + complain("%s may be given %d times", name, TEXTS));
    to->items[to->count++] = text;
    return true;
}

static bool take_cache(const char *name, bitnet_cache *to) {
    const char *text;
    if (!take_text(name, &text)) return false;
    if (strcmp(text, "f16") && strcmp(text, "int8"))
        exit(1 +
             complain("%s must be f16 or int8, not '%s'; --help lists the options", name, text));
    *to = *text == 'i' ? BITNET_CACHE_INT8 : BITNET_CACHE_F16;
    return true;
}

static bool take_int(const char *name, int low, int high, int *to) {
    const char *text;
    char *end;
    long long value;
    if (!take_text(name, &text)) return false;
    value = strtoll(text, &end, 10);
    if (end == text || *end || value < low || value > high)
        exit(1 +
             complain("%s must be a whole number from %d to %d, not '%s'; --help lists the options",
                      name, low, high, text));
    *to = (int)value;
    return true;
}

static bool take_seed(const char *name, uint64_t *to) {
    const char *text;
    if (!take_text(name, &text)) return false;
    errno = 0;
    *to = strtoull(text, NULL, 10);
    if (!*text || text[strspn(text, "0123456789")] || errno)
        exit(1 +
             complain("%s must be a whole number below 2^64, not '%s'; --help lists the options",
                      name, text));
    return true;
}

/* N, or auto: -1 until the model is loaded. */
static bool take_context(const char *name, int32_t *to) {
    if (strcmp(*word, name) != 0 || !word[1] || strcmp(word[1], "auto") != 0)
        return take_int(name, 1, INT32_MAX, to);
    word++;
    *to = -1;
    return true;
}

static bool take_float(const char *name, float low, float high, float *to) {
    const char *text;
    char *end;
    if (!take_text(name, &text)) return false;
    *to = strtof(text, &end);
    if (end == text || *end || !(*to >= low && *to <= high))
        exit(1 + complain("%s must be a number from %g to %g, not '%s'; --help lists the options",
                          name, (double)low, (double)high, text));
    return true;
}

/* The exit status: 1 if the output could not be written. */
static int finish(int status) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    return complain("the text cannot be written: %s", strerror(errno));
}

/* Reads the options of sampling. */
static bool take_sampling(bitnet_sampling *o) {
    return take_float("--temperature", 0, 100, &o->temperature) ||
           take_int("--top-k", -1, INT32_MAX, &o->top_k) ||
           take_float("--top-p", 0.001f, 1, &o->top_p) || take_float("--min-p", 0, 1, &o->min_p) ||
           take_float("--typical-p", 0.001f, 1, &o->typical_p) ||
           take_float("--top-n-sigma", 0, 100, &o->top_n_sigma) ||
           take_float("--repetition-penalty", 0.01f, 100, &o->repetition_penalty) ||
           take_float("--xtc-probability", 0, 1, &o->xtc_probability) ||
           take_float("--xtc-threshold", 0.001f, 1, &o->xtc_threshold) ||
           take_float("--dry-multiplier", 0, 100, &o->dry_multiplier) ||
           take_float("--dry-base", 1, 100, &o->dry_base) ||
           take_int("--dry-allowed-length", 1, INT32_MAX, &o->dry_allowed_length);
}

/* Is an argument the name of a model, not a text? */
static bool is_model(const char *text) {
    return ends_with(text, ".gguf") || text[strcspn(text, " /\\")] > ' ';
}

static void parse(settings *s, char **argv) {
    bool places = false;                              /* after --, arguments are not options */
    s->sampling.temperature = s->sampling.min_p = -1; /* not given */
    s->sampling.seed = 5; /* a strict reader found its story consistent and worth reading */
    for (word = argv + 1; *word; word++) {
        if (!places && **word == '-' && (*word)[1]) {
            if (!strcmp(*word, "-h") || !strcmp(*word, "--help")) puts(usage), exit(finish(0));
            if (!strcmp(*word, "--")) places = true;
            else if (!take_switch("--stats", &s->stats) && !take_switch("--chains", &s->guess) &&
                     !take_switch("--lock", &s->lock) && !take_switch("--words", &s->as_words) &&
                     !take_switch("--begin", &s->as_beginning) &&
                     !take_int("--tokens", 1, INT32_MAX, &s->generate.max_tokens) &&
                     !take_sampling(&s->sampling) &&
                     !take_context("--context", &s->session.context_length) &&
                     !take_int("--threads", 1, 1024, &s->threads) &&
                     !take_cache("--kv", &s->session.cache) &&
                     !take_seed("--seed", &s->sampling.seed) && !take_text("--table", &s->table) &&
                     !take_text("--draft", &s->draft) && !take_text("--adapter", &s->adapter) &&
                     !take_text("--grammar", &s->grammar) &&
                     !take_text("--json-schema", &s->schema) && !take_texts("--stop", &s->stop) &&
                     !take_texts("--choose", &s->choices))
                exit(1 + complain("unknown option '%s'; --help lists the options", *word));
        } else if (!s->model && !s->arguments.count && is_model(*word)) s->model = *word;
        else if (s->arguments.count < TEXTS) s->arguments.items[s->arguments.count++] = *word;
        else exit(1 + complain("more than %d arguments: put the text in quotes", TEXTS));
    }
    if (s->as_words && s->as_beginning)
        exit(1 + complain("--words and --begin cannot be combined"));
    if (s->grammar && s->schema)
        exit(1 + complain("--grammar and --json-schema cannot be combined"));
    if (s->choices.count && (s->grammar || s->schema))
        exit(1 + complain("--choose cannot be combined with --grammar or --json-schema"));
    s->generate.stop = s->stop.items;
    s->generate.stop_count = (size_t)s->stop.count;
    s->guess = s->guess || s->table || s->draft;
    s->stats = s->stats || isatty(2);
}

/* Joins the arguments to one text, separated by spaces; "-" means standard input. */
static char *join_arguments(const texts *arguments) {
    size_t size = 1;
    char *line;
    int i;
    if (arguments->count == 1 && !strcmp(arguments->items[0], "-")) return read_all("-", &size);
    for (i = 0; i < arguments->count; i++) size += strlen(arguments->items[i]) + 1;
    line = (char *)calloc(size, 1);
    if (!line) exit(complain("out of memory"));
    for (i = 0; i < arguments->count; i++) strcat(strcat(line, i ? " " : ""), arguments->items[i]);
    return line;
}

/* Makes the prompt from words, the beginning of a story, or an unchanged text. False: the words are
   not in the model's list. */
static bool settle_prompt(settings *s, const char *line, const bitnet_model *model, bool as_it_is) {
    const bitnet_string key = bitnet_model_metadata(model, "bitnet.words");
    char list[8192], unknown[WORD_SIZE] = "";
    snprintf(list, sizeof list, "%.*s", (int)key.length, key.data);
    s->prompt = line;
    if (as_it_is && !s->as_words && !s->as_beginning) return true;
    if (!s->as_beginning && (!*line || read_words(line, list, &s->words, unknown))) {
        s->prompt = ask_for(&s->words, false);
        return true;
    }
    if (s->as_words) {
        if (!*list) complain("this model has no list of words");
        else if (*unknown) explain_unknown(list, unknown, false);
        else complain("--words accepts up to three words");
        return false;
    }
    if (*list && *unknown && is_short(line)) explain_unknown(list, unknown, true);
    find_words(line, list, &s->words);
    s->opening = *line != 0;
    return true;
}

/* Uses the file's recommended sampling for options that were not given. */
static void settle_sampling(bitnet_sampling *s, const bitnet_model *model, bool said) {
    bitnet_sampling file = {0};
    int32_t advised;
    file.temperature = 0.8f;
    file.top_k = 40;
    file.top_p = 0.95f;
    file.min_p = 0.05f;
    advised = bitnet_model_get_sampling(model, &file);
    if (s->temperature < 0) s->temperature = file.temperature;
    if (!s->top_k) s->top_k = file.top_k;
    if (!s->top_p) s->top_p = file.top_p;
    if (s->min_p < 0) s->min_p = file.min_p;
    if (!s->repetition_penalty) s->repetition_penalty = file.repetition_penalty;
    s->penalty_window = file.penalty_window;
    if (advised && said)
        fprintf(stderr,
                "sampled as recommended in the file: temperature %g, top_k %d, top_p %g, min_p %g, "
                "repetition penalty %g (0: off)\n",
                (double)s->temperature, (int)s->top_k, (double)s->top_p, (double)s->min_p,
                (double)s->repetition_penalty);
}

int main(int argc, char **argv) {
    static settings s;
    char place[1024];
    bitnet_model_options options = {0};
    time_t start = time(NULL);
    bitnet_chain_table *table = NULL;
    bitnet_chains *chains = NULL;
    bitnet_grammar *grammar = NULL;
    bitnet_adapter *adapter = NULL;
    bitnet_error error;
    bitnet_model *model;
    bitnet_pool *pool;
    bitnet_session *draft = NULL;
    bitnet_result result;
    char *line;
    bool as_it_is;
    float scale;
    argv = bitnet__arguments(&argc, argv);
    parse(&s, argv);
    line = join_arguments(&s.arguments);
    as_it_is = s.model != NULL;
    if (!s.model) s.model = find_stories(argv[0], place, sizeof place);

    pool = options.pool = bitnet_pool_create(s.threads, NULL, &error);
    if (!pool) return complain("%s", error.message);
    options.log.write = print_log;
    options.progress.report = print_progress;
    options.progress.user = &start;
    options.lock = s.lock;
    model = bitnet_model_load_file(s.model, &options, &error);
    if (model && s.session.context_length < 0 &&
        !(s.session.context_length = tool_fitting_context(model, &options, &s.session, &error)))
        return complain("%s", error.message);
    session = bitnet_session_create(model, &s.session, &error);
    if (session && !settle_prompt(&s, line, model, as_it_is)) return 1;
    if (s.draft && !(draft = open_draft(&s, pool, &error))) return complain("%s", error.message);
    if (session && s.guess) chains = open_chains(&s, draft, &table, &error);
    if (session && s.adapter) adapter = open_adapter(&s, &scale, &error);
    if (!session || (s.guess && !chains) || (s.adapter && !adapter))
        return complain("%s", error.message);
    if (adapter && bitnet_session_set_adapter(session, adapter, scale) != BITNET_OK)
        return complain("%s", bitnet_session_message(session));
    if ((s.grammar || s.schema) && !(grammar = open_grammar(&s, &error))) return 1;
    settle_sampling(&s.sampling, model, s.stats);
    signal(SIGINT, interrupt);

    if (s.choices.count) {
        result = bitnet_generate_begin(session, s.prompt, BITNET_TERMINATED, NULL);
        if (result == BITNET_OK) result = choose(&s.choices);
    } else {
        fputs(s.prompt, stdout);
        fflush(stdout);
        result = bitnet_session_set_sampling(session, &s.sampling);
        if (result == BITNET_OK) result = bitnet_session_set_grammar(session, grammar);
        if (result == BITNET_OK)
            result = (s.opening ? !grammar : s.words.count > 0)
                         ? tell_story(&s)
                         : bitnet_generate(session, s.prompt, &s.generate, print, NULL);
        putchar('\n');
    }
    if (bitnet_is_error(result)) complain("%s", bitnet_session_message(session));
    else if (s.stats) print_stats(chains, table);
    bitnet_chains_free(chains);
    bitnet_chain_table_free(table);
    close_draft(draft);
    bitnet_session_free(session);
    bitnet_grammar_free(grammar);
    bitnet_adapter_free(adapter);
    bitnet_model_free(model);
    bitnet_pool_free(pool);
    free(line);
    return finish(bitnet_is_error(result));
}
