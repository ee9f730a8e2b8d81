/* adventure - a small text adventure in which you type what you like, understood by two small
   models

       cc -O2 examples/adventure.c -o adventure && ./adventure       "show": how lines are read

   parser.gguf converts a line to JSON, {"action":"light","object":"lantern","place":"mill"}, with a
   grammar of what the line can mean; unlikely readings are rejected. villager.gguf answers for a
   villager, who knows only its prompt. The optional header bitnet_grammar.h is needed. */

#define BITNET_IMPLEMENTATION
#include "bitnet.h"
#include "bitnet_grammar.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- reading what is typed */

enum { WORD_SIZE = 32, LINE = 256, LISTS = 3 };
static const float understood = -2; /* least log-probability of a reading */

typedef struct parser {
    bitnet_session *session;
    const char *const *lists[LISTS]; /* in lower case; each ends with NULL */
    const char *it;                  /* the object that "it" is, or NULL */
    int things;                      /* the first objects; the others are people. 0: any order */
    char prompt[1024];
} parser;

typedef struct reading {
    char words[LISTS][WORD_SIZE]; /* the action, the object and the place, or "none" */
    char json[4 * WORD_SIZE];
    float likelihood; /* log-probability */
} reading;

static void append(char *text, size_t size, const char *format, ...) {
    const size_t used = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text + used, size - used, format, arguments);
    va_end(arguments);
}

/* Returns NULL or an error message. */
static const char *open_parser(parser *p, bitnet_model *model,
                               const char *const *const lists[LISTS], bitnet_error *error) {
    static const char *const heads[LISTS] = {"Actions:", " Objects:", " Places:"};
    int i, k;
    *p->prompt = 0;
    for (i = 0; i < LISTS; i++) {
        append(p->prompt, sizeof p->prompt, "%s", heads[i]);
        for (k = 0; lists[i][k]; k++)
            append(p->prompt, sizeof p->prompt, "%s %s", k ? "," : "", lists[i][k]);
        append(p->prompt, sizeof p->prompt, ".");
        p->lists[i] = lists[i];
    }
    return (p->session = bitnet_session_create(model, NULL, error)) ? NULL : error->message;
}

/* Does a line contain the last word of a name? "key" is enough for "rusty key". */
static bool mentions(const char *line, const char *name) {
    const char *word = strrchr(name, ' ') ? strrchr(name, ' ') + 1 : name, *at = line;
    while ((at = strstr(at, word)) != NULL &&
           ((at > line && isalpha((uint8_t)at[-1])) || isalpha((uint8_t)at[strlen(word)])))
        at++;
    return at != NULL;
}

/* What a line can mean: any action, and the objects and places that it mentions. People are objects
   only if no thing is. */
static bitnet_grammar *make_grammar(const parser *p, const char *line, bool mentioned[LISTS]) {
    static const char *const names[LISTS] = {"action", "object", "place"};
    char root[256] = "root ::= ", form[4096] = "";
    int i, k;
    for (i = 0; i < LISTS; i++) {
        append(root, sizeof root, "\"%s\\\"%s\\\":\\\"\" %s ", i ? "\\\"," : "{", names[i],
               names[i]);
        append(form, sizeof form, "%s ::= ", names[i]);
        mentioned[i] = false;
        for (k = 0; p->lists[i][k]; k++) {
            const char *name = p->lists[i][k];
            if (i && !mentions(line, name) && !(name == p->it && mentions(line, "it"))) continue;
            if (i == 1 && p->things && k >= p->things && mentioned[i]) continue; /* to whom */
            append(form, sizeof form, "%s\"%s\"", mentioned[i] ? " | " : "", name);
            mentioned[i] = true;
        }
        append(form, sizeof form, "%s\n", mentioned[i] ? "" : "\"none\"");
    }
    append(form, sizeof form, "%s \"\\\"}\"\n", root);
    return bitnet_grammar_create(form, BITNET_TERMINATED, NULL, NULL, NULL);
}

/* Finds the likeliest reading of a line. Its log-probability is that of the action and of each
   "none" without the grammar: low if the line is about something that is in no list. */
static reading read_line(parser *p, const char *line) {
    const bitnet_tokenizer *t = bitnet_model_tokenizer(bitnet_session_model(p->session));
    static bitnet_generate_options options;
    const bitnet_generated_token *tokens;
    bool mentioned[LISTS];
    char lower[LINE];
    const char *text;
    size_t length, i;
    int list = -1; /* of the name that is being written */
    reading r;
    bitnet_grammar *grammar;
    memset(&r, 0, sizeof r);
    options.logprobs = true;
    for (i = 0; line[i] && i + 1 < sizeof lower; i++) lower[i] = (char)tolower((uint8_t)line[i]);
    lower[i] = 0;
    grammar = make_grammar(p, lower, mentioned);
    if (bitnet_chat_system(p->session, p->prompt) == BITNET_OK &&
        bitnet_session_set_grammar(p->session, grammar) == BITNET_OK &&
        bitnet_chat_begin(p->session, lower, BITNET_TERMINATED, &options) == BITNET_OK)
        while (bitnet_generate_next(p->session, NULL, &text, &length) == BITNET_OK) {
            append(r.json, sizeof r.json, "%.*s", (int)length, text);
            length = bitnet_generate_tokens(p->session, &tokens);
            for (i = 0; i < length; i++) {
                const bitnet_string bytes = bitnet_token_bytes(t, tokens[i].token.id);
                if (list == 0 || (list > 0 && !mentioned[list]))
                    r.likelihood += tokens[i].token.log_probability;
                list += memchr(bytes.data, ':', bytes.length) != NULL;
            }
        }
    bitnet_session_set_grammar(p->session, NULL);
    bitnet_grammar_free(grammar);
    if (sscanf(r.json, "{\"action\":\"%31[^\"]\",\"object\":\"%31[^\"]\",\"place\":\"%31[^\"]\"}",
               r.words[0], r.words[1], r.words[2]) != LISTS)
        r.likelihood = -1000;
    return r;
}

/* ---- the village */

enum { GARDEN, MARKET, MILL, BARN, CELLAR, RIVER, PLACES };
enum { LANTERN, BREAD, KITE, APPLE, THINGS };
enum { ANNA, BEN, CLARA, PEOPLE };
enum { NONE = -1, PLAYER = PLACES, WITH }; /* where: at a place, with PLAYER, WITH + person */

static const struct {
    const char *word, *at, *looks, *scenery;
} places[PLACES] = {
    {"garden", "in the garden", "Roses, beans and a small bench. Paths lead everywhere.",
     "roses beans bench paths"},
    {"market", "at the market", "The stalls are closed. Somebody left a crate of straw.",
     "stalls crate straw"},
    {"mill", "at the mill", "The wheel turns slowly. It smells of flour.", "wheel flour"},
    {"barn", "in the barn", "Hay up to the roof, and a swallow's nest.", "hay roof swallow nest"},
    {"cellar", "in the cellar", "Stone steps lead down between shelves.", "steps shelves"},
    {"river", "by the river", "The water is quiet. A kite would fly well here.", "water"},
};

static const struct {
    const char *word, *name, *looks;
} objects[THINGS + PEOPLE] = {
    {"lantern", "the lantern", "It is made of brass and full of oil."},
    {"bread", "the bread", "A round, dark loaf. It smells wonderful."},
    {"kite", "the kite", "It is red and has a long tail."},
    {"apple", "the apple", "It is green and a little sour."},
    {"anna", "Anna", "Anna looks at the sky."},
    {"ben", "Ben", "Ben looks at your pockets."},
    {"clara", "Clara", "Clara looks at everything."},
};

/* The villagers' prompts: what each is, wants and has seen. */
static const char *const minds[PEOPLE] = {
    "You are Anna, a kind girl. You are sad. You want the kite. You were in the garden. Clara was "
    "in the garden. The apple was with you. Clara went to the market because she was hungry.",
    "You are Ben, a greedy boy. You are hungry. You want the bread. You were in the barn. The kite "
    "was with you.",
    "You are Clara, a curious girl. You are cheerful. You were at the mill. The lantern was at the "
    "mill. You went to the cellar. The bread was in the cellar. You went to the market. Ben was at "
    "the market. The kite was with Ben. Ben went to the barn because he was bored."};

static const char aim[] =
    "Anna has lost her kite. Find it and give it to her, in your own words: walk, look, take and\n"
    "use things, and ask people what they want, where somebody or something is, or for a thing.";

typedef struct game {
    parser reader;
    bitnet_session *minds[PEOPLE];
    int where[THINGS + PEOPLE], at; /* the place of each object, and of the player */
    int object, place;              /* named in the line, or NONE */
    bool lit, show, over;
} game;

static bool is_thing(int object) { return object >= 0 && object < THINGS; }

static int villager_here(const game *g) {
    int i = PEOPLE;
    while (i-- && g->where[THINGS + i] != g->at) continue;
    return i; /* NONE: nobody */
}

static bool has_villager(const game *g, int object) {
    const int who = villager_here(g);
    return who != NONE && is_thing(object) && g->where[object] == WITH + who;
}

static bool is_dark(const game *g) {
    return g->at == CELLAR && !(g->lit && g->where[LANTERN] == PLAYER);
}

/* Says a line, in which %s is the object, to the villager at this place; NULL: there is none. */
static const char *say(game *g, const char *format) {
    static char line[LINE], answer[LINE];
    const char *text;
    size_t length;
    const int who = villager_here(g);
    int i;
    *answer = 0;
    if (who == NONE) return puts("Nobody is here to hear you."), (const char *)NULL;
    snprintf(line, sizeof line, format, g->object == NONE ? "" : objects[g->object].name);
    for (i = 0; i < 2 && !*answer; i++) { /* if the context is full, the villager forgets the
                                             talk */
        if (i) bitnet_chat_system(g->minds[who], minds[who]);
        if (bitnet_chat_begin(g->minds[who], line, BITNET_TERMINATED, NULL) == BITNET_OK)
            while (bitnet_generate_next(g->minds[who], NULL, &text, &length) == BITNET_OK)
                append(answer, sizeof answer, "%.*s", (int)length, text);
    }
    printf("You: \"%s\"\n%s: \"%s\"\n", line, objects[THINGS + who].name, answer);
    return answer;
}

/* ---- what can be done */

/* Names the things that are somewhere; returns their number. */
static int list_things(const game *g, int where, const char *format) {
    int i, count = 0;
    for (i = 0; i < THINGS; i++)
        if (g->where[i] == where) printf(format, objects[i].name), count++;
    return count;
}

static void look_around(const game *g) {
    const int who = villager_here(g);
    int i;
    if (is_dark(g)) puts("It is dark in the cellar. You see nothing at all.");
    else printf("You are %s. %s\n", places[g->at].at, places[g->at].looks);
    if (!is_dark(g)) list_things(g, g->at, "You see %s.\n");
    list_things(g, PLAYER, "You have %s.\n");
    if (who != NONE) printf("%s is here", objects[THINGS + who].name);
    for (i = 0; i < THINGS; i++)
        if (has_villager(g, i)) printf(" and has %s", objects[i].name);
    if (who != NONE) puts(".");
}

static void do_look(game *g) {
    const int where = g->object == NONE ? NONE : g->where[g->object];
    if (where == NONE) look_around(g);
    else if (where == PLAYER || where == g->at || has_villager(g, g->object))
        puts(objects[g->object].looks);
    else printf("You do not see %s here.\n", objects[g->object].name);
}

static void do_go(game *g) {
    if (g->place == NONE && g->object >= THINGS) g->place = g->where[g->object];
    if (g->place == NONE)
        puts("Where to? The garden, the market, the mill, the barn, the cellar or the river.");
    else g->at = g->place, look_around(g);
}

/* Takes a thing at this place, or asks the villager for it; the villager's model decides. */
static void do_take(game *g) {
    const char *answer, *name = g->object == NONE ? "" : objects[g->object].name;
    if (!is_thing(g->object)) puts("What do you want?");
    else if (g->where[g->object] == PLAYER) puts("You have it already.");
    else if (is_dark(g)) puts("It is too dark to find anything.");
    else if (g->where[g->object] == g->at)
        g->where[g->object] = PLAYER, printf("You take %s.\n", name);
    else if (villager_here(g) == NONE) printf("You do not see %s here.\n", name);
    else if ((answer = say(g, "Please give me %s.")) != NULL && has_villager(g, g->object) &&
             strstr(answer, "is yours"))
        g->where[g->object] = PLAYER, printf("(You have %s.)\n", name);
}

/* Does the line name a thing that the player carries? */
static bool has_it(const game *g) {
    if (is_thing(g->object) && g->where[g->object] == PLAYER) return true;
    if (g->object == NONE) puts("What do you mean?");
    else printf("You do not have %s.\n", objects[g->object].name);
    return false;
}

static void do_drop(game *g) {
    if (!has_it(g)) return;
    g->where[g->object] = g->at;
    printf("You put %s down %s.\n", objects[g->object].name, places[g->at].at);
}

static void do_light(game *g) {
    if (g->object == NONE) g->object = LANTERN;
    if (!has_it(g)) return;
    g->lit = g->lit || g->object == LANTERN;
    puts(g->object == LANTERN ? "The lantern throws a warm light." : "That had better not burn.");
}

static void do_give(game *g) {
    const int who = villager_here(g);
    if (!has_it(g) || !say(g, "Here is %s.")) return;
    g->where[g->object] = WITH + who;
    if (who == BEN && g->object == BREAD && g->where[KITE] == WITH + BEN) {
        g->where[KITE] = PLAYER;
        puts("Ben bites into the bread and hands you the kite.");
    }
    g->over = who == ANNA && g->object == KITE;
    if (g->over)
        puts("Anna laughs and runs to the river, and the kite climbs above the village. The end.");
}

static void do_inventory(game *g) {
    if (!list_things(g, PLAYER, "You have %s.\n")) puts("You have nothing.");
}

/* The actions that the parser may return: each calls a function or says a line, with or without an
   object. */
static const struct {
    const char *name;
    void (*act)(game *g);
    const char *says, *says_of;
} deeds[] = {
    {"look", do_look, NULL, NULL},
    {"go", do_go, NULL, NULL},
    {"take", do_take, NULL, NULL},
    {"drop", do_drop, NULL, NULL},
    {"light", do_light, NULL, NULL},
    {"give", do_give, NULL, NULL},
    {"inventory", do_inventory, NULL, NULL},
    {"hello", NULL, "Hello!", "Hello!"},
    {"how", NULL, "How are you?", "How are you?"},
    {"want", NULL, "What do you want?", "What do you want?"},
    {"where", NULL, "Where are you?", "Where is %s?"},
    {"who", NULL, "What do you want?", "Who has %s?"},
    {"name", NULL, "Hello!", "Hello!"},
    {"thank", NULL, "Thank you!", "Thank you!"},
    {"bye", NULL, "Goodbye.", "Goodbye."},
};
enum { DEEDS = sizeof deeds / sizeof *deeds };

static int find_word(const char *const *list, const char *word) {
    int i;
    for (i = 0; list[i]; i++)
        if (!strcmp(list[i], word)) return i;
    return NONE;
}

/* What is done about a line that is not understood. */
static void puzzle(const game *g, const char *line) {
    char scenery[LINE], *word;
    snprintf(scenery, sizeof scenery, "%s", places[g->at].scenery);
    word = strtok(scenery, " ");
    while (word && !mentions(line, word)) word = strtok(NULL, " ");
    if (word) printf("You can do nothing with the %s.\n", word);
    else if (villager_here(g) != NONE) puts("\"What do you mean?\" (Try \"help\".)");
    else puts("You are not sure how to do that. Try \"help\".");
}

/* Performs what a line says. */
static void follow(game *g, const char *line) {
    const reading r = read_line(&g->reader, line);
    const int i = find_word(g->reader.lists[0], r.words[0]);
    if (g->show) printf("%s, likelihood %.2f\n", r.json, (double)r.likelihood);
    g->object = find_word(g->reader.lists[1], r.words[1]);
    g->place = find_word(g->reader.lists[2], r.words[2]);
    if (i == NONE || r.likelihood < understood) puzzle(g, line);
    else if (deeds[i].act == do_give && has_villager(g, g->object) && !mentions(line, "to"))
        do_take(g); /* "give me the apple" */
    else if (deeds[i].act) deeds[i].act(g);
    else say(g, g->object == NONE ? deeds[i].says : deeds[i].says_of);
    if (is_thing(g->object)) g->reader.it = objects[g->object].word;
}

/* ---- the program */

/* Returns NULL or an error message. */
static const char *begin(game *g, bitnet_model *reader, bitnet_model *villager, bitnet_error *e) {
    static const int where[] = {MILL, CELLAR, WITH + BEN, WITH + ANNA, GARDEN, BARN, MARKET};
    static const char *words[LISTS][DEEDS + 1]; /* the first list is the longest */
    const char *const *const lists[LISTS] = {words[0], words[1], words[2]};
    const char *wrong;
    int i;
    memcpy(g->where, where, sizeof where);
    g->at = GARDEN;
    for (i = 0; i < DEEDS; i++) words[0][i] = deeds[i].name;
    for (i = 0; i < THINGS + PEOPLE; i++) words[1][i] = objects[i].word;
    for (i = 0; i < PLACES; i++) words[2][i] = places[i].word;
    wrong = open_parser(&g->reader, reader, lists, e);
    g->reader.things = THINGS;
    for (i = 0; i < PEOPLE && !wrong; i++) {
        g->minds[i] = bitnet_session_create(villager, NULL, e);
        if (!g->minds[i]) wrong = e->message;
        else if (bitnet_chat_system(g->minds[i], minds[i]) != BITNET_OK)
            wrong = bitnet_session_message(g->minds[i]);
    }
    return wrong;
}

int main(void) {
    static game g;
    bitnet_error error;
    bitnet_model *reader, *villager = NULL;
    const char *wrong;
    char line[LINE];
    int i;
    reader = bitnet_model_load_file("examples/models/parser.gguf", NULL, &error);
    if (reader) villager = bitnet_model_load_file("examples/models/villager.gguf", NULL, &error);
    wrong = villager ? begin(&g, reader, villager, &error) : error.message;
    if (wrong) fprintf(stderr, "adventure: %s\n", wrong);
    else puts(aim), puts(""), look_around(&g);
    while (!wrong && !g.over && (printf("> "), fflush(stdout), fgets(line, sizeof line, stdin))) {
        line[strcspn(line, "\r\n")] = 0;
        if (!strcmp(line, "quit") || !strcmp(line, "exit")) break;
        if (!strcmp(line, "show")) g.show = !g.show;
        else if (!strcmp(line, "help")) puts(aim);
        else if (*line) follow(&g, line);
    }
    bitnet_session_free(g.reader.session);
    for (i = 0; i < PEOPLE; i++) bitnet_session_free(g.minds[i]);
    bitnet_model_free(reader);
    bitnet_model_free(villager);
    return wrong != NULL;
}
