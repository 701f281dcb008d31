// What one GPU thread does in quantize.cu, written so that it also compiles for the host, where a test drives
// it over all thread numbers. A thread, here a lane, owns 16 bytes of values, which it loads and stores at
// once. The lanes of a block (2 to 8, always in one warp) agree on its scale through `team`:
// team.exchange(value, distance) gives the value of the lane whose number differs in the bit `distance`.
#pragma once
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

template <class T>
struct alignas(Lane<T>::size / 2) LaneCodes {
    std::uint8_t bytes[Lane<T>::size / 2];
};

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

template <class S, class T, class Team>
NIBBLE_LANE void encode_lane(const T* x, std::uint8_t* codes, std::uint8_t* scales, std::int64_t lane,
                             float tensor_scale, const Team& team) {
    constexpr int size = Lane<T>::size;
    const Lane<T> in = reinterpret_cast<const Lane<T>*>(x)[lane];
    const std::uint8_t byte = lane_scale<S>(in, tensor_scale, team);
    if (lane * size % S::block == 0) scales[lane * size / S::block] = byte;

    const typename S::Scale scale(byte, tensor_scale);
    LaneCodes<T> out;
    for (int i = 0; i < size / 2; ++i)
        out.bytes[i] =
            static_cast<std::uint8_t>(encode_value<S::kind>(to_float(in.values[2 * i]), scale) |
                                      encode_value<S::kind>(to_float(in.values[2 * i + 1]), scale) << 4);
    reinterpret_cast<LaneCodes<T>*>(codes)[lane] = out;
}

template <class S, class T, class Team>
NIBBLE_LANE void fake_quantize_lane(const T* x, T* y, std::int64_t lane, float tensor_scale,
                                    const Team& team) {
    const Lane<T> in = reinterpret_cast<const Lane<T>*>(x)[lane];
    const typename S::Scale scale(lane_scale<S>(in, tensor_scale, team), tensor_scale);
    Lane<T> out;
    for (int i = 0; i < Lane<T>::size; ++i)
        out.values[i] = from_float<T>(fake_quantize_value<S::kind>(to_float(in.values[i]), scale));
    reinterpret_cast<Lane<T>*>(y)[lane] = out;
}

template <ScaleKind kind, class T>
NIBBLE_LANE void decode_lane(const std::uint8_t* codes, const std::uint8_t* scales, T* y, std::int64_t lane,
                             float tensor_scale) {
    constexpr int size = Lane<T>::size;
    const LaneCodes<T> in = reinterpret_cast<const LaneCodes<T>*>(codes)[lane];
    const BlockScale<kind> scale(scales[lane * size / block_of(kind)], tensor_scale);
    Lane<T> out;
    for (int i = 0; i < size; ++i)
        out.values[i] = from_float<T>(decode_value<kind>(in.bytes[i / 2] >> (i % 2 * 4) & 15, scale));
    reinterpret_cast<Lane<T>*>(y)[lane] = out;
}

}  // namespace nibble::kernels
