/* embeddings.h - /v1/embeddings, and Ollama's /api/embed and /api/embeddings

   Makes vectors of texts (bitnet_embed.h), one request after the other; meanwhile, generation gets
   half of the time. */

#ifndef BITNET_SERVER_EMBEDDINGS_H
#define BITNET_SERVER_EMBEDDINGS_H

#include "options.h"
#include "tasks.h"
#include "prompts.h"

static void remove_vectors(server *s, vectors *v) {
    size_t i = 0;
    while (s->vectors[i] != v) i++;
    memmove(s->vectors + i, s->vectors + i + 1, (--s->vectors_count - i) * sizeof *s->vectors);
    v->client->vectors = NULL;
}

static void end_vectors(server *s, vectors *v) {
    remove_vectors(s, v);
    free_vectors(v);
}

/* Reads a string or tokens. */
static void read_passage(const server *s, request *r, vectors *v, int32_t at) {
    const bitnet_tokenizer *t = bitnet_model_tokenizer(s->embedder);
    bitnet_passage *passage = &v->passages[v->count++];
    token_ids ids = {NULL, 0, 0};
    token_source w = {{NULL, 0}, NULL, 0, BITNET_ADD_BOS | BITNET_ADD_EOS};
    size_t around = 0; /* tokens added at the beginning and end */
    if (kind_of(r, at) == BITNET__JSON_ARRAY) {
        read_ids(t, r, at, "input", &ids);
    } else if (kind_of(r, at) == BITNET__JSON_STRING && text_of(r, at).length) {
        w.words = text_of(r, at);
        add_tokens(t, r, &ids, &w);
        bitnet_tokenize(t, "", 0, w.flags, NULL, 0, &around, NULL);
    }
    passage->ids = ids.items;
    passage->length = ids.count;
    if (!ids.count)
        reject(r, 400, "input", NULL, "input must be non-empty texts or arrays of tokens");
    v->tokens += (int64_t)(ids.count - around);
}

/* Reads one text or an array of texts. */
static void read_passages(const server *s, request *r, vectors *v) {
    int32_t at = member(r, 0, "input"), first = -1, count = 1;
    if (at < 0) reject(r, 400, "input", NULL, "input is missing");
    else if (kind_of(r, at) == BITNET__JSON_ARRAY) first = child_of(r, at);
    if (first >= 0 && kind_of(r, first) == BITNET__JSON_NUMBER) first = -1;
    if (first >= 0) count = count_of(r, at);
    if (count > MAX_PASSAGES)
        reject(r, 400, "input", NULL, "at most %d texts are allowed", MAX_PASSAGES);
    if (r->status) return;
    v->passages = (bitnet_passage *)tool_alloc((size_t)count, sizeof *v->passages);
    if (first < 0) read_passage(s, r, v, at);
    for (at = first; at >= 0; at = next_of(r, at)) read_passage(s, r, v, at);
}

static void begin_vectors(const server *s, request *r, vectors *v) {
    bitnet_string format = string_of(r, 0, "encoding_format");
    bitnet_error error;
    v->width = bitnet_model_get_info(s->embedder)->hidden_size;
    v->base64 = bitnet__is(format, "base64");
    if (format.data && !v->base64 && !bitnet__is(format, "float"))
        reject(r, 400, "encoding_format", NULL, "encoding_format must be float or base64");
    if (whole(r, "dimensions", 1, INT32_MAX, v->width) != v->width)
        reject(r, 400, "dimensions", NULL, "dimensions must be %d, as in this model",
               (int)v->width);
    if (r->status) return;
    v->values = (float *)tool_alloc(v->count * (size_t)v->width, sizeof *v->values);
    v->work = bitnet_embedding_create(s->embedder, v->passages, v->count, NULL, v->values, &error);
    if (!v->work) reject(r, status_of_error(error.result), "input", NULL, "%s", error.message);
}

static void enqueue_vectors(server *s, task *work) {
    vectors *v = work->vectors;
    if (s->vectors_count > (size_t)s->queue) {
        reject_as_busy(&work->request);
        return;
    }
    v->client = work->client;
    v->client->vectors = v;
    work->vectors = NULL;
    tool_grow(&s->vectors, &s->vectors_room, s->vectors_count + 1, sizeof *s->vectors);
    s->vectors[s->vectors_count++] = v;
}

static void prepare_vectors(const server *s, task *work, void (*write)(server *s, task *work)) {
    work->vectors = (vectors *)tool_alloc(1, sizeof *work->vectors);
    work->vectors->write = write;
    work->vectors->received = work->received;
    work->enqueue = enqueue_vectors;
    read_options(&work->request, OF_VECTORS, 0);
    read_passages(s, &work->request, work->vectors);
    begin_vectors(s, &work->request, work->vectors);
}

/* Writes base64 (RFC 4648) in quotes. */
static void add_base64(text *t, const void *data, size_t size) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const uint8_t *p = (const uint8_t *)data;
    size_t i;
    add(t, "\"", 1);
    for (i = 0; i < size; i += 3) {
        uint32_t word = (uint32_t)p[i] << 16;
        char four[4];
        if (i + 1 < size) word |= (uint32_t)p[i + 1] << 8;
        if (i + 2 < size) word |= p[i + 2];
        four[0] = digits[word >> 18];
        four[1] = digits[word >> 12 & 63];
        four[2] = i + 1 < size ? digits[word >> 6 & 63] : '=';
        four[3] = i + 2 < size ? digits[word & 63] : '=';
        add(t, four, 4);
    }
    add(t, "\"", 1);
}

static void add_vector(text *t, const vectors *v, size_t index) {
    const float *values = v->values + index * (size_t)v->width;
    int32_t i;
    if (v->base64) add_base64(t, values, (size_t)v->width * sizeof *values);
    for (i = 0; !v->base64 && i < v->width; i++)
        add_format(t, i ? ",%f" : "[%f", (double)values[i]);
    if (!v->base64) add_format(t, "]");
}

static void write_vectors(server *s, task *work) {
    const vectors *v = work->vectors;
    size_t i;
    add_format(&work->answer, "{'object':'list','data':[");
    for (i = 0; i < v->count; i++) {
        add_format(&work->answer, i ? ",{" : "{");
        add_format(&work->answer, "'object':'embedding','index':%i,'embedding':", (int64_t)i);
        add_vector(&work->answer, v, i);
        add_format(&work->answer, "}");
    }
    add_format(&work->answer, "],'model':%s,'usage':{'prompt_tokens':%i,'total_tokens':%i}}",
               s->embedder_id, v->tokens, v->tokens);
}

/* Writes Ollama's list of vectors. */
static void write_embed(server *s, task *work) {
    const vectors *v = work->vectors;
    size_t i;
    add_format(&work->answer, "{'model':%s,'embeddings':[", s->embedder_id);
    for (i = 0; i < v->count; i++) {
        if (i) add_format(&work->answer, ",");
        add_vector(&work->answer, v, i);
    }
    add_format(&work->answer, "],'total_duration':%i,'load_duration':0,'prompt_eval_count':%i}",
               (bitnet__microseconds() - v->received) * 1000, v->tokens);
}

/* Writes Ollama's older answer, with the first vector. */
static void write_first_vector(server *s, task *work) {
    (void)s;
    add_format(&work->answer, "{'embedding':");
    add_vector(&work->answer, work->vectors, 0);
    add_format(&work->answer, "}");
}

static void prepare_embeddings(const server *s, task *work) {
    prepare_vectors(s, work, write_vectors);
}
static void prepare_embed(const server *s, task *work) { prepare_vectors(s, work, write_embed); }
static void prepare_first_vector(const server *s, task *work) {
    prepare_vectors(s, work, write_first_vector);
}

static void finish_vectors(server *s, vectors *v) {
    task *work = new_task(v->client, v->write);
    work->vectors = v;
    s->counters.prompt_tokens += v->tokens;
    remove_vectors(s, v);
    write_answer(s, work, v->count * (size_t)v->width * sizeof *v->values);
}

/* Continues the oldest request. */
static void compute_vectors(server *s) {
    vectors *v = s->vectors_count ? s->vectors[0] : NULL;
    bitnet_budget budget = {s->slice, 0};
    int64_t start = bitnet__microseconds();
    bitnet_error error;
    bitnet_result result;
    if (!v) return;
    result = bitnet_embedding_next(v->work, &budget, &error);
    s->counters.busy += bitnet__microseconds() - start;
    if (result == BITNET_PENDING) return;
    if (result == BITNET_OK) {
        finish_vectors(s, v);
        return;
    }
    answer_error(s, v->client, status_of_error(result), "input", NULL, error.message);
    end_vectors(s, v);
}

#endif
