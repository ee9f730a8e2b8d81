/* test_sizes.h - sizes and tensor counts of published files, from shapes and mixtures of types

   The files are not in this repository. Their published sizes and tensor counts must follow from
   the tables of parts and of formats. A size includes the header, which has the same length in all
   files of a model, independent of their types. */

#ifndef TEST_SIZES_H
#define TEST_SIZES_H

#include "check.h"

typedef struct sizes_case {
    const char *name, *arch;
    int layers, width, heads, kv_heads, head, ffn, vocabulary;
    int state_heads, state_key_heads, experts, shared_ffn; /* of others; 0: none */
    bool tied, mtp;
    int weights, embedding, lm_head, gates; /* types; gates: ssm_alpha and ssm_beta */
    int64_t bytes;                          /* published; 0: unknown */
    int tensors, floats;                    /* published; 0: unknown; floats: of type F32 */
    bool alike;                             /* its header is as long as that of the row above */
} sizes_case;

#define SIZES_BONSAI "qwen3", 28, 2048, 16, 8, 128, 6144, 151669, 0, 0, 0, 0, true, false
#define SIZES_BONSAI_2 "qwen35", 64, 5120, 24, 4, 256, 17408, 248320, 48, 16, 0, 0, false, false
#define SIZES_MAPLE "maple", 24, 2048, 16, 4, 128, 512, 151936, 0, 0, 256, 0, false, false
#define SIZES_A3B "qwen35moe", 40, 2048, 16, 2, 256, 512, 248320, 32, 16, 256, 512, false
#define SIZES_2B "bitnet-b1.58", 30, 2560, 20, 5, 128, 6912, 128256, 0, 0, 0, 0, true, false
#define SIZES_K2 "k2-horizon", 36, 4096, 32, 8, 128, 12288, 64000, 0, 0, 0, 0, false, false
#define SIZES_ALL(type) type, type, type, type
#define SIZES(type) BITNET_TYPE_##type

static const sizes_case sizes_cases[] = {
    {"Ternary-Bonsai-1.7B-Q2_0", SIZES_BONSAI, SIZES_ALL(SIZES(PQ2_0)), 463290464, 0, 0, false},
    {"Ternary-Bonsai-1.7B-Q2_0_g64", SIZES_BONSAI, SIZES_ALL(SIZES(Q2_0)), 490163968, 0, 0, true},
    {"Ternary-Bonsai-2-27B-PQ2_0", SIZES_BONSAI_2, SIZES(PQ2_0), SIZES(PQ2_0), SIZES(PQ2_0),
     SIZES(BF16), 7206168928, 851, 353, false},
    {"Ternary-Bonsai-2-27B-PTQ1_0", SIZES_BONSAI_2, SIZES(PTQ1_0), SIZES(PTQ1_0), SIZES(PTQ1_0),
     SIZES(BF16), 5946648928, 851, 353, true},
    {"maple-preview-TQ1_0", SIZES_MAPLE, SIZES(TQ1_0), SIZES(F16), SIZES(Q4_K), 0, 4984016416, 291,
     121, false},
    {"maple-preview-TQ2_0", SIZES_MAPLE, SIZES(TQ2_0), SIZES(F16), SIZES(Q4_K), 0, 5901782560, 291,
     121, true},
    {"maple-preview-Q2_0", SIZES_MAPLE, SIZES(Q2_0), SIZES(Q4_K), SIZES(Q4_K), 0, 5913366048, 291,
     121, true},
    {"bitnet-b1.58-2B-4T", SIZES_2B, SIZES(I2_S), SIZES(F16), 0, 0, 1187801280, 332, 121, false},
    {"Qwen3.6-35B-A3B-Q8_0", SIZES_A3B, false, SIZES_ALL(SIZES(Q8_0)), 0, 733, 301, false},
    {"the same with MTP, of which 2 are BF16", SIZES_A3B, true, SIZES_ALL(SIZES(Q8_0)), 0, 753,
     308 + 2, false},
    {"K2-Horizon-7B-Q1_0", SIZES_K2, SIZES(Q1_0), SIZES(Q1_0), SIZES(Q6_K), 0, 0, 327, 73, false}};

static bitnet_model_info sizes_info(const sizes_case *c) {
    bitnet_model_info info;
    memset(&info, 0, sizeof info);
    info.layers = c->layers, info.hidden_size = c->width, info.heads = c->heads;
    info.kv_heads = c->kv_heads, info.head_size = info.rope_size = c->head;
    info.ffn_size = c->ffn, info.vocab_size = c->vocabulary;
    info.state_heads = c->state_heads, info.state_key_heads = c->state_key_heads;
    if (c->state_heads) info.state_size = 128, info.conv_size = 4, info.attention_period = 4;
    info.experts = c->experts, info.shared_ffn_size = c->shared_ffn;
    return info;
}

/* Which of the architecture's parts the file has. */
static uint64_t sizes_parts(const sizes_case *c) {
    uint64_t parts = bitnet__architecture_of(bitnet__string(c->arch)).parts;
    parts &= ~(BITNET__NORM_IN_PARTS | BITNET__LONGROPE_PARTS | BITNET__PART(FUSED_EXPERTS) |
               BITNET__PART(ROPE_FACTORS) | BITNET__PART(HEAD_GATE) | BITNET__PART(Q_NORMS) |
               BITNET__PART(K_NORMS) | BITNET__PART(MTP_EMBEDDING) | BITNET__PART(MTP_HEAD));
    if (c->tied) parts &= ~BITNET__PART(LM_HEAD);
    return c->mtp ? parts : parts & ~BITNET__MTP_PARTS;
}

static int sizes_type(const sizes_case *c, int part) {
    if (!bitnet__is_matrix(part) || part == BITNET__ROUTER) return BITNET_TYPE_F32;
    if (part == BITNET__DELTA_ALPHA || part == BITNET__DELTA_BETA) return c->gates;
    return part == BITNET__EMBEDDING ? c->embedding
           : part == BITNET__LM_HEAD ? c->lm_head
                                     : c->weights;
}

/* Bytes of all tensors, each padded to 32. */
static int64_t sizes_count(const sizes_case *c, int *tensors, int *floats) {
    const bitnet_model_info info = sizes_info(c);
    const uint64_t parts = sizes_parts(c);
    int64_t bytes = 0;
    int layer = -1, part = -1;
    *tensors = *floats = 0;
    while (bitnet__next_part(&info, parts, info.layers + c->mtp, &layer, &part)) {
        int type = sizes_type(c, part);
        uint64_t columns = (uint64_t)bitnet__part_columns(&info, part);
        int64_t size =
            (int64_t)bitnet_type_row_size(type, columns) * bitnet__part_rows(&info, part);
        if (type == BITNET_TYPE_I2_S) size += 32; /* the scale */
        CHECK_CASE(size > 0, bitnet__parts[part].name);
        bytes += (size + 31) / 32 * 32;
        *floats += type == BITNET_TYPE_F32;
        ++*tensors;
    }
    return bytes;
}

static void test_sizes(void) {
    int64_t headers[sizeof sizes_cases / sizeof *sizes_cases];
    size_t i;
    TEST("sizes");
    for (i = 0; i < sizeof sizes_cases / sizeof *sizes_cases; i++) {
        const sizes_case *c = &sizes_cases[i];
        int tensors, floats;
        headers[i] = c->bytes - sizes_count(c, &tensors, &floats);
        if (c->tensors) CHECK_CASE(tensors == c->tensors && floats == c->floats, c->name);
        if (c->bytes) /* a vocabulary takes 20 to 80 bytes a token */
            CHECK_CASE(headers[i] > 20 * c->vocabulary && headers[i] < 80 * c->vocabulary, c->name);
        if (c->alike) CHECK_CASE(headers[i] == headers[i - 1], c->name);
    }
}

#endif
