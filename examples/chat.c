/* chat - a conversation on the terminal

       cc -O2 examples/chat.c -o chat
       ./chat model.gguf --system "You answer in one sentence." */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../tools/tool.h"

static const char commands[] =
    "  /reset          forget the conversation\n"
    "  /system TEXT    begin anew with this system prompt\n"
    "  /save FILE      keep the conversation in a file\n"
    "  /load FILE      go on with a conversation that was kept, with the same model\n"
    "  /help           this list\n"
    "  /quit           end; so does Ctrl-D. Ctrl-C stops a reply\n";

enum { SYSTEM = 4096 }; /* tokens of a system prompt */

typedef struct chat {
    bitnet_model *model;
    bitnet_adapter *adapter; /* as which it speaks; NULL: as itself */
    float scale;
    char system[16384]; /* the system prompt; "": none */
    bool stats;
    bitnet_session_options options;
    bitnet_generate_options generate;
    bitnet_sampling sampling;
} chat;

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

/* A new session, which knows the system prompt. False: there is none, or the one of before. */
static bool begin(chat *c, const char *system) {
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(c->model);
    static int32_t ids[SYSTEM];
    size_t count = 0;
    bitnet_message message;
    bitnet_session *made;
    bitnet_error error;
    bitnet_result result = BITNET_OK;
    message.role = BITNET_SYSTEM;
    message.text = system;
    message.length = strlen(system);
    if (*system)
        result = bitnet_chat_encode(tokenizer, bitnet_chat_form_of(tokenizer), &message, 1,
                                    BITNET_ADD_BOS, ids, SYSTEM, &count);
    if (result == BITNET_OK && count > SYSTEM) result = BITNET_ERROR_CONTEXT_FULL;
    if (result != BITNET_OK) return tool_complain("system: %s", bitnet_result_text(result));

    /* A long conversation forgets its older half, but never what the system said. */
    c->options.overflow = BITNET_OVERFLOW_SLIDE;
    c->options.keep = (int32_t)count;
    made = bitnet_session_create(c->model, &c->options, &error);
    if (!made) return tool_complain("%s", error.message);
    if (bitnet_session_set_sampling(made, &c->sampling) != BITNET_OK ||
        bitnet_session_set_adapter(made, c->adapter, c->scale) != BITNET_OK ||
        bitnet_feed(made, ids, count) != BITNET_OK) {
        tool_complain("%s", bitnet_session_message(made));
        return bitnet_session_free(made), false;
    }
    bitnet_session_free(session);
    session = made;
    if (system != c->system) snprintf(c->system, sizeof c->system, "%s", system);
    return true;
}

static void save(const char *path) {
    size_t size = bitnet_session_state_size(session);
    void *state = malloc(size);
    if (!state) tool_complain("out of memory");
    else if (bitnet_session_save(session, state, size) != BITNET_OK)
        tool_complain("%s", bitnet_session_message(session));
    else if (tool_write(path, state, size))
        printf("%s: %d tokens, %.1f MB\n", path, (int)bitnet_session_length(session),
               (double)size * 1e-6);
    free(state);
}

static void load(const char *path) {
    size_t size;
    char *state = tool_read(path, &size);
    if (!state) return;
    if (bitnet_session_restore(session, state, size) != BITNET_OK)
        tool_complain("%s: %s", path, bitnet_session_message(session));
    else printf("%s: %d tokens\n", path, (int)bitnet_session_length(session));
    free(state);
}

/* Whether `line` is this command; *rest is what comes after it. */
static bool is(const char *line, const char *command, const char **rest) {
    size_t length = strlen(command);
    if (strncmp(line, command, length) != 0 || (line[length] && line[length] != ' ')) return false;
    *rest = line + length + strspn(line + length, " ");
    return true;
}

/* Does what a line with a slash says; false: the conversation is over. */
static bool obey(chat *c, const char *line) {
    const char *rest;
    if (is(line, "/quit", &rest)) return false;
    if (is(line, "/help", &rest)) fputs(commands, stdout);
    else if (is(line, "/reset", &rest)) begin(c, c->system);
    else if (is(line, "/save", &rest) && *rest) save(rest);
    else if (is(line, "/load", &rest) && *rest) load(rest);
    else if (is(line, "/system", &rest)) begin(c, rest);
    else printf("what is '%s'? /help lists the commands\n", line);
    return true;
}

static void print_stats(bitnet_stats before) {
    bitnet_stats now = bitnet_session_get_stats(session);
    int64_t count = now.decode_tokens - before.decode_tokens;
    double seconds = (double)(now.decode_microseconds + now.sample_microseconds -
                              before.decode_microseconds - before.sample_microseconds) *
                     1e-6;
    printf("[%d tokens, %.1f/s; %d of %d positions]\n", (int)count,
           seconds > 0 ? (double)count / seconds : 0, (int)bitnet_session_length(session),
           (int)bitnet_session_context(session));
}

/* Talks until the end of the input. */
static bool talk(chat *c) {
    static char line[16384];
    while (ask(line, sizeof line)) {
        bitnet_stats before = bitnet_session_get_stats(session);
        bitnet_result result;
        if (line[0] == '/') {
            if (!obey(c, line)) return true;
            continue;
        }
        if (!line[0]) continue;
        signal(SIGINT, interrupt);
        result = bitnet_chat(session, line, &c->generate, print, NULL);
        signal(SIGINT, SIG_DFL); /* while it waits for a line, Ctrl-C ends the program */
        putchar('\n');
        if (bitnet_is_error(result)) return tool_complain("%s", bitnet_session_message(session));
        if (c->stats) print_stats(before);
    }
    putchar('\n');
    return true;
}

int main(int argc, char **argv) {
    static chat c;
    const char *path = NULL, *system = "", *adapter = NULL;
    bitnet_model_options options = {0};
    bitnet_error error;
    bool good;
    const tool_option table[] = {
        {"MODEL", TOOL_TEXT, &path, 0, 0, "a GGUF file of a model that was trained to converse"},
        {"--system TEXT", TOOL_TEXT, &system, 0, 0,
         "what the model is told before the conversation"},
        {"--adapter FILE[:SCALE]", TOOL_TEXT, &adapter, 0, 0,
         "speak as this LoRA adapter of the model has learned (default scale 1)"},
        {"--tokens N", TOOL_INT, &c.generate.max_tokens, 1, INT32_MAX, "of a reply, at most"},
        {"--no-thinking", TOOL_SWITCH, &c.generate.no_thinking, 0, 0,
         "a model that thinks before it replies does not"},
        {"--temperature X", TOOL_FLOAT, &c.sampling.temperature, 0, 100,
         "0: always the likeliest token (default 0.7)"},
        {"--seed N", TOOL_SEED, &c.sampling.seed, 0, 0, "another seed, other replies (default 1)"},
        {"--context N", TOOL_INT, &c.options.context, 1, INT32_MAX,
         "positions (default: as trained, at most 4096)"},
        {"--threads N", TOOL_INT, &options.threads, 1, TOOL_THREADS,
         "default: one per physical core"},
        {"--stats", TOOL_SWITCH, &c.stats, 0, 0, "say how fast each reply was"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    c.sampling.temperature = 0.7f;
    c.sampling.seed = 1;
    tool_parse(argc, argv, "chat", "a conversation on the terminal; /help lists its commands",
               table);

    options.log.write = tool_log;
    c.model = bitnet_model_load_file(path, &options, &error);
    if (!c.model) return tool_complain("%s", error.message), 1;
    if (bitnet_chat_form_of(bitnet_model_tokenizer(c.model)) == BITNET_CHAT_NONE) {
        tool_complain("%s was not trained to converse: it knows no chat form that is known here.\n"
                      "It goes on with texts: ./generate %s \"Once upon a time\"",
                      path, path);
        return 1;
    }
    if (adapter && !(c.adapter = tool_adapter(c.model, adapter, &c.scale))) return 1;
    good = begin(&c, system) && talk(&c);
    bitnet_session_free(session);
    bitnet_adapter_free(c.adapter);
    bitnet_model_free(c.model);
    return good ? 0 : 1;
}
