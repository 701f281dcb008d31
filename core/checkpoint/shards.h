#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/base/problems.h"

namespace nibble {

/// The weight files of one folder.
struct Shards {
    std::vector<std::filesystem::path> files;       ///< those that belong to the checkpoint, sorted by name
    std::map<std::string, std::string> weight_map;  ///< tensor -> file name; empty where there is no index
    bool empty() const { return files.empty(); }
};

/// Goes by the index where there is one (shards may count from 0 or from 1), else by model.safetensors, else
/// by all
/// *.safetensors. What the list lacks or has too much goes to `problems`, what is merely unusual to `notes`.
Shards find_shards(const std::filesystem::path& folder, Problems& problems, std::vector<std::string>& notes);

}  // namespace nibble
