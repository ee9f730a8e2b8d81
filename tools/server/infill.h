/* infill.h - prompts for filling in the middle of a text

   An editor sends the text before and after its cursor, and optionally parts of other files. The
   prompt marks them by tokens of the vocabulary; models without these tokens are rejected. */

#ifndef BITNET_SERVER_INFILL_H
#define BITNET_SERVER_INFILL_H

#include "../bitnet_infill.h"
#include "conversations.h"

static void add_text_tokens(const server *s, request *r, token_ids *to, bitnet_string words) {
    token_source w = {words, NULL, 0, 0};
    if (words.length) add_tokens(s->tokenizer, r, to, &w);
}

static void add_id(token_ids *to, int32_t id) {
    tool_grow(&to->items, &to->room, to->count + 1, sizeof *to->items);
    to->items[to->count++] = id;
}

/* Adds parts of other files: {"filename": TEXT, "text": TEXT}. */
static void add_other_files(const server *s, request *r, token_ids *to) {
    static const char name[] = "<|file_sep|>", line[] = "\n", between[] = "\n\n--- snippet ---\n\n";
    int32_t at = member(r, 0, "input_extra"), separator;
    separator = bitnet_token_find(s->tokenizer, name, sizeof name - 1);
    if (at >= 0 && kind_of(r, at) != BITNET__JSON_ARRAY)
        reject(r, 400, "input_extra", NULL, "input_extra must be an array of objects");
    for (at = at < 0 || r->status ? -1 : child_of(r, at); at >= 0 && !r->status;
         at = next_of(r, at)) {
        if (kind_of(r, at) != BITNET__JSON_OBJECT) {
            reject(r, 400, "input_extra", NULL, "input_extra must be an array of objects");
            return;
        }
        if (separator >= 0) {
            add_id(to, separator);
            add_text_tokens(s, r, to, string_of(r, at, "filename"));
            add_text_tokens(s, r, to, bitnet__string(line));
        } else {
            add_text_tokens(s, r, to, bitnet__string(between));
        }
        add_text_tokens(s, r, to, string_of(r, at, "text"));
    }
    if (separator >= 0) add_id(to, separator);
}

/* Makes the tokens that mark the parts also end the text. */
static void add_infill_ends(const server *s, job *j, const int32_t *marks) {
    static const char *const ends[] = {"<|fim_pad|>", "<|repo_name|>", "<|file_sep|>"};
    size_t i;
    for (i = 0; i < BITNET__INFILL_MARKS; i++) add_id(&j->stop_ids, marks[i]);
    for (i = 0; i < sizeof ends / sizeof *ends; i++) {
        int32_t id = bitnet_token_find(s->tokenizer, ends[i], strlen(ends[i]));
        if (id >= 0) add_id(&j->stop_ids, id);
    }
}

/* Makes the prompt; `begun`: the beginning of the text to fill in. */
static void add_infill_prompt(const server *s, request *r, job *j, bitnet_string prefix,
                              bitnet_string suffix, bitnet_string begun) {
    token_ids *prompt = new_prompt(j);
    int32_t marks[BITNET__INFILL_MARKS], bos = bitnet_token_bos(s->tokenizer);
    if (!bitnet__infill_marks(s->model, marks)) {
        reject(r, 400, j->protocol->input, "unsupported_parameter",
               "the vocabulary has no tokens for filling in the middle; use /v1/completions");
        return;
    }
    if (bos >= 0) add_id(prompt, bos);
    if (j->protocol->options == OF_INFILL) add_other_files(s, r, prompt);
    add_id(prompt, marks[0]);
    add_text_tokens(s, r, prompt, prefix);
    add_id(prompt, marks[1]);
    add_text_tokens(s, r, prompt, suffix);
    add_id(prompt, marks[2]);
    add_text_tokens(s, r, prompt, begun);
    add_infill_ends(s, j, marks);
}

/* Reads llama.cpp's request. */
static void read_infill(const server *s, request *r, job *j) {
    bitnet_string prefix = string_of(r, 0, "input_prefix");
    bitnet_string suffix = string_of(r, 0, "input_suffix");
    if (!prefix.data || !suffix.data)
        reject(r, 400, prefix.data ? "input_suffix" : "input_prefix", NULL,
               "input_prefix and input_suffix must be strings");
    add_infill_prompt(s, r, j, prefix, suffix, string_of(r, 0, "prompt"));
}

/* Reads Ollama's request. */
static void read_suffix(const server *s, request *r, job *j) {
    add_infill_prompt(s, r, j, string_of(r, 0, "prompt"), string_of(r, 0, "suffix"),
                      bitnet__string(""));
}

#endif
