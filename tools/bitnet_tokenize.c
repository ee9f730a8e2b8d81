/* bitnet_tokenize - converts lines of text to lines of token ids

       cc -O2 tools/bitnet_tokenize.c -o bitnet_tokenize
       ./bitnet_tokenize model.gguf < text

   Writes a line of ids, separated by single spaces, for each line of standard input. MODEL may
   contain only a vocabulary. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "tool.h"

typedef struct buffer {
    char *data;
    size_t length, room;
} buffer;

static void fail(const char *what) {
    tool_complain("%s", what);
    exit(1);
}

/* Reads a line without its newline; 0 at the end of the input. */
static int read_line(buffer *line) {
    int c = getchar();
    if (c == EOF) return 0;
    for (line->length = 0; c != EOF && c != '\n'; c = getchar()) {
        tool_grow(&line->data, &line->room, line->length + 1, 1);
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
                fail("a backslash must begin \\n, \\t, \\\\ or \\xHH");
            }
        }
        line->data[length++] = c;
    }
    line->length = length;
}

/* Writes the ids of a line. */
static void print_ids(const bitnet_tokenizer *tokenizer, const buffer *line, unsigned flags) {
    static int32_t *ids;
    static size_t room;
    size_t count, i;
    bitnet_result result =
        bitnet_tokenize(tokenizer, line->data, line->length, flags, ids, room, &count, NULL);
    if (result == BITNET_OK && count > room) {
        tool_grow(&ids, &room, count, sizeof *ids);
        result =
            bitnet_tokenize(tokenizer, line->data, line->length, flags, ids, room, &count, NULL);
    }
    if (result != BITNET_OK) fail(bitnet_result_text(result));
    for (i = 0; i < count; i++) printf(i ? " %d" : "%d", (int)ids[i]);
    putchar('\n');
}

int main(int argc, char **argv) {
    const char *path = NULL;
    bitnet_tokenizer_options tokenizer_options = {0};
    bitnet_error error;
    bitnet_gguf *gguf;
    bitnet_tokenizer *tokenizer = NULL;
    buffer line = {NULL, 0, 0};
    bool bos = false, special = false, escape = false;
    const tool_option options[] = {
        {"MODEL", TOOL_TEXT, &path, 0, 0, "a GGUF file"},
        {"--bos", TOOL_SWITCH, &bos, 0, 0, "begin each line with bos, if the file requires it"},
        {"--special", TOOL_SWITCH, &special, 0, 0,
         "parse names of special tokens in the text, such as <|eot_id|>"},
        {"--pre NAME", TOOL_TEXT, &tokenizer_options.pretokenizer, 0, 0,
         "use this pre-tokenizer instead of the file's"},
        {"--escape", TOOL_SWITCH, &escape, 0, 0,
         "\\n, \\t, \\\\ and \\xHH stand for a newline, a tab, a backslash, a byte"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    tool_parse(argc, argv, "bitnet_tokenize",
               "converts lines of text on standard input to lines of token ids", options);
    tokenizer_options.log.write = tool_log;
    gguf = bitnet_gguf_open_file(path, NULL, &error);
    if (gguf) tokenizer = bitnet_tokenizer_create(gguf, &tokenizer_options, &error);
    if (!tokenizer) fail(error.message);
    bitnet_gguf_free(gguf);
    while (read_line(&line)) {
        if (escape) unescape(&line);
        print_ids(tokenizer, &line,
                  (bos ? BITNET_ADD_BOS : 0u) | (special ? BITNET_PARSE_SPECIAL : 0u));
    }
    if (ferror(stdin)) fail("the input cannot be read");
    bitnet_tokenizer_free(tokenizer);
    free(line.data);
    return 0;
}
