/* bitnet_world - writes stories and questions about a simulated village, and checks answers

       cc -O2 tools/bitnet_world.c -o bitnet_world
       ./bitnet_world --stories 1 kite owl rain              a story with these words
       ./bitnet_world --stories 20000 -o stories.txt         text for bitnet_train --text
       ./bitnet_world --questions 40000 -o questions.jsonl   conversations for --chat
       ./bitnet_world --talks 10000 -o talks.jsonl           with villagers; or both, mixed
       ./bitnet_world --lessons 50000 -o lessons.jsonl       easy ones, to train on before those
       ./bitnet_world --commands 50000 -o commands.jsonl     what players type, for a parser
       ./bitnet_world --examine model.gguf --count 1000      does a model know what is where?

   The village is a state: who is where, has what, knows what and wants what. Events change it, and
   each event has several wordings, so every sentence is true at its place in the story. The same
   wordings parse a model's text into events, and an event that could not have happened is an error.

   To make your own world, copy this file and change the tables. A thing is a line in `things`. An
   event is a name in `event_kind` and a row in `rules`: its conditions, its effects, its wordings. A
   plot is a function and a line in `plots`.

   CONTENTS                                                                     search for
     Random numbers                                                             >>chance
     Tables: people, animals, things, places, weather                           >>tables
     The state, and the events that change it                                   >>state
     Words: from events to sentences and back                                   >>words
     Questions about a world                                                    >>questions
     Stories: wishes, mishaps and what people do about them                     >>stories
     Talks with a villager                                                      >>talks
     What players type, and how a parser reads it                               >>commands
     Output, and the examination of a model                                     >>main

   All but the last section is plain C99 and needs nothing else. */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

/* ==================================================
   >>chance   Random numbers

   The same seed gives the same text on every machine.
   ================================================== */

static uint64_t chance;

static uint64_t mix(uint64_t x) {
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

/* A random number from 0 to n - 1. No call has two arguments that draw, because C does not order
   them. */
static int draw(int n) {
    chance += 0x9E3779B97F4A7C15u;
    return (int)((mix(chance) >> 32) * (uint64_t)n >> 32);
}

static bool luck(int percent) { return draw(100) < percent; }

/* Seeds each kind of text separately, except that commands use the seeds of the next seed's
   stories. An examination never repeats a training text. */
typedef enum purpose {
    FOR_STORIES,
    FOR_QUESTIONS,
    FOR_TALKS,
    FOR_EXAMINATION,
    FOR_COMMANDS
} purpose;

static void begin_chance(uint64_t seed, purpose what, uint64_t number) {
    chance = mix(mix(seed * 4 + (uint64_t)what + 1) + number);
}

/* ==================================================
   >>tables   People, animals, things, places, weather
   ================================================== */

enum { NONE = -1 };

static const struct {
    const char *name;
    bool she;
} people[] = {
    {"Anna", true},  {"Ben", false},  {"Clara", true}, {"Dan", false},  {"Ella", true},
    {"Finn", false}, {"Greta", true}, {"Hugo", false}, {"Ida", true},   {"Jack", false},
    {"Kate", true},  {"Leo", false},  {"Mia", true},   {"Nils", false}, {"Olga", true},
    {"Paul", false}, {"Rosa", true},  {"Sam", false},  {"Tess", true},  {"Tom", false},
    {"Vera", true},  {"Will", false}, {"Zoe", true},   {"Max", false},  {"Lily", true},
    {"Otto", false}, {"Nora", true},  {"Emil", false}, {"Fay", true},   {"Gus", false},
    {"Hana", true},  {"Karl", false},
};

enum {
    LIGHT = 1, /* the wind can take it */
    SHINY = 2, /* a magpie can take it */
    FOOD = 4,
    CLOTH = 8,  /* repaired with a needle */
    WOOD = 16,  /* with a hammer */
    GLASS = 32, /* with glue */
    METAL = 64, /* with a hammer */
    SOME = 128, /* "some honey", not "a honey" */
    DEAR = 256, /* somebody's favorite */
    WARM = 512  /* or at least dry */
};

static const struct {
    const char *name;
    int like;
    const char *looks[2]; /* sentences that are always true */
} things[] = {
    {"kite",
     LIGHT | CLOTH | DEAR,
     {"It was red and had a long tail.",
      "Uncle Viktor had glued it from newspaper and willow twigs."}},
    {"hat",
     LIGHT | CLOTH | DEAR | WARM,
     {"It was blue with a green feather.", "A family of moths had tasted it once and moved out."}},
    {"scarf",
     LIGHT | CLOTH | DEAR | WARM,
     {"It was as long as a summer day.", "Aunt Matilda had knitted it during eleven winters."}},
    {"letter",
     LIGHT | DEAR,
     {"It had a black stamp from far away.",
      "Nobody could read the handwriting, not even the postman."}},
    {"balloon",
     LIGHT | DEAR,
     {"It was round and yellow like the moon.", "It squeaked like a piglet when one rubbed it."}},
    {"map",
     LIGHT | DEAR,
     {"It showed every path of the valley.", "A coffee stain covered the northern half."}},
    {"flag",
     LIGHT | CLOTH | DEAR,
     {"It had three white stars.", "Sailors had saluted it in nine countries."}},
    {"ring",
     SHINY | DEAR,
     {"It was thin and made of silver.", "It had once been lost inside a goose."}},
    {"key", SHINY | DEAR, {"It was old and opened one door only.", "Rust had painted it orange."}},
    {"spoon",
     SHINY | DEAR,
     {"It was so clean that it smiled back.", "It was curved exactly like a smile."}},
    {"coin",
     SHINY | DEAR,
     {"It was gold and showed a king with a big nose.", "It jingled even when it was alone."}},
    {"button",
     SHINY | DEAR,
     {"It came from a captain's coat.", "It had seven holes, though four would have been plenty."}},
    {"bell",
     SHINY | METAL | DEAR,
     {"It rang as clear as water.", "Its voice reached as far as the railway station."}},
    {"watch",
     SHINY | METAL | DEAR,
     {"It ticked, but it was always late.", "Inside it lived a tiny spring that never rested."}},
    {"drum",
     WOOD | DEAR,
     {"It was so loud that the geese complained.",
      "Its skin was tighter than a landlord's purse."}},
    {"flute", WOOD | DEAR, {"It knew seven songs.", "A shepherd had carved it from elder wood."}},
    {"boat",
     WOOD | DEAR,
     {"It was small and had a paper sail.", "It had crossed every bathtub in the street."}},
    {"chair",
     WOOD,
     {"It had three legs and was proud of them.", "It creaked politely before anybody sat down."}},
    {"cart",
     WOOD,
     {"It had two wheels, and one of them sang.",
      "It rattled as if a hundred nuts were travelling in it."}},
    {"ladder", WOOD, {"It had twelve steps.", "Two of the steps were younger than the others."}},
    {"bucket",
     WOOD,
     {"It held enough water for a horse.", "It leaked a little, but only on weekdays."}},
    {"broom",
     WOOD,
     {"It was older than anybody in the village.",
      "Its bristles had gone gray from hard thinking."}},
    {"pot", METAL, {"It was black from a hundred soups.", "It hummed softly before it boiled."}},
    {"lantern",
     GLASS | DEAR,
     {"It shone through the thickest night.", "Fireflies took it for their queen."}},
    {"cup",
     GLASS | DEAR,
     {"It had a painted fish at the bottom.", "It had no handle since the earthquake."}},
    {"mirror",
     GLASS | SHINY | DEAR,
     {"It was kind to every face.", "A golden frame held it, with carved cherries."}},
    {"jar",
     GLASS,
     {"It had a lid with dots.", "It had contained pickles, marbles and, briefly, a snail."}},
    {"pie", FOOD, {"It smelled of butter and plums.", "Steam rose from it in little circles."}},
    {"cake",
     FOOD,
     {"It had sugar on top, like snow.",
      "It was as tall as a bishop's hat, with cream between the floors."}},
    {"apple",
     FOOD,
     {"It was the reddest of the year.", "It crunched so loudly that neighbors turned round."}},
    {"cheese",
     FOOD | SOME,
     {"It smelled so strong that it needed a window.", "Mice spoke of it with respect."}},
    {"bread", FOOD | SOME, {"It was still warm.", "Its crust crackled like autumn leaves."}},
    {"honey",
     FOOD | SOME,
     {"It was as golden as an afternoon.", "Ten thousand bees had worked on it."}},
    {"fish", FOOD, {"It was as long as an arm.", "Its scales gleamed like new pennies."}},
    {"carrot", FOOD, {"It was orange and crooked.", "It looked a little like the mayor."}},
    {"cabbage",
     FOOD,
     {"It was as big as a head.", "It had more layers than an onion has excuses."}},
    {"rope",
     0,
     {"It was strong enough for a bull.", "It had towed a steamboat and a stubborn mule."}},
    {"net", CLOTH, {"It had a thousand little holes.", "Some of the holes were holes of holes."}},
    {"needle", SHINY, {"It was thin as a hair.", "It had sewn the curtains of the theatre."}},
    {"hammer", 0, {"It was heavy and never missed.", "Thumbs were afraid of it."}},
    {"glue",
     SOME,
     {"It stuck to everything, above all to fingers.", "It smelled of horses and patience."}},
    {"umbrella",
     CLOTH | DEAR | WARM,
     {"It was wide enough for three.", "It opened with a bang and closed with a sigh."}},
    {"blanket",
     CLOTH | DEAR | WARM,
     {"It was soft and full of flowers.", "Anyone under it dreamed of islands."}},
    {"basket",
     WOOD | DEAR,
     {"It was woven from yellow straw.", "A cat had been born in it on a Wednesday."}},
    {"doll",
     CLOTH | DEAR,
     {"It had one eye and a brave face.", "Its dress was cut from an old curtain with parrots."}},
    {"ball",
     LIGHT | DEAR,
     {"It was striped and liked to run away.", "It bounced higher than common sense allowed."}},
    {"book",
     DEAR,
     {"It had pictures of whales.", "The last page was missing, so everybody guessed the ending."}},
};

/* In stories people live NEARBY, walks lead OUTSIDE, and lost or wanted things are DISTANT. Nearly
   every way leads from one kind of place to another, so that a small model that forgets where
   somebody is seldom sends them to the same place again. */
enum { WATER = 1, TREE = 2, NEARBY = 4, OUTSIDE = 8, DISTANT = 16 };

static const struct {
    const char *in, *name; /* "in", "barn" */
    const char *why;       /* a reason to go there */
    int like;
    const char *looks[2];
} places[] = {
    {"in",
     "barn",
     "to feed the hens",
     NEARBY,
     {"Empty nests hung under the beams.", "The hay tickled every nose."}},
    {"at",
     "mill",
     "to fetch flour",
     NEARBY,
     {"The wheel turned and grumbled.", "Flour floated in the air like ghosts."}},
    {"by",
     "river",
     "to watch the boats",
     OUTSIDE | WATER,
     {"Reeds whispered along the bank.", "A heron stood there like a forgotten walking stick."}},
    {"on",
     "hill",
     "to look at the clouds",
     OUTSIDE | TREE,
     {"From there one could count eleven chimneys.", "Goats had drawn paths between the rocks."}},
    {"in",
     "garden",
     "to pull weeds",
     DISTANT | TREE,
     {"A stone dwarf guarded the gate.", "A scarecrow guarded nothing in particular."}},
    {"at",
     "market",
     "to hear the news",
     DISTANT,
     {"Merchants praised their turnips.", "It smelled of cinnamon, leather and herring."}},
    {"in",
     "forest",
     "to listen to the birds",
     OUTSIDE | TREE,
     {"The pines stood closer than gossiping aunts.", "Moss made every step silent."}},
    {"on",
     "bridge",
     "to throw sticks into the water",
     DISTANT | WATER,
     {"Its planks sang under every foot.", "Trolls had moved out long ago because of the draft."}},
    {"at",
     "school",
     "to read a book",
     NEARBY,
     {"Chalk dust danced in the windows.", "The blackboard still knew yesterday's sums."}},
    {"by",
     "well",
     "to fetch water",
     OUTSIDE | WATER,
     {"Its echo always had the last word.", "Moss covered its stones like fur."}},
    {"by",
     "pond",
     "to look at the fish",
     OUTSIDE | WATER | TREE,
     {"Its water was as still as a held breath.", "Willows leaned over it like washerwomen."}},
    {"in",
     "meadow",
     "to run in circles",
     OUTSIDE,
     {"It was wide enough for three armies.", "A lonely fence post stood in the middle."}},
    {"in",
     "kitchen",
     "to warm the hands",
     NEARBY,
     {"Onions hung from the ceiling like lamps.", "The stove purred."}},
    {"in",
     "tower",
     "to see the whole valley",
     DISTANT,
     {"A hundred steps led up in a spiral.", "Bats rented the attic."}},
    {"at",
     "harbor",
     "to smell the sea",
     DISTANT | WATER,
     {"Ships from foreign countries rocked at anchor.", "Gulls quarreled about a sandwich."}},
    {"in",
     "orchard",
     "to play under the trees",
     DISTANT | TREE,
     {"The trees stood in rows like pupils.", "Somebody had carved hearts into the bark."}},
    {"at",
     "bakery",
     "to smell the rolls",
     NEARBY,
     {"Gingerbread men stared through the glass.", "The oven glowed like a dragon's throat."}},
    {"in",
     "cellar",
     "to count the potatoes",
     NEARBY,
     {"Spiders had decorated every corner.", "Barrels muttered in the darkness."}},
};

static const struct {
    const char *name;
    const char *likes; /* a thing to eat */
    const char *looks[2];
} animals[] = {
    {"owl",
     "fish",
     {"It wore its feathers like a professor.",
      "It slept through breakfast and read the night instead."}},
    {"magpie",
     "bread",
     {"It collected everything that sparkled, and receipts too.",
      "It talked faster than an auctioneer."}},
    {"dog", "pie", {"It had one ear up and one ear down.", "It barked at Mondays and at violins."}},
    {"cat", "fish", {"It had whiskers like an admiral.", "It walked as if it paid the rent."}},
    {"goat",
     "cabbage",
     {"It had eaten half a fence and regretted nothing.",
      "Its beard was the envy of three philosophers."}},
    {"duck", "bread", {"It waddled like a retired sailor.", "It laughed at its own jokes."}},
    {"frog",
     "honey",
     {"It was green with golden spectacles around its eyes.",
      "It sang bass in a choir of crickets."}},
    {"fox",
     "cheese",
     {"Its tail was longer than its list of sins.", "It never left by the door it had entered."}},
    {"squirrel",
     "cake",
     {"It buried acorns and forgot the addresses.",
      "It could not sit still, not even for a portrait."}},
    {"hedgehog",
     "apple",
     {"It was prickly outside and tender inside.", "It snuffled like a kettle."}},
    {"horse",
     "carrot",
     {"It was brown with a white stocking.", "It had pulled the milk wagon for thirteen years."}},
    {"mouse",
     "cheese",
     {"It was no bigger than a thimble.", "It feared nothing except Thursdays and traps."}},
};

enum { HUNGRY };
static const char *const feelings[] = {"hungry", "cold",     "tired",   "sad",
                                       "bored",  "curious",  "thirsty", "lonely",
                                       "angry",  "cheerful", "worried"};

enum { BRAVE, PATIENT, KIND, GREEDY, BUSY, CURIOUS };
static const struct {
    const char *name, *saying;
} tempers[] = {{"brave", "Brave people greet the thunder by its first name."},
               {"patient", "Patient people can watch paint dry and cheer for it."},
               {"kind", "Kind people always carry a second handkerchief."},
               {"greedy", "Greedy people count the raisins in other buns."},
               {"busy", "Busy people eat soup while running."},
               {"curious", "Curious people look under every lid."},
               {"clever", "Clever people know when to keep quiet."},
               {"shy", "Shy people hide behind lampposts, even at noon."},
               {"forgetful", "Forgetful people tie knots in everything and wonder why."},
               {"proud", "Proud people practise bowing at home."},
               {"cheerful", "Cheerful people whistle at funerals of fish."}};

enum { SUN, RAIN, WIND, SNOW, FOG };
static const struct {
    const char *name, *like, *looks[2];
} weathers[] = {
    {"sun", "sunny", {"Lizards lay on the walls.", "Even the shadows looked for shade."}},
    {"rain", "rainy", {"Drops drummed on every roof.", "The snails held a parade."}},
    {"wind",
     "windy",
     {"Laundry flapped on the lines like wild geese.",
      "Doors slammed, and weathercocks grew dizzy."}},
    {"snow",
     "snowy",
     {"The statues wore white wigs.", "Children wrote their initials on the ground."}},
    {"fog",
     "foggy",
     {"The church had vanished down to its doorstep.",
      "Cows appeared and disappeared like thoughts."}}};

enum {
    PEOPLE = COUNT(people),
    ANIMALS = COUNT(animals),
    BEINGS = PEOPLE + ANIMALS, /* people, then animals */
    THINGS = COUNT(things),
    PLACES = COUNT(places),
    FEELINGS = COUNT(feelings),
    TEMPERS = COUNT(tempers),
    WEATHERS = COUNT(weathers)
};

static bool is_person(int being) { return being < PEOPLE; }
static bool is_like(int thing, int what) { return (things[thing].like & what) != 0; }

/* Some pairs of a person and a thing never occur together in training texts: questions about them
   show whether a model has learned the world or only its sentences. */
static bool is_apart(int person, int thing) {
    return is_person(person) && (person * 7 + thing) % 12 == 3;
}

/* ==================================================
   >>state   The state, and the events that change it
   ================================================== */

typedef enum whereabouts { UNKNOWN, LYING, HIGH, SUNK, HELD, LOST, EATEN } whereabouts;

/* Where a thing is: LYING, HIGH up or SUNK at a place; HELD, LOST or EATEN by a being. */
typedef struct spot {
    whereabouts how;
    int at;
} spot;

typedef struct world {
    int weather;
    bool here[BEINGS], stuck[BEINGS];
    int place[BEINGS], temper[BEINGS];
    int wants[BEINGS]; /* a thing, or NONE */
    spot of[THINGS];
    spot knows[BEINGS][THINGS]; /* where a being believes a thing to be */
    int owner[THINGS];
    bool broken[THINGS];
} world;

static void begin_world(world *w) {
    int i;
    memset(w, 0, sizeof *w);
    w->weather = NONE;
    for (i = 0; i < BEINGS; i++) w->place[i] = w->temper[i] = w->wants[i] = NONE;
    for (i = 0; i < THINGS; i++) w->owner[i] = NONE;
}

/* An event's fields: two beings, two things, a place, a feeling, a temper, a weather. */
enum { A, B, X, Y, P, F, T, W, FIELDS };

/* Not named in the text. */
enum { ANY = -2 };

/* Conditions of an event. */
enum {
    A_IS_NEW = 1 << 0, /* not mentioned so far */
    A_AT_P = 1 << 1,
    A_NOT_AT_P = 1 << 2,
    A_IS_T = 1 << 3,
    A_WANTS_X = 1 << 4,
    A_HAS_X = 1 << 5,
    A_HAS_Y = 1 << 6,
    A_MISSES_X = 1 << 7, /* X is not where A believes it to be */
    B_HAS_X = 1 << 8,
    B_WANTS_X = 1 << 9,
    B_WANTS_Y = 1 << 10,
    B_LIKES_Y = 1 << 11, /* as food */
    B_IS_STUCK = 1 << 12,
    MEET = 1 << 13, /* at one place */
    X_IS_NEW = 1 << 14,
    X_IS_LOST = 1 << 15,
    X_LIES = 1 << 16, /* where A is */
    X_IS_HIGH = 1 << 17,
    X_IS_SUNK = 1 << 18,
    X_NOT_HERE = 1 << 19,
    X_AT_P = 1 << 20,
    X_IS_WHOLE = 1 << 21,
    X_IS_BROKEN = 1 << 22,
    X_IS_FOOD = 1 << 23,
    X_NOT_FOOD = 1 << 24,
    X_IS_OF_B = 1 << 25,
    Y_MENDS_X = 1 << 26,
    P_HAS_TREE = 1 << 27,
    P_HAS_WATER = 1 << 28,
    IT_IS_W = 1 << 29,
    B_AT_P = 1 << 30
};

/* Effects. */
enum {
    COME_A = 1 << 0, /* into the world, at P */
    MOVE_A = 1 << 1, /* to P */
    MOVE_B = 1 << 2,
    TEMPER_A = 1 << 3,
    WANT_X = 1 << 4,
    WANT_Y = 1 << 5,
    B_WANT_X = 1 << 6,
    WISH_OF_A = 1 << 7, /* comes true */
    WISH_OF_B = 1 << 8,
    STICK_A = 1 << 9,
    FREE_B = 1 << 10,
    X_TO_A = 1 << 11,
    X_TO_B = 1 << 12,
    X_TO_P = 1 << 13,
    X_UP = 1 << 14,
    X_DOWN = 1 << 15,
    LOSE_X = 1 << 16,
    EAT_X = 1 << 17,
    EAT_Y = 1 << 18,
    Y_TO_B = 1 << 19,
    OWN_X = 1 << 20, /* A owns it from now on */
    BREAK_X = 1 << 21,
    MEND_X = 1 << 22,
    TURN_W = 1 << 23,
    SECRET = 1 << 24,   /* X moves unseen */
    TELL_B = 1 << 25,   /* tells B where X is */
    B_TO_A = 1 << 26,   /* B comes to A */
    COME_TO_B = 1 << 27 /* A comes into the world at B's place */
};

typedef enum event_kind {
    IS_AT,
    HAS,
    LIES,
    GO,
    GO_FEELING,
    GO_SEARCH,
    TAKE,
    PUT,
    GIVE,
    GIVE_FEELING,
    LOSE,
    BREAK,
    MEND,
    EAT,
    WEATHER_IS,
    WEATHER_TURNS,
    LIVES,
    WORKS,
    KEEPS,
    MEETS,
    OUTING,
    NEEDS,
    LIKES,
    BEAST,
    COMES_BY,
    OWNS,
    STANDS,
    BORROW,
    BLOW_UP,
    BLOW_AWAY,
    SNATCH,
    SNEAK,
    HIDE,
    DROP,
    NOTICE,
    DROP_IN,
    DOZE,
    SHELTER,
    FLAKES,
    GUST,
    MURK,
    SLIDE_IN,
    SLIP,
    SINK,
    STUMBLE,
    TUG,
    GOBBLE,
    CLIMB_STUCK,
    FALL_STUCK,
    WISH,
    ILL,
    BIRTHDAY,
    LOOK,
    NOT_THERE,
    FIND,
    ASK_SEEN,
    SAW_NOTHING,
    SAW_IT,
    SAW_THIEF,
    SNIFF,
    TRACKS,
    ACCUSE,
    TOO_HIGH,
    CLIMB,
    CLIMB_LADDER,
    FLY_UP,
    WIND_HELPS,
    FISH_OUT,
    SCOOP,
    WADE,
    DIVE,
    LURE,
    SWAP,
    WAIT_SLEEP,
    ASK_FOR,
    LEND,
    WANTS,
    SAY_BUSY,
    HELP,
    TRADE,
    OWN_UP,
    LAUGH,
    REPENT,
    GIVE_BACK,
    REPAIR,
    REPAIR_FOR,
    ADMIT,
    FORGIVE,
    SORRY,
    RESCUE_UP,
    RESCUE_NET,
    RESCUE_ROPE,
    RESCUE_CLIMB,
    COAX,
    REWARD,
    PRESENT,
    HUNGRY_BEAST,
    FEED,
    FEAST,
    HAPPY,
    WHOLE,
    OF_HIS_OWN,
    THANKS,
    PLAY,
    BEAST_STAYS,
    LESSON,
    FOG_LOST,
    RING,
    SHINE,
    LEAD,
    MISSED,
    SHIVER,
    ATE_IT,
    FORGET_WISH,
    LOOK_UP,
    BAKE,
    BRING,
    LEFT_OVER,
    EVENT_KINDS
} event_kind;

enum { WORDINGS = 40 };

/* A wording is a text with slots, such as {A} or {the X}, which are listed in `slots`; the plainest
   wording comes first. */
static const struct {
    event_kind kind;
    int needs, does;
    const char *tool; /* required of Y, or NULL */
    const char *said[WORDINGS];
} rules[] = {
    {IS_AT, A_IS_NEW, COME_A, NULL, {"{A} was {in P}."}},
    {HAS, X_IS_NEW, X_TO_A | OWN_X, NULL, {"{the X} was with {A}."}},
    {LIES, X_IS_NEW, X_TO_P, NULL, {"{the X} was {in P}."}},
    {GO,
     A_NOT_AT_P,
     MOVE_A,
     NULL,
     {"{A} went {to P}.", "{A} walked {to P}.", "{A} ran {to P}.", "{A} hurried {to P}.",
      "{A} set off {to P}.", "{A} went {to P}. {looks P}", "{A} came {to P}. {looks P2}"}},
    {GO_FEELING, A_NOT_AT_P, MOVE_A, NULL, {"{A} went {to P} because {he} was {F}."}},
    {GO_SEARCH, A_NOT_AT_P | X_IS_LOST, MOVE_A, NULL, {"{A} went {to P} to look for {the X}."}},
    {TAKE,
     X_LIES,
     X_TO_A,
     NULL,
     {"{A} took {the X}.", "{A} picked up {the X}.",
      "{A} lifted {the X} and looked at it from all sides."}},
    {PUT, A_HAS_X | A_AT_P, X_TO_P, NULL, {"{A} put {the X} {in P}."}},
    {GIVE,
     MEET | A_HAS_X,
     X_TO_B,
     NULL,
     {"{A} gave {the X} to {B}.", "{A} handed {the X} to {B}.",
      "{A} put {the X} into the hands of {B}."}},
    {GIVE_FEELING, MEET | A_HAS_X, X_TO_B, NULL, {"{A} gave {the X} to {B} because {B} was {F}."}},
    {LOSE, A_HAS_X, LOSE_X, NULL, {"{A} lost {the X}. {the X} was nowhere."}},
    {BREAK, A_HAS_X | X_IS_WHOLE | X_NOT_FOOD, BREAK_X, NULL, {"{A} broke {the X}."}},
    {MEND, A_HAS_X | X_IS_BROKEN, MEND_X, NULL, {"{A} mended {the X}."}},
    {EAT,
     A_HAS_X | X_IS_FOOD,
     EAT_X,
     NULL,
     {"{A} ate {the X} because {he} was {F}. {the X} was gone."}},
    /* beginnings */
    {WEATHER_IS,
     0,
     TURN_W,
     NULL,
     {"It was a {W} morning. {looks W}", "One {W} morning, the village woke up early. {looks W2}",
      "The day began with {w}, and the roosters talked about it."}},
    {WEATHER_TURNS,
     0,
     TURN_W,
     NULL,
     {"Then the weather changed: there was {w}. {looks W}",
      "All of a sudden there was {w} everywhere.",
      "By noon there was {w}, as grandmother had foretold."}},
    {LIVES,
     A_IS_NEW,
     COME_A | TEMPER_A,
     NULL,
     {"{A} was a {T} {girl} who lived near {the P}.",
      "{A} was a {T} {girl} who lived near {the P}. {saying}",
      "Near {the P} lived a {T} {girl} called {A}.",
      "Once there was a {T} {girl} called {A}, who lived near {the P}.",
      "Everybody near {the P} knew {A}, a {T} {girl}."}},
    {WORKS,
     A_IS_NEW,
     COME_A | TEMPER_A,
     NULL,
     {"{A}, a {T} {girl}, was {in P}.", "A {T} {girl} called {A} was {in P}."}},
    {KEEPS,
     A_IS_NEW | X_IS_NEW,
     COME_A | TEMPER_A | X_TO_A | OWN_X,
     NULL,
     {"{A}, a {T} {girl}, had {a X} {in P}.",
      "Everybody knew that {A}, a {T} {girl}, kept {a X} {in P}.",
      "There was {a X} {in P}, and it belonged to {A}, a {T} {girl}."}},
    {MEETS,
     A_IS_NEW,
     COME_A | TEMPER_A | MOVE_B,
     NULL,
     {"{B} went {to P} and met {A}, a {T} {girl}.", "{In P} {B} met {A}, a {T} {girl}."}},
    {OUTING,
     A_NOT_AT_P,
     MOVE_A,
     NULL,
     {"{A} went {to P} {why P}. {looks P}", "That day {A} went {to P} {why P}. {looks P2}",
      "{A} took the path {to P} {why P}.", "{A} wanted a walk and went {to P} {why P}. {looks P}"}},
    {NEEDS,
     0,
     0,
     NULL,
     {"{A} needed {a Y}.", "\"I need {a Y},\" thought {A}.",
      "One needs {a Y} for that, and {A} had none."}},
    {LIKES,
     B_LIKES_Y,
     0,
     NULL,
     {"{A} knew what {B} liked best: {a Y}.",
      "\"What does {B} like more than anything?\" thought {A}. \"{a Y}, of course!\""}},
    {BEAST,
     A_IS_NEW,
     COME_A,
     NULL,
     {"{an A} lived {in P}. {looks A}", "There was {an A} {in P}. {looks A2}",
      "{an A} had its home {in P}. {looks A}",
      "Everybody knew the animal {in P}: {an A}. {looks A2}"}},
    {COMES_BY,
     A_IS_NEW,
     COME_TO_B,
     NULL,
     {"{an A} came up to {B}. {looks A}", "Then {B} met {an A}. {looks A2}"}},
    {OWNS,
     X_IS_NEW,
     X_TO_A | OWN_X,
     NULL,
     {"{A} had {a X}. {looks X}", "{A} owned {a X}. {looks X2}",
      "The best thing {A} had was {a X}. {looks X}",
      "There was nothing that {A} loved more than {his} {X}. {looks X2}"}},
    {STANDS,
     X_IS_NEW,
     X_TO_P,
     NULL,
     {"There was {a X} {in P}.", "Somebody had left {a X} {in P}."}},
    {BORROW,
     MEET | B_HAS_X,
     X_TO_A,
     NULL,
     {"{A} borrowed {the X} from {B} for the day.",
      "\"You may borrow {the X} until evening,\" said {B} to {A}, and {A} took it with both "
      "hands."}},
    /* mishaps */
    {BLOW_UP,
     A_HAS_X | A_AT_P | P_HAS_TREE | IT_IS_W,
     X_UP | WANT_X,
     NULL,
     {"A gust of {w} tore {the X} out of {his} hands and threw it up into a tree. "
      "\"Come back!\" cried {A}.",
      "The {w} laughed, took {the X} from {A} and threw it up into a tree."}},
    {BLOW_AWAY,
     A_HAS_X | IT_IS_W,
     X_TO_P | SECRET | WANT_X,
     NULL,
     {"The {w} took {the X} from {A} and carried it far away. {A} could not see where it came "
      "down.",
      "Suddenly the {w} pulled {the X} out of {his} hands. {A} ran after it, but it flew over the "
      "roofs and was gone."}},
    {SNATCH,
     MEET | B_HAS_X,
     X_TO_A | MOVE_A | B_WANT_X,
     NULL,
     {"{A} came, took {the X} from {B} and made off {to P}. \"Thief!\" cried {B}.",
      "Before {B} could blink, {A} had {the X} and was on its way {to P}."}},
    {SNEAK,
     MEET | B_HAS_X,
     X_TO_A | MOVE_A | SECRET,
     NULL,
     {"{B} looked away for a moment. {A} quietly took {the X} and went {to P}.",
      "While {B} was tying a shoe, {A} took {the X} without a sound and went {to P}."}},
    {HIDE,
     MEET | B_HAS_X,
     X_TO_P | SECRET,
     NULL,
     {"{A} wanted to play a trick. When {B} closed {his2} eyes to sneeze, {A} took {the X} and hid "
      "it {in P}.",
      "{A} liked tricks. {he} took {the X} when {B} was not looking and hid it {in P}.",
      "{A} winked at nobody, borrowed {the X} from {B} without a sound and hid it {in P}."}},
    {DROP,
     A_HAS_X,
     X_TO_P | SECRET,
     NULL,
     {"Somewhere on the way {A} had dropped {the X} and did not know it.",
      "There was a hole in {his} bag. {the X} had fallen out on the way, and {A} had sung too "
      "loudly to hear it.",
      "{A} had skipped, hopped and somersaulted on the way, and somewhere {the X} had tumbled out "
      "of {his} bag unnoticed."}},
    {NOTICE,
     A_MISSES_X,
     WANT_X,
     NULL,
     {"Then {A} wanted {the X}. It was gone!", "{A} reached for {the X}. It was gone!",
      "\"Where is {the X}?\" said {A}. {he} looked left, right and up, but it was gone.",
      "{A} searched high and low and even in {his} socks. {the X} was gone!"}},
    {DROP_IN,
     A_HAS_X | IT_IS_W,
     X_TO_P | SECRET,
     NULL,
     {"In the thick {w} {A} had not seen that {the X} fell out of the bag on the way.",
      "On the way {the X} had slipped from the bag without a sound, and the {w} swallowed it."}},
    {DOZE,
     MEET | B_HAS_X | IT_IS_W,
     X_TO_A | MOVE_A | SECRET,
     NULL,
     {"The {w} was so warm that {B} closed {his2} eyes for a moment. {A} took {the X} and went {to "
      "P}.",
      "{B} lay down in the {w} and fell asleep. Then {A} came, took {the X} and went {to P}."}},
    {SHELTER,
     MEET | B_HAS_X | IT_IS_W,
     X_TO_A | MOVE_A | SECRET,
     NULL,
     {"{B} ran from the {w} so fast that {the X} stayed behind. {A} took it and went {to P}.",
      "The {w} ran into the eyes of {B}. While {B} wiped them, {A} took {the X} and went {to P}."}},
    {FLAKES,
     MEET | B_HAS_X | IT_IS_W,
     X_TO_A | MOVE_A | SECRET,
     NULL,
     {"{B} tried to catch the {w} with open mouth. Meanwhile {A} took {the X} and went {to P}.",
      "{B} made a big ball of {w}. {A} used the moment, took {the X} and went {to P}."}},
    {GUST,
     MEET | B_HAS_X | IT_IS_W,
     X_TO_A | MOVE_A | SECRET,
     NULL,
     {"The {w} blew the hair of {B} into {his2} eyes. {A} took {the X} and went {to P}.",
      "{B} shouted against the {w} for fun. {A} took {the X} without a word and went {to P}."}},
    {MURK,
     MEET | B_HAS_X | IT_IS_W,
     X_TO_A | MOVE_A | SECRET,
     NULL,
     {"In the {w} {B} did not see how {A} took {the X} and went {to P}.",
      "The {w} was like milk. {A} took {the X} from {B} unseen and went {to P}."}},
    {SLIDE_IN,
     A_HAS_X | A_AT_P | P_HAS_WATER | IT_IS_W,
     X_DOWN | WANT_X,
     NULL,
     {"The {w} had made the ground slippery. {A} slid, and {the X} flew into the water and sank.",
      "{A} slipped in the {w} and caught {his} balance, but {the X} rolled into the water and "
      "sank."}},
    {SLIP,
     A_HAS_X | X_IS_WHOLE | X_NOT_FOOD | IT_IS_W,
     BREAK_X | WANT_X,
     NULL,
     {"The path was slippery from the {w}. {A} fell, and {the X} {broke}.",
      "{A} ran through the {w} with closed eyes, met a fence, and {the X} {broke}."}},
    {SINK,
     A_HAS_X | A_AT_P | P_HAS_WATER,
     X_DOWN | WANT_X,
     NULL,
     {"{A} bent over the water to look at a fish. {the X} slipped out of {his} hands and sank.",
      "There was a splash: {A} had dropped {the X} into the water.",
      "A swan hissed at {A}. {he} threw up {his} arms in surprise, and {the X} sank with a "
      "gurgle."}},
    {STUMBLE,
     A_HAS_X | X_IS_WHOLE | X_NOT_FOOD,
     BREAK_X | WANT_X,
     NULL,
     {"{A} stumbled over a root and fell on {the X}. It {broke}.",
      "\"Look how I can dance!\" said {A}. {he} danced, fell, and {the X} {broke}.",
      "{A} tried to juggle with {the X}. It worked twice. The third time {the X} {broke}."}},
    {TUG,
     MEET | B_HAS_X | X_IS_WHOLE | X_NOT_FOOD,
     BREAK_X | WANT_X,
     NULL,
     {"\"It is mine!\" said {A} and pulled at {the X}. \"No, mine!\" said {B} and pulled, too. "
      "They pulled until it {broke}.",
      "{A} and {B} both wanted {the X}. They pulled at it from two sides, and it {broke}.",
      "\"I discovered it!\" said {A}. \"I touched it earlier!\" said {B}. Both grabbed {the X}, "
      "and snap, it {broke}."}},
    {GOBBLE,
     MEET | B_HAS_X | X_IS_FOOD,
     EAT_X,
     NULL,
     {"{A} came and ate {the X}, down to the last crumb.",
      "{A} sniffed. Then it ate {the X} in one bite, and {B} had nothing left but the smell.",
      "{A} licked its lips, and {the X} of {B} was history."}},
    {CLIMB_STUCK,
     A_AT_P | P_HAS_TREE,
     STICK_A,
     NULL,
     {"{A} had climbed up into a tree and did not dare to come down.",
      "{A} sat far too high: it had climbed up into a tree, and now it was afraid.",
      "{A} clung to its perch: it had climbed up into a tree, and the ground seemed terribly "
      "distant."}},
    {FALL_STUCK,
     A_AT_P | P_HAS_WATER,
     STICK_A,
     NULL,
     {"{A} had fallen into the water and could not get out.",
      "{A} splashed in the cold water and could not get out.",
      "{A} paddled in circles: it had tumbled into the water, and the sides were too steep."}},
    {WISH,
     0,
     WANT_X,
     NULL,
     {"\"If only I had {a X},\" said {A}.", "{A} sighed. \"I dream of {a X}.\""}},
    {ILL,
     0,
     WANT_X,
     NULL,
     {"{A} had a bad cold. \"Only {a X} could help me,\" {he} whispered to every visitor.",
      "{A} was ill and had not smiled for three days. Everybody knew what {he} wished for: {a X}.",
      "The doctor had visited {A} twice, with drops and powders, and told everybody what "
      "{A} really needed: {a X}."}},
    {BIRTHDAY,
     0,
     WANT_X,
     NULL,
     {"It was the birthday of {A}, and {he} wished for {a X}.",
      "{A} was one year older today. \"All I want is {a X},\" {he} had said.",
      "There were candles and garlands for {A}, who celebrated {his} birthday and hoped "
      "for {a X}."}},
    /* the search */
    {LOOK,
     A_NOT_AT_P | A_MISSES_X,
     MOVE_A,
     NULL,
     {"{A} went {to P} to look for {the X}.",
      "\"Maybe it is {in P},\" thought {A}, and went there."}},
    {NOT_THERE,
     A_AT_P | X_NOT_HERE,
     0,
     NULL,
     {"But {the X} was not {in P}.", "{A} looked everywhere {in P}, but {the X} was not there.",
      "{A} turned over every stone {in P} and found a beetle, but no {X}.",
      "{A} found a rusty horseshoe and half a comb {in P}, but not {the X}.",
      "There was everything {in P} except {the X}: cobwebs, pebbles, one lonely mitten.",
      "{A} called for {the X} {in P}, as if it had ears. Nothing answered."}},
    {FIND,
     X_LIES,
     X_TO_A,
     NULL,
     {"There it was! {A} picked up {the X} and wiped it clean.",
      "There lay {the X}, as if nothing had happened. {A} took it quickly.",
      "Something poked out between two stones: {the X}! {A} pulled it out and took it."}},
    {ASK_SEEN,
     MEET,
     0,
     NULL,
     {"\"Have you seen {the X}?\" {A} asked {B}.",
      "\"Where is {the X}?\" {A} asked {B}. \"Do you know?\""}},
    {SAW_NOTHING,
     0,
     0,
     NULL,
     {"\"No,\" said {A}. \"I have seen nothing but cabbages all day.\"",
      "{A} shook {his} head. \"I have not seen it.\"",
      "\"Sorry,\" said {A}. \"I was busy with a sneeze.\"",
      "\"I only noticed a butterfly,\" said {A}, \"and it seemed innocent.\"",
      "{A} scratched {his} chin. \"Ask me something easier,\" {he} said."}},
    {SAW_IT,
     MEET | X_AT_P,
     TELL_B,
     NULL,
     {"\"Yes,\" said {A}. \"I saw {the X} {in P}.\"",
      "{A} thought for a long time. \"{the X} is {in P},\" {he} said then. \"I am almost sure.\""}},
    {SAW_THIEF,
     B_HAS_X | B_AT_P,
     0,
     NULL,
     {"\"{B} has {the X},\" said {A}. \"I saw {B2} {in P}.\"",
      "{A} leaned closer. \"Do not tell anybody,\" {he} whispered, \"but {B} is {in P} and has "
      "{the X}.\""}},
    {SNIFF,
     MEET | A_NOT_AT_P,
     MOVE_A | MOVE_B,
     NULL,
     {"{A} put its nose to the ground and ran {to P}. {B} ran after it."}},
    {TRACKS,
     IT_IS_W | A_NOT_AT_P,
     MOVE_A,
     NULL,
     {"There were tracks in the {w}. {A} followed them {to P}."}},
    {ACCUSE,
     MEET,
     0,
     NULL,
     {"\"You took {the X}!\" cried {A}. But {B} knew nothing of it and was hurt.",
      "{A} was sure that {B} had taken {the X}, and said so, loudly. {B} turned pale. \"It was not "
      "me.\"",
      "\"Empty your bag!\" {A} told {B}, because {the X} was gone. In the bag of {B} there were "
      "only walnuts. {B} swallowed hard."}},
    /* obstacles */
    {TOO_HIGH,
     X_IS_HIGH,
     0,
     NULL,
     {"{A} jumped three times, but {the X} was too high.",
      "{the X} was too high for {A}, even on tiptoe.",
      "{A} stretched like a giraffe, but {the X} stayed out of reach."}},
    {CLIMB,
     X_IS_HIGH | A_IS_T,
     X_TO_A,
     NULL,
     {"But {A} was {T}. {he} climbed up and came down with {the X} and a torn sleeve.",
      "A {T} {girl} does not wait. {A} climbed up, step by step, and took {the X}.",
      "But {A} was {T}. Hand over hand {he} climbed, did not look below, and grabbed {the X}."}},
    {CLIMB_LADDER,
     X_IS_HIGH | A_HAS_Y,
     X_TO_A,
     "ladder",
     {"{A} put up {the Y}, climbed it and brought down {the X}.",
      "With {the Y} it was easy. {A} climbed up and took {the X}."}},
    {FLY_UP,
     MEET | X_IS_HIGH,
     X_TO_B,
     NULL,
     {"{A} flew up, took {the X} in its beak and laid it in the hands of {B}.",
      "\"Wait,\" said {A}, spread its wings and brought {the X} down to {B}.",
      "{A} circled twice, picked {the X} like a ripe berry and delivered it to {B}."}},
    {WIND_HELPS,
     X_IS_HIGH | IT_IS_W | A_IS_T,
     X_TO_A,
     NULL,
     {"{A} was {T}. {he} sat down and waited. After an hour the {w} grew tired of {the X} and "
      "dropped it into {his} lap."}},
    {FISH_OUT,
     X_IS_SUNK | A_HAS_Y,
     X_TO_A,
     "net",
     {"{A} lowered {the Y} into the water. First {he} caught a boot, then {the X}.",
      "{A} pulled {the Y} through the water, and there was {the X}."}},
    {SCOOP,
     X_IS_SUNK | A_HAS_Y,
     X_TO_A,
     "bucket",
     {"{A} let {the Y} down into the water. It came up with a frog's breakfast and {the X}.",
      "{A} scooped with {the Y} until {he} had {the X}."}},
    {WADE,
     X_IS_SUNK | A_IS_T,
     X_TO_A,
     NULL,
     {"{A} was {T}. {he} rolled up {his} trousers, walked into the cold water and took {the X}."}},
    {DIVE,
     MEET | X_IS_SUNK,
     X_TO_B,
     NULL,
     {"{A} dived. For a while there were only bubbles. Then it came up with {the X} and gave it to "
      "{B}.",
      "\"That is nothing,\" said {A}, dived and came back with {the X} for {B}.",
      "{A} vanished under the surface, tugged at something in the weeds, and returned to {B} with "
      "{the X}."}},
    {LURE,
     MEET | A_HAS_Y | B_HAS_X | B_LIKES_Y,
     X_TO_A | EAT_Y,
     NULL,
     {"{A} laid {the Y} on the ground. {B} dropped {the X} at once and ate {the Y}. {A} took {the "
      "X}.",
      "\"Look what I have,\" said {A} and held out {the Y}. {B} let go of {the X} and ate, and {A} "
      "took {the X} back.",
      "The scent of {the Y} was stronger than any treasure. {B} abandoned {the X} and feasted on "
      "{the Y}, and {A} collected {the X}."}},
    {SWAP,
     MEET | A_HAS_Y | B_HAS_X,
     X_TO_A | Y_TO_B,
     NULL,
     {"{A} held {the Y} into the light until it glittered. {B} wanted it so much that it dropped "
      "{the X} and took {the Y} instead. {A} took {the X}."}},
    {WAIT_SLEEP,
     MEET | B_HAS_X | A_IS_T,
     X_TO_A,
     NULL,
     {"{A} was {T}. {he} waited until {B} snored. Then {he} took {the X} very gently."}},
    {ASK_FOR,
     MEET | B_HAS_X,
     0,
     NULL,
     {"\"May I have {the X}?\" {A} asked {B}.", "\"Please give me {the X},\" said {A} to {B}."}},
    {LEND,
     MEET | A_HAS_X | A_IS_T,
     X_TO_B,
     NULL,
     {"{A} was {T}. \"Of course,\" {he} said and gave {B} {the X}.",
      "\"Take it,\" said {A}, who was {T}, and gave {B} {the X}.",
      "\"With pleasure,\" said {A}, who was {T}, and gave {B} {the X}."}},
    {WANTS,
     A_IS_T,
     WANT_Y,
     NULL,
     {"But {A} was {T}. \"Only if you bring me {a Y},\" {he} said.",
      "\"What do I get for it?\" said {A}, who was {T}. \"I want {a Y}.\"",
      "\"Nothing is free except the rain,\" said {A}, who was {T}. \"Bring me {a Y}.\"",
      "But {A} was {T}. {he} rubbed {his} palms. \"{a Y}, and it is a bargain,\" {he} said."}},
    {SAY_BUSY,
     A_IS_T,
     0,
     NULL,
     {"But {A} was {T}. \"First help me with my work,\" {he} said.",
      "\"I have no time,\" said {A}, who was {T}. \"Unless you do my work.\"",
      "\"Talk to me later,\" said {A}, who was {T}, \"or lend me a hand.\"",
      "But {A} was {T}. \"Work before favors,\" {he} muttered."}},
    {HELP,
     MEET | B_HAS_X,
     X_TO_A,
     NULL,
     {"{A} rolled up {his} sleeves and worked until everything was done. Then {B} gave {A} {the "
      "X}.",
      "So {A} helped {B}. It took an hour and cost two blisters. Then {B} gave {A} {the X}.",
      "{A} peeled potatoes for {B} until the mountain of peels was taller than the stool. Then {B} "
      "gave {A} {the X}.",
      "{A} chopped firewood for {B}, stacked it and swept up the splinters. Then {B} gave {A} {the "
      "X}.",
      "{A} polished every window for {B}, even the invisible ones. Then {B} gave {A} {the X}."}},
    {TRADE,
     MEET | A_HAS_Y | B_HAS_X | B_WANTS_Y,
     X_TO_A | Y_TO_B | OWN_X | WISH_OF_B,
     NULL,
     {"{A} gave {B} {the Y} and got {the X} for it.",
      "\"Here is {the Y},\" said {A}. {B} was delighted and gave {A} {the X}.",
      "They shook hands like ambassadors. {A} handed over {the Y}, and {B} parted with {the X}."}},
    {OWN_UP,
     MEET | A_HAS_X | X_IS_OF_B,
     X_TO_B,
     NULL,
     {"{A} turned red. \"I took it because I wanted to try it once,\" {he} said. \"I am sorry.\" "
      "And {he} gave {the X} back to {B}.",
      "\"Yes, I have it,\" said {A} quietly. \"I did not dare to ask.\" Then {he} gave {the X} "
      "back to {B}.",
      "{A} stared at {his} toes. \"I meant to return it before supper,\" {he} mumbled and gave "
      "{the X} back to {B}."}},
    {LAUGH,
     MEET | X_AT_P,
     TELL_B,
     NULL,
     {"{A} could not keep a straight face. \"{the X} is {in P}!\" {he} laughed. \"It was only a "
      "trick.\""}},
    {REPENT,
     MEET | X_AT_P,
     TELL_B,
     NULL,
     {"When {A} saw {B} cry, it was no longer funny. \"I hid {the X} {in P},\" {he} said. \"I am "
      "sorry.\""}},
    {GIVE_BACK,
     MEET | A_HAS_X | X_IS_OF_B | X_IS_WHOLE,
     X_TO_B | WISH_OF_A,
     NULL,
     {"{A} gave {the X} back to {B}. \"Thank you,\" {he} said.",
      "{A} brought {the X} back to {B}. \"As good as ever,\" said {B}.",
      "{A} returned {the X} to {B}, polished and with a ribbon."}},
    {REPAIR,
     A_HAS_X | A_HAS_Y | X_IS_BROKEN | Y_MENDS_X,
     MEND_X,
     NULL,
     {"{A} mended {the X} with {the Y}. It took a while, but it was as good as new.",
      "{A} took {the Y} and worked until {the X} was whole again.",
      "It took {A} three attempts and a bandage, but with {the Y} {he} mended {the X} at last."}},
    {REPAIR_FOR,
     MEET | A_HAS_Y | X_IS_BROKEN | Y_MENDS_X | B_HAS_X,
     MEND_X,
     NULL,
     {"{A} took {the Y} and mended {the X} for {B} while {B} held the lamp.",
      "\"Let me see,\" said {A}, took {the Y} and mended {the X} for {B}.",
      "{A} squinted, nodded and fetched {the Y}. Before the coffee was cold, {he} had mended {the "
      "X} for {B}."}},
    {ADMIT,
     MEET | X_IS_OF_B | X_IS_BROKEN | A_HAS_X,
     0,
     NULL,
     {"\"{the X} {broke},\" said {A} to {B}. \"I am sorry.\"",
      "{A} showed {the X} to {B}. \"It {broke},\" {he} said. \"It was my fault.\""}},
    {FORGIVE,
     MEET,
     0,
     NULL,
     {"\"Thank you for telling me the truth,\" said {A} to {B}. \"Things can be mended.\"",
      "{A} was silent for a moment. Then {he} smiled at {B}. \"The truth is worth more than "
      "that,\" {he} said.",
      "{A} sighed, then patted {B} on the shoulder. \"Honest people are rarer than unbroken "
      "things,\" {he} said."}},
    {SORRY,
     MEET,
     0,
     NULL,
     {"\"I am sorry that I blamed you,\" said {A} to {B}. {B} laughed, and they were friends "
      "again.",
      "{A} went red. \"It was not you,\" {he} said to {B}. \"Forgive me.\" \"Forgiven,\" said "
      "{B}."}},
    {RESCUE_UP,
     MEET | A_HAS_Y | B_IS_STUCK,
     FREE_B,
     "ladder",
     {"{A} put up {the Y}, climbed it and carried {B} down."}},
    {RESCUE_NET,
     MEET | A_HAS_Y | B_IS_STUCK,
     FREE_B,
     "net",
     {"{A} lowered {the Y} and pulled {B} out, dripping and sneezing."}},
    {RESCUE_ROPE,
     MEET | A_HAS_Y | B_IS_STUCK,
     FREE_B,
     "rope",
     {"{A} threw {the Y}. {B} held on to it, and {A} pulled until it was safe."}},
    {RESCUE_CLIMB,
     MEET | A_IS_T | B_IS_STUCK,
     FREE_B,
     NULL,
     {"{A} was {T}. {he} went up to {B} with soft words and brought it to safe ground."}},
    {COAX,
     MEET | A_HAS_Y | B_LIKES_Y | B_IS_STUCK,
     FREE_B | EAT_Y,
     NULL,
     {"{A} held up {the Y}. {B} forgot its fear, came out by itself and ate {the Y}."}},
    {REWARD,
     MEET | X_AT_P,
     X_TO_B,
     NULL,
     {"{A} had not forgotten. It ran off, and when it came back, it laid {the X} before {B}.",
      "\"One good turn deserves another,\" said {A}. It was gone for a minute and came back with "
      "{the X} for {B}.",
      "{A} tracked down {the X} faster than any detective and dropped it at the feet of {B}."}},
    {PRESENT,
     MEET | A_HAS_X | B_WANTS_X,
     X_TO_B | WISH_OF_A | WISH_OF_B,
     NULL,
     {"{A} gave {the X} to {B}, who could not believe it.",
      "\"For you,\" said {A} and gave {the X} to {B}.",
      "{B} took {the X} that {A} had brought, turned crimson and hugged {A} breathless."}},
    {HUNGRY_BEAST,
     A_AT_P,
     0,
     NULL,
     {"{A} sat {in P} and looked hungry. It had not eaten for two days.",
      "{A} sat {in P}. Its stomach growled so much that sparrows took cover."}},
    {FEED,
     MEET | A_HAS_Y | B_LIKES_Y,
     EAT_Y,
     NULL,
     {"{A} had nothing else to eat, but {he} gave {the Y} to {B}. {B} ate it and looked at {A} for "
      "a long time.",
      "{A} held out {the Y}, and {B} ate it, crumb by crumb.",
      "{A} shared {the Y} with {B}, or rather, {B} swallowed {the Y} whole and {A} watched."}},
    {FEAST,
     MEET | A_HAS_X | X_IS_FOOD,
     EAT_X,
     NULL,
     {"{A} and {B} sat down and ate {the X} together.",
      "They ate {the X} together, {A} and {B}, and looked at the clouds.",
      "{A} divided {the X} fairly, {B} chose first, and both claimed to have the smaller half."}},
    /* endings */
    {HAPPY,
     A_HAS_X | X_IS_WHOLE | A_WANTS_X,
     WISH_OF_A,
     NULL,
     {"{A} had {the X} again and held it tight all the way home.",
      "So {A} had {the X} again, and this time {he} tied it to {his} wrist.",
      "That night {the X} lay under the pillow of {A}.",
      "{A} kissed {the X}, which nobody had expected.",
      "\"Never again,\" said {A} to {the X}, and meant it until Thursday.",
      "{A} celebrated with a cartwheel, and {the X} was safe at last."}},
    {WHOLE,
     X_IS_WHOLE | A_WANTS_X,
     WISH_OF_A,
     NULL,
     {"One could hardly see where {the X} had been mended, and {A} liked it even more than before.",
      "{A} was so happy about {the X} that {he} danced, but carefully."}},
    {OF_HIS_OWN,
     A_HAS_X | A_WANTS_X,
     WISH_OF_A,
     NULL,
     {"Now {A} had {a X} and did not let go of it all day.",
      "At last {A} had {a X}! {he} showed it to everybody, even to the geese."}},
    {THANKS,
     MEET,
     0,
     NULL,
     {"\"I will never forget this,\" said {A} to {B}.",
      "{A} thanked {B}, and {B} pretended that it was nothing.",
      "\"What would I do without you?\" said {A}. \"Complain,\" said {B}."}},
    {PLAY,
     MEET | A_HAS_X | X_IS_WHOLE,
     WISH_OF_A | WISH_OF_B,
     NULL,
     {"{A} and {B} played with {the X} until the stars came out.",
      "From then on {the X} belonged to {A} and {B} together.",
      "\"You have it on Mondays,\" said {A} to {B}, \"and I on Tuesdays.\" On Sundays {the X} "
      "rested."}},
    {BEAST_STAYS,
     MEET,
     0,
     NULL,
     {"From that day on {A} followed {B} everywhere, even to school.",
      "After that {A} came every morning to say hello to {B}.",
      "{A} liked {B} from that day on, and {B} knew it.",
      "{A} adopted {B} that afternoon, and nobody asked for a certificate."}},
    {LESSON,
     0,
     0,
     NULL,
     {"And nobody ever told {his} mother about it.",
      "\"Tomorrow,\" said {A}, \"I will stay in bed.\" But of course {he} did not.",
      "{A} slept well that night and dreamed of something else.",
      "In the evening {A} told the whole story, and it grew a little with every telling.",
      "The moon rose over the village, and {A} yawned.",
      "That night a cricket chirped its opinion through the window, and {A} agreed.",
      "{A} was the champion of the playground for a week, and then for another fortnight.",
      "{A} counted sheep that night, and the last one carried an umbrella and a lantern.",
      "\"Curious,\" said the judge next door, and wrote a poem about it in purple ink.",
      "That was a good day, thought {A}, and it was only Tuesday.",
      "At home there was soup. {A} ate three bowls.",
      "{A} wrote it all down, so that nobody would forget it.",
      "Since then {A} counts {his} things every evening. It takes a long time.",
      "{his} grandmother nodded. \"The same happened to me when I was small,\" she said.",
      "And if {A} has not grown up, {he} still talks about it.",
      "Then the first star came out, and {A} made a wish that {he} told nobody.",
      "That night {A} fell asleep with both shoes on.",
      "At midnight a comet crossed the sky, but {A} was already snoring.",
      "At bedtime {A} brushed {his} teeth, said good night to the ceiling and grinned in the dark.",
      "The newspaper printed three lines about it, between the weather and an advertisement for "
      "soap.",
      "On Sunday it was the sermon, and nobody yawned.",
      "The barber heard of it, and by sunset the whole village knew.",
      "Somebody made a song about it, with eight verses and a whistle.",
      "At home {A} ate a pancake and thought it over. Then {he} ate another, just to be certain.",
      "The mayor told it at the next parade, with {A} as a general.",
      "At supper {his} father asked, \"What did you learn today?\" \"Plenty,\" said {A}, and went "
      "to wash the dishes.",
      "The clock struck nine, and the owls began their shift.",
      "And that is why people still smile when they hear the name of {A}.",
      "At home {A} drew a picture of it and pinned it above the bed.",
      "At home {A} opened the cupboard. \"Adventures make hungry,\" {he} said.",
      "A neighbor claimed that it had happened differently, but the neighbor was not there.",
      "{his} grandfather did not believe a word, but he winked.",
      "The lamps were lit, and somewhere an accordion played a waltz.",
      "A brass band passed, and {A} conducted it from the balcony with one finger.",
      "It cost {A} an afternoon, and it was worth it.",
      "Years later {A} told it to {his} children, who wanted to hear it again at once.",
      "That night {A} slept like a marmot.",
      "{A} bowed to an invisible audience and stumbled only slightly.",
      "A snail congratulated {A}, slowly but sincerely."}},
    /* the rest */
    {FOG_LOST,
     IT_IS_W,
     STICK_A,
     NULL,
     {"The {w} was so thick that {A} could not see {his} own feet. {he} no longer knew the way "
      "home.",
      "Soon there was nothing but {w}. {A} turned round three times and was lost."}},
    {RING,
     A_HAS_X | B_IS_STUCK,
     FREE_B | B_TO_A,
     NULL,
     {"Far away {A} rang {the X}, again and again. {B} heard it and walked toward the sound until "
      "they could shake hands."}},
    {SHINE,
     A_HAS_X | B_IS_STUCK,
     FREE_B | B_TO_A,
     NULL,
     {"Far away {A} swung {the X}. {B} saw a spot of light and walked toward it until they could "
      "see each other."}},
    {LEAD,
     B_IS_STUCK,
     FREE_B | MOVE_A | MOVE_B,
     NULL,
     {"{A} heard it and set off. It knew every path with closed eyes. {B} held on to its neck, and "
      "they went {to P}."}},
    {MISSED, 0, 0, NULL, {"\"Where is {B}?\" said {A}. \"Nobody can find the way in such {w}.\""}},
    {SHIVER,
     IT_IS_W,
     WANT_X,
     NULL,
     {"{A} stood in the {w} and shivered. \"If only I had {a X},\" {he} said to all who passed.",
      "The {w} crept into the sleeves of {A}. \"My kingdom for {a X},\" {he} cried, and half the "
      "village heard it.",
      "The teeth of {A} chattered in the {w}. \"Someone bring me {a X},\" {he} called to "
      "everybody."}},
    {ATE_IT,
     MEET,
     0,
     NULL,
     {"\"I had {a X} for you,\" said {A} to {B}, \"but somebody was faster.\"",
      "{A} showed {his} empty hands to {B} and told everything."}},
    {FORGET_WISH,
     MEET,
     WISH_OF_A,
     NULL,
     {"{A} laughed so hard that {he} forgot {his} wish. \"Let us share mine,\" {he} said to "
      "{B}."}},
    {LOOK_UP,
     MEET,
     0,
     NULL,
     {"{A} heard {B} cry for help.",
      "\"Help!\" That was the voice of {B}. {A} looked up from {his} book."}},
    {BAKE,
     X_IS_NEW,
     X_TO_A | OWN_X,
     NULL,
     {"{A} had {a X} in {his} bag for lunch.", "{A} carried {a X} for the way."}},
    {BRING,
     X_IS_NEW,
     X_TO_A | OWN_X,
     NULL,
     {"{A} had {a X} for {B} in {his} bag.", "{A} wanted to surprise {B} and carried {a X}."}},
    {LEFT_OVER, X_IS_NEW, X_TO_A, NULL, {"{A} had {a X}, too."}},
};

typedef struct event {
    event_kind kind;
    int is[FIELDS]; /* NONE: not part of it */
} event;

static event event_of(event_kind kind, int a, int b, int x, int p, int f) {
    event e;
    e.kind = kind;
    e.is[A] = a, e.is[B] = b, e.is[X] = x, e.is[P] = p, e.is[F] = f;
    e.is[Y] = e.is[T] = e.is[W] = NONE;
    return e;
}

static spot spot_of(whereabouts how, int at) {
    spot s;
    s.how = how;
    s.at = at;
    return s;
}

static bool is_spot(spot s, whereabouts how, int at) {
    return s.how == how && (s.at == at || s.at == ANY || at == ANY);
}

static bool same_place(const world *w, int a, int b) {
    return a == ANY || b == ANY || (w->here[b] && w->place[a] == w->place[b]);
}

static bool mends(int tool, int thing) {
    static const struct {
        const char *tool;
        int what;
    } mending[] = {{"needle", CLOTH}, {"hammer", WOOD | METAL}, {"glue", GLASS}};
    int i;
    for (i = 0; i < COUNT(mending); i++)
        if (!strcmp(things[tool].name, mending[i].tool)) return is_like(thing, mending[i].what);
    return false;
}

static bool is_so(const world *w, const event *e, int need) {
    const int a = e->is[A], b = e->is[B], x = e->is[X], y = e->is[Y], p = e->is[P];
    switch (need) {
    case A_IS_NEW: return !w->here[a];
    case A_AT_P: return w->place[a] == p;
    case B_AT_P: return w->place[b] == p;
    case A_NOT_AT_P: return w->place[a] != p;
    case A_IS_T: return w->temper[a] == e->is[T];
    case A_WANTS_X: return w->wants[a] == x;
    case A_HAS_X: return is_spot(w->of[x], HELD, a);
    case A_HAS_Y: return y >= 0 && is_spot(w->of[y], HELD, a); /* ANY: not named */
    case A_MISSES_X: return memcmp(&w->knows[a][x], &w->of[x], sizeof(spot)) != 0;
    case B_HAS_X: return is_spot(w->of[x], HELD, b);
    case B_WANTS_X: return w->wants[b] == x;
    case B_WANTS_Y: return w->wants[b] == y;
    case B_LIKES_Y: return !is_person(b) && !strcmp(animals[b - PEOPLE].likes, things[y].name);
    case B_IS_STUCK: return w->stuck[b];
    case MEET: return a != b && same_place(w, a, b);
    case X_IS_NEW: return w->of[x].how == UNKNOWN;
    case X_IS_LOST: return w->of[x].how == LOST;
    case X_LIES: return is_spot(w->of[x], LYING, w->place[a]);
    case X_IS_HIGH: return is_spot(w->of[x], HIGH, w->place[a]);
    case X_IS_SUNK: return is_spot(w->of[x], SUNK, w->place[a]);
    case X_NOT_HERE: return w->of[x].how != LYING || w->of[x].at != w->place[a];
    case X_AT_P: return is_spot(w->of[x], LYING, p);
    case X_IS_WHOLE: return !w->broken[x];
    case X_IS_BROKEN: return w->broken[x];
    case X_IS_FOOD: return is_like(x, FOOD);
    case X_NOT_FOOD: return !is_like(x, FOOD);
    case X_IS_OF_B: return w->owner[x] == b;
    case Y_MENDS_X: return mends(y, x);
    case P_HAS_TREE: return (places[p].like & TREE) != 0;
    case P_HAS_WATER: return (places[p].like & WATER) != 0;
    case IT_IS_W: return w->weather == e->is[W];
    default: return false;
    }
}

/* Lets the beings at the place of an event know where X is now. */
static void move_thing(world *w, const event *e, spot s, bool secret) {
    const int x = e->is[X], where = e->is[A] >= 0 ? w->place[e->is[A]] : e->is[P];
    int i;
    w->of[x] = s;
    for (i = 0; i < BEINGS && !secret; i++)
        if (w->here[i] && w->place[i] == where) w->knows[i][x] = s;
}

static void change_beings(world *w, const event *e, int does) {
    const int a = e->is[A], b = e->is[B], p = e->is[P];
    if (does & COME_A) w->here[a] = true, w->place[a] = p;
    if (does & COME_TO_B) w->here[a] = true, w->place[a] = w->place[b];
    if (does & MOVE_A) w->place[a] = p;
    if (does & MOVE_B) w->place[b] = p;
    if (does & B_TO_A) w->place[b] = w->place[a];
    if (does & TEMPER_A) w->temper[a] = e->is[T];
    if (does & WANT_X) w->wants[a] = e->is[X];
    if (does & WANT_Y) w->wants[a] = e->is[Y];
    if (does & B_WANT_X) w->wants[b] = e->is[X];
    if (does & WISH_OF_A) w->wants[a] = NONE;
    if (does & WISH_OF_B) w->wants[b] = NONE;
    if (does & STICK_A) w->stuck[a] = true;
    if (does & FREE_B) w->stuck[b] = false;
    if ((does & TELL_B) && b >= 0) w->knows[b][e->is[X]] = w->of[e->is[X]];
    if (does & TURN_W) w->weather = e->is[W];
}

static void change_things(world *w, const event *e, int does) {
    const int a = e->is[A], b = e->is[B], x = e->is[X], y = e->is[Y], p = e->is[P];
    const bool secret = (does & SECRET) != 0;
    if (does & X_TO_A) move_thing(w, e, spot_of(HELD, a), secret);
    if (does & X_TO_B) move_thing(w, e, spot_of(HELD, b), secret);
    if (does & X_TO_P) move_thing(w, e, spot_of(LYING, p), secret);
    if (does & X_UP) move_thing(w, e, spot_of(HIGH, w->place[a]), secret);
    if (does & X_DOWN) move_thing(w, e, spot_of(SUNK, w->place[a]), secret);
    if (does & LOSE_X) move_thing(w, e, spot_of(LOST, a), true);
    if (does & EAT_X) move_thing(w, e, spot_of(EATEN, a), secret);
    if (does & EAT_Y) w->of[y] = spot_of(EATEN, b);
    if (does & Y_TO_B) w->of[y] = spot_of(HELD, b);
    if (does & OWN_X) w->owner[x] = a;
    if (does & BREAK_X) w->broken[x] = true;
    if (does & MEND_X) w->broken[x] = false;
}

static int rule_of(event_kind kind) {
    int i = 0;
    while (rules[i].kind != kind) i++;
    return i;
}

static int needs_of(event_kind kind) { return rules[rule_of(kind)].needs; }

/* Applies an event. False: it cannot happen, and nothing has changed. */
static bool happen(world *w, const event *e) {
    const int a = e->is[A], y = e->is[Y];
    const int i = rule_of(e->kind);
    int need;
    if (a >= 0 && !w->here[a] && !(rules[i].needs & A_IS_NEW)) return false;
    if (a >= 0 && w->stuck[a] && (rules[i].does & MOVE_A)) return false;
    if (rules[i].tool && strcmp(rules[i].tool, things[y].name)) return false;
    for (need = 0; need < 31; need++)
        if ((rules[i].needs >> need & 1) && !is_so(w, e, 1 << need)) return false;
    change_things(w, e, rules[i].does); /* those present see it ... */
    change_beings(w, e, rules[i].does); /* ... and then go */
    return true;
}

/* ==================================================
   >>words   Words: from events to sentences and back
   ================================================== */

enum { TEXT = 1 << 14 };

typedef struct text {
    char data[TEXT];
    int length;
    int to; /* the being that is addressed as "you", or NONE */
} text;

static void add(text *t, const char *s) {
    int n = (int)strlen(s);
    if (t->length + n >= TEXT) abort();
    memcpy(t->data + t->length, s, (size_t)n + 1);
    t->length += n;
}

static void begin_text(text *t) {
    t->data[t->length = 0] = 0;
    t->to = NONE;
}

static void put_article(char *out, const char *noun) {
    sprintf(out, "%s %s", strchr("aeiou", *noun) ? "an" : "a", noun);
}

/* "Anna" or "the owl". */
static void name_of(char *out, int being) {
    if (is_person(being)) strcpy(out, people[being].name);
    else sprintf(out, "the %s", animals[being - PEOPLE].name);
}

static const char *pronoun(int being, const char *he, const char *she, const char *it) {
    return !is_person(being) ? it : people[being].she ? she : he;
}

typedef enum slot_form {
    NAME, /* Anna, the owl */
    ONE,  /* an owl */
    HE,
    HIS,
    HIM,
    GIRL,      /* or boy */
    THE,       /* the kite */
    A_THING,   /* a kite */
    BARE,      /* kite */
    LOOKS,     /* a sentence about it */
    LOOKS_TOO, /* another */
    BROKE,     /* or tore, if made of cloth */
    INSIDE,    /* in the barn */
    TO,        /* to the barn */
    PLACE,     /* the barn */
    OUTING_TO, /* to feed the hens */
    ADJECTIVE,
    WEATHER, /* windy */
    NOUN     /* wind */
} slot_form;

static const struct slot {
    const char *name;
    int field;
    slot_form form;
} slots[] = {
    {"A", A, NAME},
    {"an A", A, ONE},
    {"he", A, HE},
    {"his", A, HIS},
    {"him", A, HIM},
    {"girl", A, GIRL},
    {"B", B, NAME},
    {"B2", B, HIM},
    {"his2", B, HIS},
    {"the X", X, THE},
    {"a X", X, A_THING},
    {"X", X, BARE},
    {"broke", X, BROKE},
    {"looks X", X, LOOKS},
    {"looks X2", X, LOOKS_TOO},
    {"looks A", A, LOOKS},
    {"looks A2", A, LOOKS_TOO},
    {"looks P", P, LOOKS},
    {"looks P2", P, LOOKS_TOO},
    {"looks W", W, LOOKS},
    {"looks W2", W, LOOKS_TOO},
    {"saying", T, LOOKS},
    {"the Y", Y, THE},
    {"a Y", Y, A_THING},
    {"in P", P, INSIDE},
    {"to P", P, TO},
    {"the P", P, PLACE},
    {"why P", P, OUTING_TO},
    {"In P", P, INSIDE},
    {"F", F, ADJECTIVE},
    {"T", T, ADJECTIVE},
    {"W", W, WEATHER},
    {"w", W, NOUN},
};

/* An animal's kind; "" for people. */
static const char *looks_of(int field, int i, int which) {
    switch (field) {
    case X: return things[i].looks[which];
    case P: return places[i].looks[which];
    case W: return weathers[i].looks[which];
    case T: return tempers[i].saying;
    default: return is_person(i) ? "" : animals[i - PEOPLE].looks[which];
    }
}

static void fill(char *out, const struct slot *s, int i) {
    switch (s->form) {
    case NAME: name_of(out, i); break;
    case ONE: put_article(out, animals[i - PEOPLE].name); break;
    case HE: strcpy(out, pronoun(i, "he", "she", "it")); break;
    case HIS: strcpy(out, pronoun(i, "his", "her", "its")); break;
    case HIM: strcpy(out, pronoun(i, "him", "her", "it")); break;
    case GIRL: strcpy(out, pronoun(i, "boy", "girl", "animal")); break;
    case THE: sprintf(out, "the %s", things[i].name); break;
    case A_THING:
        if (is_like(i, SOME)) sprintf(out, "some %s", things[i].name);
        else put_article(out, things[i].name);
        break;
    case BARE: strcpy(out, things[i].name); break;
    case LOOKS: strcpy(out, looks_of(s->field, i, 0)); break;
    case LOOKS_TOO: strcpy(out, looks_of(s->field, i, 1)); break;
    case BROKE: strcpy(out, is_like(i, CLOTH) ? "tore" : "broke"); break;
    case INSIDE: sprintf(out, "%s the %s", places[i].in, places[i].name); break;
    case TO: sprintf(out, "to the %s", places[i].name); break;
    case PLACE: sprintf(out, "the %s", places[i].name); break;
    case OUTING_TO: strcpy(out, places[i].why); break;
    case ADJECTIVE: strcpy(out, s->field == F ? feelings[i] : tempers[i].name); break;
    case WEATHER: strcpy(out, weathers[i].like); break;
    case NOUN: strcpy(out, weathers[i].name); break;
    }
}

/* The slot whose brace is at `s`; *end: what follows it. */
static const struct slot *slot_at(const char *s, const char **end) {
    int i;
    size_t length = strcspn(s, "}") - 1;
    *end = s + length + 2;
    for (i = 0; i < COUNT(slots); i++)
        if (strlen(slots[i].name) == length && !memcmp(slots[i].name, s + 1, length))
            return &slots[i];
    abort(); /* a slot that is not in the table */
}

/* In '"Yes," he said', "he" is not capitalized. */
static bool begins_sentence(const text *t, int at, bool is_he) {
    if (at == 0 || t->data[at - 1] == '\n') return true;
    if (t->data[at - 1] == '"') return at == 1 || t->data[at - 2] == ' ' || t->data[at - 2] == '\n';
    return t->data[at - 1] == ' ' && at > 1 && strchr(is_he ? ".!?" : ".!?\"", t->data[at - 2]);
}

static void say(text *t, const char *wording, const event *e) {
    char word[128];
    bool you = false;
    while (*wording) {
        int at = t->length;
        bool pronoun = false;
        if (*wording == '{') {
            const struct slot *s = slot_at(wording, &wording);
            fill(word, s, e->is[s->field]);
            pronoun = s->form == HE;
            you = (s->form == NAME || pronoun) && e->is[s->field] == t->to;
            if (you) strcpy(word, "you");
        } else if (you && !strncmp(wording, " was", 4)) {
            strcpy(word, " were");
            wording += 4;
        } else {
            size_t n = strcspn(wording, "{");
            if (n >= sizeof word) n = sizeof word - 1;
            memcpy(word, wording, n);
            word[n] = 0;
            wording += n;
        }
        add(t, word);
        if (begins_sentence(t, at, pronoun) && t->data[at] >= 'a' && t->data[at] <= 'z')
            t->data[at] = (char)(t->data[at] - 32);
    }
}

/* Appends a sentence to the text so far. */
static void say_next(text *t, const char *wording, const event *e) {
    if (t->length && t->data[t->length - 1] != '\n') add(t, " ");
    say(t, wording, e);
}

static void tell(text *t, const event *e) {
    const char *const *said = rules[rule_of(e->kind)].said;
    int n = 0;
    while (said[n]) n++;
    say_next(t, said[draw(n)], e);
}

/* The sentences of questions and talks. In each, the subject of a question precedes its answer:
   "The kite was with Anna", not "Anna had the kite". A small model learns to find what follows a
   word much earlier than what precedes it. */
static void tell_plainly(text *t, const event *e) {
    say_next(t, rules[rule_of(e->kind)].said[0], e);
    if (e->kind == TAKE) say_next(t, rules[rule_of(HAS)].said[0], e);
}

/* ---- back: from sentences to events */

/* The number of bytes of `s` that match `word`, possibly capitalized; 0: no match. */
static int says(const char *s, const char *word) {
    size_t n = strlen(word);
    bool first = *s == *word || (*word >= 'a' && *word <= 'z' && *s == *word - 32);
    return n && first && !strncmp(s + 1, word + 1, n - 1) ? (int)n : 0;
}

static int field_count(int field) {
    static const int counts[FIELDS] = {BEINGS, BEINGS,   THINGS,  THINGS,
                                       PLACES, FEELINGS, TEMPERS, WEATHERS};
    return counts[field];
}

/* Pronouns name nothing: they may precede the name. */
static bool names(slot_form f) {
    return f != HE && f != HIS && f != HIM && f != GIRL && f != BROKE;
}

/* The number of bytes of `s` that match a slot; sets the field that the slot names. */
static int read_slot(const char *s, const struct slot *slot, event *e) {
    char word[128];
    int i, n = 0, best = NONE;
    for (i = 0; i < field_count(slot->field); i++) {
        int length;
        if (slot->field < X && !is_person(i) != (slot->form == ONE) && slot->form == ONE) continue;
        fill(word, slot, i);
        length = says(s, word);
        if (length > n) n = length, best = i;
    }
    if (n && names(slot->form)) e->is[slot->field] = best;
    return n;
}

/* The length of the sentence that matches this wording, or 0. */
static int read_wording(const char *s, event_kind kind, const char *wording, event *e) {
    const char *from = s, *w = wording;
    *e = event_of(kind, ANY, ANY, ANY, ANY, ANY);
    e->is[Y] = e->is[T] = e->is[W] = ANY;
    while (*w) {
        int n;
        if (*w == '{') {
            const struct slot *slot = slot_at(w, &w);
            n = read_slot(s, slot, e);
        } else {
            n = (int)strcspn(w, "{");
            if (strncmp(s, w, (size_t)n)) n = 0;
            w += n;
        }
        if (n == 0) return 0;
        s += n;
    }
    return (int)(s - from);
}

/* Fills in the fields that the sentence omits and the story determines. */
static void complete(event *e, const world *w, int hero) {
    if (e->is[A] == ANY) e->is[A] = hero;
    if (e->is[A] < 0) return;
    if (e->is[T] == ANY) e->is[T] = w->temper[e->is[A]];
    if (e->is[W] == ANY) e->is[W] = w->weather;
    if (e->is[P] == ANY && (needs_of(e->kind) & A_AT_P)) e->is[P] = w->place[e->is[A]];
}

/* Parses an event at `s` and applies it. Returns its length; 0: no wording matches; -1: one
   matches, but the event cannot happen. */
static int read_event(world *w, const char *s, int hero, event *e) {
    int i, k, best = 0;
    world after = *w;
    for (i = 0; i < COUNT(rules); i++)
        for (k = 0; rules[i].said[k]; k++) {
            text again;
            event one;
            world next;
            int n = read_wording(s, rules[i].kind, rules[i].said[k], &one);
            if (n == 0 || n < best) continue;
            complete(&one, w, hero);
            begin_text(&again);
            say(&again, rules[i].said[k], &one);
            if (again.length != n || strncmp(again.data, s, (size_t)n))
                continue; /* "he" for a girl */
            next = *w;
            if (happen(&next, &one)) best = n, after = next, *e = one;
            else if (best == 0) best = -1;
        }
    *w = after;
    return best;
}

/* Returns NULL for a consistent story, given without its title, else the error, with *at at its
   position. */
static const char *judge_story(const char *s, const char **at) {
    world w;
    event e;
    int hero = NONE, n, i;
    begin_world(&w);
    e.kind = EVENT_KINDS;
    for (; *at = s + strspn(s, " \n"), *(s = *at); s += n) {
        n = read_event(&w, s, hero, &e);
        if (n == 0) return "no wording of this world";
        if (n < 0) return "this cannot happen";
        if (e.kind == LIVES) hero = e.is[A];
        if (e.kind == LESSON && e.is[A] != hero) return "the end is somebody else's";
    }
    if (e.kind != LESSON) return "it has no end";
    for (i = 0; i < BEINGS; i++)
        if (w.wants[i] != NONE || w.stuck[i]) return "a wish is left open";
    return NULL;
}

/* ==================================================
   >>questions   Questions about a world
   ================================================== */

enum { MOST_PEOPLE = 5, MOST_THINGS = 7, MOST_EVENTS = 12 };

typedef struct tale {
    world w;
    int people[MOST_PEOPLE], things[MOST_THINGS], places[6];
    int person_count, thing_count, place_count;
    event events[MOST_EVENTS]; /* after the beginning */
    int event_count;
    text told;
} tale;

typedef struct size {
    int people, things, events;
    bool apart; /* use pairs that do not occur in training texts */
} size;

static bool is_in(const int *list, int count, int value) {
    while (count--)
        if (list[count] == value) return true;
    return false;
}

static bool is_apart_from_any(const tale *t, int thing) {
    int i;
    for (i = 0; i < t->person_count; i++)
        if (is_apart(t->people[i], thing)) return true;
    return false;
}

static void choose_people(tale *t, const size *s) {
    while (t->person_count < s->people) {
        int i = draw(PEOPLE);
        if (!is_in(t->people, t->person_count, i)) t->people[t->person_count++] = i;
    }
    while (t->place_count < s->people + 1) {
        int i = draw(PLACES);
        if (!is_in(t->places, t->place_count, i)) t->places[t->place_count++] = i;
    }
    while (t->thing_count < s->things) {
        int i = draw(THINGS);
        if (is_apart_from_any(t, i) == s->apart && !is_in(t->things, t->thing_count, i))
            t->things[t->thing_count++] = i;
    }
}

/* Adds an event if it can happen. */
static bool go_on(tale *t, event e) {
    if (!happen(&t->w, &e)) return false;
    if (e.kind > LIES) t->events[t->event_count++] = e;
    tell_plainly(&t->told, &e);
    return true;
}

static int any_person(const tale *t) { return t->people[draw(t->person_count)]; }
static int any_thing(const tale *t) { return t->things[draw(t->thing_count)]; }
static int any_place(const tale *t) { return t->places[draw(t->place_count)]; }
static int any_feeling(void) { return 1 + draw(FEELINGS - 1); }

/* Draws an event, which may be impossible. */
static event any_event(const tale *t, event_kind kind) {
    const int f = kind == EAT ? HUNGRY : any_feeling(); /* drawn first, so that the order is
                                                           fixed */
    const int p = any_place(t), x = any_thing(t), b = any_person(t), a = any_person(t);
    return event_of(kind, a, b, x, kind == PUT ? t->w.place[a] : p, f);
}

/* Adds events, of which at least three move people or things. */
static void tell_world(tale *t, const size *s) {
    static const event_kind often[] = {
        GO,   GO_FEELING,   GO_FEELING,   GO_FEELING,   GO_SEARCH, TAKE,  TAKE, PUT,
        GIVE, GIVE_FEELING, GIVE_FEELING, GIVE_FEELING, LOSE,      BREAK, MEND, EAT};
    int i;
    memset(t, 0, sizeof *t);
    begin_text(&t->told);
    begin_world(&t->w);
    choose_people(t, s);
    for (i = 0; i < t->person_count; i++)
        go_on(t, event_of(IS_AT, t->people[i], NONE, NONE, any_place(t), NONE));
    for (i = 0; i < t->thing_count; i++)
        if (luck(55)) go_on(t, event_of(HAS, any_person(t), NONE, t->things[i], NONE, NONE));
        else go_on(t, event_of(LIES, NONE, NONE, t->things[i], any_place(t), NONE));
    while (t->event_count < s->events) {
        event_kind kind = often[draw(COUNT(often))];
        for (i = 0; i < 40; i++)
            if (go_on(t, any_event(t, kind))) break;
    }
}

typedef enum question_kind { WHERE, WHO, FIRST, WHY, WHETHER, QUESTION_KINDS } question_kind;

static const char *const kind_names[] = {"where", "who has", "what first", "why", "yes or no"};

typedef struct question {
    char asked[160], answer[160];
} question;

#define NOBODY_KNOWS "Nobody knows."

static void put_text(char out[160], const char *wording, const event *e) {
    text t;
    begin_text(&t);
    say(&t, wording, e);
    memcpy(out, t.data, (size_t)t.length + 1);
}

/* Draws a thing, sometimes one that was not mentioned. */
static int thing_to_ask(const tale *t) {
    int x;
    if (luck(94)) return any_thing(t);
    do x = draw(THINGS);
    while (is_apart_from_any(t, x));
    return x;
}

static void ask_where(const tale *t, question *q) {
    const int x = thing_to_ask(t), a = any_person(t);
    event e = event_of(GO, a, NONE, x, NONE, NONE);
    spot s = t->w.of[e.is[X]];
    if (luck(20)) {
        e.is[P] = t->w.place[e.is[A]];
        put_text(q->asked, "Where is {A}?", &e);
        put_text(q->answer, "{in P}.", &e);
        return;
    }
    put_text(q->asked, "Where is {the X}?", &e);
    e.is[A] = e.is[P] = s.at;
    put_text(q->answer,
             s.how == HELD    ? "With {A}."
             : s.how == LYING ? "{in P}."
             : s.how == EATEN ? "It is gone."
                              : NOBODY_KNOWS,
             &e);
}

static void ask_who(const tale *t, question *q) {
    event e = event_of(HAS, NONE, NONE, thing_to_ask(t), NONE, NONE);
    spot s = t->w.of[e.is[X]];
    e.is[A] = s.at;
    put_text(q->asked, "Who has {the X}?", &e);
    put_text(q->answer,
             s.how == HELD                      ? "It is with {A}."
             : s.how == LYING || s.how == EATEN ? "Nobody."
                                                : NOBODY_KNOWS,
             &e);
}

/* Statements about events, and questions about their reasons. */
static const struct deed {
    event_kind kind;
    const char *did, *why;
} deeds[] = {{GO, "{A} went {to P}.", "Why did {A} go {to P}?"},
             {GO_FEELING, "{A} went {to P}.", "Why did {A} go {to P}?"},
             {GO_SEARCH, "{A} went {to P}.", "Why did {A} go {to P}?"},
             {TAKE, "{A} took {the X}.", "Why did {A} take {the X}?"},
             {PUT, "{A} put {the X} {in P}.", "Why did {A} put {the X} {in P}?"},
             {GIVE, "{A} gave {the X} to {B}.", "Why did {A} give {the X} to {B}?"},
             {GIVE_FEELING, "{A} gave {the X} to {B}.", "Why did {A} give {the X} to {B}?"},
             {LOSE, "{A} lost {the X}.", "Why did {A} lose {the X}?"},
             {BREAK, "{A} broke {the X}.", "Why did {A} break {the X}?"},
             {MEND, "{A} mended {the X}.", "Why did {A} mend {the X}?"},
             {EAT, "{A} ate {the X}.", "Why did {A} eat {the X}?"}};

static const struct deed *deed_of(const event *e) {
    int i = 0;
    while (deeds[i].kind != e->kind) i++; /* all events of a tale have a row */
    return &deeds[i];
}

static void ask_first(const tale *t, question *q) {
    event e = event_of(GO, any_person(t), NONE, NONE, NONE, NONE);
    int i;
    put_text(q->asked, "What did {A} do first?", &e);
    put_text(q->answer, "Nothing.", &e);
    for (i = t->event_count - 1; i >= 0; i--)
        if (t->events[i].is[A] == e.is[A])
            put_text(q->answer, deed_of(&t->events[i])->did, &t->events[i]);
}

static void ask_why(const tale *t, question *q) {
    question other;
    const event *e;
    int i, same;
    do {
        e = &t->events[draw(t->event_count)];
        put_text(q->asked, deed_of(e)->why, e);
        for (i = same = 0; i < t->event_count; i++) {
            put_text(other.asked, deed_of(&t->events[i])->why, &t->events[i]);
            same += !strcmp(q->asked, other.asked);
        }
    } while (same > 1 && luck(90));
    put_text(q->answer,
             e->kind == GO_FEELING || e->kind == EAT ? "Because {A} was {F}."
             : e->kind == GIVE_FEELING               ? "Because {B} was {F}."
             : e->kind == GO_SEARCH                  ? "To look for {the X}."
                                                     : NOBODY_KNOWS,
             e);
}

/* Begins the answer with the sentence from which it follows. */
static void ask_whether(const tale *t, question *q) {
    const int p = any_place(t), x = thing_to_ask(t), a = any_person(t);
    event e = event_of(GO, a, NONE, x, p, NONE);
    spot s = t->w.of[e.is[X]];
    const char *ground;
    bool yes;
    if (luck(25)) {
        put_text(q->asked, "Is {A} {in P}?", &e);
        yes = t->w.place[e.is[A]] == e.is[P];
        e.is[P] = t->w.place[e.is[A]];
        ground = "{in P}";
    } else if (luck(25) && s.how == HELD) {
        put_text(q->asked, "Is {the X} broken?", &e);
        yes = t->w.broken[e.is[X]];
        ground = yes ? "Broken" : "Whole";
    } else {
        const bool lying = luck(40) && s.how != HELD;
        put_text(q->asked, lying ? "Is {the X} {in P}?" : "Does {A} have {the X}?", &e);
        yes = lying ? is_spot(s, LYING, e.is[P]) : is_spot(s, HELD, e.is[A]);
        e.is[A] = e.is[P] = s.at;
        ground = s.how == HELD ? "With {A}" : s.how == LYING ? "{in P}" : "It is gone";
        if (s.how == UNKNOWN || s.how == LOST) {
            strcpy(q->answer, NOBODY_KNOWS);
            return;
        }
    }
    put_text(q->answer, ground, &e);
    strcat(q->answer, yes ? ", so yes." : ", so no.");
}

static bool ends_with(const char *s, const char *end) {
    const size_t n = strlen(s), m = strlen(end);
    return n >= m && !strcmp(s + n - m, end);
}

/* Answers of one kind, distinguished by their ends, are equally frequent; "" means those that only
   this world has. */
static void ask(const tale *t, question_kind kind, question *q) {
    static void (*const askers[])(const tale *, question *) = {ask_where, ask_who, ask_first,
                                                               ask_why, ask_whether};
    static const char *const wanted[][5] = {{"", "", "", "", NOBODY_KNOWS},
                                            {"", "", "", "Nobody.", NOBODY_KNOWS},
                                            {"", "", "", "", "Nothing."},
                                            {"", "", "", "", NOBODY_KNOWS},
                                            {"yes.", "no.", NOBODY_KNOWS, "yes.", "no."}};
    const char *want = wanted[kind][draw(kind == WHETHER ? 3 : 5)];
    int tries;
    for (tries = 0; tries < 60; tries++) {
        bool plain = true;
        int i;
        askers[kind](t, q);
        for (i = 0; i < 5; i++)
            if (*wanted[kind][i] && ends_with(q->answer, wanted[kind][i])) plain = false;
        if (*want ? ends_with(q->answer, want) : plain) return;
    }
}

/* Only exactly this answer is right. */
static bool judge(const question *q, const char *answer) {
    size_t n = strlen(q->answer);
    while (*answer == ' ' || *answer == '\n') answer++;
    return !strncmp(answer, q->answer, n) && answer[n + strspn(answer + n, " \n")] == 0;
}

/* ==================================================
   >>stories   Stories: wishes, mishaps and what people do about them

   A story begins with a mishap or a wish. Then its hero plans: to have a thing, know where it is, go
   there, and get it from the tree or the holder, possibly with a tool, which is another thing to
   have. Temper, weather and neighbors determine what is possible; one possibility is drawn. Events
   are told as they happen.
   ================================================== */

enum { WORDS = 3, LOANS = 4, PARTS = 12 };

typedef enum word_sort { A_THING_WORD, ANIMAL_WORD, PLACE_WORD, WEATHER_WORD } word_sort;

typedef struct word {
    word_sort sort;
    int is; /* thing, animal (as a being), place or weather */
    bool used;
} word;

typedef struct story {
    world w;
    text told;
    word words[WORDS];
    int word_count;
    int hero, home;
    word parts[PARTS]; /* beings and things that take part */
    int part_count;
    int loans[LOANS], loan_count; /* borrowed by the hero */
    bool failed;                  /* an event was impossible: drop this story */
    char plot[200];               /* the name of its course */
} story;

static void note(story *s, const char *step) {
    if (strlen(s->plot) + strlen(step) + 2 >= sizeof s->plot) return;
    if (*s->plot) strcat(s->plot, ", ");
    strcat(s->plot, step);
}

static void paragraph(story *s) {
    int n = s->told.length;
    if (n && s->told.data[n - 1] != '\n') add(&s->told, "\n\n");
}

static void add_part(story *s, word_sort sort, int is) {
    int i;
    for (i = 0; i < s->part_count; i++)
        if (s->parts[i].sort == sort && s->parts[i].is == is) return;
    if (s->part_count == PARTS) return;
    s->parts[s->part_count].sort = sort;
    s->parts[s->part_count++].is = is;
}

static void use_word(story *s, word_sort sort, int is) {
    int i;
    add_part(s, sort, is);
    for (i = 0; i < s->word_count; i++)
        if (s->words[i].sort == sort && s->words[i].is == is) s->words[i].used = true;
}

/* Lets an event happen; Y is the second thing. */
static void act_with(story *s, event_kind kind, int a, int b, int x, int y, int p) {
    event e = event_of(kind, a, b, x, p, NONE);
    e.is[Y] = y;
    e.is[W] = s->w.weather;
    if (a >= 0) e.is[T] = s->w.temper[a];
    if (s->failed || !happen(&s->w, &e)) s->failed = true;
    else tell(&s->told, &e);
    if (needs_of(kind) & IT_IS_W) use_word(s, WEATHER_WORD, s->w.weather); /* it caused this */
}

static void act(story *s, event_kind kind, int a, int b, int x, int p) {
    act_with(s, kind, a, b, x, NONE, p);
}

/* ---- what a story is about: the words asked for come first */

static int find_word(story *s, word_sort sort, bool (*good)(const story *, int, int), int what) {
    int i;
    for (i = 0; i < s->word_count; i++)
        if (s->words[i].sort == sort && !s->words[i].used && good(s, s->words[i].is, what)) {
            s->words[i].used = true;
            return s->words[i].is;
        }
    return NONE;
}

static bool good_thing(const story *s, int thing, int what) {
    return s->w.of[thing].how == UNKNOWN && (what == 0 || is_like(thing, what));
}

/* Draws an unmentioned thing of one of these kinds; 0: any. */
static int pick_thing(story *s, int what) {
    int x = find_word(s, A_THING_WORD, good_thing, what), i, tries = 0;
    while (x == NONE && tries++ < 500) {
        x = draw(THINGS);
        if (!good_thing(s, x, what)) x = NONE;
        for (i = 0; x != NONE && i < PEOPLE; i++)
            if (s->w.here[i] && is_apart(i, x)) x = NONE;
    }
    if (x == NONE) s->failed = true, x = 0;
    add_part(s, A_THING_WORD, x);
    return x;
}

static bool good_place(const story *s, int place, int what) {
    int i;
    for (i = 0; i < PEOPLE; i++)
        if (s->w.here[i] && s->w.place[i] == place) return false;
    return (places[place].like & what) == what;
}

static int pick_place(story *s, int what) {
    int p = find_word(s, PLACE_WORD, good_place, what), tries = 0;
    while (p == NONE && tries++ < 200) {
        p = draw(PLACES);
        if (!good_place(s, p, what)) p = NONE;
    }
    if (p == NONE) s->failed = true, p = 0;
    add_part(s, PLACE_WORD, p);
    return p;
}

/* Excludes a being from the rest of the story. */
static int free_place(const story *s, int what) {
    int p, tries = 0;
    do p = draw(PLACES);
    while (!good_place(s, p, what) && tries++ < 200);
    return p;
}

static bool is_near(const story *s, int being) {
    return (places[s->w.place[being]].like & NEARBY) != 0;
}

/* Draws a place other than the hero's. */
static int pick_elsewhere(story *s) {
    return pick_place(s, is_near(s, s->hero) ? DISTANT : NEARBY);
}

static bool good_animal(const story *s, int animal, int what) {
    return !s->w.here[animal] && (what == 0 || what >> (animal - PEOPLE) & 1);
}

/* Draws an animal from a set (bit i: animals[i]); 0: any. */
static int pick_animal(story *s, int what) {
    int z = find_word(s, ANIMAL_WORD, good_animal, what), tries = 0;
    while (z == NONE && tries++ < 200) {
        z = PEOPLE + draw(ANIMALS);
        if (!good_animal(s, z, what)) z = NONE;
    }
    if (z == NONE) s->failed = true, z = PEOPLE;
    add_part(s, ANIMAL_WORD, z);
    return z;
}

/* Each role has its own names, because a small model that introduces somebody does not know which
   names are taken. */
typedef enum part { HERO, FRIEND, OTHER, ALL_PARTS } part;

static int pick_person(const story *s, part as) {
    int i;
    do i = draw(PEOPLE);
    while (s->w.here[i] || i % ALL_PARTS != (int)as);
    return i;
}

/* Draws weather from a set (bit i: weathers[i]). */
static int pick_weather(story *s, int what) {
    int w = NONE, i;
    for (i = 0; i < s->word_count; i++)
        if (s->words[i].sort == WEATHER_WORD && luck(80)) w = s->words[i].is;
    while (w == NONE || !(what >> w & 1)) w = draw(WEATHERS);
    return w;
}

static int thing_named(const char *name) {
    int i = 0;
    while (strcmp(things[i].name, name)) i++;
    return i;
}

static int animal_named(const char *name) {
    int i = 0;
    while (strcmp(animals[i].name, name)) i++;
    return PEOPLE + i;
}

static int set_of(const char *a, const char *b, const char *c) {
    return 1 << (animal_named(a) - PEOPLE) | 1 << (animal_named(b) - PEOPLE) |
           1 << (animal_named(c) - PEOPLE);
}

/* ---- bringing in people, animals and things */

static void bring_temper(story *s, event_kind kind, int a, int p, int temper) {
    s->w.temper[a] = temper; /* the event names it */
    act(s, kind, a, NONE, NONE, p);
}

static void set_weather(story *s, event_kind kind, int weather) {
    s->w.weather = weather;
    act(s, kind, NONE, NONE, NONE, NONE);
}

/* Neither brave nor patient. */
static int plain_temper(void) { return (int)KIND + draw((int)TEMPERS - (int)KIND); }
static int any_temper(void) { return luck(40) ? draw(2) : plain_temper(); }

static int bring_person(story *s, int temper, int thing) {
    int c = pick_person(s, OTHER);
    s->w.temper[c] = temper;
    act(s, KEEPS, c, NONE, thing, pick_elsewhere(s));
    use_word(s, A_THING_WORD, thing);
    return c;
}

static int bring_animal(story *s, int what, int p) {
    int z = pick_animal(s, what);
    act(s, BEAST, z, NONE, NONE, p);
    return z;
}

/* It comes to A. */
static int meet_animal(story *s, int a, int what) {
    int z = pick_animal(s, what);
    act(s, COMES_BY, z, a, NONE, NONE);
    return z;
}

static void go_to(story *s, int a, int p) {
    if (s->w.place[a] != p) act(s, GO, a, NONE, NONE, p);
}

static void visit(story *s, int a, int b) { go_to(s, a, s->w.place[b]); }

/* Introduces A at the first mention, in a random way. */
static void call_on(story *s, int b) { act(s, OUTING, s->hero, NONE, NONE, s->w.place[b]); }

/* Draws a person or an animal; animals can speak. */
static int meet_somebody(story *s, int a) {
    int c;
    if (is_near(s, a) || luck(35)) return meet_animal(s, a, 0);
    c = pick_person(s, OTHER);
    s->w.temper[c] = plain_temper();
    act(s, MEETS, c, a, NONE, pick_place(s, NEARBY));
    return c;
}

/* ---- having a thing */

static void obtain(story *s, int a, int x, int depth);

/* Gets a tool or food, from its place or from its owner. */
static int get_tool(story *s, int a, const char *name, int depth) {
    int y = thing_named(name);
    if (s->w.of[y].how == UNKNOWN) {
        use_word(s, A_THING_WORD, y);
        if (depth > 1 || luck(40)) {
            act(s, STANDS, NONE, NONE, y, pick_elsewhere(s));
            s->w.knows[a][y] = s->w.of[y];
            note(s, "lying about");
        } else {
            static const int holders[] = {KIND, GREEDY, BUSY, GREEDY};
            bring_person(s, holders[draw(depth ? 3 : 4)], y);
            s->w.knows[a][y] = s->w.of[y];
        }
    }
    obtain(s, a, y, depth + 1);
    return y;
}

/* Draws a tool that A needs. */
static int get_needed(story *s, int a, const char *name, int depth) {
    paragraph(s);
    act_with(s, NEEDS, a, NONE, NONE, thing_named(name), NONE);
    return get_tool(s, a, name, depth);
}

/* Draws food that an animal likes. */
static int get_food(story *s, int a, int z, int depth) {
    const char *name = animals[z - PEOPLE].likes;
    paragraph(s);
    act_with(s, LIKES, a, z, NONE, thing_named(name), NONE);
    return get_tool(s, a, name, depth);
}

/* Gets X from a person. */
static void persuade(story *s, int a, int b, int x, int depth) {
    int y;
    visit(s, a, b);
    if (s->w.owner[x] == a) {
        act(s, ASK_FOR, a, b, x, NONE);
        act(s, OWN_UP, b, a, x, NONE);
        note(s, "owned up");
        return;
    }
    act(s, ASK_FOR, a, b, x, NONE);
    switch (s->w.temper[b]) {
    case GREEDY:
        y = pick_thing(s, 0);
        act_with(s, WANTS, b, NONE, x, y, NONE);
        note(s, "greedy");
        paragraph(s);
        if (luck(50)) {
            act(s, STANDS, NONE, NONE, y, pick_elsewhere(s));
            s->w.knows[a][y] = s->w.of[y];
        } else {
            bring_person(s, depth < 2 && luck(25) ? GREEDY : luck(50) ? KIND : BUSY, y);
            s->w.knows[a][y] = s->w.of[y];
        }
        obtain(s, a, y, depth + 1);
        visit(s, a, b);
        act_with(s, TRADE, a, b, x, y, NONE);
        return;
    case BUSY:
        act(s, SAY_BUSY, b, NONE, x, NONE);
        act(s, HELP, a, b, x, NONE);
        note(s, "helped");
        break;
    default: act(s, s->w.temper[b] == KIND ? LEND : GIVE, b, a, x, NONE); note(s, "kind");
    }
    if (s->loan_count < LOANS) s->loans[s->loan_count++] = x;
}

/* Gets X from an animal. */
static void win(story *s, int a, int z, int x, int depth) {
    int y;
    if (s->w.temper[a] == PATIENT && luck(60)) {
        visit(s, a, z);
        act(s, WAIT_SLEEP, a, z, x, NONE);
        note(s, "slept");
    } else if (z == animal_named("magpie") && luck(50)) {
        y = pick_thing(s, SHINY);
        act(s, LEFT_OVER, a, NONE, y, NONE);
        visit(s, a, z);
        act_with(s, SWAP, a, z, x, y, NONE);
        note(s, "swapped");
    } else {
        y = get_food(s, a, z, depth);
        visit(s, a, z);
        act_with(s, LURE, a, z, x, y, NONE);
        note(s, "lured");
    }
}

static void feed_helper(story *s, int a, int z, int depth) {
    int y = get_food(s, a, z, depth), i;
    for (i = 0; i < s->loan_count; i++)
        if (s->loans[i] == y) s->loans[i] = s->loans[--s->loan_count];
    visit(s, a, z);
    act_with(s, FEED, a, z, NONE, y, NONE);
}

static void bring_down(story *s, int a, int x, int depth) {
    int z, p = s->w.place[a];
    switch (draw(depth > 1 ? 2 : 4)) {
    case 0:
        if (s->w.temper[a] == BRAVE) {
            act(s, CLIMB, a, NONE, x, NONE);
            note(s, "climbed");
            return;
        } /* fall through */
    case 1:
        if (s->w.temper[a] == PATIENT && s->w.weather == WIND) {
            act(s, WIND_HELPS, a, NONE, x, NONE);
            note(s, "wind");
            return;
        } /* fall through */
    case 2:
        z = get_needed(s, a, "ladder", depth);
        go_to(s, a, p);
        act_with(s, CLIMB_LADDER, a, NONE, x, z, NONE);
        note(s, "ladder");
        return;
    default:
        z = meet_animal(s, a, set_of("owl", "magpie", "magpie"));
        feed_helper(s, a, z, depth);
        act(s, FLY_UP, z, a, x, NONE);
        note(s, "bird");
    }
}

static void pull_out(story *s, int a, int x, int depth) {
    int y, p = s->w.place[a];
    switch (draw(depth > 1 ? 3 : 4)) {
    case 0:
        if (s->w.temper[a] == BRAVE) {
            act(s, WADE, a, NONE, x, NONE);
            note(s, "waded");
            return;
        } /* fall through */
    case 1:
    case 2:
        y = get_needed(s, a, luck(50) ? "net" : "bucket", depth);
        go_to(s, a, p);
        act_with(s, y == thing_named("net") ? FISH_OUT : SCOOP, a, NONE, x, y, NONE);
        note(s, things[y].name);
        return;
    default:
        y = meet_animal(s, a, set_of("duck", "frog", "frog"));
        feed_helper(s, a, y, depth);
        act(s, DIVE, y, a, x, NONE);
        note(s, "dived");
    }
}

static void find_out(story *s, int a, int x) {
    spot at = s->w.of[x];
    int c, p = at.how == HELD ? s->w.place[at.at] : at.at;
    if (luck(45)) {
        int wrong = free_place(s, NEARBY);
        act(s, LOOK, a, NONE, x, wrong);
        act(s, NOT_THERE, a, NONE, x, wrong);
    }
    if (at.how == LYING && luck(25) && !s->w.here[animal_named("dog")]) {
        c = meet_animal(s, a, set_of("dog", "dog", "dog"));
        act(s, SNIFF, c, a, x, p);
        note(s, "dog");
    } else if (at.how == HELD && !is_person(at.at) && s->w.weather == SNOW && p != s->w.place[a]) {
        act(s, TRACKS, a, NONE, x, p);
        s->w.knows[a][x] = at;
        note(s, "tracks");
    } else {
        c = meet_somebody(s, a);
        act(s, ASK_SEEN, a, c, x, NONE);
        if (luck(30)) {
            act(s, SAW_NOTHING, c, NONE, x, NONE);
            c = meet_somebody(s, a);
            act(s, ASK_SEEN, a, c, x, NONE);
        }
        if (at.how == HELD) act(s, SAW_THIEF, c, at.at, x, p);
        else act(s, SAW_IT, c, a, x, p);
        s->w.knows[a][x] = at;
        note(s, "asked");
    }
}

/* Makes the hero get a thing, by all necessary steps. */
static void obtain(story *s, int a, int x, int depth) {
    spot at = s->w.of[x];
    bool missed = memcmp(&s->w.knows[a][x], &at, sizeof at) != 0;
    if (s->failed || is_spot(at, HELD, a)) return;
    if (depth > 3) s->failed = true;
    if (missed) find_out(s, a, x);
    paragraph(s);
    if (at.how == HELD) {
        if (is_person(at.at)) persuade(s, a, at.at, x, depth);
        else win(s, a, at.at, x, depth);
        return;
    }
    go_to(s, a, at.at);
    if (at.how == LYING) act(s, missed ? FIND : TAKE, a, NONE, x, NONE);
    else if (at.how == HIGH) bring_down(s, a, x, depth);
    else if (at.how == SUNK) pull_out(s, a, x, depth);
    else s->failed = true;
}

static void repair(story *s, int a, int x) {
    const char *tool = is_like(x, CLOTH) ? "needle" : is_like(x, GLASS) ? "glue" : "hammer";
    int c, y = thing_named(tool);
    if (s->w.of[y].how != UNKNOWN) s->failed = true;
    if (luck(50)) {
        y = get_needed(s, a, tool, 0);
        act_with(s, REPAIR, a, NONE, x, y, NONE);
        note(s, "repaired");
    } else {
        paragraph(s);
        c = bring_person(s, KIND, y);
        visit(s, a, c);
        act_with(s, REPAIR_FOR, c, a, x, y, NONE);
        act(s, THANKS, a, c, NONE, NONE);
        note(s, "repaired for");
    }
}

/* ---- beginnings, and bringing back */

static void open_story(story *s, int weather, int temper) {
    s->hero = pick_person(s, HERO);
    s->home = pick_place(s, NEARBY);
    set_weather(s, WEATHER_IS, weather);
    bring_temper(s, LIVES, s->hero, s->home, temper);
}

static void open_any(story *s) {
    const int temper = any_temper();
    open_story(s, pick_weather(s, 31), temper);
}

static void bring_somebody(story *s, int a, int where) {
    const int temper = plain_temper();
    bring_temper(s, WORKS, a, pick_place(s, where), temper);
}

static void return_loans(story *s) {
    int i;
    for (i = 0; i < s->loan_count && !s->failed; i++) {
        int x = s->loans[i];
        if (!is_spot(s->w.of[x], HELD, s->hero) || s->w.owner[x] == s->hero) continue;
        paragraph(s);
        visit(s, s->hero, s->w.owner[x]);
        act(s, GIVE_BACK, s->hero, s->w.owner[x], x, NONE);
    }
}

static void have_again(story *s, int x) {
    paragraph(s);
    obtain(s, s->hero, x, 0);
    return_loans(s);
    act(s, HAPPY, s->hero, NONE, x, NONE);
}

/* ---- mishaps: A, who has X, has it no longer */

static void to_a_place(story *s, int a, int what) {
    act(s, OUTING, a, NONE, NONE, pick_place(s, what));
}

static bool is_slippery(const story *s) { return s->w.weather == RAIN || s->w.weather == SNOW; }

static void blow_up(story *s, int a, int x) {
    to_a_place(s, a, OUTSIDE | TREE);
    paragraph(s);
    act(s, BLOW_UP, a, NONE, x, s->w.place[a]);
    act(s, TOO_HIGH, a, NONE, x, NONE);
    note(s, "blown up");
}

static void blow_away(story *s, int a, int x) {
    to_a_place(s, a, OUTSIDE);
    paragraph(s);
    act(s, BLOW_AWAY, a, NONE, x, pick_place(s, DISTANT));
    note(s, "blown away");
}

static void sink(story *s, int a, int x) {
    to_a_place(s, a, OUTSIDE | WATER);
    paragraph(s);
    act(s, luck(50) && is_slippery(s) ? SLIDE_IN : SINK, a, NONE, x, s->w.place[a]);
    note(s, "sunk");
}

static void lose(story *s, int a, int x) {
    const bool hidden = luck(70) && (s->w.weather == FOG || s->w.weather == SNOW);
    to_a_place(s, a, OUTSIDE);
    act(s, hidden ? DROP_IN : DROP, a, NONE, x, pick_place(s, DISTANT));
    paragraph(s);
    act(s, NOTICE, a, NONE, x, NONE);
    note(s, "dropped");
}

/* Can a being carry an umbrella? */
static int thieves(void) { return ~set_of("frog", "hedgehog", "mouse"); }

static void snatch(story *s, int a, int x) {
    int p = pick_place(s, OUTSIDE), z = bring_animal(s, thieves(), p);
    act(s, OUTING, a, NONE, NONE, p);
    paragraph(s);
    act(s, SNATCH, z, a, x, pick_place(s, DISTANT));
    note(s, "snatched");
}

/* Ways in which a thief gets a thing, often with the weather's help. */
static event_kind sneak_kind(const story *s) {
    static const event_kind kinds[] = {DOZE, SHELTER, GUST, FLAKES,
                                       MURK}; /* in the order of `weathers` */
    return luck(75) ? kinds[s->w.weather] : SNEAK;
}

static void sneak(story *s, int a, int x) {
    int p = pick_place(s, OUTSIDE), z = bring_animal(s, thieves(), p);
    act(s, OUTING, a, NONE, NONE, p);
    p = pick_place(s, DISTANT);
    act(s, sneak_kind(s), z, a, x, p);
    paragraph(s);
    act(s, NOTICE, a, NONE, x, NONE);
    note(s, "sneaked");
}

static void mishap(story *s, int a, int x) {
    static void (*const any[])(story *, int, int) = {lose, snatch, sneak, sink, blow_up, blow_away};
    if (is_like(x, LIGHT) && s->w.weather == WIND && luck(60)) any[4 + draw(2)](s, a, x);
    else any[draw(is_like(x, LIGHT | WOOD | FOOD) ? 3 : 4)](s, a, x); /* these do not sink */
}

/* ---- plots */

/* The hero loses a favorite thing. */
static void plot_mishap(story *s) {
    int x, weather = pick_weather(s, 31);
    open_story(s, weather, any_temper());
    x = pick_thing(s, weather == WIND ? LIGHT : DEAR);
    act(s, OWNS, s->hero, NONE, x, NONE);
    mishap(s, s->hero, x);
    have_again(s, x);
}

static void plot_borrowed(story *s) {
    int b = pick_person(s, FRIEND), x, weather = pick_weather(s, 31);
    open_story(s, weather, any_temper());
    bring_temper(s, WORKS, b, pick_place(s, NEARBY), KIND);
    x = pick_thing(s, weather == WIND ? LIGHT : DEAR);
    act(s, OWNS, b, NONE, x, NONE);
    call_on(s, b);
    act(s, BORROW, s->hero, b, x, NONE);
    note(s, "borrowed");
    mishap(s, s->hero, x);
    paragraph(s);
    obtain(s, s->hero, x, 0);
    visit(s, s->hero, b);
    act(s, GIVE_BACK, s->hero, b, x, NONE);
}

static void plot_broken(story *s) {
    int x;
    open_any(s);
    x = pick_thing(s, CLOTH | WOOD | GLASS | METAL);
    act(s, OWNS, s->hero, NONE, x, NONE);
    to_a_place(s, s->hero, OUTSIDE);
    act(s, is_slippery(s) ? SLIP : STUMBLE, s->hero, NONE, x, NONE);
    note(s, "broken");
    repair(s, s->hero, x);
    act(s, WHOLE, s->hero, NONE, x, NONE);
}

static void plot_confess(story *s) {
    int b = pick_person(s, FRIEND), x;
    open_any(s);
    bring_somebody(s, b, NEARBY);
    x = pick_thing(s, CLOTH | WOOD | GLASS | METAL);
    act(s, OWNS, b, NONE, x, NONE);
    call_on(s, b);
    act(s, BORROW, s->hero, b, x, NONE);
    to_a_place(s, s->hero, OUTSIDE);
    act(s, is_slippery(s) ? SLIP : STUMBLE, s->hero, NONE, x, NONE);
    paragraph(s);
    visit(s, s->hero, b);
    act(s, ADMIT, s->hero, b, x, NONE);
    act(s, FORGIVE, b, s->hero, NONE, NONE);
    note(s, "confessed");
    repair(s, s->hero, x);
    visit(s, s->hero, b);
    act(s, GIVE_BACK, s->hero, b, x, NONE);
}

/* Somebody took it without asking, and another is blamed. */
static void plot_blame(story *s) {
    int b = pick_person(s, FRIEND), c = pick_person(s, OTHER), x;
    open_any(s);
    x = pick_thing(s, DEAR);
    act(s, OWNS, s->hero, NONE, x, NONE);
    bring_somebody(s, b, NEARBY);
    call_on(s, b);
    if (luck(50)) b = meet_animal(s, s->hero, thieves());
    act(s, SNEAK, b, s->hero, x, pick_place(s, DISTANT));
    paragraph(s);
    act(s, NOTICE, s->hero, NONE, x, NONE);
    bring_somebody(s, c, OUTSIDE);
    visit(s, s->hero, c);
    act(s, ACCUSE, s->hero, c, x, NONE);
    note(s, "blamed");
    have_again(s, x);
    visit(s, s->hero, c);
    act(s, SORRY, s->hero, c, NONE, NONE);
}

static void plot_trick(story *s) {
    int b = pick_person(s, FRIEND), x, p;
    open_any(s);
    p = luck(50) ? (int)KIND : (int)TEMPERS - 1;
    x = pick_thing(s, DEAR);
    act(s, OWNS, s->hero, NONE, x, NONE);
    bring_temper(s, WORKS, b, pick_place(s, NEARBY), p);
    call_on(s, b);
    p = pick_place(s, DISTANT);
    act(s, HIDE, b, s->hero, x, p);
    act(s, NOTICE, s->hero, NONE, x, NONE);
    paragraph(s);
    if (luck(50)) {
        int wrong = free_place(s, OUTSIDE);
        act(s, LOOK, s->hero, NONE, x, wrong);
        act(s, NOT_THERE, s->hero, NONE, x, wrong);
        visit(s, s->hero, b);
    }
    act(s, luck(50) ? LAUGH : REPENT, b, s->hero, x, p);
    note(s, "trick");
    go_to(s, s->hero, p);
    act(s, FIND, s->hero, NONE, x, NONE);
    act(s, HAPPY, s->hero, NONE, x, NONE);
}

/* The hero fulfils somebody's wish. */
static void plot_gift(story *s) {
    int b = pick_person(s, FRIEND), x, kind = draw(3), weather;
    bool lying;
    weather = pick_weather(s, kind == 2 ? 1 << RAIN | 1 << SNOW | 1 << FOG : 31);
    open_story(s, weather, any_temper());
    bring_somebody(s, b, kind == 2 ? OUTSIDE : NEARBY);
    x = kind == 2 ? pick_thing(s, WARM) : pick_thing(s, kind == 1 ? FOOD : 0);
    act(s, kind == 0 ? BIRTHDAY : kind == 1 ? ILL : SHIVER, b, NONE, x, NONE);
    note(s, kind == 0 ? "birthday" : kind == 1 ? "ill" : "cold");
    paragraph(s);
    lying = kind != 1 && luck(50); /* a thing that is easy to get is lost again */
    if (lying) act(s, STANDS, NONE, NONE, x, pick_place(s, DISTANT)), note(s, "lying");
    else bring_person(s, luck(50) ? GREEDY : BUSY, x);
    s->w.knows[s->hero][x] = s->w.of[x];
    obtain(s, s->hero, x, 0);
    s->loan_count = 0; /* a present stays */
    if (lying || (kind != 1 && luck(30))) mishap(s, s->hero, x), obtain(s, s->hero, x, 1);
    paragraph(s);
    visit(s, s->hero, b);
    act(s, PRESENT, s->hero, b, x, NONE);
    act(s, THANKS, b, s->hero, NONE, NONE);
}

/* A good deed is returned. */
static void plot_good_deed(story *s) {
    int z, x, y, p;
    open_any(s);
    x = pick_thing(s, DEAR);
    act(s, OWNS, s->hero, NONE, x, NONE);
    z = pick_animal(s, 0);
    y = thing_named(animals[z - PEOPLE].likes);
    if (s->w.of[y].how != UNKNOWN) s->failed = true;
    act(s, BAKE, s->hero, NONE, y, NONE);
    use_word(s, A_THING_WORD, y);
    p = pick_place(s, OUTSIDE);
    paragraph(s);
    act(s, BEAST, z, NONE, NONE, p);
    act(s, HUNGRY_BEAST, z, NONE, NONE, p);
    act(s, OUTING, s->hero, NONE, NONE, p);
    act(s, DROP, s->hero, NONE, x, free_place(s, DISTANT));
    act_with(s, FEED, s->hero, z, NONE, y, NONE);
    note(s, "fed");
    paragraph(s);
    act(s, NOTICE, s->hero, NONE, x, NONE);
    act(s, REWARD, z, s->hero, x, s->w.of[x].at);
    act(s, HAPPY, s->hero, NONE, x, NONE);
    act(s, luck(50) ? BEAST_STAYS : THANKS, z, s->hero, NONE, NONE);
}

/* An animal is stuck. */
static void plot_rescue(story *s) {
    int z, p, y;
    bool high = luck(50);
    open_any(s);
    z = pick_animal(s,
                    high ? set_of("cat", "squirrel", "goat") : set_of("hedgehog", "fox", "mouse"));
    p = pick_place(s, OUTSIDE | (high ? TREE : WATER));
    act(s, BEAST, z, NONE, NONE, p);
    act(s, high ? CLIMB_STUCK : FALL_STUCK, z, NONE, NONE, p);
    act(s, LOOK_UP, s->hero, z, NONE, NONE);
    note(s, high ? "stuck above" : "stuck below");
    go_to(s, s->hero, p);
    paragraph(s);
    if (s->w.temper[s->hero] == BRAVE && luck(60)) {
        act(s, RESCUE_CLIMB, s->hero, z, NONE, NONE);
        note(s, "climbed");
    } else if (luck(30)) {
        y = get_food(s, s->hero, z, 0);
        visit(s, s->hero, z);
        act_with(s, COAX, s->hero, z, NONE, y, NONE);
        note(s, "coaxed");
    } else {
        const char *tool = high ? "ladder" : luck(50) ? "net" : "rope";
        y = get_needed(s, s->hero, tool, 0);
        visit(s, s->hero, z);
        act_with(s,
                 high                  ? RESCUE_UP
                 : strcmp(tool, "net") ? RESCUE_ROPE
                                       : RESCUE_NET,
                 s->hero, z, NONE, y, NONE);
        note(s, tool);
    }
    act(s, BEAST_STAYS, z, s->hero, NONE, NONE);
}

/* Two beings want the same thing. */
static void plot_quarrel(story *s) {
    int b = pick_person(s, FRIEND), x;
    open_any(s);
    bring_somebody(s, b, NEARBY);
    x = pick_thing(s, CLOTH | WOOD | GLASS | METAL);
    act(s, STANDS, NONE, NONE, x, s->w.place[b]);
    call_on(s, b);
    act(s, TAKE, s->hero, NONE, x, NONE);
    act(s, TUG, b, s->hero, x, NONE);
    note(s, "quarrel");
    repair(s, s->hero, x);
    visit(s, s->hero, b);
    act(s, PLAY, s->hero, b, x, NONE);
}

/* An animal eats what was meant for somebody. */
static void plot_eaten(story *s) {
    int b = pick_person(s, FRIEND), x, y, z, p;
    open_any(s);
    bring_somebody(s, b, NEARBY);
    x = pick_thing(s, FOOD);
    act(s, BIRTHDAY, b, NONE, x, NONE);
    act(s, BRING, s->hero, b, x, NONE);
    p = pick_place(s, OUTSIDE);
    paragraph(s);
    z = bring_animal(s, 0, p);
    act(s, OUTING, s->hero, NONE, NONE, p);
    act(s, GOBBLE, z, s->hero, x, NONE);
    visit(s, s->hero, b);
    paragraph(s);
    act(s, ATE_IT, s->hero, b, x, NONE);
    y = pick_thing(s, FOOD);
    act(s, LEFT_OVER, b, NONE, y, NONE);
    act(s, FORGET_WISH, b, s->hero, NONE, NONE);
    act(s, FEAST, b, s->hero, y, NONE);
    note(s, "eaten");
}

static void plot_fog(story *s) {
    int b = pick_person(s, FRIEND), x, weather = luck(70) ? FOG : SNOW, temper;
    temper = any_temper();
    open_story(s, luck(60) ? weather : SUN, temper);
    bring_somebody(s, b, NEARBY);
    to_a_place(s, s->hero, OUTSIDE);
    if (s->w.weather != weather) set_weather(s, WEATHER_TURNS, weather);
    act(s, FOG_LOST, s->hero, NONE, NONE, NONE);
    paragraph(s);
    if (luck(40)) {
        int z = bring_animal(s, set_of("horse", "dog", "horse"), s->home);
        act(s, MISSED, b, s->hero, NONE, NONE);
        act(s, LEAD, z, s->hero, NONE, s->home);
        act(s, BEAST_STAYS, z, s->hero, NONE, NONE);
        note(s, "led home");
        return;
    }
    x = thing_named(luck(50) ? "bell" : "lantern");
    act(s, OWNS, b, NONE, x, NONE);
    use_word(s, A_THING_WORD, x);
    act(s, MISSED, b, s->hero, NONE, NONE);
    act(s, is_like(x, GLASS) ? SHINE : RING, b, s->hero, x, NONE);
    act(s, THANKS, s->hero, b, NONE, NONE);
    note(s, things[x].name);
}

/* The hero wants something that somebody has. */
static void plot_wish(story *s) {
    int x, c;
    open_any(s);
    x = pick_thing(s, 0);
    act(s, WISH, s->hero, NONE, x, NONE);
    paragraph(s);
    c = bring_person(s, GREEDY, x);
    s->w.knows[s->hero][x] = spot_of(HELD, c);
    note(s, "wish");
    obtain(s, s->hero, x, 0);
    if (luck(40)) mishap(s, s->hero, x), obtain(s, s->hero, x, 1);
    act(s, OF_HIS_OWN, s->hero, NONE, x, NONE);
}

static const struct {
    const char *name;
    void (*tell)(story *);
    int often;
} plots[] = {{"a mishap", plot_mishap, 6},     {"a loan", plot_borrowed, 6},
             {"broken", plot_broken, 5},       {"a confession", plot_confess, 5},
             {"the wrong one", plot_blame, 3}, {"a trick", plot_trick, 3},
             {"a gift", plot_gift, 8},         {"a good deed", plot_good_deed, 1},
             {"a rescue", plot_rescue, 5},     {"a quarrel", plot_quarrel, 5},
             {"eaten", plot_eaten, 1},         {"lost", plot_fog, 4},
             {"a wish", plot_wish, 2}};

/* Writes a story. False: not all words have a part in it. */
static bool try_story(story *s, const word *words, int count) {
    int i, all = 0, n;
    memset(s, 0, sizeof *s);
    begin_text(&s->told);
    begin_world(&s->w);
    memcpy(s->words, words, (size_t)count * sizeof *words);
    s->word_count = count;
    for (i = 0; i < COUNT(plots); i++) all += plots[i].often;
    for (i = 0, n = draw(all); n >= plots[i].often; i++) n -= plots[i].often;
    note(s, plots[i].name);
    plots[i].tell(s);
    return_loans(s);
    act(s, LESSON, s->hero, NONE, NONE, NONE);
    for (i = 0; i < count; i++) s->failed = s->failed || !s->words[i].used;
    for (i = 0; i < PEOPLE && !count; i++)
        for (n = 0; n < THINGS && s->w.here[i]; n++)
            if (s->w.of[n].how != UNKNOWN && is_apart(i, n)) s->failed = true;
    return !s->failed && s->told.length < 1500;
}

/* Searches for a story with these words. False: there is none, or it was not found. */
static bool tell_story(story *s, const word *words, int count) {
    int tries = 0;
    while (!try_story(s, words, count))
        if (++tries == 20000) return false;
    return true;
}

/* ==================================================
   >>talks   Talks with a villager

   The villager knows what it saw and heard. Its temper determines its actions: the kind give, the
   greedy trade, the busy do neither.
   ================================================== */

enum { PLAYER = BEINGS }; /* holds things, too */

typedef struct talk {
    tale t;
    int self, wants, feels, asked; /* asked: the thing it would give in return */
    int seen[BEINGS];              /* where it believes others are, or NONE */
} talk;

typedef enum line {
    HELLO,
    HOW,
    WANT,
    WHERE_THING,
    WHERE_PERSON,
    WHERE_YOU,
    WHO_HAS,
    GIVE_ME,
    HERE_IS,
    NEWS,
    PLEASE_GO,
    BYE,
    LINES
} line;

static const char *const player_says[LINES][2] = {
    {"Hello!", "Good morning!"},
    {"How are you?", "How do you feel?"},
    {"What do you want?", "Do you wish for something?"},
    {"Where is {the X}?", "Where can I find {the X}?"},
    {"Where is {B}?", "Have you seen {B}?"},
    {"Where are you?", "Where are you now?"},
    {"Who has {the X}?", "Do you know who has {the X}?"},
    {"Please give me {the X}.", "May I have {the X}?"},
    {"Here is {the X}.", "I give you {the X}."},
    {"{the X} is {in P}.", "I saw {the X} {in P}."},
    {"Please go {to P}.", "Will you go {to P}?"},
    {"Goodbye.", "I must go now."}};

/* Adds what is new around the villager to its knowledge. */
static void look_around(talk *k) {
    tale *t = &k->t;
    const int here = t->w.place[k->self];
    int i;
    event e;
    for (i = 0; i < t->person_count; i++) {
        const int a = t->people[i];
        if (t->w.place[a] != here || k->seen[a] == here) continue;
        k->seen[a] = here;
        e = event_of(IS_AT, a, NONE, NONE, here, NONE);
        tell_plainly(&t->told, &e);
    }
    for (i = 0; i < t->thing_count; i++) {
        const int x = t->things[i];
        const spot at = t->w.of[x], known = t->w.knows[k->self][x];
        const bool held = at.how == HELD && t->w.place[at.at] == here;
        if (is_spot(known, at.how, at.at) || (!held && !is_spot(at, LYING, here))) continue;
        t->w.knows[k->self][x] = at;
        e = event_of(held ? HAS : LIES, at.at, NONE, x, here, NONE);
        tell_plainly(&t->told, &e);
    }
}

/* The villager notices an event if it is present. */
static bool live_on(talk *k, event e) {
    tale *t = &k->t;
    const int before = t->w.place[e.is[A]];
    if (!happen(&t->w, &e)) return false;
    t->event_count++;
    if (before != t->w.place[k->self] && t->w.place[e.is[A]] != t->w.place[k->self] &&
        e.is[A] != k->self)
        return true;
    k->seen[e.is[A]] = t->w.place[e.is[A]];
    tell_plainly(&t->told, &e);
    look_around(k);
    return true;
}

static void begin_talk(talk *k, const size *s) {
    static const int tempers_of_talks[] = {KIND, GREEDY, BUSY, CURIOUS};
    static const event_kind often[] = {GO, GO_FEELING, TAKE, PUT, GIVE, GIVE_FEELING, EAT};
    tale *t = &k->t;
    event e;
    int i, tries;
    memset(k, 0, sizeof *k);
    begin_text(&t->told);
    begin_world(&t->w);
    choose_people(t, s);
    k->self = t->people[0];
    k->asked = NONE;
    k->wants = luck(30) ? NONE : luck(40) ? any_thing(t) : draw(THINGS);
    if (k->wants != NONE && is_apart_from_any(t, k->wants)) k->wants = NONE;
    k->feels = draw(FEELINGS);
    for (i = 0; i < BEINGS; i++) k->seen[i] = NONE;
    for (i = 0; i < t->person_count; i++) {
        const int place = luck(40) && i ? t->w.place[k->self] : any_place(t);
        e = event_of(IS_AT, t->people[i], NONE, NONE, place, NONE);
        happen(&t->w, &e);
    }
    for (i = 0; i < t->thing_count; i++) {
        const int a = luck(35) ? k->self : any_person(t);
        e = luck(65) ? event_of(HAS, a, NONE, t->things[i], NONE, NONE)
                     : event_of(LIES, NONE, NONE, t->things[i], any_place(t), NONE);
        happen(&t->w, &e);
        t->w.knows[k->self][t->things[i]] = spot_of(UNKNOWN, 0);
    }
    t->w.temper[k->self] = tempers_of_talks[draw(4)];
    if (k->wants != NONE && is_spot(t->w.of[k->wants], HELD, k->self)) k->wants = NONE;
    e = event_of(IS_AT, k->self, NONE, k->wants, NONE, k->feels);
    e.is[T] = t->w.temper[k->self];
    say(&t->told, "You are {A}, a {T} {girl}. You are {F}.", &e);
    if (k->wants != NONE) say(&t->told, " You want {the X}.", &e);
    t->told.to = k->self;
    look_around(k);
    while (t->event_count < s->events) {
        const event_kind kind = often[draw(COUNT(often))];
        for (tries = 0; tries < 40; tries++)
            if (live_on(k, any_event(t, kind))) break;
    }
}

/* Answers where a thing is. */
static const char *known_place(const talk *k, event *e) {
    const spot s = k->t.w.knows[k->self][e->is[X]];
    e->is[A] = e->is[P] = s.at;
    return s.how == HELD && s.at == k->self  ? "I have it."
           : s.how == HELD && s.at == PLAYER ? "You have it."
           : s.how == HELD                   ? "With {A}."
           : s.how == LYING                  ? "{in P}."
           : s.how == EATEN                  ? "It is gone."
                                             : "I do not know.";
}

static const char *known_holder(const talk *k, event *e) {
    const spot s = k->t.w.knows[k->self][e->is[X]];
    e->is[A] = s.at;
    return s.how == HELD && s.at == k->self   ? "I do."
           : s.how == HELD && s.at == PLAYER  ? "You do."
           : s.how == HELD                    ? "It is with {A}."
           : s.how == LYING || s.how == EATEN ? "Nobody."
                                              : "I do not know.";
}

static void hand_over(talk *k, int x, int to) {
    k->t.w.of[x] = k->t.w.knows[k->self][x] = spot_of(HELD, to);
}

static const char *answer_wish(talk *k, int x) {
    if (!is_spot(k->t.w.of[x], HELD, k->self)) return "I do not have it.";
    switch (k->t.w.temper[k->self]) {
    case KIND: hand_over(k, x, PLAYER); return "Yes. {the X} is yours.";
    case GREEDY:
        if (k->wants == NONE) return "No. It is mine.";
        k->asked = x;
        return "Only for {the Y}.";
    case BUSY: return "I have no time.";
    default: return "No. It is mine.";
    }
}

/* The villager's reply and its effects, also used to check talks. */
static const char *reply(talk *k, line what, event *e) {
    const int temper = k->t.w.temper[k->self], x = e->is[X];
    e->is[A] = k->self;
    e->is[F] = k->feels;
    e->is[Y] = k->wants;
    switch (what) {
    case HELLO: return "Hello! I am {A}.";
    case HOW: return "I am {F}.";
    case WANT: return k->wants == NONE ? "Nothing." : "I want {the Y}.";
    case WHERE_THING: return known_place(k, e);
    case WHERE_PERSON:
        e->is[P] = k->seen[e->is[B]];
        return e->is[P] == NONE ? "I do not know." : "{in P}.";
    case WHERE_YOU: e->is[P] = k->t.w.place[k->self]; return "I am {in P}.";
    case WHO_HAS: return known_holder(k, e);
    case GIVE_ME: return answer_wish(k, x);
    case HERE_IS:
        hand_over(k, x, k->self);
        if (x == k->wants) k->wants = NONE;
        if (k->wants != NONE || k->asked == NONE) return "Thank you. {the X} is mine now.";
        e->is[Y] = k->asked;
        hand_over(k, k->asked, PLAYER);
        k->asked = NONE;
        return "Thank you. {the X} is mine, and {the Y} is yours.";
    case NEWS:
        k->t.w.knows[k->self][x] = spot_of(LYING, e->is[P]);
        return "Thank you. I did not know that.";
    case PLEASE_GO:
        if (temper != KIND && temper != CURIOUS)
            return temper == BUSY ? "I have no time." : "Not for nothing.";
        k->t.w.place[k->self] = k->seen[k->self] = e->is[P];
        return "Yes. I am going {to P}.";
    default: return "Goodbye!";
    }
}

/* May the player say this now, and about what? */
static bool choose_line(const talk *k, line what, event *e) {
    const tale *t = &k->t;
    const spot *known = t->w.knows[k->self];
    int x = thing_to_ask(t);
    const int p = any_place(t), b = any_person(t);
    *e = event_of(GO, k->self, b, x, p, NONE);
    switch (what) {
    case WHERE_PERSON: return e->is[B] != k->self;
    case GIVE_ME: return luck(15) || is_spot(t->w.of[x], HELD, k->self);
    case HERE_IS:
        if (k->asked != NONE && luck(70)) x = e->is[X] = k->wants;
        return is_spot(t->w.of[x], HELD, PLAYER) || known[x].how == UNKNOWN;
    case NEWS: return known[x].how == UNKNOWN;
    case PLEASE_GO: return e->is[P] != t->w.place[k->self];
    default: return true;
    }
}

static void next_turn(talk *k, bool first, bool last, question *q) {
    static const line often[] = {HOW,          WANT,         WHERE_THING, WHERE_THING, WHERE_THING,
                                 WHERE_PERSON, WHERE_PERSON, WHERE_YOU,   WHO_HAS,     WHO_HAS,
                                 GIVE_ME,      GIVE_ME,      GIVE_ME,     HERE_IS,     HERE_IS,
                                 NEWS,         PLEASE_GO};
    line what;
    event e;
    const char *answer;
    do
        what = first                          ? HELLO
               : last                         ? BYE
               : k->asked != NONE && luck(60) ? HERE_IS
                                              : often[draw(COUNT(often))];
    while (!choose_line(k, what, &e));
    put_text(q->asked, player_says[what][draw(2)], &e);
    answer = reply(k, what, &e);
    put_text(q->answer, answer, &e);
}

/* ==================================================
   >>commands   What players type, and how a parser reads it

   A world is three lists: actions, objects, places. A command names an action in one of many ways,
   and objects and places by their names, which are drawn from all kinds of words and from
   syllables, so that a model must copy them from the lists. Everything is in lower case.
   ================================================== */

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/* The first occurrence as a whole word in a text, or NULL. */
static const char *find_name(const char *told, const char *name) {
    const char *at = told;
    while ((at = strstr(at, name)) != NULL &&
           (is_letter(at > told ? at[-1] : 0) || is_letter(at[strlen(name)])))
        at++;
    return at;
}

/* The names that a world's list may use for an action, and the phrases for it: O is an object, P a
   place. Phrases that begin with "=" are whole sentences; the others follow "please", "i want to",
   ... */
static const struct deed_words {
    const char *names, *says;
} deeds_asked[] = {
    {"take|get|grab|pick up|collect|fetch|acquire",
     "take O|get O|grab O|pick up O|pick O up|collect O|fetch O|get hold of O|snatch O|take O "
     "along|"
     "bring O|put O in my bag|get me O|gather O|take hold of O|seize O|take away O|acquire O|keep "
     "O|"
     "=i need O|=i want O|=i'll have O|=give me O|=O would be useful|=i could use O"},
    {"drop|put down|leave|discard|release",
     "drop O|put O down|put down O|leave O|leave O here|leave O behind|lay O down|lay down O|"
     "discard O|let go of O|get rid of O|set O down|set down O|release O|part with O|dump O|"
     "let O fall|=i don't need O|=i do not want O any more"},
    {"put|place|insert|store",
     "put O away|put O|place O|insert O|store O|lay O|stow O|set O|stick O"},
    {"open", "open O|open up O|pry O open|force O open|unfold O|lift the lid of O|get O open"},
    {"close|shut", "close O|shut O|close up O|slam O|pull O shut|push O shut|get O closed"},
    {"lock", "lock O|lock up O|bolt O|bar O|secure O with a lock"},
    {"unlock", "unlock O|unbolt O|pick the lock of O|undo the lock of O|turn the key of O"},
    {"light|ignite|kindle|burn",
     "light O|light up O|ignite O|kindle O|set fire to O|set O on fire|set O alight|burn O|"
     "put a match to O|=O should shine|=i need light from O"},
    {"extinguish|put out|douse",
     "extinguish O|put out O|put O out|douse O|blow out O|blow O out|quench O|smother O"},
    {"turn on|switch on|activate|start",
     "turn on O|turn O on|switch on O|switch O on|activate O|start O|start up O|power up O|"
     "power O up|boot O|fire up O|get O going|get O running|enable O"},
    {"turn off|switch off|deactivate|stop",
     "turn off O|turn O off|switch off O|switch O off|deactivate O|stop O|shut down O|shut O down|"
     "power down O|power O down|shut off O|disable O|halt O|kill O"},
    {"read", "read O|read through O|look what is written on O|read out O|read O aloud|study the "
             "words on O|=what does O say|=what is written on O|=what stands in O"},
    {"write|sign", "write on O|sign O|write something on O|put my name on O|scribble on O|note "
                   "something on O|inscribe O"},
    {"eat|consume|devour",
     "eat O|eat up O|eat some of O|bite O|bite into O|devour O|consume O|taste "
     "O|swallow O|nibble at O|have O for lunch|munch O|finish O|gobble O"},
    {"drink|sip",
     "drink O|drink from O|sip O|take a sip of O|have a drink of O|gulp down O|swallow "
     "O|drain O|have some O|quench my thirst with O"},
    {"go|walk|move|travel|enter|head|run",
     "go to P|walk to P|move to P|travel to P|enter P|head to P|head for P|run to P|go into P|"
     "walk into P|go back to P|return to P|step into P|hurry to P|make for P|go inside P|visit P|"
     "go over to P|proceed to P|get to P|go up to P|go down to P|climb to P|take me to P|"
     "find the way to P|=to P|=off to P|=back to P|=next stop: P|=P next|go P|=P"},
    {"look|examine|inspect|view|check",
     "look at O|examine O|inspect O|look around|look around P|look about|view O|check O|check out "
     "O|"
     "take a look at O|take a closer look at O|take a look around|have a close look at O|look over "
     "O|study O|observe O|"
     "watch O|describe O|describe P|gaze at O|look closely at O|see what O is like|explore P|"
     "survey P|=what is O like|=what do i see|=where am i|=what can i see in P|=what is here|"
     "=tell me more of O|=how does P look"},
    {"search|rummage",
     "search O|search P|rummage in O|rummage through P|look inside O|look through "
     "O|look under O|search for something in P|go through O|dig through O|frisk O|"
     "=what is in O|=is there anything in P"},
    {"talk|speak|chat|converse",
     "talk to O|talk with O|speak to O|speak with O|chat with O|converse with O|have a word with O|"
     "have a chat with O|address O|say something to O|start a conversation with O|"
     "hold a talk with O|tell O something"},
    {"ask|question|interview", "ask O|ask O something|question O|interview O|ask O about it|ask O "
                               "for advice|ask O for help|put a question to O|interrogate O"},
    {"call|shout|summon", "call O|call for O|shout for O|summon O|yell at O|shout at O|send for O"},
    {"give|hand over|offer",
     "give O away|hand over O|hand O over|offer O|give O back|give away O|present O|donate O|"
     "give up O|make a gift of O|let them have O|=here is O|=O is for you|=i brought you O|"
     "=i have O for you|=you can have O"},
    {"show|display", "show O|show off O|display O|hold up O|let everybody see O|present O"},
    {"beg|request|ask for|demand", "=give me O|=may i have O|=can i have O|=could i have O|=i need "
                                   "O from you|=could you give me O|"
                                   "=would you give me O|=hand me O|=let me have O|=do you have O "
                                   "for me|=lend me O|=i would like O|"
                                   "beg for O|request O|ask for O|demand O"},
    {"where|locate|find",
     "=where is O|=where can i find O|=have you seen O|=do you know where O is|=where did O go|"
     "=tell me where O is|=where did you see O|=any idea where O is|=where could O be|=did you see "
     "O|"
     "=you seen O|=i am looking for O|=where's O|=i cannot find O|look for O|find O|locate O|"
     "search for O|seek O"},
    {"who|holder|owner",
     "=who has O|=who took O|=who owns O|=who's got O|=whose is O|=who got O|=do "
     "you know who has O|=who is carrying O|=does anybody have O|=who stole O"},
    {"hello|greet|welcome",
     "=hello|=hi|=hi there|=hello there|=hey|=good morning|=good evening|=good day|=hello O|=hi O|"
     "=good morning O|=hey O|greet O|say hello|say hello to O|say hi to O|welcome O|wave to O|"
     "=nice to meet you|=greetings|=howdy"},
    {"bye|leave-taking|farewell", "=goodbye|=bye|=bye bye|=see you|=see you later|=farewell|=so "
                                  "long|=good night|=goodbye O|=bye O|say goodbye|say goodbye to O|"
                                  "take leave of O|=until tomorrow|=take care|=i must go"},
    {"how|mood|feel", "=how are you|=how do you do|=how are you today|=how do you feel|=are you "
                      "well|=are you fine|=how is it going|=what is wrong|=are you sad|=what's up|"
                      "=how have you been|=how is life|=you look sad|=are you all right"},
    {"want|wish|need",
     "=what do you want|=what do you need|=what are you looking for|=what would "
     "you like|=do you want anything|=what do you wish for|=can i help you|=do you "
     "need help|=what can i do for you|=what is your wish|=what are you after|="
     "is there anything you need|=what would make you happy"},
    {"name|identify|introduce",
     "=who are you|=what is your name|=what's your name|=what are you "
     "called|=tell me who you are|=do i know you|=introduce yourself|=may "
     "i ask your name|=your name|=tell me about yourself"},
    {"thank|thanks", "=thanks|=thank you|=thank you very much|=many thanks|=that is kind of you|="
                     "thanks a lot|thank O|=thank you O|=i am grateful|=much obliged"},
    {"inventory|carry|bag",
     "=what do i have|=what am i carrying|=inventory|check my pockets|look in "
     "my bag|show my things|list what i carry|=what is in my bag|=what have i "
     "got|=my things|check my inventory|=do i have anything|empty my pockets"},
    {"help|hint",
     "=help|=help me|=what can i do|=what now|=i am stuck|=i need a hint|give me a "
     "hint|=how does this work|=what should i do|=i do not know what to do|show the help"},
    {"wait|rest|pause|stay",
     "wait|wait a bit|wait here|rest|take a rest|pause|take a break|stay|stay here|do nothing|wait "
     "in P|stay in P|rest at P|wait a moment|stand still|linger|wait for a while|sit around"},
    {"sleep|nap",
     "sleep|take a nap|go to sleep|sleep in P|nap|lie down|get some sleep|doze off|rest "
     "my eyes|=i am tired|sleep on O|spend the night in P|go to bed"},
    {"sit", "sit|sit down|sit on O|sit down on O|take a seat|have a seat|sit in P|be seated"},
    {"stand up|rise", "stand up|get up|rise|get on my feet|wake up|get out of bed"},
    {"jump|hop|leap",
     "jump|jump over O|leap|hop|jump up and down|leap over O|jump into P|hop around|"
     "jump onto O|make a leap"},
    {"climb|scale", "climb O|climb up O|climb onto O|scale O|climb over O|get on top of O|go up O|"
                    "clamber up O|clamber onto O"},
    {"swim|dive", "swim|swim in P|dive into P|go for a swim|swim across P|take a bath in P|dive"},
    {"dance", "dance|dance with O|do a dance|dance around O|dance in P|waltz with O"},
    {"sing|hum", "sing|sing a song|sing to O|hum a tune|sing in P|hum|whistle a song to O"},
    {"play", "play O|play with O|play on O|make music with O|play a game with O|have fun with O"},
    {"hide|conceal",
     "hide O|hide|hide in P|hide from O|conceal O|cover up O|hide behind O|keep out "
     "of sight|put O out of sight"},
    {"follow|chase", "follow O|chase O|go after O|run after O|stay close to O|pursue O|track O"},
    {"attack|fight|hit|strike",
     "attack O|fight O|fight with O|hit O|strike O|beat O|punch O|kick O|stab O|slay O|kill O|"
     "defeat O|fight against O|assault O|swing at O|hurt O|charge at O"},
    {"defend|protect|guard", "defend O|protect O|guard O|keep O safe|watch over O|shield O|save O"},
    {"shoot|fire", "shoot O|shoot at O|fire at O|fire O|aim at O|take a shot at O"},
    {"throw|toss|hurl",
     "throw O|toss O|hurl O|throw away O|throw O away|throw O into P|toss O to P|"
     "hurl O at P|fling O|cast O|chuck O|pitch O|sling O|lob O"},
    {"catch|trap", "catch O|trap O|capture O|catch hold of O|get O into a trap|hunt O"},
    {"push|press|shove", "push O|press O|shove O|give O a push|push against O|push down O|lean "
                         "against O|push O over|nudge O|press down on O|press on O"},
    {"pull|drag|tug",
     "pull O|drag O|tug O|tug at O|pull on O|pull O to P|drag O to P|haul O|yank O|"
     "tow O|drag O along|heave at O"},
    {"turn|rotate|twist", "turn O|rotate O|twist O|turn O around|spin O|crank O|wind O|swivel O"},
    {"move|shift|slide",
     "move O|shift O|slide O|move O aside|push O aside|move O to P|carry O to P"},
    {"lift|raise|hoist",
     "lift O|raise O|hoist O|lift up O|lift O up|heave up O|pull up O|elevate O"},
    {"lower|let down", "lower O|let down O|let O down|bring down O|take O down|haul down O"},
    {"break|smash|destroy|shatter",
     "break O|smash O|destroy O|shatter O|break O apart|smash O to bits|crush O|wreck O|demolish O|"
     "crack O|break up O|tear O apart|ruin O|snap O|bust O"},
    {"repair|fix|mend",
     "repair O|fix O|mend O|fix up O|patch O|patch up O|restore O|put O right|"
     "get O working|=O is broken|=O needs to be repaired|=O does not work|put O together again"},
    {"build|make|craft|construct", "build O|make O|craft O|construct O|put together O|assemble O|"
                                   "create O|forge O|knock together O|produce O"},
    {"cut|slice|chop",
     "cut O|slice O|chop O|cut up O|slice up O|chop up O|cut O in two|cut through "
     "O|carve O|saw O|cut down O|trim O|snip O|hack at O"},
    {"tie|fasten|bind", "tie O|tie up O|fasten O|bind O|knot O|tie a knot in O|strap O|attach O"},
    {"untie|loosen", "untie O|loosen O|unfasten O|undo O|free O|detach O|take O apart"},
    {"wear|put on|don", "wear O|put on O|put O on|dress in O|slip into O|don O|slip on O|try on O|"
                        "get into O|wrap O around me"},
    {"remove|take off",
     "take off O|take O off|remove O|undress|slip off O|slip out of O|pull off O"},
    {"wash|clean|rinse|wipe",
     "wash O|clean O|rinse O|wipe O|scrub O|clean up P|wipe off O|polish O|dust O|mop P|sweep P|"
     "tidy up P|clean P|wash off O|bathe O|tidy P|=O is dirty|=O needs to be washed|=O must be "
     "cleaned|make O clean|brush O"},
    {"cook|fry|boil|prepare",
     "cook O|fry O|boil O|prepare O|make O for dinner|roast O|heat O|grill O|"
     "stew O|simmer O|warm up O|make O"},
    {"bake", "bake O|put O in the oven|bake us O|bake O for us"},
    {"serve", "serve O|serve everybody O|serve them O|dish up O|serve us O|bring out O|bring O to "
              "the guests|put O on the table"},
    {"mix|stir", "mix O|stir O|blend O|whisk O|shake O|mix up O|give O a stir"},
    {"pour|empty|spill",
     "pour O|pour out O|empty O|spill O|tip out O|pour O away|empty out O|drain O"},
    {"fill|refill", "fill O|fill up O|refill O|top up O|fill O to the brim|load O"},
    {"water|sprinkle", "water O|sprinkle O|give O water|give O some water|spray O"},
    {"plant|sow", "plant O|sow O|put O in the ground|grow O|seed P"},
    {"dig|excavate",
     "dig|dig in P|dig up O|dig for O|dig a hole|dig a hole in P|excavate O|dig out "
     "O|shovel|unearth O"},
    {"bury", "bury O|bury O in P|put O under the earth|cover O with earth"},
    {"feed", "feed O|feed some hay to O|give O something to eat|give O food|nourish O"},
    {"pet|stroke|hug",
     "pet O|stroke O|hug O|cuddle O|pat O|embrace O|give O a hug|scratch O|kiss O"},
    {"buy|purchase", "buy O|purchase O|pay for O|buy us O|get O for some coins|spend money on O|"
                     "=how much is O|=what does O cost|=i'll pay for O"},
    {"sell|trade",
     "sell O|trade O|trade O in|sell off O|swap O|get money for O|barter O|exchange O"},
    {"steal|rob", "steal O|rob O|pinch O|swipe O|nick O|pickpocket O|sneak off with O"},
    {"use|apply|operate",
     "use O|apply O|operate O|make use of O|try O|try out O|employ O|work O|do "
     "something with O|handle O"},
    {"touch|feel", "touch O|feel O|put a hand on O|tap O|run a finger over O|poke O"},
    {"smell|sniff", "smell O|sniff O|sniff at O|take a whiff of O|=what does O smell like"},
    {"listen|hear",
     "listen|listen to O|hear O|listen in P|prick up my ears|=what do i hear|overhear O"},
    {"knock|ring", "knock|knock on O|knock at O|ring O|ring for O|bang on O|hammer on O|rap on O"},
    {"ride|mount", "ride O|mount O|ride on O|get on O|ride to P|ride O to P|saddle up O|hop on O"},
    {"drive|steer", "drive O|steer O|drive to P|steer to P|drive O to P|pilot O|navigate to P"},
    {"sail|row", "sail to P|row to P|sail O|row O|set sail for P|cast off O|sail around P"},
    {"fly", "fly|fly to P|fly O|take off|fly over P|fly O to P|soar over P"},
    {"load|pack", "load O|pack O|pack up O|load up O|stuff O|wrap up O|wrap O"},
    {"measure|weigh|count",
     "measure O|weigh O|count O|find out how heavy O is|check the size of O"},
    {"scan|analyze",
     "scan O|analyze O|run a scan on O|scan P|run an analysis of O|probe O|sample O"},
    {"hack|program", "hack O|program O|break into O|reprogram O|log into O|hack into O"},
    {"report|inform",
     "report|report to P|inform O|report to O|make a report|report O|notify O|alert O"},
    {"save|record", "save|save the game|record O|save my game|keep my progress|store the game"},
    {"quit|exit|end",
     "quit|exit|end the game|stop playing|quit the game|=that's enough|=i give up"},
    {"escape|flee|retreat",
     "escape|flee|run away|retreat|flee to P|get away|escape from P|run for my "
     "life|get out of P|flee from O|retreat to P"},
    {"pray|worship", "pray|pray to O|worship O|say a prayer|kneel before O|pray in P"},
    {"cast|enchant",
     "cast a spell|cast a spell on O|enchant O|bewitch O|put a spell on O|use magic "
     "on O|do magic"},
    {"heal|cure", "heal O|cure O|treat O|nurse O|bandage O|give O first aid|make O well again"},
    {"teach|train", "teach O|train O|teach O a trick|train with O|instruct O|coach O"},
    {"praise|flatter", "praise O|flatter O|compliment O|say something nice to O|=well done O"},
    {"insult|mock", "insult O|mock O|laugh at O|make fun of O|call O names|curse O"},
    {"paint|draw", "paint O|draw O|make a picture of O|sketch O|paint O red|color O"},
    {"connect|plug in", "connect O|plug in O|plug O in|hook up O|link O|wire up O"},
    {"unplug|disconnect", "unplug O|disconnect O|pull the plug of O|unhook O"},
    {"send|dispatch", "send O|mail O|post O|dispatch O|send O to P|ship O to P|send off O"},
    {"choose|select", "choose O|select O|pick O|pick out O|decide on O|go for O|opt for O"},
    {"gamble|bet", "gamble|bet on O|place a bet|wager O|roll the dice|bet O"},
};

/* Actions whose only phrases are their names. */
static const char deeds_plain[] =
    "juggle|sharpen|bless|wind up|copy|trace|melt|freeze|peel|squeeze|bend|fold|hang|nail|glue|sew|"
    "knit|weave|spin|carve|brew|mash|grind|sift|roll|bounce|balance|flip|swing|shake|shuffle|stack|"
    "sort|label|mark|seal|stamp|cover|uncover|decorate|inflate|launch|dock|anchor|charge|discharge|"
    "calibrate|decode|translate|download|upload|print|delete|reset|refuel|invite|marry|hire|"
    "dismiss|"
    "bribe|arrest|free|challenge|forgive|warn|scare|tickle|tame|milk|shear|harvest|prune|rake|mow|"
    "hatch|haunt|teleport|vanish|transform|summarize|recite|whistle|snore|sneeze|yawn|juggle|"
    "meditate|"
    "stretch|bow|nod|clap|shrug|blink|crawl|tiptoe|skate|ski|surf|explode|vote|pawn|auction|donate";

static const char things_named[] =
    "lamp|key|box|book|door|window|sword|shield|coin|ring|crown|cup|bottle|jug|candle|torch|"
    "rope|knife|fork|spoon|plate|bowl|pot|pan|kettle|bread|apple|pear|cheese|cake|pie|egg|fish|"
    "meat|carrot|potato|salad|honey|sugar|salt|water|wine|beer|tea|coffee|juice|hat|coat|shirt|"
    "boots|gloves|belt|mask|cape|dress|shoe|sock|bag|basket|sack|purse|wallet|chain|lock|"
    "hammer|nail|saw|axe|spade|rake|bucket|broom|brush|ladder|boat|oar|flag|drum|flute|harp|"
    "guitar|trumpet|horn|piano|whistle|clock|watch|mirror|painting|picture|photo|letter|note|"
    "scroll|page|pen|pencil|ink|paper|stamp|newspaper|magazine|diary|table|chair|bed|desk|"
    "shelf|drawer|cupboard|sofa|carpet|curtain|pillow|blanket|towel|soap|sponge|comb|needle|"
    "thread|button|cloth|silk|wool|leather|stone|rock|brick|log|branch|stick|leaf|flower|rose|"
    "tree|bush|seed|mushroom|berry|grass|hay|corn|wheat|dog|cat|horse|cow|pig|sheep|goat|hen|"
    "duck|goose|mouse|rat|fox|wolf|bear|deer|owl|crow|eagle|snake|frog|spider|bee|ant|dragon|"
    "troll|ghost|giant|goblin|fairy|unicorn|monster|skeleton|zombie|engine|motor|pump|pipe|"
    "valve|switch|handle|cable|wire|battery|bulb|radio|phone|camera|computer|screen|keyboard|"
    "laptop|printer|disk|chip|antenna|laser|rocket|satellite|probe|helmet|suit|medicine|pill|"
    "potion|bandage|syringe|poison|gem|diamond|ruby|emerald|pearl|gold|silver|iron|copper|"
    "crystal|amulet|wand|staff|orb|bow|arrow|spear|dagger|cannon|gun|bomb|net|hook|bait|mast|"
    "plank|tent|backpack|matches|firewood|stove|fridge|toaster|fan|heater|umbrella|kite|ball|"
    "doll|toy|puzzle|dice|card|balloon|gift|ticket|passport|sign|poster|fence|wall|roof|"
    "chimney|stairs|bench|fountain|car|bus|truck|bike|train|plane|skates|sled|barrow|tractor|"
    "plow|scarecrow|cage|leash|bone|feather|fur|shell|sand|clay|mud|ice|snowball|fire|smoke|"
    "ash|coal|oil|jam|butter|flour|rice|pasta|pizza|burger|sausage|ham|grapes|lemon|orange|"
    "banana|cherry|plum|nut";

static const char beings_named[] =
    "guard|king|queen|prince|princess|knight|wizard|witch|monk|priest|farmer|smith|baker|cook|"
    "butler|maid|teacher|doctor|nurse|sailor|pirate|merchant|thief|hunter|fisher|miller|"
    "soldier|officer|mayor|judge|clerk|waiter|boy|girl|man|woman|child|stranger|dwarf|elf|"
    "clown|singer|painter|pilot|engineer|professor|student|gardener|driver|barber|tailor|"
    "beggar|hermit|anna|ben|clara|dan|ella|finn|greta|hugo|ida|jack|kate|leo|mia|nils|olga|"
    "paul|rosa|sam|tess|tom|vera|will|zoe|max|lily|otto|nora|emil|fay|gus|hana|karl|alice|bob|"
    "peter|mary|john|lucy|frank";

static const char places_named[] =
    "kitchen|garden|forest|river|lake|hill|mountain|valley|meadow|field|barn|market|school|"
    "church|tower|castle|palace|cave|harbor|dock|bridge|road|street|square|park|house|hut|"
    "cabin|cottage|hall|bedroom|bathroom|basement|office|shop|store|inn|bar|bank|hospital|"
    "station|airport|museum|theater|zoo|farm|well|pond|swampland|desert|jungle|coast|sea|ocean|"
    "ship|deck|cockpit|hangar|corridor|hallway|staircase|roof|balcony|terrace|gatehouse|prison|"
    "cell|tomb|temple|shrine|altar|ruins|mine|quarry|waterfall|canyon|cliff|volcano|glacier|"
    "north|south|east|west|upstairs|ballroom|study|gallery|armory|treasury|vault|bakehouse|"
    "forge|windmill|sawmill|orchard|vineyard|village|town|city|graveyard|crossroads|clearing|"
    "bog|marsh|spring|moon|mars|orbit|laboratory|workbench|counter|bedside|fireplace|subway|"
    "plaza|campus|arena|stadium|pool";

static const char looks_named[] =
    "old|new|red|blue|green|white|black|yellow|small|big|little|large|heavy|shiny|rusty|broken|"
    "golden|"
    "silver|wooden|iron|stone|glass|paper|leather|magic|strange|dusty|dirty|clean|empty|full|long|"
    "short|round|square|sharp|dull|bright|dark|warm|cold|wet|dry|soft|hard|ancient|secret|hidden|"
    "lost|"
    "royal|holy|cursed|tiny|huge|spare|second|left|right|first|last|upper|lower|inner|outer|main";

/* Text around a phrase; it contains no "O". */
static const char frames_before[] =
    "please|please|can you|could you|would you|will you|i want to|i want to|i would like to|i'd "
    "like "
    "to|let's|let us|try to|i try to|now|then|and|i|i'll|i will|we|we should|we have to|i have "
    "to|i "
    "must|i need to|you should|go and|go ahead and|quickly|ok|well|hey|so|first|just|i think "
    "i'll|help "
    "me|help me to|it is time to|why don't we|can we|may i|should i|is it possible to|next|finally|"
    "carefully|maybe|better|let me|i am going to|i'm going to|we ought to|do|could you please|can "
    "you "
    "please|will you please|i decide to|i guess i|come and|you|somebody|time to|tell him to|i wish "
    "to|"
    "attempt to|hurry and|kindly|be so kind and|if possible|as a next step|want to|gonna|i really "
    "want to|i shall|i hope to|i plan to";

static const char frames_after[] =
    "please|please|now|now|again|for me|quickly|carefully|first|then|right now|if you "
    "can|thanks|with "
    "me|immediately|as fast as you can|slowly|at once|once more|too|as well|instead|somehow|for "
    "now|"
    "with both hands|with my hands|with all my strength|until it works|and be quick|before it gets "
    "dark|because i am tired|so that we can leave|without a sound|if that is possible|over there|"
    "gently|with care|before it is too late|and hurry up|would you|will you|can you|could you|ok|"
    "right|just in case|to be safe|anyway|for the last time|today|tonight|before we go|when you "
    "are "
    "ready|and then wait|or not|if you like|with something|and see what happens|a little|like that|"
    "there|here|already|my friend|sir|one more time|as i said|as always|whatever happens|for a "
    "while";

static const char frames_ing[] =
    "try|start|how about|would you mind|keep|begin|what about|i feel like|"
    "consider|i suggest|think of|i was thinking of|do you mind|stop not";

static const char ways_in[] =
    "in|in|in|at|at|at|on|on|from|from|inside|near|by|over in|around|next "
    "to|within|into|to|down|onto|"
    "out of|off|through|across|along|behind|under|above|beside|outside|towards|up|out in|over "
    "at|into";

enum { LISTED = 12, NAME_ROOM = 32 };

/* A world from a parser's point of view. deeds[i]: the row of deeds_asked with the name actions[i],
   or NONE. */
typedef struct lists {
    char actions[LISTED][NAME_ROOM], objects[LISTED][NAME_ROOM], places[LISTED][NAME_ROOM];
    int deeds[LISTED], action_count, object_count, place_count;
} lists;

/* The meaning of a command; NONE if it names no object or place. */
typedef struct reading {
    int action, object, place;
} reading;

/* Item number i of "a|b|c". */
static void item_at(const char *list, int i, char *out) {
    while (i--) list = strchr(list, '|') + 1;
    sprintf(out, "%.*s", (int)strcspn(list, "|"), list);
}

static void draw_item(const char *list, char *out) {
    const char *at;
    int count = 1;
    for (at = list; (at = strchr(at, '|')) != NULL; at++) count++;
    item_at(list, draw(count), out);
}

/* An invented word of one to three syllables. */
static void invent_word(char *out) {
    static const char onsets[] = "b|bl|br|c|ch|cl|cr|d|dr|f|fl|fr|g|gl|gr|h|j|k|kn|l|m|n|p|ph|pl|"
                                 "pr|qu|r|s|sc|sh|sk|sl|sm|sn|"
                                 "sp|spr|st|str|sw|t|th|tr|tw|v|w|wh|wr|y|z||";
    static const char vowels[] = "a|e|i|o|u|a|e|i|o|u|ai|au|ea|ee|ei|ie|oa|oo|ou|y|ue";
    static const char ends[] = "||b|ck|ct|d|f|ff|ft|g|k|l|ld|lf|lk|ll|lm|lt|m|mp|n|nch|nd|ng|nk|nt|"
                               "p|pt|r|rb|rch|rd|rf|rk|rl|"
                               "rm|rn|rp|rse|rt|s|sh|sk|sp|ss|st|t|tch|th|tt|x|zz|le|ne|te|ce|ge|"
                               "me|ve|er|or|el|et|in|on|um";
    int i = luck(65) ? 1 : luck(85) ? 2 : 3;
    for (*out = 0; i || strlen(out) < 3; i -= i > 0) {
        draw_item(onsets, out + strlen(out));
        draw_item(vowels, out + strlen(out));
        if (i <= 1 || luck(40)) draw_item(ends, out + strlen(out));
    }
    out[12] = 0;
}

static const char *last_word(const char *name) {
    const char *blank = strrchr(name, ' ');
    return blank ? blank + 1 : name;
}

/* Can a name be confused with one in a list? */
static bool is_confused(char names[LISTED][NAME_ROOM], int count, const char *name) {
    int i;
    for (i = 0; i < count; i++)
        if (!strcmp(last_word(names[i]), last_word(name)) || find_name(names[i], name) ||
            find_name(name, names[i]))
            return true;
    return false;
}

static void draw_name(char *out, bool is_place) {
    char noun[NAME_ROOM], look[NAME_ROOM] = "";
    const int how = draw(100);
    if (how < 35) invent_word(noun);
    else if (is_place) draw_item(places_named, noun);
    else draw_item(how < 46 ? beings_named : things_named, noun);
    if (luck(22)) draw_item(looks_named, look);
    else if (luck(5)) invent_word(look);
    else if (luck(5)) draw_item(things_named, look);
    if (strlen(look) + strlen(noun) > 21) *look = 0;
    strcpy(out, look);
    if (*look) strcat(out, " ");
    strcat(out, noun);
    if (!is_place && how >= 46 && !strchr("sxh", out[strlen(out) - 1]) && luck(6)) strcat(out, "s");
}

static void draw_names(lists *w, char names[LISTED][NAME_ROOM], int *count, int wanted) {
    char name[NAME_ROOM];
    for (*count = 0; *count < wanted;) {
        draw_name(name, names == w->places);
        if (!is_confused(w->objects, w->object_count, name) &&
            !is_confused(w->places, w->place_count, name))
            strcpy(names[(*count)++], name);
    }
}

static void draw_actions(lists *w, int wanted) {
    int i;
    while (w->action_count < wanted) {
        const int n = w->action_count, deed = luck(85) ? draw(COUNT(deeds_asked)) : NONE;
        char *name = w->actions[n];
        if (deed != NONE) draw_item(deeds_asked[deed].names, name);
        else if (luck(60)) draw_item(deeds_plain, name);
        else invent_word(name);
        for (i = 0; i < n && (deed == NONE || w->deeds[i] != deed); i++) continue;
        if (i < n || is_confused(w->actions, n, name)) continue;
        w->deeds[w->action_count++] = deed;
    }
}

/* `share` of 100: how large the worlds are and how many phrases occur at this point of the
   training. */
static void draw_lists(lists *w, int share) {
    const int more = 1 + share / 10;
    memset(w, 0, sizeof *w);
    draw_actions(w, 2 + draw(more < 10 ? more : 10));
    draw_names(w, w->objects, &w->object_count, 2 + draw(more < 11 ? more : 11));
    draw_names(w, w->places, &w->place_count, 2 + draw(more < 7 ? more : 7));
}

/* Can this phrase also mean another action of the world? */
static bool is_ambiguous(const lists *w, int action, const char *saying) {
    char other[128];
    int i, k;
    for (i = 0; i < w->action_count; i++) {
        const char *says = w->deeds[i] == NONE ? "" : deeds_asked[w->deeds[i]].says, *at;
        int count = 1;
        if (i == action) continue;
        if (find_name(saying, w->actions[i])) return true;
        for (at = says; (at = strchr(at, '|')) != NULL; at++) count++;
        for (k = 0; k < count; k++)
            if (item_at(says, k, other), !strcmp(other, saying)) return true;
    }
    return false;
}

static void draw_saying(const lists *w, int action, char *out) {
    static const char *const plainly[] = {"%s O", "%s O", "%s", "%s at O", "%s in P", "%s to P"};
    char name[NAME_ROOM];
    int tries = 20;
    do {
        if (w->deeds[action] == NONE || luck(8)) {
            if (w->deeds[action] != NONE) draw_item(deeds_asked[w->deeds[action]].names, name);
            else strcpy(name, w->actions[action]);
            sprintf(out, plainly[draw(w->deeds[action] == NONE ? 6 : 2)], name);
            if (w->deeds[action] == NONE) return;
            if (strstr(deeds_asked[w->deeds[action]].says, " O")) continue;
            strcpy(out, name); /* "wait", "jump" */
        } else draw_item(deeds_asked[w->deeds[action]].says, out);
    } while (is_ambiguous(w, action, out) && tries--);
}

/* "the rusty key", "that key", "the old rusty key", "rusty key" */
static void put_noun(text *t, const lists *w, const char *name, bool is_place, int share) {
    static const char *const articles[] = {"a", "my", "that", "this", "some", "our", "one", "your"};
    const bool bare = luck(is_place ? 15 : 20);
    const char *said = name, *last = last_word(name);
    char look[NAME_ROOM];
    int i, others = 0;
    if (!bare) add(t, luck(75) ? "the" : articles[draw(COUNT(articles))]), add(t, " ");
    if (!bare && luck(share / 12)) draw_item(looks_named, look), add(t, look), add(t, " ");
    for (i = 0; i < w->object_count; i++) others += find_name(w->objects[i], last) != NULL;
    for (i = 0; i < w->place_count; i++) others += find_name(w->places[i], last) != NULL;
    if (others == 1 && luck(20)) said = last;
    add(t, said);
}

/* Replaces O and P by names. `it`: the object was named before. */
static void put_saying(text *t, const lists *w, const char *saying, const reading *r,
                       const char *it, int share) {
    char one[2] = "";
    for (; *saying; saying++) {
        if (*saying == 'O' && it) add(t, it);
        else if (*saying == 'O') put_noun(t, w, w->objects[r->object], false, share);
        else if (*saying == 'P') put_noun(t, w, w->places[r->place], true, share);
        else one[0] = *saying, add(t, one);
    }
}

/* "take" to "taking", "get" to "getting": the first word of a text. */
static void put_ing(text *t, const char *said) {
    const size_t n = strcspn(said, " ");
    const char last = said[n - 1], before = n > 1 ? said[n - 2] : 'a';
    size_t i, vowels = 0;
    char word[64];
    for (i = 0; i < n; i++) vowels += strchr("aeiou", said[i]) != NULL;
    sprintf(word, "%.*s", (int)n, said);
    if (last == 'e' && before != 'e' && n > 2) word[n - 1] = 0;
    else if (n > 2 && vowels == 1 && strchr("aeiou", before) && !strchr("aeiouwxy", last))
        sprintf(word + n, "%c", last);
    add(t, word), add(t, "ing"), add(t, said + n);
}

static void put_place(text *t, const lists *w, const reading *r, int share) {
    char way[NAME_ROOM];
    draw_item(ways_in, way);
    add(t, way), add(t, " "), put_noun(t, w, w->places[r->place], true, share);
}

/* Puts a sentence around a phrase. */
static void put_request(text *t, const lists *w, const char *saying, const reading *r, int share) {
    static const char *const its[] = {"it", "it", "that", "this one"};
    static const char *const needs[] = {"here is O: ", "there is O, ", "O: ",        "you see O? ",
                                        "i see O, ",   "O, ",          "that is O. "};
    char frame[64];
    text core;
    const bool topic = r->object != NONE && luck(share / 9);
    begin_text(&core);
    if (topic) put_saying(t, w, needs[draw(COUNT(needs))], r, NULL, share);
    put_saying(&core, w, saying, r, topic ? its[draw(COUNT(its))] : NULL, share);
    if (luck(share / 12)) {
        draw_item(frames_ing, frame);
        add(t, frame), add(t, " "), put_ing(t, core.data);
    } else {
        if (luck(share / 2)) draw_item(frames_before, frame), add(t, frame), add(t, " ");
        add(t, core.data);
    }
}

static void put_ending(text *t, int share) {
    static const char *const marks[] = {".", ".", "!", "?"};
    char frame[64];
    if (luck(share / 4)) {
        draw_item(frames_after, frame);
        add(t, luck(50) ? ", " : " "), add(t, frame);
    }
    if (luck(share / 2)) add(t, marks[draw(COUNT(marks))]);
}

static void write_command(text *t, const lists *w, reading *r, int share) {
    static const char *const beside[] = {" with ", " for ",     " next to ", " from ",
                                         " and ",  " and not ", " to ",      " on "};
    char saying[128];
    bool has_place, before;
    r->action = draw(w->action_count);
    draw_saying(w, r->action, saying);
    r->object = strchr(saying, 'O') ? draw(w->object_count) : NONE;
    has_place = strchr(saying, 'P') != NULL;
    r->place = has_place || luck(5 + share / 5) ? draw(w->place_count) : NONE;
    before = r->place != NONE && !has_place && luck(15);
    begin_text(t);
    if (before) put_place(t, w, r, share), add(t, luck(70) ? ", " : " ");
    if (*saying == '=') {
        if (luck(share / 8)) add(t, luck(50) ? "hey, " : "well, ");
        put_saying(t, w, saying + 1, r, NULL, share);
    } else put_request(t, w, saying, r, share);
    if (r->object != NONE && luck(share / 7)) {
        const int other = draw(w->object_count);
        if (other != r->object)
            add(t, beside[draw(COUNT(beside))]), put_noun(t, w, w->objects[other], false, share);
    }
    if (r->place != NONE && !has_place && !before) add(t, " "), put_place(t, w, r, share);
    put_ending(t, share);
}

static void put_list(text *t, const char *head, char names[LISTED][NAME_ROOM], int count) {
    int i;
    add(t, head);
    for (i = 0; i < count; i++) add(t, i ? ", " : " "), add(t, names[i]);
    add(t, ".");
}

/* "Actions: take, drop. Objects: lamp, rusty key. Places: mill, barn." */
static void put_lists(text *t, lists *w) {
    begin_text(t);
    put_list(t, "Actions:", w->actions, w->action_count);
    put_list(t, " Objects:", w->objects, w->object_count);
    put_list(t, " Places:", w->places, w->place_count);
}

static void put_reading(text *t, const lists *w, const reading *r) {
    begin_text(t);
    add(t, "{\"action\":\""), add(t, w->actions[r->action]);
    add(t, "\",\"object\":\""), add(t, r->object == NONE ? "none" : w->objects[r->object]);
    add(t, "\",\"place\":\""), add(t, r->place == NONE ? "none" : w->places[r->place]);
    add(t, "\"}");
}

/* ==================================================
   >>main   Output, and the examination of a model
   ================================================== */

/* ---- stories: a line of words, an empty line, the title and the text */

static const char *word_name(const word *w) {
    return w->sort == ANIMAL_WORD    ? animals[w->is - PEOPLE].name
           : w->sort == PLACE_WORD   ? places[w->is].name
           : w->sort == WEATHER_WORD ? weathers[w->is].name
                                     : things[w->is].name;
}

static void begin_word(word *w, word_sort sort, int is) {
    w->sort = sort;
    w->is = is;
    w->used = false;
}

enum { ALL_WORDS = THINGS + ANIMALS + PLACES + WEATHERS };

/* Word number `i` of all words that stories can be about. */
static word word_at(int i) {
    word w;
    if (i < THINGS) begin_word(&w, A_THING_WORD, i);
    else if ((i -= THINGS) < ANIMALS) begin_word(&w, ANIMAL_WORD, PEOPLE + i);
    else if ((i -= ANIMALS) < PLACES) begin_word(&w, PLACE_WORD, i);
    else begin_word(&w, WEATHER_WORD, i - PLACES);
    return w;
}

static bool find_named(const char *name, word *w) {
    int i;
    for (i = 0; i < ALL_WORDS; i++) {
        *w = word_at(i);
        if (!strcmp(word_name(w), name)) return true;
    }
    return false;
}

static bool is_named_before(const char *told, const word *a, const word *b) {
    const char *first = find_name(told, word_name(a)), *second = find_name(told, word_name(b));
    return first && (!second || first < second);
}

/* Writes the line of words: those requested, or up to three that take part. Then writes the title,
   which has them in the order of the story. A small model thus plans the story there, and need not
   repeatedly determine which words are still missing. */
static void put_head(text *t, const story *s) {
    word list[WORDS];
    int i, k, n = s->word_count;
    memcpy(list, s->words, sizeof list);
    if (n == 0) {
        const int most = luck(60) ? 3 : 1 + draw(2);
        for (i = 0; i < s->part_count && n < most; i++) /* equally likely */
            if (draw(s->part_count - i) < most - n) list[n++] = s->parts[i];
    }
    add(t, "Words: ");
    for (i = 0; i < n; i++) add(t, i ? ", " : ""), add(t, word_name(&list[i]));
    add(t, "\n\n");
    for (i = 1; i < n; i++) {
        const word w = list[i];
        for (k = i; k && is_named_before(s->told.data, &w, &list[k - 1]); k--)
            list[k] = list[k - 1];
        list[k] = w;
    }
    add(t, people[s->hero].name);
    for (i = 0; i < n; i++) {
        add(t, i + 1 < n ? ", the " : " and the ");
        add(t, word_name(&list[i]));
    }
    add(t, "\n\n");
}

/* Openings as people write them. Those without a final punctuation mark continue with the story's
   first sentence; {A} is the hero. */
static const char *const openings[] = {
    "Once upon a time",
    "Once upon a time",
    "Once upon a time, in a village far away",
    "Once upon a time there was a {girl} called {A}.",
    "Once upon a time, there lived a {T} {girl}.",
    "A long time ago",
    "Long, long ago",
    "Long ago, in a small village",
    "One day",
    "One morning",
    "One fine day",
    "In a small village",
    "In a village by the river",
    "In a land of hills and mills",
    "In the old days",
    "Not so long ago",
    "There once was a {girl} named {A}.",
    "There was a {girl} whose name was {A}.",
    "This is the story of {A}.",
    "This is a story about {A}.",
    "{A} was a {T} {girl}.",
    "My friend {A} is a {T} {girl}.",
    "{A} lived in a small village.",
    "Everybody liked {A}.",
    "Nobody knew {A}.",
    "Meet {A}.",
    "Hello!",
    "Listen to this.",
    "It was a day like any other.",
    "It was a quiet day.",
    "It all began on a morning in spring.",
    "The story begins early in the morning.",
    "{A} will never forget this day.",
    "What a day it was!",
    "I want to tell you about {A}.",
    "Do you know {A}?",
    "Here is what happened to {A}.",
    "When {A} was young",
    "Last year",
    "Yesterday",
    "Many years ago",
    "Far away",
    "The hero of this story is {A}.",
    "The old people still talk about it.",
    "You will not believe this.",
};

/* Writes a story with such an opening, without the line of words and the title. */
static void put_opening(text *t, const story *s) {
    const char *opening = openings[draw(COUNT(openings))], *told = s->told.data;
    event e = event_of(LIVES, s->hero, NONE, NONE, s->home, NONE);
    char first[2] = "";
    e.is[T] = s->w.temper[s->hero];
    say(t, opening, &e);
    if (strchr(".!?", opening[strlen(opening) - 1])) add(t, " ");
    else {
        const size_t length = strcspn(told, " ");
        add(t, ", ");
        if (length != strlen(people[s->hero].name) || strncmp(told, people[s->hero].name, length))
            first[0] = (char)(*told++ | 32), add(t, first);
    }
    add(t, told);
}

static void draw_words(word words[WORDS]) {
    int i, k;
    for (i = 0; i < WORDS; i++) do {
            words[i] = word_at(draw(ALL_WORDS));
            for (k = 0; k < i && (words[k].sort != words[i].sort || words[k].is != words[i].is);
                 k++)
                continue;
        } while (k < i);
}

/* Writes a story. If no words are given, most stories get random ones, like users' requests.
   `begun`: half of the stories have an opening instead of words. */
static bool write_story(FILE *out, const word *words, int count, bool begun) {
    static story s;
    word drawn[WORDS];
    text head;
    bool told = false;
    int tries = 400; /* some words never occur together */
    if (!count) {
        draw_words(drawn);
        if (luck(75))
            while (!told && tries--) told = try_story(&s, drawn, WORDS);
    }
    if (!told && !tell_story(&s, words, count)) return false;
    begin_text(&head);
    if (begun && luck(50)) {
        put_opening(&head, &s);
        return fprintf(out, "%s\n", head.data) > 0;
    }
    put_head(&head, &s);
    return fprintf(out, "%s%s\n", head.data, s.told.data) > 0;
}

/* ---- conversations: a line of JSON each */

static void put_json(FILE *out, const char *s) {
    putc('"', out);
    for (; *s; s++) {
        if (*s == '"' || *s == '\\') putc('\\', out);
        if (*s == '\n') fputs("\\n", out);
        else putc(*s, out);
    }
    putc('"', out);
}

static void put_message(FILE *out, bool first, const char *role, const char *content) {
    fprintf(out, "%s{\"role\": \"%s\", \"content\": ", first ? "{\"messages\": [" : ", ", role);
    put_json(out, content);
    putc('}', out);
}

static size size_of(int people, int things, int events, bool apart) {
    size s;
    s.people = people;
    s.things = things;
    s.events = events;
    s.apart = apart;
    return s;
}

/* Puts the world and the first question into one message. */
static void put_world(text *out, const tale *t, const question *q) {
    *out = t->told;
    add(out, "\n");
    add(out, q->asked);
}

/* Lessons. "Where is Anna?" needs two circuits: one carries a name along its sentence ("Anna was at
   the mill": at "mill" the model must know who), another finds the sentence by that name. In plain
   text, neither is useful without the other, and a small model does not get beyond drafting.
   Lessons teach one after the other: first the place is next to its name ("Anna mill."), then it
   moves away, and sentences repeat the name ("Anna was Anna at the Anna mill Anna."), so that
   carrying the name past every word is useful. The same is done with places and holders of things.
   tools/world.md has figures. */

static bool is_thing(const char *word, size_t length) {
    int i;
    for (i = 0; i < THINGS; i++)
        if (strlen(things[i].name) == length && !strncmp(things[i].name, word, length)) return true;
    return false;
}

/* Repeats the subject in each sentence: its first word, then a thing that it names. */
static void stutter(text *told) {
    text out;
    char *word = told->data, about[32] = "";
    begin_text(&out);
    while (*word) {
        const size_t length = strcspn(word, " .");
        const bool ends = word[length] == '.';
        if (*about && luck(40)) add(&out, about), add(&out, " ");
        sprintf(out.data + out.length, "%.*s", (int)length, word);
        out.length += (int)length;
        if (is_thing(word, length) || (!*about && strncmp(word, "The ", 4)))
            sprintf(about, "%.*s", (int)length, word);
        if (ends && luck(60)) add(&out, " "), add(&out, about);
        if (ends) add(&out, "."), *about = 0;
        word += length + ends;
        if (*word) add(&out, " "), word++;
    }
    *told = out;
}

/* `share` of 100: how much of the world occurs in questions at this point of the training. */
static size size_of_world(int share) {
    const int events = 3 + draw(6), things_told = 2 + draw(6), persons = 2 + draw(4);
    return size_of(persons, things_told * share / 100, events * share / 100, false);
}

/* Is the answer unknown in this world? Too many such questions teach a model to answer so without
   looking. */
static bool is_dull(const question *q) {
    return !strcmp(q->answer, "Nobody knows.") || !strcmp(q->answer, "Nothing.");
}

/* Writes a world, told by the user or the system, and questions about it. `slow`: its sentences
   repeat the subject. */
static void write_questions(FILE *out, int share, bool slow) {
    enum { ASKED = 15 };
    static tale t;
    const size s = size_of_world(share);
    const bool system = luck(50);
    question q[ASKED];
    text both;
    int i, k, tries, first = draw(QUESTION_KINDS);
    tell_world(&t, &s);
    if (slow) stutter(&t.told);
    if (system) put_message(out, true, "system", t.told.data);
    for (i = 0; i < ASKED; i++) {
        question_kind kind = (question_kind)((first + i) % QUESTION_KINDS);
        if (!t.event_count && (kind == FIRST || kind == WHY)) kind = WHERE;
        for (tries = 0; tries < 8; tries++) { /* avoids repeating a question */
            ask(&t, kind, &q[i]);
            if (is_dull(&q[i]) && luck(80)) continue;
            for (k = 0; k < i && strcmp(q[k].asked, q[i].asked); k++) continue;
            if (k == i) break;
        }
        put_world(&both, &t, &q[i]);
        put_message(out, !i && !system, "user", i || system ? q[i].asked : both.data);
        put_message(out, false, "assistant", q[i].answer);
    }
    fputs("]}\n", out);
}

/* Draws a being or thing, and its place or holder, neither of which occurs in another fact of the
   lesson. */
typedef struct fact {
    bool thing, held;
    int key, value;
} fact;

static const char *key_name(const fact *f) {
    return f->thing ? things[f->key].name : people[f->key].name;
}

/* "kite barn.", "kite in barn.", "kite was in barn.", "The kite was in the barn." */
static void put_fact(text *out, const fact *f, int distance, bool slow) {
    text said;
    begin_text(&said);
    if (distance > 2 && f->thing) add(&said, "The ");
    add(&said, key_name(f));
    if (distance > 1) add(&said, " was");
    if (distance > 0) add(&said, " "), add(&said, f->held ? "with" : places[f->value].in);
    if (distance > 2 && !f->held) add(&said, " the");
    add(&said, " "), add(&said, f->held ? people[f->value].name : places[f->value].name);
    add(&said, ".");
    if (slow) stutter(&said);
    if (out->length) add(out, " ");
    add(out, said.data);
}

/* Writes facts about places or holders, twice, and questions. `distance`: words from a name to its
   place. */
static void write_facts(FILE *out, int distance, bool slow) {
    enum { MOST = 4 };
    const int count = 2 + draw(MOST - 1), shift = draw(count), sort = draw(4);
    fact facts[MOST];
    int i, k;
    text told, again;
    begin_text(&told), begin_text(&again);
    for (i = 0; i < count; i++) {
        fact *f = &facts[i];
        const int which = sort < 3 ? sort : draw(3);
        f->thing = which > 0;
        f->held = which > 1;
        do {
            f->key = draw(f->thing ? THINGS : PEOPLE);
            for (k = 0; k < i && (facts[k].thing != f->thing || facts[k].key != f->key); k++)
                continue;
        } while (k < i);
        f->value = draw(f->held ? PEOPLE : PLACES);
        put_fact(&told, f, distance, slow);
    }
    for (i = 0; i < count; i++) put_fact(&again, &facts[(i + shift) % count], distance, slow);
    put_message(out, true, "system", told.data);
    put_message(out, false, "user", "Tell it again.");
    put_message(out, false, "assistant", again.data);
    for (i = 0; i < 3; i++) {
        char asked[64];
        const fact *f = &facts[draw(count)];
        begin_text(&again);
        put_fact(&again, f, distance, slow);
        sprintf(asked, luck(70) ? "What about %s%s?" : "Where is %s%s?", f->thing ? "the " : "",
                key_name(f));
        put_message(out, false, "user", asked);
        put_message(out, false, "assistant", again.data);
    }
    fputs("]}\n", out);
}

/* Writes lesson `i` of `count`: facts, then worlds that grow and repeat subjects less and less. */
static void write_lesson(FILE *out, int i, int count) {
    const int share = (int)(100LL * i / count);
    if (share < 30 || luck(20)) {
        const bool slow = luck(50);
        write_facts(out, share < 10 ? draw(2) : draw(4), slow);
    } else write_questions(out, share, luck(100 - share));
}

/* Only with four people are there always enough things with which they never occur together. */
static size size_of_talk(bool apart) {
    const int people_there = apart ? 4 : 2 + draw(3), things_there = 3 + draw(4);
    return size_of(people_there, things_there, 2 + draw(5), apart);
}

static void write_talk(FILE *out) {
    static talk k;
    const size s = size_of_talk(false);
    const int turns = 6 + draw(7);
    question q;
    int i;
    begin_talk(&k, &s);
    put_message(out, true, "system", k.t.told.data);
    for (i = 0; i < turns; i++) {
        next_turn(&k, i == 0 && luck(70), i == turns - 1 && luck(50), &q);
        put_message(out, false, "user", q.asked);
        put_message(out, false, "assistant", q.answer);
    }
    fputs("]}\n", out);
}

/* Writes commands from number `i` of `count` on: worlds grow, and phrases become more varied. */
static void write_commands(FILE *out, int i, int count) {
    static lists w;
    const int share = (int)(200LL * i / count), turns = 1 + draw(6);
    reading r;
    text t;
    int k;
    draw_lists(&w, share < 100 ? share : 100);
    put_lists(&t, &w);
    put_message(out, true, "system", t.data);
    for (k = 0; k < turns; k++) {
        write_command(&t, &w, &r, share < 100 ? share : 100);
        put_message(out, false, "user", t.data);
        put_reading(&t, &w, &r);
        put_message(out, false, "assistant", t.data);
    }
    fputs("]}\n", out);
}

/* ---- a model and its judge: here, and only here, the library is needed */

#define BITNET_I8MM_HEADER "tools/bitnet_i8mm.h"
#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "tool.h"

typedef enum subject { OF_QUESTIONS, OF_TALKS, OF_STORIES, OF_COMMANDS } subject;

typedef struct settings {
    const char *out, *model, *judged, *words[WORDS];
    int stories, lessons, questions, talks, commands, count, subject;
    uint64_t seed;
    bool list, unseen, begun;
} settings;

typedef struct examinee {
    bitnet_model *model;
    bitnet_session *session;
    text reply;
    int right, asked, right_of[QUESTION_KINDS], asked_of[QUESTION_KINDS];
    int faultless; /* worlds or talks without a wrong answer */
} examinee;

static int hear(void *user, const char *said_now, size_t length) {
    text *t = (text *)user;
    if ((size_t)t->length + length >= TEXT) return 1;
    memcpy(t->data + t->length, said_now, length);
    t->data[t->length += (int)length] = 0;
    return 0;
}

/* Stores the reply in e->reply; it is empty, and thus wrong, if there is no room left. */
static void ask_model(examinee *e, const char *message) {
    bitnet_generate_options options;
    bitnet_result result;
    memset(&options, 0, sizeof options);
    options.max_tokens = 40;
    begin_text(&e->reply);
    result = bitnet_chat(e->session, message, &options, hear, &e->reply);
    if (bitnet_is_error(result) && result != BITNET_ERROR_CONTEXT_FULL)
        exit(!tool_complain("%s", bitnet_session_message(e->session)));
}

static void count_answer(examinee *e, const question *q, int kind) {
    const bool right = judge(q, e->reply.data);
    e->asked++;
    e->right += right;
    if (kind >= 0) e->asked_of[kind]++, e->right_of[kind] += right;
    if (!right) printf("%s  %s, not %s\n", q->asked, q->answer, e->reply.data);
}

/* Asks one question of each kind in a world with four people and six things. */
static void examine_questions(examinee *e, bool unseen) {
    static tale t;
    const size s = size_of(4, 6, 4 + draw(3), unseen);
    question q;
    text both;
    int i, first = draw(QUESTION_KINDS);
    tell_world(&t, &s);
    for (i = 0; i < QUESTION_KINDS; i++) {
        const question_kind kind = (question_kind)((first + i) % QUESTION_KINDS);
        ask(&t, kind, &q);
        put_world(&both, &t, &q);
        ask_model(e, i ? q.asked : both.data);
        count_answer(e, &q, kind);
    }
}

static void examine_talk(examinee *e, bool unseen) {
    static talk k;
    const size s = size_of_talk(unseen);
    question q;
    int i;
    begin_talk(&k, &s);
    if (bitnet_chat_system(e->session, k.t.told.data) != BITNET_OK)
        exit(!tool_complain("%s", bitnet_session_message(e->session)));
    for (i = 0; i < 10; i++) {
        next_turn(&k, i == 0, i == 9, &q);
        ask_model(e, q.asked);
        count_answer(e, &q, NONE);
    }
}

static const char *skip_title(const char *story) {
    const char *end = strstr(story, "\n\n");
    return end ? end : story;
}

/* Does a story have all words of a line like "Words: kite, owl, rain"? */
static bool has_words(const char *line, const char *story) {
    char name[32];
    size_t n;
    for (line += 6; *line == ' '; line += n + (line[n] == ',')) {
        n = strcspn(++line, ",\n");
        snprintf(name, sizeof name, "%.*s", (int)n, line);
        if (!n || !find_name(story, name)) return false;
    }
    return true;
}

static void examine_story(examinee *e) {
    bitnet_generate_options options;
    const char *wrong, *at, *body;
    word words[WORDS];
    text prompt;
    int i;
    draw_words(words);
    begin_text(&prompt);
    add(&prompt, "Words:");
    for (i = 0; i < WORDS; i++) add(&prompt, i ? ", " : " "), add(&prompt, word_name(&words[i]));
    add(&prompt, "\n\n");
    memset(&options, 0, sizeof options);
    begin_text(&e->reply);
    bitnet_generate(e->session, prompt.data, &options, hear, &e->reply);
    body = skip_title(e->reply.data);
    wrong = judge_story(body, &at);
    if (!wrong && !has_words(prompt.data, body)) wrong = "a word is missing", at = prompt.data;
    e->asked++;
    e->right += !wrong;
    if (wrong) printf("%s: %.70s\n", wrong, at);
}

/* Tests five commands in one world, each in a separate conversation and without a grammar. */
static void examine_commands(examinee *e) {
    static lists w;
    static text system, told, right;
    reading r;
    int i;
    draw_lists(&w, 100);
    put_lists(&system, &w);
    for (i = 0; i < 5; i++) {
        write_command(&told, &w, &r, 100);
        put_reading(&right, &w, &r);
        bitnet_session_reset(e->session);
        if (bitnet_chat_system(e->session, system.data) != BITNET_OK)
            exit(!tool_complain("%s", bitnet_session_message(e->session)));
        ask_model(e, told.data);
        e->asked++;
        e->right += !strcmp(right.data, e->reply.data);
        if (strcmp(right.data, e->reply.data))
            printf("%s  %s, not %s\n", told.data, right.data, e->reply.data);
    }
}

static int examine(const settings *s) {
    static examinee e;
    bitnet_model_options options;
    bitnet_error error;
    int i;
    memset(&options, 0, sizeof options);
    options.log.write = tool_log;
    e.model = bitnet_model_load_file(s->model, &options, &error);
    e.session = bitnet_session_create(e.model, NULL, &error);
    if (!e.session) return tool_complain("%s", error.message), 1;
    for (i = 0; i < s->count && !tool_stopped; i++) {
        const int wrong = e.asked - e.right;
        tool_progress("examining", i, s->count);
        begin_chance(s->seed, FOR_EXAMINATION, (uint64_t)i);
        bitnet_session_reset(e.session);
        if (s->subject == OF_QUESTIONS) examine_questions(&e, s->unseen);
        else if (s->subject == OF_TALKS) examine_talk(&e, s->unseen);
        else if (s->subject == OF_COMMANDS) examine_commands(&e);
        else examine_story(&e);
        e.faultless += e.asked - e.right == wrong;
    }
    if (s->subject != OF_STORIES) printf("faultless  %d of %d\n", e.faultless, i);
    for (i = 0; i < QUESTION_KINDS && s->subject == OF_QUESTIONS; i++)
        printf("%-10s %d of %d\n", kind_names[i], e.right_of[i], e.asked_of[i]);
    printf("%d of %d\n", e.right, e.asked);
    bitnet_session_free(e.session);
    bitnet_model_free(e.model);
    return 0;
}

/* Checks each story in a file, with or without its line of words. */
static int judge_file(const char *path) {
    static const char mark[] = "<|endoftext|>";
    char *all = tool_read(path, NULL), *s, *end;
    int right = 0, count = 0, listed = 0, with_words = 0;
    if (!all) return 1;
    for (s = all; s; s = end ? end + sizeof mark - 1 : NULL) {
        const char *at, *wrong;
        end = strstr(s, mark);
        if (end) *end = 0;
        s += strspn(s, " \n");
        if (!*s) continue;
        if (!strncmp(s, "Words:", 6)) {
            const char *line = s;
            s += strcspn(s, "\n");
            s += strspn(s, "\n");
            listed++;
            with_words += has_words(line, skip_title(s));
        }
        wrong = judge_story(skip_title(s), &at);
        count++;
        right += !wrong;
        if (wrong) printf("story %d: %s: %.70s\n", count, wrong, at);
    }
    if (listed) printf("with all their words: %d of %d\n", with_words, listed);
    printf("%d of %d\n", right, count);
    free(all);
    return 0;
}

static bool write_all(const settings *s, FILE *out, const word *words, int word_count) {
    const int mixed = s->questions + s->talks, school = s->stories + s->lessons + mixed;
    const int all = school + s->commands;
    int i;
    for (i = 0; i < all && !tool_stopped; i++) {
        const int l = i - s->stories, m = l - s->lessons;
        const int k =
            m < 0 || !mixed ? 0 : (int)((int64_t)m * s->talks / mixed); /* talks before this */
        const bool talks = m >= 0 && mixed && (int64_t)(m + 1) * s->talks / mixed > k;
        tool_progress("writing", i, all);
        if (i >= school) {
            begin_chance(s->seed, FOR_COMMANDS, (uint64_t)(i - school));
            write_commands(out, i - school, s->commands);
        } else if (l < 0) {
            begin_chance(s->seed, FOR_STORIES, (uint64_t)i);
            if (i) fputs("<|endoftext|>\n", out);
            if (!write_story(out, words, word_count, s->begun))
                return tool_complain("no story contains all of these words");
        } else if (m < 0) {
            begin_chance(s->seed, FOR_QUESTIONS, ~(uint64_t)l);
            write_lesson(out, l, s->lessons);
        } else if (talks) {
            begin_chance(s->seed, FOR_TALKS, (uint64_t)k);
            write_talk(out);
        } else {
            begin_chance(s->seed, FOR_QUESTIONS, (uint64_t)(m - k));
            write_questions(out, 100, false);
        }
    }
    return !tool_stopped;
}

static void read_options(settings *s, int argc, char **argv) {
    const tool_option options[] = {
        {"[WORD]", TOOL_TEXT, &s->words[0], 0, 0, "what the stories are about: up to three words"},
        {"[WORD]", TOOL_TEXT, &s->words[1], 0, 0, "another"},
        {"[WORD]", TOOL_TEXT, &s->words[2], 0, 0, "and another"},
        {"--stories N", TOOL_INT, &s->stories, 1, 1e8, "write N stories (default: one)"},
        {"--begun", TOOL_SWITCH, &s->begun, 0, 0,
         "half of the stories have an opening as people write it instead of a line of words"},
        {"--lessons N", TOOL_INT, &s->lessons, 1, 1e8,
         "write N easy conversations, to train on first"},
        {"--questions N", TOOL_INT, &s->questions, 1, 1e8,
         "write N conversations about worlds, as JSON lines"},
        {"--talks N", TOOL_INT, &s->talks, 1, 1e8, "write N talks with villagers, as JSON lines"},
        {"--commands N", TOOL_INT, &s->commands, 1, 1e8,
         "write N worlds with commands of players, as JSON lines"},
        {"--words", TOOL_SWITCH, &s->list, 0, 0, "list the words that stories can be about"},
        {"--judge FILE", TOOL_INPUT, &s->judged, 0, 0,
         "report which stories in a file are consistent"},
        {"--examine MODEL", TOOL_INPUT, &s->model, 0, 0,
         "ask a model questions that no generated text contains"},
        {"--of questions|talks|stories|commands", TOOL_CHOICE, &s->subject, 0, 0,
         "what to ask it (default questions: five about each world)"},
        {"--unseen", TOOL_SWITCH, &s->unseen, 0, 0,
         "use people and things that never occur together in a text"},
        {"--count N", TOOL_INT, &s->count, 1, 1e6, "worlds, talks or stories (default 200)"},
        {"--seed N", TOOL_SEED, &s->seed, 0, 0, "default 1"},
        {"-o FILE", TOOL_OUTPUT, &s->out, 0, 0, "write here (default: standard output)"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    s->seed = 1;
    s->count = 200;
    tool_parse(argc, argv, "bitnet_world",
               "writes stories and questions about a simulated village, and checks answers",
               options);
    if (!s->stories && !s->lessons && !s->questions && !s->talks && !s->commands) s->stories = 1;
}

int main(int argc, char **argv) {
    static settings s;
    word words[WORDS];
    bitnet__output o;
    bool whole;
    int i, count = 0;
    read_options(&s, argc, argv);
    for (i = 0; i < WORDS && s.words[i]; i++)
        if (!find_named(s.words[i], &words[count++]))
            tool_refuse("'%s' is not in this world; --words lists its words", s.words[i]);
    tool_catch_signals();
    if (s.judged) return judge_file(s.judged);
    if (s.model) return examine(&s);
    for (i = 0; i < ALL_WORDS && s.list; i++) {
        const word w = word_at(i);
        puts(word_name(&w));
    }
    if (s.list) return 0;
    if (!s.out) return !write_all(&s, stdout, words, count) || fflush(stdout) != 0;
    if (!tool_output_open(&o, s.out)) return 1;
    whole = write_all(&s, o.file, words, count);
    if (!whole) bitnet__output_close(&o, false);
    else whole = tool_output_commit(&o, s.out);
    return !whole;
}
