/* training.h - a run that makes a model

   Steps, validations, reports, checkpoints and early stopping. At the end the model is written,
   and the library's results for it are compared with the trainer's. */

#pragma once
#include "report.h"
#include "backward.h"
#include "export.h"

/* Loads the model from memory, exactly as the file will be. NULL and a message on failure. */
static bitnet_model *load_exported(const training *t, bitnet_gguf_writer **g, arena *e,
                                   bitnet_error *error) {
    bitnet_model_options options;
    const void *data;
    size_t size;
    memset(&options, 0, sizeof options);
    options.threads = 1;
    *g = export_model(&t->model, &t->vocabulary, "sample", t->recipe.full == 1.0, e);
    if (bitnet_gguf_write_memory(*g, &data, &size, error) != BITNET_OK) return NULL;
    return bitnet_model_load_memory(data, size, &options, error);
}

/* A text by the model as it is now, through the library. */
static void write_sample(const training *t, const char *prompt, int tokens, sample *out) {
    arena e = {NULL, 0, 0};
    bitnet_gguf_writer *g;
    bitnet_error error;
    bitnet_model *m = load_exported(t, &g, &e, &error);
    bitnet_session *s = bitnet_session_create(m, NULL, &error);
    out->length = 0;
    if (s) say_sample(s, prompt, false, tokens, (uint64_t)t->step, out);
    else fprintf(stderr, "bitnet_train: no sample: %s\n", error.message);
    bitnet_session_free(s);
    bitnet_model_free(m);
    bitnet_gguf_writer_free(g);
    arena_free(&e);
}

/* One run of the program. */
typedef struct run {
    training t;
    options o;
    threads pool;
    corpus texts, held_out;
    bitnet_tokenizer *tokenizer;
    FILE *log;
    pass p;
    training teacher;        /* its model is all that is used of it */
    pass lecture;            /* that model's */
    double norm;             /* of the last gradient */
    double begun, since;     /* seconds: when the run began, and when it was last reported on */
    int64_t first, reported; /* the steps done by then */
    uint64_t conversations;  /* read */
} run;

/* Rounds and packs the weights as they are in this step. */
static void set_weights(run *r) {
    r->t.model.kind = precision_at(&r->t.recipe, r->t.step);
    prepare_weights(&r->pool, &r->t.model);
}

/* Row k of the pass becomes row number `row` of the held-out text, or one of whole conversations as
   training has them. Returns how many tokens are scored. */
static int take_held_out(run *r, feeder *talks, size_t row, int k) {
    pass *p = &r->p;
    int context = r->t.c.context, at = k * context;
    if (talks->corpus)
        return feeder_row(talks, token_id(r->held_out.tokens[0]), r->t.recipe.apart == 1,
                          p->input + at, p->target + at, p->first + at, context);
    memset(p->first + at, 0, (size_t)context * sizeof *p->first);
    return held_out_row(&r->held_out, row, p->input + at, p->target + at, context);
}

/* What validation measures. */
typedef struct validation {
    double loss, bits;  /* per token, per byte */
    int answers, right; /* answers of conversations; those whose every token was the likeliest */
} validation;

/* Counts a pass's answers. */
static void count_answers(const pass *p, validation *v) {
    int i;
    bool inside = false, right = false;
    for (i = 0; i < p->tokens; i++) {
        const bool answer = p->target[i] >= 0 && p->target[i] & OF_ANSWER;
        if (answer) right = (right || !inside) && p->guess[i] == token_id(p->target[i]);
        else if (inside) v->answers++, v->right += right;
        inside = answer;
    }
}

/* The first `rows` rows of held-out text, read as inference would: each token sees all before it.
 */
static validation validate(run *r, size_t rows) {
    pass *p = &r->p;
    double bytes = 0.0;
    int64_t scored = 0;
    int i, k;
    validation v;
    feeder talks;
    size_t row, all = held_out_rows(&r->held_out, r->t.c.context);
    memset(&talks, 0, sizeof talks);
    memset(&v, 0, sizeof v);
    if (r->o.chats.count) feeder_create(&talks, &r->held_out, 1, false);
    if (rows > all) rows = all;
    p->backward = false;
    p->weight = 1.0f;
    for (row = 0; row < rows; row += (size_t)p->rows) {
        for (k = 0; k < p->rows; k++) /* past the end: unscored */
            scored += take_held_out(r, &talks, row + (size_t)k < rows ? row + (size_t)k : all, k);
        for (i = 0; i < p->tokens; i++)
            if (p->target[i] >= 0)
                bytes += (double)bitnet_token_bytes(r->tokenizer, token_id(p->target[i])).length;
        v.loss += forward(&r->pool, p);
        count_answers(p, &v);
    }
    free_memory(talks.order);
    if (bytes > 0.0) v.bits = v.loss / 0.6931471805599453 / bytes;
    if (scored) v.loss /= (double)scored;
    return v;
}

/* What the teacher says to the rows that are about to be learned. */
static void ask_teacher(run *r) {
    pass *p = &r->lecture;
    lesson now;
    int i;
    now.teacher = p;
    now.student = &r->p;
    memcpy(p->input, r->p.input, (size_t)p->tokens * 4);
    memcpy(p->first, r->p.first, (size_t)p->tokens * 4);
    for (i = 0; i < p->tokens; i++) p->target[i] = -1; /* so that the logits stay what they are */
    forward(&r->pool, p);
    RUN(&r->pool, p->m, teach, &now, p->blocks);
}

/* With --lookup: most of what is told cannot be foretold, and would drown what can be looked up. */
#define ANSWERS_COUNT 5.0f

/* One step: gradients of all rows, then the optimiser. Returns the loss per token. */
static double train_step(run *r) {
    training *t = &r->t;
    pass *p = &r->p;
    int32_t bos = token_id(t->feeder.corpus->tokens[0]);
    int context = t->c.context, tokens = t->batch * context, row, scored = 0, k;
    int32_t *input = (int32_t *)take_memory((size_t)tokens * 3, 4), *target = input + tokens;
    int32_t *first = target + tokens;
    size_t some = (size_t)p->tokens * 4;
    double loss = 0.0, total = 0.0;
    for (row = 0; row < t->batch; row++)
        scored += feeder_row(&t->feeder, bos, t->recipe.apart == 1, input + row * context,
                             target + row * context, first + row * context, context);
    set_weights(r);
    memset(t->model.g, 0, t->model.count * 4);
    p->backward = true;
    if (t->recipe.lookup == 1) p->answers = ANSWERS_COUNT;
    for (k = 0; k < tokens; k++)
        if (target[k] >= 0) total += target[k] & OF_ANSWER ? (double)p->answers : 1.0;
    p->weight = total > 0.0 ? (float)(1.0 / total) : 1.0f;
    for (k = 0; k < tokens; k += p->tokens) {
        memcpy(p->input, input + k, some);
        memcpy(p->target, target + k, some);
        memcpy(p->first, first + k, some);
        if (p->taught > 0.0f) ask_teacher(r);
        loss += forward(&r->pool, p);
        backward(&r->pool, p);
    }
    r->norm = optimise(&r->pool, &t->model, &t->recipe, t->step);
    free_memory(input);
    return loss / (scored ? scored : 1);
}

static void compare_with_library(run *r) {
    const char *path = r->o.out;
    pass *p = &r->p;
    int context = r->t.c.context, i;
    bitnet_error error;
    bitnet_model *m = bitnet_model_load_file(path, NULL, &error);
    bitnet_session *s = bitnet_session_create(m, NULL, &error);
    bitnet_observer observer = {compare_logits, NULL, NULL};
    comparison c = {NULL, 0.0, 0};
    double ours;
    if (!s) die(BROKEN, "%s was written, but the library refuses it: %s", path, error.message);
    p->backward = false;
    memset(p->first, 0, (size_t)p->tokens * sizeof *p->first);
    for (i = 0; i < p->rows; i++)
        held_out_row(&r->held_out, i ? held_out_rows(&r->held_out, context) : 0,
                     p->input + i * context, p->target + i * context, context);
    c.target = p->target;
    observer.user = &c;
    bitnet_session_set_observer(s, &observer);
    ours = forward(&r->pool, p);
    if (bitnet_feed(s, p->input, (size_t)context) != BITNET_OK || bitnet_step(s, NULL) != BITNET_OK)
        die(BROKEN, "the library cannot run %s: %s", path, bitnet_session_message(s));
    if (c.scored)
        printf("the written model through the library: loss %.5f on %d tokens, trainer %.5f "
               "(difference %+.5f)\n",
               c.loss / c.scored, c.scored, ours / c.scored, (c.loss - ours) / c.scored);
    bitnet_session_free(s);
    bitnet_model_free(m);
}

static void print_codes(const model *m) {
    uint64_t count[3] = {0, 0, 0}, total = 0;
    int l, k, c;
    for (l = 0; l < m->c.layers; l++)
        for (k = 0; k < MATRICES; k++) {
            const matrix *x = &m->layers[l].m[k];
            size_t n = (size_t)x->rows * (size_t)x->columns, i;
            int8_t *code = (int8_t *)take_memory(n, 1);
            ternary_codes(code, m->w + x->at, n);
            for (i = 0; i < n; i++) count[code[i] + 1]++;
            free_memory(code);
            total += n;
        }
    for (c = 0; c < 3; c++) {
        int stars = (int)(60 * count[c] / total);
        printf("  %+d %5.1f%% ", c - 1, 100.0 * (double)count[c] / (double)total);
        while (stars-- > 0) putchar('#');
        putchar('\n');
    }
    printf("%.2f million parameters, %.2f million of them ternary\n", (double)m->count * 1e-6,
           (double)total * 1e-6);
}

static bool save(run *r) {
    if (!r->o.checkpoint || checkpoint_save(&r->t, r->o.checkpoint)) return true;
    complain_of_checkpoint(r->o.checkpoint);
    return false;
}

/* Fails before training rather than after hours of it. */
static void check_writable(const char *path) {
    bitnet__output output;
    if (!bitnet__output_open(&output, path))
        die(REFUSE, "cannot write %s: %s", path, tool_reason());
    bitnet__output_close(&output, false);
}

/* Measures the weights as they are; the best ternary ones are kept. */
static void check_validation(run *r) {
    training *t = &r->t;
    validation v;
    bool best;
    set_weights(r);
    v = validate(r, (size_t)r->o.valid_rows);
    best = t->model.kind == KIND_INT8 && (t->best == 0.0 || v.loss < t->best);
    if (best) {
        t->best = v.loss;
        t->best_at = t->step;
        memcpy(t->best_weights, t->model.w, t->model.count * sizeof(float));
    }
    t->checks[t->step - 1] = (float)v.loss;
    printf("validation after %ld steps: loss %.4f, %.4f bits per byte", (long)t->step, v.loss,
           v.bits);
    if (v.answers) printf(", %d of %d answers right", v.right, v.answers);
    puts(best ? " (best)" : t->model.kind == KIND_BF16 ? " (in full precision)" : "");
    if (r->log)
        fprintf(r->log, "{\"step\": %ld, \"valid_loss\": %.6f, \"bits_per_byte\": %.6f}\n",
                (long)t->step, v.loss, v.bits);
}

static void report(run *r) {
    training *t = &r->t;
    double now = tool_seconds(), mean = 0.0,
           lr = t->recipe.lr * schedule_at(&t->recipe, t->step - 1);
    double rate = (double)((t->step - r->reported) * t->batch * t->c.context) / (now - r->since);
    double rest =
        (double)(t->recipe.steps - t->step) * (now - r->begun) / (double)(t->step - r->first);
    int64_t i;
    for (i = r->reported; i < t->step; i++)
        mean += (double)t->history[i] / (double)(t->step - r->reported);
    print_step(r->log, t, mean, lr, r->norm, rate, rest);
    r->reported = t->step;
    r->since = now;
}

static void show_sample(run *r, int tokens) {
    sample s;
    write_sample(&r->t, r->o.prompt, tokens, &s);
    print_sample(r->log, r->t.step, r->o.prompt, &s);
}

/* Makes the best weights the model's. */
static void take_best(run *r) {
    training *t = &r->t;
    if (t->best_at && t->best_at < t->step) {
        printf("the weights after step %ld were the best\n", (long)t->best_at);
        memcpy(t->model.w, t->best_weights, t->model.count * sizeof(float));
    }
    t->model.kind = KIND_INT8;
    prepare_weights(&r->pool, &t->model);
}

static void write_model(run *r) {
    arena e = {NULL, 0, 0};
    bitnet_error error;
    bitnet_gguf_writer *g =
        export_model(&r->t.model, &r->t.vocabulary, r->o.name, r->t.recipe.full == 1.0, &e);
    FILE *file;
    uint64_t size = 0;
    if (r->t.recipe.lookup == 1 && r->o.chats.count) /* one answer is right: the likeliest */
        bitnet_gguf_add_f32(g, "general.sampling.temp", 0.0f);
    if (bitnet_gguf_write_file(g, r->o.out, &error) != BITNET_OK)
        die(BROKEN, "the model could not be written: %s%s%s", error.message,
            r->o.checkpoint ? "; try again with --resume " : "",
            r->o.checkpoint ? r->o.checkpoint : "");
    bitnet_gguf_writer_free(g);
    arena_free(&e);
    file = bitnet__open(r->o.out, "rb");
    if (file && bitnet__file_size(file, &size))
        printf("%s: %.2f MB\n", r->o.out, (double)size * 1e-6);
    if (file) fclose(file);
}

/* Returns the exit code. */
static int finish(run *r) {
    training *t = &r->t;
    validation v;
    bool full = t->recipe.full == 1.0;
    int code = save(r) ? 0 : BROKEN;
    draw_curve(t);
    if (full) set_weights(r);
    else take_best(r);
    v = validate(r, held_out_rows(&r->held_out, t->c.context));
    printf("all held-out text: loss %.4f, perplexity %.3f, %.4f bits per byte\n", v.loss,
           bitnet__exp_double(v.loss), v.bits);
    if (v.answers) printf("%d of %d answers right\n", v.right, v.answers);
    print_codes(&t->model);
    if (r->log)
        fprintf(r->log,
                "{\"step\": %ld, \"final_loss\": %.6f, \"perplexity\": %.4f, "
                "\"bits_per_byte\": %.6f}\n",
                (long)t->step, v.loss, bitnet__exp_double(v.loss), v.bits);
    if (full) {
        printf("in full precision to the end: a teacher, for --teacher %s\n", r->o.checkpoint);
        if (r->o.out) write_model(r);
        return code;
    }
    write_model(r);
    compare_with_library(r);
    if (r->o.sample_every) show_sample(r, 200);
    return code;
}

/* Have the last `patience` validations brought no better one? */
static bool has_overfitted(const run *r) {
    return r->o.patience && r->t.best_at &&
           r->t.step - r->t.best_at >= (int64_t)r->o.patience * r->o.valid_every;
}

/* One turn of the loop. False: the loss is not finite. */
static bool advance(run *r) {
    training *t = &r->t;
    const options *o = &r->o;
    double loss = train_step(r);
    bool last;
    if (!(loss < 1e6)) {
        fprintf(stderr,
                "bitnet_train: the loss is no longer a number at step %ld; try a lower "
                "--matrix-lr or --lr%s\n",
                (long)t->step + 1, o->checkpoint ? "; the last checkpoint is untouched" : "");
        return false;
    }
    t->history[t->step] = (float)loss;
    t->checks[t->step] = 0.0f;
    t->step++;
    last = t->step == t->recipe.steps;
    if (t->step - r->first == o->stop_after && !last) tool_stopped = 1;
    if (t->step % o->valid_every == 0 || last) check_validation(r);
    if (t->step % o->report_every == 0 || last || tool_stopped) report(r);
    if (o->sample_every && t->step % o->sample_every == 0 && !last) {
        show_sample(r, 80);
        draw_curve(t);
    }
    if (t->step % o->save_every == 0 && !last) save(r);
    return true;
}

/* The loop. Returns the exit code. */
static int train(run *r) {
    int code = 0;
    pass_create(&r->p, &r->t.model, r->t.micro);
    if (r->t.teacher) {
        r->p.taught = (float)r->t.recipe.taught;
        pass_create(&r->lecture, &r->teacher.model, r->t.micro);
        prepare_weights(&r->pool, &r->teacher.model);
    }
    r->begun = r->since = tool_seconds();
    r->first = r->reported = r->t.step;
    while (r->t.step < r->t.recipe.steps && !tool_stopped && !has_overfitted(r) && !code)
        code = advance(r) ? 0 : BROKEN;
    if (!code && tool_stopped)
        code = say_interrupted(&r->o, r->t.step,
                               r->o.checkpoint && checkpoint_save(&r->t, r->o.checkpoint));
    else if (!code) code = finish(r);
    pass_destroy(&r->p);
    pass_destroy(&r->lecture);
    return code;
}
