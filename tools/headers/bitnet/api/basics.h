#pragma once
#include "linkage.h"

/* ==================================================
   >>api-basics   Results, hooks and version
   ================================================== */

/* Chapter 10 has the rules of the whole API. */

/* As the length of a text: it ends at its zero byte. */
#define BITNET_TERMINATED ((size_t)-1)

/* In options: switches off what has another default, or removes a limit. */
#define BITNET_OFF (-1)

/* major * 10000 + minor * 100 + patch. Before 1.0 a minor version may change the API (chapter
   11). */
#define BITNET_VERSION 400

/* Every result, its number and its meaning. Errors start at 100, by kind. Numbers never change; a
   new result goes to the end of its kind. */
#define BITNET_RESULTS(X) \
    X(BITNET_OK, 0, "success") \
    X(BITNET_PENDING, 1, "the budget is spent, work is left: call again") \
    X(BITNET_END, 2, "the generation has ended") \
    X(BITNET_CANCELLED, 3, "cancelled") \
    X(BITNET_ERROR_OUT_OF_MEMORY, 100, "out of memory") \
    X(BITNET_ERROR_ARGUMENT, 101, "invalid argument") \
    X(BITNET_ERROR_IO, 102, "a file could not be read or written") \
    X(BITNET_ERROR_ISA, 103, "this CPU or build does not have the requested instructions") \
    X(BITNET_ERROR_ARITHMETIC, 104, "this build does not keep float arithmetic as it is written") \
    X(BITNET_ERROR_GGUF_MAGIC, 200, "not a GGUF file") \
    X(BITNET_ERROR_GGUF_VERSION, 201, "unsupported GGUF version") \
    X(BITNET_ERROR_GGUF_TRUNCATED, 202, "the GGUF file ends too early") \
    X(BITNET_ERROR_GGUF_COUNT, 203, "a count in the GGUF file is impossible") \
    X(BITNET_ERROR_GGUF_STRING, 204, "a string in the GGUF file is too long") \
    X(BITNET_ERROR_GGUF_VALUE, 205, "a GGUF value or array has an unknown or wrong type") \
    X(BITNET_ERROR_GGUF_KEY, 206, "a GGUF key or tensor name is empty or appears twice") \
    X(BITNET_ERROR_GGUF_ALIGNMENT, 207, "general.alignment is not a power of two") \
    X(BITNET_ERROR_GGUF_SHAPE, 208, "a tensor's shape is impossible") \
    X(BITNET_ERROR_GGUF_TENSOR_TYPE, 209, "a tensor has an unknown type") \
    X(BITNET_ERROR_GGUF_OFFSET, 210, "a tensor's data is misaligned, overlaps or leaves the file") \
    X(BITNET_ERROR_VOCAB_MODEL, 300, "unknown kind of tokenizer") \
    X(BITNET_ERROR_VOCAB_PRE, 301, "unknown pre-tokenizer") \
    X(BITNET_ERROR_VOCAB, 302, "the vocabulary is malformed") \
    X(BITNET_ERROR_MODEL_KIND, 400, "the file holds no language model") \
    X(BITNET_ERROR_MODEL_ARCH, 401, "unknown model architecture") \
    X(BITNET_ERROR_MODEL_KEY, 402, "a hyper-parameter is missing or impossible") \
    X(BITNET_ERROR_MODEL_TENSOR, 403, "a tensor is missing") \
    X(BITNET_ERROR_MODEL_EXTRA, 404, "a tensor is not known to the architecture") \
    X(BITNET_ERROR_MODEL_SHAPE, 405, "a tensor has the wrong shape") \
    X(BITNET_ERROR_MODEL_TYPE, 406, "a tensor's type is not supported here") \
    X(BITNET_ERROR_MODEL_CODE, 407, "an I2_S tensor holds the invalid code 3") \
    X(BITNET_ERROR_MODEL_VALUE, 408, "a scale or weight is not a finite number") \
    X(BITNET_ERROR_ADAPTER_KIND, 500, "the file holds no LoRA adapter") \
    X(BITNET_ERROR_ADAPTER_MODEL, 501, "an adapter of another model") \
    X(BITNET_ERROR_TOKEN, 600, "a token id is outside the vocabulary") \
    X(BITNET_ERROR_CONTEXT_FULL, 601, "the context is full") \
    X(BITNET_ERROR_NON_FINITE, 602, "a state or logit is not finite") \
    X(BITNET_ERROR_EMPTY, 603, "the session holds no token yet") \
    X(BITNET_ERROR_STATE_MAGIC, 700, "not a saved session") \
    X(BITNET_ERROR_STATE_VERSION, 701, "a session saved by another version") \
    X(BITNET_ERROR_STATE_MODEL, 702, "a session saved with another model") \
    X(BITNET_ERROR_STATE_ADAPTER, 703, "a session saved with another adapter") \
    X(BITNET_ERROR_STATE_SIZE, 704, "a saved session is cut short or does not fit") \
    X(BITNET_ERROR_STATE_CORRUPT, 705, "a saved session is damaged") \
    X(BITNET_ERROR_STATE_CACHE, 706, "a session saved with keys and values of the other kind") \
    X(BITNET_ERROR_CHAT, 800, "the model has no known chat template") \
    X(BITNET_ERROR_GRAMMAR_SYNTAX, 801, "a grammar is malformed") \
    X(BITNET_ERROR_GRAMMAR_NAME, 802, "a grammar names what does not exist, or one thing twice") \
    X(BITNET_ERROR_GRAMMAR_RECURSION, 803, "a rule of a grammar begins with itself") \
    X(BITNET_ERROR_GRAMMAR_LIMIT, 804, "a grammar is too large, or too ambiguous") \
    X(BITNET_ERROR_GRAMMAR_DEAD_END, 805, "the text cannot continue within the grammar") \
    X(BITNET_ERROR_JSON, 806, "this is not JSON") \
    X(BITNET_ERROR_SCHEMA, 807, "a JSON schema requires what is not supported") \
    X(BITNET_ERROR_GPU_NONE, 900, "there is no Vulkan loader, driver or device") \
    X(BITNET_ERROR_GPU_UNSUPPORTED, 901, "this GPU or build cannot run this model") \
    X(BITNET_ERROR_GPU_MEMORY, 902, "the GPU has too little memory") \
    X(BITNET_ERROR_GPU_FAILED, 903, "the GPU failed or took too long") \
    X(BITNET_ERROR_GPU_ARITHMETIC, 904, "the GPU's results are not those of the CPU") \
    X(BITNET_ERROR_CHAINS_MAGIC, 1000, "not a table of chains") \
    X(BITNET_ERROR_CHAINS_VERSION, 1001, "unsupported version of a table of chains") \
    X(BITNET_ERROR_CHAINS_COUNT, 1002, "a table of chains has an impossible number of entries") \
    X(BITNET_ERROR_CHAINS_LENGTH, 1003, "a chain has an impossible length") \
    X(BITNET_ERROR_CHAINS_TRUNCATED, 1004, "a table of chains ends too early") \
    X(BITNET_ERROR_CHAINS_TRAILING, 1005, "bytes follow the end of a table of chains") \
    X(BITNET_ERROR_CHAINS_CORRUPT, 1006, "a table of chains is damaged") \
    X(BITNET_ERROR_CHAINS_ORDER, 1007, "the entries of a table of chains are out of order") \
    X(BITNET_ERROR_CHAINS_TOKEN, 1008, "a chain holds a token outside the vocabulary") \
    X(BITNET_ERROR_CHAINS_VALUE, 1009, "a chain's confidence is not a finite number") \
    X(BITNET_ERROR_CHAINS_TOKENIZER, 1010, "a table of chains made for another tokenizer")

typedef enum bitnet_result {
#define BITNET__X(name, number, text) name = number,
    BITNET_RESULTS(BITNET__X)
#undef BITNET__X
} bitnet_result;

/* A result's meaning, from the list above. Never NULL. */
BITNET_API const char *bitnet_result_text(bitnet_result result);

/* True for errors; false for BITNET_OK, PENDING, END and CANCELLED. */
BITNET_API bool bitnet_is_error(bitnet_result result);

/* An error, which a function writes into the caller's struct only if it fails (chapter 10, rule 5).
   */
typedef struct bitnet_error {
    bitnet_result result;
    char message[252]; /* a sentence for people, zero-terminated UTF-8 */
} bitnet_error;

/* Text: any bytes, not zero-terminated. They belong to the object or text that they come from. */
typedef struct bitnet_string {
    const char *data;
    size_t length;
} bitnet_string;

/* Memory. Set both functions or neither (default: malloc and free); any thread may call them.
   `alloc` returns memory aligned for any type, or NULL; `free` never gets NULL. */
typedef struct bitnet_allocator {
    void *(*alloc)(void *user, size_t size);
    void (*free)(void *user, void *memory);
    void *user;
} bitnet_allocator;

typedef enum bitnet_log_level { BITNET_LOG_INFO, BITNET_LOG_WARNING } bitnet_log_level;

/* Receives one line of text, without its newline. Default: no log. */
typedef struct bitnet_log {
    void (*write)(void *user, bitnet_log_level level, const char *message);
    void *user;
} bitnet_log;

/* Receives from time to time how much is done: of loading, or of an upload to a GPU, in bytes; of
   bitnet_embed, in texts. Return 0 to continue; anything else cancels it. */
typedef struct bitnet_progress {
    int (*report)(void *user, uint64_t done, uint64_t total);
    void *user;
} bitnet_progress;

/* Your own threads. `enqueue` starts task(context, 0) ... task(context, count - 1) in any order on
   any threads, now or later, and returns a handle; `finish` returns when all have ended. Tasks
   never wait for each other: `enqueue` may simply run them. */
typedef struct bitnet_scheduler {
    void *(*enqueue)(void *user, void (*task)(void *context, int32_t index), void *context,
                     int32_t count);
    void (*finish)(void *user, void *handle);
    void *user;
    int32_t count; /* how many tasks a stage is split into; 0: 4 */
} bitnet_scheduler;

/* Bytes from elsewhere than a file or memory block. `read` copies `size` bytes from `offset` and
   returns how many it copied; fewer is an error. It must work while the object lives. */
typedef struct bitnet_reader {
    size_t (*read)(void *user, uint64_t offset, void *data, size_t size);
    void *user;
    uint64_t size; /* of the whole file, bytes */
} bitnet_reader;

/* BITNET_VERSION of the implementation. */
BITNET_API int32_t bitnet_version(void);

/* The size of a struct of bitnet.h by its name ("bitnet_sampling"); 0 for any other name, also of a
   struct of an optional header. Bindings compare it, and the version, with their own. */
BITNET_API size_t bitnet_sizeof(const char *name);
