#include "core/run/compare_rules.h"

#include <algorithm>

#include "kernels/quantize.h"

namespace nibble {
namespace {

std::vector<kernels::QuantFormat> all_rules() {
    std::vector<kernels::QuantFormat> all;
    for (const kernels::FormatInfo& info : kernels::formats())
        for (const kernels::ScaleRule rule : info.rules) {
            all.push_back(info.format);
            all.back().rule = rule;
        }
    return all;
}

}  // namespace

std::vector<RuleError> compare_scale_rules(const ExpertWeights& weights, const ProgressCallback& progress,
                                           std::stop_token stop, const RuleErrorsCallback& on_tensor) {
    const std::vector<kernels::QuantFormat> rules = all_rules();
    std::int64_t done = 0, experts = 0;
    for (const TensorSpec& spec : weights.tensors()) experts += spec.shape[0];
    std::vector<RuleError> errors;
    for (const TensorSpec& spec : weights.tensors()) {
        const float amax = weights.absolute_maximum(spec);
        std::vector<RuleError> of_tensor;
        for (const kernels::QuantFormat& format : rules)
            of_tensor.push_back({spec.layer, spec.name.substr(spec.name.rfind('.') + 1), format, {}});
        for (int expert = 0; expert < spec.shape[0]; ++expert) {
            if (stop.stop_requested()) return errors;
            const std::vector<float> values = weights.read(spec, expert);
            for (RuleError& error : of_tensor)
                error.stats += kernels::quant_stats(
                                   {error.format, values.data(), kernels::ScalarType::float32, spec.shape[1],
                                    spec.shape[2], kernels::tensor_scale(error.format, amax)},
                                   spec.shape[1])
                                   .front();
            if (progress) progress(++done, experts);
        }
        if (on_tensor) on_tensor(of_tensor);
        errors.insert(errors.end(), of_tensor.begin(), of_tensor.end());
    }
    return errors;
}

std::vector<RuleError> total_by_rule(const std::vector<RuleError>& errors) {
    std::vector<RuleError> totals;
    for (const kernels::QuantFormat& format : all_rules()) {
        RuleError total{-1, {}, format, {}};
        for (const RuleError& error : errors)
            if (error.format == format) total.stats += error.stats;
        totals.push_back(std::move(total));
    }
    return totals;
}

}  // namespace nibble
