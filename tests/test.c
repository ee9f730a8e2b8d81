/* test.c - all tests of bitnet.h

       cc tests/test.c -o test && ./test          from the top of the repository
       ./test AREA                                one area only */

static int check_broken; /* an assertion of bitnet.h did not hold */
#ifndef BITNET_ASSERT
#define CHECK_ASSERTS
#define BITNET_ASSERT(condition) ((condition) ? (void)0 : (void)(check_broken = 1))
#endif

#include "poison.h"

#define BITNET_AMX_HEADER "tools/bitnet_amx.h"
#define BITNET_I8MM_HEADER "tools/bitnet_i8mm.h"
#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../tools/bitnet_all.h"
#include "../tools/bitnet_matrices.h"
#include "../tools/bitnet_writer.h"

#include "check.h"
#include "test_gguf.h"
#include "test_tokenizer.h"
#include "test_chat.h"
#include "test_pool.h"
#include "test_kernels.h"
#include "test_weights.h"
#include "test_golden.h"
#include "test_bits.h"
#include "test_model.h"
#include "test_readings.h"
#include "test_sizes.h"
#include "test_session.h"
#include "test_saved.h"
#include "test_sampler.h"
#include "test_grammar.h"
#include "test_matcher.h"
#include "test_choose.h"
#include "test_embed.h"
#include "test_stream.h"
#include "test_calls.h"
#include "test_forms.h"
#include "test_screen.h"
#include "test_heads.h"
#include "test_threads.h"
#include "test_draft.h"
#include "test_matrix.h"
#include "test_chains.h"
#include "test_companion.h"
#include "test_pages.h"
#include "test_many.h"
#include "test_adapter.h"
#include "test_recurrent.h"
#include "test_guessers.h"
#include "test_kept.h"
#include "test_slices.h"
#include "test_experts.h"
#include "test_cost.h"
#include "test_arguments.h"
#include "test_sequences.h"
#include "test_table.h"

int main(int argc, char **argv) {
    static const struct {
        const char *name;
        void (*test)(void);
    } areas[] = {
        {"gguf", test_gguf},
        {"tokenizer", test_tokenizer},
        {"chat", test_chat},
        {"pool", test_pool},
        {"kernels", test_kernels},
        {"weights", test_weights},
        {"golden", test_golden},
        {"perplexity", test_perplexity},
        {"bits", test_bits},
        {"model", test_model},
        {"readings", test_readings},
        {"sizes", test_sizes},
        {"session", test_session},
        {"saved", test_saved},
        {"pages", test_pages},
        {"many", test_many},
        {"many-threads", test_many_threads},
        {"adapter", test_adapter},
        {"sampler", test_sampler},
        {"grammar", test_grammar},
        {"matcher", test_matcher},
        {"choose", test_choose},
        {"embed", test_embed},
        {"stream", test_stream},
        {"calls", test_calls},
        {"forms", test_forms},
        {"screen", test_screen},
        {"heads", test_heads},
        {"threads", test_threads},
        {"draft", test_draft},
        {"matrix", test_matrix},
        {"chains", test_chains},
        {"companion", test_companion},
        {"chains-threads", test_chains_threads},
        {"recurrent", test_recurrent},
        {"guessers", test_guessers},
        {"experts", test_experts},
        {"experts-sessions", test_experts_sessions},
        {"kept", test_kept},
        {"slices", test_slices},
        {"cost", test_cost},
        {"arguments", test_arguments},
        {"table", test_table},
        {"sequences", test_sequences},
    };
    size_t i, found = 0;
    for (i = 0; i < sizeof areas / sizeof *areas; i++) {
        int passed = check_passed, failed = check_failed;
        int64_t start = bitnet__microseconds();
        if (argc > 1 && strcmp(argv[1], areas[i].name) != 0) continue;
        found++;
        TEST(areas[i].name);
        areas[i].test();
        CHECK(check_broken == 0);
        printf("%-10s %6d passed, %d failed, %.1f s\n", areas[i].name, check_passed - passed,
               check_failed - failed, (double)(bitnet__microseconds() - start) * 1e-6);
        fflush(stdout);
    }
    if (!found) return printf("there is no area '%s'\n", argv[1]), 2;
    printf("%d passed, %d failed", check_passed, check_failed);
    if (check_skipped) printf(", %d skipped", check_skipped);
    putchar('\n');
    return check_failed ? 1 : 0;
}
