/* cpu_features.c - the CPU's name, the features that kernels use, and whether Linux permits AMX

       cc tests/cpu_features.c -o cpu_features && ./cpu_features

   A process has to request the tile registers' state before it uses them. Linux and x86 only. */

#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { REQUEST_PERMISSION = 0x1023, TILE_DATA = 18 }; /* ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA */

static void print_features(char *line) {
    static const char *const prefixes[] = {"avx", "amx", "fma", "gfni"};
    char *word;
    size_t i;
    printf("features:");
    for (word = strtok(line, " \t\n:"); word; word = strtok(NULL, " \t\n:"))
        for (i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
            if (!strncmp(word, prefixes[i], strlen(prefixes[i]))) printf(" %s", word);
    printf("\n");
}

int main(void) {
    static char line[16384];
    FILE *file = fopen("/proc/cpuinfo", "r");
    int found = 0, processors = 0;
    while (file && fgets(line, sizeof line, file)) {
        processors += !strncmp(line, "processor", 9);
        if (!strncmp(line, "model name", 10) && !(found & 1)) found |= 1, printf("%s", line);
        if (!strncmp(line, "flags", 5) && !(found & 2)) found |= 2, print_features(line);
    }
    if (file) fclose(file);
    printf("processors: %d\n", processors);
    if (syscall(SYS_arch_prctl, REQUEST_PERMISSION, TILE_DATA) == 0) printf("AMX: permitted\n");
    else printf("AMX: not permitted: %s\n", strerror(errno));
    return 0;
}
