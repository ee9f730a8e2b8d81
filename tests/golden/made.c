/* made.c - models whose logits are here, as files that others read, and their ids

       cc tests/golden/made.c -o made && ./made maple maple.gguf maple.ids */

#define BITNET_IMPLEMENTATION
#include "../../bitnet.h"
#include "../make.h"

int main(int argc, char **argv) {
    FILE *ids = argc == 4 ? fopen(argv[3], "w") : NULL;
    bool maple = argc == 4 && strcmp(argv[1], "maple") == 0;
    make_options o;
    make_file file;
    int i;
    if (!ids) return 2;
    o = maple ? make_maple() : make_hunyuan(strcmp(argv[1], "hunyuan-stq") == 0);
    make_model_at(&o, argv[2], &file);
    make_free(&file);
    for (i = 0; i < (maple ? MAKE_MAPLE_IDS : MAKE_HUNYUAN_IDS); i++)
        fprintf(ids, "%d\n", (int)make_maple_id(i));
    return fclose(ids) != 0;
}
