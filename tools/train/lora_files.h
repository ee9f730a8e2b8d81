/* lora_files.h - the adapter's file, and checkpoints of --lora

   The adapter is a GGUF file in llama.cpp's format. A checkpoint contains everything on which the
   next step depends, as in training a model. */

#pragma once
#include "report.h"
#include "lora.h"
#include "lora_examples.h"
#include "../bitnet_writer.h"

typedef struct lora_run {
    options *o;
    training t; /* uses its steps, rates, curve and best weights */
    lora w;
    threads pool;
    bitnet_model *base;
    int context;
    float alpha;
    examples texts, held_out;
    FILE *log;
    double norm, begun, since;       /* as in run */
    int64_t first, reported, tokens; /* tokens: learned since the last report */
} lora_run;

/* Puts the adapter into a writer, whose tensors are in *e. */
static bitnet_gguf_writer *export_adapter(const lora_run *r, arena *e) {
    const lora *w = &r->w;
    bitnet_error error;
    bitnet_gguf_writer *g = bitnet_gguf_writer_create(NULL, &error);
    char name[96];
    int l, k, i, j;
    if (!g) die(BROKEN, "%s", error.message);
    bitnet_gguf_add_string(g, "general.type", "adapter");
    bitnet_gguf_add_string(g, "general.architecture", w->base->architecture.name);
    bitnet_gguf_add_string(g, "general.name", r->o->name);
    bitnet_gguf_add_string(g, "adapter.type", "lora");
    bitnet_gguf_add_f32(g, "adapter.lora.alpha", r->alpha);
    for (l = 0; l < w->base->info.layers; l++)
        for (k = 0; k < BITNET__USUAL_MATRICES; k++) {
            const bitnet__matrix *m = &w->base->layers[l].matrix[k];
            const lora_pair *p = pair_of(w, l, k);
            uint64_t shape[2];
            float *b;
            if (!p->on) continue;
            b = arena_floats(e, (size_t)m->rows, (size_t)w->rank);
            for (i = 0; i < m->rows; i++)
                for (j = 0; j < w->rank; j++)
                    b[i * w->rank + j] = w->p.w[p->b + (size_t)j * (size_t)m->rows + (size_t)i];
            snprintf(name, sizeof name, "blk.%d.%s.weight.lora_a", l, bitnet__parts[k].name);
            shape[0] = (uint64_t)m->columns, shape[1] = (uint64_t)w->rank;
            bitnet_gguf_add_tensor(g, name, BITNET_TYPE_F32, 2, shape, w->p.w + p->a);
            snprintf(name, sizeof name, "blk.%d.%s.weight.lora_b", l, bitnet__parts[k].name);
            shape[0] = (uint64_t)w->rank, shape[1] = (uint64_t)m->rows;
            bitnet_gguf_add_tensor(g, name, BITNET_TYPE_F32, 2, shape, b);
        }
    return g;
}

static void write_adapter(const lora_run *r) {
    arena e = {NULL, 0, 0};
    bitnet_error error;
    bitnet_gguf_writer *g = export_adapter(r, &e);
    if (bitnet_gguf_write_file(g, r->o->out, &error) != BITNET_OK)
        die(BROKEN, "the adapter could not be written: %s%s%s", error.message,
            r->o->checkpoint ? "; try again with --resume " : "",
            r->o->checkpoint ? r->o->checkpoint : "");
    bitnet_gguf_writer_free(g);
    arena_free(&e);
    printf("%s: an adapter of rank %d, %.2f million parameters\n", r->o->out, r->w.rank,
           (double)r->w.p.count * 1e-6);
}

#define LORA_MAGIC "BITNET-LORA-RUN"
enum { LORA_VERSION = 2 };

static void transfer_lora_head(stream *s, lora_run *r) {
    transfer_recipe(s, &r->t.recipe);
    TRANSFER(s, r->t.batch);
    transfer_progress(s, &r->t); /* with the base's fingerprint instead of the teacher's CRC */
    TRANSFER(s, r->context);
    TRANSFER(s, r->alpha);
    TRANSFER(s, r->w.rank);
    TRANSFER(s, r->w.on);
}

static void transfer_lora(stream *s, void *run) {
    lora_run *r = (lora_run *)run;
    transfer_lora_head(s, r);
    transfer_weights(s, &r->t, &r->w.p);
}

static bool save_lora(lora_run *r) {
    return checkpoint_write(r->o->checkpoint, LORA_MAGIC, LORA_VERSION, transfer_lora, r);
}

static bool lora_run_is_sound(const lora_run *r) {
    const training *t = &r->t;
    return recipe_is_sound(&t->recipe) && t->step >= 0 && t->recipe.steps >= t->step &&
           t->best >= 0.0 && t->best < 1e9 && t->best_at >= 0 && t->best_at <= t->step &&
           t->batch >= 1 && t->batch <= LORA_BATCH && r->context >= 2 &&
           r->context <= r->base->info.context_length && r->alpha > 0.0f && r->alpha < 1e6f &&
           r->w.rank >= 1 && r->w.rank <= LORA_RANK && r->w.on > 0 &&
           r->w.on < 1 << BITNET__USUAL_MATRICES;
}
