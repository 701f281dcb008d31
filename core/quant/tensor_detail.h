// One matrix of weights before and after quantization, in all that a person may want to see of it.
// Torch-free.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "kernels/quant_stats.h"

namespace nibble {

/// Counts in bins of equal width over [low, high]; values beyond an end count in its last bin.
struct Histogram {
    double low = 0, high = 0;
    std::vector<std::int64_t> counts;

    double width() const { return (high - low) / double(counts.size()); }
    void add(double value);
};

/// Values that share a scale.
struct BlockDetail {
    std::int64_t row = 0, column = 0;  ///< of its first value
    double squared_error = 0;          ///< sum (w - q)^2
    double relative_mse = 0;           ///< over sum w^2
    float scale = 0;                   ///< what codes are multiplied by; the tensor's scale is in it
    std::vector<float> original, quantized;
};

struct TensorDetail {
    kernels::QuantFormat format;
    std::int64_t rows = 0, columns = 0;
    float tensor_scale = 1;
    kernels::QuantStats stats;
    Histogram before, after;  ///< of the values, on the same bins
    Histogram error;  ///< of (w - q) / scale: within [-1/4, 1/4] where codes lie 0.5 apart, beyond 1 clipped
    std::map<int, std::int64_t> exponents;    ///< floor(log2(scale)) -> blocks
    std::array<std::int64_t, 16> codes = {};  ///< E2M1 codes, 8 to 15 the negative ones
    std::vector<BlockDetail> worst;           ///< those with the largest squared error, the worst first
};

/// `values`: [rows, columns], rows of whole blocks. `tensor_amax`: the largest magnitude of the whole tensor
/// that the matrix is a part of.
/// @throws std::invalid_argument as kernels::encode
TensorDetail tensor_detail(std::span<const float> values, std::int64_t columns,
                           const kernels::QuantFormat& format, float tensor_amax,
                           std::size_t worst_blocks = 24);

}  // namespace nibble
