#pragma once
#include "loader.h"

/* ====================
   >>gpu-device   Device: choosing, opening, asking what it can */

enum {
    BITNET__GPU_THREADS = 128,    /* of a workgroup: what every device has */
    BITNET__GPU_CROWD = 256,      /* of a lone token's on a large device, and of large tiles */
    BITNET__GPU_BINDINGS = 8,     /* storage buffers of a shader */
    BITNET__GPU_BATCH = 2048,     /* tokens of a prompt in one submit, at most */
    BITNET__GPU_TILE = 64,        /* rows, and tokens, of a workgroup of gemm.comp; */
    BITNET__GPU_LARGE_TILE = 128, /* in the matrix tier the same for many tokens, */
    BITNET__GPU_SEEN_ROWS = 32,   /* rows of a workgroup of attention_bytes.comp, */
    BITNET__GPU_SHARED = 29184,   /* and bytes that workgroups share at most: by groups */
    BITNET__GPU_SLICES = 4,       /* matrices of a product, at most */
    BITNET__GPU_STATES = 32,      /* tokens of a submit whose states come back */
    BITNET__GPU_VERIFIED = 8,     /* rows of a batch that all get logits */
    BITNET__GPU_ROWS = 128,       /* rows of a pass, which all get them */
    BITNET__GPU_CHUNKS = 4096     /* of 64 positions that these attend to, unless it is one row */
};

/* Extensions that are used if a device has them. */
enum {
    BITNET__EXTENSION_DOT,
    BITNET__EXTENSION_CONTROLS,
    BITNET__EXTENSION_SUBGROUPS,
    BITNET__EXTENSION_MEMORY,
    BITNET__EXTENSION_INT8,
    BITNET__EXTENSION_MATRIX,
    BITNET__EXTENSION_ADDRESSES,
    BITNET__EXTENSION_BUDGET,
    BITNET__EXTENSION_PORTABILITY, /* must be enabled if present */
    BITNET__EXTENSIONS
};

static const char *const bitnet__gpu_extension_names[BITNET__EXTENSIONS] = {
    "VK_KHR_shader_integer_dot_product", "VK_KHR_shader_float_controls",
    "VK_EXT_subgroup_size_control",      "VK_KHR_vulkan_memory_model",
    "VK_KHR_shader_float16_int8",        "VK_KHR_cooperative_matrix",
    "VK_KHR_buffer_device_address",      "VK_EXT_memory_budget",
    "VK_KHR_portability_subset"};

/* What a device is and can do. */
typedef struct bitnet__gpu_abilities {
    VkPhysicalDevice physical;
    bitnet_gpu_device info;
    VkPhysicalDeviceLimits limits;
    VkDeviceSize largest_allocation;
    uint32_t queue_family, vendor, device, driver;
    uint8_t cache_uuid[VK_UUID_SIZE];
    bool unified;        /* the CPU sees all of its memory: both share it */
    bool shuffles;       /* subgroups of 8 or more that can shuffle */
    bool full_subgroups; /* can be asked for */
    bool integer_dot;    /* as a feature */
    bool device_scope;   /* the Vulkan memory model with it */
    bool denormals;      /* can promise to keep them, */
    bool rounding;       /* and to round to nearest even */
    bool addresses;      /* shaders reach buffers by address */
    bool matrices;       /* multiplies int8 by subgroups, in matrices of this size: */
    uint32_t matrix[4];  /* rows, tokens and columns; and the subgroups of a workgroup */
    bool crowds;         /* allows workgroups of BITNET__GPU_CROWD threads */
    bool extensions[BITNET__EXTENSIONS];
} bitnet__gpu_abilities;

/* An instance, and the devices on it. */
typedef struct bitnet__gpu_machine {
    bitnet__vk vk;
    bitnet_allocator allocator;
    VkInstance instance;
    bool owns_instance;
    bitnet__gpu_abilities *devices; /* the most promising first */
    int count;
} bitnet__gpu_machine;

static void bitnet__gpu_machine_close(bitnet__gpu_machine *machine) {
    bitnet__free(&machine->allocator, machine->devices);
    if (machine->owns_instance && machine->vk.DestroyInstance)
        machine->vk.DestroyInstance(machine->instance, NULL);
    bitnet__vk_close(&machine->vk);
    memset(machine, 0, sizeof *machine);
}

static void bitnet__gpu_extensions(const bitnet__gpu_machine *machine, bitnet__gpu_abilities *a) {
    VkExtensionProperties *list;
    uint32_t count = 0, i;
    int k;
    if (machine->vk.EnumerateDeviceExtensionProperties(a->physical, NULL, &count, NULL) !=
            VK_SUCCESS ||
        count == 0)
        return;
    list = (VkExtensionProperties *)bitnet__alloc(&machine->allocator, count, sizeof *list);
    if (list && machine->vk.EnumerateDeviceExtensionProperties(a->physical, NULL, &count, list) >=
                    VK_SUCCESS)
        for (i = 0; i < count; i++)
            for (k = 0; k < BITNET__EXTENSIONS; k++)
                if (!strcmp(list[i].extensionName, bitnet__gpu_extension_names[k]))
                    a->extensions[k] = true;
    bitnet__free(&machine->allocator, list);
}

/* Returns their number, 16 at most. */
static uint32_t bitnet__gpu_families(const bitnet__vk *vk, VkPhysicalDevice physical,
                                     VkQueueFamilyProperties families[16]) {
    uint32_t count;
    vk->GetPhysicalDeviceQueueFamilyProperties(physical, &count, NULL);
    if (count > 16) count = 16;
    vk->GetPhysicalDeviceQueueFamilyProperties(physical, &count, families);
    return count;
}

/* Prefers a queue family that computes but does not draw, so that the program's frames need not
   wait. Returns the number of families if no family computes. */
static uint32_t bitnet__gpu_queue_family(const bitnet__gpu_machine *machine,
                                         VkPhysicalDevice physical, uint32_t *count) {
    VkQueueFamilyProperties families[16];
    uint32_t i, found, alone;
    found = alone = *count = bitnet__gpu_families(&machine->vk, physical, families);
    for (i = *count; i-- > 0;) {
        if (!(families[i].queueFlags & VK_QUEUE_COMPUTE_BIT)) continue;
        found = i;
        if (!(families[i].queueFlags & VK_QUEUE_GRAPHICS_BIT)) alone = i;
    }
    return alone < *count ? alone : found;
}

enum {
    BITNET__GPU_SEEN = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
};

/* True if the CPU sees the device's largest heap. */
static bool bitnet__gpu_is_unified(const bitnet__vk *vk, const bitnet__gpu_abilities *a) {
    BITNET__VK_STRUCT(VkPhysicalDeviceMemoryProperties2, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2);
    const VkMemoryPropertyFlags wanted =
        (VkMemoryPropertyFlags)BITNET__GPU_SEEN | VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
    const VkPhysicalDeviceMemoryProperties *p = &memory.memoryProperties;
    VkDeviceSize most = 0, seen = 0;
    uint32_t i;
    vk->GetPhysicalDeviceMemoryProperties2(a->physical, &memory);
    for (i = 0; i < p->memoryTypeCount; i++) {
        VkDeviceSize size = p->memoryHeaps[p->memoryTypes[i].heapIndex].size;
        VkMemoryPropertyFlags flags = p->memoryTypes[i].propertyFlags;
        if ((flags & VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT) && size > most) most = size;
        if ((flags & wanted) == wanted && size > seen) seen = size;
    }
    return a->info.kind != BITNET_GPU_KIND_DISCRETE && seen > 0 && seen == most;
}

/* Free bytes of the device's own memory, as far as the driver reports them. */
static uint64_t bitnet__gpu_free_memory(const bitnet__vk *vk, const bitnet__gpu_abilities *a) {
    BITNET__VK_STRUCT(VkPhysicalDeviceMemoryProperties2, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2);
    BITNET__VK_STRUCT(VkPhysicalDeviceMemoryBudgetPropertiesEXT, budget,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT);
    uint64_t most = 0;
    uint32_t i;
    if (a->extensions[BITNET__EXTENSION_BUDGET]) memory.pNext = &budget;
    vk->GetPhysicalDeviceMemoryProperties2(a->physical, &memory);
    for (i = 0; i < memory.memoryProperties.memoryHeapCount; i++) {
        uint64_t size = memory.memoryProperties.memoryHeaps[i].size;
        if (!(memory.memoryProperties.memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT))
            continue;
        if (a->extensions[BITNET__EXTENSION_BUDGET])
            size = budget.heapBudget[i] > budget.heapUsage[i]
                       ? budget.heapBudget[i] - budget.heapUsage[i]
                       : 0;
        if (size > most) most = size;
    }
    return most;
}

/* Finds the largest of the device's matrices that divide the tiles of gemm.comp and of
   attention_bytes.comp and whose columns divide a group. False: there is none. Both factors are
   signed, which suits codes of 0 to 2, too. */
static bool bitnet__gpu_find_matrix(const bitnet__gpu_machine *machine, bitnet__gpu_abilities *a,
                                    uint32_t subgroup) {
    bitnet__vk_list_matrices get = machine->vk.GetPhysicalDeviceCooperativeMatrixPropertiesKHR;
    bitnet__vk_matrix list[64];
    uint32_t count = 64, most = 0, i;
    memset(list, 0, sizeof list);
    for (i = 0; i < count; i++) list[i].sType = BITNET__VK_MATRIX;
    if (!get || get(a->physical, &count, list) < VK_SUCCESS) return false;
    if (subgroup < 8 || BITNET__GPU_THREADS % subgroup) return false;
    for (i = 0; i < count; i++) {
        const bitnet__vk_matrix *m = &list[i];
        uint32_t size = m->rows * m->tokens * m->columns;
        if (m->a != BITNET__VK_INT8 || m->b != BITNET__VK_INT8 || m->c != BITNET__VK_INT32 ||
            m->result != BITNET__VK_INT32 || m->scope != BITNET__VK_SUBGROUP || m->saturates)
            continue;
        if (m->rows < 8 || m->tokens < 8 || m->columns < 8 || BITNET__GPU_SEEN_ROWS % m->rows ||
            BITNET__GPU_SEEN_ROWS % m->tokens || BITNET__GROUP % m->columns)
            continue;
        if (size <= most || BITNET__GPU_SEEN_ROWS / m->rows * (BITNET__GPU_TILE / m->tokens) <
                                BITNET__GPU_THREADS / subgroup)
            continue;
        most = size;
        a->matrix[0] = m->rows, a->matrix[1] = m->tokens, a->matrix[2] = m->columns;
        a->matrix[3] = BITNET__GPU_THREADS / subgroup;
    }
    return most > 0;
}

/* Asks what the device's shaders can do. */
static void bitnet__gpu_ask_shaders(const bitnet__gpu_machine *machine, bitnet__gpu_abilities *a) {
    const VkSubgroupFeatureFlags needed =
        VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_SHUFFLE_BIT;
    BITNET__VK_STRUCT(VkPhysicalDeviceProperties2, properties,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    BITNET__VK_STRUCT(VkPhysicalDeviceSubgroupProperties, subgroup,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    BITNET__VK_STRUCT(VkPhysicalDeviceSubgroupSizeControlProperties, sizes,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES);
    BITNET__VK_STRUCT(VkPhysicalDeviceFloatControlsProperties, controls,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderIntegerDotProductProperties, dots,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_PROPERTIES);
    BITNET__VK_STRUCT(VkPhysicalDeviceFeatures2, features,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    BITNET__VK_STRUCT(VkPhysicalDeviceSubgroupSizeControlFeatures, full,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderIntegerDotProductFeatures, dot,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceVulkanMemoryModelFeatures, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderFloat16Int8Features, bytes,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceBufferDeviceAddressFeatures, addresses,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    BITNET__VK_STRUCT(bitnet__vk_matrix_features, matrices, BITNET__VK_MATRIX_FEATURES);
    uint32_t least;
    BITNET__VK_CHAIN(properties, subgroup);
    if (a->extensions[BITNET__EXTENSION_CONTROLS]) BITNET__VK_CHAIN(properties, controls);
    if (a->extensions[BITNET__EXTENSION_SUBGROUPS]) {
        BITNET__VK_CHAIN(properties, sizes);
        BITNET__VK_CHAIN(features, full);
    }
    if (a->extensions[BITNET__EXTENSION_DOT]) {
        BITNET__VK_CHAIN(properties, dots);
        BITNET__VK_CHAIN(features, dot);
    }
    if (a->extensions[BITNET__EXTENSION_MEMORY]) BITNET__VK_CHAIN(features, memory);
    if (a->extensions[BITNET__EXTENSION_INT8]) BITNET__VK_CHAIN(features, bytes);
    if (a->extensions[BITNET__EXTENSION_MATRIX]) BITNET__VK_CHAIN(features, matrices);
    if (a->extensions[BITNET__EXTENSION_ADDRESSES]) BITNET__VK_CHAIN(features, addresses);
    machine->vk.GetPhysicalDeviceProperties2(a->physical, &properties);
    machine->vk.GetPhysicalDeviceFeatures2(a->physical, &features);
    least = sizes.minSubgroupSize ? sizes.minSubgroupSize : subgroup.subgroupSize;
    a->shuffles = least >= 8 && (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) &&
                  (subgroup.supportedOperations & needed) == needed;
    a->full_subgroups = full.subgroupSizeControl && full.computeFullSubgroups;
    a->integer_dot = dot.shaderIntegerDotProduct == VK_TRUE;
    a->device_scope = memory.vulkanMemoryModel && memory.vulkanMemoryModelDeviceScope;
    a->matrices = a->shuffles && a->integer_dot && memory.vulkanMemoryModel && bytes.shaderInt8 &&
                  matrices.cooperativeMatrix &&
                  properties.properties.limits.maxComputeSharedMemorySize >= BITNET__GPU_SHARED &&
                  bitnet__gpu_find_matrix(machine, a, subgroup.subgroupSize);
    a->info.int8_dot = a->integer_dot && dots.integerDotProduct4x8BitPackedSignedAccelerated;
    a->denormals = controls.shaderDenormPreserveFloat32 == VK_TRUE;
    a->rounding = controls.shaderRoundingModeRTEFloat32 == VK_TRUE;
    a->addresses = addresses.bufferDeviceAddress == VK_TRUE;
}

static void bitnet__gpu_ask(const bitnet__gpu_machine *machine, VkPhysicalDevice physical,
                            bitnet__gpu_abilities *a) {
    static const bitnet_gpu_kind kinds[] = {BITNET_GPU_KIND_OTHER, BITNET_GPU_KIND_INTEGRATED,
                                            BITNET_GPU_KIND_DISCRETE, BITNET_GPU_KIND_VIRTUAL,
                                            BITNET_GPU_KIND_SOFTWARE};
    BITNET__VK_STRUCT(VkPhysicalDeviceProperties2, properties,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    BITNET__VK_STRUCT(VkPhysicalDeviceMaintenance3Properties, sizes,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES);
    uint32_t families;
    memset(a, 0, sizeof *a);
    a->physical = physical;
    bitnet__gpu_extensions(machine, a);
    bitnet__gpu_ask_shaders(machine, a);
    BITNET__VK_CHAIN(properties, sizes);
    machine->vk.GetPhysicalDeviceProperties2(physical, &properties);
    a->limits = properties.properties.limits;
    a->crowds = a->limits.maxComputeWorkGroupInvocations >= BITNET__GPU_CROWD &&
                a->limits.maxComputeWorkGroupSize[0] >= BITNET__GPU_CROWD;
    a->largest_allocation = sizes.maxMemoryAllocationSize;
    a->vendor = properties.properties.vendorID;
    a->device = properties.properties.deviceID;
    a->driver = properties.properties.driverVersion;
    memcpy(a->cache_uuid, properties.properties.pipelineCacheUUID, VK_UUID_SIZE);
    a->queue_family = bitnet__gpu_queue_family(machine, physical, &families);
    memcpy(a->info.name, properties.properties.deviceName, sizeof a->info.name);
    a->info.kind = (unsigned)properties.properties.deviceType < 5
                       ? kinds[properties.properties.deviceType]
                       : BITNET_GPU_KIND_OTHER;
    a->info.memory = bitnet__gpu_free_memory(&machine->vk, a);
    a->unified = bitnet__gpu_is_unified(&machine->vk, a);
    a->info.usable = properties.properties.apiVersion >= VK_API_VERSION_1_1 &&
                     a->queue_family < families &&
                     a->limits.maxPerStageDescriptorStorageBuffers >= BITNET__GPU_BINDINGS;
    a->info.fast = a->shuffles && a->integer_dot; /* also without int8_dot: shuffles help */
}

/* Compares the promise of two devices: kind first, then instructions. */
static bool bitnet__gpu_is_better(const bitnet_gpu_device *a, const bitnet_gpu_device *b) {
    return a->kind < b->kind || (a->kind == b->kind && a->int8_dot && !b->int8_dot);
}

static bitnet_result bitnet__gpu_machine_devices(bitnet__gpu_machine *machine,
                                                 bitnet_error *error) {
    VkPhysicalDevice *list = NULL;
    uint32_t count = 0, i;
    int at;
    VkResult result = machine->vk.EnumeratePhysicalDevices(machine->instance, &count, NULL);
    if (result == VK_SUCCESS && count == 0)
        return bitnet__fail(error, BITNET_ERROR_GPU_NONE, "Vulkan knows no device on this machine");
    if (result == VK_SUCCESS) {
        list = (VkPhysicalDevice *)bitnet__alloc(&machine->allocator, count, sizeof *list);
        machine->devices = (bitnet__gpu_abilities *)bitnet__alloc(&machine->allocator, count,
                                                                  sizeof *machine->devices);
        if (!list || !machine->devices) {
            bitnet__free(&machine->allocator, list);
            return bitnet__no_memory(error);
        }
        result = machine->vk.EnumeratePhysicalDevices(machine->instance, &count, list);
    }
    for (i = 0; i < count && result >= VK_SUCCESS; i++) { /* equal ones keep their order */
        bitnet__gpu_abilities abilities;
        bitnet__gpu_ask(machine, list[i], &abilities);
        for (at = machine->count++; at > 0; at--) {
            if (!bitnet__gpu_is_better(&abilities.info, &machine->devices[at - 1].info)) break;
            machine->devices[at] = machine->devices[at - 1];
        }
        machine->devices[at] = abilities;
    }
    bitnet__free(&machine->allocator, list);
    return result >= VK_SUCCESS ? BITNET_OK
                                : bitnet__vk_check(result, "vkEnumeratePhysicalDevices", error);
}

/* True if incomplete drivers (Vulkan on Metal) have to be requested. */
static bool bitnet__gpu_has_portability(const bitnet__gpu_machine *machine) {
    PFN_vkEnumerateInstanceExtensionProperties enumerate =
        machine->vk.EnumerateInstanceExtensionProperties;
    VkExtensionProperties *list;
    uint32_t count = 0, i;
    bool has = false;
    if (!enumerate || enumerate(NULL, &count, NULL) != VK_SUCCESS || count == 0) return false;
    list = (VkExtensionProperties *)bitnet__alloc(&machine->allocator, count, sizeof *list);
    if (list && enumerate(NULL, &count, list) >= VK_SUCCESS)
        for (i = 0; i < count; i++)
            has = has || !strcmp(list[i].extensionName, "VK_KHR_portability_enumeration");
    bitnet__free(&machine->allocator, list);
    return has;
}

/* An instance of our own. */
static bitnet_result bitnet__gpu_make_instance(bitnet__gpu_machine *machine, bitnet_error *error) {
    BITNET__VK_STRUCT(VkApplicationInfo, application, VK_STRUCTURE_TYPE_APPLICATION_INFO);
    BITNET__VK_STRUCT(VkInstanceCreateInfo, create, VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    const char *portability = "VK_KHR_portability_enumeration";
    VkResult made;
    application.pApplicationName = "bitnet.h";
    application.apiVersion = VK_API_VERSION_1_1;
    create.pApplicationInfo = &application;
    if (bitnet__gpu_has_portability(machine)) {
        create.flags = 1; /* ENUMERATE_PORTABILITY_BIT, unknown to headers before 1.3.208 */
        create.enabledExtensionCount = 1;
        create.ppEnabledExtensionNames = &portability;
    }
    made = machine->vk.CreateInstance(&create, NULL, &machine->instance);
    machine->owns_instance = made == VK_SUCCESS;
    return made == VK_ERROR_INCOMPATIBLE_DRIVER
               ? bitnet__fail(error, BITNET_ERROR_GPU_NONE, "there is no Vulkan driver")
               : bitnet__vk_check(made, "vkCreateInstance", error);
}

/* Opens Vulkan and lists its devices. On an error nothing stays open. */
static bitnet_result bitnet__gpu_machine_open(bitnet__gpu_machine *machine,
                                              const bitnet_gpu_vulkan *given,
                                              const bitnet_allocator *allocator,
                                              bitnet_error *error) {
    bitnet_result result;
    memset(machine, 0, sizeof *machine);
    machine->allocator = *allocator;
    if ((result = bitnet__vk_open(&machine->vk, given, error)) != BITNET_OK) return result;
    if (given && given->instance) machine->instance = (VkInstance)given->instance;
    else result = bitnet__gpu_make_instance(machine, error);
    if (result == BITNET_OK) result = bitnet__vk_instance(&machine->vk, machine->instance, error);
    if (result == BITNET_OK) result = bitnet__gpu_machine_devices(machine, error);
    if (result != BITNET_OK) bitnet__gpu_machine_close(machine);
    return result;
}

BITNET_API bitnet_result bitnet_gpu_devices(const bitnet_gpu_vulkan *vulkan,
                                            bitnet_gpu_device *devices, size_t capacity,
                                            size_t *count, bitnet_error *error) {
    bitnet_allocator allocator = bitnet__allocator(NULL);
    bitnet__gpu_machine machine;
    bitnet_result result = bitnet__check_list(error, "devices", devices, capacity);
    size_t i;
    *count = 0;
    if (result == BITNET_OK) result = bitnet__gpu_machine_open(&machine, vulkan, &allocator, error);
    if (result != BITNET_OK) return result;
    *count = (size_t)machine.count;
    for (i = 0; i < *count && i < capacity; i++) devices[i] = machine.devices[i].info;
    bitnet__gpu_machine_close(&machine);
    return BITNET_OK;
}

/* Products of a layer: matrices with the same input and adjacent rows. */
enum {
    BITNET__PRODUCT_QKV,
    BITNET__PRODUCT_OUTPUT,
    BITNET__PRODUCT_GATE_UP,
    BITNET__PRODUCT_DOWN,
    BITNET__PRODUCT_DELTA, /* of recurrent layers, in the place of the first two */
    BITNET__PRODUCT_DELTA_OUT,
    BITNET__PRODUCT_EXPERTS, /* of mixtures, in the place of gate and up, and of down; */
    BITNET__PRODUCT_EXPERTS_DOWN,
    BITNET__PRODUCT_ROUTER,      /* by floats */
    BITNET__PRODUCT_FUSED,       /* gates and ups of experts in one matrix */
    BITNET__PRODUCT_SHARED,      /* gate and up of an expert of all tokens, */
    BITNET__PRODUCT_SHARED_DOWN, /* and its down */
    BITNET__PRODUCT_HEAD_GATE,   /* of attention's outputs */
    BITNET__PRODUCTS
};

/* Variants of products, by tokens: 1, 2, 4, 8, and prompts by tiles. */
enum { BITNET__GPU_SMALL = 4, BITNET__GPU_LARGE };

/* Variants of attention, and of what surrounds it. */
enum {
    BITNET__GPU_BYTES = 2, /* int8 keys, values */
    BITNET__GPU_STILL = 4, /* no rotations */
    BITNET__GPU_PASS = 64  /* rows of a pass, each with its session's memory */
};

/* Ops, one per row: the name here and in tests; the number of pipelines (4: for 1, 2, 4 and 8
   tokens; 6: for prompts in small tiles and in large ones, too); the variant, for ops that share a
   kernel; the name in bitnet_gpu_measure; the suffix of bitnet__gpu_specialise_..., which chooses
   kernel and constants. Those of products come last. */
/* clang-format off */
#define BITNET__GPU_OPS(X) \
    X(EMBED,        "embed",            1, 0, "embedding",        embed) \
    X(PREPARE_QKV,  "prepare-qkv",      1, BITNET__PRODUCT_QKV,     "norms", prepare) \
    X(PREPARE_OUTPUT,  "prepare-out",      1, BITNET__PRODUCT_OUTPUT,  "norms", prepare) \
    X(PREPARE_GATE_UP, "prepare-gate",  1, BITNET__PRODUCT_GATE_UP, "norms", prepare) \
    X(PREPARE_DOWN, "prepare-down",     1, BITNET__PRODUCT_DOWN,    "norms", prepare) \
    X(PREPARE_DELTA, "prepare-delta",   1, BITNET__PRODUCT_DELTA,   "norms", prepare) \
    X(PREPARE_DELTA_OUT, "prepare-delta-out", 1, BITNET__PRODUCT_DELTA_OUT, "norms", prepare) \
    X(PREPARE_EXPERTS, "prepare-experts", 1, BITNET__PRODUCT_EXPERTS, "norms", prepare) \
    X(PREPARE_EXPERTS_DOWN, "prepare-experts-down", 1, BITNET__PRODUCT_EXPERTS_DOWN, "norms", \
      prepare) \
    X(PREPARE_SHARED_DOWN, "prepare-shared-down", 1, BITNET__PRODUCT_SHARED_DOWN, "norms", \
      prepare) \
    X(FINAL,        "final",            1, 0, "last norm",        final) \
    X(HEADS,        "heads",            1, 0, "heads",            heads) \
    X(STILL,        "heads-still",      1, BITNET__GPU_STILL, "heads", heads) \
    X(BY_HEAD,      "attention-head",   1, 0, "attention",        attention) \
    X(SPLIT,        "attention",        1, 0, "attention",        attention) \
    X(WHOLE,        "attention-prompt", 1, 0, "attention",        prompt) \
    X(CARRY,        "carry",            1, BITNET__GPU_PASS, "carry", carry) \
    X(ROWS,         "attention-rows",   1, BITNET__GPU_PASS, "attention", attention) \
    X(BYTES_HEADS,  "bytes-heads",      1, BITNET__GPU_BYTES, "heads", heads) \
    X(BYTES_STILL,  "bytes-heads-still", 1, BITNET__GPU_BYTES | BITNET__GPU_STILL, "heads", heads) \
    X(BYTES_BY_HEAD, "bytes-attention-head", 1, BITNET__GPU_BYTES, "attention", attention) \
    X(BYTES_SPLIT,  "bytes-attention",  1, BITNET__GPU_BYTES, "attention", attention) \
    X(BYTES_WHOLE,  "bytes-attention-prompt", 1, BITNET__GPU_BYTES, "attention", prompt) \
    X(BYTES_CARRY,  "bytes-carry",      1, BITNET__GPU_BYTES | BITNET__GPU_PASS, "carry", carry) \
    X(BYTES_ROWS,   "bytes-attention-rows", 1, BITNET__GPU_BYTES | BITNET__GPU_PASS, "attention", \
      attention) \
    X(STORED_QKV,   "stored-qkv",       6, BITNET__PRODUCT_QKV,     "query, key, value", stored) \
    X(STORED_GATE,  "stored-gate",      6, BITNET__PRODUCT_GATE_UP, "gate and up",       stored) \
    X(JOINED_HEAD,  "joined-head",      1, 0, "query, key, value; attention", joined) \
    X(JOINED,       "joined",           1, 0, "query, key, value; attention", joined) \
    X(NORM,         "norm",             1, BITNET__PRODUCT_QKV,     "norms", norms) \
    X(NORM_OUT,     "norm-out",         1, BITNET__PRODUCT_OUTPUT,  "norms", norms) \
    X(NORM_DOWN,    "norm-down",        1, BITNET__PRODUCT_DOWN,    "norms", norms) \
    X(ADD,          "add",              1, BITNET__PRODUCT_QKV,     "post-norms", norms) \
    X(SLICES,       "slices",           1, 0, "norms",            as_named) \
    X(HADAMARD,     "hadamard",         1, 0, "basis",            hadamard) \
    X(FLOATS,       "floats",           1, 0, "floats",           as_named) \
    X(GATES,        "gates",            1, 0, "gates",            as_named) \
    X(SOFTEN,       "soften",           1, 0, "gates",            as_named) \
    X(MIX,          "mix",              1, 0, "convolution",      mix) \
    X(MIX_ROWS,     "mix-rows",         1, BITNET__GPU_PASS, "convolution", mix) \
    X(RULE,         "delta",            1, 0, "states",           delta) \
    X(RULE_ROWS,    "delta-rows",       1, BITNET__GPU_PASS, "states", delta) \
    X(ACTIVATE,     "activate",         1, 0, "activation",       as_named) \
    X(ROUTE,        "route",            1, 0, "choice of experts", as_named) \
    X(WEIGH,        "weigh",            1, 0, "sum of experts",   as_named) \
    X(ADAPT,        "adapt",            1, 0, "adapter",          as_named) \
    X(CHOOSE,       "choose",           1, 0, "choice",           as_named) \
    X(NUMBERS,      "numbers",          1, 0, "numbers",          as_named) \
    X(SURVIVORS,    "survivors",        1, BITNET__SPEC_STAGE_BOTH, "head: survivors", survivors) \
    X(LIMITS,       "limits",           1, BITNET__SPEC_STAGE_LIMIT, "head: limits", survivors) \
    X(SURVIVORS_ROWS, "survivors-rows", 1, BITNET__SPEC_STAGE_KNOWN, "head: survivors", survivors) \
    X(SCREEN,       "screen",           4, 0, "head: screen",     screen) \
    X(HEAD,         "head",             4, 0, "head",             lm_head) \
    X(QKV,          "qkv",              6, BITNET__PRODUCT_QKV,     "query, key, value", product) \
    X(OUTPUT,       "out",              6, BITNET__PRODUCT_OUTPUT,  "output",            product) \
    X(GATE_UP,      "gate",             6, BITNET__PRODUCT_GATE_UP, "gate and up",       product) \
    X(DOWN,         "down",             6, BITNET__PRODUCT_DOWN,    "down",              product) \
    X(DELTA,        "delta-in",         6, BITNET__PRODUCT_DELTA,   "query, key, value", product) \
    X(DELTA_OUT,    "delta-out",        6, BITNET__PRODUCT_DELTA_OUT, "output",          product) \
    X(EXPERTS,      "experts",          1, BITNET__PRODUCT_EXPERTS,   "gate and up",     product) \
    X(EXPERTS_DOWN, "experts-down",     1, BITNET__PRODUCT_EXPERTS_DOWN, "down",         product) \
    X(FUSED,        "fused",            1, BITNET__PRODUCT_FUSED,     "gate and up",     product) \
    X(SHARED,       "shared",           6, BITNET__PRODUCT_SHARED,    "gate and up",     product) \
    X(SHARED_DOWN,  "shared-down",      6, BITNET__PRODUCT_SHARED_DOWN, "down",          product) \
    X(HEAD_GATE,    "head-gate",        6, BITNET__PRODUCT_HEAD_GATE, "gates",           product)
/* clang-format on */

#define BITNET__X(id, name, count, which, told, specialise) BITNET__OP_##id,
enum { BITNET__GPU_OPS(BITNET__X) BITNET__OPS };
#undef BITNET__X

/* The first pipeline of each op. */
#define BITNET__X(id, name, count, which, told, specialise) \
    BITNET__PIPELINE_##id, BITNET__LAST_##id = BITNET__PIPELINE_##id + count - 1,
enum { BITNET__GPU_OPS(BITNET__X) BITNET__PIPELINES };
#undef BITNET__X

/* The part of a product that is multiplied at once: all of its matrices, or one. */
typedef struct bitnet__gpu_slice {
    const bitnet__matrix *matrix; /* the first layer's; others may be of another type of floats */
    int part, rows;               /* its part of a layer; gate and up count together */
    uint32_t before;              /* rows of the product before it; */
    uint32_t target;              /* of experts, those of one: where its results go */
} bitnet__gpu_slice;

/* How a product is computed: see >>gpu-plans. */
typedef struct bitnet__gpu_plan {
    int product, next; /* the next one, perhaps in the next layer */
    int columns, rows; /* of all matrices; gate and up count together */
    float reciprocal;  /* of the columns */
    uint32_t input_stride, quants_stride;
    int inputs, outputs; /* vectors of a token: several if experts have separate ones */
    bool routed;         /* its matrices belong to experts */
    const float *signs;  /* of a Hadamard transform of its input; NULL: there is none */
    bool normed;         /* its input has a norm, */
    bool norms_apart;    /* in a separate dispatch, */
    bool norms_late;     /* or while it is quantised */
    bool prepared;       /* attention or the product before may prepare its input */
    bool apart;          /* its matrices are multiplied one by one, */
    bool parted;         /* or so, because an adapter adds to each */
    bool stored;         /* of queries, keys and values: heads have a separate dispatch */
    bool added;          /* kernels add its result to the residual stream, */
    bool post_normed;    /* or it gets a norm before */
    uint32_t mode;       /* one of BITNET__SPEC_MODE_... */
    int pipeline;        /* the first of six by tokens; the only one of experts */
    int team_rows[4];    /* of ternary matrices, for 1, 2, 4 and 8 tokens */
    int count;
    bitnet__gpu_slice slices[BITNET__GPU_SLICES];
} bitnet__gpu_plan;

/* Kinds of sessions that need different plans. */
enum {
    BITNET__GPU_USUAL,
    BITNET__GPU_QUANTISED, /* int8 keys and values */
    BITNET__GPU_ADAPTED,
    BITNET__GPU_KINDS
};

/* Memory and the one buffer that fills it. */
typedef struct bitnet__gpu_block {
    VkBuffer buffer;
    VkDeviceMemory memory;
    VkDeviceSize size;
    uint64_t address; /* of the device's own memory, for shaders; 0: they reach none by address */
    uint8_t *mapped;  /* memory that the CPU can access, */
    bool cached;      /* and reads at its usual speed */
} bitnet__gpu_block;

/* A range of a block's buffer. */
typedef struct bitnet__gpu_region {
    const bitnet__gpu_block *block;
    VkDeviceSize offset, size;
} bitnet__gpu_region;

/* Blocks that hold any number of regions. */
typedef struct bitnet__gpu_blocks {
    bitnet__gpu_block *block;
    int count;
} bitnet__gpu_blocks;

/* Where a layer's weights and parameters are stored. */
typedef struct bitnet__gpu_layer {
    bitnet__gpu_region weights;
    uint32_t first[BITNET__MATRICES];          /* row 0 of each, in units of 16 bytes */
    uint32_t scales[BITNET__PRODUCTS];         /* in the parameters, by rows */
    uint32_t biases[BITNET__PRODUCTS];         /* the same, or BITNET__GPU_NONE */
    uint32_t gains[BITNET__PRODUCTS];          /* by columns, where there is a norm, */
    uint32_t gains_in[BITNET__USUAL_MATRICES]; /* or each matrix has one */
    uint32_t post_gains[BITNET__PRODUCTS];     /* by rows, where one follows */
    uint32_t head_gains; /* of a query, then of a key, where they have norms; or of each head */
    uint32_t window;     /* positions that attention sees, or BITNET__GPU_NONE */
    uint32_t taps, decay, bias, state_gain; /* of a recurrent layer */
    uint32_t shared_gate;                   /* like `first`: the row that is a shared expert's */
} bitnet__gpu_layer;

#define BITNET__GPU_NONE 0xFFFFFFFFu

/* Forms of the embedding or head; codes are by >>groups. embed.comp uses the same numbers. A head
   may be ternary as layers are, too. */
enum { BITNET__GPU_FLOATS, BITNET__GPU_HALVES, BITNET__GPU_CODES, BITNET__GPU_TERNARY };

/* The embedding or head, in pieces that fit a storage buffer. */
typedef struct bitnet__gpu_table {
    const bitnet__matrix *matrix;
    uint32_t form;
    size_t row_bytes;
    int32_t piece_rows, pieces;
    bitnet__gpu_region *piece;
} bitnet__gpu_table;

/* The coarse plane of the head's >>screen, in the same pieces: blocks of 32 rows, then their steps,
   residuals and norms. */
typedef struct bitnet__gpu_screen {
    bool there;
    bitnet__gpu_region *piece;
} bitnet__gpu_screen;

struct bitnet_gpu {
    bitnet_model *model;
    bitnet_allocator allocator;
    bitnet_log log;
    bitnet_gpu_options options;
    bitnet__gpu_machine machine;
    bitnet__vk vk; /* the same functions, and the device's */
    bitnet__gpu_abilities can;
    VkDevice device;
    bool owns_device;
    VkQueue queue;
    bool fast, has_integer_dot, has_float_controls, has_full_subgroups, has_matrices, has_addresses;
    bool matrix;           /* prompts are multiplied by the device's matrices; then it is fast */
    bool large_tiles;      /* of matrices */
    bool native_halves;    /* the device's own conversion is right for all of them */
    bool flushes;          /* denormals to zero, or signs of zeros are lost */
    uint32_t spins;        /* looks that a workgroup of joined.comp takes */
    int32_t few;           /* workgroups that leave the device idle */
    int32_t crew;          /* teams that share a row, where workgroups are few */
    bitnet__atomic joined; /* it is used; 0: not, or no longer */
#if !defined(BITNET_NO_THREADS)
    bitnet__monitor monitor; /* guards the queue, pipelines, passes, adapters, statistics */
    bool has_monitor;
#endif
    int64_t patience;    /* microseconds until the device is given up */
    bitnet__atomic hung; /* 1: the device hung; what it may still use is neither used nor freed */
    VkDeviceSize largest_range, largest_block;
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout pipeline_layout;
    VkPipelineCache pipeline_cache;
    size_t cache_size; /* when it was loaded */
    VkPipeline pipelines[BITNET__PIPELINES];

    bool grouped;     /* their matrices are by >>groups, but for those of floats */
    bool heads_apart; /* heads have their own dispatch: BITNET__PIPELINE_HEADS */
    bitnet__gpu_plan plans[BITNET__GPU_KINDS][BITNET__PRODUCTS];
    bitnet__gpu_blocks blocks;
    bitnet__gpu_layer *layers;
    bitnet__gpu_table lm_head, embedding; /* with the same pieces if they are one */
    bitnet__gpu_screen screen;            /* of the head */
    bitnet__gpu_region parameters;        /* gains, scales, biases and so on */
    uint32_t output_gain, lm_head_scales; /* these by rows, where a head of codes or a ternary one
                                             has one scale */
    uint32_t lm_head_biases;              /* or BITNET__GPU_NONE */
    uint32_t signs[BITNET__PRODUCTS];     /* of Hadamard bases, for products, */
    uint32_t embedding_signs, lm_head_signs; /* and for these */
    struct bitnet__gpu_pass *passes;         /* that nobody uses */
    struct bitnet__gpu_adapter *adapters;    /* that sessions use */
    bitnet__atomic adapts;                   /* 1: the self-test of adapters was passed */
    bitnet__atomic pass_rows;    /* of a pass, at most; 0: each session is computed by itself */
    int64_t prompt_microseconds; /* that a token of a prompt took lately; 0: unknown */
    bitnet_gpu_stats stats;
};

static void bitnet__gpu_lock(bitnet_gpu *gpu) {
#if !defined(BITNET_NO_THREADS)
    bitnet__lock(&gpu->monitor);
#endif
    (void)gpu;
}

static void bitnet__gpu_unlock(bitnet_gpu *gpu) {
#if !defined(BITNET_NO_THREADS)
    bitnet__unlock(&gpu->monitor);
#endif
    (void)gpu;
}

/* Adds to one of its statistics. */
static void bitnet__gpu_count(bitnet_gpu *gpu, int64_t *counter, int64_t more) {
    bitnet__gpu_lock(gpu);
    *counter += more;
    bitnet__gpu_unlock(gpu);
}

/* True if the caller's options allow this device. */
static bool bitnet__gpu_is_candidate(const bitnet_gpu *gpu, int number) {
    const bitnet__gpu_abilities *a = &gpu->machine.devices[number];
    const void *wanted = gpu->options.vulkan.physical_device;
    if (gpu->options.device) return number == gpu->options.device - 1;
    if (wanted) return (const void *)a->physical == wanted;
    return a->info.usable && a->info.kind != BITNET_GPU_KIND_SOFTWARE;
}

/* Finds the first candidate from number *next on and sets *next to the number after it; 0: none. */
static bitnet_result bitnet__gpu_choose_device(const bitnet_gpu *gpu, int *next, int *chosen,
                                               bitnet_error *error) {
    int count = gpu->machine.count, i = *next;
    *next = 0;
    if (gpu->options.device < 0 || gpu->options.device > count)
        return bitnet__fail(error, BITNET_ERROR_ARGUMENT, "there are only %i devices",
                            (int64_t)count);
    while (i < count && !bitnet__gpu_is_candidate(gpu, i)) i++;
    if (i == count)
        return bitnet__fail(error, BITNET_ERROR_GPU_NONE,
                            gpu->options.vulkan.physical_device
                                ? "this instance has no such device"
                                : "there is no GPU that can be used");
    *chosen = i;
    while (++i < count)
        if (bitnet__gpu_is_candidate(gpu, i)) {
            *next = i;
            break;
        }
    return BITNET_OK;
}

/* Takes a device of the machine, if it is suitable. */
static bitnet_result bitnet__gpu_take_device(bitnet_gpu *gpu, int number, bitnet_error *error) {
    bool software;
    gpu->can = gpu->machine.devices[number];
    gpu->vk = gpu->machine.vk;
    if (!gpu->can.info.usable)
        return bitnet__fail(error, BITNET_ERROR_GPU_UNSUPPORTED,
                            "%s has no Vulkan 1.1 or cannot compute", gpu->can.info.name);
    gpu->largest_range = gpu->can.limits.maxStorageBufferRange;
    if (gpu->options.buffer_limit && gpu->options.buffer_limit < gpu->largest_range)
        gpu->largest_range = gpu->options.buffer_limit;
    gpu->largest_block = gpu->can.largest_allocation < (VkDeviceSize)1 << 30
                             ? gpu->can.largest_allocation
                             : (VkDeviceSize)1 << 30;
    /* A CPU posing as a GPU compiles kernels at first use and may be busy, so it gets more
       patience. A GPU's spins take about a tenth of a second. */
    software = gpu->can.info.kind == BITNET_GPU_KIND_SOFTWARE;
    gpu->patience = software ? 600000000 : 20000000;
    gpu->spins = 1u << (software ? 20 : 17);
    gpu->few = software ? 0 : gpu->can.info.kind == BITNET_GPU_KIND_INTEGRATED ? 32 : 128;
    /* A large device has enough threads, and a token waits for the slowest. */
    gpu->large_tiles = gpu->can.crowds;
    gpu->crew = 1;
    if (gpu->few > 32 && gpu->can.crowds) gpu->crew = BITNET__GPU_CROWD / BITNET__GPU_THREADS;
    return BITNET_OK;
}

/* The caller's device, with the extensions that the caller names. */
static bitnet_result bitnet__gpu_use_device(bitnet_gpu *gpu, bitnet_error *error) {
    const bitnet_gpu_vulkan *given = &gpu->options.vulkan;
    gpu->device = (VkDevice)given->device;
    gpu->queue = (VkQueue)given->queue;
    gpu->can.queue_family = given->queue_family;
    gpu->has_integer_dot = given->integer_dot;
    gpu->has_float_controls = given->float_controls;
    gpu->has_addresses = given->buffer_addresses;
    return bitnet__vk_device(&gpu->vk, gpu->device, error);
}

/* A new device, with what the fast tier needs. */
static bitnet_result bitnet__gpu_make_device(bitnet_gpu *gpu, bitnet_error *error) {
    BITNET__VK_STRUCT(VkDeviceQueueCreateInfo, queue, VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    BITNET__VK_STRUCT(VkDeviceCreateInfo, create, VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderIntegerDotProductFeatures, dot,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceSubgroupSizeControlFeatures, full,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceVulkanMemoryModelFeatures, memory,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceShaderFloat16Int8Features, bytes,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES);
    BITNET__VK_STRUCT(VkPhysicalDeviceBufferDeviceAddressFeatures, addresses,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    BITNET__VK_STRUCT(bitnet__vk_matrix_features, matrices, BITNET__VK_MATRIX_FEATURES);
    struct {
        void *pNext;
    } features = {NULL};
    const char *extensions[BITNET__EXTENSIONS];
    bool wanted[BITNET__EXTENSIONS] = {false};
    const float priority = 1;
    bitnet_result result;
    int i;
    wanted[BITNET__EXTENSION_DOT] = gpu->has_integer_dot = gpu->can.integer_dot;
    wanted[BITNET__EXTENSION_CONTROLS] = gpu->has_float_controls =
        gpu->can.denormals || gpu->can.rounding;
    wanted[BITNET__EXTENSION_SUBGROUPS] = gpu->has_full_subgroups = gpu->can.full_subgroups;
    wanted[BITNET__EXTENSION_MEMORY] = wanted[BITNET__EXTENSION_INT8] =
        wanted[BITNET__EXTENSION_MATRIX] = gpu->has_matrices = gpu->can.matrices;
    wanted[BITNET__EXTENSION_ADDRESSES] = gpu->has_addresses = gpu->can.addresses;
    wanted[BITNET__EXTENSION_PORTABILITY] = gpu->can.extensions[BITNET__EXTENSION_PORTABILITY];
    queue.queueFamilyIndex = gpu->can.queue_family;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    create.queueCreateInfoCount = 1;
    create.pQueueCreateInfos = &queue;
    create.ppEnabledExtensionNames = extensions;
    for (i = 0; i < BITNET__EXTENSIONS; i++)
        if (wanted[i]) extensions[create.enabledExtensionCount++] = bitnet__gpu_extension_names[i];
    dot.shaderIntegerDotProduct = VK_TRUE;
    full.subgroupSizeControl = full.computeFullSubgroups = VK_TRUE;
    if (gpu->has_integer_dot) BITNET__VK_CHAIN(features, dot);
    if (gpu->has_full_subgroups) BITNET__VK_CHAIN(features, full);
    addresses.bufferDeviceAddress = VK_TRUE;
    if (gpu->has_addresses) BITNET__VK_CHAIN(features, addresses);
    memory.vulkanMemoryModel = bytes.shaderInt8 = matrices.cooperativeMatrix = VK_TRUE;
    if (gpu->has_matrices) {
        BITNET__VK_CHAIN(features, memory);
        BITNET__VK_CHAIN(features, bytes);
        BITNET__VK_CHAIN(features, matrices);
    }
    create.pNext = features.pNext;
    result = bitnet__vk_check(gpu->vk.CreateDevice(gpu->can.physical, &create, NULL, &gpu->device),
                              "vkCreateDevice", error);
    if (result != BITNET_OK) return result;
    gpu->owns_device = true;
    result = bitnet__vk_device(&gpu->vk, gpu->device, error);
    if (result == BITNET_OK)
        gpu->vk.GetDeviceQueue(gpu->device, gpu->can.queue_family, 0, &gpu->queue);
    return result;
}
