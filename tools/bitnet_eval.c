/* bitnet_eval - writes the logits of every position, to compare with other implementations

       cc -O2 tools/bitnet_eval.c -o bitnet_eval
       ./bitnet_eval model.gguf -o logits --prompt "Once upon a time"
       ./bitnet_eval model.gguf -o vector --text "Once upon a time" --embed file
       ./bitnet_eval model.gguf --selfcheck

   Evaluates the tokens from position 0 on in chunks of --batch (default: all at once), then
   generates --tokens greedily. All files are little-endian. The output gets i32 positions, i32
   vocabulary, f32 logits [positions][vocabulary]; --layers gets the residual stream before the
   first and after each layer, f32 [layers + 1][positions][width]. Standard output gets every
   position's token and the five largest logits after it, then the greedy tokens. With --embed the
   output gets i32 1, i32 width and the text's vector instead, f32 [width], of length 1.

   With --draft, the MTP head's logits go to files next to the output, with one position fewer:
   OUT.mtp from each token and the main model's state before it, OUT.mtp_second from the head's
   greedy token after that and its own state. Its keys begin with the first of these rows; llama.cpp
   puts a row of the first token and a zero state before them, which training never uses.

   --gpu computes on the GPU, with the same bits, and exits with status 1 if it cannot.

   --selfcheck prints twenty lines for a report about a file: its contents without its name, the
   tokens of three texts, and the continuations of three prompts. All lines except "machine" and
   "times" are the same on every machine and kernel. */

#define BITNET_I8MM_HEADER "tools/bitnet_i8mm.h"
#define BITNET_IMPLEMENTATION
#include "../bitnet_gpu.h"
#include "bitnet_adapter.h"
#include "bitnet_draft.h"
#include "bitnet_embed.h"
#include "tool.h"

typedef struct settings {
    const char *model, *out, *layers, *ids, *prompt, *text, *adapter;
    int greedy, batch, kv;
    float scale; /* of the adapter */
    int pooling; /* of the vector; -1: logits instead */
    bool selfcheck, draft, on_gpu;
    int device; /* of Vulkan; 0: the first hardware one */
    bitnet_model_options options;
} settings;

/* ---- what the session shows */

typedef struct evaluation {
    bitnet_session *session;
    bitnet_adapter *adapter;
    bitnet_gpu *gpu; /* NULL: use the CPU */
    FILE *logits;
    float *layers; /* [layers + 1][positions][width], or NULL */
    size_t layer_floats;
    int32_t positions;
    float *states; /* [positions][width], from which logits are computed, for --draft */
    int32_t best;  /* the token of the largest logit at the last position */
} evaluation;

/* Stores and prints the logits of one position. */
static int see_logits(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    evaluation *e = (evaluation *)user;
    int32_t best[5], count = 0, id, i;
    for (id = 0; id < vocabulary; id++) { /* insertion sort; of equal logits the first stays
                                             first */
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
    return 0;
}

static int see_layer(void *user, int32_t layer, int32_t position, const float *x, int32_t width) {
    evaluation *e = (evaluation *)user;
    size_t row = (size_t)layer * (size_t)e->positions + (size_t)position;
    memcpy(e->layers + row * (size_t)width, x, (size_t)width * sizeof *x);
    return 0;
}

static void see_state(void *user, int32_t position, const float *state) {
    const evaluation *e = (const evaluation *)user;
    size_t width = (size_t)bitnet_model_get_info(bitnet_session_model(e->session))->hidden_size;
    memcpy(e->states + (size_t)position * width, state, width * sizeof *state);
}

/* Parses ids separated by spaces or commas into a malloc'ed array; NULL on anything else. */
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
    size_t room = strlen(text) + 8; /* at most one token per byte, plus special tokens */
    int32_t *ids = (int32_t *)tool_alloc(room, sizeof *ids);
    if (bitnet_tokenize(tokenizer, text, strlen(text), flags, ids, room, count, NULL) !=
            BITNET_OK ||
        *count > room)
        return free(ids), (int32_t *)NULL;
    return ids;
}

/* The tokens to evaluate; exits if there are none. */
static int32_t *make_ids(const settings *s, const bitnet_tokenizer *tokenizer, size_t *count) {
    const char *text = s->text ? s->text : s->prompt;
    unsigned flags = BITNET_ADD_BOS | (s->pooling >= 0 ? (unsigned)BITNET_ADD_EOS : 0u);
    bool of_file = s->ids && !strchr("0123456789 ", *s->ids);
    char *file = of_file ? tool_read(s->ids, NULL) : NULL;
    int32_t *ids;
    if (of_file && !file) exit(1);
    ids = s->ids ? parse_ids(file ? file : s->ids, count) : tokenize(tokenizer, text, flags, count);
    free(file);
    if (ids && *count > 0 && *count <= 1 << 24) return ids;
    tool_complain("no valid ids: '%s'", s->ids ? s->ids : text);
    exit(1);
}

/* Stores the states from which the session computes logits. */
static void see_states(evaluation *e) {
    const bitnet_model_info *info = bitnet_model_get_info(bitnet_session_model(e->session));
    bitnet_drafter drafter = {0};
    e->states =
        (float *)tool_alloc((size_t)e->positions * (size_t)info->hidden_size, sizeof(float));
    drafter.hidden = see_state;
    drafter.user = e;
    bitnet_session_set_drafter(e->session, &drafter);
}

/* Creates a session with observers of what it computes. */
static bool open_session(const settings *s, evaluation *e, bitnet_model *model, size_t count) {
    const bitnet_model_info *info = bitnet_model_get_info(model);
    bitnet_session_options options = {0};
    bitnet_observer observer = {0};
    bitnet_error error;
    e->positions = (int32_t)count + s->greedy;
    options.context_length = e->positions;
    options.batch = s->batch && s->batch < (int)count ? s->batch : (int32_t)count;
    options.cache = (bitnet_cache)s->kv;
    e->session = bitnet_session_create(model, &options, &error);
    if (!e->session) return tool_complain("session: %s", error.message);
    if (s->adapter && !(e->adapter = bitnet_adapter_load_file(model, s->adapter, &error)))
        return tool_complain("%s", error.message);
    if (bitnet_session_set_adapter(e->session, e->adapter, s->scale) != BITNET_OK)
        return tool_complain("%s", bitnet_session_message(e->session));
    if (e->gpu && bitnet_gpu_attach(e->session, e->gpu) != BITNET_OK)
        return tool_complain("%s", bitnet_session_message(e->session));
    e->layer_floats = ((size_t)info->layers + 1) * (size_t)e->positions * (size_t)info->hidden_size;
    if (s->layers) e->layers = (float *)tool_alloc(e->layer_floats, sizeof(float));
    observer.logits = see_logits;
    observer.layer = s->layers ? see_layer : NULL;
    observer.user = e;
    bitnet_session_set_observer(e->session, &observer);
    if (s->draft) see_states(e);
    return true;
}

/* Computes all positions; their logits go to e->logits. */
static bool evaluate(const settings *s, evaluation *e, const int32_t *ids, size_t count) {
    size_t batch = s->batch && s->batch < (int)count ? (size_t)s->batch : count, done;
    bitnet_result result = BITNET_OK;
    int32_t header[2], i;
    header[0] = e->positions;
    header[1] = bitnet_model_get_info(bitnet_session_model(e->session))->vocab_size;
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
    if (e->gpu && !bitnet_gpu_is_attached(e->session))
        return tool_complain("the GPU failed, and the CPU continued");
    printf("greedy");
    for (i = (int32_t)count; i < e->positions; i++)
        printf(" %d", (int)bitnet_session_tokens(e->session)[i]);
    putchar('\n');
    return true;
}

/* Names the first software device, which is used only if it is chosen by its number. */
static void name_software_device(void) {
    bitnet_gpu_device devices[16];
    size_t count, i;
    if (bitnet_gpu_devices(NULL, devices, 16, &count, NULL) != BITNET_OK) return;
    for (i = 0; i < count && i < 16; i++)
        if (devices[i].usable && devices[i].kind == BITNET_GPU_KIND_SOFTWARE) {
            tool_complain("device %d computes in software: --device %d uses %s", (int)i + 1,
                          (int)i + 1, devices[i].name);
            return;
        }
}

/* NULL and a message: there is no GPU, or it does not support the model. */
static bitnet_gpu *open_gpu(const settings *s, bitnet_model *model) {
    bitnet_gpu_options options = {0};
    bitnet_error error;
    bitnet_gpu *gpu;
    options.device = s->device;
    gpu = bitnet_gpu_create(model, &options, &error);
    if (!gpu) tool_complain("%s", error.message);
    if (!gpu && !s->device) name_software_device();
    return gpu;
}

/* ---- what an MTP head drafts */

/* Opens OUT with a suffix, for the logits of `positions` positions. */
static bool open_guesses(evaluation *e, bitnet__output *out, const char *path, const char *ending,
                         int32_t positions) {
    const bitnet_model_info *info = bitnet_model_get_info(bitnet_session_model(e->session));
    int32_t header[2];
    char name[4096];
    header[0] = positions, header[1] = info->vocab_size;
    snprintf(name, sizeof name, "%s%s", path, ending);
    if (!tool_output_open(out, name)) return false;
    e->logits = out->file;
    fwrite(header, sizeof *header, 2, e->logits);
    return true;
}

/* Feeds the head a token and a state; returns its greedy token, or -1. */
static int32_t guess(evaluation *e, int32_t id, const float *state) {
    if (bitnet_feed_hidden(e->session, &id, state, 1) != BITNET_OK ||
        bitnet_step(e->session, NULL) != BITNET_OK)
        return tool_complain("the head: %s", bitnet_session_message(e->session)), -1;
    return e->best;
}

/* Computes rows of the head and discards them. */
static bool read_rows(evaluation *e, const int32_t *ids, const float *states, size_t count) {
    bitnet_observer observer = e->session->observer;
    bool good;
    bitnet_session_reset(e->session);
    bitnet_session_set_observer(e->session, NULL);
    good = bitnet_feed_hidden(e->session, ids, states, count) == BITNET_OK &&
           bitnet_step(e->session, NULL) == BITNET_OK;
    bitnet_session_set_observer(e->session, &observer);
    return good || tool_complain("the head: %s", bitnet_session_message(e->session));
}

/* Writes the drafts after each token, and those after the drafts. */
static bool draft(const settings *s, const evaluation *main, const int32_t *ids) {
    bitnet_error error;
    bitnet_model *mtp = bitnet_model_load_mtp(bitnet_session_model(main->session), &error);
    int32_t rows = main->positions - 1, i, *best;
    size_t width;
    evaluation e = {0};
    settings plain = *s;
    bitnet__output out;
    bool good = true;
    if (!mtp) return tool_complain("%s: %s", s->model, error.message);
    if (rows < 1) return tool_complain("one token is not enough for a draft");
    width = (size_t)bitnet_model_get_info(mtp)->hidden_size;
    best = (int32_t *)tool_alloc((size_t)rows, sizeof *best);
    plain.adapter = plain.layers = NULL;
    plain.greedy = 1; /* room for the second draft */
    good =
        open_session(&plain, &e, mtp, (size_t)rows) && open_guesses(&e, &out, s->out, ".mtp", rows);
    for (i = 0; i < rows && good; i++)
        good = (best[i] = guess(&e, ids[i + 1], main->states + (size_t)i * width)) >= 0;
    good = good && tool_output_commit(&out, s->out);
    good = good && open_guesses(&e, &out, s->out, ".mtp_second", rows);
    for (i = 0; i < rows && good; i++) {
        good = read_rows(&e, ids + 1, main->states, (size_t)i + 1) &&
               guess(&e, best[i], e.states + (size_t)i * width) >= 0;
    }
    good = good && tool_output_commit(&out, s->out);
    bitnet_session_free(e.session);
    free(e.states);
    free(best);
    return good;
}

/* Stops when the user interrupts. */
static int is_stopped(void *user, uint64_t done, uint64_t total) {
    (void)user, (void)done, (void)total;
    return tool_stopped != 0;
}

/* Writes the vector of the tokens instead of logits. */
static bool embed(const settings *s, bitnet_model *model, const int32_t *ids, size_t count) {
    size_t width = (size_t)bitnet_model_get_info(model)->hidden_size;
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

/* ---- the lines of a report */

enum {
    CONTINUED = 16,
    PROMPT = 256
}; /* tokens generated after a prompt; most tokens of a
                                          prompt */

static const char *const texts[3] = {
    "The quick brown fox jumps over 13 lazy dogs, doesn't it?",
    "for (int i = 0; i < 10; i++) {\n\tprintf(\"%d\\n\", i);\n}",
    "Za\xC5\xBC\xC3\xB3\xC5\x82\xC4\x87 \xE2\x80\x94 \xE4\xBD\xA0\xE5\xA5\xBD \xF0\x9F\x99\x82"};

/* The last is a message, if the model has a chat template. */
static const char *const prompts[3] = {"Once upon a time", "The capital of France is",
                                       "What is the capital of France?"};

typedef struct times {
    double load, prompt, text; /* seconds */
    int prompt_tokens, text_tokens;
} times;

/* A checksum of a file's contents, independent of its name and parts: keys with values; tensors'
   names, types and shapes. */
static uint32_t checksum(const bitnet_gguf *g) {
    uint32_t crc = 0;
    uint64_t k;
    size_t i;
    for (i = 0; i < bitnet_gguf_value_count(g); i++) {
        const bitnet_gguf_value *v = bitnet_gguf_value_at(g, i);
        if (v->key.length > 6 && memcmp(v->key.data, "split.", 6) == 0) continue;
        crc = bitnet__crc32(crc, v->key.data, v->key.length);
        for (k = 0; k < v->count; k++) {
            bitnet_string s;
            int64_t whole;
            double number;
            if (bitnet_gguf_string(v, k, &s)) crc = bitnet__crc32(crc, s.data, s.length);
            else if (bitnet_gguf_int(v, k, &whole)) crc = bitnet__crc32(crc, &whole, sizeof whole);
            else if (bitnet_gguf_number(v, k, &number)) crc = bitnet__crc32(crc, &number, 8);
        }
    }
    for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
        crc = bitnet__crc32(crc, t->name.data, t->name.length);
        crc = bitnet__crc32(crc, &t->type, sizeof t->type);
        crc = bitnet__crc32(crc, t->shape, sizeof t->shape);
    }
    return crc;
}

static void report_file(const bitnet_gguf *g) {
    size_t i, k, done;
    printf("file      %lu tensors", (unsigned long)bitnet_gguf_tensor_count(g));
    for (i = 0; i < bitnet_gguf_tensor_count(g); i++) { /* each type at its first occurrence */
        const int type = bitnet_gguf_tensor_at(g, i)->type;
        for (k = done = 0; k < bitnet_gguf_tensor_count(g); k++) {
            if (bitnet_gguf_tensor_at(g, k)->type != type) continue;
            if (k < i) break;
            done++;
        }
        if (k == bitnet_gguf_tensor_count(g))
            printf(", %lu %s", (unsigned long)done, bitnet_type_name(type));
    }
    printf("; checksum %08lx\n", (unsigned long)checksum(g));
}

static void report_model(const bitnet_model *model) {
    const bitnet_model_info *info = bitnet_model_get_info(model);
    const bitnet_tokenizer *t = bitnet_model_tokenizer(model);
    printf("selfcheck of bitnet.h %d\n", (int)bitnet_version());
    printf("model     %s, %d layers, width %d, ffn %d, heads %d/%d of %d, context %d\n",
           info->architecture, (int)info->layers, (int)info->hidden_size, (int)info->ffn_size,
           (int)info->heads, (int)info->kv_heads, (int)info->head_size, (int)info->context_length);
    printf("tokens    %d, bos %d, eos %d, chat template %s\n", (int)bitnet_vocab_size(t),
           (int)bitnet_token_bos(t), (int)bitnet_token_eos(t),
           tool_chat_template(bitnet_tokenizer_chat_template(t)));
}

/* The processor's name, from /proc/cpuinfo or Windows. */
static const char *processor(void) {
    static char line[200];
    const char *known = getenv("PROCESSOR_IDENTIFIER");
    FILE *file = fopen("/proc/cpuinfo", "r");
    while (file && fgets(line, sizeof line, file)) {
        char *colon = strchr(line, ':');
        if (!colon || (strncmp(line, "model name", 10) != 0 && strncmp(line, "Model", 5) != 0))
            continue;
        line[strcspn(line, "\n")] = 0;
        known = colon + 2;
        break;
    }
    if (file) fclose(file);
    return known ? known : "unknown processor";
}

static void report_ids(const char *name, int number, const int32_t *ids, size_t count) {
    size_t i;
    printf("%-7s %d", name, number);
    for (i = 0; i < count; i++) printf(" %d", (int)ids[i]);
    putchar('\n');
}

static void report_text(const bitnet_tokenizer *tokenizer, int number, const int32_t *ids,
                        size_t count) {
    bitnet_detokenizer state = {"", 0, false};
    char text[1024];
    size_t i, k;
    printf("said    %d \"", number);
    for (i = 0; i <= count; i++) {
        size_t length =
            bitnet_detokenizer_next(&state, tokenizer, i < count ? ids[i] : -1, text, 1024);
        for (k = 0; k < length && k < sizeof text; k++) {
            if (text[k] == '\n') fputs("\\n", stdout);
            else if ((unsigned char)text[k] < 32 || text[k] == 127) putchar('?');
            else putchar(text[k]);
        }
    }
    puts("\"");
}

/* The tokens of a prompt. */
static bool make_prompt(const bitnet_tokenizer *tokenizer, int number, int32_t *ids,
                        size_t *count) {
    const bitnet_chat_template form = bitnet_tokenizer_chat_template(tokenizer);
    const char *text = prompts[number];
    bitnet_message messages[2] = {{BITNET_ROLE_USER, text, strlen(text)},
                                  {BITNET_ROLE_ASSISTANT, NULL, 0}};
    bitnet_error error;
    bitnet_result result = number < 2 || form == BITNET_CHAT_NONE
                               ? bitnet_tokenize(tokenizer, text, strlen(text), BITNET_ADD_BOS, ids,
                                                 PROMPT, count, &error)
                               : bitnet_chat_encode(tokenizer, form, messages, 2, BITNET_ADD_BOS,
                                                    ids, PROMPT, count, &error);
    if (result != BITNET_OK) return tool_complain("prompt %d: %s", number + 1, error.message);
    return *count <= PROMPT || tool_complain("prompt %d is too long", number + 1);
}

/* A prompt's continuation: tokens, log-probabilities, a checksum of all logits. */
static bool report_prompt(bitnet_session *session, int number, times *t) {
    const bitnet_model *model = bitnet_session_model(session);
    const int32_t vocabulary = bitnet_model_get_info(model)->vocab_size;
    const bitnet_tokenizer *tokenizer = bitnet_model_tokenizer(model);
    int32_t ids[PROMPT], said[CONTINUED];
    const float *logits;
    float likely[CONTINUED];
    double start = tool_seconds();
    uint32_t crc = 0;
    size_t count = 0, n, i;
    bitnet_session_reset(session);
    if (!make_prompt(tokenizer, number, ids, &count)) return false;
    if (bitnet_feed(session, ids, count) != BITNET_OK ||
        bitnet_logits(session, NULL, &logits) != BITNET_OK)
        return tool_complain("prompt %d: %s", number + 1, bitnet_session_message(session));
    t->prompt += tool_seconds() - start, t->prompt_tokens += (int)count;
    start = tool_seconds();
    for (n = 0; n < CONTINUED && (n == 0 || !bitnet_token_is_end(tokenizer, said[n - 1])); n++) {
        if (bitnet_logits(session, NULL, &logits) != BITNET_OK) break;
        crc = bitnet__crc32(crc, logits, (size_t)vocabulary * sizeof *logits);
        if (bitnet_sample(session, NULL, &said[n]) != BITNET_OK ||
            bitnet_log_probability(session, said[n], NULL, &likely[n]) != BITNET_OK ||
            bitnet_feed(session, &said[n], 1) != BITNET_OK)
            break;
    }
    t->text += tool_seconds() - start, t->text_tokens += (int)n;
    if (bitnet_is_error(bitnet_session_result(session)))
        return tool_complain("prompt %d: %s", number + 1, bitnet_session_message(session));
    if (number == 2) report_ids("prompt", number + 1, ids, count);
    report_ids("next", number + 1, said, n);
    printf("likely  %d", number + 1);
    for (i = 0; i < n; i++) printf(" %.3f", (double)likely[i]);
    printf("; logits %08lx\n", (unsigned long)crc);
    report_text(tokenizer, number + 1, said, n);
    return true;
}

/* A text's vector, if the model is an embedding model. */
static bool report_vector(bitnet_model *model, int number) {
    const size_t width = (size_t)bitnet_model_get_info(model)->hidden_size;
    float *vector = (float *)tool_alloc(width, sizeof *vector);
    bitnet_passage passage = {texts[number], NULL, strlen(texts[number])};
    bitnet_error error;
    bool good = bitnet_embed(model, &passage, 1, NULL, vector, &error) == BITNET_OK ||
                tool_complain("text %d: %s", number + 1, error.message);
    if (good)
        printf("vector  %d %.6f %.6f ... %.6f; all %08lx\n", number + 1, (double)vector[0],
               (double)vector[1], (double)vector[width - 1],
               (unsigned long)bitnet__crc32(0, vector, width * sizeof *vector));
    free(vector);
    return good;
}

static bool selfcheck(const settings *s, bitnet_model *model, times *t) {
    const bitnet_model_info *info = bitnet_model_get_info(model);
    bitnet_gguf *g = bitnet_gguf_open_file(s->model, NULL, NULL);
    bitnet_session_options options = {0};
    bitnet_session *session;
    bitnet_error error;
    bool good = g != NULL;
    int i;
    report_model(model);
    if (g) report_file(g);
    bitnet_gguf_free(g);
    printf("machine   %s; %d threads, kernels %s\n", processor(), (int)info->threads,
           bitnet_isa_name(info->isa));
    for (i = 0; i < 3 && good; i++) {
        size_t count;
        int32_t *ids = tokenize(bitnet_model_tokenizer(model), texts[i], 0, &count);
        good = ids && (report_ids("text", i + 1, ids, count), true);
        free(ids);
    }
    options.context_length = PROMPT + CONTINUED;
    session = info->pooling == BITNET_POOLING_AUTO ? bitnet_session_create(model, &options, &error)
                                                   : NULL;
    if (info->pooling == BITNET_POOLING_AUTO && !session) good = tool_complain("%s", error.message);
    for (i = 0; i < 3 && good && !tool_stopped; i++)
        good = session ? report_prompt(session, i, t) : report_vector(model, i);
    bitnet_session_free(session);
    if (good)
        printf("times     load %.2f s, prompts %.1f tokens/s, texts %.1f tokens/s\n", t->load,
               t->prompt_tokens / (t->prompt + 1e-9), t->text_tokens / (t->text + 1e-9));
    return good;
}

static void parse(settings *s, int argc, char **argv) {
    const tool_call isa = {tool_isa, &s->options.isa};
    const tool_option options[] = {
        {"MODEL", TOOL_INPUT, &s->model, 0, 0, "a GGUF file"},
        {"-o FILE", TOOL_OUTPUT, &s->out, 0, 0, "write the logits or the vector here"},
        {"--ids \"1 2 3\"", TOOL_TEXT, &s->ids, 0, 0, "the tokens to evaluate, or a file of them"},
        {"--prompt TEXT", TOOL_TEXT, &s->prompt, 0, 0, "or the text"},
        {"--tokens N", TOOL_INT, &s->greedy, 0, 1 << 24,
         "then generate N tokens greedily (default 0)"},
        {"--draft", TOOL_SWITCH, &s->draft, 0, 0, "also write the MTP head's logits"},
        {"--layers FILE", TOOL_OUTPUT, &s->layers, 0, 0, "also write the residual stream"},
        {"--embed file|mean|cls|last", TOOL_CHOICE, &s->pooling, 0, 0,
         "the vector of --ids or --text, pooled this way, instead of logits"},
        {"--text TEXT", TOOL_TEXT, &s->text, 0, 0,
         "a text for --embed, with bos and eos as specified in the file"},
        {"--selfcheck", TOOL_SWITCH, &s->selfcheck, 0, 0,
         "print the lines for a report about the file instead"},
        {"--adapter FILE", TOOL_INPUT, &s->adapter, 0, 0, "apply this LoRA adapter"},
        {"--scale X", TOOL_FLOAT, &s->scale, -1e6, 1e6, "the adapter's scale (default 1)"},
        {"--batch N", TOOL_INT, &s->batch, 1, 1 << 24, "tokens computed together (default: all)"},
        {"--kv f16|int8", TOOL_CHOICE, &s->kv, 0, 0, "keys and values (default f16)"},
        {"--gpu", TOOL_SWITCH, &s->on_gpu, 0, 0, "compute on the GPU"},
        {"--device N", TOOL_INT, &s->device, 1, 64,
         "the same on this Vulkan device (default: the first hardware one)"},
        {"--threads N", TOOL_INT, &s->options.threads, 1, TOOL_THREADS,
         "default: one per physical core"},
        {"--isa NAME", TOOL_CALL, (void *)&isa, 0, 0, "the kernels (default: the best)"},
        {"--pre NAME", TOOL_TEXT, &s->options.pretokenizer, 0, 0,
         "use this pre-tokenizer instead of the file's"},
        {"--ignore-extra-tensors", TOOL_SWITCH, &s->options.ignore_extra_tensors, 0, 0,
         "evaluate without tensors that the architecture does not know"},
        {"--ignore-rotation-keys", TOOL_SWITCH, &s->options.ignore_rotation_keys, 0, 0,
         "evaluate weights as they are, ignoring keys about a rotation"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    tool_parse(argc, argv, "bitnet_eval",
               "writes the logits of every position, to compare with other implementations",
               options);
    s->on_gpu = s->on_gpu || s->device;
    if (s->on_gpu && (s->selfcheck || s->layers || s->draft || s->pooling >= 0))
        tool_refuse("a GPU computes logits only");
    if (s->selfcheck && (s->out || s->ids || s->prompt || s->text || s->pooling >= 0 || s->layers ||
                         s->adapter || s->greedy || s->batch))
        tool_refuse("--selfcheck uses its own texts and writes no file");
    if (s->selfcheck) return;
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
    times t = {0};
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
    t.load = tool_seconds();
    model = bitnet_model_load_file(s.model, &s.options, &error);
    if (!model) return tool_complain("%s", error.message), 1;
    t.load = tool_seconds() - t.load;
    if (s.selfcheck) {
        good = selfcheck(&s, model, &t);
        bitnet_model_free(model);
        return good ? 0 : 1;
    }
    ids = make_ids(&s, bitnet_model_tokenizer(model), &count);
    if (s.pooling >= 0) {
        good = embed(&s, model, ids, count);
    } else if ((!s.on_gpu || (e.gpu = open_gpu(&s, model))) && open_session(&s, &e, model, count)) {
        good = tool_output_open(&out, s.out);
        e.logits = out.file;
        if (good && !evaluate(&s, &e, ids, count)) bitnet__output_close(&out, false), good = false;
        good = good && tool_output_commit(&out, s.out);
    }
    if (good && s.draft) good = draft(&s, &e, ids);
    if (good && s.layers) good = tool_write(s.layers, e.layers, e.layer_floats * sizeof(float));
    free(e.layers);
    free(e.states);
    free(ids);
    bitnet_session_free(e.session);
    bitnet_gpu_free(e.gpu);
    bitnet_adapter_free(e.adapter);
    bitnet_model_free(model);
    return good ? 0 : 1;
}
