#pragma once
#include <functional>
#include <string_view>
#include <vector>

#include "core/model/gpt_oss.h"
#include "core/quant/layer_error.h"
#include "core/quant/quant_policy.h"

namespace nibble {

/// The base checkpoint's values of one tensor, in the engine's shape; asked for one at a time.
using BaseWeights = std::function<at::Tensor(std::string_view name)>;

/// What quantization under `policy` does to every tensor that it quantizes: per tensor the whole (expert -1),
/// then each expert. `merge` (an adapter's hook) is applied first. Without `base` the fields that compare
/// with it are 0. Also right for weights that were shipped in place if asked before, not after.
std::vector<LayerError> layer_errors(const GptOss& model, const QuantPolicy& policy,
                                     const BaseWeights& base = {}, const WeightHook& merge = {});

/// The same for one tensor [E, out, in], without its name and layer; `base` may be undefined. What changed
/// against the base is counted in what quantization makes of both, relative to the tensor's own scale.
std::vector<LayerError> tensor_errors(const at::Tensor& weight, const kernels::QuantFormat& format,
                                      const at::Tensor& base);

}  // namespace nibble
