/* bitnet_server - serves a model to clients of several APIs, and a page to chat on

       cc -O2 tools/bitnet_server.c -o bitnet_server            Windows: add -lws2_32
       ./bitnet_server model.gguf                               then open http://127.0.0.1:8080
       ./bitnet_server                                          serves the shipped stories model

   One thread loops: it waits for sockets, reads requests, computes for some milliseconds and sends
   answers. A second thread prepares requests: it parses JSON, compiles grammars and tokenizes text.
   A third formats long answers, and a fourth writes the files of --keep-dir, so that none of this
   delays other answers. A request belongs to one thread at a time; only the lists between threads
   are locked. An answer does not depend on the server's other work (bitnet.h, chapter 8).
   Input from sockets is untrusted. Errors are JSON in the form of the API that a client uses:
   OpenAI's, Anthropic's, Ollama's or llama.cpp's.

   The parts are in tools/server. Each includes the parts that it uses and is used only by those
   after it in the list below. This file has the command line, and opens and closes the server's
   resources. */

#define BITNET_I8MM_HEADER "tools/bitnet_i8mm.h"
#define BITNET_IMPLEMENTATION
#include "../bitnet_chains.h"
#include "../bitnet_gpu.h"
#include "bitnet_adapter.h"
#include "bitnet_draft.h"
#include "bitnet_embed.h"
#include "bitnet_infill.h"
#include "bitnet_save.h"
#include "bitnet_schema.h"
#include "bitnet_fit.h"
#include "tool.h"

/* clang-format off */

/* used by all parts */
#include "server/text.h"
#include "server/http.h"
#include "server/sockets.h"
#include "server/request.h"
#include "server/state.h"
#include "server/options.h"
#include "server/answers.h"
#include "server/tasks.h"

/* generation and its answers */
#include "server/archive.h"
#include "server/prefixes.h"
#include "server/kept_files.h"
#include "server/replies.h"
#include "server/reply_items.h"
#include "server/chat_answers.h"
#include "server/response_answers.h"
#include "server/message_answers.h"
#include "server/ollama_answers.h"
#include "server/llama_answers.h"
#include "server/scheduler.h"

/* requests for text */
#include "server/prompts.h"
#include "server/tools.h"
#include "server/messages.h"
#include "server/items.h"
#include "server/conversations.h"
#include "server/infill.h"
#include "server/sampling.h"
#include "server/regex.h"
#include "server/forms.h"
#include "server/jobs.h"

/* other requests */
#include "server/embeddings.h"
#include "server/models.h"
#include "server/page.h"
#include "server/endpoints.h"
#include "server/metrics.h"

/* connections */
#include "server/routes.h"
#include "server/connections.h"
#include "server/loop.h"

/* clang-format on */

#include <limits.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/* Tells waiting clients that the server is shutting down. */
static void end_connections(server *s) {
    static const char words[] = "the server is shutting down";
    while (s->connection_count) {
        connection *c = s->connections[--s->connection_count];
        if (c->job) fail_job(s, c->job, 503, words);
        else if (c->stage == STAGE_ANSWER) answer_error(s, c, 503, NULL, NULL, words);
        if (c->out.length) transmit(s, c);
        close_connection(s, c);
        free_connection(c);
    }
}

static void close_server(server *s) {
    end_connections(s);
    if (!stop_workers(s)) return;
    close_files(s);
    while (s->preparer.waiting.first) free_task(s, pop_task(&s->preparer.waiting));
    while (s->writer.waiting.first) free_task(s, pop_task(&s->writer.waiting));
    while (s->done.first) free_task(s, pop_task(&s->done));
    while (s->prefix_count) drop_prefix(s, 0);
    free(s->connections);
    free(s->choices);
    free(s->prefixes);
    free(s->sessions);
    free(s->vectors);
    close_archive(s->archive);
    bitnet_chain_table_free(s->table);
    bitnet_chain_memory_free(s->memory);
    bitnet_adapter_free(s->adapter);
    bitnet_gpu_free(s->gpu);
    bitnet_model_free(s->drafter);
    if (s->embedder != s->model) bitnet_model_free(s->embedder);
    bitnet_model_free(s->model);
    bitnet_pool_free(s->options.pool);
}

/* Reads the API key from the first line of a file or from an environment variable, because other
   users can see arguments. */
static void read_key(server *s) {
    char *key = s->key_file ? tool_read(s->key_file, NULL) : NULL;
    if (s->key_file && !key) exit(1);
    if (key) key[strcspn(key, "\r\n")] = 0;
    s->key = key ? key : getenv("BITNET_API_KEY");
    if (s->key && !*s->key) exit(!tool_complain("the API key is empty"));
}

/* A file's name without folders and .gguf. */
static void set_id(char *id, size_t size, const char *path) {
    const char *name = path, *p;
    size_t length;
    for (p = path; *p; p++)
        if (strchr("/\\", *p)) name = p + 1;
    length = strlen(name);
    if (length > 5 && !strcmp(name + length - 5, ".gguf")) length -= 5;
    snprintf(id, size, "%.*s", (int)length, name);
}

static bitnet_model *open_model(server *s, const char *path) {
    bitnet_error error;
    bitnet_model *model = bitnet_model_load_file(path, &s->options, &error);
    if (!model) exit(!tool_complain("%s", error.message));
    return model;
}

/* Applies the sampling that the file recommends. */
static void read_defaults(server *s) {
    s->sampling.temperature = 0.8f;
    s->sampling.top_k = 40;
    s->sampling.top_p = 0.95f;
    s->sampling.min_p = 0.05f;
    s->sampling.repetition_penalty = 1;
    bitnet_model_get_sampling(s->model, &s->sampling);
    if (s->temperature >= 0) s->sampling.temperature = s->temperature;
}

/* Opens the GPU; if there is none, the CPU is used. */
static void open_gpu(server *s) {
    bitnet_gpu_options options;
    bitnet_error error;
    memset(&options, 0, sizeof options);
    options.device = s->device;
    s->gpu = bitnet_gpu_create(s->model, &options, &error);
    if (s->gpu) tool_complain("computes on %s", bitnet_gpu_get_stats(s->gpu).device);
    else tool_complain("%s; using the CPU", error.message);
}

static void open_table(server *s) {
    bitnet_error error;
    s->drafts = true;
    s->table = bitnet_chain_table_load_file(s->table_path, s->tokenizer, NULL, &error);
    if (!s->table) exit(!tool_complain("%s", error.message));
}

/* Creates a session of each model, which checks that their vocabularies are equal. */
static void open_drafter(server *s) {
    bitnet_chains_options o;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_session *session = bitnet_session_create(s->model, NULL, &error);
    bitnet_chains *chains;
    s->drafts = true;
    s->drafter = open_model(s, s->draft_path);
    memset(&o, 0, sizeof o);
    o.draft_session = bitnet_session_create(s->drafter, NULL, &error);
    chains = o.draft_session ? bitnet_chains_create(session, &o, &error) : NULL;
    if (!chains) exit(!tool_complain("%s: %s", s->draft_path, error.message));
    bitnet_chains_free(chains);
    bitnet_session_free(o.draft_session);
    bitnet_session_free(session);
}

/* In megabytes. */
static int usual_keep_memory(void) {
    uint64_t eighth = tool_memory() >> 23;
    return eighth < 256 ? 256 : eighth > INT32_MAX ? INT32_MAX : (int)eighth;
}

/* The context length as trained, if keys and values of one such text fit in half of the memory,
   which they use as the text grows; else at least 4096. On a GPU 4096, because a text allocates all
   of its memory at once. */
static int32_t usual_context(const server *s, const bitnet_model_info *info) {
    int32_t period = info->attention_period > 0 ? info->attention_period : 1;
    uint64_t values = 2 * (uint64_t)(info->layers / period) * (uint64_t)info->kv_heads *
                      (uint64_t)info->head_size * (s->session.cache == BITNET_CACHE_INT8 ? 1 : 2);
    uint64_t most = s->gpu || !values ? 0 : tool_memory() / 2 / values;
    if (most < 4096) most = 4096;
    return (uint64_t)info->context_length < most ? info->context_length : (int32_t)most;
}

static void open_server(server *s) {
    const bitnet_model_info *info;
    bitnet_error error;
    const char *reason;
    int allowed;
    if (!net_start()) exit(!tool_complain("the network is unavailable"));
    read_key(s);
    set_id(s->id, sizeof s->id, s->path);
    if (s->alias) snprintf(s->id, sizeof s->id, "%s", s->alias);
    set_id(s->embedder_id, sizeof s->embedder_id, s->embedding_path ? s->embedding_path : s->id);
    s->options.log.write = tool_log;
    s->options.progress.report = tool_load_progress;
    if (s->draft_path) s->options.pool = bitnet_pool_create(s->options.threads, NULL, NULL);
    s->model = s->embedder = open_model(s, s->path);
    read_defaults(s);
    if (s->embedding_path) s->embedder = open_model(s, s->embedding_path);
    s->tokenizer = bitnet_model_tokenizer(s->model);
    if (s->table_path) open_table(s);
    if (s->draft_path) open_drafter(s);
    if (s->drafts && !s->drafter) bitnet_model_load_mtp(s->model, NULL); /* if there is one */
    if (s->drafts) s->memory = bitnet_chain_memory_create(s->model, 0, NULL);
    if (s->adapter_path) s->adapter = tool_adapter(s->model, s->adapter_path, &s->adapter_scale);
    if (s->adapter_path && !s->adapter) exit(1);
    if (s->on_gpu || s->device) open_gpu(s);
    info = bitnet_model_get_info(s->model);
    if (!s->session.context_length) s->session.context_length = usual_context(s, info);
    if (s->session.context_length < 0)
        s->session.context_length =
            tool_fitting_context(s->model, &s->options, &s->session, &error);
    if (!s->session.context_length) exit(!tool_complain("%s", error.message));
    allowed = net_most(s->most);
    if (allowed < s->most)
        tool_complain("the system allows only %d connections; run ulimit -n %d to allow %d",
                      allowed, s->most + NET_OTHERS, s->most);
    s->most = allowed;
    s->listener = net_listen(s->host, &s->port, &reason);
    if (s->listener == INVALID_SOCKET)
        exit(!tool_complain("cannot listen on %s port %d: %s", s->host, s->port, reason));
    if (!s->key && strncmp(s->host, "127.", 4) && strcmp(s->host, "::1") &&
        strcmp(s->host, "localhost"))
        tool_complain(
            "anyone who can reach %s may use the server; restrict this with --api-key-file",
            s->host);
    s->run = bitnet__random((uint64_t)time(NULL), (uint64_t)bitnet__microseconds());
    if (s->keep_dir) read_index(s);
    s->archive = open_archive((size_t)s->archived);
    start_workers(s);
    printf("%s: http://%s%s%s:%d\n", s->id, strchr(s->host, ':') ? "[" : "", s->host,
           strchr(s->host, ':') ? "]" : "", s->port);
    fflush(stdout);
}

static void set_defaults(server *s) {
    s->host = "127.0.0.1";
    s->port = 8080;
    s->parallel = USUAL_PARALLEL;
    s->queue = USUAL_QUEUE;
    s->keep_memory = usual_keep_memory();
    s->keep_disk = USUAL_KEEP_DISK;
    s->archived = USUAL_RESPONSES;
    s->temperature = -1;
    s->most = USUAL_CONNECTIONS;
    s->body = USUAL_BODY;
    s->timeout = s->grace = USUAL_TIMEOUT;
}

/* The path of the shipped stories model. */
static const char *find_stories(void) {
    static const char *const names[] = {"examples/models/stories.gguf", "models/stories.gguf",
                                        "../examples/models/stories.gguf"};
    size_t i;
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        FILE *file = bitnet__open(names[i], "rb");
        if (!file) continue;
        fclose(file);
        tool_complain("serves %s, which tells stories; to serve another model, name its GGUF file",
                      names[i]);
        return names[i];
    }
    tool_refuse(
        "MODEL is missing, and %s was not found; run examples/chat.c without a model to see where "
        "to get a larger one",
        names[0]);
    return NULL;
}

static void parse(server *s, int argc, char **argv) {
    const tool_call length = {tool_context, &s->session.context_length};
    const tool_option options[] = {
        {"[MODEL]", TOOL_TEXT, &s->path, 0, 0,
         "a GGUF file (default: the shipped stories model, if it is below this folder)"},
        {"--host ADDRESS", TOOL_TEXT, &s->host, 0, 0,
         "listen here (default 127.0.0.1: only this machine; 0.0.0.0: all networks)"},
        {"--port N", TOOL_INT, &s->port, 0, 65535, "default 8080; 0: any free port"},
        {"--api-key-file FILE", TOOL_TEXT, &s->key_file, 0, 0,
         "require its first line as the API key; or set BITNET_API_KEY"},
        {"--name HOST", TOOL_TEXTS, &s->names, 0, 0,
         "also answer to this host name; may be repeated"},
        {"--cors ORIGIN", TOOL_TEXTS, &s->origins, 0, 0,
         "accept requests from pages of this site, e.g. https://example.org; *: all"},
        {"--alias NAME", TOOL_TEXT, &s->alias, 0, 0, "the model's name (default: the file's)"},
        {"--adapter FILE[:SCALE]", TOOL_TEXT, &s->adapter_path, 0, 0,
         "generate with this LoRA adapter"},
        {"--embedding-model FILE", TOOL_TEXT, &s->embedding_path, 0, 0,
         "a GGUF file for embeddings (default: MODEL)"},
        {"--parallel N", TOOL_INT, &s->parallel, 1, 4096, "texts generated at once (default 16)"},
        {"--queue N", TOOL_INT, &s->queue, 0, 1e6, "texts that may wait (default 64)"},
        {"--tokens N", TOOL_INT, &s->most_tokens, 1, INT32_MAX,
         "most tokens of an answer (default: as many as fit in the context)"},
        {"--thinking-tokens N", TOOL_INT, &s->most_thinking, 0, INT32_MAX,
         "most tokens of thinking, unless a request sets max_thinking_tokens (default 0:\n"
         "no limit)"},
        {"--context N|auto", TOOL_CALL, (void *)&length, 0, 0,
         "positions per text (default: as trained, if one such text fits in half of the memory;\n"
         "with --gpu at most 4096); auto: as many as fit in free memory"},
        {"--kv f16|int8", TOOL_CHOICE, &s->kv, 0, 0,
         "keys and values (default f16); int8 needs half the memory"},
        {"--keep-memory N", TOOL_INT, &s->keep_memory, 0, INT32_MAX,
         "megabytes of finished texts to keep for prompts with the same beginning (default: an "
         "eighth\n"
         "of the memory, at least 256)"},
        {"--keep-dir DIRECTORY", TOOL_TEXT, &s->keep_dir, 0, 0,
         "also keep long instructions and declarations of tools in this folder, across restarts"},
        {"--keep-disk N", TOOL_INT, &s->keep_disk, 1, INT32_MAX,
         "megabytes of files there (default 4096); the least recently used are deleted"},
        {"--responses N", TOOL_INT, &s->archived, 0, INT32_MAX,
         "bytes of responses to keep for previous_response_id (default 16777216)"},
        {"--snapshots N", TOOL_INT, &s->session.snapshots, -1, 16,
         "snapshots of a recurrent state per text; -1: none (default 3)"},
        {"--temperature X", TOOL_FLOAT, &s->temperature, 0, 100,
         "unless a request sets it (default: from the file, else 0.8)"},
        {"--chains", TOOL_SWITCH, &s->drafts, 0, 0,
         "draft tokens and verify several at once: the same texts, faster"},
        {"--chain-table FILE", TOOL_TEXT, &s->table_path, 0, 0,
         "the same, also with chains found by bitnet_mine"},
        {"--draft FILE", TOOL_TEXT, &s->draft_path, 0, 0,
         "the same, also with a smaller model of the same vocabulary"},
        {"--gpu", TOOL_SWITCH, &s->on_gpu, 0, 0,
         "compute on the GPU, or on the CPU if there is none"},
        {"--device N", TOOL_INT, &s->device, 1, 64,
         "the same on this Vulkan device (default: the first hardware one)"},
        {"--connections N", TOOL_INT, &s->most, 1, 1e6, "most connections (default 10000)"},
        {"--body N", TOOL_INT, &s->body, 1024, 1 << 30,
         "most bytes of a request (default 4194304)"},
        {"--timeout N", TOOL_INT, &s->timeout, 1, 86400,
         "seconds for a request to arrive and for an answer to make progress (default 30)"},
        {"--grace N", TOOL_INT, &s->grace, 0, 86400,
         "seconds to finish requests after a signal to stop (default 30)"},
        {"--threads N", TOOL_INT, &s->options.threads, 1, TOOL_THREADS,
         "default: one per physical core"},
        {"--lock", TOOL_SWITCH, &s->options.lock, 0, 0, "keep the weights in physical memory"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    tool_parse(argc, argv, "bitnet_server",
               "serves a model to clients of OpenAI's and other APIs, and a page to chat on",
               options);
    s->session.cache = (bitnet_cache)s->kv;
    if (!s->path) s->path = find_stories();
}

/* Keeps the memory of requests for the next ones: mapping new pages stops all threads, and on a
   slow system /health waited 0.2 s for requests of 4 MB. */
static void keep_memory(void) {
#if defined(__GLIBC__)
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
    mallopt(M_TOP_PAD, 50 << 20);
#endif
}

/* Closing the terminal ends the server as SIGTERM does, unless it was started with nohup. */
static void catch_hangup(void) {
#ifdef SIGHUP
    if (signal(SIGHUP, tool_on_signal) == SIG_IGN) signal(SIGHUP, SIG_IGN);
#endif
}

int main(int argc, char **argv) {
    static server s;
    keep_memory();
    set_defaults(&s);
    parse(&s, argc, argv);
    open_server(&s);
    tool_catch_signals();
    catch_hangup();
    serve(&s);
    close_server(&s);
    return 0;
}
