#pragma once
#include "../base/memory.h"

/* ==================================================
   >>chat-forms   Chat forms

   A Jinja template is recognised by its contents, never run. A form is strings around messages, and
   traits.
   ================================================== */

enum {
    BITNET__TRIMS = 1,            /* white space around texts */
    BITNET__SYSTEM_AS_IS = 2,     /* except the system's */
    BITNET__EOS = 4,              /* before the assistant's tail */
    BITNET__TOOLS_FIRST = 8,      /* before the system's text */
    BITNET__TOOLS_ASKED = 16,     /* in the user's first message */
    BITNET__CALLS_ALONE = 32,     /* no text with calls */
    BITNET__CALLS_BARE = 64,      /* no head with only calls */
    BITNET__JSON_RESULTS = 128,   /* tool results in strings */
    BITNET__EMPTY_THOUGHTS = 256, /* empty ones, too, since the last question */
    BITNET__ALL_THOUGHTS = 512    /* in all replies */
};

typedef struct bitnet__chat_style {
    const char *head[4], *tail[4]; /* system, user, assistant, tool */
    const char *results[2];
    const char *joint;     /* system to user text, which has no head */
    const char *tools;     /* system text to declarations */
    const char *calls;     /* reply to calls */
    const char *dated[3];  /* before system text: with tools, before the date, behind */
    const char *effort[2]; /* when thinking: hard, little */
    const char *needs[3];  /* required tokens */
    unsigned traits;
} bitnet__chat_style;

/* The same up to `tools`. */
#define BITNET__CHATML \
    {"<|im_start|>system\n", "<|im_start|>user\n", "<|im_start|>assistant\n", \
     "\n<tool_response>\n"}, \
        {"<|im_end|>\n", "<|im_end|>\n", "<|im_end|>\n", "\n</tool_response>"}, \
        {"<|im_start|>user", "<|im_end|>\n"}, NULL, "\n\n"
#define BITNET__LLAMA3(tool) \
    {"<|start_header_id|>system<|end_header_id|>\n\n", \
     "<|start_header_id|>user<|end_header_id|>\n\n", \
     "<|start_header_id|>assistant<|end_header_id|>\n\n", \
     "<|start_header_id|>" tool "<|end_header_id|>\n\n"}, \
        {"<|eot_id|>", "<|eot_id|>", "<|eot_id|>", "<|eot_id|>"}, {"", ""}, NULL, "\n\n", "\n"

#define BITNET__HY(name) "<\xEF\xBD\x9Chy_" name "\xEF\xBD\x9C>"
#define BITNET__HY_PLACE(digit) \
    BITNET__HY("place\xE2\x96\x81holder\xE2\x96\x81no\xE2\x96\x81" digit)

/* clang-format off */
static const bitnet__chat_style bitnet__chat_styles[] = {
    {{"", "", "", ""}, {"", "", "", ""}, {"", ""}, NULL, "", "", {NULL}, {NULL}, {NULL}, 0},
    {{"System: ", "User: ", "Assistant: ", "Tool: "},
     {"<|eot_id|>", "<|eot_id|>", "<|eot_id|>", "<|eot_id|>"},
     {"", ""}, NULL, "\n\n", "\n", {NULL}, {NULL}, {"<|eot_id|>"}, BITNET__TRIMS},
    {BITNET__LLAMA3("tool"), {NULL}, {NULL},
     {"<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>"},
     BITNET__TRIMS | BITNET__TOOLS_ASKED | BITNET__CALLS_ALONE},
    {{"<|system|>\n", "<|user|>\n", "<|assistant|>\n", "<|assistant|>\n<tool_response>\n"},
     {"\n", "\n", "\n", "\n</tool_response>\n"},
     {"", ""}, NULL, "", "\n", {NULL}, {NULL}, {NULL}, BITNET__EOS | BITNET__CALLS_BARE},
    {BITNET__CHATML, "\n", {NULL}, {NULL}, {"<|im_start|>", "<|im_end|>"}, 0},
    {{"<start_of_turn>user\n", "<start_of_turn>user\n", "<start_of_turn>model\n",
      "<start_of_turn>user\n"},
     {"<end_of_turn>\n", "<end_of_turn>\n", "<end_of_turn>\n", "<end_of_turn>\n"},
     {"", ""}, "\n\n", "\n\n", "\n", {NULL}, {NULL}, {"<start_of_turn>", "<end_of_turn>"},
     BITNET__TRIMS | BITNET__SYSTEM_AS_IS},
    {{"[INST] <<SYS>>\n", "[INST] ", "", "[INST] "},
     {"\n<</SYS>>\n\n [/INST]", " [/INST]", "</s><s>", " [/INST]"},
     {"", ""}, "\n<</SYS>>\n\n", "\n\n", "\n", {NULL}, {NULL}, {"<s>", "</s>"}, BITNET__TRIMS},
    {{"[INST]", "[INST]", "", "[INST]"}, {"[/INST]", "[/INST]", "</s>", "[/INST]"},
     {"", ""}, "\n\n", "\n\n", "\n", {NULL}, {NULL}, {"[INST]", "[/INST]", "</s>"}, 0},
    {{"", "<\xE7\x94\xA8\xE6\x88\xB7>", "<AI>", "<\xE7\x94\xA8\xE6\x88\xB7>"}, {"", "", "", ""},
     {"", ""}, NULL, "\n\n", "\n", {NULL}, {NULL}, {NULL}, BITNET__TRIMS},
    {BITNET__LLAMA3("ipython"),
     {"Environment: ipython\n", "Cutting Knowledge Date: December 2023\nToday Date: ", "\n\n"},
     {NULL}, {"<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>"},
     BITNET__TRIMS | BITNET__TOOLS_ASKED | BITNET__CALLS_ALONE | BITNET__JSON_RESULTS},
    {BITNET__CHATML, "\n\n", {NULL}, {NULL}, {"<|im_start|>", "<|im_end|>"},
     BITNET__TRIMS | BITNET__TOOLS_FIRST | BITNET__EMPTY_THOUGHTS},
    {BITNET__CHATML, "\n\n", {NULL},
     {"Reasoning effort is set to xhigh. Please think carefully through the task, validate key "
      "assumptions, consider plausible alternatives, and prioritize correctness, consistency, and "
      "clarity in the final answer.",
      "Reasoning effort is set to low. Keep your thinking brief and focused, moving directly to "
      "the conclusion without unnecessary elaboration."},
     {"<|im_start|>", "<|im_end|>"},
     BITNET__TRIMS | BITNET__TOOLS_FIRST | BITNET__EMPTY_THOUGHTS | BITNET__ALL_THOUGHTS},
    {{"", BITNET__HY("User"), BITNET__HY("Assistant"), BITNET__HY("User")},
     {BITNET__HY_PLACE("3"), "", BITNET__HY_PLACE("2"), ""},
     {"", ""}, NULL, "\n\n", "\n", {NULL}, {NULL},
     {BITNET__HY("User"), BITNET__HY("Assistant"), BITNET__HY_PLACE("2")}, 0}};
/* clang-format on */

/* The length if none. */
static size_t bitnet__search(bitnet_string text, size_t from, const char *what) {
    size_t length = strlen(what);
    for (; from + length <= text.length; from++)
        if (memcmp(text.data + from, what, length) == 0) return from;
    return text.length;
}

static bool bitnet__has(bitnet_string text, const char *what) {
    return bitnet__search(text, 0, what) < text.length;
}

/* The last; all if none. */
static bitnet_string bitnet__behind(bitnet_string text, const char *what) {
    size_t at;
    while ((at = bitnet__search(text, 0, what)) < text.length) {
        text.data += at + strlen(what);
        text.length -= at + strlen(what);
    }
    return text;
}

static bitnet_chat_form bitnet__chat_of_chatml(bitnet_string s) {
    if (bitnet__has(s, "<|im_sep|>")) return BITNET_CHAT_NONE;
    if (!bitnet__has(s, "</think>") || !bitnet__has(s, "<function=")) return BITNET_CHAT_CHATML;
    return bitnet__has(s, "reasoning_effort") ? BITNET_CHAT_QWEN38 : BITNET_CHAT_QWEN35;
}

/* One converter gave BitNet 2B-4T a wrong template ("Human: ", "BITNETAssistant: "). These files
   get the right form. */
static bitnet_chat_form bitnet__chat_of_template(bitnet_string s) {
    size_t user;
    if (bitnet__has(s, "<|start_header_id|>"))
        return bitnet__has(s, "Today Date: ") ? BITNET_CHAT_LLAMA31 : BITNET_CHAT_LLAMA3;
    if (bitnet__has(s, "<|im_start|>")) return bitnet__chat_of_chatml(s);
    if (bitnet__has(s, BITNET__HY("User"))) return BITNET_CHAT_HUNYUAN;
    if (bitnet__has(s, "BITNETAssistant") ||
        (bitnet__has(s, "Assistant: ") && bitnet__has(s, "<|eot_id|>")))
        return BITNET_CHAT_BITNET;
    /* others end the user's turn with <|end|> or eos, or (GLM) break no line after the marks */
    user = bitnet__search(s, 0, "<|user|>");
    if (user < s.length && bitnet__has(s, "<|assistant|>") && !bitnet__has(s, "<|end|>") &&
        !bitnet__has(s, "[gMASK]") && !bitnet__has(s, "<|assistant|>{") &&
        bitnet__search(s, user, "<|assistant|>") <= bitnet__search(s, user, "eos_token"))
        return BITNET_CHAT_FALCON;
    if (bitnet__has(s, "<start_of_turn>")) return BITNET_CHAT_GEMMA;
    if (bitnet__has(s, "<\xE7\x94\xA8\xE6\x88\xB7>")) return BITNET_CHAT_MINICPM;
    if (bitnet__has(s, "[INST]") && bitnet__has(s, "<<SYS>>")) return BITNET_CHAT_LLAMA2;
    /* others have blanks, or a [SYSTEM_PROMPT] */
    if ((bitnet__has(s, "\"[INST]\"") || bitnet__has(s, "'[INST]'")) &&
        !bitnet__has(s, "[SYSTEM_PROMPT]"))
        return BITNET_CHAT_MISTRAL;
    return BITNET_CHAT_NONE;
}

typedef enum bitnet__thinking {
    BITNET__THINKS_NEVER,
    BITNET__THINKS_FREELY,  /* model opens <think> */
    BITNET__THINKS_ALWAYS,  /* template opens it */
    BITNET__THINKS_IF_ASKED /* opens and closes it, unless BITNET_THINKING */
} bitnet__thinking;

/* By what follows a reply's header. Templates write line breaks raw or as \\n. */
static bitnet__thinking bitnet__thinking_of(bitnet_string s) {
    bitnet_string reply = bitnet__behind(s, "add_generation_prompt");
    if (!bitnet__has(s, "</think>")) return BITNET__THINKS_NEVER;
    if (!bitnet__has(reply, "<think>\\n'") && !bitnet__has(reply, "<think>\n'"))
        return BITNET__THINKS_FREELY;
    if (bitnet__has(reply, "enable_thinking is defined and enable_thinking is true"))
        return BITNET__THINKS_IF_ASKED;
    return bitnet__has(reply, "elif enable_thinking is true") ? BITNET__THINKS_FREELY
                                                              : BITNET__THINKS_ALWAYS;
}

static bitnet_string bitnet__system_of(bitnet_string s) {
    static const char *const heads[] = {"<|im_start|>system\\nYou are",
                                        "<|im_start|>system\nYou are"};
    size_t i, at;
    for (i = 0; i < 2; i++) {
        bitnet_string said;
        if ((at = bitnet__search(s, 0, heads[i])) == s.length) continue;
        at += strlen(heads[i]) - strlen("You are");
        said = bitnet__string_of(s.data + at, bitnet__search(s, at, "<|im_end|>") - at);
        if (at + said.length < s.length && !memchr(said.data, '\'', said.length) &&
            !memchr(said.data, '"', said.length) && !memchr(said.data, '\\', said.length))
            return said;
    }
    return bitnet__string("");
}
