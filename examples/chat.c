/* chat - a conversation on the terminal

       cc -O2 examples/chat.c -o chat
       ./chat                                                          shows how to get a model
       ./chat model.gguf --system "You answer in one sentence."

   It needs the optional headers bitnet_adapter.h, bitnet_draft.h, bitnet_machine.h, bitnet_save.h,
   bitnet_fit.h, bitnet_memory.h and bitnet_gguf.h. */

#define BITNET_IMPLEMENTATION
#include "bitnet_chains.h"
#include "bitnet_adapter.h"
#include "bitnet_draft.h"
#include "bitnet_fit.h"
#include "bitnet_machine.h"
#include "bitnet_save.h"
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef _WIN32
#include <conio.h>
#include <io.h>
#define isatty _isatty
#else
#include <termios.h>
#include <unistd.h>
#endif

static const char commands[] =
    "  /reset          forget the conversation\n"
    "  /system TEXT    start over with this system prompt\n"
    "  /save FILE      save the conversation in a file\n"
    "  /load FILE      continue a saved conversation, with the same model\n"
    "  /help           this list\n"
    "  /quit           end; so does Ctrl-D. Ctrl-C stops a reply\n";

enum {
    MARK = 64 /* tokens after the system prompt, compared to detect that the oldest were dropped */
};

/* A text that grows, with a zero after it. */
typedef struct text {
    char *data;
    size_t length, room;
} text;

typedef struct chat {
    bitnet_model *model;
    bitnet_adapter *adapter; /* LoRA adapter; NULL: none */
    float scale;
    text system; /* the system prompt; "": none */
    bool stats, guess;
    bitnet_session *draft; /* of the smaller model that drafts, or NULL */
    bitnet_session_options options;
    bitnet_generate_options generate;
    bitnet_sampling sampling;
} chat;

static bitnet_session *session;
static bitnet_chains *chains; /* its drafter; NULL: none */

/* Prints an error message; returns 1, the exit status. */
static int complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("chat: ", stderr);
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

static void interrupt(int number) {
    (void)number;
    bitnet_session_cancel(session);
}

static int print(void *user, const char *text, size_t length) {
    (void)user;
    fwrite(text, 1, length, stdout);
    return fflush(stdout);
}

/* ---- messages: a line each, or all lines that are pasted at once

   On request, terminals put \033[200~ before a pasted text and \033[201~ after it. The Windows
   console does not, but when the first line of a pasted text has been read, the rest is already
   waiting. */

static void ask_for_marks(bool on) {
#ifdef _WIN32
    (void)on;
#else
    static struct termios before;
    static bool asked;
    struct termios quiet;
    if (on == asked || !isatty(0) || !isatty(1) || (on && tcgetattr(0, &before) != 0)) return;
    asked = on;
    quiet = before;
#ifdef ECHOCTL
    quiet.c_lflag &= ~(tcflag_t)ECHOCTL; /* do not show the marks */
#endif
    tcsetattr(0, TCSANOW, on ? &quiet : &before);
    fputs(on ? "\033[?2004h" : "\033[?2004l", stdout);
    fflush(stdout);
#endif
}

/* Handles Ctrl-C while waiting for a message. */
static void leave(int number) {
    ask_for_marks(false);
    signal(number, SIG_DFL);
    raise(number);
}

static void put(text *t, char c) {
    if (t->length + 2 > t->room) {
        t->data = (char *)realloc(t->data, t->room = 2 * t->room + 4096);
        if (!t->data) exit(complain("out of memory"));
    }
    t->data[t->length++] = c;
    t->data[t->length] = 0;
}

static void clear(text *t) {
    t->length = 0;
    put(t, 0);
    t->length = 0;
}

/* Does the message continue after the line that begins at `from`? Removes the marks. */
static bool goes_on(text *t, size_t from, bool pasting) {
#ifdef _WIN32
    (void)t, (void)from, (void)pasting;
    return isatty(0) && _kbhit();
#else
    char *at = t->data + from;
    while ((at = strstr(at, "\033[20")) != NULL) {
        if ((at[4] == '0' || at[4] == '1') && at[5] == '~') {
            pasting = at[4] == '0';
            memmove(at, at + 6, t->length - (size_t)(at - t->data) - 6 + 1);
            t->length -= 6;
        } else at++;
    }
    return pasting;
#endif
}

/* Reads a message, without its last newline; false at the end of the input. */
static bool ask(text *message) {
    bool more = false;
    int c;
    fputs("> ", stdout);
    fflush(stdout);
    ask_for_marks(true);
    signal(SIGINT, leave);
    clear(message);
    do {
        const size_t from = message->length;
        while ((c = getchar()) != EOF && c != '\n')
            if (c != '\r') put(message, (char)c);
        more = goes_on(message, from, more);
        if (more) put(message, '\n');
    } while (more && c != EOF);
    signal(SIGINT, SIG_DFL);
    ask_for_marks(false);
    return c != EOF || message->length;
}

/* Starts drafting in a session, if requested. */
static bool guess(const chat *c, bitnet_session *made) {
    bitnet_chains_options options = {0};
    bitnet_chains *guesses;
    bitnet_error error;
    if (!c->guess) return true;
    options.draft_session = c->draft;
    if (!c->draft) bitnet_model_load_mtp(c->model, NULL); /* it drafts, if there is one */
    guesses = bitnet_chains_create(made, &options, &error);
    if (!guesses) return complain("%s", error.message), false;
    bitnet_chains_free(chains);
    chains = guesses;
    return true;
}

/* Starts a new session with the system prompt. On failure, the old one is kept, if any. */
static bool begin(chat *c, const char *system) {
    bitnet_session *made;
    bitnet_error error;
    /* A long conversation drops its older half, but never the system prompt. */
    c->options.overflow = BITNET_OVERFLOW_SLIDE;
    made = bitnet_session_create(c->model, &c->options, &error);
    if (!made) return complain("%s", error.message), false;
    if (bitnet_session_set_sampling(made, &c->sampling) != BITNET_OK ||
        bitnet_session_set_adapter(made, c->adapter, c->scale) != BITNET_OK ||
        (*system && bitnet_chat_system(made, system) != BITNET_OK)) {
        complain("%s", bitnet_session_message(made));
        return bitnet_session_free(made), false;
    }
    if (!guess(c, made)) return bitnet_session_free(made), false;
    bitnet_session_free(session);
    session = made;
    if (system == c->system.data) return true;
    for (clear(&c->system); *system; system++) put(&c->system, *system);
    return true;
}

static void save(const char *path) {
    if (bitnet_session_save_file(session, path, 0) != BITNET_OK)
        complain("%s", bitnet_session_message(session));
    else printf("%s: %d tokens\n", path, (int)bitnet_session_length(session));
}

static void load(const char *path) {
    if (bitnet_session_load_file(session, path) != BITNET_OK)
        complain("%s", bitnet_session_message(session));
    else printf("%s: %d tokens\n", path, (int)bitnet_session_length(session));
}

/* Is `line` this command? *rest is the text after it. */
static bool is(const char *line, const char *command, const char **rest) {
    size_t length = strlen(command);
    if (strncmp(line, command, length) != 0 || (line[length] && line[length] != ' ')) return false;
    *rest = line + length + strspn(line + length, " ");
    return true;
}

/* Executes a command; false: end the conversation. */
static bool obey(chat *c, const char *line) {
    const char *rest;
    if (is(line, "/quit", &rest)) return false;
    if (is(line, "/help", &rest)) fputs(commands, stdout);
    else if (is(line, "/reset", &rest)) begin(c, c->system.data);
    else if ((is(line, "/save", &rest) || is(line, "/load", &rest)) && !*rest)
        printf("%s needs a FILE\n", line);
    else if (is(line, "/save", &rest)) save(rest);
    else if (is(line, "/load", &rest)) load(rest);
    else if (is(line, "/system", &rest)) begin(c, rest);
    else printf("unknown command '%s'; /help lists the commands\n", line);
    return true;
}

static void print_stats(bitnet_session_stats before) {
    bitnet_session_stats now = bitnet_session_get_stats(session);
    int64_t count = now.decode_tokens - before.decode_tokens;
    double seconds = (double)(now.decode_microseconds + now.sample_microseconds -
                              before.decode_microseconds - before.sample_microseconds) *
                     1e-6;
    printf("[%d tokens, %.1f/s; %d of %d positions]\n", (int)count,
           seconds > 0 ? (double)count / seconds : 0, (int)bitnet_session_length(session),
           (int)bitnet_session_context_length(session));
}

/* Prints the gain of drafts so far. */
static void print_guesses(void) {
    bitnet_chains_stats s = bitnet_chains_get_stats(chains);
    double time = s.row_microseconds[1] * (double)s.tokens; /* without drafts */
    printf("[%d tokens drafted, %d accepted; %.2f tokens per pass; %.2f times as fast]\n",
           (int)s.drafted, (int)s.accepted, s.passes ? (double)s.tokens / (double)s.passes : 0,
           time > s.saved_microseconds ? time / (time - s.saved_microseconds) : 1);
}

/* Reports when the tokens `mark`, which followed the system prompt, have been dropped. */
static void tell_what_is_forgotten(const chat *c, const int32_t *mark, int32_t count) {
    const int32_t *now = bitnet_session_tokens(session) + c->options.keep;
    if (memcmp(now, mark, (size_t)count * sizeof *mark) != 0)
        complain("the context of %d positions was full: the older half of the conversation is "
                 "forgotten",
                 (int)bitnet_session_context_length(session));
}

/* Sends `line` to the model. False: the conversation cannot continue. */
static bool say(chat *c, const char *line) {
    bitnet_session_stats before = bitnet_session_get_stats(session);
    int32_t mark[MARK], count = bitnet_session_length(session) - c->options.keep;
    bitnet_result result;
    if (count > MARK) count = MARK;
    if (count < 0) count = 0; /* /load may have loaded a shorter one */
    memcpy(mark, bitnet_session_tokens(session) + c->options.keep, (size_t)count * sizeof *mark);
    signal(SIGINT, interrupt);
    result = bitnet_chat(session, line, &c->generate, print, NULL);
    signal(SIGINT, SIG_DFL); /* while waiting for a line, Ctrl-C ends the program */
    putchar('\n');
    fflush(stdout);
    if (bitnet_is_error(result)) complain("%s", bitnet_session_message(session));
    else tell_what_is_forgotten(c, mark, count);
    if (!bitnet_is_error(result) && c->stats) print_stats(before);
    if (!bitnet_is_error(result) && c->stats && chains) print_guesses();
    /* Nothing was fed if the message was too long: a shorter one may fit. */
    return !bitnet_is_error(result) || result == BITNET_ERROR_CONTEXT_FULL;
}

/* Talks until the end of the input. */
static bool talk(chat *c) {
    static text line;
    while (ask(&line)) {
        if (strlen(line.data) < line.length)
            complain("skipped a message with a zero byte, which is not text");
        else if (line.data[0] == '/' && !strchr(line.data, '\n')) {
            if (!obey(c, line.data)) return true;
        } else if (line.length && !say(c, line.data)) {
            return false;
        }
    }
    putchar('\n');
    return true;
}

/* Loads the adapter "FILE" or "FILE:SCALE"; on failure prints the reason and returns NULL. */
static bitnet_adapter *open_adapter(bitnet_model *model, const char *text, float *scale) {
    const char *colon = strrchr(text, ':');
    bitnet_adapter *adapter;
    bitnet_error error;
    char path[4096], *end = NULL;
    *scale = colon && colon[1] ? strtof(colon + 1, &end) : 1;
    if (!end || *end) colon = text + strlen(text), *scale = 1;
    snprintf(path, sizeof path, "%.*s", (int)(colon - text), text);
    adapter = bitnet_adapter_load_file(model, path, &error);
    if (!adapter) complain("%s", error.message);
    return adapter;
}

/* Creates a session of the smaller model, which shares the threads; on failure prints the reason
   and returns NULL. */
static bitnet_session *open_draft(const chat *c, const char *path, bitnet_pool *pool) {
    bitnet_model_options options = {0};
    bitnet_session_options same = {0};
    bitnet_model *model;
    bitnet_session *draft;
    bitnet_error error;
    options.pool = pool;
    options.log.write = print_log;
    same.context_length = c->options.context_length;
    model = bitnet_model_load_file(path, &options, &error);
    draft = bitnet_session_create(model, &same, &error);
    if (draft) return draft;
    complain("%s", error.message);
    return bitnet_model_free(model), (bitnet_session *)NULL;
}

static void close_draft(bitnet_session *draft) {
    bitnet_model *model = draft ? bitnet_session_model(draft) : NULL;
    bitnet_session_free(draft);
    bitnet_model_free(model);
}

/* The exit status: 1 if the output could not be written. */
static int finish(int status) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    return complain("the text cannot be written: %s", strerror(errno));
}

/* ---- the command line */

static const char usage[] =
    "chat - a conversation on the terminal; /help lists its commands\n\n"
    "usage: chat MODEL [options]\n\n"
    "  MODEL               a GGUF file of a model that was trained for chat; without one, chat\n"
    "                      shows how to get one\n"
    "  --system TEXT       instructions before the conversation\n"
    "  --adapter FILE[:SCALE]\n"
    "                      apply this LoRA adapter (default scale 1)\n"
    "  --chains            draft tokens: faster, and the same replies; by the MTP head, if the "
    "model\n"
    "                      has one, and from the conversation so far\n"
    "  --draft FILE        the same, with this smaller model of the same vocabulary\n"
    "  --tokens N          most tokens of a reply\n"
    "  --no-thinking       keep a model from thinking before it replies\n"
    "  --thinking          make a model think that does so only on request\n"
    "  --temperature X     0: always the likeliest token (default: from the file, else 0.7)\n"
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
    "  --seed N            another seed gives other replies (default 1)\n"
    "  --context N|auto    positions (default: as trained, at most 4096); auto: as many as fit\n"
    "                      in free memory\n"
    "  --kv f16|int8       keys and values (default f16; int8: half the memory, faster when long)\n"
    "  --threads N         default: one per physical core\n"
    "  --lock              keep the weights in physical memory\n"
    "  --stats             print each reply's speed\n"
    "  -h, --help          this text";

typedef struct settings {
    const char *model, *system, *adapter, *draft;
    int threads, seed;
    bool thinking, no_thinking, lock;
} settings;

/* Bytes that one thread reads per second in the way it reads weights, measured in a twentieth of a
   second. */
static double measure_reading(void) {
    const size_t count = (size_t)1 << 23;
    uint64_t *data = (uint64_t *)malloc(count * sizeof *data), sum = 0;
    clock_t start;
    double bytes = 0, seconds = 0;
    size_t i;
    if (!data) return 0;
    for (i = 0; i < count; i++) data[i] = i;
    for (start = clock(); seconds < 0.05; bytes += (double)(count * sizeof *data)) {
        for (i = 0; i < count; i++) sum += data[i];
        seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    }
    free(data);
    return sum ? bytes / seconds : 0; /* so that the sum is not optimized away */
}

/* Shows how to get a model. Each token reads 0.6 GB of this one's weights. */
static int explain_models(void) {
    fprintf(
        stderr,
        "chat needs a model that was trained for chat. One of 1.2 GB, MIT license:\n"
        "    curl -L -o bitnet-2b.gguf https://huggingface.co/microsoft/"
        "bitnet-b1.58-2B-4T-gguf/resolve/main/ggml-model-i2_s.gguf\n"
        "    ./chat bitnet-2b.gguf\n"
        "It needs 1.3 GB of memory and generates roughly %.0f tokens per second on one core here.\n"
        "To try the shipped models: cc -O2 examples/adventure.c -o adventure && ./adventure\n",
        measure_reading() / 0.6e9);
    return 2;
}

static char **word; /* the current argument of the command line */

/* Each of these checks whether the argument is this option, and reads its value. */
static bool take_switch(const char *name, bool *to) { return !strcmp(*word, name) && (*to = true); }

static bool take_text(const char *name, const char **to) {
    if (strcmp(*word, name) != 0) return false;
    if (!*++word) exit(1 + complain("%s needs a value; --help lists the options", name));
    *to = *word;
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

static void parse(settings *s, chat *c, char **argv) {
    bool places = false; /* after --, arguments are not options */
    s->seed = 1;
    c->sampling.temperature = c->sampling.min_p = -1; /* not given */
    for (word = argv + 1; *word; word++) {
        if (!places && **word == '-') {
            if (!strcmp(*word, "-h") || !strcmp(*word, "--help")) puts(usage), exit(finish(0));
            if (!strcmp(*word, "--")) places = true;
            else if (!take_text("--system", &s->system) && !take_text("--adapter", &s->adapter) &&
                     !take_text("--draft", &s->draft) && !take_switch("--chains", &c->guess) &&
                     !take_int("--tokens", 1, INT32_MAX, &c->generate.max_tokens) &&
                     !take_switch("--no-thinking", &s->no_thinking) &&
                     !take_switch("--thinking", &s->thinking) && !take_switch("--lock", &s->lock) &&
                     !take_sampling(&c->sampling) && !take_int("--seed", 0, INT32_MAX, &s->seed) &&
                     !take_context("--context", &c->options.context_length) &&
                     !take_int("--threads", 1, 1024, &s->threads) &&
                     !take_cache("--kv", &c->options.cache) && !take_switch("--stats", &c->stats))
                exit(1 + complain("unknown option '%s'; --help lists the options", *word));
        } else if (!s->model) s->model = *word;
        else exit(1 + complain("unexpected argument '%s'; --help lists the options", *word));
    }
    c->guess = c->guess || s->draft;
    c->sampling.seed = (uint64_t)s->seed;
    if (s->thinking) c->generate.thinking = BITNET_THINKING;
    if (s->no_thinking) c->generate.thinking = BITNET_NO_THINKING;
}

/* Uses the file's recommended sampling for options that were not given. */
static void settle_sampling(bitnet_sampling *s, const bitnet_model *model, bool said) {
    bitnet_sampling file = {0};
    int32_t advised;
    file.temperature = 0.7f;
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
        printf("(sampled as recommended in the file: temperature %g, top_k %d, top_p %g, min_p %g, "
               "repetition penalty %g; 0: off)\n",
               (double)s->temperature, (int)s->top_k, (double)s->top_p, (double)s->min_p,
               (double)s->repetition_penalty);
}

int main(int argc, char **argv) {
    static chat c;
    settings s = {NULL, NULL, NULL, NULL, 0, 0, false, false, false};
    bitnet_model_options options = {0};
    time_t start = time(NULL);
    bitnet_pool *pool;
    bitnet_error error;
    bool good;
    argv = bitnet__arguments(&argc, argv);
    parse(&s, &c, argv);
    if (!s.model) return explain_models();
    pool = options.pool = bitnet_pool_create(s.threads, NULL, &error);
    if (!pool) return complain("%s", error.message);
    options.log.write = print_log;
    options.progress.report = print_progress;
    options.progress.user = &start;
    options.lock = s.lock;
    c.model = bitnet_model_load_file(s.model, &options, &error);
    if (!c.model) return complain("%s", error.message);
    if (bitnet_tokenizer_chat_template(bitnet_model_tokenizer(c.model)) == BITNET_CHAT_NONE)
        return complain("%s was not trained for chat: it has no known chat template.\n"
                        "It can continue texts: ./generate %s TEXT",
                        s.model, s.model);
    if (c.options.context_length < 0 &&
        !(c.options.context_length = tool_fitting_context(c.model, &options, &c.options, &error)))
        return complain("%s", error.message);
    if (s.adapter && !(c.adapter = open_adapter(c.model, s.adapter, &c.scale))) return 1;
    if (s.draft && !(c.draft = open_draft(&c, s.draft, pool))) return 1;
    settle_sampling(&c.sampling, c.model, c.stats);
    good = begin(&c, s.system ? s.system : "") && talk(&c);
    bitnet_chains_free(chains);
    bitnet_session_free(session);
    close_draft(c.draft);
    bitnet_adapter_free(c.adapter);
    bitnet_model_free(c.model);
    bitnet_pool_free(pool);
    return finish(!good);
}
