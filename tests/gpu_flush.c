/* gpu_flush.c - makes threads flush denormals, as the GPUs of phones and Macs do

       cc -shared -fPIC tests/gpu_flush.c -o gpu_flush.so -ldl
       TEST_FLUSHED=1 LD_PRELOAD=./gpu_flush.so ./test_gpu flushes halves screen

   Replaces pthread_create, so that each thread treats denormal operands and results as zeros, also
   those of a software GPU. x86 and Linux only. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <xmmintrin.h>

typedef struct beginning {
    void *(*run)(void *);
    void *argument;
} beginning;

static void *begin_flushing(void *given) {
    beginning thread = *(beginning *)given;
    free(given);
    _mm_setcsr(_mm_getcsr() | 0x8040);
    return thread.run(thread.argument);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                   void *argument) {
    int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    beginning *given = (beginning *)malloc(sizeof *given);
    void *symbol = dlsym(RTLD_NEXT, "pthread_create");
    memcpy(&create, &symbol, sizeof create);
    if (!given) return 11; /* EAGAIN */
    given->run = run;
    given->argument = argument;
    return create(thread, attributes, begin_flushing, given);
}
