// What one GPU thread does in quantize.cu, written so that it also compiles for the host, where a test drives
// it over all thread numbers. A thread, here a lane, owns 16 bytes of values, which it loads and stores at
// once. The lanes of a block (2 to 8, always in one warp) agree on its scale through `team`:
// team.exchange(value, distance) gives the value of the lane whose number differs in the bit `distance`.
#pragma once
#include <type_traits>

#include "kernels/block_scale.h"

#ifdef __CUDACC__
#define NIBBLE_LANE __device__ __forceinline__
#define NIBBLE_UNROLL _Pragma("unroll")
#else
#define NIBBLE_LANE inline
#define NIBBLE_UNROLL
#endif

namespace nibble::kernels {

inline constexpr int kWarp = 32;
inline constexpr int kThreads = 256;  ///< of a thread block

template <class T>
struct alignas(16) Lane {
    static constexpr int size = 16 / sizeof(T);
    T values[size];
};

/// A lane's codes in memory: one word for eight values, half of one for four.
template <class T>
using LaneCodes = std::conditional_t<Lane<T>::size == 8, std::uint32_t, std::uint16_t>;

/// Two BF16 values in a register, the first in its lower half.
using Pair = std::uint32_t;

/// Byte i of the result is that byte of low (0 to 3) and high (4 to 7) which digit i of the selector names.
NIBBLE_LANE std::uint32_t select_bytes(std::uint32_t low, std::uint32_t high, std::uint32_t selector) {
#ifdef __CUDA_ARCH__
    return __byte_perm(low, high, selector);
#else
    std::uint32_t result = 0;
    for (int i = 0; i < 4; ++i) {
        const std::uint32_t from = selector >> 4 * i & 7;
        result |= ((from < 4 ? low : high) >> from % 4 * 8 & 0xFF) << 8 * i;
    }
    return result;
#endif
}

/// The E2M1 values of eight codes: both bytes of each magnitude from a table, the signs onto the upper ones.
NIBBLE_LANE void e2m1_pairs(std::uint32_t codes, Pair (&pairs)[4]) {
    const std::uint32_t even_signs = codes << 4 & 0x80808080, odd_signs = codes & 0x80808080;
    NIBBLE_UNROLL
    for (int half = 0; half < 2; ++half) {
        const std::uint32_t four = codes >> 16 * half & 0x7777;
        const std::uint32_t signs = select_bytes(even_signs, odd_signs, half ? 0x7362 : 0x5140);
        const std::uint32_t low = select_bytes(0xC0800000, 0xC0804000, four);
        const std::uint32_t high = select_bytes(0x3F3F3F00, 0x40404040, four) | signs;
        pairs[2 * half] = select_bytes(low, high, 0x5140);
        pairs[2 * half + 1] = select_bytes(low, high, 0x7362);
    }
}
NIBBLE_LANE float value_of(Pair pair, int i) {
    return bits_float(i == 0 ? pair << 16 : pair & 0xFFFF0000);
}

/// A quantized value in its type. Under an E8M0 scale it has two significant bits: the upper half of the
/// float32 is all of it.
template <ScaleKind kind, class T>
NIBBLE_LANE T narrowed(float x) {
    if constexpr (kind == ScaleKind::e8m0 && sizeof(T) == sizeof(BFloat16))
        return {static_cast<std::uint16_t>(float_bits(x) >> 16)};
    else
        return from_float<T>(x);
}

/// Lanes that choose a scale together.
template <class S, class T>
inline constexpr int kTeamSize = S::group / Lane<T>::size;

template <class S, class T, class Team>
NIBBLE_LANE std::uint8_t lane_scale(const Lane<T>& x, float tensor_scale, const Team& team) {
    constexpr int half_team = kTeamSize<S, T> / 2;
    std::uint32_t largest = 0;
    for (const T& value : x.values) {
        const std::uint32_t bits = magnitude_bits(to_float(value));
        largest = bits > largest ? bits : largest;
    }
    for (int distance = half_team; distance > 0; distance /= 2) {
        const std::uint32_t other = team.exchange(largest, distance);
        largest = other > largest ? other : largest;
    }
    // The folded_sum of the block: its upper steps pair lanes, its last ones pair the values of a lane.
    const auto error = [&](float inverse_scale) {
        float errors[Lane<T>::size];
        for (int i = 0; i < Lane<T>::size; ++i) {
            const float magnitude = bits_float(magnitude_bits(to_float(x.values[i])));
            errors[i] = squared_rounding_error(magnitude, inverse_scale);
        }
        for (int distance = half_team; distance > 0; distance /= 2)
            for (float& e : errors) e += team.exchange(e, distance);
        return folded_sum(errors);
    };
    return choose_scale<S>(bits_float(largest), tensor_scale, error);
}

/// The codes of a lane's values, the first in the lowest bits.
template <ScaleKind kind, class T>
NIBBLE_LANE std::uint32_t lane_codes(const Lane<T>& x, const BlockScale<kind>& scale) {
    std::uint32_t codes = 0;
    NIBBLE_UNROLL
    for (int i = 0; i < Lane<T>::size; i += 2)
        codes |= encode_pair<kind>(to_float(x.values[i]), to_float(x.values[i + 1]), scale) << 4 * i;
    return codes;
}
/// The values of a lane's codes.
template <ScaleKind kind, class T>
NIBBLE_LANE Lane<T> lane_values(std::uint32_t codes, const BlockScale<kind>& scale) {
    Pair magnitudes[4];
    e2m1_pairs(codes & 0x77777777, magnitudes);
    Lane<T> out;
    NIBBLE_UNROLL
    for (int i = 0; i < Lane<T>::size; ++i) {
        const std::uint32_t magnitude = float_bits(value_of(magnitudes[i / 2], i % 2) * scale.value);
        out.values[i] = narrowed<kind, T>(bits_float(magnitude ^ (codes << (28 - 4 * i) & kSignBit)));
    }
    return out;
}

template <class S, class T, class Team>
NIBBLE_LANE void encode_lane(const T* x, std::uint8_t* codes, std::uint8_t* scales, std::int64_t lane,
                             float tensor_scale, const Team& team) {
    constexpr int size = Lane<T>::size;
    const Lane<T> in = reinterpret_cast<const Lane<T>*>(x)[lane];
    const std::uint8_t byte = lane_scale<S>(in, tensor_scale, team);
    if (lane * size % S::block == 0) scales[lane * size / S::block] = byte;
    reinterpret_cast<LaneCodes<T>*>(codes)[lane] =
        static_cast<LaneCodes<T>>(lane_codes(in, typename S::Scale(byte, tensor_scale)));
}

template <class S, class T, class Team>
NIBBLE_LANE void fake_quantize_lane(const T* x, T* y, std::int64_t lane, float tensor_scale,
                                    const Team& team) {
    const Lane<T> in = reinterpret_cast<const Lane<T>*>(x)[lane];
    const typename S::Scale scale(lane_scale<S>(in, tensor_scale, team), tensor_scale);
    Lane<T> out;
    if constexpr (NIBBLE_E2M1_INSTRUCTIONS) {
        out = lane_values<S::kind, T>(lane_codes(in, scale), scale);
    } else {  // without instructions for them, codes are a detour
        for (int i = 0; i < Lane<T>::size; ++i)
            out.values[i] = narrowed<S::kind, T>(fake_quantize_value<S::kind>(to_float(in.values[i]), scale));
    }
    reinterpret_cast<Lane<T>*>(y)[lane] = out;
}

template <ScaleKind kind, class T>
NIBBLE_LANE void decode_lane(const std::uint8_t* codes, const std::uint8_t* scales, T* y, std::int64_t lane,
                             float tensor_scale) {
    const BlockScale<kind> scale(scales[lane * Lane<T>::size / block_of(kind)], tensor_scale);
    reinterpret_cast<Lane<T>*>(y)[lane] =
        lane_values<kind, T>(reinterpret_cast<const LaneCodes<T>*>(codes)[lane], scale);
}

}  // namespace nibble::kernels
