/* test_gpu_devices.h - simulated machines: two devices instead of one, queues that only compute,
   drivers without parts of Vulkan, subgroups of any size, and a device that hangs */

#ifndef TEST_GPU_DEVICES_H
#define TEST_GPU_DEVICES_H

/* ---- the machine: calls pass through these functions to the device under test

   The second device is the first under another handle. Both report that they are
   DISCRETE, or INTEGRATED if that is set. */

typedef struct made_machine {
    /* what it reports */
    bool int8_dot[2];
    int families;            /* of queues: 2: one for graphics, one only for compute; else one */
    bool portability;        /* the devices do not have all of Vulkan */
    bool no_subgroups;       /* the size of subgroups cannot be controlled */
    bool no_addresses;       /* shaders do not reach buffers by address */
    bool integrated;         /* they are INTEGRATED */
    bool uncached;           /* the CPU reads their memory slowly */
    uint32_t least_subgroup; /* 0: the real one's */
    int rejected;            /* devices, from the first on, that cannot be opened */
    bool no_fast;            /* their driver compiles no kernel of the fast tier, */
    int compiled;            /* or, after compiling this many, */
    int uncompiled;          /* this many others, */
    bool no_large_tiles;     /* or products in tiles of 128 rows, */
    VkShaderModule large;    /* whose module this is */
    bool no_pass_kernels;    /* nor those that reach buffers by address */
    bool no_denormals;       /* they do not guarantee denormals */
    uint64_t astray;         /* bytes by which the addresses of their buffers are wrong */
    bool slow;               /* each submit takes them twenty milliseconds */
    uint32_t groups;         /* that a dispatch may have in x; 0: as many as the real one's */
    uint32_t clock_bits;     /* that their times have, below others; 0: the real ones */
    int hang_at;             /* the submit from which on nothing ends; 0: none */
    /* what was requested */
    VkInstanceCreateFlags flags;
    int opened; /* number of the device that was opened last, from 1 */
    uint32_t family;
    bool asked_portability;
    bitnet__atomic pipelines, full; /* and of these those that want full subgroups */
    int submits, endless, destroyed;
    int under_way, most_under_way; /* submits whose end has not been seen */
    int lone_waits;                /* for one with nothing behind it */
    uint32_t most_groups;          /* of a dispatch in x */
} made_machine;

static made_machine made;
static VkPhysicalDevice made_real;
static bitnet__vk made_vk; /* the functions themselves */

#define MADE_TWIN ((VkPhysicalDevice)(void *)&made)

static int made_number(VkPhysicalDevice device) { return device == MADE_TWIN; }

static bool made_hangs(void) { return made.hang_at && made.submits >= made.hang_at; }

static VKAPI_ATTR VkResult VKAPI_CALL made_CreateInstance(const VkInstanceCreateInfo *create,
                                                          const VkAllocationCallbacks *callbacks,
                                                          VkInstance *instance) {
    made.flags = create->flags;
    return made_vk.CreateInstance(create, callbacks, instance);
}

static VKAPI_ATTR VkResult VKAPI_CALL made_EnumeratePhysicalDevices(VkInstance instance,
                                                                    uint32_t *count,
                                                                    VkPhysicalDevice *devices) {
    VkPhysicalDevice list[16];
    uint32_t there = 16;
    VkResult result = made_vk.EnumeratePhysicalDevices(instance, &there, list);
    if (result < VK_SUCCESS || there < (uint32_t)gpu_device) return VK_ERROR_UNKNOWN;
    made_real = list[gpu_device - 1];
    if (devices && *count >= 2) devices[0] = made_real, devices[1] = MADE_TWIN;
    *count = 2;
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL
made_GetPhysicalDeviceProperties2(VkPhysicalDevice device, VkPhysicalDeviceProperties2 *p) {
    VkBaseOutStructure *link = (VkBaseOutStructure *)p->pNext;
    made_vk.GetPhysicalDeviceProperties2(made_real, p);
    p->properties.deviceType = made.integrated ? VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU
                                               : VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
    if (made.groups) p->properties.limits.maxComputeWorkGroupCount[0] = made.groups;
    for (; link; link = link->pNext) {
        if (link->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_PROPERTIES)
            ((VkPhysicalDeviceShaderIntegerDotProductProperties *)(void *)link)
                ->integerDotProduct4x8BitPackedSignedAccelerated =
                made.int8_dot[made_number(device)];
        if (link->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES &&
            made.least_subgroup)
            ((VkPhysicalDeviceSubgroupSizeControlProperties *)(void *)link)->minSubgroupSize =
                made.least_subgroup;
        if (link->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES &&
            made.no_denormals)
            ((VkPhysicalDeviceFloatControlsProperties *)(void *)link)->shaderDenormPreserveFloat32 =
                VK_FALSE;
    }
}

static VKAPI_ATTR void VKAPI_CALL
made_GetPhysicalDeviceFeatures2(VkPhysicalDevice device, VkPhysicalDeviceFeatures2 *features) {
    (void)device;
    made_vk.GetPhysicalDeviceFeatures2(made_real, features);
}

static VKAPI_ATTR VkResult VKAPI_CALL made_GetPhysicalDeviceCooperativeMatrixPropertiesKHR(
    VkPhysicalDevice device, uint32_t *count, bitnet__vk_matrix *list) {
    (void)device;
    return made_vk.GetPhysicalDeviceCooperativeMatrixPropertiesKHR(made_real, count, list);
}

static VKAPI_ATTR void VKAPI_CALL made_GetPhysicalDeviceMemoryProperties2(
    VkPhysicalDevice device, VkPhysicalDeviceMemoryProperties2 *memory) {
    uint32_t i;
    (void)device;
    made_vk.GetPhysicalDeviceMemoryProperties2(made_real, memory);
    for (i = 0; made.uncached && i < memory->memoryProperties.memoryTypeCount; i++)
        memory->memoryProperties.memoryTypes[i].propertyFlags &=
            ~(VkMemoryPropertyFlags)VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
}

static VKAPI_ATTR void VKAPI_CALL made_GetPhysicalDeviceQueueFamilyProperties(
    VkPhysicalDevice device, uint32_t *count, VkQueueFamilyProperties *families) {
    (void)device;
    if (made.families == 2 && families && *count >= 2) {
        memset(families, 0, 2 * sizeof *families);
        families[0].queueCount = families[1].queueCount = 1;
        families[0].queueFlags = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT;
        families[1].queueFlags = VK_QUEUE_COMPUTE_BIT | VK_QUEUE_TRANSFER_BIT;
    }
    if (made.families == 2) {
        *count = 2;
    } else {
        made_vk.GetPhysicalDeviceQueueFamilyProperties(made_real, count, families);
        *count = 1;
    }
    if (families && made.clock_bits) families[0].timestampValidBits = made.clock_bits;
}

static VKAPI_ATTR VkResult VKAPI_CALL made_EnumerateDeviceExtensionProperties(
    VkPhysicalDevice device, const char *layer, uint32_t *count, VkExtensionProperties *list) {
    uint32_t room = *count, i;
    VkResult result = made_vk.EnumerateDeviceExtensionProperties(made_real, layer, count, list);
    (void)device;
    for (i = 0; list && i < *count; i++) {
        const char *name = list[i].extensionName;
        if ((made.no_subgroups && strcmp(name, "VK_EXT_subgroup_size_control") == 0) ||
            (made.no_addresses && strcmp(name, "VK_KHR_buffer_device_address") == 0))
            list[i].extensionName[0] = 'X';
    }
    if (made.portability && list && *count < room) {
        memset(&list[*count], 0, sizeof *list);
        strcpy(list[*count].extensionName, "VK_KHR_portability_subset");
    }
    if (made.portability) ++*count;
    return result;
}

static VKAPI_ATTR VkResult VKAPI_CALL made_CreateDevice(VkPhysicalDevice device,
                                                        const VkDeviceCreateInfo *given,
                                                        const VkAllocationCallbacks *callbacks,
                                                        VkDevice *out) {
    VkDeviceCreateInfo create = *given;
    VkDeviceQueueCreateInfo queue = *given->pQueueCreateInfos;
    const char *names[16];
    uint32_t i;
    create.enabledExtensionCount = 0;
    create.ppEnabledExtensionNames = names;
    for (i = 0; i < given->enabledExtensionCount; i++)
        if (strcmp(given->ppEnabledExtensionNames[i], "VK_KHR_portability_subset") == 0)
            made.asked_portability = true;
        else names[create.enabledExtensionCount++] = given->ppEnabledExtensionNames[i];
    made.family = queue.queueFamilyIndex;
    queue.queueFamilyIndex = 0;
    create.pQueueCreateInfos = &queue;
    if (made_number(device) < made.rejected) return VK_ERROR_INITIALIZATION_FAILED;
    made.opened = made_number(device) + 1;
    return made_vk.CreateDevice(made_real, &create, callbacks, out);
}

static VKAPI_ATTR void VKAPI_CALL made_GetDeviceQueue(VkDevice device, uint32_t family,
                                                      uint32_t index, VkQueue *queue) {
    (void)family;
    made_vk.GetDeviceQueue(device, 0, index, queue);
}

static VKAPI_ATTR VkResult VKAPI_CALL made_CreateCommandPool(VkDevice device,
                                                             const VkCommandPoolCreateInfo *given,
                                                             const VkAllocationCallbacks *callbacks,
                                                             VkCommandPool *pool) {
    VkCommandPoolCreateInfo create = *given;
    create.queueFamilyIndex = 0;
    return made_vk.CreateCommandPool(device, &create, callbacks, pool);
}

static VKAPI_ATTR VkResult VKAPI_CALL
made_CreateComputePipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                            const VkComputePipelineCreateInfo *create,
                            const VkAllocationCallbacks *callbacks, VkPipeline *pipelines) {
    int before = bitnet__add(&made.pipelines, 1) - made.compiled;
    if (create->stage.flags & VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT)
        bitnet__add(&made.full, 1);
    if (made.no_fast && create->stage.flags) return VK_ERROR_INITIALIZATION_FAILED;
    if (made.no_large_tiles && create->stage.module == made.large)
        return VK_ERROR_INITIALIZATION_FAILED;
    if (before >= 0 && before < made.uncompiled) return VK_ERROR_INITIALIZATION_FAILED;
    return made_vk.CreateComputePipelines(device, cache, count, create, callbacks, pipelines);
}

/* The value that a module's constant of this number was given; 0: it has none. */
static uint32_t made_constant(const VkShaderModuleCreateInfo *create, uint32_t number) {
    const uint32_t *words = create->pCode;
    size_t count = create->codeSize / 4, at = BITNET__SPV_HEADER, i;
    for (; at < count; at += words[at] >> 16) {
        if ((words[at] & 0xFFFF) != BITNET__SPV_DECORATE ||
            words[at + 2] != BITNET__SPV_CONSTANT_NUMBER || words[at + 3] != number)
            continue;
        for (i = at; i < count; i += words[i] >> 16)
            if ((words[i] & 0xFFFF) == BITNET__SPV_CONSTANT && words[i + 2] == words[at + 1])
                return words[i + 3];
    }
    return 0;
}

/* Kernels that reach buffers by address have this capability. */
static VKAPI_ATTR VkResult VKAPI_CALL
made_CreateShaderModule(VkDevice device, const VkShaderModuleCreateInfo *create,
                        const VkAllocationCallbacks *callbacks, VkShaderModule *module) {
    const uint32_t *words = create->pCode + BITNET__SPV_HEADER;
    VkResult result;
    for (; made.no_pass_kernels && (words[0] & 0xFFFF) == BITNET__SPV_CAPABILITY; words += 2)
        if (words[1] == 5347) return VK_ERROR_INITIALIZATION_FAILED;
    result = made_vk.CreateShaderModule(device, create, callbacks, module);
    if (result == VK_SUCCESS && made_constant(create, BITNET__SPEC_TILE) == BITNET__GPU_LARGE_TILE)
        made.large = *module;
    return result;
}

static VKAPI_ATTR VkDeviceAddress VKAPI_CALL
made_GetBufferDeviceAddressKHR(VkDevice device, const VkBufferDeviceAddressInfo *info) {
    return made_vk.GetBufferDeviceAddressKHR(device, info) + made.astray;
}

/* Above the bits that count there is anything. */
static VKAPI_ATTR VkResult VKAPI_CALL made_GetQueryPoolResults(VkDevice device, VkQueryPool pool,
                                                               uint32_t first, uint32_t count,
                                                               size_t size, void *data,
                                                               VkDeviceSize stride,
                                                               VkQueryResultFlags flags) {
    VkResult result =
        made_vk.GetQueryPoolResults(device, pool, first, count, size, data, stride, flags);
    uint64_t *times = (uint64_t *)data;
    uint32_t i;
    for (i = 0; made.clock_bits && i < count; i++) {
        times[i] &= ((uint64_t)1 << made.clock_bits) - 1;
        times[i] |= (uint64_t)(count - i) << made.clock_bits;
    }
    return result;
}

static VKAPI_ATTR void VKAPI_CALL made_CmdDispatch(VkCommandBuffer commands, uint32_t x, uint32_t y,
                                                   uint32_t z) {
    if (x > made.most_groups) made.most_groups = x;
    made_vk.CmdDispatch(commands, x, y, z);
}

static VKAPI_ATTR VkResult VKAPI_CALL made_QueueSubmit(VkQueue queue, uint32_t count,
                                                       const VkSubmitInfo *submits, VkFence fence) {
    int64_t end = bitnet__microseconds() + 20000;
    while (made.slow && bitnet__microseconds() < end) continue;
    made.submits++;
    if (++made.under_way > made.most_under_way) made.most_under_way = made.under_way;
    return made_vk.QueueSubmit(queue, count, submits, fence);
}

/* A hung device: every timeout expires at once, and an endless wait ends with "device lost" once the
   real device has finished. */
static VKAPI_ATTR VkResult VKAPI_CALL made_WaitForFences(VkDevice device, uint32_t count,
                                                         const VkFence *fences, VkBool32 all,
                                                         uint64_t timeout) {
    made.lone_waits += made.under_way == 1;
    if (!made_hangs()) /* a busy CPU may take longer than what a GPU is given */
        return made_vk.WaitForFences(device, count, fences, all,
                                     timeout > 1000000000 ? UINT64_MAX : timeout);
    if (timeout < UINT64_MAX) return VK_TIMEOUT;
    made.endless++;
    made_vk.WaitForFences(device, count, fences, all, timeout);
    return VK_ERROR_DEVICE_LOST;
}

static VKAPI_ATTR VkResult VKAPI_CALL made_ResetFences(VkDevice device, uint32_t count,
                                                       const VkFence *fences) {
    made.under_way -= (int)count;
    return made_vk.ResetFences(device, count, fences);
}

static VKAPI_ATTR void VKAPI_CALL made_FreeMemory(VkDevice device, VkDeviceMemory memory,
                                                  const VkAllocationCallbacks *callbacks) {
    made.destroyed++;
    made_vk.FreeMemory(device, memory, callbacks);
}

static VKAPI_ATTR void VKAPI_CALL made_DestroyDevice(VkDevice device,
                                                     const VkAllocationCallbacks *callbacks) {
    made.destroyed++;
    made_vk.DestroyDevice(device, callbacks);
}

/* clang-format off */
#define MADE_CALLS(X) \
    X(CreateInstance) X(EnumeratePhysicalDevices) X(GetPhysicalDeviceProperties2) \
    X(GetPhysicalDeviceFeatures2) X(GetPhysicalDeviceMemoryProperties2) \
    X(GetPhysicalDeviceQueueFamilyProperties) X(EnumerateDeviceExtensionProperties) \
    X(GetPhysicalDeviceCooperativeMatrixPropertiesKHR) X(CreateDevice) X(GetDeviceQueue) \
    X(CreateCommandPool) X(CreateShaderModule) X(CreateComputePipelines) X(CmdDispatch) \
    X(GetQueryPoolResults) X(QueueSubmit) X(WaitForFences) X(ResetFences) X(FreeMemory) \
    X(DestroyDevice) X(GetBufferDeviceAddressKHR)
/* clang-format on */

/* The real function goes into the table, ours to the caller. */
static PFN_vkVoidFunction made_wrap(const char *asked, PFN_vkVoidFunction real) {
    if (!real) return NULL;
#define MADE_X(name) \
    if (strcmp(asked, "vk" #name) == 0) { \
        memcpy(&made_vk.name, &real, sizeof real); \
        return (PFN_vkVoidFunction)made_##name; \
    }
    MADE_CALLS(MADE_X)
#undef MADE_X
    return real;
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL made_GetDeviceProcAddr(VkDevice device,
                                                                       const char *name) {
    return made_wrap(name, made_vk.GetDeviceProcAddr(device, name));
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL made_GetInstanceProcAddr(VkInstance instance,
                                                                         const char *name) {
    PFN_vkVoidFunction real = vulkan_loader()(instance, name);
    if (real && strcmp(name, "vkGetDeviceProcAddr") == 0) {
        memcpy(&made_vk.GetDeviceProcAddr, &real, sizeof real);
        return (PFN_vkVoidFunction)made_GetDeviceProcAddr;
    }
    return made_wrap(name, real);
}

static bitnet_gpu_options made_options(void) {
    PFN_vkGetInstanceProcAddr loader = made_GetInstanceProcAddr;
    bitnet_gpu_options options;
    memset(&options, 0, sizeof options);
    memcpy(&options.vulkan.get_instance_proc_addr, &loader, sizeof loader);
    options.device = 1; /* even if it is slower than the CPU */
    return options;
}

/* ---- which device is chosen, and what is requested of it */

static char made_log[1024];

static void made_hear(void *user, bitnet_log_level level, const char *message) {
    (void)user;
    if (level == BITNET_LOG_WARNING)
        snprintf(made_log + strlen(made_log), sizeof made_log - strlen(made_log), "%s\n", message);
}

static bool made_loader_has(const char *extension) {
    VkExtensionProperties list[64];
    uint32_t count = 64, i;
    PFN_vkEnumerateInstanceExtensionProperties enumerate =
        (PFN_vkEnumerateInstanceExtensionProperties)vulkan_loader()(
            NULL, "vkEnumerateInstanceExtensionProperties");
    if (enumerate(NULL, &count, list) < VK_SUCCESS) return false;
    for (i = 0; i < count; i++)
        if (strcmp(list[i].extensionName, extension) == 0) return true;
    return false;
}

/* Takes a device by itself: the last one that is opened, unless the CPU is faster. */
static bool made_takes(bitnet_model *model, bitnet_error *error) {
    bitnet_gpu_options options = made_options();
    bitnet_gpu *gpu;
    options.device = 0;
    gpu = bitnet_gpu_create(model, &options, error);
    bitnet_gpu_free(gpu);
    return gpu || strstr(error->message, "slower");
}

static void test_choosing(bitnet_model *model) {
    bitnet_gpu_options options = made_options();
    bitnet_gpu_device devices[2];
    bitnet_error error;
    bitnet_gpu *gpu;
    size_t count = 0;
    memset(&made, 0, sizeof made);
    made.int8_dot[1] = true;
    CHECK(bitnet_gpu_devices(&options.vulkan, devices, 2, &count, &error) == BITNET_OK);
    CHECK(count == 2 && devices[0].int8_dot && !devices[1].int8_dot);
    CHECK(devices[0].fast && devices[1].fast); /* which the driver's multiplications serve too */
    CHECK((made.flags == 1) == made_loader_has("VK_KHR_portability_enumeration"));
    gpu = bitnet_gpu_create(model, &options, &error);
    if (!CHECK(gpu && made.opened == 2)) puts(error.message);
    bitnet_gpu_free(gpu);

    memset(&made, 0, sizeof made);
    made.rejected = 1; /* the first: the second is taken, and the log has the reason */
    made_log[0] = 0;
    if (!CHECK(made_takes(model, &error) && made.opened == 2 && strstr(made_log, "vkCreateDevice")))
        puts(error.message);
    /* but not if the first was requested */
    CHECK(!bitnet_gpu_create(model, &options, &error) && error.result == BITNET_ERROR_GPU_FAILED);
    made.rejected = 2;
    CHECK(!made_takes(model, &error) && error.result == BITNET_ERROR_GPU_FAILED);
    memset(&made, 0, sizeof made);
    made.hang_at = 1; /* the first hangs while it is opened, as then does the second */
    CHECK(!made_takes(model, &error) && error.result == BITNET_ERROR_GPU_FAILED);
    CHECK(made.opened == 2 && made.endless == 0 && made.destroyed == 0);
    memset(&made, 0, sizeof made);
    made.slow = true; /* both are left alone, and the log says why */
    made_log[0] = 0;
    CHECK(made_takes(model, &error) && error.result == BITNET_ERROR_GPU_UNSUPPORTED);
    CHECK(made.opened == 2 && strstr(made_log, "slower than this CPU"));
}

/* Opens the made-up machine's fast tier and closes it again. */
static bool made_opens(bitnet_model *model, bitnet_gpu_tier tier) {
    bitnet_gpu_options options = made_options();
    bitnet_error error;
    bitnet_gpu *gpu;
    options.tier = tier;
    gpu = bitnet_gpu_create(model, &options, &error);
    if (!gpu) snprintf(made_log, sizeof made_log, "%s", error.message);
    bitnet_gpu_free(gpu);
    return gpu != NULL;
}

static void test_asking(bitnet_model *model) {
    memset(&made, 0, sizeof made);
    CHECK(made_opens(model, BITNET_GPU_TIER_FAST) && made.family == 0 && !made.asked_portability);
    CHECK(made.full > 0 && made.full == made.pipelines);
    memset(&made, 0, sizeof made);
    made.families = 2;
    made.portability = made.no_subgroups = made.no_denormals = true;
    if (!CHECK(made_opens(model, BITNET_GPU_TIER_FAST) && made.family == 1 &&
               made.asked_portability))
        puts(made_log);
    CHECK(made.full == 0 && made.pipelines > 0);
    memset(&made, 0, sizeof made);
    CHECK(made_opens(model, BITNET_GPU_TIER_PLAIN) && made.full == 0);
    made.least_subgroup = 4; /* a team would not lie in one */
    if (!CHECK(!made_opens(model, BITNET_GPU_TIER_FAST) && made_opens(model, BITNET_GPU_TIER_AUTO)))
        puts(made_log);
    memset(&made, 0, sizeof made);
    made.uncompiled = 1; /* large workgroups are left, not the fast tier */
    made_log[0] = 0;
    CHECK(made_opens(model, BITNET_GPU_TIER_FAST) && strstr(made_log, "leaving large workgroups"));
    memset(&made, 0, sizeof made);
    made.no_large_tiles = true; /* large tiles are left, not matrices */
    made_log[0] = 0;
    if (gpu_last_tier() == BITNET_GPU_TIER_MATRIX)
        CHECK(made_opens(model, BITNET_GPU_TIER_MATRIX) && strstr(made_log, "leaving large tiles"));
    memset(&made, 0, sizeof made);
    made.no_fast = true; /* the plain tier is left */
    CHECK(!made_opens(model, BITNET_GPU_TIER_FAST));
    if (!CHECK(made_opens(model, BITNET_GPU_TIER_AUTO))) puts(made_log);
    CHECK(made.full > 0 && made.full < made.pipelines);
}

/* What a session has made before it computes: all that batches of it, and passes, need. */
static void made_before(bitnet_model *model, bitnet_gpu *gpu) {
    static const int32_t batches[] = {1, 2, 3, 8, 9};
    bitnet_session *pair[2];
    bitnet_error error;
    int32_t ids[9];
    int count, i;
    gpu_ids(ids, 9, 300);
    bitnet__gpu_drop_pipelines(gpu);
    for (i = 0; i < 2; i++) pair[i] = gpu_session(model, gpu, 0);
    CHECK(bitnet__gpu_make_pipelines(bitnet__gpu_of(pair[0]), &error) == BITNET_OK);
    count = made.pipelines;
    for (i = 0; i < 5; i++)
        CHECK(bitnet_feed(pair[0], ids, batches[i]) == BITNET_OK && logits_of(pair[0]));
    CHECK(bitnet_sample(pair[0], NULL, ids) == BITNET_OK); /* by the screen */
    for (i = 0; i < 2; i++) CHECK(bitnet_feed(pair[i], ids, 1) == BITNET_OK);
    CHECK(bitnet_step_many(pair, 2, NULL) == BITNET_OK);
    CHECK(bitnet_gpu_is_attached(pair[0]) && bitnet_gpu_is_attached(pair[1]));
    CHECK(made.pipelines == count || model->pool->threads == 1);
    for (i = 0; i < 2; i++) bitnet_session_free(pair[i]);
}

/* Kernels that several threads make. One that does not compile, behind some that do, is left with
   what it belongs to, or has its error. */
static void test_pipelines(void) {
    bitnet_gpu_options options = made_options();
    bitnet_model_options several;
    bitnet_model *model;
    bitnet_error error;
    make_file file;
    bitnet_gpu *gpu;
    memset(&several, 0, sizeof several);
    several.threads = 3;
    several.log.write = made_hear;
    model = gpu_small_model(&several, &file);
    memset(&made, 0, sizeof made);
    gpu = bitnet_gpu_create(model, &options, &error);
    if (!CHECK(gpu != NULL)) return;
    made_before(model, gpu);
    gpu_cache = BITNET_CACHE_INT8;
    made_before(model, gpu);
    gpu_cache = BITNET_CACHE_F16;
    bitnet_gpu_free(gpu);
    memset(&made, 0, sizeof made);
    made.compiled = 7;
    made.uncompiled = 1;
    made_log[0] = 0;
    CHECK(made_opens(model, BITNET_GPU_TIER_FAST) && strstr(made_log, "leaving large workgroups"));
    memset(&made, 0, sizeof made);
    made.no_pass_kernels = true; /* passes are left, and nothing else */
    made_log[0] = 0;
    CHECK(made_opens(model, BITNET_GPU_TIER_FAST) && strstr(made_log, "do not share passes") &&
          !strstr(made_log, "leaving"));
    memset(&made, 0, sizeof made);
    made.astray = 256; /* the same */
    made_log[0] = 0;
    CHECK(made_opens(model, BITNET_GPU_TIER_FAST) && strstr(made_log, "do not share passes") &&
          !strstr(made_log, "leaving"));
    memset(&made, 0, sizeof made);
    made.compiled = 7;
    made.uncompiled = 1000;
    CHECK(!bitnet_gpu_create(model, &options, &error));
    CHECK(error.result == BITNET_ERROR_GPU_UNSUPPORTED);
    CHECK(strstr(error.message, "does not compile kernel"));
    bitnet_model_free(model);
    make_free(&file);
}

/* What drivers list, and what is taken of it: the largest that divides tiles and groups. */
static const bitnet__vk_matrix *made_list;

static VKAPI_ATTR VkResult VKAPI_CALL made_list_matrices(VkPhysicalDevice device, uint32_t *count,
                                                         bitnet__vk_matrix *list) {
    (void)device;
    for (*count = 0; made_list[*count].rows; ++*count) list[*count] = made_list[*count];
    return VK_SUCCESS;
}

#define MADE_MATRIX(rows, tokens, columns, in, out) \
    { BITNET__VK_MATRIX, NULL, rows, tokens, columns, in, in, out, out, VK_FALSE, 3 }

static void test_matrices(void) {
    enum { HALF = 0, FLOAT = 1, INT8 = 3, INT32 = 5, BYTE = 7, WORD = 9 };
    static const bitnet__vk_matrix nvidia[] = {
        MADE_MATRIX(16, 16, 16, HALF, FLOAT),
        MADE_MATRIX(16, 16, 32, BYTE, WORD),
        MADE_MATRIX(16, 8, 32, INT8, INT32),
        MADE_MATRIX(16, 16, 32, INT8, INT32),
        {BITNET__VK_MATRIX, NULL, 0, 0, 0, 0, 0, 0, 0, VK_FALSE, 0}};
    static const bitnet__vk_matrix amd[] = {
        MADE_MATRIX(16, 16, 16, INT8, INT32),
        {BITNET__VK_MATRIX, NULL, 0, 0, 0, 0, 0, 0, 0, VK_FALSE, 0}};
    static const bitnet__vk_matrix intel[] = {
        MADE_MATRIX(8, 16, 16, HALF, FLOAT),
        MADE_MATRIX(8, 16, 32, INT8, INT32),
        {BITNET__VK_MATRIX, NULL, 0, 0, 0, 0, 0, 0, 0, VK_FALSE, 0}};
    static const bitnet__vk_matrix others[] = {
        MADE_MATRIX(16, 16, 64, INT8, INT32),
        MADE_MATRIX(24, 16, 32, INT8, INT32),
        MADE_MATRIX(64, 64, 32, INT8, INT32),
        MADE_MATRIX(16, 16, 32, BYTE, INT32),
        {BITNET__VK_MATRIX, NULL, 0, 0, 0, 0, 0, 0, 0, VK_FALSE, 0}};
    static const struct {
        const bitnet__vk_matrix *list;
        uint32_t subgroup, rows, tokens, columns, subgroups;
    } drivers[] = {{nvidia, 32, 16, 16, 32, 4}, {amd, 64, 16, 16, 16, 2}, {amd, 32, 16, 16, 16, 4},
                   {intel, 8, 8, 16, 32, 16},   {others, 32, 0, 0, 0, 0}, {amd, 4, 0, 0, 0, 0}};
    bitnet__gpu_machine machine;
    bitnet__gpu_abilities a;
    size_t i;
    memset(&machine, 0, sizeof machine);
    memset(&a, 0, sizeof a);
    CHECK(!bitnet__gpu_find_matrix(&machine, &a, 32)); /* a loader that knows none */
    machine.vk.GetPhysicalDeviceCooperativeMatrixPropertiesKHR = made_list_matrices;
    for (i = 0; i < sizeof drivers / sizeof *drivers; i++) {
        made_list = drivers[i].list;
        memset(&a, 0, sizeof a);
        CHECK(bitnet__gpu_find_matrix(&machine, &a, drivers[i].subgroup) == (drivers[i].rows > 0));
        CHECK(a.matrix[0] == drivers[i].rows && a.matrix[1] == drivers[i].tokens);
        CHECK(a.matrix[2] == drivers[i].columns && a.matrix[3] == drivers[i].subgroups);
    }
}

/* A clock whose times have 40 bits. */
static void test_short_clock(bitnet_model *model) {
    bitnet_gpu_options options = made_options();
    bitnet_gpu_kernel kernels[12];
    bitnet_session *session;
    bitnet_error error;
    bitnet_gpu *gpu;
    int32_t id = 7;
    size_t count, i;
    memset(&made, 0, sizeof made);
    made.clock_bits = 40;
    gpu = bitnet_gpu_create(model, &options, &error);
    session = gpu_session(model, gpu, 64);
    bitnet_feed(session, &id, 1);
    CHECK(bitnet_gpu_measure(session, kernels, 12, &count) == BITNET_OK);
    CHECK(count > 0 && count <= 12);
    for (i = 0; i < count; i++)
        CHECK(kernels[i].microseconds >= 0 && kernels[i].microseconds < 6e8);
    bitnet_session_free(session);
    bitnet_gpu_free(gpu);
}

/* Memory that the CPU sees takes no submits; other memory does, even if the CPU may only write it. The bits are
   the same. `seen`: 0: not; 1: for writing; 2: for reading, too. */
static void test_memory(bitnet_model *model, int seen) {
    enum { FED = 40, STATE = 1 << 20 };
    bitnet_gpu_options options = made_options();
    bitnet_session *here = gpu_session(model, NULL, 0), *there = gpu_session(model, NULL, 0);
    static uint8_t a[STATE], b[STATE];
    size_t size;
    int32_t ids[FED];
    BITNET__VK_STRUCT(VkPhysicalDeviceProperties2, real,
                      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    bitnet_gpu *gpu;
    bitnet_error error;
    int before;
    memset(&made, 0, sizeof made);
    made.integrated = seen > 0;
    made.uncached = seen == 1;
    gpu = bitnet_gpu_create(model, &options, &error);
    if (!CHECK(gpu != NULL)) return;
    made_vk.GetPhysicalDeviceProperties2(made_real, &real);
    if (real.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU)
        CHECK(gpu->can.unified == (seen > 0) && gpu->blocks.block[0].cached == (seen == 2));
    seen = !gpu->can.unified ? 0 : !gpu->blocks.block[0].cached ? 1 : 2; /* what a real GPU has */
    gpu_ids(ids, FED, 300);
    CHECK(run_feed(here, ids, 0, FED, FED, NULL));
    CHECK(run_feed(there, ids, 0, FED / 2, FED, NULL));
    CHECK(bitnet_gpu_attach(there, gpu) == BITNET_OK);
    gpu->prompt_microseconds = 1; /* so that the prompt is not split */
    before = made.submits;
    CHECK(run_feed(there, ids, FED / 2, FED, FED, NULL)); /* which takes the cache up */
    CHECK(seen ? made.submits == before + 1 : made.submits > before + 1);
    before = made.submits;
    size = run_save_to(here, a, STATE);
    CHECK(size > 0 && run_save_to(there, b, STATE) == size && memcmp(a, b, size) == 0);
    CHECK(seen == 2 ? made.submits == before : made.submits > before);
    CHECK(bitnet_gpu_is_attached(there));
    bitnet_session_free(here);
    bitnet_session_free(there);
    bitnet_gpu_free(gpu);
}

/* ---- how many workgroups a dispatch may have */

/* A session of this context; it is on the GPU if attention's chunks are allowed. */
static bitnet_session *limits_session(bitnet_gpu *gpu, int32_t context) {
    bitnet_session *session = gpu_session(gpu->model, NULL, context);
    bitnet_result result = bitnet_gpu_attach(session, gpu);
    if ((uint32_t)context / 64 > made.groups)
        CHECK(result == BITNET_ERROR_GPU_MEMORY &&
              strstr(bitnet_session_message(session), "would fit"));
    else CHECK(result == BITNET_OK);
    return session;
}

/* A device that allows exactly as many as the model needs computes it; long contexts are rejected,
   or keep attention apart from the product before it. */
static void limits_just_enough(bitnet_gpu *gpu) {
    uint32_t product = (uint32_t)(bitnet__gpu_rows(gpu, BITNET__PRODUCT_QKV) + 15) / 16;
    int32_t chunks = (int32_t)(made.groups - product) / gpu->model->info.heads, i;
    for (i = 0; i < 2; i++) {
        bitnet_session *session = limits_session(gpu, 64 * (chunks + i));
        bitnet__store_release(&gpu->joined, 1);
        CHECK(bitnet__gpu_joins(bitnet__gpu_of(session)) == (i == 0));
        bitnet__store_release(&gpu->joined, 0);
        bitnet_session_free(session);
    }
    bitnet_session_free(limits_session(gpu, 64 * (int32_t)made.groups));
    bitnet_session_free(limits_session(gpu, 64 * (int32_t)made.groups + 64));
}

static void test_limits(void) {
    bitnet_gpu_options options = made_options();
    make_options o = make_defaults();
    bitnet_model *model;
    bitnet_error error;
    bitnet_gpu *gpu;
    make_file file;
    uint32_t most;
    options.join = BITNET_GPU_JOIN_OFF;
    o.layers = 1, o.width = 128, o.heads = 2, o.kv_heads = 1, o.ffn = 128;
    o.vocabulary = 3000; /* which takes more workgroups than a prompt has tokens */
    make_model(&o, &file);
    model = bitnet_model_load_memory(file.data, file.size, NULL, &error);
    memset(&made, 0, sizeof made);
    gpu = bitnet_gpu_create(model, &options, &error);
    CHECK(gpu && made.most_groups > 1);
    bitnet_gpu_free(gpu);
    most = made.most_groups;
    memset(&made, 0, sizeof made);
    made.groups = most;
    gpu = bitnet_gpu_create(model, &options, &error);
    CHECK(made.most_groups == most);
    if (CHECK(gpu != NULL)) limits_just_enough(gpu);
    bitnet_gpu_free(gpu);
    memset(&made, 0, sizeof made);
    made.groups = most - 1; /* rejected before the device is opened */
    CHECK(!bitnet_gpu_create(model, &options, &error) && made.opened == 0);
    CHECK(error.result == BITNET_ERROR_GPU_UNSUPPORTED && strstr(error.message, "workgroups"));
    bitnet_model_free(model);
    make_free(&file);
}

static void test_devices(void) {
    bitnet_model_options options;
    make_file file;
    bitnet_model *model;
    int seen;
    memset(&options, 0, sizeof options);
    options.log.write = made_hear;
    model = gpu_small_model(&options, &file);
    test_choosing(model);
    test_asking(model);
    test_pipelines();
    test_matrices();
    test_short_clock(model);
    for (seen = 0; seen < 3; seen++) test_memory(model, seen);
    gpu_cache = BITNET_CACHE_INT8;
    for (seen = 0; seen < 3; seen++) test_memory(model, seen);
    gpu_cache = BITNET_CACHE_F16;
    bitnet_model_free(model);
    make_free(&file);
}

/* ---- a device that hangs */

enum { HANG_TOKENS = 12 };

/* Minutes of patience, so that a wait that never ends is a failure of this test. */
static bool hang_write(bitnet_session *session, const bitnet_budget *budget, int32_t *ids) {
    int64_t end = bitnet__microseconds() + 300000000;
    int32_t prompt[10], i;
    bitnet_result result;
    gpu_ids(prompt, 10, 300);
    if (bitnet_feed(session, prompt, 10) != BITNET_OK) return false;
    for (i = 0; i < HANG_TOKENS; i++) {
        do result = bitnet_sample(session, budget, &ids[i]);
        while (result == BITNET_PENDING && bitnet__microseconds() < end);
        if (result != BITNET_OK || bitnet_feed(session, &ids[i], 1) != BITNET_OK) return false;
    }
    return true;
}

/* From submit number `at` of the session on nothing ends: the session continues on the CPU, others
   leave too, and what the device may be using stays. */
static void hang_once(bitnet_model *model, const int32_t *here, int at, bool budgeted) {
    bitnet_gpu_options options = made_options();
    const bitnet_budget budget = {300, 0};
    bitnet_error error;
    bitnet_gpu *gpu;
    bitnet_session *session, *other;
    int32_t ids[HANG_TOKENS];
    memset(&made, 0, sizeof made);
    gpu = bitnet_gpu_create(model, &options, &error);
    if (!CHECK(gpu != NULL)) return;
    session = gpu_session(model, gpu, 0);
    other = gpu_session(model, gpu, 0);
    gpu->patience = budgeted ? 20000 : 3600000000;
    made.hang_at = made.submits + at;
    made.destroyed = 0;
    CHECK(hang_write(session, budgeted ? &budget : NULL, ids));
    CHECK(memcmp(ids, here, sizeof ids) == 0);
    CHECK(!bitnet_gpu_is_attached(session));
    CHECK(strstr(bitnet_session_message(session), "too long") != NULL);
    CHECK(hang_write(other, NULL, ids) && memcmp(ids, here, sizeof ids) == 0);
    CHECK(!bitnet_gpu_is_attached(other));
    CHECK(bitnet_gpu_attach(other, gpu) == BITNET_ERROR_GPU_FAILED);
    bitnet_session_free(session);
    bitnet_session_free(other);
    bitnet_gpu_free(gpu);
    CHECK(made.endless == 0 && made.destroyed == 0);
}

static void test_hangs(void) {
    make_file file;
    check_heap heap;
    bitnet_model *model = gpu_counted_model(&heap, &file);
    bitnet_session *session;
    int32_t here[HANG_TOKENS];
    session = gpu_session(model, NULL, 0);
    CHECK(hang_write(session, NULL, here));
    bitnet_session_free(session);
    hang_once(model, here, 1, false);
    hang_once(model, here, 3, false);
    hang_once(model, here, 1, true);
    hang_once(model, here, 3, true);
    bitnet_model_free(model);
    CHECK(heap.live == 0);
    make_free(&file);
}

#endif
