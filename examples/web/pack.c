/* pack - puts a model, the modules and their worker into a page

       pack PAGE.html MODEL.gguf SIMD128.wasm RELAXED.wasm WORKER.js >OUT.html

   In the template {{model}}, {{simd128}} and {{relaxed}} become the files in base 64, {{worker}} its
   text, and {{checksum}} what the page must compute, from this machine's scalar kernels. A file
   called "" is left out. */

#include "module.c"

#include <stdio.h>

typedef struct bytes {
    uint8_t *data;
    size_t size;
} bytes;

/* Appends a zero. */
static bytes read_file(const char *path) {
    bytes b = {NULL, 0};
    FILE *in = fopen(path, "rb");
    size_t room = 1 << 20, got;
    while (in && (b.data = (uint8_t *)realloc(b.data, room + 1)) != NULL) {
        got = fread(b.data + b.size, 1, room - b.size, in);
        b.size += got;
        if (got == 0) break;
        if (b.size == room) room *= 2;
    }
    if (!b.data || ferror(in)) {
        perror(path);
        exit(1);
    }
    fclose(in);
    b.data[b.size] = 0;
    return b;
}

static void put_base64(const char *path) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    bytes b = *path ? read_file(path) : (bytes){NULL, 0};
    size_t i;
    for (i = 0; i < b.size; i += 3) {
        size_t left = b.size - i;
        uint32_t three = (uint32_t)b.data[i] << 16 | (left > 1 ? (uint32_t)b.data[i + 1] << 8 : 0) |
                         (left > 2 ? b.data[i + 2] : 0);
        putchar(digits[three >> 18]);
        putchar(digits[three >> 12 & 63]);
        putchar(left > 1 ? digits[three >> 6 & 63] : '=');
        putchar(left > 2 ? digits[three & 63] : '=');
    }
    free(b.data);
}

static uint32_t checksum(const char *path) {
    bytes b = read_file(path);
    uint32_t sum = web_open(b.data, b.size, BITNET_ISA_SCALAR) ? web_checksum() : 0;
    if (sum) return sum;
    fprintf(stderr, "pack: %s: %s\n", path, web_message());
    exit(1);
}

int main(int argc, char **argv) {
    static const char *const names[] = {"{{model}}", "{{simd128}}", "{{relaxed}}", "{{worker}}",
                                        "{{checksum}}"};
    char *at, *next;
    uint32_t expected;
    int i, found;
    if (argc != 6) {
        fputs("usage: pack PAGE.html MODEL.gguf SIMD128.wasm RELAXED.wasm WORKER.js >OUT.html\n",
              stderr);
        return 1;
    }
    expected = checksum(argv[2]);
    at = (char *)read_file(argv[1]).data;
    while ((next = strstr(at, "{{")) != NULL) {
        for (found = -1, i = 0; i < 5; i++)
            if (strncmp(next, names[i], strlen(names[i])) == 0) found = i;
        fwrite(at, 1, (size_t)(next - at) + (found < 0 ? 2 : 0), stdout);
        at = next + (found < 0 ? 2 : strlen(names[found]));
        if (found == 4) printf("%u", (unsigned)expected);
        else if (found == 3) fputs((const char *)read_file(argv[5]).data, stdout);
        else if (found >= 0) put_base64(argv[2 + found]);
    }
    fputs(at, stdout);
    return fflush(stdout) != 0;
}
