#pragma once
#include <cstdint>
#include <functional>
#include <span>

#include "core/model/gpt_oss.h"
#include "core/quant/quant_policy.h"
#include "core/train/batch.h"

namespace nibble {

/// Runs the batches through the model, without quantizing inputs, and takes the largest magnitude of every
/// input that the policy quantizes (the running maximum over all tokens, as Model Optimizer's MaxCalibrator).
/// The model's weight hook stays in force. `progress` is told the batches done and their number.
/// @throws Error naming the tensor whose input is NaN or infinite, or that saw no token at all.
AmaxTable calibrate(GptOss& model, const QuantPolicy& policy, std::span<const Batch> batches,
                    const std::function<void(std::int64_t, std::int64_t)>& progress = {});

}  // namespace nibble
