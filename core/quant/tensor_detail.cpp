#include "core/quant/tensor_detail.h"

#include <algorithm>
#include <cmath>

#include "kernels/fp4.h"
#include "kernels/quantize.h"

namespace nibble {
namespace {

constexpr int value_bins = 96, error_bins = 64;
constexpr double error_range = 1.25;  // in scales: 1 is the largest rounding error, between codes 4 and 6

struct Encoded {
    std::vector<std::uint8_t> codes, scales;
    std::vector<float> values;
};

Encoded encode(const kernels::QuantizeArgs& args) {
    const auto count = std::size_t(args.rows * args.columns);
    Encoded result{std::vector<std::uint8_t>(count / 2),
                   std::vector<std::uint8_t>(count / std::size_t(args.format.block)),
                   std::vector<float>(count)};
    kernels::encode(args, result.codes.data(), result.scales.data());
    kernels::decode(
        {args.format, result.codes.data(), result.scales.data(), args.rows, args.columns, args.tensor_scale},
        result.values.data());
    return result;
}

float block_scale(const TensorDetail& detail, std::uint8_t scale) {
    return detail.format.scale_kind == kernels::ScaleKind::e8m0
               ? kernels::e8m0_decode(scale)
               : kernels::e4m3_decode(scale) * detail.tensor_scale;
}

}  // namespace

void Histogram::add(double value) {
    if (std::isnan(value)) return;
    const auto last = double(counts.size() - 1);
    ++counts[std::size_t(std::clamp(std::floor((value - low) / width()), 0.0, last))];
}

TensorDetail tensor_detail(std::span<const float> values, std::int64_t columns,
                           const kernels::QuantFormat& format, float tensor_amax, std::size_t worst_blocks) {
    TensorDetail detail;
    detail.format = format;
    detail.columns = columns;
    detail.rows = std::int64_t(values.size()) / columns;
    detail.tensor_scale = kernels::tensor_scale(format, tensor_amax);
    const kernels::QuantizeArgs args{format,      values.data(),  kernels::ScalarType::float32,
                                     detail.rows, detail.columns, detail.tensor_scale};
    detail.stats = kernels::quant_stats(args, detail.rows).front();
    const Encoded encoded = encode(args);
    const std::span<const float> quantized = encoded.values;

    float largest =
        kernels::absolute_maximum(values.data(), kernels::ScalarType::float32, std::int64_t(values.size()));
    if (!(largest > 0) || std::isinf(largest)) largest = 1;
    detail.before = detail.after = {-double(largest), double(largest), std::vector<std::int64_t>(value_bins)};
    detail.error = {-error_range, error_range, std::vector<std::int64_t>(error_bins)};
    for (const std::uint8_t pair : encoded.codes) {
        ++detail.codes[pair & 0xF];
        ++detail.codes[pair >> 4];
    }

    const auto block = std::size_t(format.block);
    std::vector<double> errors(encoded.scales.size());
    for (std::size_t b = 0; b < errors.size(); ++b) {
        const double scale = block_scale(detail, encoded.scales[b]);
        if (std::isfinite(scale) && scale > 0) ++detail.exponents[std::ilogb(scale)];
        for (std::size_t i = b * block; i < (b + 1) * block; ++i) {
            const double error = double(values[i]) - double(quantized[i]);
            errors[b] += error * error;
            detail.before.add(values[i]);
            detail.after.add(quantized[i]);
            detail.error.add(error / scale);
        }
    }

    std::vector<std::size_t> order(errors.size());
    for (std::size_t b = 0; b < order.size(); ++b) order[b] = b;
    const auto end = order.begin() + std::ptrdiff_t(std::min(worst_blocks, order.size()));
    std::partial_sort(order.begin(), end, order.end(), [&](std::size_t a, std::size_t b) {
        return errors[a] != errors[b] ? errors[a] > errors[b] : a < b;
    });
    for (auto it = order.begin(); it != end; ++it) {
        const std::size_t first = *it * block;
        BlockDetail worst;
        worst.row = std::int64_t(first) / columns;
        worst.column = std::int64_t(first) % columns;
        worst.squared_error = errors[*it];
        worst.scale = block_scale(detail, encoded.scales[*it]);
        worst.original.assign(values.begin() + std::ptrdiff_t(first),
                              values.begin() + std::ptrdiff_t(first + block));
        worst.quantized.assign(quantized.begin() + std::ptrdiff_t(first),
                               quantized.begin() + std::ptrdiff_t(first + block));
        double squares = 0;
        for (const float x : worst.original) squares += double(x) * double(x);
        worst.relative_mse = squares > 0 ? worst.squared_error / squares : 0;
        detail.worst.push_back(std::move(worst));
    }
    return detail;
}

}  // namespace nibble
