// Checkpoint and model put together. Includes torch: for core/run's .cpp files only.
#pragma once
#include <filesystem>
#include <string>

#include "core/checkpoint/checkpoint.h"
#include "core/model/gpt_oss.h"
#include "core/quant/quant_policy.h"
#include "core/run/run_event.h"

namespace nibble {

/// dtype: "float32" or "bfloat16". @throws Error
at::ScalarType compute_dtype(const std::string& dtype);

/// The checkpoint's weights on the device, in the compute dtype.
/// @throws Error where the checkpoint cannot be read, or there is no such device or dtype.
GptOss load_model(const Checkpoint& checkpoint, const std::string& device, const std::string& dtype);

/// Fills a model on the CPU that only answers: weights that the checkpoint has packed stay so, where the
/// products can read them. @throws Error where the checkpoint cannot be read.
void load_packed(GptOss& model, const Checkpoint& checkpoint, const ProgressCallback& progress = {});

/// The hook of a PEFT adapter in `folder`, fitted to the model. @throws Error for a tensor that fits nothing.
WeightHook load_adapter(const GptOss& model, const std::filesystem::path& folder);

/// Largest magnitudes of the experts' inputs from a safetensors file: amax.LAYER.gate_up_proj and
/// amax.LAYER.down_proj, one F32 each. @throws Error for a file or an amax.* tensor that is not so.
AmaxTable read_amax(const std::filesystem::path& file);

}  // namespace nibble
