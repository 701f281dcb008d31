// Inputs and small helpers that the tests of the quantization kernels share.
#pragma once
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "kernels/fp4.h"
#include "kernels/quantize.h"

namespace nibble::test {

/// Values of either type, row-major.
struct Matrix {
    kernels::ScalarType type = kernels::ScalarType::float32;
    std::int64_t rows = 0, columns = 0;
    std::vector<std::uint8_t> bytes{};

    std::int64_t count() const { return rows * columns; }
    std::int64_t value_size() const { return type == kernels::ScalarType::float32 ? 4 : 2; }
    float at(std::int64_t i) const {
        if (type == kernels::ScalarType::bfloat16) {
            kernels::BFloat16 value;
            std::memcpy(&value, bytes.data() + i * 2, 2);
            return kernels::to_float(value);
        }
        float value;
        std::memcpy(&value, bytes.data() + i * 4, 4);
        return value;
    }
};

inline Matrix matrix(kernels::ScalarType type, std::int64_t rows, std::int64_t columns,
                     const std::vector<float>& values) {
    Matrix m{type, rows, columns};
    m.bytes.resize(std::size_t(m.count() * m.value_size()));
    for (std::int64_t i = 0; i < m.count(); ++i) {
        const kernels::BFloat16 narrow = kernels::from_float<kernels::BFloat16>(values[std::size_t(i)]);
        if (type == kernels::ScalarType::float32)
            std::memcpy(m.bytes.data() + i * 4, &values[std::size_t(i)], 4);
        else
            std::memcpy(m.bytes.data() + i * 2, &narrow, 2);
    }
    return m;
}

enum class Kind { normal, wide_range, grid_and_ties, sparse, tiny, huge, any_bits };
inline constexpr Kind kKinds[] = {Kind::normal, Kind::wide_range, Kind::grid_and_ties, Kind::sparse,
                                  Kind::tiny,   Kind::huge,       Kind::any_bits};

/// Random values of a kind that is hard in its own way. any_bits includes NaN and infinities.
inline std::vector<float> values_of(Kind kind, std::int64_t n, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    std::uniform_int_distribution<int> index(0, 19), exponent(-30, 30);
    constexpr float kPoints[] = {0, 0.25f, 0.5f, 0.75f, 1, 1.25f, 1.5f, 1.75f,    2,       2.5f,
                                 3, 3.5f,  4,    5,     6, 7,     8,    0.24999f, 5.0001f, 12};
    std::vector<float> values(static_cast<std::size_t>(n));
    for (float& x : values) {
        const float sign = random() & 1 ? -1.0f : 1.0f;
        switch (kind) {
            case Kind::normal:
                x = 0.02f * normal(random);
                break;
            case Kind::wide_range:
                x = std::ldexp(normal(random), exponent(random));
                break;
            case Kind::grid_and_ties:
                x = sign * kPoints[index(random)];
                break;
            case Kind::sparse:
                x = index(random) == 0 ? normal(random) : sign * 0.0f;
                break;
            case Kind::tiny:
                x = std::ldexp(normal(random), -130 - index(random));
                break;
            case Kind::huge:
                x = sign * (std::numeric_limits<float>::max() / float(1 + index(random)));
                break;
            case Kind::any_bits:
                x = kernels::bits_float(std::uint32_t(random()));
                break;
        }
    }
    return values;
}

/// Every format with every rule of the table.
inline std::vector<kernels::QuantFormat> all_formats() {
    std::vector<kernels::QuantFormat> all;
    for (const kernels::FormatInfo& info : kernels::formats())
        for (const kernels::ScaleRule rule : info.rules) {
            all.push_back(info.format);
            all.back().rule = rule;
        }
    return all;
}

/// "nvfp4 four_over_six bfloat16"
inline std::string describe(const kernels::QuantFormat& format, kernels::ScalarType type) {
    return std::string(name(format.scale_kind)) + " " + name(format.rule) +
           (type == kernels::ScalarType::float32 ? " float32" : " bfloat16");
}

inline kernels::QuantizeArgs quantize_args(const kernels::QuantFormat& format, const Matrix& x) {
    const float amax = kernels::absolute_maximum_ref(x.bytes.data(), x.type, x.count());
    return {format, x.bytes.data(), x.type, x.rows, x.columns, kernels::tensor_scale(format, amax)};
}

/// What encode gives, with the arguments that decode it.
struct Encoded {
    std::vector<std::uint8_t> codes, scales;
    kernels::DecodeArgs args;

    explicit Encoded(const kernels::QuantizeArgs& a)
        : codes(std::size_t(a.rows * a.columns / 2), 0xAA),
          scales(std::size_t(a.rows * a.columns / a.format.block), 0xAA),
          args{a.format, codes.data(), scales.data(), a.rows, a.columns, a.tensor_scale, a.type} {}
    Encoded(const Encoded&) = delete;
};

}  // namespace nibble::test
