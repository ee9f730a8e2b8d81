/* matrix.c - a cell of the matrix: the golden model's logits are the same bytes with all compilers

   tests/matrix compiles this with many compilers, standards, optimizations and macros, and runs the
   result, if necessary in an emulator. It prints "ok" if each available set of kernels gives logits
   with the checksum below.

       MATRIX_TWICE    the headers are included twice
       MATRIX_SECOND   the second of two files with BITNET_STATIC, called by the first
       MATRIX_FIRST    the first of them
       MATRIX_HEADERS  the other headers are included too, if they exist */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../tools/bitnet_adapter.h"
#include "../tools/bitnet_embed.h"
#include "../tools/bitnet_grammar.h"
#include "../tools/bitnet_infill.h"
#include "../tools/bitnet_save.h"
#if defined(MATRIX_TWICE)
#include "../bitnet.h"
#include "../tools/bitnet_adapter.h"
#include "../tools/bitnet_embed.h"
#include "../tools/bitnet_grammar.h"
#include "../tools/bitnet_infill.h"
#include "../tools/bitnet_save.h"
#endif
#if defined(MATRIX_HEADERS) && defined(MATRIX_GPU)
#include "../bitnet_gpu.h"
#endif
#if defined(MATRIX_HEADERS) && defined(MATRIX_CHAINS)
#include "../tools/bitnet_miner.h"
#endif
#if defined(MATRIX_HEADERS)
#include "../tools/bitnet_matrices.h"
#include "../tools/bitnet_schema.h"
#endif

#include <stdio.h>

#define MODEL "tests/golden/tiny.gguf"
#define EXPECTED 0x7B2D76BFu /* CRC-32 of the logits of all positions */
enum { POSITIONS = 20 };

#if defined(BITNET_NO_STDIO)
static bitnet_model *load(const bitnet_model_options *options, bitnet_error *error) {
    static char data[2 << 20];
    FILE *file = fopen(MODEL, "rb");
    size_t size = file ? fread(data, 1, sizeof data, file) : 0;
    if (file) fclose(file);
    return bitnet_model_load_memory(data, size, options, error);
}
#else
static bitnet_model *load(const bitnet_model_options *options, bitnet_error *error) {
    return bitnet_model_load_file(MODEL, options, error);
}
#endif

static int add_to_checksum(void *user, int32_t position, const float *logits, int32_t vocabulary) {
    uint32_t *crc = (uint32_t *)user;
    (void)position;
    *crc = bitnet__crc32(*crc, logits, (size_t)vocabulary * sizeof *logits);
    return 0;
}

static uint32_t checksum(bitnet_isa isa, int threads) {
    bitnet_model_options options;
    bitnet_observer observer;
    bitnet_error error;
    bitnet_model *model;
    bitnet_session *session;
    int32_t ids[POSITIONS], i;
    uint32_t crc = 0;
    memset(&options, 0, sizeof options);
    memset(&observer, 0, sizeof observer);
    memset(&error, 0, sizeof error);
    options.isa = isa;
    options.threads = threads;
    observer.logits = add_to_checksum;
    observer.user = &crc;
    for (i = 0; i < POSITIONS; i++) ids[i] = (i * 61 + 7) % 1024;
    model = load(&options, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (session) bitnet_session_set_observer(session, &observer);
    else printf("%s: %s\n", bitnet_isa_name(isa), error.message);
    if (session && (bitnet_feed(session, ids, POSITIONS) != BITNET_OK ||
                    bitnet_step(session, NULL) != BITNET_OK))
        printf("%s: %s\n", bitnet_isa_name(isa), bitnet_session_message(session));
    bitnet_session_free(session);
    bitnet_model_free(model);
    return crc;
}

static int check_all(void) {
    int isa, wrong = 0;
    for (isa = BITNET_ISA_AUTO; isa < BITNET_ISA_COUNT; isa++) {
        uint32_t crc;
        if (!bitnet_isa_available((bitnet_isa)isa)) continue;
        crc = checksum((bitnet_isa)isa, isa == BITNET_ISA_AUTO ? 2 : 1);
        if (crc != EXPECTED)
            printf("%s: %08X\n", bitnet_isa_name((bitnet_isa)isa), (unsigned)crc), wrong++;
    }
    return wrong;
}

#if defined(MATRIX_SECOND)
int second(void);
int second(void) { return check_all(); }
#else
#if defined(MATRIX_FIRST)
int second(void);
#endif
int main(void) {
    int wrong = check_all();
#if defined(MATRIX_FIRST)
    wrong += second();
#endif
    if (!wrong) puts("ok");
    return wrong != 0;
}
#endif
