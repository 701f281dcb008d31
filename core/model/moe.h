// The mixture of experts of gpt-oss: a router with a bias, and experts with a clamped SwiGLU, as
// transformers' GptOssTopKRouter and GptOssExperts.
#pragma once
#include <ATen/core/TensorBody.h>

#include <functional>
#include <vector>

#include "core/quant/packed_tensor.h"

namespace nibble {

/// Where each of N tokens goes.
struct Routing {
    at::Tensor logits;   ///< [N, E], before any softmax
    at::Tensor experts;  ///< int64 [N, k]
    at::Tensor weights;  ///< [N, k], the softmax over those k logits only
};
/// x [N, H], weight [E, H], bias [E].
Routing route(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias, std::int64_t k);

/// What the experts of a layer compute with; matrices as the engine keeps them, one [out, in] an expert.
struct Experts {
    at::Tensor gate_up;       ///< [E, 2I, H]; rows alternate gate, up
    at::Tensor gate_up_bias;  ///< [E, 2I]
    at::Tensor down;          ///< [E, H, I]
    at::Tensor down_bias;     ///< [E, H]
    double alpha = 1.702;
    double limit = 7;
    std::function<at::Tensor(const at::Tensor&)> on_activation;  ///< optional: replaces the input of `down`
};

/// x [N, H] -> [N, H]: sum over a token's experts of weight * (SwiGLU(x gate_up^T + bias) down^T + bias).
at::Tensor experts(const at::Tensor& x, const Routing& routing, const Experts& experts);
/// The same for other devices than the CPU, on stock grouped matmuls and, on a GPU, kernels/layers_cuda.h. H
/// and I are multiples of 8.
at::Tensor experts_grouped(const at::Tensor& x, const Routing& routing, const Experts& experts);
/// The same, expert by expert from stock operations: the specification.
at::Tensor experts_ref(const at::Tensor& x, const Routing& routing, const Experts& experts);

/// What the experts compute with where their matrices stay packed.
struct PackedExperts {
    const PackedTensor *gate_up, *down;  ///< as in Experts
    at::Tensor gate_up_bias, down_bias;
    double alpha = 1.702;
    double limit = 7;
    std::function<at::Tensor(const at::Tensor&)> on_activation;
};
/// The same from packed matrices, without a gradient.
at::Tensor experts_packed(const at::Tensor& x, const Routing& routing, const PackedExperts& experts);
/// The same for other devices than the CPU.
at::Tensor experts_packed_grouped(const at::Tensor& x, const Routing& routing, const PackedExperts& experts);

/// (min(max(up, -limit), limit) + 1) * g * sigmoid(alpha * g), g = min(gate, limit); gate_up [..., 2I]
/// interleaved.
at::Tensor swiglu_ref(const at::Tensor& gate_up, double alpha, double limit);

/// Load balancing of Switch Transformers over all layers' router logits [N, E] (arXiv 2101.03961): k where
/// tokens spread evenly. `real` (bool [N], optional) leaves padding out.
at::Tensor load_balancing_loss(const std::vector<at::Tensor>& logits, std::int64_t k,
                               const at::Tensor& real = {});

}  // namespace nibble
