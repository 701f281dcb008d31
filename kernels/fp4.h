// The number formats behind 4-bit weights, one value at a time: E2M1 (the elements), E8M0 and E4M3 (the block
// scales) and bfloat16. The same constexpr functions run in the plain reference, in the vectorised loops, on
// the GPU and in static_asserts, so there is one truth about every rounding.
//   E2M1, E8M0  OCP Microscaling Formats (MX) v1.0, 5.3.3 and 5.4.1;  E4M3  OCP 8-bit Floating Point v1.0
#pragma once
#include <cstdint>

#include "kernels/fp4_instructions.h"

// Always inlined: a copy kept out of line by the AVX-512 object could otherwise be linked into the portable
// path.
#ifdef __CUDACC__
#define NIBBLE_HOST_DEVICE __host__ __device__ __forceinline__
#else
#define NIBBLE_HOST_DEVICE [[gnu::always_inline]] inline
#endif

namespace nibble::kernels {

NIBBLE_HOST_DEVICE constexpr std::uint32_t float_bits(float x) {
    return __builtin_bit_cast(std::uint32_t, x);
}
NIBBLE_HOST_DEVICE constexpr float bits_float(std::uint32_t bits) {
    return __builtin_bit_cast(float, bits);
}

inline constexpr std::uint32_t kSignBit = 0x80000000;
inline constexpr std::uint32_t kInfinityBits = 0x7F800000;  ///< magnitudes above it are NaN
inline constexpr std::uint32_t kNanBits = 0x7FC00000;

/// The bits without the sign. They order like the magnitudes, NaN last, so that an integer maximum finds the
/// largest.
NIBBLE_HOST_DEVICE constexpr std::uint32_t magnitude_bits(float x) {
    return float_bits(x) & ~kSignBit;
}
NIBBLE_HOST_DEVICE constexpr std::uint32_t smaller(std::uint32_t a, std::uint32_t b) {
    return a < b ? a : b;
}
NIBBLE_HOST_DEVICE constexpr std::uint32_t larger(std::uint32_t a, std::uint32_t b) {
    return a > b ? a : b;
}

// bfloat16: the upper half of a float32
// -----------------------------------------------------------------------------
struct BFloat16 {
    std::uint16_t bits;
};

NIBBLE_HOST_DEVICE constexpr float to_float(float x) {
    return x;
}
NIBBLE_HOST_DEVICE constexpr float to_float(BFloat16 x) {
    return bits_float(std::uint32_t{x.bits} << 16);
}

template <class T>
NIBBLE_HOST_DEVICE constexpr T from_float(float x);
template <>
NIBBLE_HOST_DEVICE constexpr float from_float<float>(float x) {
    return x;
}
/// Nearest, ties to even; NaN keeps its sign and loses its payload (on a GPU both).
template <>
NIBBLE_HOST_DEVICE constexpr BFloat16 from_float<BFloat16>(float x) {
#ifdef __CUDA_ARCH__
    if (!__builtin_is_constant_evaluated()) {
        std::uint16_t converted = 0;
        asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(converted) : "f"(x));
        return {converted};
    }
#endif
    const std::uint32_t bits = float_bits(x);
    const std::uint32_t rounded = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16;
    const std::uint32_t nan = (bits >> 16 & 0x8000) | (kNanBits >> 16);
    return {static_cast<std::uint16_t>((bits & ~kSignBit) > kInfinityBits ? nan : rounded)};
}

// E2M1: 0, 0.5, 1, 1.5, 2, 3, 4, 6 and their negatives; bit 3 of a code is the sign
// ---------------------------------
inline constexpr float kE2M1Max = 6;

/// Neighbouring values are half a binade apart (below 1: half of 1). Half a binade is the last bit of the
/// float32 2^22 binades, so adding that makes the float32 adder itself round |x| to the grid, ties to even.
struct E2M1Rounding {
    float magnitude;       ///< |x|, at most 6; 6 for NaN
    std::uint32_t binade;  ///< exponent bits of the magnitude, at least those of 1
    float shifter;         ///< 2^22 binades

    NIBBLE_HOST_DEVICE constexpr explicit E2M1Rounding(float x)
        : magnitude(bits_float(smaller(magnitude_bits(x), float_bits(kE2M1Max)))),
          binade(larger(float_bits(magnitude), float_bits(1.0f)) & kInfinityBits),
          shifter(bits_float(binade + (22u << 23))) {}
};

/// The code 0..7 of |x|: nearest, ties to the even code, saturating at 6; NaN gives 7.
NIBBLE_HOST_DEVICE constexpr std::uint32_t e2m1_encode_magnitude(float x) {
    const E2M1Rounding r(x);
    const std::uint32_t steps = float_bits(r.magnitude + r.shifter) & 7;
    return steps + (r.binade >> 22) - 254;  // each binade above 1 starts two codes further up
}
/// The codes of two magnitudes in a byte, the first in its lower half.
NIBBLE_HOST_DEVICE constexpr std::uint32_t e2m1_encode_magnitudes(float first, float second) {
#if NIBBLE_E2M1_INSTRUCTIONS
    if (!__builtin_is_constant_evaluated()) return convert_to_e2m1(first, second);
#endif
    return e2m1_encode_magnitude(first) | e2m1_encode_magnitude(second) << 4;
}
/// The value 0..6 of a magnitude's code.
NIBBLE_HOST_DEVICE constexpr float e2m1_round_magnitude(float x) {
    const E2M1Rounding r(x);
    return (r.magnitude + r.shifter) - r.shifter;
}
/// The same for x >= 0 on the grid times `unit`, a power of two within [2^-123, 2^100]: without a division.
NIBBLE_HOST_DEVICE constexpr float e2m1_round_magnitude(float magnitude, float unit) {
    const std::uint32_t bits = smaller(float_bits(magnitude), float_bits(kE2M1Max * unit));
    const std::uint32_t binade = larger(bits, float_bits(unit)) & kInfinityBits;
    const float shifter = bits_float(binade + (22u << 23));
    return (bits_float(bits) + shifter) - shifter;
}
NIBBLE_HOST_DEVICE constexpr std::uint8_t e2m1_encode(float x) {
    return static_cast<std::uint8_t>((float_bits(x) >> 28 & 8) | e2m1_encode_magnitude(x));
}
NIBBLE_HOST_DEVICE constexpr float e2m1_decode_magnitude(std::uint32_t code) {
    const std::uint32_t index = code & 7;
    return index < 2 ? 0.5f * static_cast<float>(static_cast<std::int32_t>(index))
                     : bits_float((index + 252) << 22);
}
/// Bit 31 where the code is negative.
NIBBLE_HOST_DEVICE constexpr std::uint32_t e2m1_sign_bit(std::uint32_t code) {
    return (code & 8) << 28;
}
NIBBLE_HOST_DEVICE constexpr float e2m1_decode(std::uint32_t code) {
    return bits_float(float_bits(e2m1_decode_magnitude(code)) | e2m1_sign_bit(code));
}

// E8M0: 2^(byte - 127); 255 is NaN
// ----------------------------------------------------------------------------------
inline constexpr std::uint8_t kE8M0Nan = 0xFF;

NIBBLE_HOST_DEVICE constexpr float e8m0_decode(std::uint32_t byte) {
#if NIBBLE_E2M1_INSTRUCTIONS
    if (!__builtin_is_constant_evaluated()) return convert_from_e8m0(byte);
#endif
    if (byte == kE8M0Nan) return bits_float(kNanBits);
    return bits_float(byte == 0 ? 0x00400000u : byte << 23);  // 2^-127 is subnormal in float32
}
/// The byte of the smallest power of two that is at least |x|, within [2^-127, 2^127]; infinity and NaN give
/// 255.
NIBBLE_HOST_DEVICE constexpr std::uint32_t e8m0_round_up(float x) {
    const std::uint32_t bits = magnitude_bits(x);
    if (bits >= kInfinityBits) return kE8M0Nan;
#if NIBBLE_E2M1_INSTRUCTIONS
    if (!__builtin_is_constant_evaluated()) return convert_to_e8m0(bits_float(bits));
#endif
    if (bits <= 0x00400000) return 0;
    const std::uint32_t byte = (bits + 0x007FFFFF) >> 23;
    return byte < 254 ? byte : 254;
}
/// The byte of the largest power of two that is at most |x|, at least 2^-127; infinity and NaN give 255.
NIBBLE_HOST_DEVICE constexpr std::uint32_t e8m0_round_down(float x) {
    return magnitude_bits(x) >> 23;
}

// E4M3: sign, 4 exponent bits (bias 7), 3 mantissa bits; 0x7F and 0xFF are NaN, there is no infinity
// ------------------
inline constexpr float kE4M3Max = 448;
inline constexpr float kE4M3Min = 0.001953125f;  ///< 2^-9, the smallest above zero
inline constexpr std::uint8_t kE4M3One = 0x38;
inline constexpr std::uint8_t kE4M3Largest = 0x7E;
inline constexpr std::uint8_t kE4M3Nan = 0x7F;

/// Nearest, ties to even, saturating at 448 (infinity too); NaN stays NaN. As in E2M1Rounding, the float32
/// adder rounds: neighbouring numbers are an eighth of a binade apart, below 2^-6 2^-9.
NIBBLE_HOST_DEVICE constexpr std::uint32_t e4m3_encode(float x) {
    const std::uint32_t sign = float_bits(x) >> 24 & 0x80, bits = magnitude_bits(x);
#if NIBBLE_E4M3_INSTRUCTIONS
    if (!__builtin_is_constant_evaluated()) return sign | convert_to_e4m3(bits_float(bits));
#endif
    const std::uint32_t magnitude = smaller(bits, float_bits(kE4M3Max));
    const std::uint32_t binade = larger(magnitude, float_bits(0.015625f)) & kInfinityBits;
    const std::uint32_t steps = float_bits(bits_float(magnitude) + bits_float(binade + (20u << 23))) & 31;
    const std::uint32_t code = steps + (binade >> 20) - (121 << 3);  // eight codes a binade
    return sign | (bits > kInfinityBits ? kE4M3Nan : code);
}
NIBBLE_HOST_DEVICE constexpr float e4m3_decode(std::uint32_t code) {
#if NIBBLE_E4M3_INSTRUCTIONS
    if (!__builtin_is_constant_evaluated()) return convert_from_e4m3(code);
#endif
    const std::uint32_t exponent = code >> 3 & 15, mantissa = code & 7;
    const std::uint32_t sign = code >> 7 << 31;
    if ((code & 0x7F) == kE4M3Nan) return bits_float(kNanBits | sign);
    const float magnitude = exponent == 0 ? static_cast<float>(mantissa) * kE4M3Min
                                          : bits_float((exponent + 120) << 23 | mantissa << 20);
    return bits_float(float_bits(magnitude) | sign);
}

// The whole domain of each small format, at compile time
// ------------------------------------------------------------
namespace fp4_check {

constexpr float kE2M1[8] = {0, 0.5f, 1, 1.5f, 2, 3, 4, 6};

constexpr bool e2m1() {
    for (std::uint32_t code = 0; code < 16; ++code) {
        const float value = code < 8 ? kE2M1[code] : -kE2M1[code - 8];
        if (float_bits(e2m1_decode(code)) != float_bits(value) || e2m1_encode(value) != code) return false;
    }
    for (std::uint32_t code = 0; code < 7;
         ++code) {  // the middle goes to the even neighbour, its own neighbours do not
        const float middle = (kE2M1[code] + kE2M1[code + 1]) / 2;
        if (e2m1_encode(middle) != code + code % 2) return false;
        if (e2m1_encode(bits_float(float_bits(middle) - 1)) != code) return false;
        if (e2m1_encode(bits_float(float_bits(middle) + 1)) != code + 1) return false;
    }
    return e2m1_encode(-1e30f) == 15 && e2m1_encode(bits_float(kInfinityBits)) == 7 &&
           e2m1_encode(1e-45f) == 0;
}
constexpr bool e8m0() {
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        const auto code = static_cast<std::uint8_t>(byte);
        if (e8m0_round_up(e8m0_decode(code)) != code || e8m0_round_down(e8m0_decode(code)) != code)
            return false;
    }
    return true;
}
constexpr bool e4m3() {
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        const auto code = static_cast<std::uint8_t>(byte);
        if (e4m3_encode(e4m3_decode(code)) != code) return false;
    }
    for (std::uint32_t byte = 0; byte < kE4M3Largest; ++byte) {
        const auto code = static_cast<std::uint8_t>(byte);
        const float middle = (e4m3_decode(code) + e4m3_decode(static_cast<std::uint8_t>(byte + 1))) / 2;
        if (e4m3_encode(middle) != byte + byte % 2) return false;
    }
    return e4m3_encode(1e30f) == kE4M3Largest && e4m3_decode(kE4M3Largest) == kE4M3Max &&
           e4m3_decode(1) == kE4M3Min;
}

static_assert(e2m1(), "every E2M1 code and every boundary between two of them");
static_assert(e8m0(), "every E8M0 byte");
static_assert(e4m3(), "every E4M3 byte and every boundary between two of them");

}  // namespace fp4_check

}  // namespace nibble::kernels
