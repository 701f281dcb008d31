// Policies: which tensors are quantized, and how. An ordered list of name patterns; the first that matches
// decides. Named as NVIDIA Model Optimizer names its presets. Torch-free.
#pragma once
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/quant_format.h"

namespace nibble {

struct QuantRule {
    std::string pattern;  ///< with * and ?, against Hugging Face parameter names
    std::optional<kernels::QuantFormat> weight;
    std::optional<kernels::QuantFormat> input;  ///< of the matmul with that weight: static per-tensor amax
};

struct QuantPolicy {
    std::string name;
    std::vector<QuantRule> rules;

    /// The first rule whose pattern fits; null: none, so the parameter stays as it is.
    const QuantRule* rule_for(std::string_view parameter) const;
    /// What the parameter is rounded to; none: it is not.
    std::optional<kernels::QuantFormat> weight_format(std::string_view parameter) const;
    /// What the input of the matmul with the parameter is rounded to; none: it is not.
    std::optional<kernels::QuantFormat> input_format(std::string_view parameter) const;
    bool quantizes_inputs() const;
};

/// "mxfp4_mlp_weight_only", "nvfp4_mlp_weight_only", "nvfp4_mlp_only"; an empty name quantizes nothing.
/// @throws Error listing the names, or the scale rules that the format has.
QuantPolicy quant_policy(std::string_view name, std::string_view scale_rule = {});
std::span<const char* const> quant_policy_names();
/// Whether `name` fits a pattern of * and ?.
bool matches(std::string_view pattern, std::string_view name);

/// Largest magnitude of the input of each matmul, under the name of its weight; made by calibration.
using AmaxTable = std::map<std::string, float, std::less<>>;
/// Checks that every one of `parameters` whose input is quantized has a usable entry: calibrated, finite,
/// positive.
/// @throws Error naming all that have none.
void require_calibrated(const QuantPolicy& policy, std::span<const std::string> parameters,
                        const AmaxTable& amax);

}  // namespace nibble
