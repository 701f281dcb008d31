// The plain reference of quantize.h and its specification: one block after another, one value at a time,
// division where the definitions divide. Which scale a block gets is decided in block_scale.h.
#include <cmath>

#include "kernels/block_scale.h"
#include "kernels/quantize.h"

namespace nibble::kernels {

namespace {

/// The nearest of the eight magnitudes, found by comparing; a tie goes to the even code, NaN to the last.
std::uint8_t nearest_code(float x) {
    constexpr float kMiddle[] = {0.25f, 0.75f, 1.25f, 1.75f, 2.5f, 3.5f, 5};
    const float magnitude = std::fabs(x);
    std::uint8_t code = 0;
    for (std::uint8_t i = 0; i < 7; ++i) {
        const bool stays = i % 2 == 0 ? magnitude <= kMiddle[i] : magnitude < kMiddle[i];
        if (!stays) code = i + 1;
    }
    return code;
}

template <class S, class T>
float group_amax(const T* x) {
    std::uint32_t largest = 0;
    for (int i = 0; i < S::group; ++i) {
        const std::uint32_t bits = magnitude_bits(to_float(x[i]));
        if (bits > largest) largest = bits;
    }
    return bits_float(largest);
}

template <class S, class T>
void encode_group(const T* x, std::uint8_t* codes, std::uint8_t* scales, float tensor_scale) {
    const auto error = [&](float inverse_scale) {
        float errors[S::group];
        for (int i = 0; i < S::group; ++i)
            errors[i] = squared_rounding_error(std::fabs(to_float(x[i])), inverse_scale);
        return folded_sum(errors);
    };
    const std::uint8_t byte = choose_scale<S>(group_amax<S>(x), tensor_scale, error);
    for (int b = 0; b < S::group / S::block; ++b) scales[b] = byte;

    const float scale = typename S::Scale(byte, tensor_scale).value;
    for (int i = 0; i < S::group; ++i) {
        const float value = to_float(x[i]);
        const std::uint8_t sign = std::signbit(value) ? 8 : 0;
        const std::uint8_t code = sign | nearest_code(std::fabs(value) / scale);
        codes[i / 2] = i % 2 == 0 ? code : codes[i / 2] | code << 4;
    }
}

template <ScaleKind kind, class T>
void decode_block(const std::uint8_t* codes, std::uint8_t scale_byte, float tensor_scale, T* y) {
    const float scale = BlockScale<kind>(scale_byte, tensor_scale).value;
    for (int i = 0; i < block_of(kind); ++i) {
        const int code = i % 2 == 0 ? codes[i / 2] & 15 : codes[i / 2] >> 4;
        const float magnitude = e2m1_decode(code & 7) * scale;
        y[i] = from_float<T>(code & 8 ? -magnitude : magnitude);
    }
}

}  // namespace

float absolute_maximum_ref(const void* x, ScalarType type, std::int64_t n) {
    return with_type(type, [&](auto zero) {
        const auto* values = static_cast<const decltype(zero)*>(x);
        float largest = 0;
        for (std::int64_t i = 0; i < n; ++i) {
            const float magnitude = std::fabs(to_float(values[i]));
            if (std::isnan(magnitude)) return bits_float(kNanBits);
            if (magnitude > largest) largest = magnitude;
        }
        return largest;
    });
}

float tensor_scale(const QuantFormat& format, float amax) {
    if (!format.has_tensor_scale()) return 1;
    float scale = 0;
    if (format.rule == ScaleRule::from_mxfp4)
        scale = amax == 0 ? 0 : e8m0_decode(e8m0_round_up(amax / kE2M1Max)) / 256;
    else
        scale = amax / (kE2M1Max * (format.rule == ScaleRule::four_over_six ? 256 : kE4M3Max));
    return scale == 0 ? 1 : scale;
}

void encode_ref(const QuantizeArgs& args, std::uint8_t* codes, std::uint8_t* scales) {
    require_whole_blocks(args.format, args.rows, args.columns);
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            const auto* x = static_cast<const decltype(zero)*>(args.x);
            for (std::int64_t i = 0; i < args.rows * args.columns; i += S::group)
                encode_group<S>(x + i, codes + i / 2, scales + i / S::block, args.tensor_scale);
        });
    });
}

void decode_ref(const DecodeArgs& args, void* y) {
    require_whole_blocks(args.format, args.rows, args.columns);
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            auto* values = static_cast<decltype(zero)*>(y);
            for (std::int64_t i = 0; i < args.rows * args.columns; i += S::block)
                decode_block<S::kind>(args.codes + i / 2, args.scales[i / S::block], args.tensor_scale,
                                      values + i);
        });
    });
}

void fake_quantize_ref(const QuantizeArgs& args, void* y) {
    require_whole_blocks(args.format, args.rows, args.columns);
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            const auto* x = static_cast<const decltype(zero)*>(args.x);
            auto* values = static_cast<decltype(zero)*>(y);
            for (std::int64_t i = 0; i < args.rows * args.columns; i += S::group) {
                std::uint8_t codes[S::group / 2], scales[S::group / S::block];
                encode_group<S>(x + i, codes, scales, args.tensor_scale);
                for (int b = 0; b < S::group / S::block; ++b)
                    decode_block<S::kind>(codes + b * S::block / 2, scales[b], args.tensor_scale,
                                          values + i + b * S::block);
            }
        });
    });
}

}  // namespace nibble::kernels
