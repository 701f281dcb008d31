// The weights as they ship. Evaluation, PTQ, `nibble quantize` and export all take them from here, which is
// why what was exported is what was evaluated, bit for bit.
#pragma once
#include <ATen/core/TensorBody.h>

#include <string_view>

#include "core/model/gpt_oss.h"
#include "core/quant/packed_tensor.h"
#include "core/quant/quant_policy.h"

namespace nibble {

/// One tensor as it ships: where the policy quantizes it, fake_quantize(weight rounded to `compute`), else
/// rounded to BF16. The result is of type `compute`.
/// @throws Error naming the tensor and the first index where a value is NaN or infinite.
at::Tensor shipped_values(std::string_view name, const at::Tensor& weight, const QuantPolicy& policy,
                          at::ScalarType compute);
/// The same tensor packed; decode(shipped_packed(...), compute) == shipped_values(...).
/// @throws Error where the policy does not quantize it, or as shipped_values.
PackedTensor shipped_packed(std::string_view name, const at::Tensor& weight, const QuantPolicy& policy,
                            at::ScalarType compute);

/// Overwrites the model's parameters with what ships, after `merge` (an adapter's hook): no second copy. For
/// models that are not trained any more; the model's own hooks are removed, its inputs are quantized by
/// `inputs`.
void ship_in_place(GptOss& model, const QuantPolicy& policy, const WeightHook& merge = {},
                   ActivationHook inputs = {});

/// The same, but what the policy quantizes stays packed where the products can read it so (GptOss::pack): for
/// models on the CPU that only answer.
void ship_packed(GptOss& model, const QuantPolicy& policy, ActivationHook inputs = {});

}  // namespace nibble
