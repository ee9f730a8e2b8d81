#pragma once
#include "../base/memory.h"
#include "unicode.h"

/* ==================================================
   >>pretokenizer   Pre-tokenizers

   Byte-level BPE first cuts text into pieces, roughly words, that no merge crosses. Models publish
   regular expressions; these scanners are written by hand and take linear time. They only look
   ahead, so scanning may resume at the end of any piece.

   Llama-3   (?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}
             | ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+
   Qwen2     Llama-3's with \p{N} for \p{N}{1,3}
   GPT-2     's|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+
   StarCoder every \p{N}, and between them GPT-2's
   GPT-4o    [^\r\n\p{L}\p{N}]?[^a-z]*[^A-Z]+C?|[^\r\n\p{L}\p{N}]?[^a-z]+[^A-Z]*C?, all of \p{L},
             C: Llama-3's contractions; then Llama-3's with [\r\n/]*. (The published rule knows the
             capitals of all scripts; llama.cpp, as here, those of ASCII.)
   Tekken    GPT-4o's without C, and \p{N} for \p{N}{1,3}
   Falcon    runs of [\p{P}$+<=>^~|`] first, between them GPT-2's, then every three digits [0-9]
   default   Falcon's without the ` , and \p{N}+ is cut off from the space before it
   ================================================== */

typedef enum bitnet__rule {
    BITNET__RULE_LLAMA3,
    BITNET__RULE_QWEN2,
    BITNET__RULE_GPT2,
    BITNET__RULE_FALCON,
    BITNET__RULE_DEFAULT,
    BITNET__RULE_STARCODER,
    BITNET__RULE_GPT4O,
    BITNET__RULE_TEKKEN,
    BITNET__RULE_QWEN35,
    BITNET__RULE_MINICPM5,
    BITNET__RULE_DEEPSEEK3,
    BITNET__RULE_DEEPSEEK,
    BITNET__RULE_DEEPSEEK_CODER
} bitnet__rule;

typedef struct bitnet__pretokenizer {
    const char *name, *others; /* tokenizer.ggml.pre; aliases */
    bitnet__rule rule;
    bool whole; /* pieces that are tokens are not merged */
    bool add_bos;
} bitnet__pretokenizer;

/* The first is the default. Rows of a rule are adjacent. */
static const bitnet__pretokenizer bitnet__pretokenizers[] = {
    {"llama-bpe", "llama3 llama-v3 falcon3 falcon_e falcon-h1 pixtral midm-2.0",
     BITNET__RULE_LLAMA3, true, true},
    {"smaug-bpe", "dbrx chatglm-bpe glm4", BITNET__RULE_LLAMA3, false, false},
    {"qwen2", "deepseek-r1-qwen kormo f2llmv2 stablelm2 megrez hunyuan", BITNET__RULE_QWEN2, false,
     false},
    {"qwen35", "", BITNET__RULE_QWEN35, false, false},
    {"minicpm5", "", BITNET__RULE_MINICPM5, true, false},
    {"deepseek-v3", "", BITNET__RULE_DEEPSEEK3, false, false},
    {"hunyuan-dense", "", BITNET__RULE_DEEPSEEK3, false, true}, /* its template begins with BOS */
    {"deepseek-llm", "", BITNET__RULE_DEEPSEEK, false, false},
    {"deepseek-coder", "", BITNET__RULE_DEEPSEEK_CODER, false, false},
    {"gpt-4o", "llama4 kanana2", BITNET__RULE_GPT4O, false, false},
    {"tekken", "", BITNET__RULE_TEKKEN, true, true},
    {"starcoder", "smollm refact command-r codeshell exaone minerva-7b", BITNET__RULE_STARCODER,
     false, false},
    {"gpt-2", "phi-2 mpt olmo jais exaone4 trillion granite-docling a.x-4.0 mellum",
     BITNET__RULE_GPT2, false, false},
    {"falcon", "", BITNET__RULE_FALCON, false, false},
    {"default", "", BITNET__RULE_DEFAULT, false, false},
};

static bool bitnet__is_pretokenizer(const bitnet__pretokenizer *p, bitnet_string name) {
    bitnet_string word;
    bool found = bitnet__is(name, p->name);
    for (word.data = p->others; !found && *word.data; word.data += word.length) {
        word.data += *word.data == ' ';
        word.length = strcspn(word.data, " ");
        found = bitnet__equal(word, name);
    }
    return found;
}

BITNET__OPTIMIZE(1) /* cutting text into pieces: 15 % less */

typedef struct bitnet__glyph {
    bitnet__class type;
    uint32_t c;
    size_t end;
} bitnet__glyph;

/* Most rules know only letters, numbers, spaces. */
static bitnet__class bitnet__class_for(bitnet__rule rule, uint32_t c) {
    bitnet__class type = bitnet__class_of(c);
    switch (rule) {
    case BITNET__RULE_FALCON:
    case BITNET__RULE_DEFAULT:
        if (c > 0 && c < 128 && strchr("$+<=>^~|", (int)c)) return BITNET__PUNCTUATION;
        if (c == '`' && rule == BITNET__RULE_FALCON) return BITNET__PUNCTUATION;
        return type == BITNET__MARK || type == BITNET__SYMBOL ? BITNET__OTHER : type;
    case BITNET__RULE_DEEPSEEK3:
        if (type == BITNET__SYMBOL) return BITNET__PUNCTUATION;
        return type == BITNET__MARK ? BITNET__LETTER : type;
    case BITNET__RULE_DEEPSEEK:
    case BITNET__RULE_DEEPSEEK_CODER: return type;
    default:
        if (type == BITNET__MARK && rule == BITNET__RULE_QWEN35) return BITNET__LETTER;
        if (type == BITNET__PUNCTUATION || type == BITNET__SYMBOL || type == BITNET__MARK)
            return BITNET__OTHER;
        return type;
    }
}

/* Cut out by DeepSeek-V3. */
static bool bitnet__is_east(uint32_t c) {
    return (c >= 0x4E00 && c <= 0x9FA5) || (c >= 0x3040 && c <= 0x30FF);
}

/* Some rules first cut the text where this changes, and take each part for a text; END: others. */
static bitnet__class bitnet__part_of_text(bitnet__rule rule, bitnet__glyph g) {
    switch (rule) {
    case BITNET__RULE_FALCON:
    case BITNET__RULE_DEFAULT:
        return g.type == BITNET__PUNCTUATION ? BITNET__PUNCTUATION : BITNET__OTHER;
    case BITNET__RULE_DEEPSEEK3:
        if (bitnet__is_east(g.c)) return BITNET__LETTER;
        /* fall through */
    case BITNET__RULE_STARCODER:
    case BITNET__RULE_MINICPM5: return g.type == BITNET__NUMBER ? BITNET__NUMBER : BITNET__OTHER;
    default: return BITNET__END;
    }
}

typedef struct bitnet__view {
    bitnet__rule rule;
    bitnet__class part; /* that is seen; END: all */
    const char *text;
    size_t length;
} bitnet__view;

static bitnet__glyph bitnet__peek(const bitnet__view *v, size_t at) {
    bitnet__glyph g;
    size_t bytes;
    g.type = BITNET__END;
    g.c = BITNET__INVALID;
    g.end = at;
    if (at >= v->length) return g;
    bytes = bitnet__utf8(v->text + at, v->length - at, &g.c);
    g.end = at + (bytes ? bytes : 1);
    g.type = bitnet__class_for(v->rule, g.c);
    if (v->part != BITNET__END && bitnet__part_of_text(v->rule, g) != v->part) g.type = BITNET__END;
    return g;
}

static size_t bitnet__scan_run(const bitnet__view *v, size_t at, bitnet__class type) {
    bitnet__glyph g = bitnet__peek(v, at);
    while (g.type == type) {
        at = g.end;
        g = bitnet__peek(v, at);
    }
    return at;
}

/* 's, 't, 're, 've, 'm, 'll, 'd; `fold`: also upper case, and the long s (U+017F). */
static size_t bitnet__contraction(const bitnet__view *v, size_t at, bool fold) {
    char a, b;
    if (v->length - at < 2 || v->text[at] != '\'') return 0;
    a = v->text[at + 1];
    b = v->length - at > 2 ? v->text[at + 2] : 0;
    if (fold && a == '\xC5' && b == '\xBF') return at + 3;
    if (fold && a >= 'A' && a <= 'Z') a = (char)(a + 32);
    if (fold && b >= 'A' && b <= 'Z') b = (char)(b + 32);
    if (a == 's' || a == 't' || a == 'm' || a == 'd') return at + 2;
    if ((a == 'r' && b == 'e') || (a == 'v' && b == 'e') || (a == 'l' && b == 'l')) return at + 3;
    return 0;
}

static bool bitnet__is_line_break(bitnet__glyph g) { return g.c == '\r' || g.c == '\n'; }

/* `lines`: to the last line break. Else less a last character that belongs to what follows. */
static size_t bitnet__white(const bitnet__view *v, size_t at, bool lines) {
    bitnet__glyph g = bitnet__peek(v, at);
    size_t end = at, last = at, line = at;
    while (g.type == BITNET__SPACE) {
        last = end;
        end = g.end;
        if (bitnet__is_line_break(g)) line = end;
        g = bitnet__peek(v, end);
    }
    if (lines && line > at) return line;
    if (g.type == BITNET__END) return end;
    return last == at ? end : last;
}

/* ASCII capitals, then small letters; others are both. Without a small letter, ends behind the last
   that is both. */
static size_t bitnet__cased_word(const bitnet__view *v, size_t at) {
    bitnet__glyph g = bitnet__peek(v, at);
    size_t both = 0;
    while (g.type == BITNET__LETTER && !(g.c >= 'a' && g.c <= 'z')) {
        at = g.end;
        if (g.c >= 128) both = at;
        g = bitnet__peek(v, at);
    }
    if (g.type != BITNET__LETTER) return both ? both : at;
    while (g.type == BITNET__LETTER && !(g.c >= 'A' && g.c <= 'Z')) {
        at = g.end;
        g = bitnet__peek(v, at);
    }
    return at;
}

static size_t bitnet__word(const bitnet__view *v, size_t at) {
    size_t end, contraction;
    if (v->rule != BITNET__RULE_GPT4O && v->rule != BITNET__RULE_TEKKEN)
        return bitnet__scan_run(v, at, BITNET__LETTER);
    end = bitnet__cased_word(v, at);
    contraction = v->rule == BITNET__RULE_GPT4O ? bitnet__contraction(v, end, true) : 0;
    return contraction ? contraction : end;
}

static size_t bitnet__three_digits(const bitnet__view *v, size_t at) {
    bitnet__glyph g = bitnet__peek(v, at);
    int digits;
    for (digits = 0; digits < 3 && g.type == BITNET__NUMBER; digits++) {
        at = g.end;
        g = bitnet__peek(v, at);
    }
    return at;
}

static size_t bitnet__scan_ascii(const bitnet__view *v, size_t at) {
    while (at < v->length && (v->text[at] | 32) >= 'a' && (v->text[at] | 32) <= 'z') at++;
    return at;
}

/* What none of DeepSeek-V3's expressions matches, less a character that a word takes. */
static size_t bitnet__unmatched(const bitnet__view *v, size_t at) {
    size_t end = bitnet__scan_run(v, at, BITNET__OTHER), last = at, next = at;
    if (bitnet__peek(v, end).type != BITNET__LETTER) return end;
    while ((next = bitnet__peek(v, next).end) < end) last = next;
    return last;
}

static size_t bitnet__piece_llama3(const bitnet__view *v, size_t at, bitnet__glyph first) {
    bitnet__glyph second = bitnet__peek(v, first.end);
    bool line = bitnet__is_line_break(first), deepseek = v->rule == BITNET__RULE_DEEPSEEK3;
    bool cased = v->rule == BITNET__RULE_GPT4O || v->rule == BITNET__RULE_TEKKEN;
    const bitnet__class other = deepseek ? BITNET__PUNCTUATION : BITNET__OTHER;
    size_t end = cased || deepseek ? 0 : bitnet__contraction(v, at, true);
    if (end) return end;
    if (first.type == BITNET__LETTER) return bitnet__word(v, at);
    if (deepseek && first.type == other) {
        end = first.c < 128 ? bitnet__scan_ascii(v, first.end) : first.end;
        if (end > first.end) return end;
    } else if (second.type == BITNET__LETTER && first.type != BITNET__NUMBER && !line) {
        return bitnet__word(v, first.end);
    }
    if (first.type == BITNET__NUMBER) {
        bool single = v->rule == BITNET__RULE_QWEN2 || v->rule == BITNET__RULE_QWEN35 ||
                      v->rule == BITNET__RULE_TEKKEN;
        return single ? first.end : bitnet__three_digits(v, at);
    }
    if (first.type == other || (first.c == ' ' && second.type == other)) {
        end = bitnet__scan_run(v, first.end, other);
        while (v->part != BITNET__LETTER && end < v->length &&
               (v->text[end] == '\r' || v->text[end] == '\n' || (cased && v->text[end] == '/')))
            end++;
        return end;
    }
    return first.type == BITNET__OTHER ? bitnet__unmatched(v, at) : bitnet__white(v, at, true);
}

static size_t bitnet__piece_gpt2(const bitnet__view *v, size_t at, bitnet__glyph first) {
    bitnet__glyph word = first;
    size_t start = at, end;
    int digits = 0;
    if (first.type == BITNET__PUNCTUATION) return bitnet__scan_run(v, at, BITNET__PUNCTUATION);
    if (v->rule == BITNET__RULE_STARCODER && first.type == BITNET__NUMBER) return first.end;
    end = bitnet__contraction(v, at, false);
    if (end) return end;
    if (first.c == ' ') {
        word = bitnet__peek(v, first.end);
        start = first.end;
    }
    if (word.type == BITNET__LETTER || word.type == BITNET__OTHER ||
        (word.type == BITNET__NUMBER && v->rule == BITNET__RULE_GPT2))
        return bitnet__scan_run(v, start, word.type);
    if (word.type != BITNET__NUMBER || v->rule == BITNET__RULE_STARCODER)
        return bitnet__white(v, at, false);

    /* Falcon, default: three digits, or what precedes */
    if (v->rule == BITNET__RULE_DEFAULT && start > at) return start;
    for (end = start; word.type == BITNET__NUMBER; word = bitnet__peek(v, end)) {
        end = word.end;
        digits = word.c < 128 ? digits + 1 : 0;
        if (digits == 3) return end - 3 > at ? end - 3 : end;
    }
    return end;
}

/* ---- DeepSeek's first models: a piece is characters in the same sets; white space, in none, joins
   letters or punctuation behind it */

#define BITNET__DEEPSEEK_WORD 1
#define BITNET__DEEPSEEK_PUNCTUATION 2
#define BITNET__DEEPSEEK_EAST 4
#define BITNET__DEEPSEEK_NUMBER 8
#define BITNET__DEEPSEEK_SPACED (BITNET__DEEPSEEK_WORD | BITNET__DEEPSEEK_PUNCTUATION)

/* clang-format off */
static const bitnet__runs bitnet__deepseek_letters[] = {
    {0x00000, "O65L26O6L26O58LO10L23OL31OL195OL4"}, {0x001C0, "O4L208OL27O192L4O2L2O3L3OLO6LOL3O"},
    {0x0038C, "LOL20OL83OL139O8L166OL38O2889L38"}, {0x010C6, "O730L86O2L6O2194L43O2L3O64L44O63"},
    {0x01D6B, "L13OL34O101L278O2L6O2L38O2L6O2L8O"}, {0x01F59, "LOLOLOL31O2L53OL7OLO3L3OL7O3L4O2"},
    {0x01FD6, "L6O4L13O5L3OL7O261LO4LO2L10OLO3L5"}, {0x0211E, "O6LOLOLOL4OL6O4LO2L4O5L5O4LO52L2"},
    {0x02185, "O2683L124O2L103O6L4O3L2O31052L46"}, {0x0A66E, "O18L28O134L78OL23O3L4O993L80"},
    {0x0ABC0, "O20288L7O12L5O1033L26O6L26O1189"}, {0x10400, "L80O96L36O4L36O1924L51O13L51O2989"},
    {0x118A0, "L64O53280L68"}};
/* clang-format on */

static unsigned bitnet__deepseek_sets(bitnet__rule rule, bitnet__glyph g) {
    bool coder = rule == BITNET__RULE_DEEPSEEK_CODER, word, punctuation, east;
    uint32_t c = g.c;
    if (g.type == BITNET__SPACE || g.type == BITNET__END) return 0;
    word = (coder ? g.type : BITNET__CLASS_AT(bitnet__deepseek_letters, c)) == BITNET__LETTER;
    punctuation = coder ? g.type == BITNET__PUNCTUATION
                        : (c >= '!' && c <= '/') || (c >= ':' && c <= '~') ||
                              (c >= 0xFF01 && c <= 0xFF0F) || (c >= 0xFF1A && c <= 0xFF5E) ||
                              (c >= 0x2018 && c <= 0x201F) || (c >= 0x3000 && c <= 0x3002);
    east = (c >= 0x0800 && c <= 0x9FA5) || (c >= 0xAC00 && c <= 0xD7FF);
    return (word ? BITNET__DEEPSEEK_WORD : 0u) | (punctuation ? BITNET__DEEPSEEK_PUNCTUATION : 0u) |
           (east ? BITNET__DEEPSEEK_EAST : 0u) |
           (g.type == BITNET__NUMBER ? BITNET__DEEPSEEK_NUMBER : 0u);
}

/* Characters in no set, and spaces among them. */
static size_t bitnet__deepseek_rest(const bitnet__view *v, size_t at) {
    bool whole = v->rule == BITNET__RULE_DEEPSEEK; /* trailing spaces are a piece */
    size_t end = at;
    for (;;) {
        bitnet__glyph g = bitnet__peek(v, end);
        size_t start = end, last = end;
        unsigned sets;
        for (; g.type == BITNET__SPACE && !bitnet__is_line_break(g); g = bitnet__peek(v, end)) {
            last = end;
            end = g.end;
        }
        sets = bitnet__deepseek_sets(v->rule, g);
        if (g.type == BITNET__END || bitnet__is_line_break(g))
            return whole && start > at ? start : end;
        if (end > start && sets & BITNET__DEEPSEEK_SPACED)
            return whole && start > at ? start : last;
        if (sets) return end;
        end = g.end;
    }
}

static size_t bitnet__piece_deepseek(const bitnet__view *v, size_t at, bitnet__glyph first) {
    bitnet__glyph g = first;
    unsigned sets;
    size_t end;
    if (bitnet__is_line_break(first)) return first.end;
    if (first.type == BITNET__SPACE) g = bitnet__peek(v, first.end);
    sets = bitnet__deepseek_sets(v->rule, g);
    if (first.type == BITNET__SPACE && !(sets & BITNET__DEEPSEEK_SPACED)) sets = 0;
    if (!sets) return bitnet__deepseek_rest(v, at);
    if (first.type == BITNET__SPACE && sets & (BITNET__DEEPSEEK_EAST | BITNET__DEEPSEEK_NUMBER))
        return first.end;
    do {
        end = g.end;
        if (v->rule == BITNET__RULE_DEEPSEEK_CODER && sets & BITNET__DEEPSEEK_NUMBER) break;
        g = bitnet__peek(v, end);
    } while (bitnet__deepseek_sets(v->rule, g) == sets);
    return end;
}

static size_t bitnet__piece(bitnet__rule rule, const char *text, size_t length, size_t at) {
    bitnet__view v = {rule, BITNET__END, text, length};
    bitnet__glyph first = bitnet__peek(&v, at);
    v.part = bitnet__part_of_text(rule, first);
    switch (rule) {
    case BITNET__RULE_GPT2:
    case BITNET__RULE_FALCON:
    case BITNET__RULE_DEFAULT:
    case BITNET__RULE_STARCODER: return bitnet__piece_gpt2(&v, at, first);
    case BITNET__RULE_DEEPSEEK:
    case BITNET__RULE_DEEPSEEK_CODER: return bitnet__piece_deepseek(&v, at, first);
    default: return bitnet__piece_llama3(&v, at, first);
    }
}

BITNET__OPTIMIZE_END
