/* test_world.c - the village of tools/bitnet_world.c: its judge, its variety, its questions

       cc tests/test_world.c -o test_world && ./test_world

   The judge must accept every text of the simulator and reject a text in which one word was
   changed. Rules that ignore the world must not be able to answer its questions. */

#define main world_main
#include "../tools/bitnet_world.c"
#undef main

static int passed, failed;

static void check(bool good, const char *what, int line) {
    if (good) passed++;
    else failed++, printf("FAILED line %d: %s\n", line, what);
}
#define CHECK(what) check(what, #what, __LINE__)

/* ---- stories */

static story s;

static const char *judged(const char *text) {
    const char *at;
    return judge_story(text, &at);
}

/* Replaces the last `from` in a story. False: there is none. */
static bool spoil(text *t, const char *from, const char *to) {
    char rest[TEXT];
    int at = t->length - (int)strlen(from);
    while (at >= 0 && strncmp(t->data + at, from, strlen(from))) at--;
    if (at < 0) return false;
    strcpy(rest, t->data + at + strlen(from));
    t->data[t->length = at] = 0;
    add(t, to);
    add(t, rest);
    return true;
}

/* The story with one change of each kind that makes it false. */
static void check_spoiled(const char *from, const char *to) {
    text t = s.told;
    if (spoil(&t, from, to)) CHECK(judged(t.data) != NULL);
}

static void test_stories(void) {
    enum { MANY = 1000, FIRST = 30 };
    static char courses[MANY][sizeof s.plot];
    int i, k, sound = 0, different = 0, early = 0, most = 0;
    for (i = 0; i < MANY; i++) {
        int same = 0;
        begin_chance(1, FOR_STORIES, (uint64_t)i);
        CHECK(tell_story(&s, NULL, 0));
        sound += judged(s.told.data) == NULL;
        strcpy(courses[i], s.plot);
        for (k = 0; k < i; k++) same += !strcmp(courses[k], s.plot);
        different += same == 0;
        if (i < FIRST && same == 0) early++;
        if (i < FIRST && same + 1 > most) most = same + 1;
        if (i >= 100) continue;
        for (k = 0; k < s.part_count; k++)
            if (s.parts[k].sort == A_THING_WORD) check_spoiled(word_name(&s.parts[k]), "elephant");
        check_spoiled(people[s.hero].name, people[s.hero ? 0 : 1].name);
        check_spoiled(" to the ", " over the ");
        check_spoiled(" picked up the ", " mended the ");
        check_spoiled("\n\n", "\n\nThere was a broom in the sea. ");
        s.told.data[s.told.length / 2] = 0; /* half of it */
        CHECK(judged(s.told.data) != NULL);
    }
    printf(
        "%d of %d stories sound; %d courses; of the first %d stories %d, the commonest %d times\n",
        sound, MANY, different, FIRST, early, most);
    CHECK(sound == MANY);
    CHECK(different >= 40);
    CHECK(early >= 15);
    CHECK(most <= 3);
}

/* At most one hero and one friend; others have different names. */
static void test_parts(void) {
    int i, k;
    for (i = 0; i < 300; i++) {
        int as[ALL_PARTS] = {0};
        begin_chance(1, FOR_STORIES, (uint64_t)i);
        CHECK(tell_story(&s, NULL, 0));
        for (k = 0; k < PEOPLE; k++) as[k % ALL_PARTS] += s.w.here[k];
        CHECK(as[HERO] == 1 && as[FRIEND] <= 1);
    }
}

/* The line of words has them in the requested order, and the title in the order of the story. */
static void check_head(const word words[WORDS]) {
    const char *names[WORDS], *at;
    char line[200];
    text head;
    int i;
    begin_text(&head);
    put_head(&head, &s);
    for (i = 0; i < WORDS; i++) names[i] = word_name(&words[i]);
    sprintf(line, "Words: %s, %s, %s\n\n%s, the ", names[0], names[1], names[2],
            people[s.hero].name);
    CHECK(!strncmp(head.data, line, strlen(line)));
    CHECK(has_words(line, head.data + strlen(line) - 4));
    for (at = head.data + strlen(line) - 4; (at = strstr(at, " the ")) != NULL; at += 5) {
        const char *next = strstr(at + 5, " the ");
        char a[32], b[32];
        if (!next) break;
        sscanf(at, " the %31[a-z]", a);
        sscanf(next, " the %31[a-z]", b);
        CHECK(find_name(s.told.data, a) < find_name(s.told.data, b));
    }
}

/* Requested words are in the story, and the story is consistent. */
static void test_words(void) {
    word words[WORDS], w;
    int i, k, told = 0;
    CHECK(ALL_WORDS >= 60);
    CHECK(find_named("owl", &w) && !find_named("elephant", &w));
    for (i = 0; i < 100; i++) {
        begin_chance(2, FOR_STORIES, (uint64_t)i);
        words[0] = word_at(draw(THINGS));
        words[1] = word_at((int)THINGS + draw(ANIMALS));
        words[2] = word_at((int)THINGS + (int)ANIMALS + draw((int)PLACES + (int)WEATHERS));
        if (!tell_story(&s, words, WORDS)) continue;
        told++;
        CHECK(judged(s.told.data) == NULL);
        for (k = 0; k < WORDS; k++) CHECK(find_name(s.told.data, word_name(&words[k])) != NULL);
        check_head(words);
    }
    printf("%d of 100 triples of a thing, an animal and a place or a weather have a story\n", told);
    CHECK(told >= 99);
}

/* ---- questions */

/* A place in an answer, such as "In the barn." */
static int place_in(const char *answer) {
    int p;
    for (p = 0; p < PLACES; p++)
        if (strstr(answer, places[p].name)) return p;
    return NONE;
}

static int last_place(const char *told) {
    int p, best = NONE;
    const char *last = told;
    for (p = 0; p < PLACES; p++) {
        const char *at = told;
        while ((at = strstr(at, places[p].name)) != NULL)
            if (at++ >= last) last = at - 1, best = p;
    }
    return best;
}

/* The number of occurrences of the most frequent answer. */
static int commonest(char (*answers)[160], int count) {
    int i, k, best = 0;
    for (i = 0; i < count; i++) {
        int same = 0;
        for (k = 0; k < count; k++) same += !strcmp(answers[i], answers[k]);
        if (same > best) best = same;
    }
    return best;
}

static void test_questions(void) {
    enum { WORLDS = 500 };
    static char answers[QUESTION_KINDS][WORLDS][160];
    static tale t;
    const size held = size_of(4, 6, 5, false);
    int i, k, by_place = 0, asked = 0;
    question q, other;
    for (i = 0; i < WORLDS; i++) {
        begin_chance(1, FOR_EXAMINATION, (uint64_t)i);
        tell_world(&t, &held);
        CHECK(t.person_count == 4 && t.thing_count == 6 && t.event_count >= 3);
        for (k = 0; k < QUESTION_KINDS; k++) {
            ask(&t, (question_kind)k, &q);
            strcpy(answers[k][i], q.answer);
            CHECK(judge(&q, q.answer));
            other = q;
            strcat(other.answer, " Or not.");
            CHECK(!judge(&q, other.answer) && !judge(&q, "") && !judge(&q, "The elephant."));
            other.answer[0] = (char)(other.answer[0] ^ 32);
            CHECK(!judge(&q, other.answer));
            by_place += place_in(q.answer) != NONE && place_in(q.answer) == last_place(t.told.data);
            asked++;
        }
    }
    printf("the last place named is right for %d of %d questions", by_place, asked);
    CHECK(by_place < asked * 4 / 10);
    for (k = 0; k < QUESTION_KINDS; k++) {
        const int best = commonest(answers[k], WORLDS);
        printf("; %s: the commonest answer for %d of %d", kind_names[k], best, WORLDS);
        CHECK(best < WORLDS * 4 / 10);
    }
    printf("\n");
}

/* Does one word precede the other in a sentence? */
static bool stands_before(const char *told, const char *first, const char *then) {
    const char *at = told;
    while ((at = strstr(at, first)) != NULL) {
        const char *end = strchr(at, '.'), *found = strstr(at, then);
        if (found && found < end) return true;
        at = end;
    }
    return false;
}

/* In a world's text, a place follows the name of who or what is there. */
static void test_order(void) {
    static tale t;
    const size held = size_of(4, 6, 5, false);
    int i, n;
    for (n = 0; n < 200; n++) {
        begin_chance(5, FOR_EXAMINATION, (uint64_t)n);
        tell_world(&t, &held);
        for (i = 0; i < t.person_count; i++) {
            const int a = t.people[i];
            CHECK(stands_before(t.told.data, people[a].name, places[t.w.place[a]].name));
        }
        for (i = 0; i < t.thing_count; i++) {
            const int x = t.things[i];
            const spot at = t.w.of[x];
            if (at.how != HELD && at.how != LYING) continue;
            CHECK(stands_before(t.told.data, things[x].name,
                                at.how == HELD ? people[at.at].name : places[at.at].name));
        }
    }
}

/* People and things that are kept apart occur together only in unseen worlds. */
static void test_apart(void) {
    static tale t;
    int i, k, n, unseen;
    for (unseen = 0; unseen < 2; unseen++) {
        const size held = size_of(4, 6, 5, unseen != 0);
        begin_chance(3, FOR_EXAMINATION, (uint64_t)unseen);
        for (n = 0; n < 100; n++) {
            int met = 0;
            tell_world(&t, &held);
            for (i = 0; i < t.person_count; i++)
                for (k = 0; k < t.thing_count; k++) met += is_apart(t.people[i], t.things[k]);
            CHECK(unseen ? met >= 6 : met == 0);
        }
    }
    for (n = 0; n < 200; n++) { /* nor in a story */
        int met = 0;
        begin_chance(4, FOR_STORIES, (uint64_t)n);
        CHECK(tell_story(&s, NULL, 0));
        for (i = 0; i < PEOPLE; i++)
            for (k = 0; k < THINGS && s.w.here[i]; k++)
                met += s.w.of[k].how != UNKNOWN && is_apart(i, k);
        CHECK(met == 0);
    }
    for (n = 0; n < 500; n++) { /* a talk among too few people would look for its things for ever */
        static talk k;
        size unseen_talk;
        begin_chance(9, FOR_EXAMINATION, (uint64_t)n);
        unseen_talk = size_of_talk(true);
        begin_talk(&k, &unseen_talk);
        for (i = 0; i < k.t.thing_count; i++) CHECK(is_apart_from_any(&k.t, k.t.things[i]));
    }
}

/* ---- talks: the villager keeps to what it has said and done */

static void test_talks(void) {
    const size small = size_of(3, 4, 3, false);
    int i, n, given = 0, traded = 0;
    for (n = 0; n < 300; n++) {
        static talk k;
        question q;
        event e;
        begin_chance(1, FOR_TALKS, (uint64_t)n);
        begin_talk(&k, &small);
        for (i = 0; i < 10; i++) next_turn(&k, i == 0, i == 9, &q);
        for (i = 0; i < k.t.thing_count; i++) { /* what it has given, it has no more */
            const int x = k.t.things[i];
            e = event_of(GO, k.self, NONE, x, NONE, NONE);
            if (!is_spot(k.t.w.of[x], HELD, PLAYER)) continue;
            given++;
            CHECK(!strcmp(reply(&k, WHERE_THING, &e), "You have it."));
            CHECK(!strcmp(reply(&k, GIVE_ME, &e), "I do not have it."));
            traded += k.t.w.temper[k.self] == GREEDY;
        }
    }
    printf("%d things given in 300 talks, %d of them for another\n", given, traded);
    CHECK(given > 20 && traded > 0 && traded < given);
}

/* ---- commands: every name that is read is in the lists, and what a command is about is in it */

static void test_commands(void) {
    static lists w;
    static text command;
    enum { MANY = 5000 };
    int i, objects = 0, with_places = 0, sayings = 0;
    for (i = 0; i < MANY; i++) {
        reading r;
        begin_chance(1, FOR_COMMANDS, (uint64_t)i);
        draw_lists(&w, i * 100 / MANY);
        write_command(&command, &w, &r, i * 100 / MANY);
        CHECK(r.action >= 0 && r.action < w.action_count);
        CHECK(r.object < w.object_count && r.place < w.place_count);
        CHECK(!strpbrk(command.data, "OP|="));
        if (r.object != NONE) {
            const char *name = w.objects[r.object];
            CHECK(strstr(command.data, last_word(name)) != NULL);
            objects++;
        }
        if (r.place != NONE) {
            CHECK(strstr(command.data, last_word(w.places[r.place])) != NULL);
            with_places++;
        }
        sayings += !strstr(command.data, w.actions[r.action]);
    }
    CHECK(objects > MANY / 2 && objects < MANY);
    CHECK(with_places > MANY / 10 && with_places < MANY / 2);
    CHECK(sayings > MANY / 3); /* and not the action's own name */
}

int main(void) {
    test_stories();
    test_commands();
    test_parts();
    test_words();
    test_questions();
    test_order();
    test_apart();
    test_talks();
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
