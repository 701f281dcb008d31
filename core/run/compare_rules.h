// The laboratory of scale rules: what every 4-bit format with every rule makes of given weights, before any
// training. Torch-free.
#pragma once
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/run/expert_weights.h"
#include "core/run/run_event.h"
#include "kernels/quant_stats.h"

namespace nibble {

/// One tensor (all experts) under one format and rule.
struct RuleError {
    int layer = 0;
    std::string tensor;  ///< "gate_up_proj", "down_proj"
    kernels::QuantFormat format;
    kernels::QuantStats stats;
};

/// Called in the comparing thread with each tensor's results, one for each format and rule, as they come.
using RuleErrorsCallback = std::function<void(const std::vector<RuleError>&)>;

/// All expert weights, tensor by tensor; holds one expert at a time. Ends early where `stop` is requested,
/// with the tensors that were done. Progress counts experts.
std::vector<RuleError> compare_scale_rules(const ExpertWeights& weights,
                                           const ProgressCallback& progress = {}, std::stop_token stop = {},
                                           const RuleErrorsCallback& on_tensor = {});

/// The sum over all tensors of each format and rule, in the order of kernels::formats().
std::vector<RuleError> total_by_rule(const std::vector<RuleError>& errors);

}  // namespace nibble
