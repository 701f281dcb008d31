// Fake-quantization: values that a 4-bit format can hold, kept in float32 or bfloat16, with a
// straight-through gradient. fake_quantize(w) == decode(encode(w)), bit for bit.
#pragma once
#include <ATen/core/TensorBody.h>

#include <optional>

#include "core/model/gpt_oss.h"
#include "core/quant/quant_policy.h"

namespace nibble {

/// w [..., in], float32 or bfloat16 -> the same shape and type. The gradient passes unchanged, without a mask
/// (Model Optimizer's pass_through_bwd). The tensor scale follows w as it is now, or `amax` where it is
/// given.
/// @throws Error where `in` is not whole blocks.
at::Tensor fake_quantize(const at::Tensor& w, const kernels::QuantFormat& format,
                         std::optional<float> amax = {});

/// What QAT sets on a GptOss. Weights that the policy leaves alone pass through as they are. With `reuse`,
/// the codes of a parameter are kept until it changes: for steps that ask for it more than once
/// (micro-batches, gradient checkpointing's second forward pass).
WeightHook fake_quant_weights(QuantPolicy policy, bool reuse = false);
/// Quantizes the experts' inputs with their calibrated static amax; an empty hook for a weight-only policy.
ActivationHook fake_quant_inputs(const QuantPolicy& policy, AmaxTable amax);

/// `second` applied to what `first` returns: then(adapter, fake_quant_weights(policy)) quantizes the merged
/// weight. An empty hook is left out.
WeightHook then(WeightHook first, WeightHook second);

}  // namespace nibble
