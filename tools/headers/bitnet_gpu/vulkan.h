#pragma once
#include "api.h"

/* Vulkan's types without its functions, which >>gpu-loader finds at run time. */
#ifndef VULKAN_CORE_H_
#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES
#endif
#include <vulkan/vulkan_core.h>
#endif
#if defined(BITNET__POSIX) && !defined(BITNET_GPU_USE_VOLK)
#include <dlfcn.h>
#endif
