/* npc - a villager who knows what she has seen, in a game at 60 frames per second

       cc -O2 examples/npc.c -o npc && ./npc                       in the terminal
       cc -O2 -DNPC_SDL examples/npc.c -o npc -lSDL2 && ./npc      in a window
       ./npc --big model.gguf                     a big model tells the story next to the game

   Tom, who moves at random in place of a player, walks about, moves things and asks Anna questions.
   For each event at Anna's place, the game adds a sentence to what she knows. A small model reads
   this and answers, within a budget of each frame. When Anna is asked for something, the model
   chooses her action among texts (bitnet_choose), and the game performs it if possible. A second
   model tells a story on its own thread, at its own pace. At the end the program prints the times
   of the frames and of the model's part in them. It needs the optional header bitnet_grammar.h. */

#define BITNET_IMPLEMENTATION
#include "bitnet.h"
#include "bitnet_grammar.h"
#include "bitnet_machine.h"
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
    THINGS = 3,
    COLUMNS = 64, /* of the village */
    ROWS = 15,
    LINE = 128,       /* bytes of an utterance */
    KNOWN = 20,       /* sentences that Anna remembers */
    REST = 40,        /* frames between two turns */
    FRAMES = 1 << 20, /* whose times are recorded */
    UNKNOWN = -1
};

static const char opening[] =
    "Words: kite, drum, apple\n\nAnna, the kite, the drum and the apple\n\n";

static const struct {
    const char *in, *name;
    float x, y;
} places[PLACES] = {
    {"in", "orchard", 8, 3}, {"in", "barn", 52, 3}, {"on", "hill", 28, 7}, {"by", "pond", 50, 11}};

static const char *const things[THINGS] = {"kite", "drum", "apple"};

typedef enum stage { LEAVING, TURNING, COMING, ANSWERING, CHOOSING, GOING, RESTING } stage;

enum { ANNA, TOM };

typedef struct character {
    const char *name;
    int place;
    float x, y;
    char says[LINE];
} character;

typedef struct game {
    const char *villager, *narrator; /* files of models */
    int budget, seconds, seed;       /* budget: of the model in a frame, in microseconds */
    bitnet_model *model, *big_model;
    bitnet_session *session; /* Anna's */
    character who[2];
    int where[THINGS], believed[THINGS]; /* a place, or PLACES + its holder; the same in Anna's
                                            belief */
    char known[KNOWN][LINE];             /* what she has seen; the first says who she is */
    int known_count;
    char yes[LINE], no[LINE]; /* her possible answers to a request */
    int asked;                /* the requested thing, or PLACES + a place to go to */
    int rest;
    stage stage;
    uint64_t random;
    char event[LINE], story[4 * LINE];
    double slice;                           /* the model's seconds in this frame */
    int32_t slices[FRAMES], frames[FRAMES]; /* microseconds */
    int slice_count, frame_count;
} game;

static game g;

/* A random number from 0 to n - 1. */
static int draw_random(int n) {
    g.random = g.random * 6364136223846793005u + 1442695040888963407u;
    return (int)((g.random >> 40) * (uint64_t)n >> 24);
}

static volatile sig_atomic_t stopped; /* by Ctrl-C */

static void stop(int number) {
    (void)number;
    stopped = 1;
}

/* Prints an error message; returns 1, the exit status. */
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

/* Tells the beginning of a story on each request, until the end. */
static void narrator_loop(void) {
    static const char *const paragraph[] = {"\n"};
    bitnet_generate_options options = {0};
    bitnet_sampling sampling = {0};
    options.max_tokens = 90;
    options.stop = paragraph;
    options.stop_count = 1;
    sampling.temperature = 0.8f;
    sampling.top_k = 40;
    sampling.top_p = 0.95f;
    sampling.min_p = 0.05f;
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

/* Takes a finished story and requests the next. */
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

/* ---- what Anna knows */

/* Adds a sentence, and drops the oldest if necessary, but not the first. */
static void know(const char *sentence) {
    if (g.known_count == KNOWN)
        memmove(g.known[1], g.known[2], (KNOWN - 2) * LINE), g.known_count--;
    snprintf(g.known[g.known_count++], LINE, "%s", sentence);
}

/* Makes an event happen; Anna knows it if she sees it. */
static void happen(bool seen, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(g.event, LINE, format, arguments);
    va_end(arguments);
    if (seen) know(g.event);
}

/* Anna sees the things at her place, and what Tom has if he is there. */
static void look_around(void) {
    const int here = g.who[ANNA].place;
    const bool tom = g.who[TOM].place == here;
    char sentence[LINE];
    int i;
    for (i = 0; i < THINGS; i++) {
        const int at = g.where[i];
        if (at == g.believed[i] || (at != here && !(at == PLACES + TOM && tom))) continue;
        g.believed[i] = at;
        if (at == here)
            snprintf(sentence, LINE, "The %s was %s the %s.", things[i], places[at].in,
                     places[at].name);
        else snprintf(sentence, LINE, "The %s was with Tom.", things[i]);
        know(sentence);
    }
}

static void leave_for(int who, int place) {
    const int here = g.who[ANNA].place;
    const bool seen = who == TOM && (g.who[TOM].place == here || place == here);
    char sentence[LINE];
    g.who[who].place = place;
    happen(seen, "%s went to the %s.", g.who[who].name, places[place].name);
    if (who == TOM) return;
    snprintf(sentence, LINE, "You went to the %s.", places[place].name);
    know(sentence);
}

/* ---- what characters do: each function is one frame's share of it */

/* Takes a step towards the place; true on arrival. */
static bool walk(int who) {
    character *c = &g.who[who];
    float x = places[c->place].x + (who == TOM ? 3.0f : -3.0f) - c->x;
    float y = places[c->place].y + 1 - c->y, step = 0.4f;
    float wide = (x < 0 ? -x : x) > (y < 0 ? -y : y) ? x : y, most = wide < 0 ? -wide : wide;
    if (most <= step) return look_around(), true;
    c->x += x / most * step;
    c->y += y / most * step;
    return false;
}

/* Tom puts down what he has, or takes what is there. */
static void move_things(void) {
    const int here = g.who[TOM].place;
    const bool seen = here == g.who[ANNA].place;
    int i;
    for (i = 0; i < THINGS && g.where[i] != PLACES + TOM && g.where[i] != here; i++) continue;
    if (i == THINGS) return;
    if (g.where[i] == here) {
        g.where[i] = PLACES + TOM;
        happen(seen, "Tom took the %s.", things[i]);
        look_around(); /* Tom has it now */
        return;
    }
    g.where[i] = here;
    happen(seen, "Tom put the %s %s the %s.", things[i], places[here].in, places[here].name);
    if (seen) g.believed[i] = here;
}

/* Feeds Anna's model what she knows and what Tom says, and begins her answer. */
static void ask(const char *format, const char *about) {
    static char known[KNOWN * LINE];
    bitnet_generate_options options = {0};
    size_t used = 0;
    int i;
    for (i = 0; i < g.known_count; i++)
        used += (size_t)sprintf(known + used, i ? " %s" : "%s", g.known[i]);
    snprintf(g.who[TOM].says, LINE, format, about);
    options.max_tokens = 30;
    must(bitnet_chat_system(g.session, known) == BITNET_OK &&
             bitnet_chat_begin(g.session, g.who[TOM].says, BITNET_TERMINATED, &options) ==
                 BITNET_OK,
         bitnet_session_message(g.session));
}

/* Tom says something; returns Anna's action. */
static stage speak_to_anna(void) {
    const int thing = draw_random(THINGS);
    const int place = (g.who[ANNA].place + 1 + draw_random(PLACES - 1)) % PLACES;
    g.who[ANNA].says[0] = 0;
    if (draw_random(3)) {
        if (draw_random(2)) ask("Where is the %s?", things[thing]);
        else ask("Who has the %s?", things[thing]);
        return ANSWERING;
    }
    if (draw_random(2)) {
        ask("Please go to the %s.", places[place].name);
        snprintf(g.yes, LINE, "Yes. I am going to the %s.", places[place].name);
        strcpy(g.no, "I have no time.");
        g.asked = PLACES + place;
    } else {
        ask("Please give me the %s.", things[thing]);
        snprintf(g.yes, LINE, "Yes. The %s is yours.", things[thing]);
        strcpy(g.no, "I do not have it.");
        g.asked = thing;
    }
    return CHOOSING;
}

/* Continues Anna's answer; true at its end. */
static bool answer(const bitnet_budget *budget) {
    char *says = g.who[ANNA].says;
    size_t length, used = strlen(says);
    const char *text;
    bitnet_result result = bitnet_generate_next(g.session, budget, &text, &length);
    if (result == BITNET_OK && used + length < LINE) {
        memcpy(says + used, text, length);
        says[used + length] = 0;
    }
    if (result == BITNET_OK || result == BITNET_PENDING) return false;
    must(result == BITNET_END, bitnet_session_message(g.session));
    return true;
}

/* Continues choosing; true once Anna has chosen. */
static bool choose(const bitnet_budget *budget) {
    const char *texts[2];
    float likely[2];
    bitnet_choose_options options = {0};
    bitnet_result result;
    texts[0] = g.yes, texts[1] = g.no;
    options.per_token = true;
    result = bitnet_choose(g.session, texts, 2, &options, budget, likely, NULL);
    if (result == BITNET_PENDING) return false;
    must(result == BITNET_OK, bitnet_session_message(g.session));
    strcpy(g.who[ANNA].says, texts[likely[1] > likely[0]]);
    return true;
}

/* Performs what Anna has announced, if possible. */
static void keep_word(void) {
    if (strcmp(g.who[ANNA].says, g.yes) != 0) return;
    if (g.asked >= PLACES) leave_for(ANNA, g.asked - PLACES);
    else if (g.where[g.asked] == PLACES + ANNA) {
        g.where[g.asked] = g.believed[g.asked] = PLACES + TOM;
        happen(true, "Anna gave the %s to Tom.", things[g.asked]);
    }
}

static void take_turns(void) {
    bitnet_budget budget = {0};
    double start = clock_seconds();
    budget.microseconds = g.budget;
    g.slice = 0;
    switch (g.stage) {
    case LEAVING:
        if (!walk(TOM)) break;
        move_things();
        g.rest = REST;
        g.stage = TURNING;
        break;
    case TURNING:
        if (--g.rest > 0) break;
        leave_for(TOM, g.who[ANNA].place);
        g.stage = COMING;
        break;
    case COMING:
        if (walk(TOM)) g.stage = speak_to_anna();
        break;
    case ANSWERING:
        if (answer(&budget)) g.stage = GOING;
        g.slice = clock_seconds() - start;
        break;
    case CHOOSING:
        if (choose(&budget)) keep_word(), g.stage = GOING;
        g.slice = clock_seconds() - start;
        break;
    case GOING:
        g.rest = REST;
        if (walk(ANNA)) g.stage = RESTING;
        break;
    case RESTING:
        if (--g.rest > 0) break;
        g.who[TOM].says[0] = g.who[ANNA].says[0] = 0;
        leave_for(TOM, (g.who[TOM].place + 1 + draw_random(PLACES - 1)) % PLACES);
        g.stage = LEAVING;
        break;
    }
}

/* ---- drawing */

#if defined(NPC_SDL)

enum { CELL = 14, DOT = 2 };

static SDL_Window *window;
static SDL_Renderer *renderer;

/* Letters of 3 x 5 dots: each row is an octal digit. */
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

/* Draws Anna's words above her and Tom's below him, because they stand close together. */
static void draw_speech(const character *c, bool below) {
    int length = (int)strlen(c->says), width = length < 25 ? length : 25;
    float w = (float)(width * 4 * DOT), h = (float)((length + 24) / 25 * 7 * DOT);
    float x = c->x * CELL, y = c->y * CELL + (below ? CELL + 24 : -18 - h);
    if (x > COLUMNS * CELL - w - 12) x = COLUMNS * CELL - w - 12;
    fill(x - 6, y - 4, w + 12, h + 4, 0xFFFFFF);
    write_words(x, y, c->says, 25, 0x202020);
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
    static const uint32_t colors[PLACES] = {0x1E6B2E, 0x8A5A2B, 0x8FBF6A, 0x3A78C8};
    static const float sizes[PLACES] = {3.5f, 3, 3, 4};
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
        if (*c->says) draw_speech(c, i == TOM);
    }
    write_words(10, ROWS * CELL + 8, g.event, 100, 0xFFD060);
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

static void put(char village[ROWS][COLUMNS + 1], float x, float y, const char *text) {
    int row = (int)y, column = (int)x;
    if (row < 0 || row >= ROWS) return;
    for (; *text && column < COLUMNS; column++, text++)
        if (column >= 0) village[row][column] = *text;
}

/* Prints a new text with a prefix and a suffix. */
static void print_new(char *last, const char *now, const char *before, const char *after) {
    if (!strcmp(last, now)) return;
    strcpy(last, now);
    if (*now) printf("%s%s%s\n", before, now, after);
}

/* Prints the village ten times a second on a terminal; otherwise a line for each event and
   utterance. */
static void draw(void) {
    static char last[3][LINE];
    char village[ROWS][COLUMNS + 1];
    int i;
    if (!isatty(2)) {
        if (g.stage == LEAVING) last[1][0] = last[2][0] = 0;
        if (g.stage == GOING || g.stage == RESTING) {
            print_new(last[1], g.who[TOM].says, "    \"", "\"");
            print_new(last[2], g.who[ANNA].says, "    \"", "\"");
        }
        print_new(last[0], g.event, "", "");
        fflush(stdout);
        return;
    }
    if (g.frame_count % 6) return;
    memset(village, '.', sizeof village);
    for (i = 0; i < ROWS; i++) village[i][COLUMNS] = 0;
    for (i = 0; i < PLACES; i++) put(village, places[i].x, places[i].y, places[i].name);
    for (i = 0; i < 2; i++) put(village, g.who[i].x, g.who[i].y, g.who[i].name);
    fputs("\033[H", stdout);
    for (i = 0; i < ROWS; i++) printf("%s\n", village[i]);
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
    options.threads = 1; /* the game needs the others */
    options.log.write = print_log;
    model = bitnet_model_load_file(path, &options, &error);
    must(model != NULL, error.message);
    return model;
}

static void begin(void) {
    bitnet_error error;
    int i;
    g.model = load(g.villager);
    g.big_model = load(g.narrator);
    narrator.session = bitnet_session_create(g.big_model, NULL, &error);
    must(narrator.session != NULL, error.message);
    g.session = bitnet_session_create(g.model, NULL, &error);
    must(g.session != NULL, error.message);
    for (i = 0; i < 2; i++) {
        character *c = &g.who[i];
        c->name = i ? "Tom" : "Anna";
        c->x = i ? 36.0f : 5.0f;
        c->y = i ? 6.0f : 4.0f;
    }
    know(
        "You are Anna, a kind girl. You are cheerful. You want the drum. You were in the orchard.");
    know("The apple was with you.");
    for (i = 0; i < THINGS; i++) g.believed[i] = UNKNOWN;
    g.where[0] = 0, g.where[1] = 1, g.where[2] = g.believed[2] = PLACES + ANNA;
    g.who[TOM].place = 2;
    look_around();
    strcpy(g.event, "The day begins.");
}

/* ---- the command line */

static const char usage[] =
    "npc - a villager in a game at 60 frames per second\n\n"
    "usage: npc [MODEL] [options]\n\n"
    "  [MODEL]             the villager's model (default: examples/models/villager.gguf)\n"
    "  --big MODEL         the narrator's model (default: examples/models/stories.gguf)\n"
    "  --budget N          microseconds per frame for the model (default 2000)\n"
    "  --seconds N         stop after N seconds (default 30)\n"
    "  --seed N            another seed makes another day in the village\n"
    "  -h, --help          this text";

static char **word; /* the current argument of the command line */

/* Each of these checks whether the argument is this option, and reads its value. */
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
             complain("%s must be a whole number from %d to %d, not '%s'; --help lists the options",
                      name, low, high, text));
    *to = (int)value;
    return true;
}

static void parse(char **argv) {
    bool places = false; /* after --, arguments are not options */
    g.budget = 2000;
    g.seconds = 30;
    g.seed = 1;
    for (word = argv + 1; *word; word++) {
        if (!places && **word == '-') {
            if (!strcmp(*word, "-h") || !strcmp(*word, "--help")) puts(usage), exit(finish(0));
            if (!strcmp(*word, "--")) places = true;
            else if (!take_text("--big", &g.narrator) &&
                     !take_int("--budget", 100, 100000, &g.budget) &&
                     !take_int("--seconds", 1, 10000, &g.seconds) &&
                     !take_int("--seed", 0, INT32_MAX, &g.seed))
                exit(1 + complain("unknown option '%s'; --help lists the options", *word));
        } else if (g.villager) exit(1 + complain("unexpected argument '%s'", *word));
        else g.villager = *word;
    }
    if (!g.villager) g.villager = "examples/models/villager.gguf";
    if (!g.narrator) g.narrator = "examples/models/stories.gguf";
}

int main(int argc, char **argv) {
    argv = bitnet__arguments(&argc, argv);
    parse(argv);
    g.random = (uint64_t)g.seed;
    signal(SIGINT, stop);
    signal(SIGTERM, stop);
    lock_make();
    begin();
    draw_begin();
    narrator.asked = true;
    must(narrator_start(), "cannot start a thread for the narrator");
    run();
    lock_take();
    narrator.end = true;
    lock_give();
    bitnet_session_cancel(narrator.session);
    narrator_join();
    draw_end();
    report("slices", g.slices, g.slice_count);
    report("frames", g.frames, g.frame_count);
    bitnet_session_free(g.session);
    bitnet_session_free(narrator.session);
    bitnet_model_free(g.model);
    bitnet_model_free(g.big_model);
    return finish(0);
}
