/* sampling.h - reads the options about sampling, stopping and log-probabilities

   The options have the meaning that OpenAI and llama.cpp give them; options missing in a request
   have the server's values. */

#ifndef BITNET_SERVER_SAMPLING_H
#define BITNET_SERVER_SAMPLING_H

#include "options.h"
#include "prompts.h"
#include <math.h>

static void read_bias(const server *s, request *r, job *j) {
    int32_t at = object_of(r, 0, "logit_bias"), last = bitnet_vocab_size(s->tokenizer) - 1;
    size_t count = 0;
    if (at < 0) return;
    j->bias = (bitnet_logit_bias *)tool_alloc((size_t)count_of(r, at), sizeof *j->bias);
    for (at = child_of(r, at); at >= 0; at = next_of(r, at)) {
        double bias = number_at(r, at, "logit_bias", -100, 100);
        uint64_t id;
        if (!http_digits(r->json.values[at].key, 10, &id) || id > (uint64_t)last)
            reject(r, 400, "logit_bias", NULL, "tokens in logit_bias must be from 0 to %d",
                   (int)last);
        j->bias[count].id = (int32_t)id;
        j->bias[count++].bias = bias == -100 ? -INFINITY : (float)bias; /* forbidden */
    }
    j->sampling.logit_bias = j->bias;
    j->sampling.logit_bias_count = count;
}

static bool contains(bitnet_string text, bitnet_string part) {
    size_t i;
    for (i = 0; i + part.length <= text.length; i++)
        if (memcmp(text.data + i, part.data, part.length) == 0) return true;
    return false;
}

/* Tokens that end DRY's repetitions: those that contain one of the strings, by default
   llama.cpp's. */
static void read_breakers(const server *s, request *r, job *j) {
    static const bitnet_string usual[] = {{"\n", 1}, {":", 1}, {"\"", 1}, {"*", 1}};
    int32_t at = member(r, 0, "dry_sequence_breakers"), id, i, count = 4;
    bitnet_string breakers[MAX_CHOICES];
    memcpy(breakers, usual, sizeof usual);
    if (at >= 0 && (kind_of(r, at) != BITNET__JSON_ARRAY || count_of(r, at) > MAX_CHOICES))
        reject(r, 400, "dry_sequence_breakers", NULL,
               "dry_sequence_breakers must be an array of %d strings or fewer", MAX_CHOICES);
    else if (at >= 0)
        for (count = 0, at = child_of(r, at); at >= 0; at = next_of(r, at), count++) {
            breakers[count] = text_of(r, at);
            if (kind_of(r, at) != BITNET__JSON_STRING || !breakers[count].length)
                reject(r, 400, "dry_sequence_breakers", NULL, "a breaker must be a string");
        }
    for (id = 0; id < bitnet_vocab_size(s->tokenizer) && !r->status; id++) {
        bitnet_string token = bitnet_token_bytes(s->tokenizer, id);
        for (i = 0; i < count && !contains(token, breakers[i]);) i++;
        if (i == count) continue;
        tool_grow(&j->breakers.items, &j->breakers.room, j->breakers.count + 1,
                  sizeof *j->breakers.items);
        j->breakers.items[j->breakers.count++] = id;
    }
    j->sampling.dry_breakers = j->breakers.items;
    j->sampling.dry_breaker_count = j->breakers.count;
}

/* The stage with this name; NONE: unknown. */
static int stage_named(bitnet_string name) {
    int stage = BITNET_STAGE_COUNT;
    if (bitnet__is(name, "typical_p")) return BITNET_STAGE_TYPICAL_P;
    while (--stage > BITNET_STAGE_NONE && !bitnet__is(name, bitnet__stages[stage].name)) continue;
    return stage;
}

static void reject_stage(request *r, bitnet_string name) {
    char names[160] = "";
    int stage;
    for (stage = BITNET_STAGE_NONE + 1; stage < BITNET_STAGE_COUNT; stage++)
        bitnet__list_name(names, sizeof names, bitnet__stages[stage].name);
    reject(r, 400, "samplers", NULL,
           "samplers may be penalties and dry, then these in any order and once each: %s; not "
           "'%.*s'",
           names, name.length < 40 ? (int)name.length : 40, name.data ? name.data : "");
}

static void drop_penalties(bitnet_sampling *o) {
    o->repetition_penalty = 1;
    o->frequency_penalty = o->presence_penalty = 0;
}

/* Reads the order of stages, by llama.cpp's names. Penalties and DRY come first. */
static void read_stages(request *r, bitnet_sampling *o) {
    int32_t at = member(r, 0, "samplers");
    bool penalties = false, dry = false;
    size_t count = 0;
    if (at < 0) return;
    if (kind_of(r, at) != BITNET__JSON_ARRAY)
        reject(r, 400, "samplers", NULL, "samplers must be an array of names");
    for (at = child_of(r, at); at >= 0 && !r->status; at = next_of(r, at)) {
        bitnet_string name = text_of(r, at);
        int stage = stage_named(name);
        if (!count && bitnet__is(name, "penalties")) penalties = true;
        else if (!count && bitnet__is(name, "dry")) dry = true;
        else if (stage == BITNET_STAGE_TOP_N_SIGMA && o->top_n_sigma == 0)
            continue; /* part of llama.cpp's default list; when off, it would only sort all
                         logits */
        else if (stage == BITNET_STAGE_NONE || memchr(o->stages, stage, count))
            reject_stage(r, name);
        else o->stages[count++] = (uint8_t)stage;
    }
    if (!dry) o->dry_multiplier = 0;
    if (!penalties) drop_penalties(o);
    if (count == 0)
        o->stages[0] = BITNET_STAGE_TOP_K, o->top_k = 0; /* no stage removes candidates */
}

/* In the library, 0 turns top_p and typical_p off and sets xtc_threshold to its default; in a
   request it means 0, the smallest value. Some names are llama.cpp's. */
static void read_sampling(const server *s, request *r, job *j) {
    bitnet_sampling *o = &j->sampling;
    *o = s->sampling;
    o->temperature = (float)number(r, "temperature", 0, 100, s->sampling.temperature);
    o->top_p = (float)number(r, "top_p", 0, 1, s->sampling.top_p);
    o->top_p += o->top_p == 0 ? 1e-9f : 0;
    o->min_p = (float)number(r, "min_p", 0, 1, s->sampling.min_p);
    o->top_k = whole(r, "top_k", BITNET_OFF, INT32_MAX, s->sampling.top_k);
    o->repetition_penalty =
        (float)number(r, "repetition_penalty", 0.01, 100, s->sampling.repetition_penalty);
    o->frequency_penalty = (float)number(r, "frequency_penalty", -2, 2, 0);
    o->presence_penalty = (float)number(r, "presence_penalty", -2, 2, 0);
    o->penalty_window = whole(r, "penalty_last", BITNET_OFF, INT32_MAX,
                              s->sampling.penalty_window ? s->sampling.penalty_window : 64);
    if (o->penalty_window == 0) drop_penalties(o);
    o->typical_p = (float)number(r, "typical_p", 0, 1, 1);
    o->typical_p += o->typical_p == 0 ? 1e-9f : 0;
    o->xtc_probability = (float)number(r, "xtc_probability", 0, 1, 0);
    o->xtc_threshold = (float)number(r, "xtc_threshold", 0, 1, 0.1);
    o->xtc_threshold += o->xtc_threshold == 0 ? 1e-9f : 0;
    o->dry_multiplier = (float)number(r, "dry_multiplier", 0, 100, 0);
    o->dry_base = (float)number(r, "dry_base", 1, 100, 1.75);
    o->dry_allowed_length = whole(r, "dry_allowed_length", 1, INT32_MAX, 2);
    o->dry_window = whole(r, "dry_penalty_last_n", BITNET_OFF, INT32_MAX, BITNET_OFF);
    if (o->dry_window == 0) o->dry_multiplier = 0;
    if (o->dry_multiplier > 0) read_breakers(s, r, j);
    o->top_n_sigma = (float)number(r, "top_n_sigma", -1, 100, -1);
    if (o->top_n_sigma < 0) o->top_n_sigma = 0;
    read_stages(r, o);
    read_bias(s, r, j);
}

/* A stop string that is the name of a special token also stops at the token, which has no text. */
static void add_stop_token(const server *s, job *j, bitnet_string stop) {
    int32_t id = bitnet_token_find(s->tokenizer, stop.data, stop.length);
    if (id < 0 || !bitnet_token_is_control(s->tokenizer, id)) return;
    tool_grow(&j->stop_ids.items, &j->stop_ids.room, j->stop_ids.count + 1, sizeof id);
    j->stop_ids.items[j->stop_ids.count++] = id;
}

static void read_stop_string(const server *s, request *r, job *j, int32_t at) {
    size_t *count = &j->generate.stop_count;
    bitnet_string stop = text_of(r, at);
    if (kind_of(r, at) != BITNET__JSON_STRING || !stop.length || memchr(stop.data, 0, stop.length))
        reject(r, 400, "stop", NULL, "stop must be a non-empty string or an array of them");
    else if (*count == MAX_CHOICES)
        reject(r, 400, "stop", NULL, "at most %d stop strings are allowed", MAX_CHOICES);
    else if (stop.length > MAX_STOP_BYTES)
        reject(r, 400, "stop", NULL, "a stop string may have at most %d bytes", MAX_STOP_BYTES);
    if (r->status) return;
    add(&j->stop_text, stop.data, stop.length);
    add(&j->stop_text, "", 1);
    ++*count;
    add_stop_token(s, j, stop);
}

static void read_stop(const server *s, request *r, job *j) {
    int32_t at = member(r, 0, "stop");
    const char *p;
    size_t i;
    j->keeps_stop = flag(r, "include_stop_str_in_output", false);
    j->generate.stop_leaves = BITNET_STOP_LEAVES_TEXT; /* note_stop removes it */
    if (at < 0) return;
    if (kind_of(r, at) != BITNET__JSON_ARRAY) read_stop_string(s, r, j, at);
    else
        for (at = child_of(r, at); at >= 0; at = next_of(r, at)) read_stop_string(s, r, j, at);
    for (i = 0, p = j->stop_text.data; i < j->generate.stop_count; i++, p += strlen(p) + 1)
        j->stop[i] = p;
    j->generate.stop = j->stop;
}

/* Reads stop tokens, and whether the model's own ones apply. */
static void read_ends(const server *s, request *r, job *j) {
    int32_t at = member(r, 0, "stop_token_ids");
    if (at >= 0 && kind_of(r, at) != BITNET__JSON_ARRAY)
        reject(r, 400, "stop_token_ids", NULL, "stop_token_ids must be an array");
    else if (at >= 0 && count_of(r, at) > MAX_STOP_IDS)
        reject(r, 400, "stop_token_ids", NULL, "at most %d stop_token_ids are allowed",
               MAX_STOP_IDS);
    else if (at >= 0) read_ids(s->tokenizer, r, at, "stop_token_ids", &j->stop_ids);
    j->generate.stop_ids = j->stop_ids.items;
    j->generate.stop_id_count = j->stop_ids.count;
    j->generate.ignore_end = flag(r, "ignore_eos", false);
    j->generate.min_tokens = whole(r, "min_tokens", 0, INT32_MAX, 0);
}

/* Does a response include log-probabilities? */
static bool includes_logprobs(request *r) {
    int32_t at = member(r, 0, "include");
    bool found = false;
    if (at >= 0 && kind_of(r, at) != BITNET__JSON_ARRAY)
        reject(r, 400, "include", NULL, "include must be an array");
    for (at = at < 0 || r->status ? -1 : child_of(r, at); at >= 0; at = next_of(r, at))
        found = found || bitnet__is(text_of(r, at), "message.output_text.logprobs");
    return found;
}

/* In a completion, either of two options requests log-probabilities (OpenAI's, and llama.cpp's, for
   which 0 means none); in other requests, two options together do. */
static void read_logprobs(const server *s, request *r, job *j) {
    bitnet_generate_options *o = &j->generate;
    int32_t at = member(r, 0, "logprobs"), most = bitnet_vocab_size(s->tokenizer), best;
    if (most > MAX_TOP_LOGPROBS) most = MAX_TOP_LOGPROBS;
    if (j->protocol->options & (OF_TEXT | OF_INFILL)) {
        bool counted = at >= 0 && kind_of(r, at) != BITNET__JSON_FALSE;
        best = whole(r, "n_probs", 0, most, 0);
        o->logprobs = counted || best > 0;
        if (counted) best = whole_at(r, at, "logprobs", 0, most);
    } else {
        best = whole(r, "top_logprobs", 0, most, 0);
        o->logprobs =
            j->protocol->options == OF_RESPONSE ? includes_logprobs(r) : flag(r, "logprobs", false);
    }
    if (o->logprobs) o->top_logprobs = best;
}

#endif
