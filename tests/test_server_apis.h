/* test_server_apis.h - a part of test_server.c: the APIs of Anthropic, Ollama and llama.cpp

   The same request gives the same text in two APIs, and in a stream and a whole answer. */

/* Does a member called `name` of this answer have the text? Frees the answer. */
static void expect_text(text got, const char *name, const text *wanted, const char *what) {
    text said = said_in(&got, name);
    if (!CHECK_CASE(said.length && same(&said, wanted), what))
        printf("wanted '%s' in %s, got: %.600s\n", wanted->data, name, got.data);
    free_text(&said);
    free_text(&got);
}

/* A hash of all texts called `name` in an answer. Frees the answer. */
static text text_in(text got, const char *name) {
    text said = said_in(&got, name);
    free_text(&got);
    return said;
}

/* The first whole number called `name`; -1: none. */
static int number_in(text got, const char *name) {
    char key[64];
    const char *at;
    int value;
    snprintf(key, sizeof key, "\"%s\":", name);
    at = strstr(got.data, key);
    value = at ? atoi(at + strlen(key)) : -1;
    free_text(&got);
    return value;
}

/* ---- Anthropic's */

#define ASKS "\"messages\":[{\"role\":\"user\",\"content\":\"hello\"}],"
#define BRIEF "\"max_tokens\":9,\"seed\":1"

static void test_messages(void) {
    static const char blocks[] =
        "{\"messages\":[{\"role\":\"user\",\"content\":[{\"type\":\"text\",\"text\":\"hel\"},"
        "{\"type\":\"text\",\"text\":\"lo\",\"cache_control\":{\"type\":\"ephemeral\"}}]}]," BRIEF
        "}";
    static const char *const events[] = {"message_start",       "content_block_start",
                                         "content_block_delta", "content_block_stop",
                                         "message_delta",       "message_stop"};
    served s = start_server(NULL, 0);
    text said = text_in(post(s.port, "/v1/chat/completions", "{" ASKS BRIEF "}"), "content"), got;
    const char *at;
    size_t i;
    TEST("server: messages");
    expect_text(post(s.port, "/v1/messages", "{" ASKS BRIEF "}"), "text", &said, "a chat's text");
    expect_text(post(s.port, "/v1/messages", blocks), "text", &said, "blocks");
    got = post(s.port, "/v1/messages", "{" ASKS BRIEF ",\"stream\":true}");
    for (i = 0, at = got.data; at && i < sizeof events / sizeof *events; i++) {
        char line[64];
        snprintf(line, sizeof line, "event: %s\ndata: {\"type\":\"%s\"", events[i], events[i]);
        at = strstr(at, line);
    }
    CHECK(at && has(&got, "text/event-stream") && !has(&got, "[DONE]"));
    CHECK(has(&got, "\"stop_reason\":\"max_tokens\",\"stop_sequence\":null}"));
    expect_text(got, "text", &said, "a stream");
    expect(post(s.port, "/v1/messages", "{" ASKS BRIEF "}"), 200, "\r\nrequest-id: req_", "an id");
    free_text(&said);
    said = text_in(post(s.port, "/v1/chat/completions",
                        "{\"messages\":[{\"role\":\"system\",\"content\":\"be kind\"},"
                        "{\"role\":\"user\",\"content\":\"hello\"}]," BRIEF "}"),
                   "content");
    expect_text(post(s.port, "/v1/messages", "{" ASKS BRIEF ",\"system\":\"be kind\"}"), "text",
                &said, "a system prompt");
    expect_text(post(s.port, "/v1/messages",
                     "{" ASKS BRIEF
                     ",\"system\":[{\"type\":\"text\",\"text\":\"x-anthropic-billing-header: "
                     "cc_version=2; cch=1f;\"},{\"type\":\"text\",\"text\":\"be kind\"}]}"),
                "text", &said, "without a text that differs each time");
    free_text(&said);
    expect(post(s.port, "/v1/messages",
                "{" ASKS "\"max_tokens\":300,\"seed\":1,\"stop_sequences\":[\"qqq\",\".\"]}"),
           200, "\"stop_reason\":\"stop_sequence\",\"stop_sequence\":\".\"", "a stop string");
    expect(post(s.port, "/v1/messages",
                "{" ASKS
                "\"max_tokens\":300,\"seed\":1,\"stop_sequences\":[\".\"],\"stream\":true}"),
           200, "\"stop_reason\":\"stop_sequence\",\"stop_sequence\":\".\"", "in a stream");
    CHECK(number_in(post(s.port, "/v1/messages/count_tokens",
                         "{\"messages\":[{\"role\":\"user\",\"content\":[{\"type\":\"text\","
                         "\"text\":\"x-anthropic-billing-header: a\"}]}]}"),
                    "input_tokens") ==
          number_in(post(s.port, "/v1/messages/count_tokens",
                         "{\"messages\":[{\"role\":\"user\",\"content\":"
                         "\"x-anthropic-billing-header: a\"}]}"),
                    "input_tokens")); /* in a question it stays */
    CHECK(number_in(post(s.port, "/v1/messages/count_tokens", "{" ASKS "\"model\":\"a\"}"),
                    "input_tokens") ==
          number_in(post(s.port, "/v1/chat/completions", "{" ASKS BRIEF "}"), "prompt_tokens"));
    CHECK(end_server(s, SIGTERM) == 0);
}

#define TURNS(between) \
    "\"messages\":[{\"role\":\"user\",\"content\":\"hello\"}," between "],\"model\":\"a\"}"
#define LOOKS "{\"type\":\"tool_use\",\"id\":\"t1\",\"name\":\"look\",\"input\":{\"at\":1}}"
#define SAW "{\"type\":\"tool_result\",\"tool_use_id\":\"t1\",\"content\":"

/* A request of Anthropic's API and one of OpenAI's have prompts of the same length. */
static void test_message_blocks(void) {
    static const struct {
        const char *message, *chat;
    } alike[] = {
        {TURNS("{\"role\":\"assistant\",\"content\":[{\"type\":\"text\",\"text\":\"b\"}]},"
               "{\"role\":\"user\",\"content\":\"c\"}"),
         TURNS("{\"role\":\"assistant\",\"content\":\"b\"},{\"role\":\"user\",\"content\":\"c\"}")},
        {TURNS("{\"role\":\"assistant\",\"content\":[{\"type\":\"text\",\"text\":\"b\"}," LOOKS
               "]},{\"role\":\"user\",\"content\":[" SAW "\"sky\"}]}"),
         TURNS("{\"role\":\"assistant\",\"content\":\"b\",\"tool_calls\":[{\"id\":\"t1\",\"type\":"
               "\"function\",\"function\":{\"name\":\"look\",\"arguments\":{\"at\":1}}}]},"
               "{\"role\":\"tool\",\"tool_call_id\":\"t1\",\"content\":\"sky\"}")},
        {TURNS("{\"role\":\"assistant\",\"content\":[" LOOKS "," LOOKS
               "]},{\"role\":\"user\",\"content\":[" SAW "\"sky\"}," SAW
               "[{\"type\":\"text\",\"text\":\"se\"},{\"type\":\"text\",\"text\":\"a\"}]},"
               "{\"type\":\"text\",\"text\":\"c\"}]}"),
         TURNS("{\"role\":\"assistant\",\"content\":\"\",\"tool_calls\":[{\"function\":{\"name\":"
               "\"look\",\"arguments\":{\"at\":1}}},{\"function\":{\"name\":\"look\","
               "\"arguments\":{\"at\":1}}}]},{\"role\":\"tool\",\"content\":\"sky\"},"
               "{\"role\":\"tool\",\"content\":\"sea\"},{\"role\":\"user\",\"content\":\"c\"}")},
        {TURNS(
             "{\"role\":\"user\",\"content\":[{\"type\":\"tool_result\",\"tool_use_id\":\"x\"}]}"),
         TURNS("{\"role\":\"tool\",\"content\":\"\"}")}};
    static const char tools[] = "{\"tools\":[{\"name\":\"look\",\"description\":\"looks\",%s"
                                "\"input_schema\":{\"type\":\"object\",\"properties\":{\"at\":"
                                "{\"enum\":[1]}},\"required\":[\"at\"]}}%s],";
    static const char functions[] =
        "{\"tools\":[{\"type\":\"function\",\"function\":{\"name\":\"look\",\"description\":"
        "\"looks\",\"parameters\":{\"type\":\"object\",\"properties\":{\"at\":{\"enum\":[1]}},"
        "\"required\":[\"at\"]}}}],";
    const char *room[] = {"--context", "2048", NULL};
    served s = start_server(room, 0);
    char first[400], body[2000];
    text got, said;
    size_t i;
    TEST("server: blocks of messages");
    for (i = 0; i < sizeof alike / sizeof *alike; i++) {
        int message, chat;
        snprintf(body, sizeof body, "{%s", alike[i].message);
        message = number_in(post(s.port, "/v1/messages/count_tokens", body), "input_tokens");
        snprintf(body, sizeof body, "{\"max_tokens\":1,%s", alike[i].chat);
        chat = number_in(post(s.port, "/v1/chat/completions", body), "prompt_tokens");
        if (!CHECK_CASE(message > 0 && message == chat, alike[i].message))
            printf("%d and %d\n", message, chat);
    }
    snprintf(first, sizeof first, tools, "\"type\":\"custom\",",
             ",{\"type\":\"web_search_20250305\",\"name\":\"web_search\"}");
    snprintf(body, sizeof body, "%s" ASKS "\"max_tokens\":300,\"seed\":1,\"temperature\":1,%s}",
             functions, "\"tool_choice\":\"required\",\"parallel_tool_calls\":false");
    said = text_in(post(s.port, "/v1/chat/completions", body), "arguments");
    CHECK(has(&said, "\"at\""));
    snprintf(body, sizeof body,
             "%s" ASKS "\"max_tokens\":300,\"seed\":1,\"temperature\":1,\"tool_choice\":{\"type\":"
             "\"any\",\"disable_parallel_tool_use\":true},\"stream\":true}",
             first);
    got = post(s.port, "/v1/messages", body);
    CHECK(has(&got, "\"stop_reason\":\"tool_use\"") && has(&got, "\"id\":\"toolu_") &&
          has(&got, "\"name\":\"look\",\"input\":{}}"));
    expect_text(got, "partial_json", &said, "a call in a stream");
    snprintf(body, sizeof body,
             "%s" ASKS "\"max_tokens\":300,\"seed\":1,\"temperature\":1,\"tool_choice\":{\"type\":"
             "\"tool\",\"name\":\"look\",\"disable_parallel_tool_use\":true}}",
             first);
    expect(post(s.port, "/v1/messages", body), 200, "\"name\":\"look\",\"input\":{\"at\":1}}]",
           "a call of one");
    snprintf(body, sizeof body,
             "{" ASKS "\"max_tokens\":99,\"output_config\":{\"format\":{\"type\":\"json_schema\","
             "\"schema\":{\"enum\":[7]}}}}");
    expect(post(s.port, "/v1/messages", body), 200, "\"text\":\"7\"", "a form");
    free_text(&said);
    CHECK(end_server(s, SIGTERM) == 0);
}

static void test_message_refusals(void) {
    static const struct {
        const char *body, *words;
    } cases[] = {
        {"{", "the body: "},
        {"[]", "must be a JSON object"},
        {"{}", "messages must be an array"},
        {"{\"messages\":[]}", "at least one message"},
        {"{\"messages\":[{\"role\":\"cat\",\"content\":\"a\"}]}", "the role of a message"},
        {"{\"messages\":[{\"role\":\"user\",\"content\":[{\"type\":\"image\",\"source\":{}}]}]}",
         "all parts of a message must be text"},
        {"{\"messages\":[{\"role\":\"assistant\",\"content\":[{\"type\":\"tool_use\"}]}]}",
         "a call must name a function"},
        {"{\"messages\":[{\"role\":\"user\",\"content\":[{\"type\":\"tool_result\",\"content\":"
         "7}]}]}",
         ""},
        {"{" ASKS "\"system\":7}", "system must be a string or an array"},
        {"{" ASKS "\"max_tokens\":0}", "max_tokens must be positive"},
        {"{" ASKS "\"stop_sequences\":\"\"}", "stop must be"},
        {"{" ASKS "\"thinking\":true}", "thinking must be an object"},
        {"{" ASKS "\"thinking\":{\"type\":\"much\"}}", "thinking.type must be"},
        {"{" ASKS "\"thinking\":{\"type\":\"enabled\",\"budget_tokens\":-2}}", "budget_tokens"},
        {"{" ASKS "\"output_config\":{\"effort\":\"some\"}}", "the effort must be"},
        {"{" ASKS "\"output_config\":{\"mood\":1}}", "output_config.mood"},
        {"{" ASKS "\"tools\":[{\"name\":\"a\",\"input_schema\":7}]}", "must be an object"},
        {"{" ASKS "\"tools\":[{\"type\":\"telepathy\"}]}", "not 'telepathy'"},
        {"{" ASKS "\"tool_choice\":{\"type\":\"any\"}}", "tools has none"},
        {"{" ASKS "\"tool_choice\":{\"type\":\"tool\"}}", ""},
        {"{" ASKS "\"mcp_servers\":[{}]}", "mcp_servers is not supported"},
        {"{" ASKS "\"prompt\":\"a\"}", "prompt is not an option of this endpoint"},
        {"{" ASKS "\"top_p\":2}", "top_p must be a number"}};
    served s = start_server(NULL, 0);
    text deep = {NULL, 0, 0};
    size_t i;
    TEST("server: messages that are wrong");
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        text got = post(s.port, "/v1/messages", cases[i].body);
        if (*cases[i].words == 0) { /* whatever it is, it is no crash */
            free_text(&got);
            continue;
        }
        CHECK_CASE(has(&got, "{\"type\":\"error\",\"error\":{\"type\":\"invalid_request_error\","),
                   cases[i].body);
        expect(got, 400, cases[i].words, cases[i].body);
    }
    add_format(&deep, "{'messages':[{'role':'user','content':[");
    for (i = 0; i < 100000; i++)
        add_format(&deep, i ? ",{'type':'tool_result'}" : "{'type':'tool_result'}");
    add_format(&deep, "]}]}");
    expect(post(s.port, "/v1/messages", deep.data), 400, "invalid_request_error", "many results");
    free_text(&deep);
    expect(ask(s.port, "POST /v1/messages", "Content-Length: 99999999\r\n", NULL), 415, "json", "");
    expect(ask(s.port, "GET /v1/messages", "", NULL), 405, "{\"type\":\"error\"", "a method");
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- Ollama's */

/* Each line of a stream is an object. */
static bool are_lines(const text *got, int least) {
    const char *at = strstr(got->data, "\r\n\r\n");
    bitnet_allocator memory = bitnet__allocator(NULL);
    bool good = at != NULL && has(got, "application/x-ndjson");
    int lines = 0;
    for (at = at ? strchr(at, '{') : NULL; good && at; lines++) {
        bitnet__json j;
        size_t length = strcspn(at, "\n");
        good = bitnet__json_parse(&j, bitnet__string_of(at, length), &memory, NULL) == BITNET_OK;
        bitnet__json_free(&j);
        at = strstr(at + length, "\n{");
        if (at) at++;
    }
    return good && lines >= least;
}

static void test_ollama(void) {
    static const char options[] = "\"options\":{\"num_predict\":9,\"seed\":1}";
    static const struct {
        const char *path, *body, *words;
        int status;
    } cases[] = {
        {"/api/chat", "[]", "{\"error\":\"the body must be", 400},
        {"/api/chat", "{\"messages\":7}", "{\"error\":\"messages must be", 400},
        {"/api/chat", "{" ASKS "\"options\":7}", "{\"error\":\"options must be", 400},
        {"/api/chat", "{" ASKS "\"options\":{\"num_predict\":\"x\"}}", "num_predict must be", 400},
        {"/api/chat", "{" ASKS "\"n\":2}", "n must be", 400},
        {"/api/chat", "{" ASKS "\"format\":{\"type\":7}}", "{\"error\":", 400},
        {"/api/chat", "{\"messages\":[{\"role\":\"user\",\"content\":\"a\",\"images\":[\"AA\"]}]}",
         "images are not supported", 400},
        {"/api/generate", "{\"prompt\":7,\"suffix\":\"\"}", "prompt must be a string", 400},
        {"/api/generate", "{\"prompt\":\"a\",\"template\":\"b\"}", "template is not", 400},
        {"/api/generate", "{\"prompt\":\"a\",\"context\":[1]}", "context is not supported", 400},
        {"/api/generate", "{\"prompt\":\"a\",\"raw\":1}", "raw must be true or false", 400},
        {"/api/generate", "{\"prompt\":\"a\",\"raw\":true,\"system\":\"b\"}",
         "{\"error\":\"system is not supported", 400},
        {"/api/generate", "{\"prompt\":\"a\",\"suffix\":\"b\",\"system\":[{\"text\":\"c\"}]}",
         "{\"error\":\"system is not supported", 400},
        {"/api/generate", "{\"prompt\":\"a\",\"raw\":true,\"system\":\"\",\"stream\":false}",
         "\"done\":true", 200},
        {"/api/embed", "{\"input\":[]}", "{\"error\":\"input must be", 400},
        {"/api/show", "{}", "{\"error\":\"model is required", 400},
        {"/api/show", "{\"model\":\"x\"}", "{\"error\":\"model 'x' not found", 404},
        {"/api/pull", "{}", "{\"error\":\"nothing is at this path; start the server", 404}};
    const char *room[] = {"--context", "2048", NULL}; /* for the tools */
    served s = start_server(room, 0);
    text said = text_in(post(s.port, "/v1/chat/completions", "{" ASKS BRIEF "}"), "content"), got;
    char body[512];
    size_t i;
    TEST("server: Ollama's API");
    snprintf(body, sizeof body, "{" ASKS "\"stream\":false,%s}", options);
    got = post(s.port, "/api/chat", body);
    CHECK(has(&got, "\"done\":true,\"done_reason\":\"length\"") && has(&got, "\"eval_count\":9,"));
    expect_text(got, "content", &said, "a chat");
    snprintf(body, sizeof body, "{" ASKS "%s}", options);
    got = post(s.port, "/api/chat", body);
    CHECK(are_lines(&got, 3));
    free_text(&got);
    for (i = 0; i < 8; i++) { /* also if the model writes arguments in several lines */
        snprintf(body, sizeof body,
                 "{" ASKS "\"tools\":[{\"function\":{\"name\":\"look\",\"parameters\":{\"type\":"
                 "\"object\",\"properties\":{\"at\":{\"enum\":[1]}},\"required\":[\"at\"]}}}],"
                 "\"tool_choice\":\"required\",\"options\":{\"num_predict\":400,\"seed\":%d,"
                 "\"temperature\":1}}",
                 (int)i);
        got = post(s.port, "/api/chat", body);
        if (!CHECK(are_lines(&got, 1) && has(&got, "\"tool_calls\":[{\"function\":{\"index\":0,")))
            printf("%.900s\n", got.data);
        free_text(&got);
    }
    snprintf(body, sizeof body, "{\"prompt\":\"hello\",\"stream\":false,%s}", options);
    expect_text(post(s.port, "/api/generate", body), "response", &said, "a generated answer");
    free_text(&said);
    said = text_in(post(s.port, "/v1/completions", "{\"prompt\":\"hello\"," BRIEF "}"), "text");
    snprintf(body, sizeof body, "{\"prompt\":\"hello\",\"raw\":true,\"stream\":false,%s}", options);
    expect_text(post(s.port, "/api/generate", body), "response", &said, "a raw prompt");
    free_text(&said);
    expect(post(s.port, "/api/generate",
                "{\"prompt\":\"a\",\"format\":{\"enum\":[7]},\"stream\":"
                "false}"),
           200, "\"response\":\"7\"", "a schema");
    expect(post(s.port, "/api/generate", "{\"model\":\"stories\"}"), 200,
           "\"done\":true,\"done_reason\":\"load\"", "no prompt");
    expect(post(s.port, "/api/chat", "{\"messages\":[]}"), 200, "\"done_reason\":\"load\"",
           "no messages");
    expect(post(s.port, "/api/embed", "{\"input\":[\"a dog\",\"a cat\"]}"), 200,
           "\"embeddings\":[[", "vectors");
    expect(post(s.port, "/api/embeddings", "{\"prompt\":\"a dog\"}"), 200, "{\"embedding\":[",
           "one vector");
    expect(ask(s.port, "GET /api/tags", "", NULL), 200, "{\"models\":[{\"name\":\"stories\"",
           "models");
    expect(ask(s.port, "GET /api/version", "", NULL), 200, "{\"version\":\"", "a version");
    expect(post(s.port, "/api/show", "{\"model\":\"stories:latest\"}"), 200,
           "\"capabilities\":[\"completion\",\"embedding\",\"tools\",\"insert\"]", "a model");
    for (i = 0; i < sizeof cases / sizeof *cases; i++)
        expect(post(s.port, cases[i].path, cases[i].body), cases[i].status, cases[i].words,
               cases[i].body);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- llama.cpp's */

/* The number of occurrences of the words. */
static int count_of_words(const text *got, const char *words) {
    const char *at = got->data;
    int count = 0;
    for (; (at = strstr(at, words)) != NULL; at += strlen(words)) count++;
    return count;
}

/* The log-probabilities of /completion, whole and in a stream, equal those of /v1/completions. */
static void test_llama_logprobs(int port) {
    static const char body[] = "{\"prompt\":\"once upon a time\",\"seed\":4,\"max_tokens\":9,%s}";
    char line[200], likely[64];
    double values[9];
    text got;
    int i;
    snprintf(line, sizeof line, body, "\"logprobs\":2");
    got = post(port, "/v1/completions", line);
    CHECK(numbers_in(&got, "token_logprobs", values, 9) == 9);
    free_text(&got);
    for (i = 0; i < 2; i++) {
        snprintf(line, sizeof line, body,
                 i ? "\"n_probs\":2,\"stream\":true" : "\"n_probs\":2,\"logprobs\":false");
        got = post(port, "/completion", line);
        snprintf(likely, sizeof likely, ",\"logprob\":%.9g,\"bytes\":[", values[8]);
        CHECK(has(&got, "\"completion_probabilities\":[{\"id\":") && has(&got, likely));
        CHECK(count_of_words(&got, "\"top_logprobs\":[{\"id\":") == 9 &&
              count_of_words(&got, "{\"id\":") == 27);
        free_text(&got);
    }
    snprintf(line, sizeof line, body, "\"n_probs\":0");
    got = post(port, "/completion", line);
    CHECK(status_of(&got) == 200 && !has(&got, "completion_probabilities"));
    free_text(&got);
    expect(post(port, "/infill",
                "{\"input_prefix\":\"a\",\"input_suffix\":\"b\",\"n_predict\":2,\"n_probs\":1}"),
           200, "\"completion_probabilities\":[{\"id\":", "of a text to fill in");
}

/* Errors have llama.cpp's format only at its paths. */
static void test_llama_errors(int port) {
    static const struct {
        const char *path, *body, *words;
        int status;
    } cases[] = {
        {"/completion", "{\"prompt\":\"a\",\"n_probs\":21}",
         "{\"error\":{\"code\":400,\"message\":\"n_probs must be a number from 0 to 20\",\"type\":"
         "\"invalid_request_error\"}}",
         400},
        {"/infill", "{}", "{\"error\":{\"code\":400,", 400},
        {"/tokenize", "{}", "{\"error\":{\"code\":400,", 400},
        {"/detokenize", "[]", "{\"error\":{\"code\":400,", 400},
        {"/apply-template", "{}", "{\"error\":{\"code\":400,", 400},
        {"/props", "{}", "{\"error\":{\"code\":405,", 405},
        {"/completions", "{\"prompt\":7}", "\"param\":\"prompt\",\"code\":null}}", 400},
        {"/v1/completions", "{\"prompt\":7}", "\"param\":\"prompt\",\"code\":null}}", 400}};
    text body = {NULL, 0, 0};
    size_t i;
    for (i = 0; i < sizeof cases / sizeof *cases; i++)
        expect(post(port, cases[i].path, cases[i].body), cases[i].status, cases[i].words,
               cases[i].path);
    add_format(&body, "{'prompt':[1");
    for (i = 1; i < 600; i++) add_format(&body, ",1");
    add_format(&body, "]}");
    expect(post(port, "/completion", body.data), 400, "\"type\":\"exceed_context_size_error\"}}",
           "a long prompt");
    free_text(&body);
}

static void test_llama(void) {
    served s = start_server(NULL, 0);
    text said =
        text_in(post(s.port, "/v1/completions", "{\"prompt\":\"hello\"," BRIEF "}"), "text");
    text prompt, body = {NULL, 0, 0};
    TEST("server: llama.cpp's API");
    expect_text(post(s.port, "/completion", "{\"prompt\":\"hello\",\"n_predict\":9,\"seed\":1}"),
                "content", &said, "a text");
    expect_text(post(s.port, "/completion",
                     "{\"prompt\":\"hello\",\"n_predict\":9,\"seed\":1,\"stream\":true}"),
                "content", &said, "a stream");
    free_text(&said);
    expect(post(s.port, "/completion",
                "{\"prompt\":\"once upon a time\",\"seed\":1,\"stop\":[\".\"]}"),
           200, "\"stop_type\":\"word\",\"stopping_word\":\".\"", "a stop string");
    expect(post(s.port, "/completion", "{\"prompt\":\"a\",\"n_predict\":2}"), 200,
           "\"tokens_predicted\":2,\"tokens_evaluated\":", "counts");
    expect(post(s.port, "/completion", "{\"prompt\":[\"a\",\"b\"]}"), 400,
           "accepts only one prompt", "two");
    test_llama_logprobs(s.port);
    test_llama_errors(s.port);
    expect(ask(s.port, "GET /props", "", NULL), 200, "\"chat_template\":\"<|user|> <|assistant|>\"",
           "properties");
    expect(post(s.port, "/apply-template", "{\"messages\":7}"), 400, "messages", "no messages");
    prompt = text_in(post(s.port, "/apply-template", "{" ASKS "\"model\":\"a\"}"), "prompt");
    said = text_in(post(s.port, "/v1/chat/completions", "{" ASKS BRIEF "}"), "content");
    add_format(&body, "{'prompt':%t,'max_tokens':9,'seed':1}", &prompt);
    expect_text(post(s.port, "/v1/completions", body.data), "text", &said, "a chat's prompt");
    free_text(&prompt);
    free_text(&said);
    free_text(&body);
    CHECK(end_server(s, SIGTERM) == 0);
}

static void test_infill(void) {
    static const char *const wrong[] = {
        "{}",
        "{\"input_prefix\":\"a\"}",
        "{\"input_prefix\":7,\"input_suffix\":\"b\"}",
        "{\"input_prefix\":\"a\",\"input_suffix\":\"b\",\"input_extra\":7}",
        "{\"input_prefix\":\"a\",\"input_suffix\":\"b\",\"input_extra\":[7]}",
        "{\"input_prefix\":\"a\",\"input_suffix\":\"b\",\"input_extra\":[{\"text\":7}]}"};
    served s = start_server(NULL, 0);
    text body = {NULL, 0, 0}, got, said;
    token_ids all = {NULL, 0, 0};
    const bitnet_tokenizer *t = bitnet_model_tokenizer(model);
    size_t i;
    TEST("server: texts to fill in");
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++)
        expect(post(s.port, "/infill", wrong[i]), 400, " must be ", wrong[i]);
    if (bitnet_token_bos(t) >= 0) add_id(&all, bitnet_token_bos(t));
    add_id(&all, FIM_PREFIX);
    add_id(&all, 409); /* once */
    add_id(&all, FIM_SUFFIX);
    add_id(&all, 421); /* " upon" */
    add_id(&all, FIM_MIDDLE);
    add_format(&body, "{'stop_token_ids':[%i,%i,%i],'max_tokens':20,'seed':1,'prompt':[",
               (int64_t)FIM_PREFIX, (int64_t)FIM_SUFFIX, (int64_t)FIM_MIDDLE);
    for (i = 0; i < all.count; i++) add_format(&body, i ? ",%i" : "%i", (int64_t)all.items[i]);
    add_format(&body, "]}");
    got = post(s.port, "/v1/completions", body.data);
    said = text_in(got, "text");
    expect_text(post(s.port, "/infill",
                     "{\"input_prefix\":\"once\",\"input_suffix\":\" upon\",\"n_predict\":20,"
                     "\"seed\":1}"),
                "content", &said, "between prefix and suffix");
    expect_text(post(s.port, "/api/generate",
                     "{\"prompt\":\"once\",\"suffix\":\" upon\",\"stream\":false,\"options\":"
                     "{\"num_predict\":20,\"seed\":1}}"),
                "response", &said, "by Ollama's suffix");
    free_text(&said);
    free_text(&body);
    free(all.items);
    CHECK(end_server(s, SIGTERM) == 0);
    served_model = "tests/golden/stories.gguf";
    s = start_server(NULL, 0);
    served_model = stories;
    expect(post(s.port, "/infill", "{\"input_prefix\":\"a\",\"input_suffix\":\"b\"}"), 400,
           "the vocabulary has no tokens for filling in", "a vocabulary without marks");
    expect(post(s.port, "/v1/messages", "{" ASKS BRIEF "}"), 400, "not trained for chat",
           "no chat");
    expect(post(s.port, "/api/generate", "{\"prompt\":\"a\",\"system\":\"b\"}"), 400,
           "not trained for chat", "a system prompt without a chat");
    CHECK(end_server(s, SIGTERM) == 0);
}

/* A request that only counts tokens saves nothing. */
static void test_counted_prompts(void) {
    static server s;
    task work;
    TEST("server: tokens that are only counted");
    s.model = model;
    s.tokenizer = bitnet_model_tokenizer(model);
    s.session.context_length = 512;
    s.keep_dir = "/tmp";
    memset(&work, 0, sizeof work);
    add_format(&work.body, "{%r'system':'be kind'}", ASKS);
    work.prepare = prepare_message_count;
    prepare(&s, &work);
    CHECK(!work.request.status && strstr(work.answer.data, "\"input_tokens\":"));
    CHECK(work.job->system_tokens == 0 && !work.job->hashes);
    free_job(work.job);
    free_text(&work.answer);
}

/* ---- paths */

static void test_paths(void) {
    static const struct {
        const char *path, *words;
    } cases[] = {{"/slots", "/metrics counts"},
                 {"/v1/rerank", "/v1/embeddings"},
                 {"/rerank", "/v1/embeddings"},
                 {"/reranking", "/v1/embeddings"},
                 {"/v1/conversations", "previous_response_id"},
                 {"/v1/messages/batches", "--parallel"},
                 {"/lora-adapters", "--adapter"},
                 {"/v1/responses/x/cancel", "close the connection"},
                 {"/v1/metrics", "/metrics?"},
                 {"/v1/api/chat", "/api/chat?"},
                 {"/v1/", "/v1/chat/completions, /v1/messages or /api/chat"},
                 {"/v1/responses//input_items", "nothing is at this path"},
                 {"/v1/models/a/b", "nothing is at this path"}};
    served s = start_server(NULL, 0);
    size_t i;
    TEST("server: paths");
    for (i = 0; i < sizeof cases / sizeof *cases; i++)
        expect(post(s.port, cases[i].path, "{}"), 404, cases[i].words, cases[i].path);
    expect(post(s.port, "/chat/completions", "{" ASKS BRIEF "}"), 200, "chat.completion",
           "a chat without /v1");
    expect(post(s.port, "/messages", "{" ASKS BRIEF "}"), 200, "\"type\":\"message\"", "a message");
    expect(post(s.port, "/messages", "{}"), 400, "{\"type\":\"error\"", "its error");
    expect(ask(s.port, "GET /models/stories", "", NULL), 200, "{\"id\":\"stories\"", "a model");
    expect(ask(s.port, "GET /models", "", NULL), 200, "\"has_more\":false", "models");
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- the input of responses */

static text get(int port, const char *path, const text *id, const char *rest) {
    text first = {NULL, 0, 0}, got;
    add_format(&first, "GET %r%r%r", path, id->data, rest);
    got = ask(port, first.data, "", NULL);
    free_text(&first);
    return got;
}

static void test_inputs(void) {
    static const char input[] = "\"input\":[{\"role\":\"user\",\"content\":\"a\"},{\"role\":"
                                "\"assistant\",\"content\":\"b\"},{\"role\":\"user\",\"content\":"
                                "[{\"type\":\"input_text\",\"text\":\"c\"}]}]";
    served s = start_server(NULL, 0);
    char body[512];
    text got, id, none = {NULL, 0, 0};
    TEST("server: the input of responses");
    snprintf(body, sizeof body, "{%s,\"max_output_tokens\":2}", input);
    got = post(s.port, "/v1/responses", body);
    CHECK(has(&got, "\"background\":false") && has(&got, "\"completed_at\":") &&
          has(&got, "\"top_logprobs\":0") && has(&got, "\"service_tier\":\"default\""));
    id = member_of(&got, "id");
    snprintf(body, sizeof body, "{%s}", input);
    CHECK(number_in(post(s.port, "/v1/responses/input_tokens", body), "input_tokens") ==
          number_in(got, "input_tokens"));
    got = get(s.port, "/v1/responses/", &id, "/input_items?order=asc");
    CHECK(has(&got, "\"text\":\"a\"}]}") && has(&got, "\"type\":\"output_text\",\"text\":\"b\"") &&
          has(&got, "\"has_more\":false}") && has(&got, "\"first_id\":\"in_"));
    expect_text(got, "text", (add_format(&none, "abc"), &none), "all items");
    none.length = 0;
    expect_text(get(s.port, "/v1/responses/", &id, "/input_items"), "text",
                (add_format(&none, "cba"), &none), "the last first");
    none.length = 0;
    got = get(s.port, "/v1/responses/", &id, "/input_items?limit=2&order=asc");
    CHECK(has(&got, "\"has_more\":true}"));
    {
        text last = member_of(&got, "last_id"), rest = {NULL, 0, 0};
        add_format(&rest, "/input_items?order=asc&after=%r", last.data);
        expect_text(got, "text", (add_format(&none, "ab"), &none), "two");
        none.length = 0;
        expect_text(get(s.port, "/v1/responses/", &id, rest.data), "text",
                    (add_format(&none, "c"), &none), "the others");
        free_text(&last);
        free_text(&rest);
    }
    expect(get(s.port, "/v1/responses/", &id, "/input_items?limit=0"), 400, "limit", "a limit");
    expect(get(s.port, "/v1/responses/", &id, "/input_items?limit=x"), 400, "limit", "none");
    expect(get(s.port, "/v1/responses/", &id, "x/input_items"), 404, "not_found", "no response");
    expect(ask(s.port, "GET /v1/responses/resp_000000000000000000000000/input_items", "",
               "{\"id\":\"ab\",\"items\":[{}]}"),
           404, "not_found", "a body where none belongs");
    free_text(&none);
    free_text(&id);
    CHECK(end_server(s, SIGTERM) == 0);
}

/* ---- what programs that write code send: tests/record_agents.mjs recorded it */

/* Posts a recorded request to this path, or to its own if NULL. */
static text replay(int port, const char *name, const char *path) {
    bitnet_allocator memory = bitnet__allocator(NULL);
    char file[128], own[64] = "";
    char *recorded;
    bitnet__json j;
    text body = {NULL, 0, 0}, got;
    int32_t at;
    snprintf(file, sizeof file, "tests/agent_requests/%s.json", name);
    recorded = tool_read(file, NULL);
    if (!recorded) recorded = (char *)tool_alloc(1, 1);
    CHECK_CASE(bitnet__json_parse(&j, bitnet__string(recorded), &memory, NULL) == BITNET_OK, file);
    if (j.count && (at = bitnet__json_find(&j, 0, bitnet__string("path"))) >= 0)
        snprintf(own, sizeof own, "%.*s", (int)j.values[at].text.length, j.values[at].text.data);
    if (j.count && (at = bitnet__json_find(&j, 0, bitnet__string("body"))) >= 0)
        add(&body, j.values[at].raw.data, j.values[at].raw.length);
    add(&body, "", 0);
    got = post(port, path ? path : own, body.data);
    bitnet__json_free(&j);
    free(recorded);
    free_text(&body);
    return got;
}

static void test_agents(void) {
    static const struct {
        const char *name, *path, *words; /* path: for those whose tools are many */
    } agents[] = {{"claude_code", "/v1/messages/count_tokens", "{\"input_tokens\":"},
                  {"cline", "/apply-template", "{\"prompt\":\""},
                  {"continue", NULL, "data: [DONE]"},
                  {"opencode", NULL, "data: [DONE]"},
                  {"codex", NULL, "event: response.incomplete\n"}};
    const char *options[] = {"--context", "8192", "--tokens", "2", NULL};
    served s = start_server(options, 0);
    size_t i, count = IS_SANITIZED ? 3 : sizeof agents / sizeof *agents;
    TEST("server: programs that write code");
    for (i = 0; i < count; i++)
        expect(replay(s.port, agents[i].name, agents[i].path), 200, agents[i].words,
               agents[i].name);
    CHECK(end_server(s, SIGTERM) == 0);
}

static void test_apis(void) {
    test_messages();
    test_message_blocks();
    test_message_refusals();
    test_counted_prompts();
    test_ollama();
    test_llama();
    test_infill();
    test_paths();
    test_inputs();
    test_agents();
}
