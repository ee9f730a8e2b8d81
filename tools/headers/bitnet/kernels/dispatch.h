#pragma once
#include "../../bitnet_machine/api.h"
#include "x86.h"

/* ==================================================
   >>dispatch   Kernels: choosing one

   Tests the CPU's bits, and that the system saves the registers.
   ================================================== */

#if defined(BITNET__SIMD_X86)

/* Requires OSXSAVE. */
static uint32_t bitnet__saved_registers(void) {
#if defined(_MSC_VER)
    return (uint32_t)_xgetbv(0);
#else
    uint32_t low, high; /* its mnemonic needs a target */
    __asm__ volatile(".byte 0x0F, 0x01, 0xD0" : "=a"(low), "=d"(high) : "c"(0));
    return low;
#endif
}

static bool bitnet__cpu_can(bitnet_isa isa) {
    const uint32_t osxsave = 1u << 27;                                 /* leaf 1, ecx */
    const uint32_t avx = 1u << 28 | 1u << 29 | 1u << 12;               /* AVX, F16C, FMA */
    const uint32_t avx2 = 1u << 5;                                     /* leaf 7, ebx */
    const uint32_t avx512 = 1u << 16 | 1u << 17 | 1u << 30 | 1u << 31; /* F, DQ, BW, VL */
    const uint32_t vnni = 1u << 11, vbmi = 1u << 1;                    /* leaf 7, ecx */
    const uint32_t avx_vnni = 1u << 4;                                 /* leaf 7, part 1, eax */
    const uint32_t ymm = 0x06, zmm = 0xE6;
    bitnet__cpuid basic = bitnet__ask_cpu(1, 0), more = bitnet__ask_cpu(7, 0);
    uint32_t saved = basic.ecx & osxsave ? bitnet__saved_registers() : 0;
    if (isa == BITNET_ISA_AVX_VNNI)
        return more.eax >= 1 && (bitnet__ask_cpu(7, 1).eax & avx_vnni) &&
               bitnet__cpu_can(BITNET_ISA_AVX2);
    if (isa == BITNET_ISA_AVX2)
        return (basic.ecx & avx) == avx && (more.ebx & avx2) && (saved & ymm) == ymm;
    if (isa == BITNET_ISA_AVX512_VBMI && !(more.ecx & vbmi)) return false;
    return (more.ebx & avx512) == avx512 && (more.ecx & vnni) && (saved & zmm) == zmm;
}

#endif

#if defined(BITNET__SIMD_NEON)

static bool bitnet__cpu_can(bitnet_isa isa) {
    bool i8mm = isa == BITNET_ISA_NEON_I8MM;
#if defined(__ARM_FEATURE_DOTPROD)
    if (!i8mm) return true;
#endif
#if defined(__ARM_FEATURE_MATMUL_INT8)
    if (i8mm) return true;
#endif
#if defined(__linux__) /* HWCAP2_I8MM and HWCAP_ASIMDDP */
    return i8mm ? getauxval(AT_HWCAP2) >> 13 & 1 : getauxval(AT_HWCAP) >> 20 & 1;
#elif defined(__APPLE__)
    const char *name = i8mm ? "hw.optional.arm.FEAT_I8MM" : "hw.optional.arm.FEAT_DotProd";
    int has = 0;
    size_t size = sizeof has;
    return sysctlbyname(name, &has, &size, NULL, 0) == 0 && has;
#elif defined(BITNET__WINDOWS) /* PF_ARM_V82_I8MM_..., PF_ARM_V82_DP_... */
    return IsProcessorFeaturePresent(i8mm ? 66 : 43) != 0;
#else
    (void)i8mm;
    return false;
#endif
}

#endif

/* Or the best; NULL if the build or CPU lacks it. */
static bitnet__kernel_set *bitnet__find_kernels(bitnet_isa wanted) {
    bool any = wanted == BITNET_ISA_AUTO;
#if defined(BITNET__SIMD_AVX512)
    if ((any || wanted == BITNET_ISA_AVX512_VBMI) && bitnet__cpu_can(BITNET_ISA_AVX512_VBMI))
        return bitnet__vbmi_kernels;
    if ((any || wanted == BITNET_ISA_AVX512) && bitnet__cpu_can(BITNET_ISA_AVX512))
        return bitnet__avx512_kernels;
#endif
#if defined(BITNET__SIMD_X86)
#if defined(BITNET__AVX_VNNI)
    if ((any || wanted == BITNET_ISA_AVX_VNNI) && bitnet__cpu_can(BITNET__AVX_VNNI_NEEDS))
        return bitnet__dotprod_kernels;
#endif
    if ((any || wanted == BITNET_ISA_AVX2) && bitnet__cpu_can(BITNET_ISA_AVX2))
        return bitnet__simd_kernels;
#elif defined(BITNET__SIMD_NEON)
    if (bitnet__cpu_can(BITNET_ISA_NEON_DOTPROD)) {
        if ((any || wanted == BITNET_ISA_NEON_I8MM) && bitnet__cpu_can(BITNET_ISA_NEON_I8MM))
            return bitnet__i8mm_kernels;
        if (any || wanted == BITNET_ISA_NEON_DOTPROD) return bitnet__dotprod_kernels;
    }
    if (any || wanted == BITNET_ISA_NEON) return bitnet__simd_kernels;
#elif defined(BITNET__SIMD_WASM)
#if defined(__wasm_relaxed_simd__)
    if (any || wanted == BITNET_ISA_WASM_RELAXED) return bitnet__dotprod_kernels;
#endif
    if (any || wanted == BITNET_ISA_WASM) return bitnet__simd_kernels;
#endif
    return any || wanted == BITNET_ISA_SCALAR ? bitnet__scalar_kernels : NULL;
}

static bitnet_result bitnet__choose_kernels(bitnet_isa wanted, bitnet__kernels *k,
                                            bitnet_error *error) {
    bitnet__kernel_set *set = bitnet__find_kernels(wanted);
    if (!set)
        return bitnet__fail(error, BITNET_ERROR_ISA, "this CPU or build has no %s",
                            bitnet_isa_name(wanted));
    set(k);
    return BITNET_OK;
}

/* In the order of bitnet_isa. */
static const char *const bitnet__isa_names[] = {
    "auto", "scalar",       "avx2",      "avx-vnni", "avx512",      "avx512-vbmi",
    "neon", "neon-dotprod", "neon-i8mm", "wasm",     "wasm-relaxed"};
BITNET__ENSURE(isa_names, BITNET__COUNT(bitnet__isa_names) == BITNET_ISA_COUNT);

BITNET_API const char *bitnet_isa_name(bitnet_isa isa) {
    return (size_t)isa < BITNET_ISA_COUNT ? bitnet__isa_names[isa] : "unknown";
}

BITNET_API bool bitnet_isa_available(bitnet_isa isa) { return bitnet__find_kernels(isa) != NULL; }
