// What a checkpoint is, for people and for scripts: `nibble info` and the workbench's page.
#pragma once
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/checkpoint/checkpoint.h"

namespace nibble {

/// A field of config.json whose value is not that of the released models.
struct ConfigNote {
    std::string key;       ///< as in config.json
    std::string released;  ///< the value of gpt-oss-20b and gpt-oss-120b; "24 / 36" where they differ
    std::string meaning;   ///< what follows from the difference; empty for a mere size
};
/// Sizes may differ in any model; the rest must be as the model was trained.
std::vector<ConfigNote> config_notes(const ModelConfig& config);

/// What to do about a problem. For translation: context "Checkpoint".
const char* remedy(CheckpointProblem::Place place);

struct CheckpointInfo {
    struct Tensor {
        std::string name;
        DType dtype = DType::bf16;
        std::vector<std::int64_t> shape;
        std::uintmax_t bytes = 0;
        std::string file;
        /// What the same numbers are called in the other dialect: OpenAI's for Hugging Face's files and the
        /// other way round; several where one tensor holds what the other keeps apart (qkv).
        std::vector<std::string> other_names;
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
    std::vector<ConfigNote> config_notes;
    std::vector<std::string> notes;
    std::vector<CheckpointProblem> problems;

    std::string to_json() const;
};

/// Never throws for what is wrong with the checkpoint: that stands in `problems`.
CheckpointInfo inspect_checkpoint(const std::filesystem::path& path);

}  // namespace nibble
