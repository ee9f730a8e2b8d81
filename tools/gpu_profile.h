/* gpu_profile.h - timestamps around every dispatch that bitnet_gpu.h records
   SPDX-License-Identifier: MIT

   profile_open replaces some of Vulkan's functions in a device's table. If `stamping` is set,
   commands recorded from then on have a timestamp before and after each dispatch. Timestamps are
   read after the CPU has waited for a submit. Between profile_start and profile_stop, the times are
   collected for each pipeline, with the CPU's time in vkQueueSubmit, in vkWaitForFences, and
   between these. One thread at a time may use the device. Include this header after bitnet_gpu.h
   and tool.h. */

#ifndef BITNET_GPU_PROFILE_H
#define BITNET_GPU_PROFILE_H

/* Microseconds. */
typedef struct profile_times {
    double *items;
    size_t count, room;
} profile_times;

/* What one pipeline did. */
typedef struct profile_place {
    profile_times kernels, gaps; /* until the last workgroup ends; from there to the next
                                    timestamp */
    uint32_t groups;             /* workgroups of its last dispatch; 0: the device decides */
} profile_place;

/* The dispatches of a command buffer. */
typedef struct profile_notes {
    VkCommandBuffer commands;
    VkQueryPool pool;
    int *pipelines;
    uint32_t *groups;
    uint32_t count;
} profile_notes;

/* A submit that is under way. */
typedef struct profile_submit {
    VkFence fence;
    VkCommandBuffer commands[BITNET__GPU_STATES + 2];
    uint32_t count;
} profile_submit;

typedef struct profile {
    bitnet_gpu *gpu;
    bitnet__vk vk; /* the original functions */
    bool stamping, counting;
    uint64_t mask; /* of the clock's valid bits; 0: there is no clock */
    uint32_t most; /* most dispatches of a command buffer that get timestamps */
    int bound;     /* the pipeline */
    profile_notes *notes;
    size_t notes_count, notes_room;
    profile_submit *under_way;
    size_t under_way_count, under_way_room;
    profile_place places[BITNET__PIPELINES];
    uint64_t *results;
    int64_t submits, unstamped;          /* unstamped: dispatches beyond `most` */
    double submitting, waiting, between; /* microseconds of the CPU; `between`: while the device is
                                            idle */
    double waited;                       /* when the last wait ended */
} profile;

static profile profiling; /* Vulkan's functions get no context */

static void profile_add(profile_times *times, double microseconds) {
    tool_grow(&times->items, &times->room, times->count + 1, sizeof *times->items);
    times->items[times->count++] = microseconds;
}

static profile_notes *profile_find(VkCommandBuffer commands) {
    size_t i;
    for (i = 0; i < profiling.notes_count; i++)
        if (profiling.notes[i].commands == commands) return &profiling.notes[i];
    return NULL;
}

/* The record of a command buffer that begins; NULL: it gets no timestamps. */
static profile_notes *profile_note(VkCommandBuffer commands) {
    BITNET__VK_STRUCT(VkQueryPoolCreateInfo, create, VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    profile_notes *notes = profile_find(commands);
    if (notes) return notes;
    tool_grow(&profiling.notes, &profiling.notes_room, profiling.notes_count + 1, sizeof *notes);
    notes = &profiling.notes[profiling.notes_count];
    memset(notes, 0, sizeof *notes);
    create.queryType = VK_QUERY_TYPE_TIMESTAMP;
    create.queryCount = 2 * profiling.most;
    if (profiling.vk.CreateQueryPool(profiling.gpu->device, &create, NULL, &notes->pool) !=
        VK_SUCCESS)
        return NULL;
    notes->commands = commands;
    notes->pipelines = (int *)tool_alloc(profiling.most, sizeof *notes->pipelines);
    notes->groups = (uint32_t *)tool_alloc(profiling.most, sizeof *notes->groups);
    profiling.notes_count++;
    return notes;
}

/* ---- in place of Vulkan's functions */

static VkResult VKAPI_PTR profile_begin_commands(VkCommandBuffer commands,
                                                 const VkCommandBufferBeginInfo *info) {
    VkResult result = profiling.vk.BeginCommandBuffer(commands, info);
    profile_notes *notes = profiling.stamping ? profile_note(commands) : profile_find(commands);
    if (notes) notes->count = 0;
    if (notes && profiling.stamping)
        profiling.vk.CmdResetQueryPool(commands, notes->pool, 0, 2 * profiling.most);
    return result;
}

static void VKAPI_PTR profile_bind(VkCommandBuffer commands, VkPipelineBindPoint point,
                                   VkPipeline pipeline) {
    profiling.bound = 0;
    while (profiling.bound < BITNET__PIPELINES - 1 &&
           profiling.gpu->pipelines[profiling.bound] != pipeline)
        profiling.bound++;
    profiling.vk.CmdBindPipeline(commands, point, pipeline);
}

/* Records a timestamp before the next dispatch or after the last one. */
static void profile_stamp(VkCommandBuffer commands, bool after, uint32_t groups) {
    profile_notes *notes = profiling.stamping ? profile_find(commands) : NULL;
    if (!notes) return;
    if (notes->count == profiling.most) {
        profiling.unstamped += after;
        return;
    }
    profiling.vk.CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, notes->pool,
                                   2 * notes->count + after);
    if (!after) return;
    notes->pipelines[notes->count] = profiling.bound;
    notes->groups[notes->count++] = groups;
}

static void VKAPI_PTR profile_dispatch(VkCommandBuffer commands, uint32_t x, uint32_t y,
                                       uint32_t z) {
    profile_stamp(commands, false, 0);
    profiling.vk.CmdDispatch(commands, x, y, z);
    profile_stamp(commands, true, x * y * z);
}

static void VKAPI_PTR profile_indirect(VkCommandBuffer commands, VkBuffer buffer,
                                       VkDeviceSize offset) {
    profile_stamp(commands, false, 0);
    profiling.vk.CmdDispatchIndirect(commands, buffer, offset);
    profile_stamp(commands, true, 0);
}

static VkResult VKAPI_PTR profile_queue(VkQueue queue, uint32_t count, const VkSubmitInfo *submits,
                                        VkFence fence) {
    double start = 1e6 * tool_seconds();
    VkResult result = profiling.vk.QueueSubmit(queue, count, submits, fence);
    if (profiling.counting) {
        profiling.submits++;
        profiling.submitting += 1e6 * tool_seconds() - start;
        if (profiling.under_way_count == 0 && profiling.waited > 0)
            profiling.between += start - profiling.waited;
    }
    if (result == VK_SUCCESS && submits->commandBufferCount <= BITNET__GPU_STATES + 2) {
        profile_submit *s;
        tool_grow(&profiling.under_way, &profiling.under_way_room, profiling.under_way_count + 1,
                  sizeof *s);
        s = &profiling.under_way[profiling.under_way_count++];
        s->fence = fence;
        s->count = submits->commandBufferCount;
        memcpy(s->commands, submits->pCommandBuffers, s->count * sizeof *s->commands);
    }
    return result;
}

static double profile_elapsed(uint64_t from, uint64_t to) {
    return (double)((to - from) & profiling.mask) * 1e-3 *
           (double)profiling.gpu->can.limits.timestampPeriod;
}

/* Collects the times of a command buffer that has been executed. */
static void profile_take(VkCommandBuffer commands) {
    const profile_notes *notes = profile_find(commands);
    const uint64_t *t = profiling.results;
    uint32_t i;
    if (!notes || notes->count == 0 ||
        profiling.vk.GetQueryPoolResults(profiling.gpu->device, notes->pool, 0, 2 * notes->count,
                                         2 * notes->count * sizeof *t, profiling.results, sizeof *t,
                                         VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT) !=
            VK_SUCCESS)
        return;
    for (i = 0; i < notes->count; i++) {
        profile_place *place = &profiling.places[notes->pipelines[i]];
        profile_add(&place->kernels, profile_elapsed(t[2 * i], t[2 * i + 1]));
        if (i + 1 < notes->count)
            profile_add(&place->gaps, profile_elapsed(t[2 * i + 1], t[2 * i + 2]));
        place->groups = notes->groups[i];
    }
}

static VkResult VKAPI_PTR profile_wait(VkDevice device, uint32_t count, const VkFence *fences,
                                       VkBool32 all, uint64_t nanoseconds) {
    double start = 1e6 * tool_seconds();
    VkResult result = profiling.vk.WaitForFences(device, count, fences, all, nanoseconds);
    size_t i = 0;
    uint32_t k;
    profiling.waited = 1e6 * tool_seconds();
    if (profiling.counting) profiling.waiting += profiling.waited - start;
    if (result != VK_SUCCESS) return result;
    while (i < profiling.under_way_count && profiling.under_way[i].fence != *fences) i++;
    if (i == profiling.under_way_count) return result;
    for (k = 0; k < profiling.under_way[i].count && profiling.counting; k++)
        profile_take(profiling.under_way[i].commands[k]);
    profiling.under_way[i] = profiling.under_way[--profiling.under_way_count];
    profiling.waited = 1e6 * tool_seconds(); /* reading timestamps is not the program's time */
    return result;
}

/* ---- for programs */

/* False: the device has no timestamps. */
static bool profile_open(bitnet_gpu *gpu) {
    memset(&profiling, 0, sizeof profiling);
    profiling.gpu = gpu;
    profiling.vk = gpu->vk;
    profiling.mask = bitnet__gpu_clock(gpu);
    profiling.most = 2 * bitnet__gpu_most_dispatches(gpu); /* passes have some for each member */
    profiling.results = (uint64_t *)tool_alloc(2 * profiling.most, sizeof *profiling.results);
    gpu->vk.BeginCommandBuffer = profile_begin_commands;
    gpu->vk.CmdBindPipeline = profile_bind;
    gpu->vk.CmdDispatch = profile_dispatch;
    gpu->vk.CmdDispatchIndirect = profile_indirect;
    gpu->vk.QueueSubmit = profile_queue;
    gpu->vk.WaitForFences = profile_wait;
    return profiling.mask != 0;
}

/* Call it when the device is idle and no session is attached. */
static void profile_close(void) {
    size_t i;
    profiling.gpu->vk = profiling.vk;
    for (i = 0; i < profiling.notes_count; i++) {
        profile_notes *notes = &profiling.notes[i];
        profiling.vk.DestroyQueryPool(profiling.gpu->device, notes->pool, NULL);
        free(notes->pipelines);
        free(notes->groups);
    }
    for (i = 0; i < BITNET__PIPELINES; i++) {
        free(profiling.places[i].kernels.items);
        free(profiling.places[i].gaps.items);
    }
    free(profiling.notes);
    free(profiling.under_way);
    free(profiling.results);
}

/* Clears all counts. */
static void profile_start(void) {
    int i;
    for (i = 0; i < BITNET__PIPELINES; i++)
        profiling.places[i].kernels.count = profiling.places[i].gaps.count = 0;
    profiling.submits = profiling.unstamped = 0;
    profiling.submitting = profiling.waiting = profiling.between = profiling.waited = 0;
    profiling.counting = true;
}

static void profile_stop(void) { profiling.counting = false; }

static int profile_compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Sorts the times; returns their sum. */
static double profile_sum(profile_times *times) {
    double sum = 0;
    size_t i;
    if (times->count) qsort(times->items, times->count, sizeof *times->items, profile_compare);
    for (i = 0; i < times->count; i++) sum += times->items[i];
    return sum;
}

/* The pipeline's name, with the rows of a product's variant: "gate, 8 rows". */
static void profile_name(int pipeline, char *name, size_t size) {
    static const char *const rows[] = {"",         ", 2 rows",      ", 4 rows",
                                       ", 8 rows", ", tiles of 64", ", tiles of 128"};
    const bitnet__gpu_op *op = bitnet__gpu_op_of(pipeline);
    snprintf(name, size, "%s%s", op->name, rows[pipeline - op->first]);
}

/* int8 multiplications and additions in a dispatch of a product of a prompt of this many tokens. 0:
   it is another kernel, or has more dispatches because the prompt was split. */
static double profile_operations(const bitnet__gpu_session *g, int pipeline, int tokens,
                                 double dispatches) {
    const bitnet__gpu_op *op = bitnet__gpu_op_of(pipeline);
    const bitnet__gpu_plan *plan = &g->plans[op->which];
    double rows = 0;
    int i;
    if (op->count <= BITNET__GPU_SMALL || pipeline < op->first + BITNET__GPU_SMALL ||
        dispatches > plan->count * g->gpu->model->info.layers)
        return 0;
    for (i = 0; i < plan->count; i++) rows += plan->slices[i].rows;
    if (bitnet__gpu_multiplies_both(plan)) rows *= 2;
    return 2 * rows / plan->count * plan->columns * tokens;
}

/* Prints the table of kernels as Markdown: microseconds of one dispatch, and sums per unit of work,
   of `units` with `tokens` each. `seen`: positions that a token attends to; `bandwidth`: bytes per
   second. TOPS are computed from the median; in the last line, for all products. */
static void profile_print(const bitnet__gpu_session *g, double units, int tokens, uint32_t seen,
                          double bandwidth) {
    double all = 0, all_gaps = 0, all_bytes = 0, dispatches = 0, operations = 0, multiplying = 0;
    char name[64], groups[16];
    int i;
    printf("\n| kernel | dispatches | workgroups | us, least | median | most | sum | gaps | MB | "
           "us by bytes | TOPS |\n|---|---|---|---|---|---|---|---|---|---|---|\n");
    for (i = 0; i < BITNET__PIPELINES; i++) {
        profile_place *p = &profiling.places[i];
        size_t count = p->kernels.count;
        double sum, gaps, bytes, each;
        if (count == 0) continue;
        sum = profile_sum(&p->kernels) / units;
        gaps = profile_sum(&p->gaps) / units;
        bytes = (double)bitnet__gpu_bytes_read(g, i, seen) * (double)count / units;
        all += sum, all_gaps += gaps, all_bytes += bytes, dispatches += (double)count / units;
        each = profile_operations(g, i, tokens, (double)count / units);
        operations += each * (double)count / units;
        if (each > 0) multiplying += sum;
        profile_name(i, name, sizeof name);
        snprintf(groups, sizeof groups, p->groups ? "%u" : "indirect", (unsigned)p->groups);
        printf("| %s | %.1f | %s | %.1f | %.1f | %.1f | %.1f | %.1f | %.2f | %.1f | %.4g |\n", name,
               (double)count / units, groups, p->kernels.items[0], p->kernels.items[count / 2],
               p->kernels.items[count - 1], sum, gaps, bytes * 1e-6,
               bandwidth > 0 ? 1e6 * bytes / bandwidth : 0,
               each > 0 ? 1e-6 * each / p->kernels.items[count / 2] : 0);
    }
    printf("| sum | %.1f | | | | | %.1f | %.1f | %.2f | %.1f | %.4g |\n", dispatches, all, all_gaps,
           all_bytes * 1e-6, bandwidth > 0 ? 1e6 * all_bytes / bandwidth : 0,
           multiplying > 0 ? 1e-6 * operations / multiplying : 0);
    if (profiling.unstamped)
        printf("\n%lld dispatches have no timestamps\n", (long long)profiling.unstamped);
    fflush(stdout);
}

#endif /* BITNET_GPU_PROFILE_H */
