// A store filled with plausible runs, without any training: what the pages are tested on and pictured with.
#pragma once
#include <filesystem>

#include "core/run/run_store.h"

namespace nibble::test {

/// The demo's recipe, carried out: falling loss curves, evaluations with all their answers, errors of each
/// layer and expert at every validation, checkpoints, exports, log. `seed` varies the numbers.
std::int64_t add_demo_run(RunStore& store, std::uint64_t seed = 1, double learning_rate = 1e-4);
/// A large model's run, stopped in the middle of quantization-aware training: 24 layers of 32 experts.
std::int64_t add_stopped_run(RunStore& store);
/// One that failed because its loss became NaN.
std::int64_t add_failed_run(RunStore& store);
/// All of these, oldest first.
void fill_store(RunStore& store);

Recipe demo_recipe();

}  // namespace nibble::test
