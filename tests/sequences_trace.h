/* sequences_trace.h - the course of a sequence as lines that must be the same in two versions of
   the library; included by sequences.h

   A line per operation: the seed, the operation's number and kind; its slices, its allocations, their
   bytes and how many of them failed; the counters of each session; a hash of all results so far, and
   one of the course.

   Results are what a program can rely on: tokens, texts, errors, logits, vectors and saved bytes. The
   course is everything else that is observable: the operations' descriptions, counters, calls of
   observers, which snapshots are saved. It depends on where calls with a budget end. A slice is a
   call that returns BITNET_PENDING.

   The clock must be stopped (fuzz_sequences.c), and nothing may depend on threads. tests/before
   compares the lines. */

#ifndef SEQUENCES_TRACE_H
#define SEQUENCES_TRACE_H

#define SEQ_NO_BYTES 0xCBF29CE484222325u

/* Adds bytes to a hash: FNV-1a. */
static void seq_trace_bytes(uint64_t *hash, const void *data, size_t size) {
    const uint8_t *bytes = (const uint8_t *)data;
    size_t i;
    for (i = 0; i < size; i++) *hash = (*hash ^ bytes[i]) * 0x100000001B3u;
}

static void seq_trace_result(seq_world *w, const void *data, size_t size) {
    if (w->output == SEQ_TRACE) seq_trace_bytes(&w->trace.results, data, size);
}

static void seq_trace_course(seq_world *w, const void *data, size_t size) {
    if (w->output == SEQ_TRACE) seq_trace_bytes(&w->trace.course, data, size);
}

/* Counts a call that has to be repeated. Returns its result. */
static bitnet_result seq_sliced(seq_world *w, bitnet_result r) {
    w->trace.slices += r == BITNET_PENDING;
    return r;
}

/* How often a call with a budget is repeated: in a calm sequence, until it ends. */
static int seq_patience(const seq_world *w, int calls) { return w->calm ? SEQ_PATIENCE : calls; }

/* A session after an operation; prints its counters. */
static void seq_trace_session(seq_world *w, const seq_slot *slot) {
    const char *message = bitnet_session_message(slot->s), *path = strstr(message, seq_path());
    bitnet_session_stats stats = bitnet_session_get_stats(slot->s);
    int32_t about[4];
    about[0] = seq_index(slot);
    about[1] = bitnet_session_length(slot->s);
    about[2] = (int32_t)bitnet_session_result(slot->s);
    about[3] = (int32_t)bitnet_generate_stop_reason(slot->s);
    seq_trace_result(w, about, sizeof about);
    seq_trace_result(w, bitnet_session_tokens(slot->s), (size_t)about[1] * sizeof(int32_t));
    if (path) message = path + strlen(seq_path()); /* the path is unique to this process */
    seq_trace_result(w, message, strlen(message));
    seq_trace_result(w, slot->text.data, slot->text.length);
    seq_trace_course(w, &stats, sizeof stats);
    printf(" %d:prompt=%d,decode=%d,drafted=%d,accepted=%d,screened=%d,rescored=%d", (int)about[0],
           (int)stats.prompt_tokens, (int)stats.decode_tokens, (int)stats.drafted_tokens,
           (int)stats.accepted_tokens, (int)stats.screened_tokens, (int)stats.rescored_rows);
}

/* Prints the line of an operation. */
static void seq_trace_line(seq_world *w, uint64_t seed, int number, const char *kind) {
    seq_heap *heap = &w->pair->heap;
    int i;
    if (w->output != SEQ_TRACE) return;
    printf("%llu %d %s %ld %ld %ld %ld", (unsigned long long)seed, number, kind, w->trace.slices,
           heap->count, heap->bytes, w->trace.failed);
    for (i = 0; i < SEQ_SLOTS; i++)
        if (w->slots[i].s) seq_trace_session(w, &w->slots[i]);
    printf(" %016llx %016llx\n", (unsigned long long)w->trace.results,
           (unsigned long long)w->trace.course);
    w->trace.slices = w->trace.failed = heap->count = heap->bytes = 0;
}

#endif
