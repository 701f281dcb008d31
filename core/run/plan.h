// What a run will need before it is started: memory part by part, and time. Torch-free.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/checkpoint/model_config.h"
#include "core/run/recipe.h"

namespace nibble {

/// What the plan cannot read from the recipe.
struct PlanInput {
    ModelConfig model;
    std::int64_t rows = 0;         ///< to train on; 0: unknown, stages without `steps` get no time
    double tokens_per_row = 0;     ///< on average; 0: the recipe's max_length
    std::int64_t longest_row = 0;  ///< tokens; 0: the recipe's max_length
    double flops_per_second = 0;   ///< that training reaches in the recipe's dtype; 0: no time
    double memory_bytes = 0;       ///< of the device; 0: unknown
    bool on_gpu = false;
};

struct PlanPart {
    std::string what;  ///< "weights", "master weights", "gradients", ...
    double bytes = 0;
    Sentence reason;  ///< how the number comes about
};

struct StagePlan {
    std::string stage;
    StageType type = StageType::sft;
    std::vector<PlanPart> parts;
    std::int64_t trained_parameters = 0;
    std::int64_t steps = 0;
    double tokens = 0;  ///< of all steps
    double flops = 0;
    double seconds = 0;     ///< 0: unknown, or a stage that does not train
    double disk_bytes = 0;  ///< checkpoints and results that it leaves

    double bytes() const;  ///< sum of the parts
};

struct Plan {
    std::vector<StagePlan> stages;
    std::vector<Sentence> warnings;  ///< does not fit, and what would make it fit

    double peak_bytes() const;
    double seconds() const;
    double disk_bytes() const;
};

/// Parameters that a training stage changes: all, those that `train` names, or the LoRA adapter's.
std::int64_t trained_parameters(const ModelConfig& model, const Stage& stage);
/// Bytes of a checkpoint in a layout: hf-bf16, hf-mxfp4, openai, hf-nvfp4.
double checkpoint_bytes(const ModelConfig& model, const std::string& layout);

Plan plan(const Recipe& recipe, const PlanInput& input);

/// The share of a large matmul's speed that training reaches, where no training step was measured
/// (dry_run.h).
constexpr double kUsualEfficiency = 0.4;

/// The JSON with a checkpoint and a training file filled in where it names none yet, as presets do: good to
/// plan with, not to run.
/// @param model a checkpoint's folder or a released name; empty: the one that the recipe's name holds, else
/// gpt-oss-20b
nlohmann::json with_assumed_files(nlohmann::json recipe, const std::string& model = {});

/// Model, rows and their mean length from the files that the recipe names; speed and memory are left at 0.
struct RecipeFiles {
    PlanInput input;
    std::vector<Sentence> notes;  ///< what had to be assumed
};
/// @param model a checkpoint's folder or a released name, in place of the recipe's own
/// @param progress rows done; what it throws ends the work
/// @throws Error where a file is there and cannot be used
RecipeFiles read_recipe_files(const Recipe& recipe, const std::string& model = {},
                              const std::function<void(std::int64_t rows)>& progress = {});

}  // namespace nibble
