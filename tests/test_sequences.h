/* test_sequences.h - a few random sequences of calls on each model; fuzz_sequences.c runs more */

#ifndef TEST_SEQUENCES_H
#define TEST_SEQUENCES_H

#include "check.h"
#include "sequences.h"

#ifndef SEQUENCES_EACH
#define SEQUENCES_EACH 8
#endif

static void test_sequences(void) {
    static seq_files files;
    static seq_pair pair;
    static seq_world world;
    static seq_sequence sequence;
    seq_choice choice = {0, 0, 0, false};
    int model, i;
    for (model = 0; model < SEQ_MODELS; model++) {
        choice.model = model;
        for (i = 0; i < SEQUENCES_EACH; i++) {
            char text[600];
            seq_draw(&sequence, (uint64_t)i, &choice);
            seq_files_make(&files, model);
            if (!CHECK_CASE(seq_pair_open(&pair, &files, model, sequence.group),
                            seq_models[model].name))
                break;
            seq_run(&world, &pair, &sequence, NULL, SEQ_QUIET);
            snprintf(text, sizeof text, "%s: %s; ./fuzz_sequences --model %s --seed %d --count 1",
                     seq_fault_texts[world.fault], world.message, seq_models[model].name,
                     (int)sequence.seed);
            if (!CHECK_CASE(world.fault == SEQ_FAULT_NONE, text)) return;
        }
        CHECK_CASE(seq_pair_close(&pair) == 0, seq_models[model].name);
    }
    seq_files_free(&files);
}

#endif
