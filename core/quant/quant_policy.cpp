#include "core/quant/quant_policy.h"

#include <fmt/ranges.h>

#include <cmath>
#include <stdexcept>

#include "core/base/error.h"

namespace nibble {
namespace {

struct Preset {
    const char* name;
    const char* format;
    bool inputs;
};
// What NVIDIA's presets touch in gpt-oss: the two weights of the experts, and for mlp_only their inputs.
// NVFP4 has blocks of 16 in all of them, as its training kernel has whatever the preset says.
constexpr Preset presets[] = {
    {"mxfp4_mlp_weight_only", "mxfp4", false},
    {"nvfp4_mlp_weight_only", "nvfp4", false},
    {"nvfp4_mlp_only", "nvfp4", true},
};
constexpr const char* preset_names[] = {presets[0].name, presets[1].name, presets[2].name};
static_assert(std::size(presets) == std::size(preset_names));
constexpr const char* quantized_weights[] = {"model.layers.*.mlp.experts.gate_up_proj",
                                             "model.layers.*.mlp.experts.down_proj"};

kernels::QuantFormat format_of(const char* name, std::string_view scale_rule) {
    try {
        return kernels::quant_format(name, scale_rule);
    } catch (const std::invalid_argument& error) {
        throw Error(error.what());
    }
}

}  // namespace

const QuantRule* QuantPolicy::rule_for(std::string_view parameter) const {
    for (const QuantRule& rule : rules)
        if (matches(rule.pattern, parameter)) return &rule;
    return nullptr;
}

std::optional<kernels::QuantFormat> QuantPolicy::weight_format(std::string_view parameter) const {
    const QuantRule* rule = rule_for(parameter);
    return rule ? rule->weight : std::nullopt;
}

std::optional<kernels::QuantFormat> QuantPolicy::input_format(std::string_view parameter) const {
    const QuantRule* rule = rule_for(parameter);
    return rule ? rule->input : std::nullopt;
}

bool QuantPolicy::quantizes_inputs() const {
    for (const QuantRule& rule : rules)
        if (rule.input) return true;
    return false;
}

QuantPolicy quant_policy(std::string_view name, std::string_view scale_rule) {
    QuantPolicy policy{std::string(name), {}};
    if (name.empty()) return policy;
    for (const Preset& preset : presets) {
        if (name != preset.name) continue;
        for (const char* pattern : quantized_weights) {
            QuantRule rule{pattern, format_of(preset.format, scale_rule), {}};
            // Inputs are quantized again by the engine that serves the model, which knows the default rule
            // only.
            if (preset.inputs) rule.input = format_of(preset.format, {});
            policy.rules.push_back(std::move(rule));
        }
        return policy;
    }
    fail("There is no quantization policy '{}'; it can be {}.", name, fmt::join(preset_names, ", "));
}

std::span<const char* const> quant_policy_names() {
    return preset_names;
}

bool matches(std::string_view pattern, std::string_view name) {
    // Where the name stops fitting, the last * takes one character more.
    std::size_t p = 0, n = 0, star = std::string_view::npos, taken = 0;
    while (n < name.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            taken = n;
        } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == name[n])) {
            ++p, ++n;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            n = ++taken;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*') ++p;
    return p == pattern.size();
}

void require_calibrated(const QuantPolicy& policy, std::span<const std::string> parameters,
                        const AmaxTable& amax) {
    std::vector<std::string> bad;
    for (const std::string& name : parameters) {
        if (!policy.input_format(name)) continue;
        const auto found = amax.find(name);
        if (found == amax.end())
            bad.push_back(name + " (not calibrated)");
        else if (!std::isfinite(found->second) || found->second <= 0)
            bad.push_back(fmt::format("{} ({})", name, found->second));
    }
    if (!bad.empty())
        fail("{} of the inputs that {} quantizes have no usable largest magnitude: {}. Calibrate again.",
             bad.size(), policy.name, fmt::join(bad, ", "));
}

}  // namespace nibble
