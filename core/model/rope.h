// Rotary positions with YaRN (Peng et al. 2023, arXiv 2309.00071) as gpt-oss uses it: at all
// positions, without rounding the correction range.
#pragma once
#include <ATen/core/TensorBody.h>

#include <vector>

#include "core/checkpoint/model_config.h"

namespace nibble {

/// The frequencies of a head: the slow ones are divided by the factor, those between `low` and `high` partly.
struct Yarn {
    double low = 0;  ///< correction range, in indices of inv_freq
    double high = 0;
    double attention_factor = 1;  ///< multiplies cos and sin, so that q and k both grow by it
    std::vector<float> inv_freq;  ///< head_dim / 2 of them
};
Yarn yarn(const RopeConfig& config, std::int64_t head_dim);

/// cos and sin for each position, attention factor included, rounded to the activations' type: float32
/// [..., head_dim / 2] on the device of `positions`.
struct RotaryTable {
    at::Tensor cos;
    at::Tensor sin;
};
RotaryTable rotary_table(const Yarn& yarn, const at::Tensor& positions, at::ScalarType dtype);

/// Rotates lanes (i, i + head_dim / 2) of each head: x [B, T, heads, head_dim], table [T, ...] or [B, T,
/// ...].
at::Tensor rotate(const at::Tensor& x, const RotaryTable& table);
/// The same from stock operations: the specification, and the path where no kernel takes the tensor.
at::Tensor rotate_ref(const at::Tensor& x, const RotaryTable& table);

}  // namespace nibble
