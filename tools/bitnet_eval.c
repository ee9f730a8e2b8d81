/* bitnet_eval - the logits of every position, for comparing with other implementations

       bitnet_eval MODEL -o OUT [--ids "1 2 3" | --text TEXT] [--greedy N] [--batch N]
                   [--threads N] [--isa auto|scalar|avx2|avx512] [--layers FILE]

   Evaluates the ids from position 0 on in chunks of --batch (default: all at once), then N greedy
   steps. All files are little-endian. OUT gets i32 positions, i32 vocabulary, and the f32 logits
   [positions][vocabulary]; FILE gets the residual stream before the first and after each layer,
   f32 [layers + 1][positions][width]. Standard output gets, for every position, its token and the
   five largest logits after it, and in the end the greedy tokens. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int fail(const char *what, const char *detail) {
    fprintf(stderr, "bitnet_eval: %s%s%s\n", what, detail ? ": " : "", detail ? detail : "");
    return 1;
}

static int usage(void) {
    fputs("usage: bitnet_eval MODEL -o OUT [--ids \"1 2 3\" | --text TEXT] [--greedy N]\n"
          "                   [--batch N] [--threads N] [--isa auto|scalar|avx2|avx512]\n"
          "                   [--layers FILE]\n",
          stderr);
    return 2;
}

/* ---- files, which appear under their names when they are complete */

typedef struct output {
    const char *path;
    char temporary[1024];
    FILE *file;
} output;

static bool output_open(output *o, const char *path) {
    int length = snprintf(o->temporary, sizeof o->temporary, "%s.tmp", path);
    o->path = path;
    o->file = length < (int)sizeof o->temporary ? fopen(o->temporary, "wb") : NULL;
    return o->file != NULL;
}

static bool output_commit(output *o) {
    bool written = !ferror(o->file);
    written = fclose(o->file) == 0 && written;
    if (written && bitnet__rename(o->temporary, o->path)) return true;
    remove(o->temporary);
    return false;
}

static void output_discard(output *o) {
    if (o->file) fclose(o->file), remove(o->temporary);
}

/* ---- what the session shows */

typedef struct evaluation {
    bitnet_session *session;
    FILE *logits;
    float *layers; /* [layers + 1][positions][width], or NULL */
    int32_t positions;
    int32_t best; /* the token of the largest logit at the last position */
} evaluation;

/* Stores and prints the logits of one position. */
static void see_logits(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    evaluation *e = (evaluation *)user;
    int32_t best[5], count = 0, id, i;
    for (id = 0; id < vocabulary; id++) { /* insertion into the list; of equals the first stays */
        for (i = count; i > 0 && logits[id] > logits[best[i - 1]]; i--)
            if (i < 5) best[i] = best[i - 1];
        if (i < 5) best[i] = id;
        if (count < 5) count++;
    }
    fwrite(logits, sizeof *logits, (size_t)vocabulary, e->logits);
    printf("pos %d in %d top5", (int)position, (int)bitnet_session_tokens(e->session)[position]);
    for (i = 0; i < count; i++) printf(" %d:%.6f", (int)best[i], (double)logits[best[i]]);
    putchar('\n');
    e->best = best[0];
}

static void see_layer(void *user, int32_t layer, int32_t position, const float *x, int32_t width) {
    evaluation *e = (evaluation *)user;
    size_t row = (size_t)layer * (size_t)e->positions + (size_t)position;
    memcpy(e->layers + row * (size_t)width, x, (size_t)width * sizeof *x);
}

/* Parses ids separated by blanks or commas into a malloc'ed array; NULL at anything else. */
static int32_t *parse_ids(const char *text, size_t *count) {
    int32_t *ids = (int32_t *)malloc((strlen(text) / 2 + 1) * sizeof *ids);
    for (*count = 0; ids; (*count)++) {
        char *end;
        long id;
        text += strspn(text, " ,\t\n");
        if (!*text) break;
        id = strtol(text, &end, 10);
        if (end == text || id < 0 || id > INT32_MAX) return free(ids), (int32_t *)NULL;
        ids[*count] = (int32_t)id;
        text = end;
    }
    return ids;
}

static int32_t *tokenize(const bitnet_tokenizer *tokenizer, const char *text, size_t *count) {
    size_t room = strlen(text) + 8; /* no text has more tokens than bytes, but for the special */
    int32_t *ids = (int32_t *)malloc(room * sizeof *ids);
    if (ids && (bitnet_tokenize(tokenizer, text, strlen(text), BITNET_ADD_BOS, ids, room, count) !=
                    BITNET_OK ||
                *count > room))
        return free(ids), (int32_t *)NULL;
    return ids;
}

int main(int argc, char **argv) {
    const char *path = NULL, *out_path = NULL, *layers_path = NULL, *id_text = NULL, *text = NULL;
    long greedy = 0, batch = 0;
    bitnet_model_options model_options = {0};
    bitnet_session_options session_options = {0};
    bitnet_observer observer = {0};
    evaluation e = {0};
    output out = {0}, layers = {0};
    const bitnet_model_info *info;
    bitnet_model *model;
    bitnet_error error;
    bitnet_result result = BITNET_OK;
    int32_t *ids, header[2];
    size_t count = 0, done, layer_floats;
    int i;

    for (i = 1; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (name[0] != '-' && !path) {
            path = name;
            continue;
        }
        if (!value) return usage();
        if (!strcmp(name, "-o")) out_path = value;
        else if (!strcmp(name, "--ids")) id_text = value;
        else if (!strcmp(name, "--text")) text = value;
        else if (!strcmp(name, "--greedy")) greedy = atol(value);
        else if (!strcmp(name, "--batch")) batch = atol(value);
        else if (!strcmp(name, "--threads")) model_options.threads = atoi(value);
        else if (!strcmp(name, "--layers")) layers_path = value;
        else if (!strcmp(name, "--isa")) {
            int isa = BITNET_ISA_COUNT - 1;
            while (isa >= 0 && strcmp(value, bitnet_isa_name((bitnet_isa)isa)) != 0) isa--;
            if (isa < 0) return usage();
            model_options.isa = (bitnet_isa)isa;
        } else return usage();
        i++;
    }
    if (!path || !out_path || !id_text == !text || greedy < 0 || greedy > 1 << 24 || batch < 0)
        return usage();

    model = bitnet_model_load_file(path, &model_options, &error);
    if (!model) return fail(error.message, NULL);
    info = bitnet_model_get_info(model);
    ids = id_text ? parse_ids(id_text, &count)
                  : tokenize(bitnet_model_tokenizer(model), text, &count);
    if (!ids || !count || count > 1 << 24) return fail("no valid ids", id_text ? id_text : text);

    if (!batch || batch > (long)count) batch = (long)count;
    e.positions = (int32_t)count + (int32_t)greedy;
    session_options.batch = (int32_t)batch;
    session_options.context = e.positions;
    e.session = bitnet_session_create(model, &session_options, &error);
    if (!e.session) return fail("session", error.message);

    layer_floats = ((size_t)info->layers + 1) * (size_t)e.positions * (size_t)info->width;
    if (layers_path && !(e.layers = (float *)malloc(layer_floats * sizeof(float))))
        return fail("layers", "out of memory");
    observer.logits = see_logits;
    observer.layer = layers_path ? see_layer : NULL;
    observer.user = &e;
    bitnet_session_observe(e.session, &observer);

    if (!output_open(&out, out_path)) return fail(out_path, "cannot be written");
    e.logits = out.file;
    header[0] = e.positions, header[1] = info->vocabulary;
    fwrite(header, sizeof *header, 2, out.file);

    for (done = 0; done < count && result == BITNET_OK; done += (size_t)batch) {
        size_t rest = count - done < (size_t)batch ? count - done : (size_t)batch;
        result = bitnet_feed(e.session, ids + done, rest);
        if (result == BITNET_OK) result = bitnet_step(e.session, NULL);
    }
    for (i = 0; i < greedy && result == BITNET_OK; i++) {
        result = bitnet_feed(e.session, &e.best, 1);
        if (result == BITNET_OK) result = bitnet_step(e.session, NULL);
    }
    if (result != BITNET_OK) {
        output_discard(&out);
        return fail("evaluation", bitnet_session_message(e.session));
    }
    printf("greedy");
    for (i = (int)count; i < e.positions; i++)
        printf(" %d", (int)bitnet_session_tokens(e.session)[i]);
    putchar('\n');

    if (!output_commit(&out)) return fail(out_path, "cannot be written");
    if (layers_path) {
        if (!output_open(&layers, layers_path)) return fail(layers_path, "cannot be written");
        fwrite(e.layers, sizeof(float), layer_floats, layers.file);
        if (!output_commit(&layers)) return fail(layers_path, "cannot be written");
    }
    free(e.layers);
    free(ids);
    bitnet_session_free(e.session);
    bitnet_model_free(model);
    return 0;
}
