/* bitnet_fit.h - how long a text fits into this machine's memory
   SPDX-License-Identifier: MIT

   For tools, and for examples that converse or generate. It includes bitnet_memory.h, which is next
   to it. Its functions are static and may change; they use bitnet.h's private helpers. */

#ifndef BITNET_FIT_H
#define BITNET_FIT_H

#include "bitnet_memory.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <unistd.h>
#endif

/* Bytes of memory in this machine; 0: unknown. */
static inline uint64_t tool_memory(void) {
#if defined(_WIN32)
    MEMORYSTATUSEX status;
    status.dwLength = sizeof status;
    return GlobalMemoryStatusEx(&status) ? status.ullTotalPhys : 0;
#elif defined(_SC_PHYS_PAGES)
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size : 0;
#else
    return 0;
#endif
}

/* Bytes of memory that a program can still get, or if that is unknown, of all; 0: unknown. */
static inline uint64_t tool_free_memory(void) {
#if defined(_WIN32)
    MEMORYSTATUSEX status;
    status.dwLength = sizeof status;
    return GlobalMemoryStatusEx(&status) ? status.ullAvailPhys : 0;
#else
    char line[128];
    unsigned long long kilobytes = 0;
    FILE *file = fopen("/proc/meminfo", "r");
    while (file && !kilobytes && fgets(line, sizeof line, file))
        sscanf(line, "MemAvailable: %llu", &kilobytes);
    if (file) fclose(file);
    return kilobytes ? (uint64_t)kilobytes * 1024 : tool_memory();
#endif
}

/* What a model and one session need; `per_token` grows with the text. */
typedef struct tool_needs {
    bitnet_memory memory; /* with the trained context */
    uint64_t model;       /* bytes that stay in memory: repacked weights replace the file's */
    uint64_t per_token, fixed;
    int32_t trained, fits; /* tokens; 0: not even the model fits */
} tool_needs;

/* `room` bytes are free, 0: as many as needed; `loaded`: the model is already in memory. */
static inline bitnet_result tool_find_needs(const bitnet_gguf *gguf,
                                            const bitnet_model_options *model,
                                            const bitnet_session_options *session, uint64_t room,
                                            bool loaded, tool_needs *out, bitnet_error *error) {
    bitnet_session_options options = *session;
    bitnet__hyperparameters h;
    bitnet_memory less, *all = &out->memory;
    bitnet_result result = bitnet__read_hyperparameters(gguf, &h, error);
    uint64_t most, mapped;
    memset(out, 0, sizeof *out);
    if (result) return result;
    out->trained = options.context_length = h.info.context_length;
    if ((result = bitnet_estimate(gguf, model, &options, all, error))) return result;
    options.context_length = h.info.context_length / 2 + 1;
    if ((result = bitnet_estimate(gguf, model, &options, &less, error))) return result;
    if (out->trained > options.context_length)
        out->per_token = (all->session_bytes - less.session_bytes) /
                         (uint64_t)(out->trained - options.context_length);
    out->fixed = all->session_bytes - out->per_token * (uint64_t)out->trained;
    mapped = all->mapped_bytes > all->repacked_bytes ? all->mapped_bytes : all->repacked_bytes;
    out->model = mapped + all->weight_bytes + all->other_bytes;
    most = all->scratch_bytes + out->fixed + all->mtp_bytes + (loaded ? mapped : out->model);
    if (!room || !out->per_token) out->fits = out->trained;
    else if (room > most) {
        most = (room - most) / out->per_token / 64 * 64; /* whole pages of the cache */
        out->fits = most < (uint64_t)out->trained ? (int32_t)most : out->trained;
    }
    return BITNET_OK;
}

/* For --context auto: as many tokens as there is memory for in one session of the loaded model, at
   most the trained context, and at least the smaller of that and 4096. 0: an error. */
static inline int32_t tool_fitting_context(const bitnet_model *model,
                                           const bitnet_model_options *options,
                                           const bitnet_session_options *session,
                                           bitnet_error *error) {
    tool_needs needs;
    int32_t least;
    if (tool_find_needs(bitnet_model_gguf(model), options, session, tool_free_memory(), true,
                        &needs, error))
        return 0;
    least = needs.trained < 4096 ? needs.trained : 4096;
    return needs.fits < least ? least : needs.fits;
}

/* For TOOL_CALL: --context N|auto, as an int; auto: -1. */
static inline const char *tool_context(void *user, const char *value) {
    char *end;
    long n = strtol(value, &end, 10);
    *(int *)user = -1;
    if (strcmp(value, "auto") == 0) return NULL;
    if (end == value || *end || n < 2 || n > INT32_MAX) return "a number from 2, or auto";
    *(int *)user = (int)n;
    return NULL;
}

#endif
