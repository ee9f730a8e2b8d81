/* switches.c - the shipped model's story, with and without bitnet.h's optional parts

   .ci/run compiles this without switches (BITNET_NO_...) and with all of them: both print the same
   tokens. It reads the file itself, because BITNET_NO_STDIO removes that from bitnet.h. */
#define BITNET_IMPLEMENTATION
#include "../bitnet.h"

#include <stdio.h>

static bitnet_session *open_session(const char *path, const bitnet_sampling *sampling) {
    static char data[4 << 20];
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(data, 1, sizeof data, file) : 0;
    bitnet_error error = {BITNET_OK, ""};
    bitnet_model *model = bitnet_model_load_memory(data, size, NULL, &error);
    bitnet_session *session = bitnet_session_create(model, NULL, &error);
    if (file) fclose(file);
    if (!session) printf("%s: %s\n", path, error.message);
    else bitnet_session_set_sampling(session, sampling);
    return session;
}

int main(void) {
    bitnet_sampling sampling;
    bitnet_session *session;
    bitnet_model *model;
    int32_t i;
    memset(&sampling, 0, sizeof sampling);
    sampling.temperature = 0.9f;
    sampling.top_k = 40;
    sampling.min_p = 0.05f;
    session = open_session("examples/models/stories.gguf", &sampling);
    if (!session) return 1;
    if (bitnet_generate(session, NULL, NULL, NULL, NULL) != BITNET_OK)
        return puts(bitnet_session_message(session)), 1;
    for (i = 0; i < bitnet_session_length(session); i++)
        printf("%d\n", (int)bitnet_session_tokens(session)[i]);
    model = bitnet_session_model(session);
    bitnet_session_free(session);
    bitnet_model_free(model);
    return 0;
}
