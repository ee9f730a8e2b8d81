/* bitnet_train - trains a small BitNet b1.58 language model from plain text, on the CPU

       cc -O2 tools/bitnet_train.c -o bitnet_train        (without -O2 it is slower)
       bitnet_train --text stories.txt -o stories.gguf --steps 1000

   The result is a GGUF file with ternary I2_S weights, which bitnet.h and bitnet.cpp load directly.
   The program learns a byte-level BPE vocabulary from the text, trains the model by gradient
   descent, rounds the weights to -1, 0, +1 and packs them. `bitnet_train --help` lists the options.

   How a ternary model is trained. The optimizer works on float "master" weights W. Each forward
   pass uses the values of inference: gamma = mean |W|, codes = clamp(round(W / gamma), -1, 1), and
   activations rounded to int8 by their token's largest magnitude. Rounding has no useful
   derivative, so the backward pass treats it as the identity (the straight-through estimator): W
   gets the gradient of the rounded weight. Small steps of W add up until a code flips. The first
   steps (--full) use no codes, because the model learns faster in full precision and its weights
   round well afterwards. Gradients are rounded, too: to int8 through a ternary matrix, and to bf16
   in products that compute weight gradients (tests/test_train.c limits the error to half a
   percent).

   Overfitting. A model that sees its text too often memorizes it: the loss on the text still falls
   while the loss on held-out text, printed every --valid-every steps, rises. Use more text, fewer
   steps or a smaller model: steps * batch * context tokens should pass over the text only a few
   times, and more than 30 passes print a warning. By default the last 2% of the documents are held
   out; a separate text from the same source (--valid) is better. --patience N ends the run after N
   validations without improvement. Use it with --lora, because few examples are soon memorized.

   A teacher in full precision may help a student: `--full 1` makes its checkpoint (and, with -o, a
   model with float weights), and a run with `--teacher` learns from it as well as from the text.

   The parts are in tools/train/:
     memory.h            exit with a message, arenas, scratch memory
     products.h          products in tiles of 8 x 32, for float, bf16 and int8
     operations.h        operations, each with its derivative
     model.h             parameters, ternary matrices, and the memory of a pass
     threads.h           stages and deferred work
     optimizer.h         Muon, AdamW and the schedule
     vocabulary.h        byte-pair encoding
     texts.h             texts, conversations, documents and batches
     checkpoint.h        the state of a run, and its file
     report.h            the options, and what is printed and logged
     forward.h           the forward pass
     backward.h          the backward pass
     export.h            the model as a GGUF file
     training.h          a run that makes a model
     bench.h             the speed of the products
     lora.h              the parameters of an adapter, and the memory of a pass
     lora_forward.h      the forward pass of --lora, by the library's stages
     lora_backward.h     the backward pass of --lora
     lora_examples.h     the examples that --lora learns from
     lora_files.h        the adapter's file, and checkpoints of --lora
     lora_training.h     a run of --lora

   Runs are repeatable: work is divided into pieces of fixed size, each with its own output and
   order of summation, so the same options give the same bits with any number of threads. Another
   instruction set gives other bits.

   Sources: "The Era of 1-bit LLMs" (arXiv 2402.17764) and its training tips for the model and the
   estimator; "Muon: an optimizer for hidden layers" (K. Jordan and others, 2024) for the matrices;
   "Decoupled Weight Decay Regularization" (1711.05101) for AdamW; "Continual Quantization-Aware
   Pre-Training" (2502.11895) for the share in full precision; "Stable and low-precision training
   for large-scale vision-language models" (2304.13013) for int8 gradients; "Neural Machine
   Translation of Rare Words with Subword Units" (1508.07909) for BPE. */

#define BITNET_I8MM_HEADER "tools/bitnet_i8mm.h"
#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "bitnet_adapter.h"
#include "bitnet_schema.h"
#include "bitnet_writer.h"
#include "tool.h"

/* gcc optimizes the rest, even when plain cc means -O0. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("O3,fp-contract=off")
#endif

#include "train/memory.h"
#include "train/products.h"
#include "train/operations.h"
#include "train/model.h"
#include "train/threads.h"
#include "train/optimizer.h"
#include "train/vocabulary.h"
#include "train/texts.h"
#include "train/checkpoint.h"
#include "train/report.h"
#include "train/forward.h"
#include "train/backward.h"
#include "train/export.h"
#include "train/training.h"
#include "train/bench.h"
#include "train/lora.h"
#include "train/lora_forward.h"
#include "train/lora_backward.h"
#include "train/lora_examples.h"
#include "train/lora_files.h"
#include "train/lora_training.h"

/* ---- options */

/* The defaults. */
static options usual_options(void) {
    options o;
    memset(&o, 0, sizeof o);
    o.preset = 1;
    o.rank = 8;
    o.warmup = -1; /* a tenth of the steps, at most 100 */
    o.decay = 0.1f;
    o.clip = 1.0f;
    o.full = 0.2f;
    o.warmdown = 0.7f;
    o.taught = 0.5f;
    o.batch = 16;
    o.micro = 4;
    o.seed = 1;
    o.save_every = 200;
    o.valid_every = 100;
    o.valid_rows = 40;
    o.sample_every = 400;
    o.report_every = 10;
    o.name = "bitnet-train";
    return o;
}

/* Parses names of projections, separated by commas: a tool_call's function. */
static const char *parse_projections(void *user, const char *value) {
    static const char *const names[BITNET__USUAL_MATRICES] = {"q",    "k",  "v",   "o",
                                                              "gate", "up", "down"};
    unsigned *on = (unsigned *)user;
    size_t length;
    for (*on = 0; *value; value += length + (value[length] == ',')) {
        int k = 0;
        length = strcspn(value, ",");
        while (k < BITNET__USUAL_MATRICES &&
               (strlen(names[k]) != length || memcmp(names[k], value, length)))
            k++;
        if (k == BITNET__USUAL_MATRICES) break;
        *on |= 1u << k;
    }
    return *on && !*value ? NULL : "some of q, k, v, o, gate, up, down, separated by commas";
}

/* Reads the arguments, which overwrite the defaults in *o. */
static void read_arguments(options *o, int count, char **arguments) {
    tool_call on;
    const tool_option table[] = {
        {"--text FILE...", TOOL_INPUTS, &o->texts, 0, 0,
         "text to learn from; each file is one document, or several separated by <|endoftext|>.\n"
         "Put one after each story or article: it teaches a model where a text begins and\n"
         "ends, and what belongs together"},
        {"--lora MODEL", TOOL_INPUT, &o->lora, 0, 0,
         "teach this model: writes an adapter to -o and leaves the model unchanged"},
        {"--chat FILE...", TOOL_INPUTS, &o->chats, 0, 0,
         "conversations to learn from (with --lora only the answers), one per line:\n"
         "{\"messages\": [{\"role\": \"user\", \"content\": \"...\"}, ...]}"},
        {"--rank N", TOOL_INT, &o->rank, 1, 1024, "the adapter's rank (default 8)"},
        {"--alpha X", TOOL_FLOAT, &o->alpha, 1e-3, 1e5,
         "the adapter's alpha (default: twice the rank)"},
        {"--on NAMES", TOOL_CALL, &on, 0, 0, "its projections: q,k,v,o,gate,up,down (default all)"},
        {"--valid FILE", TOOL_INPUT, &o->valid, 0, 0,
         "held-out text (default: the last 2% of the documents)"},
        {"-o MODEL", TOOL_OUTPUT, &o->out, 0, 0, "the GGUF file, written at the end"},
        {"--config pico|nano|micro|small", TOOL_CHOICE, &o->preset, 0, 0,
         "the model's shape (default nano); its parts:"},
        {"--vocab N", TOOL_INT, &o->c.vocabulary, 260, 1 << 18, "tokens of the vocabulary"},
        {"--context N", TOOL_INT, &o->c.context, 64, 1 << 14,
         "tokens per row, a multiple of 64; with --lora per pass (default 512)"},
        {"--width N", TOOL_INT, &o->c.width, 128, 1 << 14, "a multiple of 128"},
        {"--layers N", TOOL_INT, &o->c.layers, 1, 256, "number of layers"},
        {"--heads N", TOOL_INT, &o->c.heads, 1, 256, "query heads, each a multiple of 64 wide"},
        {"--kv-heads N", TOOL_INT, &o->c.kv_heads, 1, 256, "heads of keys and values"},
        {"--ffn N", TOOL_INT, &o->c.ffn, 128, 1 << 16, "a multiple of 128"},
        {"--steps N", TOOL_INT, &o->steps, 1, 1 << 28, "default 2000, with --lora 200"},
        {"--batch N", TOOL_INT, &o->batch, 1, 4096, "rows or examples per step (default 16)"},
        {"--micro N", TOOL_INT, &o->micro, 1, 4096, "rows computed together (default 4)"},
        {"--matrix-lr X", TOOL_FLOAT, &o->matrix_lr, 1e-9, 1,
         "peak learning rate of the matrices (default 0.04, with --lookup 0.002)"},
        {"--lr X", TOOL_FLOAT, &o->lr, 1e-9, 1,
         "of everything else (default 0.008, with --lora or --lookup 0.002)"},
        {"--warmup N", TOOL_INT, &o->warmup, 0, 1 << 28,
         "steps up to the peak (default: a tenth, at most 100)"},
        {"--warmdown X", TOOL_FLOAT, &o->warmdown, 0, 1,
         "share of the steps down to 0 (default 0.7)"},
        {"--full X", TOOL_FLOAT, &o->full, 0, 1,
         "share of the steps, at first, in full precision (default 0.2)"},
        {"--teacher FILE", TOOL_INPUT, &o->teacher, 0, 0, "a checkpoint made with --full 1"},
        {"--taught X", TOOL_FLOAT, &o->taught, 0, 1,
         "the teacher's share of the loss (default 0.5)"},
        {"--apart", TOOL_SWITCH, &o->apart, 0, 0,
         "documents in one row cannot attend to each other"},
        {"--lookup", TOOL_SWITCH, &o->lookup, 0, 0,
         "learn to look things up: AdamW for the matrices, a larger initialization,\n"
         "texts in the given order, easy ones first, and answers that count five times"},
        {"--bare-words", TOOL_SWITCH, &o->bare_words, 0, 0,
         "no token joins a word with the space or punctuation before it: a name has the\n"
         "same tokens in a list, in a sentence and in quotes"},
        {"--decay X", TOOL_FLOAT, &o->decay, 0, 10,
         "weight decay of AdamW's parameters except gains (default 0.1)"},
        {"--clip X", TOOL_FLOAT, &o->clip, 0, 1e9,
         "clip the gradient's norm; 0: never (default 1)"},
        {"--seed N", TOOL_SEED, &o->seed, 0, 0, "default 1"},
        {"--threads N", TOOL_INT, &o->threads, 1, MAX_THREADS, "default: one per physical core"},
        {"--no-overlap", TOOL_SWITCH, &o->no_overlap, 0, 0,
         "do not compute weight gradients in the background"},
        {"--isa auto|scalar|avx2|avx512", TOOL_CHOICE, &o->isa, 0, 0, "default auto"},
        {"--checkpoint FILE", TOOL_OUTPUT, &o->checkpoint, 0, 0,
         "save the state every --save-every steps and when interrupted"},
        {"--save-every N", TOOL_INT, &o->save_every, 1, 1 << 28, "steps (default 200)"},
        {"--from FILE", TOOL_INPUT, &o->from, 0, 0,
         "start from this checkpoint's model, with its shape and vocabulary"},
        {"--resume FILE", TOOL_TEXT, &o->resume, 0, 0, "continue from a checkpoint"},
        {"--stop-after N", TOOL_INT, &o->stop_after, 1, 1 << 28, "save and exit after N steps"},
        {"--patience N", TOOL_INT, &o->patience, 0, 1 << 28,
         "stop after N validations without improvement; 0 (default): never"},
        {"--log FILE", TOOL_OUTPUT, &o->log, 0, 0, "write progress as JSON lines"},
        {"--report-every N", TOOL_INT, &o->report_every, 1, 1 << 28, "steps (default 10)"},
        {"--valid-every N", TOOL_INT, &o->valid_every, 1, 1 << 28, "steps (default 100)"},
        {"--valid-rows N", TOOL_INT, &o->valid_rows, 1, 1 << 20,
         "rows per validation (default 40; all at the end)"},
        {"--sample-every N", TOOL_INT, &o->sample_every, 0, 1 << 28,
         "steps (default 400, 0: none)"},
        {"--prompt TEXT", TOOL_TEXT, &o->prompt, 0, 0, "beginning of the samples"},
        {"--name NAME", TOOL_TEXT, &o->name, 0, 0, "the model's name (default bitnet-train)"},
        {"--bench", TOOL_SWITCH, &o->bench, 0, 0, "only measure the speed of this shape"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    on.parse = parse_projections;
    on.user = &o->on;
    tool_parse(count, arguments, "bitnet_train",
               "trains a small BitNet b1.58 language model from plain text, or an adapter for an\n"
               "existing model, on the CPU",
               table);
}

static bool says_shape(const options *o) {
    const options u = usual_options();
    return o->preset != u.preset || memcmp(&o->c, &u.c, sizeof o->c);
}

/* Do the arguments set part of the recipe or shape? */
static bool says_recipe(const options *o) {
    const options u = usual_options();
    return says_shape(o) || o->steps != u.steps || o->warmup != u.warmup || o->lr != u.lr ||
           o->matrix_lr != u.matrix_lr || o->taught != u.taught || o->decay != u.decay ||
           o->clip != u.clip || o->full != u.full || o->warmdown != u.warmdown ||
           o->batch != u.batch || o->micro != u.micro || o->seed != u.seed || o->apart ||
           o->lookup || o->bare_words || o->rank != u.rank || o->alpha != u.alpha || o->on ||
           o->from;
}

static void settle_shape(config *c, const config *preset) {
    if (!c->vocabulary) c->vocabulary = preset->vocabulary;
    if (!c->context) c->context = preset->context;
    if (!c->width) c->width = preset->width;
    if (!c->layers) c->layers = preset->layers;
    if (!c->heads) c->heads = preset->heads;
    if (!c->kv_heads) c->kv_heads = preset->kv_heads;
    if (!c->ffn) c->ffn = preset->ffn;
    if (c->context % BLOCK) die(REFUSE, "--context must be a multiple of %d", BLOCK);
    if (!config_is_sound(c))
        die(REFUSE, "width %d, %d heads, %d KV heads and ffn %d do not fit together: see --help",
            c->width, c->heads, c->kv_heads, c->ffn);
}

static void settle_recipe(options *o) {
    recipe *r = &o->recipe;
    if (!o->steps) o->steps = o->lora ? 200 : 2000;
    if (!o->on) o->on = (1u << BITNET__USUAL_MATRICES) - 1;
    if (o->lr == 0.0f) o->lr = o->lora || o->lookup ? 0.002f : 0.008f;
    if (o->matrix_lr == 0.0f) o->matrix_lr = o->lookup ? 0.002f : 0.04f;
    if (o->micro > o->batch) o->micro = o->batch;
    if (o->batch % o->micro) die(REFUSE, "--batch must be a multiple of --micro (%d)", o->micro);
    r->steps = o->steps;
    r->warmup = o->warmup >= 0 ? o->warmup : o->steps / 10 < 100 ? o->steps / 10 : 100;
    r->lr = (double)o->lr;
    r->matrix_lr = (double)o->matrix_lr;
    r->decay = (double)o->decay;
    r->clip = (double)o->clip;
    r->full = (double)o->full;
    r->warmdown = (double)o->warmdown;
    r->apart = o->apart;
    r->lookup = o->lookup;
    r->taught = o->teacher ? (double)o->taught : 0.0;
}

static void read_options(options *o, int count, char **arguments) {
    *o = usual_options();
    read_arguments(o, count, arguments);
    if (o->resume && says_recipe(o))
        die(REFUSE,
            "--resume continues with the checkpoint's recipe: omit the options for shape, steps, "
            "batch, rates and seed");
    if (o->from && says_shape(o))
        die(REFUSE, "--from has its own shape and vocabulary: omit the options for them");
    if (!o->lora) settle_shape(&o->c, &presets[o->preset].c);
    else if (o->teacher) die(REFUSE, "--teacher cannot be used with --lora");
    settle_recipe(o);
    if (!o->prompt) o->prompt = o->chats.count && o->lora ? "Who are you?" : "Once upon a time";
    if (!o->threads) o->threads = bitnet__pool_size(0);
    if (o->threads > MAX_THREADS) o->threads = MAX_THREADS;
    if (o->bench) return;
    if (!o->texts.count && !o->chats.count)
        die(REFUSE, "--text FILE is missing; --help lists the options");
    if (o->full == 1.0f && !o->checkpoint) die(REFUSE, "--full 1 needs --checkpoint FILE");
    if (!o->out && o->full < 1.0f) die(REFUSE, "-o MODEL is missing; --help lists the options");
    if (o->out) tool_keep_input(o->resume, o->out);
    if (o->resume && !o->checkpoint) o->checkpoint = o->resume;
}

/* Learns the vocabulary from the text. */
static void begin_vocabulary(training *t, const config *c, const library *texts, bool bare_words) {
    t->vocabulary = learn_vocabulary(texts->documents, texts->count, c->vocabulary, bare_words);
    if (t->vocabulary.count < c->vocabulary)
        printf("the text has only enough repetition for %d tokens\n", t->vocabulary.count);
    if (t->vocabulary.count <= BYTES + SPECIALS)
        die(REFUSE, "the text is too short to learn a vocabulary from");
    t->c = *c;
    t->c.vocabulary = t->vocabulary.count;
}

/* Begins a new run, of a new model or of --from's. */
static void begin_training(run *r, const library *texts, tiles set) {
    training *t = &r->t, from;
    const options *o = &r->o;
    memset(&from, 0, sizeof from);
    if (o->from) {
        checkpoint_load(&from, o->from, set);
        t->c = from.c;
        t->vocabulary = from.vocabulary;
        from.vocabulary.merges = NULL;
    } else begin_vocabulary(t, &o->c, texts, o->bare_words);
    t->recipe = o->recipe;
    t->batch = o->batch;
    t->micro = o->micro;
    t->seed = o->seed;
    training_create(t, set);
    if (o->from) memcpy(t->model.w, from.model.w, t->model.count * sizeof(float));
    else model_initialise(&t->model, t->seed, t->recipe.lookup == 1);
    training_destroy(&from);
}

/* Conversations that are longer than a row. */
static size_t count_cuts(const corpus *c, int length) {
    size_t count = 0, i;
    for (i = 0; i < c->documents; i++)
        count +=
            c->tokens[c->starts[i]] < 0 && c->starts[i + 1] - c->starts[i] > (size_t)length + 1;
    return count;
}

/* A chat_function: every fiftieth conversation is held out. */
static void add_conversation(void *user, const bitnet_tokenizer *tokenizer,
                             const bitnet_message *messages, size_t count) {
    run *r = (run *)user;
    corpus_add_chat(++r->conversations % 50 ? &r->texts : &r->held_out, tokenizer, messages, count);
}

/* Tokenizes texts and conversations. */
static void tokenize_texts(run *r, const library *texts, const library *valid) {
    size_t i;
    double start = tool_seconds();
    r->tokenizer = make_tokenizer(&r->t.vocabulary);
    for (i = 0; i < texts->count; i++) corpus_add(&r->texts, r->tokenizer, texts->documents[i]);
    for (i = 0; i < valid->count; i++) corpus_add(&r->held_out, r->tokenizer, valid->documents[i]);
    for (i = 0; i < (size_t)r->o.chats.count; i++)
        read_chats(r->o.chats.items[i], r->tokenizer, add_conversation, r);
    printf("%lu documents, %.2f million tokens of %d; held out: %lu; %.1f s\n",
           (unsigned long)r->texts.documents, (double)r->texts.count * 1e-6, r->t.c.vocabulary,
           (unsigned long)r->held_out.count, tool_seconds() - start);
    if (r->texts.count < (size_t)r->t.c.context * 4)
        die(REFUSE, "the text is too short: %lu tokens; at least %d are required",
            (unsigned long)r->texts.count, r->t.c.context * 4);
    if (r->held_out.count < 16)
        die(REFUSE, "the held-out text is too short: %lu tokens", (unsigned long)r->held_out.count);
    warn_of_cuts(count_cuts(&r->texts, r->t.c.context), r->t.c.context);
    warn_of_passes((double)r->t.recipe.steps * r->t.batch * r->t.c.context /
                   (double)r->texts.count);
}

/* Sets the feeder to the training's position in its text. */
static void find_place(run *r) {
    training *t = &r->t;
    cursor at = t->feeder.at;
    uint32_t crc = bitnet__crc32(0, r->texts.tokens, r->texts.count * 4);
    feeder_create(&t->feeder, &r->texts, t->seed, t->recipe.lookup == 1);
    if (r->o.resume) {
        if (t->texts != crc)
            die(REFUSE, "the checkpoint %s was made with another text", r->o.resume);
        if (!feeder_go(&t->feeder, at))
            die(REFUSE, "the checkpoint %s is damaged: its position in the text is impossible",
                r->o.resume);
        printf("resumed after step %ld\n", (long)t->step);
    }
    t->texts = crc;
}

static bool same_vocabulary(const vocabulary *a, const vocabulary *b) {
    return a->count == b->count && a->merge_count == b->merge_count &&
           memcmp(a->merges, b->merges, (size_t)a->merge_count * sizeof *a->merges) == 0;
}

/* Loads the teacher of this run, which must be given again when the run is resumed. */
static void find_teacher(run *r, tiles set) {
    training *t = &r->t, *teacher = &r->teacher;
    const char *path = r->o.teacher;
    uint32_t crc;
    if (!path && t->teacher)
        die(REFUSE, "--teacher FILE is missing: this run began with a teacher");
    if (!path) return;
    checkpoint_load(teacher, path, set);
    teacher->model.kind = precision_at(&teacher->recipe, teacher->step - 1);
    crc = bitnet__crc32(0, teacher->model.w, teacher->model.count * sizeof(float));
    if (!same_vocabulary(&t->vocabulary, &teacher->vocabulary))
        die(REFUSE, "the teacher %s was made with another text or vocabulary", path);
    if (teacher->c.context != t->c.context)
        die(REFUSE, "the teacher %s has rows of %d tokens, not %d", path, teacher->c.context,
            t->c.context);
    if (r->o.resume && t->teacher != crc)
        die(REFUSE, "%s is not the teacher with which this run began", path);
    t->teacher = crc;
}

/* Prepares everything before the first step. */
static void prepare_run(run *r, tiles set) {
    const options *o = &r->o;
    library texts, valid;
    size_t documents;
    int i;
    memset(&texts, 0, sizeof texts);
    memset(&valid, 0, sizeof valid);
    for (i = 0; i < o->texts.count; i++) library_add(&texts, o->texts.items[i]);
    if (o->valid) library_add(&valid, o->valid);
    else if (texts.count) hold_out(&texts, &valid);
    if (o->texts.count && !texts.count) die(REFUSE, "there is no text in %s", o->texts.items[0]);
    if ((o->valid || o->texts.count) && !valid.count)
        die(REFUSE, "there is no text in %s", o->valid ? o->valid : o->texts.items[0]);
    documents = texts.count;
    for (i = 0; i < o->chats.count; i++)
        read_chats(o->chats.items[i], NULL, library_add_said, &texts);
    if (o->resume) checkpoint_load(&r->t, o->resume, set);
    else begin_training(r, &texts, set);
    texts.count = documents;
    find_teacher(r, set);
    tokenize_texts(r, &texts, &valid);
    find_place(r);
    library_free(&texts);
    library_free(&valid);
    if (o->log && !(r->log = bitnet__open(o->log, o->resume ? "ab" : "wb")))
        die(REFUSE, "cannot write %s: %s", o->log, tool_reason());
}

/* False: some of the log is lost. */
static bool close_run(run *r) {
    bool complete = close_log(r->log, r->o.log);
    threads_destroy(&r->pool);
    training_destroy(&r->t);
    training_destroy(&r->teacher);
    corpus_free(&r->texts);
    corpus_free(&r->held_out);
    bitnet_tokenizer_free(r->tokenizer);
    return complete;
}

static void catch_signals(void) {
    tool_catch_signals();
#if defined(SIGXFSZ)
    signal(SIGXFSZ, SIG_IGN); /* at the limit of a file's size, the write fails instead of ending
                                 the program */
#endif
}

int main(int argument_count, char **arguments) {
    run r;
    tiles set;
    int code;
    const config *c = &r.t.c;
    memset(&r, 0, sizeof r);
    read_options(&r.o, argument_count, arguments);
    set = choose_tiles((bitnet_isa)r.o.isa);
    if (r.o.isa != BITNET_ISA_AUTO && (int)set.isa != r.o.isa)
        die(REFUSE, "this machine has no kernels for --isa %s",
            bitnet_isa_name((bitnet_isa)r.o.isa));
    if (r.o.bench && !r.o.lora) {
        bench(&r.o.c, set, r.o.micro, r.o.threads);
        return 0;
    }
    if (r.o.out) check_writable(r.o.out);
    if (r.o.checkpoint) check_writable(r.o.checkpoint);
    if (r.o.lora) {
        catch_signals();
        return teach_base(&r.o, set);
    }
    prepare_run(&r, set);
    threads_create(&r.pool, r.o.threads, !r.o.no_overlap);
    printf("%d layers, %d wide, %d + %d heads, ffn %d, context %d: %.2f million parameters; %s, %d "
           "threads\n",
           c->layers, c->width, c->heads, c->kv_heads, c->ffn, c->context,
           (double)r.t.model.count * 1e-6, bitnet_isa_name(set.isa), r.pool.count);
    catch_signals();
    code = train(&r);
    return close_run(&r) ? code : BROKEN;
}
