/* bitnet_gguf.h - v1.0 - GGUF files, for bitnet.h
   SPDX-License-Identifier: MIT

   It declares what bitnet.h implements, so there is nothing to compile:

       #include "bitnet.h"
       #include "tools/bitnet_gguf.h"

   In its folder it finds bitnet.h by itself; a copy elsewhere must come after it. In the file with
   the implementation, bitnet.h itself has the types and defines the functions.

CONTENTS                                                            search for
    MANUAL
      1  GGUF files                                                 >>gguf-files
      2  Tokenizers without a model                                 >>tokenizers
    API
      GGUF files                                                    >>api-gguf

====================
MANUAL
====================

1 GGUF FILES                                                                       >>gguf-files

       bitnet_gguf *gguf = bitnet_gguf_open_file("model.gguf", NULL, &error);
       int64_t layers;
       if (!gguf) return puts(error.message), 1;
       if (bitnet_gguf_int(bitnet_gguf_find(gguf, "llama.block_count"), 0, &layers))
           printf("%d layers\n", (int)layers);
       bitnet_gguf_free(gguf);

   Opening a file checks its structure and reads no weights. bitnet_model_gguf returns the file of a
   loaded model. tools/bitnet_writer.h writes files.

2 TOKENIZERS WITHOUT A MODEL                                                       >>tokenizers

       bitnet_tokenizer *tokenizer = bitnet_tokenizer_create(gguf, NULL, &error);
       bitnet_tokenize(tokenizer, text, BITNET_TERMINATED, 0, ids, capacity, &count, &error);
       bitnet_tokenizer_free(tokenizer);

   A file may hold a vocabulary without a model.
*/

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif
#if BITNET_VERSION / 100 != 100
#error "bitnet_gguf.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_GGUF_H
#define BITNET_GGUF_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-gguf   GGUF files (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md) */

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
   with the other parts in its folder. NULL on error: IO, OUT_OF_MEMORY, all GGUF_...; MODEL_KIND
   (another part). */
BITNET_EXPERIMENTAL bitnet_gguf *bitnet_gguf_open_file(const char *path,
                                                       const bitnet_gguf_options *options,
                                                       bitnet_error *error);
BITNET_EXPERIMENTAL bitnet_gguf *bitnet_gguf_open_memory(const void *data, size_t size,
                                                         const bitnet_gguf_options *options,
                                                         bitnet_error *error);
BITNET_EXPERIMENTAL bitnet_gguf *bitnet_gguf_open_reader(const bitnet_reader *reader,
                                                         const bitnet_gguf_options *options,
                                                         bitnet_error *error);
BITNET_EXPERIMENTAL void bitnet_gguf_free(bitnet_gguf *gguf);

/* The version of the format, 2 or 3; the file's size in bytes, with all parts of a split file. */
BITNET_EXPERIMENTAL int32_t bitnet_gguf_version(const bitnet_gguf *gguf);
BITNET_EXPERIMENTAL uint64_t bitnet_gguf_file_size(const bitnet_gguf *gguf);

/* Metadata, in the file's order or by key (NULL if absent). */
BITNET_EXPERIMENTAL size_t bitnet_gguf_value_count(const bitnet_gguf *gguf);
BITNET_EXPERIMENTAL const bitnet_gguf_value *bitnet_gguf_value_at(const bitnet_gguf *gguf,
                                                                  size_t index);
BITNET_EXPERIMENTAL const bitnet_gguf_value *bitnet_gguf_find(const bitnet_gguf *gguf,
                                                              const char *key);

/* Element `index` of an array; another value is element 0. False, and *out 0 or empty, if the value
   is NULL, the index is out of range or the conversion would lose something: `int` accepts any
   integer type and bool, `number` any integer or float. */
BITNET_EXPERIMENTAL bool bitnet_gguf_int(const bitnet_gguf_value *value, uint64_t index,
                                         int64_t *out);
BITNET_EXPERIMENTAL bool bitnet_gguf_number(const bitnet_gguf_value *value, uint64_t index,
                                            double *out);
BITNET_EXPERIMENTAL bool bitnet_gguf_string(const bitnet_gguf_value *value, uint64_t index,
                                            bitnet_string *out);

/* Tensors, in the file's order or by name (NULL if absent). */
BITNET_EXPERIMENTAL size_t bitnet_gguf_tensor_count(const bitnet_gguf *gguf);
BITNET_EXPERIMENTAL const bitnet_gguf_tensor *bitnet_gguf_tensor_at(const bitnet_gguf *gguf,
                                                                    size_t index);
BITNET_EXPERIMENTAL const bitnet_gguf_tensor *bitnet_gguf_find_tensor(const bitnet_gguf *gguf,
                                                                      const char *name);

/* Copies `size` bytes of a tensor from byte `offset` of its data, whatever the file is read
   through. Errors: ARGUMENT (outside the tensor), IO. */
BITNET_EXPERIMENTAL bitnet_result bitnet_gguf_read(const bitnet_gguf *gguf,
                                                   const bitnet_gguf_tensor *tensor,
                                                   uint64_t offset, void *data, size_t size,
                                                   bitnet_error *error);

/* The file that a model was loaded from; it lives as long as the model. */
BITNET_EXPERIMENTAL const bitnet_gguf *bitnet_model_gguf(const bitnet_model *model);

/* "F16", "I2_S", ...; "unknown" for a number that is not in bitnet_type. */
BITNET_EXPERIMENTAL const char *bitnet_type_name(int32_t type);

/* Bytes of a row of `columns` values; 0 if the type's size is unknown or its block does not divide
   the row. I2_S, whose tensors are one flat stream, counts columns / 4. */
BITNET_EXPERIMENTAL uint64_t bitnet_type_row_size(int32_t type, uint64_t columns);

typedef struct bitnet_tokenizer_options {
    bitnet_allocator allocator;
    bitnet_log log;           /* for files that name no pre-tokenizer */
    const char *pretokenizer; /* as in bitnet_model_options */
} bitnet_tokenizer_options;

/* The tokenizer of a GGUF file, which may hold only a vocabulary, and may be freed afterwards. A
   NULL file leaves *error as it is. Errors: VOCAB_MODEL, VOCAB_PRE, VOCAB, OUT_OF_MEMORY. */
BITNET_EXPERIMENTAL bitnet_tokenizer *bitnet_tokenizer_create(
    const bitnet_gguf *gguf, const bitnet_tokenizer_options *options, bitnet_error *error);
BITNET_EXPERIMENTAL void bitnet_tokenizer_free(bitnet_tokenizer *tokenizer);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_GGUF_H */
