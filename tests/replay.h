/* replay.h - runs a fuzzer's target on given inputs without a fuzzer, for tests/fuzz_*.c with
   -DREPLAY */

#ifndef REPLAY_H
#define REPLAY_H

#include <stdint.h>
#include <stdio.h>

/* Passes each of the files in argv, at most 1 MiB of it, to the target; returns main's status. */
static int replay(int argc, char **argv) {
    static uint8_t data[1 << 20];
    int i;
    for (i = 1; i < argc; i++) {
        FILE *file = fopen(argv[i], "rb");
        size_t size = file ? fread(data, 1, sizeof data, file) : 0;
        if (!file) return fprintf(stderr, "cannot read %s\n", argv[i]), 1;
        fclose(file);
        LLVMFuzzerTestOneInput(data, size);
    }
    printf("%d inputs\n", argc - 1);
    return 0;
}

#endif
