// Products with weights that stay in their 4-bit blocks: a checkpoint's experts are never all unpacked.
#pragma once
#include <ATen/core/TensorBody.h>

#include "core/quant/packed_tensor.h"

namespace nibble {

/// x [rows, in], sorted by expert: rows [offsets[e], offsets[e + 1]) are expert e's (int64 [E + 1]). weight
/// [E, out, in] -> [rows, out]. No gradient. On the CPU an expert with few rows reads its packed weights
/// directly, with many it decodes a part at a time that stays in the cache; a GPU decodes on the way to its
/// tensor cores (bfloat16; else as the reference).
at::Tensor packed_linear(const at::Tensor& x, const PackedTensor& weight, const at::Tensor& offsets);
/// The same from decoded weights and stock operations: the specification.
at::Tensor packed_linear_ref(const at::Tensor& x, const PackedTensor& weight, const at::Tensor& offsets);

}  // namespace nibble
