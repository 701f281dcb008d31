// Figures of one stored tensor, read once and without holding its values: for looking at.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/checkpoint/checkpoint.h"

namespace nibble {

struct TensorStatistics {
    std::int64_t count = 0;
    std::int64_t zeros = 0;
    std::int64_t not_finite = 0;  ///< NaN and infinities; all figures below leave them out
    double minimum = 0, maximum = 0, mean = 0;
    double deviation = 0;  ///< root of the mean squared distance from the mean
    double norm = 0;       ///< L2
    /// Values in bins of equal width over [minimum, maximum].
    std::vector<std::int64_t> histogram;
    std::vector<double> expert_norms;  ///< L2, one an expert; empty where the tensor holds no experts

    struct Packed {
        double bits_per_value = 0;
        float tensor_scale = 1;                   ///< NVFP4
        std::map<int, std::int64_t> exponents;    ///< floor(log2(block scale)) -> blocks
        std::int64_t zero_scales = 0;             ///< NVFP4: blocks that decode to zeros
        std::array<std::int64_t, 16> codes = {};  ///< E2M1 codes; 8 to 15 are the negative ones
    };
    std::optional<Packed> packed;  ///< of an expert weight that is stored in 4 bits
};

/// `name`: as stored. Of codes and scales the figures are those of the weight that they make together.
/// Returns what it has when `stop` is requested. `bins` 0: no histogram, in half the time.
/// @throws Error for a name that the checkpoint does not hold, or a dtype that is no number of a model.
TensorStatistics tensor_statistics(const Checkpoint& checkpoint, const std::string& name,
                                   std::stop_token stop = {}, std::size_t bins = 81);

}  // namespace nibble
