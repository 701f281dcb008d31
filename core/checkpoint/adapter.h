// LoRA adapters in PEFT's file format: adapter_config.json and adapter_model.safetensors.
#pragma once
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/checkpoint/model_config.h"

namespace nibble {

/// What an adapter adds to one parameter: W[e] += scale * b[e] a[e], in the engine's shape. Weights that are
/// no expert weights have one "expert".
struct AdapterPair {
    std::string parameter;  ///< Hugging Face's name of W
    std::int64_t experts = 1, rank = 0, in = 0, out = 0;
    std::vector<float> a;  ///< [experts, rank, in]
    std::vector<float> b;  ///< [experts, out, rank]
};

struct AdapterFile {
    std::string base_model;  ///< base_model_name_or_path: where the weights came from
    std::int64_t rank = 8;
    double alpha = 16;
    bool use_rslora = false;
    std::vector<AdapterPair> pairs;

    /// alpha / rank; rank-stabilised: alpha / sqrt(rank). Inline: the engine links no file reading.
    double scale() const { return alpha / (use_rslora ? std::sqrt(double(rank)) : double(rank)); }
};

/// Every tensor of the file becomes part of a pair. Expert weights are told apart by their shapes, since PEFT
/// leaves the parameter out of the key, and both orientations that its versions write are understood.
/// @throws Error listing all that is wrong: options that are not plain LoRA, tensors that no parameter of the
/// model takes, halves without the other half, shapes that do not fit, targets without tensors
AdapterFile read_adapter(const std::filesystem::path& folder, const ModelConfig& config);

/// Writes both files into `folder`, which is made where it is absent.
/// @throws Error where a file cannot be written, or a pair does not fit the model and the rank.
void write_adapter(const std::filesystem::path& folder, const AdapterFile& adapter,
                   const ModelConfig& config);

}  // namespace nibble
