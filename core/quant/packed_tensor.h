// A tensor in a 4-bit format, and the way to it and back on the tensor's own device.
#pragma once
#include <ATen/core/TensorBody.h>

#include <optional>

#include "kernels/quant_format.h"

namespace nibble {

/// codes and scales are contiguous.
struct PackedTensor {
    kernels::QuantFormat format;
    at::Tensor codes;   ///< uint8 [..., in / 2]: two E2M1 values a byte, the even index in the low nibble
    at::Tensor scales;  ///< uint8 [..., in / block]: E8M0 or E4M3
    float tensor_scale = 1;  ///< 1 for formats without one
};

/// w [..., in], float32 or bfloat16. `amax` fixes the largest magnitude that the tensor scale is made for (a
/// calibrated input); without it, it is w's own.
/// @throws Error where `in` is not whole blocks.
PackedTensor encode(const at::Tensor& w, const kernels::QuantFormat& format, std::optional<float> amax = {});
/// The values, [..., in] of `dtype` (float32 or bfloat16).
at::Tensor decode(const PackedTensor& packed, at::ScalarType dtype);

}  // namespace nibble
