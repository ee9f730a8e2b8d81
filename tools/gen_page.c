/* gen_page.c - makes tools/server/page.h from tools/server/page.html

       cc tools/gen_page.c -o gen_page && ./gen_page        from the top of the repository */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "tool.h"

#define PAGE "tools/server/page.html"
#define HEADER "tools/server/page.h"

static char *made; /* the header */
static size_t length, room;

static void put(const char *text, size_t size) {
    tool_grow(&made, &room, length + size + 1, 1);
    memcpy(made + length, text, size);
    made[length += size] = 0;
}

static void put_text(const char *text) { put(text, strlen(text)); }

static void make_header(const char *page) {
    put_text("/* page.h - the page that the server shows at /\n\n"
             "   Written by tools/gen_page.c, line by line, from tools/server/page.html. */\n\n"
             "#ifndef BITNET_SERVER_PAGE_H\n#define BITNET_SERVER_PAGE_H\n\n"
             "/* clang-format off */\nstatic const char *const page[] = {\n");
    while (*page) {
        put_text("    \"");
        for (; *page && *page != '\n'; page++) {
            if (strchr("\"\\", *page)) put_text("\\");
            if (*page == '?' && page[1] == '?') put_text("?\\"); /* prevents trigraphs */
            else put(page, 1);
        }
        put_text("\\n\",\n");
        if (*page) page++;
    }
    put_text("};\n/* clang-format on */\n\n#endif\n");
}

/* Writes the header, or only compares it with the file. */
static bool settle(bool check) {
    char *old = tool_read(HEADER, NULL);
    bool same = old && strcmp(old, made) == 0;
    free(old);
    if (same) return puts("gen_page: the page is up to date") >= 0;
    if (check) return tool_complain("%s was not made from %s", HEADER, PAGE);
    if (!tool_write(HEADER, made, length)) return false;
    printf("gen_page: wrote %lu bytes\n", (unsigned long)length);
    return true;
}

int main(int argc, char **argv) {
    bool check = false, good;
    char *page;
    const tool_option options[] = {
        {"--check", TOOL_SWITCH, &check, 0, 0, "write nothing; status 1 if anything differs"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    tool_parse(argc, argv, "gen_page", "makes " HEADER " from " PAGE, options);
    page = tool_read(PAGE, NULL);
    if (!page) return 1;
    make_header(page);
    good = settle(check);
    free(page);
    free(made);
    return good ? 0 : 1;
}
