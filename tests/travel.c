/* travel.c - a session that continues on another machine, with the same bits

       travel MODEL STATE TOKENS [PROMPT]

   Begins a session with PROMPT, or restores the one saved in STATE, generates TOKENS tokens and
   saves it there. .ci/run compiles this for several machines, lets one continue where another
   stopped, and compares the text with that of a single machine. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../tools/bitnet_save.h"

#include <stdio.h>

static int print(void *user, const char *text, size_t length) {
    (void)user;
    return fwrite(text, 1, length, stdout) != length;
}

int main(int argc, char **argv) {
    bitnet_generate_options options = {0};
    bitnet_sampling sampling = {0};
    bitnet_error error;
    bitnet_model *model;
    bitnet_session *session;
    bitnet_result result;
    if (argc < 4) return fputs("usage: travel MODEL STATE TOKENS [PROMPT]\n", stderr), 1;
    model = bitnet_model_load_file(argv[1], NULL, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (!session) return fprintf(stderr, "travel: %s\n", error.message), 1;
    sampling.temperature = 0.8f;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
    sampling.seed = 3;
    options.max_tokens = atoi(argv[3]);
    result = argc > 4 ? bitnet_session_set_sampling(session, &sampling)
                      : bitnet_session_load_file(session, argv[2]);
    if (result == BITNET_OK)
        result = bitnet_generate(session, argc > 4 ? argv[4] : NULL, &options, print, NULL);
    if (result == BITNET_OK) result = bitnet_session_save_file(session, argv[2], 0);
    if (result != BITNET_OK) fprintf(stderr, "travel: %s\n", bitnet_session_message(session));
    fprintf(stderr, "%s: %d tokens\n", bitnet_isa_name(bitnet_model_get_info(model)->isa),
            (int)bitnet_session_length(session));
    bitnet_session_free(session);
    bitnet_model_free(model);
    return result != BITNET_OK;
}
