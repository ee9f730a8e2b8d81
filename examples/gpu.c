/* gpu - goes on with a text on the GPU, and says how fast it was

       cc -O2 examples/gpu.c -o gpu
       ./gpu                                            lists the devices, tells a story
       ./gpu model.gguf "The capital of France is"      goes on from there
       ./gpu --device 2                                 on another one than the first

   Needs Vulkan's headers to compile (Debian: libvulkan-dev), and takes its functions from volk
   where that is installed too (libvulkan-volk-dev); nothing is linked. */

#if defined(__has_include)
#if __has_include(<volk.h>)
#define VK_NO_PROTOTYPES
#define VOLK_IMPLEMENTATION
#define BITNET_GPU_USE_VOLK
#include <volk.h>
#endif
#endif
#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../bitnet_gpu.h"
#include "../tools/tool.h"

typedef struct settings {
    const char *model, *prompt;
    int threads, device;
    bitnet_generate_options generate;
    bitnet_sampling sampling;
} settings;

static int print(void *user, const char *text, size_t length) {
    (void)user;
    fwrite(text, 1, length, stdout);
    return fflush(stdout);
}

static void print_log(void *user, bitnet_log_level level, const char *message) {
    (void)user, (void)level;
    tool_complain("%s", message);
}

static bool report_upload(void *user, uint64_t done, uint64_t total) {
    (void)user;
    tool_progress("uploading", (double)done, (double)total);
    return false;
}

static void list_devices(void) {
    static const char *const kinds[] = {"discrete", "integrated", "virtual", "other", "software"};
    bitnet_gpu_device devices[16];
    bitnet_error error;
    int count, i;
    if (bitnet_gpu_devices(NULL, devices, 16, &count, &error) != BITNET_OK)
        tool_complain("%s", error.message);
    for (i = 0; i < count && i < 16; i++)
        printf("%d  %s, %s, %d MiB free%s%s\n", i + 1, devices[i].name, kinds[devices[i].kind],
               (int)(devices[i].memory >> 20), devices[i].fast ? ", fast kernels" : "",
               devices[i].usable ? "" : ", not usable");
}

static void print_stats(const bitnet_session *session, bitnet_gpu *gpu) {
    bitnet_stats s = bitnet_session_get_stats(session);
    bitnet_gpu_stats g = bitnet_gpu_get_stats(gpu);
    double seconds = (double)s.decode_microseconds * 1e-6, bandwidth = bitnet_gpu_bandwidth(gpu);
    double rate = seconds > 0 ? (double)s.decode_tokens / seconds : 0;
    printf("%s, %s kernels: %d tokens, %.1f/s; %.1f dispatches and %.2f submits per token\n",
           g.device, g.tier, (int)s.decode_tokens, rate,
           (double)g.dispatches / (double)(g.tokens ? g.tokens : 1),
           (double)g.submits / (double)(g.tokens ? g.tokens : 1));
    printf("%.1f of %.1f GB/s: %.0f%% of the memory's bandwidth\n",
           rate * (double)g.weight_bytes * 1e-9, bandwidth * 1e-9,
           bandwidth > 0 ? 100 * rate * (double)g.weight_bytes / bandwidth : 0);
}

static void parse(settings *s, int argc, char **argv) {
    const tool_option options[] = {
        {"[MODEL]", TOOL_TEXT, &s->model, 0, 0, "a GGUF file (default: the small model)"},
        {"[PROMPT]", TOOL_TEXT, &s->prompt, 0, 0, "the beginning of the text"},
        {"--device N", TOOL_INT, &s->device, 1, 64,
         "the number of the device (default: the first that is no software)"},
        {"--tokens N", TOOL_INT, &s->generate.max_tokens, 1, INT32_MAX,
         "stop after so many (default 200)"},
        {"--temperature X", TOOL_FLOAT, &s->sampling.temperature, 0, 100,
         "0: always the likeliest token (default), which runs ahead on the GPU"},
        {"--seed N", TOOL_SEED, &s->sampling.seed, 0, 0, "another seed, another text (default 1)"},
        {"--threads N", TOOL_INT, &s->threads, 1, TOOL_THREADS,
         "of the CPU (default: one per physical core)"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    s->generate.max_tokens = 200;
    s->sampling.seed = 1;
    tool_parse(argc, argv, "gpu", "lists the GPUs, and goes on with a text on one", options);
    if (!s->prompt) s->prompt = s->model ? "" : "Once upon a time";
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
    parse(&s, argc, argv);
    list_devices();
    model_options.threads = s.threads;
    model_options.log.write = print_log;
    model = bitnet_model_load_file(s.model, &model_options, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (!session) return tool_complain("%s", error.message), 1;
    gpu_options.device = s.device;
    gpu_options.progress.report = report_upload;
    gpu = bitnet_gpu_create(model, &gpu_options, &error); /* what is wrong is in the log */
    if (gpu && bitnet_gpu_attach(session, gpu) != BITNET_OK)
        tool_complain("%s", bitnet_session_message(session));
    if (!bitnet_gpu_is_attached(session)) tool_complain("on the CPU, then");

    fputs(s.prompt, stdout);
    result = bitnet_session_set_sampling(session, &s.sampling);
    if (result == BITNET_OK) result = bitnet_generate(session, s.prompt, &s.generate, print, NULL);
    putchar('\n');
    if (bitnet_is_error(result)) tool_complain("%s", bitnet_session_message(session));
    if (gpu) print_stats(session, gpu);
    bitnet_session_free(session);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    return bitnet_is_error(result) ? 1 : 0;
}
