#pragma once
#include <ATen/core/TensorBody.h>

#include <functional>
#include <vector>

namespace nibble {

/// Gradient checkpointing (Chen et al. 2016, arXiv 1604.06174): runs `f` on x without keeping what its
/// backward pass needs, and runs it again there. f returns one or more tensors, the same each time. Gradients
/// reach the leaves that f uses through backward(), not through autograd::grad().
std::vector<at::Tensor> recompute(std::function<std::vector<at::Tensor>(const at::Tensor&)> f,
                                  const at::Tensor& x);

}  // namespace nibble
