#pragma once
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/train/evaluator.h"

namespace nibble {

/// Of how many of the batches' real tokens each expert takes part in: [layers * experts], layer by layer. The
/// model routes as its hooks make it. Stops early when asked to, with what it has.
std::vector<std::int64_t> count_routing(const GptOss& model, std::span<const Batch> batches,
                                        const ProgressCallback& progress = {}, std::stop_token stop = {});

}  // namespace nibble
