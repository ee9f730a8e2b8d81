/* state.h - the server, its connections and its work

   A POST becomes a task, which another thread prepares. A request for texts becomes a job, with a
   choice for each text; a request for embeddings becomes vectors; others are answered at once.
   Choices wait, are computed together, and end; after the last one, the job is answered. If the
   client disconnects, the work is dropped. The sessions of finished choices are kept for prompts
   with the same beginning: in memory, and with --keep-dir in files. This part has the types and
   limits, and frees jobs and vectors. */

#ifndef BITNET_SERVER_STATE_H
#define BITNET_SERVER_STATE_H

#include "../../bitnet_chains.h"
#include "../../bitnet_gpu.h"
#include "../bitnet_adapter.h"
#include "../bitnet_embed.h"
#include "../bitnet_save.h"
#include "http.h"
#include "sockets.h"
#include "request.h"

/* Times are in milliseconds, except those of slices, and sizes in bytes. The serving thread
   computes for a slice, then handles its sockets: one round. */
enum {
    SLICE_MIN = 2000,      /* microseconds, or if longer, */
    SLICE_FACTOR = 16,     /* this multiple of the time for the sockets, */
    SLICE_MAX = 20000,     /* but at most this */
    IDLE_TIME = 60000,     /* without input between two requests */
    LINGER_TIME = 2000,    /* to read the rest of a rejected request */
    TRIM_TIME = 1000,      /* without work before memory is returned to the system */
    TRIM_PERIOD = 20000,   /* between two such returns while there is work */
    ACCEPT_PAUSE = 100,    /* without accepting after the system ran out of descriptors */
    ACCEPT_COUNT = 32,     /* new connections in a round */
    SEND_BYTES = 1 << 20,  /* to send to a client in a round */
    AHEAD_BYTES = 1 << 16, /* of requests that a client sends before it has received the last
                              answer; of unread answers when its next request is answered */
    LONG_ANSWER = 1 << 16, /* from this size on, another thread writes an answer */
    BODIES_LIMIT = 5,      /* times --body: of all bodies that arrive; of all in preparation */
    ANSWERS_LIMIT = 32,    /* times --body: of all answers that are being sent */
    REPLY_PART = 8,        /* a conversation leaves 1/8 of the context for the reply */
    SHARE_MIN = 32,        /* least common tokens for which a prompt waits for another's
                              computation */
    MAX_PREFIXES = 512,    /* idle sessions: a new prompt is compared with each */
    KEEP_MIN = 1024,       /* least tokens of a system's part to save in --keep-dir */
    MAX_KEPT_FILES = 256,
    KEPT_PATH = 4096,      /* bytes of a path there */
    MAX_CHOICES = 16,      /* of a request; also its stop strings */
    MAX_STOP_BYTES = 4096, /* of a stop string */
    MAX_STOP_IDS = 1024,
    MAX_TOOLS = 128,
    MAX_PASSAGES = 2048,
    MAX_CALLS = 32, /* in a message or reply */
    MAX_TOP_LOGPROBS = 20,
    /* defaults of options */
    USUAL_BODY = 4 << 20,
    USUAL_CONNECTIONS = 10000,
    USUAL_PARALLEL = 16,
    USUAL_QUEUE = 64,
    USUAL_TIMEOUT = 30, /* in seconds; also of --grace */
    USUAL_RESPONSES = 16 << 20,
    USUAL_KEEP_DISK = 4096 /* in megabytes */
};

enum { TIME_CLASSES = 10 }; /* classes of the time to the first token */
static const double time_bounds[TIME_CLASSES] = {0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};

typedef struct job job;
typedef struct choice choice;
typedef struct server server;
typedef struct archive archive;
typedef struct vectors vectors;
typedef struct task task;
typedef struct kept_file kept_file;

typedef enum stage {
    STAGE_HEAD,    /* waits for a head */
    STAGE_BODY,    /* waits for its body */
    STAGE_ANSWER,  /* the answer is being made */
    STAGE_CLOSING, /* closes after the answer */
    STAGE_LINGER,  /* answered; input is discarded so that the client can read the answer */
    STAGE_CLOSED   /* to be freed */
} stage;

typedef struct connection {
    net_socket socket;
    stage stage;
    text in;     /* not parsed yet */
    size_t seen; /* bytes of it that do not contain the end of a head */
    text head, body;
    http_request request; /* strings point into the head */
    bool chunks;          /* the answer is sent in chunks */
    bool ended;           /* the client has closed its side */
    text out;
    size_t sent;      /* bytes of it */
    text body_out;    /* the body of a long answer, to send after `out` */
    int64_t since;    /* when this request or answer began; in milliseconds */
    int64_t deadline; /* the same; 0: none */
    task *task;       /* in preparation; NULL: none */
    job *job;
    vectors *vectors;
} connection;

typedef struct token_ids {
    int32_t *items;
    size_t count, room;
} token_ids;

enum { LOGPROBS_TOKENS, LOGPROBS_VALUES, LOGPROBS_TOP, LOGPROBS_OFFSETS, LOGPROBS_LISTS };

struct choice {
    job *job;
    const token_ids *prompt; /* one of the job's */
    const uint64_t *hashes;  /* of the prompt's beginnings; NULL: without --keep-dir */
    int index;
    uint64_t seed;
    bitnet_session *session; /* NULL: waiting */
    bitnet_chains *chains;   /* NULL: no drafts */
    bitnet_session *draft;   /* of the smaller model that drafts, or NULL */
    uint64_t round;          /* in which it was last tried */
    int32_t from;            /* positions of the prompt */
    int32_t shared;          /* of these, positions computed by another session */
    bool has_first_token;    /* the first token has been chosen */
    bool asked_file;         /* it has waited for a file of --keep-dir */
    bool done;
    text output;
    size_t thought_sent, sent, calls_sent; /* in a stream: bytes of thought and text; calls */
    text logprobs[LOGPROBS_LISTS];         /* log-probabilities: see add_logprob */
    size_t logprobs_sent;                  /* by a response's stream */
    int open;                              /* the item being sent: an item_kind */
    int64_t items;                         /* of a response that have begun */
    int64_t tokens, offset;                /* generated, and their number of characters */
    int64_t thought;                       /* tokens of a thought */
    int64_t taken;                         /* tokens, including one that ended the text */
    int64_t drafted, accepted;             /* tokens; set when it is done */
    bitnet_stop_reason reason;
    const char *stopped_by; /* the stop string that ended it, or NULL */
};

/* How an API writes log-probabilities; see add_logprob. */
typedef enum logprob_form {
    LOGPROB_OBJECTS,  /* one for each token */
    LOGPROB_NUMBERED, /* the same, with the ids of tokens */
    LOGPROB_LISTS     /* of the tokens, their values, other tokens, and positions */
} logprob_form;

/* An API that generates text: the options of its requests, and the format of its answers. */
typedef struct protocol {
    const char *id;        /* prefix of ids */
    unsigned options;      /* of requests: an OF_... of options.h */
    const char *input;     /* the option with the prompt, for error messages */
    bool single;           /* a request has only one choice */
    bool streams;          /* by default */
    logprob_form logprobs; /* their form */
    const char *media;     /* media type of its streams */
    void (*add_whole)(text *t, server *s, job *j);
    void (*begin)(server *s, job *j); /* begins a stream, after its head */
    void (*progress)(server *s, choice *c);
    void (*end)(server *s, job *j);
    void (*fail)(server *s, job *j, int status, const char *message);
} protocol;

struct job {
    connection *client;
    const protocol *protocol;
    bool chat, stream;                    /* chat: replies have thoughts and calls */
    bool only_prompt;                     /* only the prompt is requested */
    bool include_usage, continuous_usage; /* in a stream: at its end, in each event */
    bool started;                         /* the head of the answer has been sent */
    bool must_call;                       /* a tool */
    bool formed;                          /* a reply without calls must follow a schema */
    bool no_thinking;                     /* the request allows no tokens for a thought */
    bool stored;                          /* a response that can be continued */
    bool keeps_stop;                      /* texts include the stop string that ended them */
    text history, echo;                   /* a response's items so far, and the members that it
                                             repeats */
    int64_t events;                       /* in its stream */
    unsigned flags;                       /* for bitnet_chat_encode */
    char id[48];
    uint64_t number;                        /* of the request */
    int64_t created;                        /* seconds since 1970 */
    int64_t received, first_token_at;       /* times of arrival and first token, in microseconds */
    token_ids *prompts, stop_ids, breakers; /* breakers: of DRY */
    int prompt_count;
    uint64_t *hashes;      /* of the beginnings of all prompts, or NULL */
    size_t dropped;        /* messages without room */
    int32_t system_tokens; /* of the prompt before the conversation, if they can be saved */
    text stop_text;
    const char *stop[MAX_CHOICES];
    bitnet_logit_bias *bias;
    bitnet_grammar *grammar;
    bitnet_tools *tools;
    bitnet_sampling sampling;
    bitnet_generate_options generate;
    choice *choices;
    int count, left, running; /* choices; not done; computing */
};

/* Oldest first. */
typedef struct task_queue {
    task *first, *last;
} task_queue;

/* Another thread and its tasks. */
typedef struct worker {
    bitnet__thread thread;
    task_queue waiting;
    bool busy; /* with a task that is no longer queued */
} worker;

/* An idle session, for prompts with the same beginning. */
typedef struct cached_prefix {
    bitnet_session *session;
    int64_t used; /* in milliseconds */
} cached_prefix;

typedef struct counters {
    int64_t answers[STATUSES];
    int64_t prompt_tokens, shared_tokens, restored_tokens, tokens, drafted, accepted, cancelled;
    int64_t busy; /* microseconds */
    int64_t times[TIME_CLASSES + 1], first_microseconds;
} counters;

struct server {
    /* settings, constant while it serves */
    const char *path, *embedding_path, *host, *alias, *key_file;
    const char *key; /* NULL: open to all */
    tool_texts names, origins;
    const char *table_path, *draft_path, *adapter_path;
    const char *keep_dir; /* NULL: nothing is kept across restarts */
    int port, parallel, queue, most, timeout, grace, archived;
    int keep_memory, keep_disk;                       /* megabytes of idle sessions, and of files */
    int most_tokens, most_thinking, body, device, kv; /* a bitnet_cache */
    bool drafts, on_gpu;
    float temperature;        /* below 0: not set */
    bitnet_sampling sampling; /* a request's default */
    bitnet_model_options options;
    bitnet_session_options session;
    /* resources, constant from here to the listener */
    bitnet_model *model, *embedder; /* embedder: for vectors; may be the same */
    bitnet_model *drafter;          /* a smaller model that drafts, or NULL */
    bitnet_chain_table *table;      /* of chains to draft from, or NULL */
    bitnet_chain_memory *memory;    /* learned from all texts; NULL: each text has its own */
    bitnet_adapter *adapter;        /* of all texts, or NULL */
    float adapter_scale;
    bitnet_gpu *gpu; /* NULL: use the CPU */
    const bitnet_tokenizer *tokenizer;
    char id[256], embedder_id[256];
    net_socket listener, wakeup; /* wakeup: has data when a task is done */
    bitnet__monitor monitor;     /* protects what all threads use: the next four */
    worker preparer, writer, keeper;
    task_queue done;
    bool ending;                   /* the other threads must end */
    size_t task_count, task_bytes; /* requests in preparation whose clients wait; bytes of all
                                      requests in preparation */
    size_t unread_bytes;           /* upper bound of the bytes of incomplete requests */
    int64_t used, trimmed;         /* when memory was last used for requests and answers, and when
                                      it was returned; in milliseconds; used is 0: not since then */
    bool gpu_refused;              /* it had no room for a text, which has been reported */
    connection **connections;
    size_t connection_count, connection_room;
    int64_t accept_after; /* accepts no connections until then; in milliseconds */
    choice **choices;     /* not done, the oldest first */
    size_t choice_count, choice_room, running;
    vectors **vectors; /* not done, the oldest first */
    size_t vectors_count, vectors_room;
    bitnet_session **sessions; /* computing */
    size_t session_room;
    cached_prefix *prefixes;
    size_t prefix_count, prefix_room;
    kept_file **files; /* of --keep-dir, the least recently used first */
    size_t file_count, file_room;
    size_t loading;  /* files */
    uint64_t run;    /* distinguishes ids from those of other runs */
    uint64_t number; /* of the last job */
    uint64_t answered;
    uint64_t round; /* counts attempts to begin choices */
    bool stopping;
    int64_t slice;  /* microseconds to compute in this round */
    int64_t paused; /* when computing paused for the sockets; 0: never */
    archive *archive;
    counters counters;
};

static const char too_many_bytes[] = "too much is being sent to the server; try again later";

static int64_t milliseconds(void) { return bitnet__microseconds() / 1000; }

/* Work for another thread: a request to read, check and turn into work, or an answer to write. */
struct task {
    connection *client;                 /* NULL: disconnected */
    void (*run)(server *s, task *work); /* called by the other thread */
    void (*prepare)(const server *s, task *work);
    void (*enqueue)(server *s, task *work); /* queues the work that was prepared */
    text body;                              /* JSON */
    size_t size;                            /* of it */
    bool counts;                            /* counts as a request in preparation */
    bool only_prompt;                       /* only the prompt is requested */
    uint64_t number;                        /* of the request */
    int64_t received;                       /* in microseconds */
    request request;
    job *job; /* result of a request: a job, vectors, */
    vectors *vectors;
    text answer; /* or an answer, if there was no error; also the answer of a finished job or
                    vectors */
    void (*finish)(server *s, task *work); /* finishes work without a client; NULL: other work */
    kept_file *file;
    bitnet_session *session; /* to save in the file, or loaded from it */
    int64_t saved;           /* bytes */
    task *next;
};

static void free_job(job *j) {
    int i, k;
    for (i = 0; i < j->count; i++) {
        bitnet_chains_free(j->choices[i].chains);
        bitnet_session_free(j->choices[i].draft);
        bitnet_session_free(j->choices[i].session);
        free_text(&j->choices[i].output);
        for (k = 0; k < LOGPROBS_LISTS; k++) free_text(&j->choices[i].logprobs[k]);
    }
    for (i = 0; i < j->prompt_count; i++) free(j->prompts[i].items);
    free(j->hashes);
    bitnet_grammar_free(j->grammar);
    bitnet_tools_free(j->tools);
    free_text(&j->stop_text);
    free_text(&j->history);
    free_text(&j->echo);
    free(j->stop_ids.items);
    free(j->breakers.items);
    free(j->bias);
    free(j->prompts);
    free(j->choices);
    free(j);
}

struct vectors {
    connection *client;
    void (*write)(server *s, task *work); /* the answer */
    int64_t received;                     /* in microseconds */
    bitnet_embedding *work;
    bitnet_passage *passages;
    size_t count;
    float *values; /* [count][width] */
    int32_t width;
    int64_t tokens; /* of the texts, without those that the model requires */
    bool base64;
};

static void free_vectors(vectors *v) {
    size_t i;
    bitnet_embedding_free(v->work);
    for (i = 0; i < v->count; i++) free((int32_t *)v->passages[i].ids);
    free(v->passages);
    free(v->values);
    free(v);
}

#endif
