/* module - the library as the page calls it: one model, one session, a text in slices

   Compiled to WebAssembly by build.sh; its caller is the worker in page.html. pack.c includes this
   file too: the checksum that it computes is the one that the page has to find. */

#define BITNET_NO_STDIO
#define BITNET_IMPLEMENTATION
#include "bitnet.h"

#if defined(__wasm__)
#define EXPORT(name) __attribute__((export_name(name)))
#else
#define EXPORT(name)
#endif

static void *file; /* in which the model lies */
static bitnet_model *model;
static bitnet_session *session;
static const char *text; /* what web_next has written, and how many bytes that is */
static size_t text_length;
static bitnet_error error; /* the last one */

/* Memory for a file or a prompt. NULL: there is none. */
EXPORT("web_room") void *web_room(size_t size) { return malloc(size); }
EXPORT("web_free") void web_free(void *room) { free(room); }

/* Takes up a GGUF file, which lies in memory of web_room and is the module's from now on. 0: the
   model that was there stays. */
EXPORT("web_open") int web_open(void *data, size_t size, int isa) {
    bitnet_model_options options = {0};
    bitnet_model *opened;
    options.isa = (bitnet_isa)isa;
    opened = bitnet_model_load_memory(data, size, &options, &error);
    if (!opened) return free(data), 0;
    bitnet_session_free(session);
    bitnet_model_free(model);
    free(file);
    session = NULL;
    model = opened;
    file = data;
    return 1;
}

static int failed(void) {
    strcpy(error.message, bitnet_session_message(session));
    return -1;
}

/* Begins a text with the samplings of examples/generate. 0, or -1 for an error. */
EXPORT("web_begin") int web_begin(const char *prompt, float temperature, uint64_t seed) {
    bitnet_sampling sampling = {0};
    bitnet_session_free(session);
    session = bitnet_session_create(model, NULL, &error);
    if (!session) return -1;
    sampling.temperature = temperature;
    sampling.seed = seed;
    if (bitnet_session_set_sampling(session, &sampling) != BITNET_OK) return failed();
    return bitnet_generate_begin(session, prompt, NULL) == BITNET_OK ? 0 : failed();
}

/* Goes on with it for so long. 1: there may be more to come, 0: there is not, -1: an error. */
EXPORT("web_next") int web_next(int milliseconds) {
    bitnet_budget budget = {0};
    bitnet_result result;
    budget.microseconds = (int64_t)milliseconds * 1000;
    result = bitnet_generate_next(session, &budget, &text, &text_length);
    if (result == BITNET_END) return 0;
    return bitnet_is_error(result) ? failed() : 1;
}

/* Adds to a checksum: FNV-1a. */
static void add(uint32_t *sum, const void *data, size_t size) {
    const uint8_t *bytes = (const uint8_t *)data;
    while (size--) *sum = (*sum ^ *bytes++) * 16777619u;
}

static void add_logits(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    (void)position;
    add((uint32_t *)user, logits, (size_t)vocabulary * sizeof *logits);
}

/* The checksum of the logits of a prompt and a short text after it, and of a second text, for which
   only those logits are computed that matter. One bit that differs shows. 0: an error. */
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
EXPORT("web_context") int web_context(void) { return bitnet_model_get_info(model)->context; }

/* Tokens of the text so far, and the seconds that they took. */
EXPORT("web_tokens") double web_tokens(void) {
    return (double)bitnet_session_get_stats(session).decode_tokens;
}
EXPORT("web_seconds") double web_seconds(void) {
    bitnet_stats stats = bitnet_session_get_stats(session);
    return (double)(stats.decode_microseconds + stats.sample_microseconds) / 1e6;
}
