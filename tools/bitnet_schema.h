/* bitnet_schema.h - v0.3 - JSON schemas as grammars, tools to call, for bitnet.h - MIT licence

   Do this in ONE C or C++ file, behind bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_schema.h"

   and plain `#include "tools/bitnet_schema.h"` everywhere else. Where it lies it finds bitnet.h by
   itself; copied elsewhere, it must come behind it. bitnet.h's macros hold for it, too.

CONTENTS                                                            search for
    MANUAL
      1  JSON that fits a schema                                    >>schema-texts
      2  Tools                                                      >>schema-tools
    API
      JSON schemas                                                  >>api-schema
      Tools that a model may call                                   >>api-tools
    IMPLEMENTATION
      JSON, as strangers write it                                   >>json
      JSON schemas, as grammars                                     >>schema
      Tools that a model may call                                   >>tools

================================================================================================
MANUAL
================================================================================================

1 JSON THAT FITS A SCHEMA                                                        >>schema-texts

       bitnet_grammar *grammar = bitnet_grammar_from_json_schema(schema, length, NULL, &error);
       bitnet_session_set_grammar(session, grammar, -1);
       bitnet_generate(session, prompt, NULL, print, NULL);       // what is printed fits the schema

   The model does not see the schema: tell it in the prompt what is wanted, too.

       type, enum, const, $ref           a type may stand beside enum and const; references lead
                                         anywhere within the file, recursion included
       anyOf                             with nothing beside it but annotations, as the next two
       oneOf                             where its schemas can be told apart: by type, by the values
                                         that they list, or that a property which all require lists
       allOf                             of one schema
       properties, required,
       additionalProperties
       propertyNames                     {"type": "string"}, which says nothing
       items, minItems, maxItems
       minLength, maxLength
       minimum, maximum,                 of integers and numbers; the bounds are integers; bounded
       exclusiveMinimum,                 numbers are written without exponents
       exclusiveMaximum
       format                            date, time, date-time, uuid, email, uri, ipv4: the common
                                         strings of each; of numbers int32, int64, float, double
       pattern                           as zod writes it beside date, date-time, uuid, email, ipv4
       title, description, default, examples, deprecated, readOnly, writeOnly, $schema, $id,
       $anchor, $comment, $defs, definitions, contentEncoding, contentMediaType, contentSchema,
       discriminator, externalDocs, nullable, xml, example, x-...          say nothing
       any other                         is refused by its path

2 TOOLS                                                                          >>schema-tools

   A model that was trained for it calls tools: functions of yours, by name and with arguments.
   bitnet_tools_create makes of their declarations what the model is to be told and a grammar under
   which it can call them only as they are declared:

       bitnet_tools *tools = bitnet_tools_create(tokenizer, declared, count, NULL, &error);
       messages[1].role = BITNET_DECLARATIONS, messages[1].text = bitnet_tools_prompt(tools);
       bitnet_session_set_grammar(session, bitnet_tools_grammar(tools), -1);
       bitnet_chat(session, "Is it warm in Rome?", NULL, gather, &reply);
       bitnet_tools_parse(tools, reply.data, reply.length, &text_length, calls, 8, &count, NULL);
       bitnet_tools_begin(session, results, count, NULL);        // and bitnet_generate_next
*/

#ifndef BITNET_SCHEMA_H
#define BITNET_SCHEMA_H

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ============================================================================================
   >>api-schema   JSON schemas
   ============================================================================================ */

typedef struct bitnet_schema_options {
    bitnet_allocator allocator;
    bool compact; /* no white space between the parts; default: a little, as models write it */
} bitnet_schema_options;

/* The grammar of the JSON texts that fit a JSON schema (https://json-schema.org); of any JSON for
   NULL. Chapter 1 lists the keywords: each is heeded, says nothing about values, or is refused by
   its path, as is a schema that no finite value fits. Of the texts that fit, the grammar has those
   whose members are in the order of `properties`; with further ones, behind these, only where
   additionalProperties is given or nothing is said of members; whose numbers have at most 16 digits
   before and after the point, or as many as a bound; whose white space is little. Made in some 50
   ms at most. NULL on error: JSON (more than 262,144 values, or 64 brackets within another, too),
   SCHEMA, GRAMMAR_LIMIT (1 MiB; or too much to do, with the path of what it had come to),
   OUT_OF_MEMORY. */
BITNET_API bitnet_grammar *bitnet_grammar_from_json_schema(const char *schema, size_t length,
                                                           const bitnet_schema_options *options,
                                                           bitnet_error *error);

/* ============================================================================================
   >>api-tools   Tools that a model may call
   ============================================================================================ */

typedef struct bitnet_tool {
    const char *name;        /* 1 to 64 letters, digits, _ and - */
    const char *description; /* for the model; or NULL */
    const char *parameters;  /* JSON schema of its arguments, an object; NULL: it takes none */
} bitnet_tool;

typedef enum bitnet_tool_choice {
    BITNET_TOOLS_AUTO,     /* the model calls or answers, as it likes */
    BITNET_TOOLS_NONE,     /* it knows the tools, and does not call */
    BITNET_TOOLS_REQUIRED, /* it calls, one of them or several */
    BITNET_TOOLS_ONE       /* it calls the tool `name`, once */
} bitnet_tool_choice;

typedef enum bitnet_tool_form {
    BITNET_TOOLS_OF_CHAT, /* that of the file's chat form; HERMES where it has none of its own */
    BITNET_TOOLS_HERMES, /* <tool_call>\n{"name": ..., "arguments": {...}}\n</tool_call>, of Hermes,
                             Qwen2.5 and Qwen3; text may come before */
    BITNET_TOOLS_LLAMA3, /* {"name": ..., "parameters": {...}}, of Llama-3.1 and after: a text that
                             begins with a bracket is a call, and nothing else */
    BITNET_TOOLS_FALCON, /* <tool_call>\n[\n  {"name": ..., "arguments": {...}}\n]\n</tool_call> */
    BITNET_TOOLS_TAGS    /* <tool_call>\n<function=NAME>\n<parameter=KEY>\nVALUE\n</parameter>\n
                             </function>\n</tool_call>, of Qwen3.5 and Bonsai 27B: what a schema
                             says of a string's length or pattern is not heeded */
} bitnet_tool_form;

typedef struct bitnet_tools_options {
    bitnet_allocator allocator;
    bitnet_tool_choice choice; /* 0: BITNET_TOOLS_AUTO */
    const char *name;          /* of the tool, for BITNET_TOOLS_ONE */
    bool single;               /* one call at most */
    bitnet_tool_form form;     /* 0: BITNET_TOOLS_OF_CHAT */
    const char *reply; /* JSON schema, an object, of a reply that calls nothing; NULL: any text */
} bitnet_tools_options;

/* Tools, and how the model is to call them: a grammar of its replies. Text is free up to the
   model's own sign of a call; from there on name and arguments are those of a tool and of its
   schema. Keeps nothing of what it is given but the tokenizer's ids. NULL on error: ARGUMENT (no
   tools, or more than 1,024; a name that is malformed, or there twice), JSON, as
   bitnet_grammar_from_json_schema (paths are those within the schema of a call:
   #/anyOf/0/properties/arguments is that of the first tool, #/$defs/of/a/reply that of a reply). */
typedef struct bitnet_tools bitnet_tools;
BITNET_API bitnet_tools *bitnet_tools_create(const bitnet_tokenizer *tokenizer,
                                             const bitnet_tool *tools, size_t count,
                                             const bitnet_tools_options *options,
                                             bitnet_error *error);
BITNET_API void bitnet_tools_free(bitnet_tools *tools);

/* What tells the model of them: the text of a message in the role BITNET_DECLARATIONS, which
   bitnet_chat_encode puts where the chat form has it. Lives as long as the tools. */
BITNET_API const char *bitnet_tools_prompt(const bitnet_tools *tools);

/* The grammar of a reply, for bitnet_session_set_grammar, which must be taken away before the tools
   are freed. */
BITNET_API const bitnet_grammar *bitnet_tools_grammar(const bitnet_tools *tools);

typedef struct bitnet_call {
    bitnet_string name, arguments; /* the latter as JSON, an object */
} bitnet_call;

/* Reads a reply: *text_length bytes of text come first, then *count calls; up to `capacity` of them
   are written. They point into the reply, or live in the tools until this is called again. OK: it
   is complete. PENDING: a call is not, and those before it are written. Errors: JSON (a call is
   malformed: not under the grammar), OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_tools_parse(bitnet_tools *tools, const char *reply, size_t length,
                                            size_t *text_length, bitnet_call *calls,
                                            size_t capacity, size_t *count, bitnet_error *error);

/* The calls as the model writes them: the text of a message in the role BITNET_CALLS, behind what
   the assistant says who makes them. Up to `capacity` bytes; *length: how many there are. Errors:
   JSON (arguments that are no object, where the form takes them apart), OUT_OF_MEMORY. */
BITNET_API bitnet_result bitnet_tools_write(const bitnet_tools *tools, const bitnet_call *calls,
                                            size_t count, char *text, size_t capacity,
                                            size_t *length, bitnet_error *error);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_SCHEMA_H */

/* ============================================================================================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.

   ============================================================================================ */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_SCHEMA_IMPLEMENTATION_INCLUDED
#define BITNET_SCHEMA_IMPLEMENTATION_INCLUDED

BITNET__OPTIMIZE(BITNET__LITTLE)

/* ============================================================================================
   >>json   JSON, as strangers write it

   All values of a text in one list, each with its first child and its next sibling, by number. RFC
   8259 and no more: no comments, no comma before a bracket, no key twice in an object, UTF-8.
   Strings are decoded, numbers stay as they are spelled. The members of an object that has many are
   sorted as well, so that reading n of them takes n log n and finding one log n.

   Calls >>tables, >>unicode, >>tokenizer and >>grammar.
   ============================================================================================ */

enum {
    BITNET__JSON_VALUES = 1 << 18,
    BITNET__JSON_DEPTH = 64,
    BITNET__JSON_FEW = 16 /* members that are looked through one by one */
};

typedef enum bitnet__json_kind {
    BITNET__JSON_NULL,
    BITNET__JSON_FALSE,
    BITNET__JSON_TRUE,
    BITNET__JSON_NUMBER,
    BITNET__JSON_STRING,
    BITNET__JSON_ARRAY,
    BITNET__JSON_OBJECT
} bitnet__json_kind;

typedef struct bitnet__json_value {
    bitnet__json_kind kind;
    bitnet_string key, text;     /* of a member of an object; of a string or number */
    bitnet_string raw;           /* as it is spelled */
    int32_t parent, child, next; /* -1: none */
    int32_t count;               /* children */
    uint32_t sorted;             /* where those of an object with many members begin in `members` */
} bitnet__json_value;

typedef struct bitnet__json {
    bitnet_allocator allocator;
    bitnet__json_value *values; /* the first is the root */
    size_t count, room;
    bitnet__table members; /* its slots alone: of each object with many, in order */
    size_t member_room;
    char *strings; /* decoded: no longer than the text */
    size_t used;
    const char *text;
    size_t length, at;
    size_t failed_at; /* where the first failure was */
    int depth;
    bitnet_result result;
    bitnet_error *error;
} bitnet__json;

static void bitnet__json_fail(bitnet__json *j, const char *what) {
    int64_t line = 1, column = 1;
    size_t i;
    if (j->result != BITNET_OK) return;
    for (i = 0; i < j->at && i < j->length; i++) {
        column = j->text[i] == '\n' ? 1 : column + 1;
        line += j->text[i] == '\n';
    }
    j->failed_at = j->at;
    j->result =
        bitnet__fail(j->error, BITNET_ERROR_JSON, "line %i, column %i: %s", line, column, what);
}

static int bitnet__json_peek(const bitnet__json *j) {
    return j->at < j->length ? (uint8_t)j->text[j->at] : -1;
}

static bool bitnet__json_take(bitnet__json *j, const char *word) {
    size_t length = strlen(word);
    if (j->length - j->at < length || memcmp(j->text + j->at, word, length) != 0) return false;
    j->at += length;
    return true;
}

static void bitnet__json_space(bitnet__json *j) {
    while (j->at < j->length && j->text[j->at] && strchr(" \t\r\n", j->text[j->at])) j->at++;
}

/* The four digits of \u. */
static uint32_t bitnet__json_hex(bitnet__json *j) {
    uint32_t c = 0;
    int i;
    for (i = 0; i < 4; i++, j->at++) {
        int digit = j->at < j->length ? bitnet__hex_digit(j->text[j->at]) : -1;
        if (digit < 0) {
            bitnet__json_fail(j, "four hexadecimal digits must stand here");
            return 0;
        }
        c = c << 4 | (uint32_t)digit;
    }
    return c;
}

/* What is behind a backslash, as a character. */
static uint32_t bitnet__json_escape(bitnet__json *j) {
    static const char names[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
    int c = bitnet__json_peek(j);
    const char *name = c > 0 ? strchr(names, c) : NULL;
    uint32_t high, low;
    if (name || c == 'u') j->at++;
    if (name) return (uint32_t)values[name - names];
    if (c != 'u') {
        bitnet__json_fail(j, c < 0 ? "the text ends too early" : "an unknown escape");
        return 0;
    }
    high = bitnet__json_hex(j);
    if (high < 0xD800 || high > 0xDFFF) return high;
    low = high < 0xDC00 && bitnet__json_take(j, "\\u") ? bitnet__json_hex(j) : 0;
    if (low >= 0xDC00 && low <= 0xDFFF) return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
    bitnet__json_fail(j, "half of a surrogate pair");
    return 0;
}

/* How many of the next bytes of a string are as they are meant. */
static size_t bitnet__json_plain(const bitnet__json *j) {
    size_t at = j->at;
    for (; at < j->length; at++) {
        uint8_t c = (uint8_t)j->text[at];
        if (c < 32 || c > 126 || c == '"' || c == '\\') break;
    }
    return at - j->at;
}

/* A string; its first quote has been read. */
static bitnet_string bitnet__json_string(bitnet__json *j) {
    bitnet_string s;
    s.data = j->strings + j->used;
    while (j->result == BITNET_OK && !bitnet__json_take(j, "\"")) {
        uint32_t c;
        size_t bytes = bitnet__json_plain(j);
        memcpy(j->strings + j->used, j->text + j->at, bytes);
        j->used += bytes;
        j->at += bytes;
        if (bytes) continue;
        bytes = j->at < j->length ? bitnet__utf8(j->text + j->at, j->length - j->at, &c) : 0;
        if (bytes == 0 || c == BITNET__INVALID || c < 32) {
            bitnet__json_fail(j, bytes == 0 ? "the text ends too early"
                                 : c < 32   ? "a control character within a string"
                                            : "this is not UTF-8");
            break;
        }
        j->at += bytes;
        if (c == '\\') c = bitnet__json_escape(j);
        j->used += (size_t)bitnet__encode_utf8(c, (uint8_t *)j->strings + j->used);
    }
    s.length = (size_t)(j->strings + j->used - s.data);
    return s;
}

static bool bitnet__json_digits(bitnet__json *j) {
    size_t from = j->at;
    while (j->at < j->length && j->text[j->at] >= '0' && j->text[j->at] <= '9') j->at++;
    return j->at > from;
}

static bitnet_string bitnet__json_number(bitnet__json *j) {
    bitnet_string s;
    bool sound;
    s.data = j->text + j->at;
    bitnet__json_take(j, "-");
    sound = bitnet__json_take(j, "0") || bitnet__json_digits(j);
    if (bitnet__json_take(j, ".")) sound = bitnet__json_digits(j) && sound;
    if (bitnet__json_take(j, "e") || bitnet__json_take(j, "E")) {
        if (!bitnet__json_take(j, "-")) bitnet__json_take(j, "+");
        sound = bitnet__json_digits(j) && sound;
    }
    if (!sound) bitnet__json_fail(j, "a value must stand here");
    s.length = (size_t)(j->text + j->at - s.data);
    return s;
}

/* A new value, as the last child of `parent`, of which `last` was the last one; -1 on failure. */
static int32_t bitnet__json_add(bitnet__json *j, int32_t parent, int32_t last, bitnet_string key) {
    bitnet__json_value *value;
    int32_t at = (int32_t)j->count;
    if (j->count == BITNET__JSON_VALUES) bitnet__json_fail(j, "too many values: 262144 at most");
    if (j->result != BITNET_OK) return -1;
    if (!bitnet__grow(&j->allocator, &j->values, &j->room, j->count, j->count + 1,
                      sizeof *j->values)) {
        j->result = bitnet__no_memory(j->error);
        return -1;
    }
    value = &j->values[j->count++];
    memset(value, 0, sizeof *value);
    value->key = key;
    value->parent = parent;
    value->child = value->next = -1;
    if (parent >= 0) j->values[parent].count++;
    if (last >= 0) j->values[last].next = at;
    else if (parent >= 0) j->values[parent].child = at;
    return at;
}

/* ---- members by their names */

static bitnet_string bitnet__json_key(const void *owner, uint32_t at) {
    return ((const bitnet__json *)owner)->values[at].key;
}

/* The member of an object, or -1. */
static int32_t bitnet__json_find(const bitnet__json *j, int32_t object, bitnet_string key) {
    const bitnet__json_value *v = &j->values[object];
    int32_t at = v->kind == BITNET__JSON_OBJECT ? v->child : -1;
    if (at >= 0 && v->count > BITNET__JSON_FEW) {
        uint32_t low = v->sorted, high = low + (uint32_t)v->count, hash = bitnet__hash_of(key);
        while (low < high) {
            uint32_t middle = low + (high - low) / 2;
            int order = bitnet__slot_order(&j->members, j->members.slots[middle], hash, key);
            if (order == 0) return (int32_t)j->members.slots[middle].index;
            if (order < 0) low = middle + 1;
            else high = middle;
        }
        return -1;
    }
    while (at >= 0 && !bitnet__equal(j->values[at].key, key)) at = j->values[at].next;
    return at;
}

/* Sorts the members of an object that has many. */
static void bitnet__json_sort(bitnet__json *j, int32_t object) {
    bitnet__table *t = &j->members;
    size_t count = (size_t)j->values[object].count, from = t->count, i;
    int32_t at;
    if (!bitnet__grow(&j->allocator, &t->slots, &j->member_room, from, from + count,
                      sizeof *t->slots)) {
        j->result = bitnet__no_memory(j->error);
        return;
    }
    j->values[object].sorted = t->count;
    t->key = bitnet__json_key;
    t->owner = j;
    for (at = j->values[object].child; at >= 0; at = j->values[at].next)
        bitnet__table_add(t, bitnet__hash_of(j->values[at].key), (uint32_t)at);
    bitnet__slot_sort(t, t->slots + from, count);
    for (i = from + 1; i < t->count; i++) {
        if (!bitnet__slot_equal(t, t->slots[i - 1], t->slots[i])) continue;
        j->at = (size_t)(j->values[t->slots[i].index].raw.data - j->text);
        while (j->text[j->at - 1] != '"') j->at--;
        bitnet__json_fail(j, "this key has been there before");
    }
}

/* ---- values */

static void bitnet__json_read(bitnet__json *j, int32_t at);

/* What is in brackets, up to the closing one. */
static void bitnet__json_children(bitnet__json *j, int32_t parent, const char *close) {
    bool members = *close == '}';
    int32_t last = -1;
    if (++j->depth > BITNET__JSON_DEPTH)
        bitnet__json_fail(j, "brackets are nested too deeply: 64 at most");
    bitnet__json_space(j);
    if (j->result == BITNET_OK && bitnet__json_take(j, close)) {
        j->depth--;
        return;
    }
    while (j->result == BITNET_OK) {
        bitnet_string key = bitnet__string("");
        if (members) {
            bitnet__json_space(j);
            if (!bitnet__json_take(j, "\"")) bitnet__json_fail(j, "a key must stand here");
            else key = bitnet__json_string(j);
            if (j->values[parent].count <= BITNET__JSON_FEW &&
                bitnet__json_find(j, parent, key) >= 0)
                bitnet__json_fail(j, "this key has been there before");
            bitnet__json_space(j);
            if (!bitnet__json_take(j, ":")) bitnet__json_fail(j, ": must stand here");
        }
        last = bitnet__json_add(j, parent, last, key);
        if (last >= 0) bitnet__json_read(j, last);
        if (bitnet__json_take(j, close)) break;
        if (!bitnet__json_take(j, ",")) bitnet__json_fail(j, ", or a bracket must stand here");
    }
    if (members && j->result == BITNET_OK && j->values[parent].count > BITNET__JSON_FEW)
        bitnet__json_sort(j, parent);
    j->depth--;
}

/* Reads value `at`, and the space around it. */
static void bitnet__json_read(bitnet__json *j, int32_t at) {
    static const char *const words[] = {"null", "false", "true"};
    bitnet_string text = bitnet__string("");
    int i;
    bitnet__json_space(j);
    j->values[at].raw.data = j->text + j->at;
    for (i = 0; i < 3 && !bitnet__json_take(j, words[i]); i++) {
    }
    j->values[at].kind = (bitnet__json_kind)i;
    if (i == 3 && bitnet__json_take(j, "\"")) {
        j->values[at].kind = BITNET__JSON_STRING;
        text = bitnet__json_string(j);
    } else if (i == 3 && bitnet__json_take(j, "[")) {
        j->values[at].kind = BITNET__JSON_ARRAY;
        bitnet__json_children(j, at, "]");
    } else if (i == 3 && bitnet__json_take(j, "{")) {
        j->values[at].kind = BITNET__JSON_OBJECT;
        bitnet__json_children(j, at, "}");
    } else if (i == 3) {
        text = bitnet__json_number(j);
    }
    if (j->result == BITNET_OK) {
        j->values[at].text = text;
        j->values[at].raw.length = (size_t)(j->text + j->at - j->values[at].raw.data);
    }
    bitnet__json_space(j);
}

static void bitnet__json_free(bitnet__json *j) {
    bitnet__free(&j->allocator, j->values);
    bitnet__free(&j->allocator, j->members.slots);
    bitnet__free(&j->allocator, j->strings);
}

/* Reads the value that a text begins with, which must live as long as its values. Free it in any
   case. */
static bitnet_result bitnet__json_begin(bitnet__json *j, bitnet_string text,
                                        const bitnet_allocator *a, bitnet_error *error) {
    memset(j, 0, sizeof *j);
    j->allocator = *a;
    j->error = error;
    j->text = text.data;
    j->length = text.length;
    j->strings = (char *)bitnet__alloc(a, text.length + 4, 1);
    if (!j->strings) return j->result = bitnet__no_memory(error);
    if (bitnet__json_add(j, -1, -1, bitnet__string("")) == 0) bitnet__json_read(j, 0);
    return j->result;
}

/* True if reading failed where the text ends, or is cut off within a word. */
static bool bitnet__json_is_cut(const bitnet__json *j) {
    static const char *const words[] = {"null", "false", "true"};
    size_t left = j->failed_at < j->length ? j->length - j->failed_at : 0;
    int i;
    for (i = 0; i < 3; i++)
        if (left < strlen(words[i]) &&
            (left == 0 || !memcmp(j->text + j->failed_at, words[i], left)))
            return true;
    return false;
}

/* Reads a text that is one value. */
static bitnet_result bitnet__json_parse(bitnet__json *j, bitnet_string text,
                                        const bitnet_allocator *a, bitnet_error *error) {
    if (bitnet__json_begin(j, text, a, error) == BITNET_OK && j->at < j->length)
        bitnet__json_fail(j, "something follows the value");
    return j->result;
}

/* ============================================================================================
   >>schema   JSON schemas, as grammars

   Every schema that the first one leads to is looked at once: each keyword is heeded or refused by
   its path, each reference resolved. Then each must come to an end: it may not mean itself and
   nothing else, and a finite value must fit it. Last, each becomes rules of a grammar in GBNF: v7
   is what fits the schema that is value 7 of the file. All this is counted as work, of which there
   is a limit; no text has more rules to compile than that pays for.

   Members come in the order of `properties`; between what may be left out two rules for each tell
   whether a comma is due. White space is a blank, or a new line and up to 20 more, behind { [ , :
   and before a closing bracket. Numbers have at most 16 digits, so what is bounded ends.

   Calls >>unicode, >>tokenizer, >>grammar and >>json.
   ============================================================================================ */

enum {
    BITNET__SCHEMA_TEXT = 1 << 20,                  /* bytes of a schema */
    BITNET__SCHEMA_MOST = 1 << 16,                  /* of lengths and counts */
    BITNET__SCHEMA_CHOICES = 256,                   /* of oneOf */
    BITNET__SCHEMA_WORK = 1 << 21,                  /* looks at a value, or a name */
    BITNET__SCHEMA_NODE = 8,                        /* work for a node of the grammar */
    BITNET__SCHEMA_BYTE = 4,                        /* for a byte of rules: two make a node */
    BITNET__SCHEMA_FIND = BITNET__JSON_FEW,         /* for finding a member by its name */
    BITNET__SCHEMA_CLASS = 40 * BITNET__SCHEMA_NODE /* for characters but those named */
};

static const char bitnet__schema_rules[] =
    "hex ::= [0-9a-fA-F]\n"
    "char ::= plain | \"\\\\\" ([\"\\\\/bfnrt] | \"u\" ([0-9a-ce-fA-CE-F] hex{3} | [dD] ([0-7] "
    "hex{2} "
    "| [89abAB] hex{2} \"\\\\u\" [dD] [c-fC-F] hex{2})))\n"
    "plain ::= [^\"\\\\\\x00-\\x1F]\n"
    "string ::= \"\\\"\" char* \"\\\"\"\n"
    "integer ::= \"-\"? (\"0\" | [1-9] [0-9]{0,15})\n"
    "number ::= integer (\".\" [0-9]{1,16})? ([eE] [-+]? [0-9]{1,2})?\n"
    "boolean ::= \"true\" | \"false\"\n"
    "null ::= \"null\"\n"
    "array ::= \"[\" ws (value (\",\" ws value)* ws)? \"]\"\n"
    "object ::= \"{\" ws (member (\",\" ws member)* ws)? \"}\"\n"
    "member ::= string \":\" ws value\n"
    "value ::= object | array | string | number | boolean | null\n";

/* Types, as bits, in the order of their names. */
enum {
    BITNET__TYPE_NULL = 1,
    BITNET__TYPE_BOOLEAN = 2,
    BITNET__TYPE_INTEGER = 4,
    BITNET__TYPE_NUMBER = 8,
    BITNET__TYPE_STRING = 16,
    BITNET__TYPE_ARRAY = 32,
    BITNET__TYPE_OBJECT = 64,
    BITNET__TYPE_ALL = 127
};

static const char *const bitnet__schema_types[] = {"null",   "boolean", "integer", "number",
                                                   "string", "array",   "object"};

typedef enum bitnet__keyword {
    BITNET__KEY_TYPE,
    BITNET__KEY_REF,
    BITNET__KEY_ANY_OF,
    BITNET__KEY_ONE_OF,
    BITNET__KEY_ALL_OF,
    BITNET__KEY_ENUM,
    BITNET__KEY_CONST,
    BITNET__KEY_PROPERTIES,
    BITNET__KEY_REQUIRED,
    BITNET__KEY_ADDITIONAL,
    BITNET__KEY_ITEMS,
    BITNET__KEY_MIN_ITEMS,
    BITNET__KEY_MAX_ITEMS,
    BITNET__KEY_MIN_LENGTH,
    BITNET__KEY_MAX_LENGTH,
    BITNET__KEY_MINIMUM,
    BITNET__KEY_MAXIMUM,
    BITNET__KEY_ABOVE,
    BITNET__KEY_BELOW,
    BITNET__KEY_FORMAT,
    BITNET__KEY_PATTERN,
    BITNET__KEY_NAMES,
    BITNET__KEYS
} bitnet__keyword;

static const struct {
    const char *name;
    int type; /* whose values it restrains; 0: any */
} bitnet__keywords[BITNET__KEYS] = {{"type", 0},
                                    {"$ref", 0},
                                    {"anyOf", 0},
                                    {"oneOf", 0},
                                    {"allOf", 0},
                                    {"enum", 0},
                                    {"const", 0},
                                    {"properties", BITNET__TYPE_OBJECT},
                                    {"required", BITNET__TYPE_OBJECT},
                                    {"additionalProperties", BITNET__TYPE_OBJECT},
                                    {"items", BITNET__TYPE_ARRAY},
                                    {"minItems", BITNET__TYPE_ARRAY},
                                    {"maxItems", BITNET__TYPE_ARRAY},
                                    {"minLength", BITNET__TYPE_STRING},
                                    {"maxLength", BITNET__TYPE_STRING},
                                    {"minimum", BITNET__TYPE_INTEGER},
                                    {"maximum", BITNET__TYPE_INTEGER},
                                    {"exclusiveMinimum", BITNET__TYPE_INTEGER},
                                    {"exclusiveMaximum", BITNET__TYPE_INTEGER},
                                    {"format", BITNET__TYPE_STRING},
                                    {"pattern", BITNET__TYPE_STRING},
                                    {"propertyNames", BITNET__TYPE_OBJECT}};

/* The formats of strings, by the rules below. A pattern may stand beside one only where it is the
   one that zod writes for it, which the rule fits, too. */
static const struct {
    const char *name, *pattern, *rule;
} bitnet__formats[] = {
    {"date", NULL, "date"},
    {"date",
     "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|"
     "\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:"
     "02)-(?:0[1-9]|1\\d|2[0-8])))$",
     "date"},
    {"time", NULL, "time"},
    {"date-time", NULL, "date \"T\" time"},
    {"date-time",
     "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|"
     "\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:"
     "02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$",
     "date \"T\" clock \"Z\""},
    {"uuid", NULL, "hex{8} \"-\" hex{4} \"-\" hex{4} \"-\" hex{4} \"-\" hex{12}"},
    {"uuid",
     "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|"
     "00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$",
     "hex{8} \"-\" hex{4} \"-\" [1-8] hex{3} \"-\" [89abAB] hex{3} \"-\" hex{12}"},
    {"email", NULL, "email"},
    {"email",
     "^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)"
     "+[A-Za-z]{2,}$",
     "email"},
    {"uri", NULL, "uri"},
    {"ipv4", NULL, "byte \".\" byte \".\" byte \".\" byte"},
    {"ipv4",
     "^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]["
     "0-9]|[1-9][0-9]|[0-9])$",
     "byte \".\" byte \".\" byte \".\" byte"}};

static const char bitnet__format_rules[] =
    "date ::= [0-9]{4} \"-\" (month \"-\" (\"0\" [1-9] | \"1\" [0-9] | \"2\" [0-8]) | "
    "(\"0\" [13-9] | \"1\" [0-2]) \"-\" (\"29\" | \"30\") | "
    "(\"0\" [13578] | \"10\" | \"12\") \"-31\") | leap \"-02-29\"\n"
    "month ::= \"0\" [1-9] | \"1\" [0-2]\n"
    "leap ::= [0-9]{2} (\"0\" [48] | [2468] [048] | [13579] [26]) | "
    "(\"0\" [48] | [2468] [048] | [13579] [26]) \"00\"\n"
    "hour ::= [01] [0-9] | \"2\" [0-3]\n"
    "clock ::= hour \":\" [0-5] [0-9] \":\" [0-5] [0-9] (\".\" [0-9]{1,9})?\n"
    "time ::= clock (\"Z\" | [-+] hour \":\" [0-5] [0-9])\n"
    "byte ::= [0-9] | [1-9] [0-9] | \"1\" [0-9]{2} | \"2\" ([0-4] [0-9] | \"5\" [0-5])\n"
    "label ::= [a-zA-Z0-9] ([-a-zA-Z0-9]{0,30} [a-zA-Z0-9])?\n"
    "host ::= (label \".\"){1,8} [a-zA-Z]{2,24}\n"
    "email ::= [a-zA-Z0-9_+-]{1,32} (\".\" [a-zA-Z0-9_+-]{1,32}){0,3} \"@\" host\n"
    "uric ::= [a-zA-Z0-9._~!$&'()*+,;=:@-] | \"%\" hex{2}\n"
    "uri ::= [a-z] [a-z0-9+.-]{0,15} \":\" (\"//\" host (\":\" [0-9]{1,5})? (\"/\" uric*)* | uric+ "
    "(\"/\" uric*)*) (\"?\" (uric | [/?])*)? (\"#\" (uric | [/?])*)?\n";

/* Keywords that say nothing about values, or no more than others do. */
static const char *const bitnet__annotations[] = {"$schema",
                                                  "$id",
                                                  "$anchor",
                                                  "$comment",
                                                  "$defs",
                                                  "definitions",
                                                  "title",
                                                  "description",
                                                  "default",
                                                  "example",
                                                  "examples",
                                                  "deprecated",
                                                  "readOnly",
                                                  "writeOnly",
                                                  "contentEncoding",
                                                  "contentMediaType",
                                                  "contentSchema",
                                                  "discriminator",
                                                  "externalDocs",
                                                  "nullable",
                                                  "xml"};

/* A member that an object may have. */
typedef struct bitnet__schema_member {
    bitnet_string name;
    int32_t schema; /* -1: whatever further members are */
    bool required;
    size_t common; /* when they are sorted: bytes that the name shares with the one before it */
} bitnet__schema_member;

/* A schema within the file, and what it says. */
typedef struct bitnet__subschema {
    int32_t at;                  /* the value that it is */
    int32_t value[BITNET__KEYS]; /* of each keyword, or -1 */
    int32_t target;              /* of its reference: another subschema, or -1 */
    int types;
    bool grounded; /* does not mean itself and nothing else */
    bool finite;   /* a finite value fits it */
} bitnet__subschema;

/* One of the schemas of oneOf. */
typedef struct bitnet__schema_choice {
    int32_t sub; /* past references */
    int types;   /* that its values may have */
    size_t first_tag, tag_count;
} bitnet__schema_choice;

/* A member that all values of a choice have, and whose own values are listed. */
typedef struct bitnet__schema_tag {
    bitnet_string name;
    int32_t sub;
} bitnet__schema_tag;

typedef struct bitnet__schema {
    bitnet__json json;
    bitnet__subschema *subs;        /* as they are reached */
    int32_t *number;                /* [values] of the subschema that a value is, or -1 */
    bitnet__schema_member *members; /* of one object */
    bitnet__schema_tag *tags;
    char *text, *pointer; /* rules; the reference that is being resolved */
    size_t sub_count, sub_room, member_count, member_room, tag_count, tag_room, length, room,
        pointer_room;
    int32_t at;     /* the value that is looked at, for errors */
    int64_t work;   /* done */
    int resource;   /* brackets around the schema that a reference is within */
    bool formatted; /* there are rules of formats */
    int32_t also;   /* a schema that the rules name, and none leads to; or -1 */
    bitnet_result result;
    bitnet_error *error;
} bitnet__schema;

/* ---- errors */

/* Writes "#/properties/a/items/0" before out[*at]; what there is no room for becomes dots. */
static void bitnet__schema_path(const bitnet__json *j, int32_t value, char *out, size_t *at) {
    for (; j->values[value].parent >= 0; value = j->values[value].parent) {
        const bitnet__json_value *v = &j->values[value];
        bitnet_string name = v->key;
        char digits[12];
        if (j->values[v->parent].kind == BITNET__JSON_ARRAY) {
            int32_t number = 0, i = j->values[v->parent].child;
            for (; i != value; i = j->values[i].next) number++;
            bitnet__print(digits, sizeof digits, "%i", (int64_t)number);
            name = bitnet__string(digits);
        }
        if (name.length + 4 > *at) {
            *at -= 3;
            memcpy(out + *at, "...", 3);
            return;
        }
        *at -= name.length;
        memcpy(out + *at, name.data, name.length);
        out[--*at] = '/';
    }
    out[--*at] = '#';
}

/* Fails at a value of the schema. */
static void bitnet__schema_refuse(bitnet__schema *c, bitnet_result result, int32_t value,
                                  const char *what) {
    char path[160];
    size_t at = sizeof path;
    bitnet_string where;
    if (c->result != BITNET_OK) return;
    bitnet__schema_path(&c->json, value, path, &at);
    where.data = path + at;
    where.length = sizeof path - at;
    c->result = bitnet__fail(c->error, result, "%t: %s", &where, what);
}

static void bitnet__schema_fail(bitnet__schema *c, int32_t value, const char *what) {
    bitnet__schema_refuse(c, BITNET_ERROR_SCHEMA, value, what);
}

/* Counts work; false if there has been too much, or another failure. */
static bool bitnet__schema_work(bitnet__schema *c, int64_t work) {
    c->work += work;
    if (c->work > BITNET__SCHEMA_WORK)
        bitnet__schema_refuse(c, BITNET_ERROR_GRAMMAR_LIMIT, c->at,
                              "up to here the schema is too large, or has too much to compare");
    return c->result == BITNET_OK;
}

/* Makes room for one more of an array of the schema's. */
#define BITNET__SCHEMA_ROOM(c, array, count, room)                                           \
    (bitnet__grow(&(c)->json.allocator, &(c)->array, &(c)->room, (c)->count, (c)->count + 1, \
                  sizeof *(c)->array) ||                                                     \
     ((c)->result = bitnet__no_memory((c)->error), false))

/* ---- writing GBNF */

static void bitnet__schema_put(bitnet__schema *c, const char *text, size_t length) {
    if (!bitnet__schema_work(c, (int64_t)length * BITNET__SCHEMA_BYTE)) return;
    if (!bitnet__grow(&c->json.allocator, &c->text, &c->room, c->length, c->length + length, 1)) {
        c->result = bitnet__no_memory(c->error);
        return;
    }
    memcpy(c->text + c->length, text, length);
    c->length += length;
}

/* Writes as bitnet__format does. */
static void bitnet__schema_write(bitnet__schema *c, const char *format, ...) {
    char line[200];
    va_list arguments;
    va_start(arguments, format);
    bitnet__format(line, sizeof line, format, arguments);
    va_end(arguments);
    bitnet__schema_put(c, line, strlen(line));
}

static void bitnet__schema_newline(bitnet__schema *c) { bitnet__schema_put(c, "\n", 1); }

/* The rule of a subschema, by its value. */
static void bitnet__schema_rule(bitnet__schema *c, int32_t value) {
    bitnet__schema_write(c, "v%i ", (int64_t)value);
}

/* A piece of JSON within a literal. */
static void bitnet__schema_literal(bitnet__schema *c, const char *text, size_t length) {
    size_t from, i;
    if (!bitnet__schema_work(c, (int64_t)length * 2 * BITNET__SCHEMA_NODE)) return;
    for (from = i = 0; i < length; i++) {
        if (text[i] != '"' && text[i] != '\\') continue;
        bitnet__schema_put(c, text + from, i - from);
        bitnet__schema_put(c, "\\", 1);
        from = i;
    }
    bitnet__schema_put(c, text + from, length - from);
}

/* A string as JSON, within a literal. */
static void bitnet__schema_string(bitnet__schema *c, bitnet_string s) {
    static const char hex[] = "0123456789abcdef";
    size_t from, i;
    bitnet__schema_literal(c, "\"", 1);
    for (from = i = 0; i < s.length; i++) {
        uint8_t byte = (uint8_t)s.data[i];
        char escape[7] = "\\u00";
        if (byte >= 32 && byte != '"' && byte != '\\') continue;
        bitnet__schema_literal(c, s.data + from, i - from);
        from = i + 1;
        escape[4] = hex[byte >> 4];
        escape[5] = hex[byte & 15];
        if (byte == '\n' || byte == '\t')
            bitnet__schema_literal(c, byte == '\n' ? "\\n" : "\\t", 2);
        else if (byte < 32) bitnet__schema_literal(c, escape, 6);
        else bitnet__schema_literal(c, byte == '"' ? "\\\"" : "\\\\", 2);
    }
    bitnet__schema_literal(c, s.data + from, s.length - from);
    bitnet__schema_literal(c, "\"", 1);
}

/* A value as JSON without white space, within a literal. */
static void bitnet__schema_value(bitnet__schema *c, int32_t at) {
    static const char *const words[] = {"null", "false", "true"};
    const bitnet__json_value *v = &c->json.values[at];
    int32_t i;
    switch (v->kind) {
    case BITNET__JSON_NUMBER: bitnet__schema_literal(c, v->text.data, v->text.length); return;
    case BITNET__JSON_STRING: bitnet__schema_string(c, v->text); return;
    case BITNET__JSON_ARRAY:
    case BITNET__JSON_OBJECT: break;
    default: bitnet__schema_literal(c, words[v->kind], strlen(words[v->kind])); return;
    }
    bitnet__schema_literal(c, v->kind == BITNET__JSON_ARRAY ? "[" : "{", 1);
    for (i = v->child; i >= 0; i = c->json.values[i].next) {
        if (i != v->child) bitnet__schema_literal(c, ",", 1);
        if (v->kind == BITNET__JSON_OBJECT) {
            bitnet__schema_string(c, c->json.values[i].key);
            bitnet__schema_literal(c, ":", 1);
        }
        bitnet__schema_value(c, i);
    }
    bitnet__schema_literal(c, v->kind == BITNET__JSON_ARRAY ? "]" : "}", 1);
}

/* ---- reading a schema */

static int bitnet__schema_type(bitnet_string name) {
    int i;
    for (i = 0; i < 7; i++)
        if (bitnet__is(name, bitnet__schema_types[i])) return 1 << i;
    return 0;
}

/* The types that "type" names: one, or a list. */
static int bitnet__schema_types_of(bitnet__schema *c, int32_t value) {
    const bitnet__json_value *v = &c->json.values[value];
    int types = 0;
    int32_t i;
    if (v->kind == BITNET__JSON_STRING) types = bitnet__schema_type(v->text);
    for (i = v->kind == BITNET__JSON_ARRAY ? v->child : -1; i >= 0; i = c->json.values[i].next) {
        const bitnet__json_value *item = &c->json.values[i];
        int type = item->kind == BITNET__JSON_STRING ? bitnet__schema_type(item->text) : 0;
        if (!type) bitnet__schema_fail(c, i, "this is no type");
        types |= type;
    }
    if (!types) bitnet__schema_fail(c, value, "this is no type");
    return types & BITNET__TYPE_NUMBER ? types & ~BITNET__TYPE_INTEGER : types;
}

/* A whole number as the schema spells it: `least` to `most`. */
static int64_t bitnet__schema_number(bitnet__schema *c, int32_t value, int64_t least,
                                     int64_t most) {
    const bitnet__json_value *v = &c->json.values[value];
    bool negative = v->text.length > 0 && v->text.data[0] == '-';
    int64_t number = 0;
    size_t i;
    for (i = negative; v->kind == BITNET__JSON_NUMBER && i < v->text.length; i++) {
        if (v->text.data[i] < '0' || v->text.data[i] > '9' || i - negative >= 18) break;
        number = number * 10 + (v->text.data[i] - '0');
    }
    if (negative) number = -number;
    if (v->kind != BITNET__JSON_NUMBER || i < v->text.length || number < least || number > most)
        bitnet__schema_fail(c, value,
                            most == BITNET__SCHEMA_MOST ? "this must be an integer, 0 to 65536"
                                                        : "this must be an integer of 18 digits at "
                                                          "most");
    return number;
}

/* True if a keyword says nothing about values. */
static bool bitnet__is_annotation(bitnet_string name) {
    size_t i;
    for (i = 0; i < sizeof bitnet__annotations / sizeof *bitnet__annotations; i++)
        if (bitnet__is(name, bitnet__annotations[i])) return true;
    return name.length >= 2 && !memcmp(name.data, "x-", 2);
}

/* Sorts the keywords of a schema, which is an object. */
static void bitnet__schema_read(bitnet__schema *c, bitnet__subschema *s) {
    int32_t i, alone = -1, others = 0;
    int owners = 0, k;
    for (i = c->json.values[s->at].child; i >= 0; i = c->json.values[i].next) {
        if (!bitnet__schema_work(c, 3 * BITNET__KEYS)) return;
        for (k = 0; k < BITNET__KEYS; k++)
            if (bitnet__is(c->json.values[i].key, bitnet__keywords[k].name)) break;
        if (k == BITNET__KEYS) {
            if (!bitnet__is_annotation(c->json.values[i].key))
                bitnet__schema_fail(c, i, "this keyword is not supported");
            continue;
        }
        s->value[k] = i;
        owners |= bitnet__keywords[k].type;
        if (k >= BITNET__KEY_REF && k <= BITNET__KEY_CONST) alone = i;
        others++;
    }
    /* a type may stand beside what lists values: of these those of the type count */
    if (alone >= 0 && others > 1 &&
        !(others == 2 && s->value[BITNET__KEY_TYPE] >= 0 &&
          (s->value[BITNET__KEY_ENUM] >= 0 || s->value[BITNET__KEY_CONST] >= 0)))
        bitnet__schema_fail(c, alone, "other keywords beside this are not supported");
    s->types = owners   ? owners
               : others ? BITNET__TYPE_ALL & ~BITNET__TYPE_INTEGER
                        : 0; /* as "true": nothing is said */
    if (s->value[BITNET__KEY_TYPE] >= 0)
        s->types = bitnet__schema_types_of(c, s->value[BITNET__KEY_TYPE]);
}

/* ---- references */

/* The schema that the paths of a reference begin at: the next one around it with an $id, else the
   whole, or one of several in it. */
static int32_t bitnet__schema_resource(bitnet__schema *c, int32_t value) {
    const bitnet__json_value *v = c->json.values;
    int32_t at, id;
    int depth = 0;
    for (at = value; v[at].parent >= 0; at = v[at].parent) depth++;
    for (; depth > c->resource; depth--, value = v[value].parent) {
        bitnet__schema_work(c, BITNET__SCHEMA_FIND);
        id = bitnet__json_find(&c->json, value, bitnet__string("$id"));
        if (id >= 0 && v[id].kind == BITNET__JSON_STRING && v[id].text.length &&
            v[id].text.data[0] != '#')
            break;
    }
    return value;
}

/* Decodes %XX in a reference, into c->pointer, and cuts its # off. False if it is no path. */
static bool bitnet__schema_pointer(bitnet__schema *c, bitnet_string ref, bitnet_string *path) {
    size_t i, length = 0;
    if (ref.length == 0 || ref.data[0] != '#') return false;
    if (!bitnet__grow(&c->json.allocator, &c->pointer, &c->pointer_room, 0, ref.length, 1)) {
        c->result = bitnet__no_memory(c->error);
        return false;
    }
    for (i = 1; i < ref.length; i++) {
        char byte = ref.data[i];
        if (byte == '%') {
            int high = i + 2 < ref.length ? bitnet__hex_digit(ref.data[i + 1]) : -1;
            int low = i + 2 < ref.length ? bitnet__hex_digit(ref.data[i + 2]) : -1;
            if (high < 0 || low < 0) return false;
            byte = (char)(high << 4 | low);
            i += 2;
        }
        c->pointer[length++] = byte;
    }
    path->data = c->pointer;
    path->length = length;
    return length == 0 || c->pointer[0] == '/';
}

/* The child of a value that a step of a path names: of an array by its number; or -1. */
static int32_t bitnet__schema_child(bitnet__schema *c, int32_t at, bitnet_string name) {
    const bitnet__json_value *v = &c->json.values[at];
    int32_t number = 0;
    size_t i;
    if (v->kind == BITNET__JSON_OBJECT) return bitnet__json_find(&c->json, at, name);
    if (v->kind != BITNET__JSON_ARRAY || name.length == 0) return -1;
    if (name.length > 1 && name.data[0] == '0') return -1;
    for (i = 0; i < name.length; i++) {
        if (name.data[i] < '0' || name.data[i] > '9' || number > v->count) return -1;
        number = number * 10 + (name.data[i] - '0');
    }
    if (!bitnet__schema_work(c, number)) return -1;
    for (at = v->child; at >= 0 && number > 0; number--) at = c->json.values[at].next;
    return at;
}

/* The schema that "$ref" means: a JSON pointer within this file. */
static int32_t bitnet__schema_resolve(bitnet__schema *c, int32_t ref) {
    const bitnet__json_value *v = &c->json.values[ref];
    int32_t at = -1;
    bitnet_string path;
    size_t i = 0;
    if (v->kind == BITNET__JSON_STRING && bitnet__schema_pointer(c, v->text, &path))
        at = bitnet__schema_resource(c, ref);
    while (at >= 0 && i < path.length) {
        char *name = c->pointer + ++i; /* behind the slash; its escapes are decoded in place */
        bitnet_string step;
        step.data = name;
        for (; i < path.length && path.data[i] != '/'; i++) {
            if (path.data[i] != '~') *name++ = path.data[i];
            else if (i + 1 < path.length && path.data[i + 1] == '0') *name++ = '~', i++;
            else if (i + 1 < path.length && path.data[i + 1] == '1') *name++ = '/', i++;
            else at = -1;
        }
        step.length = (size_t)(name - step.data);
        if (!bitnet__schema_work(c, BITNET__SCHEMA_FIND) || at < 0) break;
        at = bitnet__schema_child(c, at, step);
    }
    if (at >= 0) return at;
    bitnet__schema_fail(c, ref, "there is no such place in this schema");
    return ref;
}

/* ---- all schemas, each once */

/* The subschema that a value is. */
static int32_t bitnet__schema_reach(bitnet__schema *c, int32_t value) {
    bitnet__subschema *s;
    int k;
    if (c->number[value] >= 0) return c->number[value];
    if (!bitnet__schema_work(c, BITNET__SCHEMA_NODE) ||
        !BITNET__SCHEMA_ROOM(c, subs, sub_count, sub_room))
        return 0;
    s = &c->subs[c->sub_count];
    memset(s, 0, sizeof *s);
    s->at = value;
    s->target = -1;
    for (k = 0; k < BITNET__KEYS; k++) s->value[k] = -1;
    return c->number[value] = (int32_t)c->sub_count++;
}

static void bitnet__schema_reach_all(bitnet__schema *c, int32_t parent) {
    int32_t i;
    for (i = c->json.values[parent].child; i >= 0; i = c->json.values[i].next)
        bitnet__schema_reach(c, i);
}

/* The list of schemas of which one must fit, or -1; allOf has one schema. */
static int32_t bitnet__schema_list(const bitnet__subschema *s) {
    if (s->value[BITNET__KEY_ALL_OF] >= 0) return s->value[BITNET__KEY_ALL_OF];
    return s->value[s->value[BITNET__KEY_ANY_OF] >= 0 ? BITNET__KEY_ANY_OF : BITNET__KEY_ONE_OF];
}

/* True if the value of a keyword is there and a schema. */
static bool bitnet__schema_is(const bitnet__schema *c, int32_t value) {
    return value >= 0 && c->json.values[value].kind == BITNET__JSON_OBJECT;
}

/* The kind of value that a keyword asks for. */
static void bitnet__schema_expect(bitnet__schema *c, int32_t value, bitnet__json_kind kind) {
    if (value >= 0 && c->json.values[value].kind != kind)
        bitnet__schema_fail(c, value,
                            kind == BITNET__JSON_ARRAY    ? "this must be an array"
                            : kind == BITNET__JSON_OBJECT ? "this must be an object"
                                                          : "this must be a string");
}

static void bitnet__schema_bounds(bitnet__schema *c, const bitnet__subschema *s, int minimum,
                                  int maximum, int64_t *least, int64_t *most);

/* What names of members must fit: any string does. */
static void bitnet__schema_names(bitnet__schema *c, int32_t names) {
    int32_t i;
    if (names < 0) return;
    if (!bitnet__schema_is(c, names) && c->json.values[names].kind != BITNET__JSON_TRUE)
        bitnet__schema_fail(c, names, "this is no schema, or one that nothing fits");
    for (i = c->json.values[names].child; i >= 0; i = c->json.values[i].next)
        if (!bitnet__is_annotation(c->json.values[i].key) &&
            !(bitnet__is(c->json.values[i].key, "type") &&
              bitnet__is(c->json.values[i].text, "string")))
            bitnet__schema_fail(c, i, "of names only the type string is supported");
}

/* Reaches what an array and an object are made of. */
static void bitnet__schema_parts(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t items = s->value[BITNET__KEY_ITEMS], required = s->value[BITNET__KEY_REQUIRED], i;
    int64_t least, most;
    if (s->types & BITNET__TYPE_ARRAY && items >= 0) {
        bitnet__schema_bounds(c, s, BITNET__KEY_MIN_ITEMS, BITNET__KEY_MAX_ITEMS, &least, &most);
        if (most != 0) bitnet__schema_reach(c, items);
    }
    if (!(s->types & BITNET__TYPE_OBJECT)) return;
    bitnet__schema_names(c, s->value[BITNET__KEY_NAMES]);
    bitnet__schema_expect(c, s->value[BITNET__KEY_PROPERTIES], BITNET__JSON_OBJECT);
    bitnet__schema_expect(c, required, BITNET__JSON_ARRAY);
    for (i = required < 0 ? -1 : c->json.values[required].child; i >= 0; i = c->json.values[i].next)
        bitnet__schema_expect(c, i, BITNET__JSON_STRING);
    if (s->value[BITNET__KEY_PROPERTIES] >= 0)
        bitnet__schema_reach_all(c, s->value[BITNET__KEY_PROPERTIES]);
    if (bitnet__schema_is(c, s->value[BITNET__KEY_ADDITIONAL]))
        bitnet__schema_reach(c, s->value[BITNET__KEY_ADDITIONAL]);
}

/* Reads subschema `i`, and reaches those that it leads to. */
static void bitnet__schema_look(bitnet__schema *c, size_t i) {
    bitnet__subschema s = c->subs[i];
    int32_t list;
    c->at = s.at;
    if (c->json.values[s.at].kind == BITNET__JSON_TRUE) return;
    if (c->json.values[s.at].kind != BITNET__JSON_OBJECT)
        bitnet__schema_fail(c, s.at, "this is no schema, or one that nothing fits");
    if (c->result == BITNET_OK) bitnet__schema_read(c, &s);
    if (c->result != BITNET_OK) return;
    list = bitnet__schema_list(&s);
    if (s.value[BITNET__KEY_REF] >= 0) {
        s.target = bitnet__schema_reach(c, bitnet__schema_resolve(c, s.value[BITNET__KEY_REF]));
    } else if (list >= 0) {
        const bitnet__json_value *v = &c->json.values[list];
        if (v->kind != BITNET__JSON_ARRAY || v->count == 0 ||
            (s.value[BITNET__KEY_ONE_OF] >= 0 && v->count > BITNET__SCHEMA_CHOICES))
            bitnet__schema_fail(c, list, "this must be an array of schemas, of oneOf 256 at most");
        if (s.value[BITNET__KEY_ALL_OF] >= 0 && v->count != 1)
            bitnet__schema_fail(c, list, "allOf is supported for one schema only");
        bitnet__schema_reach_all(c, list);
    } else if (s.value[BITNET__KEY_ENUM] < 0 && s.value[BITNET__KEY_CONST] < 0) {
        bitnet__schema_parts(c, &s);
    }
    c->subs[i] = s;
}

/* ---- whether they end */

static const bitnet__subschema *bitnet__schema_sub(const bitnet__schema *c, int32_t value) {
    return &c->subs[c->number[value]];
}

/* False as long as a schema may mean itself and nothing else: by references, or lists. */
static bool bitnet__schema_grounded(const bitnet__schema *c, const bitnet__subschema *s) {
    int32_t list = bitnet__schema_list(s), i;
    if (s->target >= 0) return c->subs[s->target].grounded;
    for (i = list < 0 ? -1 : c->json.values[list].child; i >= 0; i = c->json.values[i].next)
        if (!bitnet__schema_sub(c, i)->grounded) return false;
    return true;
}

/* True if a finite object fits: if one fits each member that must be there. */
static bool bitnet__schema_finite_object(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t properties = s->value[BITNET__KEY_PROPERTIES],
            required = s->value[BITNET__KEY_REQUIRED];
    int32_t i, member;
    for (i = required < 0 ? -1 : c->json.values[required].child; i >= 0;
         i = c->json.values[i].next) {
        if (!bitnet__schema_work(c, BITNET__SCHEMA_FIND)) return false;
        member =
            properties < 0 ? -1 : bitnet__json_find(&c->json, properties, c->json.values[i].text);
        if (member < 0 && bitnet__schema_is(c, s->value[BITNET__KEY_ADDITIONAL]))
            member = s->value[BITNET__KEY_ADDITIONAL];
        if (member >= 0 && !bitnet__schema_sub(c, member)->finite) return false;
    }
    return true;
}

/* True if a finite value fits, as far as is known of the others. */
static bool bitnet__schema_finite(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t list = bitnet__schema_list(s), items = s->value[BITNET__KEY_ITEMS], i;
    int64_t least, most;
    if (s->target >= 0) return c->subs[s->target].finite;
    for (i = list < 0 ? -1 : c->json.values[list].child; i >= 0; i = c->json.values[i].next)
        if (bitnet__schema_sub(c, i)->finite) return true;
    if (list >= 0) return false;
    if (s->value[BITNET__KEY_ENUM] >= 0 || s->value[BITNET__KEY_CONST] >= 0 ||
        s->types & ~(BITNET__TYPE_ARRAY | BITNET__TYPE_OBJECT) || !s->types)
        return true;
    bitnet__schema_bounds(c, s, BITNET__KEY_MIN_ITEMS, BITNET__KEY_MAX_ITEMS, &least, &most);
    if (s->types & BITNET__TYPE_ARRAY &&
        (least == 0 || items < 0 || bitnet__schema_sub(c, items)->finite))
        return true;
    return s->types & BITNET__TYPE_OBJECT && bitnet__schema_finite_object(c, s);
}

/* Refuses schemas without an end. What they lead to mostly comes behind them, so going backwards
   finds out most at once. */
static void bitnet__schema_ends(bitnet__schema *c) {
    bool more = true;
    size_t i;
    while (more && c->result == BITNET_OK)
        for (more = false, i = c->sub_count; i-- > 0 && c->result == BITNET_OK;) {
            bitnet__subschema *s = &c->subs[i];
            int32_t list = bitnet__schema_list(s);
            c->at = s->at;
            bitnet__schema_work(c, list < 0 ? 1 : 1 + c->json.values[list].count);
            if (!s->grounded && bitnet__schema_grounded(c, s)) s->grounded = more = true;
            if (!s->finite && bitnet__schema_finite(c, s)) s->finite = more = true;
        }
    for (i = 0; i < c->sub_count; i++)
        if (!c->subs[i].grounded) bitnet__schema_fail(c, c->subs[i].at, "this refers to itself");
    for (i = 0; i < c->sub_count; i++)
        if (!c->subs[i].finite)
            bitnet__schema_fail(c, c->subs[i].at, "no finite value fits this: it contains itself");
}

/* ---- integers within bounds */

static void bitnet__schema_digits(bitnet__schema *c, int count) {
    bitnet__schema_work(c, count * 2 * BITNET__SCHEMA_NODE);
    if (count > 0) bitnet__schema_write(c, "[0-9]{%i} ", (int64_t)count);
}

/* Any of the digits low..high, then `count` of any kind; nothing if there are none. */
static void bitnet__schema_between(bitnet__schema *c, int low, int high, int count) {
    if (low > high) return;
    bitnet__schema_write(c, "| [%i-%i] ", (int64_t)low, (int64_t)high);
    bitnet__schema_digits(c, count);
}

/* `count` digits that are not less, or not more, than these. */
static void bitnet__schema_bound(bitnet__schema *c, const char *digits, int count, bool least) {
    int digit = count > 0 ? digits[0] - '0' : 0, free = 0;
    while (free < count && digits[free] == (least ? '0' : '9')) free++;
    if (free == count) {
        bitnet__schema_digits(c, count);
        return;
    }
    bitnet__schema_write(c, "(\"%i\" ", (int64_t)digit);
    bitnet__schema_bound(c, digits + 1, count - 1, least);
    if (least) bitnet__schema_between(c, digit + 1, 9, count - 1);
    else bitnet__schema_between(c, 0, digit - 1, count - 1);
    bitnet__schema_put(c, ") ", 2);
}

/* Numbers of `count` digits, from `low` to `high`. */
static void bitnet__schema_range(bitnet__schema *c, const char *low, const char *high, int count) {
    for (; count > 0 && *low == *high; low++, high++, count--)
        bitnet__schema_write(c, "\"%i\" ", (int64_t)(*low - '0'));
    if (count == 0) return;
    bitnet__schema_write(c, "(\"%i\" ", (int64_t)(*low - '0'));
    bitnet__schema_bound(c, low + 1, count - 1, true);
    bitnet__schema_between(c, *low - '0' + 1, *high - '0' - 1, count - 1);
    bitnet__schema_write(c, "| \"%i\" ", (int64_t)(*high - '0'));
    bitnet__schema_bound(c, high + 1, count - 1, false);
    bitnet__schema_put(c, ") ", 2);
}

static int bitnet__schema_spell(int64_t number, char *digits) {
    int64_t rest = number;
    int count = 1, i;
    while (rest /= 10) count++;
    for (i = count - 1; i >= 0; i--, number /= 10) digits[i] = (char)('0' + number % 10);
    return count;
}

/* Numbers from low to high, neither less than 0: each length by itself, except
   the lengths whose numbers are all allowed. */
static void bitnet__schema_numbers(bitnet__schema *c, int64_t low, int64_t high) {
    char from[20], to[20];
    int64_t next, end;
    const char *separator = "(";
    for (; low <= high; low = next) {
        int count = bitnet__schema_spell(low, from), i;
        for (next = 1, i = 0; i < count; i++) next *= 10;
        bitnet__schema_write(c, "%s ", separator);
        separator = "|";
        for (end = next; end - 1 < high; end *= 10) i++;
        if (low == next / 10 && end - 1 == high && low > 0) {
            bitnet__schema_work(c, i * 4 * BITNET__SCHEMA_NODE);
            bitnet__schema_write(c, "[1-9] [0-9]{%i,%i} ", (int64_t)count - 1, (int64_t)i - 1);
            break;
        }
        end = next - 1 < high ? next - 1 : high;
        bitnet__schema_spell(end, to);
        bitnet__schema_range(c, from, to, count);
    }
    bitnet__schema_put(c, ") ", 2);
}

/* The whole numbers that bound a number; open[i]: the bound itself is out. False: no bounds. */
static bool bitnet__schema_interval(bitnet__schema *c, const bitnet__subschema *s, int64_t *low,
                                    int64_t *high, bool open[2]) {
    const int64_t most = 999999999999999999, usual = 9999999999999999;
    int32_t minimum = s->value[BITNET__KEY_MINIMUM], maximum = s->value[BITNET__KEY_MAXIMUM];
    int32_t above = s->value[BITNET__KEY_ABOVE], below = s->value[BITNET__KEY_BELOW];
    int32_t format = s->value[BITNET__KEY_FORMAT];
    bool small = format >= 0 && bitnet__is(c->json.values[format].text, "int32");
    bool least = minimum >= 0 || above >= 0, greatest = maximum >= 0 || below >= 0;
    int64_t n;
    *low = minimum >= 0 ? bitnet__schema_number(c, minimum, -most, most) : -usual;
    *high = maximum >= 0 ? bitnet__schema_number(c, maximum, -most, most) : usual;
    n = above >= 0 ? bitnet__schema_number(c, above, -most, most) : *low;
    open[0] = above >= 0 && (minimum < 0 || n >= *low);
    if (open[0]) *low = n;
    n = below >= 0 ? bitnet__schema_number(c, below, -most, most) : *high;
    open[1] = below >= 0 && (maximum < 0 || n <= *high);
    if (open[1]) *high = n;
    if (small && *low < INT32_MIN) *low = INT32_MIN, open[0] = false;
    if (small && *high > INT32_MAX) *high = INT32_MAX, open[1] = false;
    if (least && !greatest && *low > *high) *high = most;
    if (greatest && !least && *high < *low) *low = -most;
    return least || greatest || small;
}

static void bitnet__schema_integer(bitnet__schema *c, const bitnet__subschema *s) {
    int64_t low, high;
    bool open[2], bounded = bitnet__schema_interval(c, s, &low, &high, open);
    low += open[0];
    high -= open[1];
    if (low > high) bitnet__schema_fail(c, s->at, "the minimum is more than the maximum");
    if (!bounded) bitnet__schema_write(c, "integer ");
    if (c->result != BITNET_OK || !bounded) return;
    if (low < 0) {
        bitnet__schema_put(c, "\"-\" ", 4);
        bitnet__schema_numbers(c, high < 0 ? -high : 1, -low);
        if (high >= 0) bitnet__schema_put(c, "| ", 2);
    }
    if (high >= 0) bitnet__schema_numbers(c, low < 0 ? 0 : low, high);
}

/* Numbers from low to high, neither less than 0, without exponents. */
static void bitnet__schema_decimals(bitnet__schema *c, int64_t low, int64_t high, bool above,
                                    bool below) {
    const char *separator = "";
    if (above && low < high) {
        bitnet__schema_write(c, "\"%i.\" [0-9]{0,15} [1-9] ", low);
        separator = "| ";
    }
    if (low + above < high) {
        bitnet__schema_write(c, separator);
        bitnet__schema_numbers(c, low + above, high - 1);
        bitnet__schema_write(c, "(\".\" [0-9]{1,16})? ");
        separator = "| ";
    }
    if (!below && (low < high || !above))
        bitnet__schema_write(c, "%s\"%i\" (\".\" \"0\"{1,16})? ", separator, high);
    bitnet__schema_work(c, 64 * BITNET__SCHEMA_NODE);
}

static void bitnet__schema_bounded(bitnet__schema *c, const bitnet__subschema *s) {
    int64_t low, high;
    bool open[2], negative;
    if (!bitnet__schema_interval(c, s, &low, &high, open)) {
        bitnet__schema_write(c, "number ");
        return;
    }
    if (low > high || (low == high && (open[0] || open[1])))
        bitnet__schema_fail(c, s->at, "the minimum is more than the maximum");
    if (c->result != BITNET_OK) return;
    negative = low < 0;
    if (negative) {
        bitnet__schema_put(c, "\"-\" (", 5);
        bitnet__schema_decimals(c, high < 0 ? -high : 0, -low, high >= 0 || open[1], open[0]);
        bitnet__schema_put(c, ") ", 2);
        if (high < 0 || (high == 0 && open[1])) return;
        bitnet__schema_put(c, "| ", 2);
    }
    bitnet__schema_decimals(c, negative ? 0 : low, high, !negative && open[0], open[1]);
}

/* ---- counts */

/* The bounds under two keywords: *least 0 and *most -1 where they are not given. */
static void bitnet__schema_bounds(bitnet__schema *c, const bitnet__subschema *s, int minimum,
                                  int maximum, int64_t *least, int64_t *most) {
    int32_t low = s->value[minimum], high = s->value[maximum];
    *least = low >= 0 ? bitnet__schema_number(c, low, 0, BITNET__SCHEMA_MOST) : 0;
    *most = high >= 0 ? bitnet__schema_number(c, high, 0, BITNET__SCHEMA_MOST) : -1;
    if (high >= 0 && *most < *least) bitnet__schema_fail(c, high, "this is less than the minimum");
}

/* Rules for a rule many times: x-1, x-2 and x-3 are 16, 256 and 4096 of it, x-u1 to x-u3 any number
   below these. */
static void bitnet__schema_blocks(bitnet__schema *c, const char *rule) {
    int64_t block;
    bitnet__schema_work(c, 3 * 16 * 6 * BITNET__SCHEMA_NODE);
    for (block = 0; block < 3; block++) {
        bitnet__schema_write(c, block ? "%s-%i ::= %s-%i{16}" : "%s-%i ::= %s{16}", rule, block + 1,
                             rule, block);
        bitnet__schema_newline(c);
        bitnet__schema_write(c, "%s-u%i ::= ", rule, block + 1);
        bitnet__schema_write(c, block ? "%s-%i{0,15} %s-u%i" : "%s{0,15}", rule, block, rule,
                             block);
        bitnet__schema_newline(c);
    }
}

/* How many blocks of a size the next smaller ones do not make up for. */
static int64_t bitnet__schema_digit(int64_t count, int block) {
    return block == 3 ? count >> 12 : count >> 4 * block & 15;
}

/* A rule that has blocks `least` to `most` times (-1: without end): a few dozen nodes. */
static void bitnet__schema_times(bitnet__schema *c, const char *rule, int64_t least, int64_t most) {
    char name[4][24];
    int64_t more = most - least, digit, open = 0;
    int k;
    for (k = 0; k < 4; k++)
        bitnet__print(name[k], sizeof name[k], k ? "%s-%i" : "%s", rule, (int64_t)k);
    for (k = 3; k >= 0; k--) {
        if ((digit = bitnet__schema_digit(least, k)) == 0) continue;
        bitnet__schema_work(c, digit * 2 * BITNET__SCHEMA_NODE);
        bitnet__schema_write(c, "%s{%i} ", name[k], digit);
    }
    if (most < 0) bitnet__schema_write(c, "%s* ", rule);
    for (k = 3; k > 0 && most >= 0; k--) { /* fewer blocks and any rest, or all and what is left */
        if ((digit = bitnet__schema_digit(more, k)) == 0) continue;
        bitnet__schema_work(c, digit * 6 * BITNET__SCHEMA_NODE);
        bitnet__schema_write(c, "(%s{0,%i} %s-u%i | %s{%i} ", name[k], digit - 1, rule, (int64_t)k,
                             name[k], digit);
        open++;
    }
    if (most >= 0) {
        bitnet__schema_work(c, (more & 15) * 4 * BITNET__SCHEMA_NODE);
        bitnet__schema_write(c, "%s{0,%i} ", rule, more & 15);
    }
    for (; open > 0; open--) bitnet__schema_put(c, ") ", 2);
}

/* ---- objects */

/* Adds a member to the list. */
static void bitnet__schema_member_add(bitnet__schema *c, bitnet_string name, int32_t schema) {
    bitnet__schema_member *member;
    if (!bitnet__schema_work(c, 1) || !BITNET__SCHEMA_ROOM(c, members, member_count, member_room))
        return;
    member = &c->members[c->member_count++];
    memset(member, 0, sizeof *member);
    member->name = name;
    member->schema = schema;
    member->required = schema < 0;
}

/* Notes that the member must be there whose schema is that value: they are sorted by that. */
static void bitnet__schema_require(bitnet__schema *c, size_t count, int32_t schema) {
    size_t low = 0, high = count;
    while (low + 1 < high) {
        size_t middle = low + (high - low) / 2;
        if (c->members[middle].schema <= schema) low = middle;
        else high = middle;
    }
    c->members[low].required = true;
}

/* Lists the members that properties and required name. */
static void bitnet__schema_members(bitnet__schema *c, const bitnet__subschema *s, bool more) {
    int32_t properties = s->value[BITNET__KEY_PROPERTIES],
            required = s->value[BITNET__KEY_REQUIRED];
    int32_t i, schema;
    size_t named, k;
    c->member_count = 0;
    for (i = properties < 0 ? -1 : c->json.values[properties].child; i >= 0 && !c->result;
         i = c->json.values[i].next)
        bitnet__schema_member_add(c, c->json.values[i].key, i);
    named = c->member_count;
    for (i = required < 0 ? -1 : c->json.values[required].child; i >= 0 && !c->result;
         i = c->json.values[i].next) {
        bitnet_string name = c->json.values[i].text;
        bitnet__schema_work(c, BITNET__SCHEMA_FIND + (int64_t)(c->member_count - named));
        schema = properties < 0 ? -1 : bitnet__json_find(&c->json, properties, name);
        for (k = named; k < c->member_count && !bitnet__equal(c->members[k].name, name); k++) {
        }
        if (schema >= 0) bitnet__schema_require(c, named, schema);
        else if (!more) bitnet__schema_fail(c, i, "no property of that name may be there");
        else if (k == c->member_count) bitnet__schema_member_add(c, name, -1);
    }
}

static void bitnet__schema_sort(bitnet__schema_member *m, size_t count) {
    size_t gap, i, k;
    for (gap = bitnet__first_gap(count); gap > 0; gap /= 3)
        for (i = gap; i < count; i++) {
            bitnet__schema_member moved = m[i];
            for (k = i; k >= gap; k -= gap) {
                bitnet_string a = m[k - gap].name, b = moved.name;
                size_t least = a.length < b.length ? a.length : b.length;
                int order = least ? memcmp(a.data, b.data, least) : 0;
                if (order < 0 || (order == 0 && a.length <= b.length)) break;
                m[k] = m[k - gap];
            }
            m[k] = moved;
        }
    for (i = 1; i < count; i++) m[i].common = bitnet__common(m[i - 1].name, m[i].name);
}

/* The rule of keys that begin like member `from` for `depth` bytes and are none of the members':
   for each character that goes on like one a rule of that kind, for all others any end. */
static void bitnet__schema_other_keys(bitnet__schema *c, int32_t schema, size_t from,
                                      size_t depth) {
    const bitnet__schema_member *m = c->members;
    bool whole = m[from].name.length == depth, any = false;
    size_t i;
    int pass;
    bitnet__schema_work(c, BITNET__SCHEMA_CLASS);
    bitnet__schema_write(c, "v%i-k%i-%i ::= (", (int64_t)schema, (int64_t)from, (int64_t)depth);
    for (pass = 0; pass < 2; pass++) { /* the characters' rules, then all other characters */
        if (pass == 1)
            bitnet__schema_write(c, any ? "| [^\"\\\\\\x00-\\x1F" : "[^\"\\\\\\x00-\\x1F");
        for (i = from; i < c->member_count; i++) {
            bitnet_string name = m[i].name;
            uint32_t character;
            char escape[16];
            size_t bytes;
            if (i > from && m[i].common < depth) break;
            bitnet__schema_work(c, 2 * BITNET__SCHEMA_NODE);
            if (name.length == depth) continue;
            bytes = bitnet__utf8(name.data + depth, name.length - depth, &character);
            if (i > from && m[i].common >= depth + bytes) continue;
            if (character < 32 || character == '"' || character == '\\') continue; /* escaped */
            memcpy(escape, "\\U", 2);
            for (bytes = 0; bytes < 8; bytes++)
                escape[2 + bytes] = "0123456789ABCDEF"[character >> (28 - 4 * bytes) & 15];
            escape[10] = 0;
            if (pass == 1) {
                bitnet__schema_put(c, escape, 10);
                continue;
            }
            bytes = bitnet__utf8(name.data + depth, name.length - depth, &character);
            bitnet__schema_write(c, any ? "| " : "");
            bitnet__schema_write(c, "[%s] v%i-k%i-%i ", escape, (int64_t)schema, (int64_t)i,
                                 (int64_t)(depth + bytes));
            any = true;
        }
    }
    bitnet__schema_write(c, whole ? "] plain*)" : "] plain*)?");
    bitnet__schema_newline(c);
}

/* The rules of a key that is none of the members', and of a further member. Keys are written
   without escapes, so none is spelled in two ways. */
static void bitnet__schema_others(bitnet__schema *c, int32_t schema, int32_t additional) {
    size_t i, depth, bytes;
    bool any = additional < 0 || c->json.values[additional].kind == BITNET__JSON_TRUE;
    bitnet__schema_sort(c->members, c->member_count);
    for (i = 0; i < c->member_count && c->result == BITNET_OK; i++) {
        bitnet_string name = c->members[i].name;
        size_t common = c->members[i].common;
        if (i == 0) bitnet__schema_other_keys(c, schema, 0, 0);
        for (depth = 0; depth < name.length && c->result == BITNET_OK; depth += bytes) {
            uint32_t character;
            bytes = bitnet__utf8(name.data + depth, name.length - depth, &character);
            if (i == 0 || depth + bytes > common)
                bitnet__schema_other_keys(c, schema, i, depth + bytes);
        }
    }
    bitnet__schema_write(c, "v%i-x ::= \"\\\"\" ", (int64_t)schema);
    if (c->member_count) bitnet__schema_write(c, "v%i-k0-0 ", (int64_t)schema);
    else bitnet__schema_write(c, "plain* ");
    bitnet__schema_write(c, "\"\\\":\" ws ");
    if (any) bitnet__schema_write(c, "value");
    else bitnet__schema_rule(c, additional);
    bitnet__schema_newline(c);
}

/* One member, and what may follow it. */
static void bitnet__schema_property(bitnet__schema *c, int32_t schema, const char *kind, size_t i,
                                    int32_t additional) {
    const bitnet__schema_member *member = &c->members[i];
    bool first = *kind == 'b';
    bitnet__schema_write(c, "v%i-%s%i ::= ", (int64_t)schema, kind, (int64_t)i);
    if (!first) bitnet__schema_write(c, "\",\" ws ");
    bitnet__schema_put(c, "\"", 1);
    bitnet__schema_string(c, member->name);
    bitnet__schema_write(c, ":\" ws ");
    if (member->schema >= 0) bitnet__schema_rule(c, member->schema);
    else if (bitnet__schema_is(c, additional)) bitnet__schema_rule(c, additional);
    else bitnet__schema_write(c, "value ");
    bitnet__schema_write(c, "v%i-r%i", (int64_t)schema, (int64_t)(i + 1));
    if (!member->required)
        bitnet__schema_write(c, " | v%i-%s%i", (int64_t)schema, kind, (int64_t)(i + 1));
    bitnet__schema_newline(c);
}

/* The rules of an object: v7-o is the whole; v7-b3 what may come from member 3 on where none has
   been, v7-r3 where one has; v7-x a further member. */
static void bitnet__schema_object(bitnet__schema *c, const bitnet__subschema *sub) {
    int32_t additional = sub->value[BITNET__KEY_ADDITIONAL], schema = sub->at;
    bool more = additional < 0 || c->json.values[additional].kind != BITNET__JSON_FALSE;
    bool others = more && (additional >= 0 || (sub->value[BITNET__KEY_PROPERTIES] < 0 &&
                                               sub->value[BITNET__KEY_REQUIRED] < 0));
    bool none = true; /* no member need have been yet */
    int64_t s = schema, n;
    size_t i;
    bitnet__schema_members(c, sub, more);
    n = (int64_t)c->member_count;
    for (i = 0; i < c->member_count && c->result == BITNET_OK; i++) {
        if (none) bitnet__schema_property(c, schema, "b", i, additional);
        bitnet__schema_property(c, schema, "r", i, additional);
        none = none && !c->members[i].required;
    }
    bitnet__schema_write(c, "v%i-o ::= \"{\" ws v%i-b0 \"}\"", s, s);
    bitnet__schema_newline(c);
    if (others) {
        bitnet__schema_write(c, "v%i-b%i ::= (v%i-x v%i-r%i)?", s, n, s, s, n);
        bitnet__schema_newline(c);
        bitnet__schema_write(c, "v%i-r%i ::= (\",\" ws v%i-x)* ws", s, n, s);
        bitnet__schema_newline(c);
        bitnet__schema_others(c, schema, additional);
    } else {
        bitnet__schema_write(c, "v%i-b%i ::= \"\"", s, n);
        bitnet__schema_newline(c);
        bitnet__schema_write(c, "v%i-r%i ::= ws", s, n);
        bitnet__schema_newline(c);
    }
}

/* ---- the other types */

/* The rule of a format, with the pattern beside it, if one is. */
static const char *bitnet__schema_format(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t format = s->value[BITNET__KEY_FORMAT], pattern = s->value[BITNET__KEY_PATTERN];
    size_t i;
    bitnet__schema_expect(c, format, BITNET__JSON_STRING);
    for (i = 0; format >= 0 && i < sizeof bitnet__formats / sizeof *bitnet__formats; i++)
        if (bitnet__is(c->json.values[format].text, bitnet__formats[i].name) &&
            (pattern < 0 ? !bitnet__formats[i].pattern
                         : bitnet__formats[i].pattern && bitnet__is(c->json.values[pattern].text,
                                                                    bitnet__formats[i].pattern)))
            return bitnet__formats[i].rule;
    bitnet__schema_fail(c, pattern < 0 ? format : pattern,
                        pattern < 0 ? "this format is not supported"
                                    : "this keyword is not supported, but as zod writes it for a "
                                      "format");
    return "";
}

static void bitnet__schema_text(bitnet__schema *c, const bitnet__subschema *s) {
    int64_t least, most;
    bitnet__schema_bounds(c, s, BITNET__KEY_MIN_LENGTH, BITNET__KEY_MAX_LENGTH, &least, &most);
    bitnet__schema_write(c, "\"\\\"\" ");
    if (s->value[BITNET__KEY_FORMAT] >= 0 || s->value[BITNET__KEY_PATTERN] >= 0) {
        if (least > 0 || most >= 0)
            bitnet__schema_fail(c, s->at, "a length beside a format is not supported");
        bitnet__schema_work(c, 64 * BITNET__SCHEMA_NODE);
        bitnet__schema_write(c, "(%s) ", bitnet__schema_format(c, s));
        c->formatted = true;
    } else {
        bitnet__schema_times(c, "char", least, most);
    }
    bitnet__schema_write(c, "\"\\\"\" ");
}

/* The rules of an array's items behind the first one. */
static void bitnet__schema_items(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t items = s->value[BITNET__KEY_ITEMS];
    int64_t least, most;
    char rule[16];
    bitnet__print(rule, sizeof rule, "v%i-i", (int64_t)s->at);
    bitnet__schema_write(c, "%s ::= \",\" ws ", rule);
    if (items >= 0) bitnet__schema_rule(c, items);
    else bitnet__schema_write(c, "value ");
    bitnet__schema_newline(c);
    bitnet__schema_bounds(c, s, BITNET__KEY_MIN_ITEMS, BITNET__KEY_MAX_ITEMS, &least, &most);
    if (least > 16 || most > 16) bitnet__schema_blocks(c, rule);
}

static void bitnet__schema_array(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t items = s->value[BITNET__KEY_ITEMS];
    int64_t least, most;
    char rule[16];
    bitnet__schema_bounds(c, s, BITNET__KEY_MIN_ITEMS, BITNET__KEY_MAX_ITEMS, &least, &most);
    bitnet__schema_write(c, "\"[\" ws ");
    if (most != 0) {
        bitnet__schema_put(c, "(", 1);
        if (items >= 0) bitnet__schema_rule(c, items);
        else bitnet__schema_write(c, "value ");
        bitnet__print(rule, sizeof rule, "v%i-i", (int64_t)s->at);
        bitnet__schema_times(c, rule, least > 0 ? least - 1 : 0, most > 0 ? most - 1 : -1);
        bitnet__schema_write(c, least > 0 ? "ws) " : "ws)? ");
    }
    bitnet__schema_write(c, "\"]\" ");
}

/* The types that a value has. */
static int bitnet__schema_value_types(const bitnet__json_value *v) {
    size_t i;
    switch (v->kind) {
    case BITNET__JSON_NULL: return BITNET__TYPE_NULL;
    case BITNET__JSON_NUMBER: break;
    case BITNET__JSON_STRING: return BITNET__TYPE_STRING;
    case BITNET__JSON_ARRAY: return BITNET__TYPE_ARRAY;
    case BITNET__JSON_OBJECT: return BITNET__TYPE_OBJECT;
    default: return BITNET__TYPE_BOOLEAN;
    }
    for (i = 0; i < v->text.length; i++)
        if (strchr(".eE", v->text.data[i])) return BITNET__TYPE_NUMBER;
    return BITNET__TYPE_NUMBER | BITNET__TYPE_INTEGER;
}

/* The values of enum or const, those of the right types. */
static void bitnet__schema_listed(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t list = s->value[BITNET__KEY_ENUM], constant = s->value[BITNET__KEY_CONST];
    int types = s->value[BITNET__KEY_TYPE] >= 0 ? s->types : BITNET__TYPE_ALL;
    int32_t i = constant, count = 0;
    bitnet__schema_expect(c, list, BITNET__JSON_ARRAY);
    if (list >= 0) i = c->json.values[list].child;
    for (; i >= 0; i = list >= 0 ? c->json.values[i].next : -1) {
        if (!(bitnet__schema_value_types(&c->json.values[i]) & types)) continue;
        bitnet__schema_write(c, count++ ? "| \"" : "\"");
        bitnet__schema_value(c, i);
        bitnet__schema_write(c, "\" ");
    }
    if (count == 0)
        bitnet__schema_fail(c, list >= 0 ? list : constant, "there is no value of the type");
}

/* ---- choices, one of which must fit */

/* True if the values differ for sure; numbers that are spelled differently may be equal, unless
   they are integers. */
static bool bitnet__schema_differ(bitnet__schema *c, int32_t a, int32_t b) {
    const bitnet__json *j = &c->json;
    const bitnet__json_value *x = &j->values[a], *y = &j->values[b];
    int32_t i, k;
    int64_t length = (int64_t)x->text.length;
    if (!bitnet__schema_work(c, 1 + (x->kind == BITNET__JSON_NUMBER ? length : length / 8)))
        return false;
    if (x->kind != y->kind) return true;
    if (x->kind == BITNET__JSON_STRING) return !bitnet__equal(x->text, y->text);
    if (x->kind == BITNET__JSON_NUMBER)
        return !bitnet__equal(x->text, y->text) && !bitnet__is(x->text, "-0") &&
               !bitnet__is(y->text, "-0") &&
               (bitnet__schema_value_types(x) & bitnet__schema_value_types(y) &
                BITNET__TYPE_INTEGER);
    if (x->count != y->count) return true;
    for (i = x->child, k = y->child; i >= 0; i = j->values[i].next) {
        if (x->kind == BITNET__JSON_OBJECT) {
            bitnet__schema_work(c, BITNET__SCHEMA_FIND);
            k = bitnet__json_find(j, b, j->values[i].key);
        }
        if (k < 0 || bitnet__schema_differ(c, i, k)) return true;
        k = j->values[k].next;
    }
    return false;
}

/* The values that a schema lists, by the first of them; -1: it lists none. */
static int32_t bitnet__schema_values(const bitnet__schema *c, int32_t sub, bool *one) {
    int32_t list = c->subs[sub].value[BITNET__KEY_ENUM];
    *one = list < 0;
    return list >= 0 ? c->json.values[list].child : c->subs[sub].value[BITNET__KEY_CONST];
}

/* True if both list values, and none is in both lists. */
static bool bitnet__schema_values_differ(bitnet__schema *c, int32_t a, int32_t b) {
    const bitnet__json *j = &c->json;
    bool one_a, one_b;
    int32_t i = bitnet__schema_values(c, a, &one_a), k;
    if (i < 0 || bitnet__schema_values(c, b, &one_b) < 0) return false;
    for (; i >= 0; i = one_a ? -1 : j->values[i].next)
        for (k = bitnet__schema_values(c, b, &one_b); k >= 0; k = one_b ? -1 : j->values[k].next)
            if (!bitnet__schema_differ(c, i, k)) return false;
    return true;
}

/* The subschema behind all references, which lead there at once from now on. */
static int32_t bitnet__schema_follow(bitnet__schema *c, int32_t value) {
    int32_t sub = c->number[value], end = sub, next;
    for (; c->subs[end].target >= 0; end = c->subs[end].target) bitnet__schema_work(c, 1);
    for (; sub != end; sub = next) {
        next = c->subs[sub].target;
        c->subs[sub].target = end;
    }
    return end;
}

/* The types that a subschema's values may have; an integer is a number too. */
static int bitnet__schema_possible(bitnet__schema *c, int32_t sub) {
    const bitnet__subschema *s = &c->subs[sub];
    int types = 0;
    bool one;
    int32_t i = bitnet__schema_values(c, sub, &one);
    if (bitnet__schema_list(s) >= 0 || !s->types) return BITNET__TYPE_ALL;
    for (; i >= 0 && bitnet__schema_work(c, 1); i = one ? -1 : c->json.values[i].next)
        types |= bitnet__schema_value_types(&c->json.values[i]);
    if (types == 0) types = s->types;
    return types & BITNET__TYPE_INTEGER ? types | BITNET__TYPE_NUMBER : types;
}

/* What one of the schemas of oneOf may be told apart from others by. */
static bitnet__schema_choice bitnet__schema_choice_of(bitnet__schema *c, int32_t value) {
    bitnet__schema_choice choice;
    size_t i;
    bool one;
    choice.sub = bitnet__schema_follow(c, value);
    choice.types = bitnet__schema_possible(c, choice.sub);
    choice.first_tag = c->tag_count;
    c->member_count = 0;
    if (choice.types == BITNET__TYPE_OBJECT) bitnet__schema_members(c, &c->subs[choice.sub], true);
    for (i = 0; i < c->member_count && c->result == BITNET_OK; i++) {
        int32_t schema = c->members[i].schema, sub;
        if (schema < 0 || !c->members[i].required) continue;
        sub = bitnet__schema_follow(c, schema);
        if (bitnet__schema_values(c, sub, &one) < 0 ||
            !BITNET__SCHEMA_ROOM(c, tags, tag_count, tag_room))
            continue;
        c->tags[c->tag_count].name = c->members[i].name;
        c->tags[c->tag_count++].sub = sub;
    }
    choice.tag_count = c->tag_count - choice.first_tag;
    return choice;
}

/* True if no value fits both schemas, as far as can be seen: by their types, by the values that
   they list, or by those of a member that both require. */
static bool bitnet__schema_apart(bitnet__schema *c, const bitnet__schema_choice *a,
                                 const bitnet__schema_choice *b) {
    size_t i, k;
    if (!(a->types & b->types) || bitnet__schema_values_differ(c, a->sub, b->sub)) return true;
    for (i = a->first_tag; i < a->first_tag + a->tag_count; i++)
        for (k = b->first_tag; k < b->first_tag + b->tag_count && bitnet__schema_work(c, 1); k++)
            if (bitnet__equal(c->tags[i].name, c->tags[k].name) &&
                bitnet__schema_values_differ(c, c->tags[i].sub, c->tags[k].sub))
                return true;
    return false;
}

/* Refuses what of oneOf cannot be told apart. */
static void bitnet__schema_one(bitnet__schema *c, int32_t list) {
    bitnet__schema_choice choices[BITNET__SCHEMA_CHOICES];
    int32_t i, k, at = c->json.values[list].child;
    c->tag_count = 0;
    for (i = 0; at >= 0 && c->result == BITNET_OK; i++, at = c->json.values[at].next) {
        choices[i] = bitnet__schema_choice_of(c, at);
        for (k = 0; k < i && bitnet__schema_work(c, 1); k++)
            if (!bitnet__schema_apart(c, &choices[k], &choices[i]))
                bitnet__schema_fail(c, at, "a value may fit this and another of the list");
    }
}

/* The rules of a list of schemas. */
static void bitnet__schema_choices(bitnet__schema *c, int32_t list) {
    int32_t i, first = c->json.values[list].child;
    for (i = first; i >= 0; i = c->json.values[i].next) {
        if (i != first) bitnet__schema_write(c, "| ");
        bitnet__schema_rule(c, i);
    }
}

/* ---- schemas */

/* The alternatives of a schema's types. */
static void bitnet__schema_alternatives(bitnet__schema *c, const bitnet__subschema *s) {
    int i, any = 0;
    for (i = 0; i < 7; i++) {
        int type = 1 << i;
        if (!(s->types & type)) continue;
        if (any++) bitnet__schema_write(c, "| ");
        if (type == BITNET__TYPE_INTEGER) bitnet__schema_integer(c, s);
        else if (type == BITNET__TYPE_NUMBER) bitnet__schema_bounded(c, s);
        else if (type == BITNET__TYPE_STRING) bitnet__schema_text(c, s);
        else if (type == BITNET__TYPE_ARRAY) bitnet__schema_array(c, s);
        else if (type == BITNET__TYPE_OBJECT) bitnet__schema_write(c, "v%i-o ", (int64_t)s->at);
        else bitnet__schema_write(c, "%s ", bitnet__schema_types[i]);
    }
}

/* Of numbers a format tells the size, which is bounded anyway; of other types none is known. */
static void bitnet__schema_check_format(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t at = s->value[BITNET__KEY_FORMAT];
    bitnet_string name = c->json.values[at].text;
    bool whole = s->types & BITNET__TYPE_INTEGER, number = s->types & BITNET__TYPE_NUMBER;
    if (s->types & BITNET__TYPE_STRING) return;
    if (!(whole && (bitnet__is(name, "int32") || bitnet__is(name, "int64"))) &&
        !(number && (bitnet__is(name, "float") || bitnet__is(name, "double"))))
        bitnet__schema_fail(c, at, "this format is not supported");
}

/* Writes the rule of a subschema, behind those that it needs. */
static void bitnet__schema_emit(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t list = bitnet__schema_list(s);
    bool listed = s->value[BITNET__KEY_ENUM] >= 0 || s->value[BITNET__KEY_CONST] >= 0;
    bool typed = s->target < 0 && list < 0 && !listed;
    c->at = s->at;
    if (s->value[BITNET__KEY_FORMAT] >= 0 && typed) bitnet__schema_check_format(c, s);
    if (s->value[BITNET__KEY_ONE_OF] >= 0) bitnet__schema_one(c, list);
    if (typed && s->types & BITNET__TYPE_OBJECT) bitnet__schema_object(c, s);
    if (typed && s->types & BITNET__TYPE_ARRAY) bitnet__schema_items(c, s);
    bitnet__schema_write(c, "v%i ::= ", (int64_t)s->at);
    if (s->target >= 0) bitnet__schema_rule(c, c->subs[s->target].at);
    else if (list >= 0) bitnet__schema_choices(c, list);
    else if (listed) bitnet__schema_listed(c, s);
    else if (s->types) bitnet__schema_alternatives(c, s);
    else bitnet__schema_write(c, "value");
    bitnet__schema_newline(c);
}

/* Writes the grammar: the first rules, and those of all schemas that they need. */
static void bitnet__schema_compile(bitnet__schema *c, const char *rules, bool compact) {
    size_t i;
    bitnet__schema_reach(c, 0);
    if (c->also >= 0) bitnet__schema_reach(c, c->also);
    for (i = 0; i < c->sub_count && c->result == BITNET_OK; i++) bitnet__schema_look(c, i);
    if (c->result == BITNET_OK) bitnet__schema_ends(c);
    bitnet__schema_put(c, rules, strlen(rules));
    for (i = 0; i < c->sub_count && c->result == BITNET_OK; i++)
        bitnet__schema_emit(c, &c->subs[i]);
    bitnet__schema_write(c, compact ? "ws ::= \"\"" : "ws ::= (\" \" | \"\\n\" [ \\t]{0,20})?");
    bitnet__schema_newline(c);
    bitnet__schema_put(c, bitnet__schema_rules, sizeof bitnet__schema_rules - 1);
    if (c->formatted) bitnet__schema_put(c, bitnet__format_rules, sizeof bitnet__format_rules - 1);
    bitnet__schema_blocks(c, "char");
}

/* The grammar of these rules, in which v0 is what fits the schema; see bitnet__schema for
   `resource` and `also`. */
static bitnet_grammar *bitnet__schema_grammar(bitnet_string schema, const char *rules, int resource,
                                              int32_t also, bool compact,
                                              const bitnet_tokenizer *tokenizer,
                                              const bitnet_allocator *a, bitnet_error *error) {
    bitnet_grammar_options options;
    bitnet_grammar *g = NULL;
    bitnet__schema c;
    size_t i;
    options.allocator = *a;
    memset(&c, 0, sizeof c);
    c.error = error;
    c.resource = resource;
    c.also = also;
    if (schema.length > BITNET__SCHEMA_TEXT) {
        bitnet__fail(error, BITNET_ERROR_GRAMMAR_LIMIT,
                     "the schema has %i bytes, more than 1048576", (int64_t)schema.length);
        return NULL;
    }
    if (bitnet__json_parse(&c.json, schema, a, error) == BITNET_OK) {
        c.number = (int32_t *)bitnet__alloc(a, c.json.count, sizeof *c.number);
        for (i = 0; c.number && i < c.json.count; i++) c.number[i] = -1;
        if (!c.number) c.result = bitnet__no_memory(error);
        if (c.result == BITNET_OK) bitnet__schema_compile(&c, rules, compact);
        if (c.result == BITNET_OK)
            g = bitnet_grammar_create(c.text, c.length, tokenizer, &options, error);
    }
    bitnet__free(a, c.subs);
    bitnet__free(a, c.number);
    bitnet__free(a, c.members);
    bitnet__free(a, c.tags);
    bitnet__free(a, c.pointer);
    bitnet__free(a, c.text);
    bitnet__json_free(&c.json);
    return g;
}

BITNET_API bitnet_grammar *bitnet_grammar_from_json_schema(const char *schema, size_t length,
                                                           const bitnet_schema_options *options,
                                                           bitnet_error *error) {
    bitnet_allocator a = bitnet__allocator(options ? &options->allocator : NULL);
    bitnet_string text = bitnet__string("true");
    if (schema) text.data = schema, text.length = length;
    return bitnet__schema_grammar(text, "root ::= v0\n", 0, -1, options && options->compact, NULL,
                                  &a, error);
}

/* ============================================================================================
   >>tools   Tools that a model may call

   A reply with tools is a text of a grammar like any other: words in which the trigger of a call
   does not appear, then calls. A call is an object that one of several schemas fits, one for each
   tool: its name, and its arguments by the tool's own schema; or tags around each argument, by the
   rules of the same schemas. The words are told from a trigger
   character by character, by a rule for each beginning of the trigger that may just have been read.
   So nothing here knows of sessions, and drafts, budgets and seeds need nothing of their own.

   Calls >>tokenizer, >>chat, >>grammar, >>json and >>schema.
   ============================================================================================ */

enum {
    BITNET__TOOLS = 1024,   /* at most */
    BITNET__TOOL_NAME = 64, /* bytes of a tool's name */
    BITNET__TOOL_DEPTH = 4  /* brackets around a tool's own schema in that of a call */
};

/* How a family of models calls. The words of the prompt are those that it was trained with. */
typedef struct bitnet__tool_style {
    const char *trigger;   /* the first sign of a call */
    const char *arguments; /* the key beside "name" */
    const char *open[2];   /* before all calls, and before each: together they begin with it */
    const char *close[2];  /* behind each, and behind all */
    const char *many;      /* between two calls; NULL: one is all */
    int indent;            /* of the declarations, as JSON; 0: each is one line */
    bool listed;           /* declarations are one list of JSON, as are calls of before */
    bool tags;             /* a call is no JSON, but has a tag for each argument */
    const char *prompt[4]; /* before the tools, before each, behind each, behind all */
} bitnet__tool_style;

static const bitnet__tool_style bitnet__tool_styles[] = {
    {"<tool_call>",
     "arguments",
     {"", "<tool_call>\n"},
     {"\n</tool_call>", ""},
     "\n",
     0,
     false,
     false,
     {"# Tools\n\nYou may call one or more functions to assist with the user query.\n\nYou are "
      "provided with function signatures within <tools></tools> XML tags:\n<tools>",
      "\n", "",
      "\n</tools>\n\nFor each function call, return a json object with function name and arguments "
      "within <tool_call></tool_call> XML tags:\n<tool_call>\n{\"name\": <function-name>, "
      "\"arguments\": <args-json-object>}\n</tool_call>"}},
    {"{",
     "parameters",
     {"", ""},
     {"", ""},
     NULL,
     4,
     false,
     false,
     {"Given the following functions, please respond with a JSON for a function call with its "
      "proper arguments that best answers the given prompt.\n\nRespond in the format {\"name\": "
      "function name, \"parameters\": dictionary of argument name and its value}.Do not use "
      "variables.\n\n",
      "", "\n\n", ""}},
    {"<tool_call>",
     "arguments",
     {"<tool_call>\n[\n  ", ""},
     {"", "\n]\n</tool_call>"},
     ",\n  ",
     2,
     true,
     false,
     {"You are a Falcon assistant skilled in function calling. You are helpful, respectful, and "
      "concise.\n\n# Tools\n\nYou have access to the following functions. You MUST use them to "
      "answer questions when needed. For each function call, you MUST return a JSON object inside "
      "<tool_call></tool_call> tags.\n\n<tools>",
      "", "",
      "</tools>\n\n# Output Format\n\nYour response MUST follow this format when making function "
      "calls:\n<tool_call>\n[\n  {\"name\": \"function_name\", \"arguments\": {\"arg1\": "
      "\"value1\", "
      "\"arg2\": \"value2\"}},\n  {\"name\": \"another_function\", \"arguments\": {\"arg\": "
      "\"value\"}}\n]\n</tool_call>\nIf no function calls are needed, respond normally without the "
      "tool_call tags."}},
    {"<tool_call>",
     "arguments",
     {"", "<tool_call>\n"},
     {"\n</tool_call>", ""},
     "\n",
     0,
     false,
     true,
     {"# Tools\n\nYou have access to the following functions:\n\n<tools>", "\n", "",
      "\n</tools>\n\nIf you choose to call a function ONLY reply in the following format with NO "
      "suffix:\n\n<tool_call>\n<function=example_function_name>\n<parameter=example_parameter_1>\n"
      "value_1\n</parameter>\n<parameter=example_parameter_2>\nThis is the value for the second "
      "parameter\nthat can span\nmultiple lines\n</parameter>\n</function>\n</tool_call>\n\n"
      "<IMPORTANT>\nReminder:\n- Function calls MUST follow the specified format: an inner "
      "<function=...></function> block must be nested within <tool_call></tool_call> XML tags\n- "
      "Required parameters MUST be specified\n- You may provide optional reasoning for your "
      "function call in natural language BEFORE the function call, but NOT after\n- If there is no "
      "function call available, answer the question like normal with your current knowledge and do "
      "not tell the user about function calls\n</IMPORTANT>"}}};

struct bitnet_tools {
    bitnet_allocator allocator;
    const bitnet__tool_style *style;
    bitnet_grammar *grammar;
    char *prompt;
    char *schema;      /* of a call */
    bitnet__json json; /* the same, taken apart */
    int32_t reply;     /* in it the schema of a reply that calls nothing; -1: any text */
    char *read;        /* arguments that no reply has as JSON */
    size_t read_length, read_room;
};

/* ---- texts put together */

typedef struct bitnet__words {
    const bitnet_allocator *allocator;
    char *data;
    size_t length, room;
    bool failed; /* there is no memory */
} bitnet__words;

static void bitnet__say(bitnet__words *w, const char *text, size_t length) {
    if (w->failed) return;
    w->failed =
        !bitnet__grow(w->allocator, &w->data, &w->room, w->length, w->length + length + 1, 1);
    if (w->failed) return;
    if (length) memcpy(w->data + w->length, text, length);
    w->length += length;
    w->data[w->length] = 0;
}

/* The strings up to NULL. */
static void bitnet__say_all(bitnet__words *w, ...) {
    const char *text;
    va_list texts;
    va_start(texts, w);
    while ((text = va_arg(texts, const char *)) != NULL) bitnet__say(w, text, strlen(text));
    va_end(texts);
}

/* A string of JSON. */
static void bitnet__say_string(bitnet__words *w, bitnet_string s) {
    size_t i;
    bitnet__say(w, "\"", 1);
    for (i = 0; i < s.length; i++) {
        char escape[8];
        bitnet__say(w, escape, bitnet__json_byte(s.data[i], escape));
    }
    bitnet__say(w, "\"", 1);
}

static void bitnet__say_line(bitnet__words *w, int indent, int depth) {
    int i;
    bitnet__say(w, "\n", 1);
    for (i = 0; i < indent * depth; i++) bitnet__say(w, " ", 1);
}

/* A value of JSON, as Python spells it: in one line, or each item in a line of its own. */
static void bitnet__say_value(bitnet__words *w, const bitnet__json *j, int32_t at, int indent,
                              int depth) {
    const bitnet__json_value *v = &j->values[at];
    bool object = v->kind == BITNET__JSON_OBJECT;
    int32_t child;
    if (v->kind == BITNET__JSON_STRING) {
        bitnet__say_string(w, v->text);
        return;
    }
    if (!object && v->kind != BITNET__JSON_ARRAY) {
        bitnet__say(w, v->raw.data, v->raw.length);
        return;
    }
    bitnet__say(w, object ? "{" : "[", 1);
    for (child = v->child; child >= 0; child = j->values[child].next) {
        if (indent) bitnet__say_line(w, indent, depth + 1);
        if (object) {
            bitnet__say_string(w, j->values[child].key);
            bitnet__say(w, ": ", 2);
        }
        bitnet__say_value(w, j, child, indent, depth + 1);
        if (j->values[child].next >= 0) bitnet__say(w, ", ", indent ? 1 : 2);
    }
    if (indent && v->child >= 0) bitnet__say_line(w, indent, depth);
    bitnet__say(w, object ? "}" : "]", 1);
}

static const char *bitnet__tool_parameters(const bitnet_tool *tool) {
    return tool->parameters
               ? tool->parameters
               : "{\"type\": \"object\", \"properties\": {}, \"additionalProperties\": false}";
}

/* ---- what the model is told */

static void bitnet__say_declarations(bitnet__words *w, const bitnet_tool *tools, size_t count) {
    size_t i;
    for (i = 0; i < count; i++) {
        bitnet__say_all(w, i ? "," : "[",
                        "{\"type\": \"function\", \"function\": {\"name\": ", NULL);
        bitnet__say_string(w, bitnet__string(tools[i].name));
        if (tools[i].description) {
            bitnet__say_all(w, ", \"description\": ", NULL);
            bitnet__say_string(w, bitnet__string(tools[i].description));
        }
        bitnet__say_all(w, ", \"parameters\": ", bitnet__tool_parameters(&tools[i]), "}}", NULL);
    }
    bitnet__say_all(w, "]", NULL);
}

static bitnet_result bitnet__say_tools(bitnet__words *w, const bitnet__tool_style *style,
                                       const bitnet_tool *tools, size_t count,
                                       bitnet_error *error) {
    bitnet__words list;
    bitnet__json j;
    bitnet_string text;
    bitnet_result result;
    int32_t i;
    memset(&list, 0, sizeof list);
    list.allocator = w->allocator;
    bitnet__say_declarations(&list, tools, count);
    text.data = list.data;
    text.length = list.length;
    if (list.failed) {
        bitnet__free(w->allocator, list.data);
        return bitnet__no_memory(error);
    }
    result = bitnet__json_parse(&j, text, w->allocator, error);
    bitnet__say_all(w, style->prompt[0], NULL);
    if (result == BITNET_OK && style->listed) bitnet__say_value(w, &j, 0, style->indent, 0);
    i = result == BITNET_OK && !style->listed ? j.values[0].child : -1;
    for (; i >= 0; i = j.values[i].next) {
        bitnet__say_all(w, style->prompt[1], NULL);
        bitnet__say_value(w, &j, i, style->indent, 0);
        bitnet__say_all(w, style->prompt[2], NULL);
    }
    bitnet__say_all(w, style->prompt[3], NULL);
    bitnet__json_free(&j);
    bitnet__free(w->allocator, list.data);
    return result;
}

/* ---- what it may say */

/* The schema of a call: of any tool, or of one. Aside lies that of a reply, in as many brackets as
   those of arguments. */
static void bitnet__say_schema(bitnet__words *w, const bitnet__tool_style *style,
                               const bitnet_tool *tools, size_t count,
                               const bitnet_tools_options *o) {
    const char *separator = "", *only = o->choice == BITNET_TOOLS_ONE ? o->name : NULL;
    size_t i;
    bitnet__say_all(w, "{\"anyOf\": [", NULL);
    for (i = 0; i < count; i++) {
        if (only && strcmp(only, tools[i].name) != 0) continue;
        bitnet__say_all(
            w, separator, "{\"type\": \"object\", \"properties\": {\"name\": {\"const\": \"",
            tools[i].name, "\"}, \"", style->arguments, "\": ", bitnet__tool_parameters(&tools[i]),
            "}, \"required\": [\"name\", \"", style->arguments,
            "\"], \"additionalProperties\": false}", NULL);
        separator = ", ";
    }
    bitnet__say_all(w, "]", NULL);
    if (o->reply)
        bitnet__say_all(w, ", \"$defs\": {\"of\": {\"a\": {\"reply\": ", o->reply, "}}}", NULL);
    bitnet__say_all(w, "}", NULL);
}

/* A literal of GBNF. */
static void bitnet__say_literal(bitnet__words *w, bitnet_string s) {
    size_t i;
    bitnet__say(w, "\"", 1);
    for (i = 0; i < s.length; i++) {
        if (s.data[i] == '\n') bitnet__say(w, "\\n", 2);
        else if (s.data[i] == '"' || s.data[i] == '\\') bitnet__say(w, "\\", 1);
        if (s.data[i] != '\n') bitnet__say(w, s.data + i, 1);
    }
    bitnet__say(w, "\" ", 2);
}

/* The strings up to NULL, as one literal after the other. */
static void bitnet__say_literals(bitnet__words *w, ...) {
    const char *text;
    va_list texts;
    va_start(texts, w);
    while ((text = va_arg(texts, const char *)) != NULL)
        if (*text) bitnet__say_literal(w, bitnet__string(text));
    va_end(texts);
}

/* Writes rules for text up to the first occurrence of the trigger, which the rule `behind` follows.
   Those named "w" may also end without the trigger, and end with it if `behind` is NULL. wd is the
   state after the trigger's first three characters. The trigger's first character occurs in it only
   once, so any mismatch leads back to the beginning. */
static void bitnet__say_words(bitnet__words *w, const char *name, const char *trigger,
                              const char *behind) {
    size_t length = strlen(trigger), i;
    const char *ends = *name == 'w' ? ")?\n" : ")\n";
    for (i = 0; i < length; i++) {
        char first[3] = {trigger[0], 0, 0}, next[3] = {trigger[i], 0, 0};
        char here[2] = {(char)('a' + i), 0}, then[2] = {(char)('b' + i), 0};
        if (trigger[0] == '\n') first[0] = '\\', first[1] = 'n';
        if (trigger[i] == '\n') next[0] = '\\', next[1] = 'n';
        bitnet__say_all(w, name, here, " ::= ([^", first, i ? next : "", "] ", name, "a", NULL);
        if (i) bitnet__say_all(w, " | \"", first, "\" ", name, "b", NULL);
        if (i + 1 < length) bitnet__say_all(w, " | \"", next, "\" ", name, then, NULL);
        else if (behind) bitnet__say_all(w, " | \"", next, "\" ", behind, NULL);
        bitnet__say_all(w, ends, NULL);
    }
}

/* ---- calls whose arguments have tags */

static int32_t bitnet__member_of(const bitnet__json *j, int32_t at, const char *name) {
    return at >= 0 && j->values[at].kind == BITNET__JSON_OBJECT
               ? bitnet__json_find(j, at, bitnet__string(name))
               : -1;
}

/* The schema of the tool's arguments; -1: there is no such tool. */
static int32_t bitnet__arguments_of(const bitnet__json *j, bitnet_string tool) {
    int32_t list = bitnet__member_of(j, 0, "anyOf"), at = list < 0 ? -1 : j->values[list].child;
    for (; at >= 0; at = j->values[at].next) {
        int32_t members = bitnet__member_of(j, at, "properties");
        int32_t name = bitnet__member_of(j, bitnet__member_of(j, members, "name"), "const");
        bitnet_string s = j->values[name].text;
        if (s.length == tool.length && !memcmp(s.data, tool.data, s.length))
            return bitnet__member_of(j, members, "arguments");
    }
    return -1;
}

/* What a schema lists: *only: strings, and nothing else fits it. The first of them, or -1. */
static int32_t bitnet__listed(const bitnet__json *j, int32_t at, bool *only) {
    int32_t list = bitnet__member_of(j, at, "enum"), one = bitnet__member_of(j, at, "const"), i;
    if (list >= 0) one = j->values[list].child;
    *only = one >= 0;
    for (i = one; i >= 0; i = list < 0 ? -1 : j->values[i].next)
        if (j->values[i].kind != BITNET__JSON_STRING) *only = false;
    return one;
}

/* True if what fits the schema is written as it is, without quotes. */
static bool bitnet__is_plain_text(const bitnet__json *j, int32_t at) {
    int32_t type = bitnet__member_of(j, at, "type");
    bool only;
    bitnet__listed(j, at, &only);
    return type < 0 ? only
                    : j->values[type].kind == BITNET__JSON_STRING &&
                          bitnet__is(j->values[type].text, "string");
}

/* One argument with its tags. */
static void bitnet__say_parameter(bitnet__words *w, const bitnet__json *j, int32_t at) {
    bool plain = bitnet__is_plain_text(j, at), only;
    int32_t one = bitnet__listed(j, at, &only), list = bitnet__member_of(j, at, "enum");
    const char *separator = "(";
    char rule[24];
    bitnet__say_literals(w, "<parameter=", NULL);
    bitnet__say_literal(w, j->values[at].key);
    bitnet__say_literals(w, ">\n", NULL);
    if (plain && !only) {
        bitnet__say_all(w, "xa ", NULL);
        return;
    }
    for (; plain && one >= 0; one = list < 0 ? -1 : j->values[one].next, separator = "| ") {
        bitnet__say_all(w, separator, NULL);
        bitnet__say_literal(w, j->values[one].text);
    }
    bitnet__print(rule, sizeof rule, "v%i ", (int64_t)at);
    bitnet__say_all(w, plain ? ") " : rule, NULL);
    bitnet__say_literals(w, "\n</parameter>\n", NULL);
}

static bool bitnet__is_required(const bitnet__json *j, int32_t schema, bitnet_string key) {
    int32_t list = bitnet__member_of(j, schema, "required"),
            at = list < 0 ? -1 : j->values[list].child;
    for (; at >= 0; at = j->values[at].next)
        if (j->values[at].text.length == key.length &&
            !memcmp(j->values[at].text.data, key.data, key.length))
            return true;
    return false;
}

/* The rule of a call, by the schema of all calls. */
static void bitnet__say_tags(bitnet__words *w, const bitnet__json *j) {
    int32_t list = bitnet__member_of(j, 0, "anyOf"), at = list < 0 ? -1 : j->values[list].child, i;
    const char *separator = "call ::= ";
    for (; at >= 0; at = j->values[at].next, separator = "| ") {
        int32_t members = bitnet__member_of(j, at, "properties");
        int32_t name = bitnet__member_of(j, bitnet__member_of(j, members, "name"), "const");
        int32_t schema = bitnet__member_of(j, members, "arguments");
        int32_t all = bitnet__member_of(j, schema, "properties");
        bitnet__say_all(w, separator, NULL);
        bitnet__say_literals(w, "<function=", NULL);
        bitnet__say_literal(w, j->values[name].text);
        bitnet__say_literals(w, ">\n", NULL);
        i = all >= 0 && j->values[all].kind == BITNET__JSON_OBJECT ? j->values[all].child : -1;
        for (; i >= 0; i = j->values[i].next) {
            bool required = bitnet__is_required(j, schema, j->values[i].key);
            bitnet__say_all(w, required ? "" : "(", NULL);
            bitnet__say_parameter(w, j, i);
            bitnet__say_all(w, required ? "" : ")? ", NULL);
        }
        bitnet__say_literals(w, "</function>", NULL);
    }
    bitnet__say_all(w, "\nxz ::= \"\\n\"\n", NULL);
    bitnet__say_words(w, "x", "\n</parameter>", "xz");
}

/* The grammar around the rule v0, which is that of the schema. */
static void bitnet__say_rules(bitnet__words *w, const bitnet_tools *made, const bitnet_tokenizer *t,
                              const bitnet_tools_options *o) {
    static const char python[] = "<|python_tag|>";
    const bitnet__tool_style *style = made->style;
    const char *call = style->tags ? "call " : "v0 ";
    bool bare = style->trigger[1] == 0; /* the trigger is the beginning of the call itself */
    bool must = o->choice == BITNET_TOOLS_REQUIRED || o->choice == BITNET_TOOLS_ONE;
    bool many = style->many && !o->single && o->choice != BITNET_TOOLS_ONE;
    bool calls = o->choice != BITNET_TOOLS_NONE, formed = made->reply >= 0 && !must;
    size_t opened = strlen(style->trigger), first = strlen(style->open[0]);
    char reply[24] = "([^{] .*)?";
    if (formed) bitnet__print(reply, sizeof reply, "v%i ", (int64_t)made->reply);
    bitnet__say_all(w, "root ::= ", NULL);
    if (bare) {
        bool tag = bitnet_token_find(t, python, sizeof python - 1) >= 0;
        if (calls) bitnet__say_all(w, tag ? python : "", " v0 ", NULL);
        if (calls && tag) bitnet__say_all(w, "| v0 ", NULL);
        if (!must) bitnet__say_all(w, calls ? "| " : "", reply, NULL);
        bitnet__say_all(w, "\n", NULL);
        return;
    }
    if (formed) bitnet__say_all(w, reply, calls ? "| " : "\ncalls ::= ", NULL);
    if (must || (formed && calls)) bitnet__say_literals(w, style->trigger, NULL);
    if (calls || !formed)
        bitnet__say_all(w, must || formed ? "calls\n" : "wa\n", "calls ::= ", NULL);
    bitnet__say_literals(w, first ? style->open[0] + opened : "",
                         style->open[1] + (first ? 0 : opened), NULL);
    bitnet__say_all(w, call, NULL);
    bitnet__say_literals(w, style->close[0], NULL);
    if (many) {
        bitnet__say_all(w, "(", NULL);
        bitnet__say_literals(w, style->many, style->open[1], NULL);
        bitnet__say_all(w, call, NULL);
        bitnet__say_literals(w, style->close[0], NULL);
        bitnet__say_all(w, ")* ", NULL);
    }
    bitnet__say_literals(w, style->close[1], NULL);
    bitnet__say_all(w, "\n", NULL);
    if (!must && !formed) bitnet__say_words(w, "w", style->trigger, calls ? "calls" : NULL);
    if (style->tags) bitnet__say_tags(w, &made->json);
}

/* ---- making */

static bool bitnet__is_tool_name(const char *name) {
    size_t length = name ? strlen(name) : 0, i;
    for (i = 0; i < length; i++) {
        char c = name[i], lower = (char)(c | 32);
        if (!(lower >= 'a' && lower <= 'z') && !(c >= '0' && c <= '9') && c != '_' && c != '-')
            return false;
    }
    return length > 0 && length <= BITNET__TOOL_NAME;
}

/* A tool's schema is to be one by itself. */
static bitnet_result bitnet__check_parameters(const char *schema, const char *name,
                                              const bitnet_allocator *a, bitnet_error *error) {
    bitnet__json j;
    bitnet_result result = bitnet__json_parse(&j, bitnet__string(schema), a, error);
    if (result == BITNET_OK && j.values[0].kind != BITNET__JSON_OBJECT)
        result =
            bitnet__fail(error, BITNET_ERROR_SCHEMA, "the parameters of '%s' are no object", name);
    bitnet__json_free(&j);
    return result;
}

static bitnet_result bitnet__check_tool(const bitnet_tool *tools, size_t at,
                                        const bitnet_allocator *a, bitnet_error *error) {
    const bitnet_tool *tool = &tools[at];
    size_t i;
    if (!bitnet__is_tool_name(tool->name))
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT,
                            "the name of tool %i is not 1 to 64 letters, digits, _ and -",
                            (int64_t)at);
    for (i = 0; i < at; i++)
        if (strcmp(tools[i].name, tool->name) == 0)
            return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "two tools have the name '%s'",
                                tool->name);
    return tool->parameters ? bitnet__check_parameters(tool->parameters, tool->name, a, error)
                            : BITNET_OK;
}

static bitnet_result bitnet__check_tools(const bitnet_tool *tools, size_t count,
                                         const bitnet_tools_options *o, const bitnet_allocator *a,
                                         bitnet_error *error) {
    const bitnet__argument table[] = {BITNET__LIST("tools", tools, count),
                                      {"choice", o->choice, 0, BITNET_TOOLS_ONE},
                                      {"form", o->form, 0, BITNET_TOOLS_TAGS}};
    bool found = o->choice != BITNET_TOOLS_ONE;
    bitnet_result result = BITNET_OK;
    size_t i;
    if (BITNET__CHECK(error, table) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    if (count == 0) return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "there are no tools");
    if (count > BITNET__TOOLS)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "there are %i tools: %i at most",
                            (int64_t)count, (int64_t)BITNET__TOOLS);
    for (i = 0; i < count && result == BITNET_OK; i++) {
        result = bitnet__check_tool(tools, i, a, error);
        found = found || (o->name && tools[i].name && strcmp(o->name, tools[i].name) == 0);
    }
    if (result == BITNET_OK && !found)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "there is no tool of that name");
    if (result == BITNET_OK && o->reply)
        result = bitnet__check_parameters(o->reply, "reply", a, error);
    return result;
}

/* Fills in the tools' description, the schema of a call, and the grammar. */
static bitnet_result bitnet__make_tools(bitnet_tools *made, const bitnet_tokenizer *t,
                                        const bitnet_tool *tools, size_t count,
                                        const bitnet_tools_options *o, bitnet_error *error) {
    bitnet__words prompt, schema, rules;
    bitnet_string text;
    bitnet_result result;
    memset(&prompt, 0, sizeof prompt);
    prompt.allocator = &made->allocator;
    schema = rules = prompt;
    result = bitnet__say_tools(&prompt, made->style, tools, count, error);
    made->prompt = prompt.data;
    if (result == BITNET_OK) bitnet__say_schema(&schema, made->style, tools, count, o);
    made->schema = schema.data;
    text.data = schema.data;
    text.length = schema.length;
    if (result == BITNET_OK && (prompt.failed || schema.failed)) result = bitnet__no_memory(error);
    if (result == BITNET_OK)
        result = bitnet__json_parse(&made->json, text, &made->allocator, error);
    if (result == BITNET_OK) {
        int32_t at = bitnet__member_of(&made->json, 0, "$defs");
        at = bitnet__member_of(&made->json, bitnet__member_of(&made->json, at, "of"), "a");
        made->reply = bitnet__member_of(&made->json, at, "reply");
        bitnet__say_rules(&rules, made, t, o);
    }
    if (rules.failed) result = bitnet__no_memory(error);
    if (result == BITNET_OK) {
        made->grammar = bitnet__schema_grammar(text, rules.data, BITNET__TOOL_DEPTH, made->reply,
                                               false, t, &made->allocator, error);
        if (!made->grammar) result = BITNET_ERROR_SCHEMA;
    }
    bitnet__free(&made->allocator, rules.data);
    return result;
}

/* How models of a chat form call. */
static bitnet_tool_form bitnet__tools_of(bitnet_chat_form chat) {
    switch (chat) {
    case BITNET_CHAT_LLAMA3:
    case BITNET_CHAT_LLAMA31: return BITNET_TOOLS_LLAMA3;
    case BITNET_CHAT_FALCON: return BITNET_TOOLS_FALCON;
    case BITNET_CHAT_QWEN35:
    case BITNET_CHAT_QWEN38: return BITNET_TOOLS_TAGS;
    default: return BITNET_TOOLS_HERMES;
    }
}

BITNET_API bitnet_tools *bitnet_tools_create(const bitnet_tokenizer *tokenizer,
                                             const bitnet_tool *tools, size_t count,
                                             const bitnet_tools_options *options,
                                             bitnet_error *error) {
    bitnet_tools_options o;
    bitnet_allocator a;
    bitnet_tools *made;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    a = bitnet__allocator(&o.allocator);
    if (bitnet__check_tools(tools, count, &o, &a, error) != BITNET_OK) return NULL;
    made = (bitnet_tools *)bitnet__alloc_zero(&a, 1, sizeof *made);
    if (!made) {
        bitnet__no_memory(error);
        return NULL;
    }
    if (o.form == BITNET_TOOLS_OF_CHAT)
        o.form = bitnet__tools_of(bitnet_tokenizer_chat_form(tokenizer));
    made->allocator = made->json.allocator = a;
    made->style = &bitnet__tool_styles[o.form - 1];
    if (bitnet__make_tools(made, tokenizer, tools, count, &o, error) == BITNET_OK) return made;
    bitnet_tools_free(made);
    return NULL;
}

BITNET_API void bitnet_tools_free(bitnet_tools *tools) {
    bitnet_allocator a;
    if (!tools) return;
    a = tools->allocator;
    bitnet_grammar_free(tools->grammar);
    bitnet__json_free(&tools->json);
    bitnet__free(&a, tools->schema);
    bitnet__free(&a, tools->read);
    bitnet__free(&a, tools->prompt);
    bitnet__free(&a, tools);
}

BITNET_API const char *bitnet_tools_prompt(const bitnet_tools *tools) { return tools->prompt; }

BITNET_API const bitnet_grammar *bitnet_tools_grammar(const bitnet_tools *tools) {
    return tools->grammar;
}

/* ---- replies */

/* Reads the call that the text begins with, an object; *used: its length. PENDING: it is cut off,
   as far as can be told. */
static bitnet_result bitnet__read_object(const bitnet_tools *tools, bitnet_string text,
                                         bitnet_call *call, size_t *used) {
    bitnet__json j;
    bitnet_result result = bitnet__json_begin(&j, text, &tools->allocator, NULL);
    int32_t at = 0, name = -1, arguments = -1;
    if (result == BITNET_ERROR_JSON && bitnet__json_is_cut(&j)) result = BITNET_PENDING;
    if (result == BITNET_OK) {
        if ((at = bitnet__member_of(&j, 0, "function")) < 0) at = 0; /* as a call of before */
        name = bitnet__member_of(&j, at, "name");
        arguments = bitnet__member_of(&j, at, tools->style->arguments);
        if (name < 0 || arguments < 0 || j.values[name].kind != BITNET__JSON_STRING)
            result = BITNET_ERROR_JSON;
    }
    if (result == BITNET_OK) {
        call->name = j.values[name].raw;
        call->name.data++;
        call->name.length -= 2; /* its quotes */
        call->arguments = j.values[arguments].raw;
        *used = j.values[0].raw.length + (size_t)(j.values[0].raw.data - text.data);
    }
    bitnet__json_free(&j);
    return result;
}

/* Takes `what` off the text, and the white space before it. PENDING: the text is cut off within it.
   JSON: something else is there. */
static bitnet_result bitnet__take_tag(bitnet_string *text, const char *what) {
    bitnet_string rest = *text;
    size_t length = strlen(what);
    while (rest.length && strchr(" \t\r\n", *rest.data)) rest.data++, rest.length--;
    if (memcmp(rest.data, what, rest.length < length ? rest.length : length) != 0)
        return BITNET_ERROR_JSON;
    if (rest.length < length) return BITNET_PENDING;
    text->data = rest.data + length;
    text->length = rest.length - length;
    return BITNET_OK;
}

/* Takes what comes before `end` off the text, and that; false: it is cut off. */
static bool bitnet__take_until(bitnet_string *text, const char *end, bitnet_string *taken) {
    *taken = *text;
    taken->length = bitnet__search(*text, 0, end);
    if (taken->length == text->length) return false;
    text->data += taken->length + strlen(end);
    text->length -= taken->length + strlen(end);
    return true;
}

/* An argument as JSON: what its schema does not have as a string is JSON already, if it is any. */
static void bitnet__say_argument(bitnet__words *w, const bitnet_tools *tools, int32_t schema,
                                 bitnet_string value) {
    bool plain = bitnet__is_plain_text(&tools->json, schema);
    if (!plain) {
        bitnet__json j;
        bitnet_result result = bitnet__json_parse(&j, value, w->allocator, NULL);
        plain = result != BITNET_OK;
        w->failed = w->failed || result == BITNET_ERROR_OUT_OF_MEMORY;
        bitnet__json_free(&j);
    }
    if (plain) bitnet__say_string(w, value);
    else bitnet__say(w, value.data, value.length);
}

/* The same of a call that is written with tags. */
static bitnet_result bitnet__read_tags(const bitnet_tools *tools, bitnet_string text,
                                       bitnet__words *w, bitnet_call *call, size_t *used) {
    const char *begin = text.data;
    size_t said = w->length;
    const char *separator = "";
    int32_t properties;
    bitnet_result result = bitnet__take_tag(&text, "<function=");
    if (result != BITNET_OK) return result;
    if (!bitnet__take_until(&text, ">", &call->name)) return BITNET_PENDING;
    properties = bitnet__member_of(&tools->json, bitnet__arguments_of(&tools->json, call->name),
                                   "properties");
    bitnet__say(w, "{", 1);
    while ((result = bitnet__take_tag(&text, "<parameter=")) == BITNET_OK) {
        bitnet_string key, value;
        if (!bitnet__take_until(&text, ">", &key) ||
            !bitnet__take_until(&text, "\n</parameter>", &value))
            return BITNET_PENDING;
        if (value.length && *value.data == '\n') value.data++, value.length--;
        bitnet__say_all(w, separator, NULL);
        bitnet__say_string(w, key);
        bitnet__say(w, ": ", 2);
        bitnet__say_argument(w, tools,
                             properties < 0 ? -1 : bitnet__json_find(&tools->json, properties, key),
                             value);
        separator = ", ";
    }
    if (result == BITNET_ERROR_JSON) result = bitnet__take_tag(&text, "</function>");
    bitnet__say(w, "}", 1);
    call->arguments.data = w->data + said;
    call->arguments.length = w->length - said;
    *used = (size_t)(text.data - begin);
    return w->failed ? BITNET_ERROR_OUT_OF_MEMORY : result;
}

/* Where the next call begins, behind its trigger; the reply's length if there is none. */
static size_t bitnet__next_call(const bitnet__tool_style *style, bitnet_string reply, size_t at,
                                bool listed) {
    static const char space[] = " \t\r\n";
    if (listed)
        while (at < reply.length && strchr(space, reply.data[at])) at++;
    if (!listed || at == reply.length || reply.data[at] != ',') {
        at = bitnet__search(reply, at, style->trigger);
        if (at == reply.length) return at;
        at += strlen(style->trigger);
    }
    while (style->listed && at < reply.length && strchr("[, \t\r\n", reply.data[at])) at++;
    return at;
}

BITNET_API bitnet_result bitnet_tools_parse(bitnet_tools *tools, const char *reply, size_t length,
                                            size_t *text_length, bitnet_call *calls,
                                            size_t capacity, size_t *count, bitnet_error *error) {
    const bitnet__argument table[] = {BITNET__LIST("reply", reply, length),
                                      BITNET__LIST("calls", calls, capacity)};
    const bitnet__tool_style *style = tools->style;
    bool bare = style->trigger[1] == 0;
    bitnet_result result = BITNET_OK;
    bitnet_string all;
    bitnet__words w;
    size_t at;
    if (BITNET__CHECK(error, table) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    all.data = length ? reply : "";
    all.length = length;
    *text_length = bare ? (all.length && *all.data == '{' ? 0 : length)
                        : bitnet__search(all, 0, style->trigger);
    *count = 0;
    if (tools->reply >= 0 && *text_length > 0) *text_length = length; /* it begins with a call */
    if (*text_length == length) return BITNET_OK;
    memset(&w, 0, sizeof w);
    w.allocator = &tools->allocator;
    w.data = tools->read;
    w.room = tools->read_room;
    /* A byte becomes six at most, and tags are longer than what they become: nothing moves. */
    if (style->tags && !bitnet__grow(w.allocator, &w.data, &w.room, 0, 6 * length + 16, 1))
        return bitnet__no_memory(error);
    tools->read = w.data;
    tools->read_room = w.room;
    at = bare ? 0 : bitnet__next_call(style, all, 0, false);
    while (result == BITNET_OK && (*count == 0 || at < length)) {
        bitnet_string rest;
        bitnet_call call;
        size_t used = 0;
        rest.data = all.data + at;
        rest.length = length - at;
        result = style->tags ? bitnet__read_tags(tools, rest, &w, &call, &used)
                             : bitnet__read_object(tools, rest, &call, &used);
        if (result != BITNET_OK) break;
        if (*count < capacity) calls[*count] = call;
        ++*count;
        at = bare ? length : bitnet__next_call(style, all, at + used, style->listed);
    }
    if (tools->reply >= 0 && bare && result == BITNET_ERROR_JSON) { /* so it is no call */
        *text_length = length;
        return BITNET_OK;
    }
    if (bitnet_is_error(result))
        bitnet__fail(error, result, "call %i: %s", (int64_t)*count + 1, bitnet_result_text(result));
    return result;
}

/* The arguments of a call, each with its tag. */
static void bitnet__write_tags(bitnet__words *w, const bitnet__json *j, bitnet_string name) {
    int32_t i;
    bitnet__say_all(w, "<function=", NULL);
    bitnet__say(w, name.data, name.length);
    bitnet__say_all(w, ">\n", NULL);
    for (i = j->values[0].child; i >= 0; i = j->values[i].next) {
        const bitnet__json_value *v = &j->values[i];
        bitnet__say_all(w, "<parameter=", NULL);
        bitnet__say(w, v->key.data, v->key.length);
        bitnet__say_all(w, ">\n", NULL);
        if (v->kind == BITNET__JSON_STRING) bitnet__say(w, v->text.data, v->text.length);
        else bitnet__say_value(w, j, i, 0, 0);
        bitnet__say_all(w, "\n</parameter>\n", NULL);
    }
    bitnet__say_all(w, "</function>", NULL);
}

static void bitnet__write_object(bitnet__words *w, const bitnet__tool_style *style,
                                 const bitnet_call *call) {
    bitnet__json j;
    bitnet_result result;
    bitnet__say_all(w, "{\"name\": \"", NULL);
    bitnet__say(w, call->name.data, call->name.length);
    bitnet__say_all(w, "\", \"", style->arguments, "\": ", NULL);
    result = bitnet__json_parse(&j, call->arguments, w->allocator, NULL);
    if (result == BITNET_OK) bitnet__say_value(w, &j, 0, 0, 0);
    else bitnet__say(w, call->arguments.data, call->arguments.length);
    w->failed = w->failed || result == BITNET_ERROR_OUT_OF_MEMORY;
    bitnet__say_all(w, "}", NULL);
    bitnet__json_free(&j);
}

/* Calls of before as one list, in the words of the API that such templates are given. */
static bitnet_result bitnet__write_list(bitnet__words *w, const bitnet__tool_style *style,
                                        const bitnet_call *calls, size_t count) {
    bitnet__words list;
    bitnet__json j;
    bitnet_string text;
    bitnet_result result = BITNET_ERROR_OUT_OF_MEMORY;
    size_t i;
    memset(&list, 0, sizeof list);
    list.allocator = w->allocator;
    for (i = 0; i < count; i++) {
        bitnet__say_all(&list, i ? "," : "[", "{\"type\": \"function\", \"function\": ", NULL);
        bitnet__write_object(&list, style, &calls[i]);
        bitnet__say_all(&list, "}", NULL);
    }
    bitnet__say_all(&list, "]", NULL);
    text.data = list.data;
    text.length = list.length;
    if (!list.failed) {
        result = bitnet__json_parse(&j, text, w->allocator, NULL);
        bitnet__say_all(w, style->trigger, "\n", NULL);
        if (result == BITNET_OK) bitnet__say_value(w, &j, 0, style->indent, 0);
        bitnet__say_all(w, "\n</tool_call>", NULL);
        bitnet__json_free(&j);
    }
    bitnet__free(w->allocator, list.data);
    return result;
}

static bitnet_result bitnet__write_call(bitnet__words *w, const bitnet__tool_style *style,
                                        const bitnet_call *call) {
    bitnet_result result = BITNET_OK;
    bitnet__say_all(w, style->open[1], NULL);
    if (style->tags) {
        bitnet__json j;
        result = bitnet__json_parse(&j, call->arguments, w->allocator, NULL);
        if (result == BITNET_OK && j.values[0].kind != BITNET__JSON_OBJECT)
            result = BITNET_ERROR_JSON;
        if (result == BITNET_OK) bitnet__write_tags(w, &j, call->name);
        bitnet__json_free(&j);
    } else {
        bitnet__write_object(w, style, call);
    }
    bitnet__say_all(w, style->close[0], NULL);
    return result;
}

BITNET_API bitnet_result bitnet_tools_write(const bitnet_tools *tools, const bitnet_call *calls,
                                            size_t count, char *text, size_t capacity,
                                            size_t *length, bitnet_error *error) {
    const bitnet__argument table[] = {BITNET__LIST("calls", calls, count),
                                      BITNET__LIST("text", text, capacity)};
    const bitnet__tool_style *style = tools->style;
    bitnet_result result = BITNET_OK;
    bitnet__words w;
    size_t i;
    if (BITNET__CHECK(error, table) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    memset(&w, 0, sizeof w);
    w.allocator = &tools->allocator;
    if (style->listed && count) result = bitnet__write_list(&w, style, calls, count);
    for (i = 0; !style->listed && i < count && result == BITNET_OK; i++) {
        if (i) bitnet__say_all(&w, style->many ? style->many : "; ", NULL);
        result = bitnet__write_call(&w, style, &calls[i]);
    }
    if (w.failed) result = BITNET_ERROR_OUT_OF_MEMORY;
    *length = result == BITNET_OK ? w.length : 0;
    if (*length && capacity) memcpy(text, w.data, w.length < capacity ? w.length : capacity);
    bitnet__free(&tools->allocator, w.data);
    if (result != BITNET_OK) bitnet__fail(error, result, "%s", bitnet_result_text(result));
    return result;
}

BITNET__OPTIMIZE_END

#endif /* BITNET_SCHEMA_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
