/* report.h - the options, and what is printed and logged

   Training a model and an adapter have the same struct of options. Curves, samples and the
   comparison with the library are printed; the log has a line of JSON for each report. */

#pragma once
#include "checkpoint.h"

typedef struct options {
    tool_texts texts;
    const char *valid, *out, *checkpoint, *resume, *log, *prompt, *name, *teacher, *from;
    const char *lora; /* the base model, or NULL */
    tool_texts chats; /* conversations to learn from */
    int rank;         /* of its adapter */
    float alpha;      /* the adapter's scale is alpha / rank; 0: 2 */
    unsigned on;      /* projections, a bit each; 0: all */
    int preset;
    config c;      /* 0: from the preset */
    recipe recipe; /* filled from the numbers below */
    int steps, warmup;
    float lr, matrix_lr, decay, clip, full, warmdown, taught;
    int batch, micro, threads, save_every, valid_every, sample_every, valid_rows, report_every;
    int stop_after, patience, isa;
    uint64_t seed;
    bool apart, lookup, bare_words, no_overlap, bench;
} options;

/* Draws the training loss so far as a curve of stars, and the validation loss as o. */
static void draw_curve(const training *t) {
    enum { WIDTH = 64, HEIGHT = 12 };
    char cell[HEIGHT][WIDTH + 1];
    double mean[WIDTH], check[WIDTH], low = 1e30, high = -1e30;
    int64_t i, n = t->step;
    int x, y, wide = n < WIDTH ? (int)n : WIDTH;
    if (n < 2) return;
    for (x = 0; x < wide; x++) {
        int64_t from = n * x / wide, to = n * (x + 1) / wide;
        mean[x] = check[x] = 0.0;
        for (i = from; i < to; i++) {
            mean[x] += (double)t->history[i] / (double)(to - from);
            if (t->checks[i] > 0.0f) check[x] = (double)t->checks[i];
        }
        low = mean[x] < low ? mean[x] : low;
        high = mean[x] > high ? mean[x] : high;
        if (check[x] > 0.0) low = check[x] < low ? check[x] : low;
        if (check[x] > 0.0) high = check[x] > high ? check[x] : high;
    }
    if (high - low < 1e-6) high = low + 1e-6;
    memset(cell, ' ', sizeof cell);
    for (x = 0; x < wide; x++) {
        cell[(int)((high - mean[x]) / (high - low) * (HEIGHT - 1) + 0.5)][x] = '*';
        if (check[x] > 0.0)
            cell[(int)((high - check[x]) / (high - low) * (HEIGHT - 1) + 0.5)][x] = 'o';
    }
    printf("\n  loss   * training   o validation\n");
    for (y = 0; y < HEIGHT; y++) {
        cell[y][wide] = 0;
        if (y % 4 == 0 || y == HEIGHT - 1)
            printf("%7.3f |%s\n", high - (high - low) * y / (HEIGHT - 1), cell[y]);
        else printf("        |%s\n", cell[y]);
    }
    printf("        +");
    for (x = 0; x < wide; x++) putchar('-');
    printf("\n         step 1%*ld\n\n", wide > 6 ? wide - 6 : 1, (long)n);
}

/* Writes any bytes as a JSON string. */
static void write_json_string(FILE *file, const char *s, size_t n) {
    size_t i;
    fputc('"', file);
    for (i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c == '"' || c == '\\') fprintf(file, "\\%c", c);
        else if (c < 32) fprintf(file, "\\u%04x", c);
        else fputc(c, file);
    }
    fputc('"', file);
}

typedef struct sample {
    char text[4096];
    size_t length;
} sample;

static int collect_text(void *user, const char *text, size_t length) {
    sample *s = (sample *)user;
    if (s->length + length >= sizeof s->text) return 1;
    memcpy(s->text + s->length, text, length);
    s->length += length;
    return 0;
}

/* Prints what a session generates after a prompt or in a chat. */
static void say_sample(bitnet_session *s, const char *prompt, bool chat, int tokens, uint64_t seed,
                       sample *out) {
    bitnet_generate_options options;
    bitnet_sampling sampling;
    memset(&options, 0, sizeof options);
    memset(&sampling, 0, sizeof sampling);
    out->length = 0;
    options.max_tokens = tokens;
    sampling.temperature = 0.7f;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    sampling.seed = seed;
    if (bitnet_session_set_sampling(s, &sampling) != BITNET_OK) return;
    if (chat) bitnet_chat(s, prompt, &options, collect_text, out);
    else bitnet_generate(s, prompt, &options, collect_text, out);
}

static void print_sample(FILE *log, int64_t step, const char *prompt, const sample *s) {
    printf("sample: %s|%.*s\n", prompt, (int)s->length, s->text);
    if (!log) return;
    fprintf(log, "{\"step\": %ld, \"sample\": ", (long)step);
    write_json_string(log, s->text, s->length);
    fputs("}\n", log);
}

/* Compares the library's loss on the first held-out rows with the trainer's. */
typedef struct comparison {
    const int32_t *target;
    double loss;
    int scored;
} comparison;

static int compare_logits(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    comparison *c = (comparison *)user;
    double total = 0.0, top = (double)logits[0];
    int i;
    if (c->target[position] < 0) return 0;
    for (i = 1; i < vocabulary; i++) top = (double)logits[i] > top ? (double)logits[i] : top;
    for (i = 0; i < vocabulary; i++) total += bitnet__exp_double((double)logits[i] - top);
    c->loss += top + bitnet__log_double(total) - (double)logits[c->target[position]];
    c->scored++;
    return 0;
}

static void complain_of_checkpoint(const char *path) {
    fprintf(
        stderr,
        "bitnet_train: the checkpoint %s could not be written: %s; the one before it, if any, is "
        "untouched\n",
        path, tool_reason());
}

/* False, with a message, if some of the log is lost. */
static bool close_log(FILE *log, const char *path) {
    bool lost = log && ferror(log);
    if (!lost) errno = 0;
    if (log && fclose(log) != 0) lost = true;
    if (lost) fprintf(stderr, "bitnet_train: %s is not complete: %s\n", path, tool_reason());
    return !lost;
}

/* Prints a step's line and logs it. */
static void print_step(FILE *log, const training *t, double loss, double lr, double gradient,
                       double rate, double rest) {
    printf("step %5ld/%ld  loss %.4f  lr %.2e  gradient %.2f  %6.0f tokens/s  %ld:%02ld left\n",
           (long)t->step, (long)t->recipe.steps, loss, lr, gradient, rate, (long)(rest / 60),
           (long)rest % 60);
    if (log) {
        fprintf(log,
                "{\"step\": %ld, \"loss\": %.6f, \"lr\": %.6e, \"gradient\": %.6f, "
                "\"tokens_per_second\": %.1f, \"seconds_left\": %.0f}\n",
                (long)t->step, loss, lr, gradient, rate, rest);
        fflush(log);
    }
    fflush(stdout);
}

/* Returns the exit status: can the run be resumed? */
static int say_interrupted(const options *o, int64_t step, bool saved) {
    if (saved)
        printf("\ninterrupted after step %ld; continue with:\n  bitnet_train %s%s%s ... -o %s "
               "--resume %s\n",
               (long)step, o->lora ? "--lora " : "", o->lora ? o->lora : "",
               o->chats.count && !o->texts.count ? " --chat"
               : o->lora                         ? " --text"
                                                 : "--text",
               o->out, o->checkpoint);
    else
        printf("\ninterrupted after step %ld; nothing was saved%s\n", (long)step,
               o->checkpoint ? ": the checkpoint could not be written"
                             : " (use --checkpoint FILE)");
    return saved ? 0 : BROKEN;
}
