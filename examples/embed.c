/* embed - the smallest complete program: cc -O2 embed.c -o embed && ./embed model.gguf */

#define BITNET_IMPLEMENTATION
#include "bitnet.h"
#include "bitnet_machine.h"
#include <stdio.h>

static int print(void *user, const char *text, size_t length) {
    (void)user;
    fwrite(text, 1, length, stdout);
    return fflush(stdout);
}

int main(int argc, char **argv) {
    bitnet_error error;
    bitnet_result result;
    const char *path;
    bitnet_model *model;
    bitnet_session *session;
    argv = bitnet__arguments(&argc, argv); /* UTF-8 on Windows, too */
    path = argc > 1 ? argv[1] : "examples/models/stories.gguf";
    model = bitnet_model_load_file(path, NULL, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (!session) return fprintf(stderr, "%s\n", error.message), 1;
    result = bitnet_generate(session, "Words: kite, owl, rain\n\n", NULL, print, NULL);
    if (result != BITNET_OK) fprintf(stderr, "%s\n", bitnet_session_message(session));
    bitnet_session_free(session);
    bitnet_model_free(model);
    if (puts("") < 0 || fflush(stdout) != 0) return perror("the text"), 1;
    return result != BITNET_OK;
}
