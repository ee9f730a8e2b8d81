/* gpu - goes on with a text on the GPU, and says how fast it was

       cc examples/gpu.c -o gpu
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
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: gpu [MODEL] [PROMPT] [options]\n"
    "  MODEL            a GGUF file (default: examples/models/stories.gguf)\n"
    "  PROMPT           the beginning of the text\n"
    "  --device N       the number of the device (default: the first that is no software)\n"
    "  --tokens N       stop after so many (default 200)\n"
    "  --temperature X  0: always the likeliest token (default), which runs ahead on the GPU\n";

static int print(void *user, const char *text, size_t length) {
    (void)user;
    fwrite(text, 1, length, stdout);
    return fflush(stdout);
}

static void print_log(void *user, bitnet_log_level level, const char *message) {
    (void)user, (void)level;
    fprintf(stderr, "gpu: %s\n", message);
}

static bool report_upload(void *user, uint64_t done, uint64_t total) {
    (void)user;
    if (total > 100 << 20)
        fprintf(stderr, "\ruploading: %d%%%s", (int)(done * 100 / total),
                done == total ? "\n" : "");
    return false;
}

static void list_devices(void) {
    static const char *const kinds[] = {"discrete", "integrated", "virtual", "other", "software"};
    bitnet_gpu_device devices[16];
    bitnet_error error;
    int count, i;
    if (bitnet_gpu_devices(NULL, devices, 16, &count, &error) != BITNET_OK)
        fprintf(stderr, "gpu: %s\n", error.message);
    for (i = 0; i < count && i < 16; i++)
        printf("%d  %s, %s, %d MiB free%s%s\n", i + 1, devices[i].name, kinds[devices[i].kind],
               (int)(devices[i].memory >> 20), devices[i].fast ? ", fast kernels" : "",
               devices[i].usable ? "" : ", not usable");
}

int main(int argc, char **argv) {
    const char *path = NULL, *prompt = NULL;
    bitnet_model_options model_options = {0};
    bitnet_gpu_options gpu_options = {0};
    bitnet_generate_options options = {0};
    bitnet_sampling sampling = {0};
    bitnet_error error;
    bitnet_model *model;
    bitnet_session *session;
    bitnet_gpu *gpu;
    bitnet_result result;
    int i;

    options.max_tokens = 200;
    sampling.seed = 1;
    for (i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strncmp(argv[i], "--", 2) != 0) {
            if (prompt) return fputs(usage, stderr), 2;
            if (path) prompt = argv[i];
            else path = argv[i];
            continue;
        }
        if (!value) return fputs(usage, stderr), 2;
        if (!strcmp(argv[i], "--device")) gpu_options.device = atoi(value);
        else if (!strcmp(argv[i], "--tokens")) options.max_tokens = atoi(value);
        else if (!strcmp(argv[i], "--temperature")) sampling.temperature = strtof(value, NULL);
        else return fputs(usage, stderr), 2;
        i++;
    }
    if (!prompt) prompt = path ? "" : "once upon a time";
    if (!path) path = "examples/models/stories.gguf";
    model_options.log.write = print_log;
    gpu_options.progress.report = report_upload;

    list_devices();
    model = bitnet_model_load_file(path, &model_options, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (!session) return fprintf(stderr, "gpu: %s\n", error.message), 1;
    gpu = bitnet_gpu_create(model, &gpu_options, &error); /* what is wrong is in the log */
    if (gpu && bitnet_gpu_attach(session, gpu) != BITNET_OK)
        fprintf(stderr, "gpu: %s\n", bitnet_session_message(session));
    if (!bitnet_gpu_is_attached(session)) fputs("gpu: on the CPU, then\n", stderr);

    fputs(prompt, stdout);
    result = bitnet_session_set_sampling(session, &sampling);
    if (result == BITNET_OK) result = bitnet_generate(session, prompt, &options, print, NULL);
    putchar('\n');
    if (bitnet_is_error(result)) fprintf(stderr, "gpu: %s\n", bitnet_session_message(session));

    if (gpu) {
        bitnet_stats s = bitnet_session_get_stats(session);
        bitnet_gpu_stats g = bitnet_gpu_get_stats(gpu);
        double seconds = (double)s.decode_microseconds * 1e-6;
        double bandwidth = bitnet_gpu_bandwidth(gpu);
        double rate = seconds > 0 ? (double)s.decode_tokens / seconds : 0;
        printf("%s, %s kernels: %d tokens, %.1f/s; %.1f dispatches and %.2f submits per token\n",
               g.device, g.tier, (int)s.decode_tokens, rate,
               (double)g.dispatches / (double)(g.tokens ? g.tokens : 1),
               (double)g.submits / (double)(g.tokens ? g.tokens : 1));
        printf("%.1f of %.1f GB/s: %.0f%% of the memory's bandwidth\n",
               rate * (double)g.weight_bytes * 1e-9, bandwidth * 1e-9,
               bandwidth > 0 ? 100 * rate * (double)g.weight_bytes / bandwidth : 0);
    }
    bitnet_session_free(session);
    bitnet_gpu_free(gpu);
    bitnet_model_free(model);
    return bitnet_is_error(result) ? 1 : 0;
}
