/* fuzz_server.c - a fuzzer for untrusted input of the server: HTTP, JSON, and requests in JSON

       clang -O1 -g -fsanitize=fuzzer,address,undefined tests/fuzz_server.c -o fuzz_server
       ./fuzz_server -max_total_time=300 corpus tests/fuzz_server    from the top of the repository
   or, to run inputs again without a fuzzer:
       cc -DREPLAY tests/fuzz_server.c -o replay && ./replay tests/fuzz_server/...

   An input is a byte with the size of pieces, and the bytes that a client sends. A line feed means
   CR LF, and "Content-Length: #" the right number. Requested texts are generated for a few tokens.
   Answers must be well-formed, and everything must end. */

#include "poison.h"

#define main bitnet_server_main
#include "../tools/bitnet_server.c"
#undef main

static void must(bool condition) {
    if (!condition) abort();
}

static server *the_server(void) {
    static server s;
    bitnet_error error;
    if (s.model) return &s;
    s.path = "tests/golden/stories.gguf";
    s.options.threads = 1;
    s.model = bitnet_model_load_file(s.path, &s.options, &error);
    must(s.model != NULL);
    s.embedder = s.model;
    s.tokenizer = bitnet_model_tokenizer(s.model);
    ((bitnet_tokenizer *)s.tokenizer)->chat = BITNET_CHAT_FALCON; /* to read messages and tools */
    s.names.items[s.names.count++] = "a";
    s.origins.items[s.origins.count++] = "http://b";
    s.session.context_length = 64;
    s.parallel = 3;
    s.queue = 20;
    s.keep_memory = 1;
    s.body = 10000;
    s.timeout = 30;
    s.most_tokens = 4;
    s.drafts = true;
    s.wakeup = net_wakeup();
    must(bitnet__monitor_init(&s.monitor));
    set_id(s.id, sizeof s.id, s.path);
    s.archive = open_archive(20000);
    return &s;
}

/* Lines end with CR LF, and the length of the last body is what it is. */
static void add_input(text *t, const uint8_t *data, size_t size) {
    size_t i, body = 0;
    for (i = 1; i < size && !body; i++)
        if (data[i - 1] == '\n' && data[i] == '\n') body = i + 1;
    for (i = 0; i < size; i++) {
        if (i > 1 && i < body && data[i] == '#' && data[i - 1] == ' ')
            add_format(t, "%i", (int64_t)(size - body));
        else if (data[i] == '\n' && (!body || i < body)) add(t, "\r\n", 2);
        else add(t, (const char *)data + i, 1);
    }
}

/* Checks an answer: a head, a body of the length in the head, and JSON if the head says so. */
static void check_answer(const text *out) {
    const char *body = strstr(out->data, "\r\n\r\n"), *length;
    size_t size;
    must(!strncmp(out->data, "HTTP/1.1 ", 9) && body);
    length = strstr(out->data, "Content-Length: ");
    if (strstr(out->data + 1, "HTTP/1.1 ") || !length || length > body) return;
    body += 4;
    size = out->length - (size_t)(body - out->data);
    must(size == 0 || size == (size_t)atoi(length + 16)); /* none for HEAD */
    if (size && strstr(out->data, "Content-Type: application/json") && size < 10000) {
        bitnet_allocator memory = bitnet__allocator(NULL);
        bitnet_string source = {body, size};
        bitnet__json j;
        must(bitnet__json_parse(&j, source, &memory, NULL) == BITNET_OK);
        bitnet__json_free(&j);
    }
}

/* Performs the tasks of the server's other threads. */
static void work_all(server *s) {
    bitnet__lock(&s->monitor);
    while (s->preparer.waiting.first) run_next_task(s, &s->preparer);
    while (s->writer.waiting.first) run_next_task(s, &s->writer);
    bitnet__unlock(&s->monitor);
    clear_wakeup(s);
    finish_tasks(s);
}

static bool rests(const server *s) {
    return !s->task_count && !s->task_bytes && !s->choice_count && !s->vectors_count;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    server *s = the_server();
    connection c;
    text input = {NULL, 0, 0};
    size_t at, piece, rounds;
    if (size < 2 || size > 20000) return 0;
    while (s->archive->count) drop_response(s->archive, s->archive->items);
    s->number = 0; /* ids are the same in each run */
    memset(&c, 0, sizeof c);
    piece = data[0] % 64 ? data[0] % 64 * 16 - 15u : size * 2;
    add_input(&input, data + 1, size - 1);
    for (at = 0; at < input.length && c.stage < STAGE_CLOSING; at += piece) {
        add(&c.in, input.data + at, input.length - at < piece ? input.length - at : piece);
        handle_input(s, &c);
        for (rounds = 0; !rests(s) && rounds < 100; rounds++) {
            work_all(s);
            start_choices(s);
            set_slice(s);
            compute(s);
            compute_vectors(s);
            handle_input(s, &c);
        }
    }
    if (c.body_out.length) add(&c.out, c.body_out.data, c.body_out.length);
    if (c.out.length) check_answer(&c.out);
    close_connection(s, &c);
    must(rests(s) && s->running == 0);
    free_text(&c.in);
    free_text(&c.head);
    free_text(&c.body);
    free_text(&c.out);
    free_text(&c.body_out);
    free_text(&input);
    return 0;
}

#if defined(REPLAY)
#include "replay.h"

int main(int argc, char **argv) { return replay(argc, argv); }

#endif
