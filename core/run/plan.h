// What a run will need before it is started: memory part by part, and time. Torch-free.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/checkpoint/model_config.h"
#include "core/run/recipe.h"

namespace nibble {

/// What the plan cannot read from the recipe.
struct PlanInput {
    ModelConfig model;
    std::int64_t rows = 0;        ///< to train on; 0: unknown, stages without `steps` get no time
    double tokens_per_row = 0;    ///< on average; 0: the recipe's max_length
    double flops_per_second = 0;  ///< what the device's matmuls reach in the recipe's dtype; 0: no time
    double memory_bytes = 0;      ///< of the device; 0: unknown
    bool on_gpu = false;
};

struct PlanPart {
    std::string what;  ///< "weights", "master weights", "gradients", ...
    double bytes = 0;
    std::string reason;  ///< how the number comes about
};

struct StagePlan {
    std::string stage;
    StageType type = StageType::sft;
    std::vector<PlanPart> parts;
    std::int64_t trained_parameters = 0;
    std::int64_t steps = 0;
    double tokens = 0;  ///< of all steps
    double flops = 0;
    double seconds = 0;     ///< 0: unknown
    double disk_bytes = 0;  ///< checkpoints and results that it leaves

    double bytes() const;  ///< sum of the parts
};

struct Plan {
    std::vector<StagePlan> stages;
    std::vector<std::string> warnings;  ///< does not fit, and what would make it fit

    double peak_bytes() const;
    double seconds() const;
    double disk_bytes() const;
};

/// Parameters that a training stage changes: all, those that `train` names, or the LoRA adapter's.
std::int64_t trained_parameters(const ModelConfig& model, const Stage& stage);

Plan plan(const Recipe& recipe, const PlanInput& input);

}  // namespace nibble
