// How a block's scale is chosen, for every format and rule: the one place that decides these numbers. The
// plain reference, the vectorised loops and the GPU all call it; they differ only in how they walk over a
// block.
//
// Values that are not finite: the block's scale becomes the format's NaN byte, so the whole block decodes to
// NaN. A bad weight is never turned into a number that looks right; callers that must refuse it ask
// first_non_finite().
#pragma once
#include <stdexcept>

#include "kernels/fp4.h"
#include "kernels/quant_format.h"

namespace nibble::kernels {

/// What decoding multiplies a block's E2M1 values by, and encoding divides by.
template <ScaleKind kind>
struct BlockScale;

template <>
struct BlockScale<ScaleKind::e8m0> {
    float value;    ///< 2^(byte - 127)
    float inverse;  ///< exact, so that multiplying by it equals dividing by value

    NIBBLE_HOST_DEVICE constexpr BlockScale(std::uint32_t byte, float /*tensor_scale*/)
        : value(e8m0_decode(byte)), inverse(e8m0_decode(byte == kE8M0Nan ? byte : 254 - byte)) {}
    NIBBLE_HOST_DEVICE constexpr float divide(float x) const { return x * inverse; }
};

template <>
struct BlockScale<ScaleKind::e4m3> {
    float value;    ///< the E4M3 number times the tensor's scale, rounded to float32
    float inverse;  ///< rounded: good for comparing errors, not for rounding values

    NIBBLE_HOST_DEVICE constexpr BlockScale(std::uint32_t byte, float tensor_scale)
        : value(e4m3_decode(byte) * tensor_scale), inverse(1 / value) {}
    NIBBLE_HOST_DEVICE constexpr float divide(float x) const { return x / value; }
};

/// A format and its rule as a type, for loops whose length and arithmetic are known to the compiler.
template <ScaleKind scale_kind, ScaleRule scale_rule>
struct Scheme {
    static constexpr ScaleKind kind = scale_kind;
    static constexpr ScaleRule rule = scale_rule;
    static constexpr int block = block_of(kind);
    /// Values whose scale is chosen together: from_mxfp4 gives both halves of an MXFP4 block the same scale.
    static constexpr int group = rule == ScaleRule::from_mxfp4 ? block_of(ScaleKind::e8m0) : block;
    using Scale = BlockScale<kind>;
};

/// Calls body(Scheme<...>{}) for the format.
template <class Body>
auto with_scheme(const QuantFormat& format, Body&& body) {
    if (format.scale_kind == ScaleKind::e8m0) switch (format.rule) {
            case ScaleRule::ceil:
                return body(Scheme<ScaleKind::e8m0, ScaleRule::ceil>{});
            case ScaleRule::floor:
                return body(Scheme<ScaleKind::e8m0, ScaleRule::floor>{});
            case ScaleRule::mse:
                return body(Scheme<ScaleKind::e8m0, ScaleRule::mse>{});
            default:
                break;
        }
    else
        switch (format.rule) {
            case ScaleRule::amax:
                return body(Scheme<ScaleKind::e4m3, ScaleRule::amax>{});
            case ScaleRule::four_over_six:
                return body(Scheme<ScaleKind::e4m3, ScaleRule::four_over_six>{});
            case ScaleRule::mse:
                return body(Scheme<ScaleKind::e4m3, ScaleRule::mse>{});
            case ScaleRule::from_mxfp4:
                return body(Scheme<ScaleKind::e4m3, ScaleRule::from_mxfp4>{});
            default:
                break;
        }
    throw std::invalid_argument("quantize: this format has no such scale rule");
}

/// Calls body with a value of the type: float or BFloat16.
template <class Body>
auto with_type(ScalarType type, Body&& body) {
    return type == ScalarType::float32 ? body(float{}) : body(BFloat16{});
}

/// The sum of a block's N values in the one order that all paths keep: the upper half onto the lower, until
/// one is left. It suits vectors and warps alike, so comparing two sums decides the same everywhere.
template <int N>
NIBBLE_HOST_DEVICE constexpr float folded_sum(float (&values)[N]) {
    for (int half = N / 2; half > 0; half /= 2)
        for (int i = 0; i < half; ++i) values[i] += values[i + half];
    return values[0];
}

/// The code 0..15 of x under a scale; the sign is that of x, also where the magnitude rounds to zero.
template <ScaleKind kind>
NIBBLE_HOST_DEVICE constexpr std::uint32_t encode_value(float x, const BlockScale<kind>& scale) {
    const float quotient = scale.divide(bits_float(magnitude_bits(x)));
    return (float_bits(x) >> 28 & 8) | e2m1_encode_magnitude(quotient);
}
/// The byte of two values' codes, the first in its lower half.
template <ScaleKind kind>
NIBBLE_HOST_DEVICE constexpr std::uint32_t encode_pair(float first, float second,
                                                       const BlockScale<kind>& scale) {
    const float a = scale.divide(bits_float(magnitude_bits(first))),
                b = scale.divide(bits_float(magnitude_bits(second)));
    const std::uint32_t signs = (float_bits(first) >> 28 & 8) | (float_bits(second) >> 24 & 0x80);
    return signs | e2m1_encode_magnitudes(a, b);
}
template <ScaleKind kind>
NIBBLE_HOST_DEVICE constexpr float decode_value(std::uint32_t code, const BlockScale<kind>& scale) {
    return bits_float(float_bits(e2m1_decode_magnitude(code) * scale.value) ^ e2m1_sign_bit(code));
}
/// decode_value(encode_value(x)) without the code.
template <ScaleKind kind>
NIBBLE_HOST_DEVICE constexpr float fake_quantize_value(float x, const BlockScale<kind>& scale) {
    const float magnitude =
        e2m1_round_magnitude(scale.divide(bits_float(magnitude_bits(x))), 1.0f) * scale.value;
    return bits_float(float_bits(magnitude) ^ (float_bits(x) & kSignBit));
}

/// The squared rounding error of a magnitude, in units of its block's scale.
NIBBLE_HOST_DEVICE constexpr float squared_rounding_error(float magnitude, float inverse_scale) {
    const float quotient = magnitude * inverse_scale;
    const float error = quotient - e2m1_round_magnitude(quotient, 1.0f);
    return error * error;
}

/// E4M3 of the scale, kept at or above 2^-9 so that no block's scale becomes zero; zero itself stands for 1.
NIBBLE_HOST_DEVICE constexpr std::uint32_t e4m3_block_scale(float scale) {
    if (scale == 0) return kE4M3One;
    return e4m3_encode(scale < kE4M3Min ? kE4M3Min : scale);
}

// The rules. `amax` is the largest magnitude in the block (from_mxfp4: in the MXFP4 block of 32). A rule has
// a first scale; those that compare errors have candidates beside it, and the first of the smallest error
// wins. MXFP4:
//   ceil   the smallest power of two that amax / 6 (rounded to float32) does not exceed: nothing saturates
//   floor  2^(floor(log2(amax)) - 2), OCP MX v1.0 6.3: values above 6 scales saturate
//   mse    ceil or one binade below. No other exponent can be better: a larger one only drops points from the
//          grid, and two binades below the maximum alone loses more than a whole block can win.
// NVFP4:
//   amax           maps amax to 6
//   four_over_six  maps amax to 6 or to 4 (Cook et al., Four Over Six, arXiv 2512.02010)
//   mse            the E4M3 scales from 4 codes below amax's to 7 above. 8 codes above is twice the scale,
//   which
//                  only drops points from the grid; further below, the maximum loses more than the block can
//                  win.
//   from_mxfp4     the power of two of the MXFP4 rule ceil, within E4M3's range: what came from MXFP4 keeps
//   its
//                  values where the exponents in a tensor differ by at most 17

/// How many scales a rule compares, the first included.
template <class S>
inline constexpr int kCandidates = S::rule == ScaleRule::four_over_six ? 2
                                   : S::rule != ScaleRule::mse         ? 1
                                   : S::kind == ScaleKind::e8m0        ? 2
                                                                       : 12;

template <class S>
NIBBLE_HOST_DEVICE constexpr std::uint32_t first_scale(float amax, float tensor_scale) {
    const bool finite = magnitude_bits(amax) < kInfinityBits;
    if constexpr (S::rule == ScaleRule::floor) {
        const std::uint32_t byte = e8m0_round_down(amax);
        return !finite ? kE8M0Nan : byte > 2 ? byte - 2 : 0;
    } else if constexpr (S::kind == ScaleKind::e8m0) {
        return e8m0_round_up(finite ? amax / kE2M1Max : amax);
    } else if constexpr (S::rule == ScaleRule::from_mxfp4) {
        const float scale = e8m0_decode(e8m0_round_up(amax / kE2M1Max)) / tensor_scale;
        const std::uint32_t byte =
            e4m3_block_scale(scale < 256 ? (scale < kE4M3Min ? kE4M3Min : scale) : 256);
        return !finite ? kE4M3Nan : amax == 0 ? kE4M3One : byte;
    } else {
        const std::uint32_t byte = e4m3_block_scale(amax / (kE2M1Max * tensor_scale));
        return !finite ? kE4M3Nan : amax == 0 ? kE4M3One : byte;
    }
}

/// Candidate number k, from 1 to kCandidates - 1; `first` itself where there is no such scale. A block that
/// is not finite keeps its NaN: no error is smaller than NaN. A block of zeros keeps its first scale.
template <class S>
NIBBLE_HOST_DEVICE constexpr std::uint32_t candidate_scale(std::uint32_t first, float amax,
                                                           float tensor_scale, int k) {
    if constexpr (S::kind == ScaleKind::e8m0) {
        return first == 0 ? first : first - std::uint32_t(k);
    } else if constexpr (S::rule == ScaleRule::four_over_six) {
        return e4m3_block_scale(amax / (4 * tensor_scale));
    } else {
        // 1 to kE4M3Largest, with what would be below it wrapped round to above it
        const std::uint32_t byte = first + std::uint32_t(k <= 4 ? k - 5 : k - 4);
        return byte - 1 < kE4M3Largest ? byte : first;
    }
}

/// What an error in units of the block's scale is multiplied by, so that those under several scales compare.
template <class S>
NIBBLE_HOST_DEVICE constexpr float squared_unit(std::uint32_t byte, std::uint32_t first) {
    if constexpr (S::kind == ScaleKind::e8m0) return byte == first ? 1.0f : 0.25f;
    const float scale = e4m3_decode(byte);
    return scale * scale;
}

/// The scale byte of a block. error(inverse scale) must give the folded_sum of the squared_rounding_errors of
/// the block; only the rules that compare errors call it.
template <class S, class Error>
NIBBLE_HOST_DEVICE constexpr std::uint32_t choose_scale(float amax, float tensor_scale, const Error& error) {
    const std::uint32_t first = first_scale<S>(amax, tensor_scale);
    std::uint32_t best = first;
    if constexpr (kCandidates < S >> 1) {
        const auto error_with = [&](std::uint32_t byte) {
            return error(typename S::Scale(byte, tensor_scale).inverse) * squared_unit<S>(byte, first);
        };
        float least = error_with(first);
        for (int k = 1; k < kCandidates<S>; ++k) {
            const std::uint32_t byte = candidate_scale<S>(first, amax, tensor_scale, k);
            const float candidate = error_with(byte);
            if (candidate < least) {
                least = candidate;
                best = byte;
            }
        }
    }
    return best;
}

}  // namespace nibble::kernels
