/* commands.c - how well parser.gguf reads commands that it was not trained on

       cc -O2 tests/commands.c -o commands && ./commands [MODEL]     from the top of the repository
       ./commands --list                                             only lists the commands

   tests/commands.txt has 100 commands written by hand in five worlds. tests/paraphrases.txt has
   patterns, from which this program draws 500 commands in 20 worlds. Prints the commands that are
   misread, and how often a reading is understood: for these commands, and for the same ones in
   worlds whose lists do not have what they name. */

#define main adventure_main
#include "../examples/adventure.c"
#undef main

enum { MOST = 512, NAMES = 16 };

typedef struct names {
    char text[1024];
    const char *items[NAMES + 1];
    int count;
} names;

/* Splits "a, b, c"; `n` owns the items. */
static void split(names *n, const char *text, const char *marks) {
    char *word;
    n->count = 0;
    snprintf(n->text, sizeof n->text, "%s", text);
    for (word = strtok(n->text, marks); word && n->count < NAMES; word = strtok(NULL, marks)) {
        while (*word == ' ') word++;
        while (*word && word[strlen(word) - 1] == ' ') word[strlen(word) - 1] = 0;
        n->items[n->count++] = word;
    }
    n->items[n->count] = NULL;
}

static void lower_case(char *text) {
    for (; *text; text++) *text = (char)tolower((unsigned char)*text);
}

/* ---- worlds and what is asked in them */

typedef struct command {
    char line[LINE], words[LISTS][WORD_SIZE];
    int world, elsewhere; /* elsewhere: a world whose lists do not have its action, object and
                             place */
    int deed;
} command;

enum { WORLDS = 20, ACTIONS = 8 };

typedef struct world {
    names lists[LISTS];
    int deeds[ACTIONS]; /* rows whose names the actions are */
    unsigned set;       /* of the objects and places */
} world;

typedef struct suite {
    world worlds[WORLDS];
    command commands[MOST];
    int world_count, count;
} suite;

static suite by_hand, drawn;

/* tests/commands.txt */
static int read_commands(suite *s, const char *path) {
    static const char *const heads[LISTS] = {"actions ", "objects ", "places "};
    FILE *file = fopen(path, "r");
    char line[LINE];
    int i;
    if (!file) return perror(path), 1;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        if (*line == '#') continue;
        lower_case(line);
        s->world_count += !strncmp(line, "world ", 6);
        for (i = 0; i < LISTS; i++)
            if (!strncmp(line, heads[i], strlen(heads[i])))
                split(&s->worlds[s->world_count - 1].lists[i], line + strlen(heads[i]), ",");
        if (strchr(line, '|')) {
            names fields;
            command *c = &s->commands[s->count++];
            split(&fields, line, "|");
            c->world = s->world_count - 1;
            c->elsewhere = c->world ? c->world - 1 : 1;
            for (i = 0; i < LISTS; i++) strcpy(c->words[i], fields.items[i]);
            strcpy(c->line, fields.items[LISTS]);
        }
    }
    fclose(file);
    return 0;
}

enum { ASKED = 32, PATTERNS = 16 };

typedef struct patterns {
    names deeds[ASKED], objects[3], places[3];
    char of[ASKED][PATTERNS][LINE];
    int counts[ASKED], deed_count, object_count, place_count;
} patterns;

static int read_patterns(patterns *p, const char *path) {
    FILE *file = fopen(path, "r");
    char line[LINE];
    if (!file) return perror(path), 1;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        if (!*line || *line == '#') continue;
        if (!strncmp(line, "deed ", 5)) split(&p->deeds[p->deed_count++], line + 5, ",");
        else if (!strncmp(line, "objects ", 8))
            split(&p->objects[p->object_count++], line + 8, ",");
        else if (!strncmp(line, "places ", 7)) split(&p->places[p->place_count++], line + 7, ",");
        else strcpy(p->of[p->deed_count - 1][p->counts[p->deed_count - 1]++], line);
    }
    fclose(file);
    return 0;
}

/* The same numbers on every machine. */
static unsigned draw(unsigned n) {
    static uint64_t state = 67;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((state >> 33) % n);
}

/* Replaces {o} and {p} by names. */
static void fill(command *c, const char *pattern, const world *w) {
    char *out = c->line;
    int i;
    for (i = 1; i < LISTS; i++) strcpy(c->words[i], "none");
    for (; *pattern; pattern++) {
        const int list = !strncmp(pattern, "{o}", 3) ? 1 : !strncmp(pattern, "{p}", 3) ? 2 : 0;
        if (list) {
            const names *n = &w->lists[list];
            strcpy(c->words[list], n->items[draw((unsigned)n->count)]);
            out += sprintf(out, "%s", c->words[list]);
            pattern += 2;
        } else *out++ = *pattern;
    }
    *out = 0;
}

/* Does the world already have the command after the last? If not, that becomes the last. */
static bool is_repeated(suite *s) {
    const command *c = &s->commands[s->count];
    int i;
    for (i = 0; i < s->count; i++)
        if (s->commands[i].world == c->world && !strcmp(s->commands[i].line, c->line)) return true;
    s->count++;
    return false;
}

static void draw_lists(world *w, const patterns *p) {
    int i, k, n;
    w->set = draw((unsigned)p->object_count);
    for (n = 0; n < ACTIONS; n++) {
        const names *deed;
        do {
            w->deeds[n] = (int)draw((unsigned)p->deed_count);
            for (k = 0; k < n && w->deeds[k] != w->deeds[n]; k++) continue;
        } while (k < n);
        deed = &p->deeds[w->deeds[n]];
        w->lists[0].items[n] = deed->items[draw((unsigned)deed->count)];
    }
    w->lists[0].count = ACTIONS;
    for (i = 1; i < LISTS; i++) {
        const names *from = i == 1 ? &p->objects[w->set] : &p->places[w->set];
        const int count = i == 1 ? 7 : 5, first = (int)draw((unsigned)(from->count - count + 1));
        for (k = 0; k < count; k++) w->lists[i].items[k] = from->items[first + k];
        w->lists[i].count = count;
    }
}

/* The next world with other objects and places and without the action. */
static int find_elsewhere(const suite *s, const command *c) {
    int i = c->world, k;
    do {
        const world *w = &s->worlds[i = (i + 1) % WORLDS];
        for (k = 0; k < ACTIONS && w->deeds[k] != c->deed; k++) continue;
        if (k == ACTIONS && w->set != s->worlds[c->world].set) break;
    } while (i != c->world);
    return i;
}

/* Makes 20 worlds of eight actions, seven objects and five places, with 25 commands each. */
static void draw_suite(suite *s, const patterns *p) {
    int i, k;
    for (; s->world_count < WORLDS; s->world_count++) {
        world *w = &s->worlds[s->world_count];
        draw_lists(w, p);
        for (i = 0; i < 25; i += !is_repeated(s)) {
            command *c = &s->commands[s->count];
            k = (int)draw(ACTIONS);
            c->world = s->world_count;
            c->deed = w->deeds[k];
            strcpy(c->words[0], w->lists[0].items[k]);
            fill(c, p->of[c->deed][draw((unsigned)p->counts[c->deed])], w);
        }
    }
    for (i = 0; i < s->count; i++) s->commands[i].elsewhere = find_elsewhere(s, &s->commands[i]);
}

/* ---- reading them */

static bool open_world(parser *p, bitnet_model *model, const world *w) {
    const char *const *lists[LISTS];
    bitnet_error error;
    const char *wrong;
    int i;
    for (i = 0; i < LISTS; i++) lists[i] = w->lists[i].items;
    wrong = open_parser(p, model, lists, &error);
    if (wrong) fprintf(stderr, "%s\n", wrong);
    return !wrong;
}

/* `here`: tests commands in their own worlds and returns how many readings are right. Else tests
   them elsewhere, where nothing should be understood, and returns how many are. -1: an error. */
static int judge(const suite *s, bitnet_model *model, const char *name, bool here) {
    int right = 0, clear = 0, both = 0, asked = 0, i, k;
    for (i = 0; i < s->world_count; i++) {
        parser p;
        if (!open_world(&p, model, &s->worlds[i])) return -1;
        for (k = 0; k < s->count; k++) {
            const command *c = &s->commands[k];
            reading r;
            bool good;
            if ((here ? c->world : c->elsewhere) != i) continue;
            r = read_line(&p, c->line);
            good = !strcmp(c->words[0], r.words[0]) && !strcmp(c->words[1], r.words[1]) &&
                   !strcmp(c->words[2], r.words[2]);
            asked++;
            right += good;
            clear += r.likelihood >= understood;
            both += good && r.likelihood >= understood;
            if (here && !good)
                printf("%s: %s | %s | %s, not %s (%.2f)\n", c->line, c->words[0], c->words[1],
                       c->words[2], r.json, (double)r.likelihood);
        }
        bitnet_session_free(p.session);
    }
    if (here)
        printf("%s: %d of %d right; %d understood, %d of them right\n", name, right, asked, clear,
               both);
    else printf("%s, in another world: %d of %d understood\n", name, clear, asked);
    return here ? right : clear;
}

int main(int argc, char **argv) {
    static patterns p;
    bitnet_error error;
    bitnet_model *model;
    int hand, other, strange_hand, strange_other, i;
    if (read_commands(&by_hand, "tests/commands.txt") || read_patterns(&p, "tests/paraphrases.txt"))
        return 1;
    draw_suite(&drawn, &p);
    if (argc > 1 && !strcmp(argv[1], "--list")) {
        for (i = 0; i < drawn.count; i++) puts(drawn.commands[i].line);
        for (i = 0; i < by_hand.count; i++) puts(by_hand.commands[i].line);
        return 0;
    }
    model =
        bitnet_model_load_file(argc > 1 ? argv[1] : "examples/models/parser.gguf", NULL, &error);
    if (!model) return fprintf(stderr, "%s\n", error.message), 1;
    other = judge(&drawn, model, "paraphrases", true);
    strange_other = judge(&drawn, model, "paraphrases", false);
    hand = judge(&by_hand, model, "by hand", true);
    strange_hand = judge(&by_hand, model, "by hand", false);
    bitnet_model_free(model);
    return hand * 100 < 88 * by_hand.count || other * 100 < 95 * drawn.count || strange_hand < 0 ||
           strange_hand * 100 > 10 * by_hand.count || strange_other < 0 ||
           strange_other * 100 > 4 * drawn.count;
}
