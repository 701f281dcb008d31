// The experts' two halves as autograd functions over token copies sorted by expert: a matmul per expert over
// its rows.
#pragma once
#include <ATen/core/TensorBody.h>

namespace nibble {

/// Each token goes to k experts; its copies, sorted by expert (and by token within one), are the rows 0 .. N
/// * k.
struct TokenOrder {
    at::Tensor experts;  ///< int64 [N, k], as routed
    at::Tensor offsets;  ///< int64 [E + 1]: rows [offsets[e], offsets[e + 1]) are expert e's
    at::Tensor token;    ///< int64 [N * k]: the token of each row
    at::Tensor place;    ///< int64 [N, k]: the row of each copy
};
TokenOrder sort_by_expert(const at::Tensor& experts, std::int64_t expert_count);

/// x [N, H] -> SwiGLU(x weight^T + bias) of each row's expert, [N * k, I]. weight [E, 2I, H], bias [E, 2I].
at::Tensor experts_up(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias,
                      const TokenOrder& order, double alpha, double limit);

/// y [N * k, I] -> [N, H]: sum over a token's copies of share * (y weight^T + bias). weight [E, H, I], bias
/// [E, H], shares [N, k].
at::Tensor experts_down(const at::Tensor& y, const at::Tensor& weight, const at::Tensor& bias,
                        const at::Tensor& shares, const TokenOrder& order);

/// The parts of these that come after the matmuls, without a gradient: SwiGLU(gate_up + bias) of each row [N
/// * k, 2I], and the sums of a token's copies.
at::Tensor swiglu_rows(const at::Tensor& gate_up, const at::Tensor& bias, const TokenOrder& order,
                       double alpha, double limit);
at::Tensor combine_rows(const at::Tensor& rows, const at::Tensor& bias, const at::Tensor& shares,
                        const TokenOrder& order);

}  // namespace nibble
