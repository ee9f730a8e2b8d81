/* gpu_isa.c - compiles the kernels for a GPU, without that GPU; see tests/gpu_isa

       RADV_FORCE_FAMILY=GFX1100 ./gpu_isa DIRECTORY [POSITION]

   Mesa's driver for AMD's GPUs compiles for the "null hardware" named by this variable. Makes every
   pipeline of the 2B shape in the fast tier, and those of a Bonsai 8B that are by groups (their
   names begin with "grouped-"), writes their assembly to DIRECTORY/NAME.s, and prints

       device VERSION NAME
       pipeline NAME THREADS SUBGROUP STATISTIC=VALUE...

   (those of prompts again, with "matrix" for "prompt" and "matrix-large" for tiles of 128, if the
   device has cooperative matrices) with the driver's statistics (spaces in their names become
   underscores). Then it records the commands of one token of each at the position (default 16),
   with replacements of Vulkan's functions that print every dispatch:

       dispatch FEW NAME WORKGROUPS BYTES

   twice: for devices that are idle below each of two numbers of workgroups, FEW; those with the
   greater one use the pipelines whose names end with "-crowd", with larger workgroups. Those of
   `joined` are its product's plus attention's. The bytes are those of weights, or of keys and
   values, that it reads. Exit status: 0; 3 if there is no such device; else 1. */

#define BITNET_IMPLEMENTATION
#include "../bitnet.h"
#include "../bitnet_gpu.h"

#include <stdio.h>
#include <stdlib.h>

enum { POSITION = 16, CONTEXT = 4096 };

static const char *directory;
static int32_t position = POSITION;
static bitnet_gpu gpu;
static bool grouped; /* it is Bonsai's shape */

static void stop(const char *what, int status) {
    fprintf(stderr, "gpu_isa: %s\n", what);
    exit(status);
}

static void need(bitnet_result result, const bitnet_error *error) {
    if (result != BITNET_OK) stop(error->message, 1);
}

/* ---- the shape, and a name for every pipeline */

/* Makes the matrices of all layers, in one type. */
static void make_layers(bitnet_model *model, bitnet__layout layout, int span) {
    static bitnet__layer layers[36];
    int layer, i;
    for (layer = 0; layer < model->info.layers; layer++)
        for (i = 0; i < BITNET__USUAL_MATRICES; i++) {
            bitnet__matrix *m = &layers[layer].matrix[i];
            m->rows = bitnet__part_rows(&model->info, i);
            m->columns = bitnet__part_columns(&model->info, i);
            m->layout = layout;
            m->span = span;
            m->stride = bitnet__pad((size_t)m->columns, 128) / 4;
            if (span)
                m->stride = bitnet__group_block(layout, m->columns, span) / BITNET__GROUP_ROWS;
        }
    model->layers = layers;
}

static void make_shape(bitnet_model *model) {
    bitnet_model_info *info = &model->info;
    bitnet_string name = {"bitnet-b1.58", 12};
    model->allocator = bitnet__allocator(NULL);
    model->architecture = bitnet__architecture_of(name);
    model->activation = BITNET__RELU2;
    info->hidden_size = 2560, info->layers = 30, info->heads = 20, info->kv_heads = 5;
    info->head_size = info->rope_size = 128;
    info->ffn_size = 6912, info->vocab_size = 128256, info->context_length = CONTEXT;
    info->norm_epsilon = 1e-5f;
    model->lm_head.rows = model->embedding.rows = info->vocab_size;
    model->lm_head.columns = model->embedding.columns = info->hidden_size;
    model->lm_head.type = model->embedding.type = BITNET_TYPE_F16;
    if (!model->architecture.name) stop("the architecture is not known", 1);
    make_layers(model, BITNET__TERNARY, 0);
}

/* The shape of Bonsai 8B: a qwen3 in Q2_0 with spans of 128 weights. */
static void make_grouped_shape(bitnet_model *model) {
    bitnet_model_info *info = &model->info;
    bitnet__matrix *head = &model->lm_head;
    bitnet_string name = {"qwen3", 5};
    model->architecture = bitnet__architecture_of(name);
    if (!model->architecture.name) stop("the architecture is not known", 1);
    model->parts = model->architecture.parts & ~BITNET__NORM_IN_PARTS;
    model->activation = BITNET__SILU;
    model->activation_group = BITNET__GROUP;
    info->hidden_size = 4096, info->layers = 36, info->heads = 32, info->kv_heads = 8;
    info->ffn_size = 12288, info->vocab_size = 151936;
    make_layers(model, BITNET__TWO_BITS, 128);
    head->rows = info->vocab_size, head->columns = info->hidden_size;
    head->layout = BITNET__TWO_BITS, head->span = 128;
    head->stride = model->layers[0].matrix[BITNET__Q].stride; /* of as many columns */
    gpu.layers = (bitnet__gpu_layer *)calloc((size_t)info->layers, sizeof *gpu.layers);
    bitnet__gpu_make_plans(&gpu);
}

static int threads_of(int pipeline) {
    uint32_t constants[BITNET__SPECS];
    bitnet__gpu_specialise(&gpu, pipeline, constants);
    return (int)constants[BITNET__SPEC_THREADS];
}

static const char *pipeline_name(int pipeline) {
    static const char *const rows[] = {"1", "2", "4", "8", "prompt", "large"};
    static const char *const tiles[] = {"matrix", "matrix-large"};
    static char name[64];
    const bitnet__gpu_op *op = bitnet__gpu_op_of(pipeline);
    int variant = pipeline - op->first;
    snprintf(name, sizeof name, op->count > 1 || gpu.matrix ? "%s-%s" : "%s", op->name,
             !gpu.matrix ? rows[variant] : tiles[variant == BITNET__GPU_LARGE]);
    if (threads_of(pipeline) > BITNET__GPU_THREADS && !gpu.matrix) strcat(name, "-crowd");
    return name;
}

/* ---- a device that keeps what its compiler makes */

static PFN_vkCreateDevice create_device;
static PFN_vkCreateComputePipelines create_pipelines;

static VkResult VKAPI_PTR telling_device(VkPhysicalDevice physical, const VkDeviceCreateInfo *info,
                                         const VkAllocationCallbacks *memory, VkDevice *device) {
    BITNET__VK_STRUCT(
        VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR, telling,
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR);
    VkDeviceCreateInfo more = *info;
    const char *extensions[BITNET__EXTENSIONS + 1];
    uint32_t i;
    for (i = 0; i < info->enabledExtensionCount; i++)
        extensions[i] = info->ppEnabledExtensionNames[i];
    extensions[more.enabledExtensionCount++] = "VK_KHR_pipeline_executable_properties";
    more.ppEnabledExtensionNames = extensions;
    telling.pipelineExecutableInfo = VK_TRUE;
    telling.pNext = (void *)more.pNext;
    more.pNext = &telling;
    return create_device(physical, &more, memory, device);
}

static VkResult VKAPI_PTR telling_pipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                                            const VkComputePipelineCreateInfo *info,
                                            const VkAllocationCallbacks *memory,
                                            VkPipeline *pipelines) {
    VkComputePipelineCreateInfo more = *info;
    more.flags |= VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR |
                  VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR;
    return create_pipelines(device, cache, count, &more, memory, pipelines);
}

static void open_device(void) {
    bitnet_error error;
    int i;
    if (bitnet__gpu_machine_open(&gpu.machine, NULL, &gpu.allocator, &error) != BITNET_OK)
        stop(error.message, 3);
    for (i = 0; i < gpu.machine.count; i++)
        if (!strncmp(gpu.machine.devices[i].info.name, "Null hardware", 13)) break;
    if (i == gpu.machine.count) stop("no null hardware: Mesa's RADV, RADV_FORCE_FAMILY", 3);
    bitnet__monitor_init(&gpu.monitor);
    need(bitnet__gpu_take_device(&gpu, i, &error), &error);
    bitnet__gpu_make_plans(&gpu);
    create_device = gpu.vk.CreateDevice;
    gpu.vk.CreateDevice = telling_device;
    need(bitnet__gpu_make_device(&gpu, &error), &error);
    create_pipelines = gpu.vk.CreateComputePipelines;
    gpu.vk.CreateComputePipelines = telling_pipelines;
    gpu.fast = gpu.native_halves = true;
    if (!gpu.can.shuffles || !gpu.has_integer_dot) stop("it has no fast tier", 1);
    need(bitnet__gpu_make_layouts(&gpu, &error), &error);
    need(bitnet__gpu_pipelines_open(&gpu, &error), &error);
    need(bitnet__gpu_plan_table(&gpu, &gpu.lm_head, &gpu.model->lm_head, &error), &error);
    need(bitnet__gpu_plan_screen(&gpu, &error), &error);
    gpu.embedding = gpu.lm_head;
    gpu.layers = (bitnet__gpu_layer *)calloc((size_t)gpu.model->info.layers, sizeof *gpu.layers);
}

/* ---- statistics and assembly */

static PFN_vkVoidFunction device_function(const char *name) {
    PFN_vkVoidFunction function = gpu.vk.GetDeviceProcAddr(gpu.device, name);
    if (!function) stop(name, 1);
    return function;
}

static void print_statistics(const VkPipelineExecutableInfoKHR *executable) {
    PFN_vkGetPipelineExecutableStatisticsKHR get =
        (PFN_vkGetPipelineExecutableStatisticsKHR)device_function(
            "vkGetPipelineExecutableStatisticsKHR");
    VkPipelineExecutableStatisticKHR list[64];
    uint32_t count = 64, i;
    char *c;
    memset(list, 0, sizeof list);
    for (i = 0; i < count; i++) list[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
    get(gpu.device, executable, &count, list);
    for (i = 0; i < count; i++) {
        for (c = list[i].name; *c; c++) *c = *c == ' ' ? '_' : *c;
        printf(" %s=%llu", list[i].name, (unsigned long long)list[i].value.u64);
    }
    printf("\n");
}

/* The last of the representations is the assembly. */
static void write_assembly(const VkPipelineExecutableInfoKHR *executable, const char *name) {
    PFN_vkGetPipelineExecutableInternalRepresentationsKHR get =
        (PFN_vkGetPipelineExecutableInternalRepresentationsKHR)device_function(
            "vkGetPipelineExecutableInternalRepresentationsKHR");
    VkPipelineExecutableInternalRepresentationKHR list[16];
    uint32_t count = 16, i;
    char path[512];
    FILE *file;
    memset(list, 0, sizeof list);
    for (i = 0; i < count; i++)
        list[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INTERNAL_REPRESENTATION_KHR;
    get(gpu.device, executable, &count, list);
    for (i = 0; i < count; i++) list[i].pData = malloc(list[i].dataSize + 1);
    get(gpu.device, executable, &count, list);
    snprintf(path, sizeof path, "%s/%s.s", directory, name);
    file = count ? fopen(path, "w") : NULL;
    if (!file) stop(path, 1);
    fputs((const char *)list[count - 1].pData, file);
    fclose(file);
    for (i = 0; i < count; i++) free(list[i].pData);
}

/* The same of kernels by groups. */
static const char *name_of(int pipeline) {
    static char name[80];
    snprintf(name, sizeof name, "%s%s", grouped ? "grouped-" : "", pipeline_name(pipeline));
    return name;
}

/* Does a model by groups have this pipeline? */
static bool is_grouped(int pipeline) {
    return pipeline >= BITNET__PIPELINE_HEAD || pipeline <= BITNET__PIPELINE_SPLIT ||
           pipeline == BITNET__PIPELINE_CHOOSE;
}

/* Is it for prompts, and do the device's matrices multiply there, too, or only they? */
static bool has_matrices(int pipeline) {
    const bitnet__gpu_op *op = bitnet__gpu_op_of(pipeline);
    bool tiles = op->count == 6 && pipeline >= op->first + BITNET__GPU_SMALL;
    return gpu.has_matrices && (tiles || pipeline == BITNET__PIPELINE_BYTES_WHOLE);
}
static bool needs_matrices(int pipeline) {
    const bitnet__gpu_op *op = bitnet__gpu_op_of(pipeline);
    return op->count == 6 && pipeline == op->first + BITNET__GPU_LARGE;
}

static void tell_pipeline(int number) {
    PFN_vkGetPipelineExecutablePropertiesKHR get =
        (PFN_vkGetPipelineExecutablePropertiesKHR)device_function(
            "vkGetPipelineExecutablePropertiesKHR");
    BITNET__VK_STRUCT(VkPipelineInfoKHR, info, VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR);
    BITNET__VK_STRUCT(VkPipelineExecutableInfoKHR, executable,
                      VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR);
    BITNET__VK_STRUCT(VkPipelineExecutablePropertiesKHR, properties,
                      VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR);
    uint32_t count = 1;
    VkPipeline pipeline;
    bitnet_error error;
    need(bitnet__gpu_make_pipeline(&gpu, number, &pipeline, &error), &error);
    info.pipeline = executable.pipeline = pipeline;
    get(gpu.device, &info, &count, &properties);
    printf("pipeline %s %d %u", name_of(number), threads_of(number), properties.subgroupSize);
    print_statistics(&executable);
    write_assembly(&executable, name_of(number));
    gpu.vk.DestroyPipeline(gpu.device, pipeline, NULL);
}

/* Is it for a product that the shape does not have? */
static bool is_absent(int pipeline) {
    const bitnet__gpu_op *op = bitnet__gpu_op_of(pipeline);
    return (op->specialise == bitnet__gpu_specialise_product ||
            op->specialise == bitnet__gpu_specialise_prepare) &&
           gpu.plans[BITNET__GPU_USUAL][op->which].columns == 0;
}

/* Makes all variants of a pipeline. */
static void tell_pipelines(int number) {
    if (is_absent(number)) return;
    gpu.crew = 1;
    if (!needs_matrices(number)) tell_pipeline(number);
    gpu.matrix = has_matrices(number) && !(grouped && needs_matrices(number));
    if (gpu.matrix) tell_pipeline(number);
    gpu.matrix = false;
    gpu.crew = BITNET__GPU_CROWD / BITNET__GPU_THREADS;
    if (threads_of(number) > BITNET__GPU_THREADS && !needs_matrices(number)) tell_pipeline(number);
}

/* ---- the dispatches of a token */

static int bound; /* the pipeline */
static bitnet__gpu_session g;

static VkResult VKAPI_PTR begun(VkCommandBuffer commands, const VkCommandBufferBeginInfo *info) {
    (void)commands, (void)info;
    return VK_SUCCESS;
}
static VkResult VKAPI_PTR ended(VkCommandBuffer commands) {
    (void)commands;
    return VK_SUCCESS;
}
static void VKAPI_PTR bind(VkCommandBuffer commands, VkPipelineBindPoint point,
                           VkPipeline pipeline) {
    (void)commands, (void)point;
    bound = (int)((uintptr_t)pipeline - 1);
}
static void VKAPI_PTR sets(VkCommandBuffer commands, VkPipelineBindPoint point,
                           VkPipelineLayout layout, uint32_t first, uint32_t count,
                           const VkDescriptorSet *list, uint32_t offsets, const uint32_t *offset) {
    (void)commands, (void)point, (void)layout, (void)first, (void)count;
    (void)list, (void)offsets, (void)offset;
}
static void VKAPI_PTR push(VkCommandBuffer commands, VkPipelineLayout layout,
                           VkShaderStageFlags stages, uint32_t at, uint32_t size,
                           const void *data) {
    (void)commands, (void)layout, (void)stages, (void)at, (void)size, (void)data;
}
static void VKAPI_PTR dispatch(VkCommandBuffer commands, uint32_t x, uint32_t y, uint32_t z) {
    (void)commands;
    printf("dispatch %d %s %u %lld\n", gpu.few, name_of(bound), x * y * z,
           (long long)bitnet__gpu_bytes_read(&g, bound, (uint32_t)position + 1));
}
static void VKAPI_PTR indirect(VkCommandBuffer commands, VkBuffer buffer, VkDeviceSize at) {
    const bitnet__gpu_plan *plan = &g.plans[BITNET__PRODUCT_QKV];
    int32_t products = bitnet__gpu_product_groups(plan, plan->rows, 0);
    bool by_head = bound == BITNET__PIPELINE_BY_HEAD || bound == BITNET__PIPELINE_JOINED_HEAD;
    uint32_t attention = ((uint32_t)position / 64 + 1) * (uint32_t)bitnet__gpu_parts(&gpu, by_head);
    (void)buffer, (void)at;
    if (bound != BITNET__PIPELINE_JOINED && bound != BITNET__PIPELINE_JOINED_HEAD)
        dispatch(commands, attention, 1, 1);
    else
        printf("dispatch %d %s %d+%u %lld\n", gpu.few, name_of(bound), (int)products, attention,
               (long long)bitnet__gpu_bytes_read(&g, bound, (uint32_t)position + 1));
}
static void VKAPI_PTR barrier(VkCommandBuffer commands, VkPipelineStageFlags from,
                              VkPipelineStageFlags to, VkDependencyFlags flags, uint32_t memories,
                              const VkMemoryBarrier *memory, uint32_t buffers,
                              const VkBufferMemoryBarrier *buffer, uint32_t images,
                              const VkImageMemoryBarrier *image) {
    (void)commands, (void)from, (void)to, (void)flags, (void)memories, (void)memory;
    (void)buffers, (void)buffer, (void)images, (void)image;
}

static void tell_token(int32_t few) {
    static bitnet_session session;
    int32_t dispatches;
    bitnet_error error;
    int i;
    g.gpu = &gpu;
    g.session = &session;
    session.model = gpu.model;
    g.joined = true;
    gpu.few = few;
    gpu.crew = few > 32 ? BITNET__GPU_CROWD / BITNET__GPU_THREADS : 1; /* as for a device's kind */
    g.by_head = bitnet__gpu_wants_heads(&gpu, position);
    session.options.context_length = CONTEXT;
    bitnet__gpu_session_layout(&g, CONTEXT, CONTEXT);
    g.sets = (VkDescriptorSet *)calloc((size_t)gpu.model->info.layers + 3, sizeof *g.sets);
    for (i = 0; i < BITNET__PIPELINES; i++) gpu.pipelines[i] = (VkPipeline)(uintptr_t)(i + 1);
    gpu.vk.BeginCommandBuffer = begun, gpu.vk.EndCommandBuffer = ended;
    gpu.vk.CmdBindPipeline = bind, gpu.vk.CmdBindDescriptorSets = sets;
    gpu.vk.CmdPushConstants = push, gpu.vk.CmdPipelineBarrier = barrier;
    gpu.vk.CmdDispatch = dispatch, gpu.vk.CmdDispatchIndirect = indirect;
    need(bitnet__gpu_record_body(&g, NULL, 1, gpu.screen.there, 0, &dispatches, &error), &error);
    free(g.sets);
}

/* Sets the sizes for which kernels of recurrent layers are compiled; tokens have none. */
static void set_states(bitnet_model_info *info, int heads, int key_heads, int width) {
    info->state_heads = heads;
    info->state_key_heads = key_heads;
    info->state_size = width;
    info->conv_size = 4;
    bitnet__gpu_make_plans(&gpu);
}

int main(int argc, char **argv) {
    static bitnet_model model;
    bitnet_error error;
    int i;
    if (argc < 2 || argc > 3) stop("usage: gpu_isa DIRECTORY [POSITION]", 1);
    directory = argv[1];
    if (argc > 2) position = atoi(argv[2]);
    make_shape(&model);
    gpu.model = &model;
    gpu.allocator = model.allocator;
    open_device();
    printf("device %u.%u.%u %s\n", VK_VERSION_MAJOR(gpu.can.driver),
           VK_VERSION_MINOR(gpu.can.driver), VK_VERSION_PATCH(gpu.can.driver), gpu.can.info.name);
    set_states(&model.info, 48, 16, 128); /* of Bonsai 27B */
    for (i = 0; i < BITNET__PIPELINES; i++) tell_pipelines(i);
    set_states(&model.info, 0, 0, 0);
    tell_token(32);
    tell_token(128);
    grouped = true;
    make_grouped_shape(&model);
    need(bitnet__gpu_plan_table(&gpu, &gpu.lm_head, &model.lm_head, &error), &error);
    need(bitnet__gpu_plan_screen(&gpu, &error), &error);
    gpu.embedding = gpu.lm_head;
    set_states(&model.info, 48, 16, 128);
    for (i = 0; i < BITNET__PIPELINES; i++)
        if (is_grouped(i)) tell_pipelines(i);
    set_states(&model.info, 0, 0, 0);
    tell_token(32);
    tell_token(128);
    return 0;
}
