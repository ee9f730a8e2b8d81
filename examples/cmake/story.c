/* story.c - the smallest program of CMakeLists.txt: ./story MODEL

   The library is compiled in a file of its own; here are only its declarations. */

#include "bitnet.h"
#include <stdio.h>

static int print(void *user, const char *text, size_t length) {
    (void)user;
    fwrite(text, 1, length, stdout);
    return fflush(stdout);
}

int main(int argc, char **argv) {
    bitnet_error error;
    bitnet_model *model =
        bitnet_model_load_file(argc > 1 ? argv[1] : "examples/models/stories.gguf", NULL, &error);
    bitnet_session *session = bitnet_session_create(model, NULL, &error);
    if (!session) return puts(error.message), 1;
    bitnet_generate(session, "Words: kite, owl, rain\n\n", NULL, print, NULL);
    bitnet_session_free(session);
    bitnet_model_free(model);
    return puts("") < 0;
}
