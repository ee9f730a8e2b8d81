/* fuzz_convert.c - a fuzzer for untrusted input of the converter: JSON, safetensors, vocabularies

       clang -O1 -g -fsanitize=fuzzer,address,undefined tests/fuzz_convert.c -o fuzz_convert
       ./fuzz_convert -max_total_time=300 corpus tests/fuzz_convert
   or, to run inputs again without a fuzzer:
       cc -DREPLAY tests/fuzz_convert.c -o replay && ./replay tests/fuzz_convert/...

   The first byte of an input chooses the reader of the rest. Then every result is visited, so that
   the sanitizers detect invalid pointers. */

#include "poison.h"

#define main bitnet_convert_main
#include "../tools/bitnet_convert.c"
#undef main

/* Adds up all strings of a value's members; finds a key in each object. */
static unsigned look_at_json(const json *j) {
    unsigned sum = 0;
    size_t i, k;
    for (i = 0; i < j->count; i++) {
        const json_value *v = &j->values[i];
        bitnet_string s = json_text(v);
        double number;
        uint64_t whole;
        for (k = 0; k < s.length; k++) sum += (unsigned char)s.data[k];
        if (json_double(v, &number)) sum++;
        if (json_whole(v, &whole)) sum++;
        if (i < 64 && json_get(j, v, "a")) sum++; /* each takes as long as its object is */
    }
    return sum;
}

static unsigned look_at_vocabulary(const vocabulary *v) {
    unsigned sum = 0;
    size_t i, k;
    for (i = 0; i < v->count; i++)
        for (k = 0; k < v->tokens[i].length; k++) sum += (unsigned char)v->tokens[i].data[k];
    for (i = 0; i < v->merge_count; i++)
        for (k = 0; k < v->merges[i].length; k++) sum += (unsigned char)v->merges[i].data[k];
    return sum;
}

static unsigned read_any(int reader, const uint8_t *data, size_t size) {
    char *text = (char *)tool_alloc(size + 1, 1);
    unsigned sum = 0;
    problem p;
    memset(&p, 0, sizeof p);
    memcpy(text, data, size);
    if (reader == 0) {
        json j;
        if (json_parse(&j, "text", text, size, &p)) sum = look_at_json(&j);
        bitnet__json_free(&j);
    } else if (reader == 1) { /* a header, of a file with a megabyte of data */
        input_file f;
        tensor_list list = {NULL, 0, 0};
        json header;
        size_t i;
        memset(&f, 0, sizeof f);
        f.size = 8 + size + (1 << 20);
        if (safetensors_header(&f, text, size, &header, &list, &p))
            for (i = 0; i < list.count; i++) {
                const tensor *t = &list.items[i];
                sum += (unsigned)t->name.length + (check_tensor(t, &p) ? 1u : 0u);
                if (t->offset + t->size > f.size) abort();
            }
        bitnet__json_free(&header);
        free(list.items);
    } else {
        vocabulary v;
        bool good;
        vocabulary_create(&v, 300);
        good = reader == 2   ? read_tokenizer_json(&v, text, size, NULL, &p)
               : reader == 3 ? read_sentencepiece(&v, text, size, &p)
                             : read_llama2c_tokenizer(&v, (const uint8_t *)text, size, &p);
        if (good) sum = look_at_vocabulary(&v);
        vocabulary_free(&v);
    }
    free(text);
    return sum;
}

#ifdef __cplusplus
extern "C"
#endif
    int
    LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static volatile unsigned sum;
    if (size) sum += read_any(data[0] % 5, data + 1, size - 1);
    return 0;
}

#if defined(REPLAY)
#include "replay.h"

int main(int argc, char **argv) { return replay(argc, argv); }

#endif
