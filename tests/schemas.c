/* schemas.c - random texts that the grammars of JSON schemas allow, to be checked by
   tests/schemas.py

       cc -O1 tests/schemas.c -o schemas && ./schemas 400 | python3 tests/schemas.py

       ./schemas 10 - <SCHEMAS            schemas from standard input, one per line
                                          (tests/schemas.mjs); a line that begins with a tab is a
                                          text that must match
       ./schemas 4 random <SCHEMAS        schemas that may be rejected; a line that begins with a tab
                                          is the previous schema with unsupported keywords

   For each schema, writes "S" and the schema, then the given number of times "T" and a text, or "R"
   and the reason why it is rejected, each with a zero after it. The texts are drawn byte by byte
   from the bytes allowed next. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../tools/bitnet_schema.h"
#include "test_grammar.h"

enum {
    SCHEMAS_LONG = 60, /* bytes after which a text is ended by the shortest way */
    SCHEMAS_MOST = 4096
};

static const char *const schemas_more[] = {
    "{\"type\": \"array\", \"items\": {\"type\": \"array\", \"items\": {\"type\": \"integer\", "
    "\"minimum\": -5, \"maximum\": 1005}, \"minItems\": 1, \"maxItems\": 3}, \"minItems\": 2}",
    "{\"type\": \"string\", \"minLength\": 2, \"maxLength\": 5}",
    "{\"type\": [\"integer\", \"string\", \"boolean\"], \"maximum\": 0, \"maxLength\": 2}",
    "{\"anyOf\": [{\"type\": \"object\", \"properties\": {\"x\": {\"type\": \"number\"}}, "
    "\"additionalProperties\": false}, {\"type\": \"array\", \"items\": {\"const\": \"x\"}}]}",
    "{\"$defs\": {\"tree\": {\"type\": \"object\", \"properties\": {\"value\": {\"type\": "
    "\"integer\"}, \"children\": {\"type\": \"array\", \"items\": {\"$ref\": \"#/$defs/tree\"}, "
    "\"maxItems\": 2}}, \"required\": [\"value\", \"children\"], \"additionalProperties\": "
    "false}}, \"$ref\": \"#/$defs/tree\"}",
    "{\"const\": {\"a\": [1, 2.5, \"\\u00e9\\\"\"], \"b\": {}}}",
    "{\"type\": \"object\", \"additionalProperties\": {\"type\": \"string\", \"maxLength\": 1}}",
    "{\"type\": \"object\", \"properties\": {\"aa\": {\"type\": \"boolean\"}, \"ab\": {\"type\": "
    "\"null\"}}, \"additionalProperties\": {\"type\": \"integer\", \"minimum\": 7}, \"required\": "
    "[\"ab\"]}",
    "{\"type\": \"integer\", \"minimum\": -1000000, \"maximum\": -99}",
    "{\"type\": \"integer\"}",
    "{\"type\": \"object\", \"properties\": {\"action\": {\"enum\": [\"attack\", \"flee\", "
    "\"talk\"]}, \"target\": {\"type\": [\"string\", \"null\"], \"minLength\": 1, \"maxLength\": "
    "20}, \"force\": {\"type\": \"number\"}}, \"required\": [\"action\", \"target\"], "
    "\"additionalProperties\": false}",
    "{\"oneOf\": [{\"type\": \"string\", \"maxLength\": 3}, {\"type\": \"boolean\"}, {\"type\": "
    "\"array\", \"items\": {\"type\": \"null\"}, \"minItems\": 3, \"maxItems\": 4}]}",
    "{\"type\": \"array\", \"items\": {\"anyOf\": [{\"type\": \"integer\", \"minimum\": 10, "
    "\"maximum\": 20}, {\"enum\": [\"ten\", \"twenty\", null]}]}, \"maxItems\": 6}",
    "{\"type\": \"object\", \"properties\": {\"\": {}, \"\\\"\": {\"type\": \"string\"}, \"a b\": "
    "{\"type\": \"array\", \"minItems\": 1, \"maxItems\": 1}}, \"required\": [\"\", \"a b\"], "
    "\"additionalProperties\": false}",
    "{\"type\": [\"object\", \"array\"], \"items\": {\"type\": \"string\", \"minLength\": 1, "
    "\"maxLength\": 1}, \"minItems\": 2, \"additionalProperties\": {\"type\": \"boolean\"}}",
};

/* ---- random texts that end */

enum { SCHEMAS_FAR = 1 << 20 };

static int32_t *schemas_left; /* [nodes] least bytes to the end of the node's rule */

/* The least bytes from a node to the end of its rule, computed from those of other nodes. */
static int32_t schemas_from(const bitnet_grammar *g, int32_t at) {
    const bitnet__node *node = &g->nodes[at];
    int32_t left, other;
    switch (node->kind) {
    case BITNET__NODE_END: return 0;
    case BITNET__NODE_PASS: return schemas_left[node->next];
    case BITNET__NODE_BYTES: return 1 + schemas_left[node->next];
    case BITNET__NODE_FORK:
        left = schemas_left[node->next];
        other = schemas_left[node->other];
        return left < other ? left : other;
    case BITNET__NODE_CALL:
        return schemas_left[g->rules[node->other].entry] + schemas_left[node->next];
    default: return SCHEMAS_FAR;
    }
}

/* Finds the distances of all nodes: they shrink until none changes. */
static void schemas_measure(const bitnet_grammar *g) {
    bool more = true;
    size_t i;
    schemas_left = (int32_t *)realloc(schemas_left, (g->node_count + 1) * sizeof *schemas_left);
    for (i = 0; i < g->node_count; i++) schemas_left[i] = SCHEMAS_FAR;
    while (more)
        for (more = false, i = g->node_count; i-- > 0;) {
            int32_t left = schemas_from(g, (int32_t)i);
            if (left >= schemas_left[i]) continue;
            schemas_left[i] = left;
            more = true;
        }
}

/* The bytes of the shortest end of a text. */
static int64_t schemas_distance(const bitnet__matcher *m, int32_t state) {
    const bitnet__set *set = &m->sets[state];
    int64_t least = SCHEMAS_FAR;
    uint32_t i;
    if (state == BITNET__SET_EMPTY || set->complete) return 0;
    for (i = 0; i < set->count; i++) {
        const bitnet__edge *edge = &m->edges[set->edge + i];
        int64_t left = schemas_left[edge->node];
        if (left < least) left += schemas_distance(m, edge->rest);
        if (left < least) least = left;
    }
    return least;
}

/* A byte that may come after a state: any, or one on the shortest way to the end. */
static int schemas_byte(bitnet__matcher *m, int32_t state, bool close, uint64_t random) {
    int may[256], count = 0, byte;
    int64_t least = SCHEMAS_FAR;
    for (byte = 0; byte < 256; byte++) {
        int32_t next = bitnet__step(m, state, m->grammar->class_of[byte]);
        int64_t distance = close ? schemas_distance(m, next) : 0;
        if (next == BITNET__SET_NONE || distance > least) continue;
        if (distance < least) count = 0;
        least = distance;
        may[count++] = byte;
    }
    return count ? may[random % (uint64_t)count] : -1;
}

/* Draws a text that the grammar allows; false: it did not end. */
static bool schemas_text(bitnet__matcher *m, uint64_t seed, char *text) {
    size_t length;
    m->state = m->start;
    for (length = 0; length < SCHEMAS_MOST; length++) {
        uint64_t random = bitnet__random(seed, length);
        bool close = length > SCHEMAS_LONG || random % 8 == 0;
        int byte;
        bitnet__match_begin(m, BITNET__MATCH_WORK);
        if (m->sets[m->state].complete && (close || random % 3 == 1)) break;
        byte = schemas_byte(m, m->state, close, random >> 8);
        if (byte < 0) break;
        text[length] = (char)byte;
        m->state = bitnet__step(m, m->state, m->grammar->class_of[byte]);
    }
    text[length] = 0;
    return length < SCHEMAS_MOST && m->sets[m->state].complete;
}

/* Writes `count` texts; false: one of them does not end, or the other grammar does not allow it. */
static bool schemas_texts(const bitnet_grammar *g, const bitnet_grammar *other, const char *schema,
                          int count) {
    static char text[SCHEMAS_MOST + 1];
    bitnet_allocator a = bitnet__allocator(NULL);
    bitnet_result result;
    bitnet__matcher *m = bitnet__matcher_create(g, NULL, &a, &result);
    bool right = m != NULL;
    int i;
    schemas_measure(g);
    for (i = 0; i < count && right; i++) {
        right = schemas_text(m, (uint64_t)i, text) && grammar_match(g, text) == BITNET_OK &&
                grammar_match(other, text) == BITNET_OK;
        if (right) printf("T%s%c", text, 0);
        else fprintf(stderr, "%s: does not end, or differs: %.99s\n", schema, text);
    }
    if (m) bitnet__matcher_free(m);
    return right;
}

static bool schemas_write(const char *schema, int count) {
    bitnet_grammar *g = grammar_of_schema(schema);
    bool right = g != NULL;
    printf("S%s%c", schema, 0);
    right = right && schemas_texts(g, g, schema, count);
    bitnet_grammar_free(g);
    return right;
}

/* Compares a schema with the same one plus unsupported keywords: relaxed, both have the same
   texts. */
static bool schemas_write_both(const char *schema, const char *more, int count) {
    bitnet_schema_options options = {{NULL, NULL, NULL}, false, true};
    bitnet_error error, refused;
    bitnet_grammar *g = bitnet_grammar_from_json_schema(schema, strlen(schema), NULL, &error);
    bitnet_grammar *wide = bitnet_grammar_from_json_schema(more, strlen(more), &options, &refused);
    bool right = wide || !g;
    printf("S%s%c", schema, 0);
    if (!g) printf("R%s%c", error.message, 0);
    else if (wide)
        right = schemas_texts(g, wide, schema, count) && schemas_texts(wide, g, more, count);
    if (!right) fprintf(stderr, "%s: is not as %s\n", more, schema);
    if (!wide) fprintf(stderr, "refused even if relaxed: %s: %s\n", refused.message, more);
    bitnet_grammar_free(g);
    bitnet_grammar_free(wide);
    return right;
}

/* An example of the schema before it. */
static bool schemas_accept(const char *schema, const char *text) {
    bitnet_grammar *g = grammar_of_schema(schema);
    bool fits = g && grammar_match(g, text) == BITNET_OK;
    bitnet_grammar_free(g);
    if (!fits) fprintf(stderr, "%s: refuses %s\n", schema, text);
    return fits;
}

int main(int argc, char **argv) {
    static char line[1 << 16], schema[1 << 16];
    int count = argc > 1 ? atoi(argv[1]) : 400;
    bool right = true, random = argc > 2 && !strcmp(argv[2], "random");
    size_t i;
    while (argc > 2 && fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        if (*line != '\t') strcpy(schema, line);
        if (random) right = (*line != '\t' || schemas_write_both(schema, line + 1, count)) && right;
        else if (*line == '\t') right = schemas_accept(schema, line + 1) && right;
        else right = schemas_write(schema, count) && right;
    }
    if (argc > 2) return !right;
    for (i = 0; i < sizeof grammar_schemas / sizeof *grammar_schemas; i++)
        right = schemas_write(grammar_schemas[i].schema, count) && right;
    for (i = 0; i < sizeof schemas_more / sizeof *schemas_more; i++)
        right = schemas_write(schemas_more[i], count) && right;
    return !right;
}
