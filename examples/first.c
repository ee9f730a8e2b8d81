/* first.c - the first program: a character that knows its world, answers in a fixed form, and
   remembers

       cc examples/first.c -o first && ./first    from the top of the repository */

#define BITNET_IMPLEMENTATION
#include "bitnet.h"
#include "bitnet_grammar.h"
#include "bitnet_save.h"
#include <stdio.h>

static int print(void *user, const char *text, size_t length) {
    (void)user;
    fwrite(text, 1, length, stdout);
    return fflush(stdout); /* anything but 0 stops the generation */
}

int main(void) {
    bitnet_error error;
    bitnet_model *model = bitnet_model_load_file("examples/models/villager.gguf", NULL, &error);
    bitnet_session *anna = bitnet_session_create(model, NULL, &error);
    const char *form = "root ::= \"In the \" (\"mill\" | \"barn\") \".\"";
    bitnet_grammar *places = bitnet_grammar_create(form, BITNET_TERMINATED, NULL, NULL, &error);
    if (!anna || !places) return puts(error.message), 1;
    if (bitnet_session_load_file(anna, "anna.session")) /* nothing was saved yet */
        bitnet_chat_system(anna, "You are Anna, a kind girl. You saw Ben at the barn.");
    bitnet_session_set_grammar(anna, places);
    if (bitnet_chat(anna, "Where is Ben?", NULL, print, NULL)) puts(bitnet_session_message(anna));
    bitnet_session_save_file(anna, "anna.session", 0);
    bitnet_session_free(anna);
    bitnet_grammar_free(places);
    bitnet_model_free(model);
}
