/* test_gpu_shaders.h - shaders_spv/, its manifest, and the words in bitnet_gpu.h belong together;
   and no float operation of a kernel may be fused */

#ifndef TEST_GPU_SHADERS_H
#define TEST_GPU_SHADERS_H

#include "check.h"

/* Every line of the manifest that names a file has that file's CRC-32. */
static void test_manifest(void) {
    size_t size;
    char *manifest = check_read_file("shaders_spv/manifest", &size), *line;
    int files = 0;
    if (!CHECK(manifest != NULL)) return;
    for (line = manifest; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        char name[64], path[128];
        unsigned crc;
        char *data;
        size_t length;
        if (sscanf(line, "%8x %63s", &crc, name) != 2) continue;
        if (!strstr(name, ".comp") && !strstr(name, ".glsl") && !strstr(name, ".spv")) continue;
        snprintf(path, sizeof path, "shaders_spv/%s", name);
        data = check_read_file(path, &length);
        CHECK_CASE(data && bitnet__crc32(0, data, length) == crc, path);
        free(data);
        files++;
    }
    CHECK(files == 12 + 15 + 26);
    free(manifest);
}

#if defined(BITNET__VULKAN)

/* Float additions, subtractions and multiplications without the decoration NoContraction; and
   operations that the contract does not know: divisions, dots, products of vectors and matrices. */
static int shader_faults(const uint32_t *words, size_t count) {
    size_t at, other;
    int faults = 0;
    for (at = 5; at < count; at += words[at] >> 16) {
        uint32_t op = words[at] & 0xFFFF;
        bool decorated = false;
        if (words[at] >> 16 == 0) return -1;
        if (op == 136 || op == 140 || op == 141 || (op >= 143 && op <= 148)) faults++;
        if (op != 129 && op != 131 && op != 133 && op != 142) continue;
        for (other = 5; other < at; other += words[other] >> 16)
            if ((words[other] & 0xFFFF) == 71 && words[other + 1] == words[at + 2] &&
                words[other + 2] == 42)
                decorated = true;
        if (!decorated) faults++;
    }
    return faults;
}

/* True if spirv-val is here and takes the module; or if it is not here. */
static bool shader_is_valid(const uint32_t *words, size_t count) {
    FILE *file;
    bool written;
    if (system("spirv-val --version > /dev/null 2>&1") != 0) return true;
    file = fopen("test_gpu.tmp", "wb");
    if (!file) return false;
    written = fwrite(words, 4, count, file) == count;
    fclose(file);
    written = written && system("spirv-val --target-env vulkan1.1 test_gpu.tmp") == 0;
    remove("test_gpu.tmp");
    return written;
}

static void test_words(void) {
    static const char *const names[] = {"attention",   "carry",   "choose", "embed",     "gemm",
                                        "gemm_groups", "grouped", "head",   "heads",     "joined",
                                        "numbers",     "prepare", "screen", "survivors", "ternary"};
    int i, tier;
    for (i = 0; i < BITNET__SOURCES; i++)
        for (tier = 0; tier < 2; tier++) {
            bitnet__gpu_words w = bitnet__gpu_source(i, tier == 1);
            bool alone = bitnet__gpu_source(i, false).words == bitnet__gpu_source(i, true).words;
            uint32_t *controlled = (uint32_t *)malloc((w.count + 24) * sizeof(uint32_t));
            char path[128], *data;
            size_t size;
            if (alone && tier == 1) {
                free(controlled);
                continue;
            }
            snprintf(path, sizeof path, "shaders_spv/%s-%s.spv", names[i], tier ? "fast" : "plain");
            data = check_read_file(path, &size);
            CHECK_CASE(data && size == w.count * 4 && memcmp(data, w.words, size) == 0, path);
            CHECK_CASE(shader_faults(w.words, w.count) == 0, path);
            CHECK_CASE(shader_is_valid(w.words, w.count), path);
            size = bitnet__gpu_add_controls(controlled, w.words, w.count);
            CHECK_CASE(size <= w.count + 24 && shader_is_valid(controlled, size), path);
            free(data);
            free(controlled);
        }
}

#else

static void test_words(void) { SKIP("built without Vulkan's headers"); }

#endif

static void test_shaders(void) {
    test_manifest();
    test_words();
}

#endif
