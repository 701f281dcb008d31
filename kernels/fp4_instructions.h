// The instructions of NVIDIA's GPUs for what fp4.h does by arithmetic (PTX ISA 9.0, cvt), which give the same
// bits and are used where the target that is compiled for has them: E4M3 from 8.9 on; E2M1 and E8M0 from 10.0
// on, in targets of a family (sm_100f) or of one GPU (sm_100a) alone.
#pragma once
#include <cstdint>

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 890
#define NIBBLE_E4M3_INSTRUCTIONS 1
#else
#define NIBBLE_E4M3_INSTRUCTIONS 0
#endif
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 1000 && defined(__CUDA_ARCH_FAMILY_SPECIFIC__)
#define NIBBLE_E2M1_INSTRUCTIONS 1
#else
#define NIBBLE_E2M1_INSTRUCTIONS 0
#endif

namespace nibble::kernels {

#if NIBBLE_E2M1_INSTRUCTIONS
/// The codes of two values in a byte, `low` in its lower half; NaN gives that of 6.
__device__ __forceinline__ std::uint32_t convert_to_e2m1(float low, float high) {
    std::uint32_t codes;
    asm("{\n .reg .b8 codes;\n cvt.rn.satfinite.e2m1x2.f32 codes, %1, %2;\n cvt.u32.u8 %0, codes;\n}"
        : "=r"(codes)
        : "f"(high), "f"(low));
    return codes;
}
/// The smallest power of two that x >= 0 does not exceed, within [2^-127, 2^127].
__device__ __forceinline__ std::uint32_t convert_to_e8m0(float x) {
    std::uint16_t byte;
    asm("cvt.rp.satfinite.ue8m0x2.f32 %0, %1, %2;" : "=h"(byte) : "f"(0.0f), "f"(x));
    return byte & 0xFFu;
}
__device__ __forceinline__ float convert_from_e8m0(std::uint32_t byte) {
    std::uint32_t pair;  // of bfloat16, which is the upper half of a float32
    asm("cvt.rn.bf16x2.ue8m0x2 %0, %1;" : "=r"(pair) : "h"(static_cast<std::uint16_t>(byte)));
    return __uint_as_float(pair << 16);
}
#endif

#if NIBBLE_E4M3_INSTRUCTIONS
__device__ __forceinline__ std::uint32_t convert_to_e4m3(float x) {
    std::uint16_t byte;
    asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(byte) : "f"(0.0f), "f"(x));
    return byte & 0xFFu;
}
__device__ __forceinline__ float convert_from_e4m3(std::uint32_t byte) {
    std::uint32_t pair;  // of float16, which holds every E4M3 value
    float x;
    asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(pair) : "h"(static_cast<std::uint16_t>(byte)));
    asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"(static_cast<std::uint16_t>(pair)));
    return x;
}
#endif

}  // namespace nibble::kernels
