// Compiled once for each instruction set with NIBBLE_CPU_PATH = portable, avx2, avx512
// (kernels/CMakeLists.txt). Each block is read from memory once; what is done with it happens in registers.
// Everything here must stay internal to this object: a function that the linker merges with another object's
// could bring AVX-512 into the portable path.
#include "kernels/quantize_cpu.h"

#include "kernels/block_scale.h"

// The compiler may assume that iterations do not depend on each other: y is x itself or does not overlap it.
#define NIBBLE_SIMD _Pragma("omp simd")

namespace nibble::kernels {

namespace {

template <int N, class T>
std::uint32_t largest_of(const T* x) {
    std::uint32_t largest = 0;
#pragma omp simd reduction(max : largest)
    for (int i = 0; i < N; ++i) {
        const std::uint32_t bits = magnitude_bits(to_float(x[i]));
        largest = bits > largest ? bits : largest;
    }
    return largest;
}

template <class S, class T>
std::uint8_t group_scale(const T* x, float tensor_scale) {
    const auto error = [&](const typename S::Scale& scale) {
        float errors[S::group];
        NIBBLE_SIMD
        for (int i = 0; i < S::group; ++i) errors[i] = squared_rounding_error<S::kind>(to_float(x[i]), scale);
        return folded_sum(errors);
    };
    return choose_scale<S>(bits_float(largest_of<S::group>(x)), tensor_scale, error);
}

template <class S, class T>
void encode_group(const T* x, std::uint8_t* codes, std::uint8_t* scales, float tensor_scale) {
    const std::uint8_t byte = group_scale<S>(x, tensor_scale);
    for (int b = 0; b < S::group / S::block; ++b) scales[b] = byte;

    const typename S::Scale scale(byte, tensor_scale);
    std::uint32_t wide[S::group];  // as wide as the values: a block of 16 fills vectors only so
    std::uint8_t code[S::group];
    NIBBLE_SIMD
    for (int i = 0; i < S::group; ++i) wide[i] = encode_value<S::kind>(to_float(x[i]), scale);
    NIBBLE_SIMD
    for (int i = 0; i < S::group; ++i) code[i] = static_cast<std::uint8_t>(wide[i]);
    NIBBLE_SIMD
    for (int i = 0; i < S::group / 2; ++i)
        codes[i] = static_cast<std::uint8_t>(code[2 * i] | code[2 * i + 1] << 4);
}

template <class S, class T>
void fake_quantize_group(const T* x, T* y, float tensor_scale) {
    const typename S::Scale scale(group_scale<S>(x, tensor_scale), tensor_scale);
    NIBBLE_SIMD
    for (int i = 0; i < S::group; ++i)
        y[i] = from_float<T>(fake_quantize_value<S::kind>(to_float(x[i]), scale));
}

template <ScaleKind kind, class T>
void decode_block(const std::uint8_t* codes, std::uint8_t scale_byte, float tensor_scale, T* y) {
    constexpr int block = block_of(kind);
    const BlockScale<kind> scale(scale_byte, tensor_scale);
    std::uint8_t code[block];
    NIBBLE_SIMD
    for (int i = 0; i < block / 2; ++i) {
        code[2 * i] = codes[i] & 15;
        code[2 * i + 1] = codes[i] >> 4;
    }
    NIBBLE_SIMD
    for (int i = 0; i < block; ++i) y[i] = from_float<T>(decode_value<kind>(code[i], scale));
}

void encode_range(const QuantizeArgs& args, std::uint8_t* codes, std::uint8_t* scales, std::int64_t begin,
                  std::int64_t end) {
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            const auto* x = static_cast<const decltype(zero)*>(args.x);
            for (std::int64_t i = begin; i < end; i += S::group)
                encode_group<S>(x + i, codes + i / 2, scales + i / S::block, args.tensor_scale);
        });
    });
}

void fake_quantize_range(const QuantizeArgs& args, void* y, std::int64_t begin, std::int64_t end) {
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            const auto* x = static_cast<const decltype(zero)*>(args.x);
            auto* values = static_cast<decltype(zero)*>(y);
            for (std::int64_t i = begin; i < end; i += S::group)
                fake_quantize_group<S>(x + i, values + i, args.tensor_scale);
        });
    });
}

void decode_range(const DecodeArgs& args, void* y, std::int64_t begin, std::int64_t end) {
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            auto* values = static_cast<decltype(zero)*>(y);
            for (std::int64_t i = begin; i < end; i += S::block)
                decode_block<S::kind>(args.codes + i / 2, args.scales[i / S::block], args.tensor_scale,
                                      values + i);
        });
    });
}

std::uint32_t largest_in_range(const void* x, ScalarType type, std::int64_t begin, std::int64_t end) {
    return with_type(type, [&](auto zero) {
        const auto* values = static_cast<const decltype(zero)*>(x);
        std::uint32_t largest = 0;
#pragma omp simd reduction(max : largest)
        for (std::int64_t i = begin; i < end; ++i) {
            const std::uint32_t bits = magnitude_bits(to_float(values[i]));
            largest = bits > largest ? bits : largest;
        }
        return largest;
    });
}

}  // namespace

#define NIBBLE_TEXT(x) #x
#define NIBBLE_NAME(x) NIBBLE_TEXT(x)

const QuantizeLoops NIBBLE_CPU_PATH::quantize_loops = {NIBBLE_NAME(NIBBLE_CPU_PATH), encode_range,
                                                       decode_range, fake_quantize_range, largest_in_range};

}  // namespace nibble::kernels
