/* module - the library for the page: one model, one session, a text in slices

   build.sh compiles it to WebAssembly for the worker in page.html. pack.c includes it too, to compute
   the checksum that the page must find. */

#define BITNET_NO_STDIO
#define BITNET_IMPLEMENTATION
#include "bitnet.h"

#if defined(__wasm__)
#define EXPORT(name) __attribute__((export_name(name)))
#else
#define EXPORT(name)
#endif

static void *file; /* the model's memory */
static bitnet_model *model;
static bitnet_session *session;
static int helpers;      /* threads beside the one that is asked */
static int threads;      /* that compute the model */
static const char *text; /* written by web_next, and its length */
static size_t text_length;
static bitnet_error error; /* the last one */

#if defined(__wasm__)

/* ---- threads: each helper is an instance of this module, in a worker, in the same memory */

enum { HELPERS = 15, SPINS = 20000 }; /* about 20 microseconds, as long as a wake-up */
enum { TASKS = 4 };                   /* a thread; one that comes late leaves some to others */
enum { IDLE, ASLEEP, WORK };          /* what a helper's slot holds */
enum { CALLER_ASLEEP = 1 << 16 };     /* beside the count of helpers that are not done */

static struct {
    int slot;
    char padding[60];
} helper[HELPERS];
static int left; /* helpers that are not done */
static struct {
    void (*task)(void *context, int32_t index);
    void *context;
    int32_t count, next; /* next: that nobody has begun */
} job;

static void run_tasks(void) {
    int32_t i;
    while ((i = __atomic_fetch_add(&job.next, 1, __ATOMIC_RELAXED)) < job.count)
        job.task(job.context, i);
}

static int load(int *at) { return __atomic_load_n(at, __ATOMIC_ACQUIRE); }
static int exchange(int *at, int value) { return __atomic_exchange_n(at, value, __ATOMIC_SEQ_CST); }

static void *enqueue(void *user, void (*task)(void *, int32_t), void *context, int32_t count) {
    int i;
    (void)user;
    job.task = task;
    job.context = context;
    job.count = count;
    job.next = 0;
    __atomic_store_n(&left, helpers, __ATOMIC_RELEASE);
    for (i = 0; i < helpers; i++)
        if (exchange(&helper[i].slot, WORK) == ASLEEP)
            __builtin_wasm_memory_atomic_notify(&helper[i].slot, 1);
    return NULL;
}

/* Runs what no helper has begun, and waits for those that have. */
static void finish(void *user, void *handle) {
    int i, spins = 0, now;
    (void)user, (void)handle;
    run_tasks();
    for (i = 0; i < helpers; i++)
        if (load(&helper[i].slot) == WORK && exchange(&helper[i].slot, IDLE) == WORK)
            __atomic_sub_fetch(&left, 1, __ATOMIC_ACQ_REL);
    while (load(&left) != 0 && spins++ < SPINS) {
    }
    if (spins <= SPINS || __atomic_fetch_or(&left, CALLER_ASLEEP, __ATOMIC_SEQ_CST) == 0) return;
    while ((now = load(&left)) != CALLER_ASLEEP)
        __builtin_wasm_memory_atomic_wait32(&left, now, -1);
}

/* A helper's whole life. */
EXPORT("web_help") void web_help(int index) {
    int *slot = &helper[index].slot;
    for (;;) {
        int spins = 0, idle = IDLE;
        while (load(slot) == IDLE && spins++ < SPINS) {
        }
        if (__atomic_compare_exchange_n(slot, &idle, ASLEEP, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
            while (load(slot) == ASLEEP) __builtin_wasm_memory_atomic_wait32(slot, ASLEEP, -1);
        if (exchange(slot, IDLE) != WORK) continue; /* the caller has done it */
        run_tasks();
        if (__atomic_fetch_sub(&left, 1, __ATOMIC_SEQ_CST) == CALLER_ASLEEP + 1)
            __builtin_wasm_memory_atomic_notify(&left, 1);
    }
}

/* So many helpers there are, at most HELPERS. */
EXPORT("web_helpers") void web_helpers(int count) { helpers = count; }

/* For a file of so many bytes. A small model is faster alone: its stages are too short to share. */
static bitnet_scheduler scheduler_for(size_t size) {
    bitnet_scheduler scheduler = {0};
    if (helpers == 0 || size < 32 << 20) return scheduler;
    scheduler.enqueue = enqueue;
    scheduler.finish = finish;
    scheduler.count = TASKS * (helpers + 1);
    return scheduler;
}

#endif

/* Memory for a file or a prompt, or NULL. */
EXPORT("web_room") void *web_room(size_t size) { return malloc(size); }
EXPORT("web_free") void web_free(void *room) { free(room); }

/* Loads a GGUF file in memory of web_room, which the module owns from now on. 0: the old model
   stays. */
EXPORT("web_open") int web_open(void *data, size_t size, int isa) {
    bitnet_model_options options = {0};
    bitnet_model *opened;
    options.isa = (bitnet_isa)isa;
#if defined(__wasm__)
    options.scheduler = scheduler_for(size);
#endif
    opened = bitnet_model_load_memory(data, size, &options, &error);
    if (!opened) return free(data), 0;
    bitnet_session_free(session);
    bitnet_model_free(model);
    free(file);
    session = NULL;
    model = opened;
    file = data;
    threads = options.scheduler.enqueue ? helpers + 1 : 1;
    return 1;
}

static int failed(void) {
    strcpy(error.message, bitnet_session_message(session));
    return -1;
}

/* A new session. 0, or -1 for an error. */
static int begin(float temperature, uint64_t seed) {
    bitnet_sampling sampling = {0};
    bitnet_session_free(session);
    session = bitnet_session_create(model, NULL, &error);
    if (!session) return -1;
    sampling.temperature = temperature;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    sampling.seed = seed;
    return bitnet_session_set_sampling(session, &sampling) == BITNET_OK ? 0 : failed();
}

/* Goes on with a text, as examples/generate does. 0, or -1 for an error. */
EXPORT("web_begin") int web_begin(const char *prompt, float temperature, uint64_t seed) {
    if (begin(temperature, seed) != 0) return -1;
    return bitnet_generate_begin(session, prompt, BITNET_TERMINATED, NULL) == BITNET_OK ? 0
                                                                                        : failed();
}

/* Answers a question, as examples/chat does when it has been told `system`. */
EXPORT("web_ask")
int web_ask(const char *system, const char *question, float temperature, uint64_t seed) {
    if (begin(temperature, seed) != 0) return -1;
    return bitnet_chat_system(session, system) == BITNET_OK &&
                   bitnet_chat_begin(session, question, BITNET_TERMINATED, NULL) == BITNET_OK
               ? 0
               : failed();
}

/* Continues for so long. 1: more may follow, 0: the end, -1: an error. */
EXPORT("web_next") int web_next(int milliseconds) {
    bitnet_budget budget = {0};
    bitnet_result result;
    budget.microseconds = (int64_t)milliseconds * 1000;
    result = bitnet_generate_next(session, &budget, &text, &text_length);
    if (result == BITNET_END) return 0;
    return bitnet_is_error(result) ? failed() : 1;
}

/* FNV-1a. */
static void add(uint32_t *sum, const void *data, size_t size) {
    const uint8_t *bytes = (const uint8_t *)data;
    while (size--) *sum = (*sum ^ *bytes++) * 16777619u;
}

static int add_logits(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    (void)position;
    add((uint32_t *)user, logits, (size_t)vocabulary * sizeof *logits);
    return 0;
}

/* The checksum of all logits of a prompt and a short text after it, and of the screened ones of a
   second text. A single different bit shows. 0: an error. */
EXPORT("web_checksum") uint32_t web_checksum(void) {
    enum { TOKENS = 8 };
    const char *prompt = "Once upon a time, there was a little dog.";
    bitnet_observer observer = {0};
    uint32_t sum = 2166136261u;
    int pass, i;
    observer.logits = add_logits;
    observer.user = &sum;
    for (pass = 0; pass < 2; pass++) {
        if (web_begin(prompt, (float)pass, 1) != 0) return 0;
        if (pass == 0) bitnet_session_set_observer(session, &observer);
        for (i = 0; i < TOKENS; i++) {
            bitnet_result result = bitnet_generate_next(session, NULL, &text, &text_length);
            if (bitnet_is_error(result)) return failed(), 0;
            add(&sum, text, text_length);
        }
    }
    return sum;
}

EXPORT("web_text") const char *web_text(void) { return text; }
EXPORT("web_text_length") size_t web_text_length(void) { return text_length; }
EXPORT("web_message") const char *web_message(void) { return error.message; }
EXPORT("web_name") const char *web_name(void) { return bitnet_model_get_info(model)->name; }
EXPORT("web_kernels") const char *web_kernels(void) {
    return bitnet_isa_name(bitnet_model_get_info(model)->isa);
}
EXPORT("web_parameters") double web_parameters(void) {
    return (double)bitnet_model_get_info(model)->parameters;
}
EXPORT("web_threads") int web_threads(void) { return threads; }
EXPORT("web_context") int web_context(void) { return bitnet_model_get_info(model)->context_length; }

/* Tokens of the text so far, and their seconds. */
EXPORT("web_tokens") double web_tokens(void) {
    return (double)bitnet_session_get_stats(session).decode_tokens;
}
EXPORT("web_seconds") double web_seconds(void) {
    bitnet_session_stats stats = bitnet_session_get_stats(session);
    return (double)(stats.decode_microseconds + stats.sample_microseconds) / 1e6;
}
