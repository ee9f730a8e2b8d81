/* split.h - GGUF files in parts, as gguf-split of llama.cpp writes them */

#ifndef SPLIT_H
#define SPLIT_H

#include "make.h"

/* Writes tensors first..end of an open file to `path`, as a part of a split file, counted from 0. */
static void split_write(const bitnet_gguf *g, const char *path, int part, int parts, int tensors,
                        size_t first, size_t end) {
    bitnet_gguf_writer *w = bitnet_gguf_writer_create(NULL, NULL);
    bitnet_error error;
    size_t i;
    for (i = 0; part == 0 && i < bitnet_gguf_value_count(g); i++)
        bitnet_gguf_add_value(w, bitnet_gguf_value_at(g, i));
    bitnet_gguf_add_u32(w, "split.no", (uint32_t)part);
    bitnet_gguf_add_u32(w, "split.count", (uint32_t)parts);
    bitnet_gguf_add_u32(w, "split.tensors.count", (uint32_t)tensors);
    for (i = first; i < end; i++) {
        const bitnet_gguf_tensor *t = bitnet_gguf_tensor_at(g, i);
        char name[65];
        snprintf(name, sizeof name, "%.*s", (int)t->name.length, t->name.data);
        bitnet_gguf_add_tensor(w, name, t->type, t->dimensions, t->shape, t->data);
    }
    if (bitnet_gguf_write_file(w, path, &error) != BITNET_OK) make_fail(error.message);
    bitnet_gguf_writer_free(w);
}

/* The path of such a part, for `prefix`; valid for seven more calls. */
static const char *split_path(const char *prefix, int part, int parts) {
    static char paths[8][300];
    static int next;
    char *path = paths[next++ % 8];
    snprintf(path, sizeof paths[0], "%s-%05d-of-%05d.gguf", prefix, part + 1, parts);
    return path;
}

/* Writes a file as three parts, the first of which has no tensors. */
static void split_file(const bitnet_gguf *g, const char *prefix) {
    size_t count = bitnet_gguf_tensor_count(g), half = count / 2;
    split_write(g, split_path(prefix, 0, 3), 0, 3, (int)count, 0, 0);
    split_write(g, split_path(prefix, 1, 3), 1, 3, (int)count, 0, half);
    split_write(g, split_path(prefix, 2, 3), 2, 3, (int)count, half, count);
}

static void split_remove(const char *prefix) {
    int i;
    for (i = 0; i < 3; i++) remove(split_path(prefix, i, 3));
}

#endif
