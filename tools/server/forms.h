/* forms.h - reads the output format that a request prescribes, and compiles its grammar

   Several options of several APIs prescribe JSON, a schema, a grammar, a regular expression or one
   of several texts. A request may have one of them. */

#ifndef BITNET_SERVER_FORMS_H
#define BITNET_SERVER_FORMS_H

#include "options.h"
#include "tools.h"
#include "regex.h"

typedef enum form_kind {
    FORM_NONE,
    FORM_OBJECT,  /* any JSON object */
    FORM_SCHEMA,  /* JSON that matches a schema */
    FORM_GRAMMAR, /* GBNF */
    FORM_REGEX,   /* a regular expression, which the whole text must match */
    FORM_CHOICE   /* one of several texts */
} form_kind;

typedef struct form {
    form_kind kind;
    const char *name; /* of the option */
    int32_t at;       /* its value */
    bool strict;      /* a schema must be enforced completely */
} form;

/* Sets the form to a value, unless it is missing, false or empty. Only one may be given. */
static void set_form(request *r, form *f, form_kind kind, const char *name, int32_t at) {
    if (at < 0 || kind_of(r, at) == BITNET__JSON_FALSE ||
        (kind_of(r, at) == BITNET__JSON_STRING && !text_of(r, at).length))
        return;
    if (f->kind) reject(r, 400, name, NULL, "%s and %s cannot be combined", f->name, name);
    if ((kind == FORM_GRAMMAR || kind == FORM_REGEX) && kind_of(r, at) != BITNET__JSON_STRING)
        reject(r, 400, name, NULL, "%s must be a string", name);
    if (kind == FORM_CHOICE && kind_of(r, at) != BITNET__JSON_ARRAY)
        reject(r, 400, name, NULL, "%s must be an array of strings", name);
    f->kind = kind;
    f->name = name;
    f->at = at;
}

/* Reads a format: OpenAI's response_format, whose schema is in another object, or that of other
   APIs. */
static void read_format(request *r, form *f, const char *name, int32_t at) {
    bitnet_string type = {NULL, 0};
    int32_t inner, schema;
    if (at < 0) return;
    type = string_of(r, at, "type");
    inner = object_of(r, at, "json_schema");
    schema = inner < 0 ? -1 : member(r, inner, "schema");
    if (schema < 0) schema = member(r, at, "schema"); /* llama.cpp's spelling */
    check_members(r, at, name, "type json_schema schema name description strict");
    if (bitnet__is(type, "json_object") && schema < 0) set_form(r, f, FORM_OBJECT, name, at);
    else if (schema >= 0 && (bitnet__is(type, "json_schema") || bitnet__is(type, "json_object"))) {
        set_form(r, f, FORM_SCHEMA, name, schema);
        f->strict = flag_of(r, inner < 0 ? at : inner, "strict", false);
    } else if (!bitnet__is(type, "text"))
        reject(r, 400, name, NULL,
               "type must be text, json_object or json_schema (with a schema) in "
               "response_format as json_schema.schema");
}

/* Reads the format of an endpoint. */
static void read_formats(request *r, form *f, unsigned endpoint) {
    static const struct {
        unsigned where;
        const char *name, *holder, *member, *others; /* others: members of the holder */
    } formats[] = {
        {OF_CHOICES, "response_format", NULL, "response_format", NULL},
        {OF_RESPONSE, "text.format", "text", "format", "format verbosity"},
        {OF_MESSAGES, "output_config.format", "output_config", "format", "format effort"},
        {OF_MESSAGES, "output_format", NULL, "output_format", NULL}};
    size_t i;
    for (i = 0; i < sizeof formats / sizeof *formats; i++) {
        int32_t holder = 0;
        if (!(formats[i].where & endpoint)) continue;
        if (formats[i].holder) {
            holder = object_of(r, 0, formats[i].holder);
            check_members(r, holder, formats[i].holder, formats[i].others);
        }
        if (holder >= 0)
            read_format(r, f, formats[i].name, object_of(r, holder, formats[i].member));
    }
}

/* Reads the form that a request prescribes, in all spellings. */
static form find_form(request *r, unsigned endpoint) {
    static const struct {
        const char *holder, *name;
        form_kind kind;
    } forms[] = {{NULL, "grammar", FORM_GRAMMAR},
                 {NULL, "json_schema", FORM_SCHEMA},
                 {NULL, "guided_regex", FORM_REGEX},
                 {NULL, "guided_choice", FORM_CHOICE},
                 {"structured_outputs", "grammar", FORM_GRAMMAR},
                 {"structured_outputs", "json", FORM_SCHEMA},
                 {"structured_outputs", "json_object", FORM_OBJECT},
                 {"structured_outputs", "regex", FORM_REGEX},
                 {"structured_outputs", "choice", FORM_CHOICE}};
    int32_t at = member(r, 0, "format"), holder;
    form f = {FORM_NONE, NULL, -1, true};
    size_t i;
    check_members(r, object_of(r, 0, "structured_outputs"), "structured_outputs",
                  "json json_object regex choice grammar disable_any_whitespace disable_fallback");
    read_formats(r, &f, endpoint);
    for (i = 0; i < sizeof forms / sizeof *forms; i++) {
        holder = forms[i].holder ? object_of(r, 0, forms[i].holder) : 0;
        if (holder < 0) continue;
        set_form(r, &f, forms[i].kind, forms[i].holder ? forms[i].holder : forms[i].name,
                 member(r, holder, forms[i].name));
    }
    if (at >= 0 && bitnet__is(text_of(r, at), "json")) set_form(r, &f, FORM_OBJECT, "format", at);
    else set_form(r, &f, FORM_SCHEMA, "format", at); /* Ollama's */
    if (f.kind) f.name = spelled(r, f.at, f.name);
    return f;
}

static void add_choices(request *r, const form *f, text *gbnf) {
    int32_t at = child_of(r, f->at);
    if (at < 0) reject(r, 400, f->name, NULL, "%s must not be empty", f->name);
    for (; at >= 0; at = next_of(r, at)) {
        if (kind_of(r, at) != BITNET__JSON_STRING)
            reject(r, 400, f->name, NULL, "%s must be an array of strings", f->name);
        add_literal(gbnf, text_of(r, at).data, text_of(r, at).length);
        if (next_of(r, at) >= 0) add(gbnf, "| ", 2);
    }
}

static bitnet_grammar *make_grammar(const server *s, request *r, const form *f) {
    static const char any_object[] = "{\"type\":\"object\"}";
    bitnet_schema_options options = {{NULL, NULL, NULL}, true, !f->strict};
    bitnet_string words = {NULL, 0};
    bitnet_grammar *grammar = NULL;
    text gbnf = {NULL, 0, 0};
    bitnet_error error = {BITNET_OK, ""};
    regex expression = {r, f->name, {NULL, 0}, 0};
    if (f->kind == FORM_OBJECT) words = bitnet__string(any_object), options.compact = false;
    else words = kind_of(r, f->at) == BITNET__JSON_STRING ? text_of(r, f->at) : raw_of(r, f->at);
    if (f->kind == FORM_CHOICE || f->kind == FORM_REGEX) {
        add_format(&gbnf, "root ::= ");
        expression.rest = words;
        if (f->kind == FORM_CHOICE) add_choices(r, f, &gbnf);
        else add_regex(&expression, &gbnf);
        words = bitnet__string_of(gbnf.data, gbnf.length);
    }
    if (r->status == 0 && f->kind <= FORM_SCHEMA)
        grammar = bitnet_grammar_from_json_schema(words.data, words.length, &options, &error);
    else if (r->status == 0)
        grammar = bitnet_grammar_create(
            words.data, words.length, f->kind == FORM_GRAMMAR ? s->tokenizer : NULL, NULL, &error);
    if (!grammar) reject(r, 400, f->name, NULL, "%s", error.message);
    free_text(&gbnf);
    return grammar;
}

/* Reads the form of the answer. With tools it applies to a reply without calls: returns its schema,
   which the caller frees, or NULL. *strict: it must be enforced completely. */
static char *read_form(const server *s, request *r, job *j, bool *strict) {
    form f = find_form(r, j->protocol->options);
    bitnet_string schema = {NULL, 0};
    int32_t functions = 0;
    *strict = f.strict;
    if (!f.kind || r->status) return NULL;
    j->formed = true;
    if (j->chat) free(find_functions(r, &functions));
    if (functions == 0) {
        j->grammar = make_grammar(s, r, &f);
        return NULL;
    }
    if (f.kind == FORM_OBJECT) schema = bitnet__string("{\"type\":\"object\"}");
    else if (f.kind == FORM_SCHEMA)
        schema = kind_of(r, f.at) == BITNET__JSON_STRING ? text_of(r, f.at) : raw_of(r, f.at);
    else reject(r, 400, f.name, NULL, "tools and %s cannot be combined", f.name);
    return copy_string(r, schema);
}

#endif
