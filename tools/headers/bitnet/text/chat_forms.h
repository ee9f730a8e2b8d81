#pragma once
#include "../base/system.h"

/* ====================
   >>chat-forms   Chat templates

   A row of BITNET__CHAT_TEMPLATES has all that is known about a chat template: how to recognize its
   Jinja template, which is never run, and the text that the model sees. Names in braces stand for

     {text}, {trimmed}   the message's text, as it is or without white space around it
     {json}              the text as a JSON string
     {thought}           the reply's thought, from <think> to the empty line after </think>
     {tools}, {calls}    the declarations of tools, the calls of a reply
     {eos}               the token that ends texts
     {results}           the row's TOOL, once for each result
     {effort}            EFFORT or LOW_EFFORT, if the model thinks
     {date}              today

   Text between two of these separates them: it is written if there is something on both sides.
   {date}, {thought} and {eos} are not separated from what follows.

   A template belongs to the first row whose IF it satisfies. How to add one:
   tools/headers/README.md. */

typedef enum bitnet__chat_kind {
    BITNET__CHAT_LAST, /* ends a row */

    /* what the template contains; each IF begins an alternative */
    BITNET__CHAT_IF,
    BITNET__CHAT_AND,
    BITNET__CHAT_UNLESS,
    BITNET__CHAT_UNLESS_BETWEEN, /* IF and the AND after it */

    /* messages, in the order of bitnet_role */
    BITNET__CHAT_SYSTEM,
    BITNET__CHAT_USER,
    BITNET__CHAT_ASSISTANT,
    BITNET__CHAT_TOOL,
    BITNET__CHAT_SYSTEM_DATED, /* the first, without tools and with tools */
    BITNET__CHAT_SYSTEM_DATED_TOOLS,
    BITNET__CHAT_SYSTEM_BEFORE_USER, /* USER then follows without what precedes its text */
    BITNET__CHAT_CALLS,              /* replies without text, or all if ASSISTANT has no calls */
    BITNET__CHAT_RESULTS,            /* around adjacent TOOLs */
    BITNET__CHAT_EFFORT,
    BITNET__CHAT_LOW_EFFORT,

    /* by default, thoughts since the last question stay if they are not empty */
    BITNET__CHAT_KEEPS_EMPTY_THOUGHTS,
    BITNET__CHAT_KEEPS_ALL_THOUGHTS,

    /* tokens */
    BITNET__CHAT_REQUIRES, /* of these, the first begins each message */
    BITNET__CHAT_CONTROL   /* never a user's text; nor is any <|...|> */
} bitnet__chat_kind;

typedef struct bitnet__chat_piece {
    bitnet__chat_kind kind;
    const char *text;
} bitnet__chat_piece;

typedef struct bitnet__chat_template {
    bitnet_chat_template form;
    const char *name;
    const char *tools; /* the name of a row of bitnet__tool_styles */
    bitnet__chat_piece pieces[20];
} bitnet__chat_template;

#define BITNET__HY(name) "<\xEF\xBD\x9Chy_" name "\xEF\xBD\x9C>"
#define BITNET__HY_PLACE(digit) \
    BITNET__HY("place\xE2\x96\x81holder\xE2\x96\x81no\xE2\x96\x81" digit)

/* clang-format off */
#define BITNET__LLAMA3_PIECES(X) \
    X(USER, "<|start_header_id|>user<|end_header_id|>\n\n{tools}{trimmed}<|eot_id|>") \
    X(ASSISTANT, "<|start_header_id|>assistant<|end_header_id|>\n\n{thought}{trimmed}<|eot_id|>") \
    X(CALLS, "<|start_header_id|>assistant<|end_header_id|>\n\n{calls}<|eot_id|>") \
    X(REQUIRES, "<|start_header_id|>") X(REQUIRES, "<|end_header_id|>") \
    X(REQUIRES, "<|eot_id|>")

#define BITNET__QWEN35_PIECES(X) \
    X(SYSTEM, "<|im_start|>system\n{effort}\n\n{tools}\n\n{trimmed}<|im_end|>\n") \
    X(USER, "<|im_start|>user\n{trimmed}<|im_end|>\n") \
    X(ASSISTANT, "<|im_start|>assistant\n{thought}{trimmed}\n\n{calls}<|im_end|>\n") \
    X(RESULTS, "<|im_start|>user{results}<|im_end|>\n") \
    X(TOOL, "\n<tool_response>\n{trimmed}\n</tool_response>") \
    X(KEEPS_EMPTY_THOUGHTS, "") \
    X(REQUIRES, "<|im_start|>") X(REQUIRES, "<|im_end|>")

#define BITNET__CHAT_TEMPLATES(ROW, X) \
    ROW(LLAMA31, "Llama-3.1, which says the date", "llama3", \
      X(IF, "<|start_header_id|>") X(AND, "Today Date: ") \
      X(SYSTEM, "<|start_header_id|>system<|end_header_id|>\n\n{trimmed}<|eot_id|>") \
      X(SYSTEM_DATED, \
        "<|start_header_id|>system<|end_header_id|>\n\nCutting Knowledge Date: December 2023\n" \
        "Today Date: {date}\n\n{trimmed}<|eot_id|>") \
      X(SYSTEM_DATED_TOOLS, \
        "<|start_header_id|>system<|end_header_id|>\n\nEnvironment: ipython\n" \
        "Cutting Knowledge Date: December 2023\nToday Date: {date}\n\n{trimmed}<|eot_id|>") \
      X(TOOL, "<|start_header_id|>ipython<|end_header_id|>\n\n{json}<|eot_id|>") \
      BITNET__LLAMA3_PIECES(X)) \
    ROW(LLAMA3, "Llama-3", "llama3", \
      X(IF, "<|start_header_id|>") \
      X(SYSTEM, "<|start_header_id|>system<|end_header_id|>\n\n{trimmed}<|eot_id|>") \
      X(TOOL, "<|start_header_id|>tool<|end_header_id|>\n\n{trimmed}<|eot_id|>") \
      BITNET__LLAMA3_PIECES(X)) \
    ROW(NONE, "none", "hermes", /* Phi-4's */ \
      X(IF, "<|im_start|>") X(AND, "<|im_sep|>")) \
    ROW(QWEN38, "Qwen3.8", "tags", \
      X(IF, "<|im_start|>") X(AND, "</think>") \
      X(AND, "<function=") X(AND, "reasoning_effort") \
      X(EFFORT, \
        "Reasoning effort is set to xhigh. Please think carefully through the task, validate " \
        "key assumptions, consider plausible alternatives, and prioritize correctness, " \
        "consistency, and clarity in the final answer.") \
      X(LOW_EFFORT, \
        "Reasoning effort is set to low. Keep your thinking brief and focused, moving directly " \
        "to the conclusion without unnecessary elaboration.") \
      X(KEEPS_ALL_THOUGHTS, "") \
      BITNET__QWEN35_PIECES(X)) \
    ROW(QWEN35, "Qwen3.5", "tags", \
      X(IF, "<|im_start|>") X(AND, "</think>") \
      X(AND, "<function=") \
      BITNET__QWEN35_PIECES(X)) \
    ROW(CHATML, "ChatML", "hermes", \
      X(IF, "<|im_start|>") X(UNLESS, "<function=") X(UNLESS, "## Metadata") /* SmolLM3's */ \
      X(SYSTEM, "<|im_start|>system\n{text}\n\n{tools}<|im_end|>\n") \
      X(USER, "<|im_start|>user\n{text}<|im_end|>\n") \
      X(ASSISTANT, "<|im_start|>assistant\n{thought}{text}\n{calls}<|im_end|>\n") \
      X(RESULTS, "<|im_start|>user{results}<|im_end|>\n") \
      X(TOOL, "\n<tool_response>\n{text}\n</tool_response>") \
      X(REQUIRES, "<|im_start|>") X(REQUIRES, "<|im_end|>") \
      X(CONTROL, "<tool_response>") X(CONTROL, "</tool_response>")) \
    ROW(HUNYUAN, "Hunyuan", "hermes", \
      X(IF, BITNET__HY("User")) \
      X(SYSTEM, "{text}\n\n{tools}" BITNET__HY_PLACE("3")) \
      X(USER, BITNET__HY("User") "{text}") \
      X(ASSISTANT, \
        BITNET__HY("Assistant") "{thought}{text}\n{calls}" BITNET__HY_PLACE("2")) \
      X(TOOL, BITNET__HY("User") "{text}") \
      X(REQUIRES, BITNET__HY("User")) X(REQUIRES, BITNET__HY("Assistant")) \
      X(REQUIRES, BITNET__HY_PLACE("2"))) \
    ROW(BITNET, "BitNet", "hermes", \
      X(IF, "Assistant: ") X(AND, "<|eot_id|>") \
      X(IF, "BITNETAssistant") /* a wrong template of BitNet 2B-4T, by a converter */ \
      X(SYSTEM, "System: {trimmed}\n\n{tools}<|eot_id|>") \
      X(USER, "User: {trimmed}<|eot_id|>") \
      X(ASSISTANT, "Assistant: {thought}{trimmed}\n{calls}<|eot_id|>") \
      X(TOOL, "Tool: {trimmed}<|eot_id|>") \
      X(REQUIRES, "<|eot_id|>")) \
    ROW(FALCON, "Falcon", "falcon", \
      X(IF, "<|user|>") X(AND, "<|assistant|>") \
      X(UNLESS, "<|end|>") /* Phi-3's */ \
      X(UNLESS, "[gMASK]") /* GLM's break no line after the marks */ \
      X(UNLESS, "<|assistant|>{") \
      X(UNLESS_BETWEEN, "eos_token") /* Zephyr's */ \
      X(SYSTEM, "<|system|>\n{text}{tools}\n") \
      X(USER, "<|user|>\n{text}\n") \
      X(ASSISTANT, "<|assistant|>\n{thought}{text}\n{calls}{eos}\n") \
      X(CALLS, "{thought}\n{calls}{eos}\n") \
      X(TOOL, "<|assistant|>\n<tool_response>\n{text}\n</tool_response>\n") \
      X(CONTROL, "<tool_response>") X(CONTROL, "</tool_response>")) \
    ROW(GEMMA, "Gemma", "hermes", \
      X(IF, "<start_of_turn>") \
      X(SYSTEM, "<start_of_turn>user\n{text}\n\n{tools}<end_of_turn>\n") \
      X(SYSTEM_BEFORE_USER, "<start_of_turn>user\n{text}\n\n{tools}\n\n") \
      X(USER, "<start_of_turn>user\n{trimmed}<end_of_turn>\n") \
      X(ASSISTANT, "<start_of_turn>model\n{thought}{trimmed}\n{calls}<end_of_turn>\n") \
      X(TOOL, "<start_of_turn>user\n{trimmed}<end_of_turn>\n") \
      X(REQUIRES, "<start_of_turn>") X(REQUIRES, "<end_of_turn>") \
      X(CONTROL, "<start_of_turn>")) \
    ROW(MINICPM, "MiniCPM", "hermes", \
      X(IF, "<\xE7\x94\xA8\xE6\x88\xB7>") \
      X(SYSTEM, "{trimmed}\n\n{tools}") \
      X(USER, "<\xE7\x94\xA8\xE6\x88\xB7>{trimmed}") \
      X(ASSISTANT, "<AI>{thought}{trimmed}\n{calls}") \
      X(TOOL, "<\xE7\x94\xA8\xE6\x88\xB7>{trimmed}") \
      X(CONTROL, "<\xE7\x94\xA8\xE6\x88\xB7>") X(CONTROL, "<AI>")) \
    ROW(LLAMA2, "Llama-2", "hermes", \
      X(IF, "[INST]") X(AND, "<<SYS>>") \
      X(SYSTEM, "[INST] <<SYS>>\n{trimmed}\n\n{tools}\n<</SYS>>\n\n [/INST]") \
      X(SYSTEM_BEFORE_USER, "[INST] <<SYS>>\n{trimmed}\n\n{tools}\n<</SYS>>\n\n") \
      X(USER, "[INST] {trimmed} [/INST]") \
      X(ASSISTANT, "{thought}{trimmed}\n{calls}</s><s>") \
      X(TOOL, "[INST] {trimmed} [/INST]") \
      X(REQUIRES, "<s>") X(REQUIRES, "</s>") \
      X(CONTROL, "[INST]") X(CONTROL, "[/INST]")) \
    ROW(MISTRAL, "Mistral", "hermes", /* others have spaces, or a [SYSTEM_PROMPT] */ \
      X(IF, "\"[INST]\"") X(UNLESS, "[SYSTEM_PROMPT]") \
      X(IF, "'[INST]'") X(UNLESS, "[SYSTEM_PROMPT]") \
      X(SYSTEM, "[INST]{text}\n\n{tools}[/INST]") \
      X(SYSTEM_BEFORE_USER, "[INST]{text}\n\n{tools}\n\n") \
      X(USER, "[INST]{text}[/INST]") \
      X(ASSISTANT, "{thought}{text}\n{calls}</s>") \
      X(TOOL, "[INST]{text}[/INST]") \
      X(REQUIRES, "[INST]") X(REQUIRES, "[/INST]") \
      X(REQUIRES, "</s>"))
/* clang-format on */

static const bitnet__chat_template bitnet__chat_templates[] = {
#define BITNET__X(kind, text) {BITNET__CHAT_##kind, text},
#define BITNET__ROW(form, name, tools, pieces) {BITNET_CHAT_##form, name, tools, {pieces}},
    BITNET__CHAT_TEMPLATES(BITNET__ROW, BITNET__X)
#undef BITNET__ROW
#undef BITNET__X
};

static const bitnet__chat_template *bitnet__chat_template_of(bitnet_chat_template form) {
    size_t i;
    for (i = 0; i < BITNET__COUNT(bitnet__chat_templates); i++)
        if (bitnet__chat_templates[i].form == form) return &bitnet__chat_templates[i];
    return NULL;
}

/* The first of its kind; NULL if there is none. */
static const char *bitnet__chat_piece_of(const bitnet__chat_template *form,
                                         bitnet__chat_kind kind) {
    const bitnet__chat_piece *piece = form->pieces;
    while (piece->kind != kind && piece->kind != BITNET__CHAT_LAST) piece++;
    return piece->text;
}

/* The position of `what`; the length of the text if it is not there. */
static size_t bitnet__search(bitnet_string text, size_t from, const char *what) {
    size_t length = strlen(what);
    for (; from + length <= text.length; from++)
        if (memcmp(text.data + from, what, length) == 0) return from;
    return text.length;
}

static bool bitnet__has(bitnet_string text, const char *what) {
    return bitnet__search(text, 0, what) < text.length;
}

/* What follows the last `what`; the whole text if it is not there. */
static bitnet_string bitnet__text_after(bitnet_string text, const char *what) {
    size_t at;
    while ((at = bitnet__search(text, 0, what)) < text.length) {
        text.data += at + strlen(what);
        text.length -= at + strlen(what);
    }
    return text;
}

static bool bitnet__chat_matches(const bitnet__chat_template *form, bitnet_string s) {
    const bitnet__chat_piece *piece = form->pieces, *first = piece;
    bool matches = false;
    for (; piece->kind >= BITNET__CHAT_IF && piece->kind <= BITNET__CHAT_UNLESS_BETWEEN; piece++) {
        bitnet_string range = s;
        if (piece->kind == BITNET__CHAT_IF) {
            if (matches) break;
            matches = true;
            first = piece;
        }
        if (piece->kind == BITNET__CHAT_UNLESS_BETWEEN) {
            size_t from = bitnet__search(s, 0, first[0].text);
            range = bitnet__string_of(s.data + from, bitnet__search(s, from, first[1].text) - from);
        }
        matches = matches && bitnet__has(range, piece->text) == (piece->kind <= BITNET__CHAT_AND);
    }
    return matches;
}

static bitnet_chat_template bitnet__chat_of_template(bitnet_string s) {
    size_t i;
    for (i = 0; i < BITNET__COUNT(bitnet__chat_templates); i++)
        if (bitnet__chat_matches(&bitnet__chat_templates[i], s))
            return bitnet__chat_templates[i].form;
    return BITNET_CHAT_NONE;
}

typedef enum bitnet__thinking {
    BITNET__THINKS_NEVER,
    BITNET__THINKS_FREELY,  /* model opens <think> */
    BITNET__THINKS_ALWAYS,  /* template opens it */
    BITNET__THINKS_IF_ASKED /* opens and closes it, unless BITNET_THINKING */
} bitnet__thinking;

/* According to what follows a reply's header. Templates write line breaks raw or as \\n. */
static bitnet__thinking bitnet__thinking_of(bitnet_string s) {
    bitnet_string reply = bitnet__text_after(s, "add_generation_prompt");
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
        bitnet_string system;
        if ((at = bitnet__search(s, 0, heads[i])) == s.length) continue;
        at += strlen(heads[i]) - strlen("You are");
        system = bitnet__string_of(s.data + at, bitnet__search(s, at, "<|im_end|>") - at);
        if (at + system.length < s.length && !memchr(system.data, '\'', system.length) &&
            !memchr(system.data, '"', system.length) && !memchr(system.data, '\\', system.length))
            return system;
    }
    return bitnet__string("");
}
