// The JSON files of an exported checkpoint: the source's own keys, with only what the layout changes edited.
#pragma once
#include <filesystem>
#include <map>
#include <string>

#include "core/checkpoint/layout.h"
#include "core/checkpoint/model_config.h"

namespace nibble {

/// Files that go with a checkpoint's weights, by name: where each is to be copied from.
using CompanionFiles = std::map<std::string, std::filesystem::path>;

/// Hugging Face's config.json, with the keys of openai/gpt-oss-20b's, of a model that has none. No
/// quantization_config.
std::string hugging_face_config(const ModelConfig& config);

/// config.json for a layout from the source's (Hugging Face's or OpenAI's).
/// `quantized_inputs`: hf_nvfp4 with static input scales.
/// @throws Error where OpenAI's layout cannot say what the model is
std::string export_config(const std::string& source, Layout layout, bool quantized_inputs);

/// hf_quant_config.json, which NVFP4 loaders read, as Model Optimizer 0.47 writes it.
std::string export_quant_config(const ModelConfig& config, bool quantized_inputs);

/// generation_config.json with the ids of the tokenizer among the companions, or the release's; empty where
/// neither fits the vocabulary.
std::string export_generation_config(const ModelConfig& config, const CompanionFiles& companions);

}  // namespace nibble
