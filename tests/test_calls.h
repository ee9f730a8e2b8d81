/* test_calls.h - tools: the prompt, the allowed replies, and parsing of replies */

#ifndef TEST_CALLS_H
#define TEST_CALLS_H

#include "test_grammar.h"

static const bitnet_tool calls_tools[] = {
    {"get_weather", "Weather of \"today\"\nor later",
     "{\"type\": \"object\", \"properties\": {\"city\": {\"enum\": [\"Rome\", \"Oslo\"]}, "
     "\"days\": "
     "{\"type\": \"integer\", \"minimum\": 1, \"maximum\": 7}}, \"required\": [\"city\"]}",
     true},
    {"tree", NULL,
     "{\"$ref\": \"#/$defs/node\", \"$defs\": {\"node\": {\"type\": \"object\", \"properties\": "
     "{\"left\": {\"$ref\": \"#/$defs/node\"}}}}}",
     false},
    {"now", NULL, NULL, false},
    {"say", NULL,
     "{\"type\":\"object\",\"properties\":{\"text\":{\"type\":\"string\"},\"to\":{\"type\":"
     "\"object\","
     "\"properties\":{\"all\":{\"type\":\"boolean\"}}}},\"required\":[\"text\",\"to\"]}",
     false}};

enum { CALLS_TOOLS = sizeof calls_tools / sizeof *calls_tools };

static bitnet_tools *calls_create(const bitnet_tokenizer *t, bitnet_tool_choice choice,
                                  bitnet_tool_format form, bool single) {
    bitnet_tools_options options;
    bitnet_tools *tools;
    bitnet_error error;
    memset(&options, 0, sizeof options);
    options.choice = choice;
    options.format = form;
    options.single = single;
    options.name = "get_weather";
    tools = bitnet_tools_create(t, calls_tools, single ? 3 : CALLS_TOOLS, &options, &error);
    if (!CHECK(tools != NULL)) printf("%s\n", error.message);
    return tools;
}

#define CALLS_ROME "<tool_call>\n{\"name\": \"get_weather\", \"arguments\": {\"city\": \"Rome\"}}"
#define CALLS_NOW "<tool_call>\n{\"name\": \"now\", \"arguments\": {}}\n</tool_call>"
#define CALLS_LLAMA "{\"name\": \"get_weather\", \"parameters\": {\"city\": \"Rome\", \"days\": 7}}"

#define CALLS_OBJECT "{\"name\": \"get_weather\", \"arguments\": {\"city\": \"Rome\", \"days\": 7}}"
#define CALLS_TAGS \
    "<tool_call>\n<function=get_weather>\n<parameter=city>\nRome\n</parameter>\n<parameter=days>" \
    "\n7\n</parameter>\n</function>\n</tool_call>"
#define CALLS_SAY(text) \
    "<tool_call>\n<function=say>\n<parameter=text>\n" text "\n</parameter>\n<parameter=to>\n" \
    "{\"all\": true}\n</parameter>\n</function>\n</tool_call>"

/* Is a reply allowed? A letter for each tool choice: + complete, . the beginning of one, - no. */
static const struct {
    bitnet_tool_format form;
    const char *may; /* auto, none, required, one */
    const char *reply;
} calls_cases[] = {
    {BITNET_TOOL_FORMAT_HERMES, "++..", ""},
    {BITNET_TOOL_FORMAT_HERMES, "++--", "a < b <tool_cal> <<tool_call\n"},
    {BITNET_TOOL_FORMAT_HERMES, "++..", "<tool_call"},
    {BITNET_TOOL_FORMAT_HERMES, ".-..", "<tool_call>"},
    {BITNET_TOOL_FORMAT_HERMES, ".-..", CALLS_ROME},
    {BITNET_TOOL_FORMAT_HERMES, "+-++", CALLS_ROME "\n</tool_call>"},
    {BITNET_TOOL_FORMAT_HERMES, "+---", "Look: <<" CALLS_ROME "\n</tool_call>"},
    {BITNET_TOOL_FORMAT_HERMES, "+-+-", CALLS_ROME "\n</tool_call>\n" CALLS_NOW},
    {BITNET_TOOL_FORMAT_HERMES, "+-+-", CALLS_NOW},
    {BITNET_TOOL_FORMAT_HERMES, "----", CALLS_ROME "\n</tool_call> and"},
    {BITNET_TOOL_FORMAT_HERMES, "----", "<tool_call>\n{\"name\": \"get\", \"arguments\": {}"},
    {BITNET_TOOL_FORMAT_HERMES, "----",
     "<tool_call>\n{\"name\": \"now\", \"arguments\": {\"a\": 1"},
    {BITNET_TOOL_FORMAT_HERMES, "----", "<tool_call>\n{\"name\": \"now\"}"},
    {BITNET_TOOL_FORMAT_HERMES, "+-+-",
     "<tool_call>\n{\"name\": \"tree\", \"arguments\": {\"left\": {\"left\": {}}}}\n</tool_call>"},
    {BITNET_TOOL_FORMAT_HERMES, "----",
     "<tool_call>\n{\"name\": \"tree\", \"arguments\": {\"left\": 1"},
    {BITNET_TOOL_FORMAT_LLAMA3, "++..", ""},
    {BITNET_TOOL_FORMAT_LLAMA3, "++--", "It is {5}."},
    {BITNET_TOOL_FORMAT_LLAMA3, ".-..", "{"},
    {BITNET_TOOL_FORMAT_LLAMA3, "+-++", CALLS_LLAMA},
    {BITNET_TOOL_FORMAT_LLAMA3, "----", CALLS_LLAMA ";"},
    {BITNET_TOOL_FORMAT_LLAMA3, "----",
     "{\"name\": \"get_weather\", \"parameters\": {\"days\": 7}"},
    {BITNET_TOOL_FORMAT_LLAMA3, "+-+-", "{\"name\": \"now\", \"parameters\": {}}"},
    {BITNET_TOOL_FORMAT_FALCON, ".-..", "<tool_call>\n[\n  " CALLS_OBJECT},
    {BITNET_TOOL_FORMAT_FALCON, "+-++", "<tool_call>\n[\n  " CALLS_OBJECT "\n]\n</tool_call>"},
    {BITNET_TOOL_FORMAT_FALCON, "+-+-",
     "<tool_call>\n[\n  " CALLS_OBJECT ",\n  " CALLS_OBJECT "\n]\n</tool_call>"},
    {BITNET_TOOL_FORMAT_FALCON, "----", "<tool_call>\n" CALLS_OBJECT "\n</tool_call>"},
    {BITNET_TOOL_FORMAT_TAGS, "++..", ""},
    {BITNET_TOOL_FORMAT_TAGS, "++--", "a <function=now>\n\n</parameter>"},
    {BITNET_TOOL_FORMAT_TAGS, ".-..", "<tool_call>\n<function=get_weather>\n<parameter=ci"},
    {BITNET_TOOL_FORMAT_TAGS, "+-++", CALLS_TAGS},
    {BITNET_TOOL_FORMAT_TAGS, "+---", "Look:\n\n" CALLS_TAGS},
    {BITNET_TOOL_FORMAT_TAGS, "+-+-",
     CALLS_TAGS "\n" CALLS_SAY("a <\n\n</parameter\n</function>\"\n")},
    {BITNET_TOOL_FORMAT_TAGS, "+-+-", CALLS_SAY("")},
    {BITNET_TOOL_FORMAT_TAGS, "----", CALLS_SAY("a\n</parameter>")},
    {BITNET_TOOL_FORMAT_TAGS, "+-++",
     "<tool_call>\n<function=get_weather>\n<parameter=city>\nOslo\n</parameter>\n"
     "</function>\n</tool_call>"},
    {BITNET_TOOL_FORMAT_TAGS, "----", "<tool_call>\n<function=get_weather>\n</function>"},
    {BITNET_TOOL_FORMAT_TAGS, "----",
     "<tool_call>\n<function=get_weather>\n<parameter=city>\nBonn"},
    {BITNET_TOOL_FORMAT_TAGS, "----", "<tool_call>\n<function=now>\n<parameter=city>"},
    {BITNET_TOOL_FORMAT_TAGS, "----", "<tool_call>\n<function=get>"}};

static void calls_may(const bitnet_tokenizer *t) {
    int form, choice;
    size_t i, matched;
    for (form = BITNET_TOOL_FORMAT_HERMES; form <= BITNET_TOOL_FORMAT_TAGS; form++)
        for (choice = 0; choice < 4; choice++) {
            bitnet_tools *tools =
                calls_create(t, (bitnet_tool_choice)choice, (bitnet_tool_format)form, false);
            for (i = 0; tools && i < sizeof calls_cases / sizeof *calls_cases; i++) {
                const char *reply = calls_cases[i].reply;
                bitnet_result result;
                if (calls_cases[i].form != (bitnet_tool_format)form) continue;
                result = bitnet_grammar_match(bitnet_tools_grammar(tools), reply, strlen(reply),
                                              &matched, NULL);
                CHECK_CASE(calls_cases[i].may[choice] == (result == BITNET_OK        ? '+'
                                                          : result == BITNET_PENDING ? '.'
                                                                                     : '-'),
                           reply);
            }
            bitnet_tools_free(tools);
        }
}

/* The result of parsing a reply, and of writing it in the model's format. */
static void calls_read(const bitnet_tokenizer *t) {
    static const char two[] = "I will look.\n" CALLS_ROME "\n</tool_call>\n"
                              "<tool_call>\n{ \"arguments\" : {\"a\": \"</tool_call>{\\\"\"} , "
                              "\"name\":\"now\"}\n</tool_call>";
    bitnet_tools *tools =
        calls_create(t, BITNET_TOOL_CHOICE_AUTO, BITNET_TOOL_FORMAT_HERMES, false);
    bitnet_tool_call calls[3];
    size_t length, count, i, whole = strlen(two);
    char text[300];
    if (!tools) return;
    CHECK(bitnet_tools_parse(tools, two, whole, &length, calls, 3, &count, NULL) == BITNET_OK);
    CHECK(length == 13 && count == 2);
    CHECK(bitnet__is(calls[0].name, "get_weather"));
    CHECK(bitnet__is(calls[0].arguments, "{\"city\": \"Rome\"}"));
    CHECK(bitnet__is(calls[1].name, "now"));
    CHECK(bitnet__is(calls[1].arguments, "{\"a\": \"</tool_call>{\\\"\"}"));
    CHECK(bitnet_tools_parse(tools, two, whole, &length, calls, 1, &count, NULL) == BITNET_OK);
    CHECK(count == 2);
    for (i = 0; i < whole; i++) { /* cut off wherever it may be, in memory of that length */
        char *cut = (char *)malloc(i ? i : 1);
        bitnet_result result;
        memcpy(cut, two, i);
        result = bitnet_tools_parse(tools, cut, i, &length, calls, 3, &count, NULL);
        CHECK(result == BITNET_OK || result == BITNET_PENDING);
        CHECK(length == (i < 24 ? i : 13) && count <= 2 && (i < 90 || count > 0));
        free(cut);
    }
    CHECK(bitnet_tools_parse(tools, "<tool_call>{]", 13, &length, calls, 3, &count, NULL) ==
          BITNET_ERROR_JSON);
    CHECK(bitnet_tools_parse(tools, "<tool_call>{\"name\": }", 21, &length, calls, 3, &count,
                             NULL) == BITNET_ERROR_JSON);
    CHECK(bitnet_tools_parse(tools, "<tool_call>{\"na\n  ", 18, &length, calls, 3, &count, NULL) ==
          BITNET_ERROR_JSON);
    CHECK(bitnet_tools_parse(tools, "<tool_call>{\"name\": 1}", 22, &length, calls, 3, &count,
                             NULL) == BITNET_ERROR_JSON);
    bitnet_tools_parse(tools, CALLS_NOW, strlen(CALLS_NOW), &length, calls, 1, &count, NULL);
    calls[1] = calls[0];
    CHECK(bitnet_tools_write(tools, calls, 2, text, sizeof text, &length, NULL) == BITNET_OK);
    text[length] = 0;
    CHECK(!strcmp(text, CALLS_NOW "\n" CALLS_NOW));
    CHECK(bitnet_tools_write(tools, calls, 2, text, 5, &count, NULL) == BITNET_OK &&
          count == length);
    CHECK(strstr(bitnet_tools_prompt(tools),
                 "<tools>\n{\"type\": \"function\", \"function\": {\"name\": \"get_weather\", "
                 "\"description\": \"Weather of \\\"today\\\"\\nor later\", \"parameters\": {"));
    bitnet_tools_free(tools);
    tools = calls_create(t, BITNET_TOOL_CHOICE_AUTO, BITNET_TOOL_FORMAT_LLAMA3, false);
    CHECK(bitnet_tools_parse(tools, CALLS_LLAMA, BITNET_TERMINATED, &length, calls, 3, &count,
                             NULL) == BITNET_OK &&
          count == 1 && length == 0);
    CHECK(bitnet__is(calls[0].arguments, "{\"city\": \"Rome\", \"days\": 7}"));
    CHECK(bitnet_tools_write(tools, calls, 1, text, sizeof text, &length, NULL) == BITNET_OK);
    CHECK(length == strlen(CALLS_LLAMA) && !memcmp(text, CALLS_LLAMA, length));
    CHECK(bitnet_tools_parse(tools, "a {", 3, &length, calls, 3, &count, NULL) == BITNET_OK);
    CHECK(length == 3 && count == 0);
    bitnet_tools_free(tools);
}

/* The same for formats whose calls are not separate JSON objects. */
static void calls_read_others(const bitnet_tokenizer *t) {
    static const struct {
        bitnet_tool_format form;
        const char *reply, *arguments[2], *written;
        size_t text; /* its length */
    } cases[] = {
        {BITNET_TOOL_FORMAT_FALCON,
         "So:\n<tool_call>\n[\n  " CALLS_OBJECT ",\n  {\"name\": \"now\", \"arguments\": {}}\n]\n"
         "</tool_call>",
         {"{\"city\": \"Rome\", \"days\": 7}", "{}"},
         "<tool_call>\n[\n  {\n    \"type\": \"function\",\n    \"function\": {\n      \"name\": "
         "\"get_weather\",\n      \"arguments\": {\n        \"city\": \"Rome\",\n        \"days\": "
         "7\n"
         "      }\n    }\n  },\n  {\n    \"type\": \"function\",\n    \"function\": {\n      "
         "\"name\": "
         "\"now\",\n      \"arguments\": {}\n    }\n  }\n]\n</tool_call>",
         4},
        {BITNET_TOOL_FORMAT_TAGS,
         "Hm.\n\n" CALLS_TAGS "\n" CALLS_SAY("1 <\n\"\n</function>"),
         {"{\"city\": \"Rome\", \"days\": 7}",
          "{\"text\": \"1 <\\n\\\"\\n</function>\", \"to\": {\"all\": true}}"},
         CALLS_TAGS "\n" CALLS_SAY("1 <\n\"\n</function>"),
         5},
        {BITNET_TOOL_FORMAT_TAGS, /* text that its schema does not know, or that is no JSON */
         "<tool_call><function=other><parameter=a>x\n</parameter></function></tool_call> "
         "<tool_call>\n<function=say>\n<parameter=text>\n\n</parameter>\n<parameter=to>\nTrue\n"
         "</parameter>\n</function>",
         {"{\"a\": \"x\"}", "{\"text\": \"\", \"to\": \"True\"}"},
         "<tool_call>\n<function=other>\n<parameter=a>\nx\n</parameter>\n</function>\n</"
         "tool_call>\n"
         "<tool_call>\n<function=say>\n<parameter=text>\n\n</parameter>\n<parameter=to>\nTrue\n"
         "</parameter>\n</function>\n</tool_call>",
         0}};
    size_t i, k, n, length, count;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        bitnet_tools *tools = calls_create(t, BITNET_TOOL_CHOICE_AUTO, cases[i].form, false);
        const char *reply = cases[i].reply;
        bitnet_tool_call calls[2];
        char text[600];
        if (!tools) continue;
        for (n = 0; n < strlen(reply); n++) { /* cut off wherever it may be */
            char *cut = (char *)malloc(n ? n : 1);
            bitnet_result result;
            memcpy(cut, reply, n);
            result = bitnet_tools_parse(tools, cut, n, &length, calls, 2, &count, NULL);
            CHECK(result == BITNET_OK || result == BITNET_PENDING);
            CHECK(count < 2 || !strcmp(reply + n - 1, ">") || n > strlen(reply) - 25);
            free(cut);
        }
        CHECK(bitnet_tools_parse(tools, reply, n, &length, calls, 2, &count, NULL) == BITNET_OK);
        CHECK_CASE(length == cases[i].text && count == 2, reply);
        for (k = 0; k < 2; k++)
            CHECK_CASE(bitnet__is(calls[k].arguments, cases[i].arguments[k]), reply);
        CHECK(bitnet_tools_write(tools, calls, 2, text, sizeof text, &length, NULL) == BITNET_OK);
        text[length < sizeof text ? length : 0] = 0;
        CHECK_CASE(!strcmp(text, cases[i].written), text);
        calls[0].arguments = bitnet__string("[1]");
        CHECK(bitnet_tools_write(tools, calls, 1, text, sizeof text, &length, NULL) ==
              (cases[i].form == BITNET_TOOL_FORMAT_TAGS ? BITNET_ERROR_JSON : BITNET_OK));
        CHECK(bitnet_tools_parse(tools, "<tool_call>so", 13, &length, calls, 2, &count, NULL) ==
              BITNET_ERROR_JSON);
        bitnet_tools_free(tools);
    }
}

/* A keyword that cannot be enforced does not disable the others, except in strict mode. */
static void calls_strict(const bitnet_tokenizer *t) {
    bitnet_tool all[3] = {
        {"now", NULL, NULL, true},
        {"count", NULL,
         "{\"type\": \"object\", \"properties\": {\"n\": {\"type\": \"integer\", \"unknown\": 1}, "
         "\"never\": {\"not\": {}}}, \"required\": [\"n\"], \"additionalProperties\": false}",
         false},
        {"bad", NULL, "{\"type\": \"object\", \"properties\": {\"a\": {\"pattern\": \"(?=a)\"}}}",
         false}};
    static const char *const fits[] = {
        "<tool_call>\n{\"name\": \"count\", \"arguments\": {\"n\": 1}}\n</tool_call>",
        "<tool_call>\n<function=count>\n<parameter=n>\n1\n</parameter>\n</function>\n</tool_call>"};
    static const char *const breaks[] = {
        "<tool_call>\n{\"name\": \"count\", \"arguments\": {\"n\": \"",
        "<tool_call>\n<function=count>\n<parameter=n>\n1\n</parameter>\n<parameter=never>"};
    static const char endless[] =
        "{\"type\": \"object\", \"properties\": {\"a\": {\"$ref\": \"#\"}}, \"required\": [\"a\"]}";
    static const char other[] = "<tool_call>\n{\"name\": \"bad\", \"other\"";
    bitnet_tools_options options;
    bitnet_tools *relaxed;
    bitnet_error error;
    size_t matched;
    int i;
    memset(&options, 0, sizeof options);
    for (i = 0; i < 2; i++) {
        bitnet_tools *tools;
        options.format = i ? BITNET_TOOL_FORMAT_TAGS : BITNET_TOOL_FORMAT_HERMES;
        tools = bitnet_tools_create(t, all, 3, &options, &error);
        if (!CHECK_CASE(tools != NULL, error.message)) continue;
        CHECK(bitnet_grammar_match(bitnet_tools_grammar(tools), fits[i], BITNET_TERMINATED,
                                   &matched, NULL) == BITNET_OK);
        CHECK(bitnet_grammar_match(bitnet_tools_grammar(tools), breaks[i], BITNET_TERMINATED,
                                   &matched, NULL) == BITNET_ERROR_GRAMMAR_DEAD_END);
        bitnet_tools_free(tools);
    }
    all[2].parameters = endless;
    options.format = BITNET_TOOL_FORMAT_HERMES;
    relaxed = bitnet_tools_create(t, all, 3, &options, &error);
    if (CHECK(relaxed != NULL)) {
        CHECK(bitnet_grammar_match(bitnet_tools_grammar(relaxed), other, strlen(other), &matched,
                                   NULL) == BITNET_ERROR_GRAMMAR_DEAD_END);
        bitnet_tools_free(relaxed);
    }
    all[2].parameters = "{\"type\": \"object\", \"properties\": {\"a\": {\"pattern\": \"(?=a)\"}}}";
    all[2].strict = true;
    CHECK(!bitnet_tools_create(t, all, 3, &options, &error) && error.result == BITNET_ERROR_SCHEMA);
    CHECK(strstr(error.message, "tool 'bad': #/properties/a/pattern: looking ahead"));
    all[2].parameters = "{\"not\": {}}"; /* nothing is left of it */
    all[2].strict = false;
    CHECK(!bitnet_tools_create(t, all, 3, &options, &error) && error.result == BITNET_ERROR_SCHEMA);
    CHECK(strstr(error.message, "nothing fits the parameters of 'bad'"));
    options.reply = "{\"type\": \"object\", \"maxProperties\": 3}";
    relaxed = bitnet_tools_create(t, all, 2, &options, &error);
    CHECK(relaxed != NULL);
    bitnet_tools_free(relaxed);
    options.strict_reply = true;
    CHECK(!bitnet_tools_create(t, all, 2, &options, &error) &&
          strstr(error.message, "reply: #/maxProperties"));
}

static void calls_errors(const bitnet_tokenizer *t) {
    static const bitnet_tool bad[] = {
        {"", NULL, NULL, false},
        {"a b", NULL, NULL, false},
        {NULL, NULL, NULL, false},
        {"a", NULL, "{}, \"b\": {}", false},
        {"a", NULL, "[]", false},
        {"a", NULL, "{\"properties\": {\"x\": {\"pattern\": \"(?=a)\"}}}", true},
        {"a", NULL, "{\"$ref\": \"#/properties\"}", true}};
    static const bitnet_tool twice[] = {
        {"b", NULL, NULL, false}, {"a", NULL, NULL, false}, {"b", NULL, NULL, false}};
    static const bitnet_result results[] = {
        BITNET_ERROR_ARGUMENT, BITNET_ERROR_ARGUMENT, BITNET_ERROR_ARGUMENT, BITNET_ERROR_JSON,
        BITNET_ERROR_SCHEMA,   BITNET_ERROR_SCHEMA,   BITNET_ERROR_SCHEMA};
    bitnet_tools_options options;
    bitnet_error error;
    size_t i;
    memset(&options, 0, sizeof options);
    for (i = 0; i < sizeof bad / sizeof *bad; i++) {
        memset(&error, 0, sizeof error);
        CHECK(!bitnet_tools_create(t, &bad[i], 1, NULL, &error) && error.result == results[i]);
    }
    CHECK(strstr(error.message, "tool 'a': #/$ref: there is no such place"));
    calls_strict(t);
    CHECK(!bitnet_tools_create(t, bad, 0, NULL, &error) && error.result == BITNET_ERROR_ARGUMENT);
    CHECK(!bitnet_tools_create(t, NULL, 1, NULL, &error) && error.result == BITNET_ERROR_ARGUMENT);
    CHECK(!bitnet_tools_create(t, twice, 3, NULL, &error));
    CHECK(error.result == BITNET_ERROR_ARGUMENT && strstr(error.message, "'b'"));
    CHECK(!bitnet_tools_create(t, twice, 1025, NULL, &error));
    CHECK(error.result == BITNET_ERROR_ARGUMENT && strstr(error.message, "1024"));
    options.format = (bitnet_tool_format)(BITNET_TOOL_FORMAT_TAGS + 1);
    CHECK(!bitnet_tools_create(t, calls_tools, 3, &options, &error));
    CHECK(error.result == BITNET_ERROR_ARGUMENT && strstr(error.message, "form"));
    options.format = BITNET_TOOL_FORMAT_OF_CHAT;
    options.choice = BITNET_TOOL_CHOICE_ONE;
    options.name = "nobody";
    CHECK(!bitnet_tools_create(t, calls_tools, 3, &options, &error));
    CHECK(error.result == BITNET_ERROR_ARGUMENT && strstr(error.message, "of that name"));
}

/* A model with random weights makes the required calls, receives the results, and continues. */
static void calls_conversation(bitnet_model *model) {
    static const char *const results[] = {"rain", "5 o'clock"};
    static const char turn[] = "Tool: rain<|eot_id|>Tool: 5 o'clock<|eot_id|>Assistant: ";
    const bitnet_tokenizer *t = bitnet_model_tokenizer(model);
    int seed, length;
    for (seed = 0; seed < 6; seed++) {
        bitnet_tools *tools =
            calls_create(t, seed % 2 ? BITNET_TOOL_CHOICE_ONE : BITNET_TOOL_CHOICE_REQUIRED,
                         seed % 3 ? BITNET_TOOL_FORMAT_HERMES : BITNET_TOOL_FORMAT_LLAMA3, true);
        bitnet_session *s = bitnet_session_create(model, NULL, NULL);
        bitnet_sampling sampling;
        bitnet_tool_call call;
        size_t text_length, count, at;
        static run_text text;
        memset(&text, 0, sizeof text);
        sampling = run_sampling();
        sampling.temperature = 1;
        sampling.seed = (uint64_t)seed;
        bitnet_session_set_sampling(s, &sampling);
        bitnet_session_set_grammar(s, bitnet_tools_grammar(tools));
        CHECK(bitnet_chat(s, "What now?", NULL, run_print, &text) == BITNET_OK);
        CHECK(bitnet_generate_stop_reason(s) == BITNET_STOP_TOKEN);
        CHECK_CASE(bitnet_tools_parse(tools, text.data, text.length, &text_length, &call, 1, &count,
                                      NULL) == BITNET_OK &&
                       count == 1 && text_length == 0,
                   text.data);
        CHECK(seed % 2 == 0 || bitnet__is(call.name, "get_weather"));
        length = bitnet_session_length(s);
        bitnet_session_set_grammar(s, NULL);
        CHECK(bitnet_chat_results_begin(s, results, 2, NULL) == BITNET_OK);
        memset(&text, 0, sizeof text);
        for (at = (size_t)length; at < (size_t)bitnet_session_length(s); at++) {
            int32_t id = bitnet_session_tokens(s)[at];
            bitnet_string name = bitnet_token_is_control(t, id) ? bitnet_token_name(t, id)
                                                                : bitnet_token_bytes(t, id);
            run_print(&text, name.data, name.length);
        }
        /* a reply that ended otherwise than with the end of a turn gets that, too */
        CHECK_CASE(text.length >= strlen(turn) &&
                       !strcmp(text.data + text.length - strlen(turn), turn) &&
                       text.length <= strlen(turn) + 10,
                   text.data);
        bitnet_session_free(s);
        bitnet_tools_free(tools);
    }
}

/* ---- thoughts

   Grammar, splitter and parser agree on replies of a model that thinks. In `reply`, @ is a call, #
   a call without its last tag, and % the first bytes of one. */

static const struct {
    bitnet_tool_format form;
    const char *call;
} calls_forms[] = {
    {BITNET_TOOL_FORMAT_HERMES, CALLS_ROME "\n</tool_call>"},
    {BITNET_TOOL_FORMAT_FALCON, "<tool_call>\n[\n  " CALLS_OBJECT "\n]\n</tool_call>"},
    {BITNET_TOOL_FORMAT_TAGS, CALLS_TAGS},
    {BITNET_TOOL_FORMAT_LLAMA3, CALLS_LLAMA}};

static const struct {
    const char *may;   /* auto, none, required: + complete, . the beginning of a reply, - no */
    const char *reply; /* after <think> */
    const char *thought, *text;
    int calls; /* as read from what `auto` allows */
    int forms; /* 0: all, 1: those whose calls have tags, 2: the other one */
} calls_thoughts[] = {
    {"++.", "", "", "", 0, 0},
    {"++.", "why", "why", "", 0, 0},
    {"++-", "why\n</think>\n\nIt is warm.", "why", "It is warm.", 0, 0},
    {"+-+", "why\n</think>\n\n@", "why", "", 1, 0},
    {"---", "why\n</think>\n\n@ and", NULL, NULL, 0, 1},
    {"+--", "why</think>Look: @", "why", "Look: ", 1, 1},
    {"++-", "a < b <think> </thin> </tool_call> c</think>d", "a < b <think> </thin> </tool_call> c",
     "d", 0, 0},
    /* calls are spoken of, or drafted */
    {"++-", "I may <tool_call> it.</think>yes", "I may <tool_call> it.", "yes", 0, 0},
    {"+-+", "say <tool_call> or\n%\n</think>\n\n@", "say <tool_call> or\n%", "", 1, 0},
    {"++-", "so <tool_call> </tool_cal </think>a", "so <tool_call> </tool_cal ", "a", 0, 0},
    /* a call ends the thought */
    {"+++", "why\n@", "why", "", 1, 1},
    {"+++", "so <tool_call>: @", "so <tool_call>: ", "", 1, 1},
    {"++.", "why\n#", "why", "", 1, 1},
    {"-+-", "why\n@</think>\n\nIt is warm.", NULL, NULL, 0, 1},
    {"-+-", "why\n@ and", NULL, NULL, 0, 1},
    {"-+-", "so <tool_call> </tool_call>", NULL, NULL, 0, 1},
    {"---", "why</think>\n\n<tool_call>\n{\"name\": \"no\"", NULL, NULL, 0, 1},
    /* calls without a tag are whole replies */
    {"+-+", "so {\"name\": 1} @\n</think>\n\n@", "so {\"name\": 1} @", "", 1, 2},
    {"---", "so</think>\n\n{\"name\": \"no\"", NULL, NULL, 0, 2},
};

/* With calls in their places. */
static const char *calls_expand(const char *text, const char *call, char *out) {
    size_t length = strlen(call), last = strlen("\n</tool_call>");
    char *to = out;
    for (; *text; text++) {
        size_t count = *text == '@' ? length : *text == '#' ? length - last : 30;
        if (strchr("@#%", *text)) memcpy(to, call, count), to += count;
        else *to++ = *text;
    }
    *to = 0;
    return out;
}

static bool calls_grows(bitnet_string part, bitnet_string whole) {
    return part.length <= whole.length &&
           (part.length == 0 || !memcmp(part.data, whole.data, part.length));
}

/* Splits a reply, at once and byte by byte, and parses it. */
static void calls_split(bitnet_tools *tools, const bitnet_tokenizer *t, const char *reply,
                        const char *thought, const char *said, int calls) {
    bitnet_reply whole = bitnet_tools_split(tools, t, reply, BITNET_TERMINATED, true);
    size_t n, length, count = 0;
    CHECK_CASE(bitnet__is(whole.thought, thought), reply);
    CHECK_CASE(!bitnet_is_error(bitnet_tools_parse(tools, whole.text.data, whole.text.length,
                                                   &length, NULL, 0, &count, NULL)),
               reply);
    CHECK_CASE((int)count == calls, reply);
    CHECK_CASE(length == strlen(said) && !memcmp(whole.text.data, said, length), reply);
    for (n = 0; n <= strlen(reply); n++) {
        bitnet_reply part = bitnet_tools_split(tools, t, reply, n, false);
        CHECK_CASE(calls_grows(part.thought, whole.thought), reply);
        CHECK_CASE(calls_grows(part.text, whole.text), reply);
    }
}

static void calls_think(const bitnet_tokenizer *of) {
    static const bitnet_tool_choice choices[] = {BITNET_TOOL_CHOICE_AUTO, BITNET_TOOL_CHOICE_NONE,
                                                 BITNET_TOOL_CHOICE_REQUIRED};
    static const bitnet__thinking habits[] = {BITNET__THINKS_FREELY, BITNET__THINKS_ALWAYS,
                                              BITNET__THINKS_IF_ASKED};
    char texts[2][2000];
    int form, habit, choice;
    size_t i, matched;
    for (form = 0; form < 4; form++)
        for (habit = 0; habit < 3; habit++)
            for (choice = 0; choice < 3; choice++) {
                bool bare = calls_forms[form].form == BITNET_TOOL_FORMAT_LLAMA3;
                bitnet_tokenizer t = *of;
                bitnet_tools_options options;
                bitnet_tools *tools;
                memset(&options, 0, sizeof options);
                options.choice = choices[choice];
                options.format = calls_forms[form].form;
                options.thinking = habit == 2 ? BITNET_THINKING : 0;
                t.thinking = habits[habit];
                tools = bitnet_tools_create(&t, calls_tools, CALLS_TOOLS, &options, NULL);
                if (!CHECK(tools != NULL)) continue;
                for (i = 0; i < sizeof calls_thoughts / sizeof *calls_thoughts; i++) {
                    const char *reply = texts[0] + (habit ? 7 : 0);
                    bitnet_result result;
                    if (calls_thoughts[i].forms == 1 + !bare) continue;
                    strcpy(texts[0], "<think>");
                    calls_expand(calls_thoughts[i].reply, calls_forms[form].call, texts[0] + 7);
                    result = bitnet_grammar_match(bitnet_tools_grammar(tools), reply, strlen(reply),
                                                  &matched, NULL);
                    CHECK_CASE(calls_thoughts[i].may[choice] == (result == BITNET_OK        ? '+'
                                                                 : result == BITNET_PENDING ? '.'
                                                                                            : '-'),
                               reply);
                    if (choice || !calls_thoughts[i].thought) continue;
                    calls_expand(calls_thoughts[i].thought, calls_forms[form].call, texts[1]);
                    calls_split(tools, &t, reply, texts[1], calls_thoughts[i].text,
                                calls_thoughts[i].calls);
                }
                bitnet_tools_free(tools);
            }
}

/* Makes every allocation fail once. */
static void calls_allocation(const bitnet_tokenizer *t, bitnet_tool_format form,
                             const char *reply) {
    check_heap heap;
    bitnet_tools_options options;
    long n, wrong = 0, left = 0;
    memset(&options, 0, sizeof options);
    options.allocator = check_allocator(&heap);
    options.format = form;
    for (n = 1; n < 900; n++) {
        bitnet_error error;
        bitnet_tools *tools;
        bitnet_tool_call call;
        size_t length, count;
        char text[300];
        bitnet_result result = BITNET_OK;
        memset(&heap, 0, sizeof heap);
        heap.fail_at = n;
        tools = bitnet_tools_create(t, calls_tools, CALLS_TOOLS, &options, &error);
        if (!tools) result = error.result;
        if (tools)
            result = bitnet_tools_parse(tools, reply, BITNET_TERMINATED, &length, &call, 1, &count,
                                        NULL);
        if (tools && result == BITNET_OK)
            result = bitnet_tools_write(tools, &call, 1, text, sizeof text, &length, NULL);
        bitnet_tools_free(tools);
        left += heap.live;
        if (heap.count < n) break;
        wrong += result != BITNET_ERROR_OUT_OF_MEMORY;
    }
    CHECK(wrong == 0 && left == 0 && n > 30 && n < 900);
}

static void test_calls(void) {
    make_options o = make_defaults();
    make_file file;
    bitnet_model *model;
    bitnet_model_options options;
    memset(&options, 0, sizeof options);
    options.threads = 1;
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, &options, NULL);
    calls_may(bitnet_model_tokenizer(model));
    calls_read(bitnet_model_tokenizer(model));
    calls_read_others(bitnet_model_tokenizer(model));
    calls_errors(bitnet_model_tokenizer(model));
    calls_conversation(model);
    calls_think(bitnet_model_tokenizer(model));
    calls_allocation(bitnet_model_tokenizer(model), BITNET_TOOL_FORMAT_HERMES, CALLS_NOW);
    calls_allocation(bitnet_model_tokenizer(model), BITNET_TOOL_FORMAT_FALCON, CALLS_NOW);
    calls_allocation(bitnet_model_tokenizer(model), BITNET_TOOL_FORMAT_TAGS, CALLS_TAGS);
    bitnet_model_free(model);
    make_free(&file);
}

#endif
