/* lora_training.h - a run of --lora

   teach_base loads the base model, reads the examples, trains and writes the adapter. It is the
   only function of the lora parts that bitnet_train.c calls. */

#pragma once
#include "../bitnet_adapter.h"
#include "lora_backward.h"
#include "lora_files.h"

/* Examples in a pass. */
typedef struct lora_batch {
    const int32_t *ids[LORA_BATCH], *targets[LORA_BATCH];
    int lengths[LORA_BATCH], count;
    int64_t scored, tokens;
} lora_batch;

static void batch_add(lora_batch *b, const examples *e, const int32_t *ids, size_t count) {
    const int32_t *targets = e->targets + (ids - e->c.tokens);
    size_t i;
    b->ids[b->count] = ids;
    b->targets[b->count] = targets;
    b->lengths[b->count++] = (int)count;
    b->tokens += (int64_t)count;
    for (i = 0; i < count; i++) b->scored += targets[i] >= 0;
}

/* Returns the sum of the losses; with `learn`, accumulates gradients. */
static double run_batch(lora_run *r, const lora_batch *b, bool learn) {
    lora *w = &r->w;
    double loss = 0.0;
    int i = 0;
    w->weight = 1.0f / (float)(b->scored ? b->scored : 1);
    while (i < b->count) {
        begin_pass(w);
        for (; i < b->count && w->tokens + b->lengths[i] <= r->context; i++)
            add_text(w, b->ids[i], b->targets[i], b->lengths[i]);
        loss += forward_pass(w);
        if (learn) backward_pass(w);
    }
    return loss;
}

/* Performs a step; returns the loss per learned token. */
static double lora_step(lora_run *r) {
    training *t = &r->t;
    lora_batch *b = (lora_batch *)take_memory(1, sizeof *b);
    double loss;
    while (b->count < t->batch) {
        size_t count;
        const int32_t *ids = feeder_peek(&t->feeder, &count);
        batch_add(b, &r->texts, ids, count);
        feeder_skip(&t->feeder);
    }
    memset(r->w.p.g, 0, r->w.p.count * sizeof *r->w.p.g);
    loss = run_batch(r, b, true) / (double)(b->scored ? b->scored : 1);
    r->tokens += b->tokens;
    r->norm = optimise(&r->pool, &r->w.p, &t->recipe, t->step);
    free_memory(b);
    return loss;
}

/* The loss per token of the first `most` held-out examples. */
static double lora_validate(lora_run *r, size_t most) {
    const corpus *c = &r->held_out.c;
    lora_batch *b = (lora_batch *)take_memory(1, sizeof *b);
    double loss = 0.0;
    int64_t scored = 0;
    size_t d;
    if (most > c->documents) most = c->documents;
    for (d = 0; d < most;) {
        memset(b, 0, sizeof *b);
        for (; d < most && b->count < 64; d++)
            batch_add(b, &r->held_out, c->tokens + c->starts[d], c->starts[d + 1] - c->starts[d]);
        loss += run_batch(r, b, false);
        scored += b->scored;
    }
    free_memory(b);
    return scored ? loss / (double)scored : 0.0;
}

static void lora_check(lora_run *r) {
    training *t = &r->t;
    double loss = lora_validate(r, (size_t)r->o->valid_rows);
    bool best = t->best == 0.0 || loss < t->best;
    if (best) {
        t->best = loss;
        t->best_at = t->step;
        memcpy(t->best_weights, r->w.p.w, r->w.p.count * sizeof(float));
    }
    if (t->step) t->checks[t->step - 1] = (float)loss;
    printf("validation after %ld steps: loss %.4f%s\n", (long)t->step, loss,
           best && t->step ? " (best)" : "");
    if (r->log) fprintf(r->log, "{\"step\": %ld, \"valid_loss\": %.6f}\n", (long)t->step, loss);
}

static void lora_report(lora_run *r) {
    training *t = &r->t;
    double now = tool_seconds(), mean = 0.0,
           lr = t->recipe.lr * schedule_at(&t->recipe, t->step - 1);
    double rate = (double)r->tokens / (now - r->since);
    double rest =
        (double)(t->recipe.steps - t->step) * (now - r->begun) / (double)(t->step - r->first);
    int64_t i;
    for (i = r->reported; i < t->step; i++)
        mean += (double)t->history[i] / (double)(t->step - r->reported);
    print_step(r->log, t, mean, lr, r->norm, rate, rest);
    r->reported = t->step;
    r->since = now;
    r->tokens = 0;
}

/* The current adapter, loaded by the library: free it, and *g, which owns its memory. */
static bitnet_adapter *load_own_adapter(lora_run *r, bitnet_gguf_writer **g, arena *e) {
    const void *data;
    size_t size;
    bitnet_error error;
    bitnet_adapter *adapter = NULL;
    *g = export_adapter(r, e);
    if (bitnet_gguf_write_memory(*g, &data, &size, &error) != BITNET_OK ||
        !(adapter = bitnet_adapter_load_memory(r->base, data, size, &error)))
        die(BROKEN, "the adapter was written, but the library rejects it: %s", error.message);
    return adapter;
}

static bitnet_session *adapted_session(lora_run *r, const bitnet_adapter *adapter) {
    bitnet_session_options options;
    bitnet_error error;
    bitnet_session *s;
    memset(&options, 0, sizeof options);
    options.context_length = r->context + 256 < r->base->info.context_length
                                 ? r->context + 256
                                 : r->base->info.context_length;
    s = bitnet_session_create(r->base, &options, &error);
    if (!s || bitnet_session_set_adapter(s, adapter, 1.0f) != BITNET_OK)
        die(BROKEN, "cannot create a session: %s", s ? bitnet_session_message(s) : error.message);
    return s;
}

static void lora_sample(lora_run *r, int tokens) {
    arena e = {NULL, 0, 0};
    bitnet_gguf_writer *g;
    bitnet_adapter *adapter = load_own_adapter(r, &g, &e);
    bitnet_session *s = adapted_session(r, adapter);
    sample text;
    say_sample(s, r->o->prompt, r->o->chats.count > 0, tokens, (uint64_t)r->t.step, &text);
    print_sample(r->log, r->t.step, r->o->prompt, &text);
    bitnet_session_free(s);
    bitnet_adapter_free(adapter);
    bitnet_gguf_writer_free(g);
    arena_free(&e);
}

/* Compares the library's loss on the first held-out example with the trainer's. */
static void lora_compare(lora_run *r) {
    arena e = {NULL, 0, 0};
    bitnet_gguf_writer *g;
    bitnet_adapter *adapter = load_own_adapter(r, &g, &e);
    bitnet_session *s = adapted_session(r, adapter);
    bitnet_observer observer = {compare_logits, NULL, NULL};
    comparison c = {NULL, 0.0, 0};
    double ours = lora_validate(r, 1);
    c.target = r->held_out.targets;
    observer.user = &c;
    bitnet_session_set_observer(s, &observer);
    if (bitnet_feed(s, r->held_out.c.tokens, r->held_out.c.starts[1]) != BITNET_OK ||
        bitnet_step(s, NULL) != BITNET_OK)
        die(BROKEN, "the library cannot run the adapter: %s", bitnet_session_message(s));
    if (c.scored)
        printf("the adapter through the library: loss %.5f on %d tokens, trainer %.5f (difference "
               "%+.5f)\n",
               c.loss / c.scored, c.scored, ours, c.loss / c.scored - ours);
    bitnet_session_free(s);
    bitnet_adapter_free(adapter);
    bitnet_gguf_writer_free(g);
    arena_free(&e);
}

/* Returns the exit code. */
static int lora_finish(lora_run *r) {
    training *t = &r->t;
    double loss;
    bool saved = !r->o->checkpoint || save_lora(r);
    if (!saved) complain_of_checkpoint(r->o->checkpoint);
    draw_curve(t);
    if (t->best_at && t->best_at < t->step) {
        printf("the weights after step %ld were the best\n", (long)t->best_at);
        memcpy(r->w.p.w, t->best_weights, r->w.p.count * sizeof(float));
    }
    loss = lora_validate(r, r->held_out.c.documents);
    printf("all held-out text: loss %.4f, perplexity %.3f\n", loss, bitnet__exp_double(loss));
    if (r->log) fprintf(r->log, "{\"step\": %ld, \"final_loss\": %.6f}\n", (long)t->step, loss);
    write_adapter(r);
    lora_compare(r);
    if (r->o->sample_every) lora_sample(r, 120);
    printf("try it: generate %s ... --adapter %s\n", r->o->lora, r->o->out);
    return saved ? 0 : BROKEN;
}

/* One iteration of the loop. False: the loss is not finite. */
static bool lora_advance(lora_run *r) {
    training *t = &r->t;
    const options *o = r->o;
    double loss = lora_step(r);
    bool last;
    if (!(loss < 1e6)) {
        fprintf(stderr,
                "bitnet_train: the loss is no longer a number at step %ld; try a lower --lr%s\n",
                (long)t->step + 1, o->checkpoint ? "; the last checkpoint is untouched" : "");
        return false;
    }
    t->history[t->step++] = (float)loss;
    last = t->step == t->recipe.steps;
    if (t->step - r->first == o->stop_after && !last) tool_stopped = 1;
    if (t->step % o->valid_every == 0 || last) lora_check(r);
    if (t->step % o->report_every == 0 || last || tool_stopped) lora_report(r);
    if (o->sample_every && t->step % o->sample_every == 0 && !last) {
        lora_sample(r, 80);
        draw_curve(t);
    }
    if (o->checkpoint && t->step % o->save_every == 0 && !last && !save_lora(r))
        complain_of_checkpoint(o->checkpoint);
    return true;
}

static bool lora_has_overfitted(const lora_run *r) {
    return r->o->patience && r->t.best_at &&
           r->t.step - r->t.best_at >= (int64_t)r->o->patience * r->o->valid_every;
}

/* Trains. Returns the exit code. */
static int lora_train(lora_run *r) {
    training *t = &r->t;
    r->begun = r->since = tool_seconds();
    r->first = r->reported = t->step;
    if (t->step == 0) lora_check(r); /* a sample from the base model */
    while (t->step < t->recipe.steps && !tool_stopped && !lora_has_overfitted(r))
        if (!lora_advance(r)) return BROKEN;
    if (tool_stopped) return say_interrupted(r->o, t->step, r->o->checkpoint && save_lora(r));
    return lora_finish(r);
}

/* ---- beginning */

/* Runs the library's stages on the trainer's threads. */
typedef struct borrowed_task {
    void (*task)(void *context, int index);
    void *context;
} borrowed_task;

static void run_borrowed(void *context, int index, scratch *s) {
    const borrowed_task *b = (const borrowed_task *)context;
    (void)s;
    b->task(b->context, index);
}

static void *lend_threads(void *user, void (*task)(void *context, int index), void *context,
                          int count) {
    borrowed_task b;
    b.task = task;
    b.context = context;
    run_stage((threads *)user, run_borrowed, &b, count);
    return NULL;
}

static void no_finish(void *user, void *handle) { (void)user, (void)handle; }

/* Loads the base; the backward pass must support all its layers. */
static void load_base(lora_run *r) {
    const uint64_t known = BITNET__GEMMA3_PARTS | BITNET__BITNET_PARTS | BITNET__MINICPM_PARTS;
    bitnet_model_options options;
    bitnet_error error;
    memset(&options, 0, sizeof options);
    options.scheduler.enqueue = lend_threads;
    options.scheduler.finish = no_finish;
    options.scheduler.user = &r->pool;
    options.scheduler.count = r->pool.count;
    options.isa = (bitnet_isa)r->o->isa;
    options.no_repack = true;
    r->base = bitnet_model_load_file(r->o->lora, &options, &error);
    if (!r->base) die(REFUSE, "%s", error.message);
    if (r->base->parts & ~known || r->base->architecture.rope == BITNET__ROPE_FIRST)
        die(REFUSE, "LoRA training does not support the architecture %s yet",
            r->base->architecture.name);
    if (r->base->basis.block)
        die(REFUSE, "LoRA training does not support models in a Hadamard basis yet");
}

/* Reads the examples of all files and holds some out. */
static void read_examples(lora_run *r) {
    const options *o = r->o;
    const bitnet_tokenizer *tokenizer = r->base->tokenizer;
    library texts, valid;
    size_t i;
    memset(&texts, 0, sizeof texts);
    memset(&valid, 0, sizeof valid);
    if (!tokenizer) die(REFUSE, "%s has no tokenizer", o->lora);
    for (i = 0; i < (size_t)o->texts.count; i++) library_add(&texts, o->texts.items[i]);
    for (i = 0; i < (size_t)o->chats.count; i++)
        add_chats(&r->texts, tokenizer, o->chats.items[i], r->context);
    if (o->valid && o->chats.count) add_chats(&r->held_out, tokenizer, o->valid, r->context);
    else if (o->valid) library_add(&valid, o->valid);
    else if (texts.count) hold_out(&texts, &valid);
    for (i = 0; i < texts.count; i++)
        add_document(&r->texts, tokenizer, texts.documents[i], r->context);
    for (i = 0; i < valid.count; i++)
        add_document(&r->held_out, tokenizer, valid.documents[i], r->context);
    if (!r->held_out.c.documents) hold_out_examples(&r->texts, &r->held_out);
    library_free(&texts);
    library_free(&valid);
    if (r->texts.c.count < LORA_LEAST || !r->held_out.c.documents)
        die(REFUSE, "the text is too short: %lu tokens; at least %d are required",
            (unsigned long)r->texts.c.count, LORA_LEAST);
    printf("%lu examples, %.3f million tokens; held out: %lu of %lu tokens\n",
           (unsigned long)r->texts.c.documents, (double)r->texts.c.count * 1e-6,
           (unsigned long)r->held_out.c.documents, (unsigned long)r->held_out.c.count);
    warn_of_passes((double)r->t.recipe.steps * r->t.batch / (double)r->texts.c.documents);
}

/* Allocates a run with a known recipe. */
static void create_run(lora_run *r, tiles set) {
    training *t = &r->t;
    lora *w = &r->w;
    uint64_t beside = lora_bytes(r->base, w->rank, w->on, r->context);
    w->factor = r->alpha / (float)w->rank;
    printf(
        "memory: about %.2f GB: %.2f for the model's file, %.2f allocated for it, %.2f for passes "
        "of %d tokens and rank %d\n",
        1e-9 * (double)(r->base->info.mapped_bytes + r->base->info.weight_bytes + beside),
        1e-9 * (double)r->base->info.mapped_bytes, 1e-9 * (double)r->base->info.weight_bytes,
        1e-9 * (double)beside, r->context, w->rank);
    fflush(stdout);
    lora_create(w, r->base, &r->pool, set, r->context, t->seed);
    t->history = (float *)take_memory((size_t)t->recipe.steps, sizeof(float));
    t->checks = (float *)take_memory((size_t)t->recipe.steps, sizeof(float));
    t->best_weights = (float *)take_memory(w->p.count, sizeof(float));
}

static void begin_lora(lora_run *r) {
    const options *o = r->o;
    r->t.recipe = o->recipe;
    r->t.batch = o->batch;
    r->t.seed = o->seed;
    r->context = o->c.context ? o->c.context : 512;
    if (r->context > r->base->info.context_length) r->context = r->base->info.context_length;
    r->w.rank = o->rank;
    r->w.on = o->on;
    r->alpha = o->alpha > 0.0f ? o->alpha : 2.0f * (float)o->rank;
}

/* Reads a checkpoint's head; the rest is read when its memory has been allocated. */
static stream open_lora(lora_run *r, uint64_t *size) {
    const char *path = r->o->resume;
    stream s = checkpoint_open(path, LORA_MAGIC, LORA_VERSION, size);
    transfer_lora_head(&s, r);
    if (!s.ok || !lora_run_is_sound(r))
        die(REFUSE, "the checkpoint %s is damaged: its settings are impossible", path);
    if (r->t.teacher != r->base->fingerprint)
        die(REFUSE, "the checkpoint %s was made with another model", path);
    return s;
}

static void resume_lora(lora_run *r, stream *s, uint64_t size) {
    training *t = &r->t;
    model *p = &r->w.p;
    if (size !=
        s->size + (uint64_t)t->step * 8 + p->count * (t->best_at ? 16u : 12u) + sizeof s->crc)
        die(REFUSE, "the checkpoint %s is damaged: its length does not match its settings",
            r->o->resume);
    read_weights(s, t, p, r->o->resume);
    fclose(s->file);
}

/* Sets the feeder to the training's position in its examples. */
static void place_feeder(lora_run *r) {
    training *t = &r->t;
    const corpus *c = &r->texts.c;
    cursor at = t->feeder.at;
    uint32_t crc =
        bitnet__crc32(bitnet__crc32(0, c->tokens, c->count * 4), r->texts.targets, c->count * 4);
    feeder_create(&t->feeder, c, t->seed, false);
    if (r->o->resume) {
        if (t->texts != crc)
            die(REFUSE, "the checkpoint %s was made with another text", r->o->resume);
        if (!feeder_go(&t->feeder, at) || at.offset)
            die(REFUSE, "the checkpoint %s is damaged: its position in the text is impossible",
                r->o->resume);
        printf("resumed after step %ld\n", (long)t->step);
    }
    t->texts = crc;
}

/* Measures tokens per second of a step, learning random tokens. */
static void bench_lora(lora_run *r) {
    lora *w = &r->w;
    int32_t *ids = (int32_t *)take_memory((size_t)r->context, sizeof *ids);
    uint64_t random = 1;
    double start, middle, loss;
    int i;
    for (i = 0; i < r->context; i++)
        ids[i] = (int32_t)(random_bits(&random) % (uint64_t)r->base->info.vocab_size);
    begin_pass(w);
    add_text(w, ids, ids, r->context);
    w->weight = 1.0f / (float)r->context;
    start = tool_seconds();
    loss = forward_pass(w);
    middle = tool_seconds();
    backward_pass(w);
    r->norm = optimise(&r->pool, &w->p, &r->t.recipe, 0);
    printf("one step of %d tokens, %d threads: %.1f s forward, %.1f s backward, %.1f tokens/s "
           "(loss %.3f, gradient %.3g)\n",
           r->context, r->pool.count, middle - start, tool_seconds() - middle,
           r->context / (tool_seconds() - start), loss / r->context, r->norm);
    free_memory(ids);
}

/* False: some of the log is lost. */
static bool close_lora(lora_run *r) {
    bool complete = close_log(r->log, r->o->log);
    lora_destroy(&r->w);
    bitnet_model_free(r->base);
    threads_destroy(&r->pool);
    examples_free(&r->texts);
    examples_free(&r->held_out);
    free_memory(r->t.history);
    free_memory(r->t.checks);
    free_memory(r->t.best_weights);
    free_memory(r->t.feeder.order);
    return complete;
}

/* Runs --lora. Returns the exit status. */
static int teach_base(options *o, tiles set) {
    static lora_run r; /* too large for a stack */
    stream s;
    uint64_t size = 0;
    int code = 0;
    memset(&r, 0, sizeof r);
    memset(&s, 0, sizeof s);
    r.o = o;
    threads_create(&r.pool, o->threads, true);
    load_base(&r);
    if (o->resume) s = open_lora(&r, &size);
    else begin_lora(&r);
    if (!o->bench) read_examples(&r);
    create_run(&r, set);
    if (o->resume) resume_lora(&r, &s, size);
    r.t.teacher = r.base->fingerprint;
    if (!o->bench) place_feeder(&r);
    if (o->log && !(r.log = bitnet__open(o->log, o->resume ? "ab" : "wb")))
        die(REFUSE, "cannot write %s: %s", o->log, tool_reason());
    if (o->bench) bench_lora(&r);
    else code = lora_train(&r);
    return close_lora(&r) ? code : BROKEN;
}
