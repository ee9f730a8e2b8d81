/* embed - the smallest complete program: cc -O2 embed.c -o embed && ./embed model.gguf */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include <stdio.h>

static int print(void *user, const char *text, size_t length) {
    (void)user;
    fwrite(text, 1, length, stdout);
    return fflush(stdout);
}

int main(int argc, char **argv) {
    bitnet_error error;
    const char *path = argc > 1 ? argv[1] : "examples/models/stories.gguf";
    bitnet_model *model = bitnet_model_load_file(path, NULL, &error);
    bitnet_session *session = bitnet_session_create(model, NULL, &error);
    if (!session) return puts(error.message), 1;
    puts(bitnet_generate(session, "Once upon a time", NULL, print, NULL) == BITNET_OK
             ? ""
             : bitnet_session_message(session));
    bitnet_session_free(session);
    bitnet_model_free(model);
    return 0;
}
