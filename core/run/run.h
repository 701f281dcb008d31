// The story of a run, on one page: file -> tensors -> model -> batch -> loss -> step -> store. Torch-free.
#pragma once
#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>

#include "core/run/recipe.h"
#include "core/run/run_event.h"
#include "core/run/run_store.h"

namespace nibble {

/// Runs the stages of a recipe in order, in the calling thread, recording everything in `store` and telling
/// `callback` the same events. Weights and checkpoints go to run_folder(store, run)/STAGE/.
/// Stops after the current step when `stop` is requested: the state is saved, the run's status is `stopped`.
/// @returns the run's id. @throws Error after recording it: the run's status is `failed`.
std::int64_t start_run(const Recipe& recipe, RunStore& store, const EventCallback& callback,
                       std::stop_token stop);

/// Goes on from the last complete checkpoint of each stage; finished stages are not repeated. On the CPU the
/// result is bit for bit that of an uninterrupted run.
void resume_run(std::int64_t run, RunStore& store, const EventCallback& callback, std::stop_token stop);

/// Evaluates or exports weights of an earlier run outside its recipe. What comes of it is recorded in that
/// run, under the stage's own id; the run's status stays. @throws Error
void run_extra_stage(std::int64_t run, const Stage& stage, RunStore& store, const EventCallback& callback,
                     std::stop_token stop);

/// The folder that belongs to a run: <the store's path without its extension>/<id>.
std::filesystem::path run_folder(const RunStore& store, std::int64_t run);

/// What "RUN", "RUN:STAGE" or a folder stands for: where the weights are and how they are quantized.
struct WeightsReference {
    std::filesystem::path checkpoint;    ///< the base checkpoint; empty: the run made its model itself
    std::filesystem::path config;        ///< the model's config.json
    std::filesystem::path tokenizer;     ///< tokenizer.json; empty: there is none
    std::filesystem::path weights = {};  ///< a stage's weights (load_weights); empty: the checkpoint's own
    std::string policy = {}, scale_rule = {};  ///< of the stage; empty: not quantized
};
/// @throws Error naming the stages that have weights.
WeightsReference find_weights(const std::string& run_or_folder, const RunStore* store);

}  // namespace nibble
