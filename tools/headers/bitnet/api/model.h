#pragma once
#include "basics.h"

/* ==================================================
   >>api-tokenizer   Tokenizer and chat
   ================================================== */

typedef struct bitnet_tokenizer bitnet_tokenizer;

typedef struct bitnet_tokenizer_options {
    bitnet_allocator allocator;
    bitnet_log log;           /* told if the file names no pre-tokenizer */
    const char *pretokenizer; /* overrides the file's tokenizer.ggml.pre; NULL: the file's, or
                                 llama-bpe if it names none */
} bitnet_tokenizer_options;

/* Flags of bitnet_tokenize and bitnet_chat_encode. Both ignore flags that only the other knows;
   any other bit is an error: ARGUMENT. */
enum {
    BITNET_ADD_BOS = 1,       /* begin with bos, if the file wants it */
    BITNET_PARSE_SPECIAL = 2, /* "<|eot_id|>" in the text is that token, not ten letters */
    BITNET_NO_THINKING = 4,   /* chats: a model that thinks first gets an empty thought */
    BITNET_ADD_EOS = 8,       /* end with eos, if the file wants it; not for chats */
    BITNET_THINKING = 16,     /* chats: think, even if the template does not */
    BITNET_LOW_EFFORT = 32,   /* chats: tell QWEN38 to think little, */
    BITNET_MEDIUM_EFFORT = 64 /* or as it likes; neither: much */
};

/* The tokenizer of a GGUF file, which may hold only a vocabulary, and may be closed afterwards.
   Errors: VOCAB_MODEL, VOCAB_PRE, VOCAB, OUT_OF_MEMORY. */
BITNET_API bitnet_tokenizer *bitnet_tokenizer_create(const bitnet_gguf *gguf,
                                                     const bitnet_tokenizer_options *options,
                                                     bitnet_error *error);
BITNET_API void bitnet_tokenizer_free(bitnet_tokenizer *tokenizer);

/* Turns text (any bytes) into tokens: writes up to `capacity` ids and sets *count to how many there
   are. If that is more, call again with more room. Thread-safe. Errors: OUT_OF_MEMORY, ARGUMENT. */
BITNET_API bitnet_result bitnet_tokenize(const bitnet_tokenizer *tokenizer, const char *text,
                                         size_t length, unsigned flags, int32_t *ids,
                                         size_t capacity, size_t *count, bitnet_error *error);

/* The bytes that a token stands for, perhaps part of a character; none for control tokens and ids
   out of range. They live as long as the tokenizer. */
BITNET_API bitnet_string bitnet_token_bytes(const bitnet_tokenizer *tokenizer, int32_t id);

/* The token as the vocabulary spells it, e.g. "<|eot_id|>". Empty for an id out of range. */
BITNET_API bitnet_string bitnet_token_name(const bitnet_tokenizer *tokenizer, int32_t id);

/* The id of the token spelled `name`, or -1. */
BITNET_API int32_t bitnet_token_find(const bitnet_tokenizer *tokenizer, const char *name,
                                     size_t length);

/* True for tokens that are not text. */
BITNET_API bool bitnet_token_is_control(const bitnet_tokenizer *tokenizer, int32_t id);

/* True for tokens that end a text or a turn: eos, eot and their kin. */
BITNET_API bool bitnet_token_is_end(const bitnet_tokenizer *tokenizer, int32_t id);

BITNET_API int32_t bitnet_token_count(const bitnet_tokenizer *tokenizer);
BITNET_API int32_t bitnet_token_bos(const bitnet_tokenizer *tokenizer); /* -1: none */
BITNET_API int32_t bitnet_token_eos(const bitnet_tokenizer *tokenizer); /* -1: none */

/* Turns tokens into text, any bytes, not zero-terminated: writes up to `capacity` bytes and sets
   *length to how many there are. If that is more, call again with more room. Control tokens are
   left out, or with BITNET_PARSE_SPECIAL written as the vocabulary spells them; bitnet_tokenize
   with that flag then reads the same tokens. Thread-safe. Errors: TOKEN, ARGUMENT. */
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

typedef enum bitnet_chat_form {
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
} bitnet_chat_form;

typedef enum bitnet_role {
    BITNET_SYSTEM,
    BITNET_USER,
    BITNET_ASSISTANT,
    BITNET_TOOL,         /* what a tool returned */
    BITNET_DECLARATIONS, /* of the tools; the form puts them in their place */
    BITNET_CALLS,        /* of tools: they end the assistant's message before this one */
    BITNET_DATE          /* today's; LLAMA31 defaults to "26 Jul 2024" */
} bitnet_role;

/* The chat form recognised in the file's template. */
BITNET_API bitnet_chat_form bitnet_tokenizer_chat_form(const bitnet_tokenizer *tokenizer);

typedef struct bitnet_message {
    bitnet_role role;
    const char *text; /* NULL for BITNET_ASSISTANT at the end: only the header, after which the
                         model writes its reply */
    size_t length;    /* bytes, or BITNET_TERMINATED */
} bitnet_message;

/* Turns messages into tokens as the model's own template does: each message's header, text (never
   parsed for special tokens) and end. The form decides whether an assistant's thought, up to
   </think>, stays. Forms without a system role (GEMMA, LLAMA2, MISTRAL) put its text before the
   user's next message. Set BITNET_ADD_BOS at the start of a conversation, where some forms add text
   of their own. Ids and count as in bitnet_tokenize. Errors: ARGUMENT, CHAT (form NONE, or the
   vocabulary lacks its tokens), OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_chat_encode(const bitnet_tokenizer *tokenizer,
                                            bitnet_chat_form form, const bitnet_message *messages,
                                            size_t message_count, unsigned flags, int32_t *ids,
                                            size_t capacity, size_t *count, bitnet_error *error);

/* The two parts of a reply, without the marks and empty lines around them. Both point into the
   reply. */
typedef struct bitnet_reply {
    bitnet_string thought; /* empty if there is none */
    bitnet_string text;
} bitnet_reply;

/* Splits a reply to what bitnet_chat_encode made with these flags (all but those about thinking are
   ignored); a model that does not think gives only text. Unless `done`, more may come: what may
   turn out to be a mark is left out, so that both parts only grow. */
BITNET_API bitnet_reply bitnet_chat_split(const bitnet_tokenizer *tokenizer, const char *reply,
                                          size_t length, unsigned flags, bool done);

/* ==================================================
   >>api-model   Models
   ================================================== */

typedef struct bitnet_model bitnet_model;
typedef struct bitnet_pool bitnet_pool;

/* How much work one call may do. NULL or {0}: no limit. */
typedef struct bitnet_budget {
    int64_t microseconds; /* 0: no limit; negative: already spent */
    int32_t tokens;       /* to compute in this call; 0: no limit */
} bitnet_budget;

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
    BITNET_ISA_NEON_I8MM,    /* the same and its int8 matrix products */
    BITNET_ISA_WASM,         /* WebAssembly with SIMD128: compile with -msimd128 */
    BITNET_ISA_WASM_RELAXED, /* the same and its int8 dot products: -mrelaxed-simd */
    BITNET_ISA_COUNT
} bitnet_isa;

/* The layout of I2_S tensors, which files do not tell. */
typedef enum bitnet_i2s_layout {
    BITNET_I2S_128, /* 128 weights per 32 bytes: all known files except the next */
    BITNET_I2S_64   /* 64 weights per 16 bytes: bitnet.cpp on ARM, for a while */
} bitnet_i2s_layout;

typedef struct bitnet_model_options {
    bitnet_allocator allocator;
    bitnet_log log;
    bitnet_progress progress;
    bitnet_tasks tasks; /* your threads, for loading too; else `pool`; else `threads` of its own */
    bitnet_pool *pool;  /* shared with other models; must outlive this one */
    int32_t threads;    /* 0: one per usable core; 1: only the caller's */
    bitnet_isa isa;     /* 0: the CPU's best */
    bitnet_i2s_layout i2s_layout;
    bool no_mmap;              /* read the file into memory instead of mapping it */
    bool lock;                 /* read all weights before the load returns and keep them in physical
                                  memory; warn if the system refuses */
    bool no_mtp;               /* leave the MTP head aside, see bitnet_model_mtp */
    bool no_forms;             /* make no faster forms: a short load, slower computing */
    uint64_t forms_limit;      /* bytes that the forms may take; 0: no limit */
    const char *pretokenizer;  /* as in bitnet_tokenizer_options */
    int32_t activation_group;  /* columns that share an activation scale, a multiple of 32; -1: all
                                  of a token; 0: as the file says, or else by chapter 8 */
    bool ignore_extra_tensors; /* load a file with tensors that the architecture does not know; its
                                  maker meant another computation */
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
    char name[64];      /* general.name, cut to fit, or "" */
    char arch[16];      /* general.architecture */
    int32_t vocabulary; /* tokens */
    int32_t context;    /* positions it was trained for */
    int32_t width;      /* hidden size */
    int32_t layers;
    int32_t heads;    /* query heads */
    int32_t kv_heads; /* divides `heads` */
    int32_t head_width;
    int32_t ffn_width;
    int32_t rope_width; /* dimensions of a head that rope rotates */
    /* For recurrent states (qwen35), else 0; every attention_period-th layer attends: */
    int32_t attention_period;
    int32_t state_heads, state_key_heads; /* value heads and key heads */
    int32_t state_width;                  /* a head's state is state_width x state_width */
    int32_t state_taps;                   /* of the convolution before it */
    int32_t experts, experts_used;        /* of a layer, of a token; ffn_width is one's; else 0 */
    float rope_base;
    float norm_epsilon;
    uint64_t parameters;        /* weights, with embeddings */
    uint64_t mapped_bytes;      /* of the file, used in place */
    uint64_t owned_bytes;       /* allocated for weights */
    uint64_t forms_bytes;       /* and for their faster forms */
    int64_t forms_microseconds; /* spent on making these */
    bitnet_isa isa;             /* the kernels in use */
    int32_t threads;            /* that share a stage */
    bitnet_pooling pooling;     /* of a model made for vectors; else AUTO */
} bitnet_model_info;

BITNET_API const bitnet_model_info *bitnet_model_get_info(const bitnet_model *model);
BITNET_API const bitnet_tokenizer *bitnet_model_tokenizer(const bitnet_model *model);

/* The text that the model's file has under a key, such as "general.license" or
   "tokenizer.chat_template"; empty if there is none. Lives as long as the model. Numbers and lists:
   bitnet_gguf_find. */
BITNET_API bitnet_string bitnet_model_metadata(const bitnet_model *model, const char *key);

/* The MTP head (multi-token prediction: `nextn` in files of qwen35), which guesses how a text goes
   on. It is a model of one layer, freed with its main model; its sessions are fed by
   bitnet_feed_states. NULL: there is none. bitnet_chains.h drafts with it. */
BITNET_API bitnet_model *bitnet_model_mtp(const bitnet_model *model);

BITNET_API const char *bitnet_isa_name(bitnet_isa isa);

/* True if this build and CPU can run the kernels. */
BITNET_API bool bitnet_isa_available(bitnet_isa isa);

typedef struct bitnet_pool_options {
    bitnet_allocator allocator;
} bitnet_pool_options;

/* A pool of threads for models to share. `threads` counts the caller's, so n - 1 are started; 0:
   one per core that this process may use. Idle ones spin for some microseconds, then sleep. NULL on
   error: ARGUMENT, OUT_OF_MEMORY (or no threads). */
BITNET_API bitnet_pool *bitnet_pool_create(int32_t threads, const bitnet_pool_options *options,
                                           bitnet_error *error);
BITNET_API void bitnet_pool_free(bitnet_pool *pool);
