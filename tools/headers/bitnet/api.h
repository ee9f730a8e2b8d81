#pragma once

/* Types of C99, and the linkage of public functions: BITNET_STATIC makes them static, so that two
   files of a program can have a copy each. BITNET_EXPERIMENTAL declares functions that may change
   with a minor version. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef BITNET_API
#if defined(BITNET_STATIC) && defined(__GNUC__)
#define BITNET_API static __attribute__((unused))
#elif defined(BITNET_STATIC)
#define BITNET_API static
#else
#define BITNET_API extern
#endif
#endif
#define BITNET_EXPERIMENTAL BITNET_API

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-basics   Results, hooks and version */

/* Chapter 10 has the rules of the whole API. */

/* As the length of a text: it ends at its zero byte. */
#define BITNET_TERMINATED SIZE_MAX

/* In options: switches off what has another default, or removes a limit. */
#define BITNET_OFF (-1)

/* major * 10000 + minor * 100 + patch; chapter 11 has what each may change. */
#define BITNET_VERSION 10000

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

/* Written only by a function that fails (chapter 10, rule 5). */
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

/* Receives the progress of loading or of an upload to a GPU, in bytes, or of bitnet_embed, in
   texts. Return 0 to continue; anything else cancels it. */
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

/* Bytes from a source other than a file or memory block. `read` copies `size` bytes from `offset`
   and returns the number copied; fewer is an error. It must work while the object lives. */
typedef struct bitnet_reader {
    size_t (*read)(void *user, uint64_t offset, void *data, size_t size);
    void *user;
    uint64_t size; /* of the whole file, bytes */
} bitnet_reader;

/* BITNET_VERSION of the implementation. */
BITNET_API int32_t bitnet_version(void);

/* ====================
   >>api-model   Models */

typedef struct bitnet_model bitnet_model;
typedef struct bitnet_tokenizer bitnet_tokenizer;
typedef struct bitnet_pool bitnet_pool;

/* The kernels: they differ in speed, not in results. */
typedef enum bitnet_isa {
    BITNET_ISA_AUTO,
    BITNET_ISA_SCALAR,
    BITNET_ISA_AVX2,         /* AVX2, F16C and FMA */
    BITNET_ISA_AVX_VNNI,     /* the same and AVX-VNNI's int8 dot products */
    BITNET_ISA_AVX512,       /* AVX-512 F, BW, DQ, VL and VNNI */
    BITNET_ISA_AVX512_VBMI,  /* the same and VBMI */
    BITNET_ISA_NEON,         /* 64-bit ARM */
    BITNET_ISA_NEON_DOTPROD, /* the same and its int8 dot products */
    BITNET_ISA_NEON_I8MM,    /* the same and i8mm: only by tools/bitnet_i8mm.h */
    BITNET_ISA_WASM,         /* WebAssembly with SIMD128: compile with -msimd128 */
    BITNET_ISA_WASM_RELAXED, /* the same and its int8 dot products: -mrelaxed-simd */
    BITNET_ISA_AVX512_AMX,   /* AVX512_VBMI and AMX: only by tools/bitnet_amx.h, never AUTO */
    BITNET_ISA_COUNT
} bitnet_isa;

/* The layout of I2_S tensors, which is not in the file. */
typedef enum bitnet_i2s_layout {
    BITNET_I2S_128, /* 128 weights per 32 bytes: all known files except the next */
    BITNET_I2S_64   /* 64 weights per 16 bytes: bitnet.cpp on ARM, for a while */
} bitnet_i2s_layout;

typedef struct bitnet_model_options {
    bitnet_allocator allocator;
    bitnet_log log;
    bitnet_progress progress;
    bitnet_scheduler scheduler; /* your threads, for loading too; else `pool`; else `threads` */
    bitnet_pool *pool;          /* of tools/bitnet_machine.h, shared with other models; must outlive
                                   this one */
    int32_t threads;            /* 0: one per usable core; 1: only the caller's */
    bitnet_isa isa;             /* 0: the CPU's best */
    bitnet_i2s_layout i2s_layout;
    bool no_mmap;              /* read the file into memory instead of mapping it */
    bool lock;                 /* read all weights before the load returns and keep them in physical
                                  memory; warn if the system does not allow it */
    bool no_repack;            /* do not repack weights: a shorter load, slower computing */
    uint64_t repack_limit;     /* most bytes for repacked weights; 0: no limit */
    const char *pretokenizer;  /* overrides the file's tokenizer.ggml.pre; NULL: the file's, or
                                  llama-bpe if it names none */
    int32_t activation_group;  /* columns that share an activation scale, a multiple of 32; 0: as
                                  the file says, or else by chapter 8; BITNET_OFF: no groups, one
                                  scale for a token */
    bool ignore_extra_tensors; /* load a file with tensors that the architecture does not know; its
                                  maker meant another computation */
    bool ignore_rotation_keys; /* the same for keys that mention an unknown rotation or Hadamard
                                  transform of weights */
} bitnet_model_options;

/* Loads a model. The memory block (of any alignment) or reader must outlive it. NULL on error: IO,
   OUT_OF_MEMORY, ISA, ARITHMETIC, CANCELLED, all GGUF_..., VOCAB..., MODEL_.... */
BITNET_API bitnet_model *bitnet_model_load_file(const char *path,
                                                const bitnet_model_options *options,
                                                bitnet_error *error);
BITNET_API bitnet_model *bitnet_model_load_memory(const void *data, size_t size,
                                                  const bitnet_model_options *options,
                                                  bitnet_error *error);
BITNET_API bitnet_model *bitnet_model_load_reader(const bitnet_reader *reader,
                                                  const bitnet_model_options *options,
                                                  bitnet_error *error);

/* Frees a model; free its sessions first. A program may end with models alive. If this code is in a
   shared library and has run threads, closing the library does not unload it. */
BITNET_API void bitnet_model_free(bitnet_model *model);

/* How the states at a text's positions become one vector; see >>api-embed. */
typedef enum bitnet_pooling {
    BITNET_POOLING_AUTO, /* as the file says, else the mean */
    BITNET_POOLING_MEAN,
    BITNET_POOLING_CLS, /* the first position's */
    BITNET_POOLING_LAST
} bitnet_pooling;

typedef struct bitnet_model_info {
    char name[64];          /* general.name, cut to fit, or "" */
    char architecture[16];  /* general.architecture */
    int32_t vocab_size;     /* tokens */
    int32_t context_length; /* positions it was trained for */
    int32_t hidden_size;
    int32_t layers;
    int32_t heads;    /* query heads */
    int32_t kv_heads; /* divides `heads` */
    int32_t head_size;
    int32_t ffn_size;
    int32_t rope_size; /* dimensions of a head that rope rotates */
    /* For recurrent states (qwen35), else 0; every attention_period-th layer attends: */
    int32_t attention_period;
    int32_t state_heads, state_key_heads; /* value heads and key heads */
    int32_t state_size;                   /* a head's state is state_size x state_size */
    int32_t conv_size;                    /* of the convolution before it */
    int32_t experts, experts_used;        /* of a layer, of a token; ffn_size is one's; else 0 */
    int32_t shared_ffn_size;              /* of an expert that every token uses; else 0 */
    float rope_base;
    float norm_epsilon;
    uint64_t parameters;         /* weights, with embeddings */
    uint64_t mapped_bytes;       /* of the file, used in place */
    uint64_t weight_bytes;       /* allocated for weights */
    uint64_t repacked_bytes;     /* allocated for repacked weights */
    int64_t repack_microseconds; /* spent on repacking */
    bitnet_isa isa;              /* the kernels in use */
    int32_t threads;             /* that share a stage */
    bitnet_pooling pooling;      /* of a model made for vectors; else AUTO */
} bitnet_model_info;

/* Both live as long as the model. */
BITNET_API const bitnet_model_info *bitnet_model_get_info(const bitnet_model *model);
BITNET_API const bitnet_tokenizer *bitnet_model_tokenizer(const bitnet_model *model);

/* The text that the model's file has under a key, such as "general.license" or
   "tokenizer.chat_template"; empty if there is none. Lives as long as the model.
   tools/bitnet_gguf.h reads numbers and lists. */
BITNET_API bitnet_string bitnet_model_metadata(const bitnet_model *model, const char *key);

/* ====================
   >>api-tokenizer   Tokenizer and chat */

/* Flags of texts and conversations. A flag of the other kind is an error (ARGUMENT), as are
   NO_THINKING with THINKING and LOW_EFFORT with MEDIUM_EFFORT. */
enum {
    BITNET_ADD_BOS = 1,       /* both: begin with bos, if the file wants it */
    BITNET_PARSE_SPECIAL = 2, /* texts: "<|eot_id|>" is that token, not ten letters */
    BITNET_NO_THINKING = 4,   /* chats: a model that thinks first gets an empty thought */
    BITNET_ADD_EOS = 8,       /* texts: end with eos, if the file wants it */
    BITNET_THINKING = 16,     /* chats: think, even if the template does not */
    BITNET_LOW_EFFORT = 32,   /* chats: QWEN38 is told to think little; without a flag, much */
    BITNET_MEDIUM_EFFORT = 64 /* chats: QWEN38 is not told how much to think */
};

/* Turns text (any bytes) into tokens: writes up to `capacity` ids and sets *count to how many there
   are. Errors: OUT_OF_MEMORY, ARGUMENT. */
BITNET_API bitnet_result bitnet_tokenize(const bitnet_tokenizer *tokenizer, const char *text,
                                         size_t length, unsigned flags, int32_t *ids,
                                         size_t capacity, size_t *count, bitnet_error *error);

/* The bytes that a token stands for, perhaps part of a character; none for control tokens and ids
   out of range. They live as long as the tokenizer. */
BITNET_API bitnet_string bitnet_token_bytes(const bitnet_tokenizer *tokenizer, int32_t id);

/* The token as the vocabulary spells it, e.g. "<|eot_id|>". Empty for an id out of range. */
BITNET_API bitnet_string bitnet_token_name(const bitnet_tokenizer *tokenizer, int32_t id);

/* The id of the token that the vocabulary spells `name`, of `length` bytes or BITNET_TERMINATED;
   else -1. */
BITNET_API int32_t bitnet_token_find(const bitnet_tokenizer *tokenizer, const char *name,
                                     size_t length);

/* True for tokens that are not text. */
BITNET_API bool bitnet_token_is_control(const bitnet_tokenizer *tokenizer, int32_t id);

/* True for tokens that end a text or a turn: eos, eot and the like. */
BITNET_API bool bitnet_token_is_end(const bitnet_tokenizer *tokenizer, int32_t id);

/* The number of tokens; the ids of those that begin and end a text, or -1. */
BITNET_API int32_t bitnet_vocab_size(const bitnet_tokenizer *tokenizer);
BITNET_API int32_t bitnet_token_bos(const bitnet_tokenizer *tokenizer);
BITNET_API int32_t bitnet_token_eos(const bitnet_tokenizer *tokenizer);

/* Turns tokens into text, any bytes, not zero-terminated: writes up to `capacity` bytes and sets
   *length to how many there are. Control tokens are left out, or with BITNET_PARSE_SPECIAL written
   as the vocabulary spells them; bitnet_tokenize with that flag then reads the same tokens. Errors:
   TOKEN, ARGUMENT. */
BITNET_API bitnet_result bitnet_detokenize(const bitnet_tokenizer *tokenizer, const int32_t *ids,
                                           size_t count, unsigned flags, char *text,
                                           size_t capacity, size_t *length, bitnet_error *error);

/* The same for a stream: tokens in, whole UTF-8 characters out. Start with {0}. */
typedef struct bitnet_detokenizer {
    char pending[4]; /* the start of an incomplete character */
    int32_t pending_length;
    bool started; /* SentencePiece: the space before the first word is gone */
} bitnet_detokenizer;

/* Writes the text that `id` completes, up to `capacity` bytes, and returns its length. If that is
   more, nothing was consumed: call again with more room. Bytes that cannot become a character pass
   as they are. At the end, pass -1 for what is left. */
BITNET_API size_t bitnet_detokenizer_next(bitnet_detokenizer *state,
                                          const bitnet_tokenizer *tokenizer, int32_t id, char *text,
                                          size_t capacity);

typedef enum bitnet_chat_template {
    BITNET_CHAT_NONE,    /* no template, or an unknown one */
    BITNET_CHAT_BITNET,  /* System: ...<|eot_id|>User: ...<|eot_id|>Assistant: */
    BITNET_CHAT_LLAMA3,  /* <|start_header_id|>user<|end_header_id|>\n\n...<|eot_id|> */
    BITNET_CHAT_FALCON,  /* <|user|>\n...\n<|assistant|>\n */
    BITNET_CHAT_CHATML,  /* <|im_start|>user\n...<|im_end|>\n */
    BITNET_CHAT_GEMMA,   /* <start_of_turn>user\n...<end_of_turn>\n */
    BITNET_CHAT_LLAMA2,  /* <s>[INST] <<SYS>>\n...\n<</SYS>>\n\n... [/INST]...</s> */
    BITNET_CHAT_MISTRAL, /* [INST]...[/INST]...</s> */
    BITNET_CHAT_MINICPM, /* MiniCPM 1 and 2: <\u7528\u6237>...<AI>; later: CHATML */
    BITNET_CHAT_LLAMA31, /* LLAMA3 whose system text starts with the date: Llama-3.1 and later */
    BITNET_CHAT_QWEN35,  /* CHATML with calls in tags, thoughts kept: Qwen3.5, Bonsai 27B */
    BITNET_CHAT_QWEN38,  /* QWEN35 whose system text says how much to think: Qwen3.8, Bonsai 2 */
    BITNET_CHAT_HUNYUAN  /* <\uFF5Chy_User\uFF5C>...<\uFF5Chy_Assistant\uFF5C> */
} bitnet_chat_template;

typedef enum bitnet_role {
    BITNET_ROLE_SYSTEM,
    BITNET_ROLE_USER,
    BITNET_ROLE_ASSISTANT,
    BITNET_ROLE_TOOL,         /* what a tool returned */
    BITNET_ROLE_DECLARATIONS, /* of the tools; the template puts them in their place */
    BITNET_ROLE_CALLS,        /* of tools: they end the assistant's message before this one */
    BITNET_ROLE_DATE          /* today's; LLAMA31 defaults to "26 Jul 2024" */
} bitnet_role;

/* The template that the file contains, recognized by its text. */
BITNET_API bitnet_chat_template bitnet_tokenizer_chat_template(const bitnet_tokenizer *tokenizer);

typedef struct bitnet_message {
    bitnet_role role;
    const char *text; /* NULL for BITNET_ROLE_ASSISTANT at the end: only the header, after which the
                         model writes its reply */
    size_t length;    /* bytes, or BITNET_TERMINATED */
} bitnet_message;

#ifndef BITNET_NO_CHAT
/* Turns messages into tokens as the model's own template does: each message's header, text (never
   parsed for special tokens) and end. The template decides whether an assistant's thought, up to
   </think>, stays. Templates without a system role (GEMMA, LLAMA2, MISTRAL) put its text before the
   user's next message. Set BITNET_ADD_BOS at the start of a conversation, where some templates add
   text. Ids and count as in bitnet_tokenize. Errors: ARGUMENT, CHAT (template NONE, or the
   vocabulary does not have its tokens), OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_chat_encode(const bitnet_tokenizer *tokenizer,
                                            bitnet_chat_template chat_template,
                                            const bitnet_message *messages, size_t message_count,
                                            unsigned flags, int32_t *ids, size_t capacity,
                                            size_t *count, bitnet_error *error);
#endif

/* ====================
   >>api-session   Sessions */

typedef struct bitnet_session bitnet_session;

/* How much work one call may do. NULL or {0}: no limit. */
typedef struct bitnet_budget {
    int64_t microseconds; /* 0: no limit; negative: already spent, e.g. deadline - now */
    int32_t tokens;       /* to compute in this call; 0: no limit; negative: already spent */
} bitnet_budget;

typedef enum bitnet_overflow {
    BITNET_OVERFLOW_ERROR, /* bitnet_feed returns CONTEXT_FULL */
    BITNET_OVERFLOW_SLIDE  /* forgets the older half of what follows `keep` */
} bitnet_overflow;

/* Format of keys and values; see chapter 4 for which to choose. */
typedef enum bitnet_cache {
    BITNET_CACHE_F16,
    BITNET_CACHE_INT8 /* half the memory */
} bitnet_cache;

typedef struct bitnet_session_options {
    int32_t context_length; /* positions; 0: as trained for, but at most 4096 */
    int32_t batch;          /* prompt tokens computed together; 0: 128 */
    bitnet_overflow overflow;
    int32_t keep;      /* tokens at the start that sliding keeps */
    bool full_head;    /* compute every logit of every token, for measuring */
    int32_t snapshots; /* of a recurrent state, so that truncating need not recompute everything;
                          0: 3; BITNET_OFF: none; at most 16 */
    bitnet_cache cache;
} bitnet_session_options;

/* A new session, without tokens. Errors: ARGUMENT, OUT_OF_MEMORY. */
BITNET_API bitnet_session *bitnet_session_create(bitnet_model *model,
                                                 const bitnet_session_options *options,
                                                 bitnet_error *error);

/* A second session in the same state: tokens, KV cache, sampler. Copies share snapshots of a
   recurrent state and, until one writes to them, pages of the KV cache (on a GPU, each has its
   own), so many sessions can share one system prompt. Errors: OUT_OF_MEMORY. */
BITNET_API bitnet_session *bitnet_session_copy(bitnet_session *session, bitnet_error *error);

/* Frees a session. If a callback of a call that computes for it does so, it lives until that call
   returns CANCELLED. */
BITNET_API void bitnet_session_free(bitnet_session *session);

/* The model that it was created with. */
BITNET_API bitnet_model *bitnet_session_model(const bitnet_session *session);

/* The session's last error, in words; "" before the first. Success does not clear it. */
BITNET_API const char *bitnet_session_message(const bitnet_session *session);

/* Appends tokens and allocates the memory to compute them; computes nothing. Errors: TOKEN,
   CONTEXT_FULL, OUT_OF_MEMORY; then nothing is appended. */
BITNET_API bitnet_result bitnet_feed(bitnet_session *session, const int32_t *ids, size_t count);

/* As bitnet_feed, for text: tokenizes and appends it. Flags as in bitnet_tokenize; an empty session
   gets bos only with BITNET_ADD_BOS. Errors: as bitnet_feed, ARGUMENT. */
BITNET_API bitnet_result bitnet_feed_text(bitnet_session *session, const char *text, size_t length,
                                          unsigned flags);

/* Computes what was fed. OK: all of it is done. PENDING: the budget is spent. CANCELLED: the tokens
   not yet computed are dropped. Errors: NON_FINITE (an observer's logits), OUT_OF_MEMORY (for a
   copied, loaded or truncated session). */
BITNET_API bitnet_result bitnet_step(bitnet_session *session, const bitnet_budget *budget);

/* Computes what was fed to several sessions of one model, in shared passes. While a session waits
   for a single token, prompts get at most 16 rows of a pass (8 under a time limit). Sessions with
   an observer are computed alone, alternating with the passes. Those on a GPU share passes there
   for single tokens (bitnet_gpu.h, chapter 2) and compute the rest alone. The lm_head, or its
   coarse copy, is read once for all, and bitnet_sample continues from there.
   OK: nothing waits in any session without an error. PENDING: the budget is spent (every row of a
   pass counts as a token); the next call continues. A session that changes in between, or is not in
   the next call's list, loses its part of the pass and waits again. One that is cancelled or fails
   drops out (bitnet_session_result returns why); the others continue. Errors: ARGUMENT (a NULL, a
   session twice, sessions of different models); then nothing changes, and the first session has the
   message. */
BITNET_API bitnet_result bitnet_step_many(bitnet_session *const *sessions, size_t count,
                                          const bitnet_budget *budget);

/* How bitnet_step or bitnet_step_many ended for this session. OK: nothing waits. PENDING: something
   does. Errors of bitnet_step (or of bitnet_generate_next, in bitnet_generate_many) last until the
   session is fed, truncated (even to its own length), reset, loaded or stepped. */
BITNET_API bitnet_result bitnet_session_result(const bitnet_session *session);

/* Sets *logits to the logits after the last token, [vocab_size] floats; first computes what was
   fed. They live until the session's next call. PENDING: the budget is spent; the next call
   continues. Errors: EMPTY, CANCELLED, NON_FINITE, OUT_OF_MEMORY; *logits is NULL then. */
BITNET_API bitnet_result bitnet_logits(bitnet_session *session, const bitnet_budget *budget,
                                       const float **logits);

/* The natural logarithm of the probability of `id` as the next token: log softmax of the logits.
   Errors: as bitnet_logits, TOKEN. */
BITNET_API bitnet_result bitnet_log_probability(bitnet_session *session, int32_t id,
                                                const bitnet_budget *budget, float *out);

/* Sees what a step computes. Return 0 to continue. Anything else ends the step with CANCELLED: the
   tokens not yet computed are dropped, as are those of all sessions computed together with this
   one. */
typedef struct bitnet_observer {
    /* the logits after every token, in order; may be NULL */
    int (*logits)(void *user, int32_t position, const float *logits, int32_t vocab_size);
    /* the residual stream before the first layer (layer 0) and after layer 1, 2, ...; may be
       NULL */
    int (*layer)(void *user, int32_t layer, int32_t position, const float *x, int32_t hidden_size);
    void *user;
} bitnet_observer;

/* Sets the observer (NULL: none) from the next fed token on. */
BITNET_EXPERIMENTAL void bitnet_session_set_observer(bitnet_session *session,
                                                     const bitnet_observer *observer);

typedef struct bitnet_session_stats {
    int64_t prompt_tokens; /* computed in batches */
    int64_t prompt_microseconds;
    int64_t decode_tokens; /* computed one at a time, or drafted and accepted */
    int64_t decode_microseconds;
    int64_t sample_microseconds; /* lm_head and sampler; not in the others */
    int64_t drafted_tokens;      /* drafts computed */
    int64_t accepted_tokens;     /* drafts then fed */
    int64_t screened_tokens;     /* chosen without computing all logits */
    int64_t rescored_rows;       /* logits computed for them */
} bitnet_session_stats;

/* What was computed since the session was created or copied. */
BITNET_API bitnet_session_stats bitnet_session_get_stats(const bitnet_session *session);

/* How many tokens were fed, computed or not; how many the context can hold; the tokens. */
BITNET_API int32_t bitnet_session_length(const bitnet_session *session);
BITNET_API int32_t bitnet_session_context_length(const bitnet_session *session);
BITNET_API const int32_t *bitnet_session_tokens(const bitnet_session *session);

/* Drops all tokens from position `length` on. With a recurrent state, some of the rest may have to
   be computed again. Errors: ARGUMENT (negative, or past the end). */
BITNET_API bitnet_result bitnet_session_truncate(bitnet_session *session, int32_t length);

/* Drops all tokens and a pending cancel; restarts the grammar and the sampler's random numbers. */
BITNET_API void bitnet_session_reset(bitnet_session *session);

/* Makes the running call, or else the next one that computes, return CANCELLED as soon as it can,
   and ends a generation: bitnet_generate_next returns CANCELLED, too. Callable from any thread.
   Beginning a generation and bitnet_session_reset clear a pending cancel. */
BITNET_API void bitnet_session_cancel(bitnet_session *session);

/* ====================
   >>api-generate   Sampling and generating */

typedef struct bitnet_logit_bias {
    int32_t id;
    float bias; /* added to the logit; -INFINITY forbids the token */
} bitnet_logit_bias;

/* Stages of a draw, in the usual order. */
typedef enum bitnet_stage {
    BITNET_STAGE_NONE,
    BITNET_STAGE_TOP_N_SIGMA,
    BITNET_STAGE_TOP_K,
    BITNET_STAGE_MIN_P,
    BITNET_STAGE_TYPICAL_P,
    BITNET_STAGE_TOP_P,
    BITNET_STAGE_XTC,
    BITNET_STAGE_TEMPERATURE,
    BITNET_STAGE_COUNT
} bitnet_stage;

/* Changes the logits of a choice before anything else, e.g. for dialogue rules; -INFINITY forbids a
   token. All logits must be computed for it. */
typedef struct bitnet_logit_editor {
    void (*edit)(void *user, float *logits, int32_t vocab_size); /* NULL: none */
    void *user;
} bitnet_logit_editor;

/* How to choose the next token, in the order of chapter 5. {0} is greedy. BITNET_OFF switches off
   whatever 0 does. */
typedef struct bitnet_sampling {
    float temperature;           /* 0: greedy; below 3e-39 counts as 3e-39 */
    int32_t top_k;               /* 0: off, the whole vocabulary */
    float top_p;                 /* 0 or 1: off */
    float min_p;                 /* 0: off */
    float repetition_penalty;    /* 0 or 1: off; divides logits above 0, multiplies others */
    float frequency_penalty;     /* any finite number: subtracted once per occurrence */
    float presence_penalty;      /* any finite number: subtracted once */
    int32_t penalty_window;      /* tokens the penalties look back on; 0: 64; BITNET_OFF: all */
    float typical_p;             /* 0 or 1: off */
    float xtc_probability;       /* 0: off */
    float xtc_threshold;         /* 0: 0.1 */
    float dry_multiplier;        /* 0: off */
    float dry_base;              /* 1 or more; 0: 1.75 */
    int32_t dry_allowed_length;  /* 0: 2 */
    int32_t dry_window;          /* tokens it looks back on; 0 or BITNET_OFF: all */
    float top_n_sigma;           /* 0: off */
    const int32_t *dry_breakers; /* yours; must outlive its use */
    size_t dry_breaker_count;
    uint8_t stages[8]; /* bitnet_stage in your order, then zeros; {0}: all */
    uint64_t seed;
    const bitnet_logit_bias *logit_bias; /* yours; must outlive its use */
    size_t logit_bias_count;
    bitnet_logit_editor editor;
} bitnet_sampling;

/* What the model's makers recommend: sets temperature, top_k, top_p, min_p, repetition_penalty and
   penalty_window if the file has a valid general.sampling key, and returns how many it set. Nothing
   else reads these keys. */
BITNET_API int32_t bitnet_model_get_sampling(const bitnet_model *model, bitnet_sampling *sampling);

/* Sets the sampling (NULL: greedy) and restarts the random numbers. Errors: ARGUMENT (a number out
   of range, an unknown stage, an id outside the vocabulary). */
BITNET_API bitnet_result bitnet_session_set_sampling(bitnet_session *session,
                                                     const bitnet_sampling *sampling);

/* Computes what was fed, then chooses the next token, but does not feed it. PENDING: the budget is
   spent. Errors: as bitnet_logits; ARGUMENT (every token is forbidden); with a grammar
   GRAMMAR_DEAD_END, GRAMMAR_LIMIT. */
BITNET_API bitnet_result bitnet_sample(bitnet_session *session, const bitnet_budget *budget,
                                       int32_t *id);

/* What a stop string leaves. Text after it is never passed on. */
typedef enum bitnet_stop_leaves {
    BITNET_STOP_LEAVES_TOKENS, /* it is not passed on; the session keeps its tokens */
    BITNET_STOP_LEAVES_TEXT,   /* it is passed on, too */
    BITNET_STOP_LEAVES_NOTHING /* it is not passed on; the session drops the token in which it
                                  begins, and those after it */
} bitnet_stop_leaves;

/* If 0 means no limit, so does BITNET_OFF. */
typedef struct bitnet_generate_options {
    int32_t max_tokens;          /* 0: until the model ends or the context is full */
    int32_t max_thinking_tokens; /* chats: end a longer thought; 0: no limit */
    int32_t min_tokens;      /* before these, choose no token that ends the text unless a grammar
                                allows no other */
    const char *const *stop; /* strings that end the text: the first to appear does */
    size_t stop_count;
    const int32_t *stop_ids; /* more tokens that do */
    size_t stop_id_count;
    bitnet_stop_leaves stop_leaves;
    bool parse_special;   /* of the prompt */
    bool ignore_end;      /* continue after tokens that end a text */
    bool logprobs;        /* report each token's, which needs all its logits */
    unsigned thinking;    /* chats: the thinking flags of bitnet_chat_encode */
    int32_t top_logprobs; /* how many of the likeliest to report with each */
    int32_t share;        /* bitnet_generate_many: the passes that this generation takes part in,
                               for each of one with the share 1; 0: 1; at most 1000 */
} bitnet_generate_options;

typedef enum bitnet_stop_reason {
    BITNET_STOP_NONE,  /* not ended, or ended by an error */
    BITNET_STOP_TOKEN, /* the model ended its text or turn, or one of stop_ids came */
    BITNET_STOP_STRING,
    BITNET_STOP_LENGTH,   /* max_tokens, or the context is full */
    BITNET_STOP_CALLBACK, /* it returned non-zero */
    BITNET_STOP_CANCELLED /* bitnet_session_cancel */
} bitnet_stop_reason;

/* bitnet_generate and bitnet_chat in slices (see >>api-easy), for a text of `length` bytes or up to
   its zero byte (BITNET_TERMINATED). `begin` copies its arguments; if it fails, nothing is fed and
   no generation is left. `next` uses its whole budget: it chooses as many tokens as fit, or one
   without a budget. OK: text has come (*length may be 0) and lives until the session's next call.
   PENDING: the budget was spent before a token came. END: that was all, or nothing was
   begun. After an error the generation is over. Errors: as bitnet_generate and bitnet_chat. */
BITNET_API bitnet_result bitnet_generate_begin(bitnet_session *session, const char *text,
                                               size_t length,
                                               const bitnet_generate_options *options);
#ifndef BITNET_NO_CHAT
BITNET_API bitnet_result bitnet_chat_begin(bitnet_session *session, const char *text, size_t length,
                                           const bitnet_generate_options *options);

/* Like bitnet_chat_begin, but for a whole conversation: the session then holds these messages and
   begins the assistant's next one. The part that it has in common with the conversation that the
   session holds is not computed again, so a program may keep the list and pass all of it each time.
   The last message must not be the assistant's, except without text (bitnet_message.text). Tools:
   messages in the role BITNET_ROLE_DECLARATIONS. Errors: as bitnet_chat_system; ARGUMENT. */
BITNET_EXPERIMENTAL bitnet_result
bitnet_chat_messages_begin(bitnet_session *session, const bitnet_message *messages, size_t count,
                           const bitnet_generate_options *options);
#endif

/* Continues any of these. Errors: as bitnet_generate. */
BITNET_API bitnet_result bitnet_generate_next(bitnet_session *session, const bitnet_budget *budget,
                                              const char **text, size_t *length);

/* Why the last generation ended. */
BITNET_API bitnet_stop_reason bitnet_generate_stop_reason(const bitnet_session *session);

/* Receives text of one of several generations. Return 0 to continue; anything else ends this one.
   Meanwhile, the call's sessions may only be queried, cancelled or freed. */
typedef int bitnet_many_function(void *user, bitnet_session *session, const char *text,
                                 size_t length);

/* Continues the generations begun in several sessions of one model, in shared passes
   (bitnet_step_many); skips sessions without one. Each session's text is the same as alone. While
   several have work, each progresses in proportion to its share (bitnet_generate_options). OK: all
   have ended; if the reason is BITNET_STOP_NONE, bitnet_session_result has the error. PENDING: the
   budget is spent; the next call may list other sessions. Errors: ARGUMENT, as there. */
BITNET_API bitnet_result bitnet_generate_many(bitnet_session *const *sessions, size_t count,
                                              const bitnet_budget *budget,
                                              bitnet_many_function *callback, void *user);

/* A token and the natural logarithm of its probability, as bitnet_log_probability gives it: before
   sampling and grammar. */
typedef struct bitnet_token_probability {
    int32_t id;
    float log_probability;
} bitnet_token_probability;

typedef struct bitnet_generated_token {
    bitnet_token_probability token; /* log_probability is 0 unless requested by the options */
    const bitnet_token_probability *top_logprobs; /* the likeliest in its place, in order */
    size_t top_logprob_count;
} bitnet_generated_token;

/* The tokens that the last bitnet_generate_next took, with the one that ended the text; in a
   callback, and after the last one, those since the previous callback. Their bytes
   (bitnet_token_bytes) may come as text later: an incomplete character waits, as does text that may
   become a stop string. They live until the session's next call. Returns their number. */
BITNET_API size_t bitnet_generate_tokens(const bitnet_session *session,
                                         const bitnet_generated_token **tokens);

/* ====================
   >>api-easy   The easy level

   Chapter 1 lists what most programs need. These functions compute until everything is done. */

/* Receives text, in whole UTF-8 characters; not zero-terminated. Return 0 to continue; anything
   else ends the text, and the call returns OK. Meanwhile, the session may only be queried,
   cancelled or freed. */
typedef int bitnet_text_function(void *user, const char *text, size_t length);

/* Feeds the prompt and generates text into the callback (NULL: drops it) until the end. An empty
   session gets bos first, so the prompt may be empty; a NULL prompt continues what was fed. OK: it
   has ended. CANCELLED. Errors: as bitnet_feed and bitnet_sample. */
BITNET_API bitnet_result bitnet_generate(bitnet_session *session, const char *prompt,
                                         const bitnet_generate_options *options,
                                         bitnet_text_function *callback, void *user);

#ifndef BITNET_NO_CHAT
/* Begins a conversation: the session then holds the system message `text` (who the model is, what
   it knows), in the form of the model's chat template, and nothing else. Tokens at the beginning
   that stay the same are not computed again, so to tell a character what has changed, call this
   with the whole new text. Sliding keeps the message. Computes nothing itself; restarts the grammar
   and the random numbers. Templates without a system role (GEMMA, LLAMA2, MISTRAL) put the text
   before the user's next message. Errors: CHAT, CONTEXT_FULL (sliding keeps half of the context at
   most), OUT_OF_MEMORY; then the session is as it was. */
BITNET_API bitnet_result bitnet_chat_system(bitnet_session *session, const char *text);

/* One turn of a conversation: feeds `message` as the user's and generates the reply. Errors: CHAT,
   as bitnet_generate. */
BITNET_API bitnet_result bitnet_chat(bitnet_session *session, const char *message,
                                     const bitnet_generate_options *options,
                                     bitnet_text_function *callback, void *user);
#endif

#ifdef __cplusplus
}
#endif
