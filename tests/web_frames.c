/* web_frames.c - a story on a web page, one slice per frame, like in a web game

   For emscripten, without threads and SIMD, with the library of examples/meson/bitnet.c, as Unity
   compiles it for WebGL. Prints the story, then the frames that it took. */

#include "../bitnet.h"
#include <emscripten.h>
#include <stdio.h>

static bitnet_model *model;
static bitnet_session *session;
static int frames;

static void frame(void) {
    bitnet_budget budget = {2000, 0};
    bitnet_result result;
    const char *text;
    size_t length;
    frames++;
    result = bitnet_generate_next(session, &budget, &text, &length);
    if (result == BITNET_OK) fwrite(text, 1, length, stdout);
    if (result == BITNET_OK || result == BITNET_PENDING) return;
    if (result != BITNET_END) printf("%s", bitnet_session_message(session));
    printf("\nended in %d frames\n", frames);
    bitnet_session_free(session);
    bitnet_model_free(model);
    emscripten_cancel_main_loop();
}

int main(void) {
    bitnet_error error;
    model = bitnet_model_load_file("stories.gguf", NULL, &error);
    session = bitnet_session_create(model, NULL, &error);
    if (!session) return puts(error.message), 1;
    bitnet_generate_begin(session, "Words: kite, owl, rain\n\n", BITNET_TERMINATED, NULL);
    printf("Words: kite, owl, rain\n\n");
    emscripten_set_main_loop(frame, 0, 0);
    return 0;
}
