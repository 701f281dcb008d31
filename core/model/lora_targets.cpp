#include "core/model/lora_targets.h"

#include <set>

#include <fmt/ranges.h>

#include "core/base/error.h"

namespace nibble {
namespace {

std::string bare_name(const TensorSpec& spec) {
    return spec.name.ends_with(".weight") ? spec.name.substr(0, spec.name.size() - 7) : spec.name;
}

/// rank * (in + out), for each expert.
std::int64_t trainable(const TensorSpec& spec, std::int64_t rank) {
    const std::size_t axes = spec.shape.size();
    const std::int64_t experts = axes == 3 ? spec.shape[0] : 1;
    return experts * rank * (spec.shape[axes - 1] + spec.shape[axes - 2]);
}

/// The targets that name one kind of weight in every layer.
const std::vector<std::string> every_layer = {
    "q_proj", "k_proj", "v_proj", "o_proj", "mlp.experts.gate_up_proj", "mlp.experts.down_proj"};

}  // namespace

std::vector<LoraMatch> match_lora_targets(const ModelConfig& config, std::int64_t rank,
                                          const std::vector<std::string>& targets) {
    const std::vector<TensorSpec> table = tensor_table(config);
    std::vector<LoraMatch> matches;
    std::set<std::string> taken;
    std::string unmatched;
    for (const std::string& target : targets.empty() ? every_layer : targets) {
        LoraMatch match{target, {}, 0};
        bool found = false;
        for (const TensorSpec& spec : table) {
            const std::string name = bare_name(spec);
            if (spec.kind != TensorKind::linear_weight && spec.kind != TensorKind::expert_weight) continue;
            if (name != target && !name.ends_with("." + target)) continue;
            found = true;
            if (!taken.insert(name).second) continue;
            match.parameters.push_back(spec);
            match.trainable += trainable(spec, rank);
        }
        if (!found) unmatched += (unmatched.empty() ? "" : ", ") + target;
        matches.push_back(std::move(match));
    }
    if (!unmatched.empty()) {
        fail(
            "LoRA targets that match no weight which can be adapted: {}. There are {}, mlp.router and "
            "lm_head; a layer's "
            "number before a name picks that layer, as in 7.mlp.experts.down_proj.",
            unmatched, fmt::join(every_layer, ", "));
    }
    return matches;
}

}  // namespace nibble
