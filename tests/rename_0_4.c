/* rename_0_4.c - a program of 0.4 with every name that tools/rename_0_4.sed renames

   tests/ci/tools.sh applies the script to a copy of this file and compiles the copy with the headers
   of today. This file keeps the old names. */
#include "bitnet_chains.h"
#include <stdio.h>
#include <string.h>

static bitnet_generate_options reporting(void) {
    bitnet_generate_options options;
    memset(&options, 0, sizeof options);
    options.log_probabilities = true;
    return options;
}

static void print_stats(const bitnet_session *session, const bitnet_chains_stats *chains) {
    bitnet_stats stats = bitnet_session_get_stats(session);
    int i;
    printf("%d\n", (int)stats.decode_tokens);
    for (i = 0; i < BITNET_CHAINS_SOURCES; i++) printf("%d\n", (int)chains->by_source[i].drafted);
}

int main(void) {
    bitnet_generate_options options = reporting(), *o = &options;
    float log_probabilities[] = {0}; /* a variable, which keeps its name */
    if (o->log_probabilities) printf("%g\n", (double)log_probabilities[0]);
    print_stats(NULL, NULL);
    return 0;
}
