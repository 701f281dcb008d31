// Where a stage's router sends the tokens of its run's validation rows, counted after the fact. Torch-free.
#pragma once
#include <stop_token>
#include <string>

#include "core/run/run_event.h"
#include "core/run/run_store.h"

namespace nibble {

/// Loads the weights of `stage` as they ship (empty: the checkpoint's), sends the validation rows through
/// them and records the counts in the store, where it can be written: those of the checkpoint as step 0 of
/// `base_stage`, the stage that started from it.
/// @throws Error where weights or data are gone, or there are no validation rows; Stopped-like ends give
/// counts of the rows that were done and record nothing.
RoutingCounted count_stage_routing(RunStore& store, std::int64_t run, const std::string& stage,
                                   const std::string& base_stage, const ProgressCallback& progress = {},
                                   std::stop_token stop = {});

}  // namespace nibble
