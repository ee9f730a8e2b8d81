/* bitnet_bench - how fast a model runs, and how close that is to the machine's limits

       cc -O2 tools/bitnet_bench.c -o bitnet_bench
       ./bitnet_bench model.gguf
       ./bitnet_bench --synth 2b               a random model of BitNet-2B's shape: needs no file

   A figure is the median of several repetitions. Shared machines change their read bandwidth from
   one second to the next, so the same number of threads read a large buffer before and after each
   repetition, and the figure is printed with that bandwidth. "roof" is the share of what memory
   and, with AVX-512, multipliers allow:

       max(bytes that must be read / bandwidth, multiplications / peak of vpdpbusd) / time

   "barrier" is the time that two threads need to synchronize, which shows how far apart their cores
   are.

   How well a head can be screened depends on "sigma", the distance from the best logit to the mean
   of the others in standard deviations: 8 to 15 in trained models, 4.4 without any structure. A
   synthetic head is therefore the embedding itself, scaled relative to what the layers add, so that
   the logit of a state's own token is about --sigma above the others. The printed sigma is measured
   from full logits after each decode.

   --drafts 60,75,90 measures drafts whose tokens are accepted with these probabilities, in percent,
   if the tokens before them were. The text is chosen to match the drafts, so a random model
   suffices, and all costs are real. Drafts come from --draft FILE, else from the MTP head (--mtp
   adds a random one), else from the session's own text. The same text is fed with and without
   drafts, alternating, --tokens each after the first 40. "formula" is the ratio of the measured
   gain to

       tokens per pass / (cost of its rows + cost of drafting), in units of a plain token */

#define BITNET_AMX_HEADER "tools/bitnet_amx.h" /* --isa avx512-amx */
#define BITNET_I8MM_HEADER "tools/bitnet_i8mm.h"
#define BITNET_IMPLEMENTATION
#include "../bitnet_chains.h"
#include "../bitnet_gpu.h"
#include "bitnet_draft.h"
#include "bitnet_matrices.h"
#include "tool.h"

#if defined(BITNET__VULKAN)
#include "gpu_profile.h"
#endif

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function" /* some of make.h is unused */
#endif
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC push_options /* for making random models and measuring the machine */
#pragma GCC optimize("O3")
#endif

#include "../tests/make.h"

enum {
    REPETITIONS = 5,
    PATIENCE = 1,       /* seconds after which no repetition begins; also a GPU's warm-up */
    FIRST_PROMPT = 32,  /* tokens before the first answer */
    FIRST_TOKENS = 100, /* of the first answer */
    BUFFER = 256 << 20, /* larger than the caches of all but the largest servers */
    ROUND = 1000,       /* synchronizations of two threads */
    WARM = 40,          /* tokens of --drafts that are not timed */
    SEGMENT = 20,       /* tokens with drafts, then without, alternating */
    ROWS = 128,         /* vectors of a matrix product in --ops */
    SESSIONS = 128,
    OPS_CONTEXT = 4096
};

/* ---- the machine: bandwidth, barrier, peak */

typedef struct probe {
    int tasks;
    const uint8_t *data;
    size_t size;
    const bitnet_model *model; /* whose experts are read */
    uint64_t order;            /* random order of experts */
    uint64_t sums[64 * 8];     /* a cache line per task */
    int rounds;                /* of multiplications, for the peak */
} probe;

/* Reads a task's part of `size` bytes. */
static void read_share(probe *p, int task, const uint8_t *data, size_t size) {
    size_t lines = size / 64, from = lines * (size_t)task / (size_t)p->tasks;
    size_t to = lines * ((size_t)task + 1) / (size_t)p->tasks, i;
    const uint64_t *line = (const uint64_t *)(const void *)data + from * 8;
    uint64_t sum[8] = {0};
    int j;
    for (i = from; i < to; i++, line += 8) {
#if defined(BITNET__SIMD_X86)
        _mm_prefetch((const char *)line + 8192, _MM_HINT_T0);
#endif
        for (j = 0; j < 8; j++) sum[j] += line[j];
    }
    for (j = 0; j < 8; j++) p->sums[task * 8] += sum[j];
}

static void read_task(void *context, int task) {
    probe *p = (probe *)context;
    read_share(p, task, p->data, p->size);
}

#if defined(BITNET__SIMD_AVX512)
/* 16 independent sums keep the units busy. */
BITNET__AVX512 static void peak_task(void *context, int task) {
    probe *p = (probe *)context;
    __m512i sum[16], a = _mm512_set1_epi8((char)p->rounds), b = _mm512_set1_epi8((char)task);
    int i, j;
    for (j = 0; j < 16; j++) sum[j] = _mm512_set1_epi32(j);
    for (i = 0; i < p->rounds; i++)
        for (j = 0; j < 16; j++) sum[j] = _mm512_dpbusd_epi32(sum[j], a, b);
    for (j = 1; j < 16; j++) sum[0] = _mm512_xor_si512(sum[0], sum[j]);
    _mm512_storeu_si512(&p->sums[task * 8], sum[0]);
}
#endif

typedef struct meeting {
    bitnet__atomic here[2][32]; /* two cache lines each, because CPUs prefetch pairs */
    int64_t best;               /* microseconds of the fastest ROUND; 0: none */
} meeting;

/* One thread may run both tasks, so they must not wait for each other forever: they soon give
   up. */
static void meet_task(void *context, int task) {
    meeting *m = (meeting *)context;
    int64_t begin = bitnet__microseconds(), start = begin, now;
    int i, spins = 0;
    for (i = 1; i <= 20 * ROUND; i++) {
        bitnet__store_release(m->here[task], i);
        while (bitnet__load_acquire(m->here[1 - task]) < i)
            if (++spins % 4096 == 0 && bitnet__microseconds() - begin > 50000) return;
        if (i % ROUND || task) continue;
        now = bitnet__microseconds();
        if (i > ROUND && (m->best == 0 || now - start < m->best)) m->best = now - start;
        start = now;
    }
}

/* ---- synthetic models */

typedef struct shape {
    const char *name, *arch;
    int width, layers, heads, kv_heads, head_width, ffn, vocabulary;
    float rope_base;
    bool separate_head, norms_in;
    int type; /* of the weights; if not I2_S, also of embeddings and head */
} shape;

static const shape shapes[] = {
    {"nano", "bitnet-b1.58", 256, 6, 4, 2, 64, 768, 2048, 10000, false, false, BITNET_TYPE_I2_S},
    {"2b", "bitnet-b1.58", 2560, 30, 20, 5, 128, 6912, 128256, 500000, false, false,
     BITNET_TYPE_I2_S},
    {"3b", "bitnet", 3200, 26, 32, 32, 100, 8640, 32002, 10000, false, false, BITNET_TYPE_I2_S},
    {"8b", "llama", 4096, 32, 32, 8, 128, 14336, 128256, 500000, true, false, BITNET_TYPE_I2_S},
    {"falcon3-7b", "llama", 3072, 28, 12, 4, 256, 23040, 131072, 1000042, true, false,
     BITNET_TYPE_I2_S},
    {"bonsai-1.7b", "qwen3", 2048, 28, 16, 8, 128, 6144, 151936, 1e6f, false, false,
     BITNET_TYPE_Q2_0},
    {"bonsai-4b", "qwen3", 2560, 36, 32, 8, 128, 9728, 151936, 1e6f, false, false,
     BITNET_TYPE_Q2_0},
    {"bonsai-8b", "qwen3", 4096, 36, 32, 8, 128, 12288, 151936, 1e6f, true, false,
     BITNET_TYPE_Q2_0},
    {"bonsai-27b", "qwen35", 5120, 64, 24, 4, 256, 17408, 248320, 1e7f, true, false,
     BITNET_TYPE_PQ2_0},
    {"embed-0.6b", "qwen3", 1024, 28, 16, 8, 128, 3072, 151936, 1e6f, false, true,
     BITNET_TYPE_I2_S},
    {"maple", "maple", 2048, 24, 16, 4, 128, 512, 151936, 10000, true, false, BITNET_TYPE_TQ1_0},
    {"qwen35moe", "qwen35moe", 2048, 40, 16, 2, 256, 512, 248320, 1e7f, true, false,
     BITNET_TYPE_Q2_0},
    {"embed-270m", "gemma3", 640, 18, 4, 1, 256, 2048, 262144, 1e6f, false, true, BITNET_TYPE_I2_S},
};
#define SHAPES "nano, 2b, 3b, 8b, falcon3-7b, maple, qwen35moe, embed-0.6b, embed-270m"
#define BONSAIS "bonsai-1.7b, bonsai-4b, bonsai-8b, bonsai-27b"

/* Types of --type. */
static const struct {
    const char *name;
    int type, file_type;
} weight_types[] = {{"i2_s", BITNET_TYPE_I2_S, 40},   {"q2_0", BITNET_TYPE_Q2_0, 28},
                    {"q1_0", BITNET_TYPE_Q1_0, 27},   {"pq2_0", BITNET_TYPE_PQ2_0, 142},
                    {"tq1_0", BITNET_TYPE_TQ1_0, 36}, {"tq2_0", BITNET_TYPE_TQ2_0, 37}};
#define TYPES "i2_s, q2_0, q1_0, pq2_0, tq1_0 or tq2_0"
enum { WEIGHT_TYPES = sizeof weight_types / sizeof *weight_types };

/* Types of --mtp. */
static const int mtp_types[] = {0, BITNET_TYPE_F16, BITNET_TYPE_Q8_0};

static const shape *find_shape(const char *name) {
    size_t i;
    for (i = 0; i < sizeof shapes / sizeof *shapes; i++)
        if (strcmp(shapes[i].name, name) == 0) return &shapes[i];
    return NULL;
}

/* Q4_K with one step size in all blocks: half a standard deviation. */
static void synth_head_q4_k(make_file *file, const make_tensor *from, float deviation) {
    make_tensor *t = make_add(file, "output.weight", BITNET_TYPE_Q4_K, from->rows, from->columns);
    size_t count = (size_t)t->rows * (size_t)t->columns, i;
    float step = deviation / 2;
    for (i = 0; i < count; i++) {
        uint8_t *block = t->data + i / 256 * 144, *two = block + 16 + i % 256 / 64 * 32 + i % 32;
        float steps = bitnet__half_to_float(bitnet__load_u16(from->data + 2 * i)) / step + 8;
        uint8_t nibble = (uint8_t)(steps < 0 ? 0 : steps > 15 ? 15 : steps);
        if (i % 256 == 0) {
            memset(block, 0xFF, 144); /* scales of 63 */
            make_store_half(block, make_half(step / 63));
            make_store_half(block + 2, make_half(7.5f * step / 63));
        }
        *two = (uint8_t)(i % 64 < 32 ? nibble : (*two & 15) | nibble << 4);
    }
    make_done(file, t);
}

/* Nearly normal: sums of four uniform numbers. They are also the head. */
static void synth_embedding(make_file *file, const shape *s, float deviation) {
    make_tensor *t = make_add(file, "token_embd.weight", BITNET_TYPE_F16, s->vocabulary, s->width);
    size_t count = (size_t)s->vocabulary * (size_t)s->width, i;
    uint64_t dimensions[2];
    for (i = 0; i < count; i++) {
        uint64_t r = make_random(file);
        uint64_t four = (r & 0xFFFF) + (r >> 16 & 0xFFFF) + (r >> 32 & 0xFFFF) + (r >> 48);
        float value = (float)((int32_t)four - 131070) * (deviation / 37837);
        make_store_half(t->data + 2 * i, make_half(value));
    }
    make_done(file, t);
    dimensions[0] = (uint64_t)s->width, dimensions[1] = (uint64_t)s->vocabulary;
    if (strcmp(s->arch, "maple") == 0 || strcmp(s->arch, "qwen35moe") == 0)
        synth_head_q4_k(file, t, deviation);
    else if (s->separate_head)
        bitnet_gguf_add_tensor(file->writer, "output.weight", BITNET_TYPE_F16, 2, dimensions,
                               t->data);
}

/* Standard deviation of what all layers add, as measured: with sub-norms 1.02 per addition; without
   them, the gated product is smaller, and that of recurrent layers and experts is much smaller. */
static float added_deviation(const shape *s) {
    const uint64_t parts = bitnet__architecture_of(bitnet__string(s->arch)).parts;
    float each = bitnet__has_part(parts, BITNET__ATTN_SUB_NORM) ? 2
                 : bitnet__has_part(parts, BITNET__SHARED_GATE) ? 0.02f
                                                                : 1.2f;
    return 1.02f * make_sqrt((float)s->layers * each);
}

/* If e and a are the deviations of an embedding and of what the layers add, the share e / sqrt(e^2
   + a^2) of the state is the embedding and the rest is random, so the logit of the state's own
   token is sqrt(width) times that share above the others. The last norm gives the logits a
   deviation of 2.5, as in trained models. */
static bool synthesise(const shape *s, int type, int mtp, float sigma, const char *path,
                       volatile sig_atomic_t *stopped, bitnet_error *error) {
    float n = (float)s->width, most = 0.9f * make_sqrt(n), deviation, gain;
    make_options o = make_defaults();
    make_file file;
    int i;
    sigma = sigma > most ? most : sigma < 0.1f ? 0.1f : sigma;
    deviation = added_deviation(s) / make_sqrt(n / (sigma * sigma) - 1);
    gain = 2.5f / (deviation * make_sqrt(n));
    o.arch = s->arch;
    o.width = s->width, o.layers = s->layers, o.heads = s->heads, o.kv_heads = s->kv_heads;
    o.head_width = s->head_width, o.ffn = s->ffn, o.vocabulary = s->vocabulary;
    o.context = 4096;
    o.rope_base = s->rope_base;
    o.weight_type = weight_types[type].type;
    o.norms_in = s->norms_in;
    o.window = strcmp(s->arch, "gemma3") == 0 ? 512 : 0;
    if (strcmp(s->arch, "qwen35") == 0) { /* like Bonsai 2, the only model of this kind */
        o.state_heads = 48, o.state_key_heads = 16, o.state_width = 128, o.rope_width = 64;
        o.block = 1024, o.grouped_heads = o.separate_head = true;
        o.mtp_type = mtp_types[mtp];
    }
    if (strcmp(s->arch, "maple") == 0) {
        o.experts = 256, o.experts_used = 8, o.rope_width = 64, o.window = 512;
        o.scales = MAKE_SCALE_ALL, o.same_experts = true;
    }
    if (strcmp(s->arch, "qwen35moe") == 0) { /* 35B-A3B */
        o.state_heads = 32, o.state_key_heads = 16, o.state_width = 128, o.rope_width = 64;
        o.experts = 256, o.experts_used = 8, o.shared_ffn = 512, o.same_experts = true;
        o.mtp_type = mtp_types[mtp];
    }

    memset(&file, 0, sizeof file);
    file.random = o.seed;
    file.as_published = true;
    file.tensors = (make_tensor *)make_alloc((size_t)(32 + 22 * s->layers) * sizeof(make_tensor));
    file.writer = bitnet_gguf_writer_create(NULL, error);
    if (!file.writer) return free(file.tensors), false;
    make_metadata(file.writer, &o);
    bitnet_gguf_add_u32(file.writer, "general.file_type", (uint32_t)weight_types[type].file_type);
    if (o.weight_type == BITNET_TYPE_I2_S || o.experts) synth_embedding(&file, s, deviation);
    else
        for (i = 0; i <= s->separate_head; i++)
            make_matrix(&file, i ? "output.weight" : "token_embd.weight", o.weight_type, o.scales,
                        s->vocabulary, s->width, 2.5f);
    for (i = 0; i < s->layers && !*stopped; i++) make_layer(&file, &o, i);
    if (o.mtp_type && !*stopped) make_mtp(&file, &o);
    make_vector(&file, "output_norm.weight", BITNET_TYPE_F32, s->width, 0.8f * gain, 1.2f * gain);
    if (!*stopped) bitnet_gguf_write_file(file.writer, path, error);
    make_free(&file);
    return error->result == BITNET_OK && !*stopped;
}

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC pop_options
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

/* ---- settings */

typedef struct settings {
    const char *path, *write, *json, *draft;
    const shape *synth;
    tool_numbers prefill, threads, depths, sessions;
    tool_numbers chances; /* that a drafted token is accepted, in percent */
    int mtp;              /* a row of mtp_types */
    int tokens, device;   /* device 0: the CPU */
    bool apart;           /* attention and the product before it in separate dispatches */
    bool gpu_profile;
    int type; /* a row of weight_types; -1: the shape's */
    bitnet_isa isa;
    int full_head, kv; /* kv: a bitnet_cache */
    bool ops, promises;
    float sigma;
} settings;

static const char *parse_shape(void *user, const char *name) {
    settings *s = (settings *)user;
    s->synth = find_shape(name);
    return s->synth ? NULL : "one of " SHAPES ", " BONSAIS;
}

static const char *parse_type(void *user, const char *name) {
    settings *s = (settings *)user;
    for (s->type = WEIGHT_TYPES - 1; s->type >= 0; s->type--)
        if (strcmp(name, weight_types[s->type].name) == 0) return NULL;
    return TYPES;
}

static int type_to_draw(const settings *s) {
    int type = 0;
    while (s->type < 0 && weight_types[type].type != s->synth->type) type++;
    return s->type < 0 ? type : s->type;
}

static void parse(settings *s, int argc, char **argv) {
    const tool_call shape = {parse_shape, s}, isa = {tool_isa, &s->isa}, type = {parse_type, s};
    const tool_option options[] = {
        {"[MODEL]", TOOL_INPUT, &s->path, 0, 0, "a GGUF file"},
        {"--synth SHAPE", TOOL_CALL, (void *)&shape, 0, 0,
         "a random model instead: " SHAPES ",\n" BONSAIS},
        {"--type NAME", TOOL_CALL, (void *)&type, 0, 0,
         "its weights' type: " TYPES " (default: as in models of this shape)"},
        {"--prefill N,N,...", TOOL_NUMBERS, &s->prefill, 1, 1 << 20,
         "prompt lengths to time (default 128,512)"},
        {"--tokens N", TOOL_INT, &s->tokens, 2, 1 << 20,
         "tokens to generate for each figure (default 64)"},
        {"--depth N,N,...", TOOL_NUMBERS, &s->depths, 0, 1 << 20,
         "tokens in the context before generating (default 0,1024)"},
        {"--sessions N,N,...", TOOL_NUMBERS, &s->sessions, 1, SESSIONS,
         "also time N sessions that generate together"},
        {"--threads N,N,...", TOOL_NUMBERS, &s->threads, 1, 64,
         "default: 1, and one per physical core"},
        {"--isa NAME", TOOL_CALL, (void *)&isa, 0, 0, "the kernels (default: the best)"},
        {"--kv f16|int8", TOOL_CHOICE, &s->kv, 0, 0, "keys and values (default f16)"},
        {"--head exact|f16", TOOL_CHOICE, &s->full_head, 0, 0,
         "exact (default): screened, as usual; f16: every logit of every token"},
        {"--sigma X", TOOL_FLOAT, &s->sigma, 0, 50,
         "spread of a random model's logits (default 8)"},
        {"--drafts N,N,...", TOOL_NUMBERS, &s->chances, 0, 100,
         "measure drafts that are accepted with these probabilities, in percent"},
        {"--draft FILE", TOOL_INPUT, &s->draft, 0, 0, "with --drafts: the draft model"},
        {"--mtp none|f16|q8_0", TOOL_CHOICE, &s->mtp, 0, 0,
         "MTP head of a random qwen35 model (default none)"},
        {"--ops", TOOL_SWITCH, &s->ops, 0, 0, "also time each kernel alone"},
        {"--promises", TOOL_SWITCH, &s->promises, 0, 0,
         "instead: what this design promises, and what it reaches here; with --device, on a GPU"},
        {"--device N", TOOL_INT, &s->device, 1, 64, "use this Vulkan device instead of the CPU"},
        {"--apart", TOOL_SWITCH, &s->apart, 0, 0,
         "with --device: separate dispatches for attention"},
        {"--gpu-profile", TOOL_SWITCH, &s->gpu_profile, 0, 0,
         "time each dispatch of a Vulkan device (1 unless --device is given): at each --depth, in\n"
         "batches of 8 and of each --prefill, and while each number of --sessions samples "
         "together"},
        {"--write FILE", TOOL_OUTPUT, &s->write, 0, 0, "write the random model to FILE"},
        {"--json FILE", TOOL_OUTPUT, &s->json, 0, 0,
         "write all figures with their minima and maxima"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    memset(s, 0, sizeof *s);
    s->prefill.count = 2, s->prefill.items[0] = 128, s->prefill.items[1] = 512;
    s->depths.count = 2, s->depths.items[1] = 1024;
    s->threads.items[0] = 1, s->threads.items[1] = bitnet__pool_size(0);
    s->threads.count = s->threads.items[1] > 1 ? 2 : 1;
    s->tokens = 64;
    s->type = -1;
    s->sigma = 8;
    tool_parse(argc, argv, "bitnet_bench",
               "measures how fast a model runs, and how close that is to the machine's limits",
               options);
    if (!s->path && !s->synth) tool_refuse("give a MODEL or --synth SHAPE");
    if (s->path && s->synth) tool_refuse("a MODEL and --synth exclude each other");
    if (s->write && !s->synth) tool_refuse("--write needs --synth");
    if (s->gpu_profile && !s->device) s->device = 1;
}

/* ---- figures */

/* One repetition and its conditions. */
typedef struct reading {
    double value, seconds;
    double read;                   /* bytes per second */
    double barrier;                /* seconds; 0: unknown or one thread */
    double bytes, multiplications; /* the least that the work needs */
    double expert_bytes;           /* those of `bytes` that are experts */
    double roof;                   /* share of the limit that was reached; 0: unknown */
} reading;

typedef struct figure {
    char name[40];
    const char *unit;
    int threads;
    reading median;
    double low, high;        /* least and greatest value */
    double tokens, screened; /* decode: tokens, and screened ones */
    double rescored;         /* head rows computed exactly for those */
    double sigma;            /* 0: not measured */
} figure;

typedef struct bench {
    settings settings;
    bitnet_model *model;
    bitnet_session *session;
    int threads;
    uint8_t *memory, *buffer; /* the allocation, and the aligned BUFFER bytes in it */
    double peak;              /* multiplications per second; 0: unknown */
    uint64_t random;          /* counts measurements of experts; seeds their order */
    int32_t *text;            /* tokens to feed */
    int32_t text_length;
    figure *figures;
    size_t count, capacity;
} bench;

static bitnet_session *volatile running; /* the session that a signal cancels */

static void on_signal(int number) {
    tool_on_signal(number);
    if (running) bitnet_session_cancel(running);
}

/* Returns seconds. */
static double run_tasks(const bench *b, bitnet__task *task, void *context, int tasks) {
    double start = tool_seconds();
    bitnet__run(b->model->pool, NULL, task, context, tasks);
    return tool_seconds() - start;
}

/* The layers' matrices in order, then the head. */
static const bitnet__matrix *matrix_at(const bitnet_model *model, int number) {
    if (number == model->info.layers * BITNET__MATRICES) return &model->lm_head;
    return &model->layers[number / BITNET__MATRICES].matrix[number % BITNET__MATRICES];
}

/* Of the weights in use, repacked or not. */
static double matrix_bytes(const bitnet_model *model, int number) {
    const bitnet__matrix *m = matrix_at(model, number);
    if (m->packed) return (double)bitnet__base3_size(&model->kernels, m->rows, m->columns);
    return (double)m->rows * (double)m->stride;
}

static double read_bandwidth(const bench *b) {
    probe p;
    double first, second;
    memset(&p, 0, sizeof p);
    p.tasks = b->threads;
    p.data = b->buffer;
    p.size = BUFFER - 8192; /* the prefetch stays inside */
    first = run_tasks(b, read_task, &p, p.tasks);
    second = run_tasks(b, read_task, &p, p.tasks);
    return (double)p.size / (first < second ? first : second);
}

/* Reads a task's part of the experts that two tokens select at random. */
static void read_experts_task(void *context, int task) {
    probe *p = (probe *)context;
    const bitnet_model_info *info = &p->model->info;
    int i, k;
    for (i = 0; i < info->layers * BITNET__MATRICES; i++) {
        const bitnet__matrix *m = matrix_at(p->model, i);
        size_t size = (size_t)matrix_bytes(p->model, i) / (size_t)info->experts;
        if (!bitnet__is_stacked(i % BITNET__MATRICES) || !m->rows) continue;
        for (k = 0; k < 2 * info->experts_used; k++) {
            uint64_t r = bitnet__random(p->order, (uint64_t)(i * 2 * info->experts_used + k));
            read_share(p, task,
                       (m->packed ? m->packed : m->data) + r % (uint64_t)info->experts * size,
                       size);
        }
    }
}

/* The bandwidth of reading pieces as large as an expert's matrices, in random order; 0: no
   experts. */
static double expert_bandwidth(bench *b) {
    double bytes = 0, seconds;
    probe p;
    int i;
    if (!b->model->info.experts) return 0;
    memset(&p, 0, sizeof p);
    p.tasks = b->threads;
    p.model = b->model;
    p.order = ++b->random;
    for (i = 0; i < b->model->info.layers * BITNET__MATRICES; i++)
        if (bitnet__is_stacked(i % BITNET__MATRICES)) bytes += matrix_bytes(b->model, i);
    seconds = run_tasks(b, read_experts_task, &p, p.tasks);
    return bytes * 2 * b->model->info.experts_used / b->model->info.experts / seconds;
}

static double barrier_latency(const bench *b) {
    meeting m;
    if (b->threads < 2) return 0;
    memset(&m, 0, sizeof m);
    run_tasks(b, meet_task, &m, 2);
    return (double)m.best * 1e-6 / ROUND;
}

static double multiplication_peak(const bench *b) {
    double best = 0;
#if defined(BITNET__SIMD_AVX512)
    int i;
    if (b->model->info.isa < BITNET_ISA_AVX512) return 0;
    for (i = 0; i < REPETITIONS; i++) {
        probe p;
        double rate;
        memset(&p, 0, sizeof p);
        p.rounds = 200000;
        rate = (double)b->threads * p.rounds * 16 * 64 / run_tasks(b, peak_task, &p, b->threads);
        if (rate > best) best = rate;
    }
#else
    (void)b;
#endif
    return best;
}

static void heading(const bench *b) {
    char threads[24];
    snprintf(threads, sizeof threads, "%d thread%s", b->threads, b->threads == 1 ? "" : "s");
    printf("\n%-26s %10s %-8s %9s %6s %8s %9s %9s %6s\n", threads, "median", "", "read GB/s",
           "roof", "barrier", "screened", "rescored", "sigma");
}

static double rescored_per_token(const figure *f) {
    return f->screened > 0 ? f->rescored / f->screened : 0;
}

static void print_figure(const figure *f) {
    const reading *m = &f->median;
    printf("%-26s %10.*f %-8s", f->name,
           m->value < 10     ? 3
           : m->value < 1000 ? 1
                             : 0,
           m->value, f->unit);
    if (m->read > 0) printf(" %9.1f", m->read * 1e-9);
    else printf(" %9s", "-");
    if (m->roof > 0) printf(" %5.0f%%", m->roof * 100);
    else printf(" %6s", "-");
    if (m->barrier > 0) printf(" %5.0f ns", m->barrier * 1e9);
    else printf(" %8s", "-");
    if (f->tokens > 0)
        printf(" %8.0f%% %9.1f", 100 * f->screened / f->tokens, rescored_per_token(f));
    if (f->sigma > 0) printf(" %6.1f", f->sigma);
    putchar('\n');
    fflush(stdout);
}

/* Prints a figure and keeps it for --json. */
static void add_figure(bench *b, const figure *f) {
    print_figure(f);
    if (b->count == b->capacity) {
        b->capacity = 2 * b->capacity + 64;
        b->figures = (figure *)realloc(b->figures, b->capacity * sizeof(figure));
        if (!b->figures) {
            tool_complain("out of memory");
            exit(1);
        }
    }
    b->figures[b->count++] = *f;
}

static figure new_figure(const bench *b, const char *unit, const char *name, int number) {
    figure f;
    memset(&f, 0, sizeof f);
    snprintf(f.name, sizeof f.name, name, number);
    f.unit = unit;
    f.threads = b->threads;
    return f;
}

/* Adds a figure that is measured once, without conditions. */
static void add_single(bench *b, const char *name, const char *unit, double value) {
    figure f = new_figure(b, unit, name, 0);
    f.median.value = f.low = f.high = value;
    add_figure(b, &f);
}

/* Performs the work once and fills in *r except the conditions. */
typedef bool repetition(bench *b, figure *f, void *work, reading *r);

static int compare_readings(const void *a, const void *b) {
    double x = ((const reading *)a)->value, y = ((const reading *)b)->value;
    return (x > y) - (x < y);
}

static int compare_doubles(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Long work repeats less often. False: stopped or failed. */
static bool measure(bench *b, figure *f, repetition *work, void *context) {
    reading r[REPETITIONS];
    double before = read_bandwidth(b), start = tool_seconds(), experts = expert_bandwidth(b);
    int count = 0;
    while (count < REPETITIONS && (count == 0 || tool_seconds() - start < PATIENCE)) {
        reading *now = &r[count++];
        double after, others, memory, multiplications;
        memset(now, 0, sizeof *now);
        if (!work(b, f, context, now) || tool_stopped) return false;
        after = read_bandwidth(b);
        others = expert_bandwidth(b);
        now->read = (before + after) / 2;
        now->barrier = barrier_latency(b);
        memory = (now->bytes - now->expert_bytes) / now->read;
        if (now->expert_bytes > 0) memory += now->expert_bytes / ((experts + others) / 2);
        before = after, experts = others;
        multiplications = b->peak > 0 ? now->multiplications / b->peak : 0;
        now->roof = (memory > multiplications ? memory : multiplications) / now->seconds;
        if (b->peak == 0 && now->multiplications > 16 * now->bytes) now->roof = 0;
    }
    qsort(r, (size_t)count, sizeof *r, compare_readings);
    f->median = r[count / 2];
    f->low = r[0].value;
    f->high = r[count - 1].value;
    return true;
}

static void write_text(FILE *file, const char *text) {
    fputc('"', file);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\') fputc('\\', file);
        fputc((unsigned char)*text < 32 ? ' ' : *text, file);
    }
    fputc('"', file);
}

static bool write_json(const bench *b, const bitnet_model_info *info, const char *path) {
    bitnet__output o;
    FILE *file;
    size_t i;
    if (!tool_output_open(&o, path)) return false;
    file = o.file;
    fprintf(file, "{\"version\": %d, \"model\": ", bitnet_version());
    write_text(file, b->settings.path);
    fprintf(file, ", \"name\": ");
    write_text(file, info->name);
    fprintf(file, ", \"arch\": \"%s\", \"parameters\": %llu, \"isa\": \"%s\",\n \"figures\": [",
            info->architecture, (unsigned long long)info->parameters, bitnet_isa_name(info->isa));
    for (i = 0; i < b->count; i++) {
        const figure *f = &b->figures[i];
        fprintf(file, "%s\n  {\"name\": ", i ? "," : "");
        write_text(file, f->name);
        fprintf(file,
                ", \"threads\": %d, \"unit\": \"%s\", \"median\": %.9g, \"min\": %.9g, "
                "\"max\": %.9g, \"seconds\": %.9g, \"bytes\": %.9g, \"multiplications\": %.9g, "
                "\"read\": %.9g, \"roof\": %.4g, \"barrier\": %.4g, \"tokens\": %.9g, "
                "\"screened\": %.9g, \"rescored\": %.9g, \"sigma\": %.4g}",
                f->threads, f->unit, f->median.value, f->low, f->high, f->median.seconds,
                f->median.bytes, f->median.multiplications, f->median.read, f->median.roof,
                f->median.barrier, f->tokens, f->screened, rescored_per_token(f), f->sigma);
    }
    fputs("\n]}\n", file);
    return tool_output_commit(&o, path);
}

/* Explains the columns and sums up. */
static void print_summary(const bench *b) {
    const figure *decode = NULL, *prefill = NULL, *first = NULL, *answer = NULL;
    size_t i;
    for (i = 0; i < b->count; i++) {
        const figure *f = &b->figures[i];
        if (!strncmp(f->name, "decode at", 9) && !strchr(f->name, ',') &&
            (!decode || f->median.value > decode->median.value))
            decode = f;
        if (!strncmp(f->name, "prefill of", 10) &&
            (!prefill || f->median.value > prefill->median.value))
            prefill = f;
        if (!strcmp(f->name, "first token after load")) first = f;
        if (!strcmp(f->name, "first 100 tokens")) answer = f;
    }
    puts("\nmedian     of up to 5 repetitions\n"
         "read GB/s  bandwidth of reading memory with as many threads, just before and after\n"
         "roof       share of what memory or the multipliers allow\n"
         "barrier    time that two threads need to synchronize\n"
         "screened   tokens chosen without computing all logits\n"
         "rescored   rows of the head that were computed exactly for each of those\n"
         "sigma      standard deviations from the best logit to the mean of the others\n"
         "decode at N: tokens generated after N others; prefill of N: a prompt of N tokens");
    if (!decode || !prefill || !first || !answer) return;
    printf("\nIn short: %.1f tokens per second for the first 100 after loading, then %.1f with %d "
           "thread%s",
           answer->median.value, decode->median.value, decode->threads,
           decode->threads > 1 ? "s" : "");
    if (decode->median.roof > 0)
        printf(", %.0f%% of what this machine allows", decode->median.roof * 100);
    printf("; prompts at %.0f tokens per second; the first token %.0f ms after loading.\n",
           prefill->median.value, first->median.value);
}

/* ---- what a token needs */

/* The share of a layer's matrix that `rows` tokens read: for experts, the expected share if all are
   equally likely. */
static double share_read(const bitnet_model *model, int number, int rows) {
    double others = 1, used;
    if (!model->info.experts || !bitnet__is_stacked(number % BITNET__MATRICES)) return 1;
    used = (double)model->info.experts_used / model->info.experts;
    for (; rows > 0 && others > 1e-9; rows--) others *= 1 - used;
    return 1 - others;
}

/* Includes recurrent states, which are read and written. */
static double layers_bytes(bitnet_model *model, int rows) {
    double sum = 8.0 * (double)bitnet__snapshot_size(&model->info);
    int i;
    for (i = 0; i < model->info.layers * BITNET__MATRICES; i++)
        sum += matrix_bytes(model, i) * share_read(model, i, rows);
    return sum;
}

/* Those of experts. */
static double expert_bytes(const bitnet_model *model, int rows) {
    double sum = 0;
    int i;
    for (i = 0; i < model->info.layers * BITNET__MATRICES; i++)
        if (model->info.experts && bitnet__is_stacked(i % BITNET__MATRICES))
            sum += matrix_bytes(model, i) * share_read(model, i, rows);
    return sum;
}

static double layers_multiplications(bitnet_model *model) {
    double sum = 0;
    int i;
    for (i = 0; i < model->info.layers * BITNET__MATRICES; i++) {
        const bitnet__matrix *m = matrix_at(model, i);
        sum += (double)m->rows * m->columns * share_read(model, i, 1);
    }
    return sum;
}

/* Bytes of keys and values in all layers. */
static double position_bytes(const bench *b) {
    const bitnet_model_info *info = &b->model->info;
    return bitnet__attention_layers(info) * info->kv_heads *
           (double)bitnet__part_bytes(info, b->session->options.cache, 1);
}

static double full_head_bytes(bitnet_model *model) {
    return matrix_bytes(model, model->info.layers * BITNET__MATRICES);
}

/* The head's coarse plane is read for every screened token. */
static double screen_bytes(const bitnet_model *model) {
    return (double)model->screen.rows * (double)model->screen.lines * 64;
}

/* ---- sessions */

static bool session_failed(const bench *b) {
    if (tool_stopped) return false;
    return tool_complain("session: %s", bitnet_session_message(b->session));
}

/* The text repeats. */
static bool feed_text(bench *b, int32_t count) {
    bitnet_session *s = b->session;
    while (count > 0) {
        int32_t at = bitnet_session_length(s) % b->text_length, rest = b->text_length - at;
        if (rest > count) rest = count;
        if (bitnet_feed(s, b->text + at, (size_t)rest) != BITNET_OK) return session_failed(b);
        count -= rest;
    }
    return bitnet_step(s, NULL) == BITNET_OK || session_failed(b);
}

static bool generate(bench *b, int32_t count) {
    int32_t id;
    for (; count > 0; count--)
        if (bitnet_sample(b->session, NULL, &id) != BITNET_OK ||
            bitnet_feed(b->session, &id, 1) != BITNET_OK)
            return session_failed(b);
    return true;
}

/* The first paragraph of Melville's Moby-Dick. */
static bool make_text(bench *b) {
    static const char text[] =
        "Call me Ishmael. Some years ago - never mind how long precisely - having little or no "
        "money in my purse, and nothing particular to interest me on shore, I thought I would sail "
        "about a little and see the watery part of the world. It is a way I have of driving off "
        "the spleen and regulating the circulation. Whenever I find myself growing grim about the "
        "mouth; whenever it is a damp, drizzly November in my soul; whenever I find myself "
        "involuntarily pausing before coffin warehouses, and bringing up the rear of every funeral "
        "I meet; and especially whenever my hypos get such an upper hand of me, that it requires a "
        "strong moral principle to prevent me from deliberately stepping into the street, and "
        "methodically knocking people's hats off - then, I account it high time to get to sea as "
        "soon as I can. This is my substitute for pistol and ball.";
    size_t count = 0, room = sizeof text + 8;
    b->text = (int32_t *)malloc(room * sizeof *b->text);
    if (!b->text) return tool_complain("out of memory");
    if (bitnet_tokenize(bitnet_model_tokenizer(b->model), text, sizeof text - 1, BITNET_ADD_BOS,
                        b->text, room, &count, NULL) != BITNET_OK ||
        count == 0 || count > room)
        return tool_complain("the model cannot tokenize");
    b->text_length = (int32_t)count;
    return true;
}

/* ---- memory, where the system tells */

/* In bytes; 0: unavailable. */
static double process_memory(const char *key) {
    FILE *file = fopen("/proc/self/status", "r");
    char line[256];
    double value = 0;
    while (file && fgets(line, sizeof line, file))
        if (strncmp(line, key, strlen(key)) == 0) value = 1024 * strtod(line + strlen(key), NULL);
    if (file) fclose(file);
    return value;
}

/* Resets the peak, so that making a random model does not count. */
static void forget_peak(void) {
    FILE *file = fopen("/proc/self/clear_refs", "w");
    if (!file) return;
    fputs("5", file);
    fclose(file);
}

/* ---- the measurements */

static bool first_token(bench *b, figure *f, void *work, reading *r) {
    double start;
    int32_t id;
    (void)f, (void)work;
    bitnet_session_reset(b->session);
    start = tool_seconds();
    if (!feed_text(b, FIRST_PROMPT)) return false;
    if (bitnet_sample(b->session, NULL, &id) != BITNET_OK) return session_failed(b);
    r->seconds = tool_seconds() - start;
    r->value = 1e3 * r->seconds;
    r->bytes = layers_bytes(b->model, FIRST_PROMPT) + full_head_bytes(b->model);
    r->expert_bytes = expert_bytes(b->model, FIRST_PROMPT);
    r->multiplications = FIRST_PROMPT * layers_multiplications(b->model);
    return true;
}

static bool prefill(bench *b, figure *f, void *work, reading *r) {
    int32_t count = *(const int32_t *)work;
    int32_t batch = BITNET__MIN(count, b->session->options.batch);
    double start;
    (void)f;
    bitnet_session_reset(b->session);
    start = tool_seconds();
    if (!feed_text(b, count)) return false;
    r->seconds = tool_seconds() - start;
    r->value = count / r->seconds;
    r->bytes = layers_bytes(b->model, batch) * ((count + batch - 1) / batch);
    r->expert_bytes = expert_bytes(b->model, batch) * ((count + batch - 1) / batch);
    r->multiplications = count * layers_multiplications(b->model);
    return true;
}

/* Computes several tokens at once and one token, alternating; the value is the ratio. */
static bool forward_rows(bench *b, figure *f, void *work, reading *r) {
    enum { PAIRS = 7 };
    double one[PAIRS], many[PAIRS], start;
    int32_t count = *(const int32_t *)work, length = bitnet_session_length(b->session);
    int i;
    (void)f;
    for (i = 0; i < PAIRS; i++) {
        start = tool_seconds();
        if (!feed_text(b, 1)) return false;
        one[i] = tool_seconds() - start;
        bitnet_session_truncate(b->session, length);
        start = tool_seconds();
        if (!feed_text(b, count)) return false;
        many[i] = tool_seconds() - start;
        bitnet_session_truncate(b->session, length);
    }
    qsort(one, PAIRS, sizeof *one, compare_doubles);
    qsort(many, PAIRS, sizeof *many, compare_doubles);
    r->seconds = many[PAIRS / 2];
    r->value = count == 1 ? 1e3 * r->seconds : r->seconds / one[PAIRS / 2];
    r->bytes = layers_bytes(b->model, count) + length * position_bytes(b);
    r->expert_bytes = expert_bytes(b->model, count);
    r->multiplications = count * layers_multiplications(b->model);
    return true;
}

/* Counts screened tokens since `before`; returns the bytes that all `count` heads read. */
static double count_heads(const bench *b, figure *f, bitnet_session_stats before, int count) {
    bitnet_session_stats now = bitnet_session_get_stats(b->session);
    double screened = (double)(now.screened_tokens - before.screened_tokens);
    double rows = (double)(now.rescored_rows - before.rescored_rows);
    f->tokens += count;
    f->screened += screened;
    f->rescored += rows;
    return screened * screen_bytes(b->model) + rows * (double)b->model->lm_head.stride +
           (count - screened) * full_head_bytes(b->model);
}

/* Every repetition starts from the same state. To reach it again, a recurrent model computes tokens
   from a snapshot on, which the first token, not timed, includes. */
static bool decode(bench *b, figure *f, void *work, reading *r) {
    int32_t context = *(const int32_t *)work, count = b->settings.tokens;
    bitnet_session_stats before;
    double start;
    bitnet_session_truncate(b->session, context);
    if (!generate(b, 1)) return false;
    before = bitnet_session_get_stats(b->session);
    start = tool_seconds();
    if (!generate(b, count)) return false;
    r->seconds = tool_seconds() - start;
    r->value = count / r->seconds;
    r->bytes = count * (layers_bytes(b->model, 1) + (context + count / 2.0) * position_bytes(b)) +
               count_heads(b, f, before, count);
    r->expert_bytes = count * expert_bytes(b->model, 1);
    r->multiplications = count * layers_multiplications(b->model);
    return true;
}

/* The mean over a few greedy tokens. */
static bool measure_sigma(bench *b, double *sigma) {
    enum { TOKENS = 8 };
    int32_t vocabulary = b->model->info.vocab_size, i, t, best;
    *sigma = 0;
    for (t = 0; t < TOKENS; t++) {
        const float *logits;
        double mean = 0, squares = 0;
        if (bitnet_logits(b->session, NULL, &logits) != BITNET_OK) return session_failed(b);
        for (i = best = 0; i < vocabulary; i++) {
            mean += logits[i] / (double)vocabulary;
            if (logits[i] > logits[best]) best = i;
        }
        for (i = 0; i < vocabulary; i++) squares += (logits[i] - mean) * (logits[i] - mean);
        if (squares > 0)
            *sigma += (logits[best] - mean) / bitnet__sqrt_double(squares / vocabulary) / TOKENS;
        if (bitnet_feed(b->session, &best, 1) != BITNET_OK) return session_failed(b);
    }
    return true;
}

static bool measure_decode(bench *b, int32_t context, float temperature) {
    figure f = new_figure(b, "tokens/s", temperature > 0 ? "decode at %d, sampled" : "decode at %d",
                          context);
    bitnet_sampling sampling;
    int32_t from = context > 0 ? context : 1, length = bitnet_session_length(b->session);
    memset(&sampling, 0, sizeof sampling);
    sampling.temperature = temperature;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    /* one more token than the context: every repetition computes the last one again */
    bitnet_session_truncate(b->session, length < from ? length : from);
    if (bitnet_session_set_sampling(b->session, &sampling) != BITNET_OK) return session_failed(b);
    if (!feed_text(b, from + 1 - bitnet_session_length(b->session)) ||
        !measure(b, &f, decode, &from) || !measure_sigma(b, &f.sigma))
        return false;
    add_figure(b, &f);
    return true;
}

static int compare_ids(const void *a, const void *b) {
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

/* Sessions that generate together after one prompt. */
typedef struct crowd {
    bitnet_session *sessions[SESSIONS];
    int count;
} crowd;

static int take_text(void *user, bitnet_session *session, const char *text, size_t length) {
    (void)user, (void)session, (void)text, (void)length;
    return tool_stopped;
}

/* Each session starts from the same state with its own seed; the value is their total. */
static bool decode_together(bench *b, figure *f, void *work, reading *r) {
    crowd *c = (crowd *)work;
    int32_t count = b->settings.tokens, i;
    double start, position = (FIRST_PROMPT + count / 2.0) * position_bytes(b);
    bitnet_generate_options options;
    memset(&options, 0, sizeof options);
    options.max_tokens = count;
    options.ignore_end = true;
    for (i = 0; i < c->count; i++) {
        bitnet_session_stats before = bitnet_session_get_stats(c->sessions[i]);
        f->screened -= (double)before.screened_tokens;
        f->rescored -= (double)before.rescored_rows;
        bitnet_session_truncate(c->sessions[i], FIRST_PROMPT);
        if (bitnet_step(c->sessions[i], NULL) != BITNET_OK ||
            bitnet_generate_begin(c->sessions[i], NULL, BITNET_TERMINATED, &options) != BITNET_OK ||
            bitnet_feed(c->sessions[i], b->text, 1) != BITNET_OK)
            return tool_complain("session: %s", bitnet_session_message(c->sessions[i]));
    }
    start = tool_seconds();
    bitnet_generate_many(c->sessions, c->count, NULL, take_text, NULL);
    r->seconds = tool_seconds() - start;
    r->value = (double)count * c->count / r->seconds;
    r->bytes =
        count * (layers_bytes(b->model, c->count) + c->count * position + screen_bytes(b->model));
    r->expert_bytes = count * expert_bytes(b->model, c->count);
    r->multiplications = (double)count * c->count * layers_multiplications(b->model);
    for (i = 0; i < c->count; i++) {
        bitnet_session_stats stats = bitnet_session_get_stats(c->sessions[i]);
        f->tokens += count;
        f->screened += (double)stats.screened_tokens;
        f->rescored += (double)stats.rescored_rows;
    }
    return true;
}

/* `gpu` may be NULL. */
static bool gather(bench *b, bitnet_gpu *gpu, int count, crowd *c) {
    bitnet_sampling sampling;
    memset(&sampling, 0, sizeof sampling);
    sampling.temperature = 0.8f;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    c->count = 0;
    bitnet_session_reset(b->session);
    if (!feed_text(b, FIRST_PROMPT)) return false;
    while (c->count < count) {
        bitnet_error error;
        bitnet_session *session = bitnet_session_copy(b->session, &error);
        if (!session) return tool_complain("%s", error.message);
        sampling.seed = (uint64_t)c->count;
        c->sessions[c->count++] = session;
        bitnet_session_set_sampling(session, &sampling);
        if (gpu && bitnet_gpu_attach(session, gpu) != BITNET_OK)
            return tool_complain("session: %s", bitnet_session_message(session));
    }
    return true;
}

static void disperse(crowd *c) {
    while (c->count > 0) bitnet_session_free(c->sessions[--c->count]);
}

static bool measure_together(bench *b, int count) {
    figure f = new_figure(b, "tokens/s", count == 1 ? "%d session" : "%d sessions together", count);
    crowd c;
    bool done = gather(b, NULL, count, &c) && measure(b, &f, decode_together, &c);
    disperse(&c);
    if (done) add_figure(b, &f);
    return done;
}

/* The value is the bandwidth. */
static bool read_experts(bench *b, figure *f, void *work, reading *r) {
    (void)f, (void)work;
    r->value = 1e-9 * expert_bandwidth(b);
    r->bytes = r->expert_bytes = r->seconds = 1;
    return true;
}

static bool measure_all(bench *b) {
    static int32_t rows[] = {1, 2, 3, 4, 6, 8, 16};
    tool_numbers *contexts = &b->settings.depths;
    size_t k;
    int i;
    figure f = new_figure(b, "GB/s", "experts read at random", 0);
    if (b->model->info.experts) {
        if (!measure(b, &f, read_experts, NULL)) return false;
        f.median.roof = 0;
        add_figure(b, &f);
    }
    f = new_figure(b, "ms", "first token, warm", 0);
    if (!measure(b, &f, first_token, NULL)) return false;
    add_figure(b, &f);
    for (i = 0; i < b->settings.prefill.count; i++) {
        f = new_figure(b, "tokens/s", "prefill of %d", b->settings.prefill.items[i]);
        if (!measure(b, &f, prefill, &b->settings.prefill.items[i])) return false;
        add_figure(b, &f);
    }
    bitnet_session_reset(b->session);
    if (!feed_text(b, FIRST_PROMPT)) return false;
    for (k = 0; k < sizeof rows / sizeof *rows; k++) {
        f = new_figure(b, rows[k] == 1 ? "ms" : "of one",
                       rows[k] == 1 ? "layers for %d token" : "layers for %d tokens", rows[k]);
        if (!measure(b, &f, forward_rows, &rows[k])) return false;
        add_figure(b, &f);
    }
    /* the session keeps growing from one context to the next */
    qsort(contexts->items, (size_t)contexts->count, sizeof *contexts->items, compare_ids);
    bitnet_session_reset(b->session);
    for (i = 0; i < contexts->count; i++)
        if (!measure_decode(b, contexts->items[i], 0)) return false;
    /* sampling comes last: after a failure, the screen pauses for a while */
    if (!measure_decode(b, contexts->items[0], 0.8f)) return false;
    for (i = 0; i < b->settings.sessions.count; i++)
        if (!measure_together(b, b->settings.sessions.items[i])) return false;
    return true;
}

/* ---- every kernel by itself */

typedef struct op {
    bitnet__task *task;
    bitnet_session *session;
    bitnet__stage_work work;
    int turn; /* each turn uses the next layer, so that weights come from memory */
    int matrix, width;
    bool screen;
    double bytes, multiplications; /* of a turn */
} op;

static void norm_op(void *context, int task) {
    const op *o = (const op *)context;
    const bitnet_model *model = o->work.model;
    const bitnet__batch *b = o->work.batch;
    (void)task;
    model->kernels.norm(b->n->floats, b->x, bitnet__norm_of(model->layers, BITNET__FFN_NORM),
                        o->width, (float)(1.0 / o->width), model->info.norm_epsilon);
}

static void quantise_op(void *context, int task) {
    const op *o = (const op *)context;
    const bitnet__batch *b = o->work.batch;
    (void)task;
    o->work.model->kernels.quantise(b->n->quants, b->n->group_steps, b->n->group_sums, b->ffn,
                                    o->width, BITNET__ALL_COLUMNS);
}

static void matrix_op(void *context, int task) {
    const op *o = (const op *)context;
    const bitnet__batch *b = o->work.batch;
    bitnet__multiply_range(&o->work, task, o->matrix, b->ffn, b->ffn_stride, false);
}

static void attend_op(void *context, int task) {
    bitnet__attend_stage(&((const op *)context)->work, task);
}

static void head_op(void *context, int task) {
    const op *o = (const op *)context;
    const float *logits;
    int32_t id;
    (void)task;
    o->session->end.has_logits = false;
    if (o->screen) bitnet_sample(o->session, NULL, &id);
    else bitnet_logits(o->session, NULL, &logits);
}

/* Heads divide their work themselves. */
static double take_turn(bench *b, op *o) {
    double start = tool_seconds(), seconds;
    if (o->task == head_op) head_op(o, 0);
    else bitnet__run(b->model->pool, NULL, o->task, o, o->work.tasks);
    seconds = tool_seconds() - start;
    o->work.layer_index = ++o->turn % b->model->info.layers;
    o->work.layer = &b->model->layers[o->work.layer_index];
    return seconds;
}

/* The fastest batch of turns that lasts at least a quarter of a millisecond. On a busy machine the
   thread waits milliseconds to be scheduled; a batch as long as a time slice would always include
   such a wait. */
static bool run_op(bench *b, figure *f, void *work, reading *r) {
    enum { BATCHES = 16 };
    op *o = (op *)work;
    bitnet_session_stats before = bitnet_session_get_stats(o->session);
    double all = 0;
    int turns = 0, count;
    r->seconds = 0;
    for (count = 0; count < BATCHES && all < 0.05 && !tool_stopped; count++) {
        double seconds = 0;
        int n = 0;
        do seconds += take_turn(b, o), n++;
        while (seconds < 250e-6);
        all += seconds;
        turns += n;
        if (count == 0 || seconds / n < r->seconds) r->seconds = seconds / n;
    }
    r->bytes = o->screen ? count_heads(b, f, before, turns) / turns : o->bytes;
    r->value = 1e6 * r->seconds;
    r->multiplications = o->multiplications;
    return true;
}

static bool measure_op(bench *b, op *o, const char *name, int number) {
    figure f = new_figure(b, "us", name, number);
    if (!measure(b, &f, run_op, o)) return false;
    add_figure(b, &f);
    return true;
}

static bool measure_matrices(bench *b, op *o) {
    static const int matrices[] = {BITNET__Q, BITNET__K, BITNET__O, BITNET__GATE, BITNET__DOWN};
    bitnet__batch *batch = o->session->batch;
    bitnet__operand *n = batch->n;
    int i, c, pass;
    o->task = matrix_op;
    for (pass = 0; pass < 2; pass++)
        for (i = 0; i < 5; i++) {
            const bitnet__matrix *m = &b->model->layers[0].matrix[matrices[i]];
            char name[40];
            n->count = pass ? ROWS : 1;
            o->matrix = matrices[i];
            o->bytes = matrix_bytes(b->model, o->matrix);
            o->multiplications = (double)m->rows * m->columns * n->count;
            for (c = 0; c < n->count; c++) bitnet__quantise_operand(b->model, n, c, m->columns);
            snprintf(name, sizeof name, "%s, vectors: %%d", bitnet__parts[matrices[i]].name);
            if (!measure_op(b, o, name, n->count)) return false;
        }
    o->multiplications = 0;
    return true;
}

static bool measure_attention(bench *b, op *o) {
    static const int contexts[] = {64, 1024, OPS_CONTEXT};
    bitnet__batch *batch = o->session->batch;
    int i;
    o->task = attend_op;
    batch->count = 1;
    batch->rows[0].session = o->session;
    for (i = 0; i < 3; i++) {
        batch->rows[0].position = contexts[i] - 1;
        o->bytes = position_bytes(b) / b->model->info.layers * contexts[i];
        if (!measure_op(b, o, "attention, one layer, %d", contexts[i])) return false;
    }
    return true;
}

/* Measures the operations of the state in which the session ended. */
static bool measure_heads(bench *b, op *o) {
    o->session = b->session;
    o->task = head_op;
    o->bytes = full_head_bytes(b->model);
    if (bitnet_session_set_sampling(b->session, NULL) != BITNET_OK) return session_failed(b);
    if (!measure_op(b, o, "head, full", 0)) return false;
    if (b->settings.full_head || !b->model->screen.ready) return true;
    b->session->sampler.screen_pause = 0; /* from earlier sampling */
    o->screen = true;
    return measure_op(b, o, "head, screened", 0);
}

/* Fills a session with numbers that differ. */
static bitnet_session *make_ops_session(const bench *b) {
    const bitnet_model_info *info = &b->model->info;
    bitnet_session_options options;
    bitnet_session *s;
    bitnet__batch *batch;
    bitnet_error error;
    size_t page, i;
    memset(&options, 0, sizeof options);
    options.context_length = OPS_CONTEXT;
    options.cache = (bitnet_cache)b->settings.kv;
    options.batch = ROWS;
    s = bitnet_session_create(b->model, &options, &error);
    if (!s) return tool_complain("session: %s", error.message), (bitnet_session *)NULL;
    if (bitnet__reserve(s, 0, OPS_CONTEXT, ROWS) != BITNET_OK) {
        tool_complain("session: %s", bitnet_session_message(s));
        return bitnet_session_free(s), (bitnet_session *)NULL;
    }
    page = (size_t)info->layers * (size_t)info->kv_heads *
           (size_t)bitnet__part_bytes(info, options.cache, BITNET__PAGE);
    for (i = 0; i < OPS_CONTEXT / BITNET__PAGE; i++)
        memset(s->pages[i]->parts, 0x2C, page); /* near 1/16 */
    batch = s->batch;
    for (i = 0; i < ROWS * batch->n->stride; i++)
        batch->n->floats[i] = (float)(i * 7919 % 2003) - 1001;
    memcpy(batch->x, batch->n->floats, batch->x_stride * sizeof(float));
    memcpy(batch->ffn, batch->n->floats, batch->ffn_stride * sizeof(float));
    return s;
}

static bool measure_ops(bench *b) {
    bitnet_session *s;
    bool done;
    op o;
    if (b->model->info.state_heads) {
        printf("--ops: not measured for models whose first layer has a recurrent state\n");
        return true;
    }
    s = make_ops_session(b);
    if (!s) return false;
    memset(&o, 0, sizeof o);
    o.session = s;
    o.work.model = b->model;
    o.work.batch = s->batch;
    o.work.layer = b->model->layers;
    o.work.tasks = o.work.shares = 1;
    heading(b);
    o.task = norm_op;
    o.width = b->model->info.hidden_size;
    done = measure_op(b, &o, "norm of %d", o.width);
    o.task = quantise_op;
    o.width = b->model->info.ffn_size;
    done = done && measure_op(b, &o, "quantise %d", o.width);
    o.work.tasks = o.work.shares = b->threads;
    done = done && measure_matrices(b, &o) && measure_attention(b, &o) && measure_heads(b, &o);
    bitnet_session_free(s);
    return done;
}

/* ---- one number of threads */

static bool make_buffer(bench *b) {
    const size_t huge = 2 << 20;
    size_t i;
    b->memory = (uint8_t *)malloc(BUFFER + huge);
    if (!b->memory) return tool_complain("out of memory");
    b->buffer = b->memory + (huge - (uintptr_t)b->memory % huge) % huge;
#if defined(BITNET__POSIX) && defined(MADV_HUGEPAGE)
    madvise(b->buffer, BUFFER, MADV_HUGEPAGE);
#endif
    for (i = 0; i < BUFFER; i += 64)
        b->buffer[i] = (uint8_t)i; /* so that no page is the shared zero page */
    return true;
}

static int32_t largest(const tool_numbers *l) {
    int32_t most = 0;
    int i;
    for (i = 0; i < l->count; i++)
        if (l->items[i] > most) most = l->items[i];
    return most;
}

static bool load(bench *b) {
    bitnet_model_options model_options;
    bitnet_session_options options;
    bitnet_error error;
    int32_t prompt = largest(&b->settings.prefill) + 1;
    double start;
    memset(&model_options, 0, sizeof model_options);
    model_options.threads = b->threads;
    model_options.isa = b->settings.isa;
    model_options.progress.report = tool_load_progress;
    memset(&options, 0, sizeof options);
    options.context_length = largest(&b->settings.depths) + b->settings.tokens + 128;
    if (options.context_length < prompt) options.context_length = prompt;
    if (options.context_length < FIRST_PROMPT + FIRST_TOKENS + 1)
        options.context_length = FIRST_PROMPT + FIRST_TOKENS + 1;
    options.full_head = b->settings.full_head;
    options.cache = (bitnet_cache)b->settings.kv;
    if (b->settings.device) options.batch = 2048; /* the largest batch of a GPU */
    forget_peak();
    start = tool_seconds();
    b->model = bitnet_model_load_file(b->settings.path, &model_options, &error);
    b->session = bitnet_session_create(b->model, &options, &error);
    running = b->session;
    if (!b->session) return tool_stopped ? false : tool_complain("%s", error.message);
    if (b->count == 0) {
        const bitnet_model_info *info = bitnet_model_get_info(b->model);
        printf("%s: %s, %.2f billion parameters, %d layers of %d; %s kernels\n", b->settings.path,
               info->architecture, (double)info->parameters * 1e-9, info->layers, info->hidden_size,
               bitnet_isa_name(info->isa));
    }
    heading(b);
    add_single(b, "load", "ms", 1e3 * (tool_seconds() - start));
    return true;
}

/* The first tokens after loading, the time of repacking, and the memory in use by then. As in all
   programs, tokens per second exclude the first token, and the time is that of computing and
   sampling. */
static bool measure_start(bench *b) {
    const bitnet_model_info *info = bitnet_model_get_info(b->model);
    double start;
    reading r;
    memset(&r, 0, sizeof r);
    if (!first_token(b, NULL, NULL, &r)) return false;
    add_single(b, "first token after load", "ms", r.value);
    if (info->repacked_bytes > 0) {
        add_single(b, "weights repacked in", "ms", (double)info->repack_microseconds * 1e-3);
        add_single(b, "faster forms", "MB", (double)info->repacked_bytes * 1e-6);
    }
    if (!generate(b, 1)) return false;
    start = tool_seconds();
    if (!generate(b, FIRST_TOKENS - 1)) return false;
    add_single(b, "first 100 tokens", "tokens/s", (FIRST_TOKENS - 1) / (tool_seconds() - start));
    if (process_memory("VmRSS:") > 0) {
        add_single(b, "resident memory", "MB", process_memory("VmRSS:") * 1e-6);
        add_single(b, "peak memory", "MB", process_memory("VmHWM:") * 1e-6);
    }
    return true;
}

/* ---- drafts whose drafts are accepted with a given chance */

typedef struct forced {
    bitnet_session *plain, *with, *draft;
    bitnet_chains *chains;
    int32_t text[SEGMENT];
    uint64_t random;
    double chance;
    double seconds[2]; /* without drafts, with them */
} forced;

static double forced_random(forced *f) {
    return (double)(bitnet__random(1, f->random++) >> 11) / (double)((uint64_t)1 << 53);
}

/* The next drafted token, computed ahead or not; -1: none. */
static int32_t forced_guess(const forced *f) {
    const bitnet_session *s = f->with;
    const bitnet__companion *m = &f->chains->companions[f->draft ? 0 : 1];
    int32_t at = s->length - f->chains->seen; /* tokens since the draft */
    if (s->length < s->drafts.end) return s->drafts.tokens[s->length - s->drafts.from];
    return at < m->count ? m->said[at].id : -1;
}

/* Returns the drafted token with that probability, else another one. Without a draft, a token tends
   to be followed by what followed it before, so that drafts can be found in the text itself. */
static int32_t forced_token(forced *f) {
    int32_t guess = forced_guess(f), last = f->with->tokens[f->with->length - 1];
    int32_t usual = 60 + (int32_t)(bitnet__random(2, (uint64_t)last) % 50);
    int32_t other = 60 + (int32_t)(forced_random(f) * 50);
    if (guess >= 0 && forced_random(f) < f->chance) return guess;
    if (guess < 0 && forced_random(f) < 0.9) return usual;
    return other == guess ? other + 1 : other;
}

/* Runs with drafts, which makes the text, or without. */
static bool forced_segment(bench *b, forced *f, bool drafts) {
    bitnet_session *s = drafts ? f->with : f->plain;
    double start = tool_seconds();
    int i;
    for (i = 0; i < SEGMENT && !tool_stopped; i++) {
        int32_t id;
        if (bitnet_sample(s, NULL, &id) != BITNET_OK) break;
        if (drafts) f->text[i] = forced_token(f);
        if (bitnet_feed(s, &f->text[i], 1) != BITNET_OK) break;
    }
    f->seconds[drafts] += tool_seconds() - start;
    b->session = s; /* its message is reported */
    return i == SEGMENT || session_failed(b);
}

/* Prints a row; counts are differences between two statistics. */
static void print_forced(const forced *f, int tokens, const bitnet_chains_stats *before,
                         const bitnet_chains_stats *after) {
    double one = f->seconds[0] * 1e6 / tokens, passes = (double)(after->passes - before->passes);
    double rows = 0, guesses = after->draft_microseconds - before->draft_microseconds, a_pass;
    int n;
    for (n = 1; n <= BITNET_CHAINS_MAX_DRAFT; n++)
        rows += (double)(after->by_length[n].drafted - before->by_length[n].drafted) / n *
                after->row_microseconds[n + 1];
    rows += (passes - (double)(after->drafts - before->drafts)) * one;
    a_pass = (double)(after->tokens - before->tokens) / passes;
    rows /= passes * one, guesses /= passes * one;
    printf("%6.2f %9.2f %9.2f %7.3f %8.2f %7.2f %7.2f %8.3f %8.3f\n", f->chance, 1e6 / one,
           tokens / f->seconds[1], f->seconds[0] / f->seconds[1], a_pass,
           (double)(after->drafted - before->drafted) / passes, rows, guesses,
           f->seconds[0] / f->seconds[1] / (a_pass / (rows + guesses)));
    fflush(stdout);
}

static bool measure_forced(bench *b, forced *f) {
    bitnet_chains_options options;
    bitnet_chains_stats before;
    bitnet_error error;
    int i, segments = (WARM + b->settings.tokens + SEGMENT - 1) / SEGMENT;
    bool done = true;
    memset(&options, 0, sizeof options);
    options.draft_session = f->draft;
    options.no_mtp = f->draft != NULL;
    options.no_context = f->draft || b->model->mtp;
    options.memory_entries = options.no_context ? -1 : 0;
    f->chains = bitnet_chains_create(f->with, &options, &error);
    if (!f->chains) return tool_complain("%s", error.message);
    for (i = 0; i < 2 && done; i++) {
        b->session = i ? f->with : f->plain;
        bitnet_session_reset(b->session);
        done = feed_text(b, FIRST_PROMPT);
    }
    for (i = 0; i < segments && done; i++) {
        if (i == WARM / SEGMENT) {
            before = bitnet_chains_get_stats(f->chains);
            f->seconds[0] = f->seconds[1] = 0;
        }
        done = forced_segment(b, f, true) && forced_segment(b, f, false);
    }
    if (done) {
        bitnet_chains_stats after = bitnet_chains_get_stats(f->chains);
        print_forced(f, (segments - WARM / SEGMENT) * SEGMENT, &before, &after);
        for (i = 2; i < 8; i++)
            printf("%s%.2f", i == 2 ? "       2, 3, ... rows, as multiples of one: " : ", ",
                   after.row_microseconds[i] * 1e-6 /
                       (f->seconds[0] / ((segments - WARM / SEGMENT) * SEGMENT)));
        putchar('\n');
    }
    bitnet_chains_free(f->chains);
    return done;
}

static bool measure_drafts(bench *b) {
    const tool_numbers *chances = &b->settings.chances;
    bitnet_model_options model_options;
    bitnet_model *model = NULL;
    bitnet_error error = {BITNET_OK, ""};
    forced f;
    bool done = true;
    int i;
    memset(&f, 0, sizeof f);
    memset(&model_options, 0, sizeof model_options);
    model_options.pool = b->model->pool;
    model_options.isa = b->settings.isa;
    f.plain = b->session;
    f.with = bitnet_session_create(b->model, &f.plain->options, &error);
    if (b->settings.draft) {
        model = bitnet_model_load_file(b->settings.draft, &model_options, &error);
        f.draft = bitnet_session_create(model, &f.plain->options, &error);
    } else {
        bitnet_model_load_mtp(b->model, NULL); /* if there is one */
    }
    if (error.result != BITNET_OK) done = tool_complain("%s", error.message);
    printf("\ndrafts come from %s\n%6s %9s %9s %7s %8s %7s %7s %8s %8s\n",
           f.draft         ? b->settings.draft
           : b->model->mtp ? "the MTP head"
                           : "the session's own text",
           "chance", "plain t/s", "with t/s", "ratio", "a pass", "drafted", "rows", "guesses",
           "formula");
    for (i = 0; i < chances->count && done; i++) {
        f.chance = chances->items[i] / 100.0;
        done = measure_forced(b, &f);
    }
    b->session = f.plain;
    bitnet_session_free(f.with);
    bitnet_session_free(f.draft);
    bitnet_model_free(model);
    return done;
}

/* ---- on a GPU: the same session there; no figure of these depends on the processor's threads */

static void print_gpu(const char *name, int number, double value, const char *unit) {
    char text[64];
    snprintf(text, sizeof text, name, number);
    printf("%-32s %10.2f %s\n", text, value, unit);
    fflush(stdout);
}

/* Median seconds for `count` tokens. Each repetition uses others, because the GPU still has the
   results of the last. */
static double time_batch(bench *b, int32_t count) {
    double times[REPETITIONS];
    int32_t length = bitnet_session_length(b->session), k;
    int i;
    for (i = 0; i < REPETITIONS; i++) {
        double start;
        bitnet_session_truncate(b->session, length);
        for (k = 0; k < count; k++)
            if (bitnet_feed(b->session, &b->text[(length + i + k) % b->text_length], 1) !=
                BITNET_OK)
                return session_failed(b), -1;
        start = tool_seconds();
        if (bitnet_step(b->session, NULL) != BITNET_OK) return session_failed(b), -1;
        times[i] = tool_seconds() - start;
    }
    bitnet_session_truncate(b->session, length);
    qsort(times, REPETITIONS, sizeof *times, compare_doubles);
    return times[REPETITIONS / 2];
}

/* The mean of a few tokens by the device's clock. */
static void print_kernels(bench *b, double bandwidth) {
    enum { KERNELS = 16, TIMES = 8 };
    bitnet_gpu_kernel once[KERNELS];
    double sum[KERNELS] = {0}, share;
    size_t count = 0, k;
    int n;
    for (n = 0; n < TIMES; n++) {
        bitnet_gpu_measure(b->session, once, KERNELS, &count);
        for (k = 0; k < count && k < KERNELS; k++) sum[k] += once[k].microseconds / TIMES;
    }
    if (count > 0)
        printf("  %-20s %10s %12s %10s %22s\n", "kernel", "dispatches", "microseconds", "MB",
               "of the copy bandwidth");
    for (k = 0; k < count && k < KERNELS; k++) {
        share = sum[k] > 0 && bandwidth > 0
                    ? 100 * (double)once[k].bytes / (sum[k] * 1e-6) / bandwidth
                    : 0;
        printf("  %-20s %10d %12.1f %10.2f %20.1f %%\n", once[k].name, once[k].dispatches, sum[k],
               (double)once[k].bytes * 1e-6, share);
    }
}

/* Measures greedy tokens after `context` others, and their cost. */
static bool decode_on_gpu(bench *b, bitnet_gpu *gpu, int32_t context, double bandwidth) {
    bitnet_gpu_stats before, after;
    double seconds, tokens;
    bitnet_session_reset(b->session);
    if (!feed_text(b, context > 0 ? context : 1) || !generate(b, 8)) return false;
    before = bitnet_gpu_get_stats(gpu);
    seconds = tool_seconds();
    if (!generate(b, b->settings.tokens)) return false;
    seconds = tool_seconds() - seconds;
    after = bitnet_gpu_get_stats(gpu);
    tokens = (double)(after.tokens - before.tokens);
    print_gpu("decode at %d", context, b->settings.tokens / seconds, "tokens/s");
    print_gpu("  of the bandwidth", 0,
              100 * b->settings.tokens / seconds *
                  ((double)after.weight_bytes + context * position_bytes(b)) / bandwidth,
              "%");
    print_gpu("  dispatches per token", 0, (double)(after.dispatches - before.dispatches) / tokens,
              "");
    print_gpu("  submits per token", 0, (double)(after.submits - before.submits) / tokens, "");
    print_kernels(b, bandwidth);
    return true;
}

/* Measures tokens that several sessions sample together; the value is their total. */
static bool together_on_gpu(bench *b, bitnet_gpu *gpu, int count) {
    bitnet_gpu_stats before, after;
    figure f;
    reading r;
    crowd c;
    bool done;
    memset(&f, 0, sizeof f);
    memset(&r, 0, sizeof r);
    done = gather(b, gpu, count, &c) && decode_together(b, &f, &c, &r); /* warm-up */
    before = bitnet_gpu_get_stats(gpu);
    done = done && decode_together(b, &f, &c, &r);
    after = bitnet_gpu_get_stats(gpu);
    disperse(&c);
    if (!done) return false;
    print_gpu(count == 1 ? "%d session" : "%d sessions together", count, r.value, "tokens/s");
    print_gpu("  dispatches per token", 0,
              (double)(after.dispatches - before.dispatches) /
                  (double)(after.tokens - before.tokens),
              "");
    return true;
}

/* Compares the logits after a prompt and 32 tokens bit by bit. */
static bool compare_with_cpu(bench *b) {
    size_t size = (size_t)bitnet_model_get_info(b->model)->vocab_size * sizeof(float);
    float *there = (float *)malloc(size);
    const float *logits;
    bool equal = false;
    bitnet_session_reset(b->session);
    if (there && feed_text(b, FIRST_PROMPT) && generate(b, 32) &&
        bitnet_logits(b->session, NULL, &logits) == BITNET_OK) {
        memcpy(there, logits, size);
        bitnet_gpu_detach(b->session);
        bitnet_session_truncate(b->session, 0); /* the token buffer keeps its contents */
        bitnet_feed(b->session, bitnet_session_tokens(b->session), FIRST_PROMPT + 32);
        equal = bitnet_logits(b->session, NULL, &logits) == BITNET_OK &&
                memcmp(there, logits, size) == 0;
    }
    free(there);
    printf("logits after %d tokens: %s\n", FIRST_PROMPT + 32,
           equal ? "the same bits as on the CPU" : "NOT the same as on the CPU");
    return equal;
}

/* ---- on a GPU: each dispatch by the device's clock */

#if defined(BITNET__VULKAN)

/* Work to profile. */
typedef struct scenario {
    const char *name; /* a format for the number */
    const char *unit;
    bool (*work)(bench *b, bitnet_gpu *gpu, struct scenario *s);
    int number;             /* of positions before it, of rows or of sessions */
    double seconds;         /* of all units, without timestamps, later with them */
    double units, computed; /* decode: tokens used; also those computed ahead */
} scenario;

/* Greedy tokens after `number` others. */
static bool profile_decode(bench *b, bitnet_gpu *gpu, scenario *s) {
    int64_t before;
    bitnet_session_reset(b->session);
    if (!feed_text(b, s->number > 0 ? s->number : 1) || !generate(b, 8)) return false;
    profile_start();
    before = bitnet_gpu_get_stats(gpu).tokens;
    s->seconds = tool_seconds();
    if (!generate(b, b->settings.tokens)) return false;
    s->seconds = tool_seconds() - s->seconds;
    s->units = b->settings.tokens;
    s->computed = (double)(bitnet_gpu_get_stats(gpu).tokens - before);
    return true;
}

/* A batch of `number` tokens after a few others. */
static bool profile_batch(bench *b, bitnet_gpu *gpu, scenario *s) {
    (void)gpu;
    bitnet_session_reset(b->session);
    if (!feed_text(b, 1) || time_batch(b, s->number) < 0) return false;
    profile_start();
    s->seconds = REPETITIONS * time_batch(b, s->number);
    s->units = s->computed = REPETITIONS;
    return s->seconds > 0;
}

/* `number` sessions that sample together. */
static bool profile_sessions(bench *b, bitnet_gpu *gpu, scenario *s) {
    figure f;
    reading r;
    crowd c;
    bool done;
    memset(&f, 0, sizeof f);
    memset(&r, 0, sizeof r);
    done = gather(b, gpu, s->number, &c) && decode_together(b, &f, &c, &r); /* warm-up */
    profile_start();
    done = done && decode_together(b, &f, &c, &r);
    profile_stop();
    disperse(&c);
    s->seconds = r.seconds;
    s->units = s->computed = b->settings.tokens;
    return done;
}

/* Uses a newly attached session, because commands are recorded once. On success it stays
   attached. */
static bool profile_run(bench *b, bitnet_gpu *gpu, scenario *s, bool stamping) {
    bool done;
    bitnet__gpu_free_passes(gpu); /* so that their commands are recorded again */
    profiling.stamping = stamping;
    if (bitnet_gpu_attach(b->session, gpu) != BITNET_OK) return session_failed(b);
    done = s->work(b, gpu, s);
    profile_stop();
    if (!done) bitnet_gpu_detach(b->session);
    return done;
}

/* First without timestamps, for the time, then with them. */
static bool profile_scenario(bench *b, bitnet_gpu *gpu, scenario *s, double bandwidth) {
    bool decodes = s->work == profile_decode;
    if (!profile_run(b, gpu, s, false)) return false;
    printf("\n### ");
    printf(s->name, s->number);
    printf("\n\n%.1f us %s. In each: %.2f submits, %.1f us in vkQueueSubmit, %.1f us in "
           "vkWaitForFences, %.1f us of the CPU with the device idle.",
           1e6 * s->seconds / s->units, s->unit, (double)profiling.submits / s->units,
           profiling.submitting / s->units, profiling.waiting / s->units,
           profiling.between / s->units);
    bitnet_gpu_detach(b->session);
    if (!profile_run(b, gpu, s, true)) return false;
    printf(" With timestamps: %.1f us.\n", 1e6 * s->seconds / s->units);
    profile_print(bitnet__gpu_of(b->session), s->computed, s->number,
                  decodes ? (uint32_t)(s->number + b->settings.tokens / 2) : FIRST_PROMPT,
                  bandwidth);
    bitnet_gpu_detach(b->session);
    return true;
}

static bool profile_each(bench *b, bitnet_gpu *gpu, const tool_numbers *numbers, scenario s,
                         double bandwidth) {
    bool done = true;
    int i;
    for (i = 0; i < numbers->count && done && !tool_stopped; i++) {
        s.number = numbers->items[i];
        done = profile_scenario(b, gpu, &s, bandwidth);
    }
    return done;
}

/* Warms up: a GPU that was idle while kernels were compiled is slow at first. */
static bool warm_up_gpu(bench *b, bitnet_gpu *gpu) {
    double start = tool_seconds();
    bool done = true;
    if (bitnet_gpu_attach(b->session, gpu) != BITNET_OK) return session_failed(b);
    while (done && tool_seconds() - start < PATIENCE) {
        bitnet_session_reset(b->session);
        done = feed_text(b, 1) && generate(b, b->settings.tokens);
    }
    bitnet_gpu_detach(b->session);
    return done;
}

/* As Markdown for tests/BENCHMARKS.md. */
static bool profile_gpu(bench *b, bitnet_gpu *gpu, double bandwidth) {
    static const scenario decode = {
        "Greedy, at position %d", "a token", profile_decode, 0, 0, 0, 0};
    static const scenario batch = {"Batch of %d", "a batch", profile_batch, 0, 0, 0, 0};
    static const scenario sessions = {
        "Sampled, %d together", "per token of each session", profile_sessions, 0, 0, 0, 0};
    static const tool_numbers verified = {{8}, 1}, alone = {{1}, 1};
    const tool_numbers *many = b->settings.sessions.count ? &b->settings.sessions : &alone;
    bool done;
    if (!profile_open(gpu)) {
        profile_close();
        return tool_complain("the device has no timestamps");
    }
    printf(
        "\nThe times of a kernel are those of one dispatch. Sums, gaps (from its end to the next "
        "timestamp) and MB cover all its dispatches in a token or batch; \"us by bytes\" is the "
        "time of these MB at the copy bandwidth.\n");
    done = warm_up_gpu(b, gpu) && profile_each(b, gpu, &b->settings.depths, decode, bandwidth) &&
           profile_each(b, gpu, many, sessions, bandwidth) &&
           profile_each(b, gpu, &verified, batch, bandwidth) &&
           profile_each(b, gpu, &b->settings.prefill, batch, bandwidth);
    bitnet__gpu_free_passes(gpu); /* their commands have timestamps */
    profile_close();
    return done;
}

#else

static bool profile_gpu(bench *b, bitnet_gpu *gpu, double bandwidth) {
    (void)b, (void)gpu, (void)bandwidth;
    return tool_complain("this program was built without Vulkan's headers");
}

#endif

static bool figures_on_gpu(bench *b, bitnet_gpu *gpu, double bandwidth) {
    const tool_numbers *prompts = &b->settings.prefill, *contexts = &b->settings.depths;
    double one = 0;
    bool done = true;
    int i;
    bitnet_session_reset(b->session);
    if (bitnet_gpu_attach(b->session, gpu) != BITNET_OK) done = session_failed(b);
    for (i = 0; i < prompts->count && done; i++) {
        double seconds = time_batch(b, prompts->items[i]);
        print_gpu("prefill of %d", prompts->items[i], prompts->items[i] / seconds, "tokens/s");
        done = seconds > 0;
    }
    done = done && feed_text(b, FIRST_PROMPT);
    for (i = 1; i <= 8 && done; i++) {
        double seconds = time_batch(b, i);
        if (i == 1) one = seconds;
        print_gpu(i == 1 ? "%d token in a submit" : "%d tokens in a batch", i,
                  i == 1 ? 1e3 * seconds : seconds / one, i == 1 ? "ms" : "of one");
        done = seconds > 0;
    }
    for (i = 0; i < contexts->count && done; i++)
        done = decode_on_gpu(b, gpu, contexts->items[i], bandwidth);
    for (i = 0; i < b->settings.sessions.count && done; i++)
        done = together_on_gpu(b, gpu, b->settings.sessions.items[i]);
    done = done && compare_with_cpu(b);
    bitnet_gpu_detach(b->session);
    return done;
}

static bool measure_gpu(bench *b) {
    bitnet_gpu_options options;
    bitnet_gpu_stats stats;
    bitnet_error error;
    bitnet_gpu *gpu;
    double bandwidth, start = tool_seconds();
    bool done;
    memset(&options, 0, sizeof options);
    options.device = b->settings.device;
    if (b->settings.apart) options.join = BITNET_GPU_JOIN_OFF;
    gpu = bitnet_gpu_create(b->model, &options, &error);
    if (!gpu) return tool_complain("no GPU: %s", error.message);
    stats = bitnet_gpu_get_stats(gpu);
    printf("\n%s, %s kernels, attention %s\n", stats.device, stats.tier,
           stats.joined ? "joined" : "apart");
    print_gpu("opening, self-test included", 0, 1e3 * (tool_seconds() - start), "ms");
    print_gpu("upload", 0, (double)stats.upload_microseconds * 1e-3, "ms");
    print_gpu("  at", 0, (double)stats.uploaded * 1e-3 / (double)stats.upload_microseconds, "GB/s");
    if (bitnet_gpu_bandwidth(gpu, &bandwidth, &error) != BITNET_OK)
        tool_complain("no bandwidth: %s", error.message);
    print_gpu("copy bandwidth, read and written", 0, bandwidth * 1e-9, "GB/s");
    done = b->settings.gpu_profile ? profile_gpu(b, gpu, bandwidth)
                                   : figures_on_gpu(b, gpu, bandwidth);
    bitnet_gpu_free(gpu);
    return done;
}

#include "promises.h"

/* With the last number of threads. */
static bool run_once(bench *b, bool (*measure)(bench *)) {
    bool done;
    b->threads = b->settings.threads.items[b->settings.threads.count - 1];
    done = load(b) && (b->text || make_text(b)) && measure(b);
    running = NULL;
    bitnet_session_free(b->session);
    bitnet_model_free(b->model);
    return done;
}

static bool run_threads(bench *b, int threads, bool last) {
    bool done, drafts = b->settings.chances.count > 0;
    b->threads = threads;
    done = load(b) && (b->text || make_text(b));
    if (drafts) done = done && measure_drafts(b);
    else done = done && measure_start(b) && make_buffer(b);
    if (done && !drafts) {
        b->peak = multiplication_peak(b);
        if (b->peak > 0) add_single(b, "peak of vpdpbusd", "GMAC/s", b->peak * 1e-9);
        done = measure_all(b) && (!b->settings.ops || measure_ops(b));
    }
    if (done && last && b->settings.json)
        done = write_json(b, bitnet_model_get_info(b->model), b->settings.json);
    free(b->memory);
    b->memory = NULL;
    running = NULL;
    bitnet_session_free(b->session);
    bitnet_model_free(b->model);
    b->session = NULL;
    b->model = NULL;
    return done;
}

/* Writes the random model to the file of --write, or to a temporary one. */
static bool draw(settings *s, char *temporary, size_t size) {
    bitnet_error error = {BITNET_OK, ""};
    snprintf(temporary, size, "bitnet_bench-%s-%lx.gguf.tmp", s->synth->name,
             (unsigned long)(tool_seconds() * 1e6));
    s->path = s->write ? s->write : temporary;
    fprintf(stderr, "making a random model of shape %s\n", s->synth->name);
    if (synthesise(s->synth, type_to_draw(s), s->mtp, s->sigma, s->path, &tool_stopped, &error))
        return true;
    return tool_stopped ? false : tool_complain("%s", error.message);
}

int main(int argc, char **argv) {
    static bench b;
    bool (*once)(bench *);
    char temporary[64];
    bool done;
    int i;
    parse(&b.settings, argc, argv);
    signal(SIGINT, on_signal);
    signal(SIGTERM, on_signal);
    done = !b.settings.synth || draw(&b.settings, temporary, sizeof temporary);
    once = b.settings.promises ? print_promises : b.settings.device ? measure_gpu : NULL;
    if (once && done) done = run_once(&b, once);
    for (i = 0; i < b.settings.threads.count && done && !once; i++)
        done = run_threads(&b, b.settings.threads.items[i], i + 1 == b.settings.threads.count);
    if (done && !once && !b.settings.chances.count) print_summary(&b);
    if (b.settings.synth && !b.settings.write) remove(b.settings.path);
    if (tool_stopped) tool_complain("stopped");
    free(b.figures);
    free(b.text);
    return done ? 0 : 1;
}
