/* gpu_edges.c - the cost of dispatches, edges between workgroups, reads and products on a GPU

       cc -O2 tests/gpu_edges.c -o gpu_edges
       ./gpu_edges FOLDER                        all areas, as Markdown
       ./gpu_edges FOLDER --device 2 --only edges norms      these areas, on another device

   FOLDER has the shaders of tests/gpu_edges, compiled by `sh tests/gpu_device.sh shaders FOLDER`;
   that of matrices needs a newer glslangValidator and is there as matrix.spv.
   The figures decide how the kernels of a token are divided into dispatches:

       dispatches   an empty dispatch by the barrier after it, and a submit
       reads        memory bandwidth by workgroups, loads in flight, and pattern
       resident     workgroups that run at the same time
       edges        one stage that needs all words of the stage before, within a dispatch
       weights      the same with weights, by when they are loaded
       tickets      the same by how workgroups find their work
       norms        norm and quantization of a vector, the first time and later
       matrices     products of int8 by the device's matrices, from registers and shared memory
       layers       feed-forward networks of several layers in one dispatch, by tickets

   Times are measured by the device. A figure is the median of RUNS runs. Each run begins with one
   millisecond of arithmetic, because an idle device lowers its clock, also while a pipeline is
   compiled. A run whose arithmetic took longer than the best is repeated, for at most two seconds;
   the last line reports how often that was not enough. All waits are limited: a workgroup gives up
   after some reads, and the row is "late". Computed words and int8 are compared with the CPU's.
   Exit status: 0; 1 after a wrong result or a failure, or if workgroups that take tickets were late
   (except `layers` on a CPU, which may be busy); 3 if there is no such device. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../bitnet_gpu.h"
#include "../tools/tool.h"

enum {
    RUNS = 5,
    ROUNDS = 2300, /* of clock.comp, a millisecond on an H100 */
    DISPATCHES = 200,
    STAMPS = DISPATCHES + 4, /* two around the arithmetic, two around the plan, one per dispatch */
    MOST_WORDS = 6912,
    MOST_STAGES = 200,
    COLUMNS = 2560, /* of the vector in `norms` */
    GROUPS = 4096   /* launched in `resident`; at least twice as many as a device can run at once */
};

/* The constants of edge.comp. */
enum { COUNTER, SINGLE, FOURS, FIRST, KINDS };
enum { FIXED, TICKETS, EARLY };
enum { NONE, AFTER, BEFORE, ORDERED, READERS, LOADINGS };

/* What is measured, by the kind of device. */
typedef struct sizes {
    VkDeviceSize weights; /* bytes */
    uint32_t within;      /* 16-byte units of them that edges use: a power of 2 */
    uint32_t words[2], threads[2], norm_threads[4];
    uint32_t stages, loads, spins, groups;
    uint32_t columns, ffn, layers; /* of `layers`; multiples of 128 */
    int places; /* FIXED, or TICKETS if too few workgroups run at the same time */
    bool slow;  /* see common.glsl */
} sizes;

/* clang-format off */
static const sizes hardware = {
    (VkDeviceSize)687 << 20, 1u << 25, {2560, 6912}, {256, 512}, {128, 256, 512, 1024},
    MOST_STAGES, 9, 1u << 15, GROUPS, 2560, 6912, 30, FIXED, false};
static const sizes software = {
    4 << 20, 1u << 16, {256, 512}, {64, 128}, {64, 128, 256, 512},
    6, 2, 20000, 8, 128, 384, 3, TICKETS, true};
/* clang-format on */

static bitnet_gpu gpu;
static const sizes *size;
static uint32_t processors; /* number of the device's multiprocessors or the like */
static const char *folder;
static float seconds_limit = 60;
static double began;
static bool wrong; /* a result, or something failed */
static int left_out;

static bitnet__gpu_channel channel;
static bitnet__gpu_block weights_block, words_block, small_block;
static bitnet__gpu_region weights, words, state, inputs, gains, results, turns, groups_stated;
static VkDescriptorPool sets_pool;
static VkDescriptorSet edge_set, norm_set, layers_set;
static VkQueryPool stamps;
static uint64_t clock_mask;
static VkPipeline arithmetic;            /* clock.comp */
static double least_microseconds = 1e30; /* of that, in all runs */
static double greatest_excess;           /* of a measurement at a lower clock: 0.1 is a tenth */
static int measured, slowed;             /* measurements; at a lower clock */
static float vector[2][COLUMNS];         /* inputs, gains */

static void need(bitnet_result result, const bitnet_error *error) {
    if (result == BITNET_OK) return;
    tool_complain("%s", error->message);
    exit(1);
}

/* ---- the device and its memory */

/* Their number, if the driver reports it; else 32, or 2 on a CPU. */
static uint32_t count_processors(void) {
    VkPhysicalDeviceShaderSMBuiltinsPropertiesNV nvidia;
    VkPhysicalDeviceProperties2 properties;
    VkExtensionProperties list[512];
    uint32_t count = 512, i;
    memset(&nvidia, 0, sizeof nvidia);
    memset(&properties, 0, sizeof properties);
    nvidia.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV;
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    gpu.vk.EnumerateDeviceExtensionProperties(gpu.can.physical, NULL, &count, list);
    for (i = 0; i < count; i++)
        if (!strcmp(list[i].extensionName, "VK_NV_shader_sm_builtins")) properties.pNext = &nvidia;
    if (properties.pNext) gpu.vk.GetPhysicalDeviceProperties2(gpu.can.physical, &properties);
    if (nvidia.shaderSMCount > 0) return nvidia.shaderSMCount;
    return size->slow ? 2 : 32;
}

static void open_device(int number) {
    static bitnet_model none;
    bitnet_error error;
    gpu.model = &none;
    gpu.allocator = bitnet__allocator(NULL);
    if (bitnet__gpu_machine_open(&gpu.machine, NULL, &gpu.allocator, &error) != BITNET_OK ||
        number > gpu.machine.count) {
        tool_complain("there is no Vulkan device %d", number);
        exit(3);
    }
    bitnet__monitor_init(&gpu.monitor);
    need(bitnet__gpu_take_device(&gpu, number - 1, &error), &error);
    need(bitnet__gpu_make_device(&gpu, &error), &error);
    need(bitnet__gpu_make_layouts(&gpu, &error), &error);
    size = gpu.can.info.kind == BITNET_GPU_KIND_SOFTWARE ? &software : &hardware;
    processors = count_processors();
    clock_mask = bitnet__gpu_clock(&gpu);
    if (!clock_mask) {
        tool_complain("%s has no clock", gpu.can.info.name);
        exit(3);
    }
}

static void place(bitnet__gpu_region *region, const bitnet__gpu_block *block, VkDeviceSize *at,
                  VkDeviceSize bytes) {
    region->block = block;
    region->offset = *at;
    region->size = bytes;
    *at += bitnet__gpu_align(bytes);
}

static void make_memory(void) {
    VkDeviceSize small = 0, none = 0, none_too = 0;
    bitnet_error error;
    place(&weights, &weights_block, &none, size->weights);
    place(&words, &words_block, &none_too, (VkDeviceSize)4 * MOST_WORDS * MOST_STAGES);
    place(&state, &small_block, &small, 4096);
    place(&turns, &small_block, &small, 4096);
    place(&inputs, &small_block, &small, sizeof *vector);
    place(&gains, &small_block, &small, sizeof *vector);
    place(&results, &small_block, &small, sizeof *vector);
    place(&groups_stated, &small_block, &small, 4096);
    need(bitnet__gpu_block_make(&gpu, weights.size, false, &weights_block, &error), &error);
    need(bitnet__gpu_block_make(&gpu, words.size, false, &words_block, &error), &error);
    need(bitnet__gpu_block_make(&gpu, small, false, &small_block, &error), &error);
    need(bitnet__gpu_channel_open(&gpu, &channel, 0, 1 << 20, &error), &error);
}

static void make_sets(void) {
    const bitnet__gpu_region edge[BITNET__GPU_BINDINGS] = {weights, weights, words, state,
                                                           state,   results, state, state};
    const bitnet__gpu_region norm[BITNET__GPU_BINDINGS] = {weights, gains, inputs, results,
                                                           state,   state, state,  turns};
    const bitnet__gpu_region layers[BITNET__GPU_BINDINGS] = {weights, gains,   words, state,
                                                             inputs,  results, state, state};
    BITNET__VK_STRUCT(VkDescriptorPoolCreateInfo, create,
                      VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    BITNET__VK_STRUCT(VkDescriptorSetAllocateInfo, allocate,
                      VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
    BITNET__VK_STRUCT(VkQueryPoolCreateInfo, times, VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    VkDescriptorSetLayout layouts[3] = {gpu.set_layout, gpu.set_layout, gpu.set_layout};
    VkDescriptorPoolSize count = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 3 * BITNET__GPU_BINDINGS};
    VkDescriptorSet sets[3];
    bitnet_error error;
    create.maxSets = 3;
    create.poolSizeCount = 1;
    create.pPoolSizes = &count;
    need(bitnet__vk_check(gpu.vk.CreateDescriptorPool(gpu.device, &create, NULL, &sets_pool),
                          "vkCreateDescriptorPool", &error),
         &error);
    allocate.descriptorPool = sets_pool;
    allocate.descriptorSetCount = 3;
    allocate.pSetLayouts = layouts;
    need(bitnet__vk_check(gpu.vk.AllocateDescriptorSets(gpu.device, &allocate, sets),
                          "vkAllocateDescriptorSets", &error),
         &error);
    edge_set = sets[0], norm_set = sets[1], layers_set = sets[2];
    bitnet__gpu_write_regions(&gpu, edge_set, edge);
    bitnet__gpu_write_regions(&gpu, norm_set, norm);
    bitnet__gpu_write_regions(&gpu, layers_set, layers);
    times.queryType = VK_QUERY_TYPE_TIMESTAMP;
    times.queryCount = STAMPS;
    need(bitnet__vk_check(gpu.vk.CreateQueryPool(gpu.device, &times, NULL, &stamps),
                          "vkCreateQueryPool", &error),
         &error);
}

static void copy(bool up, const bitnet__gpu_region *region, VkDeviceSize at, void *data,
                 size_t bytes) {
    bitnet_error error;
    need(bitnet__gpu_transfer(&channel, up, region, at, data, bytes, &error), &error);
}

static void close_device(void) {
    bitnet__gpu_channel_close(&channel);
    bitnet__gpu_block_free(&gpu, &weights_block);
    bitnet__gpu_block_free(&gpu, &words_block);
    bitnet__gpu_block_free(&gpu, &small_block);
    gpu.vk.DestroyQueryPool(gpu.device, stamps, NULL);
    gpu.vk.DestroyDescriptorPool(gpu.device, sets_pool, NULL);
    gpu.vk.DestroyPipelineLayout(gpu.device, gpu.pipeline_layout, NULL);
    gpu.vk.DestroyDescriptorSetLayout(gpu.device, gpu.set_layout, NULL);
    gpu.vk.DestroyDevice(gpu.device, NULL);
    bitnet__gpu_machine_close(&gpu.machine);
    bitnet__monitor_destroy(&gpu.monitor);
}

/* ---- pipelines */

typedef struct constant {
    uint32_t id, value;
} constant;

/* Of a shader in the folder, with specialization constants. */
static VkPipeline make_pipeline(const char *name, const constant *constants, int count) {
    BITNET__VK_STRUCT(VkShaderModuleCreateInfo, code, VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    BITNET__VK_STRUCT(VkComputePipelineCreateInfo, create,
                      VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    VkSpecializationMapEntry entries[16];
    VkSpecializationInfo info;
    VkShaderModule module;
    VkPipeline pipeline = VK_NULL_HANDLE;
    bitnet_error error;
    char path[1024];
    char *data;
    int i;
    snprintf(path, sizeof path, "%s/%s.spv", folder, name);
    data = tool_read(path, &code.codeSize);
    if (!data) exit(1);
    code.pCode = (const uint32_t *)(const void *)data;
    need(bitnet__vk_check(gpu.vk.CreateShaderModule(gpu.device, &code, NULL, &module),
                          "vkCreateShaderModule", &error),
         &error);
    for (i = 0; i < count; i++) {
        entries[i].constantID = constants[i].id;
        entries[i].offset = (uint32_t)((size_t)i * sizeof *constants + sizeof constants->id);
        entries[i].size = sizeof constants->value;
    }
    info.mapEntryCount = (uint32_t)count;
    info.pMapEntries = entries;
    info.dataSize = (size_t)count * sizeof *constants;
    info.pData = constants;
    create.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    create.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    create.stage.module = module;
    create.stage.pName = "main";
    create.stage.pSpecializationInfo = &info;
    create.layout = gpu.pipeline_layout;
    need(bitnet__vk_check(
             gpu.vk.CreateComputePipelines(gpu.device, VK_NULL_HANDLE, 1, &create, NULL, &pipeline),
             "vkCreateComputePipelines", &error),
         &error);
    gpu.vk.DestroyShaderModule(gpu.device, module, NULL);
    free(data);
    return pipeline;
}

static void free_pipeline(VkPipeline pipeline) {
    gpu.vk.DestroyPipeline(gpu.device, pipeline, NULL);
}

/* ---- runs */

typedef enum barrier_kind { NO_BARRIER, EXECUTION, MEMORY } barrier_kind;

/* Dispatches between two timestamps. */
typedef struct plan {
    VkPipeline pipeline, other; /* alternating; other may be VK_NULL_HANDLE */
    VkDescriptorSet set;
    uint32_t groups;
    int count;
    barrier_kind barrier;          /* after each */
    bool indirect, stamped, bound; /* bound: with its set and constants bound again */
    bool emptied;                  /* the words, before */
} plan;

typedef struct run {
    double microseconds;       /* the device's */
    double arithmetic;         /* of that before it, likewise */
    double submit, round_trip; /* the CPU's, of vkQueueSubmit and until the end of the wait */
    uint32_t late, resident, arrived;
} run;

static void record_dispatches(const plan *p, VkCommandBuffer commands) {
    int i;
    gpu.vk.CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, gpu.pipeline_layout, 0,
                                 1, &p->set, 0, NULL);
    for (i = 0; i < p->count; i++) {
        if (i == 0 || p->other)
            gpu.vk.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                                   i % 2 && p->other ? p->other : p->pipeline);
        if (p->stamped)
            gpu.vk.CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, stamps,
                                     (uint32_t)i + 4);
        if (p->bound) {
            static const uint32_t constants[28];
            gpu.vk.CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                                         gpu.pipeline_layout, 0, 1, &p->set, 0, NULL);
            gpu.vk.CmdPushConstants(commands, gpu.pipeline_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                    sizeof constants, constants);
        }
        if (p->indirect)
            gpu.vk.CmdDispatchIndirect(commands, small_block.buffer, groups_stated.offset);
        else gpu.vk.CmdDispatch(commands, p->groups, 1, 1);
        if (p->barrier == EXECUTION)
            gpu.vk.CmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                      VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 0, NULL, 0, NULL, 0,
                                      NULL);
        if (p->barrier == MEMORY)
            bitnet__gpu_barrier(&gpu, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    }
}

/* Between two timestamps; the plan waits for it. */
static void record_arithmetic(VkCommandBuffer commands) {
    gpu.vk.CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, gpu.pipeline_layout, 0,
                                 1, &edge_set, 0, NULL);
    gpu.vk.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, arithmetic);
    gpu.vk.CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, stamps, 0);
    gpu.vk.CmdDispatch(commands, processors, 1, 1);
    gpu.vk.CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, stamps, 1);
    bitnet__gpu_barrier(&gpu, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
}

/* Between two timestamps. */
static double microseconds_between(const uint64_t *times) {
    return (double)((times[1] - times[0]) & clock_mask) * 1e-3 *
           (double)gpu.can.limits.timestampPeriod;
}

static run run_once(const plan *p) {
    VkCommandBuffer commands = channel.before;
    uint64_t times[4] = {0, 0, 0, 0};
    uint32_t told[5];
    bitnet_error error;
    double start;
    run r;
    need(bitnet__gpu_begin_commands(&gpu, commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT,
                                    &error),
         &error);
    gpu.vk.CmdResetQueryPool(commands, stamps, 0, STAMPS);
    if (p->emptied) gpu.vk.CmdFillBuffer(commands, words_block.buffer, 0, words.size, 0xFFFFFFFFu);
    gpu.vk.CmdFillBuffer(commands, small_block.buffer, state.offset, state.size, 0);
    bitnet__gpu_barrier(&gpu, commands, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    record_arithmetic(commands);
    gpu.vk.CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, stamps, 2);
    record_dispatches(p, commands);
    gpu.vk.CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, stamps, 3);
    bitnet__gpu_barrier(&gpu, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT);
    bitnet__gpu_for_cpu(&gpu, commands);
    need(bitnet__gpu_end_commands(&gpu, commands, &error), &error);
    start = tool_seconds();
    need(bitnet__gpu_submit(&channel, &commands, 1, &error), &error);
    r.submit = 1e6 * (tool_seconds() - start);
    need(bitnet__gpu_wait(&channel, 0, &error), &error);
    r.round_trip = 1e6 * (tool_seconds() - start);
    need(bitnet__vk_check(gpu.vk.GetQueryPoolResults(
                              gpu.device, stamps, 0, 4, sizeof times, times, sizeof *times,
                              VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
                          "vkGetQueryPoolResults", &error),
         &error);
    r.arithmetic = microseconds_between(times);
    r.microseconds = microseconds_between(times + 2);
    if (r.arithmetic < least_microseconds) least_microseconds = r.arithmetic;
    copy(false, &state, 0, told, sizeof told);
    r.late = told[0], r.arrived = told[2], r.resident = told[3];
    if (told[4]) wrong = !tool_complain("weights that are zero were read as something else");
    return r;
}

static int compare_runs(const void *a, const void *b) {
    double x = ((const run *)a)->microseconds, y = ((const run *)b)->microseconds;
    return (x > y) - (x < y);
}

/* How much longer the arithmetic took than at best. */
static double excess_of(const run *r) { return r->arithmetic / least_microseconds - 1; }

/* The median run; `late` if one of them was. On a CPU the clock is ignored. */
static run measure(const plan *p) {
    double start = tool_seconds();
    run list[RUNS];
    int count = 0;
    while (count < RUNS) {
        run r = run_once(p);
        if (r.late) return r;
        if (!size->slow && excess_of(&r) > 0.03 && tool_seconds() - start < 2) continue;
        list[count++] = r;
    }
    qsort(list, RUNS, sizeof *list, compare_runs);
    if (!size->slow) {
        double excess = excess_of(&list[RUNS / 2]);
        measured++;
        if (excess > 0.03) slowed++;
        if (excess > greatest_excess) greatest_excess = excess;
    }
    return list[RUNS / 2];
}

/* ---- tables */

/* May one more row be measured? */
static bool has_time(void) {
    if (tool_seconds() - began < (double)seconds_limit) return true;
    left_out++;
    return false;
}

static void print_row(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    printf("| ");
    vprintf(format, arguments);
    printf(" |\n");
    va_end(arguments);
    fflush(stdout);
}

/* Columns separated by bars. */
static void print_heading(const char *columns) {
    const char *c;
    printf("\n| %s |\n|", columns);
    for (c = columns; c; c = strchr(c + 1, '|')) printf("---|");
    printf("\n");
}

/* ---- dispatches */

static void measure_dispatches(void) {
    static const char *const barriers[] = {"no barrier", "execution barrier", "memory barrier"};
    constant constants[] = {{0, 128}, {3, 0}};
    plan p;
    int kind, variant;
    memset(&p, 0, sizeof p);
    p.set = edge_set;
    p.groups = processors;
    p.count = DISPATCHES;
    p.pipeline = make_pipeline("empty", constants, 2);
    constants[1].value = 1;
    p.other = make_pipeline("empty", constants, 2);
    print_heading(
        "empty dispatches, one for each multiprocessor | one pipeline, us | "
        "two alternating | indirect | set and constants each | with a timestamp before each");
    for (kind = NO_BARRIER; kind <= MEMORY && has_time(); kind++) {
        double us[5];
        for (variant = 0; variant < 5; variant++) {
            plan q = p;
            q.barrier = (barrier_kind)kind;
            if (variant != 1) q.other = VK_NULL_HANDLE;
            q.indirect = variant == 2;
            q.bound = variant == 3;
            q.stamped = variant == 4;
            us[variant] = measure(&q).microseconds / (double)DISPATCHES;
        }
        print_row("%s | %.2f | %.2f | %.2f | %.2f | %.2f", barriers[kind], us[0], us[1], us[2],
                  us[3], us[4]);
    }
    p.count = 1;
    if (has_time()) {
        run r = measure(&p);
        print_heading("one submit of one empty dispatch | us");
        print_row("on the device | %.2f", r.microseconds);
        print_row("in vkQueueSubmit | %.2f", r.submit);
        print_row("from there to the end of the wait | %.2f", r.round_trip);
    }
    free_pipeline(p.pipeline);
    free_pipeline(p.other);
}

/* ---- reads */

/* GB/s of one read of the weights by `groups` workgroups. */
static double read_rate(uint32_t groups, uint32_t threads, uint32_t ahead, uint32_t pattern) {
    uint32_t each = groups * threads * ahead;
    uint32_t times = (uint32_t)(size->weights / 16 / each);
    const constant constants[] = {{0, threads}, {3, ahead}, {4, times}, {5, pattern}};
    plan p;
    double us;
    memset(&p, 0, sizeof p);
    p.pipeline = make_pipeline("read", constants, 4);
    p.set = edge_set;
    p.groups = groups;
    p.count = 1;
    us = measure(&p).microseconds;
    free_pipeline(p.pipeline);
    return us > 0 ? (double)each * times * 16e-3 / us : 0;
}

static void measure_reads(void) {
    static const uint32_t aheads[] = {1, 2, 3, 5, 9};
    uint32_t threads = size->threads[1], per, i;
    char name[80];
    snprintf(name, sizeof name, "%.0f MB, workgroups of %u", (double)size->weights * 1e-6,
             (unsigned)threads);
    printf("\nReads, GB/s: %s threads\n", name);
    print_heading("workgroups a multiprocessor | loads of 16 bytes in flight | interleaved | "
                  "a range each | rows of 8 threads");
    for (per = 1; per <= 4; per *= 2)
        for (i = 0; i < 5 && has_time(); i++)
            print_row("%u | %u | %.1f | %.1f | %.1f", (unsigned)per, (unsigned)aheads[i],
                      read_rate(per * processors, threads, aheads[i], 0),
                      read_rate(per * processors, threads, aheads[i], 1),
                      read_rate(per * processors, threads, aheads[i], 2));
}

/* ---- workgroups that run at the same time */

static void measure_resident(void) {
    static const uint32_t held[] = {64, 2048, 6912};
    uint32_t i, k;
    print_heading("threads of a workgroup | KB of shared memory | workgroups at the same time | "
                  "a multiprocessor");
    for (i = 0; i < 4; i++)
        for (k = 0; k < 3 && has_time(); k++) {
            const constant constants[] = {
                {0, size->norm_threads[i]}, {1, size->spins}, {2, size->slow}, {3, held[k]}};
            plan p;
            run r;
            if (size->norm_threads[i] > gpu.can.limits.maxComputeWorkGroupInvocations) continue;
            memset(&p, 0, sizeof p);
            p.pipeline = make_pipeline("resident", constants, 4);
            p.set = edge_set;
            p.groups = size->groups;
            p.count = 1;
            r = run_once(&p);
            print_row("%u | %.1f | %u%s | %.1f", (unsigned)size->norm_threads[i],
                      held[k] * 4 / 1024.0, (unsigned)r.resident,
                      r.resident >= p.groups ? " (all)" : "", (double)r.resident / processors);
            free_pipeline(p.pipeline);
        }
}

/* ---- edges */

typedef struct edge {
    uint32_t threads, words, slices, launched;
    int kind, places, loading;
} edge;

/* Are the words of the last stage equal to the CPU's? */
static bool has_right_words(const edge *e) {
    static uint32_t a[MOST_WORDS], b[MOST_WORDS], got[MOST_WORDS];
    uint32_t stage, i;
    for (i = 0; i < e->words; i++) a[i] = i;
    for (stage = 0; stage < size->stages; stage++) {
        for (i = 0; i < e->words; i++) {
            b[i] = a[(i * 7 + 1) % e->words] * 1664525u + 1013904223u;
            if (b[i] == 0xFFFFFFFFu) b[i]--;
        }
        memcpy(a, b, sizeof a);
    }
    copy(false, &words, (VkDeviceSize)4 * (size->stages - 1) * e->words, got, 4 * e->words);
    return memcmp(got, a, 4 * e->words) == 0;
}

/* Microseconds of a stage, as text; "late"; "WRONG". */
static const char *edge_time(const edge *e) {
    enum { TEXTS = 8 };
    static char texts[TEXTS][24];
    static int next;
    char *text = texts[next++ % TEXTS];
    const constant constants[] = {{0, e->threads},           {1, size->spins},
                                  {2, size->slow},           {3, e->words},
                                  {4, size->stages},         {5, e->slices},
                                  {6, (uint32_t)e->kind},    {7, (uint32_t)e->places},
                                  {8, (uint32_t)e->loading}, {9, e->loading ? size->loads : 1},
                                  {10, size->within - 1}};
    plan p;
    run r;
    memset(&p, 0, sizeof p);
    p.pipeline = make_pipeline("edge", constants, sizeof constants / sizeof *constants);
    p.set = edge_set;
    p.groups = e->launched;
    p.count = 1;
    p.emptied = true;
    r = measure(&p);
    free_pipeline(p.pipeline);
    snprintf(text, sizeof *texts, "%.2f", r.microseconds / size->stages);
    if (!r.late && !has_right_words(e)) strcpy(text, "WRONG");
    if (r.late) strcpy(text, "late");
    if ((r.late && e->places != FIXED) || !strcmp(text, "WRONG")) wrong = true;
    return text;
}

/* The cost of the same stage as an empty dispatch with a memory barrier. */
static void measure_edges(void) {
    uint32_t half = processors > 1 ? processors / 2 : 1;
    const uint32_t slices[] = {half, processors, 2 * processors};
    int w, s, t, kind;
    printf(
        "\nEdges within a dispatch, us a stage, %u stages; to compare: an empty dispatch with its "
        "barrier, above\n",
        (unsigned)size->stages);
    print_heading("words | workgroups | threads | counter with fences | each word | four words | "
                  "one subgroup first");
    for (w = 0; w < 2; w++)
        for (s = 0; s < 3; s++)
            for (t = 0; t < 2 && has_time(); t++) {
                edge e = {
                    size->threads[t], size->words[w], slices[s], slices[s], 0, size->places, NONE};
                const char *text[KINDS];
                for (kind = 0; kind < KINDS; kind++) e.kind = kind, text[kind] = edge_time(&e);
                print_row("%u | %u | %u | %s | %s | %s | %s", (unsigned)e.words, (unsigned)e.slices,
                          (unsigned)e.threads, text[COUNTER], text[SINGLE], text[FOURS],
                          text[FIRST]);
            }
}

static void measure_weights(void) {
    uint32_t threads = size->threads[1];
    double bytes = 16.0 * size->loads * threads;
    int w, kind, loading;
    printf("\nThe same with %.0f KB of weights for each workgroup and stage, %.1f MB a stage\n",
           bytes / 1024, bytes * processors * 1e-6);
    print_heading("words | edge | no weights | loaded after the wait | before | before, volatile | "
                  "after, read ahead by other workgroups");
    for (w = 0; w < 2; w++)
        for (kind = FOURS; kind <= FIRST && has_time(); kind++) {
            edge e = {threads, size->words[w], processors, processors, kind, size->places, NONE};
            const char *text[LOADINGS] = {"", "", "", "", ""};
            for (loading = 0; loading < (size->slow ? READERS : LOADINGS); loading++) {
                e.loading = loading;
                e.launched = processors * (loading == READERS ? 2 : 1);
                text[loading] = edge_time(&e);
            }
            print_row("%u | %s | %s | %s | %s | %s | %s", (unsigned)e.words,
                      kind == FOURS ? "four words" : "one subgroup first", text[NONE], text[AFTER],
                      text[BEFORE], text[ORDERED], text[READERS]);
        }
}

static void measure_tickets(void) {
    const uint32_t launched[] = {processors > 1 ? processors / 2 : 1, processors, 2 * processors,
                                 processors * size->stages};
    int i;
    printf("\nFixed places and tickets: %u slices, %u words, four words at once, us a stage\n",
           (unsigned)processors, (unsigned)size->words[0]);
    print_heading("workgroups launched | fixed | tickets | next ticket early | the same with "
                  "weights, volatile");
    for (i = 0; i < 4 && has_time(); i++) {
        edge e = {size->threads[1], size->words[0], processors, launched[i], FOURS, FIXED, NONE};
        const char *fixed = launched[i] == processors ? edge_time(&e) : "", *tickets, *early;
        e.places = TICKETS, tickets = edge_time(&e);
        e.places = EARLY, early = edge_time(&e);
        e.loading = ORDERED;
        print_row("%u | %s | %s | %s | %s", (unsigned)launched[i], fixed, tickets, early,
                  edge_time(&e));
    }
}

/* ---- norms */

static float reciprocal(float d) {
    uint32_t u;
    float y;
    int i;
    memcpy(&u, &d, 4);
    u = 0x7EF311C7u - u;
    memcpy(&y, &u, 4);
    for (i = 0; i < 4; i++) y = y * (2.0f - d * y);
    return y;
}

static float reciprocal_root(float d) {
    uint32_t u;
    float y, half = 0.5f * d;
    int i;
    memcpy(&u, &d, 4);
    u = 0x5F3759DFu - (u >> 1);
    memcpy(&y, &u, 4);
    for (i = 0; i < 4; i++) y = y * (1.5f - (half * y) * y);
    return y;
}

/* Repeated norm and quantization of `count` floats with the gains of `columns` columns: chapter 8
   of bitnet.h's manual. Returns the value of a step. */
static float quantize_on_cpu(const float *x, int count, int columns, int8_t *quants) {
    float lanes[64] = {0}, y[MOST_WORDS], largest = 1e-5f, scale, factor;
    int i, j, half;
    for (i = 0; i < count; i++) lanes[i % 64] = lanes[i % 64] + x[i] * x[i];
    for (half = 32; half > 0; half /= 2)
        for (j = 0; j < half; j++) lanes[j] = lanes[j] + lanes[j + half];
    scale = reciprocal_root(lanes[0] * (1.0f / (float)count) + 1e-5f);
    for (i = 0; i < count; i++) {
        float magnitude;
        y[i] = (x[i] * scale) * vector[1][i % columns];
        magnitude = y[i] < 0 ? -y[i] : y[i];
        largest = magnitude > largest ? magnitude : largest;
    }
    factor = 127.0f * reciprocal(largest);
    for (i = 0; i < count; i++) {
        float value = y[i] * factor, rounded;
        value = value < 127.0f ? value : 127.0f;
        value = value > -128.0f ? value : -128.0f;
        rounded = (value + 12582912.0f) - 12582912.0f; /* to the nearest, ties to even */
        quants[i] = (int8_t)rounded;
    }
    return largest * (1.0f / 127.0f);
}

/* Microseconds of `norms` norms in one dispatch. */
static double norm_time(uint32_t threads, uint32_t groups, uint32_t times) {
    static uint32_t expected[COLUMNS / 4 + 1], got[COLUMNS / 4 + 1];
    bool fast = gpu.can.shuffles && gpu.has_integer_dot;
    float share = 1.0f / (float)COLUMNS;
    constant constants[] = {{0, threads}, {1, COLUMNS}, {100, 0}};
    float step;
    plan p;
    double us;
    memcpy(&constants[2].value, &share, sizeof share);
    memset(&p, 0, sizeof p);
    p.pipeline = make_pipeline(fast ? "norm-fast" : "norm-plain", constants, 3);
    p.set = norm_set;
    p.groups = groups;
    p.count = 1;
    copy(true, &turns, 0, &times, sizeof times);
    us = measure(&p).microseconds;
    free_pipeline(p.pipeline);
    step = quantize_on_cpu(vector[0], COLUMNS, COLUMNS, (int8_t *)expected);
    memcpy(&expected[COLUMNS / 4], &step, sizeof step);
    copy(false, &results, 0, got, sizeof got);
    if (memcmp(expected, got, sizeof got) != 0)
        wrong = !tool_complain("the norm by %u threads is not the CPU's", (unsigned)threads);
    return us;
}

static void measure_norms(void) {
    uint32_t i, g;
    printf("\nNorm and quantization of %d floats, us of a dispatch\n", COLUMNS);
    print_heading("threads | workgroups | once | twice | ten times | each later one");
    for (i = 0; i < 4; i++)
        for (g = 1; g <= processors && has_time(); g += processors - 1) {
            uint32_t threads = size->norm_threads[i];
            double once, twice, ten;
            if (threads > gpu.can.limits.maxComputeWorkGroupInvocations) break;
            once = norm_time(threads, g, 1);
            twice = norm_time(threads, g, 2);
            ten = norm_time(threads, g, 10);
            print_row("%u | %u | %.2f | %.2f | %.2f | %.2f", (unsigned)threads, (unsigned)g, once,
                      twice, ten, (ten - twice) / 8);
        }
}

/* ---- matrices of int8 */

typedef struct tiles {
    uint32_t threads, tile, down, across; /* down, across: fragments of a subgroup */
} tiles;

/* 10^12 multiplications and additions per second; 0 after a wrong result. */
static double matrix_rate(const tiles *t, bool from_shared) {
    enum { COLUMNS_OF_BLOCK = 64 };
    static int32_t got[1024];
    const uint32_t *matrix = gpu.can.matrix; /* rows, tokens, columns, subgroups of 128 threads */
    uint32_t fragments = t->down * t->across, groups = 2 * processors, i;
    uint32_t blocks = size->slow ? 4 : 2048;
    uint32_t subgroups = matrix[3] * t->threads / BITNET__GPU_THREADS;
    const constant constants[] = {{0, t->threads}, {3, matrix[0]}, {4, matrix[1]},
                                  {5, matrix[2]},  {6, t->tile},   {7, t->down},
                                  {8, t->across},  {9, blocks},    {10, from_shared}};
    double products = (double)blocks * COLUMNS_OF_BLOCK * fragments * matrix[0] * matrix[1];
    bool right = true;
    plan p;
    double us;
    memset(&p, 0, sizeof p);
    p.pipeline = make_pipeline("matrix", constants, sizeof constants / sizeof *constants);
    p.set = edge_set;
    p.groups = groups;
    p.count = 1;
    us = measure(&p).microseconds;
    free_pipeline(p.pipeline);
    copy(false, &results, 0, got, 4 * matrix[0] * matrix[1]);
    for (i = 0; i < matrix[0] * matrix[1]; i++)
        right = right && got[i] == (int32_t)(fragments * blocks * COLUMNS_OF_BLOCK);
    if (!right) wrong = !tool_complain("a product by matrices is wrong");
    return right && us > 0 ? 2e-6 * products * subgroups * groups / us : 0;
}

static void measure_matrices(void) {
    static const uint32_t shapes[3][2] = {{128, 64}, {256, 128}, {128, 128}}; /* threads, tile */
    const uint32_t *matrix = gpu.can.matrix;
    int i;
    if (!gpu.has_matrices || matrix[0] * matrix[1] > 1024) {
        printf("\nThe device has no cooperative matrices of int8 that fit.\n");
        return;
    }
    printf("\nProducts of int8 by matrices of %u rows, %u tokens and %u columns, TOPS\n",
           (unsigned)matrix[0], (unsigned)matrix[1], (unsigned)matrix[2]);
    print_heading("tile | threads | fragments of a subgroup | loads for these | from registers | "
                  "from shared memory");
    for (i = 0; i < 3; i++) {
        uint32_t subgroups = matrix[3] * shapes[i][0] / BITNET__GPU_THREADS, tile = shapes[i][1];
        uint32_t all = tile / matrix[0] * (tile / matrix[1]) / subgroups;
        tiles t = {shapes[i][0], tile, all, 1};
        for (; t.down >= t.across; t.down /= 2, t.across *= 2)
            if (t.down <= tile / matrix[0] && t.down * t.across == all && has_time())
                print_row("%u x %u | %u | %u x %u | %u | %.1f | %.1f", (unsigned)tile,
                          (unsigned)tile, (unsigned)t.threads, (unsigned)t.down, (unsigned)t.across,
                          (unsigned)(t.down + t.across), matrix_rate(&t, false),
                          matrix_rate(&t, true));
    }
}

/* ---- layers */

enum { QUADS = 81 }; /* bytes of four codes 0, 1, 2 */

static uint8_t *layer_weights(size_t bytes) {
    uint8_t quads[QUADS], *out = (uint8_t *)malloc(bytes);
    size_t i;
    int k;
    for (k = 0; k < QUADS; k++)
        quads[k] = (uint8_t)(k / 27 << 6 | k / 9 % 3 << 4 | k / 3 % 3 << 2 | k % 3);
    for (i = 0; i < bytes; i++) out[i] = quads[(bitnet__random(3, i / 8) >> i % 8 * 7) % QUADS];
    return out;
}

/* A row in blocks of 128, of which byte i has columns i, 32 + i, 64 + i, 96 + i. */
static int dot_on_cpu(const uint8_t *row, const int8_t *x, uint32_t columns) {
    int sum = 0;
    uint32_t block, i, k;
    for (block = 0; block < columns / 128; block++)
        for (k = 0; k < 4; k++)
            for (i = 0; i < 32; i++)
                sum += ((row[block * 32 + i] >> (6 - 2 * k) & 3) - 1) * x[block * 128 + k * 32 + i];
    return sum;
}

/* The results of all layers, in the layout of the words. */
static void layers_on_cpu(const uint8_t *w, float *out) {
    static int8_t quants[MOST_WORDS];
    const float *x = vector[0];
    uint32_t layer, i;
    for (layer = 0; layer < size->layers; layer++) {
        float step = quantize_on_cpu(x, (int)size->columns, (int)size->columns, quants);
        for (i = 0; i < size->ffn; i++, w += size->columns / 2) {
            float scale = 0.0078125f * step;
            float gate = (float)dot_on_cpu(w, quants, size->columns) * scale;
            float up = (float)dot_on_cpu(w + size->columns / 4, quants, size->columns) * scale;
            gate = gate > 0 ? gate : 0;
            out[i] = (gate * gate) * up;
        }
        step = quantize_on_cpu(out, (int)size->ffn, (int)size->columns, quants);
        for (i = 0; i < size->columns; i++, w += size->ffn / 4)
            out[size->ffn + i] =
                x[i] + (float)dot_on_cpu(w, quants, size->ffn) * (0.0078125f * step) * 0.125f;
        x = out + size->ffn;
        out += size->ffn + size->columns;
    }
}

/* Replaces the weights, which are zero in the other areas. */
static void measure_layers(void) {
    const uint32_t threads[] = {256, 512, 1024}, launched[] = {1, 2};
    size_t layer = 3 * (size_t)size->columns * size->ffn / 4, bytes = layer * size->layers;
    size_t results_size = (size_t)size->layers * (size->ffn + size->columns) * sizeof(float);
    uint8_t *w = layer_weights(bytes);
    float *expected = (float *)malloc(results_size), *got = (float *)malloc(results_size);
    bool fast = gpu.can.shuffles && gpu.has_integer_dot;
    int t, l;
    copy(true, &weights, 0, w, bytes);
    layers_on_cpu(w, expected);
    printf("\nFeed-forward networks of %u layers, %u by %u, in one dispatch: %.1f MB of weights\n",
           (unsigned)size->layers, (unsigned)size->columns, (unsigned)size->ffn,
           (double)bytes * 1e-6);
    print_heading("slices | threads | workgroups | us a layer");
    for (t = 0; t < 3; t++)
        for (l = 0; l < 2 && has_time(); l++) {
            const constant constants[] = {{0, threads[t]},    {1, size->spins}, {2, size->slow},
                                          {3, size->columns}, {4, size->ffn},   {5, size->layers},
                                          {7, processors}};
            plan p;
            run r;
            if (threads[t] > gpu.can.limits.maxComputeWorkGroupInvocations) break;
            memset(&p, 0, sizeof p);
            p.pipeline = make_pipeline(fast ? "layers-fast" : "layers-plain", constants, 7);
            p.set = layers_set;
            p.groups = launched[l] * processors / (size->slow ? 2 : 1); /* one waits for none */
            p.count = 1;
            p.emptied = true;
            r = measure(&p);
            free_pipeline(p.pipeline);
            copy(false, &words, 0, got, results_size);
            if (!r.late && memcmp(expected, got, results_size))
                wrong =
                    !tool_complain("layers by %u threads are not the CPU's", (unsigned)threads[t]);
            if (r.late && (!size->slow || p.groups == 1)) wrong = true;
            print_row("%u | %u | %u | %.2f%s", (unsigned)processors, (unsigned)threads[t],
                      (unsigned)p.groups, r.microseconds / size->layers, r.late ? " late" : "");
        }
    free(w);
    free(expected);
    free(got);
}

/* ---- all of them */

static const struct {
    const char *name;
    void (*measure)(void);
} areas[] = {{"dispatches", measure_dispatches}, {"reads", measure_reads},
             {"resident", measure_resident},     {"edges", measure_edges},
             {"weights", measure_weights},       {"tickets", measure_tickets},
             {"norms", measure_norms},           {"matrices", measure_matrices},
             {"layers", measure_layers}};
enum { AREAS = sizeof areas / sizeof *areas };

static bool is_wanted(const tool_texts *names, const char *name) {
    int i;
    for (i = 0; i < names->count; i++)
        if (!strcmp(names->items[i], name)) return true;
    return names->count == 0;
}

static void check_names(const tool_texts *names) {
    int i, k;
    for (i = 0; i < names->count; i++) {
        for (k = 0; k < AREAS && strcmp(areas[k].name, names->items[i]); k++) continue;
        if (k == AREAS) tool_refuse("there is no area '%s'", names->items[i]);
    }
}

/* Zero weights, the vector of norms, the sizes of indirect dispatches. */
static void fill_memory(void) {
    uint32_t stated[3] = {0, 1, 1}, i;
    bitnet_error error;
    stated[0] = processors;
    for (i = 0; i < COLUMNS; i++) {
        vector[0][i] = (float)(int32_t)(bitnet__random(1, i) >> 40) / 65536.0f - 128.0f;
        vector[1][i] = 0.5f + (float)(bitnet__random(2, i) >> 40) / 16777216.0f;
    }
    need(bitnet__gpu_begin_commands(&gpu, channel.before,
                                    VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, &error),
         &error);
    gpu.vk.CmdFillBuffer(channel.before, weights_block.buffer, 0, weights.size, 0);
    need(bitnet__gpu_end_commands(&gpu, channel.before, &error), &error);
    need(bitnet__gpu_submit(&channel, &channel.before, 1, &error), &error);
    need(bitnet__gpu_wait(&channel, 0, &error), &error);
    copy(true, &inputs, 0, vector[0], sizeof *vector);
    copy(true, &gains, 0, vector[1], sizeof *vector);
    copy(true, &groups_stated, 0, stated, sizeof stated);
}

/* Warms up with arithmetic, because a GPU that was idle is slow at first. */
static void warm_up(void) {
    const constant constants[] = {{0, 256}, {3, size->slow ? 1 : ROUNDS}};
    double start = tool_seconds();
    plan nothing;
    memset(&nothing, 0, sizeof nothing);
    nothing.set = edge_set;
    arithmetic = make_pipeline("clock", constants, 2);
    do run_once(&nothing);
    while (!size->slow && tool_seconds() - start < 1);
}

int main(int argc, char **argv) {
    static tool_texts names;
    int device = 1, i;
    const tool_option options[] = {
        {"FOLDER", TOOL_TEXT, (void *)&folder, 0, 0, "of the compiled shaders"},
        {"--only AREA...", TOOL_TEXTS, &names, 0, 0,
         "of dispatches, reads, resident, edges, weights, tickets, norms, matrices,\nlayers "
         "(default: "
         "all)"},
        {"--device N", TOOL_INT, &device, 1, 64, "of the list of Vulkan devices (default 1)"},
        {"--seconds X", TOOL_FLOAT, &seconds_limit, 1, 3600,
         "begin no row after this time (default 60)"},
        {NULL, TOOL_SWITCH, NULL, 0, 0, NULL}};
    tool_parse(argc, argv, "gpu_edges",
               "measures dispatches, edges between workgroups, reads and products on a GPU",
               options);
    check_names(&names);
    began = tool_seconds();
    open_device(device);
    make_memory();
    make_sets();
    fill_memory();
    printf("%s, %u multiprocessors%s, a timestamp is %.2f ns\n", gpu.can.info.name,
           (unsigned)processors, gpu.can.info.kind == BITNET_GPU_KIND_SOFTWARE ? " assumed" : "",
           (double)gpu.can.limits.timestampPeriod);
    warm_up();
    for (i = 0; i < AREAS; i++)
        if (is_wanted(&names, areas[i].name)) areas[i].measure();
    if (measured)
        printf("\n%d of %d figures at a lower clock than the highest, by up to %.0f%%\n", slowed,
               measured, 100 * greatest_excess);
    if (left_out)
        printf("\n%d parts of tables were left out after %.0f s\n", left_out,
               (double)seconds_limit);
    free_pipeline(arithmetic);
    close_device();
    if (wrong) tool_complain("a result is WRONG, or workgroups with tickets were late");
    return wrong;
}
