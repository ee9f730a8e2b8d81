#pragma once
#include "linkage.h"

/* ==================================================
   >>api-basics   Results, hooks and version
   ================================================== */

/* In the whole API:
   - Arguments come in this order: the object, inputs (a list, then its count), flags, options,
     outputs (room, its capacity, how much there is), error.
   - size_t counts what is in memory; int32_t what a model or machine counts (ids, positions,
     widths, threads); uint64_t what a file holds. A list may be NULL if its count is 0.
   - In options, 0 is the default; -1 is off, or no limit, where that is not the default.
   - After an error, counts and sizes that a call returns are 0 and ids -1.
   - Calls with a session keep their message there (bitnet_session_message); the others take a
     bitnet_error, last. Allocators stand in options; objects pass theirs on to what belongs to
     them.
   - Functions named _create, _load_..., _open_..., _from_..., _copy or _begin that return an object
     make one. The matching _free ends it and accepts NULL. Getters are nouns (_length), or
     _get_info and _get_stats for structs. */

/* As the length of a text: it ends at its zero byte. */
#define BITNET_TERMINATED ((size_t)-1)

/* major * 10000 + minor * 100 + patch. Before 1.0 a minor version may change the API (chapter
   10). */
#define BITNET_VERSION 300

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
    X(BITNET_ERROR_ISA, 103, "this CPU or build lacks the requested instruction set") \
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
    X(BITNET_ERROR_CHAT, 800, "the model names no chat form that is known") \
    X(BITNET_ERROR_GRAMMAR_SYNTAX, 801, "a grammar is malformed") \
    X(BITNET_ERROR_GRAMMAR_NAME, 802, "a grammar names what does not exist, or one thing twice") \
    X(BITNET_ERROR_GRAMMAR_RECURSION, 803, "a rule of a grammar begins with itself") \
    X(BITNET_ERROR_GRAMMAR_LIMIT, 804, "a grammar is too large, or too ambiguous") \
    X(BITNET_ERROR_GRAMMAR_DEAD_END, 805, "the text cannot go on as the grammar demands") \
    X(BITNET_ERROR_JSON, 806, "this is not JSON") \
    X(BITNET_ERROR_SCHEMA, 807, "a JSON schema asks for what is not supported") \
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

BITNET_API bool bitnet_is_error(bitnet_result result);

/* What went wrong. Yours; may be NULL; written only on failure. In every function, a NULL list with
   a count, a negative count and an unknown enum value are errors: ARGUMENT unless the function has
   a result of its own for that. */
typedef struct bitnet_error {
    bitnet_result result;
    char message[252]; /* a sentence for people, zero-terminated UTF-8 */
} bitnet_error;

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

/* Told now and then how far a load (in bytes) or bitnet_embed (in texts) has come. Return true to
   cancel it. */
typedef struct bitnet_progress {
    bool (*report)(void *user, uint64_t done, uint64_t total);
    void *user;
} bitnet_progress;

/* Your own threads. `enqueue` starts task(context, 0) ... task(context, count - 1) in any order on
   any threads, now or later, and returns a handle; `finish` returns when all have ended. Tasks
   never wait for each other: `enqueue` may simply run them. */
typedef struct bitnet_tasks {
    void *(*enqueue)(void *user, void (*task)(void *context, int32_t index), void *context,
                     int32_t count);
    void (*finish)(void *user, void *handle);
    void *user;
    int32_t count; /* how many tasks a stage is split into; 0: 4 */
} bitnet_tasks;

/* Bytes from elsewhere than a file or memory block. `read` copies `size` bytes from `offset` and
   returns how many it copied; fewer is an error. It must work while the object lives. */
typedef struct bitnet_reader {
    size_t (*read)(void *user, uint64_t offset, void *data, size_t size);
    uint64_t size; /* of the whole file, bytes */
    void *user;
} bitnet_reader;

/* BITNET_VERSION of the implementation. */
BITNET_API int32_t bitnet_version(void);

/* The size of a struct of bitnet.h by its name ("bitnet_sampling"); 0 for any other name, also of a
   struct of an optional header. Bindings compare it, and the version, with their own. */
BITNET_API size_t bitnet_sizeof(const char *name);

/* ==================================================
   >>api-gguf   GGUF files (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md)
   ================================================== */

typedef enum bitnet_gguf_type {
    BITNET_GGUF_U8,
    BITNET_GGUF_I8,
    BITNET_GGUF_U16,
    BITNET_GGUF_I16,
    BITNET_GGUF_U32,
    BITNET_GGUF_I32,
    BITNET_GGUF_F32,
    BITNET_GGUF_BOOL,
    BITNET_GGUF_STRING,
    BITNET_GGUF_ARRAY,
    BITNET_GGUF_U64,
    BITNET_GGUF_I64,
    BITNET_GGUF_F64
} bitnet_gguf_type;

/* Tensor types by their number in files: those whose size is known here. Files may hold others. */
typedef enum bitnet_type {
    BITNET_TYPE_F32 = 0,
    BITNET_TYPE_F16 = 1,
    BITNET_TYPE_Q4_0 = 2,
    BITNET_TYPE_Q4_1 = 3,
    BITNET_TYPE_Q5_0 = 6,
    BITNET_TYPE_Q5_1 = 7,
    BITNET_TYPE_Q8_0 = 8,
    BITNET_TYPE_Q2_K = 10,
    BITNET_TYPE_Q3_K = 11,
    BITNET_TYPE_Q4_K = 12,
    BITNET_TYPE_Q5_K = 13,
    BITNET_TYPE_Q6_K = 14,
    BITNET_TYPE_IQ4_NL = 20,
    BITNET_TYPE_I8 = 24,
    BITNET_TYPE_I16 = 25,
    BITNET_TYPE_I32 = 26,
    BITNET_TYPE_BF16 = 30,
    BITNET_TYPE_TQ1_0 = 34,
    BITNET_TYPE_TQ2_0 = 35,
    BITNET_TYPE_I2_S = 36,
    BITNET_TYPE_TL1 = 38,
    BITNET_TYPE_TL2 = 39,
    BITNET_TYPE_Q1_0 = 41,
    BITNET_TYPE_Q2_0 = 42,   /* blocks of 64; with blocks of 128, in older files, open as PQ2_0 */
    BITNET_TYPE_STQ1_0 = 43, /* published under 42, too */
    BITNET_TYPE_IQ1_BN = 134,
    BITNET_TYPE_IQ2_BN = 135,
    BITNET_TYPE_PQ2_0 = 142,
    BITNET_TYPE_PTQ1_0 = 143,
    BITNET_TYPE_IQ2_BN_R4 = 335
} bitnet_type;

/* A string in a file: any bytes, not zero-terminated; lives as long as the file. */
typedef struct bitnet_string {
    const char *data;
    size_t length;
} bitnet_string;

typedef struct bitnet_gguf bitnet_gguf;

typedef struct bitnet_gguf_value {
    bitnet_string key;
    bitnet_gguf_type type;
    bitnet_gguf_type element; /* of an array; else `type` */
    uint64_t count;           /* elements of an array; else 1 */
    const bitnet_gguf *gguf;  /* the file that holds the elements */
    size_t first;             /* private */
} bitnet_gguf_value;

typedef struct bitnet_gguf_tensor {
    bitnet_string name;
    int32_t dimensions;  /* 1..4 */
    uint64_t shape[4];   /* shape[0] is contiguous (a matrix's inputs); unused: 1 */
    int32_t type;        /* a bitnet_type, or another number from the file */
    uint64_t offset;     /* of the data, from the start of the file, or of its joined parts */
    uint64_t size;       /* bytes of data; 0: the type's size is unknown */
    const uint8_t *data; /* in the mapping or memory block, else NULL */
} bitnet_gguf_tensor;

typedef struct bitnet_gguf_options {
    bitnet_allocator allocator;
    bool no_mmap; /* read the file instead of mapping it */
} bitnet_gguf_options;

/* Opens a GGUF file and checks its whole structure: every length, count, type, shape, alignment and
   offset. Tensors of unknown type are accepted (size 0, data NULL). The memory block or reader must
   outlive the object. The first part of a split file (NAME-00001-of-00003.gguf) opens as one file
   with the parts beside it. NULL on error: IO, OUT_OF_MEMORY, all GGUF_...; MODEL_KIND (another
   part). */
BITNET_API bitnet_gguf *bitnet_gguf_open_file(const char *path, const bitnet_gguf_options *options,
                                              bitnet_error *error);
BITNET_API bitnet_gguf *bitnet_gguf_open_memory(const void *data, size_t size,
                                                const bitnet_gguf_options *options,
                                                bitnet_error *error);
BITNET_API bitnet_gguf *bitnet_gguf_open_reader(const bitnet_reader *reader,
                                                const bitnet_gguf_options *options,
                                                bitnet_error *error);
BITNET_API void bitnet_gguf_free(bitnet_gguf *gguf);

BITNET_API int32_t bitnet_gguf_version(const bitnet_gguf *gguf);
BITNET_API uint64_t bitnet_gguf_file_size(const bitnet_gguf *gguf);

/* Metadata, in the file's order or by key (NULL if absent). */
BITNET_API size_t bitnet_gguf_value_count(const bitnet_gguf *gguf);
BITNET_API const bitnet_gguf_value *bitnet_gguf_value_at(const bitnet_gguf *gguf, size_t index);
BITNET_API const bitnet_gguf_value *bitnet_gguf_find(const bitnet_gguf *gguf, const char *key);

/* Element `index` of an array, or 0 of another value. False, with *out as it was, if the value is
   NULL, the index is out of range or the conversion would lose something: `int` takes any integer
   type and bool, `number` any integer or float. */
BITNET_API bool bitnet_gguf_int(const bitnet_gguf_value *value, uint64_t index, int64_t *out);
BITNET_API bool bitnet_gguf_number(const bitnet_gguf_value *value, uint64_t index, double *out);
BITNET_API bool bitnet_gguf_string(const bitnet_gguf_value *value, uint64_t index,
                                   bitnet_string *out);

/* Tensors, in the file's order or by name (NULL if absent). */
BITNET_API size_t bitnet_gguf_tensor_count(const bitnet_gguf *gguf);
BITNET_API const bitnet_gguf_tensor *bitnet_gguf_tensor_at(const bitnet_gguf *gguf, size_t index);
BITNET_API const bitnet_gguf_tensor *bitnet_gguf_find_tensor(const bitnet_gguf *gguf,
                                                             const char *name);

/* Copies `size` bytes of a tensor from byte `offset` of its data, whatever the file is read
   through. Errors: ARGUMENT (outside the tensor), IO. */
BITNET_API bitnet_result bitnet_gguf_read(const bitnet_gguf *gguf, const bitnet_gguf_tensor *tensor,
                                          uint64_t offset, void *data, size_t size,
                                          bitnet_error *error);

/* "F16", "I2_S", ...; "unknown" for a number that is not in bitnet_type. */
BITNET_API const char *bitnet_type_name(int32_t type);

/* Bytes of a row of `columns` values; 0 if the type's size is unknown or its block does not divide
   the row. I2_S, whose tensors are one flat stream, counts columns / 4. */
BITNET_API uint64_t bitnet_type_row_size(int32_t type, uint64_t columns);
