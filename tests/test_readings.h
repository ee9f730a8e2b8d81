/* test_readings.h - files that could be read in two ways: ids of types that several programs use, types
   by declaration, and keys about transforms that are not computed. A wrong reading is worse than an
   error. */

#ifndef TEST_READINGS_H
#define TEST_READINGS_H

#include "make.h"
#include "test_gguf.h"
#include "test_model.h"

/* ---- ids that several programs use: whose tensors they are, the distances between them tell */

typedef struct readings_case {
    int id;
    int bytes; /* of 256 weights */
    const char *architecture;
    const char *type; /* its name; NULL: no known type */
} readings_case;

static const readings_case readings_cases[] = {
    {42, 72, "qwen3", "Q2_0"},
    {42, 68, "qwen3", "PQ2_0"},
    {42, 42, "hunyuan-dense", "STQ1_0"},
    {42, 42, "qwen3", NULL},
    {42, 80, "qwen3", NULL},
    {43, 42, "hunyuan-dense", "STQ1_0"},
    {43, 42, "qwen3", NULL},
    {43, 256, "llama", "F8_E4M3"},
    {43, 104, "qwen3", "FV5"},
    {43, 68, "qwen35", "Q1_0_g128"},
    {43, 68, "llama", NULL},
    {44, 260, "qwen3", "FV5B"},
    {44, 56, "qwen35", "Q1_T_g128"},
    {44, 68, "qwen3", NULL},
    {45, 64, "qwen35", "unknown"}, /* TAARDIS's caches: not in files */
    {143, 56, "qwen35", "PTQ1_0"},
    {143, 112, "llama", "G8_0"},
    {143, 72, "llama", NULL}};

/* Two tensors of 4096 weights, of which the last also determines the type by the end of the
   file. */
static bitnet_gguf *readings_open(const readings_case *c, size_t behind) {
    size_t size = (size_t)(16 * c->bytes), padded = (size + 31) / 32 * 32;
    gguf_begin(2, 1);
    gguf_key("general.architecture", BITNET_GGUF_STRING), gguf_string(c->architecture);
    gguf_tensor("a", 1024, 4, (uint32_t)c->id, 0);
    gguf_tensor("b", 512, 8, (uint32_t)c->id, padded);
    gguf_data(padded + size + behind);
    return bitnet_gguf_open_memory(gguf_file.data, gguf_file.size, NULL, NULL);
}

static void readings_test_ids(void) {
    size_t i, k;
    for (i = 0; i < sizeof readings_cases / sizeof *readings_cases; i++) {
        const readings_case *c = &readings_cases[i];
        char what[64];
        bitnet_gguf *g = readings_open(c, 0);
        snprintf(what, sizeof what, "%d, %d bytes, %s", c->id, c->bytes, c->architecture);
        if (!c->type) {
            CHECK_CASE(!g || g->unsettled == c->id, what);
        } else if (CHECK_CASE(g != NULL, what)) {
            CHECK_CASE(g->unsettled == 0, what);
            for (k = 0; k < 2; k++) {
                const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, k);
                CHECK_CASE(strcmp(bitnet_type_name(t->type), c->type) == 0, what);
                CHECK_CASE(c->id == 45 || t->size == 16 * (uint64_t)c->bytes, what);
            }
        }
        bitnet_gguf_free(g);
        g = readings_open(c, 4096); /* the last tensor is of another length */
        CHECK_CASE(!g || c->id == 45 || g->unsettled == c->id, what);
        bitnet_gguf_free(g);
    }
}

/* ---- the same in models: each reading that is not supported is rejected by its name */

static readings_case readings_now;

/* blk.1.ffn_down, 512 x 256, of as many bytes; its type and columns are written afterwards. */
static void readings_add(bitnet_gguf_writer *w) {
    static const uint8_t data[512 * 260] = {0};
    const uint64_t shape[2] = {(uint64_t)(2 * readings_now.bytes), 256};
    bitnet_gguf_add_tensor(w, "blk.1.ffn_down.weight", BITNET_TYPE_I8, 2, shape, data);
}

static uint8_t *readings_model(const make_file *file, const readings_case *c, size_t *size) {
    static const char name[] = "blk.1.ffn_down.weight";
    const uint64_t columns = 512;
    const uint32_t id = (uint32_t)c->id;
    uint8_t *data, *at;
    readings_now = *c;
    data = at = model_edit(file, name, readings_add, true, size);
    while (memcmp(at, name, sizeof name - 1) != 0) at++;
    at += sizeof name - 1 + 4; /* the number of dimensions is behind the name, then they are */
    memcpy(at, &columns, 8);
    memcpy(at + 16, &id, 4);
    return data;
}

static void readings_test_models(void) {
    size_t i, size;
    for (i = 0; i < sizeof readings_cases / sizeof *readings_cases; i++) {
        const readings_case *c = &readings_cases[i];
        make_options o = make_defaults();
        make_file file;
        bitnet_error error = {BITNET_OK, ""};
        bitnet_model *model;
        uint8_t *data;
        bool supported;
        o.arch = c->architecture, o.weight_type = BITNET_TYPE_F16;
        if (strcmp(o.arch, "qwen35") == 0)
            o.state_heads = o.state_key_heads = 2, o.state_width = 64, o.rope_width = 32;
        make_model(&o, &file);
        data = readings_model(&file, c, &size);
        model = bitnet_model_load_memory(data, size, NULL, &error);
        supported = c->type && (strstr(c->type, "Q2_0") || strstr(c->type, "TQ1_0"));
        CHECK_CASE((model != NULL) == supported, error.message);
        if (c->id == 42 && c->bytes == 42 &&
            !c->type) /* fewer than those of the type with that number */
            CHECK_CASE(error.result == BITNET_ERROR_GGUF_OFFSET, error.message);
        else if (!model)
            CHECK_CASE(error.result == BITNET_ERROR_MODEL_TYPE &&
                           strstr(error.message, c->type ? c->type : "no known type"),
                       error.message);
        bitnet_model_free(model);
        free(data);
        make_free(&file);
    }
}

/* 36 bytes by 64 weights and 34 by 128 are both padded to 64: rejected, with both names, even if
   extra tensors and unknown keys are ignored. */
static void readings_add_small(bitnet_gguf_writer *w) {
    static const uint8_t data[36] = {0};
    const uint64_t columns = 128, one = 1;
    bitnet_gguf_add_tensor(w, "small", BITNET_TYPE_Q2_0, 1, &columns, data);
    bitnet_gguf_add_tensor(w, "rest", BITNET_TYPE_I8, 1, &one, data);
}

static void readings_test_two(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model_options options;
    bitnet_error error = {BITNET_OK, ""};
    size_t size;
    uint8_t *data;
    memset(&options, 0, sizeof options);
    options.ignore_extra_tensors = options.ignore_rotation_keys = true;
    make_model(&o, &file);
    data = model_edit(&file, NULL, readings_add_small, true, &size);
    CHECK(!bitnet_model_load_memory(data, size, &options, &error));
    CHECK_CASE(error.result == BITNET_ERROR_MODEL_TYPE && strstr(error.message, "Q2_0, PQ2_0"),
               error.message);
    free(data);
    make_free(&file);
}

/* Pestle's pairs of factors have the size of the older Q2_0, but their shapes are not the
   matrix's. */
static void readings_add_factor(bitnet_gguf_writer *w) {
    static const uint8_t data[128 / 128 * 34 * 256] = {0};
    const uint64_t shape[2] = {128, 256};
    bitnet_gguf_add_tensor(w, "blk.1.ffn_down.weight", BITNET_TYPE_PQ2_0, 2, shape, data);
}

static void readings_test_factors(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_error error = {BITNET_OK, ""};
    size_t size;
    uint8_t *data, *at;
    make_model(&o, &file);
    at = data = model_edit(&file, "blk.1.ffn_down.weight", readings_add_factor, true, &size);
    while (memcmp(at, "blk.1.ffn_down.weight", 21) != 0) at++;
    at[21 + 20] = 42;
    CHECK(!bitnet_model_load_memory(data, size, NULL, &error));
    CHECK_CASE(error.result == BITNET_ERROR_MODEL_SHAPE, error.message);
    free(data);
    make_free(&file);
}

/* ---- general.tensor_types */

/* A tensor of id 42 between declarations; its bytes are those of 1024 weights. */
static bitnet_gguf *readings_declare(const char *const *list, int count, int id, int bytes,
                                     bitnet_error *error) {
    int i;
    gguf_begin(1, 1);
    gguf_array("general.tensor_types", BITNET_GGUF_STRING, (uint64_t)count);
    for (i = 0; i < count; i++) gguf_string(list[i]);
    gguf_tensor("a", 256, 4, (uint32_t)id, 0);
    gguf_data((size_t)bytes);
    return bitnet_gguf_open_memory(gguf_file.data, gguf_file.size, NULL, error);
}

static void readings_test_declared(void) {
    static const struct {
        const char *list[3];
        int id, bytes;
        bitnet_result expected;
        int type;
    } cases[] = {
        {{"42=PQ2_0", "7=Q8_0", "9=no such"}, 42, 272, BITNET_OK, BITNET_TYPE_PQ2_0},
        {{"42=Q2_0", "7=Q8_0", ""}, 42, 288, BITNET_OK, BITNET_TYPE_Q2_0},
        {{"0=TQ2_0", "42=F32", ""}, 0, 264, BITNET_OK, BITNET_TYPE_TQ2_0},
        {{"600=Q2_0", "42=TQ1_0", ""}, 600, 288, BITNET_OK, BITNET_TYPE_Q2_0},
        {{"42=TQ1_0", "34=TQ2_0", ""}, 42, 216, BITNET_OK, BITNET_TYPE_TQ1_0}, /* no chain */
        {{"1=TQ1_0", "", "x"}, 42, 288, BITNET_OK, BITNET_TYPE_Q2_0},          /* as numbered */
        {{"1=TQ1_0", "", "x"}, 42, 272, BITNET_ERROR_GGUF_OFFSET, 0},
        {{"42=PQ2_0", "", ""},
         42,
         288,
         BITNET_OK,
         BITNET_TYPE_PQ2_0}, /* up to 31 bytes behind it */
        {{"42=PQ2_0", "", ""}, 42, 320, BITNET_ERROR_GGUF_OFFSET, 0},
        {{"42=Q2_0", "", ""}, 42, 272, BITNET_ERROR_GGUF_OFFSET, 0},
        {{"42=Qt_sym_ms_g32_sq4_sg8", "", ""}, 42, 216, BITNET_OK, 57}, /* Millie's, as its maker */
        {{"0=Q2_sym_g32_sq4_sg8", "", ""}, 0, 280, BITNET_OK, 56},      /* may renumber them */
        {{"42=Q2_0", "42=Q2_0", ""}, 42, 288, BITNET_ERROR_GGUF_TENSOR_TYPE, 0},
        {{"42=no such", "", ""}, 42, 288, BITNET_ERROR_GGUF_TENSOR_TYPE, 0},
        {{"42=", "", ""}, 42, 288, BITNET_ERROR_GGUF_TENSOR_TYPE, 0},
        {{"42=unknown", "", ""}, 42, 288, BITNET_ERROR_GGUF_TENSOR_TYPE, 0}};
    size_t i;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        bitnet_error error = {BITNET_OK, ""};
        bitnet_gguf *g = readings_declare(cases[i].list, 3, cases[i].id, cases[i].bytes, &error);
        char what[64];
        snprintf(what, sizeof what, "case %d, %s", (int)i, cases[i].list[0]);
        CHECK_CASE(error.result == cases[i].expected, what);
        if (g)
            CHECK_CASE(bitnet_gguf_tensor_at(g, 0)->type == cases[i].type && !g->unsettled, what);
        bitnet_gguf_free(g);
    }
}

/* The largest number of declarations in a file, and one more; a key that is not a list of texts. */
static void readings_test_many_declared(void) {
    bitnet_error error = {BITNET_OK, ""};
    int i, count;
    for (count = 99; count <= 100; count++) {
        bitnet_gguf *g;
        gguf_begin(1, 1);
        gguf_array("general.tensor_types", BITNET_GGUF_STRING, (uint64_t)count);
        for (i = 0; i < count; i++) gguf_string(i < count - 1 ? "2=PQ2_0" : "42=PQ2_0");
        gguf_tensor("a", 256, 4, 42, 0);
        gguf_data(272);
        g = bitnet_gguf_open_memory(gguf_file.data, gguf_file.size, NULL, &error);
        CHECK((g != NULL) == (count == 99));
        bitnet_gguf_free(g);
    }
    CHECK(error.result == BITNET_ERROR_GGUF_TENSOR_TYPE);
    gguf_begin(1, 1), gguf_key("general.tensor_types", BITNET_GGUF_U32), gguf_u32(42);
    gguf_tensor("a", 256, 4, 42, 0), gguf_data(288);
    gguf_expect(BITNET_OK, "a number declares nothing");
}

/* Writes a part, counted from 0, of a file of two: the first has no tensors, the second one of id 42. */
static const char *readings_write_part(int part, const char *declared) {
    static char path[2][300];
    gguf_begin((uint64_t)part, declared ? 3 : 2);
    gguf_key("split.no", BITNET_GGUF_U32), gguf_u32((uint32_t)part);
    gguf_key("split.count", BITNET_GGUF_U32), gguf_u32(2);
    if (declared) {
        gguf_array("general.tensor_types", BITNET_GGUF_STRING, 1);
        gguf_string(declared);
    }
    if (part) gguf_tensor("a", 256, 4, 42, 0);
    gguf_data(part ? 216 : 0);
    snprintf(path[part], sizeof path[part], "%s-0000%d-of-00002.gguf", check_path(), part + 1);
    CHECK(check_write_file(path[part], gguf_file.data, gguf_file.size));
    return path[part];
}

/* In a split file the first part declares the types of all, and no other part any. */
static void readings_test_declared_parts(void) {
    static const struct {
        const char *declared[2];
        bitnet_result expected;
    } cases[] = {{{"42=TQ1_0", NULL}, BITNET_OK},
                 {{"42=TQ2_0", NULL}, BITNET_ERROR_GGUF_OFFSET},
                 {{"42=no such", NULL}, BITNET_ERROR_GGUF_TENSOR_TYPE},
                 {{NULL, "42=TQ1_0"}, BITNET_ERROR_GGUF_VALUE},
                 {{"42=TQ1_0", "42=TQ1_0"}, BITNET_ERROR_GGUF_VALUE}};
    size_t i;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *first = readings_write_part(0, cases[i].declared[0]);
        const char *second = readings_write_part(1, cases[i].declared[1]);
        bitnet_error error = {BITNET_OK, ""};
        bitnet_gguf *g = bitnet_gguf_open_file(first, NULL, &error);
        CHECK_CASE(error.result == cases[i].expected, error.message);
        if (g) CHECK(bitnet_gguf_tensor_at(g, 0)->type == BITNET_TYPE_TQ1_0 && !g->unsettled);
        bitnet_gguf_free(g);
        remove(first), remove(second);
    }
}

/* ---- transforms that are silent */

static const char *readings_key;

static void readings_add_key(bitnet_gguf_writer *w) { bitnet_gguf_add_u32(w, readings_key, 32); }

static void readings_test_rotations(void) {
    static const struct {
        const char *key;
        bool accepted, in_tq2;                           /* without the option */
    } cases[] = {{"onebit.hadamard_q4_0", false, false}, /* for all Q4_0 matrices */
                 {"forge.rotation.seed", false, true},   /* part of TQ2_0 weights, else not known */
                 {"forge.version", true, true},
                 {"some.Rotation", false, false},
                 {"Hadamard", false, false},
                 {"prism.hadamard.block_size", false, false}, /* alone: no contract */
                 {"x.rotary_base", true, true},
                 {"x.rope.dimensions", true, true}};
    size_t i, size;
    int tq2;
    for (tq2 = 0; tq2 < 2; tq2++) {
        make_options o = make_defaults();
        make_file file;
        o.arch = "qwen3", o.weight_type = tq2 ? BITNET_TYPE_TQ2_0 : BITNET_TYPE_TQ1_0;
        make_model(&o, &file);
        for (i = 0; i < sizeof cases / sizeof *cases; i++) {
            bitnet_model_options options;
            bitnet_error error = {BITNET_OK, ""};
            bool accepted = tq2 ? cases[i].in_tq2 : cases[i].accepted;
            bitnet_model *model;
            uint8_t *data;
            memset(&options, 0, sizeof options);
            readings_key = cases[i].key;
            data = model_edit(&file, NULL, readings_add_key, true, &size);
            model = bitnet_model_load_memory(data, size, &options, &error);
            CHECK_CASE((model != NULL) == accepted, readings_key);
            if (!model)
                CHECK_CASE(error.result == BITNET_ERROR_MODEL_KEY &&
                               strstr(error.message, readings_key) &&
                               strstr(error.message, "ignore_rotation_keys"),
                           error.message);
            bitnet_model_free(model);
            options.ignore_rotation_keys = true;
            model = bitnet_model_load_memory(data, size, &options, NULL);
            CHECK_CASE(model != NULL, readings_key);
            bitnet_model_free(model);
            free(data);
        }
        make_free(&file);
    }
}

static void test_readings(void) {
    readings_test_ids();
    readings_test_models();
    readings_test_two();
    readings_test_factors();
    readings_test_declared();
    readings_test_many_declared();
    readings_test_declared_parts();
    readings_test_rotations();
}

#endif
