/* gpu - continues a text on the GPU and measures the speed

       cc -O2 examples/gpu.c -o gpu
       ./gpu                                            lists the devices, tells a story
       ./gpu model.gguf "The capital of France is"      continues this
       ./gpu --device 2                                 uses the second device

   Compiling needs the Vulkan headers (Debian: libvulkan-dev). If volk is installed
   (libvulkan-volk-dev), its functions are used; nothing is linked. */

#if defined(__has_include)
#if __has_include(<volk.h>)
#define VK_NO_PROTOTYPES
#define VOLK_IMPLEMENTATION
#define BITNET_GPU_USE_VOLK
#include <volk.h>
#endif
#endif
#define BITNET_IMPLEMENTATION
#include "bitnet_gpu.h"
#include "bitnet_machine.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct settings {
    const char *model, *prompt;
    int threads, device, seed;
    bitnet_generate_options generate;
    bitnet_sampling sampling;
} settings;

/* Prints an error message; returns 1, the exit status. */
static int complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("gpu: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return 1;
}

static int print(void *user, const char *text, size_t length) {
    (void)user;
    fwrite(text, 1, length, stdout);
    return fflush(stdout);
}

static void print_log(void *user, bitnet_log_level level, const char *message) {
    (void)user, (void)level;
    complain("%s", message);
}

static void list_devices(void) {
    static const char *const kinds[] = {"discrete", "integrated", "virtual", "other", "software"};
    bitnet_gpu_device devices[16];
    bitnet_error error;
    size_t count, i;
    if (bitnet_gpu_devices(NULL, devices, 16, &count, &error) != BITNET_OK)
        complain("%s", error.message);
    for (i = 0; i < count && i < 16; i++)
        printf("%d  %s, %s, %d MiB free%s%s\n", (int)i + 1, devices[i].name, kinds[devices[i].kind],
               (int)(devices[i].memory >> 20), devices[i].fast ? ", fast kernels" : "",
               devices[i].usable ? "" : ", not usable");
}

static void print_stats(const bitnet_session *session, bitnet_gpu *gpu) {
    bitnet_session_stats s = bitnet_session_get_stats(session);
    bitnet_gpu_stats g = bitnet_gpu_get_stats(gpu);
    double seconds = (double)s.decode_microseconds * 1e-6, bandwidth;
    double rate = seconds > 0 ? (double)s.decode_tokens / seconds : 0;
    printf("%s, %s kernels: %d tokens, %.1f/s; %.1f dispatches and %.2f submits per token\n",
           g.device, g.tier, (int)s.decode_tokens, rate,
           (double)g.dispatches / (double)(g.tokens ? g.tokens : 1),
           (double)g.submits / (double)(g.tokens ? g.tokens : 1));
    if (bitnet_gpu_bandwidth(gpu, &bandwidth, NULL) != BITNET_OK) return;
    printf("%.1f of %.1f GB/s: %.0f%% of the memory's bandwidth\n",
           rate * (double)g.weight_bytes * 1e-9, bandwidth * 1e-9,
           bandwidth > 0 ? 100 * rate * (double)g.weight_bytes / bandwidth : 0);
}

/* The exit status: 1 if the output could not be written. */
static int finish(int status) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    return complain("the text cannot be written: %s", strerror(errno));
}

/* ---- the command line */

static const char usage[] =
    "gpu - lists the GPUs and continues a text on one of them\n\n"
    "usage: gpu [MODEL] [PROMPT] [options]\n\n"
    "  [MODEL]             a GGUF file (default: the small model)\n"
    "  [PROMPT]            the beginning of the text\n"
    "  --device N          the number of the device (default: the first hardware one)\n"
    "  --tokens N          stop after N tokens (default 200)\n"
    "  --temperature X     0: always the likeliest token (default), computed ahead on the GPU\n"
    "  --seed N            another seed gives another text (default 1)\n"
    "  --threads N         CPU threads (default: one per physical core)\n"
    "  -h, --help          this text";

static char **word; /* the current argument of the command line */

/* Each of these checks whether the argument is this option, and reads its value. */
static bool take_text(const char *name, const char **to) {
    if (strcmp(*word, name) != 0) return false;
    if (!*++word) exit(1 + complain("%s needs a value; --help lists the options", name));
    *to = *word;
    return true;
}

static bool take_int(const char *name, int low, int high, int *to) {
    const char *text;
    char *end;
    long long value;
    if (!take_text(name, &text)) return false;
    value = strtoll(text, &end, 10);
    if (end == text || *end || value < low || value > high)
        exit(1 +
             complain("%s must be a whole number from %d to %d, not '%s'; --help lists the options",
                      name, low, high, text));
    *to = (int)value;
    return true;
}

static bool take_float(const char *name, float low, float high, float *to) {
    const char *text;
    char *end;
    if (!take_text(name, &text)) return false;
    *to = strtof(text, &end);
    if (end == text || *end || !(*to >= low && *to <= high))
        exit(1 + complain("%s must be a number from %g to %g, not '%s'; --help lists the options",
                          name, (double)low, (double)high, text));
    return true;
}

static void parse(settings *s, char **argv) {
    bool places = false; /* after --, arguments are not options */
    s->generate.max_tokens = 200;
    s->sampling.top_k = 40;
    s->sampling.top_p = 0.95f;
    s->sampling.min_p = 0.05f;
    s->seed = 1;
    for (word = argv + 1; *word; word++) {
        if (!places && **word == '-') {
            if (!strcmp(*word, "-h") || !strcmp(*word, "--help")) puts(usage), exit(finish(0));
            if (!strcmp(*word, "--")) places = true;
            else if (!take_int("--device", 1, 64, &s->device) &&
                     !take_int("--tokens", 1, INT32_MAX, &s->generate.max_tokens) &&
                     !take_float("--temperature", 0, 100, &s->sampling.temperature) &&
                     !take_int("--seed", 0, INT32_MAX, &s->seed) &&
                     !take_int("--threads", 1, 1024, &s->threads))
                exit(1 + complain("unknown option '%s'; --help lists the options", *word));
        } else if (!s->model) s->model = *word;
        else if (!s->prompt) s->prompt = *word;
        else exit(1 + complain("unexpected argument '%s'; --help lists the options", *word));
    }
    s->sampling.seed = (uint64_t)s->seed;
    if (!s->prompt) s->prompt = s->model ? "" : "Words:";
    if (!s->model) s->model = "examples/models/stories.gguf";
}

int main(int argc, char **argv) {
    static settings s;
    bitnet_model_options model_options = {0};
    bitnet_gpu_options gpu_options = {0};
    bitnet_error error;
    bitnet_model *model;
    bitnet_session *session;
    bitnet_gpu *gpu;
    bitnet_result result;
    argv = bitnet__arguments(&argc, argv);
    parse(&s, argv);
    list_devices();
    model_options.threads = s.threads;
    model_options.log.write = print_log;
    model = bitnet_model_load_file(s.model, &model_options, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (!session) return complain("%s", error.message);
    gpu_options.device = s.device;
    gpu = bitnet_gpu_create(model, &gpu_options, &error); /* errors are in the log */
    if (gpu && bitnet_gpu_attach(session, gpu) != BITNET_OK)
        complain("%s", bitnet_session_message(session));
    if (!bitnet_gpu_is_attached(session)) complain("using the CPU");

    fputs(s.prompt, stdout);
    result = bitnet_session_set_sampling(session, &s.sampling);
    if (result == BITNET_OK) result = bitnet_generate(session, s.prompt, &s.generate, print, NULL);
    putchar('\n');
    if (bitnet_is_error(result)) complain("%s", bitnet_session_message(session));
    if (gpu) print_stats(session, gpu);
    bitnet_session_free(session);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    return finish(bitnet_is_error(result));
}
