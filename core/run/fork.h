// Forks: new runs that begin with weights which another run saved. Torch-free.
#pragma once
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/run/recipe.h"
#include "core/run/run_store.h"

namespace nibble {

/// Weights that a fork can begin with: a saved step of a stage, or what the stage ended with.
struct ForkPoint {
    RunOrigin origin;
    std::filesystem::path folder;  ///< as stage_weights.h describes it
};

/// Of one run, in the order of its stages and steps.
std::vector<ForkPoint> fork_points(const RunStore& store, std::int64_t run);
/// "RUN", "RUN:STAGE" (their newest weights) or "RUN:STAGE@STEP". @throws Error listing what there is.
ForkPoint find_fork_point(const std::string& text, const RunStore& store);

/// What the origin's recipe did from there on: the stage itself, with the steps that were left to do, and
/// those that descend from it. The first one starts from nothing named: from the fork's own beginning.
Recipe fork_recipe(const RunStore& store, const ForkPoint& point);

/// Makes a run that begins with these weights; resume_run() carries it out. The weights are linked or copied
/// into its folder, so that it does not need its origin any more. @throws Error
std::int64_t create_fork(const Recipe& recipe, const ForkPoint& point, RunStore& store);

}  // namespace nibble
