/* test_gpu_shaders.h - shaders_spv/, its manifest, and the modules unpacked by bitnet_gpu.h match;
   float operations of kernels must not be fused; a damaged kernel is rejected */

#ifndef TEST_GPU_SHADERS_H
#define TEST_GPU_SHADERS_H

#include "check.h"

/* Checks that every line of the manifest that names a file has its CRC-32. Returns the number of
   modules. */
static int test_manifest(void) {
    size_t size;
    char *manifest = check_read_file("shaders_spv/manifest", &size), *line;
    int modules = 0;
    if (!CHECK(manifest != NULL)) return 0;
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
        modules += strstr(name, ".spv") != NULL;
    }
    free(manifest);
    return modules;
}

#if defined(BITNET__VULKAN)

/* Counts float additions, subtractions and multiplications without the decoration NoContraction,
   and operations that the contract excludes: divisions, dot products, products of vectors and
   matrices. */
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

/* The number of instructions that begin with these words. */
static int shader_has(const uint32_t *words, size_t count, uint32_t op, uint32_t operand) {
    size_t at;
    int has = 0;
    for (at = 5; at < count; at += words[at] >> 16)
        has += (words[at] & 0xFFFF) == op && words[at + 1] == operand;
    return has;
}

/* Is a variable's block `readonly`? */
static bool shader_only_reads(const uint32_t *words, size_t count, uint32_t variable) {
    uint32_t pointer = 0, block = 0;
    size_t at;
    int round;
    for (round = 0; round < 2; round++) /* a variable comes after its type */
        for (at = 5; at < count; at += words[at] >> 16) {
            uint32_t op = words[at] & 0xFFFF;
            if (op == 59 && words[at + 2] == variable) pointer = words[at + 1];
            if (op == 32 && words[at + 1] == pointer) block = words[at + 3];
        }
    for (at = 5; at < count; at += words[at] >> 16)
        if ((words[at] & 0xFFFF) == 72 && words[at + 1] == block && words[at + 3] == 24)
            return true;
    return false;
}

/* Counts variables that share their binding with another, unless both are `readonly`, and are not
   decorated with Aliased. */
static int shader_hidden_aliases(const uint32_t *words, size_t count) {
    size_t at, other;
    int hidden = 0;
    for (at = 5; at < count; at += words[at] >> 16) {
        bool shares = false, aliased = false;
        if ((words[at] & 0xFFFF) != 71 || words[at + 2] != 33) continue;
        for (other = 5; other < count; other += words[other] >> 16) {
            if ((words[other] & 0xFFFF) != 71) continue;
            aliased = aliased || (words[other + 1] == words[at + 1] && words[other + 2] == 20);
            shares = shares ||
                     (other != at && words[other + 2] == 33 && words[other + 3] == words[at + 3] &&
                      !(shader_only_reads(words, count, words[at + 1]) &&
                        shader_only_reads(words, count, words[other + 1])));
        }
        hidden += shares && !aliased;
    }
    return hidden;
}

/* The value of a constant, or of the integer type's width and sign. */
static uint32_t shader_value(const uint32_t *words, size_t count, uint32_t op, uint32_t id) {
    size_t at;
    uint32_t id_at = op == 21 ? 1 : 2;
    for (at = 5; at < count; at += words[at] >> 16)
        if ((words[at] & 0xFFFF) == op && words[at + id_at] == id)
            return op == 21 ? words[at + 2] | words[at + 3] << 8 : words[at + 3];
    return 0;
}

/* The checks of cooperative matrices in spirv-val since 2023.4: required declarations, and that
   each matrix belongs to a subgroup and has elements of signed int8, or int32 for sums. */
static bool shader_matrices_are_valid(const uint32_t *words, size_t count) {
    static const uint32_t capabilities[] = {39, 5345, 6022}; /* Int8, VulkanMemoryModel, and it */
    size_t at;
    int types = 0, products = 0, i;
    for (i = 0; i < 3; i++)
        if (shader_has(words, count, 17, capabilities[i]) != 1) return false;
    for (at = 5; at < count; at += words[at] >> 16) {
        const uint32_t *w = words + at;
        uint32_t op = w[0] & 0xFFFF;
        if (op == 14 && (w[1] != 0 || w[2] != 3)) return false; /* logical addresses, Vulkan's */
        if (op == 4456) {
            uint32_t use = shader_value(words, count, 43, w[6]);
            uint32_t type = shader_value(words, count, 21, w[2]);
            if (shader_value(words, count, 43, w[3]) != 3 || type != (use == 2 ? 32 : 8) + 256)
                return false;
            types |= 1 << use;
        }
        if (op == 4459 && (w[0] >> 16 != 7 || w[6] != 15)) return false; /* all are signed */
        products += op == 4459;
    }
    return types == 7 && products > 0;
}

/* True if spirv-val accepts the module, or is not installed. */
static bool shader_is_valid(const uint32_t *words, size_t count) {
    FILE *file;
    bool written;
    if (shader_has(words, count, 17, 6022)) return shader_matrices_are_valid(words, count);
    if (system("spirv-val --version > /dev/null 2>&1") != 0) return true;
    file = fopen("test_gpu.tmp", "wb");
    if (!file) return false;
    written = fwrite(words, 4, count, file) == count;
    fclose(file);
    written = written && system("spirv-val --target-env vulkan1.1 test_gpu.tmp") == 0;
    remove("test_gpu.tmp");
    return written;
}

static void test_module(const bitnet__spv *spv, int tier, const bitnet_allocator *allocator) {
    static const char *const tiers[] = {"plain", "fast", "matrix", "pass-plain", "pass-fast"};
    char path[128];
    bitnet_error error;
    size_t size, count = 0;
    uint32_t *words = NULL;
    char *data;
    snprintf(path, sizeof path, "shaders_spv/%s-%s.spv", spv->name, tiers[tier]);
    data = check_read_file(path, &size);
    if (CHECK_CASE(bitnet__spv_unpack(spv->name, tier, allocator, &words, &count, &error) ==
                       BITNET_OK,
                   path)) {
        CHECK_CASE(data && size == count * 4 && memcmp(data, words, size) == 0, path);
        CHECK_CASE(shader_faults(words, count) == 0, path);
        CHECK_CASE(shader_hidden_aliases(words, count) == 0, path);
        CHECK_CASE(shader_is_valid(words, count), path);
        CHECK_CASE(bitnet__gpu_add_controls(words, count, false, false) == count, path);
        size = bitnet__gpu_add_controls(words, count, true, true);
        CHECK_CASE(size == count + BITNET__SPV_CONTROLS && shader_is_valid(words, size), path);
        bitnet__free(allocator, words);
    }
    free(data);
}

/* Controls one by one; and constants in the words: threads, and a boolean. */
static void test_controls(const bitnet_allocator *allocator) {
    uint32_t *words = NULL, values[BITNET__SPECS] = {0};
    size_t count = 0, size, at, sizes = 0;
    int how;
    for (how = 0; how < 2; how++) {
        CHECK(bitnet__spv_unpack("head", false, allocator, &words, &count, NULL) == BITNET_OK);
        values[BITNET__SPEC_THREADS] = 64, values[BITNET__SPEC_COLUMNS] = 128;
        values[BITNET__SPEC_TOKENS] = values[BITNET__SPEC_ROWS] = 1;
        values[BITNET__SPEC_HALVES] = values[BITNET__SPEC_NATIVE_HALVES] = (uint32_t)how;
        bitnet__gpu_set_constants(words, count, values, BITNET__SPECS);
        for (at = 5; at < count; at += words[at] >> 16) {
            sizes += (words[at] & 0xFFFF) == 50 && words[at + 3] == 64;
            CHECK((words[at] & 0xFFFF) != (how ? 49 : 48)); /* of its two booleans */
        }
        size = bitnet__gpu_add_controls(words, count, how == 0, how == 1);
        CHECK(size == count + 2 + 7 + 4 && shader_is_valid(words, size));
        bitnet__free(allocator, words);
    }
    CHECK(sizes == 2 * 2); /* of a workgroup, and in TEAMS */
}

static void test_words(int modules, const bitnet_allocator *allocator) {
    size_t i;
    for (i = 0; i < sizeof bitnet__spvs / sizeof *bitnet__spvs; i++) {
        const bitnet__spv *spv = &bitnet__spvs[i];
        int tier;
        for (tier = 0; tier < 5; tier++) {
            if (tier > 0 && spv->tier[tier].at == spv->tier[tier - 1].at) continue;
            test_module(spv, tier, allocator);
            modules--;
        }
    }
    CHECK(modules == 0);
}

/* Is a kernel with a damaged text rejected, or unpacked correctly? */
static bool damage_is_seen(const bitnet__spv *spv, const uint32_t *expected) {
    size_t count = spv->tier[1].count;
    uint32_t *words = (uint32_t *)malloc(count * sizeof *words); /* no byte too many */
    uint8_t *bytes = (uint8_t *)malloc(spv->bytes);
    bool seen = !bitnet__spv_restore(spv, true, bytes, words) ||
                memcmp(words, expected, count * sizeof *words) == 0;
    free(words);
    free(bytes);
    return seen;
}

/* A kernel's text with one bit flipped, and truncated; a table entry with wrong counts. */
static void test_damage(const bitnet_allocator *allocator) {
    const bitnet__spv *good = &bitnet__spvs[0];
    bitnet__spv spv = *good;
    size_t i, size = 96 * ((spv.packed + 75) / 76), count = 0, unseen = 0;
    char(*lines)[96] = (char(*)[96])malloc(size);
    uint32_t *words = NULL;
    bitnet_error error;
    CHECK(bitnet__spv_unpack("none", true, allocator, &words, &count, &error) ==
          BITNET_ERROR_GPU_FAILED);
    CHECK(bitnet__spv_unpack(spv.name, true, allocator, &words, &count, &error) == BITNET_OK);
    memcpy(lines, spv.lines, size);
    spv.lines = (const char(*)[96])lines;
    for (i = 0; i < size; i += 7) {
        lines[i / 96][i % 96] ^= (char)(1 << i % 8);
        unseen += !damage_is_seen(&spv, words);
        lines[i / 96][i % 96] ^= (char)(1 << i % 8);
    }
    for (spv.packed = 0; spv.packed < good->packed; spv.packed += 97)
        unseen += !damage_is_seen(&spv, words);
    spv.packed = good->packed;
    for (spv.bytes = 1; spv.bytes < 2 * good->bytes; spv.bytes += 97)
        unseen += !damage_is_seen(&spv, words);
    CHECK(unseen == 0);
    bitnet__free(allocator, words);
    free(lines);
}

static void test_shaders(void) {
    check_heap heap;
    bitnet_allocator allocator = check_allocator(&heap);
    memset(&heap, 0, sizeof heap);
    test_words(test_manifest(), &allocator);
    test_controls(&allocator);
    test_damage(&allocator);
    CHECK(heap.live == 0);
}

#else

static void test_shaders(void) {
    test_manifest();
    SKIP("built without Vulkan's headers");
}

#endif

#endif
