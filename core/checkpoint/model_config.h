#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace nibble {

/// YaRN, as in config.json's rope_scaling / rope_parameters (arXiv 2309.00071).
struct RopeConfig {
    double theta = 150000;
    double factor = 32;
    double beta_fast = 32;
    double beta_slow = 1;
    std::int64_t original_max_position_embeddings = 4096;
    bool truncate = true;  ///< rounds the correction range to integers; gpt-oss says false
    friend bool operator==(const RopeConfig&, const RopeConfig&) = default;
};

/// The hyperparameters of a gpt-oss model; names are config.json's keys.
struct ModelConfig {
    std::int64_t vocab_size = 0;
    std::int64_t hidden_size = 0;
    std::int64_t intermediate_size = 0;
    std::int64_t num_hidden_layers = 0;
    std::int64_t num_attention_heads = 0;
    std::int64_t num_key_value_heads = 0;
    std::int64_t head_dim = 0;
    std::int64_t num_local_experts = 0;
    std::int64_t num_experts_per_tok = 0;
    std::int64_t sliding_window = 128;
    std::int64_t max_position_embeddings = 131072;
    double rms_norm_eps = 1e-5;
    double swiglu_alpha = 1.702;
    double swiglu_limit = 7.0;
    double router_aux_loss_coef = 0;
    bool output_router_logits = false;
    RopeConfig rope;
    std::vector<bool> sliding;  ///< one per layer: sliding_attention or full_attention

    std::int64_t parameters() const;  ///< all of them
    /// Used for one token: num_experts_per_tok of the experts, no embedding.
    std::int64_t active_parameters() const;
    friend bool operator==(const ModelConfig&, const ModelConfig&) = default;
};

/// Reads Hugging Face's config.json (rope_theta + rope_scaling, or rope_parameters) or OpenAI's
/// original/config.json.
/// @throws Error naming file and key: a missing key, two values for one thing, a value the model cannot have.
ModelConfig read_model_config(const std::filesystem::path& config_json);
ModelConfig parse_model_config(const std::string& json, const std::string& where);

/// "gpt-oss-20b" or "gpt-oss-120b": to compare with, and to plan with before their 14 or 65 GB are fetched.
std::optional<ModelConfig> released_model(const std::string& name);

}  // namespace nibble
