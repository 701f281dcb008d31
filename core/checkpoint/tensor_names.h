// A tensor's name, shape and place in every layout stand in this one table, used for loading, exporting,
// inspecting and for the model's own parameters.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/checkpoint/model_config.h"

namespace nibble {

enum class TensorKind : std::uint8_t {
    embedding,
    norm,
    linear_weight,
    linear_bias,
    sinks,
    expert_weight,
    expert_bias
};

/// One parameter of the model under its Hugging Face (BF16 layout) name.
struct TensorSpec {
    std::string name;  ///< "model.layers.0.mlp.experts.gate_up_proj"
    TensorKind kind;
    int layer = -1;  ///< -1: embeddings, final norm, lm_head
    /// As the engine holds it. Expert weights are [E, out, in] here (blocks run along in, contiguous),
    /// although Hugging Face's BF16 layout stores them as [E, in, out].
    std::vector<std::int64_t> shape;
    std::string openai_name;      ///< "block.0.mlp.mlp1_weight"; several specs share attn.qkv
    std::int64_t openai_row = 0;  ///< first row of this tensor inside the openai one (q, k, v in qkv)
    std::int64_t count() const;
};

/// All parameters, in the order of the model: embedding, layers, final norm, lm_head.
std::vector<TensorSpec> tensor_table(const ModelConfig& config);

}  // namespace nibble
