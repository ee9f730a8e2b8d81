/* unload.c - a program that closes the library, or exits, while models exist

       cc -shared -fPIC -DBITNET_IMPLEMENTATION -x c bitnet.h -o libbitnet.so
       cc tests/unload.c -o unload && ./unload ./libbitnet.so MODEL

   Threads of a model would crash after its library was unloaded. On Windows the library is compiled
   with -DBITNET_API=__declspec(dllexport); the model's path, which may have any characters, is
   passed in UTF-8, as everywhere. */

#define _GNU_SOURCE
#include "../bitnet.h"

#include <stdio.h>
#include <string.h>

#ifdef _WIN32
#include <windows.h>
#include <shellapi.h>
static const char *utf8_argument(char **argv, int i) {
    static char text[1024];
    int count;
    wchar_t **wide = CommandLineToArgvW(GetCommandLineW(), &count);
    (void)argv;
    WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, text, sizeof text, NULL, NULL);
    return text;
}
static void *library_open(const char *path) { return (void *)LoadLibraryA(path); }
static void library_close(void *library) { FreeLibrary((HMODULE)library); }
static void library_find(void *library, const char *name, void *function) {
    FARPROC found = GetProcAddress((HMODULE)library, name);
    memcpy(function, &found, sizeof found);
}
static void nap(void) { Sleep(5); }
#else
#include <dlfcn.h>
#include <unistd.h>
static const char *utf8_argument(char **argv, int i) { return argv[i]; }
static void *library_open(const char *path) { return dlopen(path, RTLD_NOW | RTLD_LOCAL); }
static void library_close(void *library) { dlclose(library); }
static void library_find(void *library, const char *name, void *function) {
    void *found = dlsym(library, name);
    memcpy(function, &found, sizeof found);
}
static void nap(void) { usleep(5000); }
#endif

int main(int argc, char **argv) {
    bitnet_model_options options;
    const char *model = argc == 3 ? utf8_argument(argv, 2) : NULL;
    int round;
    memset(&options, 0, sizeof options);
    options.threads = 4;
    for (round = 0; round < 4 && argc == 3; round++) {
        bitnet_model *(*load)(const char *, const bitnet_model_options *, bitnet_error *);
        void *library = library_open(argv[1]);
        bitnet_error error;
        if (!library) return fprintf(stderr, "%s cannot be opened\n", argv[1]), 1;
        library_find(library, "bitnet_model_load_file", &load);
        if (!load) return fprintf(stderr, "%s has no bitnet_model_load_file\n", argv[1]), 1;
        if (!load(model, &options, &error)) return fprintf(stderr, "%s\n", error.message), 1;
        if (round < 3)
            library_close(library); /* in the last round the program exits with the
                                                  library open */
        nap();
    }
    return argc != 3;
}
