/* bitnet_tokenize.c - lines of text to lines of token ids

   Usage:  bitnet_tokenize MODEL [--bos] [--special] [--escape] < text
   e.g.    cc tools/bitnet_tokenize.c -o bitnet_tokenize

   Reads lines from the standard input and writes, for each, one line of ids with single spaces
   between them. MODEL is a GGUF file; it may hold a vocabulary and nothing else.
       --bos      begin each line with the token that begins a text, if the file wants one
       --special  names of special tokens in the text, such as <|eot_id|>, are these tokens
       --escape   \n, \t, \\ and \xHH in a line stand for a newline, a tab, a backslash, a byte
   Exit status: 0, 1 after an error in a line or file, 2 after wrong arguments. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct buffer {
    char *data;
    size_t length, room;
} buffer;

static void fail(const char *what) {
    fprintf(stderr, "bitnet_tokenize: %s\n", what);
    exit(1);
}

/* One line without its end; 0 at the end of the input. */
static int read_line(buffer *line) {
    int c = getchar();
    if (c == EOF) return 0;
    for (line->length = 0; c != EOF && c != '\n'; c = getchar()) {
        if (line->length == line->room) {
            line->room = line->room ? line->room * 2 : 256;
            line->data = (char *)realloc(line->data, line->room);
            if (!line->data) fail("out of memory");
        }
        line->data[line->length++] = (char)c;
    }
    return 1;
}

static int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if ((c | 32) >= 'a' && (c | 32) <= 'f') return (c | 32) - 'a' + 10;
    return -1;
}

/* Replaces escapes in place. */
static void unescape(buffer *line) {
    size_t i, length = 0;
    for (i = 0; i < line->length; i++) {
        char c = line->data[i];
        if (c == '\\') {
            char kind = ++i < line->length ? line->data[i] : 0;
            if (kind == 'n') {
                c = '\n';
            } else if (kind == 't') {
                c = '\t';
            } else if (kind == 'x' && i + 2 < line->length && hex_digit(line->data[i + 1]) >= 0 &&
                       hex_digit(line->data[i + 2]) >= 0) {
                c = (char)(hex_digit(line->data[i + 1]) * 16 + hex_digit(line->data[i + 2]));
                i += 2;
            } else if (kind != '\\') {
                fail("a backslash that begins none of \\n, \\t, \\\\ and \\xHH");
            }
        }
        line->data[length++] = c;
    }
    line->length = length;
}

int main(int argc, char **argv) {
    const char *path = NULL;
    bitnet_error error;
    bitnet_gguf *gguf;
    bitnet_tokenizer *tokenizer = NULL;
    buffer line = {NULL, 0, 0};
    int32_t *ids = NULL;
    size_t room = 0, count, i;
    unsigned flags = 0;
    int escape = 0, argument, wrong = 0;

    for (argument = 1; argument < argc; argument++) {
        if (strcmp(argv[argument], "--bos") == 0) flags |= BITNET_ADD_BOS;
        else if (strcmp(argv[argument], "--special") == 0) flags |= BITNET_PARSE_SPECIAL;
        else if (strcmp(argv[argument], "--escape") == 0) escape = 1;
        else if (argv[argument][0] == '-' || path) wrong = 1;
        else path = argv[argument];
    }
    if (wrong || !path) {
        fprintf(stderr, "usage: bitnet_tokenize MODEL [--bos] [--special] [--escape] < text\n");
        return 2;
    }
    gguf = bitnet_gguf_open_file(path, NULL, &error);
    if (gguf) tokenizer = bitnet_tokenizer_create(gguf, NULL, &error);
    if (!tokenizer) fail(error.message);
    bitnet_gguf_free(gguf);

    while (read_line(&line)) {
        bitnet_result result;
        if (escape) unescape(&line);
        result = bitnet_tokenize(tokenizer, line.data, line.length, flags, ids, room, &count);
        if (result == BITNET_OK && count > room) {
            room = count * 2;
            ids = (int32_t *)realloc(ids, room * sizeof *ids);
            if (!ids) fail("out of memory");
            result = bitnet_tokenize(tokenizer, line.data, line.length, flags, ids, room, &count);
        }
        if (result != BITNET_OK) fail(bitnet_result_text(result));
        for (i = 0; i < count; i++) printf(i ? " %d" : "%d", (int)ids[i]);
        putchar('\n');
    }
    if (ferror(stdin)) fail("the input cannot be read");
    if (fflush(stdout) != 0) fail("the output cannot be written");
    bitnet_tokenizer_free(tokenizer);
    free(line.data);
    free(ids);
    return 0;
}
