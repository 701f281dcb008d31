// Proof that an export holds what was evaluated: one hash over all weights as they ship. Torch-free.
#pragma once
#include <filesystem>
#include <optional>
#include <string>

#include "core/checkpoint/checkpoint.h"
#include "core/run/run_event.h"

namespace nibble {

class GptOss;

/// SHA-256 over the values of all tensors, in the order of the tensor table and of the type that the model
/// computes in. The model holds its weights as they ship (ship_in_place).
std::string shipped_hash(const GptOss& model, const ProgressCallback& progress = {});
/// The same of the weights in a checkpoint's files.
std::string shipped_hash(const Checkpoint& checkpoint, kernels::ScalarType compute,
                         const ProgressCallback& progress = {});

/// The hash of the weights of a stage ("": the checkpoint's) that the last evaluation used.
void save_evaluated_hash(const std::filesystem::path& run_folder, const std::string& stage,
                         const std::string& hash);
std::optional<std::string> evaluated_hash(const std::filesystem::path& run_folder, const std::string& stage);

}  // namespace nibble
