/* npc - two characters live in a game at 60 frames a second

       cc -O2 examples/npc.c -o npc && ./npc                       in the terminal
       cc -O2 -DNPC_SDL examples/npc.c -o npc -lSDL2 && ./npc      in a window
       ./npc --big model.gguf                     a big model tells the story beside the game

   A small model runs in each frame, within a budget. It chooses what a character does (one of five
   actions, by bitnet_choose) and what it says (a line that a grammar allows). Each character has
   its own session, a copy of the same opening, and hears what the other says. A second model tells
   the story on its own thread, at its own pace. At the end the program prints the times of the
   frames and of the model's share in them. */

#define BITNET_IMPLEMENTATION
#include "bitnet.h"
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if defined(_WIN32)
#include <windows.h>
extern int _isatty(int descriptor); /* <io.h> has many more names */
#define isatty _isatty
#else
#include <pthread.h>
#include <unistd.h>
#endif
#if defined(NPC_SDL)
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#endif

enum {
    PLACES = 4,
    ACTIONS = 5,
    COLUMNS = 64, /* of the park */
    ROWS = 15,
    LINE = 128,      /* bytes of what is said */
    REST = 40,       /* frames between two turns */
    MEMORY = 400,    /* tokens; beyond them a character remembers only the opening */
    FRAMES = 1 << 20 /* whose times are kept */
};

static const char opening[] =
    "Once upon a time there was a girl named Lily and a boy named Tom. One day they played in the "
    "park. There was a big tree, a dog, a red ball and a pond.";

static const struct {
    const char *name;
    float x, y;
} places[PLACES] = {{"tree", 8, 3}, {"dog", 52, 3}, {"ball", 30, 7}, {"pond", 50, 11}};

/* What a character may do, and where it goes for that; -1: to the other character. */
static const struct {
    const char *text;
    int place;
} actions[ACTIONS] = {{" ran to the big tree.", 0},
                      {" played with the dog.", 1},
                      {" kicked the red ball.", 2},
                      {" looked at the pond.", 3},
                      {" hugged a friend.", -1}};

typedef enum stage { CHOOSING, WALKING, SPEAKING, RESTING } stage;

typedef struct character {
    const char *name;
    bitnet_session *session;
    float x, y;
    char says[LINE];
} character;

typedef struct game {
    const char *small, *big;
    int budget, seconds, seed; /* of the model in a frame, in microseconds */
    bitnet_model *model, *big_model;
    bitnet_grammar *speech;
    int32_t opening; /* tokens */
    character who[2];
    int turn, place, rest;
    stage stage;
    uint64_t random;
    char event[LINE], story[4 * LINE];
    double slice;                           /* seconds that the model took of this frame */
    int32_t slices[FRAMES], frames[FRAMES]; /* microseconds */
    int slice_count, frame_count;
} game;

static game g;

static double draw_random(void) {
    g.random = g.random * 6364136223846793005u + 1442695040888963407u;
    return (double)(g.random >> 40) / 16777216.0;
}

static volatile sig_atomic_t stopped; /* by Ctrl-C */

static void stop(int number) {
    (void)number;
    stopped = 1;
}

/* Prints what is wrong; returns 1, the exit status. */
static int complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("npc: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return 1;
}

static void must(bool good, const char *why) {
    if (!good) exit(complain("%s", why));
}

/* The exit status: 1 if the output could not be written. */
static int finish(int status) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    return complain("the text cannot be written: %s", strerror(errno));
}

/* ---- the narrator: another model on its own thread */

static struct narrator {
    bitnet_session *session;
    bool asked, end; /* under the lock; the game owns `text` unless `asked` is set */
    char text[4 * LINE];
    size_t length;
    uint64_t seed;
} narrator;

#if defined(_WIN32)
static CRITICAL_SECTION lock;
static void lock_make(void) { InitializeCriticalSection(&lock); }
static void lock_take(void) { EnterCriticalSection(&lock); }
static void lock_give(void) { LeaveCriticalSection(&lock); }
static void wait_seconds(double seconds) { Sleep((DWORD)(seconds * 1e3)); }
static double clock_seconds(void) {
    LARGE_INTEGER now, frequency;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&frequency);
    return (double)now.QuadPart / (double)frequency.QuadPart;
}
#else
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void lock_make(void) {}
static void lock_take(void) { pthread_mutex_lock(&lock); }
static void lock_give(void) { pthread_mutex_unlock(&lock); }
static void wait_seconds(double seconds) {
    struct timespec t;
    t.tv_sec = (time_t)seconds;
    t.tv_nsec = (long)((seconds - (double)t.tv_sec) * 1e9);
    nanosleep(&t, NULL);
}
static double clock_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}
#endif

static int narrator_print(void *user, const char *text, size_t length) {
    (void)user;
    if (narrator.length + length >= sizeof narrator.text) return 1;
    memcpy(narrator.text + narrator.length, text, length);
    narrator.text[narrator.length += length] = 0;
    return 0;
}

/* Tells a story whenever asked, until the end. */
static void narrator_loop(void) {
    bitnet_generate_options options = {0};
    bitnet_sampling sampling = {0};
    options.max_tokens = 90;
    sampling.temperature = 0.8f;
    for (;;) {
        bool asked, end;
        lock_take();
        asked = narrator.asked;
        end = narrator.end;
        lock_give();
        if (end) return;
        if (!asked) {
            wait_seconds(0.02);
            continue;
        }
        narrator.length = 0;
        sampling.seed = ++narrator.seed;
        bitnet_session_reset(narrator.session);
        bitnet_session_set_sampling(narrator.session, &sampling);
        bitnet_generate(narrator.session, opening, &options, narrator_print, NULL);
        lock_take();
        narrator.asked = false;
        lock_give();
    }
}

/* Takes a finished story and asks for the next. */
static void listen_to_narrator(void) {
    lock_take();
    if (!narrator.asked) {
        memcpy(g.story, narrator.text, sizeof g.story);
        narrator.asked = true;
    }
    lock_give();
}

#if defined(_WIN32)
static HANDLE thread;
static DWORD WINAPI narrator_thread(LPVOID unused) {
    (void)unused;
    narrator_loop();
    return 0;
}
static bool narrator_start(void) {
    return (thread = CreateThread(NULL, 0, narrator_thread, NULL, 0, NULL)) != NULL;
}
static void narrator_join(void) { WaitForSingleObject(thread, INFINITE); }
#else
static pthread_t thread;
static void *narrator_thread(void *unused) {
    narrator_loop();
    return unused;
}
static bool narrator_start(void) {
    return pthread_create(&thread, NULL, narrator_thread, NULL) == 0;
}
static void narrator_join(void) { pthread_join(thread, NULL); }
#endif

/* ---- what characters do: each function is one frame's share of it */

/* Adds what is said or done to what a character knows. */
static void hear(character *c, const char *text) {
    int32_t ids[LINE];
    size_t count;
    if (bitnet_session_length(c->session) > MEMORY) bitnet_session_truncate(c->session, g.opening);
    bitnet_tokenize(bitnet_model_tokenizer(g.model), text, strlen(text), 0, ids, LINE, &count,
                    NULL);
    must(bitnet_feed(c->session, ids, count) == BITNET_OK, bitnet_session_message(c->session));
}

/* Continues choosing the likeliest of three random actions; true once it has chosen. */
static bool choose(character *c, const bitnet_budget *budget) {
    const char *texts[ACTIONS];
    float likely[ACTIONS];
    bitnet_choose_options options = {0};
    bitnet_result result;
    int i, n, chosen = 0;
    for (i = 0; i < ACTIONS; i++) texts[i] = actions[i].text;
    options.budget = *budget;
    options.per_token = true;
    result = bitnet_choose(c->session, texts, ACTIONS, &options, likely, NULL);
    if (result == BITNET_PENDING) return false;
    must(result == BITNET_OK, bitnet_session_message(c->session));
    for (n = 0; n < 3; n++) {
        i = (int)(draw_random() * ACTIONS);
        if (n == 0 || likely[i] > likely[chosen]) chosen = i;
    }
    g.place = actions[chosen].place;
    snprintf(g.event, sizeof g.event, " %s%s", c->name, texts[chosen]);
    hear(c, texts[chosen]);
    hear(&g.who[!g.turn], g.event);
    return true;
}

/* Takes a step towards the place; true on arrival. */
static bool walk(character *c) {
    const character *other = &g.who[!g.turn];
    float x = (g.place < 0 ? other->x : places[g.place].x) + (g.turn ? 3.0f : -3.0f) - c->x;
    float y = (g.place < 0 ? other->y : places[g.place].y) + 1 - c->y, step = 0.4f;
    float wide = (x < 0 ? -x : x) > (y < 0 ? -y : y) ? x : y, most = wide < 0 ? -wide : wide;
    if (most <= step) return true;
    c->x += x / most * step;
    c->y += y / most * step;
    return false;
}

static void begin_to_speak(character *c) {
    bitnet_generate_options options = {0};
    char prompt[LINE];
    snprintf(prompt, sizeof prompt, " %s said, \"", c->name);
    strcpy(c->says, "\"");
    must(bitnet_generate_begin(c->session, prompt, &options) == BITNET_OK,
         bitnet_session_message(c->session));
}

/* Continues speaking; true at the end. */
static bool speak(character *c, const bitnet_budget *budget) {
    size_t length, used = strlen(c->says);
    const char *text;
    bitnet_result result = bitnet_generate_next(c->session, budget, &text, &length);
    char heard[2 * LINE];
    if (result == BITNET_OK && used + length < sizeof c->says) {
        memcpy(c->says + used, text, length);
        c->says[used + length] = 0;
    }
    if (result == BITNET_OK || result == BITNET_PENDING) return false;
    must(result == BITNET_END, bitnet_session_message(c->session));
    snprintf(heard, sizeof heard, " %s said, %s", c->name, c->says);
    hear(&g.who[!g.turn], heard);
    return true;
}

static void take_turns(void) {
    character *c = &g.who[g.turn];
    bitnet_budget budget = {0};
    double start = clock_seconds();
    budget.microseconds = g.budget;
    g.slice = 0;
    switch (g.stage) {
    case CHOOSING:
        if (choose(c, &budget)) g.stage = WALKING;
        g.slice = clock_seconds() - start;
        break;
    case WALKING:
        if (!walk(c)) break;
        g.stage = SPEAKING;
        begin_to_speak(c);
        break;
    case SPEAKING:
        if (speak(c, &budget)) g.stage = RESTING;
        g.slice = clock_seconds() - start;
        g.rest = REST;
        break;
    case RESTING:
        if (--g.rest > 0) break;
        g.turn = !g.turn;
        g.stage = CHOOSING;
        c = &g.who[g.turn];
        c->says[0] = 0;
        { /* its text ends with whose turn it is, so only the action is left to choose */
            char name[LINE];
            snprintf(name, sizeof name, " %s", c->name);
            hear(c, name);
        }
        break;
    }
}

/* ---- drawing */

#if defined(NPC_SDL)

enum { CELL = 14, DOT = 2 };

static SDL_Window *window;
static SDL_Renderer *renderer;

/* Letters of 3 x 5 dots: a row is an octal digit. */
static const char *glyph_of(char c) {
    static const char *const letters[] = {
        "25755", "65656", "34443", "65556", "74647", "74644", "34553", "55755", "72227",
        "11152", "55655", "44447", "57755", "65555", "25552", "65644", "25573", "65655",
        "34216", "72222", "55557", "55552", "55775", "55255", "55222", "71247"};
    if (c >= 'A' && c <= 'Z') c = (char)(c + 32);
    if (c >= 'a' && c <= 'z') return letters[c - 'a'];
    switch (c) {
    case '.': return "00002";
    case ',': return "00024";
    case '!': return "22202";
    case '?': return "61202";
    case '\'': return "22000";
    case '"': return "55000";
    case '-': return "00700";
    case ':': return "02020";
    default: return "00000";
    }
}

static void fill(float x, float y, float w, float h, uint32_t color) {
    SDL_FRect r;
    r.x = x, r.y = y, r.w = w, r.h = h;
    SDL_SetRenderDrawColor(renderer, (Uint8)(color >> 16), (Uint8)(color >> 8), (Uint8)color, 255);
    SDL_RenderFillRectF(renderer, &r);
}

/* Writes lines of at most `width` letters, breaking between words where possible. */
static void write_words(float x, float y, const char *text, int width, uint32_t color) {
    while (*text) {
        int length = (int)strlen(text), i, row, column;
        if (length > width)
            for (length = width; length > width / 2 && text[length] != ' ';) length--;
        for (i = 0; i < length; i++)
            for (row = 0; row < 5; row++)
                for (column = 0; column < 3; column++)
                    if ((glyph_of(text[i])[row] - '0') >> (2 - column) & 1)
                        fill(x + (float)((4 * i + column) * DOT), y + (float)(row * DOT), DOT, DOT,
                             color);
        text += length;
        while (*text == ' ') text++;
        y += 7 * DOT;
    }
}

static void draw_begin(void) {
    SDL_SetMainReady();
    must(SDL_Init(SDL_INIT_VIDEO) == 0, SDL_GetError());
    window = SDL_CreateWindow("npc", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, COLUMNS * CELL,
                              (ROWS + 6) * CELL, 0);
    renderer = window ? SDL_CreateRenderer(window, -1, 0) : NULL;
    must(renderer != NULL, SDL_GetError());
}

static void draw(void) {
    static const uint32_t colors[PLACES] = {0x1E6B2E, 0x8A5A2B, 0xD03030, 0x3A78C8};
    static const float sizes[PLACES] = {3.5f, 1.5f, 1, 4};
    SDL_Event event;
    int i;
    while (SDL_PollEvent(&event))
        if (event.type == SDL_QUIT) stopped = 1;
    fill(0, 0, COLUMNS * CELL, ROWS * CELL, 0x6FAF5A);
    fill(0, ROWS * CELL, COLUMNS * CELL, 6 * CELL, 0x20242C);
    for (i = 0; i < PLACES; i++) {
        float size = sizes[i] * CELL;
        fill(places[i].x * CELL, places[i].y * CELL, size, size * 0.7f, colors[i]);
        write_words(places[i].x * CELL, places[i].y * CELL + size * 0.7f + 4, places[i].name, 20,
                    0x204020);
    }
    for (i = 0; i < 2; i++) {
        const character *c = &g.who[i];
        float x = c->x * CELL, y = c->y * CELL;
        fill(x, y, CELL, CELL, i ? 0x3050C0 : 0xE070A0);
        fill(x + 3, y - 8, CELL - 6, 8, 0xF0C8A0);
        write_words(x - 4, y + CELL + 3, c->name, 20, 0x102010);
        if (!*c->says) continue;
        if (x > (COLUMNS - 26) * CELL) x = (COLUMNS - 26) * CELL;
        fill(x - 6, y - 50, 25 * 4 * DOT + 12, 38, 0xFFFFFF);
        write_words(x, y - 46, c->says, 25, 0x202020);
    }
    write_words(10, ROWS * CELL + 8, g.event + 1, 100, 0xFFD060);
    write_words(10, ROWS * CELL + 26, g.story + (*g.story == ' '), 108, 0xB0B8C8);
    SDL_RenderPresent(renderer);
}

static void draw_end(void) {
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
}

#else

static void draw_begin(void) {
    if (isatty(2)) fputs("\033[2J\033[?25l", stdout);
}

static void put(char park[ROWS][COLUMNS + 1], float x, float y, const char *text) {
    int row = (int)y, column = (int)x;
    if (row < 0 || row >= ROWS) return;
    for (; *text && column < COLUMNS; column++, text++)
        if (column >= 0) park[row][column] = *text;
}

/* On a terminal ten times a second; elsewhere one line per event. */
static void draw(void) {
    static char last[2][LINE];
    char park[ROWS][COLUMNS + 1];
    int i;
    if (!isatty(2)) {
        if (strcmp(last[0], g.event) != 0) puts(strcpy(last[0], g.event) + 1);
        if (g.stage == RESTING && strcmp(last[1], g.who[g.turn].says) != 0)
            printf("    %s\n", strcpy(last[1], g.who[g.turn].says));
        fflush(stdout);
        return;
    }
    if (g.frame_count % 6) return;
    memset(park, '.', sizeof park);
    for (i = 0; i < ROWS; i++) park[i][COLUMNS] = 0;
    for (i = 0; i < PLACES; i++) put(park, places[i].x, places[i].y, places[i].name);
    for (i = 0; i < 2; i++) put(park, g.who[i].x, g.who[i].y, g.who[i].name);
    fputs("\033[H", stdout);
    for (i = 0; i < ROWS; i++) printf("%s\n", park[i]);
    for (i = 0; i < 2; i++) printf("\033[K%s: %s\n", g.who[i].name, g.who[i].says);
    printf("\033[K%s\n\033[K%.*s\n", g.event, 4 * COLUMNS, g.story);
    fflush(stdout);
}

static void draw_end(void) {
    if (isatty(2)) fputs("\033[?25h\n", stdout);
}

#endif

/* ---- the game */

static int compare(const void *a, const void *b) {
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

static void report(const char *what, int32_t *times, int count) {
    qsort(times, (size_t)count, sizeof *times, compare);
    if (count == 0) return;
    printf("%-7s %6d, milliseconds: p50 %.2f, p99 %.2f, max %.2f\n", what, count,
           times[count / 2] * 1e-3, times[(int)(count * 0.99)] * 1e-3, times[count - 1] * 1e-3);
}

/* Runs sixty frames a second. A frame's time excludes the wait for the next. */
static void run(void) {
    double start = clock_seconds(), next = start;
    while (!stopped && next - start < g.seconds && g.frame_count < FRAMES) {
        double begin = clock_seconds();
        take_turns();
        listen_to_narrator();
        draw();
        if (g.slice > 0) g.slices[g.slice_count++] = (int32_t)(g.slice * 1e6);
        g.frames[g.frame_count++] = (int32_t)((clock_seconds() - begin) * 1e6);
        next += 1.0 / 60;
        if (next > clock_seconds()) wait_seconds(next - clock_seconds());
    }
}

static void print_log(void *user, bitnet_log_level level, const char *message) {
    (void)user;
    if (level == BITNET_LOG_WARNING) complain("%s", message);
}

static bitnet_model *load(const char *path) {
    bitnet_model_options options = {0};
    bitnet_error error;
    bitnet_model *model;
    options.threads = 1; /* a game has other things to do */
    options.log.write = print_log;
    model = bitnet_model_load_file(path, &options, &error);
    must(model != NULL, error.message);
    return model;
}

static void begin(void) {
    static const char speech[] = "root ::= [A-Z] [A-Za-z', ]{12,44} [.!?] \"\\\"\"";
    static const char *const names[] = {"Lily", "Tom"};
    bitnet_sampling sampling = {0};
    bitnet_error error;
    int i;
    g.model = load(g.small);
    g.big_model = load(g.big ? g.big : g.small);
    g.speech = bitnet_grammar_create(speech, strlen(speech), NULL, NULL, &error);
    narrator.session = bitnet_session_create(g.big_model, NULL, &error);
    g.who[0].session = bitnet_session_create(g.model, NULL, &error);
    must(g.speech && narrator.session && g.who[0].session, error.message);
    bitnet_generate_begin(g.who[0].session, opening, NULL);
    must(bitnet_step(g.who[0].session, NULL) == BITNET_OK, "the opening cannot be read");
    g.opening = bitnet_session_length(g.who[0].session);
    g.who[1].session = bitnet_session_copy(g.who[0].session, &error);
    must(g.who[1].session != NULL, error.message);
    sampling.temperature = 0.8f;
    for (i = 0; i < 2; i++) {
        character *c = &g.who[i];
        c->name = names[i];
        c->x = i ? 36.0f : 24.0f;
        c->y = 6;
        sampling.seed = (uint64_t)(g.seed + i);
        bitnet_session_set_sampling(c->session, &sampling);
        bitnet_session_set_grammar(c->session, g.speech, -1);
    }
    hear(&g.who[0], " Lily");
    strcpy(g.event, " The day begins.");
}

/* ---- the command line */

static const char usage[] =
    "npc - two characters live in a game at 60 frames a second\n\n"
    "usage: npc [MODEL] [options]\n\n"
    "  [MODEL]             the characters' model (default: examples/models/stories.gguf)\n"
    "  --big MODEL         the narrator's model (default: the same)\n"
    "  --budget N          microseconds per frame for the model (default 2000)\n"
    "  --seconds N         how long (default 30)\n"
    "  --seed N            another seed makes another day in the park\n"
    "  -h, --help          this text";

static char **word; /* of the command line: the one that is read */

/* Each of these checks whether the word is this option, and takes its value. */
static bool take_text(const char *name, const char **to) {
    if (strcmp(*word, name) != 0) return false;
    if (!*++word) exit(1 + complain("%s needs a value; --help lists the options", name));
    *to = *word;
    return true;
}

static bool take_int(const char *name, int low, int high, int *to) {
    const char *text;
    char *end;
    long long value;
    if (!take_text(name, &text)) return false;
    value = strtoll(text, &end, 10);
    if (end == text || *end || value < low || value > high)
        exit(1 +
             complain("%s takes a whole number from %d to %d, not '%s'; --help lists the options",
                      name, low, high, text));
    *to = (int)value;
    return true;
}

static void parse(char **argv) {
    bool places = false; /* behind --, and so no options */
    g.budget = 2000;
    g.seconds = 30;
    g.seed = 1;
    for (word = argv + 1; *word; word++) {
        if (!places && **word == '-') {
            if (!strcmp(*word, "-h") || !strcmp(*word, "--help")) puts(usage), exit(finish(0));
            if (!strcmp(*word, "--")) places = true;
            else if (!take_text("--big", &g.big) && !take_int("--budget", 100, 100000, &g.budget) &&
                     !take_int("--seconds", 1, 10000, &g.seconds) &&
                     !take_int("--seed", 0, INT32_MAX, &g.seed))
                exit(1 + complain("unknown option '%s'; --help lists the options", *word));
        } else if (g.small) exit(1 + complain("'%s' is one argument too many", *word));
        else g.small = *word;
    }
    if (!g.small) g.small = "examples/models/stories.gguf";
}

int main(int argc, char **argv) {
    (void)argc;
    parse(argv);
    g.random = (uint64_t)g.seed;
    signal(SIGINT, stop);
    signal(SIGTERM, stop);
    lock_make();
    begin();
    draw_begin();
    narrator.asked = true;
    must(narrator_start(), "there is no thread for the narrator");
    run();
    lock_take();
    narrator.end = true;
    lock_give();
    bitnet_session_cancel(narrator.session);
    narrator_join();
    draw_end();
    report("slices", g.slices, g.slice_count);
    report("frames", g.frames, g.frame_count);
    bitnet_session_free(g.who[0].session);
    bitnet_session_free(g.who[1].session);
    bitnet_session_free(narrator.session);
    bitnet_grammar_free(g.speech);
    bitnet_model_free(g.model);
    bitnet_model_free(g.big_model);
    return finish(0);
}
