/* chat_model.c - a model with another chat template, for tests

       cc tests/chat_model.c -o chat_model
       ./chat_model FROM.gguf TO.gguf TEMPLATE [KEY=NUMBER]...

   Marks of the template that are not in the vocabulary replace ordinary tokens, from the last one
   back. Keys of general.sampling are floats, others u32. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../tools/bitnet_writer.h"
#include <stdio.h>

/* The vocabulary with the marks of the template. */
static void add_tokens(bitnet_gguf_writer *w, const bitnet_gguf_value *names, const char *text) {
    static const char *const marks[] = {"<|im_start|>", "<|im_end|>", "<|start_header_id|>",
                                        "<|end_header_id|>", "<|eot_id|>"};
    bitnet_string *tokens = (bitnet_string *)calloc((size_t)names->count, sizeof *tokens);
    size_t i, last = (size_t)names->count;
    for (i = 0; i < names->count; i++) bitnet_gguf_string(names, i, &tokens[i]);
    for (i = 0; i < sizeof marks / sizeof *marks; i++) {
        if (!strstr(text, marks[i])) continue;
        do last--;
        while (tokens[last].length > 1 && tokens[last].data[0] == '<');
        tokens[last] = bitnet__string(marks[i]);
    }
    bitnet_gguf_add_strings(w, "tokenizer.ggml.tokens", tokens, (size_t)names->count);
    free(tokens);
}

int main(int argc, char **argv) {
    bitnet_gguf *g = argc > 3 ? bitnet_gguf_open_file(argv[1], NULL, NULL) : NULL;
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_error error;
    size_t i;
    int a;
    if (!g) return 2;
    for (i = 0; i < bitnet_gguf_value_count(g); i++) {
        const bitnet_gguf_value *v = bitnet_gguf_value_at(g, i);
        if (bitnet__is(v->key, "tokenizer.ggml.tokens")) add_tokens(w, v, argv[3]);
        else bitnet_gguf_add_value(w, v);
    }
    bitnet_gguf_add_string(w, "tokenizer.chat_template", argv[3]);
    for (a = 4; a < argc; a++) {
        char *value = strchr(argv[a], '=');
        if (!value) return 2;
        *value++ = 0;
        if (strncmp(argv[a], "general.sampling.", 17) == 0)
            bitnet_gguf_add_f32(w, argv[a], (float)atof(value));
        else bitnet_gguf_add_u32(w, argv[a], (uint32_t)atol(value));
    }
    for (i = 0; i < bitnet_gguf_tensor_count(g); i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
        char name[65];
        snprintf(name, sizeof name, "%.*s", (int)t->name.length, t->name.data);
        bitnet_gguf_add_tensor(w, name, t->type, t->dimensions, t->shape, t->data);
    }
    if (bitnet_gguf_write_file(w, argv[2], &error) == BITNET_OK) return 0;
    fprintf(stderr, "%s\n", error.message);
    return 1;
}
