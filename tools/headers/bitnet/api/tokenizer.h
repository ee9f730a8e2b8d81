#pragma once
#include "model.h"

/* ==================================================
   >>api-tokenizer   Tokenizer and chat
   ================================================== */

/* Flags of texts and conversations. A flag of the other kind is an error, as are NO_THINKING with
   THINKING and LOW_EFFORT with MEDIUM_EFFORT: ARGUMENT. */
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
   are. If that is more, call again with more room. Thread-safe. Errors: OUT_OF_MEMORY, ARGUMENT. */
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

/* True for tokens that end a text or a turn: eos, eot and their kin. */
BITNET_API bool bitnet_token_is_end(const bitnet_tokenizer *tokenizer, int32_t id);

/* How many tokens there are; the ids of those that begin and end a text, or -1. */
BITNET_API int32_t bitnet_vocab_size(const bitnet_tokenizer *tokenizer);
BITNET_API int32_t bitnet_token_bos(const bitnet_tokenizer *tokenizer);
BITNET_API int32_t bitnet_token_eos(const bitnet_tokenizer *tokenizer);

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

/* The two parts of a reply, without the marks and empty lines around them. Both point into the
   reply. */
typedef struct bitnet_reply {
    bitnet_string thought; /* empty if there is none */
    bitnet_string text;
} bitnet_reply;

/* Splits a reply to what bitnet_chat_encode made with these thinking flags; a model that does not
   think gives only text. Unless `done`, more may come: what may turn out to be a mark is left out,
   so that both parts only grow. */
BITNET_API bitnet_reply bitnet_chat_split(const bitnet_tokenizer *tokenizer, const char *reply,
                                          size_t length, unsigned thinking, bool done);
