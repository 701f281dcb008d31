// A few training steps of a model of the recipe's shape, to plan with. Torch-free.
#pragma once
#include <stop_token>

#include "core/run/plan.h"

namespace nibble {

struct DryRun {
    double flops_per_second = 0;  ///< that training steps reached
    double seconds = 0;           ///< of one micro-batch of the measured model
    double memory_bytes = 0;      ///< of the device
    bool on_gpu = false;
    std::int64_t layers = 0, experts = 0;  ///< of the measured model: fewer where the whole would not fit
};
/// Random weights in the recipe's dtype and on its device; rows of `input`'s mean length, of the first
/// training stage's batch size. Takes seconds, and at most a quarter of the device's memory.
/// @throws Error where the recipe trains nothing
DryRun dry_run(const Recipe& recipe, const PlanInput& input);

/// As measured by the dry run, or by a large matmul alone, of which training reaches kUsualEfficiency.
void use(const DryRun& measured, PlanInput& input);
void use_matmul_speed(const Recipe& recipe, PlanInput& input);

}  // namespace nibble
