#pragma once
#include <ATen/core/TensorBody.h>

namespace nibble {

/// x / sqrt(mean(x^2) + eps) * weight over the last axis, all of it in float32 and rounded once
/// (GptOssRMSNorm; Llama's rounds before it multiplies).
at::Tensor rms_norm(const at::Tensor& x, const at::Tensor& weight, double eps);
/// The same from stock operations: the specification, and the path where no kernel takes the tensor.
at::Tensor rms_norm_ref(const at::Tensor& x, const at::Tensor& weight, double eps);

}  // namespace nibble
