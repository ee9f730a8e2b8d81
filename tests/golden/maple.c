/* maple.c - the model whose logits maple.f32 holds, as a file that others read, and its ids

       cc tests/golden/maple.c -o maple && ./maple maple.gguf maple.ids */

#define BITNET_IMPLEMENTATION
#include "../../bitnet.h"
#include "../make.h"

int main(int argc, char **argv) {
    make_options o = make_maple();
    make_file file;
    FILE *ids = argc == 3 ? fopen(argv[2], "w") : NULL;
    int i;
    if (!ids) return 2;
    make_model_at(&o, argv[1], &file);
    make_free(&file);
    for (i = 0; i < MAKE_MAPLE_IDS; i++) fprintf(ids, "%d\n", (int)make_maple_id(i));
    return fclose(ids) != 0;
}
