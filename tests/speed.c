/* speed.c - measures short runs of a model on request, for tests/speed

       cc -O2 -I FOLDER tests/speed.c -o speed          FOLDER has the bitnet.h to measure
       echo prefill 128 | ./speed MODEL THREADS

   Each line of standard input is a run: "prefill N" computes a prompt of N tokens, "decode N"
   generates N tokens after a prompt of 16, greedily. Prints its wall-clock and CPU time in seconds.
   It uses only the public API, so that it compiles with older headers. */

#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* clock_gettime, also with -std=c99 */
#endif

#define BITNET_IMPLEMENTATION
#include <bitnet.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SPEED_CONTEXT = 2048, SPEED_PROMPT = 16 };

static double speed_clock(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void speed_must(bool good, const char *message) {
    if (good) return;
    fprintf(stderr, "speed: %s\n", message);
    exit(1);
}

/* Feeds a prompt and computes it. */
static void speed_prompt(bitnet_session *s, int32_t count) {
    int32_t ids[SPEED_CONTEXT],
        vocabulary = bitnet_model_get_info(bitnet_session_model(s))->vocab_size, i;
    for (i = 0; i < count; i++) ids[i] = (int32_t)((uint32_t)i * 7919u % (uint32_t)vocabulary);
    bitnet_session_reset(s);
    speed_must(bitnet_feed(s, ids, (size_t)count) == BITNET_OK && bitnet_step(s, NULL) == BITNET_OK,
               bitnet_session_message(s));
}

static void speed_run(bitnet_session *s, const char *what, int count) {
    bool decodes = strcmp(what, "decode") == 0;
    double wall, cpu;
    int32_t id;
    speed_must((decodes || strcmp(what, "prefill") == 0) && count > 0 &&
                   count <= SPEED_CONTEXT - SPEED_PROMPT,
               "expected \"prefill N\" or \"decode N\"");
    if (decodes) speed_prompt(s, SPEED_PROMPT);
    wall = speed_clock(CLOCK_MONOTONIC), cpu = speed_clock(CLOCK_PROCESS_CPUTIME_ID);
    if (!decodes) speed_prompt(s, count);
    for (; decodes && count > 0; count--)
        speed_must(bitnet_sample(s, NULL, &id) == BITNET_OK &&
                       bitnet_feed(s, &id, 1) == BITNET_OK && bitnet_step(s, NULL) == BITNET_OK,
                   bitnet_session_message(s));
    printf("%.6f %.6f\n", speed_clock(CLOCK_MONOTONIC) - wall,
           speed_clock(CLOCK_PROCESS_CPUTIME_ID) - cpu);
    fflush(stdout);
}

int main(int argc, char **argv) {
    bitnet_model_options options;
    bitnet_session_options o;
    bitnet_error error;
    bitnet_model *model;
    bitnet_session *s;
    char what[16];
    int count;
    if (argc != 3) return fprintf(stderr, "usage: speed MODEL THREADS\n"), 2;
    memset(&options, 0, sizeof options);
    memset(&o, 0, sizeof o);
    options.threads = atoi(argv[2]);
    model = bitnet_model_load_file(argv[1], &options, &error);
    speed_must(model != NULL, error.message);
    o.context_length = SPEED_CONTEXT;
    s = bitnet_session_create(model, &o, &error);
    speed_must(s != NULL, error.message);
    while (scanf("%15s %d", what, &count) == 2) speed_run(s, what, count);
    bitnet_session_free(s);
    bitnet_model_free(model);
    return 0;
}
