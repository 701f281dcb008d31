// What a checkpoint is, for people and for scripts: `nibble info` and the workbench's page.
#pragma once
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/checkpoint/checkpoint.h"

namespace nibble {

struct CheckpointInfo {
    struct Tensor {
        std::string name;
        DType dtype = DType::bf16;
        std::vector<std::int64_t> shape;
        std::uintmax_t bytes = 0;
        std::string file;
    };
    struct File {
        std::string name;
        std::uintmax_t bytes = 0;
    };

    std::filesystem::path path;  ///< of the weights: the folder that was named, or the original/ in it
    std::vector<CheckpointChoice> choices;  ///< all that the folder offers
    std::optional<Layout> layout;           ///< none where there are no weights
    std::optional<ModelConfig> config;      ///< none where config.json cannot be read
    std::vector<File> files;
    std::vector<Tensor> tensors;  ///< as stored
    std::map<std::string, std::uintmax_t> bytes_by_dtype;
    std::uintmax_t bytes = 0;  ///< of all tensors
    std::vector<std::string> notes, problems;

    std::string to_json() const;
};

/// Never throws for what is wrong with the checkpoint: that stands in `problems`.
CheckpointInfo inspect_checkpoint(const std::filesystem::path& path);

}  // namespace nibble
