// What stages share that quantize. Inside core/run; torch-free.
#pragma once
#include <cstdint>
#include <functional>

#include "core/quant/quant_policy.h"
#include "core/run/active_run.h"

namespace at {
class Tensor;
}

namespace nibble {

/// Largest magnitudes of the quantized inputs over the first `calibration_samples` training rows; the model's
/// weight hook is in force.
AmaxTable calibrate_inputs(ActiveRun& run, const Stage& stage, const QuantPolicy& policy);

/// Tells what quantization does to the weights that the model holds, against the checkpoint's.
void report_layer_errors(ActiveRun& run, const Stage& stage, const QuantPolicy& policy, std::int64_t step,
                         const std::function<at::Tensor(std::string_view, const at::Tensor&)>& merge = {});

}  // namespace nibble
