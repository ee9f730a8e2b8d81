/* bitnet_eval - the logits of every position, for comparing with other implementations

       cc -O2 tools/bitnet_eval.c -o bitnet_eval
       ./bitnet_eval model.gguf -o logits --prompt "Once upon a time"
       ./bitnet_eval model.gguf -o vector --text "Once upon a time" --embed file

   Evaluates the ids from position 0 on in chunks of --batch (default: all at once), then --tokens
   greedy steps. All files are little-endian. The output gets i32 positions, i32 vocabulary, and the
   f32 logits [positions][vocabulary]; --layers gets the residual stream before the first and after
   each layer, f32 [layers + 1][positions][width]. Standard output gets, for every position, its
   token and the five largest logits after it, and in the end the greedy tokens. With --embed the
   output gets i32 1, i32 width and the text's vector instead, f32 [width], of length 1. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "tool.h"

typedef struct settings {
    const char *model, *out, *layers, *ids, *prompt, *text, *adapter;
    int greedy, batch;
    float scale; /* of the adapter */
    int pooling; /* of the vector; -1: logits are wanted */
    bitnet_model_options options;
} settings;

/* ---- what the session shows */

typedef struct evaluation {
    bitnet_session *session;
    bitnet_adapter *adapter;
    FILE *logits;
    float *layers; /* [layers + 1][positions][width], or NULL */
    size_t layer_floats;
    int32_t positions;
    int32_t best; /* the token of the largest logit at the last position */
} evaluation;

/* Stores and prints the logits of one position. */
static void see_logits(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    evaluation *e = (evaluation *)user;
    int32_t best[5], count = 0, id, i;
    for (id = 0; id < vocabulary; id++) { /* insertion into the list; of equals the first stays */
        for (i = count; i > 0 && logits[id] > logits[best[i - 1]]; i--)
            if (i < 5) best[i] = best[i - 1];
        if (i < 5) best[i] = id;
        if (count < 5) count++;
    }
    fwrite(logits, sizeof *logits, (size_t)vocabulary, e->logits);
    printf("pos %d in %d top5", (int)position, (int)bitnet_session_tokens(e->session)[position]);
    for (i = 0; i < count; i++) printf(" %d:%.6f", (int)best[i], (double)logits[best[i]]);
    putchar('\n');
    e->best = best[0];
}

static void see_layer(void *user, int32_t layer, int32_t position, const float *x, int32_t width) {
    evaluation *e = (evaluation *)user;
    size_t row = (size_t)layer * (size_t)e->positions + (size_t)position;
    memcpy(e->layers + row * (size_t)width, x, (size_t)width * sizeof *x);
}

/* Parses ids separated by blanks or commas into a malloc'ed array; NULL at anything else. */
static int32_t *parse_ids(const char *text, size_t *count) {
    int32_t *ids = (int32_t *)tool_alloc(strlen(text) / 2 + 1, sizeof *ids);
    for (*count = 0;; (*count)++) {
        char *end;
        long id;
        text += strspn(text, " ,\t\n");
        if (!*text) return ids;
        id = strtol(text, &end, 10);
        if (end == text || id < 0 || id > INT32_MAX) return free(ids), (int32_t *)NULL;
        ids[*count] = (int32_t)id;
        text = end;
    }
}

static int32_t *tokenize(const bitnet_tokenizer *tokenizer, const char *text, unsigned flags,
                         size_t *count) {
    size_t room = strlen(text) + 8; /* no text has more tokens than bytes, but for the special */
    int32_t *ids = (int32_t *)tool_alloc(room, sizeof *ids);
    if (bitnet_tokenize(tokenizer, text, strlen(text), flags, ids, room, count, NULL) !=
            BITNET_OK ||
        *count > room)
        return free(ids), (int32_t *)NULL;
    return ids;
}

/* The tokens to evaluate; the end of the program if there are none. */
static int32_t *make_ids(const settings *s, const bitnet_tokenizer *tokenizer, size_t *count) {
    const char *text = s->text ? s->text : s->prompt;
    unsigned flags = BITNET_ADD_BOS | (s->pooling >= 0 ? (unsigned)BITNET_ADD_EOS : 0u);
    int32_t *ids = s->ids ? parse_ids(s->ids, count) : tokenize(tokenizer, text, flags, count);
    if (ids && *count > 0 && *count <= 1 << 24) return ids;
    tool_complain("no valid ids: %s", s->ids ? s->ids : text);
    exit(1);
}

/* A session that shows what it computes. */
static bool open_session(const settings *s, evaluation *e, bitnet_model *model, size_t count) {
    const bitnet_model_info *info = bitnet_model_get_info(model);
    bitnet_session_options options = {0};
    bitnet_observer observer = {0};
    bitnet_error error;
    e->positions = (int32_t)count + s->greedy;
    options.context = e->positions;
    options.batch = s->batch && s->batch < (int)count ? s->batch : (int32_t)count;
    e->session = bitnet_session_create(model, &options, &error);
    if (!e->session) return tool_complain("session: %s", error.message);
    if (s->adapter && !(e->adapter = bitnet_adapter_load_file(model, s->adapter, &error)))
        return tool_complain("%s", error.message);
    if (bitnet_session_set_adapter(e->session, e->adapter, s->scale) != BITNET_OK)
        return tool_complain("%s", bitnet_session_message(e->session));
    e->layer_floats = ((size_t)info->layers + 1) * (size_t)e->positions * (size_t)info->width;
    if (s->layers) e->layers = (float *)tool_alloc(e->layer_floats, sizeof(float));
    observer.logits = see_logits;
    observer.layer = s->layers ? see_layer : NULL;
    observer.user = e;
    bitnet_session_set_observer(e->session, &observer);
    return true;
}

/* Computes all positions; their logits go to e->logits. */
static bool evaluate(const settings *s, evaluation *e, const int32_t *ids, size_t count) {
    size_t batch = s->batch && s->batch < (int)count ? (size_t)s->batch : count, done;
    bitnet_result result = BITNET_OK;
    int32_t header[2], i;
    header[0] = e->positions;
    header[1] = bitnet_model_get_info(bitnet_session_model(e->session))->vocabulary;
    fwrite(header, sizeof *header, 2, e->logits);
    for (done = 0; done < count && result == BITNET_OK && !tool_stopped; done += batch) {
        result = bitnet_feed(e->session, ids + done, count - done < batch ? count - done : batch);
        if (result == BITNET_OK) result = bitnet_step(e->session, NULL);
    }
    for (i = 0; i < s->greedy && result == BITNET_OK && !tool_stopped; i++) {
        result = bitnet_feed(e->session, &e->best, 1);
        if (result == BITNET_OK) result = bitnet_step(e->session, NULL);
    }
    if (tool_stopped) return tool_complain("interrupted");
    if (result != BITNET_OK)
        return tool_complain("evaluation: %s", bitnet_session_message(e->session));
    printf("greedy");
    for (i = (int32_t)count; i < e->positions; i++)
        printf(" %d", (int)bitnet_session_tokens(e->session)[i]);
    putchar('\n');
    return true;
}

/* Ends it when the user wants so. */
static bool is_stopped(void *user, uint64_t done, uint64_t total) {
    (void)user, (void)done, (void)total;
    return tool_stopped != 0;
}

/* The vector of the tokens instead. */
static bool embed(const settings *s, bitnet_model *model, const int32_t *ids, size_t count) {
    size_t width = (size_t)bitnet_model_get_info(model)->width;
    int32_t *out = (int32_t *)tool_alloc(width + 2, sizeof *out);
    float *vector = (float *)tool_alloc(width, sizeof *vector);
    bitnet_passage passage = {NULL, ids, count};
    bitnet_embed_options options = {0};
    bitnet_error error;
    bool good;
    options.pooling = (bitnet_pooling)s->pooling;
    options.progress.report = is_stopped;
    good = bitnet_embed(model, &passage, 1, &options, vector, &error) == BITNET_OK;
    if (!good) tool_complain("%s", error.message);
    out[0] = 1;
    out[1] = (int32_t)width;
    memcpy(out + 2, vector, width * sizeof *vector);
    good = good && tool_write(s->out, out, (width + 2) * sizeof *out);
    free(vector);
    free(out);
    return good;
}

static void parse(settings *s, int argc, char **argv) {
    const tool_call isa = {tool_isa, &s->options.isa};
    const tool_option options[] = {
        {"MODEL", TOOL_INPUT, &s->model, 0, 0, "a GGUF file"},
        {"-o FILE", TOOL_OUTPUT, &s->out, 0, 0, "the logits, or the vector"},
        {"--ids \"1 2 3\"", TOOL_TEXT, &s->ids, 0, 0, "the tokens to evaluate"},
        {"--prompt TEXT", TOOL_TEXT, &s->prompt, 0, 0, "or the text"},
        {"--tokens N", TOOL_INT, &s->greedy, 0, 1 << 24, "greedy steps behind it (default 0)"},
        {"--layers FILE", TOOL_OUTPUT, &s->layers, 0, 0, "the residual stream, too"},
        {"--embed file|mean|cls|last", TOOL_CHOICE, &s->pooling, 0, 0,
         "a vector in place of logits, of --ids as they are or of --text, pooled so"},
        {"--text TEXT", TOOL_TEXT, &s->text, 0, 0, "for --embed: bos and eos as the file says"},
        {"--adapter FILE", TOOL_INPUT, &s->adapter, 0, 0, "the logits with this LoRA adapter"},
        {"--scale X", TOOL_FLOAT, &s->scale, -1e6, 1e6, "times this (default 1)"},
        {"--batch N", TOOL_INT, &s->batch, 1, 1 << 24, "tokens computed together (default: all)"},
        {"--threads N", TOOL_INT, &s->options.threads, 1, TOOL_THREADS,
         "default: one per physical core"},
        {"--isa NAME", TOOL_CALL, (void *)&isa, 0, 0, "the kernels (default: the best)"},
        {"--pre NAME", TOOL_TEXT, &s->options.pretokenizer, 0, 0,
         "cut text by this rule, whatever the file names"},
        {"--ignore-extra-tensors", TOOL_SWITCH, &s->options.ignore_extra_tensors, 0, 0,
         "evaluate without tensors that the architecture does not know"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    tool_parse(argc, argv, "bitnet_eval",
               "the logits of every position, for comparing with other implementations", options);
    if (!s->out) tool_refuse("-o FILE is missing");
    if (s->pooling >= 0 && !s->ids == !s->text) tool_refuse("give --ids or --text");
    if (s->pooling < 0 && !s->ids == !s->prompt) tool_refuse("give --ids or --prompt");
    if (s->pooling >= 0 ? s->prompt || s->layers || s->greedy || s->batch || s->adapter
                        : s->text != NULL)
        tool_refuse("--prompt, --tokens, --layers, --adapter and --batch are for logits, --text is "
                    "for --embed");
}

int main(int argc, char **argv) {
    static settings s;
    evaluation e = {0};
    bitnet__output out;
    bitnet_model *model;
    bitnet_error error;
    int32_t *ids;
    size_t count = 0;
    bool good = false;
    s.pooling = -1;
    s.scale = 1;
    parse(&s, argc, argv);
    tool_catch_signals();
    s.options.log.write = tool_log;
    model = bitnet_model_load_file(s.model, &s.options, &error);
    if (!model) return tool_complain("%s", error.message), 1;
    ids = make_ids(&s, bitnet_model_tokenizer(model), &count);
    if (s.pooling >= 0) {
        good = embed(&s, model, ids, count);
    } else if (open_session(&s, &e, model, count)) {
        good = tool_output_open(&out, s.out);
        e.logits = out.file;
        if (good && !evaluate(&s, &e, ids, count)) bitnet__output_discard(&out), good = false;
        good = good && tool_output_commit(&out, s.out);
    }
    if (good && s.layers) good = tool_write(s.layers, e.layers, e.layer_floats * sizeof(float));
    free(e.layers);
    free(ids);
    bitnet_session_free(e.session);
    bitnet_adapter_free(e.adapter);
    bitnet_model_free(model);
    return good ? 0 : 1;
}
