// From at::Tensor to the plain pointers of kernels/.
#pragma once
#include <ATen/core/TensorBody.h>

#include <optional>

#include "core/quant/packed_tensor.h"
#include "kernels/quantize.h"

namespace nibble {

/// @throws Error for another type than float32 and bfloat16.
kernels::ScalarType kernel_type(at::ScalarType dtype);
inline kernels::ScalarType kernel_type(const at::Tensor& x) {
    return kernel_type(x.scalar_type());
}
/// x: contiguous, [..., columns]. Finds the largest magnitude where the format needs one and `amax` does not
/// give it.
/// @throws Error where a row is not whole blocks.
kernels::QuantizeArgs quantize_args(const at::Tensor& x, const kernels::QuantFormat& format,
                                    std::optional<float> amax);
/// packed.codes and packed.scales: contiguous. `dtype` is what it is decoded to.
kernels::DecodeArgs decode_args(const PackedTensor& packed, at::ScalarType dtype);
/// Largest magnitude of a contiguous tensor; NaN if one is NaN, 0 for none.
float absolute_maximum(const at::Tensor& x);

}  // namespace nibble
