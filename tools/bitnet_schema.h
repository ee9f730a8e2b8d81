/* bitnet_schema.h - v1.0 - JSON schemas as grammars, tools to call, for bitnet.h
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_schema.h"

   and plain `#include "tools/bitnet_schema.h"` everywhere else. It includes bitnet_grammar.h, which
   must be next to it. In its folder it finds bitnet.h by itself; a copy elsewhere must come after
   it. bitnet.h's macros apply to it, too.

CONTENTS                                                            search for
    MANUAL
      1  JSON that fits a schema                                    >>schema-texts
      2  Tools                                                      >>schema-tools
    API
      JSON schemas                                                  >>api-schema
      Tools that a model may call                                   >>api-tools
    IMPLEMENTATION
      Strict JSON                                                   >>json
      JSON schemas, as grammars                                     >>schema
      Tools that a model may call                                   >>tools

====================
MANUAL
====================

1 JSON THAT FITS A SCHEMA                                                        >>schema-texts

       bitnet_grammar *grammar = bitnet_grammar_from_json_schema(schema, length, NULL, &error);
       bitnet_session_set_grammar(session, grammar);
       bitnet_generate(session, prompt, NULL, print, NULL);       // the output fits the schema

   The model does not see the schema: describe the form in the prompt, too.

       type, enum, const, $ref           a type may be next to enum and const; references may lead
                                         anywhere in the file, and be recursive
       anyOf, allOf                      what is next to them, or to $ref, must fit, too
       oneOf                             if its schemas can be distinguished: by type, by the values
                                         that they list, by those of a property that all require,
                                         or by one that one requires and another does not allow
       properties, required,
       additionalProperties
       minProperties                     of further properties one counts
       propertyNames                     {"type": "string"}, which restricts nothing, or a list of
                                         names by enum or const
       items, minItems, maxItems
       prefixItems                       all of them, unless minItems gives a number
       minLength, maxLength
       minimum, maximum,                 of integers and numbers; bounded numbers have no exponents
       exclusiveMinimum,
       exclusiveMaximum
       multipleOf                        an integer, unless more than 2,000 rules are needed: up to
                                         142 and zeros at its end fit always, others within bounds;
                                         or 1 divided by an integer up to 100, as 0.5 and 0.01
       format                            date, time, date-time, duration, uuid, email, uri, ipv4,
                                         ipv6, hostname, jwt, emoji: the common strings of each; of
                                         numbers int32, int64, float, double; next to a pattern any
                                         other, which restricts nothing
       pattern                           without \b, \p, back references and lookaround; ^ and $ at
                                         its ends only; next to date, date-time, duration, uuid,
                                         email, ipv4, hostname and emoji as zod writes it; next to a
                                         length, if only one repeated character decides that
       not                               {} and true: nothing fits
       title, description, default, examples, deprecated, readOnly, writeOnly, $schema, $id,
       $anchor, $comment, $defs, definitions, contentEncoding, contentMediaType, contentSchema,
       discriminator, externalDocs, nullable, xml, example, x-...          restrict nothing
       other values of not, if, then, else, contains, minContains, maxContains, uniqueItems,
       unevaluatedItems, maxProperties, patternProperties, dependentRequired, dependentSchemas,
       unevaluatedProperties, $dynamicRef, $dynamicAnchor, $vocabulary, of older drafts
       additionalItems and dependencies, and any other     are rejected by name, with the path

   With `relaxed`, keywords that would be rejected are dropped instead: texts that fit the schema
   still fit, and the rest of the schema is enforced.

2 TOOLS                                                                          >>schema-tools

   A model trained for it calls tools: your functions, by name and with arguments.
   bitnet_tools_create turns function declarations into the text that introduces them to the model
   and a grammar that only lets it call them as declared:

       bitnet_tools *tools = bitnet_tools_create(tokenizer, declared, count, NULL, &error);
       bitnet_message messages[2] = {{BITNET_ROLE_DECLARATIONS, NULL, BITNET_TERMINATED},
                                     {BITNET_ROLE_USER, "Is it warm in Rome?", BITNET_TERMINATED}};
       messages[0].text = bitnet_tools_prompt(tools);
       bitnet_session_set_grammar(session, bitnet_tools_grammar(tools));
       bitnet_chat_messages_begin(session, messages, 2, NULL);    // then bitnet_generate_next
       bitnet_tools_parse(tools, reply, length, &text_length, calls, 8, &count, NULL);
       bitnet_chat_results_begin(session, results, count, NULL);  // then bitnet_generate_next */

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif
#if !defined(BITNET_GRAMMAR_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_GRAMMAR_IMPLEMENTATION_INCLUDED))
#include "bitnet_grammar.h"
#endif

#if BITNET_VERSION / 100 != 100
#error "bitnet_schema.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_SCHEMA_H
#define BITNET_SCHEMA_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-schema   JSON schemas */

typedef struct bitnet_schema_options {
    bitnet_allocator allocator;
    bool compact; /* no white space; default: a little, as models write it */
    bool relaxed; /* drop what cannot be enforced, so that more fits; default: reject it */
} bitnet_schema_options;

/* The grammar of the JSON texts that fit a JSON schema (https://json-schema.org); of any JSON for
   NULL. Chapter 1 lists the keywords; unless `relaxed`, any other is rejected with its path, as is
   a schema that no finite value fits. The texts of the grammar have their members in the order of
   `properties`; others follow only if additionalProperties is given or the schema does not describe
   members; numbers have at most 16 digits before and after the point, or as many as a bound; white
   space is limited. Needs about 50 ms at most. NULL on error: JSON (also more than
   262,144 values, or brackets nested deeper than 64), SCHEMA, GRAMMAR_LIMIT (1 MiB; or too much
   work, with the path reached), OUT_OF_MEMORY. */
BITNET_API bitnet_grammar *bitnet_grammar_from_json_schema(const char *schema, size_t length,
                                                           const bitnet_schema_options *options,
                                                           bitnet_error *error);

/* ====================
   >>api-tools   Tools that a model may call */

typedef struct bitnet_tool {
    const char *name;        /* 1 to 64 letters, digits, _ and - */
    const char *description; /* for the model; or NULL */
    const char *parameters;  /* JSON schema of its arguments, an object; NULL: none */
    bool strict; /* reject a schema that cannot be enforced completely; else enforce the rest */
} bitnet_tool;

typedef enum bitnet_tool_choice {
    BITNET_TOOL_CHOICE_AUTO,     /* the model chooses to call or to answer */
    BITNET_TOOL_CHOICE_NONE,     /* it knows the tools but does not call */
    BITNET_TOOL_CHOICE_REQUIRED, /* it calls one or several */
    BITNET_TOOL_CHOICE_ONE       /* it calls the tool `name`, once */
} bitnet_tool_choice;

typedef enum bitnet_tool_format {
    BITNET_TOOL_FORMAT_OF_CHAT, /* the chat template's own; HERMES if it has none */
    /* <tool_call>\n{"name": ..., "arguments": {...}}\n</tool_call>, of Hermes, Qwen2.5 and Qwen3;
       text may come before */
    BITNET_TOOL_FORMAT_HERMES,
    /* {"name": ..., "parameters": {...}}, of Llama-3.1 and after: a text that begins with a bracket
       is a call, and nothing else */
    BITNET_TOOL_FORMAT_LLAMA3,
    /* <tool_call>\n[\n  {"name": ..., "arguments": {...}}\n]\n</tool_call> */
    BITNET_TOOL_FORMAT_FALCON,
    /* <tool_call>\n<function=NAME>\n<parameter=KEY>\nVALUE\n</parameter>\n</function>\n
       </tool_call>, of Qwen3.5 and Bonsai 27B; a string's length and pattern in a schema are
       ignored */
    BITNET_TOOL_FORMAT_TAGS
} bitnet_tool_format;

typedef struct bitnet_tools_options {
    bitnet_allocator allocator;
    bitnet_tool_choice choice; /* 0: BITNET_TOOL_CHOICE_AUTO */
    const char *name;          /* of the tool, for BITNET_TOOL_CHOICE_ONE */
    bool single;               /* one call at most */
    bitnet_tool_format format; /* 0: BITNET_TOOL_FORMAT_OF_CHAT */
    const char *reply; /* JSON schema, an object, of a reply without calls; NULL: any text */
    unsigned thinking; /* the thinking flags of bitnet_chat_encode */
    bool strict_reply; /* as `strict` of a tool */
} bitnet_tools_options;

/* Tools, and how the model may call them: a grammar of its replies. Text is free up to the model's
   sign of a call; then name and arguments must be a tool's and fit its schema. A thought is free,
   too, see bitnet_tools_split. Keeps nothing of its arguments but the tokenizer's ids. NULL on
   error: ARGUMENT (no tools, or more than 1,024; a name that is malformed or appears twice), JSON,
   as bitnet_grammar_from_json_schema: the message names the tool whose schema fails. */
typedef struct bitnet_tools bitnet_tools;
BITNET_EXPERIMENTAL bitnet_tools *bitnet_tools_create(const bitnet_tokenizer *tokenizer,
                                                      const bitnet_tool *tools, size_t count,
                                                      const bitnet_tools_options *options,
                                                      bitnet_error *error);
BITNET_EXPERIMENTAL void bitnet_tools_free(bitnet_tools *tools);

/* The text that introduces the tools to the model: a message in the role BITNET_ROLE_DECLARATIONS,
   which bitnet_chat_encode puts where the chat template requires it. Lives as long as the tools. */
BITNET_EXPERIMENTAL const char *bitnet_tools_prompt(const bitnet_tools *tools);

/* The grammar of a reply, for bitnet_session_set_grammar. Remove it from every session before you
   free the tools. */
BITNET_EXPERIMENTAL const bitnet_grammar *bitnet_tools_grammar(const bitnet_tools *tools);

typedef struct bitnet_tool_call {
    bitnet_string name, arguments; /* arguments: a JSON object */
} bitnet_tool_call;

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

/* Splits a reply as bitnet_chat_split does, for the flags in `thinking`. A complete call within a
   thought ends it: then the calls are the text. */
BITNET_EXPERIMENTAL bitnet_reply bitnet_tools_split(bitnet_tools *tools,
                                                    const bitnet_tokenizer *tokenizer,
                                                    const char *reply, size_t length, bool done);

/* Reads a reply, without its thought: *text_length bytes of text, then *count calls, of which up to
   `capacity` are written. They point into the reply or the tools, until the next call of this
   function or of bitnet_tools_split. OK: the reply is complete. PENDING: a call is incomplete, and
   those before it are written. Errors: JSON (a call is malformed, which the grammar prevents; those
   before it are written), OUT_OF_MEMORY. */
BITNET_EXPERIMENTAL bitnet_result bitnet_tools_parse(bitnet_tools *tools, const char *reply,
                                                     size_t length, size_t *text_length,
                                                     bitnet_tool_call *calls, size_t capacity,
                                                     size_t *count, bitnet_error *error);

/* Calls as the model writes them: the text of a message in the role BITNET_ROLE_CALLS, after the
   text of the assistant that calls. Writes up to `capacity` bytes; *length: all of them. Errors:
   JSON (arguments that are not an object, if the format separates them), OUT_OF_MEMORY. */
BITNET_EXPERIMENTAL bitnet_result bitnet_tools_write(const bitnet_tools *tools,
                                                     const bitnet_tool_call *calls, size_t count,
                                                     char *text, size_t capacity, size_t *length,
                                                     bitnet_error *error);

/* The next turn after a reply that called tools: feeds what they returned, in their order. Errors:
   as bitnet_chat_begin. */
BITNET_EXPERIMENTAL bitnet_result bitnet_chat_results_begin(bitnet_session *session,
                                                            const char *const *results,
                                                            size_t count,
                                                            const bitnet_generate_options *options);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_SCHEMA_H */

/* ====================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_SCHEMA_IMPLEMENTATION_INCLUDED
#define BITNET_SCHEMA_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(BITNET__LITTLE)

/* ====================
   >>json   Strict JSON

   All values of a text in one list, with the numbers of their first child and next sibling. RFC
   8259 and no more: no comments, no trailing commas, no key twice in an object, only UTF-8. Strings
   are decoded; numbers stay as spelled. Large objects have a table of their members, which takes n
   log n steps to make and log n to search, whatever the names are. */

enum {
    BITNET__JSON_VALUES = 1 << 18,
    BITNET__JSON_DEPTH = 64,
    BITNET__JSON_FEW = 16 /* members that are searched one by one */
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

/* Why a text is no JSON. */
typedef enum bitnet__json_fault {
    BITNET__JSON_SOUND,
    BITNET__JSON_SYNTAX,
    BITNET__JSON_ENCODING, /* not UTF-8, or half of a surrogate pair */
    BITNET__JSON_TWICE,    /* a key */
    BITNET__JSON_DEEP,
    BITNET__JSON_LONG /* too many values */
} bitnet__json_fault;

typedef struct bitnet__json_value {
    bitnet_string key, text; /* key: of a member; text: of a string or number */
    bitnet_string raw;       /* as spelled */
    bitnet__json_kind kind;
    int32_t parent, child, next; /* -1: none */
    int32_t count;               /* children */
    uint32_t table;              /* of a large object: index in `tables` */
} bitnet__json_value;

typedef struct bitnet__json {
    bitnet_allocator allocator;
    bitnet__json_value *values; /* the first is the root */
    size_t count, room;
    bitnet__table *tables; /* of large objects: members by name */
    size_t table_count, table_room;
    char *strings; /* decoded: never longer than the text */
    size_t used;
    const char *text;
    size_t length, at;
    bitnet__json_fault fault; /* the first, */
    size_t failed_at;         /* and its offset */
    size_t most;              /* values */
    int depth;
    bitnet_result result;
    bitnet_error *error;
} bitnet__json;

static void bitnet__json_fail(bitnet__json *j, bitnet__json_fault fault, const char *what) {
    int64_t line = 1, column = 1;
    size_t i;
    if (j->result != BITNET_OK) return;
    for (i = 0; i < j->at && i < j->length; i++) {
        column = j->text[i] == '\n' ? 1 : column + 1;
        line += j->text[i] == '\n';
    }
    j->fault = fault;
    j->failed_at = j->at;
    j->result =
        bitnet__fail(j->error, BITNET_ERROR_JSON, "line %i, column %i: %s", line, column, what);
}

static int bitnet__json_peek(const bitnet__json *j) {
    return j->at < j->length ? (uint8_t)j->text[j->at] : -1;
}

static bool bitnet__json_take(bitnet__json *j, char c) {
    if (j->at == j->length || j->text[j->at] != c) return false;
    j->at++;
    return true;
}

static void bitnet__json_space(bitnet__json *j) {
    for (; j->at < j->length; j->at++) {
        char c = j->text[j->at];
        if (c != ' ' && c != '\n' && c != '\r' && c != '\t') break;
    }
}

/* The four digits of \u. */
static uint32_t bitnet__json_hex(bitnet__json *j) {
    uint32_t c;
    if (bitnet__hex_number(j->text, j->length, &j->at, 4, &c)) return c;
    bitnet__json_fail(j, BITNET__JSON_SYNTAX, "expected four hexadecimal digits");
    return 0;
}

/* The character after a backslash. */
static uint32_t bitnet__json_escape(bitnet__json *j) {
    static const char names[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
    int c = bitnet__json_peek(j);
    const char *name = c > 0 ? strchr(names, c) : NULL;
    uint32_t high, low = 0;
    if (name || c == 'u') j->at++;
    if (name) return (uint32_t)values[name - names];
    if (c != 'u') {
        bitnet__json_fail(j, BITNET__JSON_SYNTAX,
                          c < 0 ? "the text ends too early" : "an unknown escape");
        return 0;
    }
    high = bitnet__json_hex(j);
    if (high < 0xD800 || high > 0xDFFF) return high;
    if (high < 0xDC00 && j->length - j->at >= 2 && !memcmp(j->text + j->at, "\\u", 2)) {
        j->at += 2;
        low = bitnet__json_hex(j);
    }
    if (low >= 0xDC00 && low <= 0xDFFF) return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
    bitnet__json_fail(j, BITNET__JSON_ENCODING, "half of a surrogate pair");
    return 0;
}

/* Bytes of a string up to its end, an escape, or a character that is not allowed. */
static size_t bitnet__json_plain(const bitnet__json *j) {
    size_t at = j->at, bytes;
    uint32_t c = 0;
    for (; at < j->length; at += bytes) {
        bytes = bitnet__utf8(j->text + at, j->length - at, &c);
        if (bytes == 0 || c < 32 || c == '"' || c == '\\' || c == BITNET__INVALID) break;
    }
    return at - j->at;
}

/* After its first quote. */
static bitnet_string bitnet__json_string(bitnet__json *j) {
    bitnet_string s;
    s.data = j->strings + j->used;
    while (j->result == BITNET_OK && !bitnet__json_take(j, '"')) {
        size_t bytes = bitnet__json_plain(j);
        memcpy(j->strings + j->used, j->text + j->at, bytes);
        j->used += bytes;
        j->at += bytes;
        if (bytes) continue;
        if (bitnet__json_take(j, '\\')) {
            uint32_t c = bitnet__json_escape(j);
            j->used += (size_t)bitnet__encode_utf8(c, (uint8_t *)j->strings + j->used);
        } else {
            uint32_t c = 0;
            bytes = j->at < j->length ? bitnet__utf8(j->text + j->at, j->length - j->at, &c) : 0;
            if (bytes && c == BITNET__INVALID)
                bitnet__json_fail(j, BITNET__JSON_ENCODING, "this is not UTF-8");
            else
                bitnet__json_fail(j, BITNET__JSON_SYNTAX,
                                  bytes ? "a control character within a string"
                                        : "the text ends too early");
        }
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
    bitnet__json_take(j, '-');
    sound = bitnet__json_take(j, '0') || bitnet__json_digits(j);
    if (bitnet__json_take(j, '.')) sound = bitnet__json_digits(j) && sound;
    if (bitnet__json_take(j, 'e') || bitnet__json_take(j, 'E')) {
        if (!bitnet__json_take(j, '-')) bitnet__json_take(j, '+');
        sound = bitnet__json_digits(j) && sound;
    }
    if (!sound) bitnet__json_fail(j, BITNET__JSON_SYNTAX, "expected a value");
    s.length = (size_t)(j->text + j->at - s.data);
    return s;
}

/* Adds the last child of `parent`, after `last`; -1 on failure. */
static int32_t bitnet__json_add(bitnet__json *j, int32_t parent, int32_t last, bitnet_string key) {
    bitnet__json_value *value;
    int32_t at = (int32_t)j->count;
    if (j->count == j->most)
        bitnet__json_fail(j, BITNET__JSON_LONG, "too many values: 262144 at most");
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

/* -1: missing. */
static int32_t bitnet__json_find(const bitnet__json *j, int32_t object, bitnet_string key) {
    const bitnet__json_value *v = &j->values[object];
    int32_t at = v->kind == BITNET__JSON_OBJECT ? v->child : -1;
    if (at >= 0 && v->count > BITNET__JSON_FEW) {
        const bitnet__slot *slot =
            bitnet__table_find(&j->tables[v->table], bitnet__hash_of(key), key);
        return slot ? (int32_t)slot->index : -1;
    }
    while (at >= 0 && !bitnet__equal(j->values[at].key, key)) at = j->values[at].next;
    return at;
}

/* Makes the table of an object with many members. */
static void bitnet__json_tabulate(bitnet__json *j, int32_t object) {
    bitnet__json_value *v = &j->values[object];
    bitnet__table *t = NULL;
    int32_t at;
    bool made = bitnet__grow(&j->allocator, &j->tables, &j->table_room, j->table_count,
                             j->table_count + 1, sizeof *j->tables);
    if (made) {
        v->table = (uint32_t)j->table_count++;
        t = &j->tables[v->table];
        made = bitnet__table_begin(t, &j->allocator, (size_t)v->count, bitnet__json_key, j);
        for (at = v->child; made && at >= 0; at = j->values[at].next)
            bitnet__table_add(t, bitnet__hash_of(j->values[at].key), (uint32_t)at);
        made = made && bitnet__table_end(t, &j->allocator);
    }
    if (!made) {
        j->result = bitnet__no_memory(j->error);
        return;
    }
    for (at = v->child; t->count < (uint32_t)v->count && at >= 0; at = j->values[at].next) {
        if (bitnet__json_find(j, object, j->values[at].key) == at) continue;
        j->at = (size_t)(j->values[at].raw.data - j->text);
        while (j->text[j->at - 1] != '"') j->at--;
        bitnet__json_fail(j, BITNET__JSON_TWICE, "this key has been there before");
    }
}

/* ---- values */

static void bitnet__json_read(bitnet__json *j, int32_t at);

/* Up to the closing bracket. */
static void bitnet__json_children(bitnet__json *j, int32_t parent, char close) {
    bool members = close == '}';
    int32_t last = -1;
    if (++j->depth > BITNET__JSON_DEPTH)
        bitnet__json_fail(j, BITNET__JSON_DEEP, "brackets are nested too deeply: 64 at most");
    bitnet__json_space(j);
    if (j->result == BITNET_OK && bitnet__json_take(j, close)) {
        j->depth--;
        return;
    }
    while (j->result == BITNET_OK) {
        bitnet_string key = bitnet__string("");
        if (members) {
            bitnet__json_space(j);
            if (!bitnet__json_take(j, '"'))
                bitnet__json_fail(j, BITNET__JSON_SYNTAX, "expected a key");
            else key = bitnet__json_string(j);
            if (j->values[parent].count <= BITNET__JSON_FEW &&
                bitnet__json_find(j, parent, key) >= 0)
                bitnet__json_fail(j, BITNET__JSON_TWICE, "this key has been there before");
            bitnet__json_space(j);
            if (!bitnet__json_take(j, ':')) bitnet__json_fail(j, BITNET__JSON_SYNTAX, "expected :");
        }
        last = bitnet__json_add(j, parent, last, key);
        if (last >= 0) bitnet__json_read(j, last);
        if (bitnet__json_take(j, close)) break;
        if (!bitnet__json_take(j, ','))
            bitnet__json_fail(j, BITNET__JSON_SYNTAX, "expected a comma or a bracket");
    }
    if (members && j->result == BITNET_OK && j->values[parent].count > BITNET__JSON_FEW)
        bitnet__json_tabulate(j, parent);
    j->depth--;
}

/* null, false or true; anything else counts as a number. */
static bitnet__json_kind bitnet__json_word(bitnet__json *j) {
    static const char *const words[] = {"null", "false", "true"};
    int i;
    for (i = 0; i < 3; i++) {
        size_t length = strlen(words[i]);
        if (j->length - j->at < length || memcmp(j->text + j->at, words[i], length)) continue;
        j->at += length;
        break;
    }
    return (bitnet__json_kind)i;
}

/* With the space around it. */
static void bitnet__json_read(bitnet__json *j, int32_t at) {
    bitnet_string text = bitnet__string("");
    bitnet__json_space(j);
    j->values[at].raw.data = j->text + j->at;
    if (bitnet__json_take(j, '"')) {
        j->values[at].kind = BITNET__JSON_STRING;
        text = bitnet__json_string(j);
    } else if (bitnet__json_take(j, '[')) {
        j->values[at].kind = BITNET__JSON_ARRAY;
        bitnet__json_children(j, at, ']');
    } else if (bitnet__json_take(j, '{')) {
        j->values[at].kind = BITNET__JSON_OBJECT;
        bitnet__json_children(j, at, '}');
    } else {
        j->values[at].kind = bitnet__json_word(j);
        if (j->values[at].kind == BITNET__JSON_NUMBER) text = bitnet__json_number(j);
    }
    if (j->result == BITNET_OK) {
        j->values[at].text = text;
        j->values[at].raw.length = (size_t)(j->text + j->at - j->values[at].raw.data);
    }
    bitnet__json_space(j);
}

static void bitnet__json_free(bitnet__json *j) {
    bitnet__free(&j->allocator, j->values);
    while (j->table_count > 0) bitnet__table_free(&j->tables[--j->table_count], &j->allocator);
    bitnet__free(&j->allocator, j->tables);
    bitnet__free(&j->allocator, j->strings);
}

/* Reads the value at the beginning of a text, which must outlive it. Free it in any case. */
static bitnet_result bitnet__json_begin(bitnet__json *j, bitnet_string text, size_t most,
                                        const bitnet_allocator *a, bitnet_error *error) {
    memset(j, 0, sizeof *j);
    j->allocator = *a;
    j->error = error;
    j->most = most;
    j->text = text.data;
    j->length = text.length;
    j->strings = (char *)bitnet__alloc(a, text.length + 4, 1);
    if (!j->strings) return j->result = bitnet__no_memory(error);
    if (bitnet__json_add(j, -1, -1, bitnet__string("")) == 0) bitnet__json_read(j, 0);
    return j->result;
}

/* True if reading failed at the end of the text, or within a word that is cut off there. */
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

/* The text must be one value with at most `most` values in it; a byte order mark may precede it. */
static bitnet_result bitnet__json_parse_most(bitnet__json *j, bitnet_string text, size_t most,
                                             const bitnet_allocator *a, bitnet_error *error) {
    if (bitnet__starts(text, "\xEF\xBB\xBF")) text = bitnet__after(text, 3);
    if (bitnet__json_begin(j, text, most, a, error) == BITNET_OK && j->at < j->length)
        bitnet__json_fail(j, BITNET__JSON_SYNTAX, "something follows the value");
    return j->result;
}

static bitnet_result bitnet__json_parse(bitnet__json *j, bitnet_string text,
                                        const bitnet_allocator *a, bitnet_error *error) {
    return bitnet__json_parse_most(j, text, BITNET__JSON_VALUES, a, error);
}

/* ====================
   >>schema   JSON schemas, as grammars

   Every schema reached from the first is read once: each keyword is followed or rejected with its
   path, and each reference is resolved. Then each must end: it may not only refer to itself, and a
   finite value must fit it. Finally, each becomes GBNF rules: v7 matches what fits the schema that
   is value 7 of the file. All this counts as work, which is limited; rules to compile count as
   well.

   Members keep the order of `properties`; between optional ones, two rules for each know whether a
   comma is due. White space is a space, or a new line and up to 20 more, after { [ , : and before a
   closing bracket. Numbers have at most 16 digits, so bounded texts end. */

enum {
    BITNET__SCHEMA_TEXT = 1 << 20,                  /* bytes of a schema */
    BITNET__SCHEMA_MOST = 1 << 16,                  /* of lengths and counts */
    BITNET__SCHEMA_CHOICES = 256,                   /* of oneOf */
    BITNET__SCHEMA_WORK = 1 << 21,                  /* values or names looked at */
    BITNET__SCHEMA_NODE = 8,                        /* work for a node of the grammar */
    BITNET__SCHEMA_BYTE = 4,                        /* for a byte of rules: two make a node */
    BITNET__SCHEMA_FIND = BITNET__JSON_FEW,         /* for finding a member */
    BITNET__SCHEMA_CLASS = 40 * BITNET__SCHEMA_NODE /* for a class of all but some characters */
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

/* Bits, in the order of their names. */
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
    BITNET__KEY_PREFIX,
    BITNET__KEY_MIN_ITEMS,
    BITNET__KEY_MAX_ITEMS,
    BITNET__KEY_MIN_LENGTH,
    BITNET__KEY_MAX_LENGTH,
    BITNET__KEY_MINIMUM,
    BITNET__KEY_MAXIMUM,
    BITNET__KEY_ABOVE,
    BITNET__KEY_BELOW,
    BITNET__KEY_MULTIPLE,
    BITNET__KEY_FORMAT,
    BITNET__KEY_PATTERN,
    BITNET__KEY_NAMES,
    BITNET__KEY_MIN_MEMBERS,
    BITNET__KEYS
} bitnet__keyword;

/* How the keywords of two schemas that must both fit are combined. */
typedef enum bitnet__conjunction {
    BITNET__BOTH_ALIKE, /* the same, or it is rejected */
    BITNET__BOTH_LEAST, /* the greater number */
    BITNET__BOTH_MOST,  /* the smaller one */
    BITNET__BOTH_ALL,   /* both schemas */
    BITNET__BOTH_NAMES, /* what either lists */
    BITNET__BOTH_TYPES, /* the types of both */
    BITNET__BOTH_APART  /* what bitnet__schema_whole and bitnet__schema_flat treat by themselves */
} bitnet__conjunction;

static const struct {
    const char *name;
    int type; /* whose values it restricts; 0: any */
    bitnet__conjunction both;
} bitnet__keywords[BITNET__KEYS] = {
    {"type", 0, BITNET__BOTH_TYPES},
    {"$ref", 0, BITNET__BOTH_APART},
    {"anyOf", 0, BITNET__BOTH_APART},
    {"oneOf", 0, BITNET__BOTH_APART},
    {"allOf", 0, BITNET__BOTH_APART},
    {"enum", 0, BITNET__BOTH_APART},
    {"const", 0, BITNET__BOTH_APART},
    {"properties", BITNET__TYPE_OBJECT, BITNET__BOTH_APART},
    {"required", BITNET__TYPE_OBJECT, BITNET__BOTH_NAMES},
    {"additionalProperties", BITNET__TYPE_OBJECT, BITNET__BOTH_APART},
    {"items", BITNET__TYPE_ARRAY, BITNET__BOTH_ALL},
    {"prefixItems", BITNET__TYPE_ARRAY, BITNET__BOTH_ALIKE},
    {"minItems", BITNET__TYPE_ARRAY, BITNET__BOTH_LEAST},
    {"maxItems", BITNET__TYPE_ARRAY, BITNET__BOTH_MOST},
    {"minLength", BITNET__TYPE_STRING, BITNET__BOTH_LEAST},
    {"maxLength", BITNET__TYPE_STRING, BITNET__BOTH_MOST},
    {"minimum", BITNET__TYPE_INTEGER, BITNET__BOTH_LEAST},
    {"maximum", BITNET__TYPE_INTEGER, BITNET__BOTH_MOST},
    {"exclusiveMinimum", BITNET__TYPE_INTEGER, BITNET__BOTH_LEAST},
    {"exclusiveMaximum", BITNET__TYPE_INTEGER, BITNET__BOTH_MOST},
    {"multipleOf", BITNET__TYPE_INTEGER, BITNET__BOTH_ALIKE},
    {"format", BITNET__TYPE_STRING, BITNET__BOTH_ALIKE},
    {"pattern", BITNET__TYPE_STRING, BITNET__BOTH_ALIKE},
    {"propertyNames", BITNET__TYPE_OBJECT, BITNET__BOTH_ALIKE},
    {"minProperties", BITNET__TYPE_OBJECT, BITNET__BOTH_LEAST}};

/* Formats of strings, with their rules, which fit the pattern that zod writes next to a format. In
   patterns, # stands for a digit from 1 to 9. If there is no rule, everything that fits the pattern
   fits the format. Another pattern replaces a format that has none here; next to other formats, it
   is rejected. */
#define BITNET__ZOD_LEAP \
    "(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29"
#define BITNET__ZOD_DAYS \
    "(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|" \
    "(?:02)-(?:0[1-9]|1\\d|2[0-8]))"
#define BITNET__ZOD_DATE "(?:" BITNET__ZOD_LEAP "|\\d{4}-" BITNET__ZOD_DAYS ")"
#define BITNET__ZOD_CLOCK "T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d"
#define BITNET__ZOD_ZONE "(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$"
static const struct {
    const char *name, *pattern, *rule;
} bitnet__formats[] = {
    {"date", NULL, "date"},
    {"date", "^" BITNET__ZOD_DATE "$", "date"},
    {"time", NULL, "time"},
    {"date-time", NULL, "date \"T\" time"},
    {"date-time", "^" BITNET__ZOD_DATE BITNET__ZOD_CLOCK "(?:\\.\\d+)?(?:Z))$",
     "date \"T\" clock \"Z\""},
    {"date-time", "^" BITNET__ZOD_DATE BITNET__ZOD_CLOCK "(?:\\.\\d+)?" BITNET__ZOD_ZONE,
     "date \"T\" time"},
    {"date-time", "^" BITNET__ZOD_DATE BITNET__ZOD_CLOCK "(?:Z))$", NULL},
    {"date-time", "^" BITNET__ZOD_DATE BITNET__ZOD_CLOCK BITNET__ZOD_ZONE, NULL},
    {"date-time", "^" BITNET__ZOD_DATE BITNET__ZOD_CLOCK "\\.\\d{#}(?:Z))$", NULL},
    {"date-time", "^" BITNET__ZOD_DATE BITNET__ZOD_CLOCK "\\.\\d{#}" BITNET__ZOD_ZONE, NULL},
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
     "byte \".\" byte \".\" byte \".\" byte"},
    {"uuid", "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$",
     "hex{8} \"-\" hex{4} \"-\" hex{4} \"-\" hex{4} \"-\" hex{12}"},
    {"uuid",
     "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-#[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$",
     NULL},
    {"duration", NULL, "duration"},
    {"duration",
     "^P(?:(\\d+W)|(?!.*W)(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+([.,]"
     "\\d+)?S)?)?)$",
     "duration"},
    {"hostname", NULL, "hostname"},
    {"hostname",
     "^(?=.{1,253}\\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[-0-9a-zA-"
     "Z]{0,61}[0-9a-zA-Z])?)*\\.?$",
     "hostname"},
    {"emoji", NULL, "emoji"},
    {"emoji",
     "^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_"
     "Pictographic}\\p{Emoji_Component}]+$",
     "emoji"},
    {"ipv6", NULL, "ipv6"},
    {"jwt", NULL, "base64url{4,} \".\" base64url{4,} \".\" base64url{4,}"}};

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
    "count ::= \"0\" | [1-9] [0-9]{0,5}\n"
    "duration ::= \"P\" (count \"W\" | years | clocked)\n"
    "years ::= count \"Y\" (months | clocked)? | months\n"
    "months ::= count \"M\" (days | clocked)? | days\n"
    "days ::= count \"D\" clocked?\n"
    "clocked ::= \"T\" (count \"H\" (minutes | seconds)? | minutes | seconds)\n"
    "minutes ::= count \"M\" seconds?\n"
    "seconds ::= count \"S\"\n"
    "group ::= hex{1,4}\n"
    "ipv6 ::= (group \":\"){7} group | (group \":\"){1,7} \":\" | (group \":\"){1,6} \":\" group | "
    "(group \":\"){1,5} (\":\" group){1,2} | (group \":\"){1,4} (\":\" group){1,3} | "
    "(group \":\"){1,3} (\":\" group){1,4} | (group \":\"){1,2} (\":\" group){1,5} | "
    "group \":\" (\":\" group){1,6} | \":\" ((\":\" group){1,7} | \":\")\n"
    "base64url ::= [a-zA-Z0-9_-]\n"
    "hostname ::= label (\".\" label){0,6}\n"
    "pictogram ::= [\\u2600-\\u2604\\u2614-\\u2615\\u263A\\u2665\\u2728\\u2764"
    "\\U0001F300-\\U0001F320\\U0001F32D-\\U0001F393\\U0001F3A0-\\U0001F3CA\\U0001F3E0-\\U0001F3F0"
    "\\U0001F400-\\U0001F53D\\U0001F550-\\U0001F567\\U0001F5FB-\\U0001F64F\\U0001F680-\\U0001F6C5"
    "\\U0001F90C-\\U0001F93A\\U0001F947-\\U0001F9FF]\n"
    "emoji ::= pictogram (pictogram | [\\u200D\\uFE0F\\U0001F3FB-\\U0001F3FF]){0,15}\n"
    "label ::= [a-zA-Z0-9] ([-a-zA-Z0-9]{0,30} [a-zA-Z0-9])?\n"
    "host ::= (label \".\"){1,8} [a-zA-Z]{2,24}\n"
    "email ::= [a-zA-Z0-9_+-]{1,32} (\".\" [a-zA-Z0-9_+-]{1,32}){0,3} \"@\" host\n"
    "uric ::= [a-zA-Z0-9._~!$&'()*+,;=:@-] | \"%\" hex{2}\n"
    "uri ::= [a-z] [a-z0-9+.-]{0,15} \":\" (\"//\" host (\":\" [0-9]{1,5})? (\"/\" uric*)* | uric+ "
    "(\"/\" uric*)*) (\"?\" (uric | [/?])*)? (\"#\" (uric | [/?])*)?\n";

/* Keywords that restrict nothing, or nothing beyond what others do. */
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

typedef struct bitnet__schema_member {
    bitnet_string name;
    int32_t schema; /* -1: that of further members */
    bool required;
    size_t common; /* when sorted: bytes shared with the name before */
} bitnet__schema_member;

typedef struct bitnet__subschema {
    int32_t at;                  /* its value */
    int32_t value[BITNET__KEYS]; /* of each keyword, or -1 */
    int32_t target;              /* of its reference: a subschema, or -1 */
    int types;
    bool none;     /* nothing fits it: false, or "not" anything */
    bool loose;    /* everything but its types has been dropped */
    bool grounded; /* does not only refer to itself */
    bool finite;   /* a finite value fits it */
} bitnet__subschema;

/* One schema of oneOf. */
typedef struct bitnet__schema_choice {
    int32_t sub; /* after references */
    int types;   /* of its values */
    size_t first_tag, tag_count;
} bitnet__schema_choice;

/* A member that all values of a choice have, from a list. */
typedef struct bitnet__schema_tag {
    bitnet_string name;
    int32_t sub;
} bitnet__schema_tag;

typedef struct bitnet__schema {
    bitnet__json json;
    bitnet__subschema *subs; /* in the order of discovery */
    int32_t *number; /* [values] of the subschema that a value is; -1: none yet; -2 - x: as x */
    bitnet__schema_member *members; /* of one object */
    bitnet__schema_tag *tags;
    char *text, *pointer; /* rules; the reference being resolved */
    size_t sub_count, sub_room, member_count, member_room, tag_count, tag_room, length, room,
        pointer_room, number_room;
    int32_t at;     /* the current value, for errors */
    int64_t work;   /* done */
    int depth;      /* of schemas that are put together */
    int resource;   /* brackets around the schema of a reference */
    bool formatted; /* formats have rules already */
    bool relaxed;   /* keywords that cannot be enforced are dropped */
    int32_t fault;  /* the keyword that a failure would drop; -1: the schema */
    int32_t also;   /* a schema that only the first rules name, or -1 */
    bitnet_result result;
    bitnet_error *error;
} bitnet__schema;

/* ---- errors */

/* Writes "#/properties/a/items/0" before out[*at]; dots replace what does not fit. */
static void bitnet__schema_path(const bitnet__json *j, int32_t value, char *out, size_t *at) {
    for (; j->values[value].parent >= 0; value = j->values[value].parent) {
        const bitnet__json_value *v = &j->values[value];
        bitnet_string name = v->key;
        char digits[12];
        if (j->values[v->parent].kind == BITNET__JSON_ARRAY) {
            int32_t number = 0, i = j->values[v->parent].child;
            for (; j->values[i].raw.data != v->raw.data; i = j->values[i].next) number++;
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

/* Rejects `value`, because of a keyword or an item in a keyword's list; -1: because of a schema. */
static void bitnet__schema_fail_by(bitnet__schema *c, int32_t value, int32_t keyword,
                                   const char *what) {
    if (c->result != BITNET_OK) return;
    bitnet__schema_refuse(c, BITNET_ERROR_SCHEMA, value, what);
    c->fault = keyword;
}

static void bitnet__schema_fail(bitnet__schema *c, int32_t value, const char *what) {
    bitnet__schema_fail_by(c, value, value, what);
}

/* Rejects a whole schema. */
static void bitnet__schema_reject(bitnet__schema *c, int32_t schema, const char *what) {
    bitnet__schema_fail_by(c, schema, -1, what);
}

/* False: too much work, or an earlier failure. */
static bool bitnet__schema_work(bitnet__schema *c, int64_t work) {
    c->work += work;
    if (c->work > BITNET__SCHEMA_WORK)
        bitnet__schema_refuse(c, BITNET_ERROR_GRAMMAR_LIMIT, c->at,
                              "up to here the schema is too large, or has too much to compare");
    return c->result == BITNET_OK;
}

/* Makes room for one more item. */
#define BITNET__SCHEMA_ROOM(c, array, count, room) \
    (bitnet__grow(&(c)->json.allocator, &(c)->array, &(c)->room, (c)->count, (c)->count + 1, \
                  sizeof *(c)->array) || \
     ((c)->result = bitnet__no_memory((c)->error), false))

/* The bit of a type; 0: there is no such type. */
static int bitnet__schema_type(bitnet_string name) {
    int i;
    for (i = 0; i < 7; i++)
        if (bitnet__is(name, bitnet__schema_types[i])) return 1 << i;
    return 0;
}

/* ---- widening

   If `relaxed` is set, a schema that cannot be enforced completely is enforced as far as possible.
   What fails is dropped: a keyword, or everything but the type of a schema if no single keyword is
   to blame. Either only adds to what fits. A dropped keyword becomes an annotation by a byte in its
   key that no text has, and the schema is read again. */

static const char bitnet__schema_dropped = (char)0xFF;

/* A value as the file has it, of which `value` may be a copy. */
static int32_t bitnet__schema_original(const bitnet__schema *c, int32_t value) {
    const bitnet__json_value *v = &c->json.values[value];
    int32_t at = v->parent < 0 ? 0 : c->json.values[v->parent].child;
    while (v->parent >= 0 && c->json.values[at].raw.data != v->raw.data)
        at = c->json.values[at].next;
    return at;
}

/* Marks the key of the keyword that a value is, or is listed in; false: it was marked before. */
static bool bitnet__schema_drop(bitnet__schema *c, int32_t value) {
    const bitnet__json_value *values = c->json.values;
    int32_t at = bitnet__schema_original(c, value);
    bitnet_string key;
    while (values[at].parent >= 0 && values[values[at].parent].kind == BITNET__JSON_ARRAY)
        at = values[at].parent;
    key = values[at].key;
    if (key.length == 0 || *key.data == bitnet__schema_dropped) return false;
    c->json.strings[key.data - c->json.strings] = bitnet__schema_dropped; /* copies share it */
    return true;
}

/* Drops what has failed in subschema `i`, and forgets the failure. */
static bool bitnet__schema_widen(bitnet__schema *c, size_t i) {
    bitnet__subschema *s = &c->subs[i];
    int32_t type;
    if (!c->relaxed || c->result != BITNET_ERROR_SCHEMA || s->loose) return false;
    c->result = BITNET_OK;
    c->depth = 0;
    if (c->fault >= 0 && bitnet__schema_drop(c, c->fault)) return true;
    type = c->json.values[s->at].kind == BITNET__JSON_OBJECT
               ? bitnet__json_find(&c->json, s->at, bitnet__string("type"))
               : -1;
    if (!s->types && type >= 0) s->types = bitnet__schema_type(c->json.values[type].text);
    memset(s->value, -1, sizeof s->value);
    s->target = -1;
    s->loose = s->grounded = s->finite = true;
    return true;
}

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

/* As bitnet__format. */
static void bitnet__schema_write(bitnet__schema *c, const char *format, ...) {
    char line[200];
    va_list arguments;
    va_start(arguments, format);
    bitnet__format(line, sizeof line, format, arguments);
    va_end(arguments);
    bitnet__schema_put(c, line, strlen(line));
}

static void bitnet__schema_newline(bitnet__schema *c) { bitnet__schema_put(c, "\n", 1); }

/* Names are by values. */
static void bitnet__schema_rule(bitnet__schema *c, int32_t value) {
    bitnet__schema_write(c, "v%i ", (int64_t)c->subs[c->number[value]].at);
}

/* JSON within a literal. */
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

/* Without white space, within a literal. */
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

/* One type, or a list. */
static int bitnet__schema_types_of(bitnet__schema *c, int32_t value) {
    const bitnet__json_value *v = &c->json.values[value];
    int types = 0;
    int32_t i;
    if (v->kind == BITNET__JSON_STRING) types = bitnet__schema_type(v->text);
    for (i = v->kind == BITNET__JSON_ARRAY ? v->child : -1; i >= 0; i = c->json.values[i].next) {
        const bitnet__json_value *item = &c->json.values[i];
        int type = item->kind == BITNET__JSON_STRING ? bitnet__schema_type(item->text) : 0;
        if (!type) bitnet__schema_fail_by(c, i, value, "this is not a type");
        types |= type;
    }
    if (!types) bitnet__schema_fail(c, value, "this is not a type");
    return types & BITNET__TYPE_NUMBER ? types & ~BITNET__TYPE_INTEGER : types;
}

/* A whole number from `least` to `most`. */
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

/* A number of a schema, digit by digit. */
typedef struct bitnet__decimal {
    bool negative;
    int64_t whole;
    char fraction[20]; /* its digits after the point, without zeros at the end */
} bitnet__decimal;

/* The number that the schema spells, with or without an exponent: at most 15 digits after the
   point. One with more than 18 before it is beyond all numbers that grammars have. */
static bitnet__decimal bitnet__schema_decimal(bitnet__schema *c, int32_t value) {
    const bitnet__json_value *v = &c->json.values[value];
    const int64_t beyond = 2000000000000000000;
    char digits[40];
    bitnet__decimal d;
    int64_t count = 0, point = -1, exponent = 0, i, left = 0;
    bool minus = false, right = v->kind == BITNET__JSON_NUMBER;
    memset(&d, 0, sizeof d);
    for (i = 0; right && i < (int64_t)v->text.length; i++) {
        char byte = v->text.data[i];
        if (byte == '.') point = count;
        else if (byte == 'e' || byte == 'E') break;
        else if (byte == '-') d.negative = true;
        else if (count == 0 && point < 0 && byte == '0') continue;
        else if (count < 40) digits[count++] = byte;
        else right = false;
    }
    if (point < 0) point = count;
    for (i++; right && i < (int64_t)v->text.length; i++) {
        if (v->text.data[i] == '-') minus = true;
        else if (v->text.data[i] != '+') exponent = exponent * 10 + (v->text.data[i] - '0');
        right = exponent < 1000;
    }
    point += minus ? -exponent : exponent;
    while (count > 0 && digits[count - 1] == '0') count--;
    if (right && count > 0 && point > 18) {
        d.whole = beyond;
        return d;
    }
    right = right && (count == 0 || (count - point <= 15 && point > -15));
    for (i = 0; right && i < point; i++) d.whole = d.whole * 10 + (i < count ? digits[i] - '0' : 0);
    for (i = point; right && i < count; i++) d.fraction[left++] = i < 0 ? '0' : digits[i];
    if (!right)
        bitnet__schema_fail(c, value, "this must be a number of 15 digits after the point at most");
    if (!d.whole && !*d.fraction) d.negative = false;
    return d;
}

/* Below 0, 0 or above 0: a is less than, equal to or greater than b. */
static int bitnet__decimal_order(const bitnet__decimal *a, const bitnet__decimal *b) {
    int order = a->whole < b->whole ? -1 : a->whole > b->whole;
    if (a->negative != b->negative) return a->negative ? -1 : 1;
    if (!order) order = strcmp(a->fraction, b->fraction);
    return a->negative ? -order : order;
}

/* True if a keyword does not restrict values. */
static bool bitnet__is_annotation(bitnet_string name) {
    size_t i;
    for (i = 0; i < BITNET__COUNT(bitnet__annotations); i++)
        if (bitnet__is(name, bitnet__annotations[i])) return true;
    return bitnet__starts(name, "x-") || (name.length > 0 && *name.data == bitnet__schema_dropped);
}

static int bitnet__schema_keyword(bitnet_string name) {
    int k = 0;
    while (k < BITNET__KEYS && !bitnet__is(name, bitnet__keywords[k].name)) k++;
    return k;
}

/* Sorts the keywords of a subschema, which are the members of `whole`. */
static void bitnet__schema_read(bitnet__schema *c, bitnet__subschema *s, int32_t whole) {
    int32_t i, listed = -1, other = -1, others = 0;
    int owners = 0, k;
    for (i = c->json.values[whole].child; i >= 0; i = c->json.values[i].next) {
        if (!bitnet__schema_work(c, 3 * BITNET__KEYS)) return;
        k = bitnet__schema_keyword(c->json.values[i].key);
        if (k == BITNET__KEYS) {
            if (!bitnet__is_annotation(c->json.values[i].key))
                bitnet__schema_fail(c, i, "this keyword is not supported");
            continue;
        }
        s->value[k] = i;
        owners |= bitnet__keywords[k].type;
        if ((k == BITNET__KEY_ENUM || k == BITNET__KEY_CONST) && listed < 0) listed = i;
        else if (k != BITNET__KEY_TYPE) other = i;
        others++;
    }
    /* a type may be next to a list of values, of which only those of the type count */
    if (listed >= 0 && others > 1 && !(others == 2 && s->value[BITNET__KEY_TYPE] >= 0))
        bitnet__schema_fail_by(c, listed, other, "other keywords next to this are not supported");
    s->types = owners   ? owners
               : others ? BITNET__TYPE_ALL & ~BITNET__TYPE_INTEGER
                        : 0; /* as "true": no restriction */
    if (s->value[BITNET__KEY_TYPE] >= 0)
        s->types = bitnet__schema_types_of(c, s->value[BITNET__KEY_TYPE]);
}

/* ---- references */

/* Where the paths of a reference start: at the next schema around it with an $id, else at the
   whole, or at one of several in it. */
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

/* Decodes %XX of a reference into c->pointer, without its #. False: not a path. */
static bool bitnet__schema_pointer(bitnet__schema *c, bitnet_string ref, bitnet_string *path) {
    size_t i = 1, length = 0;
    if (ref.length == 0 || ref.data[0] != '#') return false;
    if (!bitnet__grow(&c->json.allocator, &c->pointer, &c->pointer_room, 0, ref.length, 1)) {
        c->result = bitnet__no_memory(c->error);
        return false;
    }
    while (i < ref.length) {
        uint32_t byte = (uint8_t)ref.data[i++];
        if (byte == '%' && !bitnet__hex_number(ref.data, ref.length, &i, 2, &byte)) return false;
        c->pointer[length++] = (char)byte;
    }
    path->data = c->pointer;
    path->length = length;
    return length == 0 || c->pointer[0] == '/';
}

/* A path's next step; arrays count. -1: missing. */
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

/* "$ref" is a JSON pointer within this file. */
static int32_t bitnet__schema_resolve(bitnet__schema *c, int32_t ref) {
    const bitnet__json_value *v = &c->json.values[ref];
    int32_t at = -1;
    bitnet_string path;
    size_t i = 0;
    if (v->kind == BITNET__JSON_STRING && bitnet__schema_pointer(c, v->text, &path))
        at = bitnet__schema_resource(c, ref);
    while (at >= 0 && i < path.length) {
        char *name = c->pointer + ++i; /* after the slash; escapes are decoded in place */
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

static int32_t bitnet__schema_reach(bitnet__schema *c, int32_t value) {
    bitnet__subschema *s;
    if (c->number[value] < -1)
        return c->number[value] = bitnet__schema_reach(c, -2 - c->number[value]);
    if (c->number[value] >= 0) return c->number[value];
    if (!bitnet__schema_work(c, BITNET__SCHEMA_NODE) ||
        !BITNET__SCHEMA_ROOM(c, subs, sub_count, sub_room))
        return 0;
    s = &c->subs[c->sub_count];
    memset(s, 0, sizeof *s);
    s->at = value;
    return c->number[value] = (int32_t)c->sub_count++;
}

static void bitnet__schema_reach_all(bitnet__schema *c, int32_t parent) {
    int32_t i;
    for (i = c->json.values[parent].child; i >= 0; i = c->json.values[i].next)
        bitnet__schema_reach(c, i);
}

/* Schemas one of which must fit, or -1. */
static int32_t bitnet__schema_list(const bitnet__subschema *s) {
    return s->value[s->value[BITNET__KEY_ANY_OF] >= 0 ? BITNET__KEY_ANY_OF : BITNET__KEY_ONE_OF];
}

/* True if the keyword's value is present and a schema. */
static bool bitnet__schema_is(const bitnet__schema *c, int32_t value) {
    return value >= 0 && c->json.values[value].kind == BITNET__JSON_OBJECT;
}

/* True if it is present, and a schema that nothing fits: false, or {"not": {}}, as zod writes
   it. */
static bool bitnet__json_is_none(const bitnet__json *j, int32_t schema) {
    int32_t all = schema < 0 ? -1 : bitnet__json_find(j, schema, bitnet__string("not"));
    if (all < 0) return schema >= 0 && j->values[schema].kind == BITNET__JSON_FALSE;
    return j->values[all].kind == BITNET__JSON_TRUE ||
           (j->values[all].kind == BITNET__JSON_OBJECT && j->values[all].count == 0);
}

static bool bitnet__schema_is_none(bitnet__schema *c, int32_t schema) {
    bitnet__schema_work(c, BITNET__SCHEMA_FIND);
    return bitnet__json_is_none(&c->json, schema);
}

/* Rejects another kind of value. */
static void bitnet__schema_expect(bitnet__schema *c, int32_t value, bitnet__json_kind kind) {
    if (value >= 0 && c->json.values[value].kind != kind)
        bitnet__schema_fail(c, value,
                            kind == BITNET__JSON_ARRAY    ? "this must be an array"
                            : kind == BITNET__JSON_OBJECT ? "this must be an object"
                                                          : "this must be a string");
}

static int64_t bitnet__schema_lengths(bitnet__schema *c, const bitnet__subschema *s, int64_t *least,
                                      int64_t *most);

/* propertyNames must allow any string, or list those that it allows. */
static void bitnet__schema_names(bitnet__schema *c, int32_t names) {
    int32_t i;
    if (names < 0) return;
    if (!bitnet__schema_is(c, names) && c->json.values[names].kind != BITNET__JSON_TRUE)
        bitnet__schema_fail(c, names, "this is not a schema, or nothing fits it");
    for (i = c->json.values[names].child; i >= 0; i = c->json.values[i].next)
        if (!bitnet__is_annotation(c->json.values[i].key) &&
            !(bitnet__is(c->json.values[i].key, "type") &&
              bitnet__is(c->json.values[i].text, "string")) &&
            !bitnet__is(c->json.values[i].key, "enum") &&
            !bitnet__is(c->json.values[i].key, "const"))
            bitnet__schema_fail(c, i,
                                "of names only the type string, enum and const are supported");
}

static int64_t bitnet__schema_least_members(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t least = s->value[BITNET__KEY_MIN_MEMBERS];
    return least < 0 ? 0 : bitnet__schema_number(c, least, 0, BITNET__SCHEMA_MOST);
}

/* How many members with different names there can be; `finite`: only those that a finite value is
   known to fit. Further members count as one. */
static int64_t bitnet__schema_most_members(bitnet__schema *c, const bitnet__subschema *s,
                                           bool finite) {
    int32_t properties = s->value[BITNET__KEY_PROPERTIES],
            required = s->value[BITNET__KEY_REQUIRED], more = s->value[BITNET__KEY_ADDITIONAL], i;
    int64_t count = more < 0                          ? properties < 0 && required < 0
                    : bitnet__schema_is_none(c, more) ? 0
                    : bitnet__schema_is(c, more)      ? !finite || c->subs[c->number[more]].finite
                                                      : 1;
    for (i = required < 0 ? -1 : c->json.values[required].child; i >= 0; i = c->json.values[i].next)
        count +=
            properties < 0 || bitnet__json_find(&c->json, properties, c->json.values[i].text) < 0;
    for (i = properties < 0 ? -1 : c->json.values[properties].child; i >= 0;
         i = c->json.values[i].next)
        count += !finite || c->subs[c->number[i]].finite;
    return count;
}

/* Reaches the schemas of an array's items and an object's members. */
static void bitnet__schema_parts(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t prefix = s->value[BITNET__KEY_PREFIX], required = s->value[BITNET__KEY_REQUIRED], i;
    int64_t least, most, first;
    if (s->types & BITNET__TYPE_ARRAY) {
        bitnet__schema_expect(c, prefix, BITNET__JSON_ARRAY);
        first = bitnet__schema_lengths(c, s, &least, &most);
        if (prefix >= 0) bitnet__schema_reach_all(c, prefix);
        if (s->value[BITNET__KEY_ITEMS] >= 0 && (most < 0 || most > first))
            bitnet__schema_reach(c, s->value[BITNET__KEY_ITEMS]);
    }
    if (!(s->types & BITNET__TYPE_OBJECT)) return;
    bitnet__schema_names(c, s->value[BITNET__KEY_NAMES]);
    bitnet__schema_expect(c, s->value[BITNET__KEY_PROPERTIES], BITNET__JSON_OBJECT);
    bitnet__schema_expect(c, required, BITNET__JSON_ARRAY);
    for (i = required < 0 ? -1 : c->json.values[required].child; i >= 0; i = c->json.values[i].next)
        if (c->json.values[i].kind != BITNET__JSON_STRING)
            bitnet__schema_fail_by(c, i, required, "this must be a string");
    if (s->value[BITNET__KEY_PROPERTIES] >= 0)
        bitnet__schema_reach_all(c, s->value[BITNET__KEY_PROPERTIES]);
    if (bitnet__schema_is(c, s->value[BITNET__KEY_ADDITIONAL]))
        bitnet__schema_reach(c, s->value[BITNET__KEY_ADDITIONAL]);
    if (bitnet__schema_least_members(c, s) > bitnet__schema_most_members(c, s, false))
        bitnet__schema_fail(c, s->value[BITNET__KEY_MIN_MEMBERS],
                            "there are not so many members whose names differ for sure");
}

static bool bitnet__schema_differ(bitnet__schema *c, int32_t a, int32_t b);

/* ---- schemas that must all fit, as one

   Their members are merged into a new schema, which has the path of the first. Its members are
   copies, and each is reached as its original, so recursion ends. */

typedef struct bitnet__schema_made {
    int32_t at, last; /* a value, and its last child */
} bitnet__schema_made;

/* A copy of a value, as the last child of `made`, if there is one. */
static int32_t bitnet__schema_copy(bitnet__schema *c, bitnet__schema_made *made, int32_t value,
                                   bitnet_string key) {
    bitnet__json *j = &c->json;
    int32_t at =
        bitnet__schema_work(c, BITNET__SCHEMA_NODE) ? bitnet__json_add(j, -1, -1, key) : -1;
    if (at < 0 || !bitnet__grow(&j->allocator, &c->number, &c->number_room, j->count - 1, j->count,
                                sizeof *c->number)) {
        if (c->result == BITNET_OK) c->result = at < 0 ? j->result : bitnet__no_memory(c->error);
        return value;
    }
    c->number[at] = c->number[value] < -1 ? c->number[value] : -2 - value;
    j->values[at] = j->values[value];
    j->values[at].key = key;
    j->values[at].next = -1;
    if (!made) return at;
    if (made->last < 0) j->values[made->at].child = at;
    else j->values[made->last].next = at;
    j->values[made->at].count++;
    return made->last = at;
}

/* A new value without children in the place of `value`. */
static bitnet__schema_made bitnet__schema_make(bitnet__schema *c, bitnet__schema_made *within,
                                               bitnet__json_kind kind, int32_t value,
                                               bitnet_string key) {
    bitnet__schema_made made;
    made.at = bitnet__schema_copy(c, within, value, key);
    made.last = -1;
    if (c->result != BITNET_OK) return made;
    c->number[made.at] = -1;
    c->json.values[made.at].kind = kind;
    c->json.values[made.at].child = -1;
    c->json.values[made.at].count = 0;
    return made;
}

/* The schema that both fit, as a member. */
static void bitnet__schema_add_both(bitnet__schema *c, bitnet__schema_made *made, int32_t a,
                                    int32_t b, bitnet_string key) {
    bitnet__schema_made all = bitnet__schema_make(c, made, BITNET__JSON_OBJECT, a, key);
    bitnet__schema_made list =
        bitnet__schema_make(c, &all, BITNET__JSON_ARRAY, a, bitnet__string("allOf"));
    bitnet__schema_copy(c, &list, a, bitnet__string(""));
    bitnet__schema_copy(c, &list, b, bitnet__string(""));
}

static int32_t bitnet__schema_get(bitnet__schema *c, int32_t object, bitnet_string key) {
    return bitnet__schema_work(c, BITNET__SCHEMA_FIND) ? bitnet__json_find(&c->json, object, key)
                                                       : -1;
}

/* Adds the members of an object `a`. Members that `b` does not have must also fit `more`, its
   schema of further members; members of both are added if `first`. */
static void bitnet__schema_add_members(bitnet__schema *c, bitnet__schema_made *made, int32_t a,
                                       int32_t b, int32_t more, bool first) {
    int32_t i, other;
    for (i = a < 0 ? -1 : c->json.values[a].child; i >= 0 && c->result == BITNET_OK;
         i = c->json.values[i].next) {
        bitnet_string key = c->json.values[i].key;
        other = b < 0 ? -1 : bitnet__schema_get(c, b, key);
        if (other >= 0 && !first) continue;
        if (other < 0 && bitnet__schema_is_none(c, more)) continue;
        if (other < 0 && bitnet__schema_is(c, more)) other = more;
        if (other >= 0) bitnet__schema_add_both(c, made, i, other, key);
        else bitnet__schema_copy(c, made, i, key);
    }
}

/* The members of two objects that must both fit, and further ones. */
static void bitnet__schema_both_members(bitnet__schema *c, bitnet__schema_made *made, int32_t a,
                                        int32_t b) {
    bitnet_string named = bitnet__string("properties"),
                  further = bitnet__string("additionalProperties");
    int32_t x = bitnet__schema_get(c, a, named), y = bitnet__schema_get(c, b, named);
    int32_t p = bitnet__schema_get(c, a, further), q = bitnet__schema_get(c, b, further);
    bitnet__schema_expect(c, x, BITNET__JSON_OBJECT);
    bitnet__schema_expect(c, y, BITNET__JSON_OBJECT);
    if ((x >= 0 || y >= 0) && c->result == BITNET_OK) {
        bitnet__schema_made members =
            bitnet__schema_make(c, made, BITNET__JSON_OBJECT, x >= 0 ? x : y, named);
        bitnet__schema_add_members(c, &members, x, y, q, true);
        bitnet__schema_add_members(c, &members, y, x, p, false);
        if (c->result == BITNET_OK && c->json.values[members.at].count > BITNET__JSON_FEW)
            bitnet__json_tabulate(&c->json, members.at);
    }
    if (p < 0 || (q >= 0 && c->json.values[p].kind == BITNET__JSON_TRUE)) p = q, q = -1;
    if (bitnet__schema_is_none(c, q)) p = q, q = -1;
    if (bitnet__schema_is_none(c, p)) q = -1;
    if (p >= 0 && bitnet__schema_is(c, p) && bitnet__schema_is(c, q))
        bitnet__schema_add_both(c, made, p, q, further);
    else if (p >= 0) bitnet__schema_copy(c, made, p, further);
}

/* The types that both name. */
static void bitnet__schema_both_types(bitnet__schema *c, bitnet__schema_made *made, int32_t a,
                                      int32_t b) {
    int x = bitnet__schema_types_of(c, a), y = bitnet__schema_types_of(c, b), i;
    bitnet__schema_made list =
        bitnet__schema_make(c, made, BITNET__JSON_ARRAY, a, bitnet__string("type"));
    if (x & BITNET__TYPE_NUMBER) x |= BITNET__TYPE_INTEGER;
    if (y & BITNET__TYPE_NUMBER) y |= BITNET__TYPE_INTEGER;
    if (!(x & y)) bitnet__schema_fail(c, b, "no value has this type and the others");
    for (i = 0; i < 7 && c->result == BITNET_OK; i++)
        if (x & y & 1 << i) {
            bitnet__schema_made type =
                bitnet__schema_make(c, &list, BITNET__JSON_STRING, a, bitnet__string(""));
            c->json.values[type.at].text = bitnet__string(bitnet__schema_types[i]);
        }
}

/* The values that both list, by enum or const. */
static void bitnet__schema_both_lists(bitnet__schema *c, bitnet__schema_made *made, int32_t a,
                                      int32_t b) {
    bitnet__schema_made list =
        bitnet__schema_make(c, made, BITNET__JSON_ARRAY, a, bitnet__string("enum"));
    bool many[2];
    int32_t from[2], i, k;
    many[0] = bitnet__is(c->json.values[a].key, "enum");
    many[1] = bitnet__is(c->json.values[b].key, "enum");
    from[0] = many[0] ? c->json.values[a].child : a;
    from[1] = many[1] ? c->json.values[b].child : b;
    for (i = from[0]; i >= 0; i = many[0] ? c->json.values[i].next : -1)
        for (k = from[1]; k >= 0; k = many[1] ? c->json.values[k].next : -1)
            if (!bitnet__schema_differ(c, i, k)) {
                if (!bitnet__equal(c->json.values[i].raw, c->json.values[k].raw) &&
                    c->json.values[i].kind != BITNET__JSON_STRING)
                    bitnet__schema_fail_by(c, k, b, "this may be a value listed next to it");
                bitnet__schema_copy(c, &list, i, bitnet__string(""));
                break;
            }
}

/* Combines the values of two schemas under one keyword. */
static void bitnet__schema_both_say(bitnet__schema *c, bitnet__schema_made *made, int32_t a,
                                    int32_t b) {
    bitnet_string key = c->json.values[a].key;
    bitnet__decimal x, y;
    bitnet__schema_made list;
    int32_t i;
    switch (bitnet__keywords[bitnet__schema_keyword(key)].both) {
    case BITNET__BOTH_LEAST:
    case BITNET__BOTH_MOST:
        x = bitnet__schema_decimal(c, a);
        y = bitnet__schema_decimal(c, b);
        if ((bitnet__decimal_order(&x, &y) < 0) ==
            (bitnet__keywords[bitnet__schema_keyword(key)].both == BITNET__BOTH_LEAST))
            a = b;
        bitnet__schema_copy(c, made, a, key);
        return;
    case BITNET__BOTH_ALL: bitnet__schema_add_both(c, made, a, b, key); return;
    case BITNET__BOTH_TYPES: bitnet__schema_both_types(c, made, a, b); return;
    case BITNET__BOTH_NAMES:
        bitnet__schema_expect(c, a, BITNET__JSON_ARRAY);
        bitnet__schema_expect(c, b, BITNET__JSON_ARRAY);
        list = bitnet__schema_make(c, made, BITNET__JSON_ARRAY, a, key);
        for (i = c->json.values[a].child; i >= 0; i = c->json.values[i].next)
            bitnet__schema_copy(c, &list, i, bitnet__string(""));
        for (i = c->json.values[b].child; i >= 0; i = c->json.values[i].next)
            bitnet__schema_copy(c, &list, i, bitnet__string(""));
        return;
    default:
        if (!bitnet__equal(c->json.values[a].raw, c->json.values[b].raw))
            bitnet__schema_fail(c, b, "this and another of its kind are not supported together");
        bitnet__schema_copy(c, made, a, key);
    }
}

/* True if the keyword needs more than the other schema's of the same name. */
static bool bitnet__schema_is_apart(bitnet_string key) {
    int k = bitnet__schema_keyword(key);
    return k < BITNET__KEYS && bitnet__keywords[k].both == BITNET__BOTH_APART;
}

/* Two schemas without references and lists of schemas as one. */
static int32_t bitnet__schema_flat(bitnet__schema *c, int32_t a, int32_t b) {
    bitnet__schema_made made =
        bitnet__schema_make(c, NULL, BITNET__JSON_OBJECT, a, c->json.values[a].key);
    int32_t schemas[2], lists[2], i, other;
    int k;
    schemas[0] = a;
    schemas[1] = b;
    for (k = 0; k < 2; k++) {
        lists[k] = bitnet__schema_get(c, schemas[k], bitnet__string("enum"));
        if (lists[k] < 0) lists[k] = bitnet__schema_get(c, schemas[k], bitnet__string("const"));
        for (i = c->json.values[schemas[k]].child; i >= 0 && c->result == BITNET_OK;
             i = c->json.values[i].next) {
            bitnet_string key = c->json.values[i].key;
            if (!bitnet__schema_work(c, 3 * BITNET__KEYS) || bitnet__is_annotation(key) ||
                bitnet__schema_is_apart(key))
                continue;
            other = bitnet__schema_get(c, schemas[!k], key);
            if (other < 0) bitnet__schema_copy(c, &made, i, key);
            else if (k == 0 && bitnet__schema_keyword(key) < BITNET__KEYS)
                bitnet__schema_both_say(c, &made, i, other);
            else if (k == 0) bitnet__schema_copy(c, &made, i, key);
        }
    }
    if (lists[0] >= 0 && lists[1] >= 0) bitnet__schema_both_lists(c, &made, lists[0], lists[1]);
    else if (lists[0] >= 0) bitnet__schema_copy(c, &made, lists[0], c->json.values[lists[0]].key);
    else if (lists[1] >= 0) bitnet__schema_copy(c, &made, lists[1], c->json.values[lists[1]].key);
    bitnet__schema_both_members(c, &made, a, b);
    return made.at;
}

static int32_t bitnet__schema_whole(bitnet__schema *c, int32_t value);

/* ---- objects whose names are listed

   {"propertyNames": {"enum": [...]}, "additionalProperties": ...}, as zod writes records: these
   names become properties, and there are no others. */

/* The enum or const of its propertyNames; -1: none. */
static int32_t bitnet__schema_list_of_names(bitnet__schema *c, int32_t schema) {
    int32_t names = bitnet__schema_get(c, schema, bitnet__string("propertyNames")), list = -1;
    if (bitnet__schema_is(c, names)) list = bitnet__schema_get(c, names, bitnet__string("enum"));
    if (list < 0 && bitnet__schema_is(c, names))
        return bitnet__schema_get(c, names, bitnet__string("const"));
    bitnet__schema_expect(c, list, BITNET__JSON_ARRAY);
    return list;
}

/* Adds the property of a listed name: as the schema has it, or like its further ones. */
static void bitnet__schema_add_named(bitnet__schema *c, bitnet__schema_made *members,
                                     int32_t schema, int32_t item) {
    bitnet_string key = c->json.values[item].text;
    int32_t at = bitnet__schema_get(c, schema, bitnet__string("properties")), i;
    for (i = members->at < 0 ? -1 : c->json.values[members->at].child; i >= 0;
         i = c->json.values[i].next)
        if (!bitnet__schema_work(c, 1) || bitnet__equal(c->json.values[i].key, key)) return;
    if (at >= 0) at = bitnet__schema_get(c, at, key);
    if (at < 0) at = bitnet__schema_get(c, schema, bitnet__string("additionalProperties"));
    if (at < 0) bitnet__schema_make(c, members, BITNET__JSON_TRUE, item, key);
    else if (!bitnet__schema_is_none(c, at)) bitnet__schema_copy(c, members, at, key);
}

static int32_t bitnet__schema_spread(bitnet__schema *c, int32_t schema) {
    static const char *const replaced[] = {"propertyNames", "properties", "additionalProperties"};
    int32_t list = bitnet__schema_list_of_names(c, schema), names, i;
    bool many = c->json.values[list].kind == BITNET__JSON_ARRAY;
    bitnet__schema_made members, made = bitnet__schema_make(c, NULL, BITNET__JSON_OBJECT, schema,
                                                            c->json.values[schema].key);
    for (i = c->json.values[schema].child; i >= 0 && c->result == BITNET_OK;
         i = c->json.values[i].next) {
        bitnet_string key = c->json.values[i].key;
        int k = 0;
        while (k < 3 && !bitnet__is(key, replaced[k])) k++;
        if (k == 3) bitnet__schema_copy(c, &made, i, key);
    }
    names = bitnet__schema_get(c, schema, bitnet__string("propertyNames"));
    bitnet__schema_names(c, names);
    members =
        bitnet__schema_make(c, &made, BITNET__JSON_OBJECT, names, bitnet__string("properties"));
    for (i = many ? c->json.values[list].child : list; i >= 0 && c->result == BITNET_OK;
         i = many ? c->json.values[i].next : -1)
        if (c->json.values[i].kind == BITNET__JSON_STRING)
            bitnet__schema_add_named(c, &members, schema, i);
    if (c->result == BITNET_OK && c->json.values[members.at].count > BITNET__JSON_FEW)
        bitnet__json_tabulate(&c->json, members.at);
    bitnet__schema_make(c, &made, BITNET__JSON_FALSE, names,
                        bitnet__string("additionalProperties"));
    return made.at;
}

/* The member of a schema that is its reference, or its only list of schemas; -1: it has none. */
static int32_t bitnet__schema_lead(bitnet__schema *c, int32_t value, bool reference) {
    int32_t at = bitnet__schema_get(c, value, bitnet__string(reference ? "$ref" : "anyOf"));
    return at >= 0 || reference ? at : bitnet__schema_get(c, value, bitnet__string("oneOf"));
}

/* A schema as bitnet__schema_whole returns it, after following references. */
static int32_t bitnet__schema_plain(bitnet__schema *c, int32_t value) {
    int32_t reference;
    int count = 0;
    value = bitnet__schema_whole(c, value);
    while (c->result == BITNET_OK && (reference = bitnet__schema_lead(c, value, true)) >= 0) {
        if (++count > BITNET__JSON_DEPTH) bitnet__schema_reject(c, value, "this refers to itself");
        value = bitnet__schema_whole(c, bitnet__schema_resolve(c, reference));
    }
    return value;
}

/* The schema of what fits both. A list of schemas becomes the list of each with the other schema;
   what fits exactly one of them still does. */
static int32_t bitnet__schema_both(bitnet__schema *c, int32_t a, int32_t b) {
    bitnet__schema_made made, list;
    int32_t lead, other, i;
    a = bitnet__schema_plain(c, a);
    b = bitnet__schema_plain(c, b);
    if (c->result != BITNET_OK || c->json.values[b].kind == BITNET__JSON_TRUE) return a;
    if (c->json.values[a].kind == BITNET__JSON_TRUE) return b;
    lead = bitnet__schema_lead(c, a, false);
    other = lead < 0 ? a : b;
    if (lead < 0) lead = bitnet__schema_lead(c, b, false);
    if (lead < 0) return bitnet__schema_flat(c, a, b);
    bitnet__schema_expect(c, lead, BITNET__JSON_ARRAY);
    made = bitnet__schema_make(c, NULL, BITNET__JSON_OBJECT, other, c->json.values[other].key);
    list = bitnet__schema_make(c, &made, BITNET__JSON_ARRAY, lead, c->json.values[lead].key);
    for (i = c->json.values[lead].child; i >= 0 && c->result == BITNET_OK;
         i = c->json.values[i].next)
        bitnet__schema_add_both(c, &list, other == a ? a : i, other == a ? i : b,
                                bitnet__string(""));
    return made.at;
}

/* A schema without allOf, and with nothing next to a reference or list of schemas. */
static int32_t bitnet__schema_whole(bitnet__schema *c, int32_t value) {
    bitnet__schema_made made, alone;
    int32_t i, k;
    int leads = 0, says = 0;
    bool all = false;
    if (c->json.values[value].kind == BITNET__JSON_TRUE) return value;
    if (c->json.values[value].kind != BITNET__JSON_OBJECT)
        bitnet__schema_reject(c, value, "this is not a schema, or nothing fits it");
    else if (bitnet__schema_list_of_names(c, value) >= 0) value = bitnet__schema_spread(c, value);
    for (i = c->json.values[value].child; i >= 0 && c->result == BITNET_OK;
         i = c->json.values[i].next) {
        bitnet__schema_work(c, 3 * BITNET__KEYS);
        k = bitnet__schema_keyword(c->json.values[i].key);
        all = all || k == BITNET__KEY_ALL_OF;
        if (k >= BITNET__KEY_REF && k <= BITNET__KEY_ALL_OF) leads++;
        else says += !bitnet__is_annotation(c->json.values[i].key);
    }
    if (c->result != BITNET_OK || (!all && (!leads || (leads == 1 && !says)))) return value;
    if (++c->depth > BITNET__JSON_DEPTH) bitnet__schema_reject(c, value, "this refers to itself");
    made = bitnet__schema_make(c, NULL, BITNET__JSON_OBJECT, value, c->json.values[value].key);
    for (i = c->json.values[value].child; i >= 0 && c->result == BITNET_OK;
         i = c->json.values[i].next) {
        bitnet_string key = c->json.values[i].key;
        k = bitnet__schema_keyword(key);
        if (!(k >= BITNET__KEY_REF && k <= BITNET__KEY_ALL_OF) && !bitnet__is_annotation(key))
            bitnet__schema_copy(c, &made, i, key);
    }
    if (c->result == BITNET_OK && !says) c->json.values[made.at].kind = BITNET__JSON_TRUE;
    for (i = c->json.values[value].child; i >= 0 && c->result == BITNET_OK;
         i = c->json.values[i].next) {
        k = bitnet__schema_keyword(c->json.values[i].key);
        if (k == BITNET__KEY_REF) {
            made.at = bitnet__schema_both(c, made.at, bitnet__schema_resolve(c, i));
        } else if (k == BITNET__KEY_ALL_OF) {
            int32_t each;
            bitnet__schema_expect(c, i, BITNET__JSON_ARRAY);
            if (c->json.values[i].child < 0) bitnet__schema_fail(c, i, "there is no schema");
            for (each = c->json.values[i].child; each >= 0 && c->result == BITNET_OK;
                 each = c->json.values[each].next)
                made.at = bitnet__schema_both(c, made.at, each);
        } else if (k == BITNET__KEY_ANY_OF || k == BITNET__KEY_ONE_OF) {
            alone = bitnet__schema_make(c, NULL, BITNET__JSON_OBJECT, value, bitnet__string(""));
            bitnet__schema_copy(c, &alone, i, c->json.values[i].key);
            made.at = bitnet__schema_both(c, made.at, alone.at);
        }
    }
    c->depth--;
    return made.at;
}

/* Reads subschema `i`, which may have been read before, and reaches its own. */
static void bitnet__schema_read_sub(bitnet__schema *c, size_t i) {
    bitnet__subschema s = c->subs[i];
    int32_t list, whole;
    c->at = s.at;
    if (s.loose) return;
    memset(s.value, -1, sizeof s.value);
    s.target = -1;
    s.types = 0;
    s.none = s.grounded = bitnet__schema_is_none(c, s.at);
    c->subs[i] = s;
    if (s.none) return;
    whole = bitnet__schema_whole(c, s.at);
    if (c->result != BITNET_OK || c->json.values[whole].kind == BITNET__JSON_TRUE) return;
    bitnet__schema_read(c, &s, whole);
    if (c->result != BITNET_OK) return;
    list = bitnet__schema_list(&s);
    if (s.value[BITNET__KEY_REF] >= 0) {
        s.target = bitnet__schema_reach(c, bitnet__schema_resolve(c, s.value[BITNET__KEY_REF]));
    } else if (list >= 0) {
        const bitnet__json_value *v = &c->json.values[list];
        if (v->kind != BITNET__JSON_ARRAY || v->count == 0 ||
            (s.value[BITNET__KEY_ONE_OF] >= 0 && !c->relaxed && v->count > BITNET__SCHEMA_CHOICES))
            bitnet__schema_fail(c, list, "this must be an array of schemas, of oneOf 256 at most");
        bitnet__schema_reach_all(c, list);
    } else if (s.value[BITNET__KEY_ENUM] < 0 && s.value[BITNET__KEY_CONST] < 0) {
        bitnet__schema_parts(c, &s);
    }
    c->subs[i] = s;
}

static void bitnet__schema_look(bitnet__schema *c, size_t i) {
    do bitnet__schema_read_sub(c, i);
    while (bitnet__schema_widen(c, i));
}

/* ---- whether they end */

static const bitnet__subschema *bitnet__schema_sub(const bitnet__schema *c, int32_t value) {
    return &c->subs[c->number[value]];
}

/* False while a schema may only refer to itself, by references or lists. */
static bool bitnet__schema_grounded(const bitnet__schema *c, const bitnet__subschema *s) {
    int32_t list = bitnet__schema_list(s), i;
    if (s->target >= 0) return c->subs[s->target].grounded;
    for (i = list < 0 ? -1 : c->json.values[list].child; i >= 0; i = c->json.values[i].next)
        if (!bitnet__schema_sub(c, i)->grounded) return false;
    return true;
}

/* A finite value must fit each required member. */
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
    return bitnet__schema_least_members(c, s) <= bitnet__schema_most_members(c, s, true);
}

/* True if a finite array fits, that is, if a finite value fits each required item. */
static bool bitnet__schema_finite_array(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t prefix = s->value[BITNET__KEY_PREFIX], items = s->value[BITNET__KEY_ITEMS];
    int32_t i = prefix < 0 ? -1 : c->json.values[prefix].child;
    int64_t least, most, first = bitnet__schema_lengths(c, s, &least, &most), k;
    for (k = 0; i >= 0 && k < least; k++, i = c->json.values[i].next)
        if (!bitnet__schema_sub(c, i)->finite) return false;
    return least <= first || items < 0 || bitnet__schema_sub(c, items)->finite;
}

/* As far as is known about the others. */
static bool bitnet__schema_finite(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t list = bitnet__schema_list(s), i;
    if (s->none) return false;
    if (s->target >= 0) return c->subs[s->target].finite;
    for (i = list < 0 ? -1 : c->json.values[list].child; i >= 0; i = c->json.values[i].next)
        if (bitnet__schema_sub(c, i)->finite) return true;
    if (list >= 0) return false;
    if (s->value[BITNET__KEY_ENUM] >= 0 || s->value[BITNET__KEY_CONST] >= 0 ||
        s->types & ~(BITNET__TYPE_ARRAY | BITNET__TYPE_OBJECT) || !s->types)
        return true;
    if (s->types & BITNET__TYPE_ARRAY && bitnet__schema_finite_array(c, s)) return true;
    return s->types & BITNET__TYPE_OBJECT && bitnet__schema_finite_object(c, s);
}

/* Finds schemas with an end. Most lead to later ones, so going backwards needs few passes. */
static void bitnet__schema_settle(bitnet__schema *c) {
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
}

/* The root, and a schema that only the first rules name, are needed. */
static bool bitnet__schema_is_needed(const bitnet__schema *c, size_t i) {
    return i == 0 || c->subs[i].at == c->also;
}

/* Rejects schema `i` if it has no end. */
static bool bitnet__schema_refuse_endless(bitnet__schema *c, size_t i) {
    const bitnet__subschema *s = &c->subs[i];
    if (!s->grounded) bitnet__schema_reject(c, s->at, "this refers to itself");
    else if (s->none && bitnet__schema_is_needed(c, i))
        bitnet__schema_reject(c, s->at, "this is not a schema, or nothing fits it");
    else if (!s->none && !s->finite) bitnet__schema_reject(c, s->at, "no finite value fits this");
    return c->result != BITNET_OK;
}

/* Rejects a schema without an end: the first or, if relaxed, the last, which others contain. */
static void bitnet__schema_ends(bitnet__schema *c) {
    size_t i = 0, k;
    do {
        bitnet__schema_settle(c);
        for (k = 0; k < c->sub_count; k++) {
            i = c->relaxed ? c->sub_count - 1 - k : k;
            if (bitnet__schema_refuse_endless(c, i)) break;
        }
    } while (k < c->sub_count && bitnet__schema_widen(c, i));
}

/* ---- integers and numbers within bounds */

static void bitnet__schema_digits(bitnet__schema *c, int count) {
    bitnet__schema_work(c, count * 2 * BITNET__SCHEMA_NODE);
    if (count > 0) bitnet__schema_write(c, "[0-9]{%i} ", (int64_t)count);
}

/* One of the digits low..high, then `count` of any; nothing if low > high. */
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

/* Numbers of `count` digits from `low` to `high`. */
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

/* From low to high, neither below 0: a rule for each length, except one for all lengths whose
   numbers are all allowed. */
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

/* What bounds a number; open[i]: the bound itself is out. */
typedef struct bitnet__interval {
    bitnet__decimal low, high;
    bool open[2];
} bitnet__interval;

static bitnet__decimal bitnet__decimal_of(int64_t whole) {
    bitnet__decimal d;
    memset(&d, 0, sizeof d);
    d.negative = whole < 0;
    d.whole = whole < 0 ? -whole : whole;
    return d;
}

/* Narrows a bound according to a keyword; side 0: the low one. */
static void bitnet__schema_narrow(bitnet__schema *c, bitnet__interval *n, int32_t value, int side,
                                  bool open) {
    bitnet__decimal *bound = side ? &n->high : &n->low, d;
    int order;
    if (value < 0) return;
    d = bitnet__schema_decimal(c, value);
    order = bitnet__decimal_order(&d, bound);
    if (side ? order > 0 : order < 0) return;
    n->open[side] = open || (order == 0 && n->open[side]);
    *bound = d;
}

/* The bounds of a number; false: there are none. */
static bool bitnet__schema_interval(bitnet__schema *c, const bitnet__subschema *s, int64_t usual,
                                    bitnet__interval *n) {
    static const int keys[] = {BITNET__KEY_MINIMUM, BITNET__KEY_MAXIMUM, BITNET__KEY_ABOVE,
                               BITNET__KEY_BELOW};
    const int64_t most = 999999999999999999;
    int32_t format = s->value[BITNET__KEY_FORMAT];
    bool narrow = format >= 0 && bitnet__is(c->json.values[format].text, "int32"), given[2];
    bitnet__decimal least = bitnet__decimal_of(-usual), greatest = bitnet__decimal_of(usual);
    int i;
    memset(n, 0, sizeof *n);
    n->low = bitnet__decimal_of(narrow ? INT32_MIN : -most);
    n->high = bitnet__decimal_of(narrow ? INT32_MAX : most);
    for (i = 0; i < 4; i++) bitnet__schema_narrow(c, n, s->value[keys[i]], i & 1, i >= 2);
    given[0] = narrow || s->value[BITNET__KEY_MINIMUM] >= 0 || s->value[BITNET__KEY_ABOVE] >= 0;
    given[1] = narrow || s->value[BITNET__KEY_MAXIMUM] >= 0 || s->value[BITNET__KEY_BELOW] >= 0;
    /* a side without a bound has the usual digits, unless the other one is beyond them */
    if (!given[0] && bitnet__decimal_order(&n->high, &least) > 0) n->low = least;
    if (!given[1] && bitnet__decimal_order(&n->low, &greatest) < 0) n->high = greatest;
    return given[0] || given[1];
}

/* The integers within bounds, of which there must be one. */
static void bitnet__schema_integers(bitnet__schema *c, const bitnet__subschema *s,
                                    const bitnet__interval *n, int64_t *low, int64_t *high) {
    const bitnet__decimal *a = &n->low, *b = &n->high;
    *low = a->negative ? -a->whole : a->whole + (*a->fraction != 0);
    *high = b->negative ? -b->whole - (*b->fraction != 0) : b->whole;
    if (n->open[0] && !*a->fraction) ++*low;
    if (n->open[1] && !*b->fraction) --*high;
    if (*low > *high) bitnet__schema_reject(c, s->at, "the minimum is more than the maximum");
}

/* Integers from low to high, each of them as `numbers` writes those that are not negative. */
static void bitnet__schema_signed(bitnet__schema *c, const bitnet__subschema *s, int64_t low,
                                  int64_t high,
                                  void (*numbers)(bitnet__schema *, const bitnet__subschema *,
                                                  int64_t, int64_t)) {
    if (low < 0) {
        bitnet__schema_put(c, "\"-\" (", 5);
        numbers(c, s, high < 0 ? -high : 1, -low);
        bitnet__schema_put(c, ") ", 2);
        if (high >= 0) bitnet__schema_put(c, "| ", 2);
    }
    if (high >= 0) numbers(c, s, low < 0 ? 0 : low, high);
}

static void bitnet__schema_all(bitnet__schema *c, const bitnet__subschema *s, int64_t low,
                               int64_t high) {
    (void)s;
    bitnet__schema_numbers(c, low, high);
}

/* ---- multiples

   Multiples have as many zeros at the end as the divisor, and before them multiples of what is left
   of it. A few are listed; many are written digit by digit, by the remainder of the digits so far.
   A divisor of 1, such as 0.25, leaves a list of fractions. */

enum {
    BITNET__MULTIPLES_LISTED = 256,
    BITNET__MULTIPLES_RULES = 2000, /* of remainders and counts of digits */
    BITNET__MULTIPLES_PARTS = 100   /* of 1 */
};

typedef struct bitnet__divisor {
    int64_t scale, left; /* a power of ten, and what it is to be multiplied by */
    int64_t parts;       /* of 1, each of which is a multiple; 0: it is whole */
} bitnet__divisor;

static int64_t bitnet__schema_power(int count) {
    int64_t power = 1;
    while (count-- > 0) power *= 10;
    return power;
}

/* The digits of a fraction as a number of `count` digits, at most 15. */
static int64_t bitnet__schema_units(const char *fraction, int count) {
    int64_t units = 0;
    for (; count > 0; count--) units = units * 10 + (*fraction ? *fraction++ - '0' : 0);
    return units;
}

static bitnet__divisor bitnet__schema_divisor(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t value = s->value[BITNET__KEY_MULTIPLE];
    bitnet__decimal number = bitnet__schema_decimal(c, value);
    int count = (int)strlen(number.fraction);
    int64_t units = bitnet__schema_units(number.fraction, count), one = bitnet__schema_power(count);
    bitnet__divisor d;
    d.scale = 1;
    d.left = number.whole;
    d.parts = units && !number.whole && one % units == 0 ? one / units : 0;
    if (number.negative || number.whole > 999999999999999 || (units ? !d.parts : !number.whole) ||
        d.parts > BITNET__MULTIPLES_PARTS)
        bitnet__schema_fail(c, value, "this must be an integer, or 1 divided by one up to 100");
    if (d.left < 1) d.left = 1;
    while (d.left % 10 == 0) d.left /= 10, d.scale *= 10;
    return d;
}

/* True if a number of `count` digits from low to high, after others with that remainder, can be
   divided. */
static bool bitnet__schema_divides(int64_t low, int64_t high, int count, int64_t left,
                                   int64_t remainder) {
    int64_t first;
    for (; count > 0; count--) remainder = remainder * 10 % left;
    first = low + (left - (remainder + low) % left) % left;
    return first <= high;
}

/* `count` digits from low to high, after others with that remainder, so that the whole number can
   be divided; there must be some. v7-m2-1 is any two digits after the remainder 1; `at` -1: there
   is no such rule. */
static void bitnet__schema_divided(bitnet__schema *c, int32_t at, int64_t low, int64_t high,
                                   int count, int64_t left, int64_t remainder) {
    int64_t unit = bitnet__schema_power(count - 1), digit;
    const char *separator = "(";
    if (count == 0) return;
    for (digit = low / unit; digit <= high / unit; digit++) {
        int64_t from = digit == low / unit ? low % unit : 0;
        int64_t to = digit == high / unit ? high % unit : unit - 1;
        int64_t next = (remainder * 10 + digit) % left;
        if (!bitnet__schema_divides(from, to, count - 1, left, next)) continue;
        bitnet__schema_work(c, 2 * BITNET__SCHEMA_NODE);
        bitnet__schema_write(c, "%s \"%i\" ", separator, digit);
        separator = "|";
        if (at >= 0 && count > 1 && from == 0 && to == unit - 1)
            bitnet__schema_write(c, "v%i-m%i-%i ", (int64_t)at, (int64_t)count - 1, next);
        else bitnet__schema_divided(c, at, from, to, count - 1, left, next);
    }
    bitnet__schema_put(c, ") ", 2);
}

/* Multiples from low to high, both at least 0. */
static void bitnet__schema_multiples(bitnet__schema *c, const bitnet__subschema *s, int64_t low,
                                     int64_t high) {
    bitnet__divisor d = bitnet__schema_divisor(c, s);
    int64_t from = low / d.scale + (low % d.scale != 0), to = high / d.scale;
    int32_t at = (to - from) / d.left <= BITNET__MULTIPLES_LISTED ? -1 : s->at;
    const char *separator = "";
    char digits[24];
    if (from == 0) {
        bitnet__schema_write(c, "\"0\" ");
        separator = "| ";
        from = 1;
    }
    while (from <= to) {
        int count = bitnet__schema_spell(from, digits);
        int64_t next = bitnet__schema_power(count), end = next - 1 < to ? next - 1 : to;
        if (bitnet__schema_divides(from, end, count, d.left, 0)) {
            bitnet__schema_write(c, separator);
            bitnet__schema_divided(c, at, from, end, count, d.left, 0);
            if (d.scale > 1)
                bitnet__schema_write(c, "\"0\"{%i} ",
                                     (int64_t)bitnet__schema_spell(d.scale, digits) - 1);
            separator = "| ";
        }
        from = next;
    }
    if (!*separator)
        bitnet__schema_fail_by(c, s->at, s->value[BITNET__KEY_MULTIPLE],
                               "no multiple is within these bounds");
}

/* The rules of digits after a remainder, as many as multiples within the bounds may have. */
static void bitnet__schema_remainders(bitnet__schema *c, const bitnet__subschema *s) {
    const int64_t usual = 999999999999999; /* what doubles tell apart */
    bitnet__divisor d = bitnet__schema_divisor(c, s);
    bitnet__interval n;
    char digits[24];
    int64_t low, high, remainder;
    int most, count;
    if (c->result != BITNET_OK || d.parts) return;
    bitnet__schema_interval(c, s, usual, &n);
    bitnet__schema_integers(c, s, &n, &low, &high);
    if (low < 0 && -low > high) high = -low;
    if (high < 0) high = -high;
    most = bitnet__schema_spell(high / d.scale, digits);
    if (high / d.scale / d.left <= BITNET__MULTIPLES_LISTED) return;
    if (d.left * (most - 1) > BITNET__MULTIPLES_RULES)
        bitnet__schema_fail(c, s->value[BITNET__KEY_MULTIPLE],
                            "this has too many multiples within the bounds");
    for (count = 1; count < most; count++)
        for (remainder = 0; remainder < d.left && c->result == BITNET_OK; remainder++) {
            int64_t end = bitnet__schema_power(count) - 1;
            if (!bitnet__schema_divides(0, end, count, d.left, remainder)) continue;
            bitnet__schema_write(c, "v%i-m%i-%i ::= ", (int64_t)s->at, (int64_t)count, remainder);
            bitnet__schema_divided(c, s->at, 0, end, count, d.left, remainder);
            bitnet__schema_newline(c);
        }
}

static void bitnet__schema_integer(bitnet__schema *c, const bitnet__subschema *s) {
    bool divided = s->value[BITNET__KEY_MULTIPLE] >= 0 && !bitnet__schema_divisor(c, s).parts;
    bool bounded;
    bitnet__interval n;
    int64_t low, high;
    bounded = bitnet__schema_interval(c, s, divided ? 999999999999999 : 9999999999999999, &n);
    bitnet__schema_integers(c, s, &n, &low, &high);
    if (c->result != BITNET_OK) return;
    if (divided) bitnet__schema_signed(c, s, low, high, bitnet__schema_multiples);
    else if (bounded) bitnet__schema_signed(c, s, low, high, bitnet__schema_all);
    else bitnet__schema_write(c, "integer ");
}

/* ---- numbers with a fraction */

/* The rest of a fraction, `least` to `most` digits, between what is left of the bounds: `low`
   (none: "") and `high` (none: NULL). An open bound is excluded itself. */
static void bitnet__schema_fraction(bitnet__schema *c, const char *low, const char *high,
                                    bool open_low, bool open_high, int least, int64_t most) {
    bool ends = !least && !*low && !open_low;
    const char *low_next = *low ? low + 1 : low, *high_next = high && *high ? high + 1 : high;
    int from = *low ? *low - '0' : 0, to = !high ? 9 : *high ? *high - '0' : 0;
    bitnet__schema_work(c, (most + 8) * 2 * BITNET__SCHEMA_NODE);
    if (!high && !*low && open_low) {
        bitnet__schema_write(c, "[0-9]{0,%i} [1-9] ", most - 1);
    } else if (!*low && (!high || !*high)) {
        bitnet__schema_write(c, high ? "\"0\"{%i,%i} " : "[0-9]{%i,%i} ", (int64_t)least, most);
    } else {
        bool same = high && from == to;
        bitnet__schema_write(c, "(\"%i\" ", (int64_t)from);
        bitnet__schema_fraction(c, low_next, same ? high_next : NULL, open_low, same && open_high,
                                0, most - 1);
        if (high) to--;
        bitnet__schema_between(c, from + 1, to, 0);
        if (from < to) bitnet__schema_write(c, "[0-9]{0,%i} ", most - 1);
        if (high && from <= to && (*high_next || !open_high)) {
            bitnet__schema_write(c, "| \"%i\" ", (int64_t)to + 1);
            bitnet__schema_fraction(c, "", high_next, false, open_high, 0, most - 1);
        }
        bitnet__schema_write(c, ends ? ")? " : ") ");
    }
}

/* A whole number, and what may follow the point. */
static void bitnet__schema_behind(bitnet__schema *c, int64_t whole, const char *low,
                                  const char *high, bool open_low, bool open_high) {
    char digits[24];
    int64_t most = 16 - bitnet__schema_spell(whole, digits); /* what doubles tell apart */
    int64_t below = (int64_t)strlen(low) + 1, above = high ? (int64_t)strlen(high) + 1 : 0;
    bool bare = !*low && !open_low;
    if (most < below) most = below;
    if (most < above) most = above;
    bitnet__schema_write(c, bare ? "\"%i\" (\".\" " : "\"%i.\" ", whole);
    bitnet__schema_fraction(c, low, high, open_low, open_high, 1, most);
    bitnet__schema_write(c, bare ? ")? " : "");
}

/* From low to high, both at least 0, without exponents. */
static void bitnet__schema_decimals(bitnet__schema *c, const bitnet__decimal *low,
                                    const bitnet__decimal *high, bool above, bool below) {
    int64_t from = low->whole, next;
    char digits[24];
    const char *separator = "";
    if (low->whole == high->whole) {
        bitnet__schema_behind(c, from, low->fraction, high->fraction, above, below);
        return;
    }
    if (above || *low->fraction) {
        bitnet__schema_behind(c, from++, low->fraction, NULL, above, false);
        separator = "| ";
    }
    for (; from < high->whole;
         from = next) { /* those of each length, with the digits that doubles distinguish */
        int count = bitnet__schema_spell(from, digits);
        next = bitnet__schema_power(count);
        if (next > high->whole) next = high->whole;
        bitnet__schema_write(c, separator);
        bitnet__schema_numbers(c, from, next - 1);
        if (count < 17) bitnet__schema_write(c, "(\".\" [0-9]{1,%i})? ", (int64_t)17 - count);
        separator = "| ";
    }
    if (below && !*high->fraction) return;
    bitnet__schema_write(c, separator);
    bitnet__schema_behind(c, high->whole, "", high->fraction, false, below);
}

/* The parts first to last of 1, after a whole number: none has no point. */
static void bitnet__schema_parts_of_one(bitnet__schema *c, int64_t parts, int64_t first,
                                        int64_t last) {
    const char *separator = "(\".\" (\"";
    int64_t i, k;
    for (i = first ? first : 1; i <= last; i++) {
        bitnet__schema_work(c, 4 * BITNET__SCHEMA_NODE);
        bitnet__schema_write(c, separator);
        for (k = i; k; k = k * 10 % parts) bitnet__schema_write(c, "%i", k * 10 / parts);
        bitnet__schema_write(c, "\" ");
        separator = "| \"";
    }
    if (last > 0) bitnet__schema_write(c, first ? ")) " : "))? ");
}

/* What is left of bounds, neither less than 0: parts of 1 after whole numbers. */
typedef struct bitnet__part_range {
    int64_t low, first, high, last;
} bitnet__part_range;

/* False: there are none. */
static bool bitnet__schema_parts_within(bitnet__part_range *p, int64_t parts,
                                        const bitnet__decimal *low, const bitnet__decimal *high,
                                        bool above, bool below) {
    const int64_t one = 1000000000000000;
    int64_t from = bitnet__schema_units(low->fraction, 15), to;
    to = bitnet__schema_units(high->fraction, 15);
    p->low = low->whole;
    p->high = high->whole;
    /* a part is a multiple of 10^-15 as it has few digits, so the quotients are exact */
    p->first = from / (one / parts) + (from % (one / parts) != 0 || above);
    p->last = to / (one / parts) - (to % (one / parts) == 0 && below);
    if (p->first == parts) p->first = 0, p->low++;
    if (p->last < 0) p->last = parts - 1, p->high--;
    return p->low < p->high || (p->low == p->high && p->first <= p->last);
}

static void bitnet__schema_write_parts(bitnet__schema *c, int64_t parts,
                                       const bitnet__part_range *p) {
    bool one = p->low == p->high;
    bitnet__schema_write(c, "\"%i\" ", p->low);
    bitnet__schema_parts_of_one(c, parts, p->first, one ? p->last : parts - 1);
    if (one) return;
    if (p->low + 1 < p->high) {
        bitnet__schema_write(c, "| ");
        bitnet__schema_numbers(c, p->low + 1, p->high - 1);
        bitnet__schema_parts_of_one(c, parts, 0, parts - 1);
    }
    bitnet__schema_write(c, "| \"%i\" ", p->high);
    bitnet__schema_parts_of_one(c, parts, 0, p->last);
}

/* Multiples of a part of 1. */
static void bitnet__schema_fractions(bitnet__schema *c, const bitnet__subschema *s, int64_t parts) {
    const bitnet__decimal zero = bitnet__decimal_of(0);
    bitnet__interval n;
    bitnet__part_range p;
    bool negative, up;
    bitnet__schema_interval(c, s, 999999999999999, &n);
    up = n.high.negative; /* else negative ones end below 0, which has no sign */
    negative =
        n.low.negative && bitnet__schema_parts_within(&p, parts, up ? &n.high : &zero, &n.low,
                                                      up ? n.open[1] : true, n.open[0]);
    if (negative) {
        bitnet__schema_write(c, "\"-\" (");
        bitnet__schema_write_parts(c, parts, &p);
        bitnet__schema_write(c, ") ");
    }
    if (!up && bitnet__schema_parts_within(&p, parts, n.low.negative ? &zero : &n.low, &n.high,
                                           !n.low.negative && n.open[0], n.open[1])) {
        bitnet__schema_write(c, negative ? "| " : "");
        bitnet__schema_write_parts(c, parts, &p);
    } else if (!negative)
        bitnet__schema_fail_by(c, s->at, s->value[BITNET__KEY_MULTIPLE],
                               "no multiple is within these bounds");
}

static void bitnet__schema_real(bitnet__schema *c, const bitnet__subschema *s) {
    const bitnet__decimal zero = bitnet__decimal_of(0);
    bitnet__interval n;
    int order;
    if (s->value[BITNET__KEY_MULTIPLE] >= 0) {
        bitnet__divisor d = bitnet__schema_divisor(c, s);
        if (d.parts) bitnet__schema_fractions(c, s, d.parts);
        else bitnet__schema_integer(c, s);
        return;
    }
    if (!bitnet__schema_interval(c, s, 9999999999999999, &n)) {
        bitnet__schema_write(c, "number ");
        return;
    }
    order = bitnet__decimal_order(&n.low, &n.high);
    if (order > 0 || (order == 0 && (n.open[0] || n.open[1])))
        bitnet__schema_reject(c, s->at, "the minimum is more than the maximum");
    if (c->result != BITNET_OK) return;
    if (n.low.negative) {
        bool whole = !n.high.negative; /* up to 0, which has no sign where it is out */
        bitnet__schema_put(c, "\"-\" (", 5);
        bitnet__schema_decimals(c, whole ? &zero : &n.high, &n.low, whole || n.open[1], n.open[0]);
        bitnet__schema_put(c, ") ", 2);
        if (n.high.negative || (!n.high.whole && !*n.high.fraction && n.open[1])) return;
        bitnet__schema_put(c, "| ", 2);
    }
    bitnet__schema_decimals(c, n.low.negative ? &zero : &n.low, &n.high,
                            !n.low.negative && n.open[0], n.open[1]);
}

/* ---- counts */

/* *least is 0 and *most -1 by default. */
static void bitnet__schema_bounds(bitnet__schema *c, const bitnet__subschema *s, int minimum,
                                  int maximum, int64_t *least, int64_t *most) {
    int32_t low = s->value[minimum], high = s->value[maximum];
    *least = low >= 0 ? bitnet__schema_number(c, low, 0, BITNET__SCHEMA_MOST) : 0;
    *most = high >= 0 ? bitnet__schema_number(c, high, 0, BITNET__SCHEMA_MOST) : -1;
    if (high >= 0 && *most < *least) bitnet__schema_fail(c, high, "this is less than the minimum");
}

/* How many items an array has, and the first of them that prefixItems does not name. Without
   minItems, all that it names are required. */
static int64_t bitnet__schema_lengths(bitnet__schema *c, const bitnet__subschema *s, int64_t *least,
                                      int64_t *most) {
    int32_t prefix = s->value[BITNET__KEY_PREFIX], items = s->value[BITNET__KEY_ITEMS];
    int32_t item = prefix < 0 ? -1 : c->json.values[prefix].child;
    int64_t first = 0;
    bool ends = items < 0 ? prefix >= 0 : bitnet__schema_is_none(c, items);
    for (; item >= 0 && !bitnet__schema_is_none(c, item); item = c->json.values[item].next) first++;
    ends = ends || item >= 0;
    bitnet__schema_bounds(c, s, BITNET__KEY_MIN_ITEMS, BITNET__KEY_MAX_ITEMS, least, most);
    if (ends && (*most < 0 || *most > first)) *most = first;
    if (s->value[BITNET__KEY_MIN_ITEMS] < 0) *least = *most >= 0 && *most < first ? *most : first;
    if (*most >= 0 && *least > *most)
        bitnet__schema_fail_by(c, s->at, s->value[BITNET__KEY_MIN_ITEMS],
                               "so many items cannot be here");
    return first;
}

/* Rules to repeat a rule: x-1, x-2 and x-3 are 16, 256 and 4096 of it, x-u1 to x-u3 any smaller
   number. */
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

/* A digit of `count` in base 16; block 3 has the rest. */
static int64_t bitnet__schema_digit(int64_t count, int block) {
    return block == 3 ? count >> 12 : count >> 4 * block & 15;
}

/* Repeats `least` to `most` times (-1: without end) by a few dozen nodes. */
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
    for (k = 3; k > 0 && most >= 0; k--) { /* fewer blocks and any rest, or all and the rest */
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

/* Marks a member as required, by the value of its schema: they are sorted by it. */
static void bitnet__schema_require(bitnet__schema *c, size_t count, int32_t schema) {
    size_t low = 0, high = count;
    while (low + 1 < high) {
        size_t middle = low + (high - low) / 2;
        if (c->members[middle].schema <= schema) low = middle;
        else high = middle;
    }
    c->members[low].required = true;
}

/* From properties and required. */
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
        else if (!more)
            bitnet__schema_fail_by(c, i, s->value[BITNET__KEY_ADDITIONAL],
                                   "no property of that name may be there");
        else if (k == c->member_count) bitnet__schema_member_add(c, name, -1);
    }
}

static bool bitnet__schema_before(const void *user, const void *a, const void *b) {
    bitnet_string x = ((const bitnet__schema_member *)a)->name;
    bitnet_string y = ((const bitnet__schema_member *)b)->name;
    size_t least = x.length < y.length ? x.length : y.length;
    int order = least ? memcmp(x.data, y.data, least) : 0;
    (void)user;
    return order < 0 || (order == 0 && x.length < y.length);
}

static void bitnet__schema_sort(bitnet__schema_member *m, size_t count) {
    size_t i;
    bitnet__sort(m, count, sizeof *m, bitnet__schema_before, NULL);
    for (i = 1; i < count; i++) m[i].common = bitnet__common(m[i - 1].name, m[i].name);
}

/* A rule for keys that share `depth` bytes with member `from` and are not members: a rule for each
   next character of a member, any end for all others. */
static void bitnet__schema_other_keys(bitnet__schema *c, int32_t schema, size_t from,
                                      size_t depth) {
    const bitnet__schema_member *m = c->members;
    bool whole = m[from].name.length == depth, any = false;
    size_t i;
    int pass;
    bitnet__schema_work(c, BITNET__SCHEMA_CLASS);
    bitnet__schema_write(c, "v%i-k%i-%i ::= (", (int64_t)schema, (int64_t)from, (int64_t)depth);
    for (pass = 0; pass < 2; pass++) { /* the characters' rules, then all others */
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

/* Rules for a key that no member has, and for a further member. Keys are written without escapes,
   so each has one spelling. */
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

/* True if nothing fits the member: its name is not allowed. */
static bool bitnet__schema_is_left_out(const bitnet__schema *c, size_t i) {
    return c->members[i].schema >= 0 && c->subs[c->number[c->members[i].schema]].none;
}

/* One member, and what may follow it. `needed`: required members that are still to come, including
   this one; the `first` has no comma before it. */
static void bitnet__schema_property(bitnet__schema *c, int32_t schema, bool first, int64_t needed,
                                    size_t i, int32_t additional, bool skip) {
    const bitnet__schema_member *member = &c->members[i];
    char kind[16];
    bitnet__print(kind, sizeof kind, needed ? "n%i-" : first ? "b" : "r", needed);
    bitnet__schema_write(c, "v%i-%s%i ::= ", (int64_t)schema, kind, (int64_t)i);
    if (bitnet__schema_is_left_out(c, i)) {
        bitnet__schema_write(c, "v%i-%s%i", (int64_t)schema, kind, (int64_t)(i + 1));
        bitnet__schema_newline(c);
        return;
    }
    if (!first) bitnet__schema_write(c, "\",\" ws ");
    bitnet__schema_put(c, "\"", 1);
    bitnet__schema_string(c, member->name);
    bitnet__schema_write(c, ":\" ws ");
    if (member->schema >= 0) bitnet__schema_rule(c, member->schema);
    else if (bitnet__schema_is(c, additional)) bitnet__schema_rule(c, additional);
    else bitnet__schema_write(c, "value ");
    if (needed > 1)
        bitnet__schema_write(c, "v%i-n%i-%i", (int64_t)schema, needed - 1, (int64_t)(i + 1));
    else bitnet__schema_write(c, "v%i-r%i", (int64_t)schema, (int64_t)(i + 1));
    if (!member->required && skip)
        bitnet__schema_write(c, " | v%i-%s%i", (int64_t)schema, kind, (int64_t)(i + 1));
    bitnet__schema_newline(c);
}

/* The rules of an object that must have `least` members: v7-n2-3 is what comes from member 3 on if
   two are still needed. Only one further member is counted, because their names may be the same. */
static void bitnet__schema_needed(bitnet__schema *c, const bitnet__subschema *s, int64_t least,
                                  bool others) {
    int64_t schema = s->at, n = (int64_t)c->member_count, left = others, needed, i;
    for (i = 0; i < n; i++) left += !bitnet__schema_is_left_out(c, (size_t)i);
    for (i = 0; i < n && c->result == BITNET_OK; i++) {
        int64_t here = left;
        left -= !bitnet__schema_is_left_out(c, (size_t)i);
        for (needed = least > i ? least - i : 1; needed <= least; needed++)
            if (needed <= here)
                bitnet__schema_property(c, s->at, needed == least, needed, (size_t)i,
                                        s->value[BITNET__KEY_ADDITIONAL], needed <= left);
    }
    if (!others) return;
    bitnet__schema_write(
        c, least == 1 ? "v%i-n1-%i ::= v%i-x v%i-r%i" : "v%i-n1-%i ::= \",\" ws v%i-x v%i-r%i",
        schema, n, schema, schema, n);
    bitnet__schema_newline(c);
}

/* v7-o is the whole object; v7-b3 is the rest from member 3 on if nothing precedes, v7-r3 if
   something does; v7-x is a further member. */
static void bitnet__schema_object(bitnet__schema *c, const bitnet__subschema *sub) {
    int32_t additional = sub->value[BITNET__KEY_ADDITIONAL], schema = sub->at;
    bool more = !bitnet__schema_is_none(c, additional);
    bool others = more && (additional >= 0 || (sub->value[BITNET__KEY_PROPERTIES] < 0 &&
                                               sub->value[BITNET__KEY_REQUIRED] < 0));
    bool none = true; /* no member has to precede */
    int64_t s = schema, n, least = bitnet__schema_least_members(c, sub);
    size_t i;
    bitnet__schema_members(c, sub, more);
    n = (int64_t)c->member_count;
    for (i = 0; i < c->member_count && c->result == BITNET_OK; i++) {
        if (none) bitnet__schema_property(c, schema, true, 0, i, additional, true);
        bitnet__schema_property(c, schema, false, 0, i, additional, true);
        none = none && !c->members[i].required;
    }
    if (least) bitnet__schema_needed(c, sub, least, others);
    bitnet__schema_write(
        c, least ? "v%i-o ::= \"{\" ws v%i-n%i-0 \"}\"" : "v%i-o ::= \"{\" ws v%i-b%i \"}\"", s, s,
        least);
    bitnet__schema_newline(c);
    bitnet__schema_write(c, others ? "v%i-b%i ::= (v%i-x v%i-r%i)?" : "v%i-b%i ::= \"\"", s, n, s,
                         s, n);
    bitnet__schema_newline(c);
    bitnet__schema_write(c, others ? "v%i-r%i ::= (\",\" ws v%i-x)* ws" : "v%i-r%i ::= ws", s, n,
                         s);
    bitnet__schema_newline(c);
    if (others) bitnet__schema_others(c, schema, additional);
}

/* ---- the other types */

/* True if this is the pattern of a format. */
static bool bitnet__is_pattern(bitnet_string text, const char *pattern) {
    size_t i;
    if (text.length != strlen(pattern)) return false;
    for (i = 0; i < text.length; i++) {
        char c = text.data[i];
        if (c != pattern[i] && !(pattern[i] == '#' && c >= '1' && c <= '9')) return false;
    }
    return true;
}

/* The rule of the format with the pattern next to it; NULL: the pattern is enough. */
static const char *bitnet__schema_format(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t format = s->value[BITNET__KEY_FORMAT], pattern = s->value[BITNET__KEY_PATTERN];
    const char *known;
    bool asserted = false;
    size_t i;
    bitnet__schema_expect(c, format, BITNET__JSON_STRING);
    for (i = 0; i < BITNET__COUNT(bitnet__formats); i++) {
        if (!bitnet__is(c->json.values[format].text, bitnet__formats[i].name)) continue;
        known = bitnet__formats[i].pattern;
        if (known ? pattern >= 0 && bitnet__is_pattern(c->json.values[pattern].text, known)
                  : pattern < 0)
            return bitnet__formats[i].rule;
        asserted = asserted || known;
    }
    if (pattern < 0) bitnet__schema_fail(c, format, "this format is not supported");
    else if (asserted)
        bitnet__schema_fail_by(c, pattern, format,
                               "with a format, only the pattern that zod writes for it is "
                               "supported");
    return NULL;
}

/* ---- patterns

   Regular expressions of ECMA 262 with its flag u, except what is not regular, or looks around.
   They become the same in GBNF, whose strings are spelled as in JSON. */

enum { BITNET__PATTERN_RANGES = 128, BITNET__PATTERN_DEPTH = 32, BITNET__CHARACTERS = 0x110000 };

/* Characters, from the first of each pair to the last. */
typedef struct bitnet__characters {
    uint32_t range[BITNET__PATTERN_RANGES][2];
    int count;
} bitnet__characters;

/* How many characters a piece has; most -1: without end. */
typedef struct bitnet__span {
    int64_t least, most;
} bitnet__span;

typedef struct bitnet__pattern {
    bitnet__schema *c;
    int32_t value; /* of the keyword */
    bitnet_string text;
    size_t at;
    int depth;         /* groups around the current place */
    int choices;       /* of the whole, less one */
    int loose;         /* its pieces that may have several lengths */
    bool counted;      /* one of these is a repeated character */
    bitnet__span free; /* how often it may come: as written, or as the whole length requires */
    bool cut;          /* the latter */
} bitnet__pattern;

static void bitnet__pattern_fail(bitnet__pattern *p, const char *what) {
    bitnet__schema_fail(p->c, p->value, what);
    p->at = p->text.length;
}

static int bitnet__pattern_peek(const bitnet__pattern *p) {
    return p->at < p->text.length ? (uint8_t)p->text.data[p->at] : -1;
}

static bool bitnet__pattern_take(bitnet__pattern *p, const char *what) {
    if (!bitnet__starts(bitnet__after(p->text, p->at), what)) return false;
    p->at += strlen(what);
    return true;
}

static void bitnet__characters_add(bitnet__pattern *p, bitnet__characters *s, uint32_t from,
                                   uint32_t to) {
    if (s->count == BITNET__PATTERN_RANGES) {
        bitnet__pattern_fail(p, "a class of this has too many ranges");
        return;
    }
    s->range[s->count][0] = from;
    s->range[s->count++][1] = to;
}

/* Sorts the ranges, and joins adjacent ones. */
static void bitnet__characters_sort(bitnet__characters *s) {
    int i, k, count = 0;
    for (i = 1; i < s->count; i++)
        for (k = i; k > 0 && s->range[k - 1][0] > s->range[k][0]; k--) {
            uint32_t moved[2];
            memcpy(moved, s->range[k], sizeof moved);
            memcpy(s->range[k], s->range[k - 1], sizeof moved);
            memcpy(s->range[k - 1], moved, sizeof moved);
        }
    for (i = 0; i < s->count; i++) {
        if (count > 0 && s->range[i][0] <= s->range[count - 1][1] + 1) {
            if (s->range[i][1] > s->range[count - 1][1]) s->range[count - 1][1] = s->range[i][1];
        } else memmove(s->range[count++], s->range[i], sizeof s->range[i]);
    }
    s->count = count;
}

/* Adds all characters but those of `out`. */
static void bitnet__characters_add_others(bitnet__pattern *p, bitnet__characters *s,
                                          bitnet__characters *out) {
    uint32_t from = 0;
    int i;
    bitnet__characters_sort(out);
    for (i = 0; i < out->count; i++) {
        if (out->range[i][0] > from) bitnet__characters_add(p, s, from, out->range[i][0] - 1);
        from = out->range[i][1] + 1;
    }
    if (from < BITNET__CHARACTERS) bitnet__characters_add(p, s, from, BITNET__CHARACTERS - 1);
}

/* The classes that a letter names; false: it names none. */
static bool bitnet__characters_add_named(bitnet__pattern *p, bitnet__characters *s, int letter) {
    static const uint32_t space[][2] = {
        {9, 13},          {32, 32},         {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
        {0x2028, 0x2029}, {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}, {0xFEFF, 0xFEFF}};
    bitnet__characters named;
    size_t i;
    named.count = 0;
    switch (letter | 32) {
    case 's':
        for (i = 0; i < BITNET__COUNT(space); i++)
            bitnet__characters_add(p, &named, space[i][0], space[i][1]);
        break;
    case 'w':
        bitnet__characters_add(p, &named, 'A', 'Z');
        bitnet__characters_add(p, &named, '_', '_');
        bitnet__characters_add(p, &named, 'a', 'z'); /* and the digits */ /* fall through */
    case 'd': bitnet__characters_add(p, &named, '0', '9'); break;
    default: return false;
    }
    if (!(letter & 32)) bitnet__characters_add_others(p, s, &named);
    for (i = 0; letter & 32 && i < (size_t)named.count; i++)
        bitnet__characters_add(p, s, named.range[i][0], named.range[i][1]);
    return true;
}

static uint32_t bitnet__pattern_hex(bitnet__pattern *p, int count) {
    uint32_t c;
    if (bitnet__hex_number(p->text.data, p->text.length, &p->at, count, &c)) return c;
    bitnet__pattern_fail(p, "hexadecimal digits are missing in this");
    return 0;
}

/* The character after a backslash. */
static uint32_t bitnet__pattern_escape(bitnet__pattern *p) {
    static const char names[] = "nrtvf0", values[] = "\n\r\t\v\f";
    int c = bitnet__pattern_peek(p);
    const char *name = c > 0 ? strchr(names, c) : NULL;
    uint32_t code;
    p->at += c >= 0;
    if (name) return (uint8_t)values[name - names];
    if (c == 'x') return bitnet__pattern_hex(p, 2);
    if (c == 'u') {
        code = bitnet__pattern_hex(p, 4);
        if (code >= 0xD800 && code <= 0xDFFF)
            bitnet__pattern_fail(p, "half of a surrogate pair in this");
        return code;
    }
    if (c < 33 || c > 126 || (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z'))
        bitnet__pattern_fail(p, "an escape in this is not supported");
    return (uint32_t)(c > 0 ? c : 0);
}

/* One character of a class or of the pattern; *named: it was a class, which has been added. */
static uint32_t bitnet__pattern_character(bitnet__pattern *p, bitnet__characters *s, bool *named) {
    uint32_t c = 0;
    size_t bytes;
    *named = false;
    if (bitnet__pattern_take(p, "\\")) {
        int letter = bitnet__pattern_peek(p);
        *named = letter > 0 && bitnet__characters_add_named(p, s, letter);
        p->at += *named;
        return *named ? 0 : bitnet__pattern_escape(p);
    }
    bytes = bitnet__utf8(p->text.data + p->at, p->text.length - p->at, &c);
    p->at += bytes;
    return c;
}

/* The content of square brackets, after the first one. */
static void bitnet__pattern_class(bitnet__pattern *p, bitnet__characters *s) {
    bool others = bitnet__pattern_take(p, "^"), named, end;
    bitnet__characters in;
    in.count = 0;
    while (p->c->result == BITNET_OK && !bitnet__pattern_take(p, "]")) {
        uint32_t from, to;
        if (p->at >= p->text.length) {
            bitnet__pattern_fail(p, "] is missing in this");
            return;
        }
        to = from = bitnet__pattern_character(p, &in, &named);
        if (p->text.length - p->at > 1 && p->text.data[p->at] == '-' &&
            p->text.data[p->at + 1] != ']') {
            p->at++;
            to = bitnet__pattern_character(p, &in, &end);
            if (named || end || to < from)
                bitnet__pattern_fail(p, "this has a range without sense");
        }
        if (!named) bitnet__characters_add(p, &in, from, to);
    }
    if (others) bitnet__characters_add_others(p, s, &in);
    else *s = in;
}

/* Within a class, the characters from..to except those that JSON escapes. */
static void bitnet__pattern_range(bitnet__pattern *p, uint32_t from, uint32_t to, bool *any) {
    static const uint32_t out[][2] = {{0, 31}, {'"', '"'}, {'\\', '\\'}, {0xD800, 0xDFFF}};
    static const char hex[] = "0123456789ABCDEF";
    char text[24] = "\\U00000000-\\U00000000";
    int i;
    for (i = 0; i < 4; i++) {
        if (to < out[i][0] || from > out[i][1]) continue;
        if (from < out[i][0]) bitnet__pattern_range(p, from, out[i][0] - 1, any);
        if (to <= out[i][1]) return;
        from = out[i][1] + 1;
    }
    for (i = 0; i < 8; i++) {
        text[2 + i] = hex[from >> (28 - 4 * i) & 15];
        text[13 + i] = hex[to >> (28 - 4 * i) & 15];
    }
    bitnet__schema_work(p->c, 2 * BITNET__SCHEMA_NODE);
    if (!*any) bitnet__schema_put(p->c, "[", 1);
    *any = true;
    bitnet__schema_put(p->c, text, from == to ? 10 : 21);
}

/* Writes a set of characters as JSON spells them; of the escapes, only the usual ones. */
static void bitnet__pattern_set(bitnet__pattern *p, bitnet__characters *s) {
    static const char named[] = "\"\\\n\t\r\b\f";
    static const char *const spelled[] = {"\\\\\\\"", "\\\\\\\\", "\\\\n", "\\\\t",
                                          "\\\\r",    "\\\\b",    "\\\\f"};
    bool any = false, classed;
    int i, k;
    bitnet__characters_sort(s);
    bitnet__schema_put(p->c, "(", 1);
    for (i = 0; i < s->count && p->c->result == BITNET_OK; i++)
        bitnet__pattern_range(p, s->range[i][0], s->range[i][1], &any);
    if (any) bitnet__schema_put(p->c, "]", 1);
    classed = any;
    for (k = 0; k < 7; k++)
        for (i = 0; i < s->count; i++) {
            if ((uint8_t)named[k] < s->range[i][0] || (uint8_t)named[k] > s->range[i][1]) continue;
            bitnet__schema_work(p->c, 4 * BITNET__SCHEMA_NODE);
            bitnet__schema_write(p->c, any ? " | \"%s\"" : "\"%s\"", spelled[k]);
            any = true;
        }
    bitnet__schema_put(p->c, ")", 1);
    if (!any && !classed) bitnet__pattern_fail(p, "nothing fits a class of this");
}

static bitnet__span bitnet__pattern_choices(bitnet__pattern *p);

/* A group, after its first bracket. */
static bitnet__span bitnet__pattern_group(bitnet__pattern *p) {
    bitnet__span span = {0, 0};
    if (bitnet__pattern_take(p, "?") && !bitnet__pattern_take(p, ":")) {
        bool name = bitnet__pattern_take(p, "<") && bitnet__pattern_peek(p) != '=' &&
                    bitnet__pattern_peek(p) != '!';
        while (name && p->at < p->text.length && p->text.data[p->at] != '>') p->at++;
        if (!name) bitnet__pattern_fail(p, "looking ahead or back in this is not supported");
        p->at += p->at < p->text.length;
    }
    if (++p->depth > BITNET__PATTERN_DEPTH)
        bitnet__pattern_fail(p, "groups of this are nested too deeply: 32 at most");
    bitnet__schema_put(p->c, "(", 1);
    if (p->c->result == BITNET_OK) span = bitnet__pattern_choices(p);
    bitnet__schema_put(p->c, ")", 1);
    if (!bitnet__pattern_take(p, ")")) bitnet__pattern_fail(p, ") is missing in this");
    p->depth--;
    return span;
}

/* One piece, as it is repeated. */
static bitnet__span bitnet__pattern_atom(bitnet__pattern *p) {
    bitnet__span span = {1, 1};
    bitnet__characters s, ends;
    bool named;
    uint32_t c;
    s.count = ends.count = 0;
    if (bitnet__pattern_take(p, "(")) return bitnet__pattern_group(p);
    if (bitnet__pattern_take(p, "[")) {
        bitnet__pattern_class(p, &s);
    } else if (bitnet__pattern_take(p, ".")) {
        bitnet__characters_add(p, &ends, '\n', '\n');
        bitnet__characters_add(p, &ends, '\r', '\r');
        bitnet__characters_add(p, &ends, 0x2028, 0x2029);
        bitnet__characters_add_others(p, &s, &ends);
    } else if (strchr("*+?{", bitnet__pattern_peek(p))) {
        bitnet__pattern_fail(p, "there is nothing to repeat in this");
    } else if (strchr("^$", bitnet__pattern_peek(p))) {
        bitnet__pattern_fail(p, "^ and $ are supported at the ends of this only");
    } else {
        c = bitnet__pattern_character(p, &s, &named);
        if (!named) bitnet__characters_add(p, &s, c, c);
    }
    if (p->c->result == BITNET_OK) bitnet__pattern_set(p, &s);
    return span;
}

static int64_t bitnet__pattern_number(bitnet__pattern *p) {
    int64_t number = 0;
    size_t from = p->at;
    for (; p->at < p->text.length && p->text.data[p->at] >= '0' && p->text.data[p->at] <= '9';
         p->at++)
        if (number <= BITNET__SCHEMA_MOST) number = number * 10 + (p->text.data[p->at] - '0');
    if (p->at == from || number > BITNET__SCHEMA_MOST)
        bitnet__pattern_fail(p, "a count of this is not a number up to 65536");
    return number;
}

/* How often a piece comes. */
static bitnet__span bitnet__pattern_times(bitnet__pattern *p) {
    bitnet__span times = {1, 1};
    if (bitnet__pattern_take(p, "*")) times.least = 0, times.most = -1;
    else if (bitnet__pattern_take(p, "+")) times.most = -1;
    else if (bitnet__pattern_take(p, "?")) times.least = 0;
    else if (bitnet__pattern_take(p, "{")) {
        times.least = times.most = bitnet__pattern_number(p);
        if (bitnet__pattern_take(p, ","))
            times.most = bitnet__pattern_peek(p) == '}' ? -1 : bitnet__pattern_number(p);
        if (!bitnet__pattern_take(p, "}") || (times.most >= 0 && times.most < times.least))
            bitnet__pattern_fail(p, "a count of this is wrong");
    } else return times;
    bitnet__pattern_take(p, "?"); /* what is taken first changes nothing */
    return times;
}

/* Repeats a piece that has been written; *work is the work of one. */
static bitnet__span bitnet__pattern_repeat(bitnet__pattern *p, bitnet__span one, bitnet__span times,
                                           int64_t work) {
    bool loose = one.least != one.most || times.least != times.most;
    if (p->depth == 0 && loose) {
        p->loose++;
        p->counted = one.least == 1 && one.most == 1;
        if (p->cut) times = p->free;
        else p->free = times;
    }
    if (times.most < 0) bitnet__schema_write(p->c, "{%i,} ", times.least);
    else if (times.least != 1 || times.most != 1)
        bitnet__schema_write(p->c, "{%i,%i} ", times.least, times.most);
    else bitnet__schema_put(p->c, " ", 1);
    bitnet__schema_work(p->c, (times.most > times.least ? times.most : times.least) *
                                  (6 * BITNET__SCHEMA_NODE + work / 8));
    one.least *= times.least;
    one.most = one.most == 0 || times.most == 0 ? 0
               : one.most < 0 || times.most < 0 ? -1
                                                : one.most * times.most;
    if (one.least > INT32_MAX || one.most > INT32_MAX)
        bitnet__pattern_fail(p, "what fits this may be too long");
    return one;
}

/* Any characters before or after a pattern that has no anchor there. */
static bitnet__span bitnet__pattern_any(bitnet__pattern *p) {
    bitnet__span one = {1, 1}, times = {0, -1};
    bitnet__schema_put(p->c, "char", 4);
    return bitnet__pattern_repeat(p, one, times, 0);
}

static void bitnet__span_then(bitnet__span *all, bitnet__span next) {
    all->least += next.least;
    all->most = all->most < 0 || next.most < 0 ? -1 : all->most + next.most;
}

/* Successive pieces. */
static bitnet__span bitnet__pattern_sequence(bitnet__pattern *p) {
    bitnet__span all = {0, 0}, one;
    bool open = p->depth == 0;
    bitnet__schema_put(p->c, "\"\" ", 3);
    if (open && !bitnet__pattern_take(p, "^")) bitnet__span_then(&all, bitnet__pattern_any(p));
    while (p->c->result == BITNET_OK && p->at < p->text.length &&
           !strchr("|)", p->text.data[p->at])) {
        int64_t work = p->c->work;
        if (open && bitnet__pattern_take(p, "$")) {
            if (p->at < p->text.length && p->text.data[p->at] != '|')
                bitnet__pattern_fail(p, "^ and $ are supported at the ends of this only");
            return all;
        }
        one = bitnet__pattern_atom(p);
        work = p->c->work - work;
        bitnet__span_then(&all, bitnet__pattern_repeat(p, one, bitnet__pattern_times(p), work));
    }
    if (open) bitnet__span_then(&all, bitnet__pattern_any(p));
    return all;
}

/* One of several sequences. */
static bitnet__span bitnet__pattern_choices(bitnet__pattern *p) {
    bitnet__span all = bitnet__pattern_sequence(p), next;
    while (p->c->result == BITNET_OK && bitnet__pattern_take(p, "|")) {
        if (p->depth == 0) p->choices++;
        bitnet__schema_put(p->c, "| ", 2);
        next = bitnet__pattern_sequence(p);
        if (next.least < all.least) all.least = next.least;
        if (all.most >= 0 && (next.most < 0 || next.most > all.most)) all.most = next.most;
    }
    if (p->depth == 0 && p->at < p->text.length) bitnet__pattern_fail(p, "( is missing in this");
    return all;
}

/* A keyword that bounds the length, or -1. */
static int32_t bitnet__schema_length_of(const bitnet__subschema *s) {
    int32_t most = s->value[BITNET__KEY_MAX_LENGTH];
    return most >= 0 ? most : s->value[BITNET__KEY_MIN_LENGTH];
}

/* Writes a grammar for the strings that match a pattern and have least to most (-1: any)
   characters. If the pattern repeats one character and everything else has a fixed length, the
   repetitions are bounded instead; otherwise, bounds on the length must not exclude anything. */
static void bitnet__schema_pattern(bitnet__schema *c, const bitnet__subschema *s, int64_t least,
                                   int64_t most) {
    int32_t value = s->value[BITNET__KEY_PATTERN];
    size_t length = c->length;
    bitnet__pattern p;
    bitnet__span all;
    bitnet__schema_expect(c, value, BITNET__JSON_STRING);
    if (c->result != BITNET_OK) return;
    memset(&p, 0, sizeof p);
    p.c = c;
    p.value = value;
    p.text = c->json.values[value].text;
    all = bitnet__pattern_choices(&p);
    if (c->result != BITNET_OK ||
        (all.least >= least && (most < 0 || (all.most >= 0 && all.most <= most))))
        return;
    if (p.choices || p.loose != 1 || !p.counted)
        bitnet__schema_fail_by(c, value, bitnet__schema_length_of(s),
                               "a length with this pattern is not supported");
    all.least -= p.free.least; /* what the others have */
    if (p.free.least < least - all.least) p.free.least = least - all.least;
    if (most >= 0 && (p.free.most < 0 || p.free.most > most - all.least))
        p.free.most = most - all.least;
    if (p.free.most >= 0 && p.free.most < p.free.least)
        bitnet__schema_fail_by(c, value, bitnet__schema_length_of(s),
                               "nothing of this length fits this");
    if (c->result != BITNET_OK) return;
    c->length = length;
    p.at = 0;
    p.cut = true;
    bitnet__pattern_choices(&p);
}

static void bitnet__schema_text(bitnet__schema *c, const bitnet__subschema *s) {
    const char *rule = s->value[BITNET__KEY_FORMAT] >= 0 ? bitnet__schema_format(c, s) : NULL;
    int64_t least, most;
    bitnet__schema_bounds(c, s, BITNET__KEY_MIN_LENGTH, BITNET__KEY_MAX_LENGTH, &least, &most);
    bitnet__schema_write(c, "\"\\\"\" ");
    if (rule) {
        if (least > 0 || most >= 0)
            bitnet__schema_fail_by(c, s->at, bitnet__schema_length_of(s),
                                   "a length with a format is not supported");
        bitnet__schema_work(c, 64 * BITNET__SCHEMA_NODE);
        bitnet__schema_write(c, "(%s) ", rule);
        c->formatted = true;
    } else if (s->value[BITNET__KEY_PATTERN] >= 0) {
        bitnet__schema_put(c, "(", 1);
        bitnet__schema_pattern(c, s, least, most);
        bitnet__schema_put(c, ") ", 2);
    } else {
        bitnet__schema_times(c, "char", least, most);
    }
    bitnet__schema_write(c, "\"\\\"\" ");
}

/* Items after the first. */
static void bitnet__schema_items(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t items = s->value[BITNET__KEY_ITEMS];
    int64_t least, most, first = bitnet__schema_lengths(c, s, &least, &most);
    char rule[16];
    if (most >= 0 && most <= first) return;
    bitnet__print(rule, sizeof rule, "v%i-i", (int64_t)s->at);
    bitnet__schema_write(c, "%s ::= \",\" ws ", rule);
    if (items >= 0) bitnet__schema_rule(c, items);
    else bitnet__schema_write(c, "value ");
    bitnet__schema_newline(c);
    if (least > 16 || most > 16) bitnet__schema_blocks(c, rule);
}

/* The items of an array, up to its last bracket: those of prefixItems, nested if they may be
   missing, and others. */
static void bitnet__schema_array(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t prefix = s->value[BITNET__KEY_PREFIX], items = s->value[BITNET__KEY_ITEMS];
    int32_t item = prefix < 0 ? -1 : c->json.values[prefix].child;
    int64_t least, most, first = bitnet__schema_lengths(c, s, &least, &most), count, open = 0;
    char rule[16];
    if (first == 0) first = 1; /* the first item has no comma before it, and is written here, too */
    bitnet__schema_write(c, "\"[\" ws ");
    for (count = 0; count < first && count != most; count++) {
        if (count >= least) bitnet__schema_put(c, "(", 1), open++;
        if (count > 0) bitnet__schema_write(c, "\",\" ws ");
        if (item >= 0 || items >= 0) bitnet__schema_rule(c, item >= 0 ? item : items);
        else bitnet__schema_write(c, "value ");
        if (item >= 0) item = c->json.values[item].next;
    }
    bitnet__print(rule, sizeof rule, "v%i-i", (int64_t)s->at);
    if (most < 0 || most > first)
        bitnet__schema_times(c, rule, least > first ? least - first : 0,
                             most < 0 ? -1 : most - first);
    for (; open > 0; open--) bitnet__schema_write(c, open == 1 && least == 0 ? "ws)? " : ")? ");
    if (least > 0) bitnet__schema_write(c, "ws ");
    bitnet__schema_write(c, "\"]\" ");
}

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

/* Values of enum or const that have a right type. */
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

/* True if they certainly differ; numbers that are spelled differently may be equal, unless they are
   integers. */
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

/* The first listed value; -1: no list. */
static int32_t bitnet__schema_values(const bitnet__schema *c, int32_t sub, bool *one) {
    int32_t list = c->subs[sub].value[BITNET__KEY_ENUM];
    *one = list < 0;
    return list >= 0 ? c->json.values[list].child : c->subs[sub].value[BITNET__KEY_CONST];
}

/* True if both list values, none of them in both. */
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

/* Follows references and shortens them. */
static int32_t bitnet__schema_follow(bitnet__schema *c, int32_t value) {
    int32_t sub = c->number[value], end = sub, next;
    for (; c->subs[end].target >= 0; end = c->subs[end].target) bitnet__schema_work(c, 1);
    for (; sub != end; sub = next) {
        next = c->subs[sub].target;
        c->subs[sub].target = end;
    }
    return end;
}

/* Types of its values; an integer is a number, too. */
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

/* What distinguishes one schema of oneOf from the others. */
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

/* True if one object needs a member that the other may not have. */
static bool bitnet__schema_shut_out(bitnet__schema *c, int32_t needs, int32_t shuts) {
    const int32_t *a = c->subs[needs].value, *b = c->subs[shuts].value;
    int32_t list = a[BITNET__KEY_REQUIRED], known = b[BITNET__KEY_PROPERTIES], i;
    if (list < 0 || !bitnet__schema_is_none(c, b[BITNET__KEY_ADDITIONAL])) return false;
    for (i = c->json.values[list].child; i >= 0; i = c->json.values[i].next)
        if (known < 0 || bitnet__schema_get(c, known, c->json.values[i].text) < 0) return true;
    return false;
}

/* True if certainly no value fits both: by types, listed values, those of a member that both
   require, or a member that only one may have. */
static bool bitnet__schema_apart(bitnet__schema *c, const bitnet__schema_choice *a,
                                 const bitnet__schema_choice *b) {
    size_t i, k;
    if (!(a->types & b->types) || bitnet__schema_values_differ(c, a->sub, b->sub)) return true;
    for (i = a->first_tag; i < a->first_tag + a->tag_count; i++)
        for (k = b->first_tag; k < b->first_tag + b->tag_count && bitnet__schema_work(c, 1); k++)
            if (bitnet__equal(c->tags[i].name, c->tags[k].name) &&
                bitnet__schema_values_differ(c, c->tags[i].sub, c->tags[k].sub))
                return true;
    return a->types == BITNET__TYPE_OBJECT && b->types == BITNET__TYPE_OBJECT &&
           (bitnet__schema_shut_out(c, a->sub, b->sub) ||
            bitnet__schema_shut_out(c, b->sub, a->sub));
}

/* The schemas of oneOf must be distinguishable; if relaxed, oneOf is anyOf. */
static void bitnet__schema_one(bitnet__schema *c, int32_t list) {
    bitnet__schema_choice choices[BITNET__SCHEMA_CHOICES];
    int32_t i, k, at = c->json.values[list].child;
    c->tag_count = 0;
    for (i = 0; at >= 0 && c->result == BITNET_OK; at = c->json.values[at].next) {
        if (c->subs[c->number[at]].none) continue;
        choices[i] = bitnet__schema_choice_of(c, at);
        for (k = 0; k < i && bitnet__schema_work(c, 1); k++)
            if (!bitnet__schema_apart(c, &choices[k], &choices[i]))
                bitnet__schema_fail(c, at, "a value may fit this and another of the list");
        i++;
    }
}

static void bitnet__schema_choices(bitnet__schema *c, int32_t list) {
    const char *separator = "";
    int32_t i;
    for (i = c->json.values[list].child; i >= 0; i = c->json.values[i].next) {
        if (c->subs[c->number[i]].none) continue;
        bitnet__schema_write(c, separator);
        bitnet__schema_rule(c, i);
        separator = "| ";
    }
}

/* ---- schemas */

/* By type. */
static void bitnet__schema_alternatives(bitnet__schema *c, const bitnet__subschema *s) {
    int i, any = 0;
    for (i = 0; i < 7; i++) {
        int type = 1 << i;
        if (!(s->types & type)) continue;
        if (any++) bitnet__schema_write(c, "| ");
        if (type == BITNET__TYPE_INTEGER) bitnet__schema_integer(c, s);
        else if (type == BITNET__TYPE_NUMBER) bitnet__schema_real(c, s);
        else if (type == BITNET__TYPE_STRING) bitnet__schema_text(c, s);
        else if (type == BITNET__TYPE_ARRAY) bitnet__schema_array(c, s);
        else if (type == BITNET__TYPE_OBJECT) bitnet__schema_write(c, "v%i-o ", (int64_t)s->at);
        else bitnet__schema_write(c, "%s ", bitnet__schema_types[i]);
    }
}

/* Formats of numbers only specify their size, which is bounded anyway; other types have no
   formats. */
static void bitnet__schema_check_format(bitnet__schema *c, const bitnet__subschema *s) {
    int32_t at = s->value[BITNET__KEY_FORMAT];
    bitnet_string name = c->json.values[at].text;
    bool whole = s->types & BITNET__TYPE_INTEGER, number = s->types & BITNET__TYPE_NUMBER;
    if (s->types & BITNET__TYPE_STRING) return;
    if (!(whole && (bitnet__is(name, "int32") || bitnet__is(name, "int64"))) &&
        !(number && (bitnet__is(name, "float") || bitnet__is(name, "double"))))
        bitnet__schema_fail(c, at, "this format is not supported");
}

/* After the rules that it needs. */
static void bitnet__schema_emit(bitnet__schema *c, bitnet__subschema *s) {
    int32_t list = bitnet__schema_list(s);
    bool listed = s->value[BITNET__KEY_ENUM] >= 0 || s->value[BITNET__KEY_CONST] >= 0;
    bool typed = s->target < 0 && list < 0 && !listed;
    c->at = s->at;
    if (s->value[BITNET__KEY_FORMAT] >= 0 && typed) bitnet__schema_check_format(c, s);
    if (s->none) return;
    if (s->value[BITNET__KEY_ONE_OF] >= 0 && !c->relaxed) bitnet__schema_one(c, list);
    if (typed && s->types & BITNET__TYPE_OBJECT && !bitnet__schema_finite_object(c, s))
        s->types &= ~BITNET__TYPE_OBJECT; /* other types remain */
    if (typed && s->types & BITNET__TYPE_OBJECT) bitnet__schema_object(c, s);
    if (typed && s->types & BITNET__TYPE_ARRAY) bitnet__schema_items(c, s);
    if (typed && s->value[BITNET__KEY_MULTIPLE] >= 0 &&
        s->types & (BITNET__TYPE_INTEGER | BITNET__TYPE_NUMBER))
        bitnet__schema_remainders(c, s);
    bitnet__schema_write(c, "v%i ::= ", (int64_t)s->at);
    if (s->target >= 0) bitnet__schema_rule(c, c->subs[s->target].at);
    else if (list >= 0) bitnet__schema_choices(c, list);
    else if (listed) bitnet__schema_listed(c, s);
    else if (s->types) bitnet__schema_alternatives(c, s);
    else bitnet__schema_write(c, "value");
    bitnet__schema_newline(c);
}

/* The rules of subschema `i`. Dropping a keyword may uncover schemas that it hid. */
static void bitnet__schema_emit_sub(bitnet__schema *c, size_t i) {
    size_t length = c->length, count = c->sub_count;
    bitnet__schema_emit(c, &c->subs[i]);
    while (bitnet__schema_widen(c, i)) {
        c->length = length;
        bitnet__schema_look(c, i);
        for (; count < c->sub_count && c->result == BITNET_OK; count++)
            bitnet__schema_look(c, count);
        if (c->result == BITNET_OK) bitnet__schema_ends(c);
        if (c->result == BITNET_OK) bitnet__schema_emit(c, &c->subs[i]);
    }
}

/* Writes the rules that lead to v0. */
typedef void (*bitnet__schema_root)(bitnet__schema *c, const void *user);

/* All rules. */
static void bitnet__schema_compile(bitnet__schema *c, bitnet__schema_root root, const void *user,
                                   bool compact) {
    size_t i;
    bitnet__schema_reach(c, 0);
    if (c->also >= 0) bitnet__schema_reach(c, c->also);
    for (i = 0; i < c->sub_count && c->result == BITNET_OK; i++) bitnet__schema_look(c, i);
    if (c->result == BITNET_OK) bitnet__schema_ends(c);
    for (i = 0; i < c->sub_count && c->result == BITNET_OK; i++) bitnet__schema_emit_sub(c, i);
    bitnet__schema_write(c, compact ? "ws ::= \"\"" : "ws ::= (\" \" | \"\\n\" [ \\t]{0,20})?");
    bitnet__schema_newline(c);
    bitnet__schema_put(c, bitnet__schema_rules, sizeof bitnet__schema_rules - 1);
    if (c->formatted) bitnet__schema_put(c, bitnet__format_rules, sizeof bitnet__format_rules - 1);
    bitnet__schema_blocks(c, "char");
    if (c->result == BITNET_OK) root(c, user);
}

static void bitnet__schema_plain_root(bitnet__schema *c, const void *user) {
    (void)user;
    bitnet__schema_write(c, "root ::= v0");
    bitnet__schema_newline(c);
}

/* How a schema is compiled; bitnet__schema explains `resource` and `also`. */
typedef struct bitnet__schema_use {
    bitnet__schema_root root;
    const void *user;
    int resource;
    int32_t also;
    bool compact, relaxed;
    const char *entry;    /* another rule to begin with, or NULL */
    int32_t *entry_index; /* its number; -1: there is no such rule */
    const bitnet_tokenizer *tokenizer;
} bitnet__schema_use;

static int32_t bitnet__index_of_rule(const bitnet_grammar *g, const char *name) {
    size_t i = 0;
    while (i < g->rule_count && !bitnet__is(g->rules[i].name, name)) i++;
    return i < g->rule_count ? (int32_t)i : -1;
}

/* v0 matches what fits the schema. */
static bitnet_grammar *bitnet__schema_grammar(bitnet_string schema, const bitnet__schema_use *use,
                                              const bitnet_allocator *a, bitnet_error *error) {
    bitnet_grammar_options options;
    bitnet_grammar *g = NULL;
    bitnet__schema c;
    size_t i;
    options.allocator = *a;
    memset(&c, 0, sizeof c);
    c.error = error;
    c.resource = use->resource;
    c.also = use->also;
    c.relaxed = use->relaxed;
    if (schema.length > BITNET__SCHEMA_TEXT) {
        bitnet__fail(error, BITNET_ERROR_GRAMMAR_LIMIT,
                     "the schema has %i bytes, more than 1048576", (int64_t)schema.length);
        return NULL;
    }
    if (bitnet__json_parse(&c.json, schema, a, error) == BITNET_OK) {
        if (!bitnet__grow(a, &c.number, &c.number_room, 0, c.json.count, sizeof *c.number))
            c.result = bitnet__no_memory(error);
        for (i = 0; c.number && i < c.json.count; i++) c.number[i] = -1;
        if (c.result == BITNET_OK) bitnet__schema_compile(&c, use->root, use->user, use->compact);
        if (c.result == BITNET_OK)
            g = bitnet_grammar_create(c.text, c.length, use->tokenizer, &options, error);
        if (g && use->entry) *use->entry_index = bitnet__index_of_rule(g, use->entry);
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
    bitnet__schema_use use = {
        bitnet__schema_plain_root, NULL, 0, -1, false, false, NULL, NULL, NULL};
    if (schema) text = bitnet__string_of(schema, bitnet__length(schema, length));
    use.compact = options && options->compact;
    use.relaxed = options && options->relaxed;
    return bitnet__schema_grammar(text, &use, &a, error);
}

/* ====================
   >>tools   Tools that a model may call

   A reply with tools follows a grammar like any other: a thought, text without the trigger of a
   call, then calls. A call is an object that fits one of several schemas, one per tool: its name,
   and arguments by the tool's own schema; or tags around each argument, by rules of the same
   schemas. To separate text from the trigger, there is a rule for each beginning of it that may
   have just been read. So sessions, drafts, budgets and seeds need nothing special.

   Thoughts are free text up to </think>, and what comes after is a separate reply. A thought may
   also mention calls, or draft them: a draft is a call once it is complete, that is, once it fits
   the tool's schema and </tool_call> follows. It then ends the thought, and only further calls may
   come. So that the grammar, bitnet_tools_split and bitnet_tools_parse agree, </tool_call> can be
   written after a <tool_call> within a thought only if it completes a call. A reply that ends
   within a thought, without </think>, may also end at a call whose last tag is missing. Calls
   without a tag, those of LLAMA3, are whole replies, and never part of a thought. */

enum {
    BITNET__TOOLS = 1024,   /* at most */
    BITNET__TOOL_NAME = 64, /* bytes of a tool's name */
    BITNET__TOOL_DEPTH = 4  /* brackets around a tool's own schema in that of a call */
};

/* How a family of models calls tools. The prompt has the wording of its training. */
typedef struct bitnet__tool_style {
    const char *name;      /* in bitnet__chat_templates */
    const char *trigger;   /* the first sign of a call */
    const char *arguments; /* the key next to "name" */
    const char *open[2];   /* before all calls, before each: together they begin with the trigger */
    const char *close[2];  /* after each, after all */
    const char *many;      /* between two calls; NULL: only one */
    int indent;            /* of declarations, as JSON; 0: one line each */
    bool listed;           /* declarations and earlier calls are JSON lists */
    bool tags;             /* a call has a tag for each argument instead of JSON */
    const char *prompt[4]; /* before all tools, before each, after each, after all */
} bitnet__tool_style;

/* In the order of bitnet_tool_format. */
static const bitnet__tool_style bitnet__tool_styles[] = {
    {"hermes",
     "<tool_call>",
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
    {"llama3",
     "{",
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
    {"falcon",
     "<tool_call>",
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
    {"tags",
     "<tool_call>",
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
    bitnet__json json; /* the same, parsed */
    int32_t reply;     /* the schema in it of a reply without calls; -1: any text */
    int32_t called;    /* the grammar's rule of calls that end a thought; -1: they cannot */
    unsigned thinking;
    char *read; /* arguments that replies do not write as JSON */
    size_t read_length, read_room;
};

/* ---- texts put together */

/* Strings up to NULL. */
static void bitnet__say_all(bitnet__words *w, ...) {
    const char *text;
    va_list texts;
    va_start(texts, w);
    while ((text = va_arg(texts, const char *)) != NULL) bitnet__say(w, text, strlen(text));
    va_end(texts);
}

static void bitnet__say_line(bitnet__words *w, int indent, int depth) {
    int i;
    bitnet__say(w, "\n", 1);
    for (i = 0; i < indent * depth; i++) bitnet__say(w, " ", 1);
}

/* JSON in Python's spelling: one line, or a line for each item. */
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

/* ---- the prompt */

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

/* For any tool, or for one. The schema of a reply is next to it, in as many brackets as arguments
   are. */
static void bitnet__say_schema(bitnet__words *w, const bitnet__tool_style *style,
                               const bitnet_tool *tools, size_t count,
                               const bitnet_tools_options *o) {
    const char *separator = "", *only = o->choice == BITNET_TOOL_CHOICE_ONE ? o->name : NULL;
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

/* In GBNF. */
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

/* Strings up to NULL, each a literal. */
static void bitnet__say_literals(bitnet__words *w, ...) {
    const char *text;
    va_list texts;
    va_start(texts, w);
    while ((text = va_arg(texts, const char *)) != NULL)
        if (*text) bitnet__say_literal(w, bitnet__string(text));
    va_end(texts);
}

/* A mark that ends free text, and the rule after it; NULL: it may not come. */
typedef struct bitnet__mark {
    const char *text, *behind;
} bitnet__mark;

/* The first of the marks that begins with the same `length` bytes as mark i. */
static size_t bitnet__first_alike(const bitnet__mark *marks, size_t i, size_t length) {
    size_t k = 0;
    while (strncmp(marks[k].text, marks[i].text, length) != 0) k++;
    return k;
}

/* The name of the rule after the first `length` bytes of mark i. */
static void bitnet__say_place(bitnet__words *w, const char *name, const bitnet__mark *marks,
                              size_t i, size_t length) {
    char number[24];
    bitnet__say_all(w, name, NULL);
    if (length == 0) return;
    bitnet__print(number, sizeof number, "-%i-%i", (int64_t)bitnet__first_alike(marks, i, length),
                  (int64_t)length);
    bitnet__say_all(w, number, NULL);
}

/* The rule after the first `length` bytes of mark i: another byte leads back to the start. */
static void bitnet__say_after(bitnet__words *w, const char *name, const bitnet__mark *marks,
                              size_t count, size_t i, size_t length, bool ends) {
    const char *first = *marks->text == '\n' ? "\\n" : "<";
    size_t k;
    int pass;
    bitnet__say_place(w, name, marks, i, length);
    bitnet__say_all(w, " ::= ([^", length ? first : "", NULL);
    for (pass = 0; pass < 2; pass++) { /* the bytes that may continue a mark, then their rules */
        for (k = 0; k < count; k++) {
            char byte[3] = {0, 0, 0};
            if (bitnet__first_alike(marks, k, length) != bitnet__first_alike(marks, i, length) ||
                bitnet__first_alike(marks, k, length + 1) != k)
                continue; /* also if the mark has fewer bytes */
            byte[0] = marks[k].text[length];
            if (*byte == '\n') byte[0] = '\\', byte[1] = 'n';
            if (pass == 0) bitnet__say_all(w, byte, NULL);
            if (pass == 0 || (!marks[k].text[length + 1] && !marks[k].behind)) continue;
            bitnet__say_all(w, " | \"", byte, "\" ", NULL);
            if (!marks[k].text[length + 1]) bitnet__say_all(w, marks[k].behind, NULL);
            else bitnet__say_place(w, name, marks, k, length + 1);
        }
        if (pass == 0) bitnet__say_all(w, "] ", name, NULL);
    }
    if (length) {
        bitnet__say_all(w, " | \"", first, "\" ", NULL);
        bitnet__say_place(w, name, marks, 0, 1);
    }
    bitnet__say_all(w, ends ? ")?\n" : ")\n", NULL);
}

/* Rules for text up to the first of some marks, or to its end if it may end. All marks begin with
   the same byte, which occurs nowhere else in them. */
static void bitnet__say_words(bitnet__words *w, const char *name, const bitnet__mark *marks,
                              size_t count, bool ends) {
    size_t i, length;
    for (i = 0; i < count; i++)
        for (length = 0; length < strlen(marks[i].text); length++)
            if (bitnet__first_alike(marks, i, length) == i)
                bitnet__say_after(w, name, marks, count, i, length, ends);
}

/* ---- calls whose arguments have tags */

static int32_t bitnet__member_of(const bitnet__json *j, int32_t at, const char *name) {
    return at >= 0 && j->values[at].kind == BITNET__JSON_OBJECT
               ? bitnet__json_find(j, at, bitnet__string(name))
               : -1;
}

/* Of the tool's arguments; -1: no such tool. */
static int32_t bitnet__arguments_of(const bitnet__json *j, bitnet_string tool) {
    int32_t list = bitnet__member_of(j, 0, "anyOf"), at = list < 0 ? -1 : j->values[list].child;
    for (; at >= 0; at = j->values[at].next) {
        int32_t members = bitnet__member_of(j, at, "properties");
        int32_t name = bitnet__member_of(j, bitnet__member_of(j, members, "name"), "const");
        if (bitnet__equal(j->values[name].text, tool))
            return bitnet__member_of(j, members, "arguments");
    }
    return -1;
}

/* The first value that a schema lists, or -1; *only: all are strings, and nothing else fits. */
static int32_t bitnet__listed(const bitnet__json *j, int32_t at, bool *only) {
    int32_t list = bitnet__member_of(j, at, "enum"), one = bitnet__member_of(j, at, "const"), i;
    if (list >= 0) one = j->values[list].child;
    *only = one >= 0;
    for (i = one; i >= 0; i = list < 0 ? -1 : j->values[i].next)
        if (j->values[i].kind != BITNET__JSON_STRING) *only = false;
    return one;
}

/* True if its values are written without quotes. */
static bool bitnet__is_plain_text(const bitnet__json *j, int32_t at) {
    int32_t type = bitnet__member_of(j, at, "type");
    bool only;
    bitnet__listed(j, at, &only);
    return type < 0 ? only
                    : j->values[type].kind == BITNET__JSON_STRING &&
                          bitnet__is(j->values[type].text, "string");
}

/* With its tags. */
static void bitnet__say_parameter(bitnet__words *w, const bitnet__schema *c, int32_t at) {
    const bitnet__json *j = &c->json;
    bool plain = bitnet__is_plain_text(j, at), only;
    int32_t one = bitnet__listed(j, at, &only), list = bitnet__member_of(j, at, "enum");
    const char *separator = "(";
    char rule[24];
    bitnet__say_literals(w, "<parameter=", NULL);
    bitnet__say_literal(w, j->values[at].key);
    bitnet__say_literals(w, ">\n", NULL);
    if (plain && !only) {
        bitnet__say_all(w, "x ", NULL);
        return;
    }
    for (; plain && one >= 0; one = list < 0 ? -1 : j->values[one].next, separator = "| ") {
        bitnet__say_all(w, separator, NULL);
        bitnet__say_literal(w, j->values[one].text);
    }
    if (c->number[at] < 0) bitnet__print(rule, sizeof rule, "value "); /* its keyword is dropped */
    else bitnet__print(rule, sizeof rule, "v%i ", (int64_t)c->subs[c->number[at]].at);
    bitnet__say_all(w, plain ? ") " : rule, NULL);
    bitnet__say_literals(w, "\n</parameter>\n", NULL);
}

static bool bitnet__is_required(const bitnet__json *j, int32_t schema, bitnet_string key) {
    int32_t list = bitnet__member_of(j, schema, "required"),
            at = list < 0 ? -1 : j->values[list].child;
    for (; at >= 0; at = j->values[at].next)
        if (bitnet__equal(j->values[at].text, key)) return true;
    return false;
}

/* By the schema of all calls. */
static void bitnet__say_tags(bitnet__words *w, const bitnet__schema *c) {
    static const bitnet__mark end = {"\n</parameter>", "xz"};
    const bitnet__json *j = &c->json;
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
            if (bitnet__json_is_none(j, i)) continue;
            bitnet__say_all(w, required ? "" : "(", NULL);
            bitnet__say_parameter(w, c, i);
            bitnet__say_all(w, required ? "" : ")? ", NULL);
        }
        bitnet__say_literals(w, "</function>", NULL);
    }
    bitnet__say_all(w, "\nxz ::= \"\\n\"\n", NULL);
    bitnet__say_words(w, "x", &end, 1, false);
}

/* What the root of a grammar of tools is made from. */
typedef struct bitnet__tool_rules {
    const bitnet_tools *made;
    const bitnet_tokenizer *tokenizer;
    const bitnet_tools_options *o;
} bitnet__tool_rules;

/* Text that does not begin with a call or a thought. */
static void bitnet__say_no_thought(bitnet__words *w) {
    static const char mark[] = "<think>";
    char number[12];
    size_t i;
    bitnet__say_all(w, "text ::= ([^{\\n<] .* | \"<\" text-1)?\n", NULL);
    for (i = 1; mark[i]; i++) {
        char byte[2] = {mark[i], 0};
        bitnet__print(number, sizeof number, "%i", (int64_t)i);
        bitnet__say_all(w, "text-", number, " ::= ([^", byte, "] .*", NULL);
        bitnet__print(number, sizeof number, "%i", (int64_t)(i + 1));
        if (mark[i + 1]) bitnet__say_all(w, " | \"", byte, "\" text-", number, NULL);
        bitnet__say_all(w, ")?\n", NULL);
    }
}

/* The rule "answer" of a reply that is a call without a mark before it, or has no call. */
static void bitnet__say_bare(bitnet__words *w, const bitnet__tool_rules *r, const char *reply) {
    static const char python[] = "<|python_tag|>";
    bool must =
        r->o->choice == BITNET_TOOL_CHOICE_REQUIRED || r->o->choice == BITNET_TOOL_CHOICE_ONE;
    bool calls = r->o->choice != BITNET_TOOL_CHOICE_NONE;
    bool tag = calls && bitnet_token_find(r->tokenizer, python, sizeof python - 1) >= 0;
    bitnet__say_all(w, "answer ::= ", NULL);
    if (tag) bitnet__say_all(w, python, " v0 | ", NULL);
    if (calls) bitnet__say_all(w, "v0 ", NULL);
    if (!must) bitnet__say_all(w, calls ? "| " : "", reply, NULL);
    bitnet__say_all(w, "\n", NULL);
}

/* The rule "calls", of what follows the trigger. */
static void bitnet__say_calls(bitnet__words *w, const bitnet__tool_rules *r) {
    const bitnet__tool_style *style = r->made->style;
    const char *call = style->tags ? "call " : "v0 ";
    size_t opened = strlen(style->trigger), first = strlen(style->open[0]);
    bitnet__say_all(w, "calls ::= ", NULL);
    bitnet__say_literals(w, first ? style->open[0] + opened : "",
                         style->open[1] + (first ? 0 : opened), NULL);
    bitnet__say_all(w, call, NULL);
    bitnet__say_literals(w, style->close[0], NULL);
    if (style->many && !r->o->single && r->o->choice != BITNET_TOOL_CHOICE_ONE) {
        bitnet__say_all(w, "(", NULL);
        bitnet__say_literals(w, style->many, style->open[1], NULL);
        bitnet__say_all(w, call, NULL);
        bitnet__say_literals(w, style->close[0], NULL);
        bitnet__say_all(w, ")* ", NULL);
    }
    bitnet__say_literals(w, style->close[1], NULL);
    bitnet__say_all(w, "\n", NULL);
}

/* A thought, up to its end and what follows, or to a call. `drafts`: there may be calls. */
static void bitnet__say_thought(bitnet__words *w, const char *trigger, bool drafts, bool ends) {
    bitnet__mark marks[3] = {{"</think>", "after"}, {"", "drafted"}, {"</tool_call>", NULL}};
    marks[1].text = trigger;
    bitnet__say_all(w, "after ::= \"\\n\"* answer\n", NULL);
    bitnet__say_words(w, "thought", marks, drafts ? 2 : 1, ends);
    if (!drafts) return;
    bitnet__say_all(w, "drafted ::= calls | draft\ncalled ::= ", NULL);
    bitnet__say_literals(w, trigger, NULL);
    bitnet__say_all(w, "calls\n", NULL);
    bitnet__say_words(w, "draft", marks, 3, ends);
}

/* The grammar around v0, the schema's rule. */
static void bitnet__say_rules(bitnet__words *w, const bitnet__schema *c,
                              const bitnet__tool_rules *r) {
    const bitnet__tool_style *style = r->made->style;
    bitnet__mark trigger = {style->trigger, "calls"};
    bool bare = style->trigger[1] == 0; /* the trigger begins the call itself */
    bool must =
        r->o->choice == BITNET_TOOL_CHOICE_REQUIRED || r->o->choice == BITNET_TOOL_CHOICE_ONE;
    bool calls = r->o->choice != BITNET_TOOL_CHOICE_NONE, formed = r->made->reply >= 0 && !must;
    bool thinks = bitnet__thinks_at_all(r->tokenizer, r->o->thinking);
    bool freely = thinks && r->tokenizer->thinking == BITNET__THINKS_FREELY;
    char reply[24] = "([^{] .*)?";
    if (thinks) bitnet__print(reply, sizeof reply, freely ? "text" : "([^{\\n] .*)?");
    if (formed) bitnet__print(reply, sizeof reply, "v%i ", (int64_t)r->made->reply);
    if (!calls) trigger.behind = NULL;
    bitnet__say_all(w, "root ::= ", NULL);
    if (freely) bitnet__say_all(w, "\"\\n\"* \"<think>\" thought | ", NULL);
    bitnet__say_all(w, thinks && !freely ? "thought\n" : "answer\n", NULL);
    if (thinks) bitnet__say_thought(w, style->trigger, calls && !bare, !must);
    if (bare) {
        bitnet__say_bare(w, r, reply);
        if (freely) bitnet__say_no_thought(w);
        return;
    }
    bitnet__say_all(w, "answer ::= ", formed ? reply : "", formed && calls ? "| " : "", NULL);
    if (must || (formed && calls)) bitnet__say_literals(w, style->trigger, NULL);
    if (calls || !formed) bitnet__say_all(w, must || formed ? "calls" : "w", NULL);
    bitnet__say_all(w, "\n", NULL);
    bitnet__say_calls(w, r);
    if (!must && !formed) bitnet__say_words(w, "w", &trigger, 1, true);
    if (style->tags) bitnet__say_tags(w, c);
}

static void bitnet__tools_root(bitnet__schema *c, const void *user) {
    const bitnet__tool_rules *r = (const bitnet__tool_rules *)user;
    bitnet__words rules;
    memset(&rules, 0, sizeof rules);
    rules.allocator = &r->made->allocator;
    bitnet__say_rules(&rules, c, r);
    if (rules.failed) c->result = bitnet__no_memory(c->error);
    else bitnet__schema_put(c, rules.data, rules.length);
    bitnet__free(rules.allocator, rules.data);
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

/* A tool's schema must also stand alone. */
static bitnet_result bitnet__check_parameters(const char *schema, const char *name,
                                              const bitnet_allocator *a, bitnet_error *error) {
    bitnet__json j;
    bitnet_result result = bitnet__json_parse(&j, bitnet__string(schema), a, error);
    if (result == BITNET_OK && j.values[0].kind != BITNET__JSON_OBJECT)
        result = bitnet__fail(error, BITNET_ERROR_SCHEMA,
                              "the parameters of '%s' are not an object", name);
    else if (result == BITNET_OK && bitnet__json_is_none(&j, 0))
        result =
            bitnet__fail(error, BITNET_ERROR_SCHEMA, "nothing fits the parameters of '%s'", name);
    bitnet__json_free(&j);
    return result;
}

/* Checks that it can be compiled alone. */
static bitnet_result bitnet__check_schema(const char *schema, const char *name, bool strict,
                                          const bitnet_allocator *a, bitnet_error *error) {
    bitnet_schema_options options;
    bitnet_grammar *g;
    bitnet_error why;
    options.allocator = *a;
    options.compact = false;
    options.relaxed = !strict;
    g = bitnet_grammar_from_json_schema(schema, strlen(schema), &options, &why);
    bitnet_grammar_free(g);
    if (g) return BITNET_OK;
    return bitnet__fail(error, why.result, "%s: %s", name, why.message);
}

/* Checks the schemas that must be enforced completely, or all others, to find the one that
   fails. */
static bitnet_result bitnet__check_schemas(const bitnet_tool *tools, size_t count,
                                           const bitnet_tools_options *o, bool strict,
                                           const bitnet_allocator *a, bitnet_error *error) {
    bitnet_result result = BITNET_OK;
    char name[BITNET__TOOL_NAME + 16];
    size_t i;
    for (i = 0; i < count && result == BITNET_OK; i++) {
        if (!tools[i].parameters || tools[i].strict != strict) continue;
        bitnet__print(name, sizeof name, "tool '%s'", tools[i].name);
        result = bitnet__check_schema(tools[i].parameters, name, strict, a, error);
    }
    if (result == BITNET_OK && o->reply && o->strict_reply == strict)
        result = bitnet__check_schema(o->reply, "reply", strict, a, error);
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
                                      {"choice", o->choice, 0, BITNET_TOOL_CHOICE_ONE},
                                      {"format", o->format, 0, BITNET_TOOL_FORMAT_TAGS}};
    bool found = o->choice != BITNET_TOOL_CHOICE_ONE;
    bitnet_result result = BITNET_OK;
    size_t i;
    if (BITNET__CHECK(error, table) != BITNET_OK ||
        bitnet__check_thinking(error, "thinking", o->thinking, 0) != BITNET_OK)
        return BITNET_ERROR_ARGUMENT;
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

/* The description, the schema of a call, and the grammar. */
static bitnet_result bitnet__make_tools(bitnet_tools *made, const bitnet_tokenizer *t,
                                        const bitnet_tool *tools, size_t count,
                                        const bitnet_tools_options *o, bitnet_error *error) {
    const bitnet__tool_rules rules = {made, t, o};
    bitnet__schema_use use = {
        bitnet__tools_root, &rules, BITNET__TOOL_DEPTH, -1, false, true, "called", NULL, NULL};
    bitnet__words prompt, schema;
    bitnet_string text;
    bitnet_result result;
    use.entry_index = &made->called;
    use.tokenizer = t;
    memset(&prompt, 0, sizeof prompt);
    prompt.allocator = &made->allocator;
    schema = prompt;
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
        made->reply = use.also = bitnet__member_of(&made->json, at, "reply");
        result = bitnet__check_schemas(tools, count, o, true, &made->allocator, error);
    }
    if (result == BITNET_OK) {
        made->grammar = bitnet__schema_grammar(text, &use, &made->allocator, error);
        if (!made->grammar) result = BITNET_ERROR_SCHEMA;
        if (!made->grammar) bitnet__check_schemas(tools, count, o, false, &made->allocator, error);
    }
    return result;
}

/* The row that the chat template names, or that of `form`. */
static const bitnet__tool_style *bitnet__tools_of(bitnet_tool_format form,
                                                  bitnet_chat_template chat) {
    const bitnet__tool_style *style = bitnet__tool_styles;
    const char *name = bitnet__chat_template_of(chat)->tools;
    if (form != BITNET_TOOL_FORMAT_OF_CHAT) return style + form - 1;
    while (strcmp(style->name, name) != 0) style++;
    return style;
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
    made->allocator = made->json.allocator = a;
    made->style = bitnet__tools_of(o.format, bitnet_tokenizer_chat_template(tokenizer));
    made->thinking = o.thinking;
    made->called = -1;
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

/* Reads an object; *used: its length. PENDING: it seems to be cut off. */
static bitnet_result bitnet__read_object(const bitnet_tools *tools, bitnet_string text,
                                         bitnet_tool_call *call, size_t *used) {
    bitnet__json j;
    bitnet_result result =
        bitnet__json_begin(&j, text, BITNET__JSON_VALUES, &tools->allocator, NULL);
    int32_t at = 0, name = -1, arguments = -1;
    if (result == BITNET_ERROR_JSON && bitnet__json_is_cut(&j)) result = BITNET_PENDING;
    if (result == BITNET_OK) {
        if ((at = bitnet__member_of(&j, 0, "function")) < 0) at = 0; /* as earlier calls */
        name = bitnet__member_of(&j, at, "name");
        arguments = bitnet__member_of(&j, at, tools->style->arguments);
        if (name < 0 || arguments < 0 || j.values[name].kind != BITNET__JSON_STRING)
            result = BITNET_ERROR_JSON;
    }
    if (result == BITNET_OK) {
        call->name = j.values[name].raw;
        call->name.data++;
        call->name.length -= 2; /* quotes */
        call->arguments = j.values[arguments].raw;
        *used = j.values[0].raw.length + (size_t)(j.values[0].raw.data - text.data);
    }
    bitnet__json_free(&j);
    return result;
}

/* Skips white space and `what`. PENDING: the text ends within it. JSON: something else is there. */
static bitnet_result bitnet__take_tag(bitnet_string *text, const char *what) {
    bitnet_string rest = *text;
    size_t length = strlen(what);
    while (rest.length && strchr(" \t\r\n", *rest.data)) rest.data++, rest.length--;
    if (memcmp(rest.data, what, rest.length < length ? rest.length : length) != 0)
        return BITNET_ERROR_JSON;
    if (rest.length < length) return BITNET_PENDING;
    *text = bitnet__after(rest, length);
    return BITNET_OK;
}

/* Takes everything up to `end`, and `end`; false: it is missing. */
static bool bitnet__take_until(bitnet_string *text, const char *end, bitnet_string *taken) {
    *taken = *text;
    taken->length = bitnet__search(*text, 0, end);
    if (taken->length == text->length) return false;
    *text = bitnet__after(*text, taken->length + strlen(end));
    return true;
}

/* As JSON: a value that is not a string by its schema is already JSON, if anything. */
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

/* A call with tags. */
static bitnet_result bitnet__read_tags(const bitnet_tools *tools, bitnet_string text,
                                       bitnet__words *w, bitnet_tool_call *call, size_t *used) {
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

/* The position after the next trigger; the reply's length if there is none. */
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

BITNET_API bitnet_result bitnet_tools_parse(bitnet_tools *tools, const char *reply, size_t given,
                                            size_t *text_length, bitnet_tool_call *calls,
                                            size_t capacity, size_t *count, bitnet_error *error) {
    const bitnet__tool_style *style = tools->style;
    const size_t length = bitnet__length(reply, given);
    const bitnet__argument table[] = {BITNET__LIST("reply", reply, length),
                                      BITNET__LIST("calls", calls, capacity)};
    bool bare = style->trigger[1] == 0;
    bitnet_result result = BITNET_OK;
    bitnet_string all;
    bitnet__words w;
    size_t at;
    *text_length = *count = 0;
    if (BITNET__CHECK(error, table) != BITNET_OK) return BITNET_ERROR_ARGUMENT;
    all.data = length ? reply : "";
    all.length = length;
    *text_length = bare ? (all.length && *all.data == '{' ? 0 : length)
                        : bitnet__search(all, 0, style->trigger);
    if (tools->reply >= 0 && *text_length > 0) *text_length = length; /* it begins with a call */
    if (*text_length == length) return BITNET_OK;
    memset(&w, 0, sizeof w);
    w.allocator = &tools->allocator;
    w.data = tools->read;
    w.room = tools->read_room;
    /* a byte becomes at most six, and tags are longer than their JSON: nothing moves */
    if (style->tags && !bitnet__grow(w.allocator, &w.data, &w.room, 0, 6 * length + 16, 1)) {
        *text_length = 0;
        return bitnet__no_memory(error);
    }
    tools->read = w.data;
    tools->read_room = w.room;
    at = bare ? 0 : bitnet__next_call(style, all, 0, false);
    while (result == BITNET_OK && (*count == 0 || at < length)) {
        bitnet_string rest;
        bitnet_tool_call call;
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
    if (tools->reply >= 0 && bare && result == BITNET_ERROR_JSON) { /* not a call */
        *text_length = length;
        return BITNET_OK;
    }
    if (bitnet_is_error(result))
        bitnet__fail(error, result, "call %i: %s", (int64_t)*count + 1, bitnet_result_text(result));
    if (result == BITNET_ERROR_OUT_OF_MEMORY) *text_length = *count = 0;
    return result;
}

/* ---- thoughts, which calls may end */

static size_t bitnet__begun_mark(bitnet_string s, const char *mark) {
    size_t count = strlen(mark) - 1;
    if (count > s.length) count = s.length;
    while (count && memcmp(s.data + s.length - count, mark, count) != 0) count--;
    return count;
}

BITNET_API bitnet_reply bitnet_chat_split(const bitnet_tokenizer *tokenizer, const char *reply,
                                          size_t length, unsigned thinking, bool done) {
    bitnet_string rest;
    bitnet_reply r;
    memset(&r, 0, sizeof r);
    r.text = bitnet__string_of(reply, reply ? bitnet__length(reply, length) : 0);
    if (!bitnet__thinks_at_all(tokenizer, thinking)) return r;
    rest = bitnet__skip_lines(r.text);
    if (!done && bitnet__begun_mark(rest, bitnet__opens_thought) == rest.length) {
        r.text.length = 0;
        return r;
    }
    if (bitnet__starts(rest, bitnet__opens_thought))
        rest = bitnet__skip_lines(bitnet__after(rest, sizeof bitnet__opens_thought - 1));
    else if (tokenizer->thinking == BITNET__THINKS_FREELY) return r;
    r.thought = rest;
    r.thought.length = bitnet__search(rest, 0, bitnet__closes_thought);
    r.text = bitnet__after(rest, r.thought.length);
    if (r.text.length) r.text = bitnet__after(r.text, sizeof bitnet__closes_thought - 1);
    else if (!done) r.thought.length -= bitnet__begun_mark(rest, bitnet__closes_thought);
    r.text = bitnet__skip_lines(r.text);
    r.thought = bitnet__drop_lines(r.thought);
    return r;
}

/* What comes after the trigger of a call within a thought. */
typedef enum bitnet__draft {
    BITNET__DRAFT_NONE, /* not a call */
    BITNET__DRAFT_OPEN, /* the beginning of one */
    BITNET__DRAFT_CALL
} bitnet__draft;

static bitnet__draft bitnet__draft_of(const bitnet_tools *tools, bitnet_string text) {
    bitnet_grammar calls = *tools->grammar;
    bitnet__draft draft = BITNET__DRAFT_OPEN;
    bitnet_result result;
    bitnet__matcher *m;
    size_t i;
    calls.root = tools->called;
    m = bitnet__matcher_create(&calls, NULL, &tools->allocator, &result);
    if (!m) return BITNET__DRAFT_NONE;
    for (i = 0; i < text.length && draft == BITNET__DRAFT_OPEN; i++) {
        bitnet__match_begin(m, BITNET__MATCH_WORK);
        m->state = bitnet__match_bytes(m, m->state, bitnet__string_of(text.data + i, 1));
        if (m->result || m->state == BITNET__SET_NONE) draft = BITNET__DRAFT_NONE;
        else if (m->sets[m->state].complete) draft = BITNET__DRAFT_CALL;
    }
    bitnet__matcher_free(m);
    return draft;
}

/* True if a call has been read, except for its last tag. */
static bool bitnet__has_call(bitnet_tools *tools, bitnet_string text) {
    size_t length, count;
    bitnet_tools_parse(tools, text.data, text.length, &length, NULL, 0, &count, NULL);
    return count > 0;
}

BITNET_API bitnet_reply bitnet_tools_split(bitnet_tools *tools, const bitnet_tokenizer *tokenizer,
                                           const char *reply, size_t length, bool done) {
    bitnet_reply r = bitnet_chat_split(tokenizer, reply, length, tools->thinking, done);
    const char *trigger = tools->style->trigger;
    bitnet_string thought = r.thought, draft;
    size_t at, all;
    bool closed;
    if (tools->called < 0 || r.thought.length == 0) return r;
    all = (size_t)(reply + bitnet__length(reply, length) - thought.data);
    thought.length =
        bitnet__search(bitnet__string_of(thought.data, all), 0, bitnet__closes_thought);
    closed = thought.length < all;
    for (at = 0; (at = bitnet__search(thought, at, trigger)) < thought.length; at++) {
        bitnet__draft state;
        draft = bitnet__string_of(thought.data + at, thought.length - at);
        state = bitnet__draft_of(tools, draft);
        if (state == BITNET__DRAFT_OPEN && done && !closed && bitnet__has_call(tools, draft))
            state = BITNET__DRAFT_CALL;
        if (state == BITNET__DRAFT_NONE || (state == BITNET__DRAFT_OPEN && (done || closed)))
            continue;
        r.thought.length = at;
        r.text = bitnet__string_of(draft.data, state == BITNET__DRAFT_CALL ? all - at : 0);
        r.thought = bitnet__drop_lines(r.thought);
        return r;
    }
    if (!done && !closed) r.thought.length -= bitnet__begun_mark(r.thought, trigger);
    r.thought = bitnet__drop_lines(r.thought);
    return r;
}

/* Each argument with its tag. */
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
                                 const bitnet_tool_call *call) {
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

/* Earlier calls in one list, in the API's words, as these templates get them. */
static bitnet_result bitnet__write_list(bitnet__words *w, const bitnet__tool_style *style,
                                        const bitnet_tool_call *calls, size_t count) {
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
                                        const bitnet_tool_call *call) {
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

BITNET_API bitnet_result bitnet_tools_write(const bitnet_tools *tools,
                                            const bitnet_tool_call *calls, size_t count, char *text,
                                            size_t capacity, size_t *length, bitnet_error *error) {
    const bitnet__argument table[] = {BITNET__LIST("calls", calls, count),
                                      BITNET__LIST("text", text, capacity)};
    const bitnet__tool_style *style = tools->style;
    bitnet_result result = BITNET_OK;
    bitnet__words w;
    size_t i;
    *length = 0;
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

BITNET_API bitnet_result bitnet_chat_results_begin(bitnet_session *session,
                                                   const char *const *results, size_t count,
                                                   const bitnet_generate_options *options) {
    bitnet_result result = bitnet__begin(session, options);
    bitnet_message *messages;
    size_t i;
    if (result == BITNET_OK)
        result = bitnet__check_list(&session->error, "results", results, count);
    if (result) return result;
    messages = BITNET__NEW(bitnet_message, &session->allocator, count + 1);
    if (!messages) return bitnet__no_memory(&session->error);
    for (i = 0; i < count; i++) {
        messages[i].role = BITNET_ROLE_TOOL;
        messages[i].text = results[i];
        messages[i].length = BITNET_TERMINATED;
    }
    result = bitnet__turn_feed(session, messages, count);
    bitnet__free(&session->allocator, messages);
    return result;
}

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_SCHEMA_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
