// Tells whether a run still lies on the checkpoint and the tokenizer that it began with. Torch-free.
#pragma once
#include <filesystem>
#include <string>

#include "core/checkpoint/checkpoint.h"

namespace nibble {

/// Over config.json, the tokenizer's file, and of each tensor its name, type, shape and first 4 kB: training
/// changes those, and reading all of a large model at every start would take minutes.
/// @param checkpoint null where the run makes its model itself
std::string base_hash(const Checkpoint* checkpoint, const std::filesystem::path& tokenizer);

}  // namespace nibble
