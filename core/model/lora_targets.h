// Which weights a LoRA adapter changes: known before a model exists, for plans and for tables before a start.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/checkpoint/model_config.h"
#include "core/checkpoint/tensor_names.h"

namespace nibble {

/// One of the targets, as PEFT reads them: a parameter matches whose name without ".weight" is the target or
/// ends in
/// "." + target. "q_proj" is every layer's, "7.mlp.experts.down_proj" layer 7's alone.
struct LoraMatch {
    std::string target;
    std::vector<TensorSpec> parameters;  ///< those that no target before it matched
    std::int64_t trainable = 0;          ///< values in their A and B
};

/// Without targets: the attention projections and both expert weights of every layer.
/// @throws Error naming the targets that match nothing that can be adapted (the embedding, norms, sinks and
/// biases cannot), and the names that can.
std::vector<LoraMatch> match_lora_targets(const ModelConfig& config, std::int64_t rank,
                                          const std::vector<std::string>& targets);

}  // namespace nibble
