#pragma once
#include "basics.h"

/* ==================================================
   >>api-model   Models
   ================================================== */

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
    BITNET_ISA_NEON_I8MM,    /* the same and its int8 matrix products */
    BITNET_ISA_WASM,         /* WebAssembly with SIMD128: compile with -msimd128 */
    BITNET_ISA_WASM_RELAXED, /* the same and its int8 dot products: -mrelaxed-simd */
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
    bool no_mtp;               /* do not load the MTP head (tools/bitnet_draft.h) */
    bool no_repack;            /* do not repack weights: a shorter load, slower computing */
    uint64_t repack_limit;     /* most bytes for repacked weights; 0: no limit */
    const char *pretokenizer;  /* overrides the file's tokenizer.ggml.pre; NULL: the file's, or
                                  llama-bpe if it names none */
    int32_t activation_group;  /* columns that share an activation scale, a multiple of 32; 0: as
                                  the file says, or else by chapter 8; BITNET_OFF: no groups, one
                                  scale for a token */
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
