/* bitnet_infill.h - v1.0 - fills in the middle of a text, for bitnet.h
   SPDX-License-Identifier: MIT

   Do this in ONE C or C++ file, after bitnet.h:

       #define BITNET_IMPLEMENTATION
       #include "bitnet.h"
       #include "tools/bitnet_infill.h"

   and plain `#include "tools/bitnet_infill.h"` everywhere else. In its folder it finds bitnet.h by
   itself; a copy elsewhere must come after it. bitnet.h's macros apply to it, too.

CONTENTS                                                            search for
    MANUAL
      1  Filling in the middle                                      >>filling-in
    API
      Filling in the middle                                         >>api-infill
    IMPLEMENTATION
      Filling in the middle                                         >>infill

====================
MANUAL
====================

1 FILLING IN THE MIDDLE                                                           >>filling-in

   The model reads what is before and after the cursor of an editor, and writes what belongs there.

       bitnet_infill_begin(session, "int add(int a, int b) {", BITNET_TERMINATED, "}",
                           BITNET_TERMINATED, NULL);
       while (bitnet_generate_next(session, NULL, &text, &length) == BITNET_OK)
           fwrite(text, 1, length, stdout);

   The model's vocabulary needs a token before the prefix, one before the suffix and one before the
   middle. The file names them by keys (tokenizer.ggml.fim_pre_token_id, fim_suf_, fim_mid_, or the
   older prefix_, suffix_ and middle_token_id). Without keys they are found by the names that Qwen,
   StarCoder, DeepSeek and CodeLlama use. Only models that were trained for this do it well. */

#if !defined(BITNET_H) || \
    (defined(BITNET_IMPLEMENTATION) && !defined(BITNET_IMPLEMENTATION_INCLUDED))
#include "../bitnet.h"
#endif

#if BITNET_VERSION / 100 != 100
#error "bitnet_infill.h and bitnet.h are of different versions"
#endif

#ifndef BITNET_INFILL_H
#define BITNET_INFILL_H

#ifdef __cplusplus
extern "C" {
#endif

/* ====================
   >>api-infill   Filling in the middle */

/* Begins to generate the text between a prefix and a suffix. The session then holds only these two;
   sampling and grammar begin again. Lengths and `options` as in bitnet_generate_begin; tokens that
   mark the parts or separate files end the text, too. Continue with bitnet_generate_next or
   bitnet_generate_many. Errors: ARGUMENT (the vocabulary has no tokens for this), as
   bitnet_generate_begin. */
BITNET_EXPERIMENTAL bitnet_result bitnet_infill_begin(bitnet_session *session, const char *prefix,
                                                      size_t prefix_length, const char *suffix,
                                                      size_t suffix_length,
                                                      const bitnet_generate_options *options);

#ifdef __cplusplus
}
#endif

#endif /* BITNET_INFILL_H */

/* ====================

   END OF THE API: what follows is the implementation. It uses bitnet.h's private helpers.
 */

#ifdef BITNET_IMPLEMENTATION
#ifndef BITNET_INFILL_IMPLEMENTATION_INCLUDED
#define BITNET_INFILL_IMPLEMENTATION_INCLUDED

BITNET__EXACT
BITNET__OPTIMIZE(BITNET__LITTLE)

/* ====================
   >>infill   Filling in the middle

   Feeds bos, the prefix, the suffix, and the tokens that mark them and the middle. */

enum { BITNET__INFILL_MARKS = 3, BITNET__INFILL_ENDS = 6 };

/* a name in DeepSeek's form, with bars (U+FF5C) and the sign for a space (U+2581) */
#define BITNET__FIM(name) "<\357\275\234fim\342\226\201" name "\357\275\234>"

/* The tokens before the prefix, the suffix and the middle, by the file's keys or else by name. */
static bool bitnet__infill_marks(const bitnet_model *model, int32_t *ids) {
    static const char *const keys[][BITNET__INFILL_MARKS] = {
        {"tokenizer.ggml.fim_pre_token_id", "tokenizer.ggml.fim_suf_token_id",
         "tokenizer.ggml.fim_mid_token_id"},
        {"tokenizer.ggml.prefix_token_id", "tokenizer.ggml.suffix_token_id",
         "tokenizer.ggml.middle_token_id"}};
    static const char *const names[][BITNET__INFILL_MARKS] = {
        {"<|fim_prefix|>", "<|fim_suffix|>", "<|fim_middle|>"},
        {"<fim_prefix>", "<fim_suffix>", "<fim_middle>"},
        {BITNET__FIM("begin"), BITNET__FIM("hole"), BITNET__FIM("end")},
        {"<PRE>", "<SUF>", "<MID>"}};
    const size_t key_rows = BITNET__COUNT(keys), rows = key_rows + BITNET__COUNT(names);
    size_t row, i;
    for (row = 0; row < rows; row++) {
        for (i = 0; i < BITNET__INFILL_MARKS; i++) {
            int64_t id = row < key_rows
                             ? bitnet__int_or(bitnet_gguf_find(model->gguf, keys[row][i]), -1)
                             : bitnet_token_find(model->tokenizer, names[row - key_rows][i],
                                                 BITNET_TERMINATED);
            if (id < 0 || id >= model->info.vocab_size) break;
            ids[i] = (int32_t)id;
        }
        if (i == BITNET__INFILL_MARKS) return true;
    }
    return false;
}

/* bitnet__begin with more stop ids: the marks and the tokens that separate files */
static bitnet_result bitnet__infill_options(bitnet_session *s, const int32_t *marks,
                                            const bitnet_generate_options *options) {
    static const char *const ends[] = {"<|fim_pad|>", "<|repo_name|>", "<|file_sep|>"};
    bitnet_generate_options o;
    bitnet_result result;
    int32_t *ids;
    size_t i, count;
    memset(&o, 0, sizeof o);
    if (options) o = *options;
    count = o.stop_id_count;
    result = bitnet__check_list(&s->error, "stop_ids", o.stop_ids, count);
    if (result) return result;
    ids = BITNET__NEW(int32_t, &s->allocator, count + BITNET__INFILL_ENDS);
    if (!ids) return bitnet__no_memory(&s->error);
    if (count) memcpy(ids, o.stop_ids, count * sizeof *ids);
    for (i = 0; i < BITNET__INFILL_MARKS; i++) ids[count++] = marks[i];
    for (i = 0; i < BITNET__COUNT(ends); i++)
        ids[count++] = bitnet_token_find(s->model->tokenizer, ends[i], BITNET_TERMINATED);
    o.stop_ids = ids;
    o.stop_id_count = count;
    result = bitnet__begin(s, &o);
    bitnet__free(&s->allocator, ids);
    return result;
}

/* The session then holds bos, the marks and the texts between them: all or nothing. */
static bitnet_result bitnet__infill_feed(bitnet_session *s, const int32_t *marks,
                                         const bitnet_string *texts, unsigned flags) {
    bitnet__encoder all = bitnet__gather(s);
    size_t most = (size_t)s->options.context_length - 1, i;
    bitnet_result result = bitnet__tokenize(&all, NULL, 0, BITNET_ADD_BOS, &s->error);
    for (i = 0; i + 1 < BITNET__INFILL_MARKS && result == BITNET_OK; i++) {
        bitnet__emit(&all, marks[i]);
        result = bitnet__tokenize(&all, texts[i].data, texts[i].length, flags, &s->error);
    }
    bitnet__emit(&all, marks[i]);
    if (result == BITNET_OK && all.failed) result = bitnet__no_memory(&s->error);
    if (result == BITNET_OK && all.count > most) result = bitnet__context_full(s, all.count, most);
    if (result == BITNET_OK) result = bitnet__replace(s, 0, all.ids, all.count);
    bitnet__encoder_end(&all);
    return result;
}

BITNET_API bitnet_result bitnet_infill_begin(bitnet_session *session, const char *prefix,
                                             size_t prefix_length, const char *suffix,
                                             size_t suffix_length,
                                             const bitnet_generate_options *options) {
    unsigned flags = options && options->parse_special ? BITNET_PARSE_SPECIAL : 0;
    int32_t marks[BITNET__INFILL_MARKS];
    bitnet_string texts[2];
    bitnet_result result;
    session->generation.active = false; /* an earlier generation ends, whatever follows */
    if (!bitnet__infill_marks(session->model, marks))
        return bitnet__fail(&session->error, BITNET_ERROR_ARGUMENT,
                            "the vocabulary has no tokens for filling in the middle");
    texts[0] = bitnet__string_of(prefix, bitnet__length(prefix, prefix_length));
    texts[1] = bitnet__string_of(suffix, bitnet__length(suffix, suffix_length));
    result = bitnet__infill_options(session, marks, options);
    if (result == BITNET_OK) result = bitnet__infill_feed(session, marks, texts, flags);
    if (result) return result;
    bitnet__restart(session);
    session->generation.active = true;
    session->generation.written.detokenizer.started = true;
    return BITNET_OK;
}

BITNET__OPTIMIZE_END
BITNET__EXACT_END

#endif /* BITNET_INFILL_IMPLEMENTATION_INCLUDED */
#endif /* BITNET_IMPLEMENTATION */
