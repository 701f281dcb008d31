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

    NIBBLE_HOST_DEVICE constexpr BlockScale(std::uint8_t byte, float /*tensor_scale*/)
        : value(e8m0_decode(byte)),
          inverse(e8m0_decode(byte == kE8M0Nan ? kE8M0Nan : std::uint8_t(254 - byte))) {}
    NIBBLE_HOST_DEVICE constexpr float divide(float x) const { return x * inverse; }
};

template <>
struct BlockScale<ScaleKind::e4m3> {
    float value;  ///< the E4M3 number times the tensor's scale, rounded to float32

    NIBBLE_HOST_DEVICE constexpr BlockScale(std::uint8_t byte, float tensor_scale)
        : value(e4m3_decode(byte) * tensor_scale) {}
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
template <ScaleKind kind>
NIBBLE_HOST_DEVICE constexpr float decode_value(std::uint32_t code, const BlockScale<kind>& scale) {
    return bits_float(float_bits(e2m1_decode_magnitude(code) * scale.value) ^ e2m1_sign_bit(code));
}
/// decode_value(encode_value(x)) without the code.
template <ScaleKind kind>
NIBBLE_HOST_DEVICE constexpr float fake_quantize_value(float x, const BlockScale<kind>& scale) {
    const float magnitude = e2m1_round_magnitude(scale.divide(bits_float(magnitude_bits(x)))) * scale.value;
    return bits_float(float_bits(magnitude) ^ (float_bits(x) & kSignBit));
}

/// The squared rounding error of one value, in units of its block's scale.
template <ScaleKind kind>
NIBBLE_HOST_DEVICE constexpr float squared_rounding_error(float x, const BlockScale<kind>& scale) {
    const float quotient = scale.divide(bits_float(magnitude_bits(x)));
    const float error = quotient - e2m1_round_magnitude(quotient);
    return error * error;
}

/// The MXFP4 rules. `amax` is the largest magnitude in the block.
///   ceil   the smallest power of two that amax / 6 (rounded to float32) does not exceed: nothing saturates
///   floor  2^(floor(log2(amax)) - 2), OCP MX v1.0 6.3: values above 6 scales saturate
///   mse    ceil or one binade below, whichever has the smaller squared error; ceil where equal. No other
///   exponent can
///          be better: a larger one only drops points from the grid, and two binades below the maximum alone
///          loses more than a whole block can win.
template <ScaleRule rule, class Error>
NIBBLE_HOST_DEVICE constexpr std::uint8_t choose_e8m0(float amax, const Error& error) {
    if (magnitude_bits(amax) >= kInfinityBits) return kE8M0Nan;
    if (rule == ScaleRule::floor) {
        const int byte = e8m0_round_down(amax);
        return static_cast<std::uint8_t>(byte > 2 ? byte - 2 : 0);
    }
    const std::uint8_t ceil = e8m0_round_up(amax / kE2M1Max);
    if (rule != ScaleRule::mse || ceil == 0) return ceil;
    const auto below = static_cast<std::uint8_t>(ceil - 1);
    using Scale = BlockScale<ScaleKind::e8m0>;
    return error(Scale(below, 1)) * 0.25f < error(Scale(ceil, 1)) ? below : ceil;
}

/// E4M3 of the scale, kept at or above 2^-9 so that no block's scale becomes zero; zero itself stands for 1.
NIBBLE_HOST_DEVICE constexpr std::uint8_t e4m3_block_scale(float scale) {
    if (scale == 0) return kE4M3One;
    return e4m3_encode(scale < kE4M3Min ? kE4M3Min : scale);
}

/// The NVFP4 rules. `amax` is the largest magnitude in the block (from_mxfp4: in the MXFP4 block of 32).
///   amax           maps amax to 6
///   four_over_six  maps amax to 6 or to 4, whichever has the smaller squared error; 6 where equal
///                  (Cook et al., Four Over Six, arXiv 2512.02010)
///   mse            the E4M3 scale with the smallest squared error, from 4 codes below amax's to 7 above;
///   amax's where
///                  equal. 8 codes above is twice the scale, which only drops points from the grid; further
///                  below, the maximum loses more than the block can win.
///   from_mxfp4     the power of two of the MXFP4 rule ceil, within E4M3's range: what came from MXFP4 keeps
///   its values
///                  where the exponents in a tensor differ by at most 17
template <ScaleRule rule, class Error>
NIBBLE_HOST_DEVICE constexpr std::uint8_t choose_e4m3(float amax, float tensor_scale, const Error& error) {
    if (magnitude_bits(amax) >= kInfinityBits) return kE4M3Nan;
    if (amax == 0) return kE4M3One;
    using Scale = BlockScale<ScaleKind::e4m3>;
    if (rule == ScaleRule::from_mxfp4) {
        const float scale = e8m0_decode(e8m0_round_up(amax / kE2M1Max)) / tensor_scale;
        return e4m3_block_scale(scale < 256 ? (scale < kE4M3Min ? kE4M3Min : scale) : 256);
    }
    const std::uint8_t six = e4m3_block_scale(amax / (kE2M1Max * tensor_scale));
    if (rule == ScaleRule::amax || six == kE4M3Nan) return six;

    const auto error_with = [&](std::uint8_t byte) {
        const float scale = e4m3_decode(byte);
        return error(Scale(byte, tensor_scale)) * (scale * scale);  // in units of the tensor's scale
    };
    std::uint8_t best = six;
    float least = error_with(six);
    const auto attempt = [&](std::uint8_t byte) {
        const float candidate = error_with(byte);
        if (candidate < least) {
            least = candidate;
            best = byte;
        }
    };
    if (rule == ScaleRule::four_over_six) {
        attempt(e4m3_block_scale(amax / (4 * tensor_scale)));
    } else {
        const int first = six > 4 ? six - 4 : 1, last = six + 7 < kE4M3Largest ? six + 7 : kE4M3Largest;
        for (int byte = first; byte <= last; ++byte)
            if (byte != six) attempt(static_cast<std::uint8_t>(byte));
    }
    return best;
}

/// The scale byte of a block. error(scale) must give the folded_sum of the squared_rounding_errors of the
/// block; only the rules that compare errors call it.
template <class S, class Error>
NIBBLE_HOST_DEVICE constexpr std::uint8_t choose_scale(float amax, float tensor_scale, const Error& error) {
    if constexpr (S::kind == ScaleKind::e8m0)
        return choose_e8m0<S::rule>(amax, error);
    else
        return choose_e4m3<S::rule>(amax, tensor_scale, error);
}

}  // namespace nibble::kernels
