/* test_table.h - what each operation does to each field of a session

   The table is read from tools/headers/session.md. Its names must be those of the fields: of the
   struct, and of structs in it whose members are in the table. Each operation is performed on
   sessions with all possible contents, and every cell is checked. A field is compared by its
   content: the tokens, the keys and values of computed positions, the hidden state, the rows of a
   batch, the tokens that a grammar allows. */

#ifndef TEST_TABLE_H
#define TEST_TABLE_H

#include <stddef.h>

#include "make.h"
#include "run.h"
#include "sequences.h"

enum { TABLE_CONTEXT = 128, TABLE_KEEP = 4, TABLE_ROWS = 128, TABLE_NAME = 40 };

/* ---- fields */

/* The content of a field: of its first n positions, for each n; numbers have one position. */
typedef struct table_value {
    int32_t count;
    uint64_t hash[TABLE_CONTEXT + 2];
} table_value;

static uint64_t table_hash(uint64_t hash, const void *data, size_t size) {
    const uint8_t *bytes = (const uint8_t *)data;
    size_t i;
    for (i = 0; i < size; i++) hash = (hash ^ bytes[i]) * 0x100000001B3u;
    return hash ^ (size ? hash >> 29 : 0);
}

static void table_push(table_value *v, const void *data, size_t size) {
    v->hash[v->count + 1] = table_hash(v->hash[v->count] + 1, data, size);
    v->count++;
}

/* Nothing, if all bytes are 0. */
static void table_bytes(table_value *v, const void *data, size_t size) {
    const uint8_t *bytes = (const uint8_t *)data;
    size_t i;
    for (i = 0; i < size && !bytes[i];) i++;
    if (i < size) table_push(v, data, size);
}

/* Fields that are compared up to a number of positions. */
static void table_number(table_value *v, int32_t number) {
    while (v->count < number && v->count < TABLE_CONTEXT) table_push(v, "", 1);
}

static void table_tokens(const bitnet_session *s, table_value *v) {
    size_t width = bitnet__joins(&s->model->info) ? (size_t)s->model->info.hidden_size : 0;
    int32_t i;
    for (i = 0; i < s->length; i++) {
        uint64_t hash = table_hash(0, &s->tokens[i], sizeof *s->tokens);
        if (width) hash = table_hash(hash, bitnet__joined_state(s, i), width * sizeof(float));
        table_push(v, &hash, sizeof hash);
    }
}

static void table_length(const bitnet_session *s, table_value *v) { table_number(v, s->length); }
static void table_computed(const bitnet_session *s, table_value *v) {
    table_number(v, s->computed);
}
static void table_host(const bitnet_session *s, table_value *v) {
    table_number(v, s->device.host_valid);
}

static void table_device(const bitnet_session *s, table_value *v) {
    table_number(v, s->device.device_valid);
}

/* keys and values */
static void table_pages(const bitnet_session *s, table_value *v) {
    const bitnet_model_info *info = &s->model->info;
    int32_t i;
    int layer, head, value;
    for (i = 0; i < s->computed; i++) {
        uint64_t hash = 1;
        for (layer = 0; layer < info->layers; layer++)
            for (head = 0; head < info->kv_heads && !bitnet__is_recurrent(info, layer); head++)
                for (value = 0; value < 2; value++) {
                    const bitnet__page *page = s->pages[i / BITNET__PAGE];
                    float *step;
                    hash = table_hash(hash,
                                      bitnet__row_of(page, info, layer, head, value != 0,
                                                     i % BITNET__PAGE, &step),
                                      (size_t)info->head_size * sizeof(uint16_t));
                }
        table_push(v, &hash, sizeof hash);
    }
}

static size_t table_snapshot_bytes(const bitnet_session *s) {
    return (size_t)bitnet__snapshot_size(&s->model->info) * sizeof(float);
}

/* snapshots, up to each position */
static void table_snapshots(const bitnet_session *s, table_value *v) {
    const bitnet__recurrent *r = &s->recurrent;
    uint64_t hash = 1;
    int32_t i;
    for (i = 0; i < r->count; i++) {
        while (v->count + 1 < r->kept[i]->position) table_push(v, &hash, sizeof hash);
        hash = table_hash(hash, r->kept[i]->floats, table_snapshot_bytes(s));
        table_push(v, &hash, sizeof hash);
    }
}

/* the replay log's entries of drafts that can still be accepted */
static void table_log(const bitnet_session *s, table_value *v) {
    const bitnet__recurrent *r = &s->recurrent;
    const bitnet_model_info *info = &s->model->info;
    int32_t at;
    if (!info->state_heads || r->log_to <= s->computed || r->log_from > s->computed) return;
    for (at = 0; at < r->log_to; at++) {
        v->hash[at + 1] = 1;
        if (at >= s->computed)
            v->hash[at + 1] = table_hash(1, bitnet__log_entry_of(info, r, at, 0).channels,
                                         bitnet__log_entry_size(info) * sizeof(float));
    }
    v->count = r->log_to;
}

static void table_rows(const bitnet_session *s, const bitnet__batch *b, table_value *v) {
    int32_t i, numbers[3];
    for (i = 0; b && i < b->count; i++) {
        if (b->rows[i].session != s) continue;
        numbers[0] = b->rows[i].position, numbers[1] = b->rows[i].id, numbers[2] = b->stage;
        table_push(v, numbers, sizeof numbers);
    }
}

static void table_batch(const bitnet_session *s, table_value *v) { table_rows(s, s->batch, v); }

static void table_choice(const bitnet_session *s, table_value *v) {
    const bitnet__choice *c = s->choice;
    int32_t numbers[4];
    if (!c || c->stage == BITNET__HEAD_IDLE) return;
    numbers[0] = (int32_t)c->stage, numbers[1] = c->at, numbers[2] = c->length;
    numbers[3] = c->survivor_count;
    table_push(v, numbers, sizeof numbers);
}

/* what may begin its text, at position `from` */
static void table_constraint(const bitnet_session *s, table_value *v) {
    const bitnet__constraint *c = &s->constraint;
    const bitnet__mask *mask = NULL;
    bitnet_error error;
    void *copy = c->state ? c->functions->copy(c->state) : NULL;
    uint64_t hash = 1;
    if (!copy) return;
    if (c->functions->allow(copy, s->tokens, 0, 0, &mask, &error) == BITNET_OK)
        hash = table_hash(hash, mask->bits, (size_t)s->model->info.vocab_size / 8);
    c->functions->free(copy);
    while (v->count <= c->from) table_push(v, &hash, sizeof hash);
}

static bool table_has_state(const bitnet_session *s) {
    return s->end.hidden_at > 0 && s->end.hidden_at <= s->computed;
}

static void table_hidden(const bitnet_session *s, table_value *v) {
    if (!table_has_state(s)) return;
    v->count = s->end.hidden_at;
    v->hash[v->count] =
        table_hash(1, s->end.hidden, (size_t)s->model->info.hidden_size * sizeof(float));
}

static void table_logits(const bitnet_session *s, table_value *v) {
    if (!table_has_state(s) || !s->end.has_logits) return;
    v->count = s->end.hidden_at;
    v->hash[v->count] =
        table_hash(1, s->end.logits, (size_t)s->model->info.vocab_size * sizeof(float));
}

static void table_drafts(const bitnet_session *s, table_value *v) {
    const bitnet__drafts *d = &s->drafts;
    uint64_t hash = 1;
    int32_t at;
    for (at = 0; at < d->end && d->from < d->end; at++) {
        if (at >= d->from) {
            hash = table_hash(hash, &d->tokens[at - d->from], sizeof *d->tokens);
            hash = table_hash(hash, bitnet__drafts_row(d, at - d->from),
                              (size_t)s->model->info.hidden_size * sizeof(float));
        }
        table_push(v, &hash, sizeof hash);
    }
}

static void table_stats(const bitnet_session *s, table_value *v) {
    bitnet_session_stats t = s->stats;
    t.prompt_microseconds = t.decode_microseconds = t.sample_microseconds = 0;
    table_bytes(v, &t, sizeof t);
}

static void table_written(const bitnet_session *s, table_value *v) {
    const bitnet__written *w = &s->generation.written;
    table_bytes(v, &w->detokenizer, sizeof w->detokenizer);
    table_bytes(v, &w->passed, sizeof w->passed);
    if (w->length) table_push(v, w->text, w->length);
    if (w->begin_count) table_push(v, w->begins, w->begin_count * sizeof *w->begins);
}

static void table_stops(const bitnet_session *s, table_value *v) {
    const bitnet__stops *stops = &s->generation.stops;
    const char *string = stops->strings;
    size_t i;
    for (i = 0; i < stops->count; i++, string += strlen(string) + 1)
        table_push(v, string, strlen(string));
    if (stops->id_count) table_push(v, stops->ids, stops->id_count * sizeof *stops->ids);
}

static void table_taken(const bitnet_session *s, table_value *v) {
    const bitnet__token_report *taken = &s->generation.taken;
    size_t i;
    for (i = 0; i < taken->count; i++)
        table_push(v, &taken->tokens[i].token, sizeof taken->tokens[i].token);
    if (taken->keep) table_push(v, "keep", 4);
}

static void table_parked(const bitnet_session *s, table_value *v) {
    table_bytes(v, &s->parked.state, sizeof s->parked.state);
}

typedef struct table_field {
    const char *name;
    size_t offset, size; /* of fields that are compared byte by byte */
    void (*probe)(const bitnet_session *s, table_value *v);
} table_field;

#define TABLE_PLAIN(name) \
    { #name, offsetof(bitnet_session, name), sizeof(((bitnet_session *)NULL)->name), NULL }
#define TABLE_PROBE(name, probe) \
    { #name, 0, 0, probe }

static const table_field table_fields[] = {
    TABLE_PLAIN(model),
    TABLE_PLAIN(allocator),
    TABLE_PLAIN(options.context_length),
    TABLE_PLAIN(options.batch),
    TABLE_PLAIN(options.overflow),
    TABLE_PLAIN(options.keep),
    TABLE_PLAIN(options.snapshots),
    TABLE_PLAIN(options.cache),
    TABLE_PLAIN(options.full_head),
    TABLE_PLAIN(long_rope),
    TABLE_PLAIN(error),
    TABLE_PLAIN(failed),
    TABLE_PROBE(stats, table_stats),
    TABLE_PLAIN(calls.cancel),
    TABLE_PLAIN(calls.busy),
    TABLE_PLAIN(calls.depth),
    TABLE_PLAIN(calls.freed),
    TABLE_PROBE(tokens, table_tokens),
    TABLE_PROBE(length, table_length),
    TABLE_PROBE(computed, table_computed),
    TABLE_PROBE(pages, table_pages),
    TABLE_PROBE(recurrent.kept, table_snapshots),
    TABLE_PROBE(recurrent.count, table_snapshots),
    TABLE_PROBE(recurrent.replay_log, table_log),
    TABLE_PROBE(recurrent.log_from, table_log),
    TABLE_PROBE(recurrent.log_to, table_log),
    TABLE_PLAIN(recurrent.turn_token),
    TABLE_PLAIN(recurrent.spares),
    TABLE_PLAIN(recurrent.spare_count),
    TABLE_PLAIN(recurrent.turns),
    TABLE_PLAIN(recurrent.turn_count),
    TABLE_PLAIN(recurrent.drafting),
    TABLE_PLAIN(device.backend),
    TABLE_PLAIN(device.state),
    TABLE_PROBE(device.host_valid, table_host),
    TABLE_PROBE(device.device_valid, table_device),
    TABLE_PROBE(batch, table_batch),
    TABLE_PLAIN(pass),
    TABLE_PLAIN(led),
    TABLE_PLAIN(turn),
    TABLE_PROBE(choice, table_choice),
    TABLE_PLAIN(adapter),
    TABLE_PLAIN(adapter_scale),
    TABLE_PROBE(constraint, table_constraint),
    TABLE_PLAIN(observer),
    TABLE_PLAIN(states_only),
    TABLE_PROBE(end.hidden, table_hidden),
    TABLE_PROBE(end.hidden_at, table_hidden),
    TABLE_PROBE(end.has_logits, table_logits),
    TABLE_PLAIN(end.logits),
    TABLE_PLAIN(drafts.drafter),
    TABLE_PROBE(drafts.from, table_drafts),
    TABLE_PROBE(drafts.end, table_drafts),
    TABLE_PROBE(drafts.tokens, table_drafts),
    TABLE_PROBE(drafts.states, table_drafts),
    TABLE_PLAIN(drafts.stride),
    TABLE_PLAIN(drafts.ahead),
    TABLE_PLAIN(drafts.ahead_begun),
    TABLE_PLAIN(drafts.ahead_ready),
    TABLE_PLAIN(sampler.sampling),
    TABLE_PLAIN(sampler.draws),
    TABLE_PLAIN(sampler.screen_pause),
    TABLE_PLAIN(sampler.screen_pause_next),
    TABLE_PLAIN(sampler.rows_touched),
    TABLE_PLAIN(sampler.released),
    TABLE_PLAIN(sampler.candidates),
    TABLE_PLAIN(sampler.candidate_capacity),
    TABLE_PLAIN(sampler.mask),
    TABLE_PLAIN(generation.options),
    TABLE_PLAIN(generation.active),
    TABLE_PLAIN(generation.open),
    TABLE_PLAIN(generation.tokens),
    TABLE_PLAIN(generation.credit),
    TABLE_PLAIN(generation.skips),
    TABLE_PLAIN(generation.reason),
    TABLE_PLAIN(generation.failed),
    TABLE_PROBE(generation.written, table_written),
    TABLE_PROBE(generation.stops, table_stops),
    TABLE_PLAIN(generation.thought),
    TABLE_PROBE(generation.taken, table_taken),
    TABLE_PROBE(parked, table_parked),
};

enum { TABLE_FIELDS = sizeof table_fields / sizeof *table_fields };

/* Values of all fields. */
typedef struct table_values {
    table_value of[TABLE_FIELDS];
    bitnet_session raw; /* whose pointers may be void */
} table_values;

static void table_read(const bitnet_session *s, table_values *values) {
    int i;
    memset(values, 0, sizeof *values);
    for (i = 0; i < TABLE_FIELDS; i++)
        if (table_fields[i].probe) table_fields[i].probe(s, &values->of[i]);
        else
            table_bytes(&values->of[i], (const char *)s + table_fields[i].offset,
                        table_fields[i].size);
    values->raw = *s;
}

static const table_value *table_of(const table_values *values, const char *name) {
    int i = 0;
    while (strcmp(table_fields[i].name, name) != 0) i++;
    return &values->of[i];
}

/* ---- the table, and the structs as bitnet.h has them */

/* and in how many variants they are performed */
static const struct {
    const char *name;
    int variants;
} table_operations[] = {{"new", 1},   {"copy", 1}, {"cut", 2},   {"reset", 1},   {"cancel", 1},
                        {"save", 3},  {"load", 1}, {"light", 1}, {"adapter", 2}, {"rule", 2},
                        {"begin", 2}, {"feed", 1}, {"slide", 1}};
enum { TABLE_COLUMNS = sizeof table_operations / sizeof *table_operations };

static char table_cells[TABLE_FIELDS][TABLE_COLUMNS];
static bool table_named[TABLE_FIELDS];

/* The next word of a text, up to a space or a comma; false: there is none. */
static bool table_word(const char **text, char *word, bool *comma) {
    size_t length = 0;
    while (**text == ' ' || **text == '\n') ++*text;
    while (**text && **text != ' ' && **text != '\n' && **text != ',' && length + 1 < TABLE_NAME)
        word[length++] = *(*text)++;
    word[length] = 0;
    *comma = **text == ',';
    *text += *comma;
    return length > 0 && strcmp(word, "```") != 0;
}

static int table_index(const char *name) {
    int i = 0;
    while (i < TABLE_FIELDS && strcmp(table_fields[i].name, name) != 0) i++;
    return i;
}

/* Reads a row: names with commas, then a cell for each operation. The names after the first are of
   the same struct. */
static bool table_read_row(const char **text) {
    int fields[TABLE_FIELDS], count = 0, i, column;
    char word[TABLE_NAME], name[2 * TABLE_NAME] = "";
    bool comma = true;
    while (comma) {
        char *dot = strrchr(name, '.');
        if (!table_word(text, word, &comma)) return false;
        if (!dot || strchr(word, '.')) name[0] = 0;
        else dot[1] = 0;
        strcat(name, word);
        i = table_index(name);
        if (!CHECK_CASE(i < TABLE_FIELDS && !table_named[i], name)) return false;
        table_named[i] = true;
        fields[count++] = i;
    }
    for (column = 0; column < TABLE_COLUMNS; column++) {
        bool read = table_word(text, word, &comma);
        if (!CHECK_CASE(read && !word[1] && strchr("0=<-+*.", word[0]), name)) return false;
        for (i = 0; i < count; i++) table_cells[fields[i]][column] = word[0];
    }
    return true;
}

static void table_read_rows(void) {
    size_t size = 0;
    char *file = check_read_file("tools/headers/session.md", &size), word[TABLE_NAME];
    const char *text = file ? strstr(file, "\n   field ") : NULL, *row;
    bool comma;
    int i;
    if (!CHECK(text != NULL)) return;
    text += strlen("\n   field ");
    for (i = 0; i < TABLE_COLUMNS; i++)
        CHECK_CASE(table_word(&text, word, &comma) && strcmp(word, table_operations[i].name) == 0,
                   word);
    for (row = text; table_word(&row, word, &comma) && table_read_row(&text);) row = text;
    for (i = 0; i < TABLE_FIELDS; i++) CHECK_CASE(table_named[i], table_fields[i].name);
    free(file);
}

static bool table_is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* The name in a declaration: "const x *name[8]" declares `name`. */
static void table_declared(const char *from, const char *to, char *name) {
    const char *end;
    while (to > from && (to[-1] == ' ' || to[-1] == ']')) {
        if (to[-1] == ']')
            while (to > from && *to != '[') to--;
        else to--;
    }
    for (end = to; to > from && table_is_word(to[-1]);) to--;
    snprintf(name, TABLE_NAME, "%.*s", (int)(end - to), to);
}

/* True if the table names members of a field. */
static bool table_divides(const char *path) {
    size_t length = strlen(path);
    int i = 0;
    while (i < TABLE_FIELDS && (strncmp(table_fields[i].name, path, length) != 0 ||
                                table_fields[i].name[length] != '.'))
        i++;
    return i < TABLE_FIELDS;
}

/* Checks that the table has a row for each member of a struct, whose text begins with `begin`. */
static int table_check_struct(const char *header, const char *begin, const char *prefix) {
    const char *p = strstr(header, begin);
    int found = 0;
    if (!CHECK_CASE(p != NULL, begin)) return 0;
    for (p += strlen(begin); *p != '}'; p++) { /* a declaration */
        const char *end, *type, *from;
        char types[TABLE_NAME], name[TABLE_NAME], path[3 * TABLE_NAME], inner[2 * TABLE_NAME];
        while (*p == ' ' || *p == '\n' || strncmp(p, "/*", 2) == 0)
            p = *p == '/' ? strstr(p, "*/") + 2 : p + 1;
        if (*p == '}') break;
        end = strchr(p, ';');
        type = strncmp(p, "const ", 6) == 0 ? p + 6 : p;
        snprintf(types, sizeof types, "%.*s", (int)strcspn(type, " "), type);
        for (from = p; from <= end; from = p) {
            while (*p != ',' && *p != ';') p++;
            table_declared(from, p, name);
            snprintf(path, sizeof path, "%s%s", prefix, name);
            if (table_divides(path)) {
                snprintf(inner, sizeof inner, "typedef struct %s {", types);
                strcat(path, ".");
                found += table_check_struct(header, inner, path);
            } else {
                CHECK_CASE(table_index(path) < TABLE_FIELDS, path);
                found++;
            }
            if (*p++ == ';') break;
        }
        p = end;
    }
    return found;
}

/* ---- sessions that have everything */

typedef enum table_scene {
    TABLE_DRAFTS,  /* some accepted, others open */
    TABLE_LOGITS,  /* all of them */
    TABLE_CHOICE,  /* one that is done */
    TABLE_ALONE,   /* an interrupted pass, with drafts */
    TABLE_PROMPT,  /* the same, with several waiting tokens */
    TABLE_LEADER,  /* of an interrupted shared pass */
    TABLE_FOLLOWS, /* in one that another session leads */
    TABLE_DEVICE,  /* another processor computed most of it */
    TABLE_SCENES
} table_scene;

typedef struct table_world {
    bitnet_model *main, *model; /* the second is its MTP head, or the same */
    const bitnet_adapter *adapters[2];
    bitnet_grammar *grammars[2];
    table_scene scene;
    bool head;
    bitnet_session *other; /* shares a pass with the last one that was made */
    table_values before, after, source, fresh;
    bool differs[TABLE_FIELDS]; /* from a new session, in some scene */
    int freed;                  /* parked things */
    char what[200];
} table_world;

static int32_t table_id(int variant, int32_t position) {
    return 1 + (variant * 11 + position * 37 + position / 3) % 250;
}

/* Knows the text of the first variant. */
static size_t table_draft(void *user, const int32_t *tokens, size_t length, int32_t *ids,
                          size_t capacity) {
    size_t i;
    (void)user, (void)tokens;
    for (i = 0; i < capacity && i < 7; i++) ids[i] = table_id(0, (int32_t)(length + i));
    return i;
}

static void table_free_parked(bitnet_session *s, void *state) { (void)s, ++*(int *)state; }

static bitnet_result table_fetch(bitnet_session *s) {
    s->device.host_valid = s->computed;
    return BITNET_OK;
}
static void table_end(bitnet_session *s) { s->device.state = NULL; }

static void table_feed(const table_world *w, bitnet_session *s, int variant, int32_t count) {
    int32_t i;
    size_t k, width = (size_t)s->model->info.hidden_size;
    float *state = (float *)malloc(width * sizeof(float));
    for (i = 0; i < count; i++) {
        int32_t id = table_id(variant, s->length);
        for (k = 0; k < width; k++)
            state[k] = (float)((int)(k + (size_t)s->length) * 7919 % 1000 - 500 + variant) / 300.0f;
        CHECK((w->head && i % 3 ? bitnet_feed_hidden(s, &id, state, 1) : bitnet_feed(s, &id, 1)) ==
              BITNET_OK);
    }
    free(state);
}

static bitnet_session *table_create(const table_world *w) {
    bitnet_session_options options;
    memset(&options, 0, sizeof options);
    options.context_length = TABLE_CONTEXT;
    options.batch = 32;
    options.overflow = BITNET_OVERFLOW_SLIDE;
    options.keep = TABLE_KEEP;
    return bitnet_session_create(w->model, &options, NULL);
}

/* Some generated tokens, under a grammar; the generation continues. */
static void table_generate(table_world *w, bitnet_session *s) {
    static const char *const stops[2] = {"zebra", "?!"};
    static const int32_t ids[1] = {7};
    bitnet_generate_options o;
    bitnet_budget few = {0, 3};
    const char *text;
    size_t length;
    memset(&o, 0, sizeof o);
    o.stop = stops, o.stop_count = 2;
    o.stop_ids = ids, o.stop_id_count = 1;
    o.min_tokens = 40, o.max_tokens = 50, o.max_thinking_tokens = 30;
    CHECK(bitnet_session_set_grammar(s, w->grammars[0]) == BITNET_OK);
    CHECK(bitnet_generate_begin(s, NULL, 0, &o) == BITNET_OK);
    CHECK(bitnet_generate_next(s, &few, &text, &length) == BITNET_OK);
    s->generation.open = w->scene == TABLE_DRAFTS ? BITNET__OPEN_SYSTEM : BITNET__OPEN_REPLY;
}

static bitnet_drafter table_drafter(void) {
    bitnet_drafter drafter;
    memset(&drafter, 0, sizeof drafter);
    drafter.draft = table_draft;
    return drafter;
}

/* Steps with a budget of zero, until the pass is between two slices. */
static void table_interrupt(bitnet_session **sessions, size_t count) {
    bitnet_budget instant = {1, 0};
    CHECK(bitnet_step_many(sessions, count, &instant) == BITNET_PENDING);
    CHECK(sessions[0]->pass != 0);
}

static void table_enter_scene(table_world *w, bitnet_session *s, int variant) {
    bitnet_drafter drafter = table_drafter();
    bitnet_session *pair[2];
    int32_t id;
    switch (w->scene) {
    case TABLE_DRAFTS:
    case TABLE_ALONE:
        CHECK(bitnet_step(s, NULL) == BITNET_OK);
        bitnet_session_set_drafter(s, &drafter);
        table_feed(w, s, variant, 1);
        if (w->scene == TABLE_ALONE) {
            table_interrupt(&s, 1);
            break;
        }
        CHECK(bitnet_step(s, NULL) == BITNET_OK && s->drafts.end == s->length + 7);
        id = table_id(0, s->length);
        CHECK(bitnet_feed(s, &id, 1) == BITNET_OK && (w->head || s->computed == s->length));
        break;
    case TABLE_LOGITS:
        table_feed(w, s, variant, 9);
        CHECK(logits_of(s) != NULL);
        break;
    case TABLE_CHOICE:
        w->other = bitnet_session_copy(s, NULL);
        pair[0] = s, pair[1] = w->other;
        CHECK(bitnet_step_many(pair, 2, NULL) == BITNET_OK);
        CHECK(s->choice && s->choice->stage == BITNET__HEAD_CHOSEN);
        break;
    case TABLE_LEADER:
    case TABLE_FOLLOWS:
        table_feed(w, s, variant, 9);
        w->other = bitnet_session_copy(s, NULL);
        table_feed(w, w->other, variant, 5);
        pair[w->scene == TABLE_FOLLOWS] = s;
        pair[w->scene != TABLE_FOLLOWS] = w->other;
        table_interrupt(pair, 2);
        break;
    case TABLE_PROMPT:
        table_feed(w, s, variant, 11);
        table_interrupt(&s, 1);
        break;
    default:
        table_feed(w, s, variant, 9);
        CHECK(bitnet_step(s, NULL) == BITNET_OK);
        break;
    }
}

static bitnet_session *table_make(table_world *w, int variant) {
    static bitnet__backend backend;
    bitnet_session *s = table_create(w);
    bitnet_sampling sampling = run_sampling();
    w->other = NULL;
    sampling.temperature = 0.8f + 0.1f * (float)variant;
    sampling.seed = 5 + (uint64_t)variant;
    sampling.typical_p = 0.9f - 0.1f * (float)variant;
    sampling.stages[0] = BITNET_STAGE_TOP_K; /* not saved */
    sampling.stages[1] = (uint8_t)(BITNET_STAGE_MIN_P + variant);
    CHECK(bitnet_session_set_sampling(s, &sampling) == BITNET_OK);
    if (w->adapters[0]) CHECK(bitnet_session_set_adapter(s, w->adapters[0], 0.5f) == BITNET_OK);
    table_feed(w, s, variant, 40 + variant);
    CHECK(bitnet_step(s, NULL) == BITNET_OK);
    table_generate(w, s);
    table_enter_scene(w, s, variant);
    bitnet_session_set_drafter(s, NULL);
    s->drafts.drafter.user = w; /* and what follows: as nothing else here does */
    s->observer.user = w;
    s->parked.state = &w->freed;
    s->parked.free = table_free_parked;
    s->sampler.screen_pause = 3 + variant;
    s->sampler.screen_pause_next += 2 + variant;
    s->sampler.rows_touched = s->sampler.released = 5 + variant;
    s->generation.taken.keep = true;
    s->generation.credit = 3 + variant;
    s->generation.skips = true;
    bitnet__fail(&s->error, BITNET_ERROR_ARGUMENT, "an earlier error");
    if (w->scene == TABLE_DRAFTS) {
        s->states_only = true;
        s->failed = BITNET_ERROR_OUT_OF_MEMORY;
        s->generation.reason = BITNET_STOP_LENGTH;
        s->generation.failed = BITNET_ERROR_TOKEN;
    }
    if (w->scene == TABLE_DEVICE) {
        backend.fetch = table_fetch;
        backend.end = table_end;
        s->device.backend = &backend;
        s->device.state = w;
        s->device.host_valid = s->computed - 4;
        s->device.device_valid = s->computed - variant;
    }
    bitnet_session_cancel(s);
    CHECK(bitnet__check_session(s));
    return s;
}

/* Overwrites fields that are only memory. */
static void table_scribble(bitnet_session *s) {
    int32_t i;
    memset(s->sampler.candidates, 0xFF, s->sampler.candidate_capacity * sizeof(bitnet__candidate));
    if (s->end.logits && !s->end.has_logits)
        memset(s->end.logits, 0xFF, (size_t)s->model->info.vocab_size * sizeof(float));
    if (s->pass == 0) {
        for (i = 0; i < s->recurrent.spare_count; i++)
            memset(s->recurrent.spares[i]->floats, 0xFF, table_snapshot_bytes(s));
        memset(s->recurrent.turns, 0xFF, sizeof s->recurrent.turns);
        s->recurrent.drafting = !s->recurrent.drafting;
        if (s->drafts.states && s->drafts.from == s->drafts.end)
            memset(s->drafts.states, 0xFF, BITNET__DRAFTS * s->drafts.stride * sizeof(float));
    }
    s->sampler.mask = NULL;
}

/* ---- operations */

static size_t table_save(bitnet_session *s, bool light, uint8_t **state) {
    size_t size = 0;
    *state = run_save(s, light ? BITNET_SAVE_TOKENS : 0, &size);
    CHECK(*state != NULL);
    return size;
}

static void table_restore(table_world *w, bitnet_session *s, bool light) {
    bitnet_session *source = table_make(w, 1);
    bitnet_session *other = w->other;
    uint8_t *state;
    size_t size;
    source->options.keep = TABLE_KEEP - 1;
    size = table_save(source, light, &state);
    table_read(source, &w->source);
    CHECK(bitnet_session_load_memory(s, state, size) == BITNET_OK);
    free(state);
    bitnet_session_free(source);
    bitnet_session_free(other);
}

static void table_cancel(bitnet_session *s) {
    bool waits = s->computed < s->length;
    bitnet_session_cancel(s);
    CHECK(waits ? bitnet_step(s, NULL) == BITNET_CANCELLED : logits_of(s) == NULL);
}

static void table_cut(bitnet_session *s, int32_t length) {
    int32_t computed = s->computed < length ? s->computed : length;
    CHECK(bitnet_session_truncate(s, length) == BITNET_OK && s->length == length);
    CHECK(s->model->info.state_heads ? s->computed <= computed : s->computed == computed);
}

static void table_begin(bitnet_session *s, int variant) {
    bitnet_generate_options o;
    memset(&o, 0, sizeof o);
    o.max_tokens = 9;
    CHECK((variant ? bitnet_generate_begin(s, "a cat", 5, &o)
                   : bitnet_chat_begin(s, "a cat", 5, &o)) == BITNET_OK);
}

/* Feeds a token as drafted, if there are drafts, and another one. */
static void table_feed_two(bitnet_session *s) {
    int32_t ids[2];
    ids[0] = table_id(0, s->length), ids[1] = 251;
    CHECK(bitnet_feed(s, ids, 2) == BITNET_OK);
}

static void table_slide(bitnet_session *s) {
    int32_t ids[TABLE_CONTEXT], i;
    for (i = 0; i < TABLE_CONTEXT; i++) ids[i] = 1 + i;
    CHECK(bitnet_feed(s, ids, (size_t)(TABLE_CONTEXT - s->length + 1)) == BITNET_OK);
}

/* Performs an operation. Returns the session to check, which is another one after copying. */
static bitnet_session *table_operate(table_world *w, int column, int variant, bitnet_session *s) {
    const char *operation = table_operations[column].name;
    bitnet_session *copy;
    uint8_t *state;
#define TABLE_IS(name) (strcmp(operation, #name) == 0)
    if (TABLE_IS(new)) return table_create(w);
    if (TABLE_IS(copy) || (TABLE_IS(save) && variant == 1)) {
        copy = bitnet_session_copy(s, NULL);
        table_read(s, &w->source);
        if (TABLE_IS(copy)) return copy;
        bitnet_session_free(copy);
    }
    if (TABLE_IS(cut)) table_cut(s, variant ? s->computed - 3 : 20);
    if (TABLE_IS(reset)) bitnet_session_reset(s);
    if (TABLE_IS(cancel)) table_cancel(s);
    if (TABLE_IS(save) && variant != 1) table_save(s, variant == 2, &state), free(state);
    if (TABLE_IS(load) || TABLE_IS(light)) table_restore(w, s, TABLE_IS(light));
    if (TABLE_IS(adapter))
        CHECK(bitnet_session_set_adapter(s, w->adapters[variant != 0], 0.75f) == BITNET_OK);
    if (TABLE_IS(rule))
        CHECK(bitnet_session_set_grammar(s, variant ? w->grammars[1] : NULL) == BITNET_OK);
    if (TABLE_IS(begin)) table_begin(s, variant);
    if (TABLE_IS(feed)) table_feed_two(s);
    if (TABLE_IS(slide)) table_slide(s);
    return s;
}

/* ---- cells */

static bool table_equal(const table_value *a, const table_value *b) {
    return a->count == b->count && a->hash[a->count] == b->hash[b->count];
}

static bool table_within(const table_value *part, const table_value *whole) {
    return part->count <= whole->count && part->hash[part->count] == whole->hash[part->count];
}

/* The grammar of some value, at another position. */
static bool table_same_rule(const table_value *a, const table_value *b, int32_t from) {
    return a->count == from + 1 && b->count > 0 && a->hash[1] == b->hash[1];
}

/* The saved parameters are the source's, the others are kept. */
static bool table_sampling(const table_world *w) {
    bitnet_sampling expected = w->before.raw.sampler.sampling;
    const bitnet_sampling *got = &w->after.raw.sampler.sampling;
    const bitnet_sampling *saved = &w->source.raw.sampler.sampling;
    expected.temperature = saved->temperature;
    expected.typical_p = saved->typical_p;
    expected.seed = saved->seed;
    return memcmp(got, &expected, sizeof expected) == 0;
}

/* The first tokens, the last of those before, and what was fed. */
static bool table_slid(const table_world *w, const bitnet_session *s) {
    const bitnet_session *before = &w->before.raw;
    int32_t fed = TABLE_CONTEXT - before->length + 1, i;
    if (table_of(&w->after, "tokens")->hash[TABLE_KEEP] !=
        table_of(&w->before, "tokens")->hash[TABLE_KEEP])
        return false;
    for (i = 0; i < fed; i++)
        if (s->tokens[s->length - fed + i] != 1 + i) return false;
    return s->length > TABLE_KEEP + fed && s->length <= TABLE_CONTEXT;
}

/* The generation that table_begin asks for; `chat` says by which function. */
static bool table_began(const bitnet_session *s, const char *field, bool chat) {
    const bitnet__generation *g = &s->generation;
    if (strcmp(field, "generation.options") == 0)
        return g->options.max_tokens == 9 && g->options.min_tokens == 0;
    if (strcmp(field, "generation.active") == 0) return g->active;
    if (strcmp(field, "generation.open") == 0)
        return g->open == (chat ? BITNET__OPEN_REPLY : BITNET__OPEN_NOTHING);
    if (strcmp(field, "generation.written") == 0)
        return g->written.length == 0 && g->written.begin_count == 0;
    if (strcmp(field, "generation.stops") == 0) return g->stops.count + g->stops.id_count == 0;
    return strcmp(field, "generation.thought") == 0 && g->thought.done && g->thought.tokens == 0;
}

/* Checks a cell '*'. False also if there is no check for it. */
static bool table_special(const table_world *w, const bitnet_session *s, int field, int column,
                          int variant) {
    const char *name = table_fields[field].name, *operation = table_operations[column].name;
    const table_value *before = &w->before.of[field], *after = &w->after.of[field];
    const bitnet_session *old = &w->before.raw;
    bool waited = old->computed < old->length;
    if (TABLE_IS(new))
        return s->model == w->model && s->allocator.alloc == w->model->allocator.alloc &&
               s->options.context_length == TABLE_CONTEXT && !s->long_rope &&
               s->recurrent.turn_token == bitnet__turn_token(s->model->tokenizer) &&
               s->sampler.screen_pause_next == BITNET__SCREEN_PAUSE;
    if (strcmp(name, "error") == 0) return s->error.result == BITNET_CANCELLED;
    if (strcmp(name, "failed") == 0) return s->failed == (waited ? BITNET_CANCELLED : BITNET_OK);
    if (strcmp(name, "generation.reason") == 0)
        return s->generation.reason ==
               (w->scene == TABLE_DRAFTS ? BITNET_STOP_LENGTH : BITNET_STOP_CANCELLED);
    if (strcmp(name, "generation.failed") == 0)
        return s->generation.failed ==
               (w->scene == TABLE_DRAFTS ? BITNET_ERROR_TOKEN : BITNET_CANCELLED);
    if (strcmp(name, "stats") == 0)
        return s->stats.accepted_tokens - old->stats.accepted_tokens ==
                   s->computed - old->computed &&
               s->stats.decode_tokens - old->stats.decode_tokens == s->computed - old->computed &&
               s->stats.prompt_tokens == old->stats.prompt_tokens;
    if (strcmp(name, "pass") == 0) return s->pass == (old->batch ? old->pass : 0);
    if (strcmp(name, "parked") == 0)
        return s->length == old->length ? table_equal(before, after) : !s->parked.state;
    if (strcmp(name, "device.host_valid") == 0) return s->device.host_valid == s->computed;
    if (strcmp(name, "adapter") == 0) return s->adapter == w->adapters[variant != 0];
    if (strcmp(name, "adapter_scale") == 0) return s->adapter_scale == (s->adapter ? 0.75f : 0.0f);
    if (strcmp(name, "sampler.sampling") == 0) return table_sampling(w);
    if (TABLE_IS(save)) /* accepted drafts are made part of it, unless the state is light */
        return table_equal(before, after) ||
               (variant < 2 && before->count < after->count && after->count == s->computed);
    if (strcmp(name, "generation.open") == 0 && !TABLE_IS(begin)) /* a system message is closed */
        return s->generation.open ==
               (old->generation.open == BITNET__OPEN_SYSTEM && (waited || !TABLE_IS(cancel))
                    ? BITNET__OPEN_NOTHING
                    : old->generation.open);
    if (strncmp(name, "recurrent.", 10) == 0)
        return s->recurrent.count <= 2 &&
               after->count == w->source.raw.computed * (s->recurrent.count > 0);
    if (strcmp(name, "tokens") == 0) return table_slid(w, s);
    if (strcmp(name, "length") == 0) return table_slid(w, s);
    if (strcmp(name, "constraint") == 0) {
        if (TABLE_IS(reset)) return table_same_rule(after, before, 0);
        if (TABLE_IS(begin)) return table_same_rule(after, before, s->length);
        if (TABLE_IS(rule))
            return variant ? after->count == s->length + 1 && after->hash[1] != before->hash[1]
                           : after->count == 0;
        return s->constraint.state && s->constraint.from <= s->length;
    }
    return TABLE_IS(begin) && table_began(s, name, variant == 0);
}
#undef TABLE_IS

static bool table_holds(const table_world *w, const bitnet_session *s, int field, int column,
                        int variant) {
    const table_value *before = &w->before.of[field], *after = &w->after.of[field];
    const char *name = table_fields[field].name;
    switch (table_cells[field][column]) {
    case '0':
        if (strcmp(table_operations[column].name, "new") == 0) return after->count == 0;
        return table_equal(after, &w->fresh.of[field]);
    case '=': return table_equal(after, before);
    case '<': return table_equal(after, &w->source.of[field]);
    case '-':
        if (strncmp(name, "end.", 4) == 0 && before->count <= s->computed)
            return table_equal(after, before);
        return table_within(after, before);
    case '+': return table_within(before, after);
    case '.': return true; /* spoiled before, and the session computes */
    default: return table_special(w, s, field, column, variant);
    }
}

/* After all, the session computes what a new one with its tokens does. */
static void table_compute(table_world *w, bitnet_session *s) {
    bitnet_session *fresh = table_create(w);
    const float *a, *b;
    uint8_t *state;
    size_t size;
    s->device.backend = NULL;
    bitnet__store_release(&s->calls.cancel, 0);
    if (s->length == 0) table_feed(w, s, 0, 3);
    size = table_save(s, true, &state);
    CHECK(bitnet_session_set_adapter(fresh, s->adapter, s->adapter_scale) == BITNET_OK);
    CHECK(bitnet_session_load_memory(fresh, state, size) == BITNET_OK);
    a = logits_of(s), b = logits_of(fresh);
    CHECK_CASE(a && b && memcmp(a, b, (size_t)s->model->info.vocab_size * sizeof(float)) == 0,
               w->what);
    free(state);
    bitnet_session_free(fresh);
}

/* Earlier versions saved hidden states of tokens that had been truncated. */
static void table_earlier_state(table_world *w) {
    bitnet_session *s = table_make(w, 0), *restored = table_create(w);
    uint8_t *state;
    size_t size;
    s->end.hidden_at = s->length + 5;
    CHECK(bitnet_session_set_adapter(restored, s->adapter, s->adapter_scale) == BITNET_OK);
    size = table_save(s, false, &state);
    CHECK(bitnet_session_load_memory(restored, state, size) == BITNET_OK);
    CHECK(restored->end.hidden_at == -1);
    table_compute(w, restored);
    free(state);
    bitnet_session_free(restored);
    bitnet_session_free(s);
}

static void table_run(table_world *w, int column, int variant) {
    bitnet_session *s = table_make(w, 0), *other = w->other, *looked;
    int i;
    table_scribble(s);
    table_read(s, &w->before);
    looked = table_operate(w, column, variant, s);
    table_read(looked, &w->after);
    CHECK(bitnet__check_session(looked));
    for (i = 0; i < TABLE_FIELDS; i++) {
        snprintf(w->what, sizeof w->what, "%s: '%c' of %s; scene %d%s, variant %d",
                 table_fields[i].name, table_cells[i][column], table_operations[column].name,
                 (int)w->scene, w->head ? " of the head" : "", variant);
        CHECK_CASE(table_holds(w, looked, i, column, variant), w->what);
        if (!table_equal(&w->before.of[i], &w->fresh.of[i])) w->differs[i] = true;
    }
    if (looked != s || strcmp(table_operations[column].name, "cancel") != 0)
        table_compute(w, looked);
    if (looked != s) bitnet_session_free(looked);
    bitnet_session_free(s);
    bitnet_session_free(other);
}

/* ---- models */

static void table_model(table_world *w, bitnet_model *model, const bitnet_adapter *const *adapters,
                        bool head) {
    static const char *const rules[2] = {"root ::= [a-z ,.]*", "root ::= [A-Z]+"};
    const bitnet_tokenizer *t = bitnet_model_tokenizer(model);
    bitnet_session *fresh;
    int scene, column, variant, i;
    w->main = model;
    w->model = head ? bitnet_model_load_mtp(model, NULL) : model;
    w->head = head;
    for (i = 0; i < 2; i++) {
        w->adapters[i] = head ? NULL : adapters[i];
        w->grammars[i] = bitnet_grammar_create(rules[i], strlen(rules[i]), t, NULL, NULL);
        CHECK(w->grammars[i] != NULL);
    }
    fresh = table_create(w);
    table_read(fresh, &w->fresh);
    for (scene = 0; scene < TABLE_SCENES; scene++)
        for (column = 0; column < TABLE_COLUMNS; column++)
            for (variant = 0; variant < table_operations[column].variants; variant++) {
                if (strcmp(table_operations[column].name, "adapter") == 0 && head) continue;
                w->scene = (table_scene)scene;
                table_run(w, column, variant);
            }
    w->scene = TABLE_LOGITS;
    table_earlier_state(w);
    bitnet_session_free(fresh);
    for (i = 0; i < 2; i++) bitnet_grammar_free(w->grammars[i]);
}

static void table_models(void) {
    static const char *const names[] = {"wide", "qwen35"};
    static table_world w;
    int model, i;
    memset(&w, 0, sizeof w);
    for (model = 0; model < 2; model++) {
        make_options o = seq_make_options(names[model]);
        bitnet_adapter *adapters[2];
        bitnet_model *loaded;
        make_file file, files[2];
        make_model(&o, &file);
        loaded = bitnet_model_load_memory(file.data, file.size, NULL, NULL);
        for (i = 0; i < 2; i++) {
            make_adapter(&o, 127, i ? 3 : 8, 8.0f, BITNET_TYPE_F32, &files[i]);
            adapters[i] = bitnet_adapter_load_memory(loaded, files[i].data, files[i].size, NULL);
            CHECK(adapters[i] != NULL);
        }
        table_model(&w, loaded, (const bitnet_adapter *const *)adapters, false);
        if (bitnet_model_load_mtp(loaded, NULL))
            table_model(&w, loaded, (const bitnet_adapter *const *)adapters, true);
        for (i = 0; i < 2; i++) {
            bitnet_adapter_free(adapters[i]);
            make_free(&files[i]);
        }
        bitnet_model_free(loaded);
        make_free(&file);
    }
    /* what no session here has would be checked for nothing */
    for (i = 0; i < TABLE_FIELDS; i++)
        CHECK_CASE(w.differs[i] || table_cells[i][0] == '*' || table_cells[i][0] == '.' ||
                       strncmp(table_fields[i].name, "calls.", 6) == 0,
                   table_fields[i].name);
}

static void test_table(void) {
    size_t size;
    char *header = check_read_file("bitnet.h", &size);
    if (!CHECK(header != NULL)) return;
    table_read_rows();
    CHECK(table_check_struct(header, "\nstruct bitnet_session {", "") == TABLE_FIELDS);
    free(header);
    table_models();
}

#endif
