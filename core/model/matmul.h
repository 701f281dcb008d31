// Matrix products on the CPU, whose operands may be any views of two axes. float32 goes through
// kernels/matmul.h where this processor has it: it is faster than the library's product for an expert's rows,
// and gives the same bits on any number of threads. All else is the library's.
#pragma once
#include <ATen/core/TensorBody.h>

#include <optional>

namespace nibble {

/// c [m, n] = a [m, k] b [k, n], or with `add` c += a b. c's rows are contiguous. Threads share its rows, or
/// where those are few its columns, except inside at::parallel_for: there the calling thread does it alone.
void multiply(const at::Tensor& c, const at::Tensor& a, const at::Tensor& b, bool add = false);
at::Tensor product(const at::Tensor& a, const at::Tensor& b);

/// at::linear, with its gradients, through multiply.
at::Tensor linear(const at::Tensor& x, const at::Tensor& weight, const std::optional<at::Tensor>& bias = {});

}  // namespace nibble
